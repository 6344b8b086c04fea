"""A counter and a hub: facts arrive once and in order, events make the counter read, and problems are told."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import time
from base64 import b64encode
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from paydesk.counter.hub import shipper
from paydesk.domain.hub.commands import EnrolHub, LeaveHub, SearchShop
from paydesk.domain.hub.messages import HubEnrolment, HubProblem, HubState, ShopSales
from paydesk.domain.messages import CommandStatus, FeedChanged
from paydesk.domain.money import Money
from paydesk.domain.sale.sale import Phase
from paydesk.domain.sale.watch import is_covered
from paydesk.domain.step import StepKind
from paydesk.hub import counters
from paydesk.hub.leases import CUSTOMER_READS
from paydesk.store.account_key import AccountKey
from paydesk.store.journal.journal import FILE_NAME, Journal
from paydesk.version import __version__
from tests.helpers.control import Control
from tests.helpers.hub import SECRET, RunningHub, query, running_hub
from tests.helpers.sale_rig import SaleRig

Start = Callable[[str], Any]


@pytest.fixture
def start(sandbox: Any, tmp_path: Path) -> Start:
    """Return a function that runs a counter with its hub part."""

    @asynccontextmanager
    async def run(name: str) -> AsyncIterator[SaleRig]:
        async with SaleRig(tmp_path / name, sandbox.url, sandbox.client_id, sandbox.client_secret) as rig:
            rig.start(rig._hub.run(rig.engine))
            yield rig

    return run


async def enrol(rig: SaleRig, hub: RunningHub, *, code: str = "") -> HubEnrolment:
    code = code or await counters.create_code(hub.server._hub.database)
    await rig.send(EnrolHub(url=hub.url, code=code))
    return rig.last(HubEnrolment)


def state(rig: SaleRig) -> HubState:
    return next((each for each in reversed(rig.events) if isinstance(each, HubState)), HubState())


async def until_sent(rig: SaleRig) -> None:
    await rig.until(
        lambda: (
            not rig.recorder.pending_count
            and state(rig).problem is None
            and 0 < rig.journal.shipping.shipped()[0] == rig.journal.count()
        )
    )


def facts_at_hub(hub: RunningHub) -> list[tuple[int, str]]:
    return [(seq, kind) for seq, kind in query(hub.dsn, "SELECT seq, kind FROM facts ORDER BY seq")]


async def push(hub: RunningHub, order_id: str, secret: str = SECRET) -> int:
    """Let the service tell the hub of a payment."""
    body, headers = signed(order_id, secret)
    return (await hub.client.post("/v1/webhooks/gateway", content=body, headers=headers)).status_code


def signed(order_id: str, secret: str = SECRET) -> tuple[bytes, dict[str, str]]:
    """Return the body and headers of an event."""
    stamp = str(time.time_ns() // 1_000_000)
    event = {"type": "PAYMENT_SUCCESS_WEBHOOK", "event_time": stamp, "data": {"order": {"order_id": order_id}}}
    body = json.dumps(event).encode()
    signature = b64encode(hmac.new(secret.encode(), stamp.encode() + body, hashlib.sha256).digest()).decode()
    return body, {"x-webhook-timestamp": stamp, "x-webhook-signature": signature, "content-type": "application/json"}


async def test_all_facts_arrive_and_later_ones_as_they_are_written(hub: RunningHub, start: Start) -> None:
    async with start("till") as rig:
        await rig.take(100)
        enrolled = await enrol(rig, hub)
        assert (enrolled.problem, bool(enrolled.shop)) == (None, True)
        await until_sent(rig)
        first = facts_at_hub(hub)
        await rig.take(200)
        await until_sent(rig)
        assert [seq for seq, _ in facts_at_hub(hub)] == list(range(1, rig.journal.count() + 1))
        assert facts_at_hub(hub)[: len(first)] == first
        assert query(hub.dsn, "SELECT count(*) FROM sales") == [(2,)]
        assert query(hub.dsn, "SELECT version FROM counters") == [(__version__,)]


async def test_an_event_makes_the_counter_read_and_proves_nothing(
    hub: RunningHub, start: Start, control: Control
) -> None:
    async with start("till") as rig:
        await enrol(rig, hub)
        await rig.until(lambda: state(rig).is_live)
        sale_id = await rig.take(100)
        sale = await rig.until_phase(sale_id, Phase.WAITING, look=False)
        await until_sent(rig)
        read_at = rig.sale(sale_id).last_read_at
        assert await push(hub, sale.order_id) == 200
        await rig.until(lambda: rig.sale(sale_id).last_read_at != read_at)
        assert rig.sale(sale_id).phase is Phase.WAITING, "the service says that it is not paid"
        control.phone(sale.order_id)
        assert await push(hub, sale.order_id) == 200
        await rig.until(lambda: rig.sale(sale_id).phase is Phase.PAID)


async def test_a_sale_that_comes_to_the_screen_gets_its_reads_at_once(hub: RunningHub, start: Start) -> None:
    async with start("busy") as busy, start("quiet") as quiet:
        for rig in (busy, quiet):
            await enrol(rig, hub)
        for _ in range(8):
            await busy.take(100)
        sale_id = await quiet.take(100)
        await quiet.until(lambda: len(query(hub.dsn, "SELECT 1 FROM leases")) == 2)
        await quiet.look_at(sale_id)
        found = "SELECT open_sales, per_minute >= %s FROM leases WHERE has_customer"
        await quiet.until(lambda: query(hub.dsn, found, CUSTOMER_READS) == [(1, True)])
        budget = quiet.engine.gateway.budget(StepKind.READ)
        await quiet.until(lambda: budget.per_minute >= CUSTOMER_READS)


async def test_an_event_that_was_lost_comes_again_with_its_repeat(
    hub: RunningHub, start: Start, control: Control
) -> None:
    async with start("till") as rig:
        await enrol(rig, hub)
        sale_id = await rig.take(100)
        sale = await rig.until_phase(sale_id, Phase.WAITING, look=False)
        await until_sent(rig)
        await rig.until(lambda: is_covered(rig.sale(sale_id), rig.clock(), rig.last(FeedChanged).feed))
        hub.server._hub.feed._streams, streams = {}, hub.server._hub.feed._streams  # as if it did not hear
        control.phone(sale.order_id)
        body, headers = signed(sale.order_id)
        assert (await hub.client.post("/v1/webhooks/gateway", content=body, headers=headers)).status_code == 200
        hub.server._hub.feed._streams = streams
        query(hub.dsn, "UPDATE webhooks SET last_at = last_at - interval '1 minute'")
        assert (await hub.client.post("/v1/webhooks/gateway", content=body, headers=headers)).status_code == 200
        await rig.until(lambda: rig.sale(sale_id).phase is Phase.PAID)


async def test_a_forged_event_reaches_nobody(hub: RunningHub, start: Start) -> None:
    async with start("till") as rig:
        await enrol(rig, hub)
        await rig.until(lambda: state(rig).is_live)
        sale_id = await rig.take(100)
        await until_sent(rig)
        assert await push(hub, rig.sale(sale_id).order_id, "another secret") == 401
        assert query(hub.dsn, "SELECT count(*) FROM webhooks") == [(0,)]


async def test_a_hub_that_has_gone_stops_no_sale_and_gets_everything_later(dsn: str, start: Start) -> None:
    async with start("till") as rig:
        async with running_hub(dsn) as hub:
            await enrol(rig, hub)
            await rig.until(lambda: state(rig).is_live)
        await rig.until(lambda: not state(rig).is_live)
        assert not rig.last(FeedChanged).feed.is_live(rig.clock())
        sale_id = await rig.take(100)
        await rig.until_phase(sale_id, Phase.WAITING, look=False)
        await rig.until(lambda: state(rig).problem is HubProblem.NO_ANSWER and state(rig).unsent)
        async with running_hub(dsn, port=int(hub.url.rpartition(":")[2])) as again:
            await until_sent(rig)
            await rig.until(lambda: state(rig).is_live)
            assert [seq for seq, _ in facts_at_hub(again)] == list(range(1, rig.journal.count() + 1))


async def test_a_wrong_code_and_a_used_one_are_refused(hub: RunningHub, start: Start) -> None:
    async with start("till") as rig:
        code = await counters.create_code(hub.server._hub.database)
        assert (await enrol(rig, hub, code="AAAA-AAAA")).problem is HubProblem.CODE_WRONG
        assert (await enrol(rig, hub, code=code)).problem is None
        assert (await enrol(rig, hub, code=code)).problem is HubProblem.CODE_USED


async def test_a_revoked_counter_is_told(hub: RunningHub, start: Start) -> None:
    async with start("till") as rig:
        await enrol(rig, hub)
        await rig.until(lambda: state(rig).is_live)
        await asyncio.to_thread(query, hub.dsn, "UPDATE counters SET revoked_at = now()")  # the hub may hold the row
        await rig.take(100)
        await rig.until(lambda: state(rig).problem is HubProblem.UNKNOWN_KEY)


async def test_a_folder_that_was_copied_is_refused(hub: RunningHub, start: Start, tmp_path: Path) -> None:
    async with start("till") as rig:
        await rig.take(100)
        await enrol(rig, hub)
        await until_sent(rig)
        rig.recorder.flush()
    (tmp_path / "copy").mkdir()
    (tmp_path / "copy" / FILE_NAME).write_bytes((tmp_path / "till" / FILE_NAME).read_bytes())
    async with start("copy") as other:
        await enrol(other, hub)
        await other.until(lambda: state(other).problem is HubProblem.NOT_YOURS)


async def test_who_leaves_the_hub_sends_nothing_more(hub: RunningHub, start: Start) -> None:
    async with start("till") as rig:
        await enrol(rig, hub)
        await until_sent(rig)
        assert (await rig.send(LeaveHub())).status is CommandStatus.DONE
        await rig.until(lambda: state(rig) == HubState())
        before = len(facts_at_hub(hub))
        await rig.take(100)
        assert len(facts_at_hub(hub)) == before
        assert (await rig.send(SearchShop(text="1"))).status is CommandStatus.FAILED


async def test_a_sale_of_another_counter_is_found(hub: RunningHub, start: Start) -> None:
    async with start("one") as one, start("two") as two:
        await enrol(one, hub)
        await enrol(two, hub)
        sale_id = await one.take(4321)
        await one.until_phase(sale_id, Phase.WAITING, look=False)
        await until_sent(one)
        ended = await two.send(SearchShop(amount=Money(432_100), text="4321"))
        assert ended.status is CommandStatus.DONE
        (found,) = two.last(ShopSales).found
        assert (found.order_id, found.amount) == (one.sale(sale_id).order_id, Money(432_100))


async def test_all_counters_make_the_same_digests_of_accounts(hub: RunningHub, start: Start) -> None:
    async with start("one") as one, start("two") as two:
        before = AccountKey.load_or_create(two._context.folder).digest("a")
        await enrol(one, hub)
        await enrol(two, hub)
        digests = {AccountKey.load_or_create(rig._context.folder).digest("a") for rig in (one, two)}
        assert len(digests) == 1
        assert before not in digests
        two.recorder.flush()
        assert [rig.journal.payouts.is_account_key_lost(rig.clock()) for rig in (one, two)] == [False, True]


async def test_what_a_journal_that_is_set_aside_had_not_sent_arrives_too(
    hub: RunningHub, start: Start, tmp_path: Path
) -> None:
    async with start("till") as rig:
        await rig.take(100)
        await rig.take(200)
        rig.recorder.flush()
        aside = rig.journal.count()
    Journal.set_aside(tmp_path / "till")
    async with start("till") as rig:
        await rig.take(300)
        await enrol(rig, hub)
        await until_sent(rig)
        counts = query(hub.dsn, "SELECT count(*) FROM facts GROUP BY journal_id")
        assert sorted(counts) == sorted([(aside,), (rig.journal.count(),)])
        assert query(hub.dsn, "SELECT count(*) FROM sales") == [(3,)]


async def test_a_quiet_counter_fills_up_a_hub_that_was_restored_from_a_backup(
    hub: RunningHub, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shipper, "_CHECK_S", 0.2)
    async with start("till") as rig:
        await rig.take(100)
        await enrol(rig, hub)
        await until_sent(rig)
        sent = facts_at_hub(hub)
        query(hub.dsn, "DELETE FROM facts WHERE seq > 2")
        query(hub.dsn, "UPDATE journals SET seq = 2, hash = (SELECT hash FROM facts WHERE seq = 2)")
        await rig.until(lambda: facts_at_hub(hub) == sent)


async def test_a_journal_that_takes_nothing_keeps_the_account_key(hub: RunningHub, start: Start) -> None:
    """The key came first once: with it replaced and nothing recorded, the same money could go twice."""
    async with start("till") as rig:
        before = AccountKey.load_or_create(rig._context.folder).digest("a")
        rig.journal._db.execute("PRAGMA query_only = ON")
        code = await counters.create_code(hub.server._hub.database)
        ended = await rig.send(EnrolHub(url=hub.url, code=code))
        rig.journal._db.execute("PRAGMA query_only = OFF")
        assert ended.status is CommandStatus.FAILED
        assert AccountKey.load_or_create(rig._context.folder).digest("a") == before
