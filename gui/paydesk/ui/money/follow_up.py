"""What follows when a payout was sent: its outcome is told, and what is done about it goes to the counter."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from paydesk.domain.commands import PayoutCommand, ReadPayout, SendPayout, SendPayoutAgain
from paydesk.domain.messages import CommandEnded, End
from paydesk.domain.payout.messages import CashgramRead, DraftRefused, LinkMade
from paydesk.domain.payout.next_step import possible
from paydesk.domain.payout.outcome import Outcome
from paydesk.domain.payout.payout import Payout
from paydesk.ui import clock
from paydesk.ui.money.outcome import OutcomePanel
from paydesk.ui.money.part import FlowsPresenter
from paydesk.ui.widgets.clipboard import ShortCopy
from paydesk.ui.widgets.flow import put, vbox
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.room import Room
from paydesk.ui.widgets.unread import Unread
from paydesk.ui.words.base import Words, translate
from paydesk.ui.words.fields import rule_words


class FollowUp(QObject):
    """Presents what became of payouts in one OutcomePanel."""

    def __init__(self, panel: OutcomePanel, flows: FlowsPresenter) -> None:
        super().__init__(panel)
        self._flows = flows
        self._panel = panel
        self._again = ""
        """The draft of the payout that was to be sent once more from here."""
        panel.wanted.connect(self.on_wanted)
        flows.store.told.connect(self.on_told)

    def forget(self) -> None:
        """Somebody else takes over: what is still answered is not for them."""
        self._again = ""

    @Slot(object)
    def on_wanted(self, command: PayoutCommand) -> None:
        """A button of it."""
        if isinstance(command, SendPayoutAgain) and self._panel.payout is not None:
            self._again = self._panel.payout.draft_id
        self._flows.client.send(command)

    def refuse(self, words: Words | None) -> None:
        """What was asked for was not begun; `words` say why."""
        self._panel.free()
        if words is not None:
            self._panel.say(words.line)

    def go_on(self, subject_id: str) -> None:
        """What stood in the way of sending it once more is gone."""
        payout = self._panel.payout
        if payout is not None and subject_id == payout.payout_id and payout.may_go_again:
            self.on_wanted(SendPayoutAgain(payout_id=payout.payout_id))

    @Slot(object)
    def on_told(self, event: object) -> None:
        """An answer that is about what is shown; what was asked for and not done can be asked for again."""
        payout = self._panel.payout
        match event:
            case DraftRefused():
                self._take_refused(event)
            case LinkMade():
                self.show_link(event)
            case CashgramRead() if payout is not None and payout.payout_id == event.payout_id:
                self._panel.show_read(event)
            case CommandEnded() if payout is not None and event.subject in {payout.payout_id, payout.draft_id}:
                if event.end is not End.DONE:
                    self._panel.free()

    def _take_refused(self, event: DraftRefused) -> None:
        """What was to be sent once more was not: it needs a second person now, or breaks a rule by now."""
        if not self._again or event.draft_id != self._again:
            return
        self._again = ""
        self._panel.free()
        if event.second is not None:
            self._flows.ask_second(event.second)
        else:
            why = " ".join(rule_words(rule, name) for name, rule in event.broken)
            self._panel.say(translate("FollowUp", "This cannot be sent any more: {why}").format(why=why))

    def show_link(self, event: LinkMade) -> None:
        """The link of a cashgram came: it is shown if somebody looks at it, and kept nowhere else."""
        payout = self._panel.payout
        if payout is not None and payout.payout_id == event.payout_id and self._panel.isVisible():
            self._panel.show_link(event.link, clock.now_ms())


class OutcomePage(QWidget):
    """The last page of a flow: what became of it, and below it the way back. `left`: that is wanted."""

    left = Signal()

    def __init__(self, flows: FlowsPresenter, parent: QWidget, copies: ShortCopy | None) -> None:
        """`copies`: where links may be shown and copied."""
        super().__init__(parent)
        inside = QWidget(self)  # in its place while it is empty: what moves later is styled anew
        room = Room(inside, self, name=translate("MoneyFlow", "What became of it"), snug=True)
        self.panel = OutcomePanel(inside, copies=copies)
        self.follow_up = FollowUp(self.panel, flows)
        put(vbox(inside), self.panel)
        self._unread = Unread()
        self._empty = translate("MoneyFlow", "Back to an empty form")
        self._enter = translate("MoneyFlow", "Enter")
        self.button = KeyButton(self._empty, self._enter, "primary", self, pressed=self.on_pressed)
        self.column: QVBoxLayout = put(vbox(self), (room, 1), self.button, 0)

    def show_payout(self, payout: Payout, *, gone: bool, just_sent: bool, show_link: bool) -> None:
        """`gone`: the form is empty; `just_sent`: nothing of it was seen before; `show_link`: as of the panel."""
        if just_sent:
            self._unread.begin()
        without = (ReadPayout,) if payout.outcome is Outcome.DONE else ()  # what is done is done here
        self.panel.show_payout(payout, without=without, show_link=show_link)
        self.button.setText(self._empty if gone else translate("MoneyFlow", "Back to the form"))
        self.button.set_key(self._enter if gone or self.panel.main_button() is None else "")
        self.button.setVisible(gone or SendPayout in possible(payout, clock.now_ms()))

    def begin(self, *, gone: bool) -> None:
        """The focus goes where one goes on: to the code of a link, to what can be done, or back."""
        first = self.panel.main_button()
        code = self.panel.link is not None and self.panel.link.is_shown
        if not self.button.isHidden() and (first is None or (gone and not code)):
            first = self.button
        if first is not None:
            first.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot()
    def on_pressed(self) -> None:
        """Its button; not the second press of an Enter that sent it, for nobody has read what became of it."""
        if not self._unread.too_soon:
            self.left.emit()
