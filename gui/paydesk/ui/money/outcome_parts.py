"""Parts of an outcome: manual settlement, and the link of a cashgram as a QR code."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from paydesk.domain.checked_address import CheckedAddress
from paydesk.domain.commands import ReadBalance, SettlePayout
from paydesk.domain.money import Money
from paydesk.domain.payout.messages import SourceBalance
from paydesk.domain.payout.payout import Payout, PayoutKind
from paydesk.domain.settings.settings import MoneyOut
from paydesk.ui import clock
from paydesk.ui.money.store import FlowsPresenter
from paydesk.ui.slips.codes import qr_modules
from paydesk.ui.widgets.card import Card
from paydesk.ui.widgets.clipboard import CopyButton, TimedClipboard
from paydesk.ui.widgets.confirm import ConfirmPrompt
from paydesk.ui.widgets.flow import MIN_SIDE_BY_SIDE_WIDTH, ButtonRow, add_items, hbox, set_direction, vbox
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import KeyValueGrid, Text
from paydesk.ui.widgets.paint import ResizeMixin
from paydesk.ui.widgets.qr_view import QrView
from paydesk.ui.words.base import countdown_words, short_time, translate
from paydesk.ui.words.outcomes import outcome_words
from paydesk.ui.words.payouts import expiry_text, masked_link, mode_words, payout_kind_words, reason_words


def payout_facts(payout: Payout, shown: str = "") -> list[tuple[str, str]]:
    """Return what is known of a payout as label and text; `shown` is said already."""
    kind, people = payout_kind_words(payout), payout.by
    kind = "" if kind.casefold() in shown.casefold() else kind
    if payout.second_by:
        people = translate("OutcomePanel", "{first}, with {second}").format(first=payout.by, second=payout.second_by)
    return [
        (translate("OutcomePanel", "What"), " · ".join(filter(None, (kind, mode_words(payout.mode))))),
        (
            translate("OutcomePanel", "The beneficiary gets"),
            str(payout.net) if payout.net not in {None, payout.amount} else "",
        ),
        (translate("OutcomePanel", "Refunds order"), payout.order_id),
        (translate("OutcomePanel", "Reason"), reason_words(payout.note)),
        (translate("OutcomePanel", "Last day"), expiry_text(payout.expires_on)),
        (translate("OutcomePanel", "Sent"), short_time(payout.wanted_at) if payout.wanted_at else ""),
        (translate("OutcomePanel", "By"), people),
        (translate("OutcomePanel", "Cancelled by"), payout.ended_by if payout.was_deactivated_here else ""),
        (translate("OutcomePanel", "Our number"), payout.payout_id),
        (translate("OutcomePanel", "Reference"), payout.reference_id),
    ]


class ManualSettlementCard(Card):
    """Asks whether money arrived if the service cannot tell; the answer has to be confirmed. Shows balances."""

    def __init__(self, flows: FlowsPresenter, parent: QWidget) -> None:
        super().__init__("plain", parent)
        self._flows = flows
        self._payout: Payout | None = None
        self._money_out = MoneyOut()
        self._arrived = False
        title = Text(self.tr("Did it arrive?"), bold=True, parent=self)
        self._text = text = Text("", tint="ink2", parent=self)
        self.balances = KeyValueGrid(self, narrow=True)
        self.read_button = KeyButton(self.tr("Refresh balances"), parent=self, on_press=self.on_read)
        self.arrived_button = KeyButton(self.tr("It arrived"), value=True, parent=self, on_press=self.on_arrival_chosen)
        self.lost_button = KeyButton(
            self.tr("It did not arrive"), value=False, parent=self, on_press=self.on_arrival_chosen
        )
        buttons = ButtonRow(self.read_button, self.arrived_button, self.lost_button, parent=self)
        self.question = ConfirmPrompt("", self.tr("No, go back"), self, title, text, buttons)
        self.question.confirmed.connect(self.on_confirmed)
        add_items(vbox(self, (16, 12, 16, 12), 8), title, text, self.balances, buttons, self.question)
        flows.store.answer_received.connect(self.on_answer)

    def show_payout(self, payout: Payout, money_out: MoneyOut) -> None:
        """Explain how to find out; an internal transfer shows in the balances of both accounts."""
        self._payout, self._money_out = payout, money_out
        internal = payout.kind is PayoutKind.INTERNAL
        if internal:
            compare = self.tr("The service cannot check this one. Compare both balances, then say it here.")
        else:
            compare = self.tr("The service gives no result. Check the account's statement, then say it here.")
        self._text.setText(compare)
        self.balances.setVisible(internal)
        self.read_button.setVisible(internal)
        self._show_balances()

    def _account_ids(self) -> Sequence[str]:
        """Return both accounts of an internal transfer; for a recharge only the own account ("") is known."""
        payout = self._payout
        if payout is None or payout.kind is not PayoutKind.INTERNAL:
            return ()
        return (payout.source, payout.payee) if payout.source else ("",)

    @Slot()
    def on_read(self) -> None:
        """Query the balances."""
        for account in self._account_ids():
            self._flows.client.send(ReadBalance(instrument_id=account))

    @Slot(object)
    def on_answer(self, event: object) -> None:
        if isinstance(event, SourceBalance):
            self._show_balances()

    def _show_balances(self) -> None:
        """Show the last balance before the payout was requested, and the newest one after it."""
        lines, wanted_at = [], self._payout.wanted_at if self._payout is not None else 0
        for account in self._account_ids():
            read = self._flows.store.balances.get(account, [])
            before = [came for came in read if came.at <= wanted_at][-1:]
            now = read[-1:] if read[-1:] != before else []
            texts = [
                translate("InternalTransferForm", "before: {balance}").format(balance=balance_words(came))
                for came in before
            ]
            texts += [
                translate("InternalTransferForm", "now: {balance}").format(balance=balance_words(came)) for came in now
            ]
            name = self._money_out.source_name(account) or translate("InternalTransferForm", "The account")
            lines.append((name, ", ".join(texts) or translate("InternalTransferForm", "not read yet")))
        self.balances.show_pairs(lines)

    @Slot(object)
    def on_arrival_chosen(self, arrived: bool) -> None:
        """Ask to confirm that the money arrived, or did not."""
        self._arrived = arrived
        if arrived:
            title, sure = self.tr("You say that it arrived"), self.tr("Yes, it arrived")
            text = self.tr("This cannot be changed later. Your name is recorded.")
        else:
            title, sure = self.tr("You say that it did not arrive"), self.tr("Yes, it did not arrive")
            text = self.tr("If the money arrived, sending again pays twice. Your name is recorded.")
        self.question.yes.setText(sure)
        self.question.ask(title, text)

    def forget(self) -> None:
        self.question.close_question()
        self._payout = None
        self._show_balances()

    @Slot()
    def on_confirmed(self) -> None:
        """Settle the payout as confirmed."""
        if self._payout is not None:
            self._flows.client.send(SettlePayout(payout_id=self._payout.payout_id, arrived=self._arrived))


def balance_words(event: SourceBalance) -> str:
    """Return a balance and the time when it was read, or why it is unknown."""
    if event.balance is None:
        return "" if event.classification is None else outcome_words(event.classification).title
    return f"{event.balance.available} · {short_time(event.at)}"


LINK_SHOWN_MS: Final = 60_000
"""Time that a code stays on the screens, in ms."""
_NAVIGATION_KEYS: Final = frozenset(
    {Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt}
)


@dataclass(frozen=True, slots=True)
class LinkForCustomer:
    """Code for the customer display: link, amount, and the end of its time in ms since the epoch."""

    link: CheckedAddress
    amount: Money | None
    until: int


class _LinkCode(QrView):
    """The code; while it is focused any key hides it."""

    key_pressed = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _NAVIGATION_KEYS:
            super().keyPressEvent(event)
        else:
            self.key_pressed.emit()


_CODE_SIZE: Final = 276
_MAX_SHARE: Final = 0.42
"""Maximum share of the window's height for a code, so that a phone sees all of it."""
_CODE_MARGINS: Final = 192
"""Height in pixels of what is above and below the code in a low window."""


class LinkView(ResizeMixin, QWidget):
    """One link. `show_to_customer` carries a LinkForCustomer, or None once hidden; `print_requested` nothing."""

    show_to_customer = Signal(object)
    print_requested = Signal()

    def __init__(self, copies: TimedClipboard, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.link: CheckedAddress | None = None
        """The link, for the slip; None for none."""
        self._amount: Money | None = None
        self._until: int | None = None
        self._row = hbox(self, spacing=12)
        self.code = _LinkCode(self)
        self.code.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.code.setAccessibleName(self.tr("The link as a QR code, for the customer"))
        self.code.key_pressed.connect(self.hide_code)
        self.caption = Text("", style="small", tint="ink2", parent=self)
        self.copy_button = CopyButton(self.tr("Copy"), copies, self)
        self.copy_button.setAccessibleName(self.tr("Copy link"))
        self._link_buttons = self._make_buttons()
        self._button_rows = [self._link_buttons]
        self._buttons_layout = add_items(vbox(spacing=8), self._link_buttons)
        self.column = add_items(vbox(), self.caption, self._buttons_layout, self.copy_button.note)
        """Holds what is beside or below the code."""
        add_items(self._row, (self.code, 1), (self.column, 1))
        self._describe(clock.now_ms())

    def _make_buttons(self) -> ButtonRow:
        self.show_button = KeyButton(self.tr("Show again"), parent=self, on_press=self.on_show)
        self.print_button = KeyButton(self.tr("Print"), parent=self, on_press=self.print_requested)
        self.print_button.setAccessibleName(self.tr("Print"))
        return ButtonRow(self.show_button, self.copy_button, self.print_button, parent=self)

    def add_buttons(self, row: ButtonRow) -> None:
        """Add a row of buttons below the view's own, or beside them while no code is shown."""
        self._button_rows.append(row)
        self._buttons_layout.addWidget(row)

    @property
    def is_shown(self) -> bool:
        """True while the code is visible."""
        return self._until is not None

    def show_link(self, link: CheckedAddress, amount: Money | None, now: int) -> None:
        """Show the code of a link for LINK_SHOWN_MS from `now` (ms since the epoch)."""
        self._keep(link, amount)
        self._show_code(link, now)

    def keep_link(self, link: CheckedAddress, amount: Money | None) -> None:
        """Keep a link that nobody asked to see, ready to be shown."""
        if link != self.link:
            self.forget()
            self._keep(link, amount)
        self._describe(clock.now_ms())

    def forget(self) -> None:
        self.hide_code()
        self._keep(None, None)
        self._describe(clock.now_ms())

    def _keep(self, link: CheckedAddress | None, amount: Money | None) -> None:
        self.copy_button.set_secret(link)
        self.link, self._amount = link, amount

    def refresh(self, now: int) -> None:
        """Hide the code when its time is over; otherwise update the time left."""
        if self._until is not None and now >= self._until:
            self.hide_code()
        elif self._until is not None:
            self._describe(now)

    @Slot()
    def hide_code(self) -> None:
        """Hide the code here and on the customer display."""
        if self._until is None:
            return
        had_focus = self.code.hasFocus()
        self._until = None
        self.code.show_nothing()
        self._describe(clock.now_ms())
        if had_focus:
            self.show_button.setFocus(Qt.FocusReason.OtherFocusReason)
        self.show_to_customer.emit(None)

    def _show_code(self, link: CheckedAddress, now: int) -> None:
        self._until = now + LINK_SHOWN_MS
        self.code.show_code(qr_modules(link))
        self._describe(now)
        self.code.setFocus(Qt.FocusReason.OtherFocusReason)
        self.show_to_customer.emit(LinkForCustomer(link, self._amount, self._until))

    def _fit(self) -> None:
        """Place the caption beside the code, or below it in a narrow view."""
        set_direction(self._row, vertical=self.width() < MIN_SIDE_BY_SIDE_WIDTH)
        wide = sum(row.sizeHint().width() + 10 for row in self._button_rows)
        set_direction(self._buttons_layout, vertical=self.is_shown or wide > self.width())
        self.caption.setVisible(bool(self.caption.text()))
        high = self.window().height()
        self.code.setFixedHeight(min(_CODE_SIZE, round(high * _MAX_SHARE)))

    def _describe(self, now: int) -> None:
        shown = self._until is not None
        self.code.setVisible(shown)
        self.show_button.setVisible(not shown)
        text = ""
        if self.link is not None:
            text = self.tr("The link is hidden: {link}").format(link=masked_link(self.link.text))
        if self._until is not None:
            text = self.tr("For the customer to scan. Hidden in {time}, or by any key.")
            text = text.format(time=countdown_words(self._until - now))
        self.caption.setText(text)
        self._link_buttons.setVisible(bool(text))
        self._fit()

    @Slot()
    def on_show(self) -> None:
        if self.link is not None:
            self._show_code(self.link, clock.now_ms())
