"""Client of the payout side: one token, and one connection pool for each host."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import date, datetime
from typing import Final

import httpx

from paydesk.api.answers import ApiResponse
from paydesk.api.endpoints import Credentials, Endpoint
from paydesk.api.payouts import readers
from paydesk.api.payouts.caller import BearerCaller, HeaderCaller, Signer, TokenCache
from paydesk.api.payouts.errors import error_for
from paydesk.api.payouts.transfers import Beneficiaries, Cashgrams, Transfers
from paydesk.api.transport import BEARER, HEADERS, AsyncClosable, Timeouts, Transport
from paydesk.domain.clock import INDIA, to_india
from paydesk.domain.payout import rules as payout_rules
from paydesk.domain.payout.answers import ValidationResult
from paydesk.domain.payout.outcome import Operation
from paydesk.domain.payout.requests import Validation
from paydesk.domain.phones import national_phone
from paydesk.domain.settings.settings import PayoutHosts

VALIDATE_V1_PATH: Final = "/payout/v1/validatePayout"
VALIDATE_V1_2_PATH: Final = "/payout/v1.2/validatePayout"
VALIDATE_V2_PATH: Final = "/validatePayout"
"""Below {payout_v2_url}/payout."""


class Validations:
    """Looks up UPI addresses. Every method raises ServiceError with a `classification`, and nothing else.

    An INVALID address is returned (classified as FIX_FIELD), an ERROR is raised.
    """

    def __init__(self, caller: BearerCaller, headers: HeaderCaller) -> None:
        self._caller = caller
        self._headers = headers

    async def v1(self, request: Validation, *, v1_2: bool = False) -> ApiResponse[ValidationResult]:
        """Validate by bearer token: v1 (docs/service.md#validate-upi-v1), or the v1.2 path of the same shape."""
        return await self._caller.post(
            Operation.VALIDATE_V1_2 if v1_2 else Operation.VALIDATE,
            VALIDATE_V1_2_PATH if v1_2 else VALIDATE_V1_PATH,
            validation_body(request),
            lambda reply: readers.read_validation(reply, request),
            broken=payout_rules.check_validation(request),
        )

    async def v2(self, request: Validation) -> ApiResponse[ValidationResult]:
        """Validate by headers (docs/service.md#validate-upi-v2). The token of an INVALID address is empty."""
        return await self._headers.post(
            Operation.VALIDATE_V2,
            VALIDATE_V2_PATH,
            validation_body(request, v2=True),
            lambda reply: readers.read_validation_v2(reply, request),
            broken=payout_rules.check_validation(request, v2=True),
        )

    async def probe_credentials(self) -> None:
        """Send an empty v2 validation to test keys and address: it always raises, as `v2` does.

        Nothing is validated or charged. If the keys are right, the service complains about missing fields.
        """

        def read(reply: readers.ParsedReply) -> None:
            raise error_for(reply.classification, reply.context)

        await self._headers.post(Operation.VALIDATE_V2, VALIDATE_V2_PATH, {}, read)


def validation_body(request: Validation, *, v2: bool = False) -> dict[str, object]:
    """Return the body of a validation, with exactly one of `vpa` and `phone`.

    See docs/service.md#validate-upi-v1, docs/service.md#validate-upi-v2.
    """
    body: dict[str, object] = {"transfer_id" if v2 else "transferId": request.transfer_id}
    if request.phone:
        return body | {"phone": national_phone(request.phone)}
    return body | {"vpa": request.vpa}


def india_today() -> date:
    """Return today's date in India, by this PC's clock."""
    return datetime.now(INDIA).date()


class PayoutsClient(AsyncClosable):
    """The whole payout side for one shop. Create, use and close it inside one asyncio loop.

    Args:
        hosts: Addresses and versions.
        credentials: Client id and secret.
        public_key: PEM; signs the calls of a shop that is not on the allow-list (docs/service.md#payout-signature).
        timeouts: See Timeouts.
        today: For a service with another clock (the sandbox).
        wire: See Transport.

    Raises:
        ConfigurationError: An address, a key or the public key cannot be used.
    """

    def __init__(
        self,
        hosts: PayoutHosts,
        credentials: Credentials,
        *,
        public_key: str = "",
        timeouts: Timeouts | None = None,
        today: Callable[[], date] | None = None,
        wire: httpx.AsyncBaseTransport | None = None,
    ) -> None:
        signer = Signer(credentials.client_id, public_key) if public_key.strip() else None
        v1 = Transport(Endpoint(hosts.payouts_url), credentials, timeouts=timeouts, dialect=BEARER, wire=wire)
        v2 = Transport(
            Endpoint(hosts.payouts_v2_url, hosts.payouts_v2_version),
            credentials,
            timeouts=timeouts,
            dialect=HEADERS,
            wire=wire,
        )
        self._transports = [v1, v2]
        caller = internal = BearerCaller(v1, TokenCache(v1, credentials, signer))
        self._endpoints = {Operation.TRANSFER_V2: v2.endpoint}
        if hosts.internal_transfer_url:
            endpoint = self._endpoints[Operation.INTERNAL_TRANSFER] = Endpoint(hosts.internal_transfer_url)
            other = Transport(endpoint, credentials, timeouts=timeouts, dialect=BEARER, wire=wire)
            self._transports.append(other)
            internal = BearerCaller(other, TokenCache(other, credentials, signer))
        headers = HeaderCaller(v2, signer)
        self.transfers = Transfers(caller, internal, headers)
        self.cashgrams = Cashgrams(caller, today or self._service_day)
        self.beneficiaries = Beneficiaries(caller, headers, today or self._service_day)
        self.validations = Validations(caller, headers)

    def _service_day(self) -> date:
        """Return the date by the service's clock, as at the review of a link; by this PC's before any answer."""
        now = self.transport.service_now_ms
        return india_today() if now is None else to_india(now).date()

    def endpoint_of(self, operation: Operation) -> Endpoint:
        """Return the endpoint of an operation that moves money."""
        return self._endpoints.get(operation, self.transport.endpoint)

    @property
    def transport(self) -> Transport:
        """The connection pool of v1 and v1.2."""
        return self._transports[0]

    async def aclose(self) -> None:
        await asyncio.gather(*(transport.aclose() for transport in self._transports))
