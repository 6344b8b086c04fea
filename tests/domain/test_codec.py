"""The codec of stored data: exact both ways, and lenient field by field."""

from __future__ import annotations

from copy import copy
from enum import StrEnum
from types import MappingProxyType

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import UNSET, UnsetType, field

from paydesk.domain.codec import Stored, from_data, parse_json, to_data
from paydesk.domain.exact_json import Json
from paydesk.domain.money import Money, SignedMoney


class Colour(StrEnum):
    """An enum whose members may be unknown to an older version."""

    RED = "red"


class Row(Stored, frozen=True):
    """A nested object."""

    amount: Money | None = None
    count: int | UnsetType = UNSET


class Example(Stored, frozen=True):
    """Every shape that facts use."""

    amount: Money | None = None
    count: int | None = None
    is_known: bool = field(default=False, name="known")
    colour: Colour | None = None
    note: str | UnsetType = UNSET
    rows: list[Row] = field(default_factory=list)


FULL = Example(amount=Money(5), count=2**70, is_known=True, colour=Colour.RED, note="x", rows=[Row(amount=Money(0))])


def test_every_field_is_written_under_its_stored_name() -> None:
    assert to_data(FULL) == {
        "amount": 5,
        "count": 2**70,
        "known": True,
        "colour": "red",
        "note": "x",
        "rows": [{"amount": 0}],
    }
    assert to_data(Example()) == {"amount": None, "count": None, "known": False, "colour": None, "rows": []}


@pytest.mark.parametrize("value", [FULL, Example()])
def test_what_is_written_is_read_back(value: Example) -> None:
    assert from_data(Example, MappingProxyType(to_data(value))) == value


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("amount", -1),
        ("amount", True),
        ("amount", "5"),
        ("count", True),
        ("count", "7"),
        ("known", 1),
        ("colour", "blue"),
        ("note", None),
        ("rows", {"amount": 1}),
    ],
)
def test_an_impossible_value_spoils_its_own_field_alone(name: str, value: Json) -> None:
    data = to_data(FULL) | {name: value, "field of a newer version": 1}
    read = to_data(from_data(Example, data))
    default = to_data(Example())
    assert read.get(name) == default.get(name)
    assert {key: each for key, each in read.items() if key != name} == {
        key: each for key, each in to_data(FULL).items() if key != name
    }


def test_a_row_of_a_list_loses_its_impossible_value_alone() -> None:
    rows: list[Json] = [{"amount": 5, "count": "x"}, {"amount": -1, "count": 6}, 7]
    assert from_data(Example, {"rows": rows}).rows == [Row(amount=Money(5)), Row(count=6)]


def test_a_class_that_the_codec_does_not_know_is_not_written() -> None:
    with pytest.raises(NotImplementedError, match="SignedMoney has no stored form"):
        to_data(Unknown(SignedMoney(5)))


class Unknown(Stored, frozen=True):
    """A class without a stored form."""

    amount: SignedMoney


class Spans(Stored, frozen=True):
    """Rows as JSON arrays: a list loses its impossible ones, a tuple is read as a whole or not at all."""

    loose: list[tuple[int, Money]] = field(default_factory=list)
    whole: tuple[tuple[int, int], ...] = ()


def test_rows_are_read_one_by_one_or_all_together() -> None:
    odd: list[Json] = [[1, 2], {}, [3], [4, "5"], [6, 7, 8], [9, -1], 1]
    assert from_data(Spans, {"loose": odd, "whole": odd}) == Spans(loose=[(1, Money(2))])
    whole = Spans(loose=[(1, Money(2))], whole=((1, 2), (3, 4)))
    assert to_data(whole) == {"loose": [[1, 2]], "whole": [[1, 2], [3, 4]]}
    assert from_data(Spans, to_data(whole)) == whole


class Whole(Stored, frozen=True):
    """A file that is read strictly."""

    count: int
    digest: bytes = b""


def test_a_file_is_read_strictly() -> None:
    raw = b'{"count": 5, "digest": "//8=", "more": 1}'
    assert parse_json(Whole, raw) == Whole(5, b"\xff\xff")
    assert parse_json(list[Whole], b"\xef\xbb\xbf[" + raw + b"]") == [Whole(5, b"\xff\xff")]
    assert to_data(Whole(5, b"\xff\xff")) == {"count": 5, "digest": "//8="}


@pytest.mark.parametrize(
    "raw",
    [
        b"", b"[]", b"{}", b"\xff\xfe", b"[" * 100_000, b'{"count": null}', b'{"count": 1.5}', b'{"count": 1.0}',
        b'{"count": true}', b'{"count": "1"}', b'{"count": 1, "digest": "%%%"}', b'{"count": 1} x',
    ],
)  # fmt: skip
def test_a_file_that_is_not_whole_is_refused(raw: bytes) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        parse_json(Whole, raw)


@given(st.dictionaries(st.sampled_from(["amount", "count", "known", "colour", "note", "rows"]), st.recursive(
    st.none() | st.booleans() | st.integers() | st.decimals(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner), max_leaves=5)))  # fmt: skip
def test_no_data_fails_to_be_read(data: dict[str, Json]) -> None:
    assert isinstance(from_data(Example, data), Example)


def test_an_amount_is_immutable_comparable_and_copied_whole() -> None:
    amount = Money(5)
    with pytest.raises(AttributeError):
        amount.paise = 6
    assert Money(4) < amount <= Money(5)
    assert amount > Money(4)
    assert amount >= Money(5)
    assert amount != SignedMoney(5)
    assert len({amount, Money(5), SignedMoney(5)}) == 2
    assert copy(amount) == amount
    assert repr(amount) == "Money(paise=5)"
