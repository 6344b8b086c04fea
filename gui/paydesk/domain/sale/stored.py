"""The stored data of each kind of fact about a sale: names, types and defaults, declared once (docs/decisions/0028).

Amounts are in paise, times in ms since 1970. Statuses and words that the service or a newer Paydesk may add are text.
"""

from __future__ import annotations

from msgspec import UNSET, UnsetType, field

from paydesk.domain.billing.bill import NO_BILL, Bill
from paydesk.domain.codec import Stored
from paydesk.domain.fact import CLOCK_OFFSET
from paydesk.domain.failure import Failure, Problem, Side
from paydesk.domain.money import Money
from paydesk.domain.order import PaymentMethod


class SaleRequested(Stored, frozen=True):
    """A sale that staff ask for."""

    order_id: str = ""
    amount: Money | None = None
    billed: Money | None = None
    method: PaymentMethod = PaymentMethod.QR_CODE
    terminal: str = ""
    cf_terminal_id: int | None = None
    created_here: bool = field(default=True, name="made_here")
    add_invoice: bool = False
    customer_phone: str = ""
    by: str = ""
    host: str | UnsetType = UNSET
    """Not written by older versions."""
    keys: str = ""
    order_minutes: int = 30
    instead_of: str = ""
    ask_above: Money | UnsetType = UNSET
    records_hand_over: bool = False
    note: str | UnsetType = UNSET
    bill: str | UnsetType = UNSET
    program: str | UnsetType = UNSET
    part: int | UnsetType = UNSET
    period: str | UnsetType = UNSET

    @property
    def charged_bill(self) -> Bill:
        """The bill that is charged; NO_BILL for none."""
        return Bill(self.bill, self.program or "", self.part or 1, self.period or "") if self.bill else NO_BILL


class RequestSent(Stored, frozen=True):
    """A request that is about to leave: only its key is always written."""

    key: str = ""
    method: PaymentMethod | UnsetType = UNSET
    clock_offset_ms: int | UnsetType | None = field(default=UNSET, name=CLOCK_OFFSET)
    """Of an order: the clock offset from which its expiry was computed."""
    expires_at: int | UnsetType | None = UNSET
    """Of an order: by the service's clock."""
    host: str | UnsetType = UNSET
    keys: str | UnsetType = UNSET


class OrderAnswered(Stored, frozen=True):
    """An answer about the order."""

    has_invalid_amount: bool | UnsetType = field(default=UNSET, name="amount_is_odd")
    order_id: str = ""
    cf_order_id: str = ""
    status: str = ""
    amount: Money | None = None
    currency: str = ""
    expires_at: int | None = None
    request_id: str = ""
    clock_offset_ms: int | None = field(default=None, name=CLOCK_OFFSET)
    asked_by: str = ""
    host: str | UnsetType = UNSET
    """Like `keys`: with the answer to a create whose origin was not known before."""
    keys: str | UnsetType = UNSET


class RequestFailed(Stored, frozen=True):
    """A failed call. The service's words are masked."""

    problem: Problem = Problem.SERVICE_FAULT
    side: Side = Side.SERVICE
    outcome_known: bool = field(default=False, name="known")
    http_status: int | None = None
    code: str = ""
    message: str = ""
    request_id: str = ""
    retry_after_ms: int | None = None
    clock_offset_ms: int | None = field(default=None, name=CLOCK_OFFSET)
    issuer: str | UnsetType = UNSET
    gave_up: bool | UnsetType = UNSET
    """True if the request is not repeated any more."""
    host: str | UnsetType = UNSET
    keys: str | UnsetType = UNSET

    @property
    def failure(self) -> Failure:
        """The failure as it was when it was written."""
        return Failure(
            problem=self.problem,
            side=self.side,
            outcome_known=self.outcome_known,
            http_status=self.http_status,
            code=self.code,
            message=self.message,
            request_id=self.request_id,
            retry_after=None if self.retry_after_ms is None else self.retry_after_ms / 1_000,
            issuer=self.issuer or "",
        )


class TransactionAnswered(Stored, frozen=True):
    """A terminal transaction."""

    cf_payment_id: str = ""
    method: str = ""
    amount: Money | None = None
    payment_url: str = ""
    expires_at: int | None = None
    """By this PC's clock; None if unknown."""
    request_id: str = ""


class QrChecked(Stored, frozen=True):
    """A QR that was read back, and the check of its payment page: words of `QrCheck` and `QrReason`, or ""."""

    check: str = ""
    payload: str = ""
    amount: Money | None = field(default=None, name="asks_for")
    reason: str = ""
    page: str = ""
    page_reason: str = ""
    host: str = ""
    demo: bool | None = None


class PaymentRow(Stored, frozen=True):
    """A successful payment."""

    cf_payment_id: str = ""
    amount: Money | None = None
    group: str = ""
    bank_reference: str = ""
    completed_at: int | None = None
    order_amount: Money | UnsetType = UNSET
    has_invalid_order_amount: bool | UnsetType = field(default=UNSET, name="is_odd")


class PaymentsRead(Stored, frozen=True):
    """The payments of an order."""

    payments: list[PaymentRow] = field(default_factory=list)
    untried: list[str] = field(default_factory=list)
    """Numbers of those that were not attempted."""
    pending: int = 0
    clock_offset_ms: int | None = field(default=None, name=CLOCK_OFFSET)


class StaticPaid(Stored, frozen=True):
    """A payment on the static QR, as the service listed it."""

    cf_payment_id: str = ""
    amount: Money | None = None
    bank_reference: str = ""
    paid_at: int | None = None
    """By the service's clock."""
    clock_offset_ms: int | None = field(default=None, name=CLOCK_OFFSET)


class PersonActed(Stored, frozen=True):
    """An act of a person: cancel, put aside, close, print a receipt."""

    by: str = ""


class NoteChanged(Stored, frozen=True):
    """Another note; "" removes it."""

    note: str = ""
    by: str = ""


class LateSeen(Stored, frozen=True):
    """A settled late payment."""

    by: str = ""
    given_back: bool = False


class HandedOver(Stored, frozen=True):
    """The goods were handed over."""

    by: str = ""
    is_confirmed: bool = field(default=False, name="stated")
    """False if only the green page was seen."""


class Resumed(Stored, frozen=True):
    """A restart that continues the sale."""

    records_hand_over: bool = False


class QrRequested(Stored, frozen=True):
    """A request for another QR or link."""

    method: PaymentMethod = PaymentMethod.QR_CODE
    by: str = ""


class ReceiptEnded(Stored, frozen=True):
    """The result of printing the receipt that was requested at `asked_at`."""

    outcome: str = field(default="", name="became")
    asked_at: int | None = None


class Replaced(Stored, frozen=True):
    """A replacement by another sale."""

    sale_id: str = ""
