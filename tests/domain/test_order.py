"""Order states and what may follow what, time-outs, terminals.

See docs/service.md#order-states, docs/service.md#order-states.
"""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from paydesk.domain.order import (
    TRANSITIONS,
    Order,
    OrderStatus,
    Payment,
    PaymentMethod,
    TerminalIdentity,
    TerminalTransaction,
    can_follow,
    parse_timeout_ms,
)

A, P, E, T, R = (
    OrderStatus.ACTIVE,
    OrderStatus.PAID,
    OrderStatus.EXPIRED,
    OrderStatus.TERMINATED,
    OrderStatus.TERMINATION_REQUESTED,
)
DAY = 24 * 60 * 60 * 1_000

# row: before; column: after; in the order A P E T R. "x" where a later answer is believable.
MAY_FOLLOW = {A: "xxxxx", P: ".x...", E: ".xx..", T: ".x.x.", R: "xxxxx"}


def test_the_words_are_those_of_the_spec() -> None:
    assert [status.value for status in OrderStatus] == [
        "ACTIVE",
        "PAID",
        "EXPIRED",
        "TERMINATED",
        "TERMINATION_REQUESTED",
    ]
    assert [method.value for method in PaymentMethod] == ["QR_CODE", "LINK", "STATIC_QR"]


@pytest.mark.parametrize(
    ("before", "after", "why"),
    [
        (A, R, "docs/service.md#order-states, row 1: PATCH accepted, not yet finished"),
        (R, T, "docs/service.md#order-states, row 2: processing completes"),
        (A, P, "docs/service.md#order-states, row 3: a payment wins; the order's real status"),
        (A, E, "docs/service.md#order-states: at order_expiry_time"),
        (E, P, "docs/service.md#order-states: the attempt began before expiry"),
        (R, P, "docs/service.md#order-states: waits for attempts in flight, can end in PAID"),
        (A, T, "both rows between two reads"),
        (R, A, "a termination that fails leaves the order as it is"),
        (R, E, "it expired while the request was in progress"),
    ],
)
def test_each_transition_of_the_spec(before: OrderStatus, after: OrderStatus, why: str) -> None:
    assert (before, after) in TRANSITIONS, why
    assert can_follow(before, after), why


def test_there_are_no_other_transitions() -> None:
    assert len(TRANSITIONS) == 9
    assert all(before is not P and before is not after for before, after in TRANSITIONS)


def test_all_twenty_five_pairs() -> None:
    pairs = 0
    for before, row in MAY_FOLLOW.items():
        for after, mark in zip((A, P, E, T, R), row, strict=True):
            assert can_follow(before, after) == (mark == "x"), (before, after)
            pairs += 1
    assert pairs == 25


def test_paid_is_always_believed_and_never_left() -> None:
    for status in OrderStatus:
        assert can_follow(status, P)
        assert can_follow(P, status) == (status is P)


def test_a_status_may_stay_what_it_is() -> None:
    assert all(can_follow(status, status) for status in OrderStatus)


@given(st.text())
@example("PAID")
def test_an_unknown_status_is_no_error(word: str) -> None:
    known = {status.value for status in OrderStatus}
    assert (OrderStatus.parse(word) is not None) == (word in known)
    assert Order("o", "1", word).status is OrderStatus.parse(word)


@pytest.mark.parametrize(
    ("text", "ms"),
    [
        ("1000", 1_000),
        ("300000", 300_000),
        (" 300000\n", 300_000),
        ("000000300000", 300_000),
        ("0000000300000", None),
        (str(DAY), DAY),
        ("999", None),
        (str(DAY + 1), None),
        ("300", None),
        ("0", None),
        ("-300000", None),
        ("+300000", None),
        ("300000.0", None),
        ("3e5", None),
        ("300_000", None),
        ("300,000", None),
        ("5 min", None),
        ("", None),
        ("३०००००", None),
        ("³", None),
        pytest.param("9" * 5_000, None, id="5000-digits"),
    ],
)
def test_the_time_out_of_a_transaction(text: str, ms: int | None) -> None:
    assert parse_timeout_ms(text) == ms


@given(st.text(max_size=20) | st.integers().map(str))
def test_a_time_out_is_plausible_or_none(text: str) -> None:
    ms = parse_timeout_ms(text)
    assert ms is None or (1_000 <= ms <= DAY and int(text) == ms)


def test_a_terminal_is_known_by_exactly_one_of_two() -> None:
    for number, phone in product((None, 54321), (None, "9898989898")):
        if (number is None) == (phone is None):
            with pytest.raises(ValueError, match="exactly one"):
                TerminalIdentity(number, phone)
        else:
            identity = TerminalIdentity(number, phone)
            assert (identity.cf_terminal_id, identity.terminal_phone_no) == (number, phone)
    with pytest.raises(ValueError, match="empty"):
        TerminalIdentity(terminal_phone_no="")


@pytest.mark.parametrize("word", ["SUCCESS", "NOT_ATTEMPTED", "FAILED", "USER_DROPPED", "VOID", "CANCELLED"])
def test_only_success_is_a_payment_and_what_is_not_over_may_become_one(word: str) -> None:
    """Any word that nobody foresaw, too: nothing is called safe while it may still be paid."""
    assert Payment("1", word).succeeded == (word == "SUCCESS")
    assert not Payment("1", word).is_pending
    for other in ("PENDING", "", word.lower(), f"{word}?"):
        assert Payment("1", other).is_pending
        assert not Payment("1", other).succeeded


def test_what_an_answer_does_not_tell_is_empty() -> None:
    transaction, payment = TerminalTransaction("1", "LINK"), Payment("1", "SUCCESS")
    assert (transaction.payment_url, transaction.qrcode, transaction.timeout) == ("", "", "")
    assert (payment.group, payment.bank_reference) == ("", "")
