"""How to get each row of the gateway (SPEC.md 7.1, and what is public beside it: SERVICE-FACTS 2.8)."""

from __future__ import annotations

from typing import Any, Final

from paydesk.sandbox.errors import MAGIC_ORDERS, MAGIC_PHONES, ROWS
from paydesk.sandbox.errors import ROWS as GATEWAY
from paydesk.sandbox.payout.causes import BAD, NONE, Step
from paydesk.sandbox.recipes.recipe import Recipe, limits, of_row

OF_SPEC: Final = (
    *("bad_url", "authentication", "something_not_found", "order_already_exists", "idempotency", "rate_limit"),
    "internal_error",
)
"""The rows of SPEC.md 7.1, in its order."""

ORDER: Final[dict[str, Any]] = {
    "order_id": "bill-1",
    "order_amount": 90,
    "order_currency": "INR",
    "customer_details": {"customer_id": "walkin", "customer_phone": "9999999999"},
    "terminal": {"terminal_type": "SPOS", "cf_terminal_id": 54321},
}
"""A sound order."""


KEY: Final = "00000000-0000-4000-8000-000000000001"
"""An idempotency key."""


def _order(**changes: Any) -> Step:  # noqa: ANN401 - any JSON
    return Step("POST", "/pg/orders", {**ORDER, **changes})


def _with_key(**changes: Any) -> Step:  # noqa: ANN401
    return Step(
        "POST",
        "/pg/orders",
        {**ORDER, **changes},
        headers={"x-idempotency-key": "6f1c8f4e-0000-4000-8000-000000000001"},
    )


def _read(order_id: str = "bill-1", **more: Any) -> Step:  # noqa: ANN401
    return Step("GET", f"/pg/orders/{order_id}", **more)


def _transaction(**changes: Any) -> Step:  # noqa: ANN401
    fields = {"cf_order_id": "{cf_order_id}", "payment_method": "QR_CODE", "cf_terminal_id": 54321}
    return Step("POST", "/pg/terminal/transactions", {**fields, **changes})


_END: Final = Step("PATCH", "/pg/orders/bill-1", {"order_status": "TERMINATED"})
_NATURAL: Final = {
    "bad_url": ("an address that does not exist", (Step("GET", "/pg/nothing"),)),
    "authentication": ("a wrong or missing x-client-id or x-client-secret", (_read(token=BAD),)),
    "something_not_found": ("a simulation that was never asked for", (Step("GET", "/pg/simulate/nothing"),)),
    "internal_error": (
        "the fault `status_500`",
        (Step("POST", "/_sandbox/faults", {"kind": "status_500", "times": 1}, NONE), _read()),
    ),
    "order_already_exists": ("the same `order_id` twice, without one idempotency key", (_order(), _order())),
    "idempotency": (
        "the same x-idempotency-key with another body",
        (_with_key(), _with_key(order_amount=91)),
    ),
    "rate_limit": ("more calls a minute than `rate_limits` allows", (limits(get_order=0), _read())),
    "version_invalid": ("no x-api-version, or none that there is", (_read(headers={"x-api-version": "2020-01-01"}),)),
    "order_not_found": ("an order that was never created", (_read(),)),
    "order_inactive": (
        "a terminal transaction of an order that is terminated, expired or paid",
        (_order(), _END, Step("POST", "/_sandbox/clock", {"advance_ms": 60_000}, NONE), _transaction()),
    ),
    "payment_not_found": (
        "a payment that the order has not",
        (_order(), Step("GET", "/pg/orders/bill-1/payments/1")),
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
        (Step("POST", "/pg/orders", headers={"content-type": "text/plain"}),),
    ),
}


def _recipe(name: str) -> Recipe:
    order = next((each for each, row in MAGIC_ORDERS.items() if row == name), "")
    phone = next((each for each, row in MAGIC_PHONES.items() if row == name), "")
    words = [f"order_id `{order}`"] * bool(order) + [f"terminal_phone_no `{phone}`"] * bool(phone)
    return of_row(ROWS[name], _NATURAL, ", or ".join(words), *([_read(order)] if order else []))


RECIPES: Final = tuple(_recipe(name) for name in OF_SPEC)
"""SPEC.md 7.1."""
MORE: Final = tuple(each for each in map(_recipe, GATEWAY) if each.name not in OF_SPEC and (each.steps or each.magic))
"""The others that can be met."""
