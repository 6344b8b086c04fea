"""Does the steps of a payout: the intent on disk, the call, the answer as a fact. What is next is not decided here."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from paydesk.counter.payout import calls
from paydesk.domain.payout import facts
from paydesk.domain.payout.facts import PayoutFact
from paydesk.domain.payout.messages import CashgramRead, LinkMade
from paydesk.domain.payout.next_step import next_step
from paydesk.domain.payout.outcome import Judgement, Outcome
from paydesk.domain.payout.payout import PayoutKind
from paydesk.domain.step import Do, Step

if TYPE_CHECKING:
    from paydesk.api.payouts.session import Payouts
    from paydesk.counter.connection import Connection
    from paydesk.counter.payout.calls import Read
    from paydesk.counter.payout.repository import PayoutRepository
    from paydesk.domain.messages import Event


class _TooLate(Exception):
    """What was wanted is not to be sent any more: it has waited too long for the keys."""


class PayoutMachine:
    """Performs what `next_step` says of the payouts in a repository (counter.runner.Machine)."""

    def __init__(
        self, payouts: PayoutRepository, connection: Connection[Payouts], emit: Callable[[Event], None]
    ) -> None:
        self._payouts = payouts
        self._connection = connection
        self._emit = emit
        self._end_problems: dict[str, Judgement] = {}
        """Why the service did not take the end of a link, until the read that follows."""
        self._does: Mapping[Do, Callable[[str], Awaitable[None]]] = {
            Do.SEND: self._send,
            Do.GIVE_UP: self._give_up,
            Do.READ: self._read,
            Do.DEACTIVATE: self._deactivate,
        }

    def next_step(self, subject: str) -> Step:
        """What is next for a payout, now."""
        return next_step(self._payouts[subject], self._payouts.now())

    def wait(self, subject: str, step: Step) -> int:
        """Milliseconds that the budget of reads keeps one back that nobody asked for; after a 429, every one."""
        if step.do is not Do.READ:
            return 0
        budget, now = self._connection.budget(Do.READ), self._payouts.now()
        if budget.take(now):
            return 0
        if self._payouts[subject].read_wanted_at is not None:
            return max(0, budget.quiet_until - now)
        return max(1, budget.wait(now))

    def was_not_read(self, subject: str) -> bool:
        """Whether it can be read, and the last try told nothing."""
        return self._payouts[subject].problem is not None and self.next_step(subject).do is Do.READ

    def ended(self, subject: str) -> None:
        """Nothing more is to come by itself: what is kept for it in memory goes."""
        payout = self._payouts[subject]
        if not payout.settled or payout.needs_alarm or payout.may_go_again:
            return
        self._payouts.requests.pop(subject, None)
        self._payouts.release(subject)

    async def perform(self, subject: str, step: Step) -> None:
        """Do one step. Raises StoreError when its intent could not be written: then nothing was sent."""
        await self._does[step.do](subject)

    async def _send(self, subject: str) -> None:
        payout, request = self._payouts[subject], self._payouts.requests.get(subject)
        if request is None:
            await self._give_up(subject)
            return

        def leaves(client: Payouts) -> None:
            if self.next_step(subject).do is not Do.SEND:
                raise _TooLate
            transport = client.transport
            ahead = calls.clock_ahead(self._connection)
            sent = facts.sent(keys=transport.keys, host=transport.service.host, clock_ahead=ahead)
            self._payouts.intend(subject, (PayoutFact.SENT, sent))

        try:
            came = await calls.send(self._connection, payout, request, leaves=leaves)
        except _TooLate:
            return  # the next step says so
        if came.link:
            self._emit(LinkMade(payout.payout_id, came.link))
        self._payouts.keep(subject, (PayoutFact.ANSWERED, came.data))

    async def _give_up(self, subject: str) -> None:
        self._payouts.keep(subject, (PayoutFact.GIVEN_UP, {}))

    async def _read(self, subject: str) -> None:
        before = self._payouts[subject]
        came = await calls.read(self._connection, before)
        if came.data is not None:
            payout = self._payouts.keep(subject, (PayoutFact.READ, came.data))
        else:
            problem = facts.judgement_data(came.problem) if came.problem is not None else {}
            payout = self._payouts.keep(subject, (PayoutFact.READ_FAILED, problem))
        wanted = before.read_wanted_at is not None
        if wanted and payout.kind is PayoutKind.CASHGRAM:
            self._tell_state(subject, came)
        link = came.state.link if came.state is not None else ""
        if link and payout.is_open_link and (wanted or before.outcome is Outcome.UNKNOWN):
            self._emit(LinkMade(payout.payout_id, link))

    def _tell_state(self, subject: str, came: Read) -> None:
        """Whoever asked hears of the state as well, and why the end that they wanted was not taken."""
        state = replace(came.state, link="") if came.state is not None else None
        end_problem = self._end_problems.pop(subject, None)
        self._emit(CashgramRead(facts.payout_id_of(subject), state, came.problem or end_problem))

    async def _deactivate(self, subject: str) -> None:
        ended = await calls.end(self._connection, self._payouts[subject])
        if ended.outcome is not Outcome.DONE:
            self._end_problems[subject] = ended
        self._payouts.keep(subject, (PayoutFact.END_ANSWERED, facts.judgement_data(ended)))
