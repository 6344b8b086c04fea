"""The sell page: an amount or a bill number, and the buttons that show a QR or make a link."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from paydesk.domain.billing.bill import NO_BILL, Bill
from paydesk.domain.money import MoneyFault, ascii_digits
from paydesk.domain.order import PaymentMethod
from paydesk.domain.rules import Rule
from paydesk.ui.actions import Action, action_words, key_label
from paydesk.ui.layout import Layout
from paydesk.ui.page import Page
from paydesk.ui.sell.amount_panel import AmountPanel
from paydesk.ui.sell.bill_question import BillQuestion
from paydesk.ui.sell.form_rules import find_broken_rules, rule_text
from paydesk.ui.sell.key_board import KeyBoard
from paydesk.ui.sell.large_amount import AmountQuestion
from paydesk.ui.sell.scanned_amount_check import ScannedAmountCheck
from paydesk.ui.widgets.card import MessagePanel
from paydesk.ui.widgets.flow import add_items, hbox, set_tab_chain, vbox
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.read_delay import ReadDelay
from paydesk.ui.widgets.scroll_area import VScrollArea

if TYPE_CHECKING:
    from paydesk.domain.messages import SaleRefused
    from paydesk.domain.money import Money
    from paydesk.domain.sale.sale import Sale
    from paydesk.domain.settings.settings import Settings
    from paydesk.worker.client import CommandClient


class SellPage(Page):
    """Creates commands: each submit is one TakeSale with a `sale_id` of its own."""

    def __init__(self, client: CommandClient, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._client = client
        self.awaited_sale_id = ""
        """The requested sale that has not arrived yet; "" for none."""
        self._blocked = False
        self.instead_of = ""
        """The sale that the next one replaces; "" for none."""
        self._fill_delay = ReadDelay()
        """Runs after an event, not a person, filled the form: a press was meant for what was there before."""
        self._last_request: tuple[str, object] = "", None  # the last requested sale, and its input
        self._unknown_number = ""  # the typed number, if no order has it
        self._method = PaymentMethod.QR_CODE  # of the last press
        self._create_fields()
        self._lay_out()
        self._connect()
        self.on_edited()

    def _create_fields(self) -> None:
        self.panel = AmountPanel(self)
        self.amount = self.panel.amount
        self.board = KeyBoard(self)
        self.tile, self.keypad = self.board.tile, self.board.keypad
        self._bill_was_left = False  # its error is shown
        self.message = MessagePanel.create_hidden(self)
        self.show_button = KeyButton(
            self.tr("Show QR"), key_label(Action.SHOW), "primary", self, icon="scan", on_press=self.submit
        )
        self.link_button = KeyButton(
            action_words(Action.LINK), key_label(Action.LINK), "plain", self, icon="link", on_press=self.submit_link
        )
        self._buttons = {PaymentMethod.QR_CODE: self.show_button, PaymentMethod.LINK: self.link_button}
        self.scan_check = ScannedAmountCheck(self.amount, self, self.board)
        self.question = AmountQuestion(self, self.board, self.message)
        self.bill_question = BillQuestion(self.panel, self.tile, self, self.board, self.message)

    def _lay_out(self) -> None:
        middle = QWidget(self)
        top = Qt.AlignmentFlag.AlignTop
        questions = ((each, 0, top) for each in (self.question, self.bill_question, self.scan_check.question))
        add_items(vbox(middle, spacing=12), self.message, (self.board, 1), *questions)
        scroll_area = VScrollArea(middle, self, name=self.tr("Keypad"), shrinkable=True)
        self._button_row = add_items(hbox(), (self.show_button, 3), (self.link_button, 1))
        self._page_layout = add_items(QVBoxLayout(self), self.panel, (scroll_area, 1), self._button_row)
        tile = (self.tile.note, self.tile.bill, self.tile.hyphens.button, self.tile.switch)
        set_tab_chain([self.amount, *tile, self.show_button, self.link_button])
        self.use_layout(Layout.NORMAL)

    def use_layout(self, layout: Layout) -> None:
        """Adapt to a window layout."""
        metrics = layout.metrics
        self._page_layout.setContentsMargins(*[metrics.page] * 4)
        self._page_layout.setSpacing(metrics.gap)
        self._button_row.setSpacing(metrics.gap)
        self.panel.use_layout(layout)
        self.board.use_layout(layout)
        for button in self._buttons.values():
            button.set_height(metrics.main_button)

    def _connect(self) -> None:
        self.amount.changed.connect(self.on_amount_changed)
        self.amount.changed.connect(self.on_edited)
        self.tile.bill.textChanged.connect(self.on_edited)
        self.tile.bill.editingFinished.connect(self.on_bill_left)
        self.tile.bill_closed.connect(self.activate)
        self.question.confirmed.connect(self.send)
        self.bill_question.accepted.connect(self.resubmit)
        self.question.closed.connect(self.update_submit_button)
        self.bill_question.toggled.connect(self.update_submit_button)
        self.scan_check.question.closed.connect(self.update_submit_button)
        self.scan_check.amount_confirmed.connect(self.resubmit)
        self.keypad.pressed.connect(self.on_keypad)
        self.board.quick_amounts.chosen.connect(self.on_quick_amount)

    @property
    def is_empty(self) -> bool:
        """True if nothing is typed, and no request is pending."""
        return not (self.is_busy or self.amount.text() or self._order_id() or self.tile.note.text())

    @property
    def is_busy(self) -> bool:
        """True while a request is pending; no other starts meanwhile."""
        return bool(self.awaited_sale_id)

    @Slot()
    def activate(self) -> None:
        self.amount.setFocus(Qt.FocusReason.OtherFocusReason)

    def start_with_digit(self, digit: str) -> None:
        """Start the next sale with a digit that was typed on the page of the last one."""
        self.clear()
        self.amount.press_key(digit)

    def set_order_id(self, order_id: str) -> None:
        """Enter a scanned bill number; the focus goes to the amount, which then checks the order."""
        if order_id != self.tile.bill.text().strip():
            self.instead_of = ""  # another bill: nothing is replaced
        if not order_id:
            self.tile.close_bill()
        self.tile.bill.setText(order_id)
        self.on_bill_left()
        self.activate()

    def fill_bill(self, amount: Money, bill: Bill) -> None:
        """Enter a bill that a person has not typed, and send nothing: a person presses Enter."""
        self.clear()
        self.amount.set_amount(amount)
        self.panel.set_bill(bill)
        self._fill_delay.start()
        self.activate()

    def fill_from(self, sale: Sale) -> None:
        """Enter the details of an earlier sale, which the next one replaces."""
        self.clear()
        if not sale.created_here:
            self.tile.bill.setText(sale.order_id)
        typed = sale.amount if sale.created_here else sale.billed
        self.amount.set_amount(typed)
        self.panel.set_bill(sale.bill)
        self.tile.note.setText(sale.note)
        self.instead_of = sale.sale_id
        self.activate()

    @Slot()
    def submit(self) -> None:
        """Request a sale with a QR."""
        self.submit_with(PaymentMethod.QR_CODE)

    @Slot()
    def submit_link(self) -> None:
        """Request a sale with a link."""
        self.submit_with(PaymentMethod.LINK)

    @Slot()
    def resubmit(self) -> None:
        """Request the sale that waited for an answer about its amount."""
        self.submit_with(self._method)

    def use_method(self, method: PaymentMethod) -> None:
        """Request a sale (F2, F3); this also confirms an amount that may have been scanned."""
        if self.scan_check.question.is_open:
            self._method = method
            self.scan_check.question.confirm()
        else:
            self.submit_with(method)

    def submit_with(self, method: PaymentMethod) -> None:
        """Request a sale if all fields are valid, none is pending, and a large amount is confirmed."""
        if self.awaited_sale_id or self._blocked or self.question.is_open or self.bill_question.is_open:
            return
        if self._fill_delay.is_running:
            self.show_button.flash()
            return
        self._method = method
        if not self.scan_check.must_wait():
            broken = self._find_broken_rules()
            self._show_broken_rules(broken)
            amount = self.amount.amount()
            if not (broken or self.bill_question.ask_if_waiting(amount) or self.question.ask_if_large(amount)):
                self.send()
        self.update_submit_button()

    @Slot()
    def update_submit_button(self) -> None:
        """Disable the buttons while nothing is typed, a question is open, or a request is pending or blocked."""
        is_asking = self.question.is_open or self.bill_question.is_open or self.scan_check.question.is_open
        is_free = not (is_asking or self._blocked or self.awaited_sale_id)
        has_input = bool(self.amount.text() or (self._order_id() and not self.tile.fault))
        self.show_button.kind = "primary" if has_input or self.awaited_sale_id else "plain"
        self.show_button.setEnabled(is_free and has_input)
        self.link_button.setEnabled(is_free)

    @Slot()
    def send(self) -> None:
        """Request the sale as it is typed."""
        from paydesk.domain.commands import TakeSale, new_id  # imported late: the first window needs none

        command = TakeSale(
            sale_id=new_id(),
            method=self._method,
            amount=self.amount.amount(),
            order_id=self._order_id(),
            note=self.tile.note.text().strip(),
            bill=self.panel.bill,
            instead_of=self.instead_of,
        )
        self.awaited_sale_id, self._last_request = command.sale_id, (command.sale_id, self.save_state())
        self._buttons[self._method].set_busy(True)
        self.update_submit_button()
        self._client.send(command)

    def complete_request(self, sale_id: str) -> bool:
        """Clear the form after the requested sale was created; return True if it was requested here."""
        done = self.release_request(sale_id)
        if done:
            self.clear()
        return done

    def release_request(self, sale_id: str) -> bool:
        """Keep the input after a command that was not started; return True if it was requested here."""
        if not sale_id or sale_id != self.awaited_sale_id:
            return False
        self._clear_request()
        return True

    def show_refusal(self, event: SaleRefused) -> bool:
        """Show why no sale was created, at the fields; the input stays. Return True if it was requested here."""
        if not self.release_request(event.sale_id):
            return False
        self.clear() if event.already else self._show_broken_rules(dict(event.broken))
        return True

    def show_unknown_order(self, sale_id: str) -> None:
        """Show that no order has this number; the input stays, the focus goes to the amount."""
        if not self.release_request(sale_id) and sale_id == self._last_request[0]:
            self.restore_state(self._last_request[1])
        self._unknown_number = self._order_id()
        self._show_broken_rules({"order_id": Rule.NO_SUCH_ORDER})
        self._focus_field(self.amount)
        self.bill_question.ask_for_unknown_number()

    @Slot()
    def on_amount_changed(self) -> None:
        """Remove the bill, and an unknown number once an amount is typed: it is a sale of its own."""
        self.panel.set_bill(NO_BILL)
        number, self._unknown_number = self._unknown_number, ""
        if number and number == self._order_id() and self.amount.text():
            self.tile.close_bill()

    def block_requests(self, *, until_restart: bool) -> None:
        """Block requests until Paydesk restarts, or allow them again; a pending request goes on in that case."""
        self._blocked = until_restart
        if until_restart:
            self._clear_request()
        self.update_submit_button()

    def _clear_request(self) -> None:
        self.awaited_sale_id = ""
        for button in self._buttons.values():
            button.set_busy(False)
        self.update_submit_button()

    def _order_id(self) -> str:
        return ascii_digits(self.tile.bill.text()).strip()

    def _find_broken_rules(self) -> dict[str, Rule | MoneyFault]:
        return find_broken_rules(self._order_id(), self.amount.amount(), self.amount.fault())

    def _show_broken_rules(self, broken: dict[str, Rule | MoneyFault] | dict[str, Rule]) -> None:
        words = {field: rule_text(rule, field, self._order_id()) for field, rule in broken.items()}
        self._bill_was_left = True
        self.tile.show_fault(words.get("order_id") or words.get("note", ""))
        self._update_panel()
        if "amount" in words:
            self.panel.show_error(words["amount"])
        if "terminal" in words:
            self.message.show_and_announce("bad", self.tr("No terminal"), words["terminal"])
        fields = {"amount": self.amount, "order_id": self.tile.bill, "note": self.tile.note}
        first = next((field for name, field in fields.items() if name in words), None)
        if first is not None:
            self._focus_field(first)

    def _update_panel(self) -> None:
        self.panel.update_for("" if self.tile.fault else self._order_id())

    @Slot()
    def on_bill_left(self) -> None:
        """Show what is wrong with the bill number, from now on with each change."""
        self._bill_was_left = bool(self._order_id())
        self.on_edited()

    @Slot()
    def on_edited(self) -> None:
        """Validate the form: the error of a bill number that was left stays until corrected."""
        self.question.close_question()
        number = self._order_id()
        if number and self.panel.bill:
            self.panel.set_bill(NO_BILL)
        rule = self._find_broken_rules().get("order_id") if self._bill_was_left else None
        if number and number == self._unknown_number:
            rule = Rule.NO_SUCH_ORDER
        self.tile.show_fault("" if rule is None else rule_text(rule, "order_id", number))
        self._update_panel()
        self.update_submit_button()

    @Slot(object)
    def on_keypad(self, key: object) -> None:
        """Send a key of the on-screen keypad to the amount, or to the bill number that is being typed."""
        if self.tile.bill.hasFocus() and str(key).isdigit():
            self.tile.bill.insert(str(key))
        else:
            self.amount.press_key(key)

    @Slot(object)
    def on_quick_amount(self, amount: Money) -> None:
        """Add a quick amount."""
        self.amount.add_amount(amount)
        self.activate()

    def use_settings(self, settings: Settings) -> None:
        self.question.limit = settings.shop.ask_above
        self.board.show_quick_amounts(settings.selling.quick_amounts)

    def save_state(self) -> object:
        return self.amount.text(), self.tile.bill.text(), self.tile.note.text(), self.instead_of, self.panel.bill

    def restore_state(self, state: object) -> None:
        """Restore the input that `save_state` returned."""
        match state:
            case (str(amount), str(bill), str(note), str(instead_of), Bill() as charged):
                self.amount.setText(amount)
                self.tile.bill.setText(bill)
                self.tile.note.setText(note)
                self.instead_of = instead_of
                self.panel.set_bill(charged)

    def allowed_actions(self) -> frozenset[Action]:
        return frozenset({Action.QR, Action.LINK})

    def escape(self) -> bool:
        """Clear the form; the amount can be brought back."""
        if not self.awaited_sale_id:
            if self.amount.text():
                self.amount.clear_by_hand()
            self._clear_details()
            self._focus_field(self.amount)
        return True

    @Slot()
    def clear(self) -> None:
        """Clear the form and focus the amount, unless a request is pending."""
        if not self.awaited_sale_id:
            self.forget()
            self._focus_field(self.amount)

    def forget(self) -> None:
        """Clear the form and the replaced sale, unless a request is pending."""
        if self.awaited_sale_id:
            return
        self.amount.set_amount(None)
        self._clear_details()

    def _clear_details(self) -> None:
        self.scan_check.forget()
        self.tile.forget()
        self._bill_was_left = False
        self.instead_of = self._unknown_number = ""
        self.panel.set_bill(NO_BILL)
        self.on_edited()

    def _focus_field(self, field: QLineEdit) -> None:
        """Focus a field, but not behind a lock or another page that was opened meanwhile."""
        if self.isVisible():
            field.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.submit()
        else:
            super().keyPressEvent(event)
