"""The rows of SPEC.md part 7 as data: what the service is known to answer. Facts only; what they mean is `outcomes`.

The sandbox answers with them and the tests count them, so that no row is forgotten by either side.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Row:
    """A payout answer: `sub_codes` and `messages` hold more than one word where SPEC.md gives more than one form."""

    sub_codes: tuple[str, ...]
    status: str
    messages: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class GatewayRow:
    """A gateway error body (SPEC.md 7.1)."""

    type: str
    code: str
    message: str


DIRECT_TRANSFER: Final = (
    Row(("200",), "SUCCESS", ("Transfer completed successfully.",)),
    Row(("201",), "SUCCESS", ("Transfer Scheduled for next working day.",)),
    Row(("201",), "PENDING", ("Awaiting confirmation from beneficiary bank.",)),
    Row(("201",), "PENDING", ("Transfer request pending at the bank.",)),
    Row(("202",), "PENDING", ("Request received. Please check status after some time.",)),
    Row(("400", "520"), "ERROR", ("Transfer attempt failed at the bank.",)),
    Row(("403",), "ERROR", ("Token is not valid",)),
    Row(("403",), "ERROR", ("IP not whitelisted",)),
    Row(("403",), "ERROR", ("This feature is not available for your account.",)),
    Row(("403",), "ERROR", ("Transfer mode is not available for your account.",)),
    Row(("403",), "ERROR", ("Transfer to this beneficiary not allowed.",)),
    Row(("404",), "ERROR", ("Beneficiary does not exist.",)),
    Row(("409",), "ERROR", ("Transfer Id already exists.",)),
    Row(("412",), "ERROR", ("Token missing in the request.",)),
    Row(("412",), "ERROR", ("BeneId missing in the request.",)),
    Row(("412",), "ERROR", ("Amount missing in the request.",)),
    Row(("412",), "ERROR", ("TransferId missing in the request.",)),
    Row(("412",), "ERROR", ("Invalid Tag passed in the request.",)),
    Row(("412",), "ERROR", ("Invalid transfer mode passed in the request.",)),
    Row(("412",), "ERROR", ("Transfer mode not enabled for the account.",)),
    Row(("412",), "ERROR", ("Transfer limit for your account exceeded.",)),
    Row(("412",), "ERROR", ("Transfer limit for beneficiary exceeded.",)),
    Row(("412",), "ERROR", ("Not enough available balance in the account.",)),
    Row(("412",), "ERROR", ("Please wait 30 minutes after adding the beneficiary.",)),
    Row(("412",), "ERROR", ("Transfer amount is less than minimum amount of Rs. 100.",)),
    Row(("412",), "ERROR", ("Transfer amount is greater than the maximum amount of Rs.100000.",)),
    Row(("422",), "ERROR", ("Invalid IFSC code provided for bank account.",)),
    Row(("422",), "ERROR", ("Invalid bank account number or IFSC provided.",)),
    Row(("422",), "ERROR", ("Transfer request to paytm wallet failed.",)),
    Row(("422",), "ERROR", ("No Bank account or IFSC associated with the beneficiary.",)),
    Row(("422",), "ERROR", ("Invalid transferId passed.",)),
    Row(("422",), "ERROR", ("Beneficiary details not valid.",)),
    Row(("422",), "ERROR", ("Remarks can have only numbers, alphabets and whitespaces.",)),
    Row(("422",), "ERROR", ("Invalid amount passed.",)),
    Row(("422",), "ERROR", ("No Payee Virtual Address associated with the beneficiary.",)),
    Row(("520",), "ERROR", ("Transfer request triggered. No response from bank.",)),
)
"""SPEC.md 7.2."""

DIRECT_TRANSFER_V1_2_ONLY: Final = (
    Row(("400",), "ERROR", ("Multiple PaymentInstruments available for this payment mode.",)),
    Row(("400",), "ERROR", ("Specified paymentInstrumentId not valid for this payment mode.",)),
    Row(("400",), "ERROR", ("Specified paymentInstrumentId not available.",)),
)
"""SPEC.md 7.3: these come beside the rows of 7.2."""

LOAN: Final = (
    Row(("200",), "SUCCESS", ("Transfer completed successfully",)),
    Row(("201",), "PENDING", ("Transfer request pending at the bank",)),
    Row(("400",), "ERROR", ("beneId is missing in the request",)),
    Row(("400",), "ERROR", ("Total service charge is greater than disbursal amount",)),
    Row(("400",), "ERROR", ("Insufficient balance in LENDER fundsource",)),
    Row(("403",), "ERROR", ("APIs not enabled. Please fill out the Support Form",)),
    Row(("422",), "ERROR", ("Please provide valid token details",)),
    Row(("422",), "ERROR", ("amount should be at least 1.0",)),
    Row(("422",), "ERROR", ("Invalid bank account number or ifsc provided",)),
)
"""SPEC.md 7.4."""

_EITHER_ACCOUNT: Final = (
    "Either one of rechargeAccount or (toPaymentInstrumentId and paymentInstrumentId) should be provided in the request"
)

INTERNAL_TRANSFER: Final = (
    Row(("200",), "SUCCESS", ("Internal Fund Transfer",)),
    Row(
        ("422",),
        "ERROR",
        (_EITHER_ACCOUNT,),
    ),
    Row(("422",), "ERROR", ("Specified paymentInstrumentId not available.",)),
)
"""SPEC.md 7.5. The message of the first ends in these words; reference and remarks stand before them."""

BENEFICIARY_HISTORY: Final = (
    Row(("200",), "SUCCESS", ("Data retrieved successfully.",)),
    Row(("403",), "ERROR", ("Token is invalid.",)),
    Row(("403",), "ERROR", ("APIs not enabled. Please fill out the Support Form",)),
    Row(("405",), "ERROR", ("Invalid request URL or HTTP method.",)),
    Row(("422",), "ERROR", ("Requested date range is invalid.",)),
    Row(("422",), "ERROR", ("Page value should be minimum 1.",)),
    Row(("422",), "ERROR", ("Please provide a valid Beneficiary Id.", "Please provide a valid beneId")),
    Row(("422",), "ERROR", ("startDate should be of format yyyy-mm-dd",)),
    Row(("422",), "ERROR", ("endDate should be of format yyyy-mm-dd",)),
    Row(("422",), "ERROR", ("startDate should be less than or equal to EndDate",)),
    Row(("422",), "ERROR", ("perPage should be at max 25",)),
    Row(("429",), "ERROR", ("Too many requests.",)),
    Row(("520",), "ERROR", ("Unknown error occurred.",)),
)
"""SPEC.md 7.6."""

GATEWAY: Final = (
    GatewayRow("invalid_request_error", "request_failed", "bad URL, please check API documentation"),
    GatewayRow("authentication_error", "request_failed", "authentication Failed"),
    GatewayRow("invalid_request_error", "somethind_not_found", "something is not found"),
    GatewayRow("invalid_request_error", "order_already_exists", "order with same id is already present"),
    GatewayRow("idempotency_error", "request_invalid", "something is not found"),
    GatewayRow("rate_limit_error", "request_failed", "Too many requests from IP. Check headers"),
    GatewayRow("api_error", "internal_error", "internal Server Error"),
)
"""SPEC.md 7.1, spelled as there; the HTTP status of each is in SERVICE-FACTS.md 2.8."""
