"""Expected outcomes of the rows of the payout errors in docs/service.md.

One line per row, in their order: a letter (as in tests/rows/expected.py), the next step, the reason, and the field that
it names, if any. The second form of a row is below it.
"""

from __future__ import annotations

from typing import Final

from paydesk.domain.payout.outcome import Operation

DIRECT: Final = """
D nothing | done
S wait_and_ask_status | next_working_day
P wait_and_ask_status | beneficiary_bank_confirms
P wait_and_ask_status | at_the_bank
P wait_and_ask_status | received
F try_again | bank_failed
F try_again | token_refused
N allow_this_ip | ip_not_allowed
N ask_the_service | feature_not_available
N change_mode | mode_not_available transferMode
N ask_the_service | beneficiary_not_allowed beneDetails
X fix_field | beneficiary_unknown beneDetails
? ask_status | id_exists
F try_again | token_refused
X fix_field | field_missing beneDetails
X fix_field | field_missing amount
X fix_field | field_missing transferId
X fix_field | field_invalid tag
X fix_field | field_invalid transferMode
N change_mode | mode_not_available transferMode
N pay_less_or_later | account_limit amount
N pay_less_or_later | beneficiary_limit amount
F add_money | too_little_balance
F wait_30_minutes | wait_30_minutes
X fix_field | amount_too_small amount
X fix_field | amount_too_large amount
X fix_field | wrong_account ifsc
X fix_field | wrong_account bankAccount
F try_again | wallet_failed
X fix_field | no_account bankAccount
X fix_field | field_invalid transferId
X fix_field | field_invalid beneDetails
X fix_field | field_invalid remarks
X fix_field | field_invalid amount
X fix_field | no_vpa vpa
? ask_status | bank_silent
"""

DIRECT_V1_2: Final = """
X fix_field | choose_fund_source paymentInstrumentId
X fix_field | wrong_fund_source paymentInstrumentId
X fix_field | wrong_fund_source paymentInstrumentId
"""

LOAN: Final = """
D nothing | done
P wait_and_ask_status | at_the_bank
X fix_field | field_missing beneId
X fix_field | charges_too_large serviceCharges
F add_money | too_little_balance
N ask_the_service | apis_not_enabled
F try_again | token_refused
X fix_field | amount_too_small amount
X fix_field | wrong_account bankAccount
"""

INTERNAL: Final = """
D nothing | done
X fix_field | field_missing rechargeAccount
X fix_field | wrong_fund_source paymentInstrumentId
"""

HISTORY: Final = """
D nothing | done
F try_again | token_refused
N ask_the_service | apis_not_enabled
N check_settings | wrong_url
X fix_field | field_invalid endDate
X fix_field | field_invalid page
X fix_field | beneficiary_unknown beneId
X fix_field | field_invalid startDate
X fix_field | field_invalid endDate
X fix_field | field_invalid startDate
X fix_field | field_invalid perPage
F try_later | slow_down
? read_again | service_fault
"""

OTHER_FORMS: Final = {
    ("7.2", 5, "520"): "? ask_status | bank_silent",
}
"""Second forms of rows with two subCodes."""

V1_VALIDATE: Final = {
    ("SUCCESS", "200", "vpa details retrieved successfully"): "D nothing | done",
    ("ERROR", "400", "transferId is missing in the request."): "X fix_field | field_missing transferId",
    ("ERROR", "422", "Invalid transferId passed."): "X fix_field | field_invalid transferId",
    ("ERROR", "400", "vpa is missing in the request."): "X fix_field | field_invalid vpa",
    (
        "ERROR",
        "400",
        "Exactly one of vpa and phone should be provided in the request.",
    ): "X fix_field | field_invalid phone",
    ("ERROR", "422", "Invalid vpa passed."): "X fix_field | field_invalid vpa",
    ("ERROR", "422", "Invalid phone passed."): "X fix_field | field_invalid phone",
    ("ERROR", "422", "Words that nobody has published"): "X fix_field | field_invalid vpa",
}
"""validate v1 and v1.2 by subCode (docs/service.md#validation-and-cashgram-errors); messages of the sandbox."""

CASHGRAM: Final = {
    ("SUCCESS", "200", "Cashgram created"): "D nothing | done",
    ("ERROR", "409", "cashgramId already exists"): "? ask_status | id_exists",
    (
        "ERROR",
        "422",
        "Expiry_date_invalid",
    ): "X fix_field | field_invalid linkExpiry",
    ("ERROR", "422", "notifyCustomer_invalid"): "X fix_field | field_invalid notifyCustomer",
}
"""Creating a cashgram (docs/service.md#validation-and-cashgram-errors)."""

V2: Final = {
    (400, "invalid_request_error", "transfer_id_missing"): "X fix_field | field_invalid transferId",
    (400, "invalid_request_error", "vpa_missing"): "X fix_field | field_invalid vpa",
    (400, "invalid_request_error", "vpa_invalid"): "X fix_field | field_invalid vpa",
    (400, "invalid_request_error", "phone_invalid"): "X fix_field | field_invalid phone",
    (400, "invalid_request_error", "version_invalid"): "X fix_field | field_invalid api_version",
    (401, "authentication_error", "authentication_failed"): "N check_keys | keys_refused",
    (403, "invalid_request_error", "apis_not_enabled"): "N ask_the_service | apis_not_enabled",
    (403, "authentication_error", "ip_validation_failed"): "N allow_this_ip | ip_not_allowed",
    (403, "", ""): "N ask_the_service | access_refused",
    (409, "invalid_request_error", "transfer_id_already_exists"): "? read_again | id_exists",
    (429, "rate_limit_error", "too_many_requests"): "F try_later | slow_down",
    (500, "api_error", "internal_server_error"): "? read_again | service_fault",
    (500, "authentication_error", "internal_server_error"): "? read_again | service_fault",
    (418, "what", "nobody_foresaw"): "? read_again | unforeseen",
}
"""Errors of validate v2 by HTTP status, type and code (docs/service.md#validate-upi-v2)."""

OAUTH: Final = {
    (400, "validation_error", "auth_code_missing"): "X fix_field | field_invalid auth_code",
    (400, "validation_error", "auth_code_value_invalid"): "X fix_field | field_invalid auth_code",
    (400, "validation_error", "x-client-id_missing"): "N check_keys | keys_refused",
    (429, "rate_limit_error", "too_many_requests_per_ip"): "F try_later | slow_down",
    (500, "internal_error", "verification_failed"): "? begin_anew | service_fault",
}
"""Errors by HTTP status, type and code (docs/service.md#exchange-an-authorisation-code)."""

ROWS: Final = {
    "7.2": (DIRECT, (Operation.DIRECT_TRANSFER, Operation.DIRECT_TRANSFER_V1_2)),
    "7.3": (DIRECT_V1_2, (Operation.DIRECT_TRANSFER_V1_2,)),
    "7.4": (LOAN, (Operation.LOAN,)),
    "7.5": (INTERNAL, (Operation.INTERNAL_TRANSFER,)),
    "7.6": (HISTORY, (Operation.BENEFICIARY_HISTORY,)),
}
