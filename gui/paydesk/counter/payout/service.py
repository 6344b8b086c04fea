"""The commands about payouts. Each only records a request; the runner does it, as `next_step` says.

See docs/rules.md#payout-outcomes.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import date
from typing import Final, TypeAlias

from paydesk.api.errors import ServiceError
from paydesk.counter.access import Access, SecondPersonVerifier
from paydesk.counter.context import Configuration
from paydesk.counter.dispatcher import handles
from paydesk.counter.ids import new_payout_id, with_id
from paydesk.counter.journal_query import query_journal
from paydesk.counter.payout.approval import Approval, PayoutReviewer
from paydesk.counter.payout.connections import PayoutConnections
from paydesk.counter.payout.machine import PayoutMachine
from paydesk.counter.payout.repository import PayoutRepository
from paydesk.counter.payout.versions import VersionChooser
from paydesk.counter.poller import Poller
from paydesk.counter.recorder import Recorder
from paydesk.counter.subject_service import SubjectService
from paydesk.domain import commands
from paydesk.domain.clock import Now
from paydesk.domain.commands import Command
from paydesk.domain.failure import Problem
from paydesk.domain.messages import CommandStatus, Event
from paydesk.domain.money import Money
from paydesk.domain.payout import facts
from paydesk.domain.payout.classify import classify
from paydesk.domain.payout.commands import NudgePayout, NudgeRefunds, ReadRefunds
from paydesk.domain.payout.draft import operation_of
from paydesk.domain.payout.facts import NewPayout, PayoutFactKind, subject
from paydesk.domain.payout.listing import PayoutSums
from paydesk.domain.payout.messages import CashgramRead, PayoutList, RefundsRead
from paydesk.domain.payout.next_step import available_commands, is_readable
from paydesk.domain.payout.outcome import Operation, ServiceReply
from paydesk.domain.payout.payout import Draft, Payout, PayoutKind, PayoutRequest, kind_of
from paydesk.domain.payout.refunds import refunded_amount
from paydesk.domain.people.person import Permission
from paydesk.store.journal.journal import Journal
from paydesk.store.journal.reading import JournalReader

PayoutDays: TypeAlias = tuple[tuple[date, PayoutSums], ...]
"""Sums of sent payouts, day by day."""
MAX_READS: Final = 4
"""Reads at the same time: no customer waits for them."""
_BATCH_SIZE: Final = 50
"""Payouts that a list folds before other work has its turn."""
SLOW_DOWN: Final = classify(ServiceReply(Operation.CASHGRAM_STATUS, problem=Problem.SLOW_DOWN))
"""Classification of a read that was not sent, because of a pause after a 429."""


class PayoutService(SubjectService[Payout]):
    """Payouts and refunds of one counter. Runs in the counter's loop; `emit` takes messages in their order.

    It has a poller of its own: a payout side that does not answer delays no sale.
    """

    clock_fact_kind = PayoutFactKind.CLOCK_SET

    def __init__(
        self,
        journal: Journal,
        recorder: Recorder,
        connections: PayoutConnections,
        config: Configuration,
        emit: Callable[[Event], None],
        now: Now,
        access: Access,
        second_person: SecondPersonVerifier,
    ) -> None:
        self._journal = journal
        self._connections = connections
        self._config = config
        self.payouts = PayoutRepository(journal, recorder, emit, now)
        self._poller = Poller(now, lambda: connections.is_down, MAX_READS)
        self._machine = PayoutMachine(self.payouts, connections, config, emit)
        super().__init__(self.payouts, self._machine, self._poller, emit, now)
        versions = VersionChooser(journal, recorder, connections.payouts, config, self.payouts, now)
        reviewer = PayoutReviewer(
            journal, recorder, config, lambda kind: connections.account(kind, now()), versions.choose
        )
        self._approval = Approval(reviewer, access, second_person, emit)

    def open(self) -> None:
        """Load the payouts of the journal, and send them to the windows. Raises StoreError."""
        self.payouts.open()
        self.runner.schedule_all(self.payouts.subjects)

    async def run(self) -> None:
        """Follow unsettled payouts, and those that may come back, until cancelled."""
        await self._poller.run()

    def _resume(self, loaded: Mapping[str, Payout]) -> None:
        self.payouts.load(loaded)

    def _allows(self, state: Payout, command: Command) -> bool:
        if isinstance(command, commands.DeactivateCashgram):
            return state.kind is PayoutKind.CASHGRAM and not state.settled
        return type(command) in available_commands(state, self._now())

    # Permissions ------------------------------------------------------------------------------------------------------

    def _permission_to_send(self, command: commands.ReviewPayout) -> Permission:
        """Return the permission for the draft, or for the payout that it has become."""
        payout = self.payouts.find_by_draft(command.draft.draft_id)
        return command.draft.permission if payout is None else payout.permission

    def _permission_to_repeat(self, command: commands.PayoutCommand) -> Permission | None:
        payout = self.payouts.get(subject(command.payout_id))
        return None if payout is None else payout.permission

    def _permission_to_read(self, command: commands.PayoutCommand) -> Permission | None:
        payout = self.payouts.get(subject(command.payout_id))
        return None if payout is None else payout.permission_to_see

    # Sending ----------------------------------------------------------------------------------------------------------

    @handles(commands.ReviewPayout, permission_of=_permission_to_send)
    async def review(self, command: commands.ReviewPayout, by: str) -> CommandStatus:
        """Check rules and limits, and emit DraftReviewed or DraftRefused."""
        await self._fetch_service_time(command.draft.request)
        return CommandStatus.DONE if await self._approval.review(command.draft, by) else CommandStatus.REFUSED

    @handles(commands.SendPayout, permission_of=_permission_to_send, lock_name="draft")
    async def send(self, command: commands.SendPayout, by: str) -> CommandStatus:
        """Record and send a draft. The same draft again is the same payout, and is not sent again.

        Exception: with a second person's approval, a payout that may be sent again is sent with the same ID.
        """
        draft = command.draft
        known = self.payouts.find_by_draft(draft.draft_id)
        if known is not None:
            if command.second_id:
                return await self._resend(known, by, command.second_id, command.pin)
            return self._emit_unchanged(known.subject, CommandStatus.DONE)
        await self._fetch_service_time(draft.request)
        found = await self._approval.approve(draft, command.second_id, command.pin, by)
        if found is None:
            return CommandStatus.REFUSED
        # no await between the last check and the fact: two drafts must not pass a limit together
        reviewed, second_by = found
        payout_id = new_payout_id(self._journal, kind_of(reviewed.draft.request), self._now())
        filled = replace(reviewed.draft, request=with_id(reviewed.draft.request, payout_id))
        wanted = NewPayout(
            filled,
            by,
            second_by,
            reviewed.order_id,
            reviewed.accounts,
            reviewed.version,
            facts.resend_data(filled.request),
            self._config.payout_host(operation_of(kind_of(filled.request), reviewed.version)),
        )
        self.payouts.write_now(subject(payout_id), (PayoutFactKind.WANTED, facts.wanted_data(wanted)))
        self.payouts.requests[subject(payout_id)] = filled.request
        await self.runner.advance(subject(payout_id))
        return CommandStatus.DONE

    @handles(commands.SendPayoutAgain, permission_of=_permission_to_repeat)
    async def send_again(self, command: commands.SendPayoutAgain, by: str) -> CommandStatus:
        """Send the same ID again if its outcome says that this is safe; otherwise only emit its state."""
        payout = self.payouts.get(subject(command.payout_id))
        return CommandStatus.REFUSED if payout is None else await self._resend(payout, by)

    async def _resend(self, payout: Payout, by: str, second_id: str = "", pin: str = "") -> CommandStatus:
        key = subject(payout.payout_id)
        async with self.runner.lock(key):
            payout, request = self.payouts[key], self.payouts.requests.get(key)
            if request is None or not payout.can_resend or payout.send_wanted_at is not None:
                return self._emit_unchanged(payout.subject)
            await self._fetch_service_time(request)
            # another payout may have gone to the same account since
            draft = Draft(payout.draft_id, request, payout.refund_of)
            found = await self._approval.approve(draft, second_id, pin, by, existing=payout)
            if found is None:
                return CommandStatus.REFUSED
            self.payouts.write_now(key, (PayoutFactKind.AGAIN_WANTED, facts.actor_data(by, found[1])))
        await self.runner.advance(key)
        return CommandStatus.DONE

    async def _fetch_service_time(self, request: PayoutRequest) -> None:
        """Fetch the service's time if it is unknown: its day is the day of the limits."""
        connection = self._connections.get(kind_of(request))
        if connection.client is not None:
            await connection.wait_ready()

    # What is under way ------------------------------------------------------------------------------------------------

    @handles(commands.ReadPayout, permission_of=_permission_to_read)
    async def read(self, command: commands.ReadPayout, _by: str) -> CommandStatus:
        """Read a payout now, unless in a pause; emit PayoutChanged, for a cashgram CashgramRead too."""
        payout = self.payouts.get(subject(command.payout_id))
        if payout is None:
            return CommandStatus.REFUSED
        if not is_readable(payout) or not self._machine.allow_user_read(payout.subject):
            if payout.kind is PayoutKind.CASHGRAM:
                self._emit(CashgramRead(payout.payout_id, None, SLOW_DOWN))
            return self._emit_unchanged(payout.subject)
        self.payouts.write_later(payout.subject, (PayoutFactKind.READ_WANTED, {}))
        await self.runner.advance(payout.subject)
        return CommandStatus.DONE

    @handles(NudgePayout)
    async def nudge(self, command: NudgePayout, _by: str) -> CommandStatus:
        """Read a payout that an event is about, outside the read budget; REFUSED if it is not read any more."""
        payout = self.payouts.hold(subject(command.payout_id))
        if payout is None or not self._machine.is_read(payout, self._now()):
            return CommandStatus.REFUSED
        await self.runner.read_now(payout.subject)
        return CommandStatus.DONE

    @handles(NudgeRefunds)
    async def nudge_refunds(self, command: NudgeRefunds, _by: str) -> CommandStatus:
        """Read the refunds of an order that an event is about, as `nudge` does."""
        found = [each for each in self.payouts if (each.kind, each.order_id) == (PayoutKind.REFUND, command.order_id)]
        read = [each.subject for each in found if self._machine.is_read(each, self._now())]
        for key in read:
            await self.runner.read_now(key)
        return CommandStatus.DONE if read else CommandStatus.REFUSED

    @handles(ReadRefunds)
    async def read_refunds(self, command: ReadRefunds, _by: str) -> RefundsRead | None:
        """Read what was refunded of a sale, here and in the service's dashboard; None if the service cannot tell."""
        sale = self._journal.sale(command.sale_id)
        if sale is None:
            return None
        try:
            async with self._connections.gateway.call(Operation.REFUND_STATUS) as call:
                listed = call.answered(await call.client.refunds.amounts(sale.order_id)).value
        except ServiceError:
            return None
        others = [out for out in self._journal.payouts.refunds_of(sale.sale_id) if out.payout_id not in listed]
        there = sum(amount.paise for amount in listed.values())
        return RefundsRead(sale.sale_id, Money(there) + refunded_amount(others, sale.sale_id))

    @handles(commands.ListPayouts)
    async def list_payouts(self, command: commands.ListPayouts, _by: str) -> PayoutList:
        """List the payouts of this counter, loaded ones with their current state."""
        real, ends = self._config.sends_real_money, self._config.settings.shop.day_ends
        query = replace(command.query, real=real)  # tests and real money are never mixed

        def query_tables(reader: JournalReader) -> tuple[tuple[Payout, ...], PayoutSums, tuple[str, ...], PayoutDays]:
            lists = reader.payout_lists
            days = lists.days(query.month, ends=ends, real=real) if query.month is not None else ()
            return lists.get_many(lists.ids(query)), lists.sums(query), lists.people(query), days

        found, sums, people, days = await query_journal(self._journal, query_tables)
        rows = list[Payout]()
        for begin in range(0, len(found), _BATCH_SIZE):
            rows += map(self.payouts.current, found[begin : begin + _BATCH_SIZE])
            await asyncio.sleep(0)  # an export of a year must not delay a waiting sale
        return PayoutList(command.query, tuple(rows), sums, people, days)

    @handles(commands.DeactivateCashgram)
    async def deactivate(self, command: commands.DeactivateCashgram, by: str) -> CommandStatus:
        """Deactivate a cashgram; its state, read afterwards, tells whether that was in time."""
        data = facts.actor_data(by)
        return await self._request(command, subject(command.payout_id), PayoutFactKind.END_WANTED, data, at_once=True)

    @handles(commands.SettlePayout)
    async def settle(self, command: commands.SettlePayout, by: str) -> CommandStatus:
        """Record what a person says about arrival: of an internal transfer, or where the service does not tell."""
        key, data = subject(command.payout_id), facts.manual_result_data(by, arrived=command.arrived)
        async with self.runner.lock(key):
            return await self._request(command, key, PayoutFactKind.BY_HAND, data)

    @handles(commands.MarkPayoutSeen, permission_of=_permission_to_read)
    async def mark_seen(self, command: commands.MarkPayoutSeen, by: str) -> CommandStatus:
        """Record that a person has seen a reversal."""
        return await self._request(command, subject(command.payout_id), PayoutFactKind.SEEN, facts.actor_data(by))
