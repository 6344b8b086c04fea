"""Who gets the money, and how: the fields that transfers and loans have in common, and what a question says of them."""

from __future__ import annotations

import re

from PySide6.QtCore import QCoreApplication

from paydesk.domain import masking
from paydesk.domain.payout.requests import BeneDetails, TransferMode
from paydesk.domain.rules import bare_phone
from paydesk.ui.forms.fields import Field, Kind, Values
from paydesk.ui.words.payouts import mode_options

MODE = "transferMode"
VPA = "beneDetails.vpa"
ACCOUNT = "beneDetails.bankAccount"


def is_upi(values: Values) -> bool:
    """Whether it goes to a UPI address."""
    return values.text(MODE) == TransferMode.UPI.value


def is_bank(values: Values) -> bool:
    """Whether it goes to a bank account."""
    return bool(values.text(MODE)) and TransferMode(values.text(MODE)).to_bank_account


def who_fields() -> list[Field]:
    """Name and phone."""
    translate = QCoreApplication.translate
    return [
        Field("beneDetails.name", translate("Payee", "Beneficiary name")),
        Field(
            "beneDetails.phone",
            translate("Payee", "Phone"),
            Kind.PHONE,
            hint=translate("Payee", "8 to 12 digits"),
            mask=masked_phone,
        ),
    ]


def target_fields() -> list[Field]:
    """The mode, and where it leads."""
    translate = QCoreApplication.translate
    return [
        Field(MODE, translate("Payee", "Mode"), Kind.CHOICE, options=mode_options()),
        Field(VPA, translate("Payee", "UPI address"), hint=translate("Payee", "name@bank"), shown_when=is_upi),
        Field(
            ACCOUNT, translate("Payee", "Account number"), mask=masking.account, clean=_no_spaces, shown_when=is_bank
        ),
        Field(
            "beneDetails.ifsc",
            translate("Payee", "IFSC"),
            hint=translate("Payee", "ABCD0123456"),
            clean=str.upper,
            shown_when=is_bank,
        ),
    ]


def more_fields() -> list[Field]:
    """What may be given besides."""
    translate = QCoreApplication.translate
    return [
        Field("beneDetails.email", translate("Payee", "E-mail (optional)")),
        Field("beneDetails.address1", translate("Payee", "Address (optional)")),
    ]


def masked_phone(text: str) -> str:
    """What may be seen of a phone, however it was typed."""
    return masking.phone(re.sub(r"[ -]", "", bare_phone(text)))


def details(values: Values) -> BeneDetails:
    """What is typed."""
    return BeneDetails(
        name=values.text("beneDetails.name"),
        phone=values.text("beneDetails.phone"),
        email=values.text("beneDetails.email"),
        address1=values.text("beneDetails.address1"),
        bank_account=values.text(ACCOUNT),
        ifsc=values.text("beneDetails.ifsc"),
        vpa=values.text(VPA),
    )


def target_pairs(mode: TransferMode, bene: BeneDetails) -> list[tuple[str, str]]:
    """Where it goes, whole."""
    translate = QCoreApplication.translate
    if mode is TransferMode.UPI:
        return [(translate("Payee", "UPI address"), bene.vpa)]
    if mode.to_bank_account:
        return [(translate("Payee", "Account number"), bene.bank_account), (translate("Payee", "IFSC"), bene.ifsc)]
    return [(translate("Payee", "Wallet of"), bene.phone)]


def _no_spaces(text: str) -> str:
    return text.replace(" ", "")
