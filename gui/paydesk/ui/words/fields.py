"""Texts at fields: faults of amounts, broken rules, and the names of fields."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from paydesk.domain.money import MoneyFault
from paydesk.domain.rules import SEPARATORS, AnyRule, BrokenRules, PayoutRule, Rule, invalid_char
from paydesk.ui.words.base import QT_TRANSLATE_TABLES, lookup_in, translate

MONEY_FAULTS: Final[Mapping[MoneyFault, str]] = {
    MoneyFault.EMPTY: "Type the amount, for example 1250 or 1250.50.",
    MoneyFault.NOT_A_NUMBER: "This is not a number. Use digits and one point.",
    MoneyFault.BAD_COMMAS: "The commas stand in odd places. Type it without commas.",
    MoneyFault.TOO_MANY_DECIMALS: "Only two digits after the point: paise.",
    MoneyFault.NEGATIVE: "An amount cannot be below zero.",
    MoneyFault.TOO_LARGE: "This amount is too large. Is there a digit too many?",
}

RULES: Final[Mapping[Rule, str]] = {
    Rule.REQUIRED: "This is needed.",
    Rule.BILL_NEEDED: "Type the total of the bill: it is compared with the order.",
    Rule.TOO_SHORT: "This is too short.",
    Rule.TOO_LONG: "This is too long.",
    Rule.CHARACTERS: "A sign in it is not allowed here.",
    Rule.DIGITS: "Digits only, please.",
    Rule.EXACT_LENGTH: "It must have exactly 10 digits.",
    Rule.NOT_EMAIL: "This is no e-mail address.",
    Rule.TOO_SMALL: "The smallest amount is ₹1.00.",
    Rule.OTHER_AMOUNT: "This order is of another amount.",
    Rule.NO_SUCH_ORDER: "There is no order with this number.",
}

PAYOUT_RULES: Final[Mapping[PayoutRule, str]] = {
    PayoutRule.NOT_ONE_OF: "Choose one from the list.",
    PayoutRule.TOO_LARGE: "This is more than is allowed.",
    PayoutRule.ONE_OR_THE_OTHER: "Give one or the other, not both.",
    PayoutRule.IN_THE_PAST: "This day is over already.",
    PayoutRule.TOO_FAR_AHEAD: "This day is too far ahead; 30 days at most.",
    PayoutRule.NOT_YET_OVER: "This day must be over: yesterday at the latest.",
    PayoutRule.AFTER_THE_END: "The first day lies after the last one.",
    PayoutRule.NOT_A_UPI_ADDRESS: "This is no UPI address. It looks like name@bank.",
    PayoutRule.ONLY_V1_2: "Only transfers of version v1.2 can choose the fund source.",
    PayoutRule.OTHER_MONEY: (
        "Real money and test money do not mix: this sale was paid with the other kind than is paid out now."
    ),
}

_AT_FIELD: Final[Mapping[tuple[str, AnyRule], str]] = {
    ("order_id", Rule.TOO_SHORT): "An order number has at least 3 signs.",
    ("order_id", Rule.TOO_LONG): "An order number has at most 45 signs.",
    ("order_id", Rule.CHARACTERS): "Only A to Z, digits, _ and - are in an order number.",
    ("order_id", Rule.NO_SUCH_ORDER): "No order {number}. Scan again, or type the amount.",
    ("customer_phone", Rule.DIGITS): "A phone number has digits only, without +91.",
    ("customer_phone", Rule.EXACT_LENGTH): "A phone number has exactly 10 digits.",
    ("terminal", Rule.REQUIRED): "No terminal is set. Enter it in Settings.",
    ("name", Rule.REQUIRED): "Type the name of whoever gets the money.",
    ("name", Rule.CHARACTERS): "Only letters, digits, spaces and . - / & stand in a name.",
    ("name", Rule.TOO_LONG): "A name has at most 100 signs.",
    ("phone", Rule.REQUIRED): "Type the phone number.",
    ("phone", Rule.CHARACTERS): "A phone number has digits only, 8 to 12 without +91.",
    ("phone", Rule.DIGITS): "A phone number has digits only, 8 to 12 without +91.",
    ("phone", Rule.TOO_SHORT): "A phone number has at least 8 digits.",
    ("phone", Rule.TOO_LONG): "A phone number has at most 12 digits, without +91.",
    ("email", Rule.TOO_LONG): "An e-mail address has at most 200 signs.",
    ("remarks", Rule.CHARACTERS): "Only letters, digits and spaces stand in remarks.",
    ("remarks", Rule.TOO_LONG): "Remarks have at most 70 signs.",
    ("linkExpiry", Rule.REQUIRED): "Choose the last day of the payout link.",
    ("vpa", Rule.REQUIRED): "Type a UPI address, as name@bank, or a phone number.",
    ("vpa", Rule.TOO_LONG): "A UPI address has at most 100 signs.",
    ("vpa", PayoutRule.ONE_OR_THE_OTHER): "Give the UPI address or the phone number, not both.",
    ("ifsc", Rule.REQUIRED): "Type the IFSC of the bank's branch.",
    ("ifsc", Rule.CHARACTERS): "An IFSC has 11 signs: four letters, a zero, and six letters or digits.",
    ("bankAccount", Rule.REQUIRED): "Type the account number.",
    ("bankAccount", Rule.CHARACTERS): "An account number has letters and digits only, no spaces.",
    ("beneId", Rule.REQUIRED): "Type the beneficiary's id.",
    ("beneId", Rule.CHARACTERS): "A beneficiary's id has letters and digits only.",
    ("rechargeAccount", Rule.REQUIRED): "Choose the accounts, or give a recharge account.",
    ("rechargeAccount", Rule.CHARACTERS): "A recharge account has letters and digits only, no spaces.",
    ("rechargeAccount", PayoutRule.ONE_OR_THE_OTHER): "Give a recharge account or two fund sources, not both.",
    ("paymentInstrumentId", Rule.REQUIRED): "Choose the account it goes from.",
    ("toPaymentInstrumentId", Rule.REQUIRED): "Choose the account it goes to.",
    ("paymentInstrumentId", Rule.CHARACTERS): "The id of a fund source has letters and digits only.",
    ("toPaymentInstrumentId", Rule.CHARACTERS): "The id of a fund source has letters and digits only.",
    ("serviceCharges", Rule.REQUIRED): "Each charge needs the party that gets it.",
    ("serviceCharges", PayoutRule.TOO_LARGE): "The charges are more than the loan: nothing would be left.",
    ("endDate", Rule.REQUIRED): "Choose the last day, too.",
    ("transferId", PayoutRule.OTHER_MONEY): (
        "Real money and test money do not mix: this one was made with the other kind than is sent now."
        " If the money is still owed, fill in a new one."
    ),
    ("auth_code", Rule.REQUIRED): "Paste the code that came back from the customer.",
    ("auth_code", Rule.CHARACTERS): "The code alone, please: no address, no spaces, no odd signs.",
    ("amount", Rule.REQUIRED): "Type the amount, for example 1250 or 1250.50.",
}

NAMES: Final[Mapping[str, str]] = {
    "address1": "Address",
    "amount": "Amount",
    "api_version": "Version of the service",
    "auth_code": "Authorisation code",
    "bankAccount": "Account number",
    "beneDetails": "Details of the beneficiary",
    "beneId": "Beneficiary id",
    "cashgramId": "Number of the payout link",
    "email": "E-mail",
    "endDate": "Last day",
    "identifier_value": "Mobile number",
    "ifsc": "IFSC",
    "linkExpiry": "Last day of the payout link",
    "loanId": "Number of the loan",
    "name": "Name",
    "notifyCustomer": "Tell the customer",
    "page": "Page",
    "paymentInstrumentId": "From",
    "payoutType": "Type",
    "perPage": "Lines of a page",
    "phone": "Phone",
    "rechargeAccount": "Recharge account",
    "referenceId": "Reference of the service",
    "remarks": "Remarks",
    "serviceCharges": "Charges",
    "startDate": "First day",
    "tag": "Mark of the transfer",
    "toPaymentInstrumentId": "To",
    "transferId": "Number of the transfer",
    "transferMode": "Mode",
    "transfer_id": "Number of the check",
    "user": "Details of the customer",
    "verification_id": "Number of the session",
    "vpa": "UPI address",
}
"""Names of the service's fields (docs/service.md#endpoints) and ours; "beneDetails.vpa" is "vpa"."""


money_fault_words: Final = lookup_in("Fields", MONEY_FAULTS)
"""Text of a MoneyFault."""


_SCAN_TEXTS: Final[Mapping[str, str]] = {
    "blank": "A blank cannot be in an order number. Only A to Z, digits, _ and -.",
    "mark": "“{sign}” cannot be in an order number. Only A to Z, digits, _ and -.",
    "layout": (
        "“{sign}” cannot be in an order number. Only A to Z, digits, _ and -. Scanned? This PC or the scanner may not"
        " be set to English (US)."
    ),
    "case": "No order {number}. Was it misread, or is Caps Lock on? Scan again, or type the amount.",
}
"""Likely causes of a refused order number that a scanner or keyboard layout has changed."""


def rule_words(rule: AnyRule, field: str = "", value: str = "") -> str:
    """Return the text of a broken rule.

    Args:
        field: Name of the field, for a more exact text ("beneDetails.vpa" is "vpa").
        value: The input; the text on an order number quotes it, or its refused character.
    """
    general = RULES[rule] if isinstance(rule, Rule) else PAYOUT_RULES[rule]
    words = _AT_FIELD.get((field.rpartition(".")[2], rule), general)
    refused = invalid_char(value) if field == "order_id" else ""
    if refused and rule is Rule.CHARACTERS:
        words = _SCAN_TEXTS["blank" if refused.isspace() else "mark" if refused in SEPARATORS else "layout"]
    elif field == "order_id" and rule is Rule.NO_SUCH_ORDER and value.isupper() and value != value.lower():
        words = _SCAN_TEXTS["case"]
    shown = refused if refused.isprintable() else f"U+{ord(refused[0]):04X}"
    return translate("Fields", words).replace("{number}", value).replace("{sign}", shown)


def fault_of(rule: Callable[[str], AnyRule | None], field: str = "") -> Callable[[str], str]:
    """Return a check for a `Field`: the text of the broken rule, or ""; `field` as for `rule_words`."""

    def fault(text: str) -> str:
        broken = rule(text)
        return "" if broken is None else rule_words(broken, field)

    return fault


def broken_rule_words(broken: BrokenRules) -> dict[str, str]:
    """Return the text per field; the first rule of a field counts."""
    return {name: rule_words(rule, name) for name, rule in reversed(broken)}


def field_words(name: str) -> str:
    """Return our name of a service's field; unknown names are returned unchanged."""
    text = NAMES.get(name.rpartition(".")[2], "")
    if text:
        return translate("Fields", text)
    return name or translate("Fields", "a field")


QT_TRANSLATE_TABLES("Fields", MONEY_FAULTS, RULES, PAYOUT_RULES, _AT_FIELD, _SCAN_TEXTS, NAMES)
