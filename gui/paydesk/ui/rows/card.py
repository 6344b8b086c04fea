"""Rows ready for a page: a table in its card, and a list of two lines a row, of sales for one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from operator import attrgetter
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QWidget

from paydesk.ui import clock
from paydesk.ui.rows.model import Column, Heading, Keyed, Look
from paydesk.ui.rows.view import RowsView
from paydesk.ui.widgets.card import Card, ChipKind
from paydesk.ui.widgets.flow import put, vbox
from paydesk.ui.words.base import money_words
from paydesk.ui.words.sales import chip_of, row_meta

if TYPE_CHECKING:
    from paydesk.domain.sale.sale import Sale
    from paydesk.ui.widgets.card import ChipKind


@dataclass(frozen=True, slots=True)
class TwoLines:
    """One row: all texts ready to be shown."""

    key: str
    text: str
    below: str
    chip: str
    tone: ChipKind


@dataclass(frozen=True, slots=True)
class Group:
    """Rows under a heading; `nothing` stands there where there are none (without it, neither does the heading)."""

    key: str
    title: str
    rows: Sequence[Keyed]
    nothing: str = ""

    def lines(self) -> list[Keyed]:
        """The heading, with how many there are where that may be none, and the rows."""
        if not self.rows and not self.nothing:
            return []
        count = str(len(self.rows)) if self.nothing else ""
        none = [] if self.rows else [Heading(f"nothing of:{self.key}", self.nothing, small=True)]
        return [Heading(f"part:{self.key}", self.title, count), *none, *self.rows]


def list_of_lines(title: str, parent: QWidget | None) -> RowsView:
    """A list of TwoLines, in parts; each row leads somewhere."""
    get = attrgetter
    column = Column(
        title, get("text"), Look.TWO_LINES, tone=get("tone"), chip=get("chip"), below=get("below"), grows=True
    )
    return RowsView([column], title, parent, leads=True)


class RowsCard(Card):
    """`chosen` carries the key of a row. `view` is the table; with no row in it, `empty` is seen in its place."""

    chosen = Signal(object)

    def __init__(
        self, columns: Sequence[Column], name: str, parent: QWidget | None = None, *, empty: QWidget | None = None
    ) -> None:
        super().__init__("plain", parent)
        self._empty = empty
        self.view = RowsView(columns, name, self)
        self.view.chosen.connect(self.chosen)
        self._least, self._most = 3, 8
        put(vbox(self, (1, 1, 1, 6)), self.view)
        self.setFocusProxy(self.view)

    def show_rows(self, rows: Sequence[Keyed]) -> None:
        """Show these; the mark stays on its row while that is there."""
        self.view.show_rows(rows)
        if self._empty is not None:
            self.setVisible(bool(rows))
            self._empty.setVisible(not rows)
        self.updateGeometry()

    def show_whole(self) -> None:
        """It is as high as all of its rows, and those as their words want it; only the page scrolls."""
        self._least, self._most = 0, 1_000
        self.view.show_whole()

    def sizeHint(self) -> QSize:
        """Qt: all rows, up to eight."""
        return QSize(500, self._height(self._most))

    def minimumSizeHint(self) -> QSize:
        """Qt: the head and three rows."""
        return QSize(300, self._height(3 if self._least else self._most))

    def _height(self, most: int) -> int:
        return self.view.height_for(min(max(self.view.rows_model.rowCount(), self._least), most)) + 8


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
        """What is to be paid."""
        return money_words(self.sale.amount)

    @property
    def below(self) -> str:
        """The order, and how or when."""
        return row_meta(self.sale)

    @property
    def chip(self) -> str:
        """How it stands, or how long its QR lasts."""
        return chip_of(self.sale, clock.now_ms(), countdown=True)[0]

    @property
    def tone(self) -> ChipKind:
        """The colour of that."""
        return chip_of(self.sale, clock.now_ms(), countdown=True)[1]
