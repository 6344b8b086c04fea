"""Every error of the gateway: the rows of SPEC.md 7.1 with the statuses of SERVICE-FACTS 2.8, and the magic values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

_INVALID: Final = "invalid_request_error"


@dataclass(frozen=True, slots=True)
class Row:
    """One error: HTTP status, `type`, `code` and the usual `message`."""

    status: int
    type: str
    code: str
    message: str


ROWS: Final[dict[str, Row]] = {
    # SPEC.md 7.1, in its order; "somethind" is the service's own spelling
    "bad_url": Row(400, _INVALID, "request_failed", "bad URL, please check API documentation"),
    "authentication": Row(401, "authentication_error", "request_failed", "authentication Failed"),
    "something_not_found": Row(404, _INVALID, "somethind_not_found", "something is not found"),
    "order_already_exists": Row(409, _INVALID, "order_already_exists", "order with same id is already present"),
    "idempotency": Row(422, "idempotency_error", "request_invalid", "something is not found"),
    "rate_limit": Row(429, "rate_limit_error", "request_failed", "Too many requests from IP. Check headers"),
    "internal_error": Row(500, "api_error", "internal_error", "internal Server Error"),
    # SERVICE-FACTS 2.8: what is seen in public beside them
    "request_invalid": Row(400, _INVALID, "request_failed", "the request body is not valid"),
    "too_large": Row(413, _INVALID, "request_too_large", "the request body is larger than 1 MiB"),
    "version_invalid": Row(400, _INVALID, "version_invalid", "x-api-version is missing or not a version"),
    "order_not_found": Row(404, _INVALID, "order_not_found", "order reference id does not exist"),
    "order_inactive": Row(400, _INVALID, "order_inactive", "the order is not active any more"),
    "payment_not_found": Row(404, _INVALID, "payment_not_found", "the order has no payment with this id"),
    "transaction_not_found": Row(404, _INVALID, "transaction_get_not_found", "there is no such transaction"),
    "terminal_not_found": Row(404, _INVALID, "terminal_post_not_found", "terminal missing or inactive"),
    "terminal_id_not_found": Row(404, _INVALID, "terminal_id_post_not_found", "terminal missing or inactive"),
    "terminal_differs": Row(
        404, _INVALID, "terminal_id_post_not_found", "the terminal is not the one that the order was created with"
    ),
    "order_create_failed": Row(500, "api_error", "order_create_failed", "the order could not be created"),
    "api_request_timeout": Row(504, "api_error", "api_request_timeout", "the request took too long"),
    "bank_failure": Row(502, "api_error", "bank_processing_failure", "the bank did not process this"),
    "feature_not_enabled": Row(403, "feature_not_enabled", "request_failed", "this is not enabled for the account"),
    "connection_error": Row(503, "api_connection_error", "request_failed", "a part of the service does not answer"),
    "bad_gateway": Row(502, "bad_gateway_error", "request_failed", "bad gateway"),
    "validation_error": Row(400, "validation_error", "request_invalid", "a field is not valid"),
}

MAGIC_ORDERS: Final[dict[str, str]] = {
    "magic_bad_url": "bad_url",
    "magic_authentication": "authentication",
    "magic_not_found": "something_not_found",
    "magic_already_exists": "order_already_exists",
    "magic_idempotency": "idempotency",
    "magic_rate_limit": "rate_limit",
    "magic_internal_error": "internal_error",
    "magic_create_failed": "order_create_failed",
    "magic_timeout": "api_request_timeout",
    "magic_bank_failure": "bank_failure",
    "magic_not_enabled": "feature_not_enabled",
    "magic_connection_error": "connection_error",
    "magic_bad_gateway": "bad_gateway",
    "magic_validation_error": "validation_error",
    "magic_inactive": "order_inactive",
    "magic_too_large": "too_large",
    "magic_version": "version_invalid",
}
"""An `order_id` that always gets this row, whatever is asked of it: create, read, terminate, payments."""

MAGIC_PHONES: Final[dict[str, str]] = {
    "9000000400": "bad_url",
    "9000000401": "authentication",
    "9000000403": "feature_not_enabled",
    "9000000404": "something_not_found",
    "9000000409": "order_already_exists",
    "9000000422": "idempotency",
    "9000000429": "rate_limit",
    "9000000500": "internal_error",
    "9000000502": "bank_failure",
    "9000000503": "connection_error",
    "9000000504": "api_request_timeout",
}
"""A `terminal_phone_no` that always gets this row wherever a terminal is named by its phone."""


MAGIC_ROWS: Final = tuple(dict.fromkeys((*MAGIC_ORDERS.values(), *MAGIC_PHONES.values())))
"""The rows that have a magic value."""


class GatewayError(Exception):
    """An error that the gateway answers with; `message` in place of the row's own when it is given."""

    def __init__(self, row: Row | str, message: str = "") -> None:
        self.row = ROWS[row] if isinstance(row, str) else row
        self.message = message or self.row.message
        super().__init__(self.row.code)


def field_error(field: str, why: str) -> GatewayError:
    """A field of the request is wrong: 400 with `<field>_missing` or `<field>_invalid` as its code."""
    ending = "missing" if why == "missing" else "invalid"
    row = Row(400, _INVALID, f"{field.rpartition('.')[2]}_{ending}", "")
    words = "is missing in the request" if why == "missing" else why
    return GatewayError(row, f"{field} : {words}")


def magic_order(order_id: str) -> None:
    """Raise the error that this order number always gets, if it is a magic one."""
    if order_id in MAGIC_ORDERS:
        raise GatewayError(MAGIC_ORDERS[order_id])


def magic_phone(phone: str) -> None:
    """Raise the error that this terminal's phone always gets, if it is a magic one."""
    if phone in MAGIC_PHONES:
        raise GatewayError(MAGIC_PHONES[phone])
