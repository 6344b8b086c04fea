"""The page of people: what is saved there goes to the counter."""

from __future__ import annotations

from typing import TYPE_CHECKING
from uuid import uuid4

from PySide6.QtCore import QObject, Signal, Slot

from paydesk.domain.commands import RemovePerson, SavePerson
from paydesk.domain.people.person import Person

if TYPE_CHECKING:
    from paydesk.ui.people.page import PeoplePage
    from paydesk.worker.client import CommandClient


class PeoplePagePresenter(QObject):
    """Answers one page of people. A PIN goes from its fields straight into the command."""

    unlock_wanted = Signal(object)

    def __init__(self, page: PeoplePage, client: CommandClient, parent: QObject) -> None:
        super().__init__(parent)
        self._page = page
        self._client = client
        page.save_wanted.connect(self.on_save_wanted)
        page.remove_wanted.connect(self.on_remove_wanted)
        page.unlock_wanted.connect(self.unlock_wanted)

    @Slot(object)
    def on_save_wanted(self, person: object) -> None:
        """Add or change somebody."""
        if isinstance(person, Person):
            ask_id = uuid4().hex
            self._client.send(SavePerson(ask_id=ask_id, person=person, pin=self._page.take_pin(ask_id)))

    @Slot(object)
    def on_remove_wanted(self, person_id: object) -> None:
        """Take somebody off the list."""
        ask_id = uuid4().hex
        self._page.wait_for(ask_id)
        self._client.send(RemovePerson(ask_id=ask_id, person_id=str(person_id)))
