"""How a beneficiary is paid: the mode, and the fields that each mode needs."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from paydesk.domain import masking
from paydesk.domain.payout.requests import BeneDetails, TransferMode
from paydesk.domain.payout.rules import bare_phone
from paydesk.ui.pages.payouts.fields import Fields
from paydesk.ui.pages.payouts.private_field import PrivateField
from paydesk.ui.widgets.choice_field import ChoiceField
from paydesk.ui.widgets.labels import Note
from paydesk.ui.widgets.room import OneOf
from paydesk.ui.widgets.text_field import TextField
from paydesk.ui.words.payouts import mode_options


class BeneFields(QWidget):
    """Mode and target side by side, and the fields for the form to place: name, phone, email, address.

    Tab goes through them in the order in which the form places them, so they have no parent before.

    `mode_changed` comes when another mode is chosen, by a person or by `choose_mode`.
    """

    mode_changed = Signal()

    def __init__(self, fields: Fields, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._fields = fields
        self.name = TextField(self.tr("Beneficiary name"))
        self.phone = PrivateField(self.tr("Phone"), masking.phone, self.tr("8 to 12 digits"))
        self.mode = ChoiceField(self.tr("Mode"), mode_options(), self)
        self.vpa = TextField(self.tr("UPI address"), self.tr("name@bank"), self)
        self.account = PrivateField(self.tr("Account number"), masking.account, "", self)
        self.ifsc = TextField(self.tr("IFSC"), self.tr("ABCD0123456"), self)
        self.email = TextField(self.tr("E-mail (optional)"))
        self.address = TextField(self.tr("Address (optional)"))
        self.mode.chosen.connect(self.on_mode)
        self._target = self._make_target()
        row = QGridLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setHorizontalSpacing(14)
        row.addWidget(self.mode, 0, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self._target, 0, 1, Qt.AlignmentFlag.AlignTop)
        row.setColumnStretch(0, 1)
        row.setColumnStretch(1, 1)

    def watch_who(self) -> None:
        """Add name and phone to the form, where they stand in the order of the keyboard."""
        self._fields.add("beneDetails.name", self.name)
        self._fields.add("beneDetails.phone", self.phone)

    def watch_target(self) -> None:
        """Add mode and target."""
        for name, field in (
            ("transferMode", self.mode),
            ("beneDetails.vpa", self.vpa),
            ("beneDetails.bankAccount", self.account),
            ("beneDetails.ifsc", self.ifsc),
        ):
            self._fields.add(name, field)

    def watch_rest(self) -> None:
        """Add those that stand last on a form."""
        self._fields.add("beneDetails.email", self.email)
        self._fields.add("beneDetails.address1", self.address)

    def _make_target(self) -> QWidget:
        stack = OneOf(self)
        self._upi, self._bank, self._wallet = QWidget(stack), QWidget(stack), QWidget(stack)
        upi = QVBoxLayout(self._upi)
        upi.setContentsMargins(0, 0, 0, 0)
        upi.addWidget(self.vpa, 0, Qt.AlignmentFlag.AlignTop)
        bank = QHBoxLayout(self._bank)
        bank.setContentsMargins(0, 0, 0, 0)
        bank.setSpacing(10)
        bank.addWidget(self.account, 1, Qt.AlignmentFlag.AlignTop)
        bank.addWidget(self.ifsc, 1, Qt.AlignmentFlag.AlignTop)
        wallet = QVBoxLayout(self._wallet)
        wallet.setContentsMargins(0, 26, 0, 0)
        wallet.addWidget(Note(self.tr("It goes to the wallet of the phone number above."), self._wallet))
        for page in (self._upi, self._bank, self._wallet):
            stack.addWidget(page)
        return stack

    def current(self) -> TransferMode:
        """The mode chosen."""
        return TransferMode(self.mode.current())

    def choose_mode(self, mode: TransferMode) -> None:
        """Choose a mode."""
        self.mode.choose(mode.value)
        self.on_mode()

    @Slot()
    def on_mode(self) -> None:
        """Another mode: other fields."""
        mode = self.current()
        page = self._upi if mode is TransferMode.UPI else self._bank if mode.to_bank_account else self._wallet
        if isinstance(self._target, OneOf):
            self._target.setCurrentWidget(page)
        self._fields.show_again()
        self.mode_changed.emit()

    def details(self) -> BeneDetails:
        """What is typed, without what the mode does not need."""
        mode = self.current()
        bank = mode.to_bank_account
        return BeneDetails(
            name=self.name.text(),
            phone=bare_phone(self.phone.text()).replace(" ", ""),
            email=self.email.text(),
            address1=self.address.text(),
            bank_account=self.account.text().replace(" ", "") if bank else "",
            ifsc=self.ifsc.text().upper() if bank else "",
            vpa=self.vpa.text() if mode is TransferMode.UPI else "",
        )

    def clear(self) -> None:
        """Empty all; the mode is UPI again."""
        for field in (self.name, self.phone, self.vpa, self.account, self.ifsc, self.email, self.address):
            field.set_text("")
        self.choose_mode(TransferMode.UPI)


def target_words(mode: TransferMode, bene: BeneDetails) -> str:
    """Where it goes, masked."""
    if mode is TransferMode.UPI:
        return masking.vpa(bene.vpa)
    if mode.to_bank_account:
        return f"{masking.account(bene.bank_account)} · {bene.ifsc}"
    return masking.phone(bene.phone)


def pair(left: QWidget, right: QWidget) -> QGridLayout:
    """Two fields side by side."""
    grid = QGridLayout()
    grid.setHorizontalSpacing(14)
    for place, widget in enumerate((left, right)):
        grid.addWidget(widget, 0, place, Qt.AlignmentFlag.AlignTop)
        grid.setColumnStretch(place, 1)
    return grid
