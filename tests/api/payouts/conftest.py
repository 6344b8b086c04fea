"""The payout client against a wire server that hands out a token first."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable

import pytest

from paydesk.api.endpoints import Credentials
from paydesk.api.payouts.session import PayoutsClient
from paydesk.api.transport import Timeouts
from paydesk.domain.settings.settings import PayoutHosts
from tests.api.payouts.shapes import CLIENT_ID, CLIENT_SECRET, DATE_HEADER, TODAY, a_token
from tests.helpers.wire_server import Script, WireServer, say


def hosts_of(server: WireServer) -> PayoutHosts:
    return PayoutHosts.at_origin(server.url.removesuffix("/pg"))


@pytest.fixture
async def payouts(server: WireServer) -> AsyncIterator[PayoutsClient]:
    async with PayoutsClient(hosts_of(server), Credentials(CLIENT_ID, CLIENT_SECRET), today=lambda: TODAY) as payouts:
        yield payouts


@pytest.fixture
async def hasty(server: WireServer) -> AsyncIterator[PayoutsClient]:
    """Yield a client with short time-outs, for calls that get no complete answer."""
    async with PayoutsClient(
        hosts_of(server),
        Credentials(CLIENT_ID, CLIENT_SECRET),
        timeouts=Timeouts(connect=5.0, read=0.25, total=0.6),
        today=lambda: TODAY,
    ) as payouts:
        yield payouts


@pytest.fixture
def after_token(server: WireServer) -> Callable[..., None]:
    """Give a token first, then these answers."""

    def script(*scripts: Script) -> None:
        server.then(say(a_token(), date=DATE_HEADER), *scripts)

    return script
