"""Every call of the published payout SDKs for Node works: the current one, and the old ones by their own hosts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import datetime, timedelta
from typing import Any

import pytest

from paydesk.domain.clock import INDIA
from paydesk.sandbox.server import Running
from tests.helpers.asker import Asker
from tests.helpers.fixed_hosts import NamedSandbox
from tests.helpers.sdk_session import SdkSession, node_session, page_lines

pytestmark = [pytest.mark.long, pytest.mark.sdk]
VPA = {"vpa": "asha.rao@okbank"}


@pytest.fixture
def payouts(sandbox: Running) -> Iterator[SdkSession]:
    """Yield cashfree-payout for Node, as its page makes it."""
    lines = page_lines("payout.md", "js")[0]
    with node_session(lines, sandbox.url, sandbox.client_id, sandbox.client_secret) as session:
        yield session


def test_each_call_of_cashfree_payout(payouts: SdkSession, sandbox: Running) -> None:
    new = {"beneficiary_id": "asha1", "beneficiary_name": "Asha Rao", "beneficiary_instrument_details": VPA}
    assert payouts.call("PayoutCreateBeneficiary", new)["beneficiary_status"] == "VERIFIED"
    assert payouts.call("PayoutFetchBeneficiary", beneficiary_id="asha1")["beneficiary_name"] == "Asha Rao"
    with Asker(sandbox) as asker:
        asker.control("POST", "clock", {"advance_ms": 31 * 60_000})  # a new beneficiary waits
    order = {"transfer_amount": 150, "transfer_mode": "upi", "beneficiary_details": {"beneficiary_id": "asha1"}}
    assert payouts.call("PayoutInitiateTransfer", {**order, "transfer_id": "pay_1"})["transfer_id"] == "pay_1"
    assert payouts.call("PayoutFetchTransfer", transfer_id="pay_1")["transfer_amount"] == 150
    batch = {"batch_transfer_id": "batch_1", "transfers": [{**order, "transfer_id": "pay_2"}]}
    assert payouts.call("PayoutInitiateBatchTransfer", batch)["batch_transfer_id"] == "batch_1"
    (transfer,) = payouts.call("PayoutFetchBatchTransfer", batch_transfer_id="batch_1")["transfers"]
    assert transfer["transfer_id"] == "pay_2"
    assert payouts.call("PayoutDeleteBeneficiary", beneficiary_id="asha1")["beneficiary_status"] == "DELETED"
    assert {name.lower() for name in payouts.worked} == payouts.names - {"payoutverifywebhooksignature"}


ACCOUNT = {"bankAccount": "388108022658", "ifsc": "ICIC0000009"}
PERSON = {"name": "Asha Traders", "phone": "9812345678"}
NEW = {**PERSON, "beneId": "asha1", "email": "asha@example.com", "address1": "MG Road", **ACCOUNT}
TRANSFER = {"beneId": "gupta1", "amount": 100}
BATCH = {
    "batchTransferId": "batch_1",
    "batchFormat": "BENEFICIARY_ID",
    "batch": [{**TRANSFER, "transferId": "pay_3"}],
}
BULK = {"bulkValidationId": "bulk_1", "entries": [{**PERSON, **ACCOUNT}]}
NAMED_WRONGLY = {**ACCOUNT, "bulkValidationId": "bulk_1", "batchTransferId": "bulk_1"}
"""Both SDKs send only the second id, which is not the name of that call's parameter: the service knows none of it."""
GIFT = {**PERSON, "cashgramId": "gift-1", "amount": 150}


@pytest.fixture
def old_sdk(request: pytest.FixtureRequest, named_sandbox: Callable[..., NamedSandbox]) -> Iterator[SdkSession]:
    """Yield one of the two old SDKs for Node, unchanged, in the network where its host is the sandbox."""
    sandbox = named_sandbox("--http-200")
    lines = page_lines("fixed-hosts.md", "js")[request.param]
    with node_session(lines, *sandbox.keys, enter=sandbox.enter, NODE_EXTRA_CA_CERTS=sandbox.authority) as session:
        yield session


def use(sdk: SdkSession, name: str, body: Any = None) -> Any:
    """Make one call of an old SDK that works; its answers have their own status."""
    said = sdk.call(name, body)
    assert said["status"] in {"SUCCESS", "PENDING", "ACCEPTED"}, (name, said)
    return said.get("data")


def tomorrow() -> str:
    """Return a day that a payout link may end on."""
    return (datetime.now(INDIA) + timedelta(days=1)).strftime("%Y/%m/%d")


@pytest.mark.parametrize("old_sdk", [0], indirect=True)
def test_each_call_of_the_old_sdk(old_sdk: SdkSession) -> None:
    use(old_sdk, "beneficiary.add", NEW)
    assert use(old_sdk, "beneficiary.getById", {"beneId": "asha1"})["name"] == "Asha Traders"
    assert use(old_sdk, "beneficiary.getIdByBankDetails", ACCOUNT)["beneId"] == "asha1"
    use(old_sdk, "beneficiary.remove", {"beneId": "asha1"})
    use(old_sdk, "cashgram.create", {**GIFT, "linkExpiry": tomorrow()})
    assert use(old_sdk, "cashgram.getStatus", {"cashgramId": "gift-1"})["cashgramStatus"] == "ACTIVE"
    use(old_sdk, "cashgram.deactivate", {"cashgramId": "gift-1"})
    use(old_sdk, "transfers.requestTransfer", {**TRANSFER, "transferId": "pay_1"})
    use(old_sdk, "transfers.requestAsyncTransfer", {**TRANSFER, "transferId": "pay_2"})
    assert use(old_sdk, "transfers.getTransferStatus", {"transferId": "pay_1"})["transfer"]["transferId"] == "pay_1"
    assert len(use(old_sdk, "transfers.getTransfers", {"maxReturn": 5})["transfers"]) == 2
    use(old_sdk, "transfers.requestBatchTransfer", BATCH)
    assert use(old_sdk, "transfers.getBatchTransferStatus", {"batchTransferId": "batch_1"})["transfers"]
    use(old_sdk, "validation.validateBankDetails", {**PERSON, **ACCOUNT})
    number = use(old_sdk, "validation.validateBankDetailsAsync", {**PERSON, **ACCOUNT})["bvRefId"]
    use(old_sdk, "validation.bankValidationStatus", {"bvRefId": number})
    use(old_sdk, "validation.validateUPIDetails", {"name": "Asha", "vpa": "success@upi"})
    use(old_sdk, "validation.validateBulkBankActivation", BULK)
    assert old_sdk.call("validation.getBulkValidationStatus", NAMED_WRONGLY)["subCode"] == "404"
    use(old_sdk, "selfWithdrawal", {"withdrawalId": "W1", "amount": 5})
    assert "availableBalance" in use(old_sdk, "getBalance")
    calls = {name for name in old_sdk.names if not name.startswith(("api.", "auth.", "addresources"))}
    assert {name.lower() for name in old_sdk.worked} == calls
    assert len(calls) == 21


@pytest.mark.parametrize("old_sdk", [1], indirect=True)
def test_each_call_of_the_first_sdk(old_sdk: SdkSession) -> None:
    use(old_sdk, "Beneficiary.Add", NEW)
    assert use(old_sdk, "Beneficiary.GetDetails", {"beneId": "asha1"})["name"] == "Asha Traders"
    assert use(old_sdk, "Beneficiary.GetBeneId", ACCOUNT)["beneId"] == "asha1"
    use(old_sdk, "Beneficiary.Remove", {"beneId": "asha1"})
    use(old_sdk, "Cashgram.CreateCashgram", {**GIFT, "linkExpiry": tomorrow()})
    assert use(old_sdk, "Cashgram.GetCashgramStatus", {"cashgramId": "gift-1"})["cashgramStatus"] == "ACTIVE"
    use(old_sdk, "Cashgram.DeactivateCashgram", {"cashgramId": "gift-1"})
    use(old_sdk, "Transfers.RequestTransfer", {**TRANSFER, "transferId": "pay_1"})
    assert use(old_sdk, "Transfers.GetTransferStatus", {"transferId": "pay_1"})["transfer"]["transferId"] == "pay_1"
    assert len(use(old_sdk, "Transfers.GetTransfers", {"maxReturn": 5})["transfers"]) == 1
    use(old_sdk, "Transfers.RequestBatchTransfer", BATCH)
    assert use(old_sdk, "Transfers.GetBatchTransferStatus", {"batchTransferId": "batch_1"})["transfers"]
    use(old_sdk, "Validation.ValidateBankDetails", {**PERSON, **ACCOUNT, "name": "Asha"})
    use(old_sdk, "Validation.ValidateUPIDetails", {"name": "Asha", "vpa": "success@upi"})
    use(old_sdk, "Validation.ValidateBulkBankActivation", BULK)
    assert old_sdk.call("Validation.GetBulkValidationStatus", NAMED_WRONGLY)["subCode"] == "404"
    use(old_sdk, "SelfWithdrawal", {"withdrawalId": "W1", "amount": 5})
    assert "availableBalance" in use(old_sdk, "GetBalance")
    assert old_sdk.names - {name.lower() for name in old_sdk.worked} == {"setenv", "init", "verifysignature"}
    assert len(old_sdk.worked) == 18
