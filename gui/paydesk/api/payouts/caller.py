"""Calls of the payout side: sign, get the token, send, read, classify.

A request is sent twice only after a refused token, and then once more (docs/service.md#authentication).

See docs/service.md#authorize, docs/service.md#payout-signature.
"""

from __future__ import annotations

import asyncio
import base64
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Final, TypeVar
from urllib.parse import urlencode

from paydesk.api.answers import ApiResponse, HttpResponse
from paydesk.api.endpoints import ConfigFault, ConfigurationError, Credentials
from paydesk.api.errors import READ, AnswerFault, BadAnswer, ServiceError
from paydesk.api.payouts.errors import ACCEPTED_OUTCOMES, broken_rules_error, classify_error, error_for, token_error
from paydesk.api.payouts.readers import ParsedReply, read_envelope, read_plain_answer
from paydesk.api.transport import ApiRequest, Transport, error_context
from paydesk.domain.clock import elapsed_s
from paydesk.domain.payout.classify import classify
from paydesk.domain.payout.outcome import Classification, Operation, Outcome, Reason
from paydesk.domain.rules import BrokenRules

T = TypeVar("T")

_TOKEN_CODE: Final = "403"  # noqa: S105  the subCode of a refused token


class Signer:
    """Signs calls with a public key (PEM). Raises ConfigurationError (KEYS_UNUSABLE) for anything else."""

    def __init__(self, client_id: str, public_key: str, *, clock: Callable[[], float] = time.time) -> None:
        # imported here: not needed at start, nor by a shop without a public key
        from cryptography.exceptions import UnsupportedAlgorithm
        from cryptography.hazmat.primitives.asymmetric.rsa import RSAPublicKey
        from cryptography.hazmat.primitives.serialization import load_pem_public_key

        try:
            key = load_pem_public_key(public_key.strip().encode())
        except (ValueError, UnsupportedAlgorithm):
            raise ConfigurationError(ConfigFault.KEYS_UNUSABLE, "the public key cannot be read") from None
        if not isinstance(key, RSAPublicKey) or key.key_size < 1024:
            raise ConfigurationError(ConfigFault.KEYS_UNUSABLE, "the public key is not an RSA key")
        self._key = key
        self._client_id = client_id
        self._clock = clock

    def create_header(self) -> dict[str, str]:
        """Return the signature header for a call that is sent now."""
        from cryptography.hazmat.primitives.asymmetric.padding import MGF1, OAEP
        from cryptography.hazmat.primitives.hashes import SHA1

        text = f"{self._client_id}.{int(self._clock())}".encode()
        sealed = self._key.encrypt(text, OAEP(MGF1(SHA1()), SHA1(), None))  # noqa: S303  the service's choice
        return {"x-cf-signature": base64.b64encode(sealed).decode("ascii")}


# An answer ------------------------------------------------------------------------------------------------------------


def parse_reply(
    response: HttpResponse,
    request: ApiRequest,
    operation: Operation,
    *,
    earlier_unsettled: bool = False,
) -> ParsedReply:
    """Parse an answer of any HTTP status (docs/service.md#payout-errors). Raises BadAnswer."""
    context = error_context(request, response)
    if not operation.has_envelope:
        return read_plain_answer(response.value, context, operation, earlier_unsettled=earlier_unsettled)
    return read_envelope(response.value, context, operation, earlier_unsettled=earlier_unsettled)


# The token ------------------------------------------------------------------------------------------------------------

AUTHORIZE_PATH: Final = "/payout/v1/authorize"
DEFAULT_LIFETIME_S: Final = 300
"""Assumed lifetime of a token, in seconds, if the answer gives none (the shortest that is published)."""
MARGIN_S: Final = 30
"""Seconds before its end at which a token is no longer used: as long as a whole call may take."""
_MAX_LIFETIME_S: Final = 24 * 60 * 60
_MAX_TOKEN: Final = 4_000


@dataclass(frozen=True, slots=True)
class BearerToken:
    """A token, usable until `usable_until`, in seconds of a clock that includes the PC's sleep."""

    text: str = field(repr=False)
    usable_until: float

    def header(self) -> dict[str, str]:
        """Return the authorization header (docs/service.md#payout-headers)."""
        return {"authorization": f"Bearer {self.text}"}


class TokenCache:
    """Holds the current token, or gets a new one. Concurrent calls share one authorize."""

    def __init__(
        self,
        transport: Transport,
        credentials: Credentials,
        signer: Signer | None = None,
        *,
        monotonic: Callable[[], float] = elapsed_s,
    ) -> None:
        self._transport = transport
        self._credentials = credentials
        self._signer = signer
        self._monotonic = monotonic
        self._lock = asyncio.Lock()
        self._token: BearerToken | None = None

    async def get(self) -> BearerToken:
        """Return a token that is good for one more call. Raises ServiceError."""
        async with self._lock:
            if self._token is None or self._token.usable_until <= self._monotonic():
                self._token = await self._authorize()
            return self._token

    def drop(self, refused: BearerToken) -> None:
        """Forget a token that the service refused, unless it was replaced meanwhile."""
        if self._token is refused:
            self._token = None

    async def _authorize(self) -> BearerToken:
        headers = {
            "x-client-id": self._credentials.client_id,
            "x-client-secret": self._credentials.client_secret,
            **(self._signer.create_header() if self._signer else {}),
        }
        request = ApiRequest("POST", AUTHORIZE_PATH, headers=headers)
        response = await self._transport.send(request)
        reply = parse_reply(response, request, Operation.AUTHORIZE)
        self._transport.accept_time(reply.context)
        if reply.classification.outcome is not Outcome.DONE:
            raise error_for(reply.classification, reply.context)
        return self._create_token(reply)

    def _create_token(self, reply: ParsedReply) -> BearerToken:
        text = reply.data.secret("token", _MAX_TOKEN)
        if not text:
            raise BadAnswer(AnswerFault.MISSING_FIELD, reply.context, field_name="data.token")
        lifetime = token_lifetime_s(reply.data.whole_number("expiry"), reply.context.server_date_ms)
        return BearerToken(text, self._monotonic() + max(lifetime - MARGIN_S, lifetime / 2))


def token_lifetime_s(expiry: int | None, server_date_ms: int | None) -> float:
    """Return the lifetime of a token in seconds, by the Date of its answer; the default if that cannot be told.

    Never by this PC's clock, which may be wrong by hours.

    Args:
        expiry: End of the token, in seconds since 1970.
        server_date_ms: The Date of the answer, in ms since 1970.
    """
    if expiry is None or server_date_ms is None:
        return DEFAULT_LIFETIME_S
    lifetime = expiry - server_date_ms / 1_000
    return lifetime if 0 < lifetime <= _MAX_LIFETIME_S else DEFAULT_LIFETIME_S


# A call ---------------------------------------------------------------------------------------------------------------


class Caller(ABC):
    """Calls of the payout side. Every method raises ServiceError with a classification, and nothing else."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    async def post(
        self,
        operation: Operation,
        path: str,
        body: Mapping[str, object],
        read: Callable[[ParsedReply], T],
        *,
        broken: BrokenRules = (),
        earlier_unsettled: bool = False,
    ) -> ApiResponse[T]:
        """Send a body; if rules are `broken`, raise them and send nothing."""
        request = ApiRequest("POST", path, body=body)
        return await self.call(operation, request, read, broken=broken, earlier_unsettled=earlier_unsettled)

    async def get(
        self,
        operation: Operation,
        path: str,
        query: Mapping[str, str],
        read: Callable[[ParsedReply], T],
        *,
        broken: BrokenRules = (),
        method: str = READ,
    ) -> ApiResponse[T]:
        """Send a query; if rules are `broken`, raise them and send nothing."""
        whole = f"{path}?{urlencode(query)}" if query else path
        return await self.call(operation, ApiRequest(method, path, whole), read, broken=broken)

    async def call(
        self,
        operation: Operation,
        request: ApiRequest,
        read: Callable[[ParsedReply], T],
        *,
        broken: BrokenRules = (),
        earlier_unsettled: bool = False,
    ) -> ApiResponse[T]:
        """Send a request, and read its answer; if rules are `broken`, raise them and send nothing."""
        if broken:
            raise broken_rules_error(broken, operation, request.method, request.template)
        try:
            response, reply = await self._exchange(operation, request, earlier_unsettled=earlier_unsettled)
            if reply.classification.outcome not in ACCEPTED_OUTCOMES:
                self._transport.accept_time(reply.context)
                raise error_for(reply.classification, reply.context)
            answered = response.to_response(read(reply))
        except ServiceError as error:
            if error.classification is None:
                classify_error(error, operation, earlier_unsettled=earlier_unsettled)
            raise
        self._transport.accept_time(reply.context)
        return answered

    @abstractmethod
    async def _exchange(
        self, operation: Operation, request: ApiRequest, *, earlier_unsettled: bool
    ) -> tuple[HttpResponse, ParsedReply]:
        """Send the request and parse the answer."""


class BearerCaller(Caller):
    """Caller for v1 and v1.2 (docs/service.md#payout-headers): each call carries a bearer token."""

    def __init__(self, transport: Transport, tokens: TokenCache) -> None:
        super().__init__(transport)
        self._tokens = tokens

    async def _exchange(
        self, operation: Operation, request: ApiRequest, *, earlier_unsettled: bool
    ) -> tuple[HttpResponse, ParsedReply]:
        """Send with a token; after a refused token, which the service checks first, once more with a new one."""
        for last in (False, True):
            try:
                bearer = await self._tokens.get()
            except ServiceError as error:
                raise token_error(error, operation, earlier_unsettled=earlier_unsettled) from None
            response = await self._transport.send(replace(request, headers=bearer.header()))
            reply = parse_reply(response, request, operation, earlier_unsettled=earlier_unsettled)
            if not _is_token_refused(reply.classification):
                return response, reply
            self._tokens.drop(bearer)
            if last or reply.classification.reply.sub_code != _TOKEN_CODE:
                return response, reply
        raise AssertionError("the second round returns")


class HeaderCaller(Caller):
    """Caller for v2, verification and refunds: keys in headers, plain bodies.

    See docs/service.md#exchange-an-authorisation-code, docs/service.md#validate-upi-v2.
    """

    def __init__(self, transport: Transport, signer: Signer | None = None) -> None:
        super().__init__(transport)
        self._signer = signer

    async def _exchange(
        self, operation: Operation, request: ApiRequest, *, earlier_unsettled: bool
    ) -> tuple[HttpResponse, ParsedReply]:
        signed = request if self._signer is None else replace(request, headers=self._signer.create_header())
        response = await self._transport.send(signed)
        return response, parse_reply(response, request, operation, earlier_unsettled=earlier_unsettled)


def _is_token_refused(classification: Classification) -> bool:
    """Classify by the words alone: after an unsettled send, the same refusal is UNKNOWN for the money."""
    return classify(classification.reply).reason is Reason.TOKEN_REFUSED
