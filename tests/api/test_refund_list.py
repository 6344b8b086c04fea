"""The list of an order's refunds, read with care: it limits what can be refunded (docs/service.md#refunds)."""

from __future__ import annotations

from typing import Any

import pytest

from paydesk.api.errors import AnswerFault, BadAnswer, ErrorContext
from paydesk.api.refunds import read_refund_amounts
from paydesk.domain.money import Money
from tests.api.test_decode_and_wire import through_json

ABOUT = ErrorContext("GET", "/orders/{order_id}/refunds", 200)


def a_refund(**changes: Any) -> dict[str, Any]:
    """Return a refund as the service lists it; a field given as None is left out."""
    refund = {
        "entity": "refund",
        "order_id": "o1",
        "refund_id": "r1",
        "refund_amount": 12.5,
        "refund_status": "SUCCESS",
    }
    return {name: value for name, value in (refund | changes).items() if value is not None}


@pytest.mark.parametrize(
    ("status", "paise"),
    [("SUCCESS", 1_250), ("PENDING", 1_250), ("ONHOLD", 1_250), ("SOMETHING", 1_250), ("CANCELLED", 0), ("FAILED", 0)],
)
def test_all_that_has_not_failed_counts(status: str, paise: int) -> None:
    listed = through_json([a_refund(refund_status=status), a_refund(refund_id="r2", refund_currency="INR")])
    assert read_refund_amounts(listed, ABOUT, "o1") == {"r1": Money(paise), "r2": Money(1_250)}


@pytest.mark.parametrize(
    ("listed", "fault"),
    [
        ({"refunds": []}, AnswerFault.NOT_THE_SERVICE),
        ([5], AnswerFault.NOT_EXPECTED_SHAPE),
        ([a_refund(entity="payment")], AnswerFault.NOT_EXPECTED_SHAPE),
        ([a_refund(order_id="o2")], AnswerFault.ANOTHER_ORDER),
        ([a_refund(refund_id=None)], AnswerFault.MISSING_FIELD),
        ([a_refund(refund_status=None)], AnswerFault.MISSING_FIELD),
        ([a_refund(refund_amount=None)], AnswerFault.MISSING_FIELD),
        ([a_refund(refund_amount="much")], AnswerFault.MISSING_FIELD),
        ([a_refund(refund_currency="USD")], AnswerFault.MISSING_FIELD),
    ],
)
def test_a_list_that_cannot_be_read_is_refused(listed: object, fault: AnswerFault) -> None:
    with pytest.raises(BadAnswer) as caught:
        read_refund_amounts(through_json(listed), ABOUT, "o1")
    assert caught.value.fault is fault
