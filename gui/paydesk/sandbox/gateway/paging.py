"""Pages of a list by a cursor, and the filter by dates (docs/service.md#settlements)."""

from __future__ import annotations

import base64
import binascii
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeVar

from paydesk.domain.exact_json import Json
from paydesk.sandbox.clock import parse_iso
from paydesk.sandbox.errors import field_error
from paydesk.sandbox.schemas import IDS, WHOLE, BodyShape, FieldRule

T = TypeVar("T")

PAGE: Final = BodyShape(
    "CursorPage",
    (
        FieldRule("limit", WHOLE, required=True, minimum=1, maximum=1_000),
        FieldRule("cursor", max_length=200, description="of the answer before"),
    ),
)
DATES: Final = tuple(
    FieldRule(name, max_length=40, format="date-time", description="with its offset")
    for name in ("start_date", "end_date")
)
SETTLEMENTS: Final = BodyShape(
    "SettlementFilter",
    (*(FieldRule(name, IDS, max_length=100) for name in ("cf_settlement_ids", "settlement_utrs")), *DATES),
)


def read_dates(filters: Mapping[str, Any]) -> tuple[int, int]:
    """Return start and end of a filter in ms since the epoch. Raises RowError."""
    found: list[int] = []
    for name in ("start_date", "end_date"):
        text = filters[name]
        moment = None if text is None else parse_iso(text)
        if moment is None:
            raise field_error(f"filters.{name}", "missing" if text is None else "is not a time with its offset")
        found.append(moment)
    if found[1] < found[0]:
        raise field_error("filters.end_date", "is before start_date")
    return found[0], found[1]


def page_of(
    name: str, items: Sequence[T], to_row: Callable[[T], Json], pagination: Mapping[str, Any]
) -> dict[str, Json]:
    """Return one page of a list with the cursor of the next; None after the last. Raises RowError."""
    limit, first = pagination["limit"], _position(name, pagination["cursor"])
    after = first + limit
    cursor = base64.urlsafe_b64encode(f"{name}:{after}".encode()).decode() if after < len(items) else None
    return {"cursor": cursor, "limit": limit, "data": [to_row(each) for each in items[first:after]]}


def _position(name: str, cursor: str | None) -> int:
    try:
        text = base64.b64decode((cursor or "").encode(), altchars=b"-_", validate=True).decode()
    except (binascii.Error, UnicodeError):
        text = "?"
    kind, _, number = text.partition(":")
    if not cursor:
        return 0
    if kind != name or not (number.isascii() and number.isdigit() and len(number) < 10):
        raise field_error("pagination.cursor", "is not one of an answer")
    return int(number)
