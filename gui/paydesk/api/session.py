"""The gateway in one hand: orders and terminals over one connection pool."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paydesk.api.credentials import Credentials
from paydesk.api.endpoints import Service
from paydesk.api.orders import Orders
from paydesk.api.terminals import Terminals
from paydesk.api.transport import BODY_LIMIT, Closing, Timeouts, Transport

if TYPE_CHECKING:
    import httpx


class Gateway(Closing):
    """Orders and terminals of one shop. Made, used and closed inside one asyncio loop."""

    def __init__(
        self,
        service: Service,
        credentials: Credentials,
        *,
        timeouts: Timeouts | None = None,
        body_limit: int = BODY_LIMIT,
        wire: httpx.AsyncBaseTransport | None = None,
    ) -> None:
        self.transport = Transport(service, credentials, timeouts=timeouts, body_limit=body_limit, wire=wire)
        self.orders = Orders(self.transport)
        self.terminals = Terminals(self.transport)

    async def warm(self) -> None:
        """Open a connection before the first sale; never fails."""
        await self.transport.warm()

    async def aclose(self) -> None:
        """Close all connections."""
        await self.transport.aclose()
