"""Presents the supervisor's page: its three ways of money out, its history and identity, and its outbox."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal, Slot

from paydesk.domain.people.messages import DenialReason, PermissionDenied
from paydesk.domain.people.person import UNLOCKED_ONLY, Permission
from paydesk.ui.money.flow import MoneyFlow
from paydesk.ui.money.page import HISTORY, OUTBOX
from paydesk.ui.money.presenter import FlowsPresenter, FollowUp
from paydesk.ui.words.people import hindrance_words

if TYPE_CHECKING:
    from paydesk.ui.money.page import PayoutsPage
    from paydesk.ui.money.part import Part
    from paydesk.ui.out_book import PayoutRepository
    from paydesk.worker.client import CommandClient

_OF_THE_PAGE: Final = UNLOCKED_ONLY - {Permission.REFUND}


class PayoutsPresenter(FlowsPresenter):
    """Presents PayoutsPage. `save_wanted` carries a SaveFile."""

    save_wanted = Signal(object)

    def __init__(self, page: PayoutsPage, repository: PayoutRepository, client: CommandClient, parent: QObject) -> None:
        super().__init__(repository, client, parent)
        self._page = page
        self._outbox: FollowUp | None = None
        page.tab_made.connect(self.on_tab_made)
        page.left.connect(self.on_page_left)

    @Slot(object)
    def on_tab_made(self, part: Part) -> None:
        """A part was wanted for the first time."""
        page, made = self._page, self._page.made
        if isinstance(part, MoneyFlow):
            self.add_flow(part)
            return
        part.command_wanted.connect(self.on_command)
        part.save_wanted.connect(self.save_wanted)
        self._repository.ended.connect(part.on_ended)
        if part is made.get(HISTORY):
            page.sent.open_wanted.connect(page.show_payout)
        elif part is made.get(OUTBOX):
            self._outbox = self.add_panel(page.outbox.panel)

    def refuse(self, event: PermissionDenied) -> None:
        """Somebody may not do it now: everything stays as it is; a supervisor's PIN may open it, or words say why."""
        opens = event.denial is DenialReason.PAGES_LOCKED and event.permission in _OF_THE_PAGE
        concerned = [flow for flow in self._flows if flow.concerns(event.subject_id)]
        for flow in concerned:
            flow.free(None if opens else hindrance_words(event))
        if not concerned:
            self._free_all()
        if opens:
            self.unlock_wanted.emit(event.permission)

    def on_fault(self, _fault: object) -> None:
        """This PC's journal could not be written: nothing was sent, and everything stays as it is."""
        self._free_all()

    def _free_all(self) -> None:
        for part in self._page.made.values():
            part.free()

    @Slot()
    def on_page_left(self) -> None:
        """Somebody else takes over: answers that are still owed are shown to nobody."""
        self._second = None
        if self._outbox is not None:
            self._outbox.forget()
