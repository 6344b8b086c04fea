"""The amount field's text: grouping while typing, nothing thrown away, nothing misread."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from paydesk.domain.money import MAX_PAISE, Money, MoneyFault
from paydesk.ui.widgets.amount import AmountText, apply_edit, format_amount, missing_suffix, parse_amount


def typed(keys: str, start: AmountText | None = None) -> AmountText:
    """Type keys at the caret; "<" is Backspace."""
    shown = start or AmountText()
    for key in keys:
        head, tail = shown.text[: shown.caret], shown.text[shown.caret :]
        head = head[:-1] if key == "<" else head + key
        shown = apply_edit(shown, head + tail, len(head))
    return shown


@pytest.mark.parametrize(
    ("keys", "text", "grey"),
    [
        ("", "", "₹0.00"),
        ("1", "₹1", ".00"),
        ("1250", "₹1,250", ".00"),
        ("1250.", "₹1,250.", "00"),
        ("1250.5", "₹1,250.5", "0"),
        ("1250.50", "₹1,250.50", ""),
        ("125000", "₹1,25,000", ".00"),
        ("12345678", "₹1,23,45,678", ".00"),
        ("1,250", "₹1,250", ".00"),
        ("1,25,000", "₹1,25,000", ".00"),
        ("₹90", "₹90", ".00"),
        (".5", "₹.5", "0"),
        ("12<", "₹1", ".00"),
        ("1<", "", "₹0.00"),
        ("१२", "₹12", ".00"),
    ],
)
def test_what_is_shown_while_typing(keys: str, text: str, grey: str) -> None:
    shown = typed(keys)
    assert shown.text == text
    assert missing_suffix(shown.text) == grey
    assert shown.caret == len(text)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("12,50", MoneyFault.BAD_COMMAS),
        ("1.2.3", MoneyFault.NOT_A_NUMBER),
        ("1.234", MoneyFault.TOO_MANY_DECIMALS),
        ("-5", MoneyFault.NEGATIVE),
        ("five", MoneyFault.NOT_A_NUMBER),
        ("99999999999999", MoneyFault.TOO_LARGE),
    ],
)
def test_what_is_no_amount_stays_and_is_not_misread(text: str, fault: MoneyFault) -> None:
    pasted = apply_edit(AmountText(), text, len(text))
    assert parse_amount(pasted.text) is fault
    assert pasted.text.replace(",", "").replace("₹", "") == text.replace(",", "")


@pytest.mark.parametrize(
    ("text", "paise"),
    [
        *[("Rs. 1,250.50", 125050), ("₹1,25,000", 12500000), ("1,250,000", 125000000), ("INR 90", 9000)],
        *[
            ("\u2068₹1,250\u2069", 125000),
            ("\u200e1250\u200e", 125000),
            ("Rs.\u00a01,250/-", 125000),
            ("90 INR", 9000),
            ("Rs .50", 50),
        ],
    ],
)
def test_what_is_pasted_is_read_and_grouped(text: str, paise: int) -> None:
    pasted = apply_edit(AmountText(), text, len(text))
    assert parse_amount(pasted.text) == Money(paise)
    assert pasted.is_auto_grouped
    assert pasted.text.startswith("₹")


def test_the_caret_stays_where_it_was_when_marks_go() -> None:
    assert apply_edit(AmountText(), "\u200e12\u200e34", 3) == apply_edit(AmountText(), "1234", 2)


@pytest.mark.parametrize("pasted", [" " * 198 + "12", " " * 196 + "1250", "\u200e" * 199 + "1"])
def test_what_may_have_been_cut_is_no_amount(pasted: str) -> None:
    """The field took the first 40 signs of a cell that was set to the right with blanks: ₹12 for 1,250."""
    assert parse_amount(apply_edit(AmountText(), pasted, len(pasted)).text) is MoneyFault.NOT_A_NUMBER


@pytest.mark.parametrize(("text", "caret"), [("₹51,250", 7), ("₹1,2505", 6), ("₹5Rs. 1,250/-", 13)])
def test_what_is_pasted_beside_a_digit_is_the_whole_amount(text: str, caret: int) -> None:
    before = apply_edit(AmountText(), "5", 1)
    assert apply_edit(before, text, caret) == apply_edit(AmountText(), "1,250", 5)


def test_a_comma_typed_by_hand_stays_until_the_whole_is_an_amount() -> None:
    assert typed("12,5").text == "₹12,5"
    assert typed("12,50").is_auto_grouped is False
    assert typed("12,500") == AmountText("₹12,500", 7)
    assert typed("12,50<<<") == AmountText("₹12", 3)


def test_the_caret_keeps_its_digit_when_commas_move() -> None:
    start = AmountText("₹1,250", 2)
    assert typed("9", start) == AmountText("₹19,250", 3)
    assert typed("99", start) == AmountText("₹1,99,250", 5)


@given(st.integers(0, MAX_PAISE))
def test_every_amount_typed_digit_by_digit_is_that_amount(paise: int) -> None:
    shown = typed(Money(paise).plain())
    assert parse_amount(shown.text) == Money(paise)
    assert shown.text == str(Money(paise))
    assert missing_suffix(shown.text) == ""


@given(st.integers(0, MAX_PAISE))
def test_an_amount_set_is_that_amount(paise: int) -> None:
    shown = format_amount(Money(paise))
    assert parse_amount(shown.text) == Money(paise)
    assert shown.text + missing_suffix(shown.text) == str(Money(paise))


@given(text=st.text(alphabet="0123456789.,₹ -ax", max_size=14), caret=st.integers(0, 14), before=st.booleans())
@example(text="1 2", caret=3, before=False)
@example(text="5₹1", caret=1, before=True)
@example(text="1₹2", caret=3, before=True)
@example(text="a₹1", caret=3, before=True)
@example(text="₹100", caret=4, before=True)
def test_no_edit_changes_the_value_of_what_was_typed(text: str, caret: int, before: bool) -> None:
    """The shown text reads as the same amount, or the same fault, as the typed one."""
    caret = min(caret, len(text))
    shown = apply_edit(AmountText("₹1", 2) if before else AmountText(), text, caret)
    assert 0 <= shown.caret <= len(shown.text)
    more = len(text) - len("₹1")
    if before and more > 1 and text[: caret - more] + text[caret:] == "₹1":
        text = text[caret - more : caret]  # it came at once: that is the whole amount
    elif before and text.endswith("₹1"):
        text = "₹" + text.removesuffix("₹1") + "1"
    assert parse_amount(shown.text) == parse_amount(text)
