"""The field rules of docs/service.md#endpoints, #limits, each at its edges and by property."""

from __future__ import annotations

import string
from collections.abc import Callable

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from paydesk.domain import rules
from paydesk.domain.phones import national_phone
from paydesk.domain.rules import Rule, extract_vpa, is_upi_code

Check = Callable[[str], Rule | None]
ALNUM = string.ascii_letters + string.digits

# rule, allowed signs, shortest, longest
ID_RULES: list[tuple[Check, str, int, int]] = [
    (rules.check_order_id, ALNUM + "_-", 3, 45),
    (rules.check_transfer_id, ALNUM + "_", 1, 40),
    (rules.check_validation_id, ALNUM + "_-", 1, 40),
    (rules.check_cashgram_id, ALNUM + "_-", 1, 35),
    (rules.check_cashgram_name, ALNUM + " .-/&", 1, 100),
]
NAMES = ["order_id", "transfer_id", "validation_id", "cashgram_id", "cashgram_name"]


@pytest.mark.parametrize(("check", "allowed", "low", "high"), ID_RULES, ids=NAMES)
def test_lengths_at_their_edges(check: Check, allowed: str, low: int, high: int) -> None:
    assert check("") is Rule.REQUIRED
    assert check("a" * low) is None
    assert check("a" * high) is None
    assert check("a" * (high + 1)) is Rule.TOO_LONG
    if low > 1:
        assert check("a" * (low - 1)) is Rule.TOO_SHORT


@pytest.mark.parametrize(("check", "allowed", "low", "high"), ID_RULES, ids=NAMES)
def test_every_ascii_sign_and_some_others(check: Check, allowed: str, low: int, high: int) -> None:
    others = ["é", "अ", "१", "𝟏", "ａ", "\u00a0", "\u200d", "K", "²", "\ud800"]
    for sign in [chr(code) for code in range(128)] + others:
        assert check(f"ab{sign}cd") is (None if sign in allowed else Rule.CHARACTERS), repr(sign)
        assert check(f"abcd{sign}") is (None if sign in allowed else Rule.CHARACTERS), repr(sign)


@pytest.mark.parametrize(("check", "allowed", "low", "high"), ID_RULES, ids=NAMES)
@given(data=st.data())
def test_exactly_valid_values_pass(check: Check, allowed: str, low: int, high: int, data: st.DataObject) -> None:
    good = data.draw(st.text(allowed, min_size=low, max_size=high))
    assert check(good) is None
    text = data.draw(st.text(max_size=120))
    assert (check(text) is None) == (low <= len(text) <= high and set(text) <= set(allowed))


def test_a_loan_has_letters_and_digits_only() -> None:
    assert rules.check_loan_id("") is Rule.REQUIRED
    assert rules.check_loan_id("Loan7") is None
    for sign in "_- .\n१é":
        assert rules.check_loan_id("Loan" + sign) is Rule.CHARACTERS
    assert (rules.check_loan_id("L"), rules.check_loan_id("L" * 10_000), rules.check_loan_id("L" * 10_001)) == (
        None,
        None,
        Rule.TOO_LONG,
    )


@pytest.mark.parametrize(
    ("text", "broken"),
    [
        ("", Rule.REQUIRED),
        ("+91", Rule.REQUIRED),
        ("1234567", Rule.TOO_SHORT),
        ("12345678", None),
        ("9876543210", None),
        ("123456789012", None),
        ("1234567890123", Rule.TOO_LONG),
        ("+919876543210", None),
        ("+91 9876543210", None),
        ("+911234567", Rule.TOO_SHORT),
        ("+91123456789012", None),
        ("+911234567890123", Rule.TOO_LONG),
        ("98765 43210", Rule.CHARACTERS),
        ("+1 9876543210", Rule.CHARACTERS),
        ("९८७६५४३२१०", Rule.CHARACTERS),
    ],
)
def test_the_phone_of_a_payment_link(text: str, broken: Rule | None) -> None:
    assert rules.check_cashgram_phone(text) is broken


@pytest.mark.parametrize(
    ("text", "broken"),
    [
        ("", Rule.NOT_EMAIL),
        ("asha", Rule.NOT_EMAIL),
        ("asha@okbank", Rule.NOT_EMAIL),
        ("asha.example", Rule.NOT_EMAIL),
        ("asha@shop.example", None),
        ("a" * 187 + "@shop.example", None),
        ("a" * 188 + "@shop.example", Rule.TOO_LONG),
    ],
)
def test_the_email_of_a_payment_link(text: str, broken: Rule | None) -> None:
    assert rules.check_email(text) is broken


@given(st.text(max_size=30))
@example("Diwali bonus 2026")
@example("tea & cake")
@example("a\n")
def test_remarks_have_letters_digits_and_spaces_only(text: str) -> None:
    assert (rules.check_remarks(text) is None) == (set(text) <= set(ALNUM + " "))


def test_remarks_have_the_length_that_transfers_have() -> None:
    assert [rules.check_remarks("x" * length) for length in (0, 70, 71)] == [None, None, Rule.TOO_LONG]


@pytest.mark.parametrize(
    ("typed", "phone"),
    [
        ("9898989898", "9898989898"),
        (" +91 98989-89898 ", "9898989898"),
        ("+91९८९८९८९८९८", "9898989898"),
        ("௯௮௯௮௯ ௮௯௮௯௮", "9898989898"),
        ("\u202a+91 98989\u00a089898\u202c", "9898989898"),
        ("919898989898", "9898989898"),
        ("98a", "98a"),
    ],
)
def test_a_phone_as_it_is_typed(typed: str, phone: str) -> None:
    assert national_phone(typed) == phone


def test_an_account_number_as_it_is_typed() -> None:
    assert rules.clean_number(" 0012 3456-৭৮AB ") == "0012345678AB"
    assert rules.clean_number("-5") == "-5"


@given(st.text(max_size=14) | st.text(string.digits, max_size=14))
@example("9898989898")
@example("98989898१८")
@example("9898989898\n")
def test_a_phone_has_exactly_ten_digits(text: str) -> None:
    if not text:
        want: Rule | None = Rule.REQUIRED
    elif not set(text) <= set(string.digits):
        want = Rule.DIGITS
    else:
        want = None if len(text) == 10 else Rule.EXACT_LENGTH
    assert rules.check_phone(text) is want


@given(st.text(max_size=22) | st.text(string.digits, max_size=22))
@example("1")
@example("1" * 18)
@example("1" * 19)
@example("00")
@example("५४३२१")
def test_a_terminal_id_is_a_whole_number_above_nought(text: str) -> None:
    good = bool(text.strip("0")) and set(text) <= set(string.digits) and len(text) <= 18
    assert rules.check_terminal_id(text) is (None if good else Rule.DIGITS if text else Rule.REQUIRED)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("", True),
        ("Sharma Stores, No. 7", True),
        ("no\u00a0break", True),
        ("क्\u200dष", True),
        ("a\u200db", False),
        ("\u200dक", False),
        ("two\nlines", False),
        ("\u202egnitirw", False),
    ],
)
def test_a_text_that_is_one_line_can_be_shown(text: str, shown: bool) -> None:
    assert rules.can_be_shown(text) is shown


def test_the_limits_are_those_of_the_spec() -> None:
    assert rules.ORDER_ID_LENGTH == (3, 45)
    assert (rules.TRANSFER_ID_MAX, rules.CASHGRAM_ID_MAX, rules.CASHGRAM_NAME_MAX) == (40, 35, 100)
    assert (rules.EMAIL_MAX, rules.PHONE_LENGTH, rules.ORDER_TAGS_MAX) == (200, 10, 10)


@pytest.mark.parametrize(
    ("typed", "line"),
    [
        (" Asha Rao\t", "Asha Rao"),
        ("Asha\r\nRao", "Asha  Rao"),
        ("\u202eoaR ahsA\u202c", "oaR ahsA"),
        ("asha\u200b@okbank\ufeff", "asha@okbank"),
        ("क्\u200dष\u200b", "क्\u200dष"),
        ("a\u200db\u2028c", "ab c"),
        ("\u200b \u2066", ""),
        ("\ud800😀", "😀"),
    ],
)
def test_clean_line_keeps_visible_text(typed: str, line: str) -> None:
    assert rules.clean_line(typed) == line
    assert rules.can_be_shown(rules.clean_line(typed))


@pytest.mark.parametrize(
    ("text", "address", "is_code"),
    [
        ("upi://pay?pa=asha.rao@okbank&pn=Asha%20Rao&cu=INR", "asha.rao@okbank", True),
        ("UPI://pay?pn=Asha&pa=asha@okbank", "asha@okbank", True),
        ("upi://pay?pn=Asha", "", True),
        ("upi://[pay?pa=asha@okbank#x", "asha@okbank", True),
        ("asha@okbank", "asha@okbank", True),
        ("order_20261120_0043", "", False),
        ("https://shop.example/u/asha@okbank", "", True),
    ],
)
def test_extract_vpa_from_a_scan(text: str, address: str, *, is_code: bool) -> None:
    assert extract_vpa(text) == address
    assert is_upi_code(text) is is_code
