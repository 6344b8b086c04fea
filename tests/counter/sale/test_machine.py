"""The facts of each step of a sale, also where the counter changed under it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Any, Self

import httpx
import pytest

from paydesk.api.endpoints import Credentials, Endpoint
from paydesk.api.gateway import GatewayClient
from paydesk.counter.sale.machine import SaleMachine
from paydesk.domain.clock import MINUTE, SECOND, now_ms
from paydesk.domain.commands import CancelSale, TakeSale
from paydesk.domain.fact import Fact
from paydesk.domain.failure import Problem
from paydesk.domain.messages import CommandStatus, SaleChanged
from paydesk.domain.money import Money
from paydesk.domain.order import PaymentMethod, TerminalIdentity
from paydesk.domain.sale.facts import SaleFactKind
from paydesk.domain.sale.request import RequestState
from paydesk.domain.sale.sale import Phase, Sale
from paydesk.domain.sale.verdict import Verdict
from paydesk.domain.settings.settings import Settings, Shop
from paydesk.domain.step import NOTHING, Step, StepKind
from paydesk.store.errors import StoreError
from paydesk.store.journal.journal import Journal
from tests.api.shapes import a_payment, a_transaction, an_order
from tests.counter.sale.looking import kinds, later
from tests.helpers.control import Control
from tests.helpers.journals import whole_sale
from tests.helpers.sale_rig import SaleRig

ORDERS = "/pg/orders"
PHONE = TerminalIdentity(terminal_phone_no="9898989898")


def data_of(rig: SaleRig, sale_id: str, kind: SaleFactKind) -> list[Any]:
    """Return the data of each fact of this kind in the journal."""
    rig.engine.recorder.flush()
    return [fact.data for fact in rig.engine.journal.facts_of(sale_id) if fact.kind == kind]


def offsets_of(rig: SaleRig, sale_id: str, kind: SaleFactKind) -> list[int | None]:
    """Return the clock offset of the stamp of each fact of this kind in the journal."""
    rig.engine.recorder.flush()
    return [fact.stamp.ahead_ms for fact in rig.engine.journal.facts_of(sale_id) if fact.kind == kind]


def use_terminal(rig: SaleRig, terminal: TerminalIdentity | None) -> None:
    rig.config.settings = Settings(shop=Shop(name="S", terminal=terminal))


async def test_each_step_writes_how_far_the_clock_was_off_and_who_was_asked(rig: SaleRig, control: Control) -> None:
    rig.clock.shift = 30 * MINUTE
    first = await rig.take()
    second = await rig.take()
    (sent,) = data_of(rig, second, SaleFactKind.ORDER_SENT)
    assert offsets_of(rig, second, SaleFactKind.ORDER_SENT) == [pytest.approx(30 * MINUTE, abs=5 * SECOND)]
    assert sent["host"].startswith("127.0.0.1")
    assert abs(sent["expires_at"] - rig.clock()) < 5 * SECOND, "half an hour, by the service's clock"
    (made,) = data_of(rig, second, SaleFactKind.TRANSACTION_ANSWERED)
    assert made["request_id"], "for a question to the service"
    assert abs(made["expires_at"] - rig.clock() - 5 * MINUTE) < 5 * SECOND, "this one is counted down here"
    (answered,) = data_of(rig, first, SaleFactKind.ORDER_ANSWERED)
    assert (answered["host"], answered["keys"]) == (sent["host"], sent["keys"])
    assert not answered.get("asked_by"), "nobody asked for it"
    control.fault("status_500", method="POST", path=ORDERS, times=1)
    third = await rig.take()
    failed = data_of(rig, third, SaleFactKind.ORDER_FAILED)[0]
    assert (failed["host"], failed["keys"]) == (sent["host"], sent["keys"])
    assert offsets_of(rig, third, SaleFactKind.ORDER_FAILED)[0] == pytest.approx(30 * MINUTE, abs=5 * SECOND)
    control.fault("drop_before", method="POST", path=ORDERS, times=1)
    lost = await rig.take()
    assert offsets_of(rig, lost, SaleFactKind.ORDER_FAILED)[0] is None, "no answer, no time"


class Early(SaleRig):
    """A counter at its start: nobody knows yet whether there are keys."""

    async def __aenter__(self) -> Self:
        self.services.open()
        self.start(self.engine.run())
        return self


async def test_a_sale_that_begins_before_the_keys_are_known_is_made_with_them(sandbox: Any, tmp_path: Path) -> None:
    async with Early(tmp_path / "till", sandbox.url, sandbox.client_id, sandbox.client_secret) as rig:
        taking = asyncio.create_task(rig.take())
        await rig.until(lambda: any(isinstance(each, SaleChanged) for each in rig.events))
        await rig.engine.gateway.use(rig.client, warm=True)
        sale_id = await taking
        (sent,), (answered,) = (
            data_of(rig, sale_id, SaleFactKind.ORDER_SENT),
            data_of(rig, sale_id, SaleFactKind.ORDER_ANSWERED),
        )
        assert sent["host"] == answered["host"] != ""
        assert rig.sale(sale_id).keys == answered["keys"] != ""


async def test_a_sale_that_is_cancelled_before_the_keys_are_known_is_not_made(
    sandbox: Any, control: Control, tmp_path: Path
) -> None:
    """Its order was made, whenever the keychain answered, and ended at once."""
    async with Early(tmp_path / "till", sandbox.url, sandbox.client_id, sandbox.client_secret) as rig:
        taking = asyncio.create_task(rig.take())
        await rig.until(lambda: any(isinstance(each, SaleChanged) for each in rig.events))
        (sale_id,) = {each.sale.sale_id for each in rig.events if isinstance(each, SaleChanged)}
        await rig.send(CancelSale(sale_id=sale_id))
        await rig.engine.gateway.use(rig.client, warm=True)
        await taking
        assert rig.sale(sale_id).phase is Phase.FAILED
        assert rig.verdict(sale_id) is Verdict.NOT_PAID
        assert control.books()["orders"] == []


@pytest.mark.parametrize("ahead", [-29 * MINUTE - 50 * SECOND, 30 * MINUTE], ids=["late", "ahead"])
async def test_the_first_order_of_a_pc_whose_clock_is_wrong_lasts_as_long_as_any(
    sandbox: Any, tmp_path: Path, ahead: int
) -> None:
    """Regression: without the service's time its first order was over after ten seconds."""
    async with Early(tmp_path / "till", sandbox.url, sandbox.client_id, sandbox.client_secret) as rig:
        rig.clock.shift = ahead
        await rig.engine.gateway.use(rig.client)  # and the line is not warm yet
        sale_id = await rig.take()
        (sent,) = data_of(rig, sale_id, SaleFactKind.ORDER_SENT)
        assert offsets_of(rig, sale_id, SaleFactKind.ORDER_SENT) == [pytest.approx(ahead, abs=5 * SECOND)]
        assert abs(sent["expires_at"] - (rig.clock() - ahead + 30 * MINUTE)) < 5 * SECOND


async def test_an_order_that_was_answered_needs_no_read_before_its_qr(rig: SaleRig, control: Control) -> None:
    control.fault("status_503", method="GET", path=ORDERS)
    sale = rig.sale(await rig.take())
    assert (sale.phase, sale.raw_status, sale.last_read_at) == (Phase.WAITING, "ACTIVE", sale.answered_at)


async def test_a_full_disk_that_keeps_a_cancel_back_hides_no_payment(rig: SaleRig, control: Control) -> None:
    """The intent of the cancel cannot be written: it does not leave, and the customer may pay meanwhile.

    See docs/rules.md#intent-before-send.
    """
    sale_id = await rig.take()
    control.fault("drop_before", method="PATCH", path=ORDERS)
    await rig.cancel(sale_id)
    rig.engine.recorder.flush()
    rig.engine.journal._db.execute("PRAGMA query_only = ON")
    control.phone(rig.sale(sale_id).order_id)
    rig.clock.shift += MINUTE
    await rig.engine.sales.runner.advance(sale_id)
    assert rig.sale(sale_id).phase is Phase.PAID
    rig.engine.journal._db.execute("PRAGMA query_only = OFF")


async def test_the_payments_of_an_expired_order_are_read_until_they_are_told(rig: SaleRig, control: Control) -> None:
    sale_id = await rig.take()
    control.fault("status_503", method="GET", path=f"{ORDERS}/{rig.sale(sale_id).order_id}/payments", times=1)
    await later(rig, control, 30 * MINUTE + SECOND, sale_id)
    await rig.until_phase(sale_id, Phase.EXPIRED)
    await later(rig, control, 5 * MINUTE + SECOND, sale_id)  # the Date of an answer has whole seconds
    await rig.until_read(sale_id, lambda: rig.sale(sale_id).expired_for_good)
    failed = data_of(rig, sale_id, SaleFactKind.PAYMENTS_FAILED)
    assert failed
    assert failed[0]["http_status"] == 503
    assert offsets_of(rig, sale_id, SaleFactKind.PAYMENTS_READ)[-1] is not None


async def test_the_same_command_again_tells_how_the_sale_stands_and_makes_nothing(
    rig: SaleRig, control: Control
) -> None:
    command = TakeSale(sale_id="s1", method=PaymentMethod.QR_CODE, amount=Money(5_000))
    await rig.send(command)
    rig.events.clear()
    assert (await rig.send(replace(command, command_id="again"))).status is CommandStatus.DONE
    assert [event.sale.sale_id for event in rig.events if isinstance(event, SaleChanged)] == ["s1"]
    assert len(control.books()["orders"]) == 1


async def test_a_sale_in_the_stead_of_one_that_nobody_knows_is_taken_all_the_same(rig: SaleRig) -> None:
    await rig.send(TakeSale(sale_id="s2", method=PaymentMethod.QR_CODE, amount=Money(5_000), instead_of="gone"))
    assert rig.sale("s2").phase is Phase.WAITING
    assert rig.sale("s2").instead_of == "gone"
    assert not rig.engine.journal.facts_of("gone")
    plain = await rig.take()
    assert SaleFactKind.REPLACED not in kinds(rig, plain)


# What each step sends, and what it keeps of the answer: a line in this process, each call by itself ------------------


def answer(status: int, entity: object, headers: dict[str, str] | None = None) -> httpx.Response:
    return httpx.Response(status, headers=headers, stream=httpx.ByteStream(json.dumps(entity).encode()))


class Line(httpx.AsyncBaseTransport):
    """A service that knows one order of 1,250.50. The calls of `lost` leave, and their answer never comes.

    Those of `refused` are refused once, with a status, a type and a code, and have been done all the same.
    """

    def __init__(self) -> None:
        self.asked: list[tuple[str, httpx.Request]] = []
        self.lost: list[str] = []
        self.refused: dict[str, tuple[int, str, str]] = {}
        self.status = "ACTIVE"
        self.told: dict[str, object] = {}
        """Other fields of the order."""
        self.timeout = "300000"
        self.made = ""
        self.ends = ""

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        if request.method == "HEAD":
            return httpx.Response(404)
        *_, last = parts = request.url.path.split("/")
        call = f"{request.method} {last if last in {'orders', 'transactions', 'payments'} else 'order'}"
        self.asked.append((call, request))
        if call in self.lost:
            self.lost.remove(call)
            raise httpx.ReadError("lost")
        order_id = json.loads(request.content)["order_id"] if call == "POST orders" else parts[3]
        if call == "POST orders":
            self.made, self.ends = order_id, json.loads(request.content)["order_expiry_time"]
        if call in self.refused:
            status, type_, code = self.refused.pop(call)
            return answer(status, {"type": type_, "code": code})
        if call == "GET order" and order_id != self.made:
            return answer(404, {"type": "invalid_request_error", "code": "order_not_found"})
        order = {"order_id": order_id, "order_status": self.status, "order_expiry_time": self.ends}
        entity: object = an_order(**order | self.told)
        if call == "POST transactions":
            entity = a_transaction(timeout=self.timeout)
        if call == "GET payments":
            entity = [a_payment(order_id=order_id)]
        return answer(200, entity, {"x-request-id": f"r-{len(self.asked)}"})

    def calls(self) -> list[str]:
        return [call for call, _ in self.asked]

    def of(self, call: str) -> list[httpx.Request]:
        return [request for name, request in self.asked if name == call]


class Wired(SaleRig):
    """A counter whose calls go through a line in this process; nothing is done but what a test does."""

    def __init__(self, folder: Path, client_id: str = "till-1") -> None:
        super().__init__(folder, "http://127.0.0.1:1", client_id, "secret")
        self.line = Line()
        self.client = self.gateway(client_id)

    def gateway(self, client_id: str) -> GatewayClient:
        return GatewayClient(Endpoint("http://127.0.0.1:1/pg"), Credentials(client_id, "secret"), wire=self.line)

    async def __aenter__(self) -> Self:
        self.services.open()
        await self.engine.gateway.use(self.client, warm=True)
        return self

    @property
    def machine(self) -> SaleMachine:
        return self.engine.sales._machine

    async def begin(self, **more: Any) -> str:
        await self.send(TakeSale(sale_id="s1", method=PaymentMethod.LINK, amount=Money(125_050), **more))
        return "s1"

    async def go_on(self, sale_id: str) -> Sale:
        """Half a minute goes by."""
        for _ in range(6):
            self.clock.shift += 5 * SECOND
            await self.engine.sales.runner.advance(sale_id)
        return self.sale(sale_id)


@pytest.fixture
async def wired(tmp_path: Path) -> AsyncIterator[Wired]:
    async with Wired(tmp_path / "till") as rig:
        yield rig


async def test_what_was_lost_goes_again_as_it_went(wired: Wired) -> None:
    """The key has the very body it had, the end of the order in it, though time has passed.

    See docs/rules.md#no-answer-is-unknown.
    """
    wired.line.lost = ["POST orders", "GET order"]
    sale_id = await wired.begin(customer_phone="9876543210", add_invoice=True)
    sale = await wired.go_on(sale_id)
    assert (sale.phase, sale.order.state) == (Phase.WAITING, RequestState.OK)
    first, second = wired.line.of("POST orders")
    assert first.headers["x-idempotency-key"] == second.headers["x-idempotency-key"]
    body = json.loads(first.content)
    assert body == json.loads(second.content)
    assert body["customer_details"]["customer_phone"] == "9876543210"
    lasts = datetime.fromisoformat(body["order_expiry_time"]).timestamp() * SECOND - sale.started_at
    assert abs(lasts - 30 * MINUTE) < 2 * SECOND
    (transaction,) = wired.line.of("POST transactions")
    assert json.loads(transaction.content)["add_invoice"] is True
    assert transaction.headers["x-idempotency-key"] != first.headers["x-idempotency-key"]
    for sent in data_of(wired, sale_id, SaleFactKind.ORDER_SENT):
        assert (sent["host"], sent["keys"]) == ("127.0.0.1:1", wired.engine.gateway.client.transport.key_digest)  # type: ignore[union-attr]
        assert "clock_ahead" not in sent, "its stamp says it"
    (answered,) = data_of(wired, sale_id, SaleFactKind.ORDER_ANSWERED)
    assert answered["request_id"].startswith("r-")


@pytest.mark.parametrize("call", ["POST transactions", "PATCH order"])
async def test_a_qr_or_a_cancel_that_was_lost_goes_again_with_its_own_key(wired: Wired, call: str) -> None:
    wired.line.lost = [call]
    sale_id = await wired.begin()
    if call == "PATCH order":
        await wired.cancel(sale_id)
    await wired.go_on(sale_id)
    first, second, *_ = wired.line.of(call)
    assert first.headers["x-idempotency-key"] == second.headers["x-idempotency-key"]


@pytest.mark.parametrize(
    "refusal",
    [(409, "invalid_request_error", "order_already_exists"), (422, "idempotency_error", "request_invalid")],
)
async def test_a_refusal_that_an_earlier_try_may_have_caused_is_read(
    wired: Wired, refusal: tuple[int, str, str]
) -> None:
    """It does not say that there is no order: the customer may pay it (docs/service.md#idempotency)."""
    wired.line.refused["POST orders"] = refusal
    sale_id = await wired.begin()
    assert wired.sale(sale_id).phase is Phase.WAITING
    assert wired.line.calls()[:2] == ["POST orders", "GET order"]
    assert Verdict.NOT_PAID not in wired.verdicts(sale_id)


async def test_what_was_given_up_in_doubt_was_never_made(wired: Wired) -> None:
    wired.line.lost = ["POST orders", "GET order"]
    sale_id = await wired.begin()
    await wired.machine.perform(sale_id, Step(StepKind.GIVE_UP, 0))
    failure = wired.sale(sale_id).order.failure
    assert failure is not None
    assert (failure.problem, failure.outcome_known) == (Problem.NOT_FOUND, True)


async def test_no_qr_is_asked_for_at_a_terminal_that_is_gone(wired: Wired) -> None:
    use_terminal(wired, PHONE)
    sale_id = await wired.begin()
    use_terminal(wired, None)
    wired.line.asked.clear()
    await wired.machine.perform(sale_id, Step(StepKind.TRANSACT, 0))
    failure = wired.sale(sale_id).transaction.failure
    assert failure is not None
    assert (failure.problem, wired.line.calls()) == (Problem.TERMINAL_GONE, [])


@pytest.mark.parametrize("other", [None, TerminalIdentity(terminal_phone_no="9000000001"), PHONE])
async def test_what_was_lost_is_made_again_at_its_own_terminal_only(
    wired: Wired, other: TerminalIdentity | None
) -> None:
    """Without its terminal, or with another one, nothing is made, so nothing can be paid."""
    use_terminal(wired, PHONE)
    wired.line.lost = ["POST orders", "GET order"]
    sale_id = await wired.begin()
    use_terminal(wired, other)
    sale = await wired.go_on(sale_id)
    made = other == PHONE
    assert (sale.phase, len(wired.line.of("POST orders"))) == ((Phase.WAITING, 2) if made else (Phase.FAILED, 1))
    if not made:
        assert sale.order.failure is not None
        assert (sale.order.failure.problem, sale.order.failure.outcome_known) == (Problem.TERMINAL_GONE, True)
        assert wired.verdict(sale_id) is Verdict.NOT_PAID


async def test_an_order_whose_phone_is_forgotten_is_not_made_with_another(tmp_path: Path) -> None:
    async with Wired(tmp_path / "till") as rig:
        rig.line.lost = ["POST orders", "GET order"]
        sale_id = await rig.begin(customer_phone="9876543210")
        key = rig.sale(sale_id).order.retry_key
    async with Wired(tmp_path / "till") as again:
        await again.machine.perform(sale_id, Step(StepKind.CREATE, 0, key))
        assert again.line.calls() == []
        failure = again.sale(sale_id).order.failure
        assert failure is not None
        assert (failure.problem, failure.outcome_known) == (Problem.NOT_FOUND, True)


@pytest.mark.parametrize("do", [StepKind.READ, StepKind.TRANSACT, StepKind.TERMINATE, StepKind.READ_PAYMENTS])
async def test_nothing_is_asked_of_an_order_with_other_keys(wired: Wired, do: StepKind) -> None:
    """Whatever step it is: to the other account the number is unknown, or somebody else's."""
    sale_id = await wired.begin()
    await wired.engine.gateway.use(wired.gateway("till-2"), warm=True)
    wired.line.asked.clear()
    await wired.machine.perform(sale_id, Step(do, 0))
    assert wired.line.calls() == []
    last = facts_after(wired, sale_id)[-1]
    assert (last.data["problem"], last.data["known"]) == (Problem.OTHER_KEYS, True), "nothing was sent"


@pytest.mark.parametrize("do", [StepKind.READ, StepKind.TERMINATE])
async def test_what_is_said_of_another_order_of_the_same_number_is_not_believed(wired: Wired, do: StepKind) -> None:
    """It is paid: goods would go out for what somebody else has bought (docs/rules.md#both-order-ids)."""
    sale_id = await wired.begin()
    wired.line.status, wired.line.told = "PAID", {"cf_order_id": "999"}
    await wired.machine.perform(sale_id, Step(do, 0))
    sale = wired.sale(sale_id)
    assert sale.problem is not None
    assert (sale.problem.problem, sale.raw_status) == (Problem.BAD_ANSWER, "ACTIVE")


async def test_a_transaction_whose_time_nobody_can_tell_is_shown_all_the_same(wired: Wired) -> None:
    """Its QR can be paid; only no time is counted down beside it (docs/rules.md#qr-timeout)."""
    wired.line.timeout = "soon"
    sale_id = await wired.begin()
    assert wired.sale(sale_id).phase is Phase.WAITING
    (made,) = data_of(wired, sale_id, SaleFactKind.TRANSACTION_ANSWERED)
    assert (made["expires_at"], made["payment_url"]) == (None, a_transaction()["payment_url"])


async def test_of_a_sale_that_is_gone_nothing_is_next_and_its_phone_is_forgotten(wired: Wired) -> None:
    """It was erased, or set aside, while the runner had it in its list."""
    machine = wired.machine
    machine.phones["gone"] = "9876543210"
    assert (machine.next_step("gone"), machine.has_failed_read("gone")) == (NOTHING, False)
    machine.on_finished("gone")
    assert "gone" not in machine.phones


def facts_after(rig: SaleRig, sale_id: str) -> tuple[Fact, ...]:
    rig.engine.recorder.flush()
    return rig.engine.journal.facts_of(sale_id)


@pytest.mark.parametrize(
    ("scanned", "status", "lost", "told"),
    [
        (True, "PAID", [], [SaleFactKind.PAYMENTS_READ, SaleFactKind.STATUS_READ]),
        (True, "PAID", ["GET payments"], [SaleFactKind.STATUS_READ, SaleFactKind.PAYMENTS_FAILED]),
        (True, "ACTIVE", [], [SaleFactKind.STATUS_READ]),
        (False, "PAID", [], [SaleFactKind.STATUS_READ]),
    ],
)
async def test_by_whose_code_a_scanned_order_was_paid_is_told_with_it_and_before_it_where_that_is_known(
    wired: Wired, scanned: bool, status: str, lost: list[str], told: list[SaleFactKind]
) -> None:
    if scanned:
        wired.line.made = "bill-7"
        await wired.send(TakeSale(sale_id="s1", method=PaymentMethod.LINK, order_id="bill-7"))
    else:
        await wired.begin()
    assert wired.sale("s1").phase is Phase.WAITING
    before = len(facts_after(wired, "s1"))
    wired.line.status, wired.line.lost = status, lost
    await wired.machine.read(wired.sale("s1"), "Asha")
    assert [fact.kind for fact in facts_after(wired, "s1")[before:]] == told
    assert data_of(wired, "s1", SaleFactKind.STATUS_READ)[-1]["asked_by"] == "Asha"


async def test_an_order_of_which_nobody_knows_the_keys_is_read_with_those_at_hand(tmp_path: Path) -> None:
    """An older Paydesk kept none."""
    folder = tmp_path / "till"
    folder.mkdir()
    with Journal.open(folder) as journal:
        journal.append(whole_sale("old", now_ms(), paise=125_050)[:-1])
    async with Wired(folder) as rig:
        rig.line.made, rig.line.status = "PD-old", "PAID"
        await rig.machine.read(rig.sale("old"))
        assert rig.sale("old").raw_status == "PAID"
        assert data_of(rig, "old", SaleFactKind.STATUS_READ)[-1]["request_id"] == "r-1"


async def test_a_step_that_cannot_be_written_is_not_done_and_says_so(wired: Wired) -> None:
    """The runner has to know: it tries again later. What somebody may be paying is read meanwhile.

    See docs/rules.md#intent-before-send.
    """
    sale_id = await wired.begin()
    await wired.machine.on_write_failed(sale_id)
    wired.engine.sales.sales.write_later(sale_id, (SaleFactKind.CANCEL_ASKED, {"by": "Asha"}))
    wired.engine.recorder.flush()
    wired.line.asked.clear()
    wired.engine.journal._db.execute("PRAGMA query_only = ON")
    step = wired.machine.next_step(sale_id)
    assert step.kind is StepKind.TERMINATE
    with pytest.raises(StoreError):
        await wired.machine.perform(sale_id, step)
    assert not wired.line.calls(), "that it failed is told first"
    await wired.machine.on_write_failed(sale_id)
    wired.engine.journal._db.execute("PRAGMA query_only = OFF")
    assert wired.line.calls() == ["GET order"]
