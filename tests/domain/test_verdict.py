"""The verdict strip as a table: every cell, against rules written here a second time and in another way."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paydesk.domain.order import OrderStatus
from paydesk.domain.sale.verdict import (
    EXPIRED_GRACE,
    STALE_AFTER,
    Age,
    CreateOutcome,
    Standing,
    TerminateOutcome,
    Verdict,
    age_of,
    standing_of,
    verdict,
)

CELLS = list(product(Standing, Age, CreateOutcome, TerminateOutcome))

# One line a standing; one word an age (fresh, stale, never); one letter a pair of create and terminate outcome, in the
# order create = not_sent, in_flight, ok, refused, unknown and, within each, terminate = none, asked, unknown.
# H hand over, W wait, U unknown (do not hand over), N not paid (safe to retry).
TABLE = """
none                   UUUUUUUUUUUUUUU UUUUUUUUUUUUUUU NNNWWWUUUNNNUUU
active                 WWUWWUWWUNWUUUU UUUUUUUUUUUUUUU UUUUUUUUUUUUUUU
paid                   HHHHHHHHHHHHHHH HHHHHHHHHHHHHHH UUUUUUUUUUUUUUU
expired                WWUWWUWWUWWUUUU UUUUUUUUUUUUUUU UUUUUUUUUUUUUUU
expired_for_good       NNNUUUNNNNNNNNN NNNUUUNNNNNNNNN UUUUUUUUUUUUUUU
terminated             NNNNNNNNNNNNNNN NNNNNNNNNNNNNNN UUUUUUUUUUUUUUU
termination_requested  WWUWWUWWUWWUUUU UUUUUUUUUUUUUUU UUUUUUUUUUUUUUU
other                  UUUUUUUUUUUUUUU UUUUUUUUUUUUUUU UUUUUUUUUUUUUUU
"""
LETTERS = {"H": Verdict.HAND_OVER, "W": Verdict.WAIT, "U": Verdict.UNKNOWN, "N": Verdict.NOT_PAID}


def written_table() -> dict[tuple[Standing, Age, CreateOutcome, TerminateOutcome], Verdict]:
    table = {}
    pairs = list(
        product(
            ("not_sent", "in_flight", "ok", "refused", "unknown"),
            ("none", "asked", "unknown"),
        )
    )
    for line in TABLE.split("\n"):
        if not line:
            continue
        standing, *ages = line.split()
        for age, letters in zip(("fresh", "stale", "never"), ages, strict=True):
            for (create, terminate), letter in zip(pairs, letters, strict=True):
                key = (Standing(standing), Age(age), CreateOutcome(create), TerminateOutcome(terminate))
                table[key] = LETTERS[letter]
    return table


def test_the_whole_table_with_no_empty_cell() -> None:
    written = written_table()
    assert len(CELLS) == 8 * 3 * 5 * 3 == 360
    assert set(written) == set(CELLS)
    wrong = [(cell, verdict(*cell), want) for cell, want in written.items() if verdict(*cell) is not want]
    print(f"verdict table: {len(CELLS)} cells")  # noqa: T201 - the closing note quotes it
    assert wrong == []


def test_only_paid_with_an_answer_on_record_hands_over() -> None:
    for standing, age, create, terminate in CELLS:
        hands_over = verdict(standing, age, create, terminate) is Verdict.HAND_OVER
        assert hands_over == (standing is Standing.PAID and age is not Age.NEVER)


def test_nothing_that_can_still_be_paid_is_called_not_paid() -> None:
    """But an ACTIVE order, just read, of which nothing was ever shown: nobody here can have paid it."""
    nothing_shown = (Standing.ACTIVE, Age.FRESH, CreateOutcome.REFUSED, TerminateOutcome.NONE)
    may_still_be_paid = {Standing.ACTIVE, Standing.EXPIRED, Standing.TERMINATION_REQUESTED, Standing.OTHER}
    for cell in CELLS:
        if cell[0] in may_still_be_paid and cell != nothing_shown:
            assert verdict(*cell) in {Verdict.WAIT, Verdict.UNKNOWN}, cell


def test_a_create_of_unknown_outcome_is_not_paid_only_after_a_final_word() -> None:
    for standing, age, create, terminate in CELLS:
        if create is CreateOutcome.UNKNOWN and verdict(standing, age, create, terminate) is Verdict.NOT_PAID:
            assert standing in {Standing.TERMINATED, Standing.EXPIRED_FOR_GOOD}


def test_a_lost_cancel_is_doubt_until_the_order_is_read_as_final() -> None:
    for standing, age, create in product(Standing, Age, CreateOutcome):
        said = verdict(standing, age, create, TerminateOutcome.UNKNOWN)
        if standing in {Standing.ACTIVE, Standing.EXPIRED, Standing.TERMINATION_REQUESTED, Standing.OTHER}:
            assert said is Verdict.UNKNOWN


def test_a_contradiction_is_doubt() -> None:
    for standing, age, create, terminate in CELLS:
        if (standing is Standing.NONE) != (age is Age.NEVER):
            assert verdict(standing, age, create, terminate) is Verdict.UNKNOWN


def test_an_old_answer_never_says_wait() -> None:
    for standing, create, terminate in product(Standing, CreateOutcome, TerminateOutcome):
        assert verdict(standing, Age.STALE, create, terminate) is not Verdict.WAIT


def test_there_are_four_verdicts() -> None:
    assert {member.value for member in Verdict} == {"hand_over", "wait", "unknown", "not_paid"}


@pytest.mark.parametrize("due_every", [0, 3_000, 6_000, 15_000, 600_000])
def test_the_edge_between_fresh_and_stale(due_every: int) -> None:
    edge = due_every + STALE_AFTER
    assert age_of(1_000, 1_000, due_every) is Age.FRESH
    assert age_of(1_000, 1_000 + edge, due_every) is Age.FRESH
    assert age_of(1_000, 1_000 + edge + 1, due_every) is Age.STALE
    assert age_of(None, 1_000 + edge, due_every) is Age.NEVER


def test_an_answer_from_the_future_is_no_fresh_one() -> None:
    """This PC's clock was set back after the answer."""
    assert age_of(STALE_AFTER, 0, 3_000) is Age.FRESH
    assert age_of(STALE_AFTER + 1, 0, 3_000) is Age.STALE


@given(st.none() | st.integers(), st.integers(), st.integers(0, 10**9))
def test_an_answer_only_grows_older(last: int | None, now: int, due_every: int) -> None:
    now = now if last is None else last + abs(now)
    order = [Age.FRESH, Age.STALE]
    first, later = age_of(last, now, due_every), age_of(last, now + 1, due_every)
    if last is None:
        assert first is later is Age.NEVER
    else:
        assert order.index(first) <= order.index(later)


def test_the_grace_and_the_slack_are_what_the_design_says() -> None:
    assert (STALE_AFTER, EXPIRED_GRACE) == (10_000, 30_000)


@pytest.mark.parametrize(
    ("word", "standing", "for_good"),
    [
        ("", Standing.NONE, Standing.NONE),
        ("ACTIVE", Standing.ACTIVE, Standing.ACTIVE),
        ("PAID", Standing.PAID, Standing.PAID),
        ("EXPIRED", Standing.EXPIRED, Standing.EXPIRED_FOR_GOOD),
        ("TERMINATED", Standing.TERMINATED, Standing.TERMINATED),
        ("TERMINATION_REQUESTED", Standing.TERMINATION_REQUESTED, Standing.TERMINATION_REQUESTED),
        ("paid", Standing.OTHER, Standing.OTHER),
        (" PAID", Standing.OTHER, Standing.OTHER),
        ("PARTIALLY_PAID", Standing.OTHER, Standing.OTHER),
        ("OTHER", Standing.OTHER, Standing.OTHER),
        ("NONE", Standing.OTHER, Standing.OTHER),
        ("EXPIRED_FOR_GOOD", Standing.OTHER, Standing.OTHER),
    ],
)
def test_what_a_word_means(word: str, standing: Standing, for_good: Standing) -> None:
    assert standing_of(word) is standing
    assert standing_of(word, expired_for_good=True) is for_good


def test_every_word_of_the_spec_has_a_standing() -> None:
    assert {standing_of(status.value) for status in OrderStatus}.isdisjoint({Standing.OTHER, Standing.NONE})


@given(st.text(min_size=1))
def test_a_word_nobody_foresaw_is_doubt(word: str) -> None:
    if OrderStatus.of(word) is None:
        for age, create, terminate in product(Age, CreateOutcome, TerminateOutcome):
            assert verdict(standing_of(word), age, create, terminate) is Verdict.UNKNOWN
