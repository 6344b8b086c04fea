"""A payment link, also as the refund of a sale (SPEC.md 4.12)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import date, timedelta
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject

from paydesk.domain.money import Money
from paydesk.domain.payout import rules as payout_rules
from paydesk.domain.payout.requests import NewCashgram
from paydesk.domain.payout.rules import LINK_DAYS_MAX
from paydesk.domain.rules import AnyRule, Broken, PayoutRule
from paydesk.ui.forms.fields import Field, Kind, Values
from paydesk.ui.money.kind import ANY_ID, MoneyKind
from paydesk.ui.money.payee import masked_phone
from paydesk.ui.money.question import Asked
from paydesk.ui.widgets.message_panel import MessagePanel
from paydesk.ui.words.base import Words, date_words
from paydesk.ui.words.payouts import refund_remarks, type_options, type_words

if TYPE_CHECKING:
    from paydesk.domain.payout.payout import PayoutRequest
    from paydesk.domain.sale.sale import Sale
    from paydesk.ui.forms.fields import Item

_DAYS: Final = 7
"""How long a link lives unless somebody says otherwise."""


class Cashgram(MoneyKind):
    """Money that whoever has the link can take."""

    needed = ("name", "phone", "amount")

    def __init__(self, parent: QObject) -> None:
        self._today = date.min
        self._sale: Sale | None = None
        self._most: Money | None = None
        """Of a refund: what may go back."""
        self.refund_note = MessagePanel("info", "")
        self.refund_note.hide()
        super().__init__(parent, QCoreApplication.translate("Cashgram", "Payout link"))

    def items(self) -> Sequence[Item]:
        """Whom, how much, until when."""
        return [
            self.refund_note,
            Field("name", self.tr("Name"), required=True, wide=True),
            Field(
                "phone",
                self.tr("Phone"),
                Kind.PHONE,
                hint=self.tr("10 digits"),
                required=True,
                short=True,
                mask=masked_phone,
            ),
            Field("payoutType", self.tr("Type"), Kind.CHOICE, options=type_options(), short=True),
            Field("amount", self.tr("Amount"), Kind.MONEY, required=True, short=True),
            Field("linkExpiry", self.tr("Last day"), Kind.DATE, days=self._days, short=True),
            Field("email", self.tr("E-mail (optional)"), wide=True),
            Field("remarks", self.tr("Remarks (optional)"), hint=self.tr("Letters, digits, spaces"), wide=True),
            Field("notifyCustomer", self.tr("Send the link to this phone and e-mail"), Kind.CHECK),
        ]

    def _days(self) -> tuple[date, date]:
        return self._today, self._today + timedelta(days=LINK_DAYS_MAX)

    def use_day(self, today: date) -> None:
        """The service's day: a link ends within 30 days of it."""
        first, self._today = self._today == date.min, today
        if first:
            self.form.put(self.defaults())

    def defaults(self) -> Mapping[str, object]:
        """It lives for a week."""
        return {} if self._today == date.min else {"linkExpiry": self._today + timedelta(days=_DAYS)}

    # A refund -------------------------------------------------------------------------------------------------------

    @property
    def refund_of(self) -> str:
        """The sale that it gives back, or ""."""
        return self._sale.sale_id if self._sale is not None else ""

    def begin_refund(self, sale: Sale, most: Money | None, words: Words) -> None:
        """Fill in what is left of this sale (no more may go back) and its order's number."""
        self.clear()
        self._sale, self._most = sale, most
        self.form.put({"amount": most, "remarks": refund_remarks(sale.order_id), "payoutType": "refund"})
        self.refund_note.show_message("info", words.title, words.text)
        self.refund_note.show()

    def clear(self) -> None:
        """What comes next is no refund."""
        self._sale = self._most = None
        self.refund_note.show_message("info", "")
        self.refund_note.hide()
        super().clear()

    # What is wanted -------------------------------------------------------------------------------------------------

    def request(self, values: Values) -> NewCashgram:
        """The link, without its id."""
        return NewCashgram(
            cashgram_id="",
            amount=values.money("amount") or Money(0),
            name=values.text("name"),
            phone=values.text("phone"),
            link_expiry=values.day("linkExpiry"),
            email=values.text("email"),
            remarks=values.text("remarks"),
            notify_customer=values.on("notifyCustomer"),
            payout_type=values.text("payoutType"),
        )

    def broken(self, values: Values) -> Broken:
        """SPEC.md 4.12; and no more goes back than was paid."""
        request = replace(self.request(values), cashgram_id=ANY_ID)
        found = payout_rules.cashgram(request, self._today)
        too_much = self._most is not None and request.amount > self._most
        return (*found, ("amount", PayoutRule.TOO_LARGE)) if too_much else found

    def wording(self, field: str, rule: AnyRule) -> str:
        """Of a refund that is too large; the counter knows of refunds that the form does not."""
        if self._sale is None or (field, rule) != ("amount", PayoutRule.TOO_LARGE):
            return super().wording(field, rule)
        most, amount = self._most, self.form.values().money("amount")
        if most is None or amount is None or amount <= most:
            return self.tr("This is more than is left to refund of this sale.")
        if most == self._sale.amount:
            return self.tr("This is more than was paid: {amount}.").format(amount=most)
        return self.tr("This is more than is left to refund: {amount}.").format(amount=most)

    def send_words(self, _values: Values) -> str:
        """It leads to the question."""
        return self.tr("Go on")

    def asked(self, request: PayoutRequest) -> Asked:
        """For whom, whole."""
        if not isinstance(request, NewCashgram):
            raise TypeError(type(request))
        last = request.link_expiry
        return Asked(
            amount=request.amount,
            to=request.name,
            pairs=[
                (self.tr("Phone"), request.phone),
                (self.tr("Last day"), date_words(last) if last is not None else ""),
                (self.tr("E-mail"), request.email),
                (self.tr("Remarks"), request.remarks),
                (self.tr("Type"), type_words(request.payout_type) if request.payout_type else ""),
                (self.tr("Refunds"), self._sale.order_id if self._sale is not None else ""),
                (self.tr("Sent to the customer"), self.tr("Yes") if request.notify_customer else self.tr("No")),
            ],
            send=self.tr("Make the link"),
            note=self.tr("Whoever has the link can take the money, until its last day."),
        )
