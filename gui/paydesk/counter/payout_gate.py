"""What stands between a confirmed draft and the money: rules, limits, and a second person who saw what they let go."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from paydesk.counter.guard import Hindered
from paydesk.domain.payout_events import DraftRefused
from paydesk.domain.payout_events import Weighed as WeighedEvent

if TYPE_CHECKING:
    from paydesk.counter.guard import Guard, Witness
    from paydesk.counter.payout_book import OutBook
    from paydesk.counter.payout_weigh import Scales, Weighed
    from paydesk.domain.events import Event
    from paydesk.domain.outs import Draft, Summary
    from paydesk.domain.people import Deed


class Gate:
    """Lets drafts go, or tells the window why not. Every method raises KnownFault."""

    def __init__(
        self, book: OutBook, scales: Scales, guard: Guard, witness: Witness, emit: Callable[[Event], None]
    ) -> None:
        self._book = book
        self._scales = scales
        self._guard = guard
        self._witness = witness
        self._emit = emit
        self._shown: dict[str, Summary] = {}
        """What a second person was asked to agree to, by draft: nothing else is let go with their PIN."""

    def leave(self, deed: Deed, subject_id: str) -> str | None:
        """The name in which it is done, or None after the window was told why not."""
        try:
            return self._guard.need(deed, subject_id)
        except Hindered as hindered:
            self._emit(hindered.event)
            return None

    def weigh(self, draft: Draft) -> None:
        """Check rules and limits: Weighed or DraftRefused."""
        found = self._weighed(draft, "")
        if found is not None:
            self._keep(draft, found.summary)
            self._emit(WeighedEvent(found.summary))

    async def let_go(
        self, draft: Draft, second_id: str, pin: str, by: str, *, besides: str = ""
    ) -> tuple[Weighed, str] | None:
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
        if not name or self.leave(draft.deed, draft.draft_id) is None:
            return None
        become = self._book.of_draft(draft.draft_id)
        if become is not None and become.out_id != besides:
            self._book.tell(become.out_id)
            return None
        after = self._weighed(draft, besides)
        if after is None:
            return None
        if not self._was_shown(draft, after.summary):
            self._ask(draft, after.summary)
            return None
        self._shown.pop(draft.draft_id, None)
        return after, name

    def _weighed(self, draft: Draft, besides: str) -> Weighed | None:
        found = self._scales.weigh(draft, besides=besides)
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
        return shown is not None and shown.draft == summary.draft and set(summary.doubts) <= set(shown.doubts)
