"""Money out: every draft is weighed, journalled, sent once, and followed until it is settled (DESIGN.md, truth 10)."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from paydesk.counter import payout_calls
from paydesk.counter.ledger import fault_event
from paydesk.counter.payout_book import OutBook
from paydesk.counter.payout_follow import Follower
from paydesk.counter.payout_gate import Gate
from paydesk.counter.payout_ids import new_id, with_id
from paydesk.counter.payout_weigh import Scales
from paydesk.domain import out_again, out_facts, out_watch
from paydesk.domain.out_facts import OutFact, Wish
from paydesk.domain.outcome_words import Outcome
from paydesk.domain.outs import Draft, OutKind, kind_of
from paydesk.domain.payout_events import CashgramRead, LinkMade
from paydesk.domain.people import Deed
from paydesk.store.errors import StoreError

if TYPE_CHECKING:
    from paydesk.counter.guard import Guard, Witness
    from paydesk.counter.payout_calls import Read
    from paydesk.counter.payout_line import PayoutLine
    from paydesk.counter.till import Till
    from paydesk.domain.events import Event
    from paydesk.domain.outcome_words import Judgement
    from paydesk.domain.outs import Out
    from paydesk.store.journal import Journal


class PayoutOffice:
    """The five money operations of one counter (PayoutWishes). Runs in the counter's loop."""

    def __init__(
        self,
        journal: Journal,
        emit: Callable[[Event], None],
        till: Till,
        line: PayoutLine,
        guard: Guard,
        witness: Witness,
        now: Callable[[], int],
    ) -> None:
        self._emit = emit
        self._line = line
        self._book = OutBook(journal, emit, now)
        self._gate = Gate(self._book, Scales(self._book, till), guard, witness, emit)
        self._follower = Follower(self._book, self._follow, self._busy)
        self._turns: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)

    @property
    def book(self) -> OutBook:
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
        self._follower.afresh()

    # wishes

    async def weigh(self, draft: Draft) -> None:
        """Check rules and limits: Weighed or DraftRefused."""
        if self._gate.leave(draft.deed, draft.draft_id) is None:
            return
        try:
            self._gate.weigh(draft)
        except StoreError as fault:
            self._emit(fault_event(fault, draft.draft_id))

    async def confirm(self, draft: Draft, second_id: str, pin: str) -> None:
        """Journal and send; the same draft again is the same payout, and it is not sent again.

        But for one: a payout that may be sent again with the same id, when a second person lets it go.
        """
        by = self._gate.leave(draft.deed, draft.draft_id)
        if by is None:
            return
        try:
            await self._confirm(draft, second_id, pin, by)
        except StoreError as fault:
            self._emit(fault_event(fault, draft.draft_id))
            self._tell_sent(self._book.of_draft(draft.draft_id))
        finally:
            self._follower.changed()

    async def send_again(self, out_id: str) -> None:
        """The same id once more, where its outcome says that this is safe; anything else only tells how it stands."""
        out = self._book.get(out_id)
        by = self._gate.leave(out.deed, out_id) if out is not None else None
        if by is None:
            return
        try:
            await self._again(out_id, by)
        except StoreError as fault:
            self._emit(fault_event(fault, out_id))
            self._tell_sent(self._book.get(out_id))
        finally:
            self._follower.changed()

    async def ask_status(self, out_id: str) -> None:
        """Read at once what became of it, unless the service said "slow down": OutChanged, of a link CashgramRead."""
        out = self._book.get(out_id)
        if out is None or self._gate.leave(out.deed_to_see, out_id) is None:
            return
        if out.kind is OutKind.INTERNAL or self._follower.quiet:
            self._book.tell(out_id)
            if out.kind is OutKind.CASHGRAM:
                self._emit(CashgramRead(out_id, None, payout_calls.SLOW_DOWN))
            return
        try:
            async with self._turns[out_id]:
                await self._ask(out_id)
        except StoreError as fault:
            self._emit(fault_event(fault, out_id))

    async def deactivate(self, out_id: str) -> None:
        """End a cashgram; its state, read afterwards, says whether it was in time."""
        out = self._book.get(out_id)
        by = self._gate.leave(Deed.CASHGRAM, out_id) if out is not None else None
        if out is None or by is None:
            return
        if out.kind is not OutKind.CASHGRAM or out.settled:
            self._book.tell(out_id)
            return
        try:
            async with self._turns[out_id]:
                self._book.record(out_id, OutFact.END_ASKED, {"by": by})
                ended = await payout_calls.end(self._line, self._book[out_id])
                self._book.record(out_id, OutFact.END_ANSWERED, out_facts.judgement_data(ended))
                await self._ask(out_id, None if ended.outcome is Outcome.DONE else ended)
        except StoreError as fault:
            self._emit(fault_event(fault, out_id))

    async def settle_by_hand(self, out_id: str, *, arrived: bool) -> None:
        """A person says whether an internal transfer arrived whose answer was lost, or that waits."""
        out = self._book.get(out_id)
        by = self._gate.leave(Deed.MOVE, out_id) if out is not None else None
        if by is None:
            return
        try:
            async with self._turns[out_id]:
                out = self._book[out_id]
                if out.kind is OutKind.INTERNAL and not out.settled:
                    self._book.record(out_id, OutFact.BY_HAND, out_facts.by_hand(by, arrived=arrived))
                else:
                    self._book.tell(out_id)
        except StoreError as fault:
            self._emit(fault_event(fault, out_id))

    # sending

    async def _confirm(self, draft: Draft, second_id: str, pin: str, by: str) -> None:
        self._book.load()
        known = self._book.of_draft(draft.draft_id)
        if known is not None:
            if not (second_id and known.may_go_again):
                self._book.tell(known.out_id)
            elif (by_known := self._gate.leave(known.deed, draft.draft_id)) is not None:
                await self._again(known.out_id, by_known, second_id, pin)  # that would go, whatever the wish says
            return
        found = await self._gate.let_go(draft, second_id, pin, by)
        if found is None:
            return
        weighed, second_by = found
        now = self._book.now()
        out_id = new_id(self._book.journal, kind_of(weighed.draft.request), now)
        filled = replace(weighed.draft, request=with_id(weighed.draft.request, out_id))
        again = out_again.kept(filled.request)
        wish = Wish(filled, by, second_by, weighed.order_id, weighed.accounts, weighed.v1, self._line.keys, again)
        async with self._turns[out_id]:
            self._book.begin(out_id, wish)
            await self._send(out_id, sent_before=False)

    async def _again(self, out_id: str, by: str, second_id: str = "", pin: str = "") -> None:
        async with self._turns[out_id]:
            out, request = self._book[out_id], self._book.request(out_id)
            if request is None or not out.may_go_again:
                self._book.tell(out_id)
                return
            # another may have gone to the same account since
            draft = Draft(out.draft_id, request, out.refund_of)
            if await self._gate.let_go(draft, second_id, pin, by, besides=out_id) is None:
                return
            self._book.record(out_id, OutFact.SENT, out_facts.sent(by, self._line.keys))
            await self._send(out_id, sent_before=out.sent_doubtfully)

    async def _send(self, out_id: str, *, sent_before: bool) -> None:
        """Send what the journal says was sent; whatever comes back is a fact."""
        request = self._book.request(out_id)
        if request is None:
            raise AssertionError("what is sent is at hand")
        came = await payout_calls.send(self._line, request, v1=self._book.is_v1(out_id), sent_before=sent_before)
        if came.link:
            self._emit(LinkMade(out_id, came.link))
        self._book.record(out_id, OutFact.ANSWERED, came.data)

    def _tell_sent(self, out: Out | None) -> None:
        """The journal failed: what was written before that may have left, and is not to look as if it had not."""
        if out is not None:
            self._book.tell(out.out_id)

    # reading

    def _busy(self, out_id: str) -> bool:
        return out_id in self._turns and self._turns[out_id].locked()

    async def _follow(self, out_id: str) -> None:
        try:
            async with self._turns[out_id]:
                if out_watch.read_interval(self._book[out_id], self._book.now()) is None:
                    return
                unknown = self._book[out_id].outcome is Outcome.UNKNOWN
                came = await self._read(out_id)
                if unknown:
                    self._tell_link(out_id, came)
        except StoreError as fault:
            self._emit(fault_event(fault, out_id))

    async def _ask(self, out_id: str, trouble: Judgement | None = None) -> None:
        """A person asks; the window hears of a link's state as well, and of the `trouble` before."""
        came = await self._read(out_id)
        if self._book[out_id].kind is OutKind.CASHGRAM:
            state = replace(came.state, link="") if came.state is not None else None
            self._emit(CashgramRead(out_id, state, came.trouble or trouble))
            self._tell_link(out_id, came)

    async def _read(self, out_id: str) -> Read:
        came = await payout_calls.read(self._line, self._book[out_id])
        if came.wait is not None:
            self._follower.told_to_stop(came.wait)
        out, now = self._book[out_id], self._book.now()
        # another account knows nothing of it: that is no news of it
        elsewhere = came.absent and bool(out.keys) and out.keys != came.keys
        too_early = came.absent and out_watch.may_be_under_way(out, now)
        if came.data is not None and not too_early and not elsewhere:
            self._book.read(out_id, came.data)
        elif came.trouble is not None:
            self._book.trouble(out_id, came.trouble, other_keys=elsewhere)
        self._follower.asked(out_id, told=came.data is not None)
        return came

    def _tell_link(self, out_id: str, came: Read) -> None:
        if came.state is not None and came.state.link and out_watch.is_open_link(self._book[out_id]):
            self._emit(LinkMade(out_id, came.state.link))
