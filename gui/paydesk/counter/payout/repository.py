"""The payouts at hand: every fact goes to the journal first, then into its Out, then out to the windows."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from paydesk.domain.clock import HOUR
from paydesk.domain.fact import OUT, Fact
from paydesk.domain.payout import facts as out_facts
from paydesk.domain.payout import fold as out_fold
from paydesk.domain.payout import resend as out_again
from paydesk.domain.payout.facts import PayoutFact, WantedPayout
from paydesk.domain.payout.limits import Paid
from paydesk.domain.payout.messages import PayoutChanged, PayoutsLoaded
from paydesk.domain.payout.outcome import Outcome

if TYPE_CHECKING:
    from paydesk.domain.exact_json import Json
    from paydesk.domain.messages import Event
    from paydesk.domain.payout.outcome import Judgement
    from paydesk.domain.payout.payout import Payout, PayoutRequest
    from paydesk.store.journal.journal import Journal

SHOWN: Final = 30 * 24 * HOUR
"""How far back settled payouts are told to the windows."""


class PayoutRepository:
    """Payouts by id, folded from facts. `now` gives ms since 1970; `emit` takes each event in order."""

    def __init__(self, journal: Journal, emit: Callable[[Event], None], now: Callable[[], int]) -> None:
        self.journal = journal
        self.now = now
        self._emit = emit
        self._outs: dict[str, Payout] = {}
        self._accounts: dict[str, tuple[str, ...]] = {}
        self._drafts: dict[str, str] = {}
        self._requests: dict[str, PayoutRequest] = {}
        self._v1: set[str] = set()
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
        return payout_id in self._v1

    def paid(self, *, besides: str = "") -> Iterator[Paid]:
        """All payouts with the digests of their accounts, besides one."""
        for out in self._outs.values():
            if out.payout_id != besides:
                yield Paid(out, self._accounts.get(out.payout_id, ()))

    # taking up

    def load(self) -> None:
        """Fold what the journal holds, once. Raises KnownFault."""
        if self._loaded:
            return
        for facts in self.journal.facts_under(OUT).values():
            out = out_fold.folded(facts)
            if out is None:
                continue
            for fact in facts:
                if fact.kind == PayoutFact.WANTED:
                    self._know(out, fact.data)
            gone = out.outcome is not Outcome.DONE and out.payout_id not in self._requests
            self._outs[out.payout_id] = replace(out, details_gone=True) if gone else out
        self._loaded = True

    def _know(self, out: Payout, wanted: Mapping[str, Json]) -> None:
        accounts = wanted.get("accounts")
        self._accounts[out.payout_id] = tuple(map(str, accounts)) if isinstance(accounts, list) else ()
        if out.draft_id:
            self._drafts[out.draft_id] = out.payout_id
        if wanted.get("v1") is True:
            self._v1.add(out.payout_id)
        request = out_again.request_of(out, wanted.get("again"))
        if request is not None:
            self._requests[out.payout_id] = request

    def tell_all(self) -> None:
        """Tell the windows of all that is unsettled, and of the last 30 days."""
        since = self.now() - SHOWN
        self._emit(PayoutsLoaded(tuple(out for out in self if not out.settled or out.wanted_at >= since)))

    # writing

    def begin(self, payout_id: str, wish: WantedPayout) -> Payout:
        """Write that somebody wants it and that it is about to leave, at once. Durable when it returns."""
        at, wanted = self.now(), out_facts.wanted(wish)
        facts = [
            out_facts.fact(payout_id, at, PayoutFact.WANTED, wanted),
            out_facts.fact(payout_id, at, PayoutFact.SENT, out_facts.sent(wish.by, wish.keys)),
        ]
        self.journal.append(facts)
        out = out_fold.folded(facts)
        if out is None:
            raise AssertionError("two facts fold to a payout")
        self._outs[payout_id] = out
        self._know(out, wanted)
        self._requests[payout_id] = wish.draft.request
        return self.tell(payout_id)

    def record(self, payout_id: str, kind: PayoutFact, data: Mapping[str, Json]) -> Payout:
        """Write one fact, fold it and tell. Durable when it returns. Raises KnownFault."""
        fact = out_facts.fact(payout_id, self.now(), kind, data)
        self.journal.append([fact])
        self._outs[payout_id] = out_fold.with_fact(self._outs[payout_id], fact)
        return self.tell(payout_id)

    def read(self, payout_id: str, data: Mapping[str, Json]) -> Payout:
        """A state that was read. One that says what is known already is told, and not written again."""
        fact = out_facts.fact(payout_id, self.now(), PayoutFact.READ, data)
        before = self._outs[payout_id]
        after = out_fold.with_fact(before, fact)
        if _same(before, after):
            self._outs[payout_id] = after
            return self.tell(payout_id)
        return self._keep(fact, after)

    def _keep(self, fact: Fact, after: Payout) -> Payout:
        self.journal.append([fact])
        self._outs[after.payout_id] = after
        return self.tell(after.payout_id)

    def problem(self, payout_id: str, judgement: Judgement, *, other_keys: bool = False) -> Payout:
        """A question about its state told nothing: shown, not written; its outcome stays."""
        self._outs[payout_id] = replace(self._outs[payout_id], problem=judgement, other_keys=other_keys)
        return self.tell(payout_id)

    def tell(self, payout_id: str) -> Payout:
        """Tell the windows how it stands."""
        out = self._outs[payout_id]
        self._emit(PayoutChanged(out))
        return out


def _same(before: Payout, after: Payout) -> bool:
    def told(out: Payout) -> Payout:
        return replace(out, last_at=0, problem=None, other_keys=False)

    return told(before) == told(after)
