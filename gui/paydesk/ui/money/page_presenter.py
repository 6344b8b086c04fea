"""Presents the supervisor's page: its three ways of money out, its history and identity, and its outbox."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal, Slot

from paydesk.domain.commands import ExchangeCode, ForgetToken, ListPayouts, ReadBalance, ReadHistory, SendPayout, new_id
from paydesk.domain.messages import CommandEnded, End, JournalFault
from paydesk.domain.payout.listing import PayoutQuery
from paydesk.domain.payout.messages import HistoryCame, IdentityCame, PayoutsListed
from paydesk.domain.payout.payout import Summary
from paydesk.domain.payout.requests import HistoryQuery
from paydesk.domain.people.messages import DenialReason, PermissionDenied, PinRefused
from paydesk.domain.people.person import UNLOCKED_ONLY, Permission
from paydesk.ui.money import page as parts
from paydesk.ui.money.flow import MoneyFlow
from paydesk.ui.money.presenter import FollowUp, MoneyPresenter
from paydesk.ui.words.people import hindrance_words

if TYPE_CHECKING:
    from paydesk.ui.money.page import PayoutsPage
    from paydesk.ui.out_book import PayoutRepository
    from paydesk.worker.client import CommandClient

_OF_THE_PAGE: Final = UNLOCKED_ONLY - {Permission.REFUND}


_SENT = "sent"
"""The list of what was sent from here, as a part with a question of its own."""


class PayoutsPresenter(QObject):
    """Presents PayoutsPage. Nothing typed is ever lost by a refusal.

    `second_wanted` carries the Summary that a second person has to agree to, `unlock_wanted` the Permission that needs
    a supervisor's PIN, `save_wanted` a SaveFile.
    """

    second_wanted = Signal(object)
    unlock_wanted = Signal(object)
    save_wanted = Signal(object)

    def __init__(self, page: PayoutsPage, repository: PayoutRepository, client: CommandClient, parent: QObject) -> None:
        super().__init__(parent)
        self._page = page
        self._repository = repository
        self._client = client
        self._flows: list[MoneyPresenter] = []
        self._outbox: FollowUp | None = None
        self._asks: dict[str, str] = {}
        """The last question of each part: its part -> the id of the question."""
        self._second: Summary | None = None
        page.tab_made.connect(self.on_tab_made)
        page.left.connect(self.on_page_left)
        repository.history_came.connect(self.on_history_came)
        repository.listed.connect(self.on_listed)
        repository.identity_came.connect(self.on_identity_came)
        repository.ended.connect(self.on_ended)

    @Slot(object)
    def on_tab_made(self, name: object) -> None:
        """A part was wanted for the first time."""
        page = self._page
        part = page.tab(str(name))
        if isinstance(part, MoneyFlow):
            made = MoneyPresenter(part, self._repository, self._client, self)
            made.second_wanted.connect(self.on_second_wanted)
            self._flows.append(made)
        elif name == parts.HISTORY:
            page.history.wanted.connect(self.on_history_wanted)
            page.history.save_wanted.connect(self.save_wanted)
            page.sent.save_wanted.connect(self.save_wanted)
            page.sent.list_wanted.connect(self.on_list_wanted)
            page.sent.open_wanted.connect(self.on_open_wanted)
        elif name == parts.IDENTITY:
            page.identity.exchange_wanted.connect(self.on_exchange_wanted)
            page.identity.forget_wanted.connect(self.on_forget_wanted)
        elif name == parts.OUTBOX:
            page.outbox.balance_wanted.connect(self.on_balance_wanted)
            self._outbox = FollowUp(page.outbox.panel, self._repository, self._client, self)
            self._outbox.second_wanted.connect(self.on_second_wanted)

    # A second person, a refusal -------------------------------------------------------------------------------------

    @Slot(object)
    def on_second_wanted(self, summary: object) -> None:
        """A second person has to agree."""
        if isinstance(summary, Summary):
            self._second = summary
            self.second_wanted.emit(summary)

    @Slot(str, str)
    def on_second(self, person_id: str, pin: str) -> None:
        """The second person has typed their PIN for what they were shown: it goes to the counter and nowhere else."""
        summary = self._second
        if summary is not None and not any(flow.agree(summary, person_id, pin) for flow in self._flows):
            self._client.send(SendPayout(draft=summary.draft, second_id=person_id, pin=pin))

    @Slot(object)
    def on_pin_refused(self, event: object) -> None:
        """The second person's PIN opened nothing: the question stays, to be confirmed once more."""
        if isinstance(event, PinRefused):
            for flow in self._flows:
                if flow.concerns(event.ask_id):
                    flow.free()

    @Slot(object)
    def refuse(self, event: object) -> None:
        """Somebody may not do it now: everything stays as it is; a supervisor's PIN may open it, or words say why."""
        if not isinstance(event, PermissionDenied):
            return
        opens = event.denial is DenialReason.PAGES_LOCKED and event.permission in _OF_THE_PAGE
        concerned = [flow for flow in self._flows if flow.concerns(event.subject_id)]
        for flow in concerned:
            flow.free(None if opens else hindrance_words(event))
        if not concerned:
            self._free_all()
        if opens:
            self.unlock_wanted.emit(event.permission)

    @Slot(object)
    def on_fault(self, event: object) -> None:
        """This PC's journal could not be written: nothing was sent, and everything stays as it is."""
        if isinstance(event, JournalFault):
            self._free_all()

    def _free_all(self) -> None:
        for flow in self._flows:
            flow.free()
        self._free_questions()

    def _free_questions(self) -> None:
        self._asks.clear()
        for name in (parts.HISTORY, parts.IDENTITY, parts.OUTBOX):
            free = getattr(self._page.made.get(name), "free", None)
            if free is not None:
                free()

    @Slot()
    def on_page_left(self) -> None:
        """Somebody else takes over: answers that are still owed are shown to nobody."""
        self._asks.clear()
        self._second = None
        if self._outbox is not None:
            self._outbox.forget()

    # Questions ------------------------------------------------------------------------------------------------------

    def _ask_id(self, part: str) -> str:
        """An id for a question; only the answer to the last one of its part is shown."""
        self._asks[part] = new_id()
        return self._asks[part]

    def _is_answer(self, part: str, ask_id: str) -> bool:
        """Whether it answers the last question of a part; that is then answered."""
        if self._asks.get(part) != ask_id:
            return False
        del self._asks[part]
        return True

    @Slot(object)
    def on_ended(self, event: object) -> None:
        """A question was not asked after all: its button can be pressed again."""
        if isinstance(event, CommandEnded) and event.end is not End.DONE and event.subject in self._asks.values():
            self._free_questions()

    @Slot(object)
    def on_list_wanted(self, query: object) -> None:
        """What was sent from here."""
        if isinstance(query, PayoutQuery):
            self._client.send(ListPayouts(ask_id=self._ask_id(_SENT), query=query))

    @Slot(object)
    def on_listed(self, event: object) -> None:
        """It came."""
        if isinstance(event, PayoutsListed) and self._is_answer(_SENT, event.ask_id):
            self._page.sent.show_listed(event)

    @Slot(object)
    def on_open_wanted(self, payout_id: object) -> None:
        """More of one payout, and what can be done."""
        self._page.show_payout(str(payout_id))

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
        """What a fund source holds; the outbox takes the answer from the repository."""
        self._client.send(ReadBalance(instrument_id=str(instrument_id)))
