"""Money: what staff type, what screens show, what goes on the wire; all of it exact to the paisa."""

from __future__ import annotations

import re
from decimal import Decimal

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from paydesk.domain import exact_json
from paydesk.domain.money import MAX_PAISE, Money, MoneyError, MoneyFault
from tests.conftest import FULL

ANY_PAISE = st.integers(0, MAX_PAISE)
INDIAN = re.compile(r"(?:0|[1-9][0-9]{0,2}|[1-9][0-9]?(?:,[0-9]{2})*,[0-9]{3})\.[0-9]{2}")
DEVANAGARI = str.maketrans("0123456789", "०१२३४५६७८९")


def in_groups(digits: str, first: int, then: int) -> str:
    """Digits with commas: `first` of them at the right end, groups of `then` before; written without the program's."""
    reverse, out = digits[::-1], ""
    for place, digit in enumerate(reverse):
        if place == first or (place > first and (place - first) % then == 0):
            out += ","
        out += digit
    return out[::-1]


def fault_of(text: str) -> MoneyFault:
    with pytest.raises(MoneyError) as caught:
        Money.parse(text)
    return caught.value.fault


def wire_fault(value: object) -> MoneyFault:
    with pytest.raises(MoneyError) as caught:
        Money.from_wire(value)
    return caught.value.fault


def round_trips(paise: int) -> None:
    money = Money(paise)
    assert Money.parse(str(money)) == money
    assert Money.parse(money.grouped()) == money
    assert Money.parse(money.plain()) == money
    assert Money.from_wire(money.plain()) == money
    assert Money.from_wire(money.to_wire()) == money
    assert Money.from_wire(exact_json.decode(exact_json.encode(money.to_wire()))) == money


def test_every_amount_to_two_thousand_rupees_round_trips() -> None:
    for paise in range(0, 200_001, 1 if FULL else 7):
        money = Money(paise)
        assert Money.parse(str(money)) == Money.from_wire(money.plain()) == Money.from_wire(money.to_wire()) == money


def test_the_edges_of_every_length_round_trip() -> None:
    for power in range(11):
        for near in range(-3, 4):
            paise = 10**power + near
            if 0 <= paise <= MAX_PAISE:
                round_trips(paise)
    round_trips(MAX_PAISE)


@given(ANY_PAISE)
def test_any_amount_round_trips(paise: int) -> None:
    round_trips(paise)


@given(ANY_PAISE)
def test_the_grouping_is_indian(paise: int) -> None:
    money = Money(paise)
    assert INDIAN.fullmatch(money.grouped())
    assert money.grouped() == in_groups(str(paise // 100), 3, 2) + f".{paise % 100:02d}"
    assert str(money) == "₹" + money.grouped()
    assert money.plain() == money.grouped().replace(",", "")
    assert "E" not in str(money.to_wire()).upper()


@pytest.mark.parametrize(
    ("paise", "shown"),
    [
        (0, "₹0.00"),
        (5, "₹0.05"),
        (99_900, "₹999.00"),
        (100_000, "₹1,000.00"),
        (1_234_567, "₹12,345.67"),
        (12_500_000, "₹1,25,000.00"),
        (1_000_000_000, "₹1,00,00,000.00"),
        (MAX_PAISE, "₹99,99,99,999.99"),
    ],
)
def test_amounts_as_they_are_shown(paise: int, shown: str) -> None:
    assert str(Money(paise)) == shown


@pytest.mark.parametrize(
    ("text", "paise"),
    [
        ("1250", 125_000),
        ("1,250.5", 125_050),
        ("₹1,25,000", 12_500_000),
        ("Rs. 90", 9_000),
        ("Rs.90", 9_000),
        ("rs 90", 9_000),
        ("RS90", 9_000),
        ("INR 90", 9_000),
        ("inr1,000", 100_000),
        ("₹ 90.50", 9_050),
        ("  1250  ", 125_000),
        ("\u00a0₹\u20091250\u3000", 125_000),
        ("1250.", 125_000),
        (".5", 50),
        ("0", 0),
        ("0.01", 1),
        ("007", 700),
        ("1,000,000", 100_000_000),
        ("10,00,000", 100_000_000),
        ("1,250/-", 125_000),
        ("Rs. 1,25,000 /-", 12_500_000),
        ("1,250.50 INR", 125_050),
        ("90 Rs.", 9_000),
        ("90₹", 9_000),
        ("\u2068₹1,250.50\u2069", 125_050),
        ("\u200e₹\u200f1,\u200b250\ufeff", 125_000),
        ("\u202a\u202dRs.\u00a01,250\u202c\u202c/-\u061c", 125_000),
        ("१२५०", 125_000),
        ("₹१,२५,०००.५०", 12_500_050),
        ("１２５０", 125_000),
        ("99,99,99,999.99", MAX_PAISE),
        ("999,999,999.99", MAX_PAISE),
        pytest.param("0" * 6_000 + "7", 700, id="6000-zeros"),
    ],
)
def test_valid_typed_amounts(text: str, paise: int) -> None:
    assert Money.parse(text) == Money(paise)


@given(ANY_PAISE, st.sampled_from([(3, 2), (3, 3), (99, 99)]), st.sampled_from(["", "₹", "₹ ", "Rs", "Rs. ", "INR "]))
def test_indian_and_western_commas_and_every_mark_are_read(paise: int, groups: tuple[int, int], mark: str) -> None:
    text = f"{mark}{in_groups(str(paise // 100), *groups)}.{paise % 100:02d}"
    assert Money.parse(text) == Money(paise)
    assert Money.parse(text.translate(DEVANAGARI)) == Money(paise)


@pytest.mark.parametrize(
    "text",
    [
        *("12,50", "1,25", "1,2", "1,", ",125", "1,,000", "1,0000", "1000,000", "1,2,3", "12,34", "1,25,00", "1,00,00"),
        *("123,45,678", "1,250,00,000", "12,345,67,890", "1,23,456,789", "0,500", "00,500", "1,250,", ",", "1,,"),
        *("₹12,50", "Rs. 1,25", "१२,५०"),
    ],
)
def test_commas_that_stand_wrong_are_refused(text: str) -> None:
    assert fault_of(text) in {MoneyFault.BAD_COMMAS, MoneyFault.NOT_A_NUMBER}


@given(st.text("0123456789,", min_size=1, max_size=14))
@example("12,50")
@example("1,25")
@example("123,45,678")
def test_a_comma_is_only_read_where_a_grouping_puts_it(text: str) -> None:
    bare = text.replace(",", "")
    right = bool(bare) and text in {bare, in_groups(bare, 3, 2), in_groups(bare, 3, 3)}
    if right and "," in text:
        right = not bare.startswith("0")
    too_large = right and int(bare) * 100 > MAX_PAISE
    if right and not too_large:
        assert Money.parse(text).paise == int(bare) * 100
    else:
        assert (fault_of(text) is MoneyFault.TOO_LARGE) == too_large


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", MoneyFault.EMPTY),
        (" \t\u2003", MoneyFault.EMPTY),
        ("₹", MoneyFault.EMPTY),
        ("Rs.", MoneyFault.EMPTY),
        ("INR ", MoneyFault.EMPTY),
        (".", MoneyFault.NOT_A_NUMBER),
        ("-5", MoneyFault.NEGATIVE),
        ("₹-5", MoneyFault.NEGATIVE),
        ("-₹5", MoneyFault.NEGATIVE),
        ("\u22125", MoneyFault.NOT_A_NUMBER),
        ("+5", MoneyFault.NOT_A_NUMBER),
        ("1.005", MoneyFault.TOO_MANY_DECIMALS),
        ("1.000", MoneyFault.TOO_MANY_DECIMALS),
        ("1.2.3", MoneyFault.NOT_A_NUMBER),
        ("1.250,00", MoneyFault.NOT_A_NUMBER),
        ("1 250", MoneyFault.NOT_A_NUMBER),
        ("1\u202f250", MoneyFault.NOT_A_NUMBER),
        ("1\u00a0250", MoneyFault.NOT_A_NUMBER),
        ("\u202e1250\u202c", MoneyFault.NOT_A_NUMBER),
        ("1_250", MoneyFault.NOT_A_NUMBER),
        ("1e3", MoneyFault.NOT_A_NUMBER),
        ("1E+3", MoneyFault.NOT_A_NUMBER),
        ("0x10", MoneyFault.NOT_A_NUMBER),
        ("NaN", MoneyFault.NOT_A_NUMBER),
        ("Infinity", MoneyFault.NOT_A_NUMBER),
        ("twelve", MoneyFault.NOT_A_NUMBER),
        ("12/", MoneyFault.NOT_A_NUMBER),
        ("12-", MoneyFault.NOT_A_NUMBER),
        ("12/-/-", MoneyFault.NOT_A_NUMBER),
        ("12,50/-", MoneyFault.BAD_COMMAS),
        ("/-", MoneyFault.EMPTY),
        ("₹12 INR", MoneyFault.NOT_A_NUMBER),
        ("1250 and 50", MoneyFault.NOT_A_NUMBER),
        ("１，２５０", MoneyFault.NOT_A_NUMBER),
        ("$5", MoneyFault.NOT_A_NUMBER),
        ("₹₹5", MoneyFault.NOT_A_NUMBER),
        ("²", MoneyFault.NOT_A_NUMBER),
        ("½", MoneyFault.NOT_A_NUMBER),
        ("十", MoneyFault.NOT_A_NUMBER),
        ("\ud800", MoneyFault.NOT_A_NUMBER),
        ("1000000000", MoneyFault.TOO_LARGE),
        ("100,00,00,000", MoneyFault.BAD_COMMAS),
        ("1,00,00,00,000", MoneyFault.TOO_LARGE),
        ("9" * 30, MoneyFault.TOO_LARGE),
        pytest.param("9" * 10_000, MoneyFault.TOO_LARGE, id="10000-digits"),
    ],
)
def test_invalid_typed_amounts(text: str, fault: MoneyFault) -> None:
    assert fault_of(text) is fault


@given(st.text(max_size=40))
@example("₹" * 40)
def test_any_text_is_an_amount_or_a_money_error(text: str) -> None:
    try:
        money = Money.parse(text)
    except MoneyError:
        return
    assert type(money.paise) is int
    assert 0 <= money.paise <= MAX_PAISE
    assert any(sign.isdecimal() for sign in text)


def test_an_error_does_not_repeat_a_whole_page() -> None:
    with pytest.raises(MoneyError) as caught:
        Money.parse("x" * 100_000)
    assert len(str(caught.value)) < 100


@given(ANY_PAISE)
def test_no_float_anywhere(paise: int) -> None:
    money = Money(paise)
    assert type(money.paise) is int
    assert isinstance(money.to_wire(), Decimal)
    assert type(Money.from_wire(money.to_wire()).paise) is int
    assert type((money + money).paise) is int
    assert (money + money).paise == 2 * paise
    assert wire_fault(paise / 100) is MoneyFault.NOT_A_NUMBER


@pytest.mark.parametrize("paise", [-1, 1.0, 1.5, Decimal(1), True, "1", None])
def test_money_holds_whole_paise_only(paise: object) -> None:
    with pytest.raises(ValueError, match="whole number of paise"):
        Money(paise)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("value", "paise"),
    [
        (1250, 125_000),
        (Decimal("1250.5"), 125_050),
        (Decimal("1250.500000"), 125_050),
        (Decimal("1.25E+3"), 125_000),
        (Decimal("0E-20"), 0),
        (Decimal("1." + "0" * 60), 100),
        (0, 0),
        ("1250.00", 125_000),
        ("1250", 125_000),
        ("1250.", 125_000),
        (".50", 50),
        (" 7 ", 700),
        (Decimal(MAX_PAISE) / 100, MAX_PAISE),
    ],
)
def test_amounts_of_an_answer(value: object, paise: int) -> None:
    assert Money.from_wire(value) == Money(paise)


@pytest.mark.parametrize(
    ("value", "fault"),
    [
        (True, MoneyFault.NOT_A_NUMBER),
        (None, MoneyFault.NOT_A_NUMBER),
        (1.5, MoneyFault.NOT_A_NUMBER),
        ([1], MoneyFault.NOT_A_NUMBER),
        ({}, MoneyFault.NOT_A_NUMBER),
        ("", MoneyFault.NOT_A_NUMBER),
        (".", MoneyFault.NOT_A_NUMBER),
        ("1,250", MoneyFault.NOT_A_NUMBER),
        ("1_250", MoneyFault.NOT_A_NUMBER),
        ("1e3", MoneyFault.NOT_A_NUMBER),
        ("+5", MoneyFault.NOT_A_NUMBER),
        ("१२५०", MoneyFault.NOT_A_NUMBER),
        ("NaN", MoneyFault.NOT_A_NUMBER),
        ("Infinity", MoneyFault.NOT_A_NUMBER),
        ("\ud800", MoneyFault.NOT_A_NUMBER),
        ("₹5", MoneyFault.NOT_A_NUMBER),
        (Decimal("NaN"), MoneyFault.NOT_A_NUMBER),
        (Decimal("sNaN"), MoneyFault.NOT_A_NUMBER),
        (Decimal("Infinity"), MoneyFault.NOT_A_NUMBER),
        (-1, MoneyFault.NEGATIVE),
        (Decimal("-0.01"), MoneyFault.NEGATIVE),
        ("-5", MoneyFault.NEGATIVE),
        (Decimal("1.001"), MoneyFault.TOO_MANY_DECIMALS),
        (Decimal("1E-400"), MoneyFault.TOO_MANY_DECIMALS),
        (Decimal("1." + "0" * 60 + "1"), MoneyFault.TOO_MANY_DECIMALS),
        ("1250.001", MoneyFault.TOO_MANY_DECIMALS),
        (1_000_000_000, MoneyFault.TOO_LARGE),
        pytest.param(10**5_000, MoneyFault.TOO_LARGE, id="int-of-5001-digits"),
        (Decimal("1E+999999"), MoneyFault.TOO_LARGE),
        pytest.param("9" * 10_000, MoneyFault.TOO_LARGE, id="text-of-10000-digits"),
    ],
)
def test_invalid_amounts_of_an_answer(value: object, fault: MoneyFault) -> None:
    assert wire_fault(value) is fault


@given(st.one_of(st.text(), st.decimals(), st.integers(), st.booleans(), st.none(), st.floats(), st.lists(st.none())))
def test_anything_on_the_wire_is_an_amount_or_a_money_error(value: object) -> None:
    try:
        money = Money.from_wire(value)
    except MoneyError:
        return
    assert 0 <= money.paise <= MAX_PAISE
    assert isinstance(value, str | Decimal | int)
    assert Decimal(value) == Decimal(money.paise) / 100


def test_amounts_are_ordered_by_value() -> None:
    assert sorted([Money(300), Money(5), Money(20)]) == [Money(5), Money(20), Money(300)]


@pytest.mark.parametrize(
    ("paise", "sent"),
    [(0, "0"), (1, "0.01"), (10, "0.1"), (125_000, "1250"), (125_050, "1250.5"), (125_055, "1250.55")],
)
def test_an_amount_is_sent_as_short_as_it_is(paise: int, sent: str) -> None:
    assert str(Money(paise).to_wire()) == sent


@pytest.mark.parametrize("text", ["9" * 21, "99,99,99,99,999", "1e3", "", "-1", "1.005"])
def test_a_fault_says_what_was_typed(text: str) -> None:
    for read in (Money.parse, Money.from_wire):
        with pytest.raises(MoneyError) as met:
            read(text)
        assert str(met.value).endswith(repr(text[:40]))


def test_non_amounts_have_their_fault() -> None:
    for value, told in (([1], "list"), (True, "bool"), (Decimal("NaN"), "NaN")):
        with pytest.raises(MoneyError) as met:
            Money.from_wire(value)
        assert (met.value.fault, str(met.value)) == (MoneyFault.NOT_A_NUMBER, f"not_a_number: {told!r}")
