"""The rows of SPEC.md 7.2 to 7.6 by name: each form of each row once."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from paydesk.domain.payout import service_rows
from paydesk.domain.payout.service_rows import Row

DIRECT: Final = "direct_transfer"
DIRECT_V1_2: Final = "direct_transfer_v1_2"
LOAN: Final = "loan"
INTERNAL: Final = "internal_transfer"
HISTORY: Final = "history"


@dataclass(frozen=True, slots=True)
class PayoutRow:
    """One form of one row: what the service says. `area` is the table of SPEC.md part 7, `name` our own word for it.

    What the service says beside those tables has no area and no name. `http` is the HTTP status where it is not the
    subCode.
    """

    area: str
    name: str
    sub_code: str
    status: str
    message: str
    http: int | None = None


def error(sub_code: str, message: str, *, status: str = "ERROR", http: int | None = None) -> PayoutRow:
    """An error that SPEC.md part 7 has no row for."""
    return PayoutRow("", "", sub_code, status, message, http)


def _named(area: str, rows: Iterable[Row]) -> dict[str, PayoutRow]:
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
