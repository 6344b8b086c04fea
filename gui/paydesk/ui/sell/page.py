"""The sell page: an amount or an order number, the payment method, and a button that shows the QR."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QGridLayout, QLineEdit, QVBoxLayout, QWidget

from paydesk.domain.money import MoneyFault, ascii_digits
from paydesk.domain.order import PaymentMethod
from paydesk.domain.phones import national_phone
from paydesk.domain.rules import Rule
from paydesk.ui.actions import Action, key_label
from paydesk.ui.layout import Layout
from paydesk.ui.page import Page
from paydesk.ui.sell.amount_note import AmountNote
from paydesk.ui.sell.form_rules import find_broken_rules
from paydesk.ui.sell.hyphen_suggestion import HyphenSuggestion
from paydesk.ui.sell.large_amount import AmountQuestion, LimitNote
from paydesk.ui.sell.last_sale import LastSaleBar
from paydesk.ui.sell.method_choice import create_method_choice
from paydesk.ui.sell.scanned_amount_check import ScannedAmountCheck
from paydesk.ui.widgets import keypad
from paydesk.ui.widgets.amount import AmountCard, AmountEdit
from paydesk.ui.widgets.card import MessagePanel
from paydesk.ui.widgets.choice import CheckBox
from paydesk.ui.widgets.flow import add_items, hbox, vbox
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.keypad import Keypad
from paydesk.ui.widgets.labels import Heading, Note
from paydesk.ui.widgets.scroll_area import VScrollArea
from paydesk.ui.widgets.text_field import TextField
from paydesk.ui.words.fields import money_fault_words, rule_words

if TYPE_CHECKING:
    from paydesk.domain.messages import SaleRefused
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
        self._last_request: tuple[str, object] = "", None  # the last requested sale, and its input
        self._unknown_number = ""  # the typed number, if no order has it
        self._create_fields()
        self._lay_out()
        self._connect()
        self._update_hints()

    def _create_fields(self) -> None:
        self.amount = AmountEdit(self)
        self.amount.setAccessibleName(self.tr("Amount"))
        self.amount_note = AmountNote(self.amount, self)
        self.methods = create_method_choice(self)
        self.order = TextField(self.tr("Order number (scan or leave empty)"), self.tr("Made for you"), self)
        self.order.edit.setAccessibleName(self.tr("Order number"))
        self.phone = TextField(self.tr("Customer phone (optional)"), self.tr("10 digits"), self)
        self.phone.edit.setAccessibleName(self.tr("Customer phone"))
        self.phone.edit.setInputMethodHints(Qt.InputMethodHint.ImhDialableCharactersOnly)
        self._fields = {"order_id": self.order, "customer_phone": self.phone}
        self._validated = set[str]()  # fields that were left or submitted: their errors are shown
        self.invoice = CheckBox(self.tr("Add a GST invoice to the QR"), self)
        self.message, self.limit_note = MessagePanel.create_hidden(self), LimitNote(self)
        self.show_button = KeyButton(self.tr("Show QR"), key_label(Action.SHOW), "primary", self)
        self.keypad = Keypad(self)
        self.scan_check = ScannedAmountCheck(self.amount, self, self.show_button)
        self.hyphen_suggestion = HyphenSuggestion(self.order.edit, self)

    def _lay_out(self) -> None:
        self.heading = Heading(self.tr("New payment"), self)
        form = QWidget(self)  # filled in its scroll area: moved widgets are styled again
        scroll_area = VScrollArea(form, self, name=self.tr("New payment"), shrinkable=True)
        self._fill(form)
        self._left_column = add_items(vbox(spacing=8), (scroll_area, 1))
        self._page_layout = add_items(
            QVBoxLayout(self),
            self.heading,
            (add_items(hbox(spacing=20), (self._left_column, 1), self.keypad), 1),
            self.show_button,
        )
        self.use_layout(Layout.NORMAL)

    def use_layout(self, layout: Layout) -> None:
        """Adapt to a window layout."""
        tight, metrics = layout.is_tight, layout.metrics
        self._page_layout.setContentsMargins(*[metrics.page] * 4)
        self._page_layout.setSpacing(metrics.gap)
        self.last_sale.set_space_available(has_space=not tight)
        self._form_column.setSpacing(metrics.gap)
        self.keypad.fill_height(last_row_height=44 if tight else 60)
        self.show_button.set_height(60 if tight else 72)
        self.heading.setVisible(not tight)

    def _fill(self, form: QWidget) -> None:
        card = AmountCard(self.amount, form)
        self._amount_label = Note(self.tr("Amount"), card)
        self._amount_label.setBuddy(self.amount)
        add_items(vbox(card, (24, 12, 24, 12), 4), self._amount_label, self.amount, self.amount_note, self.limit_note)
        methods = (self.methods, 0, Qt.AlignmentFlag.AlignLeft)
        self._method_note = Note(self.tr("How will the customer pay?"), form)
        how = add_items(vbox(spacing=6), self._method_note, methods)
        fields = QGridLayout()
        fields.setHorizontalSpacing(14)
        fields.setVerticalSpacing(0)
        for column, field in enumerate(self._fields.values()):  # aligned, however long labels and errors are
            fields.addWidget(field.label, 0, column, Qt.AlignmentFlag.AlignBottom)
            fields.addWidget(field, 1, column, Qt.AlignmentFlag.AlignTop)
            fields.setColumnStretch(column, 1)
        self.last_sale = LastSaleBar(form)
        boxes = [part for field in self._fields.values() for part in (field.label, field)]
        self.question = AmountQuestion(
            form, self._method_note, self.methods, *boxes, self.invoice, self.message, self.last_sale
        )
        self._form_column = add_items(vbox(form), card, self.question, how, fields, self.invoice)
        add_items(self._form_column, self.message, self.hyphen_suggestion, self.scan_check.question, 1, self.last_sale)

    def _connect(self) -> None:
        self.amount.changed.connect(self.on_amount_changed)
        self.amount.changed.connect(self.on_edited)
        for field in self._fields.values():
            field.edit.textChanged.connect(self.on_edited)
            field.edit.editingFinished.connect(self.on_edited)
        self.methods.chosen.connect(self.on_edited)
        self.show_button.clicked.connect(self.submit)
        self.question.confirmed.connect(self.send)
        self.question.closed.connect(self.update_submit_button)
        self.scan_check.amount_confirmed.connect(self.submit)
        self.keypad.pressed.connect(self.on_keypad)

    @property
    def method(self) -> PaymentMethod:
        """The payment method of the next sale."""
        return PaymentMethod(self.methods.current())

    def select_method(self, method: PaymentMethod) -> None:
        """Select a payment method (F2, F3); this also confirms an amount that is in doubt."""
        self.methods.choose(method.value)
        self.on_edited()
        self.scan_check.question.confirm()

    @property
    def is_busy(self) -> bool:
        """True while a request is pending; no other starts meanwhile."""
        return bool(self.awaited_sale_id)

    def activate(self) -> None:
        self.amount.setFocus(Qt.FocusReason.OtherFocusReason)

    def start_with_digit(self, digit: str) -> None:
        """Start the next sale with a digit that was typed on the page of the last one."""
        self.clear()
        self.amount.press_key(digit)

    def set_order_id(self, order_id: str) -> None:
        """Enter a scanned order number; the focus goes to the amount, which then checks the order."""
        if order_id != self.order.text():
            self.instead_of = ""  # another bill: nothing is replaced
        self.order.edit.setText(order_id)
        self.amount.setFocus(Qt.FocusReason.OtherFocusReason)

    def fill_from(self, sale: Sale) -> None:
        """Enter the details of an earlier sale, which the next one replaces."""
        self.clear()
        if not sale.created_here:
            self.order.edit.setText(sale.order_id)
        typed = sale.amount if sale.created_here else sale.billed
        self.amount.set_amount(typed)
        self.select_method(sale.method)
        self.invoice.setChecked(sale.add_invoice)
        self.instead_of = sale.sale_id
        self.activate()

    @Slot()
    def submit(self) -> None:
        """Request a sale if all fields are valid, none is pending, and a large amount is confirmed."""
        if self.awaited_sale_id or self._blocked or self.scan_check.must_wait():
            return
        broken = self._find_broken_rules()
        self._show_broken_rules(broken)
        if not broken and not self.question.ask_if_large(self.amount.amount()):
            self.send()
        self.update_submit_button()

    @Slot()
    def update_submit_button(self) -> None:
        """Disable the button while a question is open, a request is pending, or requests are blocked."""
        self.show_button.setEnabled(not (self.question.is_open or self._blocked or self.awaited_sale_id))

    @Slot()
    def send(self) -> None:
        """Request the sale as it is typed."""
        from paydesk.domain.commands import TakeSale, new_id  # imported late: the first window needs none

        command = TakeSale(
            sale_id=new_id(),
            method=self.method,
            amount=self.amount.amount(),
            order_id=self._order_id(),
            customer_phone=self._phone(),
            add_invoice=self.invoice.isChecked(),
            instead_of=self.instead_of,
        )
        self.awaited_sale_id, self._last_request = command.sale_id, (command.sale_id, self.save_state())
        self.show_button.set_busy(True)
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

    @Slot()
    def on_amount_changed(self) -> None:
        """Remove an unknown order number once an amount is typed: it is a sale of its own."""
        number, self._unknown_number = self._unknown_number, ""
        if number and number == self._order_id() and self.amount.text():
            self.order.edit.clear()

    def block_requests(self, *, until_restart: bool) -> None:
        """Block requests until Paydesk restarts, or allow them again; a pending request goes on in that case."""
        self._blocked = until_restart
        if until_restart:
            self._clear_request()
        self.update_submit_button()

    def _clear_request(self) -> None:
        self.awaited_sale_id = ""
        self.show_button.set_busy(False)

    def _order_id(self) -> str:
        return ascii_digits(self.order.text()).strip()

    def _phone(self) -> str:
        return national_phone(self.phone.text())

    def _find_broken_rules(self) -> dict[str, Rule | MoneyFault]:
        return find_broken_rules(self._order_id(), self.amount.amount(), self.amount.fault(), self._phone())

    def _rule_text(self, rule: Rule | MoneyFault, field: str) -> str:
        return rule_words(rule, field, self._order_id()) if isinstance(rule, Rule) else money_fault_words(rule)

    def _show_broken_rules(self, broken: dict[str, Rule | MoneyFault] | dict[str, Rule]) -> None:
        words = {field: self._rule_text(rule, field) for field, rule in broken.items()}
        if "amount" in words:
            self.amount_note.show_text(words["amount"], is_error=True)
        else:  # keep the note of a valid amount: nothing moves at Enter
            self._update_hints()
        self._validated.update(self._fields)
        for name, box in self._fields.items():
            box.show_fault(words.get(name, ""))
        if "terminal" in words:
            self.message.show_and_announce("bad", self.tr("No terminal"), words["terminal"])
        fields = {"amount": self.amount, "order_id": self.order.edit, "customer_phone": self.phone.edit}
        first = next((field for name, field in fields.items() if name in words), None)
        if first is not None:
            self._focus_field(first)

    @Slot()
    def on_edited(self) -> None:
        """Validate the form: errors of fields that were left stay until corrected, warnings appear at once."""
        self.question.close_question()
        self._validated.update(name for name, box in self._fields.items() if box.text() and not box.edit.hasFocus())
        broken = self._find_broken_rules()
        for name, box in self._fields.items():
            rule = broken.get(name) if name in self._validated else None
            if name == "order_id" and self._unknown_number and self._unknown_number == self._order_id():
                rule = Rule.NO_SUCH_ORDER
            box.show_fault(self._rule_text(rule, name) if isinstance(rule, Rule) else "")
        self._update_hints()
        self.limit_note.show_amount(self.amount.amount() if self.method is PaymentMethod.QR_CODE else None)

    def _update_hints(self) -> None:
        link = self.method is PaymentMethod.LINK
        self.show_button.setText(self.tr("Make the link") if link else self.tr("Show QR"))
        self.amount_note.update_for(self._order_id())

    @Slot(object)
    def on_keypad(self, key: object) -> None:
        """Send a key of the on-screen keypad to the focused field, else to the amount."""
        focus = QApplication.focusWidget()
        if isinstance(focus, QLineEdit) and focus in (self.order.edit, self.phone.edit):
            keypad.apply_key(focus, key)
        else:
            self.amount.press_key(key)

    def use_settings(self, settings: Settings) -> None:
        self.question.limit = settings.shop.ask_above

    def save_state(self) -> object:
        texts = (self.amount.text(), self.order.text(), self.phone.text())
        return *texts, self.invoice.isChecked(), self.method, self.instead_of

    def restore_state(self, state: object) -> None:
        """Restore the input that `typed` returned."""
        match state:
            case (str(amount), str(order), str(phone), bool(invoice), PaymentMethod() as method, str(instead_of)):
                self.amount.setText(amount)
                self.order.edit.setText(order)
                self.phone.edit.setText(phone)
                self.invoice.setChecked(invoice)
                self.select_method(method)
                self.instead_of = instead_of

    def allowed_actions(self) -> frozenset[Action]:
        return frozenset({Action.QR, Action.LINK})

    def escape(self) -> bool:
        self.clear()
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
        self.scan_check.forget()
        self.amount.set_amount(None)
        for field in self._fields.values():
            field.forget()
        self._validated.clear()  # last: emptying a field validates the others
        self.invoice.setChecked(False)
        self.methods.choose(PaymentMethod.QR_CODE.value)  # each customer chooses
        self.instead_of = self._unknown_number = ""
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
