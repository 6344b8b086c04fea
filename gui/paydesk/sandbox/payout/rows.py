"""The rows of SPEC.md 7.2 to 7.6 by name: each form of each row once, found in `payout.service_rows` by its words."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from paydesk.domain.payout import service_rows
from paydesk.domain.payout.service_rows import Row

DIRECT: Final = "direct_transfer"
DIRECT_V1_2: Final = "direct_transfer_v1_2"
LOAN: Final = "loan"
INTERNAL: Final = "internal_transfer"
HISTORY: Final = "history"


@dataclass(frozen=True, slots=True)
class PayoutRow:
    """One form of one row: what the service says. `area` is the table of SPEC.md part 7, `name` our own word for it.

    What the service says beside those tables has no area and no name. `http` is the HTTP status where it is not the
    subCode.
    """

    area: str
    name: str
    sub_code: str
    status: str
    message: str
    http: int | None = None


def error(sub_code: str, message: str, *, status: str = "ERROR", http: int | None = None) -> PayoutRow:
    """An error that SPEC.md part 7 has no row for."""
    return PayoutRow("", "", sub_code, status, message, http)


# name -> words that only this row has; "520:" before them where a row has two subCodes
_DIRECT: Final = {
    "completed": "completed successfully",
    "scheduled": "Scheduled for next working day",
    "awaiting_bank": "Awaiting confirmation",
    "pending_at_bank": "pending at the bank",
    "received": "Request received",
    "bank_failed": "400:attempt failed",
    "bank_failed_520": "520:attempt failed",
    "token_not_valid": "Token is not valid",
    "ip_not_allowed": "IP not whitelisted",
    "feature_not_available": "This feature",
    "mode_not_available": "mode is not available",
    "beneficiary_not_allowed": "to this beneficiary not allowed",
    "beneficiary_unknown": "Beneficiary does not exist",
    "id_exists": "already exists",
    "token_missing": "Token missing",
    "bene_id_missing": "BeneId missing",
    "amount_missing": "Amount missing",
    "transfer_id_missing": "TransferId missing",
    "invalid_tag": "Invalid Tag",
    "invalid_mode": "Invalid transfer mode",
    "mode_not_enabled": "mode not enabled",
    "account_limit": "limit for your account",
    "beneficiary_limit": "limit for beneficiary",
    "not_enough_balance": "Not enough",
    "wait_30_minutes": "wait 30 minutes",
    "below_minimum": "less than minimum",
    "above_maximum": "greater than the maximum",
    "invalid_ifsc": "Invalid IFSC",
    "invalid_account": "Invalid bank account",
    "paytm_failed": "paytm wallet failed",
    "no_account": "No Bank account",
    "invalid_transfer_id": "Invalid transferId",
    "invalid_details": "details not valid",
    "invalid_remarks": "Remarks can have only",
    "invalid_amount": "Invalid amount",
    "no_vpa": "No Payee Virtual Address",
    "no_response": "No response from bank",
}
_DIRECT_V1_2: Final = {
    "many_instruments": "Multiple PaymentInstruments",
    "instrument_wrong_mode": "not valid for this payment mode",
    "instrument_unknown": "paymentInstrumentId not available",
}
_LOAN: Final = {
    "completed": "completed successfully",
    "pending_at_bank": "pending at the bank",
    "bene_id_missing": "beneId is missing",
    "charges_too_large": "service charge is greater",
    "not_enough_balance": "Insufficient balance",
    "apis_not_enabled": "APIs not enabled",
    "token_not_valid": "valid token details",
    "amount_too_small": "at least 1.0",
    "invalid_account": "Invalid bank account",
}
_INTERNAL: Final = {
    "completed": "Internal Fund Transfer",
    "either_or": "Either one of",
    "instrument_unknown": "not available",
}
_HISTORY: Final = {
    "completed": "Data retrieved",
    "token_not_valid": "Token is invalid",
    "apis_not_enabled": "APIs not enabled",
    "wrong_method": "HTTP method",
    "invalid_range": "date range",
    "invalid_page": "Page value",
    "bene_id_invalid": "valid Beneficiary Id",
    "bene_id_unknown": "valid beneId",
    "start_format": "startDate should be of format",
    "end_format": "endDate should be of format",
    "start_after_end": "startDate should be less",
    "per_page": "perPage",
    "too_many_requests": "Too many requests",
    "unknown_error": "Unknown error",
}


def _forms(rows: Iterable[Row]) -> list[tuple[str, str, str]]:
    return [(code, row.status, words) for row in rows for code in row.sub_codes for words in row.messages]


def _named(area: str, rows: tuple[Row, ...], words: dict[str, str]) -> dict[str, PayoutRow]:
    """Every form of every row under its name. Raises ValueError when words fit none or several, or a form is left."""
    left = _forms(rows)
    found: dict[str, PayoutRow] = {}
    for name, fragment in words.items():
        code, _, said = fragment.rpartition(":")
        fits = [each for each in left if said in each[2] and each[0].startswith(code)]
        if len(fits) != 1:
            raise ValueError(f"{area}/{name}: {len(fits)} rows fit")
        left.remove(fits[0])
        found[name] = PayoutRow(area, name, *fits[0])
    if left:
        raise ValueError(f"{area}: rows without a name: {left}")
    return found


ROWS: Final[dict[str, dict[str, PayoutRow]]] = {
    DIRECT: _named(DIRECT, service_rows.DIRECT_TRANSFER, _DIRECT),
    DIRECT_V1_2: _named(DIRECT_V1_2, service_rows.DIRECT_TRANSFER_V1_2_ONLY, _DIRECT_V1_2),
    LOAN: _named(LOAN, service_rows.LOAN, _LOAN),
    INTERNAL: _named(INTERNAL, service_rows.INTERNAL_TRANSFER, _INTERNAL),
    HISTORY: _named(HISTORY, service_rows.BENEFICIARY_HISTORY, _HISTORY),
}
"""Area -> name -> what is said."""
