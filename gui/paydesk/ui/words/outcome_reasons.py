"""What happened, by reason: title, text, and whose side it is on. DONE is told by its operation (`outcome_texts`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from paydesk.domain.payout.outcome import Outcome, Reason
from paydesk.ui.words.base import QT_TRANSLATE_NOOP
from paydesk.ui.words.outcome_texts import Whose

_SCHEDULED: Final[Mapping[Reason, tuple[str, str, Whose]]] = {
    Reason.NEXT_WORKING_DAY: (
        QT_TRANSLATE_NOOP("Outcomes", "It goes on the next working day"),
        QT_TRANSLATE_NOOP("Outcomes", "The payment service has taken it; the banks are closed now."),
        Whose.BANK,
    )
}
_PENDING: Final[Mapping[Reason, tuple[str, str, Whose]]] = {
    Reason.BENEFICIARY_BANK_CONFIRMS: (
        QT_TRANSLATE_NOOP("Outcomes", "The other bank has to confirm it"),
        QT_TRANSLATE_NOOP("Outcomes", "The money has left; the bank of whoever is paid has not confirmed it yet."),
        Whose.BANK,
    ),
    Reason.AT_THE_BANK: (
        QT_TRANSLATE_NOOP("Outcomes", "It is at the bank"),
        QT_TRANSLATE_NOOP("Outcomes", "The bank has it and has not finished it yet."),
        Whose.BANK,
    ),
    Reason.RECEIVED: (
        QT_TRANSLATE_NOOP("Outcomes", "It was taken, and is being worked on"),
        QT_TRANSLATE_NOOP("Outcomes", "The payment service has it and has not finished it yet."),
        Whose.SERVICE,
    ),
    Reason.LINK_OPEN: (
        QT_TRANSLATE_NOOP("Outcomes", "The payout link is open"),
        QT_TRANSLATE_NOOP("Outcomes", "Nobody has taken the money yet; whoever has the link can."),
        Whose.NOBODY,
    ),
}
_UNKNOWN: Final[Mapping[Reason, tuple[str, str, Whose]]] = {
    Reason.BANK_SILENT: (
        QT_TRANSLATE_NOOP("Outcomes", "The bank has not answered"),
        QT_TRANSLATE_NOOP("Outcomes", "It went to the bank, and the bank does not say what became of it."),
        Whose.BANK,
    ),
    Reason.ID_EXISTS: (
        QT_TRANSLATE_NOOP("Outcomes", "The service has this number already"),
        QT_TRANSLATE_NOOP("Outcomes", "Our first attempt did arrive. What became of it, only its status says."),
        Whose.SERVICE,
    ),
    Reason.SERVICE_FAULT: (
        QT_TRANSLATE_NOOP("Outcomes", "The payment service had a fault"),
        QT_TRANSLATE_NOOP("Outcomes", "Something broke while it worked on this."),
        Whose.SERVICE,
    ),
    Reason.TIMED_OUT: (
        QT_TRANSLATE_NOOP("Outcomes", "No answer came in time"),
        QT_TRANSLATE_NOOP("Outcomes", "The request left this PC, and nothing came back in time."),
        Whose.LINE,
    ),
    Reason.LINE_CUT: (
        QT_TRANSLATE_NOOP("Outcomes", "The line was cut"),
        QT_TRANSLATE_NOOP("Outcomes", "The connection broke before the answer came."),
        Whose.LINE,
    ),
    Reason.BAD_ANSWER: (
        QT_TRANSLATE_NOOP("Outcomes", "The answer could not be read"),
        QT_TRANSLATE_NOOP("Outcomes", "Something came back that is no answer of the payment service."),
        Whose.LINE,
    ),
    Reason.UNFORESEEN: (
        QT_TRANSLATE_NOOP("Outcomes", "The answer is not understood"),
        QT_TRANSLATE_NOOP("Outcomes", "The payment service answered something that nobody foresaw."),
        Whose.SERVICE,
    ),
    Reason.EARLIER_SEND_UNSETTLED: (
        QT_TRANSLATE_NOOP("Outcomes", "What became of the first attempt is not known"),
        QT_TRANSLATE_NOOP("Outcomes", "The second attempt was turned down; that says nothing about the first."),
        Whose.SERVICE,
    ),
}
_FAILED: Final[Mapping[Reason, tuple[str, str, Whose]]] = {
    Reason.NOT_SENT: (
        QT_TRANSLATE_NOOP("Outcomes", "It was not sent"),
        QT_TRANSLATE_NOOP("Outcomes", "The request did not reach the payment service."),
        Whose.LINE,
    ),
    Reason.TOKEN_REFUSED: (
        QT_TRANSLATE_NOOP("Outcomes", "The pass of this counter has run out"),
        QT_TRANSLATE_NOOP("Outcomes", "The payment service wants a new one before it does anything."),
        Whose.SERVICE,
    ),
    Reason.SLOW_DOWN: (
        QT_TRANSLATE_NOOP("Outcomes", "Told to slow down"),
        QT_TRANSLATE_NOOP("Outcomes", "The payment service got too many requests from this shop and wants a pause."),
        Whose.SERVICE,
    ),
    Reason.BANK_FAILED: (
        QT_TRANSLATE_NOOP("Outcomes", "The bank did not do it"),
        QT_TRANSLATE_NOOP("Outcomes", "The transfer failed at the bank."),
        Whose.BANK,
    ),
    Reason.WALLET_FAILED: (
        QT_TRANSLATE_NOOP("Outcomes", "The wallet did not take it"),
        QT_TRANSLATE_NOOP("Outcomes", "The transfer to the wallet failed. Does this phone have a wallet?"),
        Whose.PAYEE,
    ),
    Reason.TRANSFER_FAILED: (
        QT_TRANSLATE_NOOP("Outcomes", "The transfer failed"),
        QT_TRANSLATE_NOOP("Outcomes", "The payment service says that it ended without payment."),
        Whose.BANK,
    ),
    Reason.REJECTED: (
        QT_TRANSLATE_NOOP("Outcomes", "The transfer was rejected"),
        QT_TRANSLATE_NOOP("Outcomes", "Somebody with the right to do so turned it down."),
        Whose.SHOP,
    ),
    Reason.REVERSED: (
        QT_TRANSLATE_NOOP("Outcomes", "The money came back"),
        QT_TRANSLATE_NOOP("Outcomes", "It was sent, and the bank has returned it to the shop's account."),
        Whose.BANK,
    ),
    Reason.NOT_KNOWN_THERE: (
        QT_TRANSLATE_NOOP("Outcomes", "The service does not know it"),
        QT_TRANSLATE_NOOP("Outcomes", "It has nothing with this number, so the request never arrived."),
        Whose.LINE,
    ),
    Reason.TOO_LITTLE_BALANCE: (
        QT_TRANSLATE_NOOP("Outcomes", "There is not enough money in the account"),
        QT_TRANSLATE_NOOP("Outcomes", "The balance of the fund source is below the amount."),
        Whose.SHOP,
    ),
    Reason.WAIT_30_MINUTES: (
        QT_TRANSLATE_NOOP("Outcomes", "This beneficiary is too new"),
        QT_TRANSLATE_NOOP(
            "Outcomes",
            "The payment service pays nobody within 30 minutes of adding them, so that a mistake can be noticed.",
        ),
        Whose.SERVICE,
    ),
    Reason.LINK_EXPIRED: (
        QT_TRANSLATE_NOOP("Outcomes", "The payout link has run out"),
        QT_TRANSLATE_NOOP("Outcomes", "Its last day is over, and nobody took the money."),
        Whose.PAYEE,
    ),
    Reason.LINK_DEACTIVATED: (
        QT_TRANSLATE_NOOP("Outcomes", "The payout link was ended"),
        QT_TRANSLATE_NOOP("Outcomes", "Somebody at the shop ended it before the money was taken."),
        Whose.NOBODY,
    ),
}
_FIX_FIELD: Final[Mapping[Reason, tuple[str, str, Whose]]] = {
    Reason.FIELD_MISSING: (
        QT_TRANSLATE_NOOP("Outcomes", "Something is missing"),
        QT_TRANSLATE_NOOP("Outcomes", "“{field}” is needed."),
        Whose.FORM,
    ),
    Reason.FIELD_INVALID: (
        QT_TRANSLATE_NOOP("Outcomes", "Something has to be corrected"),
        QT_TRANSLATE_NOOP("Outcomes", "“{field}” is not accepted as it is."),
        Whose.FORM,
    ),
    Reason.AMOUNT_TOO_SMALL: (
        QT_TRANSLATE_NOOP("Outcomes", "The amount is too small"),
        QT_TRANSLATE_NOOP("Outcomes", "The payment service sends no such small amounts this way."),
        Whose.FORM,
    ),
    Reason.AMOUNT_TOO_LARGE: (
        QT_TRANSLATE_NOOP("Outcomes", "The amount is too large"),
        QT_TRANSLATE_NOOP("Outcomes", "The payment service sends no such large amounts at once this way."),
        Whose.FORM,
    ),
    Reason.CHARGES_TOO_LARGE: (
        QT_TRANSLATE_NOOP("Outcomes", "The charges are more than the loan"),
        QT_TRANSLATE_NOOP("Outcomes", "Nothing would be left for the beneficiary."),
        Whose.FORM,
    ),
    Reason.WRONG_ACCOUNT: (
        QT_TRANSLATE_NOOP("Outcomes", "There is no such bank account"),
        QT_TRANSLATE_NOOP("Outcomes", "The account number and the IFSC do not belong to an account."),
        Whose.FORM,
    ),
    Reason.NO_ACCOUNT: (
        QT_TRANSLATE_NOOP("Outcomes", "The beneficiary has no bank account there"),
        QT_TRANSLATE_NOOP("Outcomes", "No account number or IFSC is known for whoever is to be paid."),
        Whose.FORM,
    ),
    Reason.NO_VPA: (
        QT_TRANSLATE_NOOP("Outcomes", "The beneficiary has no UPI address there"),
        QT_TRANSLATE_NOOP("Outcomes", "No UPI address is known for whoever is to be paid."),
        Whose.FORM,
    ),
    Reason.ADDRESS_INVALID: (
        QT_TRANSLATE_NOOP("Outcomes", "INVALID"),
        QT_TRANSLATE_NOOP("Outcomes", "No bank knows this UPI address. It cannot be paid."),
        Whose.NOBODY,
    ),
    Reason.BENEFICIARY_UNKNOWN: (
        QT_TRANSLATE_NOOP("Outcomes", "The service does not know this beneficiary"),
        QT_TRANSLATE_NOOP("Outcomes", "“{field}” names nobody who was added there."),
        Whose.FORM,
    ),
    Reason.CHOOSE_FUND_SOURCE: (
        QT_TRANSLATE_NOOP("Outcomes", "Which account should pay?"),
        QT_TRANSLATE_NOOP("Outcomes", "The shop has several fund sources for this way of paying."),
        Whose.FORM,
    ),
    Reason.WRONG_FUND_SOURCE: (
        QT_TRANSLATE_NOOP("Outcomes", "This fund source cannot be used for it"),
        QT_TRANSLATE_NOOP("Outcomes", "“{field}” is not there, or is not for this way of paying."),
        Whose.FORM,
    ),
}
_NOT_ALLOWED: Final[Mapping[Reason, tuple[str, str, Whose]]] = {
    Reason.KEYS_REFUSED: (
        QT_TRANSLATE_NOOP("Outcomes", "The keys were refused"),
        QT_TRANSLATE_NOOP("Outcomes", "The payment service does not take the keys of this counter; nothing was done."),
        Whose.SHOP,
    ),
    Reason.IP_NOT_ALLOWED: (
        QT_TRANSLATE_NOOP("Outcomes", "This internet address is not on the allow-list"),
        QT_TRANSLATE_NOOP("Outcomes", "The payment service takes calls only from addresses that the shop has named."),
        Whose.SHOP,
    ),
    Reason.FEATURE_NOT_AVAILABLE: (
        QT_TRANSLATE_NOOP("Outcomes", "The shop's account cannot do this"),
        QT_TRANSLATE_NOOP("Outcomes", "This feature is not part of the shop's contract with the payment service."),
        Whose.SHOP,
    ),
    Reason.APIS_NOT_ENABLED: (
        QT_TRANSLATE_NOOP("Outcomes", "The service has not enabled this"),
        QT_TRANSLATE_NOOP("Outcomes", "This part of it is not switched on for the shop's account."),
        Whose.SHOP,
    ),
    Reason.MODE_NOT_AVAILABLE: (
        QT_TRANSLATE_NOOP("Outcomes", "This way of paying is not enabled"),
        QT_TRANSLATE_NOOP("Outcomes", "The shop's account cannot send money that way."),
        Whose.SHOP,
    ),
    Reason.BENEFICIARY_NOT_ALLOWED: (
        QT_TRANSLATE_NOOP("Outcomes", "This beneficiary may not be paid"),
        QT_TRANSLATE_NOOP("Outcomes", "The payment service does not let the shop pay them."),
        Whose.SERVICE,
    ),
    Reason.ACCOUNT_LIMIT: (
        QT_TRANSLATE_NOOP("Outcomes", "The account's limit is reached"),
        QT_TRANSLATE_NOOP("Outcomes", "The payment service lets the shop send no more for now."),
        Whose.SHOP,
    ),
    Reason.BENEFICIARY_LIMIT: (
        QT_TRANSLATE_NOOP("Outcomes", "This beneficiary's limit is reached"),
        QT_TRANSLATE_NOOP("Outcomes", "The payment service lets them get no more for now."),
        Whose.PAYEE,
    ),
    Reason.ACCESS_REFUSED: (
        QT_TRANSLATE_NOOP("Outcomes", "The service let nobody in"),
        QT_TRANSLATE_NOOP("Outcomes", "It turned the request away before it looked at it; nothing was done."),
        Whose.SERVICE,
    ),
    Reason.WRONG_URL: (
        QT_TRANSLATE_NOOP("Outcomes", "The address of the service is wrong"),
        QT_TRANSLATE_NOOP("Outcomes", "What answers there does not know this operation; nothing was done."),
        Whose.SHOP,
    ),
}
REASONS: Final = {**_SCHEDULED, **_PENDING, **_UNKNOWN, **_FAILED, **_FIX_FIELD, **_NOT_ALLOWED}
"""Title, text, side."""

BELONGS: Final[Mapping[Outcome, frozenset[Reason]]] = {
    Outcome.DONE: frozenset({Reason.DONE}),
    Outcome.SCHEDULED: frozenset(_SCHEDULED),
    Outcome.PENDING: frozenset(_PENDING),
    Outcome.UNKNOWN: frozenset(_UNKNOWN),
    Outcome.FAILED: frozenset(_FAILED),
    Outcome.FIX_FIELD: frozenset(_FIX_FIELD),
    Outcome.NOT_ALLOWED: frozenset({*_NOT_ALLOWED, Reason.WRONG_FUND_SOURCE}),
}
"""The reasons that each outcome can have."""

AT_LEAST: Final = QT_TRANSLATE_NOOP("Outcomes", "The payment service sends no less than ₹{limit} this way.")
AT_MOST: Final = QT_TRANSLATE_NOOP("Outcomes", "The payment service sends no more than ₹{limit} at once this way.")
"""In place of the text, where the service has told the limit."""
