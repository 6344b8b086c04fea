"""Search of everything that can happen to a subject, up to a depth: each state once, since states are values.

PAYDESK_SEARCH_DEPTH searches deeper than a run of all tests has time for.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Hashable, Iterable, Iterator
from typing import Final, TypeAlias, TypeVar

WorldT = TypeVar("WorldT", bound=Hashable)
Way: TypeAlias = tuple[str, ...]
_DEPTH: Final = int(os.environ.get("PAYDESK_SEARCH_DEPTH", "0"))


def explore(
    root: WorldT, then: Callable[[WorldT], Iterable[tuple[str, WorldT]]], depth: int
) -> Iterator[tuple[Way, WorldT, WorldT]]:
    """Each step from each state within `depth` steps of the root, the nearest first: (way, before, after)."""
    seen, level = {root}, list[tuple[Way, WorldT]]([((), root)])
    for _ in range(_DEPTH or depth):
        reached = list[tuple[Way, WorldT]]()
        for way, before in level:
            for name, after in then(before):
                yield (*way, name), before, after
                if after not in seen:
                    seen.add(after)
                    reached.append(((*way, name), after))
        level = reached


def ways_to_break(
    root: WorldT,
    then: Callable[[WorldT], Iterable[tuple[str, WorldT]]],
    broken: Callable[[WorldT, WorldT], Iterable[str]],
    depth: int,
) -> dict[str, Way]:
    """Return the rules that some sequence breaks, each with the shortest one."""
    found = dict[str, Way]()
    for way, before, after in explore(root, then, depth):
        for rule in broken(before, after):
            found.setdefault(rule, way)
    return found
