"""What Sharma Stores has from the first day: fund sources with money, suppliers and staff to pay, in the ledger."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from paydesk.sandbox.payout.ledger import OUTSIDE, fund
from paydesk.sandbox.settings import MODES
from paydesk.sandbox.state import BLOCKED, Beneficiary, FundSource, Posting, Record

MAIN: Final = "MAIN01"
SUPPLIERS: Final = "SUPPLIERS02"
SALARIES: Final = "SALARIES03"
LENDER: Final = "LENDER04"
CLOSED: Final = "OLD05"

_LAKH: Final = 1_00_000_00
_ADDED_MS: Final = 1_577_817_000_000
"""2020-01-01 in India: long before any day that a test would choose."""
_BANK: Final = ["banktransfer", "neft", "rtgs"]

# name, modes, recharge account, opening balance in paise
_SOURCES: Final = (
    # not RTGS: two others have it, so that a v1.2 transfer by RTGS must name its fund source
    (FundSource(MAIN, "Daily payouts", [m for m in MODES if m != "rtgs"], "9988000001", default=True), 50 * _LAKH),
    (FundSource(SUPPLIERS, "Suppliers", [*_BANK, "imps"], "9988000002"), 20 * _LAKH),
    (FundSource(SALARIES, "Salaries", _BANK, "9988000003"), 5 * _LAKH),
    (FundSource(LENDER, "Lender", list(MODES), "9988000004", lender=True), 10 * _LAKH),
    (FundSource(CLOSED, "Old account", list(MODES), "9988000005", closed=True), 0),
)

# beneId, name, phone, bank account, IFSC, VPA
_PEOPLE: Final = (
    ("gupta1", "Gupta Wholesale", "9812300001", "026291800001191", "YESB0000262", ""),
    ("verma2", "Verma Dairy", "9812300002", "00011020001772", "HDFC0000001", ""),
    ("meena3", "Meena Devi", "9812300003", "", "", "success@upi"),
    ("ravi4", "Ravi Kumar", "9812300004", "1233943142", "ICIC0000009", "ravi@paydesk"),
    ("blocked5", "Blocked Traders", "9812300005", "900100200300", "BARB0000005", "blocked@paydesk"),
)


def first_records(now_ms: int) -> list[Record]:
    """The shop on its first day; its beneficiaries were added long before."""
    found: list[Record] = []
    for number, (source, paise) in enumerate(_SOURCES):
        found.append(replace(source, modes=list(source.modes)))  # the table itself stays as it is
        if paise:
            found.append(Posting(number + 1, now_ms, OUTSIDE, fund(source.instrument_id), paise, "opening"))
    for bene_id, name, phone, account, ifsc, vpa in _PEOPLE:
        found.append(
            Beneficiary(
                bene_id,
                name,
                _ADDED_MS,
                phone=phone,
                email=f"{bene_id}@shop.example",
                address1="Market Road",
                city="Jaipur",
                bank_account=account,
                ifsc=ifsc,
                vpa=vpa,
                status=BLOCKED if bene_id.startswith("blocked") else "VERIFIED",
            )
        )
    return found
