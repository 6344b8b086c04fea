"""Operations of payout v1: reading of requests, answers, and the rows of docs/service.md#payout-errors.

See docs/service.md#payout-envelope, #payout-headers.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from paydesk.domain.exact_json import Json
from paydesk.domain.payout import service_rows
from paydesk.domain.payout.service_rows import ServiceRow
from paydesk.sandbox.schemas import ABSENT_VALUES, ENVELOPE, BodyShape, FieldError, read_field
from paydesk.sandbox.service import Handler, Reply, ReplyError

DIRECT: Final = "direct_transfer"
DIRECT_V1_2: Final = "direct_transfer_v1_2"
LOAN: Final = "loan"
INTERNAL: Final = "internal_transfer"
HISTORY: Final = "history"


@dataclass(frozen=True, slots=True)
class PayoutRow:
    """One form of one answer. `area` is its table in docs/service.md#payout-errors, `name` the sandbox's name for it.

    Answers beside those tables have neither. `http` is the HTTP status if it differs from the subCode.
    """

    area: str
    name: str
    sub_code: str
    status: str
    message: str
    http: int | None = None


def error_row(sub_code: str, message: str, *, status: str = "ERROR", http: int | None = None) -> PayoutRow:
    """Return an error that docs/service.md#errors has no row for."""
    return PayoutRow("", "", sub_code, status, message, http)


def _named(area: str, rows: Iterable[ServiceRow]) -> dict[str, PayoutRow]:
    """Return each form of each row by name."""
    return {
        name: PayoutRow(area, name, sub_code, row.status, message)
        for row in rows
        for name, (sub_code, message) in row.forms.items()
    }


ROWS: Final[dict[str, dict[str, PayoutRow]]] = {
    DIRECT: _named(DIRECT, service_rows.DIRECT_TRANSFER),
    DIRECT_V1_2: _named(DIRECT_V1_2, service_rows.DIRECT_TRANSFER_V1_2_ONLY),
    LOAN: _named(LOAN, service_rows.LOAN),
    INTERNAL: _named(INTERNAL, service_rows.INTERNAL_TRANSFER),
    HISTORY: _named(HISTORY, service_rows.BENEFICIARY_HISTORY),
}
"""Area -> name -> row."""


SUCCESS: Final = "SUCCESS"
ERROR: Final = "ERROR"
FAILURE: Final = "FAILURE"
"""Fourth status, of one-escrow internal transfers (docs/service.md#internal-transfer)."""


def envelope(
    sub_code: str, message: str, data: object = None, *, status: str = SUCCESS, http: int | None = None, **more: str
) -> Reply:
    """Return an answer in the payout envelope (docs/service.md#payout-envelope).

    Args:
        data: Left out if it is None.
        http: HTTP status; default: the subCode.
        more: Further fields beside `data`.
    """
    value: dict[str, object] = {"status": status, "subCode": sub_code, "message": message, **more}
    if data is not None:
        value["data"] = data
    return Reply.from_value(value, http if http is not None else int(sub_code))


def row_reply(row: PayoutRow, data: object = None) -> Reply:
    """Return the answer of a row."""
    return envelope(row.sub_code, row.message, data, status=row.status)


class PayoutError(ReplyError):
    """An error answer in the payout envelope; `http` if the HTTP status differs from the subCode."""

    def __init__(
        self, sub_code: str, message: str, *, status: str = ERROR, http: int | None = None, **more: str
    ) -> None:
        self.sub_code, self.message = sub_code, message
        super().__init__(envelope(sub_code, message, status=status, http=http, **more), f"{sub_code} {message}")

    @classmethod
    def from_row(cls, row: PayoutRow) -> PayoutError:
        """Return the error of a row."""
        return cls(row.sub_code, row.message, status=row.status, http=row.http)

    @classmethod
    def from_name(cls, area: str, name: str) -> PayoutError:
        """Return the error of the row ROWS[area][name]."""
        return cls.from_row(ROWS[area][name])


def read_fields(fields: Mapping[str, Json], shape: BodyShape, area: str) -> dict[str, Any]:
    """Return the fields of a shape: text as str ("" if absent), amounts as Money, whole numbers as int, flags as bool.

    An absent amount, number or object is None. Raises PayoutError for the first broken rule, in the shape's order.
    """
    found: dict[str, Any] = {}
    for each in shape.fields:
        try:
            value = read_field(fields, each)
        except FieldError as fault:
            wrong = each.if_missing if fault.is_missing else each.if_wrong
            raise (PayoutError.from_name(area, wrong) if isinstance(wrong, str) else PayoutError(*wrong)) from None
        found[each.name] = ABSENT_VALUES.get(each.kind) if value is None else value
    return found


@dataclass(frozen=True, slots=True)
class PayoutOperation:
    """One endpoint: method, versions, path (`{name}` matches one part), handler, and the shapes of its bodies."""

    method: str
    versions: tuple[str, ...]
    path: str
    handler: Handler
    request_shape: BodyShape
    response_shape: BodyShape | None
    """Shape of `data`; None if there is none."""
    rate_class: str
    summary: str
    area: str = "direct_transfer"
    """Key of ROWS for the errors of a missing or invalid token."""
    feature: str = ""
    """Feature that the account needs (`settings.FEATURES`); empty: none."""
    needs_token: bool = True
    """True if it needs a bearer token."""
    rows: tuple[PayoutRow, ...] = ()
    """Answers of its own, beside 200, those that any request may get, and those of broken fields."""
    always_200: bool = False
    """True if errors come with HTTP 200 as well (docs/service.md#validate-upi-v1)."""
    head: BodyShape = ENVELOPE
    """Envelope of its answers; errors may have its fields, too."""

    @property
    def paths(self) -> tuple[str, ...]:
        """Complete paths, one for each version."""
        return tuple(f"/payout/{version}/{self.path}" for version in self.versions)
