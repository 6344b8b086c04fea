"""Validation of a UPI address or a phone before money is sent (SPEC.md 4.6, 4.7; SERVICE-FACTS 4.5, 5)."""

from __future__ import annotations

from typing import Final

from paydesk.api.answers import Answered, Raw
from paydesk.api.payouts import readers
from paydesk.api.payouts.caller import BearerCaller, HeaderCaller
from paydesk.api.payouts.errors import error_for
from paydesk.api.transport import Ask, about_of
from paydesk.domain import rules
from paydesk.domain.exact_json import Json
from paydesk.domain.payout import rules as payout_rules
from paydesk.domain.payout.answers import Validated
from paydesk.domain.payout.outcome import Judgement, Operation
from paydesk.domain.payout.requests import Validation

V1: Final = "/payout/v1/validatePayout"
V1_2: Final = "/payout/v1.2/validatePayout"
V2: Final = "/validatePayout"
"""Below {payout_v2_url}/payout."""


class Validations:
    """Looks UPI addresses up. Every method raises ServiceError with a `judgement`, and nothing else.

    An INVALID address is an answer (its judgement is FIX_FIELD), an ERROR is raised.
    """

    def __init__(self, caller: BearerCaller, headers: HeaderCaller) -> None:
        self._caller = caller
        self._headers = headers

    async def v1(self, request: Validation, *, v1_2: bool = False) -> Answered[Validated]:
        """By bearer token: v1 (SPEC.md 4.6), or the v1.2 path of the same shape (SERVICE-FACTS 4.5)."""
        return await self._caller.post(
            Operation.VALIDATE_V1_2 if v1_2 else Operation.VALIDATE,
            V1_2 if v1_2 else V1,
            validation_body(request),
            lambda told: readers.read_validated(told, request),
            broken=payout_rules.validation(request),
        )

    async def v2(self, request: Validation) -> Answered[Validated]:
        """By headers (SPEC.md 4.7). The token of an INVALID address is empty."""

        def read(value: Json, judgement: Judgement, ask: Ask, raw: Raw) -> Validated:
            return readers.read_validated_v2(value, judgement, about_of(ask, raw), request)

        return await self._headers.post(
            Operation.VALIDATE_V2,
            V2,
            validation_body(request, v2=True),
            read,
            broken=payout_rules.validation(request, v2=True),
        )

    async def knock_v2(self) -> None:
        """Send nothing to look up, below the field rules: whoever lets us in says what is missing. Raises as `v2` does.

        Nothing is validated, and nothing is charged; the error that it surely raises tells about keys and address.
        """

        def read(_value: Json, judgement: Judgement, ask: Ask, raw: Raw) -> None:
            raise error_for(judgement, about_of(ask, raw))

        await self._headers.post(Operation.VALIDATE_V2, V2, {}, read)


def validation_body(request: Validation, *, v2: bool = False) -> dict[str, object]:
    """The body of SPEC.md 4.6 or 4.7: exactly one of `vpa` and `phone`."""
    body: dict[str, object] = {"transfer_id" if v2 else "transferId": request.transfer_id}
    if request.phone:
        return body | {"phone": rules.bare_phone(request.phone)}
    return body | {"vpa": request.vpa}
