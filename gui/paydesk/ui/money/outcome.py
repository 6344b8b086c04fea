"""Panel with the outcome of one payout, its link, its facts and the available commands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from paydesk.domain.checked_address import CheckedAddress
from paydesk.domain.commands import (
    Command,
    DeactivateCashgram,
    MarkPayoutSeen,
    PayoutCommand,
    ReadPayout,
    SendPayout,
    SendPayoutAgain,
    SettlePayout,
)
from paydesk.domain.payout.messages import CashgramRead
from paydesk.domain.payout.next_step import available_commands
from paydesk.domain.payout.outcome import Outcome
from paydesk.domain.payout.payout import Payout
from paydesk.domain.qr import QrReason
from paydesk.domain.settings.service_kind import ServiceKind, takes_real_money
from paydesk.domain.settings.settings import Settings
from paydesk.ui import clock
from paydesk.ui.money.outcome_parts import LinkView, ManualSettlementCard, payout_facts
from paydesk.ui.money.store import FlowsPresenter
from paydesk.ui.orders.panel import CopyValueButton
from paydesk.ui.slips.payout_documents import create_payout_receipt, create_payout_slip
from paydesk.ui.widgets.accessible import announce
from paydesk.ui.widgets.card import Card, CardKind, Chip, PracticeMark
from paydesk.ui.widgets.clipboard import TimedClipboard
from paydesk.ui.widgets.confirm import ConfirmPrompt
from paydesk.ui.widgets.flow import ButtonRow, add_items, hbox, vbox
from paydesk.ui.widgets.key_button import ButtonKind, KeyButton
from paydesk.ui.widgets.labels import KeyValueGrid, Note, Text
from paydesk.ui.words.base import money_words
from paydesk.ui.words.outcomes import outcome_words
from paydesk.ui.words.payouts import (
    expiry_text,
    overdue_words,
    payout_chip,
    payout_words,
    read_problem_words,
    recipient_words,
    refused_link_words,
    reversal_words,
)

_CARD_KINDS: dict[Outcome, CardKind] = {
    Outcome.DONE: "ok",
    Outcome.SCHEDULED: "info",
    Outcome.PENDING: "info",
    Outcome.UNKNOWN: "warn",
    Outcome.FAILED: "bad",
    Outcome.FIX_FIELD: "bad",
    Outcome.NOT_ALLOWED: "bad",
}

_MARGINS: Final = (16, 12, 16, 12)
SHOW_LINK: Final = "link"  # a link is stored nowhere: it is read from the service again


class OutcomePanel(QWidget):
    """One payout. `command_requested` carries a PayoutCommand; each available one and SHOW_LINK has a button."""

    command_requested = Signal(object)

    def __init__(
        self, flows: FlowsPresenter, parent: QWidget, *, copies: TimedClipboard | None = None, is_narrow: bool = False
    ) -> None:
        """Create an empty panel; `copies` is the clipboard for links, without which none is shown."""
        super().__init__(parent)
        self._flows = flows
        self.payout: Payout | None = None
        self._excluded: Sequence[type[Command]] = ()
        self._offered_commands: list[type[Command]] = []
        self._settings = Settings()
        self._kind = ServiceKind.TEST
        self._link_requested = self._is_read_only = False
        self._link_refusal: QrReason | None = None
        """The reason why the link must not be shown."""
        self._create_widgets(copies, is_narrow=is_narrow or copies is not None)
        self._column = column = vbox(self, spacing=8)
        self._head = QHBoxLayout()
        middle = Qt.AlignmentFlag.AlignVCenter
        add_items(self._head, (self.amount, 1), (self.mark, 0, middle), (self.chip, 0, middle))
        column.addLayout(self._head)
        add_items(column, self.payee, self.card)
        if self.link is None:
            add_items(column, self.settlement, self.row, self._question)
        else:
            column.addWidget(self.link)
            self.link.add_buttons(self.row)
            add_items(self.link.column, self.settlement, self._question, 1)
        utr_row = add_items(hbox(spacing=12), self.utr, self.copy_button, self.print_button, 1)
        add_items(column, self.problem, utr_row, self.pairs)

    def _create_widgets(self, copies: TimedClipboard | None, *, is_narrow: bool) -> None:
        self.card = Card("plain", self)
        self.chip = Chip("", "off", self)
        self.mark = PracticeMark(self)
        self.amount = Text("", style="title", wrap=False, parent=self)
        self.payee = Text("", style="action", parent=self)
        self.title = Text("", style="action", parent=self.card)
        self.text = Text("", tint="ink2", parent=self.card)
        self.todo = Text("", bold=True, parent=self.card)
        self._card_layout = add_items(vbox(self.card, _MARGINS, 8), self.title, self.text, self.todo)
        self.link: LinkView | None = None
        if copies is not None:
            self.link = LinkView(copies, self)
            self.link.show_to_customer.connect(self.on_code)
            self.link.show_to_customer.connect(self._flows.show_to_customer)
            self.link.print_requested.connect(self.on_print)
        self.settlement = ManualSettlementCard(self._flows, self)
        self.settlement.hide()
        self.utr = Text("", style="action" if is_narrow else "title", parent=self)
        self.utr.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.copy_button = CopyValueButton(self.tr("UTR"), self)
        self.print_button = KeyButton(self.tr("Print"), parent=self, on_press=self.on_print_receipt)
        self.print_button.hide()
        self.pairs = KeyValueGrid(self, narrow=is_narrow)
        self.problem = Note("", self)
        self._make_buttons()

    def _make_buttons(self) -> None:
        labels: dict[type[PayoutCommand] | str, tuple[str, ButtonKind]] = {
            MarkPayoutSeen: (self.tr("I have seen it"), "plain"),
            SHOW_LINK: (self.tr("Show the link to the customer"), "plain"),
            ReadPayout: (self.tr("Check now"), "plain"),
            SendPayoutAgain: (self.tr("Send again, same number"), "plain"),
            DeactivateCashgram: (self.tr("Cancel payout link"), "danger"),
        }
        self.buttons = {
            do: KeyButton(text, "", kind, self, value=do, on_press=self.on_button)
            for do, (text, kind) in labels.items()
        }
        for button in self.buttons.values():
            button.busy_focus_proxy = self  # their row moves between layouts
        self.row = ButtonRow(*self.buttons.values(), parent=self)
        self.row.hide()
        self._question = ConfirmPrompt(self.tr("Yes, cancel"), self.tr("No, keep it"), self, self.row)
        self._question.confirmed.connect(self.on_end)

    def use_settings(self, settings: Settings, kind: ServiceKind) -> None:
        """Use the names of the shop and the fund sources, and mark tests where money is real."""
        self._settings, self._kind = settings, kind
        if self.payout is not None:
            self._show_mark(self.payout)

    def _show_mark(self, payout: Payout) -> None:
        was_test = self._kind is ServiceKind.LIVE and takes_real_money(payout.host) is False
        self.mark.show_kind(ServiceKind.TEST if was_test else ServiceKind.LIVE)

    # Display ----------------------------------------------------------------------------------------------------------

    def show_payout(
        self,
        payout: Payout,
        *,
        excluded: Sequence[type[Command]] = (),
        show_link: bool = False,
        read_only: bool = False,
    ) -> None:
        """Show a payout.

        Args:
            payout: The payout.
            excluded: Commands that are not offered.
            show_link: Show its link as soon as it arrives.
            read_only: Offer no command.
        """
        self._is_read_only = read_only
        other = self.payout is None or self.payout.payout_id != payout.payout_id
        if other:
            self._forget_link()
            self.settlement.question.close_question()
        news = other or self.payout is None or self.payout.classification != payout.classification
        self.payout, self._excluded = payout, excluded
        self._link_requested = show_link or self._link_requested
        words, (chip, kind) = payout_words(payout), payout_chip(payout)
        self.card.kind = _CARD_KINDS[payout.outcome]
        if self._link_refusal is not None and payout.is_open_link:
            words, self.card.kind = refused_link_words(self._link_refusal), "bad"
        self._show_mark(payout)
        self.chip.show_chip(chip, kind)
        self.amount.setText(money_words(payout.amount))
        self.payee.set_text_or_hide(recipient_words(payout, self._settings.money_out))
        for label, text in ((self.title, words.title), (self.text, words.text), (self.todo, words.todo)):
            label.set_text_or_hide(text)
        self.pairs.show_pairs(payout_facts(payout, words.line))
        self.utr.set_text_or_hide(f"UTR {payout.utr}" if payout.utr else "")
        self.copy_button.show_value(self.tr("Copy"), payout.utr)
        self.copy_button.setVisible(bool(payout.utr))
        self.print_button.setVisible(payout.outcome is Outcome.DONE and not self._is_read_only)
        self._show_problems(payout)
        self._show_buttons(payout)
        self.setAccessibleName(words.title)
        if news and self.isVisible():
            announce(self, words.title, words.text, words.todo, urgent=True)

    def _show_buttons(self, payout: Payout) -> None:
        offered = self._offered_commands = self._available_commands(payout, clock.now_ms())
        if self.link is not None and not payout.is_open_link:
            self._forget_link()
        if DeactivateCashgram not in offered:
            self._question.close_question()
        for do, button in self.buttons.items():
            button.setVisible(do in offered)
        self.reset_busy()
        self._show_link_button()
        offers = any(not button.isHidden() for button in self.buttons.values())
        self.row.setVisible(offers and not self._question.is_open)
        self.settlement.setVisible(SettlePayout in offered)
        if SettlePayout in offered:
            self.settlement.show_payout(payout, self._settings.money_out)
        else:
            self.settlement.question.close_question()

    def _show_link_button(self) -> None:
        open_link = self.payout is not None and self.payout.is_open_link
        is_missing = self.link is not None and self.link.link is None and self._link_refusal is None
        self.buttons[SHOW_LINK].setVisible(open_link and is_missing)
        self.card.setVisible(self.link is None or not self.link.is_shown)

    def _available_commands(self, payout: Payout, now: int) -> list[type[Command]]:
        offered = () if self._is_read_only else available_commands(payout, now)
        return [each for each in offered if each is not SendPayout and each not in self._excluded]

    def refresh(self, now: int) -> None:
        """Update the available commands, and hide a link whose time is over."""
        if self.link is not None:
            self.link.refresh(now)
        if self.payout is not None and self._available_commands(self.payout, now) != self._offered_commands:
            self.show_payout(self.payout, excluded=self._excluded, read_only=self._is_read_only)

    def say(self, text: str) -> None:
        """Show why a command was not carried out."""
        self.problem.set_text_or_hide(text)
        announce(self, text, urgent=True)

    def _show_problems(self, payout: Payout) -> None:
        messages = [reversal_words(payout)] if payout.reversed_at is not None else []
        overdue = overdue_words(payout, clock.now_ms())
        if overdue:
            messages.append(overdue)
        if payout.failure_text:
            messages.append(self.tr("The service's words: “{words}”").format(words=payout.failure_text))
        if payout.problem is not None:
            messages.append(read_problem_words(payout))
        self.problem.set_text_or_hide("\n".join(messages))

    def forget(self) -> None:
        """Clear the payout and its link."""
        self.payout = None
        self._forget_link()
        self._question.close_question()
        self.reset_busy()
        for label in (self.amount, self.payee, self.title, self.text, self.todo, self.problem, self.utr):
            label.clear()
        self.pairs.show_pairs(())
        self.chip.show_chip("", "off")
        self.settlement.forget()
        self.setAccessibleName("")

    # Link of a cashgram -----------------------------------------------------------------------------------------------

    def show_link(self, link: CheckedAddress, now: int) -> None:
        """Keep a link that arrived, and show its code if it was requested."""
        if self.link is None or self.payout is None:
            return
        self.reset_busy()
        if self._link_refusal is not None:
            self._link_refusal = None
            self.show_payout(self.payout, excluded=self._excluded)
        if self._link_requested:
            self._link_requested = False
            self.link.show_link(link, self.payout.amount, now)
        elif not self.link.is_shown:
            self.link.keep_link(link, self.payout.amount)
        self._show_link_button()

    def refuse_link(self, reason: QrReason) -> None:
        """Show why a link must not be shown, and remove an earlier one."""
        self.reset_busy()
        self._forget_link()
        self._link_refusal = reason
        if self.payout is not None:
            self.show_payout(self.payout, excluded=self._excluded)
            announce(self, refused_link_words(reason).line, urgent=True)

    def show_link_state(self, event: CashgramRead) -> None:
        """Handle the answer to a query for the state of the link."""
        self.reset_busy()
        if event.state is None:
            self._link_requested = False
        if event.classification is not None and (self.payout is None or not self.payout.asked_other_keys):
            words = outcome_words(event.classification)
            self.say(words.line)

    def hide_link(self) -> bool:
        """Hide the code on all screens; return False if it was hidden."""
        if self.link is None or not self.link.is_shown:
            return False
        self.link.hide_code()
        return True

    def _forget_link(self) -> None:
        self._link_requested, self._link_refusal = False, None
        if self.link is not None:
            self.link.forget()
            self._show_link_button()

    @Slot(object)
    def on_code(self, shown: object) -> None:
        """Hide the card while the code is shown."""
        self.card.setVisible(shown is None)

    @Slot()
    def on_print(self) -> None:
        payout = self.payout
        if payout is not None and self.link is not None and self.link.link is not None:
            last, shop = expiry_text(payout.expires_on), self._settings.shop.name
            slip = create_payout_slip(self.link.link, payout.amount, shop, last, payout.order_id, self._kind)
            self._flows.print_requested.emit(slip)

    @Slot()
    def on_print_receipt(self) -> None:
        """Print the slip of a payout that is done."""
        payout = self.payout
        if payout is not None:
            payee = recipient_words(payout, self._settings.money_out)
            facts = [("UTR", payout.utr), *payout_facts(payout)]
            slip = create_payout_receipt(payout.amount, payee, facts, self._settings.shop.name, self._kind)
            self._flows.print_requested.emit(slip)

    # Commands ---------------------------------------------------------------------------------------------------------

    def main_control(self) -> QWidget | None:
        """Return the control to focus: the code, or the first button; None if nothing can be done."""
        if self.link is not None and self.link.is_shown:
            return self.link.code
        if not (self.settlement.isHidden() or self.settlement.read_button.isHidden()):
            return self.settlement.read_button
        return next((button for button in self.buttons.values() if not button.isHidden()), None)

    def begin(self) -> None:
        first = self.main_control()
        if first is not None:
            first.setFocus(Qt.FocusReason.OtherFocusReason)

    def reset_busy(self) -> None:
        for button in self.buttons.values():
            button.set_busy(False)

    def step_back(self) -> bool:
        """Close an open question or hide the code (Esc); return False if there is neither."""
        if self._question.is_open:
            self._question.close_question()
            return True
        return self.hide_link()

    @Slot(object)
    def on_button(self, do: type[PayoutCommand] | str) -> None:
        """Request the command of a button; ending a link asks first."""
        if self.payout is None:
            return
        if do is DeactivateCashgram:
            self.hide_link()
            title = self.tr("Cancel this link? Nobody can collect the money with it.")
            self._question.ask(title, return_focus=self.buttons[do])
            return
        self._link_requested = self._link_requested or do is SHOW_LINK
        if do in {SendPayoutAgain, SHOW_LINK}:
            self.buttons[do].set_busy(True)
        command = ReadPayout if isinstance(do, str) else do
        self.command_requested.emit(command(payout_id=self.payout.payout_id))

    @Slot()
    def on_end(self) -> None:
        self._question.close_question()
        if self.payout is not None:
            self.buttons[DeactivateCashgram].set_busy(True)
            self.command_requested.emit(DeactivateCashgram(payout_id=self.payout.payout_id))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()
