"""The declared shapes match the answers, so that the API description is correct."""

from __future__ import annotations

import re
from typing import Any

from paydesk.sandbox.openapi.services import wrap_in_envelope
from paydesk.sandbox.payout.call import DIRECT, DIRECT_V1_2, HISTORY, INTERNAL, LOAN
from paydesk.sandbox.payout.causes import PAYEE, sound_fields
from paydesk.sandbox.payout.service import OPERATIONS
from paydesk.sandbox.payout.transfers import DIRECT_TRANSFER
from tests.sandbox.payout.conftest import Payer

TYPES: dict[str, Any] = {"string": str, "integer": int, "number": (int, float), "boolean": bool, "object": dict}
CASHGRAM = {"cashgramId": "c1", "amount": 10, "name": "Asha", "phone": "9812345678", "linkExpiry": "2026/01/20"}
BATCHED = {"transferId": "pay_7", "beneId": "gupta1", "amount": 150}
ACCOUNT = {"name": "Asha", "bankAccount": "026291800001191", "ifsc": "YESB0000262"}
HAPPY: dict[str, dict[str, Any]] = {
    "POST v1 authorize": {},
    "POST v1 verifyToken": {},
    "POST v1 directTransfer": sound_fields(DIRECT),
    "POST v1.2 directTransfer": sound_fields(DIRECT_V1_2, transferId="pay_2", paymentInstrumentId="MAIN01"),
    "POST v1 requestTransfer": sound_fields(DIRECT, transferId="pay_3"),
    "POST v1.2 requestTransfer": sound_fields(DIRECT_V1_2, transferId="pay_4", paymentInstrumentId="MAIN01"),
    "POST v1 requestAsyncTransfer": sound_fields(DIRECT, transferId="pay_5"),
    "POST v1.2 requestAsyncTransfer": sound_fields(DIRECT_V1_2, transferId="pay_6", paymentInstrumentId="MAIN01"),
    "POST v1 requestBatchTransfer": {"batchTransferId": "b_1", "batchFormat": "BENEFICIARY_ID", "batch": [BATCHED]},
    "POST v1.2 requestBatchTransfer": {"batchTransferId": "b_2", "batchFormat": "BENEFICIARY_ID", "batch": [BATCHED]},
    "GET v1 getBatchTransferStatus": {"batchTransferId": "b_1"},
    "GET v1.2 getBatchTransferStatus": {"batchTransferId": "b_2"},
    "GET v1 validation/upiDetails": {"vpa": "asha@paydesk"},
    "GET v1 validation/bankDetails": ACCOUNT,
    "GET v1.2 validation/bankDetails": ACCOUNT,
    "GET v1 asyncValidation/bankDetails": {**ACCOUNT, "userId": "u_1"},
    "GET v1 getValidationStatus/bank": {"userId": "u_1"},
    "POST v1 bulkValidation/bankDetails": {"bulkValidationId": "bv_1", "entries": [ACCOUNT]},
    "GET v1 getBulkValidationStatus": {"bulkValidationId": "bv_1"},
    "GET v1 ifsc/{ifsc}": {},
    "POST v1 selfWithdrawal": {"withdrawalId": "W1", "amount": 5},
    "GET v1 getTransfers": {"maxReturn": 1},
    "GET v1 incidents": {},
    "GET v1 getTransferStatus": {"transferId": "pay_1"},
    "GET v1.1 getTransferStatus": {"transferId": "pay_1"},
    "GET v1.2 getTransferStatus": {"transferId": "pay_1"},
    "GET v1 getBalance": {},
    "GET v1.2 getBalance": {"paymentInstrumentId": "LENDER04"},
    "POST v1 internalTransfer": {"amount": 5, "rechargeAccount": "9988000002"},
    "POST v1.2 internalTransfer": sound_fields(INTERNAL),
    "POST v1 lend": sound_fields(LOAN),
    "POST v1 addBeneficiary": {"beneId": "new1", **PAYEE, "bankAccount": "999988887777"},
    "GET v1 getBeneficiary/{beneId}": {},
    "GET v1 getBeneId": {"bankAccount": "999988887777", "ifsc": PAYEE["ifsc"]},
    "GET v1 beneHistory": sound_fields(HISTORY),
    "POST v1 removeBeneficiary": {"beneId": "new1"},
    "POST v1 validatePayout": {"transferId": "v-1", "vpa": "asha@paydesk"},
    "POST v1.2 validatePayout": {"transferId": "v-2", "phone": "9812345678"},
    "POST v1 createCashgram": CASHGRAM,
    "GET v1 getCashgramStatus": {"cashgramId": "c1"},
    "POST v1 getCashgramStatus": {"cashgramId": "c1"},
    "POST v1 deactivateCashgram": {"cashgramId": "c1"},
}


def schema_violations(value: Any, schema: dict[str, Any], where: str) -> list[str]:
    """Return the ways in which a value violates a JSON Schema."""
    if schema["type"] == "object" and "properties" in schema:
        found = [f"{where}.{name} is missing" for name in schema.get("required", ()) if name not in value]
        found += [f"{where}.{name} is not declared" for name in value if name not in schema["properties"]]
        known = [name for name in value if name in schema["properties"]]
        return found + [
            each
            for name in known
            for each in schema_violations(value[name], schema["properties"][name], f"{where}.{name}")
        ]
    if schema["type"] == "array":
        return [each for one in value for each in schema_violations(one, schema["items"], f"{where}[]")]
    if not isinstance(value, TYPES[schema["type"]]):
        return [f"{where} is a {type(value).__name__}"]
    if "pattern" in schema and not re.search(schema["pattern"], value):
        return [f"{where} is {value!r}"]
    return [f"{where} is {value!r}"] if value not in schema.get("enum", [value]) else []


def test_every_operation_answers_in_its_shape(payer: Payer) -> None:
    payer.control("POST", "clock", {"now": "2026-01-10T12:00:00+05:30"})
    payer.renew_token()
    by_name = {f"{op.method} {version} {op.path}": op for op in OPERATIONS for version in op.versions}
    assert by_name.keys() == HAPPY.keys()
    for name, fields in HAPPY.items():
        method, version, path = name.split()
        if path == "authorize":
            answer = payer.authorize()
        else:
            answer = payer.call(method, f"/payout/{version}/{path.format(beneId='new1', ifsc='YESB0000262')}", fields)
        body = answer.json()
        assert answer.status_code == 200, f"{name}: {body}"
        assert (
            schema_violations(
                body, wrap_in_envelope(by_name[name].response_shape, by_name[name].head).json_schema(), name
            )
            == []
        )
        assert ("data" in body) == (by_name[name].response_shape is not None), name
    calls = payer.sandbox.world.calls
    assert {name for name, outcome in calls if outcome == "done"} >= {
        f"{name.split()[0]} /payout/{name.split()[1]}/{name.split()[2]}" for name in HAPPY
    }


def test_a_shape_becomes_json_schema() -> None:
    schema = DIRECT_TRANSFER.json_schema()
    assert schema["required"] == ["transferId", "amount"]
    amount, ident = schema["properties"]["amount"], schema["properties"]["transferId"]
    assert (amount["type"], amount["minimum"]) == ("number", 1.01)
    assert (ident["pattern"], ident["minLength"], ident["maxLength"]) == ("^(?:[A-Za-z0-9_]+)$", 1, 40)
    assert schema["properties"]["transferMode"]["enum"][0] == "banktransfer"
    assert schema["properties"]["beneDetails"]["required"] == ["name"]
    assert [each.minimum for each in DIRECT_TRANSFER.fields if each.name == "amount"] == [101]
