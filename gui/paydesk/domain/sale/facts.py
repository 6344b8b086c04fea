"""Facts about sales: their kinds and their data. A sale is the fold of its facts (docs/architecture.md#the-journal)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from msgspec import UNSET

from paydesk.domain.billing.bill import NO_BILL, Bill
from paydesk.domain.codec import to_data
from paydesk.domain.exact_json import Json
from paydesk.domain.fact import PrintOutcome
from paydesk.domain.failure import Failure
from paydesk.domain.money import Money
from paydesk.domain.order import Order, Payment, PaymentMethod, TerminalPayment, TerminalTransaction
from paydesk.domain.qr import QrReading
from paydesk.domain.sale import stored


class SaleFactKind(StrEnum):
    """Kinds of facts about a sale. Unknown kinds (of a newer Paydesk) are stored and ignored."""

    SALE_WANTED = "sale_wanted"
    ORDER_SENT = "order_sent"
    ORDER_ANSWERED = "order_answered"
    ORDER_FAILED = "order_failed"
    STATUS_READ = "status_read"
    READ_FAILED = "read_failed"
    QR_WANTED = "qr_wanted"
    """Staff ask for another QR or link of the same order (docs/rules.md#only-orders-are-cancelled)."""
    TRANSACTION_SENT = "transaction_sent"
    TRANSACTION_ANSWERED = "transaction_answered"
    TRANSACTION_FAILED = "transaction_failed"
    QR_CHECKED = "qr_checked"
    CANCEL_ASKED = "cancel_asked"
    TERMINATE_SENT = "terminate_sent"
    TERMINATE_ANSWERED = "terminate_answered"
    TERMINATE_FAILED = "terminate_failed"
    PAYMENTS_READ = "payments_read"
    PAYMENTS_FAILED = "payments_failed"
    PUT_ASIDE = "put_aside"
    STATIC_PAID = "static_paid"
    """The payment on the static QR that the sale was made of (docs/rules.md#static-qr)."""
    NOTE_CHANGED = "note_changed"
    SEEN = "seen"
    HANDED_OVER = "handed_over"
    """The goods were handed over: the green page was seen, or a person confirmed it."""
    RECEIPT_PRINTED = "receipt_printed"
    """Staff ask for a receipt. Written before it goes to the printer."""
    RECEIPT_ENDED = "receipt_ended"
    """The result of printing it."""
    REPLACED = "replaced"
    """Another sale replaces this one."""
    CLOSED = "closed"
    """A person removed the sale from the waiting list; the service never reported its end."""
    RESUMED = "resumed"
    CLOCK_SET = "clock_set"
    """The clock of the run was corrected."""
    WATCH_RESUMED = "watch_resumed"
    """Paydesk was restarted while a sale that was closed unpaid is still watched."""
    WATCH_ENDED = "watch_ended"


@dataclass(frozen=True, slots=True)
class Origin:
    """The host and the keys with which a sale was created (docs/rules.md#test-is-marked)."""

    host: str = ""
    keys: str = ""
    """Fingerprint of the keys; it does not reveal them."""


_NO_ORIGIN: Final = Origin()


@dataclass(frozen=True, slots=True)
class SuccessfulPayment:
    """A successful payment of the order (docs/service.md#read-the-payments-of-an-order)."""

    cf_payment_id: str
    amount: Money | None
    bank_reference: str
    completed_at: int | None = None
    """In ms since 1970, UTC, by the service's clock."""
    order_amount: Money | None = None
    """The amount of its order, as the payment states it; None if it does not."""
    has_invalid_order_amount: bool = False
    """True if it states an order amount that is not an amount."""

    def allows_amount(self, amount: Money | None) -> bool:
        """Return True if the payment can belong to an order of this amount."""
        return not self.has_invalid_order_amount and (amount is None or self.order_amount in {None, amount})


@dataclass(frozen=True, slots=True)
class PrintedReceipt:
    """A receipt: when it was requested (ms since 1970, this PC's clock), and by whom."""

    at: int
    by: str


@dataclass(frozen=True, slots=True)
class GoodsHandover:
    """When the goods of a sale were handed over (ms since 1970, this PC's clock), and by whom."""

    at: int
    by: str
    is_confirmed: bool
    """True if a person confirmed it; otherwise the green page was seen."""


def receipt_ended_data(became: PrintOutcome, asked_at: int) -> dict[str, Json]:
    """Return the data of the result of printing the receipt that was requested at `asked_at`."""
    return to_data(stored.ReceiptEnded(became.value, asked_at))


@dataclass(frozen=True, slots=True, kw_only=True)
class NewSale:
    """A sale that staff ask for (docs/service.md#order, #create-a-terminal-transaction)."""

    order_id: str
    method: PaymentMethod
    amount: Money | None = None
    """None for a scanned order."""
    billed: Money | None = None
    """The amount typed for a scanned order (docs/rules.md#typed-details-are-kept)."""
    created_here: bool
    terminal: str = ""
    """Masked."""
    cf_terminal_id: int | None = None
    add_invoice: bool = False
    customer_phone: str = ""
    """Masked."""
    by: str = ""
    origin: Origin = _NO_ORIGIN
    order_minutes: int = 30
    instead_of: str = ""
    ask_above: Money | None = None
    """Of a scanned order: a larger amount has to be confirmed before its code is created."""
    note: str = ""
    bill: Bill = NO_BILL


def sale_wanted_data(wanted: NewSale) -> dict[str, Json]:
    """Return the data of a new sale."""
    return to_data(
        stored.SaleRequested(
            order_id=wanted.order_id,
            amount=wanted.amount,
            billed=wanted.billed,
            method=wanted.method,
            terminal=wanted.terminal,
            cf_terminal_id=wanted.cf_terminal_id,
            created_here=wanted.created_here,
            add_invoice=wanted.add_invoice,
            customer_phone=wanted.customer_phone,
            by=wanted.by,
            host=wanted.origin.host,
            keys=wanted.origin.keys,
            order_minutes=wanted.order_minutes,
            instead_of=wanted.instead_of,
            ask_above=wanted.ask_above or UNSET,
            records_hand_over=True,
            note=wanted.note or UNSET,
            bill=wanted.bill.number or UNSET,
            program=wanted.bill.program or UNSET,
            part=wanted.bill.part if wanted.bill else UNSET,
            period=wanted.bill.period or UNSET,
        )
    )


def request_sent_data(
    *,
    key: str,
    method: PaymentMethod | None = None,
    clock_offset_ms: int | None = None,
    expires_at: int | None = None,
    origin: Origin | None = None,
) -> dict[str, Json]:
    """Return the data of a request that is about to leave (docs/service.md#gateway-headers).

    Args:
        key: Its idempotency key.
        clock_offset_ms: Of an order: the clock offset from which its expiry was computed.
        expires_at: Of an order: its expiry by the service's clock, in ms.
        origin: Of an order: the host and keys with which it can be found afterwards.
    """
    return to_data(
        stored.RequestSent(
            key,
            method=method or UNSET,
            clock_offset_ms=UNSET if origin is None else None if expires_at is None else clock_offset_ms,
            expires_at=UNSET if expires_at is None else expires_at,
            host=UNSET if origin is None else origin.host,
            keys=UNSET if origin is None else origin.keys,
        )
    )


def order_answered_data(
    order: Order,
    *,
    request_id: str = "",
    clock_offset_ms: int | None = None,
    asked_by: str = "",
    origin: Origin | None = None,
) -> dict[str, Json]:
    """Return the data of an answer about the order (docs/service.md#order).

    Args:
        clock_offset_ms: This PC's clock minus the service's.
        origin: The host and keys of the call, where they were not known before.
    """
    return to_data(
        stored.OrderAnswered(
            has_invalid_amount=order.has_invalid_amount or UNSET,
            order_id=order.order_id,
            cf_order_id=order.cf_order_id,
            status=order.raw_status,
            amount=order.amount,
            currency=order.currency,
            expires_at=order.expires_at,
            request_id=request_id,
            clock_offset_ms=clock_offset_ms,
            asked_by=asked_by,
            host=UNSET if origin is None else origin.host,
            keys=UNSET if origin is None else origin.keys,
        )
    )


def failure_data(
    failure: Failure, *, clock_offset_ms: int | None = None, origin: Origin | None = None, gave_up: bool = False
) -> dict[str, Json]:
    """Return the data of a failed call. The service's words are already masked; refusals carry its time as well.

    Args:
        clock_offset_ms: This PC's clock minus the service's.
        origin: The host and keys of the call, where they were not known before.
        gave_up: True if the request is not repeated any more; `failure` is the reason.
    """
    wait = failure.retry_after
    return to_data(
        stored.RequestFailed(
            problem=failure.problem,
            side=failure.side,
            outcome_known=failure.outcome_known,
            http_status=failure.http_status,
            code=failure.code,
            message=failure.message,
            request_id=failure.request_id,
            retry_after_ms=None if wait is None else round(wait * 1_000),
            clock_offset_ms=clock_offset_ms,
            issuer=failure.issuer or UNSET,
            gave_up=gave_up or UNSET,
            host=UNSET if origin is None else origin.host,
            keys=UNSET if origin is None else origin.keys,
        )
    )


def gave_up_data(failure: Failure) -> dict[str, Json]:
    """Return the data of a request that is not repeated any more; `failure` is the reason."""
    return failure_data(failure, gave_up=True)


def transaction_answered_data(
    transaction: TerminalTransaction, *, expires_at: int | None, request_id: str = ""
) -> dict[str, Json]:
    """Return the data of a terminal transaction (docs/service.md#terminal-transaction).

    Args:
        expires_at: By this PC's clock, in ms; None if unknown.
    """
    return to_data(
        stored.TransactionAnswered(
            cf_payment_id=transaction.cf_payment_id,
            method=transaction.raw_method,
            amount=transaction.amount,
            payment_url=transaction.payment_url,
            expires_at=expires_at,
            request_id=request_id,
        )
    )


def qr_checked_data(
    reading: QrReading, page: QrReading | None = None, *, host: str = "", demo: bool | None = None
) -> dict[str, Json]:
    """Return the data of a QR that was read back, and of the check of its payment page, if there is one.

    Args:
        host: The service that both were checked for, with its port if one is named.
        demo: Whether they were checked by the rules of a demo.
    """
    return to_data(
        stored.QrChecked(
            check=reading.check.value,
            payload=reading.payload,
            amount=reading.amount,
            reason=reading.reason or "",
            page=page.check.value if page is not None else "",
            page_reason=(page.reason or "") if page is not None else "",
            host=host,
            demo=demo,
        )
    )


def payments_read_data(payments: Sequence[Payment], *, clock_offset_ms: int | None = None) -> dict[str, Json]:
    """Return the data of the payments of an order: the successful, the untried, and how many are pending.

    See docs/service.md#read-the-payments-of-an-order.
    """
    return to_data(
        stored.PaymentsRead(
            payments=[_row(each) for each in payments if each.succeeded],
            untried=[each.cf_payment_id for each in payments if each.is_untried],
            pending=sum(each.is_pending for each in payments),
            clock_offset_ms=clock_offset_ms,
        )
    )


def _row(payment: Payment) -> stored.PaymentRow:
    return stored.PaymentRow(
        cf_payment_id=payment.cf_payment_id,
        amount=payment.amount,
        group=payment.group,
        bank_reference=payment.bank_reference,
        completed_at=payment.completed_at,
        order_amount=UNSET if payment.order_amount is None else payment.order_amount,
        has_invalid_order_amount=payment.has_invalid_order_amount or UNSET,
    )


def static_paid_data(payment: TerminalPayment, *, clock_offset_ms: int | None = None) -> dict[str, Json]:
    """Return the data of a payment on the static QR (docs/service.md#terminal-payments)."""
    return to_data(
        stored.StaticPaid(
            payment.cf_payment_id, payment.amount, payment.bank_reference, payment.paid_at, clock_offset_ms
        )
    )


def actor_data(person: str) -> dict[str, Json]:
    """Return the data of an act of a person (cancel, put aside, close, print a receipt)."""
    return to_data(stored.PersonActed(person))


def note_changed_data(note: str, person: str) -> dict[str, Json]:
    """Return the data of another note."""
    return to_data(stored.NoteChanged(note, person))


def seen_data(person: str, *, given_back: bool) -> dict[str, Json]:
    """Return the data of a settled late payment: the goods were handed over, or the money goes back."""
    return to_data(stored.LateSeen(person, given_back))


def handed_over_data(person: str, *, is_confirmed: bool) -> dict[str, Json]:
    """Return the data of a hand-over; `is_confirmed` is False if only the green page was seen."""
    return to_data(stored.HandedOver(person, is_confirmed))


def resumed_data() -> dict[str, Json]:
    """Return the data of a restart of Paydesk that continues the sale."""
    return to_data(stored.Resumed(records_hand_over=True))


def qr_wanted_data(method: PaymentMethod, person: str) -> dict[str, Json]:
    """Return the data of a request for another QR or link."""
    return to_data(stored.QrRequested(method, person))


def replaced_data(by_sale: str) -> dict[str, Json]:
    """Return the data of a replacement by another sale."""
    return to_data(stored.Replaced(by_sale))
