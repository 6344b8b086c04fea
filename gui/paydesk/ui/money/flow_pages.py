"""Confirmation and outcome pages of a MoneyFlow, and the presenter of an outcome panel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, QSignalBlocker, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from paydesk.domain.commands import PayoutCommand, ReadPayout, SendPayout, SendPayoutAgain
from paydesk.domain.messages import CommandEnded, CommandStatus
from paydesk.domain.money import Money
from paydesk.domain.payout.messages import CashgramRead, DraftRefused, LinkCreated, LinkRefused
from paydesk.domain.payout.next_step import available_commands
from paydesk.domain.payout.outcome import Outcome
from paydesk.domain.payout.payout import ApprovalReason, DraftSummary, Payout
from paydesk.ui import clock
from paydesk.ui.money.confirmation import ConfirmationModel
from paydesk.ui.money.outcome import OutcomePanel
from paydesk.ui.money.store import FlowsPresenter
from paydesk.ui.text_styles import TEXT_STYLES
from paydesk.ui.widgets.accessible import announce
from paydesk.ui.widgets.card import Card, MessagePanel
from paydesk.ui.widgets.choice import CheckBox
from paydesk.ui.widgets.clipboard import TimedClipboard
from paydesk.ui.widgets.flow import MIN_SIDE_BY_SIDE_WIDTH, add_items, set_direction, vbox
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import AmountLabel, Heading, KeyValueGrid, Note, Text
from paydesk.ui.widgets.paint import ResizeMixin
from paydesk.ui.widgets.read_delay import ReadDelay
from paydesk.ui.widgets.scroll_area import VScrollArea
from paydesk.ui.words.base import Words, breakable, translate
from paydesk.ui.words.fields import rule_words
from paydesk.ui.words.people import approval_reason_words

_AMOUNT: Final = TEXT_STYLES["display_second"].compact


class ConfirmationPage(ResizeMixin, QWidget):
    """Page that asks to confirm a payout: `confirmed` by Enter, `cancelled` by Esc."""

    confirmed = Signal()
    cancelled = Signal()

    def __init__(self, parent: QWidget | None = None, *, narrow: bool = False) -> None:
        """Create an empty page; `narrow` places its buttons one above the other."""
        super().__init__(parent)
        self._read_delay = ReadDelay()
        self.model: ConfirmationModel | None = None
        """The text shown; None for none."""
        self._narrow = narrow
        self._create_widgets()
        column = add_items(
            vbox(self, spacing=8),
            (VScrollArea(self._create_scroll_content(), self, name=self.tr("Summary"), fit_content=True), 1),
        )
        self._footer = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._footer.setSpacing(8)
        add_items(self._footer, self.back_button, (self.send_button, 1))
        add_items(column, self._footer, 0)
        self._fit()

    def _fit(self) -> None:
        """Hide the heading in a low window, and move the details below the warnings.

        Amount, payee and warnings are then visible together with the check box.
        """
        above = self._narrow and self.width() < MIN_SIDE_BY_SIDE_WIDTH
        self._footer.setDirection(QBoxLayout.Direction.BottomToTop if above else QBoxLayout.Direction.LeftToRight)
        buttons = self.back_button, self.send_button
        QWidget.setTabOrder(*(reversed(buttons) if above else buttons))
        set_direction(self._head, vertical=self._narrow and self.width() < MIN_SIDE_BY_SIDE_WIDTH)
        self._head.setSpacing(4 if self._head.direction() is QBoxLayout.Direction.TopToBottom else 16)
        self.heading.setVisible(True)
        self.amount.set_px(_AMOUNT)
        self._card_rows.setContentsMargins(*(16, 12, 16, 12))
        for panel in (self.objections, self.bank):
            panel.set_padding(16, 12)
        self._column.setSpacing(8)
        column = self._card_rows
        if self.pairs.parentWidget() is not column.parentWidget():
            column.insertWidget(1, self.pairs)

    def _create_widgets(self) -> None:
        self.heading = Heading(self.tr("Is this right?"), self)
        self.setAccessibleName(self.heading.text())
        self.amount = AmountLabel("", _AMOUNT, self)
        self.payee = Text("", style="title", parent=self)
        self.pairs = KeyValueGrid(self, narrow=self._narrow)
        self.bank = MessagePanel("ok", "", "", self)
        self.agree_box = CheckBox("", self)
        self.agree_box.toggled.connect(self._update_send_button)
        self.objections = MessagePanel("warn", "", "", self)
        self.problem = MessagePanel.create_hidden(self)
        self.note = Note("", self)
        self.back_button = KeyButton(self.tr("Back"), self.tr("Esc"), "plain", self, on_press=self.cancelled)
        self.send_button = KeyButton("", self.tr("Enter"), "primary", self, on_press=self.on_pressed)
        for button in (self.back_button, self.send_button):
            button.set_height(54)

    def _create_scroll_content(self) -> QWidget:
        inside = QWidget(self)
        column = self._column = add_items(vbox(inside, spacing=8), self.heading)
        card = Card("plain", inside)
        within = self._card_rows = vbox(card, spacing=4)
        directions = QBoxLayout.Direction
        head = self._head = QBoxLayout(directions.LeftToRight)
        head.setSpacing(4 if self._narrow else 16)
        add_items(head, self.amount, (self.payee, 1))
        add_items(within, head, self.pairs)
        add_items(column, card, self.problem, self.objections, self.bank, self.agree_box, self.note)
        return inside

    def show_question(self, summary: DraftSummary, model: ConfirmationModel) -> None:
        """Show a confirmation and announce it."""
        self.model = model
        self.amount.setText(str(model.amount))
        self.payee.set_text_or_hide(breakable(model.payee))
        self.pairs.show_pairs([(label, breakable(value)) for label, value in model.pairs])
        self._show_bank(model)
        self._show_objections(summary.approval_reasons, model.amount)
        self.problem.hide()
        number = self.tr("Each attempt has the same number: nobody is paid twice.")
        self.note.setText(" ".join(filter(None, (model.note, number))))
        self.send_button.setText(model.send_label)
        self.set_busy(False)
        self._read_delay.start()
        details = [f"{label}: {value}" for label, value in model.pairs if value]
        doubts = (self.objections.title(), self.objections.text())
        announce(self, self.heading.text(), str(model.amount), model.payee, *details, *doubts)

    def _show_bank(self, model: ConfirmationModel) -> None:
        title = self.tr("Bank says {name}").format(name=model.name_at_bank)
        if model.name_differs:
            text = self.tr("Names differ. Ask who this is before you send.")
            self.bank.show_message("warn", title, text)
        else:
            self.bank.show_message("ok", title)
        self.bank.setVisible(bool(model.name_at_bank))
        with QSignalBlocker(self.agree_box):
            self.agree_box.setChecked(False)
        says = self.tr("Yes, the money is for {name}").format(name=model.name_at_bank)
        self.agree_box.setText(says)
        self.agree_box.setAccessibleName(says)
        self.agree_box.setVisible(model.name_differs)

    def _show_objections(self, objections: Sequence[ApprovalReason], amount: Money) -> None:
        lines = [approval_reason_words(objection, amount) for objection in objections]
        second = self.tr("A second person's PIN is needed.") if lines else ""
        self.objections.show_message("warn", "\n".join(lines), second)
        self.objections.setVisible(bool(lines))

    def forget(self) -> None:
        """Clear all texts."""
        self.model = None
        for label in (self.amount, self.payee):
            label.clear()
        self.pairs.show_pairs(())
        for panel in (self.bank, self.objections, self.problem):
            panel.show_message("info", "")
        self.agree_box.setText("")
        self.agree_box.setAccessibleName("")

    def say(self, words: Words) -> None:
        self.problem.show_and_announce("warn", words.title, words.text, words.todo)

    def begin(self) -> None:
        """Focus the send button, or the check box that has to be ticked first."""
        first = (
            self.agree_box if self.agree_box.isVisibleTo(self) and not self.agree_box.isChecked() else self.send_button
        )
        first.setFocus()

    @property
    def can_send(self) -> bool:
        """True if the payout can be confirmed now."""
        return not self.send_button.is_busy and (self.agree_box.isHidden() or self.agree_box.isChecked())

    def set_busy(self, busy: bool) -> None:
        """Disable the page while the payout is sent; a second Enter then presses nothing else."""
        if busy and self.window().focusWidget() is self.agree_box:
            self.setFocus()
        self.send_button.set_busy(busy)
        self.back_button.setEnabled(not busy)
        self.agree_box.setEnabled(not busy)
        self._update_send_button()

    @property
    def busy(self) -> bool:
        """True while the payout is being sent."""
        return self.send_button.is_busy

    @Slot()
    def _update_send_button(self) -> None:
        self.send_button.setEnabled(self.can_send)

    @Slot()
    def on_pressed(self) -> None:
        """Submit, unless the key press came too soon and was meant for the form."""
        if not self._read_delay.is_running:
            self.submit()

    @Slot()
    def submit(self) -> None:
        """Confirm, if that is possible."""
        if self.can_send:
            self.problem.hide()
            self.confirmed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            if not self.can_send:
                self.begin()
            elif not event.isAutoRepeat():
                self.on_pressed()
        elif event.key() == Qt.Key.Key_Escape and not self.busy:
            self.cancelled.emit()
        else:
            if event.text().isprintable() and event.text():
                self._read_delay.start()
            super().keyPressEvent(event)


class OutcomePresenter(QObject):
    """Presenter of one OutcomePanel."""

    def __init__(self, panel: OutcomePanel, flows: FlowsPresenter) -> None:
        super().__init__(panel)
        self._flows = flows
        self._panel = panel
        self._resend_draft_id = ""
        """Draft of the payout that was sent again from this panel."""
        panel.command_requested.connect(self.on_command_requested)
        flows.store.answer_received.connect(self.on_answer)

    def forget(self) -> None:
        self._resend_draft_id = ""

    @Slot(object)
    def on_command_requested(self, command: PayoutCommand) -> None:
        """Send a command of the panel."""
        if isinstance(command, SendPayoutAgain) and self._panel.payout is not None:
            self._resend_draft_id = self._panel.payout.draft_id
        self._flows.client.send(command)

    def matches(self, subject_id: str) -> bool:
        """Return True if an id is that of the shown payout or of its draft."""
        payout = self._panel.payout
        return payout is not None and subject_id in {payout.payout_id, payout.draft_id}

    def on_refused(self, words: Words | None) -> None:
        """Make the panel usable again, and say why the command was refused."""
        self._panel.reset_busy()
        if words is not None:
            self._panel.say(words.line)

    def resume(self, subject_id: str) -> None:
        """Send again after a refused permission was granted."""
        payout = self._panel.payout
        if payout is not None and subject_id == payout.payout_id and payout.can_resend:
            self.on_command_requested(SendPayoutAgain(payout_id=payout.payout_id))

    @Slot(object)
    def on_answer(self, event: object) -> None:
        """Handle an answer about the shown payout."""
        payout = self._panel.payout
        match event:
            case DraftRefused():
                self._on_draft_refused(event)
            case LinkCreated() | LinkRefused():
                self.show_link(event)
            case CashgramRead() if payout is not None and payout.payout_id == event.payout_id:
                self._panel.show_link_state(event)
            case CommandEnded() if event.status is not CommandStatus.DONE and self.matches(event.subject):
                self._panel.reset_busy()

    def _on_draft_refused(self, event: DraftRefused) -> None:
        """Ask a second person for a payout to be sent again, or show the rule that it now breaks."""
        if not self._resend_draft_id or event.draft_id != self._resend_draft_id:
            return
        self._resend_draft_id = ""
        self._panel.reset_busy()
        if event.second is not None:
            self._flows.request_second_person(event.second)
        else:
            why = " ".join(rule_words(rule, name) for name, rule in event.broken)
            self._panel.say(translate("OutcomePresenter", "This cannot be sent any more: {why}").format(why=why))

    def show_link(self, event: LinkCreated | LinkRefused) -> None:
        """Show a link if the panel is visible; it is stored nowhere else."""
        payout = self._panel.payout
        if payout is None or payout.payout_id != event.payout_id or not self._panel.isVisible():
            return
        if isinstance(event, LinkCreated):
            self._panel.show_link(event.link, clock.now_ms())
        else:
            self._panel.refuse_link(event.reason)


class OutcomePage(QWidget):
    """Page with the outcome and a button below it; `back_requested`: back to the form."""

    back_requested = Signal()

    def __init__(self, flows: FlowsPresenter, parent: QWidget, copies: TimedClipboard | None) -> None:
        """Create an empty page; `copies` is the clipboard for links, without which none is shown."""
        super().__init__(parent)
        inside = QWidget(self)  # created in place: reparenting a widget restyles it
        scroll_area = VScrollArea(inside, self, name=translate("MoneyFlow", "What became of it"), fit_content=True)
        self.panel = OutcomePanel(flows, inside, copies=copies)
        self.presenter = OutcomePresenter(self.panel, flows)
        add_items(vbox(inside), self.panel)
        self._empty_label = translate("MoneyFlow", "Done")
        self._enter_label = translate("MoneyFlow", "Enter")
        self.button = KeyButton(self._empty_label, self._enter_label, "primary", self, on_press=self.on_pressed)
        self.column: QVBoxLayout = add_items(vbox(self), (scroll_area, 1), self.button, 0)

    def show_payout(self, payout: Payout, *, is_cleared: bool, show_link: bool) -> None:
        """Show a payout.

        Args:
            payout: The payout.
            is_cleared: The form was cleared.
            show_link: Show its link as soon as it arrives.
        """
        without = (ReadPayout,) if payout.outcome is Outcome.DONE else ()  # a final outcome is not queried here
        self.panel.show_payout(payout, excluded=without, show_link=show_link)
        self.button.setText(self._empty_label if is_cleared else translate("MoneyFlow", "Back to the form"))
        self.button.set_key(self._enter_label if is_cleared or self.panel.main_control() is None else "")
        self.button.setVisible(is_cleared or SendPayout in available_commands(payout, clock.now_ms()))

    def begin(self, *, is_cleared: bool) -> None:
        """Focus the code of a link, the main action, or the way back."""
        first = self.panel.main_control()
        code = self.panel.link is not None and self.panel.link.is_shown
        if not self.button.isHidden() and (first is None or (is_cleared and not code)):
            first = self.button
        if first is not None:
            first.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot()
    def on_pressed(self) -> None:
        """Go back."""
        self.back_requested.emit()
