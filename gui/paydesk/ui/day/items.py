"""Items of a report that need attention: one line each, and one for all waiting sales. No line can be dismissed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QWidget

from paydesk.domain.sale.sale import Sale
from paydesk.domain.shift.report import ItemKind, Report, ReportItem
from paydesk.ui.actions import Action, key_label
from paydesk.ui.widgets.card import Card, Chip
from paydesk.ui.widgets.flow import add_items, hbox, vbox
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import Note, Separator, Text
from paydesk.ui.words.day import item_amount, item_chip, item_words


class DayPart(StrEnum):
    """The parts of the page; one is shown at a time."""

    REPORT = "report"
    ITEMS = "items"
    CLOSE = "close"
    CLOSED = "closed"
    HAND_OVER = "hand_over"
    Z_REPORTS = "z_reports"


@dataclass(frozen=True, slots=True)
class ItemTarget:
    """The subject of a line's button: a sale, a refund, or "" for all waiting sales."""

    kind: ItemKind
    sale_id: str
    payout_id: str = ""
    """The payment link of a refund."""


_SINGLE_ITEM_KINDS: Final = (ItemKind.UNKNOWN, ItemKind.UNSETTLED, ItemKind.REFUND)
FindSale = Callable[[str], "Sale | None"]
"""Returns a sale by its id if the store has it."""


def group_items(report: Report) -> list[tuple[ReportItem, ...]]:
    """Return the lines of a report: unknown, unsettled, doubtful refunds one by one, then all waiting sales."""
    single: list[tuple[ReportItem, ...]] = [(item,) for kind in _SINGLE_ITEM_KINDS for item in report.of_kind(kind)]
    waiting = report.of_kind(ItemKind.OPEN)
    return [*single, waiting] if waiting else single


class ItemsCard(Card):
    """Card with the lines. `pressed` carries an ItemTarget."""

    pressed = Signal(object)

    def __init__(
        self, title: str, note: str, find: FindSale, parent: QWidget | None = None, *, closing: bool, max_rows: int = 0
    ) -> None:
        """Create an empty card.

        Args:
            title: Heading; "" for none.
            note: Text beside the heading; "" shows the number of lines there.
            find: Returns a sale by its id.
            parent: Parent widget.
            closing: The lines say what becomes of each item when the shift ends.
            max_rows: Number of lines to show, followed by the number of the others; 0 for all.
        """
        super().__init__("plain", parent)
        self._find = find
        self._closing = closing
        self._max_rows = max_rows
        self._rows: list[_ItemRow] = []
        self._title = Text(title, style="action", parent=self)
        self.note = Note(note, self, wrap=False)
        self._shows_count = not note
        self.more_note = Note("", self)
        self.more_note.hide()
        self.more_note.setContentsMargins(16, 4, 16, 8)
        head = add_items(hbox(None, (16, 8, 16, 8) if title else (0, 0, 0, 0)), (self._title, 1), self.note)
        for text in (self._title, self.note):
            text.setVisible(bool(title))
        self._column = add_items(vbox(self, (1, 0, 1, 2), 0), head, self.more_note)

    def show_items(self, report: Report, now: int) -> None:
        """Show the items of a report; hide the card if there are none. Rows are reused, so that the focus stays."""
        lines = group_items(report)
        shown = lines[: self._max_rows] if self._max_rows else lines
        while len(self._rows) > len(shown):
            gone = self._rows.pop()
            self._column.removeWidget(gone)
            gone.hide()
            gone.deleteLater()
        while len(self._rows) < len(shown):
            row = _ItemRow(self)
            row.button.chosen.connect(self.on_pressed)
            self._rows.append(row)
            self._column.insertWidget(len(self._rows), row)
        for row, items in zip(self._rows, shown, strict=True):
            row.show_items(items, item_words(items, self._find(items[0].sale_id), now, closing=self._closing))
        left = len(lines) - len(shown)
        self.more_note.set_text_or_hide(self.tr("%n more", "", left) if left > 0 else "")
        if self._shows_count:
            self.note.setText(str(len(lines)))
        self.setVisible(bool(lines))

    @property
    def unknown_items(self) -> list[ItemTarget]:
        """The sales and refunds with an unknown result among the lines."""
        return [row.target for row in self._rows if row.target.kind in {ItemKind.UNKNOWN, ItemKind.REFUND}]

    @Slot(object)
    def on_pressed(self, row: _ItemRow) -> None:
        self.pressed.emit(row.target)


class _ItemRow(QWidget):
    """One line: amount, state, text and a button."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.target = ItemTarget(ItemKind.OPEN, "")
        self._amount = Text("", bold=True, wrap=False, parent=self)
        self._amount.setMinimumWidth(104)
        self._chip = Chip("", "off", self)
        chip_area = QWidget(self)  # fixed width, so that the texts are aligned
        chip_area.setMinimumWidth(96)
        add_items(hbox(chip_area), self._chip, 1)
        self._text = Text("", tint="ink2", parent=self)
        self.button = KeyButton("", parent=self, value=self)
        line = add_items(hbox(None, (16, 4, 16, 4), 12), self._amount, chip_area, (self._text, 1), self.button)
        add_items(vbox(self, spacing=0), Separator(self), line)

    def show_items(self, items: Sequence[ReportItem], words: str) -> None:
        """Show one sale, or all that wait."""
        kind = items[0].kind
        self.target = ItemTarget(kind, "" if kind is ItemKind.OPEN else items[0].sale_id, items[0].payout_id or "")
        self._amount.setText(item_amount(items))
        self._chip.show_chip(*item_chip(items))
        self._text.setText(words)
        texts = {
            ItemKind.UNKNOWN: self.tr("Check now"),
            ItemKind.OPEN: self.tr("Open"),
            ItemKind.UNSETTLED: self.tr("Settle"),
            ItemKind.REFUND: self.tr("Check now"),
        }
        text = texts.get(kind, "")
        if text != self.button.text():
            self.button.setText(text)
            self.button.set_key(key_label(Action.READ_STATUS) if kind is ItemKind.UNKNOWN else "")
