"""The payout side in the data file: restarts, older files, incomplete lines."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx

from paydesk.sandbox.payout.ledger import Ledger
from paydesk.sandbox.payout.outcomes import magic_id
from paydesk.sandbox.payout_state import BankValidation, BulkValidation, Incident, SelfWithdrawal
from paydesk.sandbox.server import Running
from paydesk.sandbox.state import (
    Beneficiary,
    CashgramRecord,
    Charge,
    FundSourceRecord,
    InternalMove,
    PayoutToken,
    Posting,
    TransferRecord,
)
from tests.helpers.plain import NO_TLS
from tests.helpers.sandbox import SandboxProcess
from tests.sandbox.payout.conftest import Payer, ok, summarize

CASHGRAM = {"cashgramId": "c1", "amount": 10, "name": "Asha", "phone": "9812345678", "linkExpiry": "2026/01/20"}

ACCOUNT = {"bankAccount": "026291800001191", "ifsc": "YESB0000262"}
RECORDS = (
    *(PayoutToken, FundSourceRecord, Beneficiary, TransferRecord, Charge, InternalMove, CashgramRecord, Posting),
    *(BankValidation, BulkValidation, SelfWithdrawal, Incident),
)


def fill(payer: Payer) -> None:
    """Create at least one record of each type."""
    payer.control("POST", "clock", {"now": "2026-01-10T12:00:00+05:30"})
    payer.renew_token()
    ok(payer.pay("pay_1"))
    payer.pay(magic_id("awaiting_bank"))
    ok(payer.post("v1/addBeneficiary", beneId="asha9", name="Asha", vpa="asha@paydesk"))
    ok(payer.post("v1/lend", loanId="loan1", beneId="gupta1", amount="500", serviceCharges='[{"key":"a","value":"5"}]'))
    ok(payer.post("v1.2/internalTransfer", transferId="m-1", amount=5, rechargeAccount="9988000002"))
    ok(payer.post("v1/createCashgram", **CASHGRAM))
    ok(payer.post("v1/bulkValidation/bankDetails", bulkValidationId="bulk_1", entries=[ACCOUNT]))
    ok(payer.post("v1/selfWithdrawal", withdrawalId="W1", amount=5))
    payer.control("POST", "payouts", {"bank": "YESB"})


def test_everything_survives_a_restart(tmp_path: Path) -> None:
    data = tmp_path / "sandbox.jsonl"
    with Running(seed=1, data=data) as sandbox, Payer(sandbox) as payer:
        fill(payer)
        payer.sandbox.run(lambda world: world.clock.set_rate(0))
        before, token = payer.snapshot(), payer.token
        kinds = {kind for kind, kept in sandbox.world.records_by_kind.items() if kept}
    assert kinds == {each.kind for each in RECORDS}
    with Running(data=data) as sandbox, Payer(sandbox) as payer:
        payer.token = token  # it survives as well
        assert summarize(payer.post("v1/verifyToken"))[1] == "200"
        after = payer.snapshot()
        assert {**after, "tokens": 0} == {**before, "tokens": 0}
        assert summarize(payer.pay("pay_1"))[1] == "409"
        assert summarize(payer.post("v1/createCashgram", **CASHGRAM))[1] == "409"
        assert summarize(payer.post("v1/selfWithdrawal", withdrawalId="W1", amount=5))[1] == "409"
        assert len(ok(payer.get("v1/getBulkValidationStatus", bulkValidationId="bulk_1"))["entries"]) == 1
        assert len(ok(payer.get("v1/incidents"))["incidents"]) == 1
        payer.advance(24 * 3_600_000)  # planned changes still happen
        assert payer.state(magic_id("awaiting_bank"))["status"] == "SUCCESS"
        assert payer.balance("party:a") == 5_00
        ok(payer.pay("pay_2"))
        references = {each["reference_id"] for each in payer.snapshot()["transfers"]}
        assert len(references) == 4


def test_answered_changes_survive_a_crash(tmp_path: Path, start_sandbox: Callable[..., SandboxProcess]) -> None:
    data = str(tmp_path / "sandbox.jsonl")

    def authorized(process: SandboxProcess) -> dict[str, str]:
        keys = {"x-client-id": process.client_id, "x-client-secret": process.client_secret}
        answer = httpx.post(f"{process.url}/payout/v1/authorize", headers=keys, trust_env=False, verify=NO_TLS)
        return {"Authorization": "Bearer " + answer.json()["data"]["token"]}

    def pay(process: SandboxProcess) -> Any:
        body = {"transferId": "pay_1", "amount": 250, "transferMode": "upi", "beneDetails": {"name": "A", "vpa": "a@b"}}
        url = f"{process.url}/payout/v1/directTransfer"
        return httpx.post(url, json=body, headers=authorized(process), trust_env=False, verify=NO_TLS).json()

    first = start_sandbox("--data", data, "--seed", "1")
    assert pay(first)["subCode"] == "200"
    first.kill()
    second = start_sandbox("--data", data)
    assert pay(second)["subCode"] == "409"


def test_a_file_of_a_version_without_payouts_gets_the_shops_first_day(tmp_path: Path) -> None:
    data = tmp_path / "sandbox.jsonl"
    with Running(seed=1, data=data) as sandbox:
        order = {
            "order_id": "order-1",
            "order_amount": 5,
            "order_currency": "INR",
            "customer_details": {"customer_id": "walkin", "customer_phone": "9999999999"},
        }
        keys = {
            "x-client-id": sandbox.client_id,
            "x-client-secret": sandbox.client_secret,
            "x-api-version": "2026-01-01",
        }
        httpx.post(f"{sandbox.url}/pg/orders", json=order, headers=keys, trust_env=False, verify=NO_TLS)
    known = {each.kind for each in RECORDS}
    head, *lines = data.read_text(encoding="utf-8").splitlines()
    old = [line for line in lines if json.loads(line)["kind"] not in known]
    data.write_text("\n".join([head, *old, ""]), encoding="utf-8")
    with Running(data=data) as sandbox, Payer(sandbox) as payer:
        assert list(sandbox.world.orders) == ["order-1"]
        assert len(payer.snapshot()["fund_sources"]) == 5
        ok(payer.pay("pay_1"))
    with Running(data=data) as sandbox, Payer(sandbox) as payer:
        assert payer.balance("fund:MAIN01") == 50_00_000_00 - 250_00


def test_an_incomplete_last_line_loses_nothing_that_was_answered(tmp_path: Path) -> None:
    data = tmp_path / "sandbox.jsonl"
    with Running(seed=1, data=data) as sandbox, Payer(sandbox) as payer:
        fill(payer)
        before = payer.snapshot()
    data.write_bytes(data.read_bytes() + b'{"kind":"posting","of":{"number":999,"at_')
    with Running(data=data) as sandbox, Payer(sandbox) as payer:
        assert payer.snapshot()["accounts"] == before["accounts"]


def test_the_ledger_equals_the_postings_in_the_file(tmp_path: Path) -> None:
    data = tmp_path / "sandbox.jsonl"
    with Running(seed=1, data=data) as sandbox, Payer(sandbox) as payer:
        fill(payer)
        accounts = payer.snapshot()["accounts"]
    ledger = Ledger()
    lines = [json.loads(line) for line in data.read_text(encoding="utf-8").splitlines()[1:]]
    found = {line["of"]["number"]: line["of"] for line in lines if line["kind"] == "posting"}
    for values in found.values():
        ledger.apply(Posting(**values))
    assert ledger.balances() == accounts


def test_a_reset_starts_again(tmp_path: Path) -> None:
    data = tmp_path / "sandbox.jsonl"
    with Running(seed=1, data=data) as sandbox, Payer(sandbox) as payer:
        fresh = payer.snapshot()
        fill(payer)
        payer.change_settings(pending_ms=1)
        payer.control("POST", "reset")
        assert summarize(payer.post("v1/verifyToken"))[1] == "403"
        payer.renew_token()
        after = payer.snapshot()
        assert after["accounts"] == fresh["accounts"]
        assert (after["transfers"], after["cashgrams"], after["charges"]) == ([], [], [])
        assert payer.control("GET", "payouts/settings")["pending_ms"] == 120_000
        ok(payer.pay("pay_1"))
