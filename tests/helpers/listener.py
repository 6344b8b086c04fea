"""Messages of the counter's thread, received in the thread of the test.

`qtbot.waitSignal` would not do: its blocker is no QObject, so PySide calls it in the thread that emits.
"""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import QObject, QThread, Slot

from paydesk.domain.messages import Event
from tests.helpers.events import events_of

EventT = TypeVar("EventT")


class Listener(QObject):
    """Keeps what the thread says, and on which thread it heard it."""

    def __init__(self) -> None:
        super().__init__()
        self.events: list[Event] = []
        self.threads: set[QThread] = set()

    @Slot(object)
    def hear(self, event: Event) -> None:
        """Take one event."""
        self.events.append(event)
        self.threads.add(QThread.currentThread())

    def of(self, kind: type[EventT]) -> list[EventT]:
        """Those of one kind, in their order."""
        return events_of(self.events, kind)
