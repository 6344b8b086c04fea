"""The amount field's text: grouping while typing, nothing thrown away, nothing misread."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from paydesk.domain.money import MAX_PAISE, Money, MoneyFault
from paydesk.ui.widgets.amount_text import (
    AmountText,
    AmountView,
    add_amount,
    apply_edit,
    apply_sum_edit,
    format_amount,
    missing_suffix,
    parse_amount,
    parse_sum,
    view_of,
)


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


# Sums -----------------------------------------------------------------------------------------------------------------


def summed(keys: str) -> AmountText:
    """Type keys into the field that takes sums; "<" is Backspace, as the field does it."""
    shown = AmountText()
    for key in keys:
        head, tail = shown.text[: shown.caret], shown.text[shown.caret :]
        head = head.rstrip(", ")[:-1] if key == "<" else head + key
        shown = apply_sum_edit(shown, head + tail, len(head))
    return shown


@pytest.mark.parametrize(
    ("keys", "text", "amount"),
    [
        ("1200+50", "₹1,200 + 50", "₹1,250.00"),
        ("40x3+25", "₹40 × 3 + 25", "₹145.00"),
        ("40*3+25", "₹40 × 3 + 25", "₹145.00"),
        ("3X40", "₹3 × 40", "₹120.00"),
        ("25+40×3", "₹25 + 40 × 3", "₹145.00"),
        ("2.5×42.40", "₹2.5 × 42.40", "₹106.00"),
        ("2×3×4", "₹2 × 3 × 4", "₹24.00"),
        (".5+.25", "₹.5 + .25", "₹0.75"),
        ("125000+125000", "₹1,25,000 + 1,25,000", "₹2,50,000.00"),
        ("1200+", "₹1,200 +", "₹1,200.00"),
        ("1200+x3", "₹1,200 × 3", "₹3,600.00"),
        ("1200+50<", "₹1,200 + 5", "₹1,205.00"),
        ("1200+50<<", "₹1,200 +", "₹1,200.00"),
        ("1200+50<<<", "₹1,200", "₹1,200.00"),
        ("1200+50<<<5", "₹12,005", "₹12,005.00"),
        ("5+1,200", "₹5 + 1,200", "₹1,205.00"),
        ("१२+३", "₹12 + 3", "₹15.00"),
        ("999.99x99999", "₹999.99 × 99,999", "₹9,99,98,000.01"),
    ],
)
def test_a_sum_is_exact(keys: str, text: str, amount: str) -> None:
    shown = summed(keys)
    view = view_of(shown.text)
    assert (shown.text, shown.caret, str(parse_sum(shown.text))) == (text, len(text), amount)
    assert view.amount + view.suffix == amount
    assert view.sum == (text[1:] if set(text) & set("+×") else "")


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("0.25x0.25", MoneyFault.TOO_MANY_DECIMALS),
        ("1.234+1", MoneyFault.TOO_MANY_DECIMALS),
        ("5+12,50", MoneyFault.BAD_COMMAS),
        ("999999999+1", MoneyFault.TOO_LARGE),
        ("2026x1187", MoneyFault.NOT_A_NUMBER),
        ("+5", MoneyFault.NOT_A_NUMBER),
        ("+91 98123 44411", MoneyFault.NOT_A_NUMBER),
        ("x3", MoneyFault.NOT_A_NUMBER),
        ("INV12x3", MoneyFault.NOT_A_NUMBER),
        ("5+-3", MoneyFault.NOT_A_NUMBER),
        ("1.2.3+4", MoneyFault.NOT_A_NUMBER),
    ],
)
def test_what_is_no_sum_is_no_amount(text: str, fault: MoneyFault) -> None:
    shown = apply_sum_edit(AmountText(), text, len(text))
    assert parse_sum(shown.text) is fault
    assert view_of(shown.text) == AmountView(shown.text, missing_suffix(shown.text))


def test_a_product_waits_for_its_second_number() -> None:
    shown = summed("1200+5x").text
    assert (parse_sum(shown), view_of(shown)) == (
        MoneyFault.NOT_A_NUMBER,
        AmountView("₹1,205", ".00", "1,200 + 5 ×"),
    )


def test_an_order_number_typed_by_hand_is_left_as_it_is() -> None:
    assert summed("2026x1187").text == "2026x1187"
    assert summed("12x3a").text == "12x3a"


def test_a_pasted_sum_replaces_the_amount_and_a_plain_field_takes_none() -> None:
    assert apply_sum_edit(format_amount(Money(500)), "₹540+5", 6) == AmountText("₹40 + 5", 7)
    assert apply_edit(AmountText(), "40+5", 4).text == "40+5"
    assert parse_amount("40+5") is MoneyFault.NOT_A_NUMBER


def test_the_caret_keeps_its_place_in_a_sum() -> None:
    before = AmountText("₹1,200 + 50", 7)
    assert apply_sum_edit(before, "₹1,2009 + 50", 7) == AmountText("₹12,009 + 50", 7)


@pytest.mark.parametrize(
    ("keys", "text"),
    [("", "₹15"), ("1200", "₹1,200 + 15"), ("3x", "₹3 × 15"), ("1200+", "₹1,200 + 15"), ("5a", "₹15")],
)
def test_a_quick_amount_is_added(keys: str, text: str) -> None:
    assert add_amount(summed(keys), Money(1_500)) == AmountText(text, len(text))


def test_a_field_that_is_full_takes_no_more_quick_amounts() -> None:
    shown = AmountText()
    for _ in range(200):
        shown = add_amount(shown, Money(99_99))
    assert len(shown.text) < 200
    assert isinstance(parse_sum(shown.text), Money)


@given(st.lists(st.integers(0, 9_99_99), min_size=1, max_size=8))
def test_any_amounts_typed_as_a_sum_come_to_their_total(terms: list[int]) -> None:
    keys = "+".join(Money(paise).plain() for paise in terms)
    assert parse_sum(summed(keys).text) == Money(sum(terms))
