"""Direct transfers: money moves once; later changes; limits, fund sources, test values."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from paydesk.sandbox.payout.call import DIRECT, ROWS
from paydesk.sandbox.payout.causes import sound_payee
from paydesk.sandbox.payout.ledger import LENDER, MAIN, SALARIES, SUPPLIERS
from paydesk.sandbox.payout.outcomes import AMAZONPAY_PHONES, OUTCOMES, PAYTM_PHONES, TEST_ACCOUNTS, TEST_VPAS, magic_id
from tests.sandbox.payout.conftest import Payer, ok, summarize

OPENING = 50_00_000_00
MINUTE = 60_000


def main_balance(payer: Payer) -> int:
    """Return the balance of the default fund source in paise."""
    return payer.balance(f"fund:{MAIN}")


@pytest.mark.parametrize("version", ["v1", "v1.2"])
def test_a_transfer_moves_its_money_and_is_reported(payer: Payer, version: str) -> None:
    data = ok(payer.pay("pay_1", 250.75, version))
    assert {name: type(value) for name, value in data.items()} == {"referenceId": str, "utr": str, "acknowledged": int}
    assert (len(data["utr"]), data["acknowledged"]) == (12, 1)
    assert main_balance(payer) == OPENING - 250_75
    state = payer.state("pay_1")
    assert payer.balance(f"paid:{state['beneId']}") == 250_75
    assert (state["status"], state["amount"], state["utr"], state["acknowledged"]) == (
        "SUCCESS",
        "250.75",
        data["utr"],
        1,
    )
    assert (state["transferMode"], state["paymentInstrumentId"], state["reason"]) == ("imps", MAIN, "")
    assert state["processedOn"] == state["addedOn"] != ""
    by_reference = ok(payer.get("v1/getTransferStatus", referenceId=data["referenceId"]))["transfer"]
    assert by_reference == {name: value for name, value in state.items() if name != "paymentInstrumentId"}


def test_an_amount_may_end_in_paise(payer: Payer) -> None:
    ok(payer.pay("pay_1", 250.75))
    assert main_balance(payer) == OPENING - 250_75


@pytest.mark.parametrize("amount", [0, -5, 1, 1.0, 250.755, "250.75", "1e3", True, [250], {"a": 1}, "many", 10**30])
def test_an_invalid_amount_moves_nothing(payer: Payer, amount: Any) -> None:
    assert summarize(payer.pay("pay_1", amount))[1:] == ("422", "Invalid amount passed.")
    assert main_balance(payer) == OPENING
    assert payer.snapshot()["transfers"] == []


def test_the_bounds_of_an_amount(payer: Payer) -> None:
    assert [summarize(payer.pay(f"p{n * 100:.0f}", n))[1] for n in (1.01, 99.99, 100, 100_000, 100_000.01)] == [
        *("412", "412", "200", "200", "412")
    ]
    payer.change_settings(minimum_paise=0)
    assert summarize(payer.pay("small", 1.01))[1] == "200"


def test_the_same_id_never_moves_money_twice(payer: Payer) -> None:
    ok(payer.pay("pay_1"))
    for other in ({}, {"amount": 300}, {"version": "v1.2"}, {"transferMode": "upi"}):
        assert summarize(payer.pay("pay_1", **other)) == ("ERROR", "409", "Transfer Id already exists.")
    assert main_balance(payer) == OPENING - 250_00
    [transfer] = payer.snapshot()["transfers"]
    assert transfer["amount_paise"] == 250_00


@pytest.mark.parametrize("outcome", ["bank_failed", "no_response", "pending_at_bank"])
def test_an_id_stays_used_whatever_the_outcome(payer: Payer, outcome: str) -> None:
    first = payer.pay(magic_id(outcome))
    assert summarize(payer.pay(magic_id(outcome)))[1] == "409"
    assert len(payer.snapshot()["transfers"]) == 1
    assert summarize(first)[1] == ROWS[DIRECT][OUTCOMES[outcome].row].sub_code


def test_a_refused_transfer_can_be_sent_again_with_its_id(payer: Payer) -> None:
    payer.control("POST", "payouts", {"fund_source": MAIN, "take_paise": OPENING})
    assert summarize(payer.pay("pay_1"))[1:] == ("412", "Not enough available balance in the account.")
    assert summarize(payer.get("v1/getTransferStatus", transferId="pay_1"))[1] == "404"
    payer.control("POST", "payouts", {"fund_source": MAIN, "add_paise": 250_00})
    ok(payer.pay("pay_1"))
    assert main_balance(payer) == 0


@pytest.mark.parametrize("name", OUTCOMES)
def test_later_changes_follow_the_clock(payer: Payer, name: str) -> None:
    outcome, ident = OUTCOMES[name], magic_id(name)
    answer = payer.pay(ident)
    said = ROWS[DIRECT][outcome.row]
    assert summarize(answer) == (said.status, said.sub_code, said.message)
    state = payer.state(ident)
    assert state["status"] == outcome.status
    bene = f"paid:{state['beneId']}"
    where = {"SUCCESS": (0, 0, 250_00), "PENDING": (0, 250_00, 0), "FAILED": (250_00, 0, 0), "REVERSED": (250_00, 0, 0)}

    def places() -> tuple[int, int, int]:
        accounts = payer.snapshot()["accounts"]
        return main_balance(payer) - OPENING + 250_00, accounts.get(f"transit:{MAIN}", 0), accounts.get(bene, 0)

    assert places() == where[outcome.status]
    payer.advance(24 * 60 * MINUTE * 4)  # past a weekend
    state = payer.state(ident)
    assert state["status"] == (outcome.later or outcome.status)
    assert places() == where[outcome.later or outcome.status]
    assert bool(state["utr"]) == ("SUCCESS" in (outcome.status, outcome.later))
    assert bool(state["reason"]) == (state["status"] in {"FAILED", "REVERSED"})


def test_no_change_happens_before_its_time(payer: Payer) -> None:
    payer.pay(magic_id("awaiting_bank"))
    payer.pay(magic_id("reversed"))
    payer.advance(2 * MINUTE - 1)
    assert payer.state(magic_id("awaiting_bank"))["status"] == "PENDING"
    payer.advance(1)
    assert payer.state(magic_id("awaiting_bank"))["status"] == "SUCCESS"
    payer.advance(3 * MINUTE - 1)
    assert payer.state(magic_id("reversed"))["status"] == "SUCCESS"
    payer.advance(1)
    assert payer.state(magic_id("reversed"))["status"] == "REVERSED"


def test_a_scheduled_transfer_comes_on_monday_at_nine(payer: Payer) -> None:
    payer.change_settings(banking_days="weekdays")
    payer.control("POST", "clock", {"now": "2026-01-10T23:00:00+05:30"})  # a Saturday
    payer.renew_token()
    assert summarize(payer.pay("imps"))[1] == "200"
    assert summarize(payer.pay("neft", transferMode="neft"))[:2] == ("SUCCESS", "201")
    payer.control("POST", "clock", {"now": "2026-01-12T08:59:59+05:30"})
    payer.renew_token()
    assert payer.state("neft")["status"] == "PENDING"
    payer.advance(1_000)
    assert (payer.state("neft")["status"], payer.state("neft")["processedOn"]) == ("SUCCESS", "2026-01-12 09:00:00")


@pytest.mark.parametrize(("account", "ifsc"), TEST_ACCOUNTS)
def test_the_public_test_accounts(payer: Payer, account: str, ifsc: str) -> None:
    name = TEST_ACCOUNTS[account, ifsc]
    said = ROWS[DIRECT][OUTCOMES[name].row if name in OUTCOMES else name]
    assert summarize(payer.pay_to("pay_1", account, ifsc)) == (said.status, said.sub_code, said.message)
    if name in OUTCOMES:
        assert payer.state("pay_1")["status"] == OUTCOMES[name].status
        payer.advance(10 * MINUTE)
        assert payer.state("pay_1")["status"] == (OUTCOMES[name].later or OUTCOMES[name].status)


@pytest.mark.parametrize("vpa", TEST_VPAS)
def test_the_public_test_addresses(payer: Payer, vpa: str) -> None:
    name = TEST_VPAS[vpa]
    said = ROWS[DIRECT][OUTCOMES[name].row if name in OUTCOMES else name]
    answer = payer.pay("pay_1", transferMode="upi", beneDetails=sound_payee(vpa=vpa))
    assert summarize(answer) == (said.status, said.sub_code, said.message)


def test_the_public_wallets(payer: Payer) -> None:
    def wallet(mode: str, phone: str) -> str:
        answer = payer.pay(f"{mode}{phone}", transferMode=mode, beneDetails=sound_payee(phone=phone))
        return summarize(answer)[1]

    assert {wallet("paytm", phone) for phone in PAYTM_PHONES} == {"200"}
    assert {wallet("amazonpay", phone) for phone in AMAZONPAY_PHONES} == {"200"}
    assert {wallet("paytm", phone) for phone in AMAZONPAY_PHONES} == {"422"}
    assert {wallet("amazonpay", phone) for phone in PAYTM_PHONES} == {"400"}


def test_unknown_details_fail_with_the_setting(payer: Payer) -> None:
    payer.change_settings(unknown_details_fail=True)
    assert summarize(payer.pay_to("bank", "999988887777", "SBIN0001234"))[1] == "400"
    assert summarize(payer.pay("upi", transferMode="upi", beneDetails=sound_payee(vpa="some@one")))[1] == "400"
    assert summarize(payer.pay("wallet", transferMode="paytm"))[1] == "422"
    assert summarize(payer.pay_to("known", "388108022658", "ICIC0000009"))[1] == "200"


def test_details_need_all_four_when_the_setting_says_so(payer: Payer) -> None:
    only_a_name = {"name": "Asha", "bankAccount": "388108022658", "ifsc": "ICIC0000009"}
    assert summarize(payer.pay("pay_1", beneDetails=only_a_name))[1] == "200"
    payer.change_settings(strict_beneficiaries=True)
    assert summarize(payer.pay("pay_2", beneDetails=only_a_name))[2] == "Beneficiary details not valid."
    assert summarize(payer.pay("pay_3"))[1] == "200"


@pytest.mark.parametrize(
    "details",
    [
        {"name": None},
        {"name": ""},
        {"name": "x" * 101},
        {"name": "<b>"},
        {"name": 5},
        {"phone": "1234567"},
        {"phone": "12345678901234"},
        {"phone": 9812345678},
        {"email": "asha"},
        {"email": "asha@" + "x" * 200 + ".example"},
        {"address1": "x" * 151},
        {"address1": ["Market Road"]},
    ],
)
def test_details_that_are_not_valid(payer: Payer, details: dict[str, Any]) -> None:
    assert summarize(payer.pay("pay_1", beneDetails=sound_payee(**details)))[1:] == (
        "422",
        "Beneficiary details not valid.",
    )


@pytest.mark.parametrize("details", [5, "Asha", [], True])
def test_details_that_are_no_object(payer: Payer, details: Any) -> None:
    assert summarize(payer.pay("pay_1", beneDetails=details))[1:] == ("422", "Beneficiary details not valid.")


def test_a_registered_beneficiary_is_paid_by_its_id_or_by_its_details(payer: Payer) -> None:
    ok(payer.pay("by_id", beneDetails=None, beneId="gupta1"))
    ok(payer.pay_to("by_details", "026291800001191", "YESB0000262"))
    assert [payer.state(each)["beneId"] for each in ("by_id", "by_details")] == ["gupta1", "gupta1"]
    assert payer.balance("paid:gupta1") == 500_00
    assert summarize(payer.pay("no_upi", beneDetails=None, beneId="gupta1", transferMode="upi"))[1:] == (
        "422",
        "No Payee Virtual Address associated with the beneficiary.",
    )


def test_the_limits_restart_with_the_day(payer: Payer) -> None:
    payer.control("POST", "clock", {"now": "2026-01-10T23:59:00+05:30"})
    payer.renew_token()
    payer.change_settings(account_limit_paise=500_00)
    ok(payer.pay("one"))
    assert summarize(payer.pay("fails", transferMode="upi", beneDetails=sound_payee(vpa="failure@upi")))[1] == "400"
    ok(payer.pay("two"))  # failed transfers do not count
    assert summarize(payer.pay("three"))[2] == "Transfer limit for your account exceeded."
    payer.advance(MINUTE)
    ok(payer.pay("three"))


def test_each_mode_has_its_fund_source(payer: Payer) -> None:
    ok(payer.pay("main", 100, "v1.2"))
    ok(payer.pay("suppliers", 100, "v1.2", paymentInstrumentId=SUPPLIERS))
    ok(payer.pay("rtgs", 100, "v1.2", transferMode="rtgs", paymentInstrumentId=SALARIES))
    ok(payer.pay("v1_rtgs", 100, transferMode="rtgs"))  # v1 does not choose
    ok(payer.pay("v1_ignores_it", 100, paymentInstrumentId=SALARIES))
    sources = [
        payer.state(each)["paymentInstrumentId"] for each in ("main", "suppliers", "rtgs", "v1_rtgs", "v1_ignores_it")
    ]
    assert sources == [MAIN, SUPPLIERS, SALARIES, SUPPLIERS, MAIN]
    assert summarize(payer.pay("lender", 100, "v1.2", paymentInstrumentId=LENDER))[2].startswith("Specified")


@pytest.mark.parametrize("query", [{}, {"transferId": "nobody"}, {"referenceId": "1"}, {"referenceId": "pay_1"}])
def test_the_status_of_what_is_not_there(payer: Payer, query: dict[str, str]) -> None:
    ok(payer.pay("pay_1"))
    for version in ("v1", "v1.1", "v1.2"):
        answer = summarize(payer.get(f"{version}/getTransferStatus", **query))
        assert answer == ("ERROR", "404", "referenceId/transferId is invalid or does not exist")


def test_a_transfer_by_hand(payer: Payer) -> None:
    payer.pay(magic_id("pending_at_bank"))
    hand = {"transfer_id": magic_id("pending_at_bank"), "become": "SUCCESS"}
    assert payer.control("POST", "payouts", hand)["status"] == "SUCCESS"
    refused = payer.client.post("/_sandbox/payouts", json={**hand, "become": "FAILED"})
    assert (refused.status_code, refused.json()["error"]) == (400, "SUCCESS does not become FAILED")
    assert payer.control("POST", "payouts", {**hand, "become": "REVERSED"})["status"] == "REVERSED"
    assert main_balance(payer) == OPENING


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"transfer_id": "none", "become": "SUCCESS"},
        {"cashgram_id": "none", "become": "REDEEMED"},
        {"fund_source": "none", "add_paise": 5},
        {"fund_source": MAIN, "add_paise": -5},
        {"fund_source": MAIN, "add_paise": 1.5},
        {"fund_source": MAIN, "take_paise": OPENING + 1},
    ],
)
def test_invalid_manual_changes(payer: Payer, body: dict[str, Any]) -> None:
    assert payer.client.post("/_sandbox/payouts", json=body).status_code == 400
    assert main_balance(payer) == OPENING


@pytest.mark.parametrize(
    "body",
    [
        {"nothing": 1},
        {"wait_ms": -1},
        {"wait_ms": True},
        {"wait_ms": "5"},
        {"http_200": 1},
        {"banking_days": "never"},
        {"modes_disabled": ["cash"]},
        {"allowed_ips": "127.0.0.1"},
        {"features_off": [5]},
    ],
)
def test_settings_that_cannot_be(payer: Payer, body: dict[str, Any]) -> None:
    before = payer.control("GET", "payouts/settings")
    answer = payer.client.post("/_sandbox/payouts/settings", json={"token_life_ms": 5, **body})
    assert answer.status_code == 400
    assert payer.control("GET", "payouts/settings") == before


def test_errors_with_http_200(payer: Payer) -> None:
    payer.change_settings(http_200=True)
    answer: httpx.Response = payer.pay("pay_1", amount=5)
    assert (answer.status_code, answer.json()["subCode"]) == (200, "412")


def test_a_batch_of_the_old_sdks_sends_what_it_can(payer: Payer) -> None:
    items = [
        {"transferId": "row_1", "amount": 150, "beneId": "gupta1"},
        {"transferId": "row_2", "amount": 150, "beneId": "nobody1"},
    ]
    batch = {"batchTransferId": "batch_1", "batchFormat": "BENEFICIARY_ID", "batch": items}
    reference = ok(payer.post("v1/requestBatchTransfer", **batch))["referenceId"]
    state = ok(payer.get("v1/getBatchTransferStatus", batchTransferId="batch_1"))
    assert (state["rowCount"], state["referenceId"]) == (2, reference)
    sent, refused = state["transfers"]
    assert (sent["transferId"], sent["beneId"], sent["amount"]) == ("row_1", "gupta1", "150.00")
    assert (refused["transferId"], refused["status"]) == ("row_2", "REJECTED")
    assert summarize(payer.post("v1/requestBatchTransfer", **batch))[1] == "409"
    assert summarize(payer.get("v1/getBatchTransferStatus", batchTransferId="batch_2"))[1] == "404"


def test_a_batch_has_details_of_its_own_and_a_fund_source(payer: Payer) -> None:
    item = {"transferId": "row_1", "amount": 150, "name": "Asha", "phone": "9812345678", "vpa": "asha@okbank"}
    batch = {"batchTransferId": "batch_1", "batchFormat": "UPI", "batch": [item]}
    refused = payer.post("v1.2/requestBatchTransfer", **batch, paymentInstrumentId="NONE99")
    assert summarize(refused)[1:] == ("422", "Specified paymentInstrumentId not available.")
    ok(payer.post("v1.2/requestBatchTransfer", **batch, paymentInstrumentId="MAIN01"))
    state = ok(payer.get("v1.2/getBatchTransferStatus", batchTransferId="batch_1"))
    assert state["paymentInstrumentId"] == "MAIN01"
    assert [(each["vpa"], each["transferMode"]) for each in state["transfers"]] == [("asha@okbank", "upi")]
    wrong: list[dict[str, Any]] = [{"batch": []}, {"batch": ["x"]}, {"batchFormat": "CARD"}, {"batchTransferId": "a b"}]
    for each in wrong:
        refused = payer.post("v1/requestBatchTransfer", **{**batch, "batchTransferId": "batch_2", **each})
        assert summarize(refused)[1] == "422"
