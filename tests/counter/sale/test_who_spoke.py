"""Pages with any status instead of the service, and answers that say something else: over HTTP to a real sandbox."""

from __future__ import annotations

from typing import Any, Final

import pytest

from paydesk.domain.clock import MINUTE
from paydesk.domain.failure import NOT_FROM_SERVICE, Problem
from paydesk.domain.messages import CommandStatus
from paydesk.domain.sale.facts import SaleFactKind
from paydesk.domain.sale.request import RequestState
from paydesk.domain.sale.sale import Phase
from paydesk.domain.sale.verdict import Verdict
from tests.counter.sale.looking import kinds
from tests.helpers.control import Control
from tests.helpers.sale_rig import SaleRig

ORDERS: Final = "/pg/orders"
STATUSES: Final = (200, 401, 403, 404, 407, 409, 422, 429, 451, 500, 502, 511)


@pytest.mark.parametrize("work", [False, True])
@pytest.mark.parametrize("status", STATUSES)
async def test_a_page_instead_of_an_order_is_no_word_about_it(
    rig: SaleRig, control: Control, status: int, work: bool
) -> None:
    """401 marked right keys as wrong, 409 made the order exist, 429 kept it back, 400 blamed the sale."""
    control.fault("html", method="POST", path=ORDERS, status=status, work=work, times=1)
    control.fault("drop_before", method="GET", path=ORDERS, times=1)
    sale_id = await rig.take()
    sale = rig.sale(sale_id)
    assert sale.order.state is RequestState.UNKNOWN
    assert rig.verdict(sale_id) is Verdict.UNKNOWN
    failed = next(each for each in rig.engine.journal.facts_of(sale_id) if each.kind == SaleFactKind.ORDER_FAILED)
    assert failed.data["problem"] in NOT_FROM_SERVICE
    key = sale.order.key
    await rig.until_phase(sale_id, Phase.WAITING)
    assert len(control.books()["orders"]) == 1
    sent = [each.data["key"] for each in rig.engine.journal.facts_of(sale_id) if each.kind == SaleFactKind.ORDER_SENT]
    assert sent == ([key] if work else [key, key]), "as if no answer came"


@pytest.mark.parametrize("status", STATUSES)
async def test_a_page_instead_of_a_read_is_no_news(rig: SaleRig, control: Control, status: int) -> None:
    sale_id = await rig.take()
    control.fault("html", method="GET", path=ORDERS, status=status, times=1)
    end = await rig.read(sale_id)
    assert end.failure is not None
    assert (end.status, end.failure.problem in NOT_FROM_SERVICE) == (CommandStatus.FAILED, True)
    sale = rig.sale(sale_id)
    assert (sale.phase, sale.raw_status, sale.unknown_to_service) == (Phase.WAITING, "ACTIVE", False)
    control.phone(sale.order_id)
    assert (await rig.read(sale_id)).status is CommandStatus.DONE, "a page keeps no question back"
    assert rig.sale(sale_id).phase is Phase.PAID


@pytest.mark.parametrize("status", [404, 409, 429])
async def test_a_page_instead_of_a_cancel_ends_nothing(rig: SaleRig, control: Control, status: int) -> None:
    sale_id = await rig.take()
    control.fault("html", method="PATCH", path=ORDERS, status=status, times=1)
    await rig.cancel(sale_id)
    assert SaleFactKind.TERMINATE_FAILED in kinds(rig, sale_id)
    await rig.until_phase(sale_id, Phase.CANCELLED)


async def test_a_wait_of_a_day_keeps_a_person_back_for_no_second(rig: SaleRig, control: Control) -> None:
    """The counter was blind for ten minutes; the customer had paid one second later."""
    sale_id = await rig.take()
    control.fault("long_wait", method="GET", path=ORDERS, times=1)
    rig.clock.shift += 5_000
    await rig.engine.sales.runner.advance(sale_id)
    problem = rig.sale(sale_id).problem
    assert problem is not None
    assert problem.problem is Problem.SLOW_DOWN
    control.phone(rig.sale(sale_id).order_id)
    assert (await rig.read(sale_id)).status is CommandStatus.DONE
    assert rig.verdict(sale_id) is Verdict.HAND_OVER


async def test_a_wait_of_a_day_ends_after_a_minute(rig: SaleRig, control: Control) -> None:
    sale_id = await rig.take()
    control.fault("long_wait", method="GET", path=ORDERS, times=1)
    await rig.read(sale_id)
    control.phone(rig.sale(sale_id).order_id)
    rig.clock.shift += MINUTE
    await rig.engine.sales.runner.advance(sale_id)
    assert rig.verdict(sale_id) is Verdict.HAND_OVER


@pytest.mark.parametrize(
    ("kind", "more"),
    [
        *(("odd_amount", {"text": text}) for text in ("1e9", "-1250", "1250.0000001", "12,50")),
        *(("strange_status", {"text": text}) for text in ("PAID\0", "PAID\u200b", " PAID", "paid")),
        *(("other_status", {"status": status}) for status in (201, 206)),
        ("other_order", {}),
    ],
)
async def test_paid_in_other_words_is_not_paid(rig: SaleRig, control: Control, kind: str, more: dict[str, Any]) -> None:
    """The payments list has a row of the right amount meanwhile: HAND OVER rested on that."""
    sale_id = await rig.take()
    control.phone(rig.sale(sale_id).order_id)
    control.fault(kind, method="GET", glob=f"{ORDERS}/{rig.sale(sale_id).order_id}", **more)
    await rig.read(sale_id)
    await rig.engine.sales.runner.advance(sale_id)
    assert rig.verdict(sale_id) is not Verdict.HAND_OVER
    control.mend()
    await rig.read(sale_id)
    assert rig.verdict(sale_id) is Verdict.HAND_OVER


async def test_a_date_that_came_once_wrongly_keeps_no_sale_back(rig: SaleRig, control: Control) -> None:
    """Later answers told no time: each sale was refused, and its details were blamed."""
    first = await rig.take()
    control.fault("other_date", method="GET", path=ORDERS, times=1)
    await rig.read(first)
    control.fault("no_headers")
    for _ in range(2):
        assert (await rig.until_phase(await rig.take(), Phase.WAITING)).raw_status == "ACTIVE"
