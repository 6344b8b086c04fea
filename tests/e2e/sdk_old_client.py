"""Runs in the environment of the old cashfree-sdk (payouts v1), against an address.

python sdk_old_client.py URL CLIENT_ID CLIENT_SECRET calls|refusals|signature|verify BODY -> JSON on stdout
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from datetime import datetime, timedelta, timezone

from cashfree_sdk.payouts import Payouts, payouts_config_var
from cashfree_sdk.payouts.beneficiary import Beneficiary
from cashfree_sdk.payouts.cashgram import Cashgram
from cashfree_sdk.payouts.transfers import Transfers
from cashfree_sdk.payouts.validations import Validations
from cashfree_sdk.verification import verify_webhook
from Crypto.PublicKey import RSA

INDIA = timezone(timedelta(hours=5, minutes=30))
ACCOUNT = {"bankAccount": "388108022658", "ifsc": "ICIC0000009"}
CALLS: list[tuple[type, str, dict[str, object]]] = [
    (
        Beneficiary,
        "add",
        {
            "beneId": "asha9",
            "name": "Asha",
            "email": "asha@shop.example",
            "phone": "9812345678",
            "address1": "Market Road",
            **ACCOUNT,
        },
    ),
    (Beneficiary, "get_bene_details", {"beneId": "asha9"}),
    (Beneficiary, "get_bene_id", ACCOUNT),
    (Beneficiary, "remove_bene", {"beneId": "asha9"}),
    (Transfers, "get_balance", {}),
    (Transfers, "request_transfer", {"beneId": "gupta1", "transferId": "pay_1", "amount": 150}),
    (Transfers, "async_request_transfer", {"beneId": "gupta1", "transferId": "pay_2", "amount": 150}),
    (Transfers, "get_transfer_status", {"transferId": "pay_1"}),
    (Transfers, "list_transfers", {"maxReturn": 1}),
    (
        Transfers,
        "create_batch_transfer",
        {
            "batchTransferId": "batch_1",
            "batchFormat": "BENEFICIARY_ID",
            "batch": [{"transferId": "pay_3", "beneId": "gupta1", "amount": 150}],
        },
    ),
    (Transfers, "get_batch_transfer_status", {"batchTransferId": "batch_1"}),
    (Transfers, "self_withdrawal", {"withdrawalId": "W1", "amount": 5}),
    (
        Cashgram,
        "create_cashgram",
        {
            "cashgramId": "gift-1",
            "amount": 150,
            "name": "Asha",
            "phone": "9812345678",
            "linkExpiry": (datetime.now(INDIA) + timedelta(days=1)).strftime("%Y/%m/%d"),
        },
    ),
    (Cashgram, "get_cashgram_status", {"cashgramId": "gift-1"}),
    (Cashgram, "deactivate_cashgram", {"cashgramId": "gift-1"}),
    (Validations, "bank_details_validation", {**ACCOUNT, "name": "Asha", "phone": "9812345678"}),
    (Validations, "bank_details_validation_v1_2", {**ACCOUNT, "name": "Asha"}),
    (Validations, "async_bank_details_validation", {**ACCOUNT, "name": "Asha", "phone": "9812345678", "userId": "u_1"}),
    (Validations, "get_bank_validation_status", {"userId": "u_1"}),
    (Validations, "bulk_bank_validation", {"bulkValidationId": "bulk_1", "entries": [{"name": "Asha", **ACCOUNT}]}),
    (Validations, "get_bulk_bank_validation_status", {"bulkValidationId": "bulk_1"}),
    (Validations, "upi_validation", {"name": "Asha", "vpa": "success@upi"}),
]
REFUSALS: list[tuple[Callable[..., object], dict[str, object]]] = [
    (Transfers.request_transfer, {"beneId": "nobody9", "transferId": "pay_8", "amount": 150}),
    (Transfers.request_transfer, {"beneId": "gupta1", "transferId": "pay 9", "amount": 150}),
    (Transfers.request_transfer, {"beneId": "gupta1", "transferId": "pay_9", "amount": 5}),
    (Beneficiary.add, {**CALLS[0][2], "beneId": "gupta1"}),
    (Validations.bank_details_validation_v1_2, {"bankAccount": "7766674831270", "ifsc": "SBIN0000003"}),
]


def names_of_all() -> list[str]:
    """Return the names of all calls that the SDK has."""
    kinds = (Beneficiary, Transfers, Cashgram, Validations)
    return [f"{kind.__name__}.{name}" for kind in kinds for name in vars(kind) if not name.startswith("_")]


def name_of_fault(function: Callable[..., object], arguments: dict[str, object]) -> str:
    """Return the name of the exception that a call raises; "" if it works."""
    try:
        function(**arguments)
    except Exception as fault:  # noqa: BLE001 - each subCode has an exception of its own
        return type(fault).__name__
    return ""


def main(url: str, client_id: str, client_secret: str, command: str, *rest: str) -> object:
    """One command; what it found as plain data."""
    more = {"public_key": RSA.generate(2048).publickey().export_key().decode()} if command == "signature" else {}
    Payouts.init(client_id, client_secret, "TEST", **more)
    payouts_config_var.url = url
    match command:
        case "calls":
            done = {f"{kind.__name__}.{name}": getattr(kind, name)(**given).json() for kind, name, given in CALLS}
            return {"all": names_of_all(), "done": done}
        case "refusals":
            return [name_of_fault(function, given) for function, given in REFUSALS]
        case "signature":
            return Transfers.get_balance().json()
        case "verify":
            return [verify_webhook(body) for body in rest]
    raise SystemExit(f"unknown command {command}")


if __name__ == "__main__":
    json.dump(main(*sys.argv[1:]), sys.stdout)
