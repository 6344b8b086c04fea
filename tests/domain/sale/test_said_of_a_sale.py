"""What screens, reports and alarms read of a sale: whether amounts agree, whether it is open, late, paid before."""

from __future__ import annotations

from dataclasses import replace

import pytest

from paydesk.domain.commands import ReadSale
from paydesk.domain.failure import Failure, Problem, Side
from paydesk.domain.money import Money
from paydesk.domain.order import PaymentMethod, TerminalTransaction
from paydesk.domain.qr import QrCheck, QrReason
from paydesk.domain.sale import facts
from paydesk.domain.sale.facts import Kind, PaidBy
from paydesk.domain.sale.next_step import next_step, possible
from paydesk.domain.sale.request import CreateOutcome
from paydesk.domain.sale.sale import Phase, Sale
from paydesk.domain.sale.verdict import Verdict
from paydesk.domain.step import Do
from tests.domain.sale.story import AMOUNT, LOST, NOT_FOUND, OFFLINE, REFUSED, STORED_500, Story

OTHER = Money(1)


def paid_by(*amounts: Money | None) -> tuple[PaidBy, ...]:
    return tuple(PaidBy(str(number), amount, "upi", "") for number, amount in enumerate(amounts))


@pytest.mark.parametrize(
    ("change", "agrees"),
    [
        ({}, True),
        ({"order_amount": OTHER}, False),
        ({"currency": "USD"}, False),
        ({"currency": "inr"}, True),
        ({"billed": OTHER}, False),
        ({"billed": AMOUNT}, True),
        ({"amount": None}, True),
        # an order that does not tell its amount rests on the payments that are listed
        ({"order_amount": None}, False),
        ({"order_amount": None, "payments": paid_by(OTHER)}, False),
        ({"order_amount": None, "payments": paid_by(OTHER, AMOUNT)}, True),
        ({"order_amount": None, "amount": None, "payments": paid_by(None)}, False),
        ({"order_amount": None, "status_word": "ACTIVE"}, True),
    ],
)
def test_whether_the_service_asks_for_what_was_wanted(change: dict[str, object], agrees: bool) -> None:
    sale: Sale = replace(Story().shown().read("PAID").sale, **change)  # type: ignore[arg-type]
    assert sale.agrees is agrees


def test_a_bill_is_compared_only_where_both_are_known() -> None:
    scanned = Story().wanted(made_here=False, billed=AMOUNT)
    assert scanned.sale.is_refused_amount is False
    assert scanned.read("ACTIVE").sale.is_refused_amount is False
    assert replace(scanned.sale, order_amount=OTHER).is_refused_amount is True
    assert Story().shown().sale.is_refused_amount is False


def test_which_money_counts_for_the_day() -> None:
    story = Story().shown().read("PAID")
    assert story.sale.earned_at == story.at
    assert replace(story.sale, order_amount=OTHER).earned_at is None
    assert replace(story.sale, status_word="ACTIVE").earned_at is None
    before = Story().wanted(made_here=False).read("PAID").sale
    assert (before.was_paid_before, before.earned_at) == (True, None)


def test_which_order_was_paid_before_it_came_here() -> None:
    assert Story().wanted(made_here=False).read("PAID").sale.was_paid_before is True
    assert Story().wanted(made_here=False).read("ACTIVE").sale.was_paid_before is False
    assert Story().ordered("PAID").sale.was_paid_before is False
    shown = Story().wanted(made_here=False).read("ACTIVE").transaction_sent().transaction_answered().read("PAID")
    assert shown.sale.was_paid_before is False


def scanned(*codes: str, method: PaymentMethod = PaymentMethod.QR_CODE) -> Story:
    """A scanned order of which these were shown, a code or link each."""
    story = Story().wanted(made_here=False, method=method).read("ACTIVE")
    for number, code in enumerate(codes):
        made = TerminalTransaction(code, method.value, AMOUNT, "https://pay.example/1")
        data = facts.transaction_answered(made, expires_at=None)
        story.say(Kind.TRANSACTION_SENT, facts.sent(key=f"t{number}", method=method))
        story.say(Kind.TRANSACTION_ANSWERED, data)
    return story.read("PAID")


def test_a_scanned_order_is_handed_over_for_where_its_code_was_paid() -> None:
    """Two counters show a code for one order: both said HAND OVER, and both counted its money."""
    for story, elsewhere in (
        (scanned("1"), True),  # nobody has said yet whose code was paid
        (scanned("1").say(Kind.PAYMENTS_FAILED), True),
        (scanned("1").paid_by("1"), False),
        (scanned("1", "2").paid_by("1"), False),  # an earlier code of ours
        (scanned("1").paid_by("2"), True),
        (scanned("1").paid_by("2", "1"), False),
        (scanned("").paid_by("2"), False),  # a code without a number cannot be compared
        (scanned("1", method=PaymentMethod.LINK).paid_by("2"), False),  # a page numbers what it takes
        (scanned("1", method=PaymentMethod.LINK), True),
        (scanned().paid_by("1"), True),
    ):
        sale = story.sale
        assert sale.paid_elsewhere is elsewhere
        assert (sale.earned_at is None) is elsewhere
        assert story.verdict is (Verdict.UNKNOWN if elsewhere else Verdict.HAND_OVER)
    assert Story().shown().read("PAID").verdict is Verdict.HAND_OVER, "an order of our own"


def test_what_nobody_need_write_down_again() -> None:
    story = Story().shown().answer(Kind.STATUS_READ, "ACTIVE", clock_ahead=0)
    before = story.sale
    assert before.says_the_same(story.answer(Kind.STATUS_READ, "ACTIVE", clock_ahead=5).sale)
    assert not before.says_the_same(story.read("EXPIRED").sale)
    lost = Story().shown().failed(Kind.READ_FAILED, LOST)
    first = lost.sale
    assert not before.says_the_same(first)
    assert not first.says_the_same(before)
    again = Failure(Problem.TIMED_OUT, Side.SERVICE, outcome_known=True, message="in other words")
    assert first.says_the_same(lost.failed(Kind.READ_FAILED, again).sale)
    assert not first.says_the_same(lost.failed(Kind.READ_FAILED, OFFLINE).sale)
    assert first.says_the_same(first) is True
    assert first.says_the_same(before) is False


def test_when_a_qr_may_stand_on_a_screen() -> None:
    assert Story().shown().sale.may_show is True
    for story in (
        Story().ordered(),
        Story().shown().cancel_asked(),
        Story().shown().read("EXPIRED"),
        Story().shown().read("PAID"),
        Story().shown().read("PARTLY_PAID"),
        Story().shown().qr(QrCheck.MISMATCH, QrReason.WRONG_AMOUNT),
        Story().shown().transaction_sent("t2"),
        Story().shown().say(Kind.CLOSED, facts.by("Asha")),
        Story().shown().answer(Kind.STATUS_READ, "ACTIVE", amount=OTHER),
    ):
        assert story.sale.may_show is False, story.facts[-1]


def test_what_became_of_the_creates() -> None:
    wanted = {
        CreateOutcome.NOT_SENT: Story().wanted(),
        CreateOutcome.IN_FLIGHT: Story().ordered().transaction_sent(),
        CreateOutcome.OK: Story().shown().transaction_sent("t2").failed(Kind.TRANSACTION_FAILED, REFUSED),
        CreateOutcome.REFUSED: Story().ordered().transaction_sent().failed(Kind.TRANSACTION_FAILED, REFUSED),
        CreateOutcome.UNKNOWN: Story().shown().transaction_sent("t2").failed(Kind.TRANSACTION_FAILED, STORED_500),
    }
    assert {outcome: story.sale.create for outcome, story in wanted.items()} == {each: each for each in wanted}
    assert Story().wanted().order_sent().sale.create is CreateOutcome.IN_FLIGHT


def test_which_order_the_service_does_not_know_any_more() -> None:
    assert Story().shown().failed(Kind.READ_FAILED, NOT_FOUND).sale.is_unknown_there is True
    other_keys = Failure(Problem.OTHER_KEYS, Side.SHOP, outcome_known=True)
    assert Story().shown().failed(Kind.READ_FAILED, other_keys).sale.is_unknown_there is True
    assert Story().shown().failed(Kind.READ_FAILED, LOST).sale.is_unknown_there is False
    assert Story().shown().sale.is_unknown_there is False
    assert Story().wanted().order_sent().failed(Kind.READ_FAILED, NOT_FOUND).sale.is_unknown_there is False


def test_a_cancel_of_what_was_never_shown_goes_on_beneath() -> None:
    refused = Story().ordered().transaction_sent().failed(Kind.TRANSACTION_FAILED, REFUSED)
    assert refused.sale.phase is Phase.FAILED
    assert refused.cancel_asked().sale.phase is Phase.CANCELLING
    nowhere = Story().wanted().order_sent().failed(Kind.ORDER_FAILED, REFUSED).cancel_asked()
    assert nowhere.sale.phase is Phase.FAILED
    asked_there = Story().shown().read("TERMINATION_REQUESTED")
    assert asked_there.sale.phase is Phase.CANCELLING
    assert asked_there.sale.cancel_came_too_late is False
    assert asked_there.read("PAID").sale.cancel_came_too_late is False
    assert Story().shown().cancel().sale.cancel_came_too_late is False


def test_twice_paid_is_more_than_once() -> None:
    story = Story().shown().read("PAID")
    assert [replace(story.sale, payments=paid_by(*[AMOUNT] * n)).paid_twice for n in range(4)] == [
        False,
        False,
        True,
        True,
    ]


def test_only_what_was_paid_as_it_was_asked_for_has_a_receipt() -> None:
    assert not Story().shown().sale.has_receipt
    assert not Story().shown().read("EXPIRED").sale.has_receipt
    paid = Story().shown().read("PAID").sale
    assert paid.has_receipt
    assert not replace(paid, order_amount=OTHER).has_receipt
    late = Story().shown().cancel().terminated("TERMINATED").read("PAID").sale
    assert late.paid_late
    assert late.has_receipt


def test_where_a_scanned_order_was_paid_can_be_asked_again() -> None:
    """STATUS UNKNOWN is never the end while a code of this counter may be the one that was paid."""
    unread = scanned("1")
    for _ in range(5):
        assert next_step(unread.sale, unread.at).do is Do.READ_PAYMENTS
        unread.say(Kind.PAYMENTS_FAILED)
    assert next_step(unread.sale, unread.at).do is Do.NOTHING
    others = scanned("1").paid_by("2")
    assert next_step(others.sale, others.at).do is Do.READ_PAYMENTS, "ours may be listed yet"
    for story in (unread, others):
        assert ReadSale in possible(story.sale, story.at)
        story.paid_by("2", "1")
        assert story.verdict is Verdict.HAND_OVER
        assert ReadSale not in possible(story.sale, story.at)
        assert next_step(story.sale, story.at).do is Do.NOTHING
    before = scanned().paid_by("2")
    assert ReadSale not in possible(before.sale, before.at), "nothing was shown here"
