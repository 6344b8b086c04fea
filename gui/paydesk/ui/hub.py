"""The one way by which news comes up: each message of the counter goes to those that take its kind, in their order.

What was asked for comes back to who asked: `PendingRequests`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from PySide6.QtCore import QObject, Slot

if TYPE_CHECKING:
    from paydesk.domain.commands import Command
    from paydesk.domain.messages import CommandEnded

EventHandlers = Mapping[type[Any], Callable[[Any], None]]
"""Kind of message -> who takes it."""


class Store(QObject):
    """What windows know of something: `takers` says which messages change it. Its signals say what changed."""

    handlers: EventHandlers = MappingProxyType({})

    @Slot(object)
    def on_event(self, event: object) -> None:
        """One message of the counter; kinds that are about nothing here are passed over."""
        take = self.handlers.get(type(event))
        if take is not None:
            take(event)


class EventHub(QObject):
    """Hands on what the worker says. Who was added first is told first."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._handlers: dict[type[Any], list[Callable[[Any], None]]] = {}

    def clear(self) -> None:
        """Nobody is told any more: those that come now are added anew."""
        self._handlers = {}

    def subscribe(self, handlers: EventHandlers) -> None:
        """From now on these are told, too."""
        for kind, take in handlers.items():
            self._handlers.setdefault(kind, []).append(take)

    @Slot(object)
    def on_event(self, event: object) -> None:
        """One message of the counter; a kind that nobody takes is passed over."""
        for take in tuple(self._handlers.get(type(event), ())):
            take(event)


class BusyWidget(Protocol):
    """A button, or a form, that is not pressed again while it waits."""

    def set_busy(self, busy: bool) -> None:
        """Whether it waits."""


class _PendingRequest(NamedTuple):
    """One question: its id, who hears the answer, who its end without one, and what waits for it."""

    request_id: str
    on_answer: Callable[[Any], object] | None
    on_ended: Callable[[CommandEnded], object] | None
    busy: Sequence[BusyWidget]

    def release(self) -> None:
        """It is over."""
        for each in self.busy:
            each.set_busy(False)


class PendingRequests(QObject):
    """What one part of the window has asked of the counter, each under a name, and who hears what came of it.

    Of a name only the last is waited for. `take` has to get the answers, and each CommandEnded.
    """

    def __init__(self, send: Callable[[Command], object], parent: QObject) -> None:
        super().__init__(parent)
        self._send = send
        self._pending: dict[str, _PendingRequest] = {}

    def send(
        self,
        name: str,
        command: Command,
        on_answer: Callable[[Any], object] | None = None,
        on_ended: Callable[[CommandEnded], object] | None = None,
        *,
        busy: Sequence[BusyWidget] = (),
    ) -> None:
        """Send it. `answer` hears what is said to a Question; `ended` how it ended, unless it was answered.

        `busy`: what is so until then, or until it is dropped.
        """
        self.cancel(name)
        self._pending[name] = _PendingRequest(getattr(command, "ask_id", command.command_id), on_answer, on_ended, busy)
        for each in busy:
            each.set_busy(True)
        self._send(command)

    def is_pending(self, name: str, request_id: str = "") -> bool:
        """Whether the one of this name is waited for; `subject`: and is about that."""
        return name in self._pending and request_id in {"", self._pending[name].request_id}

    @property
    def has_visible(self) -> bool:
        """Whether somebody has pressed for one of them, and waits."""
        return any(asked.busy for asked in self._pending.values())

    def cancel(self, *names: str) -> None:
        """Nobody waits for these any more; without a name, for any."""
        for name in [name for name in names or tuple(self._pending) if name in self._pending]:
            self._pending.pop(name).release()

    @Slot()
    def cancel_visible(self) -> None:
        """Another page comes, or the lock: what somebody pressed for (`busy`) asks nobody else where its file goes."""
        for name in [name for name, asked in self._pending.items() if asked.busy]:
            self.cancel(name)

    @Slot(object)
    def resolve(self, event: object) -> None:
        """An answer, or the end of a command; of others nobody hears."""
        from paydesk.domain.messages import CommandEnded  # the first window asks nothing

        ids = {event.command_id, event.subject} if isinstance(event, CommandEnded) else {getattr(event, "ask_id", "")}
        for name in [name for name, asked in self._pending.items() if asked.request_id in ids]:
            asked = self._pending.pop(name)
            asked.release()
            hears: Callable[[Any], object] | None = (
                asked.on_ended if isinstance(event, CommandEnded) else asked.on_answer
            )
            if hears is not None:
                hears(event)
