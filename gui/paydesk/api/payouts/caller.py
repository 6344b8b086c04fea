"""One call of the payout side: sign, get the token, send, read, judge.

Nothing is sent twice but after a refused token, and once.

See docs/service.md#authentication; docs/service.md#authorize, #payout-signature.
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
    """Signs calls with one public key (PEM). Raises ConfigurationError (KEYS_UNUSABLE) when it is none."""

    def __init__(self, client_id: str, public_key: str, *, clock: Callable[[], float] = time.time) -> None:
        # imported here: a shop without a public key, and the start of the counter, do without it
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
        """The header for a call that leaves now."""
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
    by_headers: bool = False,
) -> ParsedReply:
    """What an answer of the service says, whatever its HTTP status (docs/service.md#payout-errors). Raises BadAnswer.

    `headers`: it is of an area that knows its callers by headers, and has no envelope.
    """
    context = error_context(request, response)
    if by_headers:
        return read_plain_answer(response.value, context, operation)
    return read_envelope(response.value, context, operation, earlier_unsettled=earlier_unsettled)


# The token ------------------------------------------------------------------------------------------------------------

AUTHORIZE_PATH: Final = "/payout/v1/authorize"
DEFAULT_LIFETIME_S: Final = 300
"""Seconds a token is taken to live when the answer does not say (the shortest that is published)."""
MARGIN_S: Final = 30
"""Seconds before its end at which a token is no longer used: as long as a whole call may take."""
_MAX_LIFETIME_S: Final = 24 * 60 * 60
_MAX_TOKEN: Final = 4_000


@dataclass(frozen=True, slots=True)
class BearerToken:
    """One token, and until when it is used, in seconds of a clock that goes on while the PC sleeps."""

    text: str = field(repr=False)
    usable_until: float

    def header(self) -> dict[str, str]:
        """The header of docs/service.md#payout-headers."""
        return {"authorization": f"Bearer {self.text}"}


class TokenCache:
    """Gives the token at hand, or gets one. Many calls at once wait for one authorize."""

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
        """A token that is good for one more call. Raises ServiceError."""
        async with self._lock:
            if self._token is None or self._token.usable_until <= self._monotonic():
                self._token = await self._authorize()
            return self._token

    def drop(self, refused: BearerToken) -> None:
        """Forget a token that the service refused, unless another one has taken its place."""
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
    """Seconds that a token lives: `expiry` (seconds since 1970) against the service's own clock, else the shortest.

    This PC's clock is not asked: it may be wrong by hours, and the Date header is right there.
    """
    if expiry is None or server_date_ms is None:
        return DEFAULT_LIFETIME_S
    lifetime = expiry - server_date_ms / 1_000
    return lifetime if 0 < lifetime <= _MAX_LIFETIME_S else DEFAULT_LIFETIME_S


# A call ---------------------------------------------------------------------------------------------------------------


class Caller(ABC):
    """Calls of the payout side. Every method raises ServiceError with a judgement, and nothing else."""

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
        """Send a body; with `broken` rules nothing is sent."""
        if broken:
            raise broken_rules_error(broken, operation, "POST", path)
        return await self._call(
            operation, ApiRequest("POST", path, body=body), read, earlier_unsettled=earlier_unsettled
        )

    async def get(
        self,
        operation: Operation,
        path: str,
        query: Mapping[str, str],
        read: Callable[[ParsedReply], T],
        *,
        broken: BrokenRules = (),
    ) -> ApiResponse[T]:
        """Ask with a query; with `broken` rules nothing is sent."""
        if broken:
            raise broken_rules_error(broken, operation, READ, path)
        whole = f"{path}?{urlencode(query)}" if query else path
        return await self._call(operation, ApiRequest(READ, path, whole), read, earlier_unsettled=False)

    async def _call(
        self, operation: Operation, request: ApiRequest, read: Callable[[ParsedReply], T], *, earlier_unsettled: bool
    ) -> ApiResponse[T]:
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
        """Send it, and what the answer says."""


class BearerCaller(Caller):
    """Of v1 and v1.2 (docs/service.md#payout-headers): each call brings a token."""

    def __init__(self, transport: Transport, tokens: TokenCache) -> None:
        super().__init__(transport)
        self._tokens = tokens

    async def _exchange(
        self, operation: Operation, request: ApiRequest, *, earlier_unsettled: bool
    ) -> tuple[HttpResponse, ParsedReply]:
        """The answer; after a refused token once more with a new one.

        See before any work: docs/service.md#authentication.
        """
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
    """Of v2 and verification: keys in headers, plain bodies.

    See docs/service.md#exchange-an-authorisation-code, #validate-upi-v2.
    """

    def __init__(self, transport: Transport, signer: Signer | None = None) -> None:
        super().__init__(transport)
        self._signer = signer

    async def _exchange(
        self, operation: Operation, request: ApiRequest, *, earlier_unsettled: bool
    ) -> tuple[HttpResponse, ParsedReply]:
        signed = request if self._signer is None else replace(request, headers=self._signer.create_header())
        response = await self._transport.send(signed)
        return response, parse_reply(response, request, operation, earlier_unsettled=earlier_unsettled, by_headers=True)


def _is_token_refused(classification: Classification) -> bool:
    """Judged by the words alone: after an unsettled send, the same refusal is UNKNOWN for the money."""
    return classify(classification.reply).reason is Reason.TOKEN_REFUSED
