"""JSON in which a number stays the number that was written."""

from __future__ import annotations

import json
from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paydesk.domain import exact_json

DECIMALS = st.decimals(allow_nan=False, allow_infinity=False, min_value=-(10**12), max_value=10**12, places=6)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | DECIMALS | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=20,
)


@given(JSON)
def test_encoded_values_decode_again(value: object) -> None:
    text = exact_json.encode(value)
    assert exact_json.decode(text) == value
    assert exact_json.decode(text.encode()) == value
    json.loads(text)  # it is JSON for everybody else, too


@given(DECIMALS)
def test_a_decimal_is_written_digit_for_digit(value: Decimal) -> None:
    text = exact_json.encode(value)
    assert "e" not in text.lower()
    again = exact_json.decode(text)
    assert isinstance(again, Decimal)
    assert again.as_tuple() == value.as_tuple()


@pytest.mark.parametrize(
    ("text", "value"),
    [("0.1", "0.1"), ("1250.50", "1250.50"), ("0.30000000000000000000000000000000004",) * 2, ("1.25E3", "1.25E+3")],
)
def test_a_fraction_is_read_digit_for_digit(text: str, value: str) -> None:
    read = exact_json.decode(text)
    assert isinstance(read, Decimal)
    assert str(read) == value


def test_a_whole_number_stays_an_int() -> None:
    assert type(exact_json.decode("1250")) is int
    assert exact_json.encode(10**30) == "1" + "0" * 30


def test_the_text_is_compact_and_keeps_the_order_of_its_keys() -> None:
    assert exact_json.encode({"b": 1, "a": [True, None, "₹"]}) == '{"b":1,"a":[true,null,"₹"]}'


@pytest.mark.parametrize(
    "value",
    [
        *(0.1, 1.0, float("nan"), float("inf"), [[{"a": 0.5}]], object(), {1, 2}, b"x"),
        *(Decimal("NaN"), Decimal("sNaN"), Decimal("Infinity"), {"a": Decimal("-Infinity")}),
    ],
)
def test_values_refused_by_encode(value: object) -> None:
    with pytest.raises(TypeError, match="does not go on the wire"):
        exact_json.encode(value)


@pytest.mark.parametrize(
    "text",
    [
        *("NaN", "Infinity", "-Infinity", '{"a":NaN}', "", "{", "<html>", "1.5.", "'a'", '{"a":1', "\ufeff{}", "[1,]"),
        *("1e99999999999999999999", "[-1e-99999999999999999999]", pytest.param("9" * 5_000, id="5000-digits")),
    ],
)
def test_texts_refused_by_decode(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - any ValueError is the promise
        exact_json.decode(text)


@given(st.binary(max_size=60))
def test_any_bytes_are_json_or_a_value_error(body: bytes) -> None:
    try:
        exact_json.decode(body)
    except ValueError:
        return
    assert body.strip()


def test_deep_nesting_says_so() -> None:
    with pytest.raises(RecursionError):
        exact_json.decode("[" * 200_000)
