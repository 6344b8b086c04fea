"""Fund sources: balances and internal transfers (docs/service.md#internal-transfer, #internal-transfer-errors)."""

from __future__ import annotations

from typing import Any

import pytest

from paydesk.sandbox.payout.call import INTERNAL, ROWS
from paydesk.sandbox.payout.ledger import CLOSED, LENDER, MAIN, SALARIES, SUPPLIERS
from paydesk.sandbox.payout.outcomes import magic_id
from tests.sandbox.payout.conftest import Payer, ok, summarize

NOT_THERE = ("422", "Specified paymentInstrumentId not available.")
EITHER = ("422", ROWS[INTERNAL]["either_or"].message)


def move(payer: Payer, amount: Any = 100, version: str = "v1.2", **fields: Any) -> Any:
    """Request an internal transfer, by default from the default source to the suppliers'."""
    ways = {"paymentInstrumentId": MAIN, "toPaymentInstrumentId": SUPPLIERS}
    return payer.post(f"{version}/internalTransfer", amount=amount, **{**ways, **fields})


def balances(payer: Payer) -> tuple[int, ...]:
    """Return the balances of the three sources in paise."""
    return tuple(payer.balance(f"fund:{each}") for each in (MAIN, SUPPLIERS, LENDER))


def test_a_balance_is_text(payer: Payer) -> None:
    assert ok(payer.get("v1/getBalance")) == {"balance": "5000000.00", "availableBalance": "5000000.00"}
    assert ok(payer.get("v1.2/getBalance", paymentInstrumentId=SALARIES))["balance"] == "500000.00"
    assert ok(payer.get("v1/getBalance", paymentInstrumentId=SALARIES))["balance"] == "5000000.00"
    for each in (CLOSED, "NONE99"):
        assert summarize(payer.get("v1.2/getBalance", paymentInstrumentId=each))[1:] == NOT_THERE


def test_money_in_transit_is_in_the_balance_but_not_available(payer: Payer) -> None:
    payer.pay(magic_id("pending_at_bank"), 1000.5)
    assert ok(payer.get("v1.2/getBalance")) == {"balance": "5000000.00", "availableBalance": "4998999.50"}


def test_an_internal_transfer_moves_money_and_says_so(payer: Payer) -> None:
    before = balances(payer)
    answer = move(payer, 100.25, transferId="move-1", remarks="weekly share")
    assert summarize(answer) == ("SUCCESS", "200", "RefId-move-1/weekly share-Internal Fund Transfer")
    assert ok(answer) == {"transferId": "move-1"}
    assert balances(payer) == (before[0] - 100_25, before[1] + 100_25, before[2])
    assert summarize(move(payer, transferId="move-1"))[1] == "409"
    assert balances(payer)[1] == before[1] + 100_25


@pytest.mark.parametrize("ident", [None, ""])
def test_an_id_is_created_when_absent(payer: Payer, ident: str | None) -> None:
    first, second = (ok(move(payer, transferId=ident))["transferId"] for _ in range(2))
    assert first != second
    assert len(first) <= 40


@pytest.mark.parametrize("version", ["v1", "v1.2"])
def test_a_recharge_account_gets_money_of_the_default_source(payer: Payer, version: str) -> None:
    before = balances(payer)
    none = {"paymentInstrumentId": None, "toPaymentInstrumentId": None}
    ok(move(payer, 100, version, rechargeAccount="9988000004", **none))
    assert balances(payer) == (before[0] - 100_00, before[1], before[2] + 100_00)
    for unknown in ("9988000005", "1", "x-y"):
        assert summarize(move(payer, 100, version, rechargeAccount=unknown, **none))[1] == "404"


@pytest.mark.parametrize(
    ("fields", "answer"),
    [
        ({"paymentInstrumentId": None}, EITHER),
        ({"toPaymentInstrumentId": None}, EITHER),
        ({"paymentInstrumentId": None, "toPaymentInstrumentId": None}, EITHER),
        ({"rechargeAccount": "9988000002"}, EITHER),
        ({"rechargeAccount": "9988000002", "paymentInstrumentId": None}, EITHER),
        ({"paymentInstrumentId": "NONE99"}, NOT_THERE),
        ({"toPaymentInstrumentId": "NONE99"}, NOT_THERE),
        ({"toPaymentInstrumentId": CLOSED}, NOT_THERE),
        ({"paymentInstrumentId": "MAIN-01"}, NOT_THERE),
        ({"paymentInstrumentId": 5}, NOT_THERE),
        ({"toPaymentInstrumentId": MAIN}, ("422", "Internal transfer is not allowed for the selected Fund Sources")),
        ({"paymentInstrumentId": LENDER}, ("422", "Internal transfer is not allowed for the selected Fund Sources")),
        ({"amount": 0.99}, ("422", "amount should be at least 1.0")),
        ({"amount": "100"}, ("422", "amount should be at least 1.0")),
        ({"amount": None}, ("422", "amount is missing in the request")),
        ({"amount": 60_00_000}, ("412", "Not enough available balance in the account.")),
        ({"transferId": "a b"}, ("422", "Invalid transferId passed.")),
        ({"transferId": "x" * 41}, ("422", "Invalid transferId passed.")),
        ({"remarks": 5}, ("422", "Invalid remarks passed.")),
    ],
)
def test_an_internal_transfer_that_cannot_be(payer: Payer, fields: dict[str, Any], answer: tuple[str, str]) -> None:
    before = balances(payer)
    assert summarize(move(payer, **fields))[1:] == answer
    assert balances(payer) == before


@pytest.mark.parametrize("sub_code", ["400", "500"])
def test_the_status_failure(payer: Payer, sub_code: str) -> None:
    before = balances(payer)
    answer = summarize(move(payer, transferId=magic_id(f"failure_{sub_code}")))
    assert answer == ("FAILURE", sub_code, "Internal transfer failed")
    assert balances(payer) == before
