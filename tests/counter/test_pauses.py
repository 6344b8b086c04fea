"""Pauses that the service asks for in odd ways: a request waits so long, and then goes on."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from pathlib import Path
from typing import Final, Self

import pytest

from paydesk.api.endpoints import Credentials, Endpoint
from paydesk.api.gateway import GatewayClient
from paydesk.api.payouts.session import PayoutsClient
from paydesk.domain.clock import MINUTE, SECOND
from paydesk.domain.failure import Problem
from paydesk.domain.messages import CommandStatus
from paydesk.domain.payout.outcome import Outcome, Reason
from paydesk.domain.payout.payout import Payout
from paydesk.domain.sale.sale import Phase
from paydesk.domain.step import StepKind
from paydesk.store.journal.journal import Journal
from tests.api.payouts.shapes import a_state, envelope
from tests.api.shapes import a_transaction, an_order
from tests.helpers import counter_rig
from tests.helpers.journals import whole_sale
from tests.helpers.line import Line
from tests.helpers.payout_rig import PayoutRig, upi
from tests.helpers.sale_rig import SaleRig

START: Final = 1_790_000_000_000
SLOW: Final = (429, {"type": "rate_limit_error", "code": "request_failed", "message": "Too many requests"})
SLOW_THERE: Final = (429, {"status": "ERROR", "subCode": "429", "message": "Too many requests."})
AFTER_SILENCE: Final = 5 * SECOND

PAUSES: Final[dict[str, tuple[Mapping[str, str], int]]] = {
    "absent": ({}, MINUTE),
    "a date": ({"retry-after": "Fri, 20 Nov 2026 21:13:20 GMT"}, MINUTE),
    "negative": ({"retry-after": "-5", "x-ratelimit-retry": "-1"}, MINUTE),
    "a fraction": ({"x-ratelimit-retry": "1.5"}, MINUTE),
    "nothing": ({"x-ratelimit-retry": "0", "retry-after": "0"}, MINUTE),
    "empty": ({"x-ratelimit-retry": "", "retry-after": " "}, MINUTE),
    "a word": ({"retry-after": "soon"}, MINUTE),
    "two": ({"retry-after": "5, 7"}, MINUTE),
    "a sign": ({"retry-after": "+5"}, MINUTE),
    "another digit": ({"retry-after": "\xb2"}, MINUTE),
    "endless": ({"retry-after": "9" * 40}, MINUTE),
    "seconds": ({"x-ratelimit-retry": "30"}, 30 * SECOND),
    "one word of two": ({"x-ratelimit-retry": "soon", "retry-after": "45"}, 45 * SECOND),
    "an hour": ({"x-ratelimit-retry": "3600"}, MINUTE),
    "a year": ({"retry-after": "31536000"}, MINUTE),
    "a date to come": (
        {"retry-after": "Fri, 20 Nov 2026 21:13:20 GMT", "date": "Fri, 20 Nov 2026 21:13:13 GMT"},
        7 * SECOND,
    ),
    "a day to come": (
        {"retry-after": "Sat, 21 Nov 2026 21:13:20 GMT", "date": "Fri, 20 Nov 2026 21:13:13 GMT"},
        MINUTE,
    ),
}
"""The headers of a 429, and for how long nothing is asked then: the service knows no longer pause than a minute."""


@pytest.fixture(autouse=True)
def _clock_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    """Time passes only where a test says so."""
    monkeypatch.setattr(counter_rig, "now_ms", lambda: START)


class Till(SaleRig):
    """A counter with one sale that waits for its payment, on a line in this process."""

    def __init__(self, folder: Path, line: Line) -> None:
        folder.mkdir()
        with Journal.open(folder) as journal:
            journal.append(whole_sale("old", START - MINUTE, word="ACTIVE"))
        super().__init__(folder, "http://127.0.0.1:1", "id", "secret")
        self.line = line
        self.client = GatewayClient(Endpoint("http://127.0.0.1:1/pg"), Credentials("id", "secret"), wire=line)

    async def __aenter__(self) -> Self:
        self.services.open()
        await self.engine.gateway.use(self.client)
        return self

    async def after(self, ms: int, sale_id: str = "old") -> list[str]:
        """Time passes, and what is due is done: what was asked."""
        self.clock.shift += ms
        return await self.go_on(sale_id)

    async def go_on(self, sale_id: str = "old") -> list[str]:
        self.line.asked.clear()
        await self.engine.sales.runner.advance(sale_id)
        return self.line.asked


@pytest.mark.parametrize("how", PAUSES)
async def test_a_read_that_is_told_to_slow_down_leaves_the_service_alone_so_long(tmp_path: Path, how: str) -> None:
    headers, pause = PAUSES[how]
    async with Till(tmp_path / "till", Line({"PD-old": SLOW}, headers)) as till:
        assert await till.go_on() == ["GET /pg/orders/PD-old"]
        assert await till.after(pause - 1) == []
        till.line.answers["PD-old"] = (200, an_order(order_id="PD-old", order_amount=1250, order_status="PAID"))
        assert "GET /pg/orders/PD-old" in await till.after(1)
        assert till.sale("old").phase is Phase.PAID


async def test_a_person_may_ask_once_a_minute_while_the_service_wants_to_be_left_alone(tmp_path: Path) -> None:
    """One header made the counter blind for ten minutes: the customer had paid a second later."""
    async with Till(tmp_path / "till", Line({"PD-old": SLOW}, {"retry-after": "86400"})) as till:
        assert await till.go_on() == ["GET /pg/orders/PD-old"]
        for asked in (["GET /pg/orders/PD-old"], []):
            till.line.asked.clear()
            refused = await till.read("old")
            assert refused.failure is not None
            assert (refused.status, refused.failure.problem, till.line.asked) == (
                CommandStatus.FAILED,
                Problem.SLOW_DOWN,
                asked,
            )
        till.line.answers["PD-old"] = (200, an_order(order_id="PD-old", order_amount=1250, order_status="PAID"))
        assert await till.after(MINUTE - 1) == []
        assert (await till.read("old")).status is CommandStatus.FAILED
        assert "GET /pg/orders/PD-old" in await till.after(1)
        assert till.sale("old").phase is Phase.PAID


async def test_a_person_who_asks_in_a_quiet_hears_of_the_payment(tmp_path: Path) -> None:
    async with Till(tmp_path / "till", Line({"PD-old": SLOW}, {"retry-after": "86400"})) as till:
        await till.go_on()
        till.line.answers["PD-old"] = (200, an_order(order_id="PD-old", order_amount=1250, order_status="PAID"))
        assert (await till.read("old")).status is CommandStatus.DONE
        assert till.sale("old").phase is Phase.PAID


@pytest.mark.parametrize("how", PAUSES)
async def test_an_order_that_is_told_to_slow_down_is_made_then(tmp_path: Path, how: str) -> None:
    headers, pause = PAUSES[how]
    async with Till(tmp_path / "till", Line({"orders": SLOW}, headers)) as till:
        sale_id = await till.take()
        assert await till.after(pause - 1, sale_id) == []
        order_id = till.sale(sale_id).order_id
        till.line.answers = {
            "orders": (200, an_order(order_id=order_id, order_amount=1250)),
            "transactions": (200, a_transaction()),
        }
        assert (await till.after(1, sale_id))[:1] == ["POST /pg/orders"]
        assert till.sale(sale_id).phase is not Phase.FAILED


@pytest.mark.parametrize("how", PAUSES)
async def test_a_qr_that_is_told_to_slow_down_comes_then(tmp_path: Path, how: str) -> None:
    headers, pause = PAUSES[how]
    async with Till(tmp_path / "till", Line({"transactions": SLOW}, headers)) as till:
        sale_id = "s1"
        order = an_order(order_id=f"{sale_id}-o", order_amount=1250)
        till.engine.journal.append(whole_sale(sale_id, START, word="ACTIVE", order_id=f"{sale_id}-o"))
        till.line.answers[f"{sale_id}-o"] = (200, order)
        await till.renew(sale_id)
        assert till.line.asked.count("POST /pg/terminal/transactions") == 1
        assert "POST /pg/terminal/transactions" not in await till.after(pause // 2, sale_id)
        assert "POST /pg/terminal/transactions" not in await till.after(pause - pause // 2 - 1, sale_id)
        assert "POST /pg/terminal/transactions" in await till.after(1, sale_id)


@pytest.mark.parametrize("how", PAUSES)
async def test_a_cancel_that_is_told_to_slow_down_goes_then_and_the_order_is_read_meanwhile(
    tmp_path: Path, how: str
) -> None:
    headers, pause = PAUSES[how]
    active = (200, an_order(order_id="PD-old", order_amount=1250))
    async with Till(tmp_path / "till", Line({"PATCH PD-old": SLOW, "PD-old": active}, headers)) as till:
        await till.cancel("old")
        assert till.line.asked.count("PATCH /pg/orders/PD-old") == 1
        asked = await till.after(pause - 1)
        assert "PATCH /pg/orders/PD-old" not in asked
        assert ("GET /pg/orders/PD-old" in asked) is (pause > AFTER_SILENCE)
        assert "PATCH /pg/orders/PD-old" in await till.after(1)


@pytest.mark.parametrize("how", PAUSES)
async def test_a_service_that_fails_is_asked_again_whatever_it_says_of_waiting(tmp_path: Path, how: str) -> None:
    """The customer stands there; a few seconds are polite enough."""
    headers, _ = PAUSES[how]
    async with Till(tmp_path / "till", Line({"PD-old": (503, b"")}, headers)) as till:
        assert await till.go_on()
        assert await till.after(AFTER_SILENCE - 1) == []
        assert await till.after(1) == ["GET /pg/orders/PD-old"]


@pytest.mark.parametrize(
    "odd",
    [
        {"x-ratelimit-limit": "0", "x-ratelimit-remaining": "-1"},
        {"x-ratelimit-limit": "-200", "x-ratelimit-remaining": "many"},
        {"x-ratelimit-limit": "1e3", "x-ratelimit-remaining": "0.5"},
        {"x-ratelimit-limit": "9" * 40, "x-ratelimit-remaining": ""},
        {"x-ratelimit-limit": "200, 200", "x-ratelimit-type": "moon"},
    ],
)
async def test_a_limit_that_cannot_be_read_changes_nothing(tmp_path: Path, odd: dict[str, str]) -> None:
    line = Line({"PD-old": (200, an_order(order_id="PD-old", order_amount=1250))}, odd)
    async with Till(tmp_path / "till", line) as till:
        budget = till.engine.gateway.budget(StepKind.READ)
        before = budget.per_minute
        assert await till.go_on()
        assert (budget.per_minute, budget.paused_until) == (before, 0)


# money out


class Desk(PayoutRig):
    """Money out over a line in this process; nothing is done but what a test does."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, "http://127.0.0.1", "a", "b", follow=False)
        self.line = Line({"directTransfer": (200, envelope("PENDING", "201", "Transfer request pending at the bank"))})

    def client(self) -> PayoutsClient:
        return PayoutsClient(self.hosts, Credentials("a", "b"), wire=self.line)

    async def after(self, ms: int, out: Payout) -> list[str]:
        """Time passes, and what is due is done: what was asked of it."""
        self.clock.shift += ms
        self.line.asked.clear()
        await self.service.runner.advance(f"out:{out.payout_id}")
        return [asked for asked in self.line.asked if "authorize" not in asked]


@pytest.fixture
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    async with Desk(tmp_path / "till") as rig:
        yield rig


@pytest.mark.parametrize("how", PAUSES)
async def test_a_payout_is_asked_about_when_the_service_wants_to_be_asked(desk: Desk, how: str) -> None:
    headers, pause = PAUSES[how]
    out = await desk.confirm(upi())
    asking = f"GET /payout/v1/getTransferStatus?transferId={out.payout_id}"
    desk.line.answers, desk.line.headers = {"getTransferStatus": SLOW_THERE}, headers
    problem = (await desk.ask(out.payout_id)).problem
    assert problem is not None
    assert problem.reason is Reason.SLOW_DOWN
    assert await desk.after(pause - 1, out) == []
    desk.line.answers = {"getTransferStatus": (200, a_state(transferId=out.payout_id, amount=upi().amount.plain()))}
    assert await desk.after(1, out) == [asking]
    assert desk.out(out.payout_id).outcome is Outcome.DONE


async def test_a_person_may_ask_about_a_payout_once_a_minute_in_a_quiet(desk: Desk) -> None:
    out = await desk.confirm(upi())
    asking = f"GET /payout/v1/getTransferStatus?transferId={out.payout_id}"
    desk.line.answers, desk.line.headers = {"getTransferStatus": SLOW_THERE}, {"retry-after": "86400"}
    assert await desk.after(MINUTE, out) == [asking]
    for asked in ([asking], []):
        desk.line.asked.clear()
        assert (await desk.ask(out.payout_id)).problem is not None
        assert desk.line.asked == asked
    desk.line.answers = {"getTransferStatus": (200, a_state(transferId=out.payout_id, amount=upi().amount.plain()))}
    assert await desk.after(MINUTE, out) == [asking]
    assert desk.out(out.payout_id).outcome is Outcome.DONE


@pytest.mark.parametrize("last", ["directTransfer", "authorize"])
@pytest.mark.parametrize("how", PAUSES)
async def test_money_that_is_told_to_slow_down_stays_until_a_person_sends_it_again(
    desk: Desk, how: str, last: str
) -> None:
    """It did not go; nothing of it goes by itself, however long nobody looks."""
    taken = dict(desk.line.answers)
    desk.line.answers, desk.line.headers = {last: SLOW_THERE}, PAUSES[how][0]
    out = await desk.confirm(upi())
    assert (out.outcome, out.can_resend) == (Outcome.FAILED, True)
    assert out.classification is not None
    assert out.classification.reason is Reason.SLOW_DOWN
    desk.line.answers = taken
    for _ in range(3):
        assert await desk.after(15 * MINUTE, out) == []
    assert (await desk.again(out.payout_id)).outcome is Outcome.PENDING
    assert desk.line.asked[-1].startswith("POST ")


@pytest.mark.parametrize("how", PAUSES)
async def test_a_payout_side_that_fails_is_asked_again_whatever_it_says_of_waiting(desk: Desk, how: str) -> None:
    out = await desk.confirm(upi())
    desk.line.answers, desk.line.headers = {"getTransferStatus": (503, b"")}, PAUSES[how][0]
    await desk.ask(out.payout_id)
    assert await desk.after(AFTER_SILENCE - 1, out) == []
    assert await desk.after(10 * SECOND + 1, out), "within its own pauses"
