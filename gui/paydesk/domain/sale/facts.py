"""Facts about sales: their kinds, and what each holds. A sale is the fold of its facts (DESIGN.md, the journal)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from paydesk.domain.exact_json import Json
from paydesk.domain.fact import PrintOutcome, member, money, number, text
from paydesk.domain.failure import Failure, Problem, Side
from paydesk.domain.money import Money
from paydesk.domain.order import Order, Payment, PaymentMethod, TerminalTransaction
from paydesk.domain.qr import QrReading


class SaleFactKind(StrEnum):
    """The kinds of fact about a sale. An unknown kind (of a newer Paydesk) is kept and passed over."""

    SALE_WANTED = "sale_wanted"
    ORDER_SENT = "order_sent"
    ORDER_ANSWERED = "order_answered"
    ORDER_FAILED = "order_failed"
    STATUS_READ = "status_read"
    READ_FAILED = "read_failed"
    QR_WANTED = "qr_wanted"
    """A person wants another QR or link on the same order (docs/rules.md#only-orders-are-cancelled)."""
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
    SEEN = "seen"
    HANDED_OVER = "handed_over"
    """The goods went out: its green page was seen, or a person says so."""
    RECEIPT_PRINTED = "receipt_printed"
    """A person wants a receipt; it goes to the printer when this is in the journal."""
    RECEIPT_ENDED = "receipt_ended"
    """What became of that."""
    REPLACED = "replaced"
    """Another sale was taken in this one's stead."""
    CLOSED = "closed"
    """A person took it off the waiting list, though the service never said how it ended."""
    RESUMED = "resumed"
    CLOCK_SET = "clock_set"
    """The clock of the run was wrong, and was set anew."""
    WATCH_RESUMED = "watch_resumed"
    """The program was started again while a sale that was closed without payment is still read."""
    WATCH_ENDED = "watch_ended"


@dataclass(frozen=True, slots=True)
class Origin:
    """Where, and with which keys, a sale was made (docs/rules.md#test-is-marked)."""

    host: str = ""
    keys: str = ""
    """A mark of the keys, which tells nobody what they are."""

    @property
    def data(self) -> dict[str, Json]:
        """What a fact says of it."""
        return {"host": self.host, "keys": self.keys}


_NO_ORIGIN: Final = Origin()
_RECORDS_HAND_OVER: Final[Mapping[str, Json]] = {"records_hand_over": True}
"""Written by each Paydesk that records when goods are handed over: of what an older one saw paid nobody knows it."""


@dataclass(frozen=True, slots=True)
class SuccessfulPayment:
    """One successful payment of the order, as the service lists it (docs/service.md#read-the-payments-of-an-order)."""

    cf_payment_id: str
    amount: Money | None
    bank_reference: str
    completed_at: int | None = None
    """Milliseconds since 1970, UTC, by the service's clock."""
    order_amount: Money | None = None
    """What it says of the amount of its order; None for nothing."""
    has_invalid_order_amount: bool = False
    """Whether it says something else of that than an amount."""

    def allows_amount(self, amount: Money | None) -> bool:
        """Whether it says nothing of its order's amount that is not this one."""
        return not self.has_invalid_order_amount and (amount is None or self.order_amount in {None, amount})


@dataclass(frozen=True, slots=True)
class PrintedReceipt:
    """One receipt of it: when it was asked for (ms since 1970, this PC's clock), and by whom."""

    at: int
    by: str


@dataclass(frozen=True, slots=True)
class GoodsHandover:
    """When the goods of a sale went out (ms since 1970, this PC's clock), and by whom."""

    at: int
    by: str
    is_confirmed: bool
    """Whether a person has said so. Otherwise its green page was seen, and nobody said anything else."""


def receipt_ended_data(became: PrintOutcome, asked_at: int) -> dict[str, Json]:
    """What became of the receipt that was asked for then."""
    return {"became": became.value, "asked_at": asked_at}


@dataclass(frozen=True, slots=True, kw_only=True)
class NewSale:
    """An order that is wanted (docs/service.md#order, #create-a-terminal-transaction)."""

    order_id: str
    method: PaymentMethod
    amount: Money | None = None
    """None for a scanned order."""
    billed: Money | None = None
    """What was typed for a scanned order (docs/rules.md#typed-details-are-kept)."""
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
    """Of a scanned order: a larger amount needs a person's yes before its code is made."""


def sale_wanted_data(wanted: NewSale) -> dict[str, Json]:
    """An order is wanted."""
    return {
        "order_id": wanted.order_id,
        "amount": wanted.amount.paise if wanted.amount else None,
        "billed": wanted.billed.paise if wanted.billed else None,
        "method": wanted.method.value,
        "terminal": wanted.terminal,
        "cf_terminal_id": wanted.cf_terminal_id,
        "made_here": wanted.created_here,
        "add_invoice": wanted.add_invoice,
        "customer_phone": wanted.customer_phone,
        "by": wanted.by,
        "host": wanted.origin.host,
        "keys": wanted.origin.keys,
        "order_minutes": wanted.order_minutes,
        "instead_of": wanted.instead_of,
        **({"ask_above": wanted.ask_above.paise} if wanted.ask_above else {}),
        **_RECORDS_HAND_OVER,
    }


def request_sent_data(
    *,
    key: str,
    method: PaymentMethod | None = None,
    clock_offset_ms: int | None = None,
    expires_at: int | None = None,
    origin: Origin | None = None,
) -> dict[str, Json]:
    """A create or terminate is about to leave, with idempotency key `key` (docs/service.md#gateway-headers).

    Of an order: by which difference of the clocks (ms) its expiry was written, that expiry (service's clock), and with
    which keys it goes, since that is where it can be found afterwards.
    """
    data: dict[str, Json] = {"key": key}
    if method is not None:
        data["method"] = method.value
    if expires_at is not None:
        data |= {"clock_ahead": clock_offset_ms, "expires_at": expires_at}
    if origin is not None:
        data |= origin.data
    return data


def order_answered_data(
    order: Order, *, request_id: str = "", clock_offset_ms: int | None = None, asked_by: str = ""
) -> dict[str, Json]:
    """The service said what the order is. `clock_ahead`: this PC's clock minus the service's, in ms.

    See docs/service.md#order.
    """
    odd: dict[str, Json] = {"amount_is_odd": True} if order.has_invalid_amount else {}
    return odd | {
        "order_id": order.order_id,
        "cf_order_id": order.cf_order_id,
        "status": order.raw_status,
        "amount": order.amount.paise if order.amount else None,
        "currency": order.currency,
        "expires_at": order.expires_at,
        "request_id": request_id,
        "clock_ahead": clock_offset_ms,
        "asked_by": asked_by,
    }


def failure_data(failure: Failure, *, clock_offset_ms: int | None = None) -> dict[str, Json]:
    """A call failed; the service's words come masked. Refusals tell the service's time as well."""
    wait = failure.retry_after
    return {
        "problem": failure.problem.value,
        "side": failure.side.value,
        "known": failure.outcome_known,
        "http_status": failure.http_status,
        "code": failure.code,
        "message": failure.message,
        "request_id": failure.request_id,
        "retry_after_ms": None if wait is None else round(wait * 1_000),
        "clock_ahead": clock_offset_ms,
        **({"issuer": failure.issuer} if failure.issuer else {}),
    }


def failure_of(data: Mapping[str, Json]) -> Failure:
    """Read a failure back from a fact."""
    status, wait = data.get("http_status"), data.get("retry_after_ms")
    return Failure(
        problem=member(Problem, str(data.get("problem"))) or Problem.SERVICE_FAULT,
        side=member(Side, str(data.get("side"))) or Side.SERVICE,
        outcome_known=data.get("known") is True,
        http_status=status if isinstance(status, int) else None,
        code=str(data.get("code") or ""),
        message=str(data.get("message") or ""),
        request_id=str(data.get("request_id") or ""),
        retry_after=wait / 1_000 if isinstance(wait, int) else None,
        issuer=str(data.get("issuer") or ""),
    )


def gave_up_data(failure: Failure) -> dict[str, Json]:
    """What was wanted was not made, and is not tried again; `failure` says what stood in its way."""
    return failure_data(failure) | {"gave_up": True}


def transaction_answered_data(
    transaction: TerminalTransaction, *, expires_at: int | None, request_id: str = ""
) -> dict[str, Json]:
    """The service made a terminal transaction. `expires_at` in ms by this PC's clock, None if unknown.

    See docs/service.md#terminal-transaction.
    """
    return {
        "cf_payment_id": transaction.cf_payment_id,
        "method": transaction.raw_method,
        "amount": transaction.amount.paise if transaction.amount else None,
        "payment_url": transaction.payment_url,
        "expires_at": expires_at,
        "request_id": request_id,
    }


def qr_checked_data(
    reading: QrReading, page: QrReading | None = None, *, host: str = "", demo: bool | None = None
) -> dict[str, Json]:
    """Return the data of a QR that was read back, and of the address of its payment page, if one came (`page`).

    Args:
        host: The service that both were checked for, with its port where one is named.
        demo: Whether they were checked by the rules of a demo.
    """
    return {
        "check": reading.check.value,
        "payload": reading.payload,
        "asks_for": reading.amount.paise if reading.amount else None,
        "reason": reading.reason.value if reading.reason else "",
        "page": page.check.value if page is not None else "",
        "page_reason": page.reason.value if page is not None and page.reason else "",
        "host": host,
        "demo": demo,
    }


def payments_read_data(payments: Sequence[Payment], *, clock_offset_ms: int | None = None) -> dict[str, Json]:
    """The payments of an order: which succeeded, which nobody tried, how many may come.

    See docs/service.md#read-the-payments-of-an-order.
    """
    return {
        "payments": [_row(p) for p in payments if p.succeeded],
        "untried": [p.cf_payment_id for p in payments if p.is_untried],
        "pending": sum(p.is_pending for p in payments),
        "clock_ahead": clock_offset_ms,
    }


def _row(payment: Payment) -> dict[str, Json]:
    row: dict[str, Json] = {
        "cf_payment_id": payment.cf_payment_id,
        "amount": payment.amount.paise if payment.amount else None,
        "group": payment.group,
        "bank_reference": payment.bank_reference,
        "completed_at": payment.completed_at,
    }
    if payment.order_amount is not None:
        row["order_amount"] = payment.order_amount.paise
    if payment.has_invalid_order_amount:
        row["is_odd"] = True
    return row


def payments_of(data: Mapping[str, Json]) -> tuple[SuccessfulPayment, ...]:
    """Read the payments that succeeded back from a fact."""
    rows = data.get("payments")
    return tuple(
        SuccessfulPayment(
            text(row, "cf_payment_id"),
            money(row, "amount"),
            text(row, "bank_reference"),
            number(row, "completed_at"),
            money(row, "order_amount"),
            row.get("is_odd") is True,
        )
        for row in (rows if isinstance(rows, list) else [])
        if isinstance(row, dict)
    )


def actor_data(person: str) -> dict[str, Json]:
    """A person did it (cancel asked, put aside, closed, receipt printed)."""
    return {"by": person}


def seen_data(person: str, *, given_back: bool) -> dict[str, Json]:
    """A person has settled it: the goods went out for it, or its money goes back."""
    return {**actor_data(person), "given_back": given_back}


def handed_over_data(person: str, *, is_confirmed: bool) -> dict[str, Json]:
    """The goods went out; `is_stated`: a person says so, else the green page of the sale was seen."""
    return {**actor_data(person), "stated": is_confirmed}


def resumed_data() -> dict[str, Json]:
    """Paydesk was started again, and goes on with the sale."""
    return dict(_RECORDS_HAND_OVER)


def qr_wanted_data(method: PaymentMethod, person: str) -> dict[str, Json]:
    """A person wants another QR or link."""
    return {"method": method.value, "by": person}


def replaced_data(by_sale: str) -> dict[str, Json]:
    """This sale was taken in its stead."""
    return {"sale_id": by_sale}
