"""Requests and answers of the payout side, in the shapes of docs/service.md#resources and docs/service.md#endpoints."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from typing import Final

from paydesk.domain.money import Money
from paydesk.domain.payout.requests import (
    BeneDetails,
    DirectTransfer,
    HistoryQuery,
    InternalTransfer,
    Loan,
    NewCashgram,
    ServiceCharge,
    TransferMode,
    Validation,
)

CLIENT_ID: Final = "TEST-payout-id-0001"
CLIENT_SECRET: Final = "cfsk-payout-hush-0001"
TOKEN: Final = "bearer-token-0001"
SECOND_TOKEN: Final = "bearer-token-0002"
TODAY: Final = date(2026, 11, 20)
DATE_HEADER: Final = "Fri, 20 Nov 2026 04:30:00 GMT"
DATE_SECONDS: Final = 1_795_149_000

BENE: Final = BeneDetails(
    name="Asha Rao",
    phone="9876543210",
    email="asha@shop.example",
    address1="12 MG Road",
    bank_account="00011020001772",
    ifsc="HDFC0000001",
)
DIRECT: Final = DirectTransfer("PD_T_1", Money(125_050), BENE, TransferMode.IMPS)
TO_VPA: Final = replace(DIRECT, mode=TransferMode.UPI, bene=BeneDetails(name="Asha Rao", vpa="asha.rao@okbank"))
INTERNAL: Final = InternalTransfer(Money(50_000), "PD-I-1", recharge_account="RA12345")
LOAN: Final = Loan("LOAN1", "BENE1", Money(100_000), charges=(ServiceCharge("agent", Money(1_050)),))
CASHGRAM: Final = NewCashgram("CG-1", Money(9_900), "Asha Rao", "+919876543210", date(2026, 11, 27))
HISTORY: Final = HistoryQuery("BENE1", date(2026, 11, 1), date(2026, 11, 18))
VALIDATION: Final = Validation("PD_V_1", vpa="asha.rao@okbank")


def envelope(
    status: str = "SUCCESS", sub_code: object = "200", message: str = "ok", data: object = None
) -> dict[str, object]:
    body: dict[str, object] = {"status": status, "subCode": sub_code, "message": message}
    return body if data is None else body | {"data": data}


def error(sub_code: str, message: str, status: str = "ERROR") -> dict[str, object]:
    return envelope(status, sub_code, message)


def a_token(text: str = TOKEN, lifetime: int | None = 300) -> dict[str, object]:
    data: dict[str, object] = {"token": text}
    if lifetime is not None:
        data["expiry"] = DATE_SECONDS + lifetime
    return envelope(message="Token generated", data=data)


def a_transfer(**changes: object) -> dict[str, object]:
    data: dict[str, object] = {"referenceId": "1492788", "utr": "1387420170430008800069857", "acknowledged": 1}
    return envelope(message="Transfer completed successfully.", data=data | changes)


def a_state(**changes: object) -> dict[str, object]:
    transfer: dict[str, object] = {
        "transferId": "PD_T_1",
        "referenceId": 1492788,
        "bankAccount": "00011020001772",
        "ifsc": "HDFC0000001",
        "beneId": "BENE1",
        "amount": "1250.50",
        "status": "SUCCESS",
        "utr": "1387420170430008800069857",
        "addedOn": "2026-11-20 10:00:00",
        "processedOn": "2026-11-20 10:00:07",
        "transferMode": "IMPS",
        "acknowledged": 1,
        "phone": "9876543210",
    }
    return envelope(message="Details of transfer", data={"transfer": transfer | changes})


def a_transfer_v2(**changes: object) -> dict[str, object]:
    body: dict[str, object] = {
        "transfer_id": "PD_T_1",
        "cf_transfer_id": "123456",
        "status": "RECEIVED",
        "status_code": "RECEIVED",
        "status_description": "The transfer has been received.",
        "beneficiary_details": {"beneficiary_instrument_details": {"bank_account_number": "00011020001772"}},
        "transfer_amount": 1250.5,
        "transfer_mode": "BANK",
        "added_on": "2026-11-20T04:30:00Z",
    }
    return body | changes


def a_beneficiary(**changes: object) -> dict[str, object]:
    body: dict[str, object] = {
        "beneficiary_id": "BENE1",
        "beneficiary_name": "Asha Rao",
        "beneficiary_instrument_details": {"bank_account_number": "00011020001772", "bank_ifsc": "HDFC0000001"},
        "beneficiary_contact_details": {"beneficiary_phone": "9876543210"},
        "beneficiary_status": "VERIFIED",
        "added_on": "2026-11-20T04:30:00Z",
    }
    return body | changes


def an_item(**changes: object) -> dict[str, object]:
    item: dict[str, object] = {
        "transferDate": "2026-11-18T04:30:00Z",
        "amount": "1250.50",
        "mode": "IMPS",
        "beneId": "BENE1",
        "status": "SUCCESS",
    }
    return item | changes


def a_page(*items: object) -> dict[str, object]:
    return envelope(message="Data retrieved successfully.", data={"transfers": list(items)})


def a_validation(**changes: object) -> dict[str, object]:
    data: dict[str, object] = {
        "transferToken": "1b2f0000-0000-4000-8000-000000000001",
        "vpa": "asha.rao@okbank",
        "accountStatus": "VALID",
        "nameAtBank": "ASHA RAO",
    }
    return envelope(message="vpa details retrieved successfully", data=data | changes)


def a_validation_v2(**changes: object) -> dict[str, object]:
    body: dict[str, object] = {
        "transfer_token": "1b2f0000-0000-4000-8000-000000000002",
        "vpa": "asha.rao@okbank",
        "account_status": "VALID",
        "name_at_bank": "ASHA RAO",
        "ifsc": "HDFC0000001",
        "ifsc_details": {"bank": "HDFC", "city": "Pune", "neft": "Live", "upi": True, "micr": 411240002, "x": None},
    }
    return body | changes
