"""Payments on the static QR, read from the real sandbox over HTTP into a journal on disk (docs/rules.md#static-qr)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest

from paydesk.api.hub import HubEvent
from paydesk.counter.sale.static_scan import static_sale_id
from paydesk.domain.clock import DAY, HOUR, MINUTE, SECOND
from paydesk.domain.commands import HandOverSale, TakeSale
from paydesk.domain.failure import Problem
from paydesk.domain.messages import CommandStatus, DayFigures, SaleRefused, StaticQrState
from paydesk.domain.money import Money
from paydesk.domain.order import TERMINAL_EVENT, PaymentMethod, TerminalIdentity
from paydesk.domain.payout.payout import Draft
from paydesk.domain.payout.requests import NewCashgram, OrderRefund
from paydesk.domain.rules import PayoutRule
from paydesk.domain.sale.commands import WatchStaticQr
from paydesk.domain.sale.sale import Sale
from paydesk.domain.sale.verdict import Verdict
from paydesk.domain.shift.commands import CloseShift, OpenShift
from paydesk.domain.shift.ledger import PaymentChannel
from paydesk.domain.shift.messages import CurrentShift, ShiftClosed
from paydesk.store.journal.journal import Journal
from paydesk.store.settings import static_qr_file
from tests.helpers.control import Control
from tests.helpers.sale_rig import ADMIN, TERMINAL, SaleRig

OpenRig = Callable[..., SaleRig]
OTHER = TerminalIdentity(cf_terminal_id=54322)
LIST = "/pg/terminal/payments"


@pytest.fixture
def open_rig(sandbox: Any, tmp_path: Path) -> OpenRig:
    """Another run on the same journal, or (folder="other") another counter."""

    def open_rig(folder: str = "till") -> SaleRig:
        return SaleRig(tmp_path / folder, sandbox.url, sandbox.client_id, sandbox.client_secret)

    return open_rig


def state(rig: SaleRig) -> StaticQrState:
    return rig.last(StaticQrState)


def stored(rig: SaleRig) -> list[Sale]:
    """Return the payments in the journal."""
    return [sale for sale in rig.journal.all_sales() if sale.is_static]


async def watch(rig: SaleRig) -> None:
    """Show the page of the static QR."""
    rig.start(rig.engine.static_qr.run())
    await rig.send(WatchStaticQr(is_shown=True))
    await rig.until(lambda: state(rig).read_at and state(rig).code)


async def read(rig: SaleRig) -> None:
    """Read once more, as before a shift is closed."""
    await rig.engine.static_qr.read_before_close()


async def test_each_payment_is_a_sale_that_is_handed_over_once(rig: SaleRig, control: Control) -> None:
    await watch(rig)
    assert state(rig).is_available
    assert not state(rig).payments
    first, second = control.pay_static(40), control.pay_static(40)
    await rig.until(lambda: len(state(rig).payments) == 2)
    assert {sale.cf_payment_id for sale in state(rig).payments} == {first, second}, "two of the same amount are two"
    sale_id = static_sale_id(rig.engine.sales.sales[state(rig).payments[0].sale_id].host, first)
    assert rig.verdict(sale_id) is Verdict.HAND_OVER
    assert rig.verdicts(sale_id) == [Verdict.HAND_OVER], "told as paid, and never as anything else"
    assert (await rig.send(HandOverSale(sale_id=sale_id))).status is CommandStatus.DONE
    given = {sale.sale_id: sale.handed_over for sale in state(rig).payments}
    assert [each is not None for each in given.values()].count(True) == 1
    assert given[sale_id] is not None
    assert (await rig.send(HandOverSale(sale_id=sale_id))).status is CommandStatus.REFUSED
    assert (rig.last(DayFigures).paid, rig.last(DayFigures).amount) == (2, Money(8_000))


async def test_read_again_and_after_restarts_it_is_still_one(rig: SaleRig, control: Control, open_rig: OpenRig) -> None:
    control.pay_static(40)
    for _ in range(3):
        await read(rig)
    await rig.__aexit__(None, None, None)
    control.pay_static(41)
    for _ in range(2):
        async with open_rig() as again:
            await read(again)
            assert sorted(sale.paid_amount or Money(0) for sale in stored(again)) == [Money(4_000), Money(4_100)]
    (rig.options.folder / static_qr_file.FILE_NAME).unlink()
    async with open_rig() as third:
        await read(third)
        assert len(stored(third)) == 2, "without the file all of it is read again, and nothing taken twice"


async def test_money_that_came_while_the_program_was_closed(rig: SaleRig, control: Control, open_rig: OpenRig) -> None:
    await read(rig)
    await rig.__aexit__(None, None, None)
    control.pay_static(40)
    control.advance(9 * DAY)
    control.pay_static(41)
    async with open_rig() as again:
        again.clock.shift = 9 * DAY
        await read(again)
        early, late = sorted(stored(again), key=lambda sale: sale.paid_at or 0)
        assert (early.paid_amount, late.paid_amount) == (Money(4_000), Money(4_100))
        assert 8 * DAY < (late.paid_at or 0) - (early.paid_at or 0) < 10 * DAY


@pytest.mark.parametrize("count", [24, 25, 26, 50, 51])
async def test_pages_end_anywhere(rig: SaleRig, control: Control, count: int) -> None:
    for number in range(count):
        control.pay_static(1 + number)
    await read(rig)
    assert {sale.paid_amount for sale in stored(rig)} == {Money(100 * (1 + number)) for number in range(count)}
    assert rig.journal.reports.paid(0, 2**50).amount == Money(sum(100 * (1 + number) for number in range(count)))


async def test_an_answer_that_is_lost_half_way_loses_and_doubles_nothing(rig: SaleRig, control: Control) -> None:
    for number in range(30):
        control.pay_static(1 + number)
    await rig.engine.static_qr._advance()
    assert len(stored(rig)) == 25
    control.fault("drop_after", path=LIST, times=1)
    await rig.engine.static_qr._advance()
    assert state(rig).failure is not None
    await read(rig)
    assert len(stored(rig)) == 30
    assert state(rig).failure is None


async def test_a_429_pauses_the_reads(rig: SaleRig, control: Control) -> None:
    control.fault("rate_limit", path=LIST, retry_after=30, times=1)
    await read(rig)
    failure = state(rig).failure
    assert failure is not None
    assert failure.problem is Problem.SLOW_DOWN
    control.pay_static(40)
    await read(rig)
    assert not stored(rig), "nothing leaves in the pause"
    rig.clock.shift += 2 * MINUTE
    await read(rig)
    assert len(stored(rig)) == 1


async def test_only_static_money_of_this_terminal_counts(rig: SaleRig, control: Control) -> None:
    sale_id = await rig.take(1250)
    control.phone(rig.sale(sale_id).order_id)
    rig.config.settings = replace(rig.config.settings, shop=replace(rig.config.settings.shop, terminal=OTHER))
    control.pay_static(40)
    await read(rig)
    assert not stored(rig)
    assert state(rig).failure is None
    rig.config.settings = replace(rig.config.settings, shop=replace(rig.config.settings.shop, terminal=TERMINAL))
    await read(rig)
    assert [sale.paid_amount for sale in stored(rig)] == [Money(4_000)], "that of the order is no second sale"


async def test_what_cannot_be_asked_is_told_and_asked_seldom(rig: SaleRig, control: Control) -> None:
    control.fault("status", path=LIST, status=403)
    rig.start(rig.engine.static_qr.run())
    await rig.send(WatchStaticQr(is_shown=True))
    await rig.until(lambda: state(rig).failure)
    assert not state(rig).is_available
    control.mend()
    control.pay_static(40)
    await rig.send(WatchStaticQr(is_shown=True))
    await read(rig)
    assert not stored(rig)
    rig.clock.shift += HOUR
    rig.engine.static_qr.read_now()
    await rig.until(lambda: state(rig).payments)
    assert state(rig).is_available


async def test_the_code_is_shown_while_the_service_is_down(rig: SaleRig, control: Control, open_rig: OpenRig) -> None:
    await watch(rig)
    drawn = state(rig).code
    await rig.__aexit__(None, None, None)
    control.fault("status", path="/pg", status=503)
    async with open_rig() as again:
        again.start(again.engine.static_qr.run())
        await again.send(WatchStaticQr(is_shown=True))
        await again.until(lambda: state(again).failure)
        assert (state(again).code, state(again).is_available) == (drawn, True)
    kept = static_qr_file.load(again.options.folder)
    assert kept is not None
    other = "https://evil.example/pay"
    static_qr_file.save(again.options.folder, static_qr_file.KeptStaticQr(**{**_fields(kept), "text": other}))
    async with open_rig() as again:
        again.start(again.engine.static_qr.run())
        await again.send(WatchStaticQr(is_shown=True))
        await again.until(lambda: state(again).failure)
        assert state(again).code is None, "what is kept is checked again"


def _fields(kept: static_qr_file.KeptStaticQr) -> dict[str, Any]:
    return {name: getattr(kept, name) for name in ("host", "keys", "terminal", "journal", "begin", "read_until")}


async def test_a_journal_begun_anew_takes_no_payment_of_the_one_before(
    rig: SaleRig, control: Control, open_rig: OpenRig
) -> None:
    control.pay_static(40)
    control.advance(2 * SECOND)
    await read(rig)
    await rig.__aexit__(None, None, None)
    Journal.set_aside(rig.options.folder)
    control.advance(2 * SECOND)
    control.pay_static(41)
    async with open_rig() as again:
        await again.take(100)
        await read(again)
        assert [sale.paid_amount for sale in stored(again)] == [Money(4_100)]


@pytest.mark.parametrize("hours", [25, -25])
async def test_a_wrong_clock_hides_no_payment(rig: SaleRig, control: Control, hours: int) -> None:
    rig.clock.shift = hours * HOUR
    control.pay_static(40)
    await read(rig)
    (sale,) = stored(rig)
    assert abs((sale.paid_at or 0) - rig.clock()) < MINUTE, "as the clock of this PC would have shown it"


async def test_an_event_of_the_hub_makes_it_read(rig: SaleRig, control: Control) -> None:
    rig.start(rig.engine.static_qr.run())
    await rig.until(lambda: rig.all(StaticQrState) and state(rig).read_at and state(rig).code)
    rig._services = rig.services
    control.pay_static(40)
    await rig._nudge(HubEvent(order_id=f"{TERMINAL_EVENT}54321"))
    await rig.until(lambda: state(rig).payments)


async def test_only_the_payout_link_gives_it_back(rig: SaleRig, control: Control) -> None:
    number = control.pay_static(40)
    control.pay_static(50)
    await read(rig)
    sale_id = static_sale_id(stored(rig)[0].host, number)
    approval = rig.services.payouts._approval._reviewer
    refund = Draft("d1", OrderRefund("", number, Money(1_000), "Damaged"), refund_of=sale_id)
    assert (await approval.review(refund, by_supervisor=True)).broken[0] == ("refundOf", PayoutRule.NOT_ONE_OF)
    ends = date.today() + timedelta(days=7)  # noqa: DTZ011 - any day
    link = Draft("d2", NewCashgram("", Money(1_000), "Kiran Das", "9876543210", ends), refund_of=sale_id)
    reviewed = await approval.review(link, by_supervisor=True)
    assert (reviewed.broken, reviewed.order_id) == ((), number)


async def test_the_z_report_reads_first_and_counts_it(rig: SaleRig, control: Control) -> None:
    await rig.send(OpenShift(to=""))
    control.pay_static(40)
    rig.access.unlock(ADMIN)
    number = rig.last(CurrentShift).number
    control.fault("status", path=LIST, status=503, times=1)
    assert (await rig.send(CloseShift(number=number, counted=None, next_person=""))).status is CommandStatus.DONE
    assert dict(rig.last(ShiftClosed).z.report.channels)[PaymentChannel.STATIC].count == 0, "it stops no Z-report"
    await rig.send(OpenShift(to=""))
    await rig.send(CloseShift(number=number + 1, counted=None, next_person=""))
    channels = dict(rig.last(ShiftClosed).z.report.channels)
    assert (channels[PaymentChannel.STATIC].count, channels[PaymentChannel.STATIC].amount) == (1, Money(4_000))


async def test_staff_cannot_ask_for_it(rig: SaleRig) -> None:
    take = TakeSale(sale_id="s1", method=PaymentMethod.STATIC_QR, amount=Money(100))
    assert (await rig.send(take)).status is CommandStatus.REFUSED
    assert rig.last(SaleRefused).broken[0][0] == "method"
    sale_id = await rig.take(100)
    assert (await rig.renew(sale_id, PaymentMethod.STATIC_QR)).status is CommandStatus.REFUSED
