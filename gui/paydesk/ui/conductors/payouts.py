"""Payouts: what the supervisor's page asks for leads to commands, what the counter says leads back to its parts."""

from __future__ import annotations

import uuid
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal, Slot

from paydesk.domain.commands import CheckUpi, ExchangeCode, ForgetToken, ReadBalance, ReadHistory, SendPayout
from paydesk.domain.messages import CommandEnded, End, JournalFault
from paydesk.domain.payout.messages import BalanceCame, DraftRefused, HistoryCame, IdentityCame, UpiChecked
from paydesk.domain.payout.payout import Draft
from paydesk.domain.payout.requests import HistoryQuery
from paydesk.domain.people.messages import DenialReason, PermissionDenied, PinRefused
from paydesk.domain.people.person import UNLOCKED_ONLY, Permission
from paydesk.ui.conductors.payout_draft import DraftConductor, do_with
from paydesk.ui.pages.payouts import page as parts
from paydesk.ui.pages.payouts.doable import Do
from paydesk.ui.words.fields import rule_words

if TYPE_CHECKING:
    from paydesk.ui.out_book import PayoutRepository
    from paydesk.ui.pages.payouts.page import PayoutsPage
    from paydesk.worker.client import CommandClient

_OF_THE_PAGE: Final = UNLOCKED_ONLY - {Permission.REFUND}


class PayoutConductor(QObject):
    """Answers PayoutsPage.

    `second_wanted` carries the Summary that a second person has to agree to, `unlock_wanted` the Deed that needs a
    supervisor's PIN, `save_wanted` a SaveFile. Nothing typed is ever lost by a refusal.
    """

    second_wanted = Signal(object)
    unlock_wanted = Signal(object)
    save_wanted = Signal(object)

    def __init__(self, page: PayoutsPage, book: PayoutRepository, client: CommandClient, parent: QObject) -> None:
        super().__init__(parent)
        self._page = page
        self._book = book
        self._client = client
        self._drafts: dict[str, DraftConductor] = {}
        self._asks: dict[str, str] = {}
        """The last question of each part: its part -> the id of the question."""
        self._second_for: DraftConductor | Draft | None = None
        self._again: set[str] = set()
        """Drafts whose payouts were to be sent once more from here."""
        page.tab_made.connect(self.on_tab_made)
        page.left.connect(self.on_page_left)
        book.refused.connect(self.on_refused)
        book.checked.connect(self.on_checked)
        book.history_came.connect(self.on_history_came)
        book.identity_came.connect(self.on_identity_came)
        book.balance_came.connect(self.on_balance_came)
        book.ended.connect(self.on_ended)

    @Slot(object)
    def on_tab_made(self, name: object) -> None:
        """A part was wanted for the first time."""
        page = self._page
        match name:
            case parts.SEND:
                self._drafts[parts.SEND] = self._draft_of(page.send)
                page.send.check_wanted.connect(self.on_check_wanted)
            case parts.BETWEEN:
                self._drafts[parts.BETWEEN] = self._draft_of(page.between)
                page.between.balance_wanted.connect(self.on_balance_wanted)
            case parts.LOAN:
                self._drafts[parts.LOAN] = self._draft_of(page.loan)
            case parts.HISTORY:
                page.history.wanted.connect(self.on_history_wanted)
                page.history.save_wanted.connect(self.save_wanted)
            case parts.IDENTITY:
                page.identity.exchange_wanted.connect(self.on_exchange_wanted)
                page.identity.forget_wanted.connect(self.on_forget_wanted)
            case parts.OUTBOX:
                page.outbox.wanted.connect(self.on_wanted)
                page.outbox.balance_wanted.connect(self.on_balance_wanted)

    def _draft_of(self, tab: object) -> DraftConductor:
        made = DraftConductor(tab, self._book, self._client, self)  # type: ignore[arg-type]
        made.second_wanted.connect(self.on_second_wanted)
        made.again_wanted.connect(self.on_again_wanted)
        return made

    # Money ----------------------------------------------------------------------------------------------------------

    @Slot(object)
    def on_second_wanted(self, summary: object) -> None:
        """A draft needs a second person."""
        draft = self.sender()
        self._second_for = draft if isinstance(draft, DraftConductor) else None
        self.second_wanted.emit(summary)

    @Slot(str, str)
    def on_second(self, person_id: str, pin: str) -> None:
        """The second person has typed their PIN: it goes to the counter and nowhere else."""
        if isinstance(self._second_for, DraftConductor):
            self._second_for.agree(person_id, pin)
        elif self._second_for is not None:
            self._client.send(SendPayout(draft=self._second_for, second_id=person_id, pin=pin))

    @Slot(object)
    def on_pin_refused(self, event: object) -> None:
        """The second person's PIN opened nothing: the summary stays, to be confirmed once more."""
        if isinstance(event, PinRefused):
            for draft in self._drafts.values():
                if draft.concerns(event.ask_id):
                    draft.free()

    @Slot(object)
    def refuse(self, event: object) -> None:
        """Somebody may not do it now: everything stays as it is; a supervisor's PIN may open it."""
        if not isinstance(event, PermissionDenied):
            return
        concerned = [draft for draft in self._drafts.values() if draft.concerns(event.subject_id)]
        for draft in concerned or self._drafts.values():
            draft.free()
        if not concerned:
            self._free_questions()
        if event.denial is DenialReason.PAGES_LOCKED and event.permission in _OF_THE_PAGE:
            self.unlock_wanted.emit(event.permission)

    @Slot()
    def on_page_left(self) -> None:
        """Somebody else takes over: answers that are still owed are shown to nobody."""
        self._asks.clear()
        self._again.clear()
        self._second_for = None

    def _free_questions(self) -> None:
        self._asks.clear()
        made = self._page.made
        for name in (parts.HISTORY, parts.IDENTITY, parts.OUTBOX):
            free = getattr(made.get(name), "free", None)
            if free is not None:
                free()

    @Slot(object)
    def on_wanted(self, asked: object) -> None:
        """A button of the outbox."""
        if isinstance(asked, tuple):
            if asked[0] is Do.AGAIN:
                self.on_again_wanted(asked[1])
            do_with(self._client, asked)

    @Slot(object)
    def on_again_wanted(self, payout_id: object) -> None:
        """A payout is to be sent once more: if that needs a second person, it is asked for here."""
        out = self._book.out(str(payout_id))
        if out is not None:
            self._again.add(out.draft_id)

    @Slot(object)
    def on_refused(self, event: object) -> None:
        """It needs one: the same account and amount went meanwhile, or a limit is passed now. Or it breaks a rule."""
        if not isinstance(event, DraftRefused) or event.draft_id not in self._again:
            return
        self._again.discard(event.draft_id)
        self._free_all()
        if event.second is not None:
            self._second_for = event.second.draft
            self.second_wanted.emit(event.second)
        else:
            self._say_broken(event)

    def _say_broken(self, event: DraftRefused) -> None:
        words = " ".join(rule_words(rule, name) for name, rule in event.broken)
        text = self.tr("This cannot be sent any more: {why}").format(why=words)
        for draft in self._drafts.values():
            draft.say(event.draft_id, text)
        if parts.OUTBOX in self._page.made:
            self._page.outbox.say(event.draft_id, text)

    @Slot(object)
    def on_fault(self, event: object) -> None:
        """This PC's journal could not be written: nothing was sent, and everything stays as it is."""
        if isinstance(event, JournalFault):
            self._free_all()

    @Slot(object)
    def on_ended(self, event: object) -> None:
        """A question, or what was to be sent once more, was not done: its button can be pressed again."""
        if not isinstance(event, CommandEnded) or event.end is End.DONE or not event.subject:
            return
        part = next((part for part, ask_id in self._asks.items() if ask_id == event.subject), "")
        if part == parts.SEND:
            self._page.send.free()
        if part or (parts.OUTBOX in self._page.made and self._page.outbox.chosen == event.subject):
            self._free_questions()

    def _free_all(self) -> None:
        for draft in self._drafts.values():
            draft.free()
        self._free_questions()

    # Questions ------------------------------------------------------------------------------------------------------

    def _ask_id(self, part: str) -> str:
        """An id for a question; only the answer to the last one of its part is shown."""
        self._asks[part] = uuid.uuid4().hex
        return self._asks[part]

    def _is_answer(self, part: str, ask_id: str) -> bool:
        """Whether it answers the last question of a part; that is then answered."""
        if self._asks.get(part) != ask_id:
            return False
        del self._asks[part]
        return True

    @Slot(object)
    def on_check_wanted(self, vpa: object) -> None:
        """The name that the bank knows an address by."""
        self._client.send(CheckUpi(ask_id=self._ask_id(parts.SEND), vpa=str(vpa)))

    @Slot(object)
    def on_checked(self, event: object) -> None:
        """What came of a check; those of the side panel have other ids."""
        if isinstance(event, UpiChecked) and self._is_answer(parts.SEND, event.check_id):
            self._page.send.show_checked(event)

    @Slot(object)
    def on_history_wanted(self, query: object) -> None:
        """A page of history."""
        if isinstance(query, HistoryQuery):
            self._client.send(ReadHistory(ask_id=self._ask_id(parts.HISTORY), query=query))

    @Slot(object)
    def on_history_came(self, event: object) -> None:
        """It came."""
        if isinstance(event, HistoryCame) and self._is_answer(parts.HISTORY, event.ask_id):
            self._page.history.show_history(event)

    @Slot(object)
    def on_exchange_wanted(self, code: object) -> None:
        """A code is to be exchanged."""
        self._client.send(ExchangeCode(ask_id=self._ask_id(parts.IDENTITY), auth_code=str(code)))

    @Slot(object)
    def on_identity_came(self, event: object) -> None:
        """It was, or not."""
        if isinstance(event, IdentityCame) and self._is_answer(parts.IDENTITY, event.ask_id):
            self._page.identity.show_identity(event)

    @Slot()
    def on_forget_wanted(self) -> None:
        """The token is to be forgotten."""
        self._client.send(ForgetToken())

    @Slot(object)
    def on_balance_wanted(self, instrument_id: object) -> None:
        """What a fund source holds."""
        self._client.send(ReadBalance(instrument_id=str(instrument_id)))

    @Slot(object)
    def on_balance_came(self, event: object) -> None:
        """It came; the outbox takes it from the book itself."""
        if isinstance(event, BalanceCame) and parts.BETWEEN in self._page.made:
            self._page.between.show_balance(event)
