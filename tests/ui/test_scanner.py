"""The burst of a scanner, with times of our own."""

from __future__ import annotations

import pytest

from paydesk.ui.scanner import KEY_GAP_MS, Burst, looks_scanned


def typed(text: str, gap: float) -> str:
    burst = Burst()
    at = 1_000.0
    for sign in text:
        burst.feed(sign, at)
        at += gap
    return burst.finish(at)


@pytest.mark.parametrize("gap", [0, 5, KEY_GAP_MS])
def test_a_burst_is_an_order_number(gap: float) -> None:
    assert typed("order_20261120_0043", gap) == "order_20261120_0043"


def test_a_person_is_slower() -> None:
    assert typed("order_20261120_0043", KEY_GAP_MS + 1) == ""


def test_an_enter_that_comes_late_is_a_person() -> None:
    burst = Burst()
    for at, sign in enumerate("ord_1"):
        burst.feed(sign, at)
    assert burst.finish(500) == ""


def test_what_was_typed_slowly_before_a_burst_is_not_part_of_it() -> None:
    burst = Burst()
    burst.feed("9", 0)
    for at, sign in enumerate("ord_1"):
        burst.feed(sign, 400 + at)
    assert burst.finish(406) == "ord_1"


def test_a_clock_that_steps_back_begins_anew() -> None:
    burst = Burst()
    burst.feed("a", 1_000)
    assert burst.feed("b", 10)


@pytest.mark.parametrize(
    ("text", "scanned"),
    [
        ("1250", False),
        ("1250.50", False),
        ("999999999", False),
        ("8901234567890", True),
        ("ab1", False),
        ("a-12", True),
    ],
)
def test_an_amount_is_never_taken_for_an_order_number(text: str, *, scanned: bool) -> None:
    assert looks_scanned(text) is scanned
