"""What each step of a sale writes down, and what it does where the counter changed under it."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any, Self

from paydesk.domain.clock import MINUTE, SECOND
from paydesk.domain.commands import TakeSale
from paydesk.domain.failure import Problem
from paydesk.domain.messages import End, SaleChanged
from paydesk.domain.money import Money
from paydesk.domain.order import PaymentMethod, TerminalIdentity
from paydesk.domain.sale.facts import Kind
from paydesk.domain.sale.request import CreateOutcome
from paydesk.domain.sale.sale import Phase
from paydesk.domain.sale.verdict import Verdict
from paydesk.domain.settings.settings import Settings, Shop
from tests.counter.sale.looking import kinds, later
from tests.helpers.control import Control
from tests.helpers.rig import Rig

ORDERS = "/pg/orders"
PHONE = TerminalIdentity(terminal_phone_no="9898989898")


def data_of(rig: Rig, sale_id: str, kind: Kind) -> list[Any]:
    """What the journal has of each fact of this kind."""
    rig.engine.recorder.flush()
    return [fact.data for fact in rig.engine.journal.facts_of(sale_id) if fact.kind == kind]


def use_terminal(rig: Rig, terminal: TerminalIdentity | None) -> None:
    rig.config.settings = Settings(shop=Shop(name="S", terminal=terminal))


async def test_an_order_is_not_made_again_once_its_terminal_is_set_no_more(rig: Rig, control: Control) -> None:
    """Neither without a terminal nor with somebody else's; nothing was made, so nothing can be paid."""
    for other in (None, TerminalIdentity(terminal_phone_no="9000000001")):
        use_terminal(rig, PHONE)
        control.fault("drop_before", method="POST", path=ORDERS)
        control.fault("status_503", method="GET", path=ORDERS)
        sale_id = await rig.take()
        assert rig.sale(sale_id).order.outcome is CreateOutcome.UNKNOWN
        use_terminal(rig, other)
        control.mend()
        sale = await rig.until_phase(sale_id, Phase.FAILED)
        assert sale.order.failure is not None
        assert (sale.order.failure.problem, sale.order.failure.outcome_known) == (Problem.TERMINAL_GONE, True)
        assert rig.verdict(sale_id) is Verdict.NOT_PAID
    assert not control.books()["orders"]


async def test_an_order_that_was_lost_is_made_again_with_its_own_terminal(rig: Rig, control: Control) -> None:
    use_terminal(rig, PHONE)
    control.fault("drop_before", method="POST", path=ORDERS, times=1)
    sale_id = await rig.take()
    await rig.until_phase(sale_id, Phase.WAITING)
    assert len(control.books()["orders"]) == 1
    first, second = data_of(rig, sale_id, Kind.ORDER_SENT)
    same = {"key", "expires_at"}
    assert {name: first[name] for name in same} == {name: second[name] for name in same}, "one key has one body"


async def test_each_step_writes_how_far_the_clock_was_off_and_who_was_asked(rig: Rig, control: Control) -> None:
    rig.clock.shift = 30 * MINUTE
    first = await rig.take()
    second = await rig.take()
    (sent,) = data_of(rig, second, Kind.ORDER_SENT)
    assert abs(sent["clock_ahead"] - 30 * MINUTE) < 5 * SECOND
    assert sent["host"].startswith("127.0.0.1")
    assert abs(sent["expires_at"] - rig.clock()) < 5 * SECOND, "half an hour, by the service's clock"
    (made,) = data_of(rig, second, Kind.TRANSACTION_ANSWERED)
    assert made["request_id"], "for a question to the service"
    assert abs(made["expires_at"] - rig.clock() - 5 * MINUTE) < 5 * SECOND, "this one is counted down here"
    (answered,) = data_of(rig, first, Kind.ORDER_ANSWERED)
    assert (answered["host"], answered["keys"]) == (sent["host"], sent["keys"])
    assert not answered.get("asked_by"), "nobody asked for it"
    control.fault("status_500", method="POST", path=ORDERS, times=1)
    third = await rig.take()
    failed = data_of(rig, third, Kind.ORDER_FAILED)[0]
    assert (failed["host"], failed["keys"]) == (sent["host"], sent["keys"])
    assert abs(failed["clock_ahead"] - 30 * MINUTE) < 5 * SECOND
    control.fault("drop_before", method="POST", path=ORDERS, times=1)
    lost = data_of(rig, await rig.take(), Kind.ORDER_FAILED)[0]
    assert lost.get("clock_ahead") is None, "no answer, no time"


class Early(Rig):
    """A counter at its start: nobody knows yet whether there are keys."""

    async def __aenter__(self) -> Self:
        self.engine.open()
        self.start(self.engine.run())
        return self


async def test_a_sale_that_begins_before_the_keys_are_known_is_made_with_them(sandbox: Any, tmp_path: Path) -> None:
    async with Early(tmp_path / "till", sandbox.url, sandbox.client_id, sandbox.client_secret) as rig:
        taking = asyncio.create_task(rig.take())
        await rig.until(lambda: any(isinstance(each, SaleChanged) and each.sale.order.owed for each in rig.events))
        await rig.engine.use(rig._gateway)
        sale_id = await taking
        (sent,), (answered,) = data_of(rig, sale_id, Kind.ORDER_SENT), data_of(rig, sale_id, Kind.ORDER_ANSWERED)
        assert not sent.get("host")
        assert answered["host"].startswith("127.0.0.1")
        assert rig.sale(sale_id).keys == answered["keys"] != ""


async def test_an_order_that_a_429_keeps_back_for_too_long_says_that_and_nothing_else(
    rig: Rig, control: Control
) -> None:
    control.fault("rate_limit", method="POST", path=ORDERS, retry_after=200)
    sale = await rig.until_phase(await rig.take(), Phase.FAILED)
    assert sale.order.failure is not None
    assert sale.order.failure.problem is Problem.SLOW_DOWN


async def test_an_order_that_was_answered_needs_no_read_before_its_qr(rig: Rig, control: Control) -> None:
    control.fault("status_503", method="GET", path=ORDERS)
    sale = rig.sale(await rig.take())
    assert (sale.phase, sale.status_word, sale.asked_at) == (Phase.WAITING, "ACTIVE", sale.answered_at)


async def test_a_full_disk_that_keeps_a_cancel_back_hides_no_payment(rig: Rig, control: Control) -> None:
    """The intent of the cancel cannot be written: it does not leave, and the customer may pay meanwhile (truth 20)."""
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


async def test_the_payments_of_an_expired_order_are_read_until_they_are_told(rig: Rig, control: Control) -> None:
    sale_id = await rig.take()
    control.fault("status_503", method="GET", path=f"{ORDERS}/{rig.sale(sale_id).order_id}/payments", times=1)
    await later(rig, control, 30 * MINUTE + SECOND, sale_id)
    await rig.until_phase(sale_id, Phase.EXPIRED)
    await later(rig, control, 5 * MINUTE, sale_id)
    await rig.until(lambda: rig.sale(sale_id).expired_for_good, look=sale_id)
    failed = data_of(rig, sale_id, Kind.PAYMENTS_FAILED)
    assert failed
    assert failed[0]["http_status"] == 503
    read = data_of(rig, sale_id, Kind.PAYMENTS_READ)[-1]
    assert read["clock_ahead"] is not None


async def test_payments_are_not_asked_for_with_other_keys(
    rig: Rig, control: Control, sandbox: Any, tmp_path: Path
) -> None:
    sale_id = await rig.take()
    await later(rig, control, 30 * MINUTE + SECOND, sale_id)
    await rig.until_phase(sale_id, Phase.EXPIRED)
    rig.engine.recorder.flush()
    before = kinds(rig, sale_id).count(Kind.PAYMENTS_READ)
    async with Rig(tmp_path / "till", sandbox.url, "somebody", "else") as again:
        again.clock.shift = rig.clock.shift
        await again.until(lambda: again.sale(sale_id).is_unknown_there, look=sale_id)
        problem = again.sale(sale_id).problem
        assert problem is not None
        assert (problem.problem, problem.outcome_known) == (Problem.OTHER_KEYS, True)
        assert kinds(again, sale_id).count(Kind.PAYMENTS_READ) == before
        assert data_of(again, sale_id, Kind.STATUS_READ)[-1]["status"] == "EXPIRED"


async def test_the_same_command_again_tells_how_the_sale_stands_and_makes_nothing(rig: Rig, control: Control) -> None:
    command = TakeSale(sale_id="s1", method=PaymentMethod.QR_CODE, amount=Money(5_000))
    await rig.send(command)
    rig.events.clear()
    assert (await rig.send(replace(command, command_id="again"))).end is End.DONE
    assert [event.sale.sale_id for event in rig.events if isinstance(event, SaleChanged)] == ["s1"]
    assert len(control.books()["orders"]) == 1


async def test_a_sale_in_the_stead_of_one_that_nobody_knows_is_taken_all_the_same(rig: Rig) -> None:
    await rig.send(TakeSale(sale_id="s2", method=PaymentMethod.QR_CODE, amount=Money(5_000), instead_of="gone"))
    assert rig.sale("s2").phase is Phase.WAITING
    assert rig.sale("s2").instead_of == "gone"
    assert not rig.engine.journal.facts_of("gone")
    plain = await rig.take()
    assert Kind.REPLACED not in kinds(rig, plain)
