"""The history of transfers to one beneficiary (SPEC.md 4.13)."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import Final

from paydesk.api.answers import Answered
from paydesk.api.payouts import readers
from paydesk.api.payouts.caller import BearerCaller
from paydesk.domain.payout import rules as payout_rules
from paydesk.domain.payout.answers import History
from paydesk.domain.payout.outcome import Operation
from paydesk.domain.payout.requests import HistoryQuery

HISTORY: Final = "/payout/v1/beneHistory"


class Beneficiaries:
    """What was sent to whom. Every method raises ServiceError with a `judgement`, and nothing else."""

    def __init__(self, caller: BearerCaller, today: Callable[[], date]) -> None:
        self._caller = caller
        self._today = today

    async def history(self, query: HistoryQuery) -> Answered[History]:
        """One page, latest first; it carries the retirement notice of SPEC.md part 9. May be repeated freely."""
        return await self._caller.get(
            Operation.BENEFICIARY_HISTORY,
            HISTORY,
            history_query(query),
            lambda told: readers.read_history(told, query),
            broken=payout_rules.history(query, self._today()),
        )


def history_query(query: HistoryQuery) -> dict[str, str]:
    """The query of SPEC.md 4.13: days as yyyy-mm-dd, page and perPage always."""
    words = {"beneId": query.bene_id}
    if query.start is not None:
        words["startDate"] = query.start.isoformat()
    if query.end is not None:
        words["endDate"] = query.end.isoformat()
    return words | {"perPage": str(query.per_page), "page": str(query.page)}
