"""Banks by the first letters of their IFSC, and the look-up of one (docs/service.md#validate-a-bank-account)."""

from __future__ import annotations

import re
from typing import Final

from paydesk.sandbox.payout.beneficiaries import BY_PATH, IFSC
from paydesk.sandbox.payout.call import PayoutError, PayoutOperation, envelope, error_row
from paydesk.sandbox.payout.validation import IFSC_DETAILS
from paydesk.sandbox.schemas import BodyShape, FieldRule
from paydesk.sandbox.service import Call, Reply

BANKS: Final = {
    "BARB": "BANK OF BARODA",
    "CITI": "CITIBANK",
    "HDFC": "HDFC BANK",
    "ICIC": "ICICI BANK LIMITED",
    "KKBK": "KOTAK MAHINDRA BANK",
    "RATN": "RBL BANK",
    "SBIN": "STATE BANK OF INDIA",
    "SCBL": "STANDARD CHARTERED BANK",
    "YESB": "YES BANK",
}
"""First letters -> bank; any other is the demo bank's, unless `unknown_details_fail` is set."""
NOT_FOUND: Final = "CNRR0002640"
"""Public test value of an IFSC that no bank has."""
_NO_IFSC: Final = error_row("404", "IFSC not found. Try again with valid IFSC")
_NAMES: Final = (
    *("bank", "ifsc", "neft", "imps", "rtgs", "upi", "ft", "card", "micr", "nbin", "address", "city", "state"),
    *("branch", "ifscSubcode", "category", "swiftCode"),
)
FOUND: Final = BodyShape("IfscDetails", tuple(FieldRule(name, required=True) for name in _NAMES))


def bank_name(ifsc: str) -> str:
    """Return the name of the bank of an IFSC."""
    return BANKS.get(ifsc[:4], str(IFSC_DETAILS["bank"]))


def read(call: Call) -> Reply:
    """Answer GET /payout/v1/ifsc/{ifsc}."""
    ifsc = call.path["ifsc"].upper()
    unknown = ifsc[:4] not in BANKS and call.world.payout_settings.unknown_details_fail
    if not re.fullmatch(IFSC, ifsc, re.ASCII) or ifsc == NOT_FOUND or unknown:
        raise PayoutError.from_row(_NO_IFSC)
    data = {name: str(IFSC_DETAILS.get(name, "")) for name in _NAMES}
    data |= {"bank": bank_name(ifsc), "ifsc": ifsc, "ifscSubcode": ifsc[:5], "ft": "Live", "card": "Not Live"}
    return envelope("200", "Bank account details verified successfully", data)


OPERATIONS: Final = (
    PayoutOperation(
        "GET", ("v1",), "ifsc/{ifsc}", read, BY_PATH, FOUND, "payout_validate", "The bank of an IFSC",
        feature="validate", rows=(_NO_IFSC,),
    ),
)  # fmt: skip
