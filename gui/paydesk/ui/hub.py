"""Distributes the counter's events by type, and tracks the requests of each part of the window."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Hashable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol, overload

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from paydesk.ui.widgets.read_delay import RepeatFilter

if TYPE_CHECKING:
    from paydesk.domain.commands import AnswerT, Command, Question
    from paydesk.domain.messages import CommandEnded

SLICE_S: Final = 0.008
"""Time for events in one turn of the event loop: half a frame."""
EventHandlers = Mapping[type[Any], Callable[[Any], None]]
"""Type of an event, or of an answer -> handler."""


def _with_answer(event: object) -> tuple[object, ...]:
    """Return an event, after its answer if it has one: stores take that before the part that asked shows it."""
    from paydesk.domain.messages import Answered  # not needed for the first paint

    return (event.answer, event) if isinstance(event, Answered) else (event,)


class Store(QObject):
    """State that the windows keep from events; `handlers` lists the event types. Signals report changes."""

    handlers: EventHandlers = MappingProxyType({})

    @Slot(object)
    def on_event(self, event: object) -> None:
        """Handle an event; types without a handler are ignored."""
        for each in _with_answer(event):
            take = self.handlers.get(type(each))
            if take is not None:
                take(each)


class EventHub(QObject):
    """Passes each event to its handlers, in the order of their subscription."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._handlers: dict[type[Any], list[Callable[[Any], None]]] = {}

    def clear(self) -> None:
        """Remove all handlers, before a rebuild."""
        self._handlers = {}

    def subscribe(self, handlers: EventHandlers) -> None:
        for kind, take in handlers.items():
            self._handlers.setdefault(kind, []).append(take)

    @Slot(object)
    def on_event(self, event: object) -> None:
        """Pass on an event; types without a handler are ignored."""
        for each in _with_answer(event):
            for take in tuple(self._handlers.get(type(each), ())):
                take(each)


class EventQueue(QObject):
    """Passes events on in their order, for 8 ms in one turn of the event loop: paints and keys come between.

    Qt delivers all events of another thread in one turn; 200 answers at once would keep a key waiting for 100 ms.
    """

    passed_on = Signal(object)

    def __init__(self, parent: QObject | None = None, seconds: Callable[[], float] = time.perf_counter) -> None:
        """Create an empty queue; `seconds` is the clock that measures a turn."""
        super().__init__(parent)
        self._seconds = seconds
        self._waiting: deque[object] = deque()
        self._spent_s = 0.0
        self._is_passing_on = False
        self._turn_timer = QTimer(self, interval=0, singleShot=True)
        self._turn_timer.timeout.connect(self.on_next_turn)

    @Slot(object)
    def on_event(self, event: object) -> None:
        """Pass an event on at once if this turn has time left, else in a later turn."""
        self._waiting.append(event)
        if not self._is_passing_on:
            self._pass_on()
        self._turn_timer.start()

    @Slot()
    def on_next_turn(self) -> None:
        """Pass on events that wait, also in the event loop of a dialog that an event has opened."""
        self._spent_s = 0.0
        self._pass_on()
        if self._waiting:
            self._turn_timer.start()

    def _pass_on(self) -> None:
        was_passing_on, self._is_passing_on = self._is_passing_on, True
        while self._waiting and self._spent_s < SLICE_S:
            started = self._seconds()
            self.passed_on.emit(self._waiting.popleft())
            self._spent_s += self._seconds() - started
        self._is_passing_on = was_passing_on


class BusyWidget(Protocol):
    """A button or form that cannot be pressed while busy."""

    def set_busy(self, busy: bool) -> None:
        """Enter or leave the busy state."""


class _PendingRequest(NamedTuple):
    """A request that is waiting for its answer, and the widgets that are busy until then."""

    ids: tuple[str, ...]
    """Its `command_id`, and the `ask_id` of a question."""
    on_answer: Callable[[Any], object] | None
    on_ended: Callable[[CommandEnded], object] | None
    busy: Sequence[BusyWidget]

    def release(self) -> None:
        for each in self.busy:
            each.set_busy(False)


class PendingRequests(QObject):
    """Requests of one part of the window to the counter, by name, with their callbacks.

    A new request of a name replaces the one before. `resolve` must get every Answered and CommandEnded.
    """

    def __init__(self, send: Callable[[Command], object], parent: QObject) -> None:
        super().__init__(parent)
        self._send = send
        self._repeat_filter = RepeatFilter()
        self._pending: dict[Hashable, _PendingRequest] = {}

    @overload
    def send(
        self,
        name: Hashable,
        command: Question[AnswerT],
        on_answer: Callable[[AnswerT], object] | None = None,
        on_ended: Callable[[CommandEnded], object] | None = None,
        *,
        busy: Sequence[BusyWidget] = (),
    ) -> None: ...
    @overload
    def send(
        self,
        name: Hashable,
        command: Command,
        *,
        on_ended: Callable[[CommandEnded], object] | None = None,
        busy: Sequence[BusyWidget] = (),
    ) -> None: ...
    def send(
        self,
        name: Hashable,
        command: Command,
        on_answer: Callable[[Any], object] | None = None,
        on_ended: Callable[[CommandEnded], object] | None = None,
        *,
        busy: Sequence[BusyWidget] = (),
    ) -> None:
        """Send a command.

        Args:
            on_answer: Called with the answer to the question.
            on_ended: Called with the CommandEnded of a command, or of a question that got no answer.
            busy: Widgets that are busy until then, or until it is cancelled.
        """
        self.cancel(name)
        ids = command.command_id, getattr(command, "ask_id", "")
        self._pending[name] = _PendingRequest(ids, on_answer, on_ended, busy)
        for each in busy:
            each.set_busy(True)
        self._send(command)

    def send_once(
        self, name: Hashable, command: Command, *, on_ended: Callable[[CommandEnded], object] | None = None
    ) -> bool:
        """Send a command; return False if one of this name is pending, or was sent by the first of two presses."""
        if self._repeat_filter.is_repeat(name) or self.is_pending(name):
            return False
        self.send(name, command, on_ended=on_ended)
        return True

    def is_pending(self, name: Hashable, request_id: str = "") -> bool:
        """Return True if the request of this name is waiting; with `request_id`, only if it has that id."""
        return name in self._pending and request_id in {"", *self._pending[name].ids}

    @property
    def is_busy(self) -> bool:
        """True while any request is pending."""
        return bool(self._pending)

    @property
    def has_visible(self) -> bool:
        """True if a user waits for a request, seeing busy widgets."""
        return any(asked.busy for asked in self._pending.values())

    def cancel(self, *names: Hashable) -> None:
        """Stop waiting for these requests, or for all."""
        for name in [name for name in names or tuple(self._pending) if name in self._pending]:
            self._pending.pop(name).release()

    @Slot()
    def cancel_visible(self) -> None:
        """Cancel requests that a user waits for, since their result would open a dialog after the user left."""
        for name in [name for name, asked in self._pending.items() if asked.busy]:
            self.cancel(name)

    @Slot(object)
    def resolve(self, event: object) -> None:
        """Match an answer or a CommandEnded to its request; ignore others."""
        from paydesk.domain.messages import Answered, CommandEnded  # not needed for the first paint

        if not isinstance(event, Answered | CommandEnded):
            return
        event_id = event.ask_id if isinstance(event, Answered) else event.command_id
        for name in [name for name, asked in self._pending.items() if event_id in asked.ids]:
            asked = self._pending.pop(name)
            asked.release()
            if isinstance(event, CommandEnded) and asked.on_ended is not None:
                asked.on_ended(event)
            elif isinstance(event, Answered) and asked.on_answer is not None:
                asked.on_answer(event.answer)
