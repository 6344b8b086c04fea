"""Error rows with {message, code, type} (docs/service.md#gateway-errors), and the magic values that trigger them.

The gateway, payout v2 and identity answer with them; payout v1 has an envelope of its own (`payout.call`).
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from paydesk.sandbox.known_calls import explain, find_known_call
from paydesk.sandbox.service import Reply, ReplyError

INVALID_REQUEST: Final = "invalid_request_error"
_NOT_IN_CODE: Final = re.compile(r"[^A-Za-z0-9_-]")
_CODE_LENGTH: Final = 60


@dataclass(frozen=True, slots=True)
class ErrorRow:
    """One error: its name in the sandbox, HTTP status, `type`, `code` and default `message`."""

    name: str
    status: int
    type: str
    code: str
    message: str


def index_rows(*rows: ErrorRow) -> dict[str, ErrorRow]:
    """Return the rows by name. Raises ValueError if a name repeats."""
    found = {row.name: row for row in rows}
    if len(found) != len(rows):
        raise ValueError("two rows have one name")
    return found


ROWS: Final = index_rows(
    # docs/service.md#gateway-errors, in its order; "somethind" is the service's own spelling
    ErrorRow("bad_url", 400, INVALID_REQUEST, "request_failed", "bad URL, please check API documentation"),
    ErrorRow("authentication", 401, "authentication_error", "request_failed", "authentication Failed"),
    ErrorRow("something_not_found", 404, INVALID_REQUEST, "somethind_not_found", "something is not found"),
    ErrorRow(
        "order_already_exists", 409, INVALID_REQUEST, "order_already_exists", "order with same id is already present"
    ),
    ErrorRow("idempotency", 422, "idempotency_error", "request_invalid", "something is not found"),
    ErrorRow("rate_limit", 429, "rate_limit_error", "request_failed", "Too many requests from IP. Check headers"),
    ErrorRow("internal_error", 500, "api_error", "internal_error", "internal Server Error"),
    # public rows beside these (docs/service.md#gateway-errors)
    ErrorRow("request_invalid", 400, INVALID_REQUEST, "request_failed", "the request body is not valid"),
    ErrorRow("too_large", 413, INVALID_REQUEST, "request_too_large", "the request body is larger than 1 MiB"),
    ErrorRow("version_invalid", 400, INVALID_REQUEST, "version_invalid", "x-api-version is missing or not a version"),
    ErrorRow("order_not_found", 404, INVALID_REQUEST, "order_not_found", "order reference id does not exist"),
    ErrorRow("order_inactive", 400, INVALID_REQUEST, "order_inactive", "the order is not active any more"),
    ErrorRow("payment_not_found", 404, INVALID_REQUEST, "payment_not_found", "the order has no payment with this id"),
    ErrorRow(
        "transaction_not_found", 404, INVALID_REQUEST, "transaction_get_not_found", "there is no such transaction"
    ),
    ErrorRow("terminal_not_found", 404, INVALID_REQUEST, "terminal_post_not_found", "terminal missing or inactive"),
    ErrorRow(
        "terminal_id_not_found", 404, INVALID_REQUEST, "terminal_id_post_not_found", "terminal missing or inactive"
    ),
    ErrorRow(
        "terminal_differs",
        404,
        INVALID_REQUEST,
        "terminal_id_post_not_found",
        "the terminal is not the one that the order was created with",
    ),
    ErrorRow("order_create_failed", 500, "api_error", "order_create_failed", "the order could not be created"),
    ErrorRow("api_request_timeout", 504, "api_error", "api_request_timeout", "the request took too long"),
    ErrorRow("bank_failure", 502, "api_error", "bank_processing_failure", "the bank did not process this"),
    ErrorRow(
        "feature_not_enabled", 403, "feature_not_enabled", "request_failed", "this is not enabled for the account"
    ),
    ErrorRow(
        "connection_error", 503, "api_connection_error", "request_failed", "a part of the service does not answer"
    ),
    ErrorRow("bad_gateway", 502, "bad_gateway_error", "request_failed", "bad gateway"),
    ErrorRow("validation_error", 400, "validation_error", "request_invalid", "a field is not valid"),
)
NOT_IN_SANDBOX: Final = ErrorRow("not_in_sandbox", 404, INVALID_REQUEST, "not_in_sandbox", "not part of this sandbox")
"""Of a call that is known by name (`known_calls`)."""
TOO_LARGE: Final = ErrorRow("too_large", 413, INVALID_REQUEST, "request_too_large", "the request body is too large")
IP_NOT_ALLOWED: Final = ErrorRow(
    "ip_not_allowed", 403, "authentication_error", "ip_validation_failed", "IP not whitelisted"
)
"""Like TOO_LARGE, a row that only payout v2 and identity have."""

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
"""`order_id` -> the row that every request for it gets: create, read, terminate, payments."""

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
"""`terminal_phone_no` -> the row that every request with it gets."""


MAGIC_ROWS: Final = tuple(dict.fromkeys((*MAGIC_ORDERS.values(), *MAGIC_PHONES.values())))
"""Names of the rows that have a magic value."""


def rows_named(*names: str) -> tuple[ErrorRow, ...]:
    return tuple(ROWS[name] for name in names)


class RowError(ReplyError):
    """An error answered with a row, and with `message` in place of the row's own if it is given."""

    def __init__(self, row: ErrorRow | str, message: str = "") -> None:
        self.row = ROWS[row] if isinstance(row, str) else row
        self.message = message or self.row.message
        body = {"message": self.message, "code": self.row.code, "type": self.row.type}
        super().__init__(Reply.from_value(body, self.row.status), self.row.code)


def missing_field(field: str, type_: str = INVALID_REQUEST) -> ErrorRow:
    """Return the row of an absent field: 400 `<field>_missing`."""
    return ErrorRow(f"{field}_missing", 400, type_, f"{field}_missing", f"{field} : is missing in the request")


def invalid_field(field: str, why: str, type_: str = INVALID_REQUEST, code: str = "") -> ErrorRow:
    """Return the row of an invalid field: 400 `<field>_invalid`, or another code."""
    return ErrorRow(f"{field}_invalid", 400, type_, code or f"{field}_invalid", f"{field} : {why}")


def field_error(path: str, why: str) -> RowError:
    """Return the error of a gateway field: the code has the last part of its path, the message all of it."""
    name = _NOT_IN_CODE.sub("", path.rpartition(".")[2])[:_CODE_LENGTH]
    row = missing_field(name) if why == "missing" else invalid_field(name, why)
    return RowError(row, f"{path} : {'is missing in the request' if why == 'missing' else why}")


def unknown_address(method: str, path: str) -> RowError:
    """Return the error of an address without an operation."""
    known = find_known_call(method, path)
    return RowError(NOT_IN_SANDBOX, explain(known)) if known else RowError("bad_url")


def raise_for_magic_order(order_id: str) -> None:
    """Raise the RowError of a magic order id; do nothing for any other."""
    if order_id in MAGIC_ORDERS:
        raise RowError(MAGIC_ORDERS[order_id])


def raise_for_magic_phone(phone: str) -> None:
    """Raise the RowError of a magic terminal phone; do nothing for any other."""
    if phone in MAGIC_PHONES:
        raise RowError(MAGIC_PHONES[phone])
