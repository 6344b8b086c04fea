"""What each row of SPEC.md 7.2 to 7.7 means: the entries of the outcome dictionary.

A row is recognised by its subCode and a few of its words; the whole texts are in `service_rows`. A test counts that
every row there has exactly one entry here, and that no entry is without a row.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, TypeAlias

from paydesk.domain.payout import service_rows
from paydesk.domain.payout.outcome import Meaning, Operation, Outcome, Reason, normal
from paydesk.domain.payout.service_rows import Row

Entry: TypeAlias = tuple[str, str, Meaning]
Key: TypeAlias = tuple[str, str, str]
"""Status, subCode and normal message."""

DONE: Final = Meaning(Outcome.DONE, Reason.DONE)
TOKEN: Final = Meaning(Outcome.FAILED, Reason.TOKEN_REFUSED)
APIS: Final = Meaning(Outcome.NOT_ALLOWED, Reason.APIS_NOT_ENABLED)
ID_EXISTS: Final = Meaning(Outcome.UNKNOWN, Reason.ID_EXISTS)
"""After a send of our own, the first one arrived; what became of it, only its status says."""


def _failed(reason: Reason) -> Meaning:
    return Meaning(Outcome.FAILED, reason)


def _not_allowed(reason: Reason, field: str = "") -> Meaning:
    return Meaning(Outcome.NOT_ALLOWED, reason, field)


def fix(field: str, reason: Reason = Reason.FIELD_INVALID) -> Meaning:
    """The field of that name must be mended before another attempt."""
    return Meaning(Outcome.FIX_FIELD, reason, field)


DIRECT_TRANSFER: Final[tuple[Entry, ...]] = (
    ("200", "completed successfully", DONE),
    ("201", "scheduled for next working day", Meaning(Outcome.SCHEDULED, Reason.NEXT_WORKING_DAY)),
    ("201", "awaiting confirmation", Meaning(Outcome.PENDING, Reason.BENEFICIARY_BANK_CONFIRMS)),
    ("201", "pending at the bank", Meaning(Outcome.PENDING, Reason.AT_THE_BANK)),
    ("202", "request received", Meaning(Outcome.PENDING, Reason.RECEIVED)),
    ("400", "attempt failed at the bank", _failed(Reason.BANK_FAILED)),
    ("520", "attempt failed at the bank", Meaning(Outcome.UNKNOWN, Reason.BANK_SILENT)),
    ("403", "token is not valid", TOKEN),
    ("403", "ip not whitelisted", _not_allowed(Reason.IP_NOT_ALLOWED)),
    ("403", "this feature is not available", _not_allowed(Reason.FEATURE_NOT_AVAILABLE)),
    ("403", "mode is not available", _not_allowed(Reason.MODE_NOT_AVAILABLE, "transferMode")),
    ("403", "to this beneficiary not allowed", _not_allowed(Reason.BENEFICIARY_NOT_ALLOWED, "beneDetails")),
    ("404", "beneficiary does not exist", fix("beneDetails", Reason.BENEFICIARY_UNKNOWN)),
    ("409", "already exists", ID_EXISTS),
    ("412", "token missing", TOKEN),
    ("412", "beneid missing", fix("beneDetails", Reason.FIELD_MISSING)),
    ("412", "amount missing", fix("amount", Reason.FIELD_MISSING)),
    ("412", "transferid missing", fix("transferId", Reason.FIELD_MISSING)),
    ("412", "invalid tag", fix("tag")),
    ("412", "invalid transfer mode", fix("transferMode")),
    ("412", "mode not enabled", _not_allowed(Reason.MODE_NOT_AVAILABLE, "transferMode")),
    ("412", "limit for your account", _not_allowed(Reason.ACCOUNT_LIMIT, "amount")),
    ("412", "limit for beneficiary", _not_allowed(Reason.BENEFICIARY_LIMIT, "amount")),
    ("412", "not enough available balance", _failed(Reason.TOO_LITTLE_BALANCE)),
    ("412", "wait 30 minutes", _failed(Reason.WAIT_30_MINUTES)),
    ("412", "less than minimum", fix("amount", Reason.AMOUNT_TOO_SMALL)),
    ("412", "greater than the maximum", fix("amount", Reason.AMOUNT_TOO_LARGE)),
    ("422", "invalid ifsc", fix("ifsc", Reason.WRONG_ACCOUNT)),
    ("422", "invalid bank account", fix("bankAccount", Reason.WRONG_ACCOUNT)),
    ("422", "paytm wallet failed", _failed(Reason.WALLET_FAILED)),
    ("422", "no bank account or ifsc", fix("bankAccount", Reason.NO_ACCOUNT)),
    ("422", "invalid transferid", fix("transferId")),
    ("422", "beneficiary details not valid", fix("beneDetails")),
    ("422", "remarks can have only", fix("remarks")),
    ("422", "invalid amount", fix("amount")),
    ("422", "no payee virtual address", fix("vpa", Reason.NO_VPA)),
    ("520", "no response from bank", Meaning(Outcome.UNKNOWN, Reason.BANK_SILENT)),
)
"""SPEC.md 7.2. Its double row is two entries: 400 says that the bank failed, 520 that nobody knows."""

DIRECT_TRANSFER_V1_2_ONLY: Final[tuple[Entry, ...]] = (
    ("400", "multiple paymentinstruments", fix("paymentInstrumentId", Reason.CHOOSE_FUND_SOURCE)),
    ("400", "not valid for this payment mode", fix("paymentInstrumentId", Reason.WRONG_FUND_SOURCE)),
    ("400", "paymentinstrumentid not available", fix("paymentInstrumentId", Reason.WRONG_FUND_SOURCE)),
)
"""SPEC.md 7.3."""

LOAN: Final[tuple[Entry, ...]] = (
    ("200", "completed successfully", DONE),
    ("201", "pending at the bank", Meaning(Outcome.PENDING, Reason.AT_THE_BANK)),
    ("400", "beneid is missing", fix("beneId", Reason.FIELD_MISSING)),
    ("400", "service charge is greater", fix("serviceCharges", Reason.CHARGES_TOO_LARGE)),
    ("400", "insufficient balance in lender", _failed(Reason.TOO_LITTLE_BALANCE)),
    ("403", "apis not enabled", APIS),
    ("422", "valid token details", TOKEN),
    ("422", "amount should be at least", fix("amount", Reason.AMOUNT_TOO_SMALL)),
    ("422", "invalid bank account", fix("bankAccount", Reason.WRONG_ACCOUNT)),
)
"""SPEC.md 7.4."""

INTERNAL_TRANSFER: Final[tuple[Entry, ...]] = (
    ("200", "internal fund transfer", DONE),
    ("422", "either one of rechargeaccount", fix("rechargeAccount", Reason.FIELD_MISSING)),
    ("422", "paymentinstrumentid not available", fix("paymentInstrumentId", Reason.WRONG_FUND_SOURCE)),
)
"""SPEC.md 7.5."""

BENEFICIARY_HISTORY: Final[tuple[Entry, ...]] = (
    ("200", "data retrieved", DONE),
    ("403", "token is invalid", TOKEN),
    ("403", "apis not enabled", APIS),
    ("405", "invalid request url", _not_allowed(Reason.WRONG_URL)),
    ("422", "date range is invalid", fix("endDate")),
    ("422", "page value", fix("page")),
    ("422", "please provide a valid bene", fix("beneId", Reason.BENEFICIARY_UNKNOWN)),
    ("422", "startdate should be of format", fix("startDate")),
    ("422", "enddate should be of format", fix("endDate")),
    ("422", "startdate should be less", fix("startDate")),
    ("422", "perpage", fix("perPage")),
    ("429", "too many requests", _failed(Reason.SLOW_DOWN)),
    ("520", "unknown error", Meaning(Outcome.UNKNOWN, Reason.SERVICE_FAULT)),
)
"""SPEC.md 7.6. A 520 leaves a read as unknown as anything; but it moved nothing, so the next step is to read again."""


def entries_for(entries: Iterable[Entry], sub_code: str, message: str) -> list[Meaning]:
    """The meanings of the entries that fit a row; a sound table gives exactly one."""
    text = normal(message)
    return [meaning for code, words, meaning in entries if code == sub_code and words in text]


def compiled(rows: Iterable[Row], entries: tuple[Entry, ...]) -> dict[Key, Meaning]:
    """Whole rows to their meanings; a row without an entry is left out (and a test fails)."""
    table: dict[Key, Meaning] = {}
    for row in rows:
        for sub_code in row.sub_codes:
            for message in row.messages:
                found = entries_for(entries, sub_code, message)
                if len(found) == 1:
                    table[row.status, sub_code, normal(message)] = found[0]
    return table


_DIRECT: Final = compiled(service_rows.DIRECT_TRANSFER, DIRECT_TRANSFER)

ROWS: Final[Mapping[Operation, Mapping[Key, Meaning]]] = {
    Operation.DIRECT_TRANSFER: _DIRECT,
    Operation.DIRECT_TRANSFER_V1_2: _DIRECT
    | compiled(service_rows.DIRECT_TRANSFER_V1_2_ONLY, DIRECT_TRANSFER_V1_2_ONLY),
    Operation.LOAN: compiled(service_rows.LOAN, LOAN),
    Operation.INTERNAL_TRANSFER: compiled(service_rows.INTERNAL_TRANSFER, INTERNAL_TRANSFER),
    Operation.BENEFICIARY_HISTORY: compiled(service_rows.BENEFICIARY_HISTORY, BENEFICIARY_HISTORY),
}
"""The dictionary by operation, for answers word for word as SPEC.md has them."""
