"""From the pad to the counter: a PIN goes straight into its command, a second person's to whoever sends money."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING
from uuid import uuid4

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from paydesk.domain.commands import ReleasePerson, SignIn

if TYPE_CHECKING:
    from paydesk.domain.payout.payout import Summary
    from paydesk.ui.people.lock import SecondPanel
    from paydesk.ui.people.store import PeopleStore
    from paydesk.ui.people.who import WhoAndPin
    from paydesk.worker.client import CommandClient


def ask(who: WhoAndPin, client: CommandClient, command: type[SignIn]) -> None:
    """Send the PIN of whoever is chosen with a command, under a new ask_id."""
    person, ask_id = who.person, uuid4().hex
    if person is not None:
        client.send(command(ask_id=ask_id, person_id=person.person_id, pin=who.take_pin(ask_id)))


def release(who: WhoAndPin, client: CommandClient) -> bool:
    """Somebody opens for another one, with their own PIN. False: nobody is opened for at this pad."""
    stuck, person, ask_id = who.releasing, who.person, uuid4().hex
    if stuck is not None and person is not None:
        client.send(
            ReleasePerson(ask_id=ask_id, person_id=stuck.person_id, by_id=person.person_id, pin=who.take_pin(ask_id))
        )
    return stuck is not None


class SecondPerson(QObject):
    """Asks for a second person's PIN, over one page. `left` carries the draft_id that nobody confirmed."""

    left = Signal(object)

    def __init__(self, book: PeopleStore, client: CommandClient, page: QWidget, parent: QObject) -> None:
        super().__init__(parent)
        self._book = book
        self._client = client
        self._page = page
        self._panel: SecondPanel | None = None
        self._give: Callable[[str, str], None] | None = None

    @property
    def panel(self) -> SecondPanel | None:
        """What is in front; None while nobody is asked."""
        return self._panel if self._panel is not None and self._panel.is_open else None

    def ask(self, summary: Summary, give: Callable[[str, str], None]) -> None:
        """Ask; `give` gets person_id and PIN. It stays open until the draft is answered, or `left`."""
        if self._panel is None:
            from paydesk.ui.people.lock import SecondPanel

            self._panel = SecondPanel(self._book, self._page)
            self._panel.who.submitted.connect(self.on_submitted)
            self._panel.left.connect(self.on_left)
        self._give = give
        self._panel.ask(summary)

    def close(self) -> None:
        """What was begun is over; nothing is sent."""
        if self.panel is not None:
            self.panel.on_left()

    def _draft_id(self) -> str:
        summary = self._panel.summary if self._panel is not None else None
        return summary.draft.draft_id if summary is not None else ""

    @Slot()
    def on_submitted(self) -> None:
        """The second person's PIN, or that of somebody who opens for them."""
        if self._panel is None or self._give is None:
            return
        who = self._panel.who
        person = who.person
        if not release(who, self._client) and person is not None:
            self._give(person.person_id, who.take_pin(self._draft_id()))

    @Slot(object)
    def on_answered(self, draft_id: object) -> None:
        """The PIN was right, or the draft is refused for another reason: the panel goes."""
        if self.panel is not None and draft_id == self._draft_id():
            self._give = None
            self.panel.go()

    @Slot()
    def on_left(self) -> None:
        """Nobody confirmed."""
        self._give = None
        self.left.emit(self._draft_id())
