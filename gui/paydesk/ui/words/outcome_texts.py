"""The texts of payout outcomes, by reason and operation, with the party that is responsible.

`outcomes` chooses among them. A reason that does not belong to its outcome gets the general text of the outcome, so
that a payout that may have succeeded is never described as failed.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, auto
from typing import Final, TypeAlias

from paydesk.domain.payout.outcome import Operation, Outcome, Reason
from paydesk.ui.words.base import QT_TRANSLATE_NOOP, QT_TRANSLATE_TABLES

TitleAndText: TypeAlias = tuple[str, str]
"""Title and text."""


class ResponsibleParty(Enum):
    """The party whose fault an outcome is."""

    NOBODY = auto()
    BANK = auto()
    SERVICE = auto()
    LINE = auto()
    PC = auto()
    SHOP = auto()
    FORM = auto()
    PAYEE = auto()


PARTY_TEXTS: Final[Mapping[ResponsibleParty, str]] = {
    ResponsibleParty.NOBODY: "",
    ResponsibleParty.BANK: "This is on the bank's side.",
    ResponsibleParty.SERVICE: "This is on the payment service's side.",
    ResponsibleParty.LINE: "This is on the side of the line, or of the payment service.",
    ResponsibleParty.PC: "This is on this PC's side.",
    ResponsibleParty.SHOP: "This is on the shop's side: its account or its settings.",
    ResponsibleParty.FORM: "",
    ResponsibleParty.PAYEE: "This is on the side of whoever is to be paid.",
}

_SENT: Final = (
    QT_TRANSLATE_NOOP("Outcomes", "The money is sent"),
    QT_TRANSLATE_NOOP("Outcomes", "The payment service says that the transfer is complete."),
)
_VALID: Final = (
    QT_TRANSLATE_NOOP("Outcomes", "VALID"),
    QT_TRANSLATE_NOOP("Outcomes", "This UPI address exists and can be paid. Compare the name before you send."),
)
DONE: Final[Mapping[Operation, TitleAndText]] = {
    Operation.DIRECT_TRANSFER: _SENT,
    Operation.DIRECT_TRANSFER_V1_2: _SENT,
    Operation.VALIDATE: _VALID,
    Operation.VALIDATE_V1_2: _VALID,
    Operation.VALIDATE_V2: _VALID,
    Operation.AUTHORIZE: ("The keys are good", "The payment service knows this counter."),
    Operation.TRANSFER_STATUS: (
        "The money has arrived",
        "The payment service was asked, and says that the transfer is complete.",
    ),
    Operation.BALANCE: ("The balance is here", "The payment service has told what the account holds."),
    Operation.INTERNAL_TRANSFER: ("The money has been moved", "It went from one of the shop's accounts to another."),
    Operation.LOAN: ("The loan is paid out", "The beneficiary gets the net amount; the charges are kept back."),
    Operation.CASHGRAM: ("The payout link is made", "Whoever has it can take the money until its last day."),
    Operation.CASHGRAM_STATUS: ("The money was taken", "The payout link has been redeemed; it is used up."),
    Operation.CASHGRAM_DEACTIVATE: ("The payout link is ended", "Nobody can take the money with it any more."),
    Operation.BENEFICIARY_HISTORY: (
        "The list is here",
        "The payment service has told what was sent to this beneficiary.",
    ),
    Operation.OAUTH_TOKEN: ("The code was exchanged", "Paydesk has the access token; it is never shown whole."),
}
"""Text of success, by operation."""

GENERAL: Final[Mapping[Outcome, TitleAndText]] = {
    Outcome.DONE: ("Done", "The payment service says that it is done."),
    Outcome.SCHEDULED: ("It goes later", "The payment service has taken it and sends it later."),
    Outcome.PENDING: ("It is on its way", "The payment service has taken it; the end is not known yet."),
    Outcome.UNKNOWN: ("The answer is not understood", "The payment service answered something that nobody foresaw."),
    Outcome.FAILED: ("It was not done", "The payment service did not do it."),
    Outcome.FIX_FIELD: ("Something has to be corrected", "The payment service does not take “{field}” as it is."),
    Outcome.NOT_ALLOWED: ("It is not allowed", "The payment service does not allow this counter to do that."),
}
"""Text of an outcome whose reason has none."""

MAY_HAVE_GONE: Final[Mapping[Operation, str]] = {
    operation: QT_TRANSLATE_NOOP("Outcomes", "The money may have gone.")
    for operation in Operation
    if operation.moves_money and operation is not Operation.CASHGRAM
} | {
    Operation.CASHGRAM: QT_TRANSLATE_NOOP("Outcomes", "The payout link may have been made."),
    Operation.CASHGRAM_DEACTIVATE: QT_TRANSLATE_NOOP(
        "Outcomes", "The payout link may have ended, or may still be open."
    ),
    Operation.OAUTH_TOKEN: QT_TRANSLATE_NOOP("Outcomes", "The code may be used up."),
}
"""Text of what an UNKNOWN leaves open, by operation."""

NOT_PAID: Final = QT_TRANSLATE_NOOP("Outcomes", "Nothing was paid.")
"""Added for every payout that certainly failed."""

QUESTION_NOT_SENT: Final[TitleAndText] = (
    QT_TRANSLATE_NOOP("Outcomes", "The question was not sent"),
    QT_TRANSLATE_NOOP("Outcomes", "It did not reach the payment service."),
)
"""Text of NOT_SENT for operations that move no money."""

PAYOUT_REASONS: Final = frozenset(
    {
        Reason.BANK_FAILED,
        Reason.WALLET_FAILED,
        Reason.TRANSFER_FAILED,
        Reason.REJECTED,
        Reason.REVERSED,
        Reason.NOT_FOUND,
        Reason.LINK_EXPIRED,
        Reason.LINK_DEACTIVATED,
    }
)
"""Reasons about the payout itself, even in the answer to a status request."""


_SCHEDULED: Final[Mapping[Reason, tuple[str, str, ResponsibleParty]]] = {
    Reason.NEXT_WORKING_DAY: (
        QT_TRANSLATE_NOOP("Outcomes", "It goes on the next working day"),
        QT_TRANSLATE_NOOP("Outcomes", "The payment service has taken it, and sends it once the banks are open."),
        ResponsibleParty.BANK,
    )
}
_PENDING: Final[Mapping[Reason, tuple[str, str, ResponsibleParty]]] = {
    Reason.BENEFICIARY_BANK_CONFIRMS: (
        "The other bank has to confirm it",
        "The money has left; the bank of whoever is paid has not confirmed it yet.",
        ResponsibleParty.BANK,
    ),
    Reason.AT_THE_BANK: ("It is at the bank", "The bank has it and has not finished it yet.", ResponsibleParty.BANK),
    Reason.RECEIVED: (
        "It was taken, and is being worked on",
        "The payment service has it and has not finished it yet.",
        ResponsibleParty.SERVICE,
    ),
    Reason.LINK_OPEN: (
        "The payout link is open",
        "Nobody has taken the money yet; whoever has the link can.",
        ResponsibleParty.NOBODY,
    ),
}
_UNKNOWN: Final[Mapping[Reason, tuple[str, str, ResponsibleParty]]] = {
    Reason.BANK_SILENT: (
        "The bank has not answered",
        "It went to the bank, and the bank does not say what became of it.",
        ResponsibleParty.BANK,
    ),
    Reason.ID_EXISTS: (
        "The service has this number already",
        "Something with it arrived there before, most likely this very payment.",
        ResponsibleParty.SERVICE,
    ),
    Reason.SERVICE_FAULT: (
        "The payment service had a fault",
        "Something broke while it worked on this.",
        ResponsibleParty.SERVICE,
    ),
    Reason.TIMED_OUT: (
        "No answer came in time",
        "The request left this PC, and nothing came back in time.",
        ResponsibleParty.LINE,
    ),
    Reason.LINE_CUT: ("The line was cut", "The connection broke before the answer came.", ResponsibleParty.LINE),
    Reason.BAD_ANSWER: (
        "The answer could not be read",
        "Something came back that is no answer of the payment service.",
        ResponsibleParty.LINE,
    ),
    Reason.NOT_THE_SERVICE: (
        "The service itself did not answer",
        "Something between this PC and the payment service answered: a login page, a proxy or a filter.",
        ResponsibleParty.LINE,
    ),
    Reason.UNFORESEEN: (
        "The answer is not understood",
        "The payment service answered something that nobody foresaw.",
        ResponsibleParty.SERVICE,
    ),
    Reason.EARLIER_SEND_UNSETTLED: (
        "What became of the first attempt is not known",
        "The second attempt was turned down; that says nothing about the first.",
        ResponsibleParty.SERVICE,
    ),
}
_FAILED: Final[Mapping[Reason, tuple[str, str, ResponsibleParty]]] = {
    Reason.NOT_SENT: ("It was not sent", "The request did not reach the payment service.", ResponsibleParty.LINE),
    Reason.TOKEN_REFUSED: (
        "The pass of this counter has run out",
        "The payment service wants a new one before it does anything.",
        ResponsibleParty.SERVICE,
    ),
    Reason.SLOW_DOWN: (
        "Told to slow down",
        "The payment service got too many requests from this shop and wants a pause.",
        ResponsibleParty.SERVICE,
    ),
    Reason.BANK_FAILED: ("The bank did not do it", "The transfer failed at the bank.", ResponsibleParty.BANK),
    Reason.WALLET_FAILED: (
        "The wallet did not take it",
        "The transfer to the wallet failed. Does this phone have a wallet?",
        ResponsibleParty.PAYEE,
    ),
    Reason.TRANSFER_FAILED: (
        "The transfer failed",
        "The payment service says that it ended without payment.",
        ResponsibleParty.BANK,
    ),
    Reason.REJECTED: (
        "The transfer was rejected",
        "Somebody with the right to do so turned it down.",
        ResponsibleParty.SHOP,
    ),
    Reason.REVERSED: (
        "The money came back",
        "It was sent, and the bank has returned it to the shop's account.",
        ResponsibleParty.BANK,
    ),
    Reason.NOT_FOUND: (
        "The service does not know it",
        "It has nothing with this number, so the request never arrived.",
        ResponsibleParty.LINE,
    ),
    Reason.TOO_LITTLE_BALANCE: (
        "There is not enough money in the account",
        "The balance of the fund source is below the amount.",
        ResponsibleParty.SHOP,
    ),
    Reason.WAIT_30_MINUTES: (
        "This beneficiary is too new",
        "The payment service pays nobody within 30 minutes of adding them, so that a mistake can be noticed.",
        ResponsibleParty.SERVICE,
    ),
    Reason.LINK_EXPIRED: (
        "The payout link has run out",
        "Its last day is over, and nobody took the money.",
        ResponsibleParty.PAYEE,
    ),
    Reason.LINK_DEACTIVATED: (
        "The payout link was ended",
        "Somebody at the shop ended it before the money was taken.",
        ResponsibleParty.NOBODY,
    ),
}
_FIX_FIELD: Final[Mapping[Reason, tuple[str, str, ResponsibleParty]]] = {
    Reason.FIELD_MISSING: ("Something is missing", "“{field}” is needed.", ResponsibleParty.FORM),
    Reason.FIELD_INVALID: (
        "Something has to be corrected",
        "“{field}” is not accepted as it is.",
        ResponsibleParty.FORM,
    ),
    Reason.AMOUNT_TOO_SMALL: (
        "The amount is too small",
        "The payment service sends no such small amounts this way.",
        ResponsibleParty.FORM,
    ),
    Reason.AMOUNT_TOO_LARGE: (
        "The amount is too large",
        "The payment service sends no such large amounts at once this way.",
        ResponsibleParty.FORM,
    ),
    Reason.CHARGES_TOO_LARGE: (
        "The charges are more than the loan",
        "Nothing would be left for the beneficiary.",
        ResponsibleParty.FORM,
    ),
    Reason.WRONG_ACCOUNT: (
        "There is no such bank account",
        "The account number and the IFSC do not belong to an account.",
        ResponsibleParty.FORM,
    ),
    Reason.NO_ACCOUNT: (
        "The beneficiary has no bank account there",
        "No account number or IFSC is known for whoever is to be paid.",
        ResponsibleParty.FORM,
    ),
    Reason.NO_VPA: (
        "The beneficiary has no UPI address there",
        "No UPI address is known for whoever is to be paid.",
        ResponsibleParty.FORM,
    ),
    Reason.ADDRESS_INVALID: ("INVALID", "No bank knows this UPI address. It cannot be paid.", ResponsibleParty.NOBODY),
    Reason.BENEFICIARY_UNKNOWN: (
        "The service does not know this beneficiary",
        "“{field}” names nobody who was added there.",
        ResponsibleParty.FORM,
    ),
    Reason.CHOOSE_FUND_SOURCE: (
        "Which account should pay?",
        "The shop has several fund sources for this way of paying.",
        ResponsibleParty.FORM,
    ),
    Reason.WRONG_FUND_SOURCE: (
        "This fund source cannot be used for it",
        "What is chosen in “{field}” is not there, or is not for this way of paying.",
        ResponsibleParty.FORM,
    ),
}
_NOT_ALLOWED: Final[Mapping[Reason, tuple[str, str, ResponsibleParty]]] = {
    Reason.KEYS_REFUSED: (
        "The keys were refused",
        "The payment service does not take the keys of this counter; nothing was done.",
        ResponsibleParty.SHOP,
    ),
    Reason.IP_NOT_ALLOWED: (
        "This internet address is not on the allow-list",
        "The payment service takes calls only from addresses that the shop has named.",
        ResponsibleParty.SHOP,
    ),
    Reason.FEATURE_NOT_AVAILABLE: (
        "The shop's account cannot do this",
        "This feature is not part of the shop's contract with the payment service.",
        ResponsibleParty.SHOP,
    ),
    Reason.APIS_NOT_ENABLED: (
        "The service has not enabled this",
        "This part of it is not switched on for the shop's account.",
        ResponsibleParty.SHOP,
    ),
    Reason.MODE_NOT_AVAILABLE: (
        "This way of paying is not enabled",
        "The shop's account cannot send money that way.",
        ResponsibleParty.SHOP,
    ),
    Reason.BENEFICIARY_NOT_ALLOWED: (
        "This beneficiary may not be paid",
        "The payment service does not let the shop pay them.",
        ResponsibleParty.SERVICE,
    ),
    Reason.ACCOUNT_LIMIT: (
        "The account's limit is reached",
        "The payment service lets the shop send no more for now.",
        ResponsibleParty.SHOP,
    ),
    Reason.BENEFICIARY_LIMIT: (
        "This beneficiary's limit is reached",
        "The payment service lets them get no more for now.",
        ResponsibleParty.PAYEE,
    ),
    Reason.ACCESS_REFUSED: (
        "The service let nobody in",
        "It turned the request away before it looked at it; nothing was done.",
        ResponsibleParty.SERVICE,
    ),
    Reason.WRONG_URL: (
        "The address of the service is wrong",
        "What answers there does not know this operation; nothing was done.",
        ResponsibleParty.SHOP,
    ),
}
REASONS: Final = {**_SCHEDULED, **_PENDING, **_UNKNOWN, **_FAILED, **_FIX_FIELD, **_NOT_ALLOWED}
"""Title, text and responsible party, by reason."""

REASONS_BY_OUTCOME: Final[Mapping[Outcome, frozenset[Reason]]] = {
    Outcome.DONE: frozenset({Reason.DONE}),
    Outcome.SCHEDULED: frozenset(_SCHEDULED),
    Outcome.PENDING: frozenset(_PENDING),
    Outcome.UNKNOWN: frozenset(_UNKNOWN),
    Outcome.FAILED: frozenset(_FAILED),
    Outcome.FIX_FIELD: frozenset(_FIX_FIELD),
    Outcome.NOT_ALLOWED: frozenset({*_NOT_ALLOWED, Reason.WRONG_FUND_SOURCE}),
}
"""Possible reasons of each outcome."""

AT_LEAST: Final = QT_TRANSLATE_NOOP("Outcomes", "The payment service sends no less than ₹{limit} this way.")
AT_MOST: Final = QT_TRANSLATE_NOOP("Outcomes", "The payment service sends no more than ₹{limit} at once this way.")
"""Replaces the text if the service named the limit."""
DETAILS_INVALID: Final = QT_TRANSLATE_NOOP(
    "Outcomes",
    "“{field}” are refused, and the service does not say which. Look at the name (A to Z only), phone and e-mail;"
    " some shops have to give all, and the address.",
)
"""Text of FIELD_INVALID if it names no single field."""

QT_TRANSLATE_TABLES("Outcomes", PARTY_TEXTS, DONE, GENERAL, _PENDING, _UNKNOWN, _FAILED, _FIX_FIELD, _NOT_ALLOWED)
