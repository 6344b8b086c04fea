"""The windows' fold of the payout side: what went out, and the answers to what was asked about it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Signal

from paydesk.domain.fact import OUT
from paydesk.domain.messages import CommandEnded
from paydesk.domain.payout.messages import (
    BalanceCame,
    CashgramRead,
    DraftRefused,
    HistoryCame,
    IdentityCame,
    LinkMade,
    PayoutChanged,
    PayoutsListed,
    PayoutsLoaded,
    Reviewed,
    UpiChecked,
)
from paydesk.domain.payout.payout import Payout, PayoutKind
from paydesk.domain.settings.messages import Erased
from paydesk.ui.hub import Store

RECENT_LIMIT: Final = 100


_ANSWERS: Final = (
    Reviewed,
    DraftRefused,
    UpiChecked,
    HistoryCame,
    PayoutsListed,
    IdentityCame,
    LinkMade,
    CashgramRead,
    CommandEnded,
)


class PayoutStore(Store):
    """What the windows know of payouts. Links and tokens pass through; none is kept here."""

    out_changed = Signal(object)
    """A Payout, after something happened to it."""
    loaded = Signal(object)
    """PayoutsLoaded: the payouts came from the journal."""
    told = Signal(object)
    """An answer to what was asked, or the end of a command, as the counter tells it."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.outs: dict[str, Payout] = {}
        self.balances: dict[str, BalanceCame] = {}
        """The last answer for each fund source; "" is the account."""
        self.takers = {
            **dict.fromkeys(_ANSWERS, self.told.emit),
            PayoutsLoaded: self._take_all,
            PayoutChanged: self._take_one,
            BalanceCame: self._take_balance,
            Erased: self._take_erased,
        }

    def _take_all(self, event: PayoutsLoaded) -> None:
        self.outs = {out.payout_id: out for out in event.payouts}
        self.loaded.emit(event)

    def _take_one(self, event: PayoutChanged) -> None:
        self.outs[event.payout.payout_id] = event.payout
        self.out_changed.emit(event.payout)

    def _take_erased(self, event: Erased) -> None:
        gone = {subject.removeprefix(OUT) for subject in event.subjects if subject.startswith(OUT)}
        kept = tuple(out for out in self.outs.values() if out.payout_id not in gone)
        self._take_all(PayoutsLoaded(kept))

    def _take_balance(self, event: BalanceCame) -> None:
        self.balances[event.instrument_id] = event
        self.told.emit(event)

    def out(self, payout_id: str) -> Payout | None:
        """One payout, or None when the windows were not told of it."""
        return self.outs.get(payout_id)

    def alarms(self) -> list[Payout]:
        """Payouts whose end was taken back, which nobody has seen yet, newest first."""
        return sorted((out for out in self.outs.values() if out.needs_alarm), key=_newest, reverse=True)

    def unsettled(self) -> list[Payout]:
        """Payouts that may still change, newest first."""
        return sorted((out for out in self.outs.values() if not out.settled), key=_newest, reverse=True)

    def recent(self, limit: int = RECENT_LIMIT) -> list[Payout]:
        """Payouts that are settled, newest first."""
        return sorted((out for out in self.outs.values() if out.settled), key=_newest, reverse=True)[:limit]

    def cashgrams(self) -> list[Payout]:
        """The payment links of this counter, newest first."""
        mine = (out for out in self.outs.values() if out.kind is PayoutKind.CASHGRAM)
        return sorted(mine, key=_newest, reverse=True)


def _newest(out: Payout) -> tuple[int, str]:
    return out.wanted_at, out.payout_id
