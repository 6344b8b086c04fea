"""Long tests come first in each worker's share, whatever the order is."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conftest import long_first


class Item:
    """As much of a collected test as is looked at."""

    def __init__(self, name: str) -> None:
        self.name = name

    def get_closest_marker(self, mark: str) -> bool:
        assert mark == "long"
        return self.name.isupper()


def ordered(names: str, workers: int) -> str:
    items: Any = [Item(name) for name in names]
    return "".join(item.name for item in long_first(items, workers))


@pytest.mark.parametrize(
    ("names", "workers", "put"),
    [
        ("abcDef", 1, "Dabcef"),
        ("abCdeFgh", 2, "CabdFegh"),
        ("abcdeABC", 3, "AaBbcCde"),
        ("ABCDE", 2, "ACEBD"),
        ("abc", 4, "abc"),
        ("", 2, ""),
    ],
)
def test_the_long_ones_are_dealt_to_the_heads_of_the_shares(names: str, workers: int, put: str) -> None:
    assert ordered(names, workers) == put
    assert sorted(ordered(names, workers)) == sorted(names)
