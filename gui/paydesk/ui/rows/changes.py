"""How one list of rows becomes another with as little stir as possible: what goes, what comes, what stays."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from typing import Protocol


class Keyed(Protocol):
    """A row: a frozen value with a key of its own. The same key is the same row, whatever else changed."""

    @property
    def key(self) -> str:
        """What no other row of the list has."""


def steady(old: Sequence[str], new: Sequence[str]) -> set[str]:
    """The keys that need not move: as many as stand in the same order in both."""
    head, shorter = 0, min(len(old), len(new))
    while head < shorter and old[head] == new[head]:
        head += 1
    tail = 0
    while tail < shorter - head and old[-1 - tail] == new[-1 - tail]:
        tail += 1
    ends = {*new[:head], *new[len(new) - tail :]}
    return ends | _longest_chain(old[head : len(old) - tail], new[head : len(new) - tail])


def _longest_chain(old: Sequence[str], new: Sequence[str]) -> set[str]:
    """The longest sequence of keys that both have in the same order."""
    places = {key: place for place, key in enumerate(old)}
    ends: list[int] = []
    chain: list[tuple[str, int]] = []
    last: list[int] = []
    for key in new:
        place = places.get(key)
        if place is None:
            continue
        length = bisect_left(ends, place)
        chain.append((key, last[length - 1] if length else -1))
        if length == len(ends):
            ends.append(place)
            last.append(len(chain) - 1)
        else:
            ends[length], last[length] = place, len(chain) - 1
    found: set[str] = set()
    at = last[-1] if last else -1
    while at >= 0:
        key, at = chain[at]
        found.add(key)
    return found


def runs(count: int, wanted: Callable[[int], bool]) -> Iterator[tuple[int, int]]:
    """The stretches of wanted numbers below `count`, both ends included."""
    first = -1
    for number in range(count):
        if wanted(number):
            first = number if first < 0 else first
        elif first >= 0:
            yield first, number - 1
            first = -1
    if first >= 0:
        yield first, count - 1
