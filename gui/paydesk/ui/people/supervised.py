"""The supervisor's pages: work on them keeps them open, a minute without closes them (FEATURES.md SE2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from paydesk.domain.commands import ClosePages, StayOnPages

if TYPE_CHECKING:
    from paydesk.ui.people.idle import Idle
    from paydesk.ui.people.store import PeopleStore
    from paydesk.worker.client import CommandClient

SAID_EVERY_S: Final = 5.0
"""Work is told to the counter at most this often."""


class SupervisedPages(QObject):
    """Follows what a PIN has opened. `closed`: the page in front has to go."""

    closed = Signal()

    def __init__(
        self, book: PeopleStore, client: CommandClient, idle: Idle, seconds: Callable[[], float], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._book = book
        self._client = client
        self._idle = idle
        self._seconds = seconds
        self._in_front = False
        self._open = False
        self._said = seconds()

    def opened(self) -> None:
        """A PIN was typed just now."""
        self._idle.begin()
        self._said = self._seconds()
        self._open = True

    def show(self, *, shown: bool) -> None:
        """A page of supervisors is in front, or no longer: then it is closed."""
        left, self._in_front = self._in_front and not shown, shown
        if left:
            self.leave()
        self.follow()

    def leave(self) -> None:
        """Nobody works there any more: it is closed here at once, and beneath."""
        if self._book.unlocker() is not None:
            self._open = False
            self._client.send(ClosePages())
            self._book.close_pages()

    @property
    def shut_in_front(self) -> bool:
        """Whether a page of supervisors is in front that is not open."""
        return self._in_front and self._book.unlocker() is None

    def follow(self) -> None:
        """What was open and is not any more is taken away."""
        was, self._open = self._open, self._book.unlocker() is not None
        if not was or self._open:
            return
        if self._book.at_till.unlocked_by is not None and not self._book.locked:
            self._client.send(ClosePages())
        if self._in_front:
            self.closed.emit()

    def say_work(self) -> None:
        """Tell the counter that somebody works there, if somebody does."""
        now = self._seconds()
        worked = self._in_front and self._open and self._idle.worked_at > self._said
        if worked and now - self._said >= SAID_EVERY_S:
            self._said = now
            self._client.send(StayOnPages())
