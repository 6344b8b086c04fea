"""The outcome of an answer of the payout side: one of seven (docs/rules.md#payout-outcomes).

`classify` is a pure function of a `ServiceReply`. It uses the documented errors (`service_rows`), then rows of public
material. An unknown answer is UNKNOWN, never a failure, since a failure would be paid again. Three refinements:

- Contradictions are UNKNOWN: an HTTP 5xx around a refusal with another subCode, an HTTP error around a success, and a
  2xx that is neither 200 nor the subCode. Otherwise the body counts before the HTTP status
  (docs/service.md#payout-errors).
- A refusal of a *repeated* send proves nothing about the first one: "not enough balance" may be its effect. With
  `earlier_unsettled`, an outcome that would be safe to retry is UNKNOWN until the status was read.
- A payout that got no token was never sent: it failed safely, whatever became of the call for the token.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from paydesk.domain.failure import NOT_FROM_SERVICE, Problem
from paydesk.domain.payout.outcome import (
    Classification,
    Operation,
    Outcome,
    Reason,
    RowMeaning,
    ServiceReply,
    classification_of,
    normalize_message,
)
from paydesk.domain.payout.service_rows import APIS_NOT_ENABLED, DONE, ID_EXISTS, ROWS, TOKEN_REFUSED, fix_field

UNFORESEEN: Final = RowMeaning(Outcome.UNKNOWN, Reason.UNFORESEEN)
_KEYS: Final = RowMeaning(Outcome.NOT_ALLOWED, Reason.KEYS_REFUSED)
_IP: Final = RowMeaning(Outcome.NOT_ALLOWED, Reason.IP_NOT_ALLOWED)
_FEATURE: Final = RowMeaning(Outcome.NOT_ALLOWED, Reason.FEATURE_NOT_AVAILABLE)
_RATE_LIMITED: Final = RowMeaning(Outcome.FAILED, Reason.SLOW_DOWN)
_NOT_SENT: Final = RowMeaning(Outcome.FAILED, Reason.NOT_SENT)
_FAULT: Final = RowMeaning(Outcome.UNKNOWN, Reason.SERVICE_FAULT)
_NOT_FOUND: Final = RowMeaning(Outcome.FAILED, Reason.NOT_FOUND)
_LOW_BALANCE: Final = RowMeaning(Outcome.FAILED, Reason.TOO_LITTLE_BALANCE)
_URL: Final = RowMeaning(Outcome.NOT_ALLOWED, Reason.WRONG_URL)

PROBLEM_MEANINGS: Final[Mapping[Problem, RowMeaning]] = {
    Problem.PC_OFFLINE: _NOT_SENT,
    Problem.PROXY: _NOT_SENT,
    Problem.NO_ANSWER: _NOT_SENT,
    Problem.NOT_TRUSTED: _NOT_SENT,
    Problem.TIMED_OUT: RowMeaning(Outcome.UNKNOWN, Reason.TIMED_OUT),
    Problem.LINE_CUT: RowMeaning(Outcome.UNKNOWN, Reason.LINE_CUT),
    Problem.BAD_ANSWER: RowMeaning(Outcome.UNKNOWN, Reason.BAD_ANSWER),
    **dict.fromkeys(NOT_FROM_SERVICE, RowMeaning(Outcome.UNKNOWN, Reason.NOT_THE_SERVICE)),
    Problem.SERVICE_FAULT: _FAULT,
    Problem.SLOW_DOWN: _RATE_LIMITED,
    Problem.KEYS_REFUSED: _KEYS,
    Problem.NO_KEYS: _KEYS,
    Problem.RULES: RowMeaning(Outcome.FIX_FIELD, Reason.FIELD_INVALID),
    Problem.ALREADY_EXISTS: ID_EXISTS,
}
"""Meanings of problems without a usable answer; any other problem is unforeseen."""

_BEARER_ROWS: Final[tuple[tuple[str, str, RowMeaning], ...]] = (
    ("403", r"token is (?:not valid|invalid)", TOKEN_REFUSED),
    ("412", r"token missing in the request", TOKEN_REFUSED),
    ("403", r"ip (?:is )?not whitelisted\b.*", _IP),
    ("403", r"apis? (?:is |are )?not enabled\b.*", APIS_NOT_ENABLED),
    ("403", r"this feature is not available for your account", _FEATURE),
    ("401", r".*", _KEYS),
    ("429", r".*", _RATE_LIMITED),
    ("409", r".*", ID_EXISTS),
    ("400", r".*\balready exists?\b.*", ID_EXISTS),
)
"""Rows of all operations with a bearer token: subCode, pattern of the message, meaning.

See docs/service.md#authentication, #limits, #authorize, #direct-transfer, #payout-limits-and-allow-list.
"""

_PUBLIC_ROWS: Final[Mapping[Operation, tuple[tuple[str, str, RowMeaning], ...]]] = {
    Operation.TRANSFER_STATUS: (("404", r".*", _NOT_FOUND),),
    Operation.CASHGRAM_STATUS: (("404", r".*", _NOT_FOUND),),
    Operation.CASHGRAM_DEACTIVATE: (("404", r".*", _NOT_FOUND),),
    Operation.INTERNAL_TRANSFER: (
        (
            "422",
            r".*not allowed for the selected fund sources.*",
            RowMeaning(Outcome.NOT_ALLOWED, Reason.WRONG_FUND_SOURCE, "toPaymentInstrumentId"),
        ),
        ("404", r"recharge account not found", fix_field("rechargeAccount")),
    ),
}
"""Rows from public material only (docs/service.md#read-a-transfer, #create-a-cashgram, #internal-transfer)."""

_SCANNED_CODES: Final[Mapping[Operation, tuple[frozenset[str], str]]] = {
    Operation.VALIDATE: (frozenset({"400", "422"}), "vpa"),
    Operation.VALIDATE_V1_2: (frozenset({"400", "422"}), "vpa"),
    Operation.CASHGRAM: (frozenset({"422"}), ""),
}
"""Operations whose errors are known by subCode only, and the default field for a message that names none.

Without a default, such a message is unforeseen (docs/service.md#validation-and-cashgram-errors, #create-a-cashgram).
"""

_DETAIL: Final = (
    r"(?:(?:bene ?details\.?)?(?:phone|e-?mail|address1?|name)"
    r"|(?:bene|loan|transfer|cashgram) ?id|transfer ?mode|service ?charges|remarks)"
)
_DETAIL_REFUSED: Final = re.compile(
    rf"(?:{_DETAIL}|amount)(?: number| id)? (?:is )?(?:missing|required|empty|invalid|not valid)(?: in the request)?"
    rf"|(?:please (?:provide|enter|pass) )?(?:an? )?(?:in)?valid (?:beneficiary )?{_DETAIL}(?: number| id)?"
    rf"(?: passed| provided)?(?: in the request)?"
    rf"|{_DETAIL}(?: number| id)? (?:should|must|may have) .*"
)
"""Messages that refuse a field: the service may need more details, or have more rules, than it documents.

Such a request is refused before money moves (docs/service.md#direct-transfer, #internal-transfer, #loan-disbursement).
"""

_FIELDS: Final = (
    *(("loan[_ ]?id", "loanId"), ("bene[_ ]?id", "beneId"), ("service[_ ]?charges", "serviceCharges")),
    *(("transfer[_ ]?mode", "transferMode"), ("transfer[_ ]?id", "transferId"), ("cashgram[_ ]?id", "cashgramId")),
    ("notify_?customer", "notifyCustomer"),
    *(("verification_?id", "verification_id"), ("auth_?code", "auth_code"), ("identifier", "user")),
    *(("link_?expiry|expiry_?date|expiry", "linkExpiry"), ("e-?mail", "email"), ("phone|mobile", "phone")),
    *(("amount", "amount"), ("remarks?", "remarks"), ("payout_?type", "payoutType")),
    *(("vpa|upi|virtual address", "vpa"), ("address", "address1"), ("name", "name")),
)
"""Patterns of a message or code, and the field that they name; the first match counts."""

_V2_FIELDS: Final = {
    "transfer_id": "transferId",
    "transfer_amount": "amount",
    "transfer_mode": "transferMode",
    "transfer_remarks": "remarks",
    "fundsource_id": "paymentInstrumentId",
    "beneficiary_id": "beneId",
    "beneficiary_details": "beneDetails",
    "beneficiary_name": "name",
    "bank_account_number": "bankAccount",
    "bank_ifsc": "ifsc",
    "vpa": "vpa",
    "beneficiary_phone": "phone",
    "beneficiary_email": "email",
    "beneficiary_address": "address1",
    "refund_amount": "amount",
    "refund_note": "refund_note",
}
"""Fields of v2 in its codes, and our names of them (docs/service.md#transfers-v2)."""
_REFUND_OPERATIONS: Final = frozenset({Operation.REFUND, Operation.REFUND_STATUS})
_V2_OPERATIONS: Final = _REFUND_OPERATIONS | {
    Operation.TRANSFER_V2,
    Operation.TRANSFER_STATUS_V2,
    Operation.BENEFICIARY_V2,
}
"""Operations with codes that name a field, as v2 of payouts has them."""
_V2_CODE: Final = re.compile(r"(?:.*\.)?(\w+)_(missing|invalid|length_exceeded|length_short)")
_V2_ROWS: Final[Mapping[tuple[Operation, int, str], RowMeaning]] = {
    (Operation.TRANSFER_V2, 404, "beneficiary_not_found"): fix_field("beneDetails", Reason.BENEFICIARY_UNKNOWN),
    (Operation.TRANSFER_V2, 404, "fundsource_id_not_found"): fix_field("paymentInstrumentId", Reason.WRONG_FUND_SOURCE),
    (Operation.TRANSFER_V2, 422, "beneficiary_not_allowed"): RowMeaning(
        Outcome.NOT_ALLOWED, Reason.BENEFICIARY_NOT_ALLOWED, "beneDetails"
    ),
    (Operation.TRANSFER_STATUS_V2, 404, "transfer_id_not_found"): _NOT_FOUND,
    (Operation.BENEFICIARY_V2, 404, "beneficiary_not_found"): fix_field("beneId", Reason.BENEFICIARY_UNKNOWN),
}
"""Refusals by operation, HTTP status and code (docs/service.md#transfers-v2, #beneficiaries-v2)."""

_GATEWAY_STATUSES: Final = {
    401: _KEYS,
    403: RowMeaning(Outcome.NOT_ALLOWED, Reason.ACCESS_REFUSED),
    409: ID_EXISTS,
    429: _RATE_LIMITED,
}
"""HTTP statuses of an area with header authentication that need no further details."""


def classify(reply: ServiceReply, *, earlier_unsettled: bool = False) -> Classification:
    """Return the classification of an answer or a failed call (docs/rules.md#payout-outcomes). Total: it never raises.

    Args:
        earlier_unsettled: True if the same id was sent before, and that send has no settled end.
    """
    meaning = _meaning_of(reply)
    if reply.operation is Operation.AUTHORIZE and meaning.outcome is Outcome.UNKNOWN:
        meaning = _NOT_SENT
    return classification_of(reply, meaning, earlier_unsettled=earlier_unsettled)


def _meaning_of(reply: ServiceReply) -> RowMeaning:
    if reply.problem is not None:
        return _of_problem(reply, reply.problem)
    if not reply.operation.has_envelope:
        return _from_error_body(reply)
    meaning = _from_envelope(reply)
    if reply.http_status is not None and not _agrees(reply.http_status, reply.sub_code, meaning):
        return _FAULT if reply.http_status >= 500 else UNFORESEEN
    return meaning


def _of_problem(reply: ServiceReply, problem: Problem) -> RowMeaning:
    meaning = PROBLEM_MEANINGS.get(problem, UNFORESEEN)
    if reply.never_left and meaning.outcome is Outcome.UNKNOWN:
        return _NOT_SENT
    return meaning


def _agrees(http_status: int, sub_code: str, meaning: RowMeaning) -> bool:
    """Return True if the HTTP status fits the meaning; a 2xx other than 200 must be the subCode."""
    if 200 < http_status < 300 and sub_code != str(http_status):
        return False
    if meaning.outcome in {Outcome.DONE, Outcome.SCHEDULED}:
        return 200 <= http_status < 300
    return http_status < 500 or meaning.outcome in {Outcome.PENDING, Outcome.UNKNOWN}


def _from_envelope(reply: ServiceReply) -> RowMeaning:
    """Return the meaning of a payout envelope (docs/service.md#payout-envelope)."""
    text = normalize_message(reply.message)
    found = ROWS.get(reply.operation, {}).get((reply.status, reply.sub_code, text))
    if found is not None:
        return found
    if reply.status == "SUCCESS":
        return DONE if reply.sub_code == "200" else UNFORESEEN
    if reply.status == "PENDING" and reply.operation.moves_money:
        return RowMeaning(Outcome.PENDING, Reason.RECEIVED)
    if reply.status == "FAILURE" and reply.operation is Operation.INTERNAL_TRANSFER:
        # a fourth status (docs/service.md#internal-transfer)
        found = ROWS[reply.operation].get(("ERROR", reply.sub_code, text)) or _from_public_rows(reply, text)
        refused = reply.sub_code.startswith("4")
        return found or (RowMeaning(Outcome.FAILED, Reason.TRANSFER_FAILED) if refused else UNFORESEEN)
    if reply.status != "ERROR":
        return UNFORESEEN
    return _from_public_rows(reply, text) or _from_field_names(reply, text) or UNFORESEEN


def _from_public_rows(reply: ServiceReply, text: str) -> RowMeaning | None:
    for sub_code, pattern, meaning in (*_PUBLIC_ROWS.get(reply.operation, ()), *_BEARER_ROWS):
        if sub_code == reply.sub_code and re.fullmatch(pattern, text):
            return meaning
    return None


def _from_field_names(reply: ServiceReply, text: str) -> RowMeaning | None:
    if reply.sub_code in {"400", "412", "422"} and _DETAIL_REFUSED.fullmatch(text):
        return fix_field(_field(text, ""), Reason.FIELD_MISSING if "missing" in text else Reason.FIELD_INVALID)
    sub_codes, otherwise = _SCANNED_CODES.get(reply.operation, (frozenset(), ""))
    field = _field(reply.message, otherwise) if reply.sub_code in sub_codes else ""
    return fix_field(field) if field else None


def _field(text: str, otherwise: str) -> str:
    return next((name for words, name in _FIELDS if re.search(words, text, re.IGNORECASE)), otherwise)


def _from_error_body(reply: ServiceReply) -> RowMeaning:
    """Return the meaning of a plain 200, or of an error body {type, code, message}.

    See docs/service.md#validate-upi-v2, #exchange-an-authorisation-code.
    """
    status, code = reply.http_status or 0, reply.sub_code
    if status == 200 or (status == 201 and reply.operation is Operation.BENEFICIARY_V2):
        # its state stands beside it (`classify_transfer_status`)
        return RowMeaning(Outcome.PENDING, Reason.RECEIVED) if reply.operation.moves_money else DONE
    if status >= 500:
        return _FAULT
    if status == 403 and code:
        return _IP if "ip" in code.split("_") else APIS_NOT_ENABLED
    if status in _GATEWAY_STATUSES:
        return _GATEWAY_STATUSES[status]
    if code == "insufficient_balance":
        return _LOW_BALANCE
    if status in {400, 422} and "version" in code:
        return fix_field("api_version")  # a setting, not a typed field
    if status in {400, 404} and normalize_message(reply.message).startswith("bad url"):
        return _URL
    if reply.operation in _V2_OPERATIONS:
        found = _V2_ROWS.get((reply.operation, status, code)) or _from_v2_code(status, code)
        return _of_refund(reply) if found is UNFORESEEN and reply.operation in _REFUND_OPERATIONS else found
    if status in {400, 422} and code and not code.startswith("request_"):
        otherwise = "vpa" if reply.operation is Operation.VALIDATE_V2 else ""
        field = _field(f"{code} {reply.message}", otherwise)
        return _KEYS if "client" in code else fix_field(field) if field else UNFORESEEN
    return UNFORESEEN


def _of_refund(reply: ServiceReply) -> RowMeaning:
    """Return the meaning of a refusal; its codes are not published (docs/service.md#refunds)."""
    if "exist" in f"{reply.sub_code} {reply.message}".lower() and reply.http_status != 404:
        return ID_EXISTS
    if reply.operation is Operation.REFUND_STATUS:
        return _NOT_FOUND if reply.http_status == 404 else UNFORESEEN
    is_refused = reply.http_status in {400, 404, 422} and reply.status == "invalid_request_error"
    return RowMeaning(Outcome.FAILED, Reason.REFUND_REFUSED) if is_refused else UNFORESEEN


def _from_v2_code(status: int, code: str) -> RowMeaning:
    """Return the meaning of a code that names a field; any other is unforeseen."""
    named = _V2_CODE.fullmatch(code) if status in {400, 422} else None
    if named is None or named[1] not in _V2_FIELDS:
        return UNFORESEEN
    return fix_field(_V2_FIELDS[named[1]], Reason.FIELD_MISSING if named[2] == "missing" else Reason.FIELD_INVALID)


_TRANSFER_STATUSES: Final = {
    "SUCCESS": DONE,
    "COMPLETED": DONE,
    "PENDING": RowMeaning(Outcome.PENDING, Reason.AT_THE_BANK),
    "RECEIVED": RowMeaning(Outcome.PENDING, Reason.RECEIVED),
    "QUEUED": RowMeaning(Outcome.PENDING, Reason.RECEIVED),
    "APPROVAL_PENDING": RowMeaning(Outcome.PENDING, Reason.RECEIVED),
    "VALIDATION_PENDING": RowMeaning(Outcome.PENDING, Reason.RECEIVED),
    "APPROVED": RowMeaning(Outcome.PENDING, Reason.RECEIVED),
    "FAILED": RowMeaning(Outcome.FAILED, Reason.TRANSFER_FAILED),
    "REJECTED": RowMeaning(Outcome.FAILED, Reason.REJECTED),
    "MANUALLY_REJECTED": RowMeaning(Outcome.FAILED, Reason.REJECTED),
    "REVERSED": RowMeaning(Outcome.FAILED, Reason.REVERSED),
}

_CASHGRAM_STATUSES: Final = {
    "ACTIVE": RowMeaning(Outcome.PENDING, Reason.LINK_OPEN),
    "PENDING": RowMeaning(Outcome.PENDING, Reason.AT_THE_BANK),
    "REDEEMED": DONE,
    "EXPIRED": RowMeaning(Outcome.FAILED, Reason.LINK_EXPIRED),
    "FAILED": RowMeaning(Outcome.FAILED, Reason.TRANSFER_FAILED),
    "REVERSED": RowMeaning(Outcome.FAILED, Reason.REVERSED),
    "DEACTIVATED": RowMeaning(Outcome.FAILED, Reason.LINK_DEACTIVATED),
    "INACTIVE": RowMeaning(Outcome.FAILED, Reason.LINK_DEACTIVATED),
}


def classify_transfer_status(reply: ServiceReply, status: str, code: str = "") -> Classification:
    """Return the meaning of a transfer's status; unknown ones are UNKNOWN.

    See docs/service.md#read-a-transfer, docs/service.md#transfers-v2.

    Args:
        code: The `status_code` of v2. One that is the word of another outcome contradicts the status.
    """
    meaning = _TRANSFER_STATUSES.get(status, UNFORESEEN)
    if code in _TRANSFER_STATUSES and _TRANSFER_STATUSES[code].outcome is not meaning.outcome:
        meaning = UNFORESEEN
    elif code == "SCHEDULED_FOR_NEXT_WORKINGDAY" and meaning.outcome is Outcome.PENDING:
        meaning = RowMeaning(Outcome.SCHEDULED, Reason.NEXT_WORKING_DAY)
    return classification_of(reply, meaning)


def classify_cashgram_status(reply: ServiceReply, status: str) -> Classification:
    """Return the meaning of a cashgram's status; unknown ones are UNKNOWN (docs/service.md#create-a-cashgram)."""
    return classification_of(reply, _CASHGRAM_STATUSES.get(status, UNFORESEEN))


_REFUND_STATUSES: Final = {
    "SUCCESS": DONE,
    "PENDING": RowMeaning(Outcome.PENDING, Reason.REFUND_ACCEPTED),
    "ONHOLD": RowMeaning(Outcome.PENDING, Reason.REFUND_ON_HOLD),
    "CANCELLED": RowMeaning(Outcome.FAILED, Reason.REFUND_FAILED),
    "FAILED": RowMeaning(Outcome.FAILED, Reason.REFUND_FAILED),
    "REVERSED": RowMeaning(Outcome.FAILED, Reason.REVERSED),
}


def classify_refund_status(reply: ServiceReply, status: str, speed: str = "") -> Classification:
    """Return the meaning of a refund's status; unknown ones are UNKNOWN (docs/service.md#refunds).

    Args:
        speed: The accepted speed, which may be another than the requested one.
    """
    meaning = _REFUND_STATUSES.get(status, UNFORESEEN)
    if meaning.reason is Reason.REFUND_ACCEPTED and speed == "INSTANT":
        meaning = RowMeaning(Outcome.PENDING, Reason.REFUND_INSTANT)
    return classification_of(reply, meaning)


def classify_account_status(reply: ServiceReply, status: str) -> Classification:
    """Return the meaning of `accountStatus`: VALID, INVALID, else UNKNOWN (docs/service.md#upi-validation-result)."""
    words = {"VALID": DONE, "INVALID": fix_field("vpa", Reason.ADDRESS_INVALID)}
    return classification_of(reply, words.get(status, UNFORESEEN))
