"""The payout side in one hand: one token, one connection pool for each host (SPEC.md 4.5 to 4.13)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import date, datetime
from typing import TYPE_CHECKING

from paydesk.api.endpoints import Credentials, Service
from paydesk.api.payouts.caller import BearerCaller, HeaderCaller, Signer, Tokens
from paydesk.api.payouts.cashgrams import Cashgrams
from paydesk.api.payouts.transfers import Beneficiaries, Transfers
from paydesk.api.payouts.validation import Validations
from paydesk.api.transport import BEARER, HEADERS, Closing, Timeouts, Transport
from paydesk.domain.clock import INDIA
from paydesk.domain.settings.settings import PayoutHosts

if TYPE_CHECKING:
    import httpx


def india_today() -> date:
    """The service's day, by this PC's clock."""
    return datetime.now(INDIA).date()


class Payouts(Closing):
    """All of the payout side for one shop. Made, used and closed inside one asyncio loop.

    Raises ConfigurationError for an address, a key or a public key that cannot be used. `public_key` (PEM) signs calls
    for a shop whose IP address is not on the allow-list (SERVICE-FACTS 4.3). `today` is for a service with another
    clock (the sandbox). `wire`: see Transport.
    """

    def __init__(
        self,
        hosts: PayoutHosts,
        credentials: Credentials,
        *,
        public_key: str = "",
        timeouts: Timeouts | None = None,
        today: Callable[[], date] = india_today,
        wire: httpx.AsyncBaseTransport | None = None,
    ) -> None:
        signer = Signer(credentials.client_id, public_key) if public_key.strip() else None
        v1 = Transport(Service(hosts.payouts_url), credentials, timeouts=timeouts, dialect=BEARER, wire=wire)
        v2 = Transport(
            Service(hosts.payouts_v2_url, hosts.payouts_v2_version),
            credentials,
            timeouts=timeouts,
            dialect=HEADERS,
            wire=wire,
        )
        self._transports = [v1, v2]
        caller = internal = BearerCaller(v1, Tokens(v1, credentials, signer))
        if hosts.internal_transfer_url:
            other = Transport(
                Service(hosts.internal_transfer_url), credentials, timeouts=timeouts, dialect=BEARER, wire=wire
            )
            self._transports.append(other)
            internal = BearerCaller(other, Tokens(other, credentials, signer))
        self.caller = caller
        """The bare calls, below the field rules; for what has no method of its own."""
        self.transfers = Transfers(caller, internal)
        self.cashgrams = Cashgrams(caller, today)
        self.beneficiaries = Beneficiaries(caller, today)
        self.validations = Validations(caller, HeaderCaller(v2, signer))

    @property
    def transport(self) -> Transport:
        """The connection pool of v1 and v1.2."""
        return self._transports[0]

    async def warm(self) -> None:
        """Open a connection before it is needed; never fails."""
        await self._transports[0].warm()

    async def aclose(self) -> None:
        """Close all connections."""
        await asyncio.gather(*(transport.aclose() for transport in self._transports))
