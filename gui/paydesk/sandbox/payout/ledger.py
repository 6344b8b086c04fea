"""Double-entry ledger of the payout side, its opening records, and an index (due times, sums of a day).

Money that leaves one account arrives in another, so that the sum of all accounts is always 0.

Accounts: `fund:<paymentInstrumentId>` (the shop's money), `transit:<the same>` (sent, not yet arrived),
`paid:<beneId>` (arrived), `charges` (pooled until the end of the day), `party:<name>` (service charges paid), and
`outside` (source of the opening balances; the only account that may be negative).
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Final

from paydesk.sandbox.clock import day_number
from paydesk.sandbox.due_index import DueIndex
from paydesk.sandbox.settings import MODES
from paydesk.sandbox.state import (
    BLOCKED,
    FAILED,
    REJECTED,
    Beneficiary,
    CashgramRecord,
    Charge,
    FundSourceRecord,
    Posting,
    Record,
    TransferRecord,
)

OUTSIDE: Final = "outside"
"""Source of the opening balances."""
CHARGES: Final = "charges"
"""Service charges of loans, until the end of the day."""


def fund_account(instrument_id: str) -> str:
    """Return the account of a fund source."""
    return f"fund:{instrument_id}"


def transit_account(instrument_id: str) -> str:
    """Return the account of money that left a fund source and has not arrived yet."""
    return f"transit:{instrument_id}"


def paid_account(payee: str) -> str:
    """Return the account of money that a payee received."""
    return f"paid:{payee}"


def party_account(name: str) -> str:
    """Return the account of the service charges paid to a party."""
    return f"party:{name}"


class LedgerError(ValueError):
    """An invalid posting."""


class Ledger:
    """All balances in paise, summed from the postings, which the caller stores."""

    def __init__(self) -> None:
        self._balances: Counter[str] = Counter()

    def apply(self, posting: Posting) -> None:
        """Apply one posting.

        Raises:
            LedgerError: It is below one paisa, overdraws an account, or has the same source and target.
        """
        if posting.paise < 1:
            raise LedgerError("a posting moves at least one paisa")
        if posting.source == posting.target:
            raise LedgerError("a posting moves money from one account to another")
        if posting.source != OUTSIDE and self._balances[posting.source] < posting.paise:
            raise LedgerError(f"{posting.source} has less than that")
        self._balances[posting.source] -= posting.paise
        self._balances[posting.target] += posting.paise

    def balance(self, account: str) -> int:
        """Return the balance of an account in paise."""
        return self._balances[account]

    def balances(self) -> dict[str, int]:
        """Return the balance of every account that was ever used, by name."""
        return dict(sorted(self._balances.items()))

    def total(self) -> int:
        """Return the sum of all accounts; not 0 means that the ledger is broken."""
        return sum(self._balances.values())


ALL_BENEFICIARIES: Final = ""
"""Key of the sum over all beneficiaries."""


class PayoutIndex(DueIndex):
    """Due times and look-ups of the payout records. The world updates it with every `put` and rebuilds it at start."""

    def __init__(self) -> None:
        super().__init__()
        self.by_reference: dict[str, str] = {}
        """referenceId -> transferId."""
        self.transfers_by_bene: dict[str, list[str]] = {}
        """beneId -> its transferIds, the oldest first."""
        self.cashgrams_by_token: dict[str, str] = {}
        """Token of the link -> cashgramId."""
        self._sent: Counter[tuple[int, str]] = Counter()
        self._counted: dict[str, int] = {}

    def add(self, record: Record) -> None:
        """Index a new or changed record."""
        if isinstance(record, TransferRecord | Charge | CashgramRecord):
            self.note_due(record)
        if isinstance(record, TransferRecord):
            self._note_transfer(record)
        elif isinstance(record, CashgramRecord):
            self.cashgrams_by_token[record.token] = record.cashgram_id

    def sent_on_day(self, now_ms: int, bene_id: str = ALL_BENEFICIARIES) -> int:
        """Return the sum of the direct transfers of this day in paise, without those that were not sent."""
        return self._sent[day_number(now_ms), bene_id]

    def _note_transfer(self, transfer: TransferRecord) -> None:
        if transfer.reference_id not in self.by_reference:
            self.by_reference[transfer.reference_id] = transfer.transfer_id
            self.transfers_by_bene.setdefault(transfer.bene_id, []).append(transfer.transfer_id)
        counts = 0 if transfer.loan or transfer.status in {FAILED, REJECTED} else transfer.amount_paise
        more = counts - self._counted.get(transfer.transfer_id, 0)
        if more:
            self._counted[transfer.transfer_id] = counts
            self._sent[day_number(transfer.created_ms), transfer.bene_id] += more
            self._sent[day_number(transfer.created_ms), ALL_BENEFICIARIES] += more


MAIN: Final = "MAIN01"
SUPPLIERS: Final = "SUPPLIERS02"
SALARIES: Final = "SALARIES03"
LENDER: Final = "LENDER04"
CLOSED: Final = "OLD05"

_LAKH: Final = 1_00_000_00
_ADDED_MS: Final = 1_577_817_000_000
"""2020-01-01 in India: before any day that a test uses."""
_BANK: Final = ["banktransfer", "neft", "rtgs"]

# name, modes, recharge account, opening balance in paise
_SOURCES: Final = (
    # not RTGS: two others have it, so that a v1.2 RTGS transfer must name its fund source
    (
        FundSourceRecord(MAIN, "Daily payouts", [m for m in MODES if m != "rtgs"], "9988000001", default=True),
        50 * _LAKH,
    ),
    (FundSourceRecord(SUPPLIERS, "Suppliers", [*_BANK, "imps"], "9988000002"), 20 * _LAKH),
    (FundSourceRecord(SALARIES, "Salaries", _BANK, "9988000003"), 5 * _LAKH),
    (FundSourceRecord(LENDER, "Lender", list(MODES), "9988000004", lender=True), 10 * _LAKH),
    (FundSourceRecord(CLOSED, "Old account", list(MODES), "9988000005", closed=True), 0),
)

# beneId, name, phone, bank account, IFSC, VPA
_PEOPLE: Final = (
    ("gupta1", "Gupta Wholesale", "9812300001", "026291800001191", "YESB0000262", ""),
    ("verma2", "Verma Dairy", "9812300002", "00011020001772", "HDFC0000001", ""),
    ("meena3", "Meena Devi", "9812300003", "", "", "success@upi"),
    ("ravi4", "Ravi Kumar", "9812300004", "1233943142", "ICIC0000009", "ravi@paydesk"),
    ("blocked5", "Blocked Traders", "9812300005", "900100200300", "BARB0000005", "blocked@paydesk"),
)


def opening_records(now_ms: int) -> list[Record]:
    """Return the records of a new shop: fund sources with balances, and beneficiaries that can be paid at once."""
    found: list[Record] = []
    for number, (source, paise) in enumerate(_SOURCES):
        found.append(replace(source, modes=list(source.modes)))  # a copy: the record may change
        if paise:
            found.append(Posting(number + 1, now_ms, OUTSIDE, fund_account(source.instrument_id), paise, "opening"))
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
