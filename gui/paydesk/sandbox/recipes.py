"""Requests that produce each error of the gateway, validation, payout v2 and identity, for docs/sandbox-rows.md.

Each error has its natural cause as requests, its magic value, or both. `{auth_code}` in a request stands for the field
of that name in an earlier answer.

See docs/service.md#gateway-errors, #validation-and-cashgram-errors, #exchange-an-authorisation-code.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from paydesk.domain.payout.service_rows import DIRECT_TRANSFER
from paydesk.sandbox.errors import MAGIC_ORDERS, MAGIC_PHONES, ROWS, ErrorRow
from paydesk.sandbox.identity import EXCHANGE_ROWS, SESSION_ROWS
from paydesk.sandbox.payout.call import PayoutRow
from paydesk.sandbox.payout.causes import BAD, NONE, RequestStep, payout_settings_step
from paydesk.sandbox.payout.outcomes import magic_id
from paydesk.sandbox.payout.v2 import TRANSFER_ROWS, VALIDATION_V2_ROWS
from paydesk.sandbox.payout.validation import INVALID_ADDRESS, VALIDATE, VALIDATION_V1_ROWS

Natural = Mapping[str, tuple[str, tuple[RequestStep, ...]]]
"""Row name -> its natural cause as text and as requests."""


@dataclass(frozen=True, slots=True)
class Recipe:
    """One row. `steps` and `magic_steps` end with the request that gets it; they are empty if there is no such way."""

    name: str
    http: int
    body: Mapping[str, str]
    """Body of the answer: {message, code, type}, or {status, subCode, message} of payout v1."""
    cause: str = ""
    steps: tuple[RequestStep, ...] = ()
    magic_values: str = ""
    magic_steps: tuple[RequestStep, ...] = ()


def row_recipe(row: ErrorRow, natural: Natural, magic_values: str, *magic: RequestStep) -> Recipe:
    """Return the recipe of an error row."""
    cause, steps = natural.get(row.name, ("", ()))
    body = {"message": row.message, "code": row.code, "type": row.type}
    return Recipe(row.name, row.status, body, cause, steps, magic_values, magic)


def payout_recipe(row: PayoutRow, magic_values: str, *magic: RequestStep) -> Recipe:
    """Return the recipe of a row of payout v1."""
    cause, steps = _V1_NATURAL.get(row.name, ("", ()))
    body = {"status": row.status, "subCode": row.sub_code, "message": row.message}
    return Recipe(row.name, row.http or int(row.sub_code), body, cause, steps, magic_values, magic)


def rate_limit_step(**by_class: int) -> RequestStep:
    """Return the request that sets rate limits, in calls per minute by rate class."""
    return RequestStep("POST", "/_sandbox/settings", {"rate_limits": by_class}, NONE)


def clock_step(**milliseconds: int) -> RequestStep:
    """Return the request that moves the clock."""
    return RequestStep("POST", "/_sandbox/clock", milliseconds, NONE)


HOUR: Final = clock_step(advance_ms=3_600_000)


REFERENCE_ROWS: Final = (
    *("bad_url", "authentication", "something_not_found", "order_already_exists", "idempotency", "rate_limit"),
    "internal_error",
)
"""Rows of docs/service.md#gateway-errors, in its order."""

ORDER: Final[dict[str, Any]] = {
    "order_id": "bill-1",
    "order_amount": 90,
    "order_currency": "INR",
    "customer_details": {"customer_id": "walkin", "customer_phone": "9999999999"},
    "terminal": {"terminal_type": "SPOS", "cf_terminal_id": 54321},
}
"""Body of a valid order."""


def _order(**changes: Any) -> RequestStep:  # noqa: ANN401 - any JSON
    return RequestStep("POST", "/pg/orders", {**ORDER, **changes})


def _with_key(**changes: Any) -> RequestStep:  # noqa: ANN401
    return RequestStep(
        "POST",
        "/pg/orders",
        {**ORDER, **changes},
        headers={"x-idempotency-key": "6f1c8f4e-0000-4000-8000-000000000001"},
    )


def _get_order(order_id: str = "bill-1", **more: Any) -> RequestStep:  # noqa: ANN401
    return RequestStep("GET", f"/pg/orders/{order_id}", **more)


def _transaction(**changes: Any) -> RequestStep:  # noqa: ANN401
    fields = {"cf_order_id": "{cf_order_id}", "payment_method": "QR_CODE", "cf_terminal_id": 54321}
    return RequestStep("POST", "/pg/terminal/transactions", {**fields, **changes})


_TERMINATE: Final = RequestStep("PATCH", "/pg/orders/bill-1", {"order_status": "TERMINATED"})
_GATEWAY_NATURAL: Final = {
    "bad_url": ("an address that does not exist", (RequestStep("GET", "/pg/nothing"),)),
    "authentication": ("a wrong or missing x-client-id or x-client-secret", (_get_order(token=BAD),)),
    "something_not_found": ("a simulation that was never asked for", (RequestStep("GET", "/pg/simulate/nothing"),)),
    "internal_error": (
        "the fault `status_500`",
        (RequestStep("POST", "/_sandbox/faults", {"kind": "status_500", "times": 1}, NONE), _get_order()),
    ),
    "order_already_exists": ("the same `order_id` twice, without one idempotency key", (_order(), _order())),
    "idempotency": (
        "the same x-idempotency-key with another body",
        (_with_key(), _with_key(order_amount=91)),
    ),
    "rate_limit": ("more calls a minute than `rate_limits` allows", (rate_limit_step(get_order=0), _get_order())),
    "version_invalid": (
        "no x-api-version, or none that there is",
        (_get_order(headers={"x-api-version": "2020-01-01"}),),
    ),
    "order_not_found": ("an order that was never created", (_get_order(),)),
    "order_inactive": (
        "a terminal transaction of an order that is terminated, expired or paid",
        (_order(), _TERMINATE, RequestStep("POST", "/_sandbox/clock", {"advance_ms": 60_000}, NONE), _transaction()),
    ),
    "payment_not_found": (
        "a payment that the order has not",
        (_order(), RequestStep("GET", "/pg/orders/bill-1/payments/1")),
    ),
    "terminal_not_found": (
        "a terminal that is not ACTIVE, or a `terminal_phone_no` of none",
        (
            _order(terminal={"terminal_type": "SPOS", "cf_terminal_id": 54322}),
            _transaction(cf_terminal_id=54322),
        ),
    ),
    "terminal_id_not_found": ("a `cf_terminal_id` of no terminal", (_order(), _transaction(cf_terminal_id=1))),
    "terminal_differs": (
        "another terminal than that of the order",
        (_order(), _transaction(cf_terminal_id=54322)),
    ),
    "request_invalid": (
        "a body that is no JSON object",
        (RequestStep("POST", "/pg/orders", headers={"content-type": "text/plain"}),),
    ),
}


def _gateway(name: str) -> Recipe:
    order = next((each for each, row in MAGIC_ORDERS.items() if row == name), "")
    phone = next((each for each, row in MAGIC_PHONES.items() if row == name), "")
    values = [f"order_id `{order}`"] * bool(order) + [f"terminal_phone_no `{phone}`"] * bool(phone)
    return row_recipe(ROWS[name], _GATEWAY_NATURAL, ", or ".join(values), *([_get_order(order)] if order else []))


GATEWAY_RECIPES: Final = tuple(_gateway(name) for name in REFERENCE_ROWS)
"""Recipes of docs/service.md#gateway-errors."""
GATEWAY_MORE: Final = tuple(
    each for each in map(_gateway, ROWS) if each.name not in REFERENCE_ROWS and (each.steps or each.magic_steps)
)
"""Recipes of the other gateway rows that can be produced."""


_USER: Final = {"identifier_type": "MOBILE", "identifier_value": "9876543210"}


def _begin(**changes: Any) -> RequestStep:  # noqa: ANN401 - any JSON
    fields = {"verification_id": "V-1", "user": _USER, **changes}
    return RequestStep("POST", "/verification/oauth2/session", {n: v for n, v in fields.items() if v is not None})


def _exchange(code: str | None = "{auth_code}", **more: Any) -> RequestStep:  # noqa: ANN401
    return RequestStep(
        "POST", "/verification/oauth2/generate-token", {} if code is None else {"auth_code": code}, **more
    )


_ALLOW: Final = RequestStep("POST", "/_sandbox/identity", {"verification_id": "V-1", "action": "allow"}, NONE)
_TOKEN_NATURAL: Final[Natural] = {
    "auth_code_missing": ("no `auth_code`", (_exchange(None),)),
    "auth_code_invalid": ("a code that was never given", (_exchange("nobodys-code"),)),
    "auth_code_expired": ("a code older than `auth_code_life_ms`", (_begin(), _ALLOW, HOUR, _exchange())),
    "auth_code_used": ("the same code twice", (_begin(), _ALLOW, _exchange(), _exchange())),
    "client_id_missing": ("no x-client-id", (_exchange(headers={"x-client-id": ""}),)),
    "client_secret_missing": ("no x-client-secret", (_exchange(headers={"x-client-secret": ""}),)),
    "bad_url": ("GET, or an address that does not exist", (RequestStep("GET", "/verification/oauth2/generate-token"),)),
    "authentication": ("a wrong x-client-id or x-client-secret", (_exchange(token=BAD),)),
    "ip_not_allowed": (
        "`allowed_ips` without the caller's, and no X-Cf-Signature",
        (payout_settings_step(allowed_ips=["203.0.113.7"]), _exchange("nobodys-code")),
    ),
    "version_invalid": ("an x-api-version that is none", (_exchange("x", headers={"x-api-version": "v2"}),)),
    "rate_limit": ("more calls a minute than `rate_limits` allows", (rate_limit_step(identity=0), _exchange("x"))),
    "request_invalid": ("a body that is no JSON object", (_exchange("x", headers={"content-type": "text/plain"}),)),
}
_SESSION_NATURAL: Final[Natural] = {
    "verification_id_missing": ("no `verification_id`", (_begin(verification_id=None),)),
    "verification_id_invalid": ("other signs, or more than 50", (_begin(verification_id="V 1"),)),
    "user_missing": ("no `user`", (_begin(user=None),)),
    "user_invalid": ("a `user` that is no object", (_begin(user="9876543210"),)),
    "identifier_type_missing": ("no `identifier_type`", (_begin(user={"identifier_value": "9876543210"}),)),
    "identifier_type_invalid": ("another than MOBILE", (_begin(user={**_USER, "identifier_type": "EMAIL"}),)),
    "identifier_value_missing": ("no `identifier_value`", (_begin(user={"identifier_type": "MOBILE"}),)),
    "identifier_value_invalid": ("not 10 digits", (_begin(user={**_USER, "identifier_value": "98"}),)),
    "id_exists": ("the same `verification_id` twice", (_begin(), _begin())),
}


def _token(row: ErrorRow) -> Recipe:
    ident = magic_id(row.name)
    return row_recipe(row, _TOKEN_NATURAL, f"auth_code `{ident}`", _exchange(ident))


def _session(row: ErrorRow) -> Recipe:
    ident = magic_id(row.name)
    return row_recipe(row, _SESSION_NATURAL, f"verification_id `{ident}`", _begin(verification_id=ident))


EXCHANGE_RECIPES: Final = tuple(_token(row) for row in EXCHANGE_ROWS.values())
SESSION_RECIPES: Final = tuple(_session(row) for name, row in SESSION_ROWS.items() if name not in EXCHANGE_ROWS)
"""Recipes of the session's own rows; those that it shares with the exchange are in EXCHANGE_RECIPES."""


ADDRESS: Final = "asha.rao@okbank"


def _v1(**changes: Any) -> RequestStep:  # noqa: ANN401 - any JSON
    return RequestStep("POST", "/payout/v1/validatePayout", _fields({"transferId": "check-1", "vpa": ADDRESS}, changes))


def _v2(**changes: Any) -> RequestStep:  # noqa: ANN401
    return RequestStep("POST", "/payout/validatePayout", _fields({"transfer_id": "check_1", "vpa": ADDRESS}, changes))


def _pay(**changes: Any) -> RequestStep:  # noqa: ANN401
    fields = {
        "transfer_id": "check_1",
        "transfer_amount": "250",
        "transfer_token": "{transfer_token}",
        "transfer_mode": "upi",
    }
    return RequestStep("POST", "/payout/transfers", _fields(fields, changes))


def _fields(fields: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in {**fields, **changes}.items() if value is not None}


def _as(step: RequestStep, **changes: Any) -> RequestStep:  # noqa: ANN401
    return RequestStep(step.method, step.path, step.fields, **changes)


# v1 -------------------------------------------------------------------------------------------------------------

_SUB_CODE_BY_MESSAGE: Final = {row.messages[0]: row.sub_codes[0] for row in DIRECT_TRANSFER}
_TOKEN_ROWS: Final = tuple(
    PayoutRow(VALIDATE, name, _SUB_CODE_BY_MESSAGE[message], "ERROR", message, 200)
    for name, message in (
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
    "feature_not_available": (
        "`features_off` with `validate`",
        (payout_settings_step(features_off=["validate"]), _v1()),
    ),
}
V1_RECIPES: Final[tuple[Recipe, ...]] = (
    *(
        payout_recipe(row, f"transferId `{magic_id(name)}`", _v1(transferId=magic_id(name)))
        for name, row in VALIDATION_V1_ROWS.items()
    ),
    *(payout_recipe(row, "") for row in _TOKEN_ROWS),
)
INVALID_ADDRESS_NOTE: Final = (
    f"transferId or transfer_id `{magic_id(INVALID_ADDRESS)}`: no such address, whatever it is"
)

# Payment links --------------------------------------------------------------------------------------------------

_NEW_LINK: Final = RequestStep(
    "POST",
    "/payout/v1/createCashgram",
    {"cashgramId": "gift-1", "amount": 150, "name": "Asha", "phone": "9812345678", "linkExpiry": "2026/01/20"},
)
_DAY: Final = RequestStep("POST", "/_sandbox/clock", {"now": "2026-01-10T12:00:00+05:30"}, NONE)
LINK_RECIPE: Final = Recipe(
    "link_exists",
    409,
    {"status": "ERROR", "subCode": "409", "message": "Cashgram with cashgramId gift-1 already exists"},
    "the same `cashgramId` twice",
    (_DAY, _NEW_LINK, _NEW_LINK),
)

# v2 -------------------------------------------------------------------------------------------------------------

_V2_NATURAL: Final[Natural] = {
    "transfer_id_missing": ("no `transfer_id`", (_v2(transfer_id=None),)),
    "transfer_id_invalid": ("more than letters, digits and _, or more than 40", (_v2(transfer_id="check-1"),)),
    "neither": ("neither `vpa` nor `phone`", (_v2(vpa=None),)),
    "both": ("both of them", (_v2(phone="9812345678"),)),
    "vpa_invalid": ("a `vpa` that has not the shape of a UPI address", (_v2(vpa="asha"),)),
    "phone_invalid": ("a `phone` without 8 to 12 digits", (_v2(vpa=None, phone="98"),)),
    "apis_not_enabled": ("`features_off` with `validate`", (payout_settings_step(features_off=["validate"]), _v2())),
    "authentication": ("a wrong or missing x-client-id or x-client-secret", (_as(_v2(), token=BAD),)),
    "ip_not_allowed": (
        "`allowed_ips` without the caller's, and no X-Cf-Signature",
        (payout_settings_step(allowed_ips=["203.0.113.7"]), _v2()),
    ),
    "version_invalid": ("no x-api-version, or none that there is", (_as(_v2(), headers={"x-api-version": "v2"}),)),
    "rate_limit": ("more calls a minute than `rate_limits` allows", (rate_limit_step(payout_validate=0), _v2())),
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
            RequestStep("POST", "/payout/v1/addBeneficiary", {"beneId": "asha9", "name": "Asha", "vpa": ADDRESS}),
            _v2(),
            _pay(),
        ),
    ),
    "not_enough_balance": ("more than the fund source holds", (_v2(), _pay(transfer_amount="100000000"))),
    **{name: _V2_NATURAL[name] for name in ("apis_not_enabled",)},
}


def _by_id(row: ErrorRow, natural: Natural, step: RequestStep) -> Recipe:
    ident = magic_id(row.name)
    return row_recipe(row, natural, f"transfer_id `{ident}`", _as_id(step, ident))


def _as_id(step: RequestStep, ident: str) -> RequestStep:
    return RequestStep(step.method, step.path, {**step.fields, "transfer_id": ident})


V2_RECIPES: Final = tuple(_by_id(row, _V2_NATURAL, _v2()) for row in VALIDATION_V2_ROWS.values())
TRANSFER_RECIPES: Final = tuple(
    _by_id(row, _PAY_NATURAL, _pay())
    for name, row in TRANSFER_ROWS.items()
    if name not in VALIDATION_V2_ROWS or name in _PAY_NATURAL
)
"""Recipes of the transfer's own rows; those that it shares with v2 validation are in V2_RECIPES."""

SECTIONS: Final[tuple[tuple[str, str, tuple[Recipe, ...]], ...]] = (
    ("Gateway (docs/service.md#gateway-errors)", "", GATEWAY_RECIPES),
    (
        "Gateway, other rows",
        "An order number or a terminal's phone that is magic gets its row each time.",
        GATEWAY_MORE,
    ),
    (
        "Validation v1 and v1.2 (docs/service.md#validation-and-cashgram-errors)",
        f"HTTP 200 always. {INVALID_ADDRESS_NOTE}.",
        V1_RECIPES,
    ),
    ("Payment links (docs/service.md#validation-and-cashgram-errors)", "", (LINK_RECIPE,)),
    (
        "Validation v2 (docs/service.md#validate-upi-v2)",
        "Its errors are not published (docs/service.md#not-known); these are those of similar operations.",
        V2_RECIPES,
    ),
    ("Transfer to a validated address, v2", "Its errors are not in the service's reference.", TRANSFER_RECIPES),
    ("Identity: exchange of a code (docs/service.md#exchange-an-authorisation-code)", "", EXCHANGE_RECIPES),
    (
        "Identity: session",
        "Its errors are not in the service's reference. It may get those of the exchange, too.",
        SESSION_RECIPES,
    ),
)
"""Title, introduction and recipes of each service but payout v1, whose causes are in `payout.causes`."""
