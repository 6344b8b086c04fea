"""Expected messages of the rows of the payout errors in docs/service.md: outcome, step, and phrases.

One line per row, in their order: a letter (as in tests/rows/expected.py), the next step, and a phrase of title or text;
after ">", a phrase of the next step. The second form of a row is below it.
"""

from __future__ import annotations

from typing import Final

from paydesk.domain.payout.outcome import Operation

DIRECT: Final = """
D nothing | The money is sent > Nothing is left to do
S wait_and_ask_status | next working day > Wait for that day, and do not send it again
P wait_and_ask_status | other bank has to confirm > Wait, and do not send it again
P wait_and_ask_status | at the bank > Wait, and do not send it again
P wait_and_ask_status | being worked on > Wait, and do not send it again
F try_again | bank did not do it > fill in a new one
F try_again | pass of this counter has run out > fetches a new pass
N allow_this_ip | not on the allow-list > allow-list
N ask_the_service | not part of the shop's contract > support to allow it
N change_mode | way of paying is not enabled > another way of paying
N ask_the_service | beneficiary may not be paid > why they may not be paid
X fix_field | does not know this beneficiary > right, then send it
? ask_status | has this number already > Do not send it again. Ask for its status
F try_again | pass of this counter has run out > fetches a new pass
X fix_field | “Details of the beneficiary” is needed > right, then send it
X fix_field | “Amount” is needed > right, then send it
X fix_field | “Number of the transfer” is needed > begin a new one
X fix_field | “Mark of the transfer” is not accepted > begin a new one
X fix_field | “Mode” is not accepted > right, then send it
N change_mode | way of paying is not enabled > another way of paying
N pay_less_or_later | The account's limit > Send less
N pay_less_or_later | This beneficiary's limit > Send less
F add_money | not enough money in the account > Add money
F wait_30_minutes | beneficiary is too new > Wait until 15:12
X fix_field | no less than ₹100 > “Amount”
X fix_field | no more than ₹100000 > “Amount”
X fix_field | no such bank account > “IFSC”
X fix_field | no such bank account > “Account number”
F try_again | wallet did not take it > keeps its number
X fix_field | has no bank account there > “Account number”
X fix_field | “Number of the transfer” is not accepted > begin a new one
X fix_field | does not say which > right, then send it
X fix_field | “Remarks” is not accepted > right, then send it
X fix_field | “Amount” is not accepted > right, then send it
X fix_field | has no UPI address there > “UPI address”
? ask_status | bank has not answered > Do not send it again. Ask for its status
"""

DIRECT_V1_2: Final = """
X fix_field | Which account should pay? > Choose in “From”
X fix_field | fund source cannot be used > right, then send it
X fix_field | fund source cannot be used > right, then send it
"""

LOAN: Final = """
D nothing | The loan is paid out > Nothing is left to do
P wait_and_ask_status | at the bank > Wait, and do not send it again
X fix_field | “Beneficiary id” is needed > right, then send it
X fix_field | charges are more than the loan > Lower the charges
F add_money | not enough money in the account > Add money
N ask_the_service | has not enabled this > support form
F try_again | pass of this counter has run out > fetches a new pass
X fix_field | amount is too small > “Amount”
X fix_field | no such bank account > “Account number”
"""

INTERNAL: Final = """
D nothing | The money has been moved > Nothing is left to do
X fix_field | “Recharge account” is needed > right, then send it
X fix_field | fund source cannot be used > right, then send it
"""

HISTORY: Final = """
D nothing | The list is here > Nothing is left to do
F try_again | pass of this counter has run out > fetches a new pass
N ask_the_service | has not enabled this > support form
N check_settings | address of the service is wrong > Settings, Money out and locks
X fix_field | “Last day” is not accepted > right, then ask again
X fix_field | “Page” is not accepted > begin a new one
X fix_field | does not know this beneficiary > right, then ask again
X fix_field | “First day” is not accepted > right, then ask again
X fix_field | “Last day” is not accepted > right, then ask again
X fix_field | “First day” is not accepted > right, then ask again
X fix_field | “Lines of a page” is not accepted > begin a new one
F try_later | Told to slow down > Wait a minute
? read_again | payment service had a fault > Ask again in a moment
"""

OTHER_FORMS: Final = {
    ("7.2", 5, "520"): "? ask_status | bank has not answered > Do not send it again. Ask for its status",
}
"""Second forms of rows with two subCodes."""

V1_VALIDATE: Final = {
    ("SUCCESS", "200", "vpa details retrieved successfully"): "D nothing | can be paid > Nothing is left to do",
    ("ERROR", "400", "transferId is missing in the request."): "X fix_field | “Number of the transfer” > begin a new",
    ("ERROR", "422", "Invalid transferId passed."): "X fix_field | “Number of the transfer” > begin a new one",
    ("ERROR", "400", "vpa is missing in the request."): "X fix_field | “UPI address” > right, then ask again",
    (
        "ERROR",
        "400",
        "Exactly one of vpa and phone should be provided in the request.",
    ): "X fix_field | “Phone” is not accepted > right, then ask again",
    ("ERROR", "422", "Invalid vpa passed."): "X fix_field | “UPI address” is not > right, then ask again",
    ("ERROR", "422", "Invalid phone passed."): "X fix_field | “Phone” is not > right, then ask again",
    ("ERROR", "422", "Words that nobody has published"): "X fix_field | “UPI address” > right, then ask again",
}
"""validate v1 and v1.2 by subCode (docs/service.md#validation-and-cashgram-errors); messages of the sandbox."""

CASHGRAM: Final = {
    ("SUCCESS", "200", "Cashgram created"): "D nothing | The payout link is made > Show the link",
    ("ERROR", "409", "cashgramId already exists"): "? ask_status | arrived there > Do not send it again. Ask for",
    (
        "ERROR",
        "422",
        "Expiry_date_invalid",
    ): "X fix_field | “Last day of the payout link” is not > right, then send it",
    ("ERROR", "422", "notifyCustomer_invalid"): "X fix_field | “Tell the customer” is not > right, then send it",
}
"""Creating a cashgram (docs/service.md#validation-and-cashgram-errors)."""

V2: Final = {
    (400, "invalid_request_error", "transfer_id_missing"): "X fix_field | “Number of the transfer” > begin a new one",
    (400, "invalid_request_error", "vpa_missing"): "X fix_field | “UPI address” > right, then ask again",
    (400, "invalid_request_error", "vpa_invalid"): "X fix_field | “UPI address” > right, then ask again",
    (400, "invalid_request_error", "phone_invalid"): "X fix_field | “Phone” > right, then ask again",
    (400, "invalid_request_error", "version_invalid"): "X fix_field | “Version of the service” > in Settings",
    (401, "authentication_error", "authentication_failed"): "N check_keys | keys were refused > Test the keys",
    (403, "invalid_request_error", "apis_not_enabled"): "N ask_the_service | has not enabled this > support form",
    (403, "authentication_error", "ip_validation_failed"): "N allow_this_ip | not on the allow-list > allow-list",
    (403, "", ""): "N ask_the_service | let nobody in > support to allow it",
    (409, "invalid_request_error", "transfer_id_already_exists"): "? read_again | number already > Ask again in a",
    (429, "rate_limit_error", "too_many_requests"): "F try_later | Told to slow down > Wait a minute",
    (500, "api_error", "internal_server_error"): "? read_again | had a fault > asking moves no money",
    (500, "authentication_error", "internal_server_error"): "? read_again | had a fault > asking moves no money",
    (418, "what", "nobody_foresaw"): "? read_again | nobody foresaw > asking moves no money",
}
"""Errors of validate v2 by HTTP status, type and code (docs/service.md#validate-upi-v2)."""

OAUTH: Final = {
    (400, "validation_error", "auth_code_missing"): "X fix_field | “Authorisation code” > agree once more",
    (400, "validation_error", "auth_code_value_invalid"): "X fix_field | “Authorisation code” > agree once more",
    (400, "validation_error", "x-client-id_missing"): "N check_keys | keys were refused > Test the keys",
    (429, "rate_limit_error", "too_many_requests_per_ip"): "F try_later | Told to slow down > Wait a minute",
    (500, "internal_error", "verification_failed"): "? begin_anew | code may be used up > begin anew",
}
"""Errors by HTTP status, type and code (docs/service.md#exchange-an-authorisation-code)."""

ROWS: Final = {
    "7.2": (DIRECT, (Operation.DIRECT_TRANSFER, Operation.DIRECT_TRANSFER_V1_2)),
    "7.3": (DIRECT_V1_2, (Operation.DIRECT_TRANSFER_V1_2,)),
    "7.4": (LOAN, (Operation.LOAN,)),
    "7.5": (INTERNAL, (Operation.INTERNAL_TRANSFER,)),
    "7.6": (HISTORY, (Operation.BENEFICIARY_HISTORY,)),
}
