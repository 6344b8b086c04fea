"""The bearer token of payout v1 and v1.2 (SPEC.md part 5; SERVICE-FACTS 4.1): got once, kept until it runs out."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from paydesk.api.answers import http_date_ms
from paydesk.api.credentials import Credentials
from paydesk.api.errors import AnswerFault, BadAnswer
from paydesk.api.payouts.envelope import told_of
from paydesk.api.payouts.errors import error_for
from paydesk.api.payouts.readers import Told
from paydesk.api.payouts.signature import Signer
from paydesk.api.transport import Ask, Transport
from paydesk.domain.payout.outcome import Operation, Outcome

AUTHORIZE: Final = "/payout/v1/authorize"
LIFETIME_S: Final = 300
"""Seconds a token is taken to live when the answer does not say (the shortest that is published)."""
MARGIN_S: Final = 30
"""Seconds before its end at which a token is no longer used: as long as a whole call may take."""
_LONGEST_S: Final = 24 * 60 * 60


@dataclass(frozen=True, slots=True)
class Bearer:
    """One token, and until when (on the monotonic clock, in seconds) it is used."""

    text: str = field(repr=False)
    good_until: float

    def header(self) -> dict[str, str]:
        """The header of SPEC.md 4.5."""
        return {"authorization": f"Bearer {self.text}"}


class Tokens:
    """Gives the token at hand, or gets one. Many calls at once wait for one authorize."""

    def __init__(
        self,
        transport: Transport,
        credentials: Credentials,
        signer: Signer | None = None,
        *,
        monotonic: Callable[[], float] = time.monotonic,
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
        if told.judgement.outcome is not Outcome.DONE:
            raise error_for(told.judgement, told.about)
        return self._bearer_of(told, http_date_ms(raw.headers.get("date", "")))

    def _bearer_of(self, told: Told, server_date_ms: int | None) -> Bearer:
        text = told.data.text("token", 4_000)
        if not text or not all("!" <= letter <= "~" for letter in text):
            raise BadAnswer(AnswerFault.MISSING_FIELD, told.about, field_name="data.token")
        lifetime = lifetime_s(told.data.whole("expiry"), server_date_ms)
        return Bearer(text, self._monotonic() + max(lifetime - MARGIN_S, lifetime / 2))


def lifetime_s(expiry: int | None, server_date_ms: int | None) -> float:
    """Seconds that a token lives: `expiry` (seconds since 1970) against the service's own clock, else the shortest.

    This PC's clock is not asked: it may be wrong by hours, and the Date header is right there.
    """
    if expiry is None or server_date_ms is None:
        return LIFETIME_S
    lifetime = expiry - server_date_ms / 1_000
    return lifetime if 0 < lifetime <= _LONGEST_S else LIFETIME_S
