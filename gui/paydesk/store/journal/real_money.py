"""SQL conditions for real money: by the host in the facts of sales and payouts."""

from __future__ import annotations

from typing import Final

from paydesk.domain.fact import PAYOUT_PREFIX
from paydesk.domain.settings.service_kind import REAL_HOSTS

_HOST: Final = "CASE WHEN json_valid(data) THEN json_extract(data, '$.host') END"
_HOST_NAME: Final = "lower(substr(host, 1, instr(host || ':', ':') - 1))"
_REAL_HOSTS: Final = ", ".join(f"'{host}'" for host in sorted(REAL_HOSTS))


def sales_condition(real: bool | None) -> str:
    """Return a condition over `sales`: only real money (True), only tests (False), or everything (None).

    Sales without a host (not sent, or of an older Paydesk) match both.
    """
    return _condition("sales.sale_id", real, "SELECT real FROM entries WHERE entries.sale_id = sales.sale_id LIMIT 1")


def payouts_condition(real: bool | None) -> str:
    """Return the same condition over `payouts`."""
    return _condition(f"'{PAYOUT_PREFIX}' || payouts.payout_id", real)


def _condition(subject: str, real: bool | None, stored_answer: str = "NULL") -> str:
    """Return the condition. `stored_answer`: SQL that may find the answer faster."""
    if real is None:
        return "1"
    newest = f"facts.sale_id = {subject} AND {_HOST} != '' ORDER BY seq DESC LIMIT 1"
    told = f"SELECT {_HOST_NAME} IN ({_REAL_HOSTS}) FROM (SELECT {_HOST} AS host FROM facts WHERE {newest})"  # noqa: S608
    return f"coalesce(({stored_answer}), ({told}), {int(real)}) = {int(real)}"
