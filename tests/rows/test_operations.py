"""Each operation of the payout client against the sandbox: the happy path, and what a fault leaves behind.

After a fault, whether the money went is asked, never guessed: the books of the sandbox must agree with what the client
says, and what is sent again by its advice is paid once.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import date, timedelta
from typing import Any, Final

import pytest

from paydesk.api.errors import ServiceError
from paydesk.api.payouts.session import PayoutsClient
from paydesk.domain.failure import Problem
from paydesk.domain.money import Money
from paydesk.domain.payout.outcome import Classification, Outcome, Reason, Retry
from paydesk.domain.payout.requests import (
    BeneDetails,
    DirectTransfer,
    HistoryQuery,
    InternalTransfer,
    Loan,
    NewCashgram,
    ServiceCharge,
    StatusQuery,
)
from paydesk.domain.settings.settings import TransferVersion
from paydesk.sandbox.payout.ledger import LENDER, MAIN, SUPPLIERS
from tests.rows.conftest import Control

BENE: Final = BeneDetails(
    "Asha Traders", "9812345678", "asha@shop.example", "Market Road", "388108022658", "ICIC0000009", "asha@paydesk"
)
DIRECT: Final = DirectTransfer("pay_1", Money(25_050), BENE, "imps")
MOVE: Final = InternalTransfer(
    Money(10_000), "move-1", payment_instrument_id=MAIN, to_payment_instrument_id=SUPPLIERS, remarks="weekly"
)
LOAN: Final = Loan("loan1", "gupta1", Money(100_000), "neft", (ServiceCharge("agent", Money(2_500)),))


def today(control: Control) -> date:
    return date.fromisoformat(control("GET", "clock")["now"][:10])


def a_link(control: Control) -> NewCashgram:
    return NewCashgram("CG-1", Money(9_900), "Asha Rao", "+919876543210", today(control) + timedelta(days=7))


def held(control: Control, source: str) -> int:
    """Return the balance of a fund source, in paise, after checking that the books add up to zero."""
    books = control("GET", "payouts")
    assert books["total"] == 0
    return int(next(each for each in books["fund_sources"] if each["instrument_id"] == source)["available_paise"])


# The happy path -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("version", TransferVersion)
async def test_a_direct_transfer(
    payouts: PayoutsClient, control: Control, version: TransferVersion, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "paydesk.api")
    before = await payouts.transfers.balance()
    paid = await payouts.transfers.direct(DIRECT, version=version)
    is_v2 = version is TransferVersion.V2
    assert paid.value.classification.outcome is (Outcome.PENDING if is_v2 else Outcome.DONE)
    assert paid.value.reference_id
    assert "not understood" not in caplog.text
    state = await payouts.transfers.status(StatusQuery("pay_1"), version=version)
    assert state.value.classification.outcome is Outcome.DONE
    assert state.value.reference_id == paid.value.reference_id
    assert state.value.utr == paid.value.utr or is_v2
    after = await payouts.transfers.balance()
    assert before.value.available.paise - after.value.available.paise == DIRECT.amount.paise
    assert after.value.available.paise == held(control, MAIN)


async def test_a_direct_transfer_that_is_pending_and_then_fails(payouts: PayoutsClient, control: Control) -> None:
    bene = replace(BENE, bank_account="7766666351000", ifsc="YESB0000001")
    sent = await payouts.transfers.direct(replace(DIRECT, bene=bene))
    assert sent.value.classification.outcome is Outcome.PENDING
    control("POST", "clock", {"advance_ms": 3_600_000})
    state = await payouts.transfers.status(StatusQuery("pay_1"))
    classification = state.value.classification
    assert (classification.outcome, classification.retry) == (Outcome.FAILED, Retry.NEW_ID)
    with pytest.raises(ServiceError, match=r"^already_exists"):
        await payouts.transfers.direct(DIRECT)
    again = await payouts.transfers.direct(replace(DIRECT, transfer_id="pay_2"))
    assert again.value.classification.outcome is Outcome.DONE


async def test_an_internal_transfer(payouts: PayoutsClient, control: Control) -> None:
    before = held(control, MAIN), held(control, SUPPLIERS)
    moved = await payouts.transfers.internal(MOVE)
    assert moved.value.classification.outcome is Outcome.DONE
    made = await payouts.transfers.internal(InternalTransfer(Money(100), recharge_account="9988000002"))
    assert made.value.classification.outcome is Outcome.DONE
    assert held(control, SUPPLIERS) > before[1]
    source = await payouts.transfers.balance(SUPPLIERS)
    assert source.value.available.paise == held(control, SUPPLIERS)
    assert held(control, MAIN) < before[0]


async def test_a_loan(payouts: PayoutsClient, control: Control) -> None:
    before = held(control, LENDER)
    paid = await payouts.transfers.lend(LOAN)
    assert (paid.value.classification.outcome, LOAN.net) == (Outcome.DONE, Money(97_500))
    assert before - held(control, LENDER) == LOAN.amount.paise


async def test_a_payment_link(payouts: PayoutsClient, control: Control) -> None:
    made = await payouts.cashgrams.create(replace(a_link(control), email="asha@shop.example", notify_customer=True))
    assert made.value.link.startswith("http")
    state = await payouts.cashgrams.state("CG-1")
    assert (state.value.raw_status, state.value.link) == ("ACTIVE", made.value.link)
    ended = await payouts.cashgrams.deactivate("CG-1")
    assert ended.value.outcome is Outcome.DONE
    state = await payouts.cashgrams.state("CG-1")
    assert state.value.classification.reason is Reason.LINK_DEACTIVATED
    for call in (payouts.cashgrams.state("CG-9"), payouts.cashgrams.deactivate("CG-9")):
        with pytest.raises(ServiceError, match=r"^not_found"):
            await call


async def test_a_history(payouts: PayoutsClient, control: Control) -> None:
    bene = BeneDetails("Gupta Wholesale", "9812300001", bank_account="026291800001191", ifsc="YESB0000262")
    for number in range(3):
        await payouts.transfers.direct(replace(DIRECT, transfer_id=f"pay_{number}", bene=bene))
    page = (await payouts.beneficiaries.history(HistoryQuery("gupta1", per_page=2))).value
    assert [item.raw_status for item in page.transfers] == ["SUCCESS"] * 2
    assert {item.amount for item in page.transfers} == {DIRECT.amount}
    assert all(item.transferred_at for item in page.transfers)
    assert page.may_have_more
    rest = (await payouts.beneficiaries.history(HistoryQuery("gupta1", per_page=2, page=2))).value
    assert len(rest.transfers) == 1
    assert not rest.may_have_more
    yesterday = today(control) - timedelta(days=1)
    old = await payouts.beneficiaries.history(HistoryQuery("gupta1", yesterday, yesterday))
    assert old.value.transfers == ()


# Faults ---------------------------------------------------------------------------------------------------------

# kind, whether the work is done all the same
FAULTS: Final = [
    *(("drop_before", False), ("drop_after", True), ("cut_body", True)),
    *(pytest.param(*each, marks=pytest.mark.waits) for each in (("hang", False), ("slow_drip", True))),
    *(("status_500", False), ("status_502", False), ("status_503", False), ("html", False), ("broken_json", True)),
    *(("empty_body", True), ("not_an_object", True), ("deep_json", True), ("wrong_type", True), ("huge_body", True)),
]
Calls = dict[str, tuple[str, Callable[[PayoutsClient, Control], Awaitable[Any]]]]
MONEY: Final[Calls] = {
    "v1": (
        "/payout/v1/directTransfer",
        lambda payouts, _: payouts.transfers.direct(DIRECT, version=TransferVersion.V1),
    ),
    "v1.2": ("/payout/v1.2/directTransfer", lambda payouts, _: payouts.transfers.direct(DIRECT)),
    "v2": ("/payout/transfers", lambda payouts, _: payouts.transfers.direct(DIRECT, version=TransferVersion.V2)),
    "internal": ("/payout/v1.2/internalTransfer", lambda payouts, _: payouts.transfers.internal(MOVE)),
    "loan": ("/payout/v1/lend", lambda payouts, _: payouts.transfers.lend(LOAN)),
    "cashgram": ("/payout/v1/createCashgram", lambda payouts, control: payouts.cashgrams.create(a_link(control))),
}
READS: Final[Calls] = {
    "balance": ("/payout/v1/getBalance", lambda payouts, _: payouts.transfers.balance()),
    "status": ("/payout/v1/getTransferStatus", lambda payouts, _: payouts.transfers.status(StatusQuery("pay_0"))),
    "history": ("/payout/v1/beneHistory", lambda payouts, _: payouts.beneficiaries.history(HistoryQuery("gupta1"))),
}


@pytest.fixture
def meeting(payouts: PayoutsClient, hasty: PayoutsClient, kind: str) -> PayoutsClient:
    """Return the client for a fault: with short time-outs if it would wait for nothing."""
    return hasty if kind in {"hang", "slow_drip"} else payouts


async def fails(call: Awaitable[Any]) -> ServiceError:
    with pytest.raises(ServiceError) as caught:
        await call
    assert caught.value.classification is not None
    return caught.value


@pytest.mark.parametrize("name", MONEY)
@pytest.mark.parametrize(("kind", "done"), FAULTS)
async def test_a_fault_where_money_moves_is_unknown(
    meeting: PayoutsClient, control: Control, name: str, kind: str, done: bool
) -> None:
    path, call = MONEY[name]
    control("POST", "faults", {"kind": kind, "match": {"path": path}, "times": 1})
    error = await fails(call(meeting, control))
    assert error.classification is not None
    assert (error.classification.outcome, error.classification.retry) == (Outcome.UNKNOWN, Retry.NO)
    assert not error.outcome_known
    asked = sum(
        calls["asked"] for operation, calls in control("GET", "orders")["calls"].items() if operation == f"POST {path}"
    )
    assert asked == int(done), "nothing is sent twice"
    assert control("GET", "payouts")["total"] == 0


@pytest.mark.parametrize("version", TransferVersion)
@pytest.mark.parametrize(("kind", "done"), FAULTS)
async def test_an_unknown_transfer_is_settled_by_its_status_and_paid_once(
    payouts: PayoutsClient, meeting: PayoutsClient, control: Control, version: TransferVersion, kind: str, done: bool
) -> None:
    before = held(control, MAIN)
    match = {"method": "POST", "glob": "/payout/*ransfer*"}
    control("POST", "faults", {"kind": kind, "match": match, "times": 1})
    await fails(meeting.transfers.direct(DIRECT, version=version))
    if done:
        state = await payouts.transfers.status(StatusQuery("pay_1"), version=version)
        assert state.value.classification.outcome is Outcome.DONE
        again = await fails(payouts.transfers.direct(DIRECT, version=version, sent_before=True))
        assert again.problem is Problem.ALREADY_EXISTS
        assert not again.outcome_known
    else:
        missing = await fails(payouts.transfers.status(StatusQuery("pay_1"), version=version))
        assert missing.classification is not None
        assert missing.classification.retry is Retry.SAME_ID
        paid = await payouts.transfers.direct(DIRECT, version=version, sent_before=True)
        assert paid.value.classification.outcome in {Outcome.DONE, Outcome.PENDING}
    assert before - held(control, MAIN) == DIRECT.amount.paise


@pytest.mark.parametrize("name", READS)
@pytest.mark.parametrize(("kind", "done"), FAULTS)
async def test_a_read_that_met_a_fault_is_read_again(
    payouts: PayoutsClient, meeting: PayoutsClient, control: Control, name: str, kind: str, done: bool
) -> None:
    await payouts.transfers.direct(replace(DIRECT, transfer_id="pay_0"))
    path, call = READS[name]
    control("POST", "faults", {"kind": kind, "match": {"path": path}, "times": 1})
    error = await fails(call(meeting, control))
    assert error.outcome_known
    value = (await call(payouts, control)).value
    classification = value if isinstance(value, Classification) else value.classification
    assert classification.outcome is Outcome.DONE


@pytest.mark.parametrize("name", MONEY)
@pytest.mark.parametrize("kind", ["rate_limit", "rate_limit_bare"])
async def test_too_many_calls_is_a_safe_failure(payouts: PayoutsClient, control: Control, name: str, kind: str) -> None:
    await payouts.transfers.balance()
    path, call = MONEY[name]
    control("POST", "faults", {"kind": kind, "match": {"path": path}, "times": 1})
    error = await fails(call(payouts, control))
    assert error.classification is not None
    assert (error.classification.outcome, error.classification.reason) == (Outcome.FAILED, Reason.SLOW_DOWN)
    assert (error.retry_after is not None) == (kind == "rate_limit"), "of a bare refusal the counter knows how long"
    value = (await call(payouts, control)).value
    classification = value if isinstance(value, Classification) else value.classification
    assert classification.outcome is (Outcome.PENDING if name == "v2" else Outcome.DONE)


async def test_a_token_that_ran_out_is_renewed_without_anybody_seeing_it(
    payouts: PayoutsClient, control: Control
) -> None:
    await payouts.transfers.direct(DIRECT)
    control("POST", "clock", {"advance_ms": 3_600_000})
    paid = await payouts.transfers.direct(replace(DIRECT, transfer_id="pay_2"))
    assert paid.value.classification.outcome is Outcome.DONE


@pytest.mark.parametrize("http_200", [True, False])
async def test_errors_within_http_200_mean_the_same(payouts: PayoutsClient, control: Control, http_200: bool) -> None:
    control("POST", "payouts/settings", {"http_200": http_200})
    await payouts.transfers.direct(DIRECT)
    again = await fails(payouts.transfers.direct(DIRECT))
    assert again.problem is Problem.ALREADY_EXISTS
    assert again.http_status == (200 if http_200 else 409)
