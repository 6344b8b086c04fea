"""Presents one MoneyFlow: its form becomes a draft, the draft a question, the question a payout."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from paydesk.domain.commands import PayoutCommand, ReviewPayout, SendPayout, SendPayoutAgain, new_id
from paydesk.domain.messages import CommandEnded, End
from paydesk.domain.payout.messages import CashgramRead, DraftRefused, LinkMade, Reviewed
from paydesk.domain.payout.payout import Draft, Payout, PayoutRequest, Summary
from paydesk.domain.people.messages import PinRefused
from paydesk.ui import clock
from paydesk.ui.money.flow import MoneyFlow
from paydesk.ui.money.outcome import OutcomePanel
from paydesk.ui.money.store import PayoutStore
from paydesk.ui.words.base import Words, translate
from paydesk.ui.words.fields import rule_words
from paydesk.worker.client import CommandClient


class FollowUp(QObject):
    """Presents what became of payouts in one OutcomePanel."""

    def __init__(self, panel: OutcomePanel, store: PayoutStore, client: CommandClient, flows: FlowsPresenter) -> None:
        """`flows` asks a second person."""
        super().__init__(flows)
        self._flows = flows
        self._panel = panel
        self._client = client
        self._again = ""
        """The draft of the payout that was to be sent once more from here."""
        panel.wanted.connect(self.on_wanted)
        store.told.connect(self.on_told)

    def forget(self) -> None:
        """Somebody else takes over: what is still answered is not for them."""
        self._again = ""

    @Slot(object)
    def on_wanted(self, command: PayoutCommand) -> None:
        """A button of it."""
        if isinstance(command, SendPayoutAgain) and self._panel.payout is not None:
            self._again = self._panel.payout.draft_id
        self._client.send(command)

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


class FlowsPresenter(QObject):
    """Presents several flows, and what became of payouts elsewhere. Nothing typed is ever lost by a refusal.

    `second_wanted` carries the Summary that a second person has to agree to, and who gets person_id and PIN (as
    `PeoplePresenter.second`); `unlock_wanted` the Permission that needs a supervisor's PIN, and what goes on then (as
    `PeoplePresenter.unlock`).
    """

    second_wanted = Signal(object, object)
    unlock_wanted = Signal(object, object)

    def __init__(self, store: PayoutStore, client: CommandClient, parent: QObject) -> None:
        super().__init__(parent)
        self._store = store
        self._client = client
        self._flows: list[MoneyPresenter] = []
        self._second: Summary | None = None

    def add_flow(self, flow: MoneyFlow) -> MoneyPresenter:
        """One more flow."""
        made = MoneyPresenter(flow, self._store, self._client, self)
        self._flows.append(made)
        return made

    def add_panel(self, panel: OutcomePanel) -> FollowUp:
        """One more place that shows what became of payouts."""
        return FollowUp(panel, self._store, self._client, self)

    def ask_second(self, summary: Summary) -> None:
        """A second person has to agree."""
        self._second = summary
        self.second_wanted.emit(summary, self.on_second)

    def on_second(self, person_id: str, pin: str) -> None:
        """The second person has typed their PIN for what they were shown: it goes to the counter and nowhere else."""
        summary = self._second
        if summary is not None and not any(flow.agree(summary, person_id, pin) for flow in self._flows):
            self._client.send(SendPayout(draft=summary.draft, second_id=person_id, pin=pin))

    @Slot(object)
    def on_pin_refused(self, event: PinRefused) -> None:
        """The second person's PIN opened nothing: the question stays, to be confirmed once more."""
        self.free(event.ask_id)

    def free(self, subject_id: str, words: Words | None = None) -> bool:
        """What a command was about was not done, and `words` say why. Whether it is about one of the flows."""
        concerned = [flow for flow in self._flows if flow.concerns(subject_id)]
        for flow in concerned:
            flow.free(words)
        return bool(concerned)

    def forget(self) -> None:
        """Somebody else takes over: what a second person was asked is not for them."""
        self._second = None


class MoneyPresenter(QObject):
    """A draft id is made once for each form that is filled: whatever is pressed twice becomes one payout."""

    def __init__(self, flow: MoneyFlow, store: PayoutStore, client: CommandClient, flows: FlowsPresenter) -> None:
        """`flows` asks a second person."""
        super().__init__(flows)
        self._flows = flows
        self._flow = flow
        self._client = client
        self._summary: Summary | None = None
        """What stands in the question: this and nothing else is sent, or agreed to by a second person."""
        self._payout_id = ""
        self._link: LinkMade | None = None
        """The link of what is on its way: it comes before the answer is told."""
        self.draft_id = new_id()
        self.follow_up = FollowUp(flow.outcome, store, client, flows)
        flow.submitted.connect(self.on_submitted)
        flow.question.confirmed.connect(self.on_confirmed)
        flow.begun_anew.connect(self.on_begun_anew)
        flow.kind.command_wanted.connect(client.send)
        store.told.connect(self.on_told)
        store.out_changed.connect(self.on_payout)

    # From the form to the question ----------------------------------------------------------------------------------

    @Slot(object)
    def on_submitted(self, request: PayoutRequest) -> None:
        """A form is filled: ask what stands in the way."""
        self._client.send(ReviewPayout(draft=Draft(self.draft_id, request, self._flow.kind.refund_of)))

    @Slot(object)
    def on_told(self, event: object) -> None:
        """An answer: nothing but doubts stand in the way, or more; a link; the end of a command."""
        match event:
            case Reviewed() if event.summary.draft.draft_id == self.draft_id and not self._flow.on_its_way:
                self._ask(event.summary)
            case DraftRefused() if event.draft_id == self.draft_id:
                self._take_refused(event)
            case LinkMade() if event.payout_id == self._payout_id and self._flow.on_its_way:
                self._link = event  # it is shown with the answer
            case CommandEnded() if event.end is not End.DONE and self.concerns(event.subject):
                self._flow.free()  # one of this form can be pressed again
            case _:
                self._flow.kind.take(event)

    def _ask(self, summary: Summary) -> None:
        if self._flow.show_question(summary):
            self._summary = summary

    def _take_refused(self, event: DraftRefused) -> None:
        """Rules are broken, or a second person is wanted."""
        if self._payout_id:  # it was to be sent once more: FollowUp asks the second person
            if event.broken and not self._flow.is_gone:
                self.on_begun_anew()
                self._flow.refuse(event.broken)
        elif event.second is not None:
            self._flow.free()
            self._ask(event.second)
            self._flows.ask_second(event.second)
        else:
            self._flow.refuse(event.broken)

    # From the question to the payout --------------------------------------------------------------------------------

    @Slot()
    def on_confirmed(self) -> None:
        """A person has confirmed: send it, or have a second person agree first."""
        summary = self._summary
        if summary is not None and summary.needs_second:
            self._flows.ask_second(summary)
        elif summary is not None:
            self._send(SendPayout(draft=summary.draft))

    def agree(self, summary: Summary, person_id: str, pin: str) -> bool:
        """A second person has typed their PIN for what they were shown. Whether it is the question of this flow."""
        if summary.draft.draft_id != self.draft_id or self._payout_id:
            return False
        if self._summary == summary and self._flow.stage == "question" and not self._flow.busy:
            self._send(SendPayout(draft=summary.draft, second_id=person_id, pin=pin))
        return True

    def _send(self, command: SendPayout) -> None:
        self._flow.wait()
        self._client.send(command)

    def go_on(self, subject_id: str) -> bool:
        """What stood in the way of it is gone: go on where it was. Whether it is about this form."""
        if subject_id == self.draft_id and self._flow.stage == "question":
            self.on_confirmed()
        elif subject_id == self.draft_id:
            self._flow.submit()
        elif subject_id and subject_id == self._payout_id:
            self.follow_up.go_on(subject_id)
        return self.concerns(subject_id)

    @Slot()
    def on_begun_anew(self) -> None:
        """What is filled in from now on is another payout."""
        self.draft_id = new_id()
        self._summary = self._link = None
        self._payout_id = ""
        self.follow_up.forget()

    # What became of it ----------------------------------------------------------------------------------------------

    @Slot(object)
    def on_payout(self, payout: Payout) -> None:
        """Something became of a payout; it may be the one of this form."""
        if payout.draft_id != self.draft_id:
            return
        self._payout_id = payout.payout_id
        self._flow.show_payout(payout)
        link = self._link
        if link is not None and self._flow.stage == "outcome":
            self._link = None
            self.follow_up.show_link(link)

    # What is not done -----------------------------------------------------------------------------------------------

    def concerns(self, subject_id: str) -> bool:
        """Whether something is about this form: its draft, or what became of it."""
        return bool(subject_id) and subject_id in {self.draft_id, self._payout_id}

    def free(self, words: Words | None = None) -> None:
        """A command was refused: all stays as it is, and `words` say why."""
        self._flow.free()
        if words is not None:
            self._flow.say(words)
