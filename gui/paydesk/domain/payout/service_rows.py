"""The documented answers of the payout side as data, and what each means for the money (docs/service.md#payout-errors).

The sandbox answers with them, `classify` reads them, and the tests count them, so that no side forgets one.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import product
from typing import Final, TypeAlias

from paydesk.domain.payout.outcome import Operation, Outcome, Reason, RowMeaning, normalize_message

Key: TypeAlias = tuple[str, str, str]
"""Status, subCode and normalized message."""


@dataclass(frozen=True, slots=True)
class ServiceRow:
    """A documented answer; several `sub_codes` or `messages` if the documentation gives several forms."""

    names: tuple[str, ...]
    """Our name of each form, in the order of `forms`."""
    sub_codes: tuple[str, ...]
    status: str
    messages: tuple[str, ...]
    meanings: tuple[RowMeaning, ...]
    """The meaning for each subCode."""

    @property
    def forms(self) -> dict[str, tuple[str, str]]:
        """The subCode and message of each form, by its name."""
        return dict(zip(self.names, product(self.sub_codes, self.messages), strict=True))


DONE: Final = RowMeaning(Outcome.DONE, Reason.DONE)
TOKEN_REFUSED: Final = RowMeaning(Outcome.FAILED, Reason.TOKEN_REFUSED)
APIS_NOT_ENABLED: Final = RowMeaning(Outcome.NOT_ALLOWED, Reason.APIS_NOT_ENABLED)
ID_EXISTS: Final = RowMeaning(Outcome.UNKNOWN, Reason.ID_EXISTS)
"""After a send of our own, the first one arrived; only its status tells the outcome."""


def fix_field(field: str, reason: Reason = Reason.FIELD_INVALID) -> RowMeaning:
    """Return the meaning "correct the field of this name before another attempt"."""
    return RowMeaning(Outcome.FIX_FIELD, reason, field)


def _failed(reason: Reason) -> RowMeaning:
    return RowMeaning(Outcome.FAILED, reason)


def _not_allowed(reason: Reason, field: str = "") -> RowMeaning:
    return RowMeaning(Outcome.NOT_ALLOWED, reason, field)


def _row(name: str, sub_code: str, message: str, meaning: RowMeaning, status: str = "ERROR") -> ServiceRow:
    return ServiceRow((name,), (sub_code,), status, (message,), (meaning,))


def _pending(name: str, sub_code: str, message: str, reason: Reason) -> ServiceRow:
    return _row(name, sub_code, message, RowMeaning(Outcome.PENDING, reason), "PENDING")


DIRECT_TRANSFER: Final = (
    _row("completed", "200", "Transfer completed successfully.", DONE, "SUCCESS"),
    _row("scheduled", "201", "Transfer Scheduled for next working day.",
        RowMeaning(Outcome.SCHEDULED, Reason.NEXT_WORKING_DAY), "SUCCESS"),
    _pending("awaiting_bank", "201", "Awaiting confirmation from beneficiary bank.", Reason.BENEFICIARY_BANK_CONFIRMS),
    _pending("pending_at_bank", "201", "Transfer request pending at the bank.", Reason.AT_THE_BANK),
    _pending("received", "202", "Request received. Please check status after some time.", Reason.RECEIVED),
    ServiceRow(("bank_failed", "bank_failed_520"), ("400", "520"), "ERROR", ("Transfer attempt failed at the bank.",),
        (_failed(Reason.BANK_FAILED), RowMeaning(Outcome.UNKNOWN, Reason.BANK_SILENT))),
    _row("token_not_valid", "403", "Token is not valid", TOKEN_REFUSED),
    _row("ip_not_allowed", "403", "IP not whitelisted", _not_allowed(Reason.IP_NOT_ALLOWED)),
    _row("feature_not_available", "403", "This feature is not available for your account.",
        _not_allowed(Reason.FEATURE_NOT_AVAILABLE)),
    _row("mode_not_available", "403", "Transfer mode is not available for your account.",
        _not_allowed(Reason.MODE_NOT_AVAILABLE, "transferMode")),
    _row("beneficiary_not_allowed", "403", "Transfer to this beneficiary not allowed.",
        _not_allowed(Reason.BENEFICIARY_NOT_ALLOWED, "beneDetails")),
    _row("beneficiary_unknown", "404", "Beneficiary does not exist.",
        fix_field("beneDetails", Reason.BENEFICIARY_UNKNOWN)),
    _row("id_exists", "409", "Transfer Id already exists.", ID_EXISTS),
    _row("token_missing", "412", "Token missing in the request.", TOKEN_REFUSED),
    _row("bene_id_missing", "412", "BeneId missing in the request.", fix_field("beneDetails", Reason.FIELD_MISSING)),
    _row("amount_missing", "412", "Amount missing in the request.", fix_field("amount", Reason.FIELD_MISSING)),
    _row("transfer_id_missing", "412", "TransferId missing in the request.",
        fix_field("transferId", Reason.FIELD_MISSING)),
    _row("invalid_tag", "412", "Invalid Tag passed in the request.", fix_field("tag")),
    _row("invalid_mode", "412", "Invalid transfer mode passed in the request.", fix_field("transferMode")),
    _row("mode_not_enabled", "412", "Transfer mode not enabled for the account.",
        _not_allowed(Reason.MODE_NOT_AVAILABLE, "transferMode")),
    _row("account_limit", "412", "Transfer limit for your account exceeded.",
        _not_allowed(Reason.ACCOUNT_LIMIT, "amount")),
    _row("beneficiary_limit", "412", "Transfer limit for beneficiary exceeded.",
        _not_allowed(Reason.BENEFICIARY_LIMIT, "amount")),
    _row("not_enough_balance", "412", "Not enough available balance in the account.",
        _failed(Reason.TOO_LITTLE_BALANCE)),
    _row("wait_30_minutes", "412", "Please wait 30 minutes after adding the beneficiary.",
        _failed(Reason.WAIT_30_MINUTES)),
    _row("below_minimum", "412", "Transfer amount is less than minimum amount of Rs. 100.",
        fix_field("amount", Reason.AMOUNT_TOO_SMALL)),
    _row("above_maximum", "412", "Transfer amount is greater than the maximum amount of Rs.100000.",
        fix_field("amount", Reason.AMOUNT_TOO_LARGE)),
    _row("invalid_ifsc", "422", "Invalid IFSC code provided for bank account.",
        fix_field("ifsc", Reason.WRONG_ACCOUNT)),
    _row("invalid_account", "422", "Invalid bank account number or IFSC provided.",
        fix_field("bankAccount", Reason.WRONG_ACCOUNT)),
    _row("paytm_failed", "422", "Transfer request to paytm wallet failed.", _failed(Reason.WALLET_FAILED)),
    _row("no_account", "422", "No Bank account or IFSC associated with the beneficiary.",
        fix_field("bankAccount", Reason.NO_ACCOUNT)),
    _row("invalid_transfer_id", "422", "Invalid transferId passed.", fix_field("transferId")),
    _row("invalid_details", "422", "Beneficiary details not valid.", fix_field("beneDetails")),
    _row("invalid_remarks", "422", "Remarks can have only numbers, alphabets and whitespaces.", fix_field("remarks")),
    _row("invalid_amount", "422", "Invalid amount passed.", fix_field("amount")),
    _row("no_vpa", "422", "No Payee Virtual Address associated with the beneficiary.", fix_field("vpa", Reason.NO_VPA)),
    _row("no_response", "520", "Transfer request triggered. No response from bank.",
        RowMeaning(Outcome.UNKNOWN, Reason.BANK_SILENT)),
)  # fmt: skip
"""docs/service.md#direct-transfer-errors. The double row has two meanings: 400 that the bank failed, 520 unknown."""

DIRECT_TRANSFER_V1_2_ONLY: Final = (
    _row("many_instruments", "400", "Multiple PaymentInstruments available for this payment mode.",
        fix_field("paymentInstrumentId", Reason.CHOOSE_FUND_SOURCE)),
    _row("instrument_wrong_mode", "400", "Specified paymentInstrumentId not valid for this payment mode.",
        fix_field("paymentInstrumentId", Reason.WRONG_FUND_SOURCE)),
    _row("instrument_unknown", "400", "Specified paymentInstrumentId not available.",
        fix_field("paymentInstrumentId", Reason.WRONG_FUND_SOURCE)),
)  # fmt: skip
"""docs/service.md#direct-transfer-errors: these add to the rows of DIRECT_TRANSFER."""

LOAN: Final = (
    _row("completed", "200", "Transfer completed successfully", DONE, "SUCCESS"),
    _pending("pending_at_bank", "201", "Transfer request pending at the bank", Reason.AT_THE_BANK),
    _row("bene_id_missing", "400", "beneId is missing in the request", fix_field("beneId", Reason.FIELD_MISSING)),
    _row("charges_too_large", "400", "Total service charge is greater than disbursal amount",
        fix_field("serviceCharges", Reason.CHARGES_TOO_LARGE)),
    _row("not_enough_balance", "400", "Insufficient balance in LENDER fundsource", _failed(Reason.TOO_LITTLE_BALANCE)),
    _row("apis_not_enabled", "403", "APIs not enabled. Please fill out the Support Form", APIS_NOT_ENABLED),
    _row("token_not_valid", "422", "Please provide valid token details", TOKEN_REFUSED),
    _row("amount_too_small", "422", "amount should be at least 1.0", fix_field("amount", Reason.AMOUNT_TOO_SMALL)),
    _row("invalid_account", "422", "Invalid bank account number or ifsc provided",
        fix_field("bankAccount", Reason.WRONG_ACCOUNT)),
)  # fmt: skip
"""docs/service.md#loan-errors."""

_EITHER_ACCOUNT: Final = (
    "Either one of rechargeAccount or (toPaymentInstrumentId and paymentInstrumentId) should be provided in the request"
)
INTERNAL_TRANSFER: Final = (
    _row("completed", "200", "Internal Fund Transfer", DONE, "SUCCESS"),
    _row("either_or", "422", _EITHER_ACCOUNT, fix_field("rechargeAccount", Reason.FIELD_MISSING)),
    _row("instrument_unknown", "422", "Specified paymentInstrumentId not available.",
        fix_field("paymentInstrumentId", Reason.WRONG_FUND_SOURCE)),
)  # fmt: skip
"""docs/service.md#internal-transfer-errors. The first message ends so, after reference and remarks."""

BENEFICIARY_HISTORY: Final = (
    _row("completed", "200", "Data retrieved successfully.", DONE, "SUCCESS"),
    _row("token_not_valid", "403", "Token is invalid.", TOKEN_REFUSED),
    _row("apis_not_enabled", "403", "APIs not enabled. Please fill out the Support Form", APIS_NOT_ENABLED),
    _row("wrong_method", "405", "Invalid request URL or HTTP method.", _not_allowed(Reason.WRONG_URL)),
    _row("invalid_range", "422", "Requested date range is invalid.", fix_field("endDate")),
    _row("invalid_page", "422", "Page value should be minimum 1.", fix_field("page")),
    ServiceRow(("bene_id_invalid", "bene_id_unknown"), ("422",), "ERROR",
        ("Please provide a valid Beneficiary Id.", "Please provide a valid beneId"),
        (fix_field("beneId", Reason.BENEFICIARY_UNKNOWN),)),
    _row("start_format", "422", "startDate should be of format yyyy-mm-dd", fix_field("startDate")),
    _row("end_format", "422", "endDate should be of format yyyy-mm-dd", fix_field("endDate")),
    _row("start_after_end", "422", "startDate should be less than or equal to EndDate", fix_field("startDate")),
    _row("per_page", "422", "perPage should be at max 25", fix_field("perPage")),
    _row("too_many_requests", "429", "Too many requests.", _failed(Reason.SLOW_DOWN)),
    _row("unknown_error", "520", "Unknown error occurred.", RowMeaning(Outcome.UNKNOWN, Reason.SERVICE_FAULT)),
)  # fmt: skip
"""docs/service.md#beneficiary-history-errors. A 520 is UNKNOWN, but a read moves nothing: it is read again."""


def meanings_of(*tables: tuple[ServiceRow, ...]) -> dict[Key, RowMeaning]:
    """Return the meaning of every form of every row."""
    return {
        (row.status, sub_code, normalize_message(message)): meaning
        for rows in tables
        for row in rows
        for sub_code, meaning in zip(row.sub_codes, row.meanings, strict=True)
        for message in row.messages
    }


def _named(name: str, rows: tuple[ServiceRow, ...]) -> tuple[ServiceRow, ...]:
    """Return the row of this name, for another operation that is answered with it."""
    return tuple(row for row in rows if row.names == (name,))


ROWS: Final[Mapping[Operation, Mapping[Key, RowMeaning]]] = {
    Operation.DIRECT_TRANSFER: meanings_of(DIRECT_TRANSFER),
    Operation.DIRECT_TRANSFER_V1_2: meanings_of(DIRECT_TRANSFER, DIRECT_TRANSFER_V1_2_ONLY),
    # a loan is a transfer, too: the rows of DIRECT_TRANSFER apply where LOAN has none
    Operation.LOAN: {**meanings_of(DIRECT_TRANSFER), **meanings_of(LOAN)},
    Operation.INTERNAL_TRANSFER: meanings_of(
        INTERNAL_TRANSFER, _named("not_enough_balance", DIRECT_TRANSFER), _named("amount_too_small", LOAN)
    ),
    Operation.BALANCE: meanings_of(_named("instrument_unknown", INTERNAL_TRANSFER)),
    Operation.BENEFICIARY_HISTORY: meanings_of(BENEFICIARY_HISTORY),
}
"""The meanings by operation, for answers exactly as documented."""
