"""What stands between a confirmed draft and the money: rules, limits, and a second person who saw what they let go."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from paydesk.domain.payout.messages import DraftRefused, Reviewed
from paydesk.domain.people.person import Permission, may

if TYPE_CHECKING:
    from paydesk.counter.access import Access, SecondPerson
    from paydesk.counter.payout.review import ReviewedDraft, Reviewer
    from paydesk.domain.messages import Event
    from paydesk.domain.payout.payout import Draft, Payout, Summary

SHOWN_MOST: Final = 50
"""Drafts that wait for a second person, at most; those that were left go with their windows."""


class Approval:
    """Lets drafts go, or tells the window why not. Raises StoreError, and what refuses a person (Denied, Refused)."""

    def __init__(
        self, reviewer: Reviewer, access: Access, second_person: SecondPerson, emit: Callable[[Event], None]
    ) -> None:
        self._reviewer = reviewer
        self._access = access
        self._second_person = second_person
        self._emit = emit
        self._shown: OrderedDict[str, Summary] = OrderedDict()
        """What a second person was asked to agree to, by draft: nothing else is let go with their PIN."""

    def review(self, draft: Draft, by: str) -> bool:
        """Check rules and limits: Reviewed or DraftRefused. Whether no rule is broken."""
        found = self._reviewed(draft, by)
        if found is not None:
            self._keep(draft, found.summary)
            self._emit(Reviewed(found.summary))
        return found is not None

    async def let_go(
        self, draft: Draft, second_id: str, pin: str, by: str, *, besides: Payout | None = None
    ) -> tuple[ReviewedDraft, str] | None:
        """What may go now, and the second person's name (""); None after the window was told why not.

        `besides`: the payout that the draft has become already. A PIN takes its time: who may do it, and what stands in
        the way, is looked at again after it.
        """
        found = self._reviewed(draft, by, besides)
        if found is None or not found.summary.needs_second:
            return None if found is None else (found, "")
        if not second_id or not self._was_shown(draft, found.summary):
            self._ask(draft, found.summary)
            return None
        name = await self._second_person.second(draft.draft_id, second_id, pin, first=by)
        if not name:
            return None
        still_here = self._access.need(draft.permission, draft.draft_id) == by
        after = self._reviewed(draft, by, besides)
        if after is None:
            return None
        if not still_here or not self._was_shown(draft, after.summary):
            self._ask(draft, after.summary)
            return None
        del self._shown[draft.draft_id]
        return after, name

    def _reviewed(self, draft: Draft, by: str, besides: Payout | None = None) -> ReviewedDraft | None:
        found = self._reviewer.review(draft, by_supervisor=self._is_supervisor(by), besides=besides)
        if found.broken:
            self._emit(DraftRefused(draft.draft_id, found.broken))
            return None
        return found

    def _is_supervisor(self, name: str) -> bool:
        """Whether whoever does it may send money out of their own right."""
        here = (self._access.person, self._access.unlocked_by)
        return any(
            person is not None and person.name == name and may(person.role, Permission.SEND, demo=True)
            for person in here
        )

    def _ask(self, draft: Draft, summary: Summary) -> None:
        self._keep(draft, summary)
        self._emit(DraftRefused(draft.draft_id, second=summary))

    def _keep(self, draft: Draft, summary: Summary) -> None:
        if summary.needs_second:
            self._shown[draft.draft_id] = summary
            if len(self._shown) > SHOWN_MOST:
                self._shown.popitem(last=False)

    def _was_shown(self, draft: Draft, summary: Summary) -> bool:
        """Whether the second person was asked about this very payment, and about all that stands in its way."""
        shown = self._shown.get(draft.draft_id)
        return shown is not None and shown.draft == summary.draft and set(summary.objections) <= set(shown.objections)
