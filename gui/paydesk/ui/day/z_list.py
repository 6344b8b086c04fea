"""The shifts that there were, newest first, each with its Z-report: shown, printed again, saved as a PDF."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QWidget

from paydesk.domain.shift.messages import ListedShift, ShiftsListed
from paydesk.ui.actions import Action, key_label
from paydesk.ui.rows.card import RowsCard
from paydesk.ui.rows.model import Column, Look
from paydesk.ui.widgets import paint
from paydesk.ui.widgets.chip import ChipKind
from paydesk.ui.widgets.flow import ButtonRow, hbox, vbox
from paydesk.ui.widgets.fonts import scaled
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import Heading
from paydesk.ui.widgets.message_panel import MessagePanel
from paydesk.ui.words.base import money_words, short_time
from paydesk.ui.words.day import z_words


class ShiftRow:
    """One shift of the list."""

    def __init__(self, shift: ListedShift) -> None:
        self.shift = shift

    @property
    def key(self) -> str:
        """Its number."""
        return str(self.shift.number)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ShiftRow) and other.shift == self.shift

    def __hash__(self) -> int:
        return hash(self.key)


class ZList(QWidget):
    """`chosen` carries the number of a Z-report (0: none), `print_wanted` and `pdf_wanted` that of the one shown."""

    chosen = Signal(object)
    print_wanted = Signal(object)
    pdf_wanted = Signal(object)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.back_button = KeyButton("", "", "plain", self)
        self.back_button.set_icon("left")
        self.back_button.setMaximumWidth(scaled(paint.TOUCH))
        self.back_button.setAccessibleName(self.tr("Back to the report"))
        self.back_button.clicked.connect(self.left)
        heading = Heading(self.tr("Z reports"), self)
        columns = (
            Column(self.tr("Z"), _number, least=70),
            Column(self.tr("Opened"), _opened, least=130),
            Column(self.tr("Closed"), self._closed, least=130, grows=True),
            Column(self.tr("By"), _by, least=100, needs=620),
            Column(self.tr("Sales"), _count, least=70, needs=720),
            Column(self.tr("Paper"), self._paper, Look.CHIP, tone=_tone, least=120, needs=820),
            Column(self.tr("Paid"), _paid, Look.MONEY, least=150),
        )
        self.table = RowsCard(columns, self.tr("Z reports"), self)
        self.table.chosen.connect(self.on_chosen)
        self.empty = MessagePanel(
            "info",
            self.tr("There is no Z report yet"),
            self.tr("Each shift that is closed gets one. Its number has no gap, and nothing changes it afterwards."),
            self,
        )
        self.print_button = KeyButton(self.tr("Print it again"), "", "plain", self)
        self.print_button.set_icon("printer")
        self.print_button.set_key(key_label(Action.RECEIPT))
        self.print_button.clicked.connect(self.on_print)
        self.pdf_button = KeyButton(self.tr("PDF"), "", "plain", self)
        self.pdf_button.set_icon("download")
        self.pdf_button.clicked.connect(self.on_pdf)
        head = hbox(spacing=12)
        head.addWidget(self.back_button)
        head.addWidget(heading, 1)
        column = vbox(self, spacing=12)
        column.addLayout(head)
        column.addWidget(self.empty)
        column.addWidget(self.table, 100)
        column.addWidget(ButtonRow(self.print_button, self.pdf_button, parent=self))
        column.addStretch(1)

    def show_listed(self, event: ShiftsListed) -> None:
        """They came."""
        closed = [shift for shift in event.shifts if shift.closed_at is not None]
        self.table.show_rows([ShiftRow(shift) for shift in closed])
        self.table.setVisible(bool(closed))
        self.empty.setVisible(not closed)
        if closed and not self.number:
            self.table.select(str(closed[0].number))
        self.on_chosen(self.table.selected())

    @property
    def number(self) -> int:
        """The one that is marked; 0 for none."""
        return int(self.table.selected() or 0)

    @Slot(object)
    def on_chosen(self, key: object) -> None:
        """A row."""
        number = int(str(key) or 0)
        for button in (self.print_button, self.pdf_button):
            button.setEnabled(bool(number))
        self.chosen.emit(number)

    @Slot()
    def on_print(self) -> None:
        """The one that is marked, once more; the paper says that it is a duplicate."""
        self.print_wanted.emit(self.number)

    @Slot()
    def on_pdf(self) -> None:
        """The same as a file."""
        self.pdf_wanted.emit(self.number)

    def begin(self) -> None:
        """The keyboard goes to the list."""
        shown = self.table.view if self.table.isVisibleTo(self) else self.back_button
        shown.setFocus(Qt.FocusReason.OtherFocusReason)

    def _closed(self, row: ShiftRow) -> str:
        return short_time(row.shift.closed_at) if row.shift.closed_at is not None else self.tr("open")

    def _paper(self, row: ShiftRow) -> str:
        if not row.shift.printed:
            return self.tr("not printed")
        return self.tr("printed %n times", "", row.shift.printed)


def _number(row: ShiftRow) -> str:
    return z_words(row.shift.number)


def _opened(row: ShiftRow) -> str:
    return short_time(row.shift.opened_at)


def _by(row: ShiftRow) -> str:
    return row.shift.closed_by


def _count(row: ShiftRow) -> str:
    return str(row.shift.count)


def _tone(row: ShiftRow) -> ChipKind:
    return "off" if row.shift.printed else "warn"


def _paid(row: ShiftRow) -> str:
    return money_words(row.shift.paid)
