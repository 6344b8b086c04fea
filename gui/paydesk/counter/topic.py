"""Topics: what one part of the counter tells others, without knowing them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

ValueT = TypeVar("ValueT")


class Topic(Generic[ValueT]):
    """Calls its subscribers in the order of their subscription, in the counter's loop."""

    def __init__(self) -> None:
        self._subscribers: list[Callable[[ValueT], object]] = []

    def subscribe(self, subscriber: Callable[[ValueT], object]) -> None:
        """Call this with each value that is published from now on."""
        self._subscribers.append(subscriber)

    def unsubscribe(self, subscriber: Callable[[ValueT], object]) -> None:
        """Call this no more; one that is not subscribed is ignored."""
        self._subscribers = [each for each in self._subscribers if each != subscriber]

    def publish(self, value: ValueT) -> None:
        """Call all subscribers. What one raises reaches the publisher."""
        for subscriber in tuple(self._subscribers):
            subscriber(value)
