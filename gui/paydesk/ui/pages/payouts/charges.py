"""The service charges of a loan: who gets how much of it (SPEC.md 4.11)."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from paydesk.domain.money import Money, MoneyFault
from paydesk.domain.payout.requests import ServiceCharge
from paydesk.ui.widgets.card import Card
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import Note, Text
from paydesk.ui.widgets.money_field import MoneyField
from paydesk.ui.widgets.text_field import ErrorLine, TextField
from paydesk.ui.words.fields import money_fault_words

MOST: Final = 10


class _Row(QWidget):
    """One charge."""

    changed = Signal()
    removed = Signal()

    def __init__(self, number: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.party = TextField("", self.tr("Party"), self)
        self.amount = MoneyField("", self)
        self.remove_button = KeyButton(self.tr("Remove"), "", "plain", self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        row.addWidget(self.party, 3, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.amount, 2, Qt.AlignmentFlag.AlignTop)
        button = QVBoxLayout()
        button.addSpacing(6)  # as a field has it below its label
        button.addWidget(self.remove_button)
        button.addStretch(1)
        row.addLayout(button)
        self.party.edit.textChanged.connect(self.changed)
        self.amount.edit.textChanged.connect(self.changed)
        self.remove_button.clicked.connect(self.removed)
        self.renumber(number)

    def renumber(self, number: int) -> None:
        """Screen readers hear which charge it is."""
        self.party.edit.setAccessibleName(self.tr("Party of charge {n}").format(n=number))
        self.amount.edit.setAccessibleName(self.tr("Amount of charge {n}").format(n=number))
        self.remove_button.setAccessibleName(self.tr("Remove charge {n}").format(n=number))

    @property
    def is_empty(self) -> bool:
        """Whether nothing is typed."""
        return not self.party.text() and self.amount.fault() is MoneyFault.EMPTY


class Charges(Card):
    """A small table of charges. `changed` comes with each change; empty rows do not count."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("plain", parent)
        self.rows: list[_Row] = []
        self._rows = QVBoxLayout()
        self._rows.setSpacing(0)
        self._error = ErrorLine(self)
        self._error.hide()
        self.add_button = KeyButton(self.tr("Add a charge"), "", "plain", self)
        self.add_button.clicked.connect(self.on_add)
        self.net = Text("", 16, "ink", bold=True, tabular=True, parent=self)
        column = QVBoxLayout(self)
        column.setContentsMargins(18, 12, 18, 12)
        column.setSpacing(10)
        names = QVBoxLayout()
        names.setSpacing(2)
        names.addWidget(Text(self.tr("Service charges"), 14, "ink", bold=True, parent=self))
        names.addWidget(Note(self.tr("They are taken off the loan, and paid out at the end of the day."), self))
        head = QHBoxLayout()
        head.setSpacing(14)
        head.addLayout(names, 1)
        head.addWidget(self.add_button, 0, Qt.AlignmentFlag.AlignVCenter)
        column.addLayout(head)
        column.addLayout(self._rows)
        column.addWidget(self._error)
        column.addWidget(self.net)

    def charges(self) -> tuple[ServiceCharge, ...]:
        """What is typed; an amount that is none counts as ₹0.00, and `faulty` says so."""
        filled = [row for row in self.rows if not row.is_empty]
        return tuple(ServiceCharge(row.party.text(), row.amount.amount() or Money(0)) for row in filled)

    @property
    def faulty(self) -> bool:
        """Whether an amount of a charge is none, or nothing."""
        amounts = [row.amount.amount() for row in self.rows if not row.is_empty]
        return any(amount is None or not amount.paise for amount in amounts)

    def show_net(self, words: str, *, bad: bool) -> None:
        """What the beneficiary gets."""
        self.net.setText(words)
        self.net.setVisible(bool(words))
        self.net.set_tint("bad" if bad else "ink")

    def show_error(self, words: str) -> None:
        """What is wrong with them; "" for nothing."""
        self._error.show_error(words)
        self._error.setVisible(bool(words))

    def error(self) -> str:
        """What is said to be wrong."""
        return self._error.text()

    def show_faults(self) -> None:
        """Say at each amount why it is none, and at each party that it is missing."""
        for row in self.rows:
            fault = row.amount.fault()
            zero = fault is None and row.amount.amount() == Money(0)
            words = money_fault_words(MoneyFault.EMPTY if fault is None else fault) if fault or zero else None
            row.amount.set_error(None if row.is_empty else words)
            missing = not row.is_empty and not row.party.text()
            row.party.set_error(self.tr("Who gets it?") if missing else None)

    def begin_fault(self) -> bool:
        """The focus goes to the first field that is wrong. Whether there is one."""
        for row in self.rows:
            for field in (row.party, row.amount):
                if field.error():
                    field.setFocus(Qt.FocusReason.OtherFocusReason)
                    return True
        return False

    def clear(self) -> None:
        """No charge."""
        for row in list(self.rows):
            self._take(row)
        self.show_error("")
        self.changed.emit()

    @Slot()
    def on_add(self) -> None:
        """One more row; the focus goes there."""
        if len(self.rows) < MOST:
            row = _Row(len(self.rows) + 1, self)
            row.changed.connect(self.on_changed)
            row.removed.connect(self.on_removed)
            self.rows.append(row)
            self._rows.addWidget(row)
            # from the last row Tab goes on to one more charge
            before: QWidget | None = self.rows[-2].remove_button if len(self.rows) > 1 else None
            for after in (row.party.edit, row.amount.edit, row.remove_button, self.add_button):
                if before is not None:
                    QWidget.setTabOrder(before, after)
                before = after
            self.add_button.setEnabled(len(self.rows) < MOST)
            row.show()
            row.party.setFocus(Qt.FocusReason.OtherFocusReason)
            self.changed.emit()

    @Slot()
    def on_removed(self) -> None:
        """A row goes."""
        row = self.sender()
        if isinstance(row, _Row):
            self._take(row)
            self.add_button.setFocus(Qt.FocusReason.OtherFocusReason)
            self.changed.emit()

    def _take(self, row: _Row) -> None:
        self.rows.remove(row)
        self._rows.removeWidget(row)
        row.hide()
        row.deleteLater()
        for number, each in enumerate(self.rows, 1):
            each.renumber(number)
        self.add_button.setEnabled(True)

    @Slot()
    def on_changed(self) -> None:
        """Something was typed: what was said is old."""
        for row in self.rows:
            row.amount.set_error(None)
            row.party.set_error(None)
        self.changed.emit()
