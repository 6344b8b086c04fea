"""The fold of a payout: a table of what each fact means after each other, and what holds for any history."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paydesk.domain.exact_json import decode, encode
from paydesk.domain.fact import Fact
from paydesk.domain.failure import Problem
from paydesk.domain.money import Money
from paydesk.domain.payout import facts as out_facts
from paydesk.domain.payout import next_step as out_watch
from paydesk.domain.payout import resend as out_again
from paydesk.domain.payout.facts import PayoutFact, WantedPayout
from paydesk.domain.payout.fold import folded, with_fact
from paydesk.domain.payout.judge import judge
from paydesk.domain.payout.outcome import Judgement, Meaning, Operation, Outcome, Reason, Retry, Said, judged
from paydesk.domain.payout.payout import Draft, Payout, PayoutKind, PayoutRequest
from paydesk.domain.payout.requests import (
    BeneDetails,
    DirectTransfer,
    InternalTransfer,
    Loan,
    NewCashgram,
    ServiceCharge,
    TransferMode,
)

T = 1_795_000_000_000
RUPEES = Money(50_000)
UPI = DirectTransfer("pay_1", RUPEES, BeneDetails(name="Asha Rao", vpa="asha@okbank"), TransferMode.UPI)
LINK = NewCashgram("link-1", RUPEES, "Asha Rao", "+919876543210", date(2026, 12, 1))
MOVE = InternalTransfer(RUPEES, "move_1", payment_instrument_id="MAIN01", to_payment_instrument_id="SUPPLIERS02")
LOAN = Loan("loan1", "gupta1", RUPEES, charges=(ServiceCharge("broker", Money(1_000)),))

DONE = Meaning(Outcome.DONE, Reason.DONE)
AT_BANK = Meaning(Outcome.PENDING, Reason.AT_THE_BANK)
BANK_CONFIRMS = Meaning(Outcome.PENDING, Reason.BENEFICIARY_BANK_CONFIRMS)
SCHEDULED = Meaning(Outcome.SCHEDULED, Reason.NEXT_WORKING_DAY)
CUT = Meaning(Outcome.UNKNOWN, Reason.LINE_CUT)
STRANGE = Meaning(Outcome.UNKNOWN, Reason.UNFORESEEN)
ABSENT = Meaning(Outcome.FAILED, Reason.NOT_KNOWN_THERE)
BANK_FAILED = Meaning(Outcome.FAILED, Reason.TRANSFER_FAILED)
REVERSED = Meaning(Outcome.FAILED, Reason.REVERSED)
LITTLE = Meaning(Outcome.FAILED, Reason.TOO_LITTLE_BALANCE)
WAIT = Meaning(Outcome.FAILED, Reason.WAIT_30_MINUTES)
OPEN = Meaning(Outcome.PENDING, Reason.LINK_OPEN)


def fact(kind: PayoutFact, data: dict[str, object], at: int = T) -> Fact:
    return out_facts.fact("x1", at, kind, decode(encode(data)))  # type: ignore[arg-type]


def begun(request: PayoutRequest = UPI, at: int = T) -> list[Fact]:
    wish = WantedPayout(Draft("d1", request), "Asha", "Meena", "order_1", ("abc",), again=out_again.kept(request))
    return [
        fact(PayoutFact.WANTED, dict(out_facts.wanted(wish)), at),
        fact(PayoutFact.SENT, dict(out_facts.sent("Asha")), at),
    ]


def answer(meaning: Meaning, at: int = T + 100, operation: Operation = Operation.DIRECT_TRANSFER_V1_2) -> Fact:
    return fact(PayoutFact.ANSWERED, dict(out_facts.answered(judged(Said(operation), meaning))), at)


def read(meaning: Meaning, at: int = T + 200, **more: str) -> Fact:
    said = Said(Operation.TRANSFER_STATUS)
    return fact(PayoutFact.READ, dict(out_facts.answered(judged(said, meaning), **more)), at)


def fold(*facts: Fact, request: PayoutRequest = UPI) -> Payout:
    out = folded([*begun(request), *facts])
    assert out is not None
    return out


def meaning(out: Payout) -> Meaning | None:
    return None if out.judgement is None else Meaning(out.judgement.outcome, out.judgement.reason)


def test_what_was_wanted() -> None:
    out = fold()
    assert (out.payout_id, out.draft_id, out.kind, out.amount, out.by, out.second_by) == (
        *("x1", "d1", PayoutKind.DIRECT, RUPEES, "Asha", "Meena"),
    )
    assert (out.to, out.mode, out.wanted_at, out.sent_at, out.sends) == ("Asha Rao, as••••@okbank", "upi", T, T, 1)
    assert fold(request=LOAN).net == Money(49_000)
    assert fold(request=LINK).expires_on == "2026-12-01"
    assert fold(request=LINK).to == "Asha Rao, 98••••3210"
    assert (fold(request=MOVE).source, fold(request=MOVE).to) == ("MAIN01", "SUPPLIERS02")


def test_sent_and_no_answer_is_unknown() -> None:
    out = fold()
    assert (out.outcome, out.judgement, out.settled) == (Outcome.UNKNOWN, None, False)
    assert not out.may_go_again


@pytest.mark.parametrize(
    ("facts", "expected"),
    [
        ([answer(DONE)], DONE),
        ([answer(CUT)], CUT),
        ([answer(CUT), read(DONE)], DONE),
        ([answer(CUT), read(AT_BANK)], AT_BANK),
        ([answer(CUT), read(AT_BANK), read(DONE)], DONE),
        ([answer(CUT), read(ABSENT)], ABSENT),
        ([read(ABSENT)], ABSENT),
        ([read(DONE)], DONE),
        ([answer(CUT), read(STRANGE)], STRANGE),
        ([answer(AT_BANK), read(ABSENT)], AT_BANK),
        ([answer(DONE), read(ABSENT)], DONE),
        ([answer(DONE), read(STRANGE)], DONE),
        ([answer(DONE), read(REVERSED)], REVERSED),
        ([answer(CUT), read(ABSENT), read(DONE)], DONE),
        ([answer(SCHEDULED), read(AT_BANK)], SCHEDULED),
        ([answer(SCHEDULED), read(AT_BANK), read(DONE)], DONE),
        ([answer(BANK_CONFIRMS), read(AT_BANK)], BANK_CONFIRMS),
        ([answer(BANK_CONFIRMS), read(BANK_FAILED)], BANK_FAILED),
    ],
)
def test_one_after_another(facts: Sequence[Fact], expected: Meaning) -> None:
    out = fold(*facts)
    assert meaning(out) == expected
    assert out.settled is (expected.outcome in {Outcome.DONE, Outcome.FAILED})


def test_a_link_that_was_made_is_open() -> None:
    made = fold(answer(DONE, operation=Operation.CASHGRAM), request=LINK)
    assert (meaning(made), made.settled) == (OPEN, False)
    redeemed = with_fact(made, read(DONE))
    assert (redeemed.outcome, redeemed.settled) == (Outcome.DONE, True)


def test_sending_again_owes_an_answer_again() -> None:
    out = fold(answer(LITTLE), fact(PayoutFact.SENT, {"by": "Asha"}, T + 500))
    assert (out.outcome, out.settled, out.sends, out.sent_at) == (Outcome.UNKNOWN, False, 2, T + 500)
    assert not out.sent_doubtfully, "the first one was refused in so many words"


@pytest.mark.parametrize("first", [[], [answer(CUT)], [answer(CUT), read(ABSENT)], [read(ABSENT)]])
def test_a_send_in_doubt_stays_in_doubt(first: list[Fact]) -> None:
    assert fold(*first, fact(PayoutFact.SENT, {"by": "Asha"})).sent_doubtfully


def test_a_refusal_that_was_in_doubt_stands_once_nothing_is_there() -> None:
    words = Said(
        Operation.DIRECT_TRANSFER_V1_2,
        "ERROR",
        "412",
        "Not enough available balance in the account",
        http_status=412,
    )
    assert judge(words).outcome is Outcome.FAILED
    doubtful = judge(words, earlier_unsettled=True)
    told = fact(PayoutFact.ANSWERED, dict(out_facts.answered(doubtful)))
    out = fold(answer(CUT), read(ABSENT), fact(PayoutFact.SENT, {"by": "Asha"}), told)
    assert (out.outcome, meaning(out)) == (Outcome.UNKNOWN, Meaning(Outcome.UNKNOWN, Reason.EARLIER_SEND_UNSETTLED))
    out = with_fact(out, read(ABSENT))
    assert meaning(out) == LITTLE
    assert out.may_go_again


def test_by_hand() -> None:
    lost = fold(answer(CUT, operation=Operation.INTERNAL_TRANSFER), request=MOVE)
    arrived = with_fact(lost, fact(PayoutFact.BY_HAND, dict(out_facts.by_hand("Asha", arrived=True))))
    missing = with_fact(lost, fact(PayoutFact.BY_HAND, dict(out_facts.by_hand("Asha", arrived=False))))
    assert (arrived.outcome, missing.outcome) == (Outcome.DONE, Outcome.FAILED)
    assert missing.may_go_again
    assert missing.sent_doubtfully
    assert with_fact(arrived, fact(PayoutFact.BY_HAND, dict(out_facts.by_hand("Asha", arrived=False)))) == arrived


def test_wait_thirty_minutes_ends_at_a_time() -> None:
    out = fold(answer(WAIT, T + 100))
    assert out.wait_until == T + 100 + 30 * 60_000
    assert fold(answer(WAIT), fact(PayoutFact.SENT, {"by": "Asha"})).wait_until is None


def test_numbers_and_words_that_came() -> None:
    out = fold(answer(AT_BANK), read(DONE, utr="U1", reference_id="R1", word="SUCCESS"), read(DONE))
    assert (out.utr, out.reference_id, out.status_word) == ("U1", "R1", "SUCCESS")
    assert out.settled_at == T + 200
    assert fold(read(BANK_FAILED, why="closed")).why == "closed"


def test_unknown_kinds_and_words_of_a_newer_paydesk() -> None:
    out = fold()
    assert with_fact(out, Fact("out:x1", T, "out_dreamt", {})) == out
    newer = with_fact(out, Fact("out:x1", T, PayoutFact.ANSWERED, {"outcome": "better", "operation": "teleport"}))
    assert (newer.outcome, newer.settled) == (Outcome.UNKNOWN, False)


@pytest.mark.parametrize(
    "judgement",
    [
        judge(Said(Operation.LOAN, "ERROR", "400", "Insufficient balance in lender", 400)),
        judge(Said(Operation.CASHGRAM, problem=Problem.TIMED_OUT)),
        judge(Said(Operation.DIRECT_TRANSFER, problem=Problem.LINE_CUT, never_left=True)),
    ],
)
def test_a_judgement_is_read_as_it_was_written(judgement: Judgement) -> None:
    data = decode(encode(out_facts.judgement_data(judgement)))
    assert isinstance(data, dict)
    assert out_facts.judgement_of(data) == judgement


def test_what_can_be_sent_again_after_a_restart() -> None:
    for request in (MOVE, LOAN):
        rest = decode(encode(out_again.kept(request)))
        out = fold(request=request)
        again = out_again.request_of(out, rest)
        assert again is not None
        assert again == (
            InternalTransfer(RUPEES, "x1", "", "MAIN01", "SUPPLIERS02")
            if request is MOVE
            else Loan("x1", "gupta1", RUPEES, charges=LOAN.charges)
        )
    told = InternalTransfer(RUPEES, "", "", "MAIN01", "SUPPLIERS02", remarks="call 9876543210")
    for secret in (UPI, LINK, told, InternalTransfer(RUPEES, recharge_account="9988000001")):
        assert out_again.kept(secret) is None


# whatever happens

MEANINGS = st.sampled_from(
    [DONE, AT_BANK, BANK_CONFIRMS, SCHEDULED, CUT, STRANGE, ABSENT, BANK_FAILED, REVERSED, LITTLE, WAIT]
)
FACTS = st.one_of(
    MEANINGS.map(answer),
    MEANINGS.map(read),
    st.just(fact(PayoutFact.SENT, {"by": "Asha"})),
    st.just(fact(PayoutFact.END_ASKED, {"by": "Asha"})),
    st.booleans().map(lambda arrived: fact(PayoutFact.BY_HAND, {"by": "Asha", "arrived": arrived})),
)
REQUESTS = st.sampled_from([UPI, LINK, MOVE, LOAN])


@given(REQUESTS, st.lists(FACTS, max_size=12))
def test_any_history(request: PayoutRequest, facts: list[Fact]) -> None:
    out = fold(*facts, request=request)
    assert out.settled is (out.judgement is not None and out.judgement.settled)
    assert out.may_go_again is (out.settled and out.judgement is not None and out.judgement.retry is Retry.SAME_ID)
    if out.outcome is Outcome.UNKNOWN:
        assert not out.may_go_again
        assert out.judgement is None or out.judgement.retry is Retry.NO
    followed = out_watch.read_interval(out, T + 10_000)
    assert (followed is not None) is (not out.settled and out.kind is not PayoutKind.INTERNAL)
    assert out.sends == 1 + sum(fact.kind == PayoutFact.SENT for fact in facts)
    stepped = folded(begun(request))
    for each in facts:
        assert stepped is not None
        stepped = with_fact(stepped, each)
    assert stepped == out


@given(REQUESTS, st.lists(FACTS, max_size=8), MEANINGS)
def test_an_absent_read_never_undoes_what_was_taken(request: PayoutRequest, facts: list[Fact], last: Meaning) -> None:
    before = fold(*facts, answer(last), request=request)
    after = with_fact(before, read(ABSENT))
    if before.outcome is not Outcome.UNKNOWN:
        assert after.judgement == before.judgement
