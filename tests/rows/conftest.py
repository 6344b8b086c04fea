"""Our own clients, against the sandbox over real HTTP, and the sandbox's controls."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator
from datetime import UTC, date, datetime, timedelta
from typing import Any

import httpx
import pytest

from paydesk.api.endpoints import Credentials, Endpoint
from paydesk.api.gateway import GatewayClient
from paydesk.api.payouts.caller import BearerCaller, TokenCache
from paydesk.api.payouts.session import PayoutsClient
from paydesk.api.transport import Timeouts
from paydesk.domain.settings.settings import PayoutHosts
from paydesk.sandbox.server import Running
from tests.helpers.plain import NO_TLS

Control = Callable[..., Any]


@pytest.fixture
def control(sandbox: Running) -> Iterator[Control]:
    """Use a control of the sandbox: method, path below /_sandbox/, body; it must be taken."""
    with httpx.Client(base_url=sandbox.url, trust_env=False, verify=NO_TLS, timeout=20) as client:

        def use(method: str, path: str, body: object = None) -> Any:
            answer = client.request(method, f"/_sandbox/{path}", json=body)
            assert answer.status_code == 200, answer.text
            return answer.json()

        yield use


def client_of(sandbox: Running, control: Control, timeouts: Timeouts | None = None) -> PayoutsClient:
    """Create a payout client whose today is the sandbox's."""

    def today() -> date:
        now = datetime.fromtimestamp(control("GET", "clock")["now_ms"] / 1_000, UTC)
        return (now + timedelta(hours=5, minutes=30)).date()

    keys = Credentials(sandbox.client_id, sandbox.client_secret)
    return PayoutsClient(PayoutHosts.at_origin(sandbox.url), keys, timeouts=timeouts, today=today)


@pytest.fixture
async def payouts(sandbox: Running, control: Control) -> AsyncIterator[PayoutsClient]:
    async with client_of(sandbox, control) as payouts:
        yield payouts


@pytest.fixture
def caller(sandbox: Running, payouts: PayoutsClient) -> BearerCaller:
    """Raw calls over that client's connection, without the field rules."""
    keys = Credentials(sandbox.client_id, sandbox.client_secret)
    return BearerCaller(payouts.transport, TokenCache(payouts.transport, keys))


@pytest.fixture
async def hasty(sandbox: Running, control: Control) -> AsyncIterator[PayoutsClient]:
    """Yield a client with short time-outs, for calls that get no complete answer."""
    async with client_of(sandbox, control, Timeouts(connect=5.0, read=0.5, total=1.0)) as payouts:
        yield payouts


@pytest.fixture
async def gateway(sandbox: Running) -> AsyncIterator[GatewayClient]:
    async with GatewayClient(
        Endpoint(f"{sandbox.url}/pg"), Credentials(sandbox.client_id, sandbox.client_secret)
    ) as gateway:
        yield gateway
