"""One call through a connection, for tests of the connection itself."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from paydesk.api.answers import ApiResponse
from paydesk.counter.connection import AnswerT, ClientT, ServiceConnection


async def call_once(
    connection: ServiceConnection[ClientT],
    operation: str,
    request: Callable[[ClientT], Awaitable[ApiResponse[AnswerT]]],
) -> ApiResponse[AnswerT]:
    """Make one call, and return its answer. Raises ServiceError."""
    async with connection.call(operation) as call:
        return call.answered(await request(call.client))
