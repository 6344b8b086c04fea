"""One call of the payout side: token, send, read, judge. Nothing is sent twice but after a refused token, and once."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from typing import Final, TypeVar
from urllib.parse import urlencode

from paydesk.api.answers import Answered, Raw
from paydesk.api.decode import decoded
from paydesk.api.errors import READ, BadAnswer, ServiceError
from paydesk.api.payouts.envelope import of_the_door, told_of, unmoved
from paydesk.api.payouts.errors import GOOD, about, error_for, judged_error, rules_broken, without_token
from paydesk.api.payouts.readers import DATA_FIELDS, Told, read_errors
from paydesk.api.payouts.signature import Signer
from paydesk.api.payouts.token import Tokens
from paydesk.api.transport import Ask, Transport
from paydesk.domain.exact_json import Json
from paydesk.domain.payout.judge import judge
from paydesk.domain.payout.outcome import Judgement, Operation, Reason
from paydesk.domain.rules import Broken

log = logging.getLogger("paydesk.api")

T = TypeVar("T")

_TOKEN_CODE: Final = "403"  # noqa: S105  the subCode of a refused token


class BearerCaller:
    """Calls of v1 and v1.2 (SPEC.md 4.5). Every method raises ServiceError with a judgement, and nothing else."""

    def __init__(self, transport: Transport, tokens: Tokens) -> None:
        self._transport = transport
        self._tokens = tokens

    async def post(
        self,
        operation: Operation,
        path: str,
        body: Mapping[str, object],
        read: Callable[[Told], T],
        *,
        broken: Broken = (),
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
        broken: Broken = (),
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
                raise error_for(told.judgement, told.about)
            value = read(told)
        except ServiceError as error:
            if error.judgement is None:
                judged_error(error, operation, earlier_unsettled=earlier_unsettled)
            raise
        unknown = told.data.unknown(DATA_FIELDS.get(operation, frozenset()))
        names = [*unknown, *(odd.field for odd in told.data.odd)]
        if names:
            log.debug("%s %s: fields not understood: %s", ask.method, ask.template, ", ".join(names))
        return raw.answered(value).with_value(value, odd=told.data.odd, unknown_fields=unknown)

    async def _told(self, operation: Operation, ask: Ask, *, earlier_unsettled: bool) -> tuple[Raw, Told]:
        """The answer; after a refused token (before any work: SPEC.md part 5) once more with a new one."""
        for last in (False, True):
            try:
                bearer = await self._tokens.get()
            except ServiceError as error:
                raise without_token(error, operation, earlier_unsettled=earlier_unsettled) from None
            signed = Ask(ask.method, ask.template, ask.path, ask.body, headers=bearer.header())
            raw = await self._transport.send(signed)
            told = told_of(raw, ask, operation, earlier_unsettled=earlier_unsettled)
            if not _token_refused(told.judgement):
                return raw, told
            self._tokens.drop(bearer)
            if last or told.judgement.said.sub_code != _TOKEN_CODE:
                return raw, told
        raise AssertionError("the second round returns")


class HeaderCaller:
    """Calls of v2 and verification (SPEC.md 4.4, 4.7): keys in headers, plain bodies. Raises as BearerCaller does."""

    def __init__(self, transport: Transport, signer: Signer | None = None) -> None:
        self._transport = transport
        self._signer = signer

    async def post(
        self,
        operation: Operation,
        path: str,
        body: Mapping[str, object],
        read: Callable[[Json, Judgement, Ask, Raw], T],
        *,
        broken: Broken = (),
    ) -> Answered[T]:
        """Send a body; with `broken` rules nothing is sent."""
        if broken:
            raise rules_broken(broken, operation, "POST", path)
        ask = Ask("POST", path, body=body, headers=self._signer.header() if self._signer else {})
        try:
            raw = await self._transport.send(ask)
            value, judgement = self._judged(operation, ask, raw)
            if judgement.outcome not in GOOD:
                raise error_for(judgement, about(ask, raw))
            return raw.answered(read(value, judgement, ask, raw))
        except ServiceError as error:
            if error.judgement is None:
                judged_error(error, operation)
            raise

    def _judged(self, operation: Operation, ask: Ask, raw: Raw) -> tuple[Json, Judgement]:
        here = about(ask, raw)
        try:
            unmoved(raw, here)
            value = decoded(raw.body, here)
            return value, read_errors(value, here, operation)
        except BadAnswer as error:
            raise of_the_door(error, operation) from None


def _token_refused(judgement: Judgement) -> bool:
    """Judged by the words alone: after an unsettled send, the same refusal is UNKNOWN for the money."""
    return judge(judgement.said).reason is Reason.TOKEN_REFUSED
