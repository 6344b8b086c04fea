"""The payouts at hand: every fact goes to the journal first, then into its Out, then out to the windows."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from paydesk.domain.clock import DAY
from paydesk.domain.fact import OUT
from paydesk.domain.money import Money
from paydesk.domain.payout import facts, fold, resend
from paydesk.domain.payout.facts import PayoutFact, WantedPayout
from paydesk.domain.payout.limits import Planned, SoFar
from paydesk.domain.payout.messages import PayoutChanged, PayoutsLoaded
from paydesk.domain.payout.next_step import watched_until
from paydesk.domain.payout.outcome import Outcome

if TYPE_CHECKING:
    from paydesk.domain.exact_json import Json
    from paydesk.domain.messages import Event
    from paydesk.domain.payout.payout import Payout, PayoutRequest
    from paydesk.store.journal.journal import Journal

SHOWN: Final = 30 * DAY
"""How far back settled payouts are told to the windows."""


class PayoutRepository:
    """Payouts by id, folded from facts. `now` gives ms since 1970; `emit` takes each event in order."""

    def __init__(self, journal: Journal, emit: Callable[[Event], None], now: Callable[[], int]) -> None:
        self.journal = journal
        self.now = now
        self._emit = emit
        self._outs: dict[str, Payout] = {}
        self._drafts: dict[str, str] = {}
        self._requests: dict[str, PayoutRequest] = {}
        self._loaded = False

    def __iter__(self) -> Iterator[Payout]:
        return iter(list(self._outs.values()))

    def __getitem__(self, payout_id: str) -> Payout:
        return self._outs[payout_id]

    def get(self, payout_id: str) -> Payout | None:
        """A payout by its id, or None."""
        return self._outs.get(payout_id)

    def of_draft(self, draft_id: str) -> Payout | None:
        """The payout that a draft became, also before a restart; None for a draft that was not sent."""
        payout_id = self._drafts.get(draft_id)
        return None if payout_id is None else self._outs[payout_id]

    def request(self, payout_id: str) -> PayoutRequest | None:
        """What was sent, with its id; None when the details went with an earlier run."""
        return self._requests.get(payout_id)

    def is_v1(self, payout_id: str) -> bool:
        """Whether it goes by the older operation (SPEC.md 4.8)."""
        return self._outs[payout_id].v1

    def so_far(self, planned: Planned, *, besides: str = "") -> SoFar:
        """What all payouts but one say of one that is reviewed."""
        return self.journal.payouts.so_far(planned, self.now(), besides=besides)

    def refunded(self, sale_id: str, *, besides: str = "") -> Money:
        """What was refunded of a sale, or may have been, by all payouts but one."""
        return self.journal.payouts.refunded(sale_id, besides=besides)

    # taking up

    def load(self) -> None:
        """Fold what the journal holds, once. Raises KnownFault."""
        if self._loaded:
            return
        for told in self.journal.facts_under(OUT).values():
            out = fold.folded(told)
            if out is not None:
                self._take_up(out)
        self._loaded = True

    def _take_up(self, out: Payout) -> None:
        request = resend.request_of(out)
        if request is not None:
            self._requests[out.payout_id] = request
        gone = request is None and out.outcome is not Outcome.DONE
        self._outs[out.payout_id] = replace(out, details_gone=gone, interrupted=out.send_wanted_at is not None)
        self._drafts[out.draft_id] = out.payout_id

    def tell_all(self) -> None:
        """Tell the windows of all that is unsettled, and of the last 30 days."""
        now = self.now()
        shown = (out for out in self if not out.settled or watched_until(out) > now or out.wanted_at >= now - SHOWN)
        self._emit(PayoutsLoaded(tuple(shown)))

    # writing

    def begin(self, payout_id: str, wish: WantedPayout, keys: str) -> Payout:
        """Write that somebody wants it and that it is about to leave, at once. Durable when it returns."""
        at = self.now()
        told = [
            facts.fact(payout_id, at, PayoutFact.WANTED, facts.wanted(wish)),
            facts.fact(payout_id, at, PayoutFact.SENT, facts.sent(keys=keys)),
        ]
        self.journal.append(told)
        out = fold.folded(told)
        if out is None:
            raise AssertionError("two facts fold to a payout")
        self._outs[payout_id] = out
        self._drafts[out.draft_id] = payout_id
        self._requests[payout_id] = wish.draft.request
        return self.tell(payout_id)

    def record(self, payout_id: str, kind: PayoutFact, data: Mapping[str, Json]) -> Payout:
        """Write one fact, fold it and tell. Durable when it returns. Raises KnownFault."""
        fact = facts.fact(payout_id, self.now(), kind, data)
        self.journal.append([fact])
        self._outs[payout_id] = fold.with_fact(self._outs[payout_id], fact)
        return self.tell(payout_id)

    def read(self, payout_id: str, kind: PayoutFact, data: Mapping[str, Json]) -> Payout:
        """What came of a question. An answer that says what is known already is told, and not written again."""
        fact = facts.fact(payout_id, self.now(), kind, data)
        after = fold.with_fact(self._outs[payout_id], fact)
        if not fold.tells_the_same(self._outs[payout_id], after):
            self.journal.append([fact])
        self._outs[payout_id] = after
        return self.tell(payout_id)

    def tell(self, payout_id: str) -> Payout:
        """Tell the windows how it stands."""
        out = self._outs[payout_id]
        self._emit(PayoutChanged(out))
        return out
