"""Rows become other rows with as little stir as possible: only what changed is told, and the end is always right."""

from __future__ import annotations

from dataclasses import dataclass
from operator import attrgetter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QModelIndex

from paydesk.ui.rows.model import Column, RowsModel, common_ends, find_runs


@dataclass(frozen=True)
class Row:
    """A key, and one thing to say."""

    key: str
    text: str = ""


class Heard:
    """A model, and what it told of itself; whoever listens has the same rows as it has, at each moment."""

    def __init__(self, rows: list[Row]) -> None:
        self.model = RowsModel([Column("Text", attrgetter("text"))])
        self.model.show_rows(rows)
        self.copy = [row.key for row in rows]
        self.told: list[str] = []
        self.model.rowsRemoved.connect(self.on_removed)
        self.model.rowsInserted.connect(self.on_inserted)
        self.model.dataChanged.connect(self.on_changed)
        self.model.modelReset.connect(self.on_reset)

    def on_removed(self, _parent: QModelIndex, first: int, last: int) -> None:
        del self.copy[first : last + 1]
        self.told.append(f"-{first}..{last}")

    def on_inserted(self, _parent: QModelIndex, first: int, last: int) -> None:
        self.copy[first:first] = [row.key for row in self.model.rows[first : last + 1]]
        self.told.append(f"+{first}..{last}")

    def on_changed(self, first: QModelIndex, last: QModelIndex) -> None:
        self.told.append(f"={first.row()}..{last.row()}")

    def on_reset(self) -> None:
        self.copy = [row.key for row in self.model.rows]
        self.told.append("anew")


def rows(keys: str) -> list[Row]:
    return [Row(key) for key in keys]


def test_only_what_changed_is_told() -> None:
    heard = Heard(rows("abcde"))
    heard.model.show_rows(rows("abcde"))
    assert heard.told == []
    heard.model.show_rows([*rows("ab"), Row("c", "other"), *rows("de")])
    assert heard.told == ["=2..2"]
    heard.told.clear()
    heard.model.show_rows(rows("xabde"))
    assert heard.told == ["-0..2", "+0..2"]


def test_what_lies_between_the_common_ends_is_replaced() -> None:
    heard = Heard(rows("abcdef"))
    heard.model.show_rows(rows("acbdef"))
    assert heard.told == ["-1..2", "+1..2"]


def test_another_list_is_shown_anew() -> None:
    heard = Heard([Row(f"a{n}") for n in range(500)])
    heard.model.show_rows([Row(f"b{n}") for n in range(500)])
    assert heard.told == ["anew"]


def test_one_row_comes_changes_and_goes() -> None:
    heard = Heard(rows("ab"))
    heard.model.upsert(Row("x"))
    heard.model.upsert(Row("b", "other"))
    heard.model.upsert(Row("b", "other"))
    heard.model.remove("a")
    heard.model.remove("nobody")
    assert heard.told == ["+0..0", "=2..2", "-1..1"]
    assert heard.model.position_of("b") == 1
    assert heard.model.row("b") == Row("b", "other")
    assert heard.model.row("a") is None


KEYS = st.lists(st.sampled_from("abcdefghijkl"), unique=True)


@given(KEYS, KEYS, st.sets(st.sampled_from("abcdefghijkl")))
def test_whatever_comes_the_end_is_right(old: list[str], new: list[str], other: set[str]) -> None:
    heard = Heard([Row(key) for key in old])
    wanted = [Row(key, "other" if key in other else "") for key in new]
    heard.model.show_rows(wanted)
    assert list(heard.model.rows) == wanted
    assert heard.copy == new
    assert [heard.model.position_of(key) for key in new] == list(range(len(new)))


@pytest.mark.parametrize(
    ("old", "new", "ends"),
    [("abc", "abc", (3, 0)), ("abc", "axc", (1, 1)), ("aa", "a", (1, 0)), ("abc", "xabc", (0, 3)), ("", "a", (0, 0))],
)
def test_both_ends_are_compared(old: str, new: str, ends: tuple[int, int]) -> None:
    assert common_ends(old, new) == ends


def test_runs_are_stretches() -> None:
    assert list(find_runs(7, {0, 1, 3, 5, 6}.__contains__)) == [(0, 1), (3, 3), (5, 6)]
