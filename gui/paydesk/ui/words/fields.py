"""The words at a field: why an amount is no amount, which rule a value breaks, where the keys are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from paydesk.domain.money import MoneyFault
from paydesk.domain.rules import AnyRule, Broken, PayoutRule, Rule
from paydesk.ui.words.base import QT_TRANSLATE_NOOP, translate

MONEY_FAULTS: Final[Mapping[MoneyFault, str]] = {
    MoneyFault.EMPTY: QT_TRANSLATE_NOOP("Fields", "Type the amount, for example 1250 or 1250.50."),
    MoneyFault.NOT_A_NUMBER: QT_TRANSLATE_NOOP("Fields", "This is not a number. Use digits and one point."),
    MoneyFault.BAD_COMMAS: QT_TRANSLATE_NOOP("Fields", "The commas stand in odd places. Type it without commas."),
    MoneyFault.TOO_MANY_DECIMALS: QT_TRANSLATE_NOOP("Fields", "Only two digits after the point: paise."),
    MoneyFault.NEGATIVE: QT_TRANSLATE_NOOP("Fields", "An amount cannot be below zero."),
    MoneyFault.TOO_LARGE: QT_TRANSLATE_NOOP("Fields", "This amount is too large. Is there a digit too many?"),
}

RULES: Final[Mapping[Rule, str]] = {
    Rule.REQUIRED: QT_TRANSLATE_NOOP("Fields", "This is needed."),
    Rule.BILL_NEEDED: QT_TRANSLATE_NOOP("Fields", "Type the total of the bill: it is compared with the order."),
    Rule.TOO_SHORT: QT_TRANSLATE_NOOP("Fields", "This is too short."),
    Rule.TOO_LONG: QT_TRANSLATE_NOOP("Fields", "This is too long."),
    Rule.CHARACTERS: QT_TRANSLATE_NOOP("Fields", "A sign in it is not allowed here."),
    Rule.DIGITS: QT_TRANSLATE_NOOP("Fields", "Digits only, please."),
    Rule.EXACT_LENGTH: QT_TRANSLATE_NOOP("Fields", "It must have exactly 10 digits."),
    Rule.NOT_EMAIL: QT_TRANSLATE_NOOP("Fields", "This is no e-mail address."),
    Rule.TOO_SMALL: QT_TRANSLATE_NOOP("Fields", "The smallest amount is ₹1.00."),
    Rule.TOO_MANY: QT_TRANSLATE_NOOP("Fields", "There are too many of these; 10 at most."),
}

PAYOUT_RULES: Final[Mapping[PayoutRule, str]] = {
    PayoutRule.NOT_ONE_OF: QT_TRANSLATE_NOOP("Fields", "Choose one from the list."),
    PayoutRule.TOO_LARGE: QT_TRANSLATE_NOOP("Fields", "This is more than is allowed."),
    PayoutRule.ONE_OR_THE_OTHER: QT_TRANSLATE_NOOP("Fields", "Give one or the other, not both."),
    PayoutRule.IN_THE_PAST: QT_TRANSLATE_NOOP("Fields", "This day is over already."),
    PayoutRule.TOO_FAR_AHEAD: QT_TRANSLATE_NOOP("Fields", "This day is too far ahead; 30 days at most."),
    PayoutRule.NOT_YET_OVER: QT_TRANSLATE_NOOP("Fields", "This day must be over: yesterday at the latest."),
    PayoutRule.AFTER_THE_END: QT_TRANSLATE_NOOP("Fields", "The first day lies after the last one."),
    PayoutRule.NOT_A_UPI_ADDRESS: QT_TRANSLATE_NOOP("Fields", "This is no UPI address. It looks like name@bank."),
    PayoutRule.ONLY_V1_2: QT_TRANSLATE_NOOP("Fields", "Only transfers of version v1.2 can choose the fund source."),
    PayoutRule.OTHER_MONEY: QT_TRANSLATE_NOOP(
        "Fields", "Real money and test money do not mix: this sale was paid with the other kind than is paid out now."
    ),
}

_AT_FIELD: Final[Mapping[tuple[str, AnyRule], str]] = {
    ("order_id", Rule.TOO_SHORT): QT_TRANSLATE_NOOP("Fields", "An order number has at least 3 signs."),
    ("order_id", Rule.TOO_LONG): QT_TRANSLATE_NOOP("Fields", "An order number has at most 45 signs."),
    ("order_id", Rule.CHARACTERS): QT_TRANSLATE_NOOP(
        "Fields", "Only letters, digits, _ and - stand in an order number."
    ),
    ("customer_phone", Rule.DIGITS): QT_TRANSLATE_NOOP("Fields", "A phone number has digits only, without +91."),
    ("customer_phone", Rule.EXACT_LENGTH): QT_TRANSLATE_NOOP("Fields", "A phone number has exactly 10 digits."),
    ("terminal", Rule.REQUIRED): QT_TRANSLATE_NOOP("Fields", "No terminal is set. Enter it in Settings."),
    ("name", Rule.REQUIRED): QT_TRANSLATE_NOOP("Fields", "Type the name of whoever gets the money."),
    ("name", Rule.CHARACTERS): QT_TRANSLATE_NOOP("Fields", "Only letters, digits, spaces and . - / & stand in a name."),
    ("name", Rule.TOO_LONG): QT_TRANSLATE_NOOP("Fields", "A name has at most 100 signs."),
    ("phone", Rule.REQUIRED): QT_TRANSLATE_NOOP("Fields", "Type the phone number."),
    ("phone", Rule.CHARACTERS): QT_TRANSLATE_NOOP("Fields", "A phone number has digits only, 8 to 12 without +91."),
    ("phone", Rule.DIGITS): QT_TRANSLATE_NOOP("Fields", "A phone number has digits only, 8 to 12 without +91."),
    ("phone", Rule.TOO_SHORT): QT_TRANSLATE_NOOP("Fields", "A phone number has at least 8 digits."),
    ("phone", Rule.TOO_LONG): QT_TRANSLATE_NOOP("Fields", "A phone number has at most 12 digits, without +91."),
    ("email", Rule.TOO_LONG): QT_TRANSLATE_NOOP("Fields", "An e-mail address has at most 200 signs."),
    ("remarks", Rule.CHARACTERS): QT_TRANSLATE_NOOP("Fields", "Only letters, digits and spaces stand in remarks."),
    ("linkExpiry", Rule.REQUIRED): QT_TRANSLATE_NOOP("Fields", "Choose the last day of the payout link."),
    ("vpa", Rule.REQUIRED): QT_TRANSLATE_NOOP("Fields", "Type a UPI address, as name@bank, or a phone number."),
    ("vpa", Rule.TOO_LONG): QT_TRANSLATE_NOOP("Fields", "A UPI address has at most 100 signs."),
    ("vpa", PayoutRule.ONE_OR_THE_OTHER): QT_TRANSLATE_NOOP(
        "Fields", "Give the UPI address or the phone number, not both."
    ),
    ("ifsc", Rule.REQUIRED): QT_TRANSLATE_NOOP("Fields", "Type the IFSC of the bank's branch."),
    ("ifsc", Rule.CHARACTERS): QT_TRANSLATE_NOOP(
        "Fields", "An IFSC has 11 signs: four letters, a zero, and six letters or digits."
    ),
    ("bankAccount", Rule.REQUIRED): QT_TRANSLATE_NOOP("Fields", "Type the account number."),
    ("bankAccount", Rule.CHARACTERS): QT_TRANSLATE_NOOP(
        "Fields", "An account number has letters and digits only, no spaces."
    ),
    ("beneId", Rule.REQUIRED): QT_TRANSLATE_NOOP("Fields", "Type the beneficiary's id."),
    ("beneId", Rule.CHARACTERS): QT_TRANSLATE_NOOP("Fields", "A beneficiary's id has letters and digits only."),
    ("rechargeAccount", Rule.REQUIRED): QT_TRANSLATE_NOOP("Fields", "Choose the accounts, or give a recharge account."),
    ("rechargeAccount", Rule.CHARACTERS): QT_TRANSLATE_NOOP(
        "Fields", "A recharge account has letters and digits only, no spaces."
    ),
    ("rechargeAccount", PayoutRule.ONE_OR_THE_OTHER): QT_TRANSLATE_NOOP(
        "Fields", "Give a recharge account or two fund sources, not both."
    ),
    ("paymentInstrumentId", Rule.REQUIRED): QT_TRANSLATE_NOOP("Fields", "Choose the account it goes from."),
    ("toPaymentInstrumentId", Rule.REQUIRED): QT_TRANSLATE_NOOP("Fields", "Choose the account it goes to."),
    ("paymentInstrumentId", Rule.CHARACTERS): QT_TRANSLATE_NOOP(
        "Fields", "The id of a fund source has letters and digits only."
    ),
    ("toPaymentInstrumentId", Rule.CHARACTERS): QT_TRANSLATE_NOOP(
        "Fields", "The id of a fund source has letters and digits only."
    ),
    ("serviceCharges", Rule.REQUIRED): QT_TRANSLATE_NOOP("Fields", "Each charge needs the party that gets it."),
    ("serviceCharges", PayoutRule.TOO_LARGE): QT_TRANSLATE_NOOP(
        "Fields", "The charges are more than the loan: nothing would be left."
    ),
    ("endDate", Rule.REQUIRED): QT_TRANSLATE_NOOP("Fields", "Choose the last day, too."),
    ("auth_code", Rule.REQUIRED): QT_TRANSLATE_NOOP("Fields", "Paste the code that came back from the customer."),
    ("auth_code", Rule.CHARACTERS): QT_TRANSLATE_NOOP("Fields", "The code has no spaces and no odd signs."),
    ("amount", Rule.REQUIRED): QT_TRANSLATE_NOOP("Fields", "Type the amount, for example 1250 or 1250.50."),
}

NAMES: Final[Mapping[str, str]] = {
    "amount": QT_TRANSLATE_NOOP("Fields", "Amount"),
    "api_version": QT_TRANSLATE_NOOP("Fields", "Version of the service"),
    "auth_code": QT_TRANSLATE_NOOP("Fields", "Authorisation code"),
    "bankAccount": QT_TRANSLATE_NOOP("Fields", "Account number"),
    "beneDetails": QT_TRANSLATE_NOOP("Fields", "Details of the beneficiary"),
    "beneId": QT_TRANSLATE_NOOP("Fields", "Beneficiary id"),
    "cashgramId": QT_TRANSLATE_NOOP("Fields", "Number of the payout link"),
    "email": QT_TRANSLATE_NOOP("Fields", "E-mail"),
    "endDate": QT_TRANSLATE_NOOP("Fields", "Last day"),
    "identifier_value": QT_TRANSLATE_NOOP("Fields", "Mobile number"),
    "ifsc": QT_TRANSLATE_NOOP("Fields", "IFSC"),
    "linkExpiry": QT_TRANSLATE_NOOP("Fields", "Last day of the payout link"),
    "loanId": QT_TRANSLATE_NOOP("Fields", "Number of the loan"),
    "name": QT_TRANSLATE_NOOP("Fields", "Name"),
    "notifyCustomer": QT_TRANSLATE_NOOP("Fields", "Tell the customer"),
    "page": QT_TRANSLATE_NOOP("Fields", "Page"),
    "paymentInstrumentId": QT_TRANSLATE_NOOP("Fields", "Fund source"),
    "payoutType": QT_TRANSLATE_NOOP("Fields", "Type"),
    "perPage": QT_TRANSLATE_NOOP("Fields", "Lines of a page"),
    "phone": QT_TRANSLATE_NOOP("Fields", "Phone"),
    "rechargeAccount": QT_TRANSLATE_NOOP("Fields", "Recharge account"),
    "referenceId": QT_TRANSLATE_NOOP("Fields", "Reference of the service"),
    "remarks": QT_TRANSLATE_NOOP("Fields", "Remarks"),
    "serviceCharges": QT_TRANSLATE_NOOP("Fields", "Charges"),
    "startDate": QT_TRANSLATE_NOOP("Fields", "First day"),
    "tag": QT_TRANSLATE_NOOP("Fields", "Mark of the transfer"),
    "toPaymentInstrumentId": QT_TRANSLATE_NOOP("Fields", "To fund source"),
    "transferId": QT_TRANSLATE_NOOP("Fields", "Number of the transfer"),
    "transferMode": QT_TRANSLATE_NOOP("Fields", "Way of paying"),
    "transfer_id": QT_TRANSLATE_NOOP("Fields", "Number of the check"),
    "user": QT_TRANSLATE_NOOP("Fields", "Details of the customer"),
    "verification_id": QT_TRANSLATE_NOOP("Fields", "Number of the session"),
    "vpa": QT_TRANSLATE_NOOP("Fields", "UPI address"),
}
"""The service's names of fields (SPEC.md part 4), and ours; "beneDetails.vpa" is "vpa"."""


def money_fault_words(fault: MoneyFault) -> str:
    """Why what was typed is no amount."""
    return translate("Fields", MONEY_FAULTS[fault])


def rule_words(rule: AnyRule, field: str = "") -> str:
    """Which rule a value breaks; `field` names the field ("beneDetails.vpa" is "vpa") for words of its own."""
    general = RULES[rule] if isinstance(rule, Rule) else PAYOUT_RULES[rule]
    return translate("Fields", _AT_FIELD.get((field.rpartition(".")[2], rule), general))


def broken_words(broken: Broken) -> dict[str, str]:
    """Which rules are broken, by field; of two at one field the first."""
    return {name: rule_words(rule, name) for name, rule in reversed(broken)}


def field_words(name: str) -> str:
    """The window's name of a field that the service names; one that is not known here stays as it came."""
    text = NAMES.get(name.rpartition(".")[2], "")
    if text:
        return translate("Fields", text)
    return name or translate("Fields", "a field")
