"""The one way by which news comes up: each message of the counter goes to those that take its kind, in their order."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from PySide6.QtCore import QObject, Slot

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
