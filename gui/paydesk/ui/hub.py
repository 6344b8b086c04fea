"""The one way by which news comes up: each message of the counter goes to those that take its kind, in their order.

What was asked for comes back to who asked: `Asks`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from PySide6.QtCore import QObject, Slot

if TYPE_CHECKING:
    from paydesk.domain.commands import Command
    from paydesk.domain.messages import CommandEnded

Takers = Mapping[type[Any], Callable[[Any], None]]
"""Kind of message -> who takes it."""


class Store(QObject):
    """What windows know of something: `takers` says which messages change it. Its signals say what changed."""

    takers: Takers = MappingProxyType({})

    @Slot(object)
    def on_event(self, event: object) -> None:
        """One message of the counter; kinds that are about nothing here are passed over."""
        take = self.takers.get(type(event))
        if take is not None:
            take(event)


class Hub(QObject):
    """Hands on what the worker says. Who was added first is told first."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._takers: dict[type[Any], list[Callable[[Any], None]]] = {}

    def begin(self) -> None:
        """Nobody is told any more: those that come now are added anew."""
        self._takers = {}

    def add(self, takers: Takers) -> None:
        """From now on these are told, too."""
        for kind, take in takers.items():
            self._takers.setdefault(kind, []).append(take)

    @Slot(object)
    def on_event(self, event: object) -> None:
        """One message of the counter; a kind that nobody takes is passed over."""
        for take in tuple(self._takers.get(type(event), ())):
            take(event)


class Busy(Protocol):
    """A button, or a form, that is not pressed again while it waits."""

    def set_busy(self, busy: bool) -> None:
        """Whether it waits."""


class _Asked(NamedTuple):
    """One question: its id, who hears the answer, who its end without one, and what waits for it."""

    wanted: str
    answer: Callable[[Any], object] | None
    ended: Callable[[CommandEnded], object] | None
    busy: Sequence[Busy]

    def free(self) -> None:
        """It is over."""
        for each in self.busy:
            each.set_busy(False)


class Asks(QObject):
    """What one part of the window has asked of the counter, each under a name, and who hears what came of it.

    Of a name only the last is waited for. `take` has to get the answers, and each CommandEnded.
    """

    def __init__(self, send: Callable[[Command], object], parent: QObject) -> None:
        super().__init__(parent)
        self._send = send
        self._asked: dict[str, _Asked] = {}

    def ask(
        self,
        name: str,
        command: Command,
        answer: Callable[[Any], object] | None = None,
        ended: Callable[[CommandEnded], object] | None = None,
        *,
        busy: Sequence[Busy] = (),
    ) -> None:
        """Send it. `answer` hears what is said to a Question; `ended` how it ended, unless it was answered.

        `busy`: what is so until then, or until it is dropped.
        """
        self.drop(name)
        self._asked[name] = _Asked(getattr(command, "ask_id", command.command_id), answer, ended, busy)
        for each in busy:
            each.set_busy(True)
        self._send(command)

    def waits(self, name: str, subject: str = "") -> bool:
        """Whether the one of this name is waited for; `subject`: and is about that."""
        return name in self._asked and subject in {"", self._asked[name].wanted}

    @property
    def is_pressed_for(self) -> bool:
        """Whether somebody has pressed for one of them, and waits."""
        return any(asked.busy for asked in self._asked.values())

    def drop(self, *names: str) -> None:
        """Nobody waits for these any more; without a name, for any."""
        for name in [name for name in names or tuple(self._asked) if name in self._asked]:
            self._asked.pop(name).free()

    @Slot()
    def leave(self) -> None:
        """Another page comes, or the lock: what somebody pressed for (`busy`) asks nobody else where its file goes."""
        for name in [name for name, asked in self._asked.items() if asked.busy]:
            self.drop(name)

    @Slot(object)
    def take(self, event: object) -> None:
        """An answer, or the end of a command; of others nobody hears."""
        from paydesk.domain.messages import CommandEnded  # the first window asks nothing

        ids = {event.command_id, event.subject} if isinstance(event, CommandEnded) else {getattr(event, "ask_id", "")}
        for name in [name for name, asked in self._asked.items() if asked.wanted in ids]:
            asked = self._asked.pop(name)
            asked.free()
            hears: Callable[[Any], object] | None = asked.ended if isinstance(event, CommandEnded) else asked.answer
            if hears is not None:
                hears(event)
