"""Whether the money of sales and payouts was real, in SQL: by the host that their facts say they were made at."""

from __future__ import annotations

from typing import Final

from paydesk.domain.fact import PAYOUT_PREFIX
from paydesk.domain.settings.service_kind import REAL_HOSTS

_HOST: Final = "CASE WHEN json_valid(data) THEN json_extract(data, '$.host') END"
_HOST_NAME: Final = "lower(substr(host, 1, instr(host || ':', ':') - 1))"
_REAL_HOSTS: Final = ", ".join(f"'{host}'" for host in sorted(REAL_HOSTS))


def sales_condition(real: bool | None) -> str:
    """A condition over `sales`: only real money (True), or only that of tests (False); None: whatever it is.

    What does not say (an older Paydesk kept no host, and what was never sent has none) is with both.
    """
    return _condition("sales.sale_id", real, "SELECT real FROM entries WHERE entries.sale_id = sales.sale_id LIMIT 1")


def payouts_condition(real: bool | None) -> str:
    """The same over `payouts`."""
    return _condition(f"'{PAYOUT_PREFIX}' || payouts.payout_id", real)


def _condition(subject: str, real: bool | None, stored_answer: str = "NULL") -> str:
    """`known`: where it may be found at once."""
    if real is None:
        return "1"
    newest = f"facts.sale_id = {subject} AND {_HOST} != '' ORDER BY seq DESC LIMIT 1"
    told = f"SELECT {_HOST_NAME} IN ({_REAL_HOSTS}) FROM (SELECT {_HOST} AS host FROM facts WHERE {newest})"  # noqa: S608
    return f"coalesce(({stored_answer}), ({told}), {int(real)}) = {int(real)}"
