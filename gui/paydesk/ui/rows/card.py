"""Rows ready for a page: a table in its card, and a list of two lines a row, of sales for one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from operator import attrgetter
from typing import Final

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from paydesk.domain.money import SignedMoney
from paydesk.domain.sale.listing import Sum
from paydesk.domain.sale.sale import Sale
from paydesk.ui import clock
from paydesk.ui.rows.model import CellStyle, Column, HasKey, HeadingRow
from paydesk.ui.rows.view import RowsView
from paydesk.ui.theme_tokens import ThemeTokens
from paydesk.ui.widgets import paint
from paydesk.ui.widgets.card import Card, ChipKind
from paydesk.ui.widgets.flow import ButtonRow, add_items, hbox, vbox
from paydesk.ui.widgets.labels import Text
from paydesk.ui.words.base import money_words
from paydesk.ui.words.sales import chip_of, row_meta


@dataclass(frozen=True, slots=True)
class TwoLineRow:
    """One row: all texts ready to be shown."""

    key: str
    text: str
    second_line: str
    state: tuple[str, ChipKind]


@dataclass(frozen=True, slots=True)
class RowGroup:
    """Rows under a heading; `nothing` stands there where there are none (without it, neither does the heading)."""

    key: str
    title: str
    rows: Sequence[HasKey]
    empty_text: str = ""

    def to_rows(self) -> list[HasKey]:
        """Return the heading, with a count where it may be zero, and the rows."""
        if not self.rows and not self.empty_text:
            return []
        count = str(len(self.rows)) if self.empty_text else ""
        none = [] if self.rows else [HeadingRow(f"nothing of:{self.key}", self.empty_text, is_small=True)]
        return [HeadingRow(f"part:{self.key}", self.title, count), *none, *self.rows]


def create_two_line_list(title: str, parent: QWidget | None) -> RowsView:
    """Create a list of two-line rows in groups; each row leads somewhere."""
    get = attrgetter
    column = Column(
        title, get("text"), CellStyle.TWO_LINES, state=get("state"), second_line=get("second_line"), stretches=True
    )
    return RowsView([column], title, parent, activate_only=True)


class RowsCard(Card):
    """`chosen` carries the key of a row. `view` is the table, `foot` stands below it in the card.

    With no row in it, `empty` is seen in its place.
    """

    chosen = Signal(object)

    def __init__(
        self,
        columns: Sequence[Column],
        name: str,
        parent: QWidget | None = None,
        *,
        empty: QWidget | None = None,
        footer: QWidget | None = None,
    ) -> None:
        super().__init__("plain", parent)
        self._empty, self._footer = empty, footer
        self.view = RowsView(columns, name, self)
        self.view.chosen.connect(self.chosen)
        self._min_rows, self._max_rows = 3, 8
        top = 1 if len(columns) > 1 else 8  # the ring around its first row is inside of the round corners
        self._column = add_items(vbox(self, (1, top, 1, 8 if footer is None else 1), 0), self.view)
        if footer is not None:
            add_items(self._column, footer)
        self.setFocusProxy(self.view)

    def show_rows(self, rows: Sequence[HasKey]) -> None:
        """Show these; the mark stays on its row while that is there."""
        self.view.show_rows(rows)
        if self._empty is not None:
            self.setVisible(bool(rows))
            self._empty.setVisible(not rows)
        self.updateGeometry()

    def show_all_rows(self) -> None:
        """Grow to the height of all rows, and these to that of their text; only the page scrolls."""
        self._min_rows, self._max_rows = 0, 1_000
        self.view.show_all_rows()

    def sizeHint(self) -> QSize:
        return QSize(500, self._height(self._max_rows))

    def minimumSizeHint(self) -> QSize:
        return QSize(
            300 if len(self.view.rows_model.columns) > 1 else 220, self._height(2 if self._min_rows else self._max_rows)
        )

    def _height(self, max_rows: int) -> int:
        foot = 0 if self._footer is None or self._footer.isHidden() else self._footer.sizeHint().height()
        rows = min(max(self.view.rows_model.rowCount(), self._min_rows), max_rows)
        margins = self._column.contentsMargins()
        return self.view.height_for(rows) + margins.top() + margins.bottom() + foot


@dataclass(frozen=True, slots=True)
class NetSum:
    """Rest of a sum; shown where its `count` is not 0."""

    count: int
    amount: SignedMoney


_SUM_GAP: Final = 14
_SUM_MARGIN: Final = 16


class SumBar(paint.PaintMixin, QWidget):
    """Sums of all rows, group by group, the last at the end of the line; empty groups are left out."""

    def __init__(self, tints: Sequence[str], parent: QWidget | None = None) -> None:
        """`tints`: the ink of each group."""
        super().__init__(parent)
        self._total = _SumLabel("ink", self)
        self._parts = [_SumLabel(tint, self) for tint in tints]
        self.note = Text("", style="small", tint="ink2", parent=self)
        self._all = (self._total, *self._parts)
        self._row = ButtonRow(*self._all, spacing=_SUM_GAP, line_spacing=0, line_end=self._parts[-1], parent=self)
        add_items(vbox(self, (_SUM_MARGIN, 8, _SUM_MARGIN, 8), 2), self._row, self.note)
        self.show_sums("", [("", Sum())] * len(self._parts), "")

    def show_sums(self, shown: str, sums: Sequence[tuple[str, Sum | NetSum]], note: str) -> None:
        """`shown`: how many in all; then each group; `note` is a sentence below, "" for none."""
        self._total.show_part(shown, "", strong=True)
        self._total.setVisible(bool(shown))
        for part, (words, found) in zip(self._parts, sums, strict=True):
            part.show_part(words, str(found.amount))
            part.setVisible(bool(found.count))
        counted = (f"{words} {found.amount}" for words, found in sums if found.count)
        self._row.setAccessibleName(", ".join(filter(None, (shown, *counted))))
        self.note.set_text_or_hide(note)
        for layout in (part.layout() for part in (*self._all, self._row)):  # at once: no amount is cut for a moment
            if layout is not None:
                layout.activate()

    def _draw(self, painter: QPainter, tokens: ThemeTokens) -> None:
        rect = QRectF(self.rect())
        painter.setClipRect(rect)
        paint.draw_box(painter, rect.adjusted(0, -20, 0, 0), paint.CARD_RADIUS - 1, tokens.sunken)
        painter.fillRect(QRectF(0, 0, rect.width(), 1), QColor(tokens.edge))


class _SumLabel(QWidget):
    """Label with count and amount."""

    def __init__(self, tint: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._count = Text("", tint=tint, wrap=False, parent=self)
        self._strong = Text("", tint=tint, bold=True, wrap=False, parent=self)
        add_items(hbox(self, spacing=4), self._count, self._strong)

    def show_part(self, count: str, amount: str, *, strong: bool = False) -> None:
        """Show these; `strong`: how many in bold."""
        self._count.setText("" if strong else count)
        self._strong.setText(count if strong else amount)
        self._count.setVisible(not strong)


@dataclass(frozen=True, slots=True, eq=False)
class SaleLine:
    """One sale of the list. Its texts are made when they are seen, as of then: of hundreds that wait, few are."""

    sale: Sale

    @property
    def key(self) -> str:
        """The sale."""
        return self.sale.sale_id

    @property
    def text(self) -> str:
        """Return the amount to pay."""
        return money_words(self.sale.amount)

    @property
    def second_line(self) -> str:
        """The order, and how or when."""
        return row_meta(self.sale)

    @property
    def state(self) -> tuple[str, ChipKind]:
        """Return the state, or the time left of the QR, and its colour."""
        return chip_of(self.sale, clock.now_ms(), countdown=True)
