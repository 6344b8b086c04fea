"""The verdict strip as a table: every cell, against rules written here a second time and in another way.

A rule names the cells it speaks of, field by field, and the word that stands there. No rule comes before another: each
cell needs one at least, and all that speak of it must say the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields
from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paydesk.domain.order import OrderStatus
from paydesk.domain.qr import QrCheck, QrReason
from paydesk.domain.sale import facts
from paydesk.domain.sale.facts import SaleFactKind
from paydesk.domain.sale.request import RequestState
from paydesk.domain.sale.verdict import (
    STALE_AFTER,
    Age,
    OrderState,
    TerminateOutcome,
    Verdict,
    VerdictInput,
    age_of,
    decide_verdict,
    order_state_of,
    terminate_outcome_of,
    verdict_input_of,
    verdict_of,
)
from tests.domain.sale.story import NOT_FOUND, REFUSED, Story

C, T, S = RequestState, TerminateOutcome, OrderState
BOTH = (True, False)
VALUES: dict[str, tuple[Any, ...]] = {
    "order_state": tuple(OrderState),
    "age": tuple(Age),
    "create_state": tuple(RequestState),
    "terminate": tuple(TerminateOutcome),
    "created_here": BOTH,
    "amount_matches": BOTH,
    "paid_elsewhere": BOTH,
    "paid_late": BOTH,
    "is_refused": BOTH,
    "is_given_up": BOTH,
}
OPEN = {S.ACTIVE, S.EXPIRED, S.TERMINATION_REQUESTED}
"""The customer may be paying."""


@dataclass(frozen=True)
class Rule:
    """Values of named fields for which the strip says `says`."""

    says: Verdict
    where: dict[str, set[Any]]

    def speaks_of(self, cell: VerdictInput) -> bool:
        return all(getattr(cell, name) in values for name, values in self.where.items())


QUIET: dict[str, set[Any]] = {
    "is_refused": {False},
    "age": {Age.FRESH},
    "amount_matches": {True},
    "is_given_up": {False},
}
"""An open order about which nothing is in doubt."""
RULES = [
    Rule(
        Verdict.HAND_OVER,
        {"order_state": {S.PAID}, "amount_matches": {True}, "paid_late": {False}, "paid_elsewhere": {False}},
    ),
    Rule(
        Verdict.UNKNOWN,
        {"order_state": {S.PAID}, "amount_matches": {True}, "paid_late": {False}, "paid_elsewhere": {True}},
    ),
    Rule(Verdict.PAID_LATE, {"order_state": {S.PAID}, "amount_matches": {True}, "paid_late": {True}}),
    Rule(Verdict.UNKNOWN, {"order_state": {S.PAID}, "amount_matches": {False}}),
    Rule(Verdict.NOT_PAID, {"order_state": {S.TERMINATED}}),
    Rule(Verdict.UNKNOWN, {"order_state": {S.EXPIRED_FOR_GOOD}, "create_state": {C.IN_FLIGHT}}),
    Rule(Verdict.NOT_PAID, {"order_state": {S.EXPIRED_FOR_GOOD}, "create_state": set(C) - {C.IN_FLIGHT}}),
    # before the first answer
    Rule(Verdict.UNKNOWN, {"order_state": {S.NONE}, "is_given_up": {True}}),
    Rule(Verdict.UNKNOWN, {"order_state": {S.NONE}, "create_state": {C.OK, C.UNKNOWN}}),
    Rule(Verdict.WAIT, {"order_state": {S.NONE}, "is_given_up": {False}, "create_state": {C.NOT_SENT, C.IN_FLIGHT}}),
    Rule(
        Verdict.NOT_PAID,
        {"order_state": {S.NONE}, "is_given_up": {False}, "create_state": {C.REFUSED}, "created_here": {True}},
    ),
    Rule(Verdict.UNKNOWN, {"order_state": {S.NONE}, "create_state": {C.REFUSED}, "created_here": {False}}),
    # while somebody may be paying
    Rule(Verdict.UNKNOWN, {"order_state": {S.OTHER}}),
    Rule(Verdict.DO_NOT_PAY, {"order_state": OPEN, "is_refused": {True}}),
    Rule(Verdict.UNKNOWN, {"order_state": OPEN, "is_refused": {False}, "age": {Age.STALE, Age.NEVER}}),
    Rule(Verdict.UNKNOWN, {"order_state": OPEN, "is_refused": {False}, "amount_matches": {False}}),
    Rule(Verdict.UNKNOWN, {"order_state": OPEN, "is_refused": {False}, "is_given_up": {True}}),
    Rule(Verdict.UNKNOWN, {"order_state": OPEN, "is_refused": {False}, "create_state": {C.UNKNOWN}}),
    Rule(Verdict.UNKNOWN, {"order_state": OPEN, "is_refused": {False}, "terminate": {T.UNKNOWN}}),
    Rule(
        Verdict.WAIT,
        QUIET | {"order_state": OPEN, "create_state": {C.NOT_SENT, C.IN_FLIGHT, C.OK}, "terminate": {T.NONE, T.ASKED}},
    ),
    # nothing of it was ever shown
    Rule(
        Verdict.NOT_PAID,
        QUIET | {"order_state": {S.ACTIVE}, "create_state": {C.REFUSED}, "terminate": {T.NONE}, "created_here": {True}},
    ),
    Rule(
        Verdict.WAIT,
        QUIET
        | {"order_state": {S.ACTIVE}, "create_state": {C.REFUSED}, "terminate": {T.NONE}, "created_here": {False}},
    ),
    Rule(Verdict.WAIT, QUIET | {"order_state": OPEN, "create_state": {C.REFUSED}, "terminate": {T.ASKED}}),
    Rule(
        Verdict.WAIT,
        QUIET | {"order_state": OPEN - {S.ACTIVE}, "create_state": {C.REFUSED}, "terminate": {T.NONE, T.ASKED}},
    ),
]


def cells(**only: Any) -> Iterator[VerdictInput]:
    """All cells; `only`: those in which these fields have these values."""
    names = list(VALUES)
    for values in product(*((only[name],) if name in only else VALUES[name] for name in names)):
        yield VerdictInput(**dict(zip(names, values, strict=True)))


def test_the_table_is_over_all_that_the_verdict_looks_at() -> None:
    assert set(VALUES) == {field.name for field in fields(VerdictInput)}
    assert len(list(cells())) == 8 * 3 * 5 * 3 * 2**6 == 23_040
    assert len(Verdict) == 6


def test_the_whole_table_with_no_empty_cell() -> None:
    wrong = []
    for cell in cells():
        words = {rule.says for rule in RULES if rule.speaks_of(cell)}
        if words != {decide_verdict(cell)}:
            wrong.append((cell, words, decide_verdict(cell)))
    assert wrong == []


def test_only_paid_for_this_amount_and_in_time_hands_over() -> None:
    """docs/rules.md#six-verdicts, #amount-must-match."""
    for cell in cells():
        just_paid = (
            cell.order_state is S.PAID and cell.amount_matches and not cell.paid_late and not cell.paid_elsewhere
        )
        assert (decide_verdict(cell) is Verdict.HAND_OVER) == just_paid


def test_a_scanned_order_that_is_active_is_never_called_not_paid() -> None:
    """docs/rules.md#not-paid-needs-certainty: others can be paying it."""
    for standing in (S.ACTIVE, S.EXPIRED, S.TERMINATION_REQUESTED, S.OTHER, S.NONE):
        words = {decide_verdict(cell) for cell in cells(order_state=standing, created_here=False)}
        assert Verdict.NOT_PAID not in words


def test_what_may_still_be_paid_is_not_called_not_paid() -> None:
    """But an ACTIVE order made here, just read, of which nothing was ever shown: nobody can have paid it."""
    for cell in cells():
        nothing_shown = cell.order_state is S.ACTIVE and cell.create_state is C.REFUSED and cell.age is Age.FRESH
        if cell.order_state in {*OPEN, S.OTHER} and not nothing_shown:
            assert decide_verdict(cell) is not Verdict.NOT_PAID


def test_an_old_answer_about_an_open_order_never_says_wait() -> None:
    for cell in cells(age=Age.STALE):
        if cell.order_state is not S.NONE:
            assert decide_verdict(cell) is not Verdict.WAIT


def test_nothing_hides_a_qr_that_asks_for_something_else() -> None:
    for standing in OPEN:
        assert {decide_verdict(cell) for cell in cells(order_state=standing, is_refused=True)} == {Verdict.DO_NOT_PAY}


@pytest.mark.parametrize("due_every", [0, 3_000, 6_000, 15_000, 600_000])
def test_the_edge_between_fresh_and_stale(due_every: int) -> None:
    edge = due_every + STALE_AFTER
    assert STALE_AFTER == 10_000
    assert age_of(1_000, 1_000, due_every) is Age.FRESH
    assert age_of(1_000, 1_000 + edge, due_every) is Age.FRESH
    assert age_of(1_000, 1_000 + edge + 1, due_every) is Age.STALE
    assert age_of(None, 1_000 + edge, due_every) is Age.NEVER


def test_an_answer_from_the_future_is_no_fresh_one() -> None:
    """It was noted by a clock that ran ahead: the windows' own may be two seconds behind the counter's, no more."""
    assert age_of(2_000, 0, 3_000) is Age.FRESH
    assert age_of(2_001, 0, 3_000) is Age.STALE


@given(st.none() | st.integers(), st.integers(), st.integers(0, 10**9))
def test_an_answer_only_grows_older(last: int | None, now: int, due_every: int) -> None:
    now = now if last is None else last + abs(now)
    order = [Age.FRESH, Age.STALE]
    first, later = age_of(last, now, due_every), age_of(last, now + 1, due_every)
    if last is None:
        assert first is later is Age.NEVER
    else:
        assert order.index(first) <= order.index(later)


@pytest.mark.parametrize(
    ("word", "standing"),
    [
        ("ACTIVE", OrderState.ACTIVE),
        ("PAID", OrderState.PAID),
        ("EXPIRED", OrderState.EXPIRED),
        ("TERMINATED", OrderState.TERMINATED),
        ("TERMINATION_REQUESTED", OrderState.TERMINATION_REQUESTED),
        ("", OrderState.OTHER),
        ("paid", OrderState.OTHER),
        (" PAID", OrderState.OTHER),
        ("PARTIALLY_PAID", OrderState.OTHER),
        ("OTHER", OrderState.OTHER),
        ("NONE", OrderState.OTHER),
        ("EXPIRED_FOR_GOOD", OrderState.OTHER),
    ],
)
def test_the_meaning_of_each_status(word: str, standing: OrderState) -> None:
    assert order_state_of(Story().shown().read(word).sale) is standing


def test_every_word_of_the_spec_has_a_standing() -> None:
    words = {order_state_of(Story().shown().read(status.value).sale) for status in OrderStatus}
    assert words.isdisjoint({OrderState.OTHER, OrderState.NONE})
    assert order_state_of(Story().wanted().sale) is OrderState.NONE
    for_good = Story().shown().read("EXPIRED").paid_by(after=5 * 60_000).sale
    assert order_state_of(for_good) is OrderState.EXPIRED_FOR_GOOD
    assert (
        order_state_of(Story().shown().read("EXPIRED").paid_by(after=5 * 60_000).read("PAID").sale) is OrderState.PAID
    )


@given(st.text(min_size=1))
def test_an_unknown_status_is_doubt(word: str) -> None:
    if OrderStatus.parse(word) is None:
        story = Story().shown().read(word)
        assert story.verdict is Verdict.UNKNOWN


def test_the_state_of_a_cancel() -> None:
    story = Story().shown()
    assert terminate_outcome_of(story.sale) is T.NONE
    assert terminate_outcome_of(story.cancel_asked().sale) is T.ASKED
    story.say(SaleFactKind.TERMINATE_SENT, facts.request_sent_data(key="x1"))
    assert terminate_outcome_of(story.sale) is T.ASKED
    assert terminate_outcome_of(story.failed(SaleFactKind.TERMINATE_FAILED).sale) is T.UNKNOWN
    refused = Story().shown().cancel().failed(SaleFactKind.TERMINATE_FAILED, REFUSED)
    assert terminate_outcome_of(refused.sale) is T.ASKED


def test_the_situation_is_taken_from_the_sale_field_by_field() -> None:
    story = Story().shown()
    at = story.at
    quiet = VerdictInput(order_state=S.ACTIVE, age=Age.FRESH, create_state=C.OK)
    assert verdict_input_of(story.sale, at) == quiet
    assert verdict_input_of(story.sale, at + 60_000).age is Age.STALE
    scanned = Story().wanted(created_here=False).read("ACTIVE")
    assert not verdict_input_of(scanned.sale, scanned.at).created_here
    cancelled = Story().shown().cancel()
    assert verdict_input_of(cancelled.sale, cancelled.at).terminate is T.ASKED
    refused = Story().shown().qr(QrCheck.MISMATCH, QrReason.WRONG_AMOUNT)
    assert verdict_input_of(refused.sale, refused.at).is_refused
    amber = Story().shown().qr(QrCheck.UNREADABLE, QrReason.NOT_DECODED)
    assert not verdict_input_of(amber.sale, amber.at).is_refused
    dearer = Story().shown().say(SaleFactKind.STATUS_READ, {"status": "PAID", "amount": 1, "currency": "INR"})
    assert not verdict_input_of(dearer.sale, dearer.at).amount_matches
    closed = Story().shown().say(SaleFactKind.CLOSED, facts.actor_data("Asha"))
    assert verdict_input_of(closed.sale, closed.at).is_given_up
    forgotten = Story().shown().failed(SaleFactKind.READ_FAILED, NOT_FOUND)
    assert verdict_input_of(forgotten.sale, forgotten.at).age is Age.STALE
    late = Story().shown().say(SaleFactKind.REPLACED, facts.replaced_data("s2")).read("PAID")
    assert verdict_input_of(late.sale, late.at).paid_late


@pytest.mark.parametrize(("shown_for", "due_every"), [(60_000, 3_000), (120_000, 6_000), (300_000, 15_000)])
def test_an_answer_that_is_overdue_turns_the_strip_to_doubt(shown_for: int, due_every: int) -> None:
    """Ten seconds after the read that was due."""
    story = Story().shown()
    now = (story.sale.shown_at or 0) + shown_for
    story.at = now - due_every - 11_000
    sale = story.read("ACTIVE").sale
    assert verdict_of(sale, now) is Verdict.WAIT
    assert verdict_of(sale, now + 1) is Verdict.UNKNOWN
