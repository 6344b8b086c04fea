"""Runs in the environment of cashfree-payout for Python (payouts v2): each of its calls once, against an address.

python sdk_payout_client.py URL CLIENT_ID CLIENT_SECRET -> JSON on stdout
"""

from __future__ import annotations

import json
import sys

from cashfree_payout import api_client
from cashfree_payout import models as m
from cashfree_payout.api_client import Cashfree

VERSION = "2024-01-01"


def main(url: str, client_id: str, client_secret: str) -> object:
    """Make all calls; return the names of all that the SDK has, and each answer by name."""
    plain = api_client.Configuration

    class Pointed(plain):
        def __init__(self, *args: object, **more: object) -> None:
            super().__init__(*args, **{**more, "host": f"{url}/payout"})

    api_client.Configuration = Pointed
    Cashfree.XClientId, Cashfree.XClientSecret, Cashfree.XEnvironment = client_id, client_secret, Cashfree.XSandbox
    sdk = Cashfree()
    details = m.CreateBeneficiaryRequestBeneficiaryInstrumentDetails(vpa="asha.rao@okbank")
    bene = m.CreateBeneficiaryRequest(
        beneficiary_id="asha_9", beneficiary_name="Asha Rao", beneficiary_instrument_details=details
    )
    to = m.CreateTransferRequestBeneficiaryDetails(beneficiary_id="meena3")
    transfer = m.CreateTransferRequest(
        transfer_id="pay_1", transfer_amount=150, transfer_mode="upi", beneficiary_details=to
    )
    item = m.CreateBatchTransferRequestTransfersInner(
        transfer_id="pay_2", transfer_amount=10, transfer_mode="upi", beneficiary_details=to
    )
    batch = m.CreateBatchTransferRequest(batch_transfer_id="batch_1", transfers=[item])
    arguments: dict[str, dict[str, object]] = {
        "PayoutCreateBeneficiary": {"create_beneficiary_request": bene},
        "PayoutFetchBeneficiary": {"beneficiary_id": "asha_9"},
        "PayoutDeleteBeneficiary": {"beneficiary_id": "asha_9"},
        "PayoutInitiateTransfer": {"create_transfer_request": transfer},
        "PayoutFetchTransfer": {"transfer_id": "pay_1"},
        "PayoutInitiateBatchTransfer": {"create_batch_transfer_request": batch},
        "PayoutFetchBatchTransfer": {"batch_transfer_id": "batch_1"},
    }
    done = {name: getattr(sdk, name)(VERSION, **given).data.to_dict() for name, given in arguments.items()}
    names = [name for name in vars(Cashfree) if name.startswith("Payout") and not name.endswith("_with_http_info")]
    return {"all": names, "done": done}


if __name__ == "__main__":
    json.dump(main(*sys.argv[1:]), sys.stdout, default=str)
