"""Commands and a start of sales, over a line in this process."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from paydesk.domain.clock import SECOND
from paydesk.domain.commands import ListSales, TakeSale
from paydesk.domain.failure import Problem
from paydesk.domain.messages import CommandStatus, DayFigures, SaleChanged, SaleList, SaleRefused, SalesLoaded
from paydesk.domain.money import Money
from paydesk.domain.order import PaymentMethod
from paydesk.domain.rules import Rule
from paydesk.domain.sale.facts import SaleFactKind
from paydesk.domain.sale.listing import SaleQuery
from paydesk.domain.sale.sale import Phase
from paydesk.domain.settings.settings import PRODUCTION_GATEWAY, Connection, Settings
from tests.counter.sale.looking import kinds
from tests.counter.sale.test_machine import Wired, data_of
from tests.counter.sale.test_machine import wired as wired  # noqa: PLC0414 - a fixture
from tests.helpers.sale_rig import TERMINAL, SaleRig


def told(rig: SaleRig) -> list[str]:
    return [event.sale.sale_id for event in rig.events if isinstance(event, SaleChanged)]


async def test_a_start_tells_what_is_open_and_writes_that_it_was(tmp_path: Path) -> None:
    async with Wired(tmp_path / "till") as rig:
        await rig.begin()
    async with Wired(tmp_path / "till") as again:
        (loaded,) = [event for event in again.events if isinstance(event, SalesLoaded)]
        assert [(sale.sale_id, sale.cf_terminal_id) for sale in loaded.sales] == [("s1", TERMINAL.cf_terminal_id)]
        assert [event for event in again.events if isinstance(event, DayFigures)], "nothing was paid, and all is known"
        assert kinds(again, "s1")[-1] == SaleFactKind.RESUMED
        again.clock.shift += 5 * SECOND
        again.start(again.engine.run())
        await again.until(lambda: "GET order" in again.line.calls())


async def test_what_an_update_finds_open_is_taken_up_once_told_and_followed(wired: Wired) -> None:
    service, sale_id = wired.engine.sales, await wired.begin()
    before = kinds(wired, sale_id)
    wired.events.clear()
    service.resume_found("nobody")
    service.resume_found(sale_id)
    assert (told(wired), kinds(wired, sale_id)) == ([], before), "it is at hand"
    service.sales.forget([sale_id])
    wired.engine.poller.unschedule(sale_id)
    wired.line.status = "PAID"
    wired.clock.shift += 5 * SECOND
    service.resume_found(sale_id)
    assert (told(wired)[-1:], kinds(wired, sale_id)) == ([sale_id], [*before, SaleFactKind.RESUMED])
    wired.start(wired.engine.run())
    await wired.until(lambda: wired.sale(sale_id).phase is Phase.PAID)


async def test_what_an_update_finds_finished_is_left_where_it_is(wired: Wired) -> None:
    wired.line.refused["POST orders"] = (400, "invalid_request_error", "order_amount_invalid")
    sale_id = await wired.begin()
    wired.engine.sales.sales.forget([sale_id])
    wired.events.clear()
    wired.engine.sales.resume_found(sale_id)
    assert (told(wired), sale_id in wired.engine.sales.sales) == ([], False)


async def test_f5_in_the_quiet_after_a_429_asks_nothing_and_says_so(wired: Wired) -> None:
    sale_id = await wired.begin()
    wired.line.refused["GET order"] = (429, "rate_limit_error", "too_many_requests")
    first = await wired.read(sale_id)
    asked = len(wired.line.of("GET order"))
    again = await wired.read(sale_id)
    assert [end.failure and end.failure.problem for end in (first, again)] == [Problem.SLOW_DOWN] * 2
    assert len(wired.line.of("GET order")) == asked == 1
    assert again.failure is not None
    assert again.failure.outcome_known


@pytest.mark.parametrize(("stead", "kept"), [("", "s1"), ("s0", "s0")])
async def test_a_scanned_order_that_came_to_nothing_is_taken_anew_in_its_stead(
    wired: Wired, stead: str, kept: str
) -> None:
    scanned = TakeSale(sale_id="s1", method=PaymentMethod.LINK, order_id="bill-7")
    await wired.send(scanned)
    assert wired.sale("s1").phase is Phase.FAILED
    wired.line.made = "bill-7"
    assert (
        await wired.send(replace(scanned, sale_id="s2", command_id="2", instead_of=stead))
    ).status is CommandStatus.DONE
    assert (wired.sale("s2").phase, wired.sale("s2").instead_of) == (Phase.WAITING, kept)
    assert kinds(wired, "s1").count(SaleFactKind.REPLACED) == (kept == "s1")


async def test_a_search_finds_what_a_test_took_and_no_sum_of_real_money_has_it(wired: Wired) -> None:
    await wired.begin()
    wired.engine.recorder.flush()
    wired.config.demo = False
    wired.config.settings = replace(wired.config.settings, connection=Connection(PRODUCTION_GATEWAY))
    order_id = wired.sale("s1").order_id
    for words in (order_id, ""):
        await wired.send(ListSales(ask_id="q", query=SaleQuery(words)))
        listed = wired.last(SaleList)
        assert (listed.sums.count, listed.sums.open.count, listed.sums.unknown.count) == (0, 0, 0)
        assert [row.order_id for row in listed.rows or ()] == ([order_id] if words else [])


@pytest.mark.parametrize(
    ("check", "billed", "end"), [(True, True, "done"), (True, False, "refused"), (False, False, "done")]
)
async def test_a_scanned_order_needs_its_bill_only_where_the_shop_says_so(
    wired: Wired, check: bool, billed: bool, end: str
) -> None:
    wired.config.settings = Settings(shop=replace(wired.config.settings.shop, bill_check=check))
    wired.line.made = "bill-7"
    amount = Money(125_050) if billed else None
    took = await wired.send(TakeSale(sale_id="s1", method=PaymentMethod.LINK, order_id="bill-7", amount=amount))
    assert (took.status, len(wired.line.of("GET order"))) == (end, int(end == "done"))
    assert (SaleRefused("s1", (("amount", Rule.BILL_NEEDED),)) in wired.events) == (end == "refused")


async def test_the_figures_of_the_day_are_told_with_a_payment_and_with_nothing_else(wired: Wired) -> None:
    sale_id = await wired.begin()
    wired.engine.recorder.flush()
    wired.events.clear()
    for status, counted in (("ACTIVE", []), ("PAID", [(1, Money(125_050))])):
        wired.line.status = status
        await wired.read(sale_id)
        wired.engine.recorder.flush()
        figures = [event for event in wired.events if isinstance(event, DayFigures)]
        assert [(each.paid, each.amount) for each in figures[-1:]] == counted


async def test_a_bill_that_is_typed_while_its_order_is_unread_is_all_that_it_changes(wired: Wired) -> None:
    wired.line.made, wired.line.lost = "bill-7", ["GET order"] * 9
    scanned = TakeSale(sale_id="s1", method=PaymentMethod.LINK, order_id="bill-7", instead_of="gone")
    await wired.send(scanned)
    for sale_id, amount, written in (("s2", None, 1), ("s3", Money(125_050), 2)):
        again = TakeSale(sale_id=sale_id, method=PaymentMethod.LINK, order_id="bill-7", amount=amount)
        assert (await wired.send(again)).status is CommandStatus.REFUSED
        assert len(data_of(wired, "s1", SaleFactKind.SALE_WANTED)) == written
    sale = wired.sale("s1")
    assert (sale.billed, sale.instead_of, sale.is_unread) == (Money(125_050), "gone", True)


async def test_each_start_is_a_fact_of_what_is_open_and_tells_what_has_ended_as_well(tmp_path: Path) -> None:
    async with Wired(tmp_path / "till") as rig:
        sale_id = await rig.begin()
    for starts, ends in ((1, False), (2, True), (2, False)):
        async with Wired(tmp_path / "till") as rig:
            assert len(data_of(rig, sale_id, SaleFactKind.RESUMED)) == starts
            [loaded] = [event for event in rig.events if isinstance(event, SalesLoaded)]
            assert [sale.sale_id for sale in loaded.sales] == [sale_id]
            if ends:
                rig.line.made, rig.line.status = rig.sale(sale_id).order_id, "TERMINATED"
                await rig.machine.read(rig.sale(sale_id))
