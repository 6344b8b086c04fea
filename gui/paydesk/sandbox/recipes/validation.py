"""How to get each answer of validation, v1 and v2, and of a payment link that exists (SPEC.md 7.7)."""

from __future__ import annotations

from typing import Any, Final

from paydesk.domain.payout.service_rows import DIRECT_TRANSFER
from paydesk.sandbox.errors import Row
from paydesk.sandbox.payout.call import PayoutRow
from paydesk.sandbox.payout.causes import BAD, NONE, Step, payouts
from paydesk.sandbox.payout.outcomes import magic_id
from paydesk.sandbox.recipes.recipe import HOUR, Natural, Recipe, limits, of_row, of_said
from paydesk.sandbox.verification.rows import INVALID_ADDRESS, TRANSFERS, V1, V2, VALIDATE

ADDRESS: Final = "asha.rao@okbank"


def _v1(**changes: Any) -> Step:  # noqa: ANN401 - any JSON
    return Step("POST", "/payout/v1/validatePayout", _sound({"transferId": "check-1", "vpa": ADDRESS}, changes))


def _v2(**changes: Any) -> Step:  # noqa: ANN401
    return Step("POST", "/payout/validatePayout", _sound({"transfer_id": "check_1", "vpa": ADDRESS}, changes))


def _pay(**changes: Any) -> Step:  # noqa: ANN401
    fields = {
        "transfer_id": "check_1",
        "transfer_amount": "250",
        "transfer_token": "{transfer_token}",
        "transfer_mode": "upi",
    }
    return Step("POST", "/payout/transfers", _sound(fields, changes))


def _sound(fields: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in {**fields, **changes}.items() if value is not None}


def _as(step: Step, **changes: Any) -> Step:  # noqa: ANN401
    return Step(step.method, step.path, step.fields, **changes)


# v1 -------------------------------------------------------------------------------------------------------------

_TOKEN: Final = {row.messages[0]: row.sub_codes[0] for row in DIRECT_TRANSFER}
_DOOR: Final = tuple(
    PayoutRow(VALIDATE, name, _TOKEN[words], "ERROR", words, 200)
    for name, words in (
        ("token_missing", "Token missing in the request."),
        ("token_not_valid", "Token is not valid"),
        ("feature_not_available", "This feature is not available for your account."),
    )
)
_V1_NATURAL: Final[Natural] = {
    "completed": ("any sound request; `accountStatus` is INVALID for invalid@upi", (_v1(),)),
    "transfer_id_missing": ("no `transferId`", (_v1(transferId=None),)),
    "transfer_id_invalid": ("more than letters, digits, _ and -, or more than 40", (_v1(transferId="check 1"),)),
    "neither": ("neither `vpa` nor `phone`", (_v1(vpa=None),)),
    "both": ("both of them", (_v1(phone="9812345678"),)),
    "vpa_invalid": ("a `vpa` that has not the shape of a UPI address", (_v1(vpa="asha"),)),
    "phone_invalid": ("a `phone` without 8 to 12 digits", (_v1(vpa=None, phone="98"),)),
    "token_missing": ("no Authorization header", (_as(_v1(), token=NONE),)),
    "token_not_valid": ("a token that is unknown or expired", (_as(_v1(), token=BAD),)),
    "feature_not_available": ("`features_off` with `validate`", (payouts(features_off=["validate"]), _v1())),
}
V1_RECIPES: Final[tuple[Recipe, ...]] = (
    *(
        of_said(said, _V1_NATURAL, f"transferId `{magic_id(name)}`", _v1(transferId=magic_id(name)))
        for name, said in V1.items()
    ),
    *(of_said(said, _V1_NATURAL, "") for said in _DOOR),
)
INVALID_WORDS: Final = f"transferId or transfer_id `{magic_id(INVALID_ADDRESS)}`: no such address, whatever it is"

# Payment links --------------------------------------------------------------------------------------------------

_LINK: Final = Step(
    "POST",
    "/payout/v1/createCashgram",
    {"cashgramId": "gift-1", "amount": 150, "name": "Asha", "phone": "9812345678", "linkExpiry": "2026/01/20"},
)
_DAY: Final = Step("POST", "/_sandbox/clock", {"now": "2026-01-10T12:00:00+05:30"}, NONE)
LINK_RECIPE: Final = Recipe(
    "link_exists",
    409,
    {"status": "ERROR", "subCode": "409", "message": "Cashgram with cashgramId gift-1 already exists"},
    "the same `cashgramId` twice",
    (_DAY, _LINK, _LINK),
)

# v2 -------------------------------------------------------------------------------------------------------------

_V2_NATURAL: Final[Natural] = {
    "transfer_id_missing": ("no `transfer_id`", (_v2(transfer_id=None),)),
    "transfer_id_invalid": ("more than letters, digits and _, or more than 40", (_v2(transfer_id="check-1"),)),
    "neither": ("neither `vpa` nor `phone`", (_v2(vpa=None),)),
    "both": ("both of them", (_v2(phone="9812345678"),)),
    "vpa_invalid": ("a `vpa` that has not the shape of a UPI address", (_v2(vpa="asha"),)),
    "phone_invalid": ("a `phone` without 8 to 12 digits", (_v2(vpa=None, phone="98"),)),
    "apis_not_enabled": ("`features_off` with `validate`", (payouts(features_off=["validate"]), _v2())),
    "authentication": ("a wrong or missing x-client-id or x-client-secret", (_as(_v2(), token=BAD),)),
    "ip_not_allowed": (
        "`allowed_ips` without the caller's, and no X-Cf-Signature",
        (payouts(allowed_ips=["203.0.113.7"]), _v2()),
    ),
    "version_invalid": ("no x-api-version, or none that there is", (_as(_v2(), headers={"x-api-version": "v2"}),)),
    "rate_limit": ("more calls a minute than `rate_limits` allows", (limits(payout_validate=0), _v2())),
    "request_invalid": ("a body that is no JSON object", (_as(_v2(), headers={"content-type": "text/plain"}),)),
}
_PAY_NATURAL: Final[Natural] = {
    "transfer_id_missing": ("no `transfer_id`", (_pay(transfer_id=None),)),
    "transfer_id_invalid": ("more than letters, digits and _, or more than 40", (_pay(transfer_id="check-1"),)),
    "transfer_amount_missing": ("no `transfer_amount`", (_pay(transfer_amount=None),)),
    "transfer_amount_invalid": ("less than 1.00, three decimals, or no number", (_pay(transfer_amount="0.99"),)),
    "transfer_token_missing": ("no `transfer_token`", (_pay(transfer_token=None),)),
    "transfer_token_invalid": ("a token that is unknown, older than an hour, or of another id", (_v2(), HOUR, _pay())),
    "transfer_token_used": ("the same token twice", (_v2(), _pay(), _pay())),
    "transfer_mode_missing": ("no `transfer_mode`", (_pay(transfer_mode=None),)),
    "transfer_mode_invalid": ("a mode that is not upi", (_pay(transfer_mode="imps"),)),
    "transfer_remarks_invalid": ("`transfer_remarks` with other signs", (_pay(transfer_remarks="100%"),)),
    "fundsource_not_found": ("a `fundsource_id` of no open fund source", (_v2(), _pay(fundsource_id="NONE99"))),
    "id_exists": ("a new token for an id that was paid", (_v2(), _pay(), _v2(), _pay())),
    "beneficiary_not_allowed": (
        "the address of a beneficiary that was added less than 30 minutes ago",
        (
            Step("POST", "/payout/v1/addBeneficiary", {"beneId": "asha9", "name": "Asha", "vpa": ADDRESS}),
            _v2(),
            _pay(),
        ),
    ),
    "not_enough_balance": ("more than the fund source holds", (_v2(), _pay(transfer_amount="100000000"))),
    **{name: _V2_NATURAL[name] for name in ("apis_not_enabled",)},
}


def _by_id(row: Row, natural: Natural, step: Step) -> Recipe:
    ident = magic_id(row.name)
    return of_row(row, natural, f"transfer_id `{ident}`", _as_id(step, ident))


def _as_id(step: Step, ident: str) -> Step:
    return Step(step.method, step.path, {**step.fields, "transfer_id": ident})


V2_RECIPES: Final = tuple(_by_id(row, _V2_NATURAL, _v2()) for row in V2.values())
TRANSFER_RECIPES: Final = tuple(
    _by_id(row, _PAY_NATURAL, _pay()) for name, row in TRANSFERS.items() if name not in V2 or name in _PAY_NATURAL
)
"""Those that v2 validate has too are not told again."""
