"""The loaded payouts, and the details that are needed to send them, which are on no disk."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Final

from paydesk.counter.recorder import Recorder
from paydesk.counter.repository import Repository
from paydesk.domain.clock import DAY, Now
from paydesk.domain.fact import Fact
from paydesk.domain.messages import Event
from paydesk.domain.payout.facts import payout_id_of, stored_request, subject
from paydesk.domain.payout.fold import fold_payout, is_equivalent, with_fact
from paydesk.domain.payout.messages import PayoutChanged, PayoutsLoaded
from paydesk.domain.payout.outcome import Outcome
from paydesk.domain.payout.payout import Payout, PayoutRequest
from paydesk.store.errors import FaultKind, KnownFault
from paydesk.store.journal.journal import Journal

SETTLED_SHOWN_MS: Final = 30 * DAY
"""Age up to which settled payouts are sent to the windows."""


class PayoutRepository(Repository[Payout]):
    """Payouts by subject. Those of an earlier run have lost their details, except where these are not personal."""

    def __init__(self, journal: Journal, recorder: Recorder, emit: Callable[[Event], None], now: Now) -> None:
        super().__init__(recorder, emit, now)
        self._journal = journal
        self.requests: dict[str, PayoutRequest] = {}
        """Requests that may still have to be sent, with their IDs, by subject."""

    def fold(self, facts: Iterable[Fact]) -> Payout:
        return fold_payout(facts)

    def apply_fact(self, state: Payout, fact: Fact) -> Payout:
        return with_fact(state, fact)

    def is_same(self, before: Payout, after: Payout) -> bool:
        return is_equivalent(before, after)

    def read_stored(self, subject: str) -> Payout | None:
        payout = self._journal.payouts.get(payout_id_of(subject))
        return None if payout is None else self._restore(payout)

    def create_event(self, state: Payout) -> PayoutChanged:
        return PayoutChanged(state)

    def open(self) -> None:
        """Load unfinished and recent payouts from the journal, and emit PayoutsLoaded. Raises StoreError."""
        now = self.now()
        for payout_id, facts in self._journal.payouts.current_facts(now, now - SETTLED_SHOWN_MS).items():
            self.load({subject(payout_id): self._restore(fold_payout(facts))})
        self._emit(PayoutsLoaded(tuple(self)))

    def find_by_draft(self, draft_id: str) -> Payout | None:
        """Return the payout that a draft became, also before a restart; None for one that was not sent.

        Raises:
            KnownFault: ALTERED, if the payout is quarantined, alone or with its journal: its money may have gone.
        """
        payout_id = self._journal.payouts.find_by_draft(draft_id)
        payout = None if payout_id is None else self.get(subject(payout_id))
        payout_id = payout_id or self._journal.quarantined_payouts.find_by_draft(draft_id)
        if payout is None and payout_id is not None:
            raise KnownFault(FaultKind.ALTERED, self._journal.path, "it is set aside")
        return payout

    def current(self, payout: Payout) -> Payout:
        """Return the loaded state of a payout that was just read from the journal, if there is one."""
        key = subject(payout.payout_id)
        return self[key] if key in self else self._restore(payout)

    def _restore(self, payout: Payout) -> Payout:
        request = self.requests.get(subject(payout.payout_id)) or stored_request(payout)
        if request is not None and (payout.can_resend or not payout.settled):
            self.requests[subject(payout.payout_id)] = request
        gone = request is None and payout.outcome is not Outcome.DONE
        payout = replace(payout, failures=0, problem=None, asked_other_keys=False)  # these describe an earlier run
        return replace(payout, details_lost=gone, interrupted=payout.send_wanted_at is not None)
