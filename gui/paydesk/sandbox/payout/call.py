"""What the operations of the payout side read and answer, and the rows of SPEC.md 7.2 to 7.6.

See docs/service.md#payout-envelope, #payout-headers.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from paydesk.domain.exact_json import Json
from paydesk.domain.payout import service_rows
from paydesk.domain.payout.service_rows import ServiceRow
from paydesk.sandbox.schemas import ABSENT_VALUES, BodyShape, FieldError, read_field
from paydesk.sandbox.service import Handler, Reply, ReplyError

DIRECT: Final = "direct_transfer"
DIRECT_V1_2: Final = "direct_transfer_v1_2"
LOAN: Final = "loan"
INTERNAL: Final = "internal_transfer"
HISTORY: Final = "history"


@dataclass(frozen=True, slots=True)
class PayoutRow:
    """One form of one row: what the service says. `area` is the table of docs/service.md#errors, `name` our own word for it.

    What the service says beside those tables has no area and no name. `http` is the HTTP status where it is not the
    subCode.
    """

    area: str
    name: str
    sub_code: str
    status: str
    message: str
    http: int | None = None


def error_row(sub_code: str, message: str, *, status: str = "ERROR", http: int | None = None) -> PayoutRow:
    """An error that docs/service.md#errors has no row for."""
    return PayoutRow("", "", sub_code, status, message, http)


def _named(area: str, rows: Iterable[ServiceRow]) -> dict[str, PayoutRow]:
    """Every form of every row under its name."""
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
"""Area -> name -> what is said."""


SUCCESS: Final = "SUCCESS"
ERROR: Final = "ERROR"
FAILURE: Final = "FAILURE"
"""The fourth status word, of one-escrow internal transfers (docs/service.md#internal-transfer)."""


def envelope(
    sub_code: str, message: str, data: object = None, *, status: str = SUCCESS, http: int | None = None
) -> Reply:
    """The payout envelope (docs/service.md#payout-envelope); without `data` when it is None. `http` where it is not the subCode."""
    value: dict[str, object] = {"status": status, "subCode": sub_code, "message": message}
    if data is not None:
        value["data"] = data
    return Reply.from_value(value, http if http is not None else int(sub_code))


def row_reply(said: PayoutRow, data: object = None) -> Reply:
    """The answer of a row."""
    return envelope(said.sub_code, said.message, data, status=said.status)


class PayoutError(ReplyError):
    """An answer that is no success: `status`, `sub_code`, `message`; `http` where it is not the subCode."""

    def __init__(self, sub_code: str, message: str, *, status: str = ERROR, http: int | None = None) -> None:
        self.message = message
        super().__init__(envelope(sub_code, message, status=status, http=http), f"{sub_code} {message}")

    @classmethod
    def from_row(cls, said: PayoutRow) -> PayoutError:
        """The error of a row."""
        return cls(said.sub_code, said.message, status=said.status, http=said.http)

    @classmethod
    def from_name(cls, area: str, name: str) -> PayoutError:
        """The error of a row by its name (`rows.ROWS`)."""
        return cls.from_row(ROWS[area][name])


def read_fields(fields: Mapping[str, Json], shape: BodyShape, area: str) -> dict[str, Any]:
    """The fields of a shape: text as str ("" when absent), amounts as Money, whole numbers as int, flags as bool.

    An absent amount, number or object is None. Raises PayoutError for the first broken rule, in the shape's order, in
    the words of its row.
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
    """One endpoint: method, versions and path (`{name}` stands for one part), what it takes, gives and does."""

    method: str
    versions: tuple[str, ...]
    path: str
    handler: Handler
    request_shape: BodyShape
    response_shape: BodyShape | None
    """The shape of `data`; None when there is none."""
    rate_class: str
    summary: str
    area: str = "direct_transfer"
    """Whose words a caller without a valid token is told (`rows.ROWS`)."""
    feature: str = ""
    """What must be enabled for the account (`settings.FEATURES`); empty: nothing."""
    needs_token: bool = True
    """Whether it asks for a bearer token."""
    rows: tuple[PayoutRow, ...] = ()
    """What it may say, beside 200, what any request may get, and those of broken fields."""
    always_200: bool = False
    """Whether HTTP 200 stands around everything that it says (docs/service.md#validate-upi-v1)."""

    @property
    def paths(self) -> tuple[str, ...]:
        """Its whole addresses."""
        return tuple(f"/payout/{version}/{self.path}" for version in self.versions)
