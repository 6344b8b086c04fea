"""Facts: what happened at this counter, in the order it happened. A sale is the fold of its facts (DESIGN.md)."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from paydesk.domain.exact_json import Json
    from paydesk.domain.failure import Failure
    from paydesk.domain.money import Money
    from paydesk.domain.order import Order, Payment, PaymentMethod, TerminalTransaction
    from paydesk.domain.qr import QrReading


class Kind(StrEnum):
    """The kinds of fact about a sale. An unknown kind (of a newer Paydesk) is kept and passed over."""

    SALE_WANTED = "sale_wanted"
    ORDER_SENT = "order_sent"
    ORDER_ANSWERED = "order_answered"
    ORDER_FAILED = "order_failed"
    STATUS_READ = "status_read"
    READ_FAILED = "read_failed"
    TRANSACTION_SENT = "transaction_sent"
    TRANSACTION_ANSWERED = "transaction_answered"
    TRANSACTION_FAILED = "transaction_failed"
    QR_CHECKED = "qr_checked"
    CANCEL_ASKED = "cancel_asked"
    TERMINATE_SENT = "terminate_sent"
    TERMINATE_ANSWERED = "terminate_answered"
    TERMINATE_FAILED = "terminate_failed"
    PAYMENTS_READ = "payments_read"
    PUT_ASIDE = "put_aside"
    SEEN = "seen"
    RESUMED = "resumed"
    WATCH_ENDED = "watch_ended"


def sale_wanted(
    *,
    order_id: str,
    amount: Money | None,
    method: PaymentMethod,
    terminal: str,
    made_here: bool,
    add_invoice: bool = False,
    customer_phone: str = "",
    by: str = "",
) -> dict[str, Json]:
    """An order is wanted. `amount` is None for a scanned order; `terminal`, `customer_phone` come masked."""
    return {
        "order_id": order_id,
        "amount": amount.paise if amount else None,
        "method": method.value,
        "terminal": terminal,
        "made_here": made_here,
        "add_invoice": add_invoice,
        "customer_phone": customer_phone,
        "by": by,
    }


def sent(*, key: str, method: PaymentMethod | None = None) -> dict[str, Json]:
    """A create or terminate is about to leave, with idempotency key `key` (SPEC.md 4.1)."""
    return {"key": key} if method is None else {"key": key, "method": method.value}


def order_answered(
    order: Order, *, request_id: str = "", clock_ahead: int | None = None, asked_by: str = ""
) -> dict[str, Json]:
    """The service said what the order is (SPEC.md 2.1). `clock_ahead`: this PC's clock minus the service's, in ms."""
    return {
        "order_id": order.order_id,
        "cf_order_id": order.cf_order_id,
        "status": order.status_word,
        "amount": order.amount.paise if order.amount else None,
        "currency": order.currency,
        "expires_at": order.expires_at,
        "request_id": request_id,
        "clock_ahead": clock_ahead,
        "asked_by": asked_by,
    }


def failed(failure: Failure) -> dict[str, Json]:
    """A call failed; the service's words come masked."""
    return {
        "problem": failure.problem.value,
        "side": failure.side.value,
        "known": failure.outcome_known,
        "http_status": failure.http_status,
        "code": failure.code,
        "message": failure.message,
        "request_id": failure.request_id,
    }


def transaction_answered(
    transaction: TerminalTransaction, *, expires_at: int | None, request_id: str = ""
) -> dict[str, Json]:
    """The service made a terminal transaction (SPEC.md 2.2). `expires_at` in ms by this PC's clock, None if unknown."""
    return {
        "cf_payment_id": transaction.cf_payment_id,
        "method": transaction.method_word,
        "amount": transaction.amount.paise if transaction.amount else None,
        "payment_url": transaction.payment_url,
        "expires_at": expires_at,
        "request_id": request_id,
    }


def qr_checked(reading: QrReading) -> dict[str, Json]:
    """The QR was read back (DESIGN.md, truth 13)."""
    return {
        "check": reading.check.value,
        "payload": reading.payload,
        "asks_for": reading.amount.paise if reading.amount else None,
        "reason": reading.reason.value if reading.reason else "",
    }


def payments_read(payments: list[Payment]) -> dict[str, Json]:
    """The payments of a paid order (SERVICE-FACTS 2.6): only those that succeeded are kept."""
    return {
        "payments": [
            {
                "cf_payment_id": p.cf_payment_id,
                "amount": p.amount.paise if p.amount else None,
                "group": p.group,
                "bank_reference": p.bank_reference,
                "completed_at": p.completed_at,
            }
            for p in payments
            if p.succeeded
        ]
    }


def by(person: str) -> dict[str, Json]:
    """A person did it (cancel asked, put aside, seen)."""
    return {"by": person}
