"""A wire server and a gateway that speaks to it."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from paydesk.api.endpoints import Credentials, Endpoint
from paydesk.api.gateway import GatewayClient
from paydesk.api.transport import Timeouts
from tests.api.shapes import CLIENT_ID, CLIENT_SECRET
from tests.helpers.wire_server import WireServer


@pytest.fixture
async def server() -> AsyncIterator[WireServer]:
    async with WireServer() as server:
        yield server


@pytest.fixture
async def gateway(server: WireServer) -> AsyncIterator[GatewayClient]:
    async with GatewayClient(Endpoint(server.url), Credentials(CLIENT_ID, CLIENT_SECRET)) as gateway:
        yield gateway


@pytest.fixture
async def hasty(server: WireServer) -> AsyncIterator[GatewayClient]:
    """Yield a gateway client with short time-outs."""
    timeouts = Timeouts(connect=5.0, read=0.5, total=1.5)
    async with GatewayClient(Endpoint(server.url), Credentials(CLIENT_ID, CLIENT_SECRET), timeouts=timeouts) as gateway:
        yield gateway
