"""The payment links of this counter, with their states and ages; the links themselves are in no list."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from paydesk.domain.payout.payout import Payout
from paydesk.ui.rows.lines import Part, TwoLines, list_of_lines
from paydesk.ui.words.base import money_words
from paydesk.ui.words.cashgrams import row_words
from paydesk.ui.words.payouts import out_chip


def link_row(out: Payout, now: int) -> TwoLines:
    """A link as a row."""
    text, kind = out_chip(out)
    return TwoLines(out.payout_id, money_words(out.amount), row_words(out, now), text, kind)


class CashgramList(QWidget):
    """Links that are open or in doubt, then those that are settled. `chosen` carries the payout_id of one."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.view = list_of_lines(self.tr("Links made here"), self)
        self.view.chosen.connect(self.chosen)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.view)

    def show_links(self, links: Sequence[Payout], now: int) -> None:
        """Show these, newest first; `now` in ms since 1970."""
        going = [link_row(out, now) for out in links if not out.settled]
        over = [link_row(out, now) for out in links if out.settled]
        parts = (
            Part("going", self.tr("Not settled"), going, self.tr("No link is open")),
            Part("over", self.tr("Settled"), over),
        )
        self.view.show_rows([line for part in parts for line in part.lines()])

    def begin(self) -> None:
        """The keyboard goes to the first link."""
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)
