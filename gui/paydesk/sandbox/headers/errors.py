"""Errors of what asks for keys in headers: {message, code, type} (SPEC.md 7.1; SERVICE-FACTS 5, 6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from paydesk.sandbox.gateway.errors import ROWS as GATEWAY

INVALID: Final = "invalid_request_error"


@dataclass(frozen=True, slots=True)
class Row:
    """One error: its name here, HTTP status, `type`, `code` and `message`."""

    name: str
    status: int
    type: str
    code: str
    message: str


def of_gateway(name: str) -> Row:
    """A row of SPEC.md 7.1, which is for the OAuth endpoint too (SPEC.md 4.1)."""
    row = GATEWAY[name]
    return Row(name, row.status, row.type, row.code, row.message)


BAD_URL: Final = of_gateway("bad_url")
AUTHENTICATION: Final = of_gateway("authentication")
RATE_LIMIT: Final = of_gateway("rate_limit")
INTERNAL: Final = of_gateway("internal_error")
VERSION: Final = of_gateway("version_invalid")
TOO_LARGE: Final = Row("too_large", 413, INVALID, "request_too_large", "the request body is too large")
NOT_JSON: Final = of_gateway("request_invalid")
IP: Final = Row("ip_not_allowed", 403, "authentication_error", "ip_validation_failed", "IP not whitelisted")


class HeaderError(Exception):
    """An error that is answered."""

    def __init__(self, row: Row) -> None:
        self.row = row
        super().__init__(row.code)


def by_name(*rows: Row) -> dict[str, Row]:
    """Rows by their names. Raises ValueError when two have one name."""
    found = {row.name: row for row in rows}
    if len(found) != len(rows):
        raise ValueError("two rows have one name")
    return found


def missing(field: str, type_: str = INVALID) -> Row:
    """A field that is not there: 400 `<field>_missing`."""
    return Row(f"{field}_missing", 400, type_, f"{field}_missing", f"{field} : is missing in the request")


def invalid(field: str, why: str, type_: str = INVALID, code: str = "") -> Row:
    """A field that breaks its rule: 400 `<field>_invalid`, or another code."""
    return Row(f"{field}_invalid", 400, type_, code or f"{field}_invalid", f"{field} : {why}")
