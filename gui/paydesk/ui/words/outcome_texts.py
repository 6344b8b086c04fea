"""The texts of the outcome dictionary: what happened and whose side it is on, by reason and by operation.

`outcomes` chooses among them. A reason that stands with another outcome than the one it belongs to reads as the
general words of that outcome, so that nothing that may have gone through is ever told as if it had not.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, auto
from typing import Final, TypeAlias

from paydesk.domain.payout.outcome import Operation, Outcome, Reason
from paydesk.ui.words.base import QT_TRANSLATE_NOOP

Told: TypeAlias = tuple[str, str]
"""Title and text."""


class Whose(Enum):
    """Whose side something is on."""

    NOBODY = auto()
    BANK = auto()
    SERVICE = auto()
    LINE = auto()
    PC = auto()
    SHOP = auto()
    FORM = auto()
    PAYEE = auto()


SIDES: Final[Mapping[Whose, str]] = {
    Whose.NOBODY: "",
    Whose.BANK: QT_TRANSLATE_NOOP("Outcomes", "This is on the bank's side."),
    Whose.SERVICE: QT_TRANSLATE_NOOP("Outcomes", "This is on the payment service's side."),
    Whose.LINE: QT_TRANSLATE_NOOP("Outcomes", "This is on the side of the line, or of the payment service."),
    Whose.PC: QT_TRANSLATE_NOOP("Outcomes", "This is on this PC's side."),
    Whose.SHOP: QT_TRANSLATE_NOOP("Outcomes", "This is on the shop's side: its account or its settings."),
    Whose.FORM: QT_TRANSLATE_NOOP("Outcomes", "This is about what was filled in."),
    Whose.PAYEE: QT_TRANSLATE_NOOP("Outcomes", "This is on the side of whoever is to be paid."),
}

_SENT: Final = (
    QT_TRANSLATE_NOOP("Outcomes", "The money is sent"),
    QT_TRANSLATE_NOOP("Outcomes", "The payment service says that the transfer is complete."),
)
_VALID: Final = (
    QT_TRANSLATE_NOOP("Outcomes", "VALID"),
    QT_TRANSLATE_NOOP("Outcomes", "This UPI address exists and can be paid. Compare the name before you send."),
)
DONE: Final[Mapping[Operation, Told]] = {
    Operation.DIRECT_TRANSFER: _SENT,
    Operation.DIRECT_TRANSFER_V1_2: _SENT,
    Operation.VALIDATE: _VALID,
    Operation.VALIDATE_V1_2: _VALID,
    Operation.VALIDATE_V2: _VALID,
    Operation.AUTHORIZE: (
        QT_TRANSLATE_NOOP("Outcomes", "The keys are good"),
        QT_TRANSLATE_NOOP("Outcomes", "The payment service knows this counter."),
    ),
    Operation.TRANSFER_STATUS: (
        QT_TRANSLATE_NOOP("Outcomes", "The money has arrived"),
        QT_TRANSLATE_NOOP("Outcomes", "The payment service was asked, and says that the transfer is complete."),
    ),
    Operation.BALANCE: (
        QT_TRANSLATE_NOOP("Outcomes", "The balance is here"),
        QT_TRANSLATE_NOOP("Outcomes", "The payment service has told what the account holds."),
    ),
    Operation.INTERNAL_TRANSFER: (
        QT_TRANSLATE_NOOP("Outcomes", "The money has been moved"),
        QT_TRANSLATE_NOOP("Outcomes", "It went from one of the shop's accounts to another."),
    ),
    Operation.LOAN: (
        QT_TRANSLATE_NOOP("Outcomes", "The loan is paid out"),
        QT_TRANSLATE_NOOP("Outcomes", "The beneficiary gets the net amount; the charges are kept back."),
    ),
    Operation.CASHGRAM: (
        QT_TRANSLATE_NOOP("Outcomes", "The payout link is made"),
        QT_TRANSLATE_NOOP("Outcomes", "Whoever has it can take the money until its last day."),
    ),
    Operation.CASHGRAM_STATUS: (
        QT_TRANSLATE_NOOP("Outcomes", "The money was taken"),
        QT_TRANSLATE_NOOP("Outcomes", "The payout link has been redeemed; it is used up."),
    ),
    Operation.CASHGRAM_DEACTIVATE: (
        QT_TRANSLATE_NOOP("Outcomes", "The payout link is ended"),
        QT_TRANSLATE_NOOP("Outcomes", "Nobody can take the money with it any more."),
    ),
    Operation.BENEFICIARY_HISTORY: (
        QT_TRANSLATE_NOOP("Outcomes", "The list is here"),
        QT_TRANSLATE_NOOP("Outcomes", "The payment service has told what was sent to this beneficiary."),
    ),
    Operation.OAUTH_SESSION: (
        QT_TRANSLATE_NOOP("Outcomes", "The session is begun"),
        QT_TRANSLATE_NOOP("Outcomes", "The customer can agree on their own phone within an hour."),
    ),
    Operation.OAUTH_TOKEN: (
        QT_TRANSLATE_NOOP("Outcomes", "The code was exchanged"),
        QT_TRANSLATE_NOOP("Outcomes", "Paydesk has the access token; it is never shown whole."),
    ),
}
"""What was done, by operation."""

GENERAL: Final[Mapping[Outcome, Told]] = {
    Outcome.DONE: (
        QT_TRANSLATE_NOOP("Outcomes", "Done"),
        QT_TRANSLATE_NOOP("Outcomes", "The payment service says that it is done."),
    ),
    Outcome.SCHEDULED: (
        QT_TRANSLATE_NOOP("Outcomes", "It goes later"),
        QT_TRANSLATE_NOOP("Outcomes", "The payment service has taken it and sends it later."),
    ),
    Outcome.PENDING: (
        QT_TRANSLATE_NOOP("Outcomes", "It is on its way"),
        QT_TRANSLATE_NOOP("Outcomes", "The payment service has taken it; the end is not known yet."),
    ),
    Outcome.UNKNOWN: (
        QT_TRANSLATE_NOOP("Outcomes", "The answer is not understood"),
        QT_TRANSLATE_NOOP("Outcomes", "The payment service answered something that nobody foresaw."),
    ),
    Outcome.FAILED: (
        QT_TRANSLATE_NOOP("Outcomes", "It was not done"),
        QT_TRANSLATE_NOOP("Outcomes", "The payment service did not do it."),
    ),
    Outcome.FIX_FIELD: (
        QT_TRANSLATE_NOOP("Outcomes", "Something has to be corrected"),
        QT_TRANSLATE_NOOP("Outcomes", "The payment service does not take “{field}” as it is."),
    ),
    Outcome.NOT_ALLOWED: (
        QT_TRANSLATE_NOOP("Outcomes", "It is not allowed"),
        QT_TRANSLATE_NOOP("Outcomes", "The payment service does not allow this counter to do that."),
    ),
}
"""Words for a reason that has none of its own with this outcome."""

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
    Operation.OAUTH_SESSION: QT_TRANSLATE_NOOP("Outcomes", "The session may have begun."),
}
"""What an UNKNOWN leaves open."""

NOT_PAID: Final = QT_TRANSLATE_NOOP("Outcomes", "Nothing was paid.")
"""Said of each payout that surely has not gone."""

QUESTION_NOT_SENT: Final[Told] = (
    QT_TRANSLATE_NOOP("Outcomes", "The question was not sent"),
    QT_TRANSLATE_NOOP("Outcomes", "It did not reach the payment service."),
)
"""NOT_SENT of an operation that moves no money."""

ABOUT_THE_MONEY: Final = frozenset(
    {
        Reason.BANK_FAILED,
        Reason.WALLET_FAILED,
        Reason.TRANSFER_FAILED,
        Reason.REJECTED,
        Reason.REVERSED,
        Reason.NOT_KNOWN_THERE,
        Reason.LINK_EXPIRED,
        Reason.LINK_DEACTIVATED,
    }
)
"""Reasons that tell of the payout even when its status was asked; the others tell only of the question."""
