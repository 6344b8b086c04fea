"""Outcomes of payout operations: seven outcomes, their reasons, and the next steps (docs/rules.md#payout-outcomes).

`classify` chooses among them; `service_rows` holds the meaning of each documented answer.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from paydesk.domain.failure import Problem


class Operation(StrEnum):
    """The operations of payouts and verification (docs/service.md#endpoints)."""

    AUTHORIZE = "authorize"
    DIRECT_TRANSFER = "direct_transfer"
    DIRECT_TRANSFER_V1_2 = "direct_transfer_v1_2"
    TRANSFER_V2 = "transfer_v2"
    TRANSFER_STATUS = "transfer_status"
    TRANSFER_STATUS_V2 = "transfer_status_v2"
    BALANCE = "balance"
    INTERNAL_TRANSFER = "internal_transfer"
    LOAN = "loan"
    CASHGRAM = "cashgram"
    CASHGRAM_STATUS = "cashgram_status"
    CASHGRAM_DEACTIVATE = "cashgram_deactivate"
    REFUND = "refund"
    REFUND_STATUS = "refund_status"
    BENEFICIARY_HISTORY = "beneficiary_history"
    BENEFICIARY_V2 = "beneficiary_v2"
    VALIDATE = "validate"
    VALIDATE_V1_2 = "validate_v1_2"
    VALIDATE_V2 = "validate_v2"
    OAUTH_TOKEN = "oauth_token"  # noqa: S105  the operation's name

    @property
    def moves_money(self) -> bool:
        """True if a second call could pay a second time."""
        return self in _MOVES_MONEY

    @property
    def has_envelope(self) -> bool:
        """True if it is answered by an envelope; else by the plain object, or {type, code, message}.

        See docs/service.md#payout-envelope, docs/service.md#validate-upi-v2.
        """
        return self not in _PLAIN


_MOVES_MONEY: Final = frozenset(
    {
        Operation.DIRECT_TRANSFER,
        Operation.DIRECT_TRANSFER_V1_2,
        Operation.TRANSFER_V2,
        Operation.INTERNAL_TRANSFER,
        Operation.LOAN,
        Operation.CASHGRAM,
        Operation.REFUND,
    }
)
_PLAIN: Final = frozenset(
    {
        Operation.REFUND,
        Operation.REFUND_STATUS,
        Operation.TRANSFER_V2,
        Operation.TRANSFER_STATUS_V2,
        Operation.BENEFICIARY_V2,
        Operation.VALIDATE_V2,
        Operation.OAUTH_TOKEN,
    }
)


class Outcome(StrEnum):
    """The seven outcomes of docs/rules.md#payout-outcomes; the window has a text and a colour for each."""

    DONE = "done"
    SCHEDULED = "scheduled"
    PENDING = "pending"
    UNKNOWN = "unknown"
    FAILED = "failed_safe_to_retry"
    FIX_FIELD = "fix_this_field"
    NOT_ALLOWED = "not_allowed"


class Reason(StrEnum):
    """Reasons of outcomes; the window has a text and a next step for each."""

    DONE = "done"
    NEXT_WORKING_DAY = "next_working_day"
    BENEFICIARY_BANK_CONFIRMS = "beneficiary_bank_confirms"
    AT_THE_BANK = "at_the_bank"
    RECEIVED = "received"
    LINK_OPEN = "link_open"
    REFUND_ACCEPTED = "refund_accepted"
    REFUND_INSTANT = "refund_instant"
    REFUND_ON_HOLD = "refund_on_hold"
    BANK_SILENT = "bank_silent"
    ID_EXISTS = "id_exists"
    SERVICE_FAULT = "service_fault"
    TIMED_OUT = "timed_out"
    LINE_CUT = "line_cut"
    BAD_ANSWER = "bad_answer"
    NOT_THE_SERVICE = "not_the_service"
    UNFORESEEN = "unforeseen"
    EARLIER_SEND_UNSETTLED = "earlier_send_unsettled"
    NOT_SENT = "not_sent"
    TOKEN_REFUSED = "token_refused"  # noqa: S105  a word for the window
    SLOW_DOWN = "slow_down"
    BANK_FAILED = "bank_failed"
    WALLET_FAILED = "wallet_failed"
    TRANSFER_FAILED = "transfer_failed"
    REJECTED = "rejected"
    REVERSED = "reversed"
    NOT_FOUND = "not_known_there"
    TOO_LITTLE_BALANCE = "too_little_balance"
    WAIT_30_MINUTES = "wait_30_minutes"
    LINK_EXPIRED = "link_expired"
    LINK_DEACTIVATED = "link_deactivated"
    REFUND_REFUSED = "refund_refused"
    REFUND_FAILED = "refund_failed"
    FIELD_MISSING = "field_missing"
    FIELD_INVALID = "field_invalid"
    AMOUNT_TOO_SMALL = "amount_too_small"
    AMOUNT_TOO_LARGE = "amount_too_large"
    CHARGES_TOO_LARGE = "charges_too_large"
    WRONG_ACCOUNT = "wrong_account"
    NO_ACCOUNT = "no_account"
    NO_VPA = "no_vpa"
    ADDRESS_INVALID = "address_invalid"
    BENEFICIARY_UNKNOWN = "beneficiary_unknown"
    CHOOSE_FUND_SOURCE = "choose_fund_source"
    WRONG_FUND_SOURCE = "wrong_fund_source"
    KEYS_REFUSED = "keys_refused"
    IP_NOT_ALLOWED = "ip_not_allowed"
    FEATURE_NOT_AVAILABLE = "feature_not_available"
    APIS_NOT_ENABLED = "apis_not_enabled"
    MODE_NOT_AVAILABLE = "mode_not_available"
    BENEFICIARY_NOT_ALLOWED = "beneficiary_not_allowed"
    ACCOUNT_LIMIT = "account_limit"
    BENEFICIARY_LIMIT = "beneficiary_limit"
    ACCESS_REFUSED = "access_refused"
    WRONG_URL = "wrong_url"


class NextStep(StrEnum):
    """The next step of a person: one for each classification."""

    NOTHING = "nothing"
    WAIT_AND_ASK_STATUS = "wait_and_ask_status"
    ASK_STATUS = "ask_status"
    COMPARE_BALANCES = "compare_balances"
    READ_AGAIN = "read_again"
    TRY_AGAIN = "try_again"
    TRY_LATER = "try_later"
    WAIT_30_MINUTES = "wait_30_minutes"
    ADD_MONEY = "add_money"
    FIX_FIELD = "fix_field"
    CHANGE_MODE = "change_mode"
    PAY_LESS_OR_LATER = "pay_less_or_later"
    CHECK_KEYS = "check_keys"
    ALLOW_THIS_IP = "allow_this_ip"
    CHECK_SETTINGS = "check_settings"
    ASK_THE_SERVICE = "ask_the_service"
    BEGIN_ANEW = "begin_anew"


class Retry(StrEnum):
    """The id with which another attempt is safe."""

    NO = "no"
    SAME_ID = "same_id"
    NEW_ID = "new_id"


@dataclass(frozen=True, slots=True)
class RowMeaning:
    """The meaning of an answer. `field` is the service's name of the field to correct, or ""."""

    outcome: Outcome
    reason: Reason
    field: str = ""


@dataclass(frozen=True, slots=True)
class ServiceReply:
    """The answer to one call, or the problem that prevented it.

    Without an envelope, `status` is the error's `type` and `sub_code` its `code` (docs/service.md#gateway-errors), or
    the state of a transfer and its code (docs/service.md#transfers-v2).
    """

    operation: Operation
    status: str = ""
    sub_code: str = ""
    message: str = ""
    http_status: int | None = None
    problem: Problem | None = None
    """A failure of the line, or an unreadable answer; then the texts above do not count."""
    never_left: bool = False
    """With `problem`: the call certainly did not reach the service."""


@dataclass(frozen=True, slots=True)
class Classification:
    """The meaning of an answer, and the answer itself (its message is masked before it is stored)."""

    outcome: Outcome
    reason: Reason
    field: str
    reply: ServiceReply

    @property
    def settled(self) -> bool:
        """True if it will not change by itself, and nothing has to be read."""
        return self.outcome not in _MAY_CHANGE

    @property
    def retry(self) -> Retry:
        """The id with which another attempt is safe; UNKNOWN never offers one (docs/rules.md#payout-outcomes)."""
        if self.outcome is Outcome.DONE or not self.settled:
            return Retry.NO
        return Retry.NEW_ID if self.reason in ID_USED_REASONS else Retry.SAME_ID

    @property
    def next_step(self) -> NextStep:
        """The next step of a person."""
        if self.outcome is Outcome.UNKNOWN:
            return _UNKNOWN_STEPS.get(self.reply.operation, NextStep.READ_AGAIN)
        return STEPS.get(self.reason) or _STEP_OF_OUTCOME[self.outcome]


_MAY_CHANGE: Final = frozenset({Outcome.UNKNOWN, Outcome.PENDING, Outcome.SCHEDULED})
ID_USED_REASONS: Final = frozenset(
    {
        Reason.BANK_FAILED,
        Reason.TRANSFER_FAILED,
        Reason.REJECTED,
        Reason.REVERSED,
        Reason.LINK_EXPIRED,
        Reason.LINK_DEACTIVATED,
        Reason.REFUND_REFUSED,
        Reason.REFUND_FAILED,
    }
)
"""Reasons after which the service keeps the id as ended: the same id would be refused as existing."""

STEPS: Final = {
    Reason.TOKEN_REFUSED: NextStep.TRY_AGAIN,
    Reason.SLOW_DOWN: NextStep.TRY_LATER,
    Reason.TOO_LITTLE_BALANCE: NextStep.ADD_MONEY,
    Reason.WAIT_30_MINUTES: NextStep.WAIT_30_MINUTES,
    Reason.CHOOSE_FUND_SOURCE: NextStep.FIX_FIELD,
    Reason.KEYS_REFUSED: NextStep.CHECK_KEYS,
    Reason.IP_NOT_ALLOWED: NextStep.ALLOW_THIS_IP,
    Reason.MODE_NOT_AVAILABLE: NextStep.CHANGE_MODE,
    Reason.ACCOUNT_LIMIT: NextStep.PAY_LESS_OR_LATER,
    Reason.BENEFICIARY_LIMIT: NextStep.PAY_LESS_OR_LATER,
    Reason.WRONG_URL: NextStep.CHECK_SETTINGS,
    Reason.LINK_OPEN: NextStep.NOTHING,
}
"""Next steps by reason; for other reasons the outcome decides."""

_STEP_OF_OUTCOME: Final = {
    Outcome.DONE: NextStep.NOTHING,
    Outcome.SCHEDULED: NextStep.WAIT_AND_ASK_STATUS,
    Outcome.PENDING: NextStep.WAIT_AND_ASK_STATUS,
    Outcome.FAILED: NextStep.TRY_AGAIN,
    Outcome.FIX_FIELD: NextStep.FIX_FIELD,
    Outcome.NOT_ALLOWED: NextStep.ASK_THE_SERVICE,
}

_UNKNOWN_STEPS: Final = {
    Operation.DIRECT_TRANSFER: NextStep.ASK_STATUS,
    Operation.DIRECT_TRANSFER_V1_2: NextStep.ASK_STATUS,
    Operation.TRANSFER_V2: NextStep.ASK_STATUS,
    Operation.LOAN: NextStep.ASK_STATUS,
    Operation.CASHGRAM: NextStep.ASK_STATUS,
    Operation.CASHGRAM_DEACTIVATE: NextStep.ASK_STATUS,
    Operation.REFUND: NextStep.ASK_STATUS,
    # no published operation reads the state of an internal transfer
    Operation.INTERNAL_TRANSFER: NextStep.COMPARE_BALANCES,
    # the code may be used up even if no token arrived
    Operation.OAUTH_TOKEN: NextStep.BEGIN_ANEW,
}
"""Next steps of UNKNOWN; every other operation changes nothing and is simply read again."""


def normalize_message(message: str) -> str:
    """Return a message for comparison, without differences of case, spaces, final stop and the figure of a limit."""
    text = " ".join(message.split()).lower().rstrip(". ")
    return re.sub(r"\brs\.? ?[0-9][0-9,]*(?:\.[0-9]+)?", "rs #", text)


def classification_of(reply: ServiceReply, meaning: RowMeaning, *, earlier_unsettled: bool = False) -> Classification:
    """Return the classification for a meaning; see `classify` for `earlier_unsettled`."""
    safe = meaning.outcome in {Outcome.FAILED, Outcome.FIX_FIELD, Outcome.NOT_ALLOWED}
    if earlier_unsettled and safe and reply.operation.moves_money:
        meaning = RowMeaning(Outcome.UNKNOWN, Reason.EARLIER_SEND_UNSETTLED)
    return Classification(meaning.outcome, meaning.reason, meaning.field, reply)
