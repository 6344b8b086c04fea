"""Reading the fields of a request by their declared shape; the first broken rule is told by the row that it names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from paydesk.domain.exact_json import Json
from paydesk.sandbox.headers.errors import HeaderError, Row
from paydesk.sandbox.payout import checks
from paydesk.sandbox.payout.checks import BrokenField
from paydesk.sandbox.payout.schemas import OBJECT, Shape


def read(fields: Mapping[str, Json], shape: Shape, rows: Mapping[str, Row]) -> dict[str, Any]:
    """The fields of a shape: text as str ("" when absent), amounts as Money, objects by their own shape.

    `missing` and `wrong` of each field name a row of `rows`. Raises HeaderError for the first broken rule, in the
    shape's order.
    """
    found: dict[str, Any] = {}
    for each in shape.fields:
        try:
            value = checks.plain(fields, each)
        except BrokenField as fault:
            raise HeaderError(rows[str(each.missing if fault.missing else each.wrong)]) from None
        inner = each.of if each.kind == OBJECT and value is not None else None
        found[each.name] = value if inner is None else read(value, inner, rows)
    return found
