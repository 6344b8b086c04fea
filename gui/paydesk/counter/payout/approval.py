"""What stands between a confirmed draft and the money: rules, limits, and a second person who saw what they let go."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from paydesk.counter.access import Denied
from paydesk.domain.payout.messages import DraftRefused
from paydesk.domain.payout.messages import Reviewed as WeighedEvent

if TYPE_CHECKING:
    from paydesk.counter.access import Access, SecondPerson
    from paydesk.counter.payout.repository import PayoutRepository
    from paydesk.counter.payout.review import Reviewed, Reviewer
    from paydesk.domain.messages import Event
    from paydesk.domain.payout.payout import Draft, Summary
    from paydesk.domain.people.person import Permission


class Approval:
    """Lets drafts go, or tells the window why not. Every method raises KnownFault."""

    def __init__(
        self,
        book: PayoutRepository,
        scales: Reviewer,
        access: Access,
        second_person: SecondPerson,
        emit: Callable[[Event], None],
    ) -> None:
        self._book = book
        self._scales = scales
        self._access = access
        self._witness = second_person
        self._emit = emit
        self._shown: dict[str, Summary] = {}
        """What a second person was asked to agree to, by draft: nothing else is let go with their PIN."""

    def leave(self, permission: Permission, subject_id: str) -> str | None:
        """The name in which it is done, or None after the window was told why not."""
        try:
            return self._access.need(permission, subject_id)
        except Denied as denied:
            self._emit(denied.event)
            return None

    def review(self, draft: Draft) -> None:
        """Check rules and limits: Weighed or DraftRefused."""
        found = self._weighed(draft, "")
        if found is not None:
            self._keep(draft, found.summary)
            self._emit(WeighedEvent(found.summary))

    async def let_go(
        self, draft: Draft, second_id: str, pin: str, by: str, *, besides: str = ""
    ) -> tuple[Reviewed, str] | None:
        """What may go now, and the second person's name (""); None after the window was told why not.

        `besides`: the payout that the draft has become already. A PIN takes its time: who may do it, and what stands in
        the way, is looked at again after it.
        """
        found = self._weighed(draft, besides)
        if found is None or not found.summary.needs_second:
            return None if found is None else (found, "")
        if not second_id or not self._was_shown(draft, found.summary):
            self._ask(draft, found.summary)
            return None
        name = await self._witness.second(draft.draft_id, second_id, pin, first=by)
        if not name or self.leave(draft.permission, draft.draft_id) is None:
            return None
        become = self._book.of_draft(draft.draft_id)
        if become is not None and become.payout_id != besides:
            self._book.tell(become.payout_id)
            return None
        after = self._weighed(draft, besides)
        if after is None:
            return None
        if not self._was_shown(draft, after.summary):
            self._ask(draft, after.summary)
            return None
        self._shown.pop(draft.draft_id, None)
        return after, name

    def _weighed(self, draft: Draft, besides: str) -> Reviewed | None:
        found = self._scales.review(draft, besides=besides)
        if found.broken:
            self._emit(DraftRefused(draft.draft_id, found.broken))
            return None
        return found

    def _ask(self, draft: Draft, summary: Summary) -> None:
        self._keep(draft, summary)
        self._emit(DraftRefused(draft.draft_id, second=summary))

    def _keep(self, draft: Draft, summary: Summary) -> None:
        if summary.needs_second:
            self._shown[draft.draft_id] = summary
        else:
            self._shown.pop(draft.draft_id, None)

    def _was_shown(self, draft: Draft, summary: Summary) -> bool:
        """Whether the second person was asked about this very payment, and about all that stands in its way."""
        shown = self._shown.get(draft.draft_id)
        return shown is not None and shown.draft == summary.draft and set(summary.objections) <= set(shown.objections)
