"""Test this connection: one read of an order that cannot be there, so that nothing changes (truth 2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paydesk.api.errors import ServiceError
from paydesk.domain.failure import Problem
from paydesk.domain.messages import ConnectionTested

if TYPE_CHECKING:
    from paydesk.api.session import Gateway

NO_SUCH_ORDER = "paydesk-connection-test"


async def test_connection(gateway: Gateway) -> ConnectionTested:
    """Whether the service answers and knows the keys. "Not found" is the answer of a service that knew them."""
    try:
        answer = await gateway.orders.read(NO_SUCH_ORDER)
    except ServiceError as error:
        failure = error.failure
        return ConnectionTested(None if failure.problem is Problem.NOT_FOUND else failure)
    return ConnectionTested(None, round(answer.round_trip_s * 1_000))
