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

from paydesk.api.answers import Answered, Raw
from paydesk.api.endpoints import ConfigFault, ConfigurationError, Credentials
from paydesk.api.errors import READ, AnswerFault, BadAnswer, ServiceError
from paydesk.api.payouts.errors import GOOD, error_for, judged_error, rules_broken, without_token
from paydesk.api.payouts.readers import Told, read_envelope, read_errors
from paydesk.api.transport import Ask, Transport, about_of
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

    def header(self) -> dict[str, str]:
        """The header for a call that leaves now."""
        from cryptography.hazmat.primitives.asymmetric.padding import MGF1, OAEP
        from cryptography.hazmat.primitives.hashes import SHA1

        text = f"{self._client_id}.{int(self._clock())}".encode()
        sealed = self._key.encrypt(text, OAEP(MGF1(SHA1()), SHA1(), None))  # noqa: S303  the service's choice
        return {"x-cf-signature": base64.b64encode(sealed).decode("ascii")}


# An answer ------------------------------------------------------------------------------------------------------------


def told_of(
    raw: Raw, ask: Ask, operation: Operation, *, earlier_unsettled: bool = False, headers: bool = False
) -> Told:
    """What an answer of the service says, whatever its HTTP status (docs/service.md#payout-errors). Raises BadAnswer.

    `headers`: it is of an area that knows its callers by headers, and has no envelope.
    """
    about = about_of(ask, raw)
    if headers:
        return read_errors(raw.value, about, operation)
    return read_envelope(raw.value, about, operation, earlier_unsettled=earlier_unsettled)


# The token ------------------------------------------------------------------------------------------------------------

AUTHORIZE: Final = "/payout/v1/authorize"
LIFETIME_S: Final = 300
"""Seconds a token is taken to live when the answer does not say (the shortest that is published)."""
MARGIN_S: Final = 30
"""Seconds before its end at which a token is no longer used: as long as a whole call may take."""
_LONGEST_S: Final = 24 * 60 * 60
_TOKEN_MAX: Final = 4_000


@dataclass(frozen=True, slots=True)
class Bearer:
    """One token, and until when it is used, in seconds of a clock that goes on while the PC sleeps."""

    text: str = field(repr=False)
    good_until: float

    def header(self) -> dict[str, str]:
        """The header of docs/service.md#payout-headers."""
        return {"authorization": f"Bearer {self.text}"}


class Tokens:
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
        self._bearer: Bearer | None = None

    async def get(self) -> Bearer:
        """A token that is good for one more call. Raises ServiceError."""
        async with self._lock:
            if self._bearer is None or self._bearer.good_until <= self._monotonic():
                self._bearer = await self._authorize()
            return self._bearer

    def drop(self, refused: Bearer) -> None:
        """Forget a token that the service refused, unless another one has taken its place."""
        if self._bearer is refused:
            self._bearer = None

    async def _authorize(self) -> Bearer:
        headers = {
            "x-client-id": self._credentials.client_id,
            "x-client-secret": self._credentials.client_secret,
            **(self._signer.header() if self._signer else {}),
        }
        ask = Ask("POST", AUTHORIZE, headers=headers)
        raw = await self._transport.send(ask)
        told = told_of(raw, ask, Operation.AUTHORIZE)
        self._transport.believe(told.about)
        if told.judgement.outcome is not Outcome.DONE:
            raise error_for(told.judgement, told.about)
        return self._bearer_of(told)

    def _bearer_of(self, told: Told) -> Bearer:
        text = told.data.secret("token", _TOKEN_MAX)
        if not text:
            raise BadAnswer(AnswerFault.MISSING_FIELD, told.about, field_name="data.token")
        lifetime = lifetime_s(told.data.whole("expiry"), told.about.server_date_ms)
        return Bearer(text, self._monotonic() + max(lifetime - MARGIN_S, lifetime / 2))


def lifetime_s(expiry: int | None, server_date_ms: int | None) -> float:
    """Seconds that a token lives: `expiry` (seconds since 1970) against the service's own clock, else the shortest.

    This PC's clock is not asked: it may be wrong by hours, and the Date header is right there.
    """
    if expiry is None or server_date_ms is None:
        return LIFETIME_S
    lifetime = expiry - server_date_ms / 1_000
    return lifetime if 0 < lifetime <= _LONGEST_S else LIFETIME_S


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
        read: Callable[[Told], T],
        *,
        broken: BrokenRules = (),
        earlier_unsettled: bool = False,
    ) -> Answered[T]:
        """Send a body; with `broken` rules nothing is sent."""
        if broken:
            raise rules_broken(broken, operation, "POST", path)
        return await self._call(operation, Ask("POST", path, body=body), read, earlier_unsettled=earlier_unsettled)

    async def get(
        self,
        operation: Operation,
        path: str,
        query: Mapping[str, str],
        read: Callable[[Told], T],
        *,
        broken: BrokenRules = (),
    ) -> Answered[T]:
        """Ask with a query; with `broken` rules nothing is sent."""
        if broken:
            raise rules_broken(broken, operation, READ, path)
        whole = f"{path}?{urlencode(query)}" if query else path
        return await self._call(operation, Ask(READ, path, whole), read, earlier_unsettled=False)

    async def _call(
        self, operation: Operation, ask: Ask, read: Callable[[Told], T], *, earlier_unsettled: bool
    ) -> Answered[T]:
        try:
            raw, told = await self._told(operation, ask, earlier_unsettled=earlier_unsettled)
            if told.judgement.outcome not in GOOD:
                self._transport.believe(told.about)
                raise error_for(told.judgement, told.about)
            answered = raw.answered(read(told))
        except ServiceError as error:
            if error.judgement is None:
                judged_error(error, operation, earlier_unsettled=earlier_unsettled)
            raise
        self._transport.believe(told.about)
        return answered

    @abstractmethod
    async def _told(self, operation: Operation, ask: Ask, *, earlier_unsettled: bool) -> tuple[Raw, Told]:
        """Send it, and what the answer says."""


class BearerCaller(Caller):
    """Of v1 and v1.2 (docs/service.md#payout-headers): each call brings a token."""

    def __init__(self, transport: Transport, tokens: Tokens) -> None:
        super().__init__(transport)
        self._tokens = tokens

    async def _told(self, operation: Operation, ask: Ask, *, earlier_unsettled: bool) -> tuple[Raw, Told]:
        """The answer; after a refused token once more with a new one.

        See before any work: docs/service.md#authentication.
        """
        for last in (False, True):
            try:
                bearer = await self._tokens.get()
            except ServiceError as error:
                raise without_token(error, operation, earlier_unsettled=earlier_unsettled) from None
            raw = await self._transport.send(replace(ask, headers=bearer.header()))
            told = told_of(raw, ask, operation, earlier_unsettled=earlier_unsettled)
            if not _token_refused(told.judgement):
                return raw, told
            self._tokens.drop(bearer)
            if last or told.judgement.reply.sub_code != _TOKEN_CODE:
                return raw, told
        raise AssertionError("the second round returns")


class HeaderCaller(Caller):
    """Of v2 and verification: keys in headers, plain bodies.

    See docs/service.md#exchange-an-authorisation-code, #validate-upi-v2.
    """

    def __init__(self, transport: Transport, signer: Signer | None = None) -> None:
        super().__init__(transport)
        self._signer = signer

    async def _told(self, operation: Operation, ask: Ask, *, earlier_unsettled: bool) -> tuple[Raw, Told]:
        signed = ask if self._signer is None else replace(ask, headers=self._signer.header())
        raw = await self._transport.send(signed)
        return raw, told_of(raw, ask, operation, earlier_unsettled=earlier_unsettled, headers=True)


def _token_refused(judgement: Classification) -> bool:
    """Judged by the words alone: after an unsettled send, the same refusal is UNKNOWN for the money."""
    return classify(judgement.reply).reason is Reason.TOKEN_REFUSED
