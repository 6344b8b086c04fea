"""Properties of a sale that screens, reports and alarms read: amounts agree, open, late, paid before."""

from __future__ import annotations

from dataclasses import replace

import pytest

from paydesk.domain.money import Money
from paydesk.domain.order import Payment, PaymentMethod
from paydesk.domain.sale import facts
from paydesk.domain.sale.facts import SaleFactKind, SuccessfulPayment
from paydesk.domain.sale.listing import SaleLabel, label_of
from paydesk.domain.sale.sale import Sale
from paydesk.domain.sale.verdict import Verdict, verdict_of
from paydesk.domain.shift.report import ReportItem
from tests.domain.sale.story import AMOUNT, Story

OTHER = Money(1)


def paid_by(*amounts: Money | None) -> tuple[SuccessfulPayment, ...]:
    return tuple(SuccessfulPayment(str(number), amount, "") for number, amount in enumerate(amounts))


@pytest.mark.parametrize(
    ("change", "agrees"),
    [
        ({}, True),
        ({"order_amount": OTHER}, False),
        ({"currency": "USD"}, False),
        ({"currency": "inr"}, False),
        ({"has_invalid_amount": True}, False),
        ({"billed": OTHER}, False),
        ({"billed": AMOUNT}, True),
        ({"amount": None}, True),
        # an order that does not tell its amount rests on the payments that are listed
        ({"order_amount": None}, False),
        ({"order_amount": None, "payments": paid_by(OTHER)}, False),
        ({"order_amount": None, "payments": paid_by(OTHER, AMOUNT)}, True),
        ({"order_amount": None, "amount": None, "payments": paid_by(None)}, False),
        ({"order_amount": None, "raw_status": "ACTIVE"}, True),
    ],
)
def test_amount_matches(change: dict[str, object], agrees: bool) -> None:
    sale: Sale = replace(Story().shown().read("PAID").sale, **change)  # type: ignore[arg-type]
    assert sale.amount_matches is agrees


def test_a_bill_is_compared_only_where_both_are_known() -> None:
    scanned = Story().wanted(created_here=False, billed=AMOUNT)
    assert scanned.sale.is_refused_amount is False
    assert scanned.read("ACTIVE").sale.is_refused_amount is False
    assert replace(scanned.sale, order_amount=OTHER).is_refused_amount is True
    assert Story().shown().sale.is_refused_amount is False


def test_which_money_counts_for_the_day() -> None:
    story = Story().shown().read("PAID")
    assert story.sale.revenue_at == story.at
    assert replace(story.sale, order_amount=OTHER).revenue_at is None
    assert replace(story.sale, raw_status="ACTIVE").revenue_at is None
    before = Story().wanted(created_here=False).read("PAID").sale
    assert (before.was_paid_before, before.revenue_at) == (True, None)


def test_which_order_was_paid_before_it_came_here() -> None:
    assert Story().wanted(created_here=False).read("PAID").sale.was_paid_before is True
    assert Story().wanted(created_here=False).read("ACTIVE").sale.was_paid_before is False
    assert Story().ordered("PAID").sale.was_paid_before is False
    shown = Story().wanted(created_here=False).read("ACTIVE").transaction_sent().transaction_answered().read("PAID")
    assert shown.sale.was_paid_before is False


def test_what_was_paid_before_its_code_was_shown_here_is_not_handed_over_for() -> None:
    """Another counter may have handed the goods over, and has counted the money."""
    before = Story().wanted(created_here=False).read("PAID")
    for story in (before, before.paid_by("1")):
        assert story.verdict is Verdict.UNKNOWN
        assert story.sale.revenue_at is None


def scanned(*codes: str, method: PaymentMethod = PaymentMethod.QR_CODE) -> Story:
    """Return a scanned order with these codes or links shown."""
    story = Story().wanted(created_here=False, method=method).read("ACTIVE")
    for number, code in enumerate(codes):
        story.transaction_sent(f"t{number}", method).transaction_answered(code)
    return story


def listed(story: Story, **words: str) -> Story:
    """Add a list of payments: p1="SUCCESS" is that with the number 1."""
    rows = [Payment(name.removeprefix("p"), word, AMOUNT) for name, word in words.items()]
    return story.say(SaleFactKind.PAYMENTS_READ, facts.payments_read_data(rows))


def test_a_scanned_order_is_not_handed_over_for_where_another_counters_code_was_paid() -> None:
    """Two counters with a code for one order both said HAND OVER."""
    new, done, failed = "NOT_ATTEMPTED", "SUCCESS", "FAILED"
    for codes, rows, elsewhere, asks in (
        (["1"], {"p1": done}, False, False),
        (["1"], {"p1": done, "p2": new}, False, False),
        (["1"], {"p1": new, "p2": done}, True, True),
        (["1", "2"], {"p1": new, "p2": new, "p3": done}, True, True),
        (["1", "2"], {"p1": done, "p2": new}, False, False),
        (["1", "2"], {"p1": failed, "p2": new, "p3": done}, False, True),  # an earlier code of ours was tried
        (["1"], {"p1": failed, "p2": done}, False, True),  # refused on the phone, and tried again
        (["1"], {"p1": "PENDING", "p2": done}, False, True),
        (["1"], {"p2": done}, False, True),  # ours is not listed: nothing tells that the numbers are the same
        ([""], {"p2": done}, False, True),  # nor can a code without a number be compared
        (["1"], {"p1": done, "p2": done}, False, False),
    ):
        for made_here in (False, True):
            story = scanned(*codes) if not made_here else own(*codes)
            sale = listed(story.read("PAID"), **rows).sale
            assert sale.was_paid_elsewhere is (elsewhere and not made_here), rows
            assert sale.needs_handover_check is (elsewhere if made_here else asks), rows
            verdict = Verdict.UNKNOWN if elsewhere and not made_here else Verdict.HAND_OVER
            assert verdict_of(sale, story.at) is verdict
            assert sale.was_paid_by_own_code is (rows.get("p1") == done)


def own(*codes: str) -> Story:
    """Return an order made here with these codes shown."""
    story = Story().ordered()
    for number, code in enumerate(codes):
        story.transaction_sent(f"t{number}").transaction_answered(code)
    return story


def test_an_order_of_ours_of_which_nothing_was_shown_here_is_not_said_to_be_paid_by_anothers_code() -> None:
    """No code of ours could be tried, and a list that lags behind has no payment yet."""
    assert not listed(own().read("PAID"), p2="SUCCESS").sale.was_paid_by_other_code
    assert not listed(own("1").read("PAID"), p1="NOT_ATTEMPTED").sale.was_paid_by_other_code


def test_of_a_page_that_a_link_opens_nothing_is_said_but_that_staff_should_ask() -> None:
    """Such a page may number its payments anew."""
    story = listed(scanned("1", method=PaymentMethod.LINK).read("PAID"), p1="NOT_ATTEMPTED", p2="SUCCESS")
    assert (story.sale.had_link, story.verdict) == (True, Verdict.HAND_OVER)
    assert story.sale.needs_handover_check
    ours = listed(scanned("1", method=PaymentMethod.LINK).read("PAID"), p1="SUCCESS").sale
    assert not ours.needs_handover_check, "where it has the link's number, it is ours"
    both = scanned("1").transaction_sent("t9", PaymentMethod.LINK).transaction_answered("2")
    both.transaction_sent("t10").transaction_answered("3").read("PAID")
    assert not listed(
        both, p1="NOT_ATTEMPTED", p2="NOT_ATTEMPTED", p3="NOT_ATTEMPTED", p4="SUCCESS"
    ).sale.was_paid_elsewhere
    assert not scanned("1").sale.needs_handover_check, "nor of what is not paid"
    assert not listed(scanned("1"), p1="NOT_ATTEMPTED", p2="SUCCESS").sale.was_paid_elsewhere


def test_a_payment_counts_where_its_code_was_shown_whenever_its_payments_are_listed() -> None:
    """A list that took longer than PAID waits for it left the money with both counters, on both Z-reports."""
    there, ours = {"p1": "NOT_ATTEMPTED", "p2": "SUCCESS"}, {"p1": "SUCCESS", "p2": "NOT_ATTEMPTED"}
    for begun in (scanned, own):
        assert listed(begun("1"), **there).read("PAID").sale.revenue_at is None
        late = begun("1").read("PAID")
        assert late.sale.revenue_at == late.sale.paid_at
        assert listed(late, **there).sale.revenue_at is None
        assert listed(late, **ours).sale.revenue_at == late.sale.paid_at, "and the other way round"


def test_of_a_code_whose_answer_was_lost_nothing_is_said_of_whose_money_it_is() -> None:
    """It may be the one that was paid: its number is not known here."""
    story = scanned("1").transaction_sent("t9").say(SaleFactKind.RESUMED).read("ACTIVE")
    story.transaction_sent("t9").transaction_answered("3").read("PAID")
    sale = listed(story, p1="NOT_ATTEMPTED", p2="SUCCESS", p3="NOT_ATTEMPTED").sale
    assert (sale.revenue_at, sale.was_paid_elsewhere, sale.needs_handover_check) == (sale.paid_at, False, True)


def test_what_another_counters_code_brought_has_words_of_its_own_in_a_list() -> None:
    """It stood there as unknown, and on the Z as still being asked: the service had told."""
    for begun, verdict in ((scanned, Verdict.UNKNOWN), (own, Verdict.HAND_OVER)):
        story = listed(begun("1").read("PAID"), p1="NOT_ATTEMPTED", p2="SUCCESS")
        assert (story.verdict, label_of(story.sale, story.at)) == (verdict, SaleLabel.PAID_ELSEWHERE)
        item = ReportItem.from_sale(story.sale, story.at, replacement_order="")
        assert item is not None
        assert item.was_paid_before


def test_what_came_late_by_another_counters_code_is_no_alarm_here() -> None:
    there = {"p1": "NOT_ATTEMPTED", "p2": "SUCCESS"}
    for story, late in ((scanned("1"), False), (own("1"), True)):
        story.say(SaleFactKind.CLOSED, facts.actor_data("Asha"))
        sale = listed(story, **there).read("PAID").sale
        assert (sale.paid_after_close, sale.paid_late, sale.needs_alarm) == (True, late, late)
        assert verdict_of(sale, story.at) is (Verdict.PAID_LATE if late else Verdict.UNKNOWN)
    ours = listed(scanned("1").say(SaleFactKind.CLOSED, facts.actor_data("Asha")), p1="SUCCESS").read("PAID").sale
    assert ours.needs_alarm


def test_a_moment_is_given_to_the_question_by_which_code_a_scanned_order_was_paid() -> None:
    story = scanned("1").read("PAID")
    sale, at = story.sale, story.at
    said = [verdict_of(sale, at + after) for after in (0, 29_999, 30_000, -1)]
    assert said == [Verdict.UNKNOWN, Verdict.UNKNOWN, Verdict.HAND_OVER, Verdict.HAND_OVER]
    assert sale.needs_handover_check
    tries = [story.say(SaleFactKind.PAYMENTS_FAILED).verdict for _ in range(3)]
    assert tries == [Verdict.UNKNOWN, Verdict.UNKNOWN, Verdict.HAND_OVER]
    assert own("1").read("PAID").verdict is Verdict.HAND_OVER, "an order of our own waits for nothing"
    assert scanned("1").read("PAID").paid_by("1").verdict is Verdict.HAND_OVER


def test_money_of_an_order_that_was_taken_again_before_anything_was_shown_is_not_late() -> None:
    """It is that of the sale in its stead; where a code was shown here, or it was closed, it may be ours."""
    refused = Story().wanted(created_here=False, billed=Money(50_000)).read("ACTIVE")
    refused.say(SaleFactKind.REPLACED, facts.replaced_data("s2")).read("PAID")
    assert (refused.sale.paid_late, refused.sale.needs_alarm) == (False, False)
    closed = Story().wanted(created_here=False).say(SaleFactKind.CLOSED, facts.actor_data("Asha")).read("PAID")
    assert (closed.sale.paid_late, closed.verdict) == (True, Verdict.PAID_LATE)
    shown = Story().wanted(created_here=False).read("ACTIVE").transaction_sent().transaction_answered().qr()
    shown.say(SaleFactKind.REPLACED, facts.replaced_data("s2")).read("PAID")
    assert (shown.sale.paid_late, shown.verdict) == (True, Verdict.PAID_LATE)
