"""Tests that wait come first in each worker's share, then long ones, whatever the order is."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conftest import long_first


class Item:
    """As much of a collected test as is looked at."""

    def __init__(self, name: str) -> None:
        self.name = name

    def get_closest_marker(self, mark: str) -> bool:
        return {"waits": self.name in "WXYZ", "long": self.name.isupper()}[mark]


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
        ("aBWbcXCY", 2, "WYCaXBbc"),
        ("abc", 4, "abc"),
        ("", 2, ""),
    ],
)
def test_they_are_dealt_to_the_heads_of_the_shares(names: str, workers: int, put: str) -> None:
    assert ordered(names, workers) == put
    assert sorted(ordered(names, workers)) == sorted(names)
