"""Presents what became of payouts: what is asked of one goes to the counter; a second person is asked for if needed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Signal, Slot

from paydesk.domain.messages import CommandEnded, End
from paydesk.domain.payout.messages import CashgramRead, DraftRefused, LinkMade
from paydesk.ui import clock
from paydesk.ui.money.doable import Do, command_of
from paydesk.ui.words.fields import rule_words

if TYPE_CHECKING:
    from paydesk.ui.money.outcome import OutcomePanel
    from paydesk.ui.out_book import PayoutRepository
    from paydesk.ui.words.base import Words
    from paydesk.worker.client import CommandClient


class FollowUp(QObject):
    """Presents what became of payouts in one OutcomePanel. `second_wanted`: a Summary that needs a second person."""

    second_wanted = Signal(object)

    def __init__(
        self, panel: OutcomePanel, repository: PayoutRepository, client: CommandClient, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._panel = panel
        self._client = client
        self._again = ""
        """The draft of the payout that was to be sent once more from here."""
        panel.wanted.connect(self.on_wanted)
        repository.refused.connect(self.on_refused)
        repository.link_made.connect(self.on_link)
        repository.cashgram_read.connect(self.on_read)
        repository.ended.connect(self.on_ended)

    def forget(self) -> None:
        """Somebody else takes over: what is still answered is not for them."""
        self._again = ""

    @Slot(object)
    def on_wanted(self, asked: object) -> None:
        """A button of it."""
        if not isinstance(asked, tuple):
            return
        if asked[0] is Do.AGAIN and self._panel.payout is not None:
            self._again = self._panel.payout.draft_id
        self._client.send(command_of(asked))

    def refuse(self, words: Words | None) -> None:
        """What was asked for was not begun; `words` say why."""
        self._panel.free()
        if words is not None:
            self._panel.say_words(words)

    def go_on(self, subject_id: str) -> None:
        """What stood in the way of sending it once more is gone."""
        payout = self._panel.payout
        if payout is not None and subject_id == payout.payout_id and payout.may_go_again:
            self.on_wanted((Do.AGAIN, payout.payout_id))

    @Slot(object)
    def on_refused(self, event: object) -> None:
        """What was to be sent once more was not: it needs a second person now, or breaks a rule by now."""
        if not isinstance(event, DraftRefused) or not self._again or event.draft_id != self._again:
            return
        self._again = ""
        self._panel.free()
        if event.second is not None:
            self.second_wanted.emit(event.second)
        else:
            why = " ".join(rule_words(rule, name) for name, rule in event.broken)
            text = QCoreApplication.translate("FollowUp", "This cannot be sent any more: {why}").format(why=why)
            self._panel.say(text)

    @Slot(object)
    def on_link(self, event: object) -> None:
        """The link of a cashgram came: it is shown if somebody looks at it, and kept nowhere else."""
        payout = self._panel.payout
        if not isinstance(event, LinkMade) or payout is None or not self._panel.isVisible():
            return
        if payout.payout_id == event.payout_id:
            self._panel.show_link(event.link, clock.now_ms())

    @Slot(object)
    def on_read(self, event: object) -> None:
        """The state of a cashgram was read, or could not be."""
        payout = self._panel.payout
        if isinstance(event, CashgramRead) and payout is not None and payout.payout_id == event.payout_id:
            self._panel.show_read(event)

    @Slot(object)
    def on_ended(self, event: object) -> None:
        """What was asked for was not done: it can be asked for again."""
        payout = self._panel.payout
        if not isinstance(event, CommandEnded) or event.end is End.DONE or payout is None:
            return
        if event.subject in {payout.payout_id, payout.draft_id}:
            self._panel.free()
