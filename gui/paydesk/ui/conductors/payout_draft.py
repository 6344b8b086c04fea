"""One form that moves money, and the draft that stands on it: weighed, confirmed, followed."""

from __future__ import annotations

import uuid
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from paydesk.domain.commands import (
    DeactivateCashgram,
    MarkPayoutSeen,
    ReadPayout,
    ReviewPayout,
    SendPayout,
    SendPayoutAgain,
    SettlePayout,
)
from paydesk.domain.messages import CommandEnded, End
from paydesk.domain.payout.messages import DraftRefused, Reviewed
from paydesk.domain.payout.payout import Draft, Payout, Summary
from paydesk.ui.pages.payouts.doable import Do

if TYPE_CHECKING:
    from paydesk.domain.payout.payout import PayoutRequest
    from paydesk.ui.out_book import PayoutRepository
    from paydesk.ui.pages.payouts.money_tab import MoneyTab
    from paydesk.worker.client import CommandClient


class DraftConductor(QObject):
    """Answers one MoneyTab. `second_wanted` carries the Summary that a second person has to agree to.

    A draft id is made once for each form that is filled: whatever is pressed twice becomes one payout.
    """

    second_wanted = Signal(object)
    again_wanted = Signal(object)
    """Carries the id of a payout that is to be sent once more."""

    def __init__(self, tab: MoneyTab, book: PayoutRepository, client: CommandClient, parent: QObject) -> None:
        super().__init__(parent)
        self._tab = tab
        self._client = client
        self._draft: Draft | None = None
        self._out_id = ""
        self.draft_id = uuid.uuid4().hex
        tab.weigh_wanted.connect(self.on_weigh)
        tab.confirm_wanted.connect(self.on_confirmed)
        tab.begun_anew.connect(self.on_begun_anew)
        tab.wanted.connect(self.on_wanted)
        book.reviewed.connect(self.on_weighed)
        book.refused.connect(self.on_refused)
        book.out_changed.connect(self.on_out)
        book.ended.connect(self.on_ended)

    @Slot(object)
    def on_weigh(self, request: PayoutRequest) -> None:
        """A form is filled: ask what stands in the way."""
        self._draft = Draft(self.draft_id, request)
        self._client.send(ReviewPayout(draft=self._draft))

    @Slot(object)
    def on_weighed(self, event: object) -> None:
        """Nothing, or doubts."""
        if isinstance(event, Reviewed) and event.summary.draft.draft_id == self.draft_id:
            self._tab.show_summary(event.summary)

    @Slot(object)
    def on_refused(self, event: object) -> None:
        """Rules are broken, or a second person is wanted."""
        if not isinstance(event, DraftRefused) or event.draft_id != self.draft_id or self._out_id:
            return  # what became a payout already is the page's: it was to be sent once more
        if event.second is not None:
            self._tab.free()
            self._tab.show_summary(event.second)
            self._ask_second(event.second)
        else:
            self._tab.refuse(event.broken)

    @Slot(object)
    def on_confirmed(self, summary: object) -> None:
        """A person has confirmed: send it, or have a second person agree first."""
        if not isinstance(summary, Summary) or self._draft is None:
            return
        if summary.needs_second:
            self._ask_second(summary)
            return
        self._tab.on_its_way()
        self._client.send(SendPayout(draft=self._draft))

    def _ask_second(self, summary: Summary) -> None:
        if self._draft is not None:
            self.second_wanted.emit(Summary(self._draft, summary.objections))

    def agree(self, person_id: str, pin: str) -> None:
        """A second person has typed their PIN."""
        if self._draft is not None and self._tab.stage == "confirm" and not self._tab.busy:
            self._tab.on_its_way()
            self._client.send(SendPayout(draft=self._draft, second_id=person_id, pin=pin))

    @Slot(object)
    def on_out(self, out: object) -> None:
        """Something became of a payout; it may be the one of this form."""
        if isinstance(out, Payout) and out.draft_id == self.draft_id:
            self._out_id = out.payout_id
            self._tab.show_out(out)

    @Slot()
    def on_begun_anew(self) -> None:
        """What is filled in from now on is another payout."""
        self.draft_id = uuid.uuid4().hex
        self._draft = None
        self._out_id = ""

    @Slot(object)
    def on_wanted(self, asked: object) -> None:
        """A button of the outcome."""
        if isinstance(asked, tuple):
            if asked[0] is Do.AGAIN:
                self.again_wanted.emit(asked[1])
            do_with(self._client, asked)

    def concerns(self, subject_id: str) -> bool:
        """Whether a refusal is about this form: its draft, or what became of it."""
        return bool(subject_id) and subject_id in {self.draft_id, self._out_id}

    def say(self, draft_id: str, text: str) -> None:
        """Why what was to be sent once more was not, if it is the one of this form."""
        if draft_id == self.draft_id:
            self._tab.out_panel.say(text)

    @Slot(object)
    def on_ended(self, event: object) -> None:
        """A command about this form was not done: it can be pressed again."""
        if isinstance(event, CommandEnded) and event.end is not End.DONE and self.concerns(event.subject):
            self._tab.free()

    def free(self) -> None:
        """A command was refused: all stays as it is."""
        self._tab.free()


def do_with(client: CommandClient, asked: tuple[object, ...]) -> None:
    """(Do, out_id), or (Do.SETTLE, out_id, arrived), to the counter."""
    do, payout_id = asked[0], str(asked[1])
    match do:
        case Do.ASK:
            client.send(ReadPayout(payout_id=payout_id))
        case Do.AGAIN:
            client.send(SendPayoutAgain(payout_id=payout_id))
        case Do.DEACTIVATE:
            client.send(DeactivateCashgram(payout_id=payout_id))
        case Do.SEEN:
            client.send(MarkPayoutSeen(payout_id=payout_id))
        case Do.SETTLE:
            client.send(SettlePayout(payout_id=payout_id, arrived=bool(asked[2])))
