"""The outcome dictionary: what an answer of the payout side means for the money (docs/rules.md#payout-outcomes).

`judge` is a pure function from what was said (operation, status, subCode, message, HTTP status, fault of the line) to
one of seven outcomes: by the rows of SPEC.md 7.2 to 7.7 (`service_rows`), then by public knowledge (SERVICE-FACTS).
What nobody foresaw is UNKNOWN: it is never taken for a failure, for then somebody would pay twice. Three refinements:

- An HTTP 5xx around a refusal that names another subCode, any HTTP error around a success, and a 2xx that is neither
  200 nor the subCode contradict themselves: they are UNKNOWN. Otherwise the words come first and the HTTP status second
  (docs/service.md#payout-errors).
- A refusal of a *repeated* send says nothing about the first one: "not enough balance" may well be the trace of the
  first having arrived. With `earlier_unsettled`, whatever would be safe to retry is UNKNOWN until the status is read.
- A payout that got no token was never sent: it failed safely, whatever became of the call that asked for the token.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from paydesk.domain.failure import FOREIGN, Problem
from paydesk.domain.payout.outcome import Judgement, Meaning, Operation, Outcome, Reason, Said, judged, normal
from paydesk.domain.payout.service_rows import APIS, DONE, ID_EXISTS, ROWS, TOKEN, fix

UNFORESEEN: Final = Meaning(Outcome.UNKNOWN, Reason.UNFORESEEN)
_KEYS: Final = Meaning(Outcome.NOT_ALLOWED, Reason.KEYS_REFUSED)
_IP: Final = Meaning(Outcome.NOT_ALLOWED, Reason.IP_NOT_ALLOWED)
_FEATURE: Final = Meaning(Outcome.NOT_ALLOWED, Reason.FEATURE_NOT_AVAILABLE)
_SLOW: Final = Meaning(Outcome.FAILED, Reason.SLOW_DOWN)
_NOT_SENT: Final = Meaning(Outcome.FAILED, Reason.NOT_SENT)
_FAULT: Final = Meaning(Outcome.UNKNOWN, Reason.SERVICE_FAULT)
_NOT_THERE: Final = Meaning(Outcome.FAILED, Reason.NOT_KNOWN_THERE)
_LITTLE: Final = Meaning(Outcome.FAILED, Reason.TOO_LITTLE_BALANCE)
_URL: Final = Meaning(Outcome.NOT_ALLOWED, Reason.WRONG_URL)

PROBLEMS: Final[Mapping[Problem, Meaning]] = {
    Problem.PC_OFFLINE: _NOT_SENT,
    Problem.PROXY: _NOT_SENT,
    Problem.NO_ANSWER: _NOT_SENT,
    Problem.NOT_TRUSTED: _NOT_SENT,
    Problem.TIMED_OUT: Meaning(Outcome.UNKNOWN, Reason.TIMED_OUT),
    Problem.LINE_CUT: Meaning(Outcome.UNKNOWN, Reason.LINE_CUT),
    Problem.BAD_ANSWER: Meaning(Outcome.UNKNOWN, Reason.BAD_ANSWER),
    **dict.fromkeys(FOREIGN, Meaning(Outcome.UNKNOWN, Reason.NOT_THE_SERVICE)),
    Problem.SERVICE_FAULT: _FAULT,
    Problem.SLOW_DOWN: _SLOW,
    Problem.KEYS_REFUSED: _KEYS,
    Problem.NO_KEYS: _KEYS,
    Problem.RULES: Meaning(Outcome.FIX_FIELD, Reason.FIELD_INVALID),
    Problem.ALREADY_EXISTS: ID_EXISTS,
}
"""What stood in the way of an answer; a problem that is not here is unforeseen."""

_BEARER: Final[tuple[tuple[str, str, Meaning], ...]] = (
    ("403", r"token is (?:not valid|invalid)", TOKEN),
    ("412", r"token missing in the request", TOKEN),
    ("403", r"ip (?:is )?not whitelisted\b.*", _IP),
    ("403", r"apis? (?:is |are )?not enabled\b.*", APIS),
    ("403", r"this feature is not available for your account", _FEATURE),
    ("401", r".*", _KEYS),
    ("429", r".*", _SLOW),
    ("409", r".*", ID_EXISTS),
    ("400", r".*\balready exists?\b.*", ID_EXISTS),
)
"""Common to all operations with a bearer token.

See docs/service.md#authentication, #limits; docs/service.md#authorize, #direct-transfer, #payout-limits-and-allow-list.
"""

_PUBLIC: Final[Mapping[Operation, tuple[tuple[str, str, Meaning], ...]]] = {
    Operation.TRANSFER_STATUS: (("404", r".*", _NOT_THERE),),
    Operation.CASHGRAM_STATUS: (("404", r".*", _NOT_THERE),),
    Operation.CASHGRAM_DEACTIVATE: (("404", r".*", _NOT_THERE),),
    Operation.INTERNAL_TRANSFER: (
        (
            "422",
            r".*not allowed for the selected fund sources.*",
            Meaning(Outcome.NOT_ALLOWED, Reason.WRONG_FUND_SOURCE, "toPaymentInstrumentId"),
        ),
        ("404", r"recharge account not found", fix("rechargeAccount")),
    ),
}
"""Rows that only public material has (docs/service.md#read-a-transfer, #create-a-cashgram, #internal-transfer)."""

_SCANNED: Final[Mapping[Operation, tuple[frozenset[str], str]]] = {
    Operation.VALIDATE: (frozenset({"400", "422"}), "vpa"),
    Operation.VALIDATE_V1_2: (frozenset({"400", "422"}), "vpa"),
    Operation.CASHGRAM: (frozenset({"422"}), ""),
}
"""Operations whose errors are known by subCode only (docs/service.md#validation-and-cashgram-errors, docs/service.md#create-a-cashgram), and the field to point at when
the message names none; without one, such a message is unforeseen."""

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
"""A transfer may need more of the beneficiary than docs/service.md#direct-transfer says (docs/service.md#direct-transfer); and a field that breaks a rule
of its own (docs/service.md#internal-transfer, #loan-disbursement) is refused before any money moves, in words that part 7 need not have."""

_FIELDS: Final = (
    *(("loan[_ ]?id", "loanId"), ("bene[_ ]?id", "beneId"), ("service[_ ]?charges", "serviceCharges")),
    *(("transfer[_ ]?mode", "transferMode"), ("transfer[_ ]?id", "transferId"), ("cashgram[_ ]?id", "cashgramId")),
    ("notify_?customer", "notifyCustomer"),
    *(("verification_?id", "verification_id"), ("auth_?code", "auth_code"), ("identifier", "user")),
    *(("link_?expiry|expiry_?date|expiry", "linkExpiry"), ("e-?mail", "email"), ("phone|mobile", "phone")),
    *(("amount", "amount"), ("remarks?", "remarks"), ("payout_?type", "payoutType")),
    *(("vpa|upi|virtual address", "vpa"), ("address", "address1"), ("name", "name")),
)
"""Words of a message or code, and the field they name; the first that is found counts."""

_DOOR: Final = {401: _KEYS, 403: Meaning(Outcome.NOT_ALLOWED, Reason.ACCESS_REFUSED), 429: _SLOW}
"""HTTP statuses of a header-authenticated area that say enough, where the service itself gives them."""


def judge(said: Said, *, earlier_unsettled: bool = False) -> Judgement:
    """The one judgement for an answer or a fault of the line (docs/rules.md#payout-outcomes). Total: it never raises.

    `earlier_unsettled`: the same id was sent before, and that send has no settled end (see above).
    """
    meaning = _read(said)
    if said.operation is Operation.AUTHORIZE and meaning.outcome is Outcome.UNKNOWN:
        meaning = _NOT_SENT
    return judged(said, meaning, earlier_unsettled=earlier_unsettled)


def _read(said: Said) -> Meaning:
    if said.problem is not None:
        return _of_problem(said, said.problem)
    if said.operation in {Operation.VALIDATE_V2, Operation.OAUTH_TOKEN}:
        return _by_headers(said)
    meaning = _by_words(said)
    if said.http_status is not None and not _agrees(said.http_status, said.sub_code, meaning):
        return _FAULT if said.http_status >= 500 else UNFORESEEN
    return meaning


def _of_problem(said: Said, problem: Problem) -> Meaning:
    meaning = PROBLEMS.get(problem, UNFORESEEN)
    if said.never_left and meaning.outcome is Outcome.UNKNOWN:
        return _NOT_SENT
    return meaning


def _agrees(http_status: int, sub_code: str, meaning: Meaning) -> bool:
    """Whether the HTTP status can stand around this meaning: another 2xx than 200 must be the subCode's own."""
    if 200 < http_status < 300 and sub_code != str(http_status):
        return False
    if meaning.outcome in {Outcome.DONE, Outcome.SCHEDULED}:
        return 200 <= http_status < 300
    return http_status < 500 or meaning.outcome in {Outcome.PENDING, Outcome.UNKNOWN}


def _by_words(said: Said) -> Meaning:
    """The meaning of a payout envelope (docs/service.md#payout-envelope)."""
    text = normal(said.message)
    found = ROWS.get(said.operation, {}).get((said.status, said.sub_code, text))
    if found is not None:
        return found
    if said.status == "SUCCESS":
        return DONE if said.sub_code == "200" else UNFORESEEN
    if said.status == "PENDING" and said.operation.moves_money:
        return Meaning(Outcome.PENDING, Reason.RECEIVED)
    if said.status == "FAILURE" and said.operation is Operation.INTERNAL_TRANSFER:
        # the fourth status word (docs/service.md#internal-transfer)
        found = ROWS[said.operation].get(("ERROR", said.sub_code, text)) or _public(said, text)
        refused = said.sub_code.startswith("4")
        return found or (Meaning(Outcome.FAILED, Reason.TRANSFER_FAILED) if refused else UNFORESEEN)
    if said.status != "ERROR":
        return UNFORESEEN
    return _public(said, text) or _scanned(said, text) or UNFORESEEN


def _public(said: Said, text: str) -> Meaning | None:
    for sub_code, pattern, meaning in (*_PUBLIC.get(said.operation, ()), *_BEARER):
        if sub_code == said.sub_code and re.fullmatch(pattern, text):
            return meaning
    return None


def _scanned(said: Said, text: str) -> Meaning | None:
    if said.sub_code in {"400", "412", "422"} and _DETAIL_REFUSED.fullmatch(text):
        return fix(_field(text, ""), Reason.FIELD_MISSING if "missing" in text else Reason.FIELD_INVALID)
    sub_codes, otherwise = _SCANNED.get(said.operation, (frozenset(), ""))
    field = _field(said.message, otherwise) if said.sub_code in sub_codes else ""
    return fix(field) if field else None


def _field(text: str, otherwise: str) -> str:
    return next((name for words, name in _FIELDS if re.search(words, text, re.IGNORECASE)), otherwise)


def _by_headers(said: Said) -> Meaning:
    """The meaning of an error body {type, code, message} (docs/service.md#validate-upi-v2, #exchange-an-authorisation-code), or of a plain 200."""
    status, code = said.http_status or 0, said.sub_code
    if status == 200:
        return DONE
    if status >= 500:
        return _FAULT
    if status == 403 and code:
        return _IP if "ip" in code.split("_") else APIS
    if status in _DOOR:
        return _DOOR[status]
    if status == 409:
        return ID_EXISTS
    if code == "insufficient_balance":
        return _LITTLE
    if status in {400, 422} and "version" in code:
        return fix("api_version")  # a setting of this counter, nothing that was typed
    if status in {400, 404} and normal(said.message).startswith("bad url"):
        return _URL
    if status in {400, 422} and code and not code.startswith("request_"):
        otherwise = "vpa" if said.operation is Operation.VALIDATE_V2 else ""
        field = _field(f"{code} {said.message}", otherwise)
        return _KEYS if "client" in code else fix(field) if field else UNFORESEEN
    return UNFORESEEN


_TRANSFER_WORDS: Final = {
    "SUCCESS": DONE,
    "COMPLETED": DONE,
    "PENDING": Meaning(Outcome.PENDING, Reason.AT_THE_BANK),
    "RECEIVED": Meaning(Outcome.PENDING, Reason.RECEIVED),
    "QUEUED": Meaning(Outcome.PENDING, Reason.RECEIVED),
    "APPROVAL_PENDING": Meaning(Outcome.PENDING, Reason.RECEIVED),
    "VALIDATION_PENDING": Meaning(Outcome.PENDING, Reason.RECEIVED),
    "APPROVED": Meaning(Outcome.PENDING, Reason.RECEIVED),
    "FAILED": Meaning(Outcome.FAILED, Reason.TRANSFER_FAILED),
    "REJECTED": Meaning(Outcome.FAILED, Reason.REJECTED),
    "MANUALLY_REJECTED": Meaning(Outcome.FAILED, Reason.REJECTED),
    "REVERSED": Meaning(Outcome.FAILED, Reason.REVERSED),
}

_CASHGRAM_WORDS: Final = {
    "ACTIVE": Meaning(Outcome.PENDING, Reason.LINK_OPEN),
    "PENDING": Meaning(Outcome.PENDING, Reason.AT_THE_BANK),
    "REDEEMED": DONE,
    "EXPIRED": Meaning(Outcome.FAILED, Reason.LINK_EXPIRED),
    "FAILED": Meaning(Outcome.FAILED, Reason.TRANSFER_FAILED),
    "REVERSED": Meaning(Outcome.FAILED, Reason.REVERSED),
    "DEACTIVATED": Meaning(Outcome.FAILED, Reason.LINK_DEACTIVATED),
    "INACTIVE": Meaning(Outcome.FAILED, Reason.LINK_DEACTIVATED),
}


def judge_transfer_word(said: Said, word: str) -> Judgement:
    """What the state of a transfer means (docs/service.md#read-a-transfer, #validate-upi-v2); a word nobody foresaw is UNKNOWN."""
    return judged(said, _TRANSFER_WORDS.get(word, UNFORESEEN))


def judge_cashgram_word(said: Said, word: str) -> Judgement:
    """What the state of a payment link means (docs/service.md#create-a-cashgram); a word nobody foresaw is UNKNOWN."""
    return judged(said, _CASHGRAM_WORDS.get(word, UNFORESEEN))


def judge_account_word(said: Said, word: str) -> Judgement:
    """What `accountStatus` means (docs/service.md#upi-validation-result, #transfer-states): VALID, INVALID; anything else is UNKNOWN."""
    words = {"VALID": DONE, "INVALID": fix("vpa", Reason.ADDRESS_INVALID)}
    return judged(said, words.get(word, UNFORESEEN))
