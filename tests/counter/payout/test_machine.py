"""The machine of payouts: what it holds back, what it holds in memory, and its calls."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import httpx
import pytest

from paydesk.api.endpoints import Credentials
from paydesk.api.payouts.session import PayoutsClient
from paydesk.counter.connection import RateBudget, ServiceConnection
from paydesk.counter.payout.machine import PayoutMachine, read_payout, send_once
from paydesk.domain.clock import DAY, HOUR, MINUTE, SECOND, now_ms
from paydesk.domain.commands import DeactivateCashgram
from paydesk.domain.failure import Problem
from paydesk.domain.payout import facts
from paydesk.domain.payout.facts import NewPayout, PayoutFactKind, subject
from paydesk.domain.payout.messages import CashgramRead, LinkCreated, PayoutChanged
from paydesk.domain.payout.outcome import Operation, Outcome, Reason
from paydesk.domain.payout.payout import Draft, Payout, PayoutKind, PayoutRequest, kind_of
from paydesk.domain.settings.settings import PRODUCTION_HOSTS, PayoutHosts, TransferVersion
from paydesk.domain.step import NOTHING, Step, StepKind
from tests.api.payouts.shapes import CASHGRAM, DIRECT, INTERNAL, LOAN, TODAY, a_state, envelope, error
from tests.counter.conftest import Start
from tests.helpers.line import Line
from tests.helpers.payout_rig import PayoutControl, PayoutRig, bank, cashgram, internal, upi

READ = Step(StepKind.READ, 0)


def machine_of(rig: PayoutRig) -> PayoutMachine:
    return cast("PayoutMachine", rig.service.runner._machine)


async def waiting(rig: PayoutRig) -> str:
    """Send a transfer that waits at the bank, and return its subject."""
    return subject((await rig.confirm(bank(account="007711000031", ifsc="HDFC0000077"))).payout_id)


def emptied(rig: PayoutRig) -> RateBudget:
    budget = rig.connection.budget(StepKind.READ)
    budget.update_limits(60, None, rig.clock())
    while budget.take(rig.clock()):
        pass
    return budget


async def test_reads_that_nobody_asked_for_keep_to_the_budget(start: Start) -> None:
    async with start(follow=False) as rig:
        key, machine = await waiting(rig), machine_of(rig)
        assert machine.wait_ms(key, READ) == 0
        budget = emptied(rig)
        assert 1 <= machine.wait_ms(key, READ) <= budget.wait_ms(rig.clock()) + 1
        rig.clock.shift += 2_000
        assert machine.wait_ms(key, READ) == 0, "it fills again"


async def test_what_a_person_wants_to_know_is_read_at_once_but_for_a_429(start: Start) -> None:
    async with start(follow=False) as rig:
        key, machine = await waiting(rig), machine_of(rig)
        budget = emptied(rig)
        rig.service.payouts.write_later(key, (PayoutFactKind.READ_WANTED, {}))
        assert machine.wait_ms(key, READ) == 0
        budget.pause(rig.clock(), 40_000)
        assert 39_000 < machine.wait_ms(key, READ) <= 40_000
        assert machine.wait_ms(key, Step(StepKind.SEND, 0)) == 0, "what moves money is sent, and told to wait"
        assert machine.wait_ms(key, Step(StepKind.DEACTIVATE, 0)) == 0


async def test_details_stay_as_long_as_they_can_be_sent(start: Start, books: PayoutControl) -> None:
    async with start(follow=False) as rig:
        done, used_up = await rig.confirm(upi()), await rig.confirm(upi(vpa="failure@upi"))
        held = next(each for each in books.payout_books()["fund_sources"] if each["instrument_id"] == "MAIN01")
        books.take_money(held["available_paise"])
        again = await rig.confirm(upi())
        assert again.can_resend
        rig.clock.shift += 10 * DAY
        rig.later()
        requests = rig.service.payouts.requests
        assert set(requests) == {subject(again.payout_id)}
        assert subject(again.payout_id) in rig.service.payouts
        for each in (done, used_up):
            assert subject(each.payout_id) not in rig.service.payouts
            assert rig.out(each.payout_id).outcome is each.outcome, "the journal has it"


async def test_an_alarm_that_nobody_has_seen_stays_at_hand(start: Start, books: PayoutControl) -> None:
    async with start(follow=False) as rig:
        done = await rig.confirm(bank(account="7766671735000", ifsc="SBIN0000004"))
        books.advance(6 * MINUTE)
        assert (await rig.ask(done.payout_id)).needs_alarm
        rig.clock.shift += 40 * DAY
        rig.later()
        assert subject(done.payout_id) in rig.service.payouts


async def test_what_has_no_details_is_given_up(start: Start, books: PayoutControl) -> None:
    async with start(follow=False) as rig:
        wanted = NewPayout(Draft("d1", upi()), "Asha")
        rig.service.payouts.write_now("out:pay_1", (PayoutFactKind.WANTED, facts.wanted_data(wanted)))
        await rig.service.runner.advance("out:pay_1")
        payout = rig.out("pay_1")
        assert (payout.outcome, payout.classification and payout.classification.reason) == (
            Outcome.FAILED,
            Reason.NOT_SENT,
        )
        assert not books.ids()


async def test_a_link_is_told_to_whoever_asked_and_to_nobody_else(start: Start, books: PayoutControl) -> None:
    async with start() as rig:
        link = await rig.confirm(cashgram(now=rig.clock()))
        transfer = await rig.confirm(bank(account="007711000031", ifsc="HDFC0000077"))
        before = len(rig.events)
        rig.later(minutes=16)
        await rig.until(lambda: rig.out(link.payout_id).last_read_at is not None)
        await rig.ask(transfer.payout_id)
        assert not [each for each in rig.events[before:] if isinstance(each, CashgramRead | LinkCreated)]
        books.fault("status_500", method="GET", path="/payout/v1/getCashgramStatus", times=1)
        await rig.ask(link.payout_id)
        told = [each for each in rig.events[before:] if isinstance(each, CashgramRead | LinkCreated)]
        assert [(type(each), each.payout_id) for each in told] == [(CashgramRead, link.payout_id)], "it told no link"


async def test_what_leaves_is_written_with_where_it_goes(payouts: PayoutRig, sandbox: Any) -> None:
    out = await payouts.confirm(upi())
    payouts.recorder.flush()
    (sent,) = [fact for fact in payouts.journal.facts_of(subject(out.payout_id)) if fact.kind == PayoutFactKind.SENT]
    assert sent.data["host"] == sandbox.url.removeprefix("http://")
    client = payouts.connection.client
    assert client is not None
    assert sent.data["keys"] == client.transport.key_digest


# Each call by itself, on a line in this process ---------------------------------------------------------------------

DATE = {"date": "Fri, 20 Nov 2026 04:30:00 GMT"}
SENDS: dict[str, tuple[PayoutRequest, Operation]] = {
    "POST /payout/v1/directTransfer": (DIRECT, Operation.DIRECT_TRANSFER),
    "POST /payout/v1.2/directTransfer": (DIRECT, Operation.DIRECT_TRANSFER_V1_2),
    "POST /payout/transfers": (DIRECT, Operation.TRANSFER_V2),
    "POST /payout/v1.2/internalTransfer": (INTERNAL, Operation.INTERNAL_TRANSFER),
    "POST /payout/v1/lend": (LOAN, Operation.LOAN),
    "POST /payout/v1/createCashgram": (CASHGRAM, Operation.CASHGRAM),
}


@contextlib.asynccontextmanager
async def connected(line: Line | None) -> AsyncIterator[ServiceConnection[PayoutsClient]]:
    """Yield a connection over this line, or without keys; its clock is an hour and a second ahead of the service's."""
    connection: ServiceConnection[PayoutsClient] = ServiceConnection(lambda: 1_795_149_000_000 + HOUR + SECOND)
    await connection.use(
        None
        if line is None
        else PayoutsClient(
            PayoutHosts.at_origin("http://127.0.0.1"), Credentials("a", "b"), today=lambda: TODAY, wire=line
        )
    )
    yield connection
    await connection.close()


def sent_once(request: PayoutRequest, operation: Operation) -> Payout:
    """Return a payout that this operation has sent."""
    payout = Payout(payout_id="p1", kind=kind_of(request), sends=1)
    found = [each for each in TransferVersion if replace(payout, version=each).operation is operation]
    return replace(payout, version=found[0])


@pytest.mark.parametrize("again", [False, True])
async def test_a_refused_send_is_no_failure_where_an_earlier_one_may_have_arrived(again: bool) -> None:
    refused = Outcome.NOT_ALLOWED, Reason.APIS_NOT_ENABLED
    for call, (request, operation) in SENDS.items():
        payout = replace(sent_once(request, operation), earlier_send_unresolved=again)
        words = "APIs not enabled. Please fill out the Support Form"
        refusal = error("403", words) if operation.has_envelope else {"type": "x", "code": "apis_not_enabled"}
        line = Line({call.rpartition("/")[2]: (403, refusal)}, DATE)
        left: list[PayoutsClient] = []
        async with connected(line) as connection:

            def allow(client: PayoutsClient, left: list[PayoutsClient] = left) -> bool:
                left.append(client)
                return True

            sent = await send_once(connection, payout, request, allow)
            assert left == [connection.client]
        assert sent is not None
        judgement = sent.classification
        expected = (Outcome.UNKNOWN, Reason.EARLIER_SEND_UNSETTLED) if again else refused
        assert ((judgement.outcome, judgement.reason), judgement.reply.operation) == (expected, operation)
        assert line.asked == [*(["POST /payout/v1/authorize"] if operation.has_envelope else []), call]
        assert (connection.clock_offset_ms, sent.link) == (HOUR + SECOND, "")


@pytest.mark.parametrize("kind", [PayoutKind.DIRECT, PayoutKind.CASHGRAM])
async def test_without_keys_nothing_is_said_of_it(kind: PayoutKind) -> None:
    payout = Payout(payout_id="p1", kind=kind, sends=1)
    async with connected(None) as connection:
        read = await read_payout(connection, payout)
        for request, operation in SENDS.values():
            sent = await send_once(connection, sent_once(request, operation), request, bool)
            assert sent is not None
            said = sent.classification.reply
            assert (said.operation, said.problem) == (operation, Problem.NO_KEYS)
    assert (read.kind, read.state) == (PayoutFactKind.READ_FAILED, None)
    assert read.problem is not None
    link = kind is PayoutKind.CASHGRAM
    assert read.problem.reply.operation is (Operation.CASHGRAM_STATUS if link else Operation.TRANSFER_STATUS)
    assert read.problem.reply.problem is Problem.NO_KEYS


@pytest.mark.parametrize(
    ("kind", "version", "call"),
    [
        (PayoutKind.DIRECT, TransferVersion.V1_2, "GET /payout/v1/getTransferStatus?transferId=p1"),
        (PayoutKind.DIRECT, TransferVersion.V2, "GET /payout/transfers?transfer_id=p1"),
        (PayoutKind.LOAN, TransferVersion.V1_2, "GET /payout/v1/getTransferStatus?transferId=p1"),
        (PayoutKind.CASHGRAM, TransferVersion.V1_2, "GET /payout/v1/getCashgramStatus?cashgramId=p1"),
    ],
)
async def test_what_is_not_known_there_is_an_answer(kind: PayoutKind, version: TransferVersion, call: str) -> None:
    line = Line(
        {
            "transfers": (404, {"type": "x", "code": "transfer_id_not_found", "message": "transfer_id does not exist"}),
            "getTransferStatus": (404, error("404", "transferId is invalid or does not exist")),
            "getCashgramStatus": (404, error("404", "Cashgram does not exist")),
        },
        DATE,
    )
    async with connected(line) as connection:
        read = await read_payout(connection, Payout(payout_id="p1", kind=kind, version=version, sends=1))
        assert connection.client is not None
        keys = connection.client.transport.key_digest
    assert read.problem is not None
    assert read.problem.reason is Reason.NOT_FOUND
    assert read.data is not None
    assert (read.data["keys"], read.data["clock_ahead"]) == (keys, HOUR + SECOND)
    assert line.asked[-1] == call


LINK = "http://127.0.0.1/redeem/x"
TEST_HOSTS = PayoutHosts.at_origin("http://127.0.0.1")


class Wired(PayoutRig):
    """A counter whose calls go through a line in this process, which makes and knows one link."""

    def __init__(self, folder: Path, *, connected: bool = True) -> None:
        super().__init__(folder, "http://127.0.0.1", "a", "b", follow=False, connected=connected)
        made = envelope(data={"referenceId": 42, "cashgramLink": LINK})
        self.line = Line({"createCashgram": (200, made)}, {})

    def client(self) -> PayoutsClient:
        return PayoutsClient(self.hosts, Credentials("a", "b"), wire=self.line)

    async def follow(self) -> None:
        """Follow payouts in flight from now on."""
        self._tasks.append(asyncio.create_task(self.service.run()))
        await asyncio.sleep(0)  # it has begun

    async def link(self) -> Payout:
        out = await self.confirm(cashgram(now=self.clock()))
        state = {"cashgramId": out.payout_id, "cashgramStatus": "ACTIVE", "cashgramLink": LINK, "referenceId": 42}
        self.line.answers = {"getCashgramStatus": (200, envelope(data=state))}
        return out

    async def read(self, payout_id: str) -> None:
        """Read a payout as the schedule does."""
        await machine_of(self).perform(subject(payout_id), READ)


def told_links(wired: Wired) -> list[tuple[str, str]]:
    return [(each.payout_id, each.link.text) for each in wired.all(LinkCreated)]


@pytest.fixture
async def wired(tmp_path: Path) -> AsyncIterator[Wired]:
    async with Wired(tmp_path / "till") as rig:
        yield rig


@pytest.mark.parametrize(
    ("confirmed", "saved"), [(TEST_HOSTS, PRODUCTION_HOSTS), (PRODUCTION_HOSTS, TEST_HOSTS), (TEST_HOSTS, TEST_HOSTS)]
)
@pytest.mark.parametrize("request_of", [internal, lambda: cashgram(now=now_ms())])
async def test_what_waits_to_leave_as_a_test_does_not_leave_as_real_money(
    tmp_path: Path, confirmed: PayoutHosts, saved: PayoutHosts, request_of: Callable[[], PayoutRequest]
) -> None:
    """Regression: live settings that were saved while it waited sent it as real money."""
    async with Wired(tmp_path / "till", connected=False) as rig:
        settings = rig.config.settings
        rig.config.settings = replace(settings, money_out=replace(settings.money_out, hosts=confirmed))
        rig.config.demo = False
        sending = asyncio.create_task(rig.confirm(rig.draft(request_of())))
        await rig.until(lambda: bool(rig.all(PayoutChanged)))
        rig.hosts = saved
        await rig.connection.use(rig.client())
        out = await sending
        assert out.classification is not None
        assert (out.sends, out.classification.reason is Reason.NOT_SENT) == (
            (1, False) if saved == confirmed else (0, True)
        )
        assert bool(rig.line.asked) == bool(out.sends)


async def test_what_leaves_is_written_with_its_own_host_and_what_the_clock_was(wired: Wired) -> None:
    """Regression: an internal transfer with its own host named another one: a live one passed for a test."""
    wired.hosts = replace(wired.hosts, internal_transfer_url="http://localhost")
    wired.line.answers = {name: (200, envelope()) for name in ("directTransfer", "internalTransfer")}
    wired.line.headers = DATE
    await wired.connection.use(wired.client())
    for request, host in ((upi(), "127.0.0.1"), (internal(), "localhost")):
        out = await wired.confirm(request)
        [sent] = [fact for fact in wired.facts(out.payout_id) if fact.kind == PayoutFactKind.SENT]
        assert (out.host, sent.stamp) == (host, out.sent)
        assert out.sent.there is not None


async def test_what_nothing_can_be_read_of_stays_at_hand_until_somebody_says_what_became_of_it(wired: Wired) -> None:
    wired.line.answers["internalTransfer"] = httpx.ReadError("lost")
    out = await wired.confirm(internal())
    machine, key = machine_of(wired), subject(out.payout_id)
    assert (out.outcome, machine.next_step(key)) == (Outcome.UNKNOWN, NOTHING)
    machine.on_finished(key)
    assert key in wired.service.payouts


async def test_a_link_is_told_when_it_is_made_and_to_whoever_asks(wired: Wired) -> None:
    out = await wired.link()
    assert out.reference_id == "42"
    assert told_links(wired) == [(out.payout_id, LINK)]
    assert not machine_of(wired).has_failed_read(subject(out.payout_id))
    await wired.read(out.payout_id)
    assert (len(wired.all(LinkCreated)), wired.all(CashgramRead)) == (1, [])
    await wired.ask(out.payout_id)
    assert told_links(wired) == [(out.payout_id, LINK)] * 2
    told = wired.last(CashgramRead)
    assert told.state is not None
    assert (told.payout_id, told.state.link, told.classification) == (out.payout_id, "", None), "it is told by itself"


async def test_a_link_of_which_nobody_knew_is_told_once_it_is_found(wired: Wired) -> None:
    wired.line.answers["createCashgram"] = httpx.ReadError("lost")
    out = await wired.link()
    assert (wired.out(out.payout_id).outcome, wired.all(LinkCreated)) == (Outcome.UNKNOWN, [])
    await wired.read(out.payout_id)
    assert told_links(wired) == [(out.payout_id, LINK)]
    assert wired.out(out.payout_id).outcome is Outcome.PENDING


async def test_who_asks_hears_why_there_is_no_answer_and_why_a_link_was_not_ended(wired: Wired) -> None:
    out = await wired.link()
    state = wired.line.answers["getCashgramStatus"]
    wired.line.answers["deactivateCashgram"] = httpx.ReadError("lost")
    wired.unlock()
    await wired.do(DeactivateCashgram(payout_id=out.payout_id))
    told = wired.last(CashgramRead)
    assert told.state is not None
    assert told.classification is not None
    assert (told.classification.reply.operation, told.classification.reason) == (
        Operation.CASHGRAM_DEACTIVATE,
        Reason.LINE_CUT,
    )
    await wired.ask(out.payout_id)
    assert wired.last(CashgramRead).classification is None, "it is told once"
    wired.line.answers["getCashgramStatus"] = (500, b"")
    await wired.ask(out.payout_id)
    told = wired.last(CashgramRead)
    assert told.state is None
    assert told.classification is not None
    assert wired.out(out.payout_id).problem == told.classification
    machine, key = machine_of(wired), subject(out.payout_id)
    assert machine.has_failed_read(key)
    wired.service.payouts.write_later(key, (PayoutFactKind.END_WANTED, facts.actor_data("Asha")))
    assert not machine.has_failed_read(key), "its end goes first"
    wired.line.answers = {"getCashgramStatus": state, "deactivateCashgram": (200, envelope())}
    wired.unlock()
    await wired.do(DeactivateCashgram(payout_id=out.payout_id))
    assert wired.last(CashgramRead).classification is None


async def test_the_bank_s_number_is_written_with_the_state_that_tells_it(wired: Wired) -> None:
    wired.line.answers = {"directTransfer": (200, envelope("PENDING", "201", "Transfer request pending at the bank"))}
    out = await wired.confirm(upi())
    state = a_state(transferId=out.payout_id, amount="150.00", utr="4412", referenceId="77", reason="Paid")
    wired.line.answers = {"getTransferStatus": (200, state)}
    out = await wired.ask(out.payout_id)
    assert (out.outcome, out.utr, out.reference_id, out.failure_text) == (Outcome.DONE, "4412", "77", "Paid")


OURS = bank(500, account="388108022658")


@pytest.mark.parametrize(
    ("request_", "account", "believed"),
    [
        (OURS, "388108022658", True),
        (OURS, "026291800001191", False),
        (upi(500), "026291800001191", True),
        (None, "026291800001191", True),
    ],
)
async def test_a_state_is_that_of_our_account_where_that_is_known_whole(
    request_: PayoutRequest | None, account: str, *, believed: bool
) -> None:
    payout = Payout(payout_id="p1", kind=PayoutKind.DIRECT, amount=OURS.amount, sends=1)
    line = Line({"getTransferStatus": (200, a_state(transferId="p1", amount="500.00", bankAccount=account))}, DATE)
    async with connected(line) as connection:
        read = await read_payout(connection, payout, request_)
    assert (read.kind is PayoutFactKind.READ, read.problem is None) == (believed, believed)


async def test_a_link_has_no_bank_s_number(wired: Wired) -> None:
    out = await wired.link()
    assert (await wired.ask(out.payout_id)).utr == ""


async def test_of_what_is_gone_nothing_is_kept_back_or_tried_again(wired: Wired) -> None:
    """Erase the payout, or set it aside, while it waits."""
    machine, key = machine_of(wired), subject((await wired.link()).payout_id)
    assert machine.wait_ms("out:nobody", READ) == 0
    budget = emptied(wired)
    assert 0 < machine.wait_ms("out:nobody", READ) <= budget.wait_ms(wired.clock()) + 1
    assert machine.wait_ms(key, READ) > 0
    assert machine.wait_ms(key, Step(StepKind.SEND, 0)) == machine.wait_ms(key, Step(StepKind.DEACTIVATE, 0)) == 0
    assert (machine.next_step("out:nobody"), machine.has_failed_read("out:nobody")) == (NOTHING, False)
    machine.on_finished("out:nobody")


async def test_what_has_an_end_leaves_memory_also_where_there_is_nothing_to_send(wired: Wired) -> None:
    out = await wired.link()
    key = subject(out.payout_id)
    wired.service.payouts.requests.clear()
    state = {"cashgramId": out.payout_id, "cashgramStatus": "REDEEMED", "cashgramLink": LINK, "referenceId": 42}
    wired.line.answers = {"getCashgramStatus": (200, envelope(data=state))}
    assert (await wired.ask(out.payout_id)).settled
    assert len(wired.all(LinkCreated)) == 1, "it was told when it was made"
    machine_of(wired).on_finished(key)
    assert key not in wired.service.payouts
