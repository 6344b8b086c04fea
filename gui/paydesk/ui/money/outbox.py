"""The outbox: what is not settled first, then what was of late; each with its words and what to do."""

from __future__ import annotations

from dataclasses import dataclass
from operator import attrgetter
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QWidget

from paydesk.domain.payout.messages import BalanceCame
from paydesk.domain.payout.payout import Payout
from paydesk.domain.settings.settings import Settings
from paydesk.ui.money.outcome import OutcomePanel
from paydesk.ui.money.settle import balance_words
from paydesk.ui.rows.card import RowsCard
from paydesk.ui.rows.model import Column, Look
from paydesk.ui.widgets.flow import vbox
from paydesk.ui.widgets.message_panel import MessagePanel
from paydesk.ui.widgets.room import Room
from paydesk.ui.words.base import money_words, short_time
from paydesk.ui.words.payouts import kind_words, out_chip, to_words

if TYPE_CHECKING:
    from paydesk.ui.out_book import PayoutRepository
    from paydesk.ui.widgets.chip import ChipKind


@dataclass(frozen=True, slots=True)
class OutRow:
    """One payout: all texts ready to be shown."""

    key: str
    time: str
    what: str
    to: str
    amount: str
    state: str
    tone: ChipKind


class OutboxTab(QWidget):
    """`balance_wanted` carries the id of a fund source; what its panel asks for goes by a FollowUp."""

    balance_wanted = Signal(object)

    def __init__(self, book: PayoutRepository, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._book = book
        self._settings = Settings()
        columns = (
            Column(self.tr("Time"), attrgetter("time")),
            Column(self.tr("What"), attrgetter("what")),
            Column(self.tr("To"), attrgetter("to"), grows=True),
            Column(self.tr("State"), attrgetter("state"), Look.CHIP, tone=attrgetter("tone")),
            Column(self.tr("Amount"), attrgetter("amount"), Look.MONEY),
        )
        self.table = RowsCard(columns, self.tr("Outbox"), self)
        self.table.chosen.connect(self.on_chosen)
        self.empty = MessagePanel(
            "info", self.tr("Nothing has gone out yet"), self.tr("What is sent stands here until it is settled."), self
        )
        self.panel = OutcomePanel(self)
        self.panel.balances_wanted.connect(self.on_balances)
        inside = QWidget(self)
        within = vbox(inside)
        within.addWidget(self.panel)
        within.addStretch(1)
        self._room = Room(inside, self, name=self.tr("What became of it"))
        column = vbox(self, spacing=12)
        column.addWidget(self.empty)
        column.addWidget(self.table, 2)
        column.addWidget(self._room, 3)
        book.loaded.connect(self.on_news)
        book.out_changed.connect(self.on_news)
        book.balance_came.connect(self.on_balance)
        self.on_news()

    def begin(self) -> None:
        """The focus goes to the table, on its first line."""
        rows = self.table.view.rows_model.rows
        if rows and not self.table.selected():
            self.table.select(rows[0].key)
            self._show_chosen()
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def use_settings(self, settings: Settings) -> None:
        """The names of the fund sources."""
        self._settings = settings
        self.panel.use_settings(settings)
        self.on_news()

    @Slot()
    def on_news(self) -> None:
        """Something became of one of them."""
        outs = [*self._book.unsettled(), *self._book.recent()]
        self.table.show_rows([self._row(out) for out in outs])
        self.table.setVisible(bool(outs))
        self.empty.setVisible(not outs)
        self._show_chosen()

    @Slot(object)
    def on_chosen(self, _out_id: object) -> None:
        """A line was chosen."""
        self._show_chosen()

    def choose(self, payout_id: str) -> None:
        """Go to one of them."""
        self.table.select(payout_id)
        self._show_chosen()

    def _show_chosen(self) -> None:
        out = self._book.out(self.table.selected())
        self._room.setVisible(out is not None)
        if out is not None:
            self.panel.show_payout(out)

    @property
    def chosen(self) -> str:
        """The payout_id of the one that is shown; "" for none."""
        return self.table.selected()

    def free(self) -> None:
        """A command was refused."""
        self.panel.free()

    def refresh(self, now: int) -> None:
        """Time went on: what can be done may have changed."""
        self.panel.refresh(now)

    @Slot()
    def on_balances(self) -> None:
        """Whoever compares wants all of them: which accounts it was, the journal tells only masked."""
        for source in self._settings.money_out.fund_sources:
            self.balance_wanted.emit(source.instrument_id)
        self.balance_wanted.emit("")

    @Slot(object)
    def on_balance(self, event: object) -> None:
        """What a fund source holds."""
        if isinstance(event, BalanceCame):
            names = {one.instrument_id: one.name for one in self._settings.money_out.fund_sources}
            lines = [
                (names.get(key, key) or self.tr("The account"), balance_words(came))
                for key, came in self._book.balances.items()
            ]
            self.panel.settle.show_balances(lines)

    def forget(self) -> None:
        """Somebody else takes over: nothing stays chosen."""
        self.table.select("")
        self._show_chosen()

    def _row(self, out: Payout) -> OutRow:
        text, kind = out_chip(out)
        time = short_time(out.wanted_at) if out.wanted_at else ""
        to = to_words(out, self._settings.money_out.fund_sources)
        return OutRow(out.payout_id, time, kind_words(out), to, money_words(out.amount), text, kind)
