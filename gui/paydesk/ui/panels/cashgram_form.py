"""The form of a payment link: every rule of SPEC.md 4.12 is told at its field while it is typed."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from datetime import date, timedelta
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from paydesk.domain.money import Money, MoneyFault
from paydesk.domain.payout import rules as payout_rules
from paydesk.domain.payout.requests import NewCashgram
from paydesk.domain.payout.rules import LINK_DAYS_MAX
from paydesk.domain.rules import AnyRule, Broken, PayoutRule, Rule
from paydesk.ui.widgets.check_box import CheckBox
from paydesk.ui.widgets.choice_field import ChoiceField
from paydesk.ui.widgets.date_field import DateField
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.message_panel import MessagePanel
from paydesk.ui.widgets.money_field import MoneyField
from paydesk.ui.widgets.room import Room
from paydesk.ui.widgets.text_field import Field, TextField
from paydesk.ui.words.base import Words
from paydesk.ui.words.cashgrams import refund_remarks, type_options
from paydesk.ui.words.fields import money_fault_words, rule_words

if TYPE_CHECKING:
    from paydesk.domain.sale.sale import Sale

_DAYS: Final = 7
"""How long a link lives unless somebody says otherwise."""
_UNFINISHED: Final = frozenset({Rule.REQUIRED, Rule.TOO_SHORT, Rule.NOT_EMAIL, Rule.TOO_SMALL})
"""Rules that a value breaks simply because it is still being typed: told once the field is left."""
_UNFINISHED_MONEY: Final = frozenset({MoneyFault.EMPTY, MoneyFault.BAD_COMMAS})


class CashgramForm(QWidget):
    """`submitted` carries the NewCashgram of a form without faults (its id is empty); `edited` each change."""

    submitted = Signal(object)
    edited = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._today = date.min
        self._most: Money | None = None
        """Of a refund: what may go back."""
        self._all = True
        """Of a refund: whether nothing went back so far."""
        self._left: set[str] = set()
        self._told: dict[str, str] = {}
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        inside = QWidget(self)
        column = QVBoxLayout(inside)
        column.setContentsMargins(18, 2, 18, 8)
        column.setSpacing(8)
        self._add_notes(column, inside)
        self._make_fields(inside)
        self._add_fields(column)
        column.addStretch(1)
        whole.addWidget(Room(inside, self, name=self.tr("Payment link")), 1)
        whole.addWidget(self._make_foot())
        self._watch()

    def _add_notes(self, column: QVBoxLayout, inside: QWidget) -> None:
        self.refund_note = MessagePanel("info", "", "", inside)
        self.problem = MessagePanel("warn", "", "", inside)
        notes = QVBoxLayout()
        notes.setSpacing(8)
        for note in (self.refund_note, self.problem):
            note.hide()
            notes.addWidget(note)
        column.addLayout(notes)

    def _make_fields(self, inside: QWidget) -> None:
        self.name = TextField(self.tr("Name"), "", inside)
        self.phone = TextField(self.tr("Phone"), self.tr("10 digits"), inside)
        self.type = ChoiceField(self.tr("Type"), type_options(), inside)
        self.amount = MoneyField(self.tr("Amount"), inside)
        self.expiry = DateField(self.tr("Last day"), inside)
        self.email = TextField(self.tr("E-mail (optional)"), "", inside)
        self.remarks = TextField(self.tr("Remarks (optional)"), self.tr("Letters, digits, spaces"), inside)
        self.notify = CheckBox(self.tr("Send the link to this phone and e-mail"), inside)
        higher = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        higher.setHeightForWidth(True)  # longer words take two lines
        self.notify.setSizePolicy(higher)
        self.fields: Mapping[str, Field] = {
            "name": self.name,
            "phone": self.phone,
            "payoutType": self.type,
            "amount": self.amount,
            "linkExpiry": self.expiry,
            "email": self.email,
            "remarks": self.remarks,
        }

    def _add_fields(self, column: QVBoxLayout) -> None:
        fields = QVBoxLayout()
        fields.setSpacing(0)
        fields.addWidget(self.name)
        fields.addLayout(_pair(self.phone, self.type))
        fields.addLayout(_pair(self.amount, self.expiry))
        fields.addWidget(self.email)
        fields.addWidget(self.remarks)
        fields.addWidget(self.notify)
        column.addLayout(fields)

    def _make_foot(self) -> QWidget:
        foot = QWidget(self)
        row = QVBoxLayout(foot)
        row.setContentsMargins(18, 8, 18, 16)
        self.next_button = KeyButton(self.tr("Go on"), self.tr("Enter"), "primary", foot)
        self.next_button.set_height(48)
        self.next_button.clicked.connect(self.submit)
        row.addWidget(self.next_button)
        return foot

    def _watch(self) -> None:
        for name, field in self.fields.items():
            if isinstance(field, TextField):
                field.edit.setObjectName(name)
                field.changed.connect(self.on_typed)
                field.submitted.connect(self.submit)
                field.edit.editingFinished.connect(self.on_left)
        self.expiry.changed.connect(self.on_choice)
        self.type.chosen.connect(self.on_choice)
        self.notify.toggled.connect(self.on_choice)

    # What stands in it ----------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """The focus goes to the first field that is empty."""
        empty = (one for one in (self.name, self.phone, self.amount) if not one.text())
        next(empty, self.next_button).setFocus(Qt.FocusReason.OtherFocusReason)

    def use_day(self, today: date) -> None:
        """The service's day: a link ends within 30 days of it."""
        if today == self._today:
            return
        first = self._today == date.min
        self._today = today
        self.expiry.set_range(today, today + timedelta(days=LINK_DAYS_MAX))
        if first:
            self.expiry.set_day(today + timedelta(days=_DAYS))

    @property
    def is_empty(self) -> bool:
        """Whether nothing was typed yet."""
        return not any(one.text() for one in (self.name, self.phone, self.amount, self.email, self.remarks))

    def request(self) -> NewCashgram:
        """What is typed, as it is sent; the counter makes its id."""
        return NewCashgram(
            cashgram_id="",
            amount=self.amount.amount() or Money(0),
            name=self.name.text(),
            phone=re.sub(r"[ -]", "", payout_rules.bare_phone(self.phone.text())),
            link_expiry=self.expiry.day(),
            email=self.email.text(),
            remarks=self.remarks.text(),
            notify_customer=self.notify.isChecked(),
            payout_type=self.type.current(),
        )

    def clear(self) -> None:
        """Nothing that was typed stays."""
        self._most = None
        self._left.clear()
        self._told.clear()
        for one in (self.name, self.phone, self.amount, self.email, self.remarks):
            one.forget()
        self.type.choose("")
        self.type.box.setCurrentIndex(0)
        self.notify.setChecked(False)
        self.refund_note.hide()
        self.problem.hide()
        if self._today != date.min:
            self.expiry.set_day(self._today + timedelta(days=_DAYS))
        self._left.clear()
        self._show_faults(frozenset())

    def fill_refund(self, sale: Sale, most: Money | None, words: Words) -> None:
        """A refund of this sale: what is left of it (no more may go back) and its order's number."""
        self.clear()
        self._most, self._all = most, most == sale.amount
        self.amount.set_amount(most)
        self.remarks.set_text(refund_remarks(sale.order_id))
        self.type.choose("refund")
        self.refund_note.show_message("info", words.title, words.text)
        self.refund_note.show()
        self._left.clear()
        self._show_faults(frozenset())

    # What is wrong with it ------------------------------------------------------------------------------------------

    def broken(self) -> Broken:
        """Every rule that is broken now, by field."""
        request = replace(self.request(), cashgram_id="x")
        found = list(payout_rules.cashgram(request, self._today))
        if self._most is not None and request.amount > self._most:
            found.append(("amount", PayoutRule.TOO_LARGE))
        return tuple(found)

    def show_broken(self, broken: Broken) -> None:
        """The counter found these."""
        self._told = {name: self._told_words(name, rule) for name, rule in broken if name in self.fields}
        self._show_faults(frozenset(self.fields))
        if not self._told and broken:
            self.show_trouble(Words(self.tr("This cannot be sent"), rule_words(broken[0][1], broken[0][0])))
        self._go_to(next((name for name, _ in broken if name in self.fields), ""))

    def show_at_field(self, name: str, words: str) -> None:
        """The service found fault with one of `fields`."""
        self._told = {name: words}
        self._show_faults(frozenset(self.fields))
        self._go_to(name)

    def show_trouble(self, words: Words) -> None:
        """Something stands in the way of all of it."""
        self.problem.show_message("warn", words.title, " ".join(filter(None, (words.text, words.todo))))
        self.problem.show()

    def set_busy(self, *, busy: bool) -> None:
        """While it is being checked."""
        self.next_button.set_busy(busy=busy)

    @Slot()
    def submit(self) -> None:
        """Enter: go on, or to the first fault."""
        if self.next_button.busy:
            return
        self._told.clear()
        self.problem.hide()
        self._left = set(self.fields)
        faults = self._show_faults(frozenset(self.fields))
        if faults:
            self._go_to(next(name for name in self.fields if name in faults))
        else:
            self.submitted.emit(self.request())

    def _go_to(self, name: str) -> None:
        field = self.fields.get(name)
        if field is not None:
            field.setFocus(Qt.FocusReason.OtherFocusReason)
            if isinstance(field, TextField):
                field.edit.selectAll()

    @Slot()
    def on_typed(self) -> None:
        """A field changed: what is surely wrong is told at once."""
        field = self.sender()
        name = field.edit.objectName() if isinstance(field, TextField) else ""
        self._told.pop(name, None)
        self._show_faults(frozenset({name}))
        self.edited.emit()

    @Slot()
    def on_left(self) -> None:
        """A field was left: what is still missing in it is told, but not that it is empty."""
        name = self.sender().objectName()
        field = self.fields.get(name)
        if isinstance(field, TextField) and field.text():
            self._left.add(name)
            self._show_faults(frozenset({name}))

    @Slot()
    def on_choice(self) -> None:
        """A day, a type or the box changed."""
        self._told.pop("linkExpiry", None)
        self._show_faults(frozenset({"linkExpiry"}))
        self.edited.emit()

    def _show_faults(self, names: frozenset[str]) -> Mapping[str, str]:
        """Tell what is wrong at these fields (at the others only take back); return all that is wrong."""
        faults = self._faults()
        for name, field in self.fields.items():
            words = self._told.get(name) or (faults.get(name, "") if name in names or field.error() else "")
            if words != field.error():
                field.set_error(words or None)
        return faults

    def _faults(self) -> dict[str, str]:
        found: dict[str, str] = {}
        for name, rule in self.broken():
            if name in self._left or rule not in _UNFINISHED:
                found.setdefault(name, self._words_of(name, rule))
        fault = self.amount.fault()
        if fault is not None:
            found.pop("amount", None)
            if "amount" in self._left or fault not in _UNFINISHED_MONEY:
                found["amount"] = money_fault_words(fault)
        if self.phone.text() in {"+", "+9"} and "phone" not in self._left:
            found.pop("phone", None)  # the beginning of +91
        return found

    def _words_of(self, name: str, rule: AnyRule) -> str:
        if name == "amount" and rule is PayoutRule.TOO_LARGE and self._most is not None:
            if self._all:
                return self.tr("This is more than was paid: {amount}.").format(amount=self._most)
            return self.tr("This is more than is left to refund: {amount}.").format(amount=self._most)
        return rule_words(rule, name)

    def _told_words(self, name: str, rule: AnyRule) -> str:
        """The counter knows of refunds that the form does not."""
        if name == "amount" and rule is PayoutRule.TOO_LARGE and self._most is not None:
            return self.tr("This is more than is left to refund of this sale.")
        return rule_words(rule, name)


def _pair(left: Field, right: Field) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(12)
    for field in (left, right):
        row.addWidget(field, 1, Qt.AlignmentFlag.AlignTop)
    return row
