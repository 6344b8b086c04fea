"""Money out: every draft is weighed, journalled, sent once, and followed until it is settled (DESIGN.md, truth 10)."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from paydesk.counter.faults import journal_fault as fault_event
from paydesk.counter.payout import calls as payout_calls
from paydesk.counter.payout.approval import Approval
from paydesk.counter.payout.ids import new_id, with_id
from paydesk.counter.payout.poller import Follower
from paydesk.counter.payout.repository import PayoutRepository
from paydesk.counter.payout.review import Reviewer
from paydesk.domain.payout import facts, resend
from paydesk.domain.payout.facts import PayoutFact, WantedPayout
from paydesk.domain.payout.messages import CashgramRead, LinkMade
from paydesk.domain.payout.next_step import next_step
from paydesk.domain.payout.outcome import Outcome
from paydesk.domain.payout.payout import Draft, PayoutKind, kind_of
from paydesk.domain.people.person import Permission
from paydesk.domain.step import Do
from paydesk.store.errors import StoreError

if TYPE_CHECKING:
    from paydesk.counter.access import Access, SecondPerson
    from paydesk.counter.clients import PayoutClients
    from paydesk.counter.configuration import Configuration
    from paydesk.counter.payout.calls import Read
    from paydesk.domain.messages import Event
    from paydesk.domain.payout.outcome import Judgement
    from paydesk.domain.payout.payout import Payout
    from paydesk.store.journal.journal import Journal


class PayoutService:
    """The five money operations of one counter (PayoutWishes). Runs in the counter's loop."""

    def __init__(
        self,
        journal: Journal,
        emit: Callable[[Event], None],
        config: Configuration,
        line: PayoutClients,
        access: Access,
        second_person: SecondPerson,
        now: Callable[[], int],
    ) -> None:
        self._emit = emit
        self._line = line
        self._book = PayoutRepository(journal, emit, now)
        self._gate = Approval(self._book, Reviewer(self._book, config), access, second_person, emit)
        self._follower = Follower(self._book, self._follow, self._busy)
        self._turns: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)

    @property
    def book(self) -> PayoutRepository:
        """The payouts at hand."""
        return self._book

    def open(self) -> None:
        """Take up what the journal holds, and tell the windows. Raises StoreError."""
        self._book.load()
        self._book.tell_all()

    async def run(self) -> None:
        """Follow what is not settled. Ends by cancellation."""
        await self._follower.run()

    def look_again(self) -> None:
        """The keys, the line or the clock have changed: see at once what is due."""
        self._follower.changed()

    # wishes

    async def review(self, draft: Draft) -> None:
        """Check rules and limits: Weighed or DraftRefused."""
        if self._gate.leave(draft.permission, draft.draft_id) is None:
            return
        try:
            self._gate.review(draft)
        except StoreError as fault:
            self._emit(fault_event(fault, draft.draft_id))

    async def confirm(self, draft: Draft, second_id: str, pin: str) -> None:
        """Journal and send; the same draft again is the same payout, and it is not sent again.

        But for one: a payout that may be sent again with the same id, when a second person lets it go.
        """
        by = self._gate.leave(draft.permission, draft.draft_id)
        if by is None:
            return
        try:
            await self._confirm(draft, second_id, pin, by)
        except StoreError as fault:
            self._emit(fault_event(fault, draft.draft_id))
            self._tell_sent(self._book.of_draft(draft.draft_id))
        finally:
            self._follower.changed()

    async def send_again(self, payout_id: str) -> None:
        """The same id once more, where its outcome says that this is safe; anything else only tells how it stands."""
        out = self._book.get(payout_id)
        by = self._gate.leave(out.permission, payout_id) if out is not None else None
        if by is None:
            return
        try:
            await self._again(payout_id, by)
        except StoreError as fault:
            self._emit(fault_event(fault, payout_id))
            self._tell_sent(self._book.get(payout_id))
        finally:
            self._follower.changed()

    async def ask_status(self, payout_id: str) -> None:
        """Read at once what became of it, unless told to slow down: PayoutChanged, of a link CashgramRead."""
        out = self._book.get(payout_id)
        if out is None or self._gate.leave(out.permission_to_see, payout_id) is None:
            return
        if out.kind is PayoutKind.INTERNAL or self._follower.quiet:
            self._book.tell(payout_id)
            if out.kind is PayoutKind.CASHGRAM:
                self._emit(CashgramRead(payout_id, None, payout_calls.SLOW_DOWN))
            return
        try:
            async with self._turns[payout_id]:
                await self._ask(payout_id)
        except StoreError as fault:
            self._emit(fault_event(fault, payout_id))

    async def deactivate(self, payout_id: str) -> None:
        """End a cashgram; its state, read afterwards, says whether it was in time."""
        out = self._book.get(payout_id)
        by = self._gate.leave(Permission.CASHGRAM, payout_id) if out is not None else None
        if out is None or by is None:
            return
        if out.kind is not PayoutKind.CASHGRAM or out.settled:
            self._book.tell(payout_id)
            return
        try:
            async with self._turns[payout_id]:
                self._book.record(payout_id, PayoutFact.END_WANTED, {"by": by})
                ended = await payout_calls.end(self._line, self._book[payout_id])
                self._book.record(payout_id, PayoutFact.END_ANSWERED, facts.judgement_data(ended))
                await self._ask(payout_id, None if ended.outcome is Outcome.DONE else ended)
        except StoreError as fault:
            self._emit(fault_event(fault, payout_id))

    async def settle_by_hand(self, payout_id: str, *, arrived: bool) -> None:
        """A person says whether an internal transfer arrived whose answer was lost, or that waits."""
        out = self._book.get(payout_id)
        by = self._gate.leave(Permission.MOVE, payout_id) if out is not None else None
        if by is None:
            return
        try:
            async with self._turns[payout_id]:
                out = self._book[payout_id]
                if out.kind is PayoutKind.INTERNAL and not out.settled:
                    self._book.record(payout_id, PayoutFact.BY_HAND, facts.by_hand(by, arrived=arrived))
                else:
                    self._book.tell(payout_id)
        except StoreError as fault:
            self._emit(fault_event(fault, payout_id))

    # sending

    async def _confirm(self, draft: Draft, second_id: str, pin: str, by: str) -> None:
        self._book.load()
        known = self._book.of_draft(draft.draft_id)
        if known is not None:
            if not (second_id and known.may_go_again):
                self._book.tell(known.payout_id)
            elif (by_known := self._gate.leave(known.permission, draft.draft_id)) is not None:
                await self._again(known.payout_id, by_known, second_id, pin)  # that would go, whatever the wish says
            return
        found = await self._gate.let_go(draft, second_id, pin, by)
        if found is None:
            return
        reviewed, second_by = found
        now = self._book.now()
        payout_id = new_id(self._book.journal, kind_of(reviewed.draft.request), now)
        filled = replace(reviewed.draft, request=with_id(reviewed.draft.request, payout_id))
        rest = resend.kept(filled.request)
        wish = WantedPayout(filled, by, second_by, reviewed.order_id, reviewed.accounts, reviewed.v1, rest)
        async with self._turns[payout_id]:
            self._book.begin(payout_id, wish, self._line.keys)
            await self._send(payout_id, sent_before=False)

    async def _again(self, payout_id: str, by: str, second_id: str = "", pin: str = "") -> None:
        async with self._turns[payout_id]:
            out, request = self._book[payout_id], self._book.request(payout_id)
            if request is None or not out.may_go_again:
                self._book.tell(payout_id)
                return
            # another may have gone to the same account since
            draft = Draft(out.draft_id, request, out.refund_of)
            if await self._gate.let_go(draft, second_id, pin, by, besides=payout_id) is None:
                return
            self._book.record(payout_id, PayoutFact.AGAIN_WANTED, facts.by(by))
            self._book.record(payout_id, PayoutFact.SENT, facts.sent(keys=self._line.keys))
            await self._send(payout_id, sent_before=out.sent_doubtfully)

    async def _send(self, payout_id: str, *, sent_before: bool) -> None:
        """Send what the journal says was sent; whatever comes back is a fact."""
        request = self._book.request(payout_id)
        if request is None:
            raise AssertionError("what is sent is at hand")
        came = await payout_calls.send(self._line, request, v1=self._book.is_v1(payout_id), sent_before=sent_before)
        if came.link:
            self._emit(LinkMade(payout_id, came.link))
        self._book.record(payout_id, PayoutFact.ANSWERED, came.data)

    def _tell_sent(self, out: Payout | None) -> None:
        """The journal failed: what was written before that may have left, and is not to look as if it had not."""
        if out is not None:
            self._book.tell(out.payout_id)

    # reading

    def _busy(self, payout_id: str) -> bool:
        return payout_id in self._turns and self._turns[payout_id].locked()

    async def _follow(self, payout_id: str) -> None:
        try:
            async with self._turns[payout_id]:
                step = next_step(self._book[payout_id], self._book.now())
                if step.do is Do.GIVE_UP:
                    self._book.record(payout_id, PayoutFact.GIVEN_UP, {})
                if step.do is not Do.READ:
                    return
                unknown = self._book[payout_id].outcome is Outcome.UNKNOWN
                came = await self._read(payout_id)
                if unknown:
                    self._tell_link(payout_id, came)
        except StoreError as fault:
            self._emit(fault_event(fault, payout_id))

    async def _ask(self, payout_id: str, problem: Judgement | None = None) -> None:
        """A person asks; the window hears of a link's state as well, and of the `trouble` before."""
        came = await self._read(payout_id)
        if self._book[payout_id].kind is PayoutKind.CASHGRAM:
            state = replace(came.state, link="") if came.state is not None else None
            self._emit(CashgramRead(payout_id, state, came.problem or problem))
            self._tell_link(payout_id, came)

    async def _read(self, payout_id: str) -> Read:
        came = await payout_calls.read(self._line, self._book[payout_id])
        if came.wait is not None:
            self._follower.told_to_stop(came.wait)
        if came.data is not None:
            self._book.read(payout_id, PayoutFact.READ, came.data)
        elif came.problem is not None:
            self._book.read(payout_id, PayoutFact.READ_FAILED, facts.judgement_data(came.problem))
        self._follower.changed()
        return came

    def _tell_link(self, payout_id: str, came: Read) -> None:
        if came.state is not None and came.state.link and self._book[payout_id].is_open_link:
            self._emit(LinkMade(payout_id, came.state.link))
