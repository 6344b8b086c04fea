"""The payouts at hand: every fact goes to the journal first, then into its Out, then out to the windows."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from paydesk.domain import out_again, out_facts, out_fold
from paydesk.domain.facts import OUT, Fact
from paydesk.domain.out_facts import OutFact, Wish
from paydesk.domain.out_limits import Paid
from paydesk.domain.outcome_words import Outcome
from paydesk.domain.payout_events import OutChanged, OutsLoaded
from paydesk.domain.schedule import HOUR

if TYPE_CHECKING:
    from paydesk.domain.events import Event
    from paydesk.domain.exact_json import Json
    from paydesk.domain.outcome_words import Judgement
    from paydesk.domain.outs import Out, OutRequest
    from paydesk.store.journal import Journal

SHOWN: Final = 30 * 24 * HOUR
"""How far back settled payouts are told to the windows."""


class OutBook:
    """Payouts by id, folded from facts. `now` gives ms since 1970; `emit` takes each event in order."""

    def __init__(self, journal: Journal, emit: Callable[[Event], None], now: Callable[[], int]) -> None:
        self.journal = journal
        self.now = now
        self._emit = emit
        self._outs: dict[str, Out] = {}
        self._accounts: dict[str, tuple[str, ...]] = {}
        self._drafts: dict[str, str] = {}
        self._requests: dict[str, OutRequest] = {}
        self._v1: set[str] = set()
        self._loaded = False

    def __iter__(self) -> Iterator[Out]:
        return iter(list(self._outs.values()))

    def __getitem__(self, out_id: str) -> Out:
        return self._outs[out_id]

    def get(self, out_id: str) -> Out | None:
        """A payout by its id, or None."""
        return self._outs.get(out_id)

    def of_draft(self, draft_id: str) -> Out | None:
        """The payout that a draft became, also before a restart; None for a draft that was not sent."""
        out_id = self._drafts.get(draft_id)
        return None if out_id is None else self._outs[out_id]

    def request(self, out_id: str) -> OutRequest | None:
        """What was sent, with its id; None when the details went with an earlier run."""
        return self._requests.get(out_id)

    def is_v1(self, out_id: str) -> bool:
        """Whether it goes by the older operation (SPEC.md 4.8)."""
        return out_id in self._v1

    def paid(self, *, besides: str = "") -> Iterator[Paid]:
        """All payouts with the digests of their accounts, besides one."""
        for out in self._outs.values():
            if out.out_id != besides:
                yield Paid(out, self._accounts.get(out.out_id, ()))

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
                if fact.kind == OutFact.WANTED:
                    self._know(out, fact.data)
            gone = out.outcome is not Outcome.DONE and out.out_id not in self._requests
            self._outs[out.out_id] = replace(out, details_gone=True) if gone else out
        self._loaded = True

    def _know(self, out: Out, wanted: Mapping[str, Json]) -> None:
        accounts = wanted.get("accounts")
        self._accounts[out.out_id] = tuple(map(str, accounts)) if isinstance(accounts, list) else ()
        if out.draft_id:
            self._drafts[out.draft_id] = out.out_id
        if wanted.get("v1") is True:
            self._v1.add(out.out_id)
        request = out_again.request_of(out, wanted.get("again"))
        if request is not None:
            self._requests[out.out_id] = request

    def tell_all(self) -> None:
        """Tell the windows of all that is unsettled, and of the last 30 days."""
        since = self.now() - SHOWN
        self._emit(OutsLoaded(tuple(out for out in self if not out.settled or out.wanted_at >= since)))

    # writing

    def begin(self, out_id: str, wish: Wish) -> Out:
        """Write that somebody wants it and that it is about to leave, at once. Durable when it returns."""
        at, wanted = self.now(), out_facts.wanted(wish)
        facts = [
            out_facts.fact(out_id, at, OutFact.WANTED, wanted),
            out_facts.fact(out_id, at, OutFact.SENT, out_facts.sent(wish.by, wish.keys)),
        ]
        self.journal.append(facts)
        out = out_fold.folded(facts)
        if out is None:
            raise AssertionError("two facts fold to a payout")
        self._outs[out_id] = out
        self._know(out, wanted)
        self._requests[out_id] = wish.draft.request
        return self.tell(out_id)

    def record(self, out_id: str, kind: OutFact, data: Mapping[str, Json]) -> Out:
        """Write one fact, fold it and tell. Durable when it returns. Raises KnownFault."""
        fact = out_facts.fact(out_id, self.now(), kind, data)
        self.journal.append([fact])
        self._outs[out_id] = out_fold.with_fact(self._outs[out_id], fact)
        return self.tell(out_id)

    def read(self, out_id: str, data: Mapping[str, Json]) -> Out:
        """A state that was read. One that says what is known already is told, and not written again."""
        fact = out_facts.fact(out_id, self.now(), OutFact.READ, data)
        before = self._outs[out_id]
        after = out_fold.with_fact(before, fact)
        if _same(before, after):
            self._outs[out_id] = after
            return self.tell(out_id)
        return self._keep(fact, after)

    def _keep(self, fact: Fact, after: Out) -> Out:
        self.journal.append([fact])
        self._outs[after.out_id] = after
        return self.tell(after.out_id)

    def trouble(self, out_id: str, judgement: Judgement, *, other_keys: bool = False) -> Out:
        """A question about its state told nothing: shown, not written; its outcome stays."""
        self._outs[out_id] = replace(self._outs[out_id], trouble=judgement, other_keys=other_keys)
        return self.tell(out_id)

    def tell(self, out_id: str) -> Out:
        """Tell the windows how it stands."""
        out = self._outs[out_id]
        self._emit(OutChanged(out))
        return out


def _same(before: Out, after: Out) -> bool:
    def told(out: Out) -> Out:
        return replace(out, last_at=0, trouble=None, other_keys=False)

    return told(before) == told(after)
