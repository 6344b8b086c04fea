"""Limits and questions before money leaves: each promised number, at its edge."""

from __future__ import annotations

from dataclasses import replace

import pytest

from paydesk.domain.clock import DAY, HOUR, date_of
from paydesk.domain.fact import Stamp
from paydesk.domain.money import Money
from paydesk.domain.payout import limits
from paydesk.domain.payout.limits import FAR_FUTURE, QUARANTINE_WINDOW, PayoutProposal, PriorTotals
from paydesk.domain.payout.outcome import Operation, Outcome, Reason, RowMeaning, ServiceReply, classification_of
from paydesk.domain.payout.payout import ApprovalReason, Limit, Payout, PayoutKind
from paydesk.domain.settings.settings import MoneyOut

MIDNIGHT = 1_795_199_400_000
"""2026-11-21, 00:00 in India; 18:30 the evening before in UTC."""
NONE = MoneyOut(per_transfer=None, per_day=None, per_beneficiary=None)
PLANNED = PayoutProposal(PayoutKind.DIRECT, Money(20_000), ("abc",))


def rupees(amount: int) -> Money:
    return Money(amount * 100)


def payout(outcome: Outcome | None, reason: Reason = Reason.DONE, *, kind: PayoutKind = PayoutKind.DIRECT) -> Payout:
    """Wanted at 100, sent at 200, and settled at 300 where it is."""
    judgement = (
        classification_of(ServiceReply(Operation.TRANSFER_STATUS), RowMeaning(outcome, reason))
        if outcome is not None
        else None
    )
    settled = judgement is not None and judgement.settled
    return Payout(
        payout_id="p1",
        kind=kind,
        amount=rupees(400),
        wanted_at=100,
        sent=Stamp(200),
        sends=1,
        classification=judgement,
        settlement=Stamp(300) if settled else None,
    )


def test_the_shop_s_own_limits_are_these() -> None:
    plain = MoneyOut()
    assert (plain.per_transfer, plain.per_day, plain.per_beneficiary, plain.cashier_limit) == (
        *(rupees(25_000), rupees(100_000), rupees(50_000), None),
    )


@pytest.mark.parametrize(
    ("limit", "so_far", "before"),
    [
        (Limit.PER_TRANSFER, PriorTotals(rupees(9_000), rupees(9_000)), 0),
        (Limit.PER_DAY, PriorTotals(today=rupees(300)), 300),
        (Limit.PER_BENEFICIARY, PriorTotals(to_beneficiary=rupees(300)), 300),
    ],
)
def test_a_limit_stops_above_it_and_not_at_it(limit: Limit, so_far: PriorTotals, before: int) -> None:
    allowed = rupees(200 + before)
    assert limits.approval_reasons(PLANNED, so_far, limited(limit, allowed)) == ()
    less = Money(allowed.paise - 1)
    assert limits.approval_reasons(PLANNED, so_far, limited(limit, less)) == (ApprovalReason(limit, less),)


def limited(limit: Limit, allowed: Money) -> MoneyOut:
    """Return settings with one limit."""
    return MoneyOut(
        per_transfer=allowed if limit is Limit.PER_TRANSFER else None,
        per_day=allowed if limit is Limit.PER_DAY else None,
        per_beneficiary=allowed if limit is Limit.PER_BENEFICIARY else None,
    )


@pytest.mark.parametrize(("limit", "stopped"), [(None, 0), (Money(0), 3)])
def test_no_limit_and_a_limit_of_nothing_are_not_the_same(limit: Money | None, stopped: int) -> None:
    money_out = replace(NONE, per_transfer=limit, per_day=limit, per_beneficiary=limit)
    assert len(limits.approval_reasons(PLANNED, PriorTotals(), money_out)) == stopped


@pytest.mark.parametrize(
    ("allowed", "stopped"), [(None, True), (rupees(199), True), (rupees(200), False), (rupees(201), False)]
)
def test_a_cashier_alone_sends_what_a_supervisor_has_allowed(allowed: Money | None, stopped: bool) -> None:
    link, money_out = replace(PLANNED, kind=PayoutKind.CASHGRAM), replace(NONE, cashier_limit=allowed)
    found = limits.approval_reasons(replace(link, by_supervisor=False), PriorTotals(), money_out)
    assert found == ((ApprovalReason(Limit.CASHIER, allowed or Money(0)),) if stopped else ())
    assert limits.approval_reasons(link, PriorTotals(), money_out) == ()


@pytest.mark.parametrize("kind", PayoutKind)
def test_where_not_all_is_known_that_was_sent_somebody_else_decides(kind: PayoutKind) -> None:
    planned = replace(PLANNED, kind=kind)
    assert limits.approval_reasons(planned, PriorTotals(), NONE, lately_unknown=True) == (
        ApprovalReason(limit=Limit.LATELY_UNKNOWN),
    )


@pytest.mark.parametrize(
    ("limit", "asked"),
    [(Limit.PER_DAY, True), (Limit.PER_BENEFICIARY, True), (Limit.PER_TRANSFER, False), (None, False)],
)
def test_a_day_that_nobody_knows_is_a_doubt_about_the_limits_of_a_day(limit: Limit | None, asked: bool) -> None:
    money_out = NONE if limit is None else limited(limit, rupees(1_000))
    found = limits.approval_reasons(PLANNED, PriorTotals(), money_out, day_known=False)
    assert found == ((ApprovalReason(limit=Limit.UNKNOWN_DAY),) if asked else ())
    assert limits.approval_reasons(PLANNED, PriorTotals(), money_out) == ()
    inside = replace(PLANNED, kind=PayoutKind.INTERNAL)
    assert limits.approval_reasons(inside, PriorTotals(), money_out, day_known=False) == ()


def test_limits_are_not_for_what_stays_in_the_shop_but_the_question_is() -> None:
    inside = replace(PLANNED, kind=PayoutKind.INTERNAL, by_supervisor=False)
    strict = MoneyOut(per_transfer=Money(0), per_day=Money(0), per_beneficiary=Money(0))
    assert limits.approval_reasons(inside, PriorTotals(rupees(1), rupees(1)), strict) == ()
    assert limits.approval_reasons(inside, PriorTotals(duplicate_id="p9", duplicate_at=7), strict) == (
        ApprovalReason(earlier_id="p9", earlier_at=7),
    )


FAILURES = [Outcome.FAILED, Outcome.FIX_FIELD, Outcome.NOT_ALLOWED]
UNDER_WAY = [
    (None, Reason.DONE),
    (Outcome.UNKNOWN, Reason.TIMED_OUT),
    (Outcome.PENDING, Reason.AT_THE_BANK),
    (Outcome.SCHEDULED, Reason.NEXT_WORKING_DAY),
]


@pytest.mark.parametrize("outcome", FAILURES)
def test_certain_failures_do_not_count(outcome: Outcome) -> None:
    failed = payout(outcome, Reason.TRANSFER_FAILED)
    assert (limits.counts_in_limits(failed), limits.duplicate_check_until(failed)) == (False, 0)


@pytest.mark.parametrize(("outcome", "reason"), UNDER_WAY)
def test_what_may_arrive_counts_and_is_asked_about_however_old(outcome: Outcome | None, reason: Reason) -> None:
    doubtful = payout(outcome, reason)
    assert (limits.counts_in_limits(doubtful), limits.duplicate_check_until(doubtful)) == (True, FAR_FUTURE)


def test_always_is_later_than_any_time_and_fits_a_column() -> None:
    assert MIDNIGHT * 1_000_000 < FAR_FUTURE < 2**63


def test_what_went_is_asked_about_for_a_day_after_it_was_sent_last() -> None:
    done = payout(Outcome.DONE)
    assert (limits.counts_in_limits(done), limits.duplicate_check_until(done)) == (True, 200 + 24 * HOUR)
    assert limits.duplicate_check_until(replace(done, sent=Stamp(0))) == 100 + 24 * HOUR


def test_an_open_link_is_asked_about_for_a_day_only() -> None:
    link = payout(Outcome.PENDING, Reason.LINK_OPEN, kind=PayoutKind.CASHGRAM)
    assert (limits.counts_in_limits(link), limits.duplicate_check_until(link)) == (True, 200 + DAY)


def test_what_is_not_known_there_is_asked_about_for_a_day_after_that_was_said() -> None:
    absent = payout(Outcome.FAILED, Reason.NOT_FOUND)
    assert (limits.counts_in_limits(absent), limits.duplicate_check_until(absent)) == (False, 300 + 24 * HOUR)


def test_what_moved_inside_counts_in_no_limit() -> None:
    moved = payout(Outcome.DONE, kind=PayoutKind.INTERNAL)
    assert (limits.counts_in_limits(moved), limits.duplicate_check_until(moved)) == (False, 200 + DAY)


def test_a_day_turns_at_midnight_in_india() -> None:
    assert (date_of(MIDNIGHT - 1).isoformat(), date_of(MIDNIGHT).isoformat()) == (*("2026-11-20", "2026-11-21"),)


@pytest.mark.parametrize(
    ("sent_there", "wanted_again", "counts_at"),
    [
        (None, None, 200),  # the service told no time: this PC's clock
        (250, None, 250),
        (250, 260, 260),  # it goes once more: from then on
        (None, 260, 260),
    ],
)
def test_the_service_s_clock_says_on_which_day_a_payout_counts(
    sent_there: int | None, wanted_again: int | None, counts_at: int
) -> None:
    out = replace(payout(Outcome.DONE), sent=Stamp(200, sent_there), settlement=Stamp(300, 270))
    assert limits.last_sent_service_time(replace(out, send_wanted_at=wanted_again)) == counts_at
    assert limits.duplicate_check_until(out) == (limits.last_sent_service_time(out) + DAY)


@pytest.mark.parametrize(
    ("outcome", "sent_there", "wanted_again", "day"),
    [
        (Outcome.PENDING, None, None, ""),  # nobody has told when it went
        (Outcome.PENDING, MIDNIGHT - 1, None, "2026-11-20"),
        (Outcome.PENDING, MIDNIGHT, None, "2026-11-21"),
        (Outcome.PENDING, MIDNIGHT, MIDNIGHT + DAY, ""),  # it goes once more, on a day that will be told
        (Outcome.DONE, None, None, "1970-01-01"),  # it is over: by this PC's clock, if by no other
    ],
)
def test_what_went_on_a_day_that_nobody_knows_counts_on_every_day(
    outcome: Outcome, sent_there: int | None, wanted_again: int | None, day: str
) -> None:
    out = replace(payout(outcome), sent=Stamp(200, sent_there), send_wanted_at=wanted_again)
    assert limits.counted_day(out) == day


def test_what_is_about_to_go_once_more_counts_and_is_asked_about() -> None:
    again = replace(payout(Outcome.FAILED, Reason.NOT_FOUND), send_wanted_at=400)
    assert (limits.counted_paise(again), limits.duplicate_check_until(again), limits.last_sent_at(again)) == (
        40_000,
        FAR_FUTURE,
        400,
    )
    absent = replace(again, send_wanted_at=None, settlement=Stamp(300, 290))
    assert (limits.counted_paise(absent), limits.duplicate_check_until(absent)) == (0, 290 + DAY)


def test_what_tells_no_amount_counts_for_nothing() -> None:
    assert limits.counted_paise(payout(Outcome.DONE)) == 40_000
    assert limits.counted_paise(replace(payout(Outcome.DONE), amount=None)) == 0


def test_nothing_is_known_of_earlier_payouts_unless_told() -> None:
    assert PriorTotals() == PriorTotals(Money(0), Money(0), "", None)
    assert PayoutProposal(PayoutKind.DIRECT, Money(1)) == PayoutProposal(
        PayoutKind.DIRECT, Money(1), (), "", by_supervisor=True
    )


@pytest.mark.parametrize(
    ("here", "age", "said"),
    [
        (PriorTotals(), 0, ("aside", MIDNIGHT)),
        (PriorTotals(), QUARANTINE_WINDOW - 1, ("aside", MIDNIGHT)),
        (PriorTotals(), QUARANTINE_WINDOW, ("", None)),
        (PriorTotals(duplicate_id="here", duplicate_at=MIDNIGHT - DAY), 0, ("here", MIDNIGHT - DAY)),
    ],
)
def test_what_a_journal_that_was_set_aside_says_is_added_and_asked_about_for_ten_days(
    here: PriorTotals, age: int, said: tuple[str, int | None]
) -> None:
    aside = PriorTotals(rupees(3), rupees(2), "aside", MIDNIGHT)
    found = limits.combine_totals(replace(here, today=rupees(40), to_beneficiary=rupees(30)), aside, MIDNIGHT + age)
    assert found == PriorTotals(rupees(43), rupees(32), *said)
