"""The fields of a sale, which its fold changes one after another."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from paydesk.domain.billing.bill import NO_BILL, Bill
from paydesk.domain.fact import Stamp
from paydesk.domain.failure import Failure
from paydesk.domain.money import RUPEES, Money
from paydesk.domain.order import PaymentMethod
from paydesk.domain.qr import QrCheck, QrReading
from paydesk.domain.sale.facts import GoodsHandover, PrintedReceipt, SuccessfulPayment
from paydesk.domain.sale.request import Request

_NONE: Final = Request()
_BEGINNING: Final = Stamp(0)


@dataclass(kw_only=True)
class SaleDraft:
    """The fields of a sale while its facts are folded. Times are ms since 1970, UTC, by this PC's clock."""

    sale_id: str
    started: Stamp = _BEGINNING
    """Its `there` is the first service time that is known after it: late, never early. So it is with `closed`."""
    order_id: str = ""
    cf_order_id: str = ""
    amount: Money | None = None
    """The amount to pay: typed here, or that of the scanned order."""
    billed: Money | None = None
    """The amount typed for a scanned order (docs/rules.md#typed-details-are-kept); None for none."""
    order_amount: Money | None = None
    """The amount in the service's last answer."""
    has_invalid_amount: bool = False
    """True if that answer had an amount that is none in rupees: it matches nothing."""
    currency: str = RUPEES
    method: PaymentMethod = PaymentMethod.QR_CODE
    terminal: str = ""
    """Masked."""
    cf_terminal_id: int | None = None
    created_here: bool = True
    add_invoice: bool = False
    customer_phone: str = ""
    """Masked."""
    note: str = ""
    """The name or note that staff gave it last, to tell waiting customers apart."""
    bill: Bill = NO_BILL
    details_lost: bool = False
    """True if the typed phone was lost with an earlier run: the order cannot be created as requested."""
    by: str = ""
    host: str = ""
    keys: str = ""
    by_older_rules: bool = False
    """True if an older Paydesk began it, which stored no host or keys, and took a second EXPIRED as final."""
    ask_above: Money | None = None
    """Of a scanned order: a larger amount has to be confirmed before its code is created; None: never."""
    amount_confirmed: bool = False
    """True if a person has asked for its code."""
    order_minutes: int = 30
    instead_of: str = ""
    replaced_by: tuple[str, ...] = ()
    """The sales that replace it."""
    replaced_unpaid: bool = False
    """True if it was replaced before it was paid."""

    raw_status: str = ""
    known_status: str = ""
    """The last status that is one of docs/service.md#order-states."""
    answered_at: int | None = None
    """When the service last reported the order."""
    last_read_at: int | None = None
    """When it was last read, with or without an answer."""
    heard: Stamp | None = None
    """The last answer that told the service's time."""
    is_time_known: bool = False
    """True once an answer of this run has told the service's time."""
    expiries: tuple[int | None, ...] = ()
    """The expiry of the order by the service's clock, for each send; None for no expiry."""
    expiry_refusals: int = 0
    """Refusals of the expiry in which the service sent no other time to compute it from."""
    expired: Stamp | None = None
    """When it was first read as EXPIRED."""
    expired_for_good: bool = False
    """EXPIRED, and five minutes later no payment was pending (docs/rules.md#not-paid-needs-certainty)."""
    closed: Stamp | None = None
    problem: Failure | None = None
    unknown_to_service: bool = False
    """True if the current keys do not know an order that the service once reported; only an answer ends that."""
    failures: int = 0
    """Failures of any kind since the last answer."""
    reads_failed: int = 0
    """Consecutive reads without an answer."""
    has_current_read: bool = True
    """True if the order was read since the last doubt or request; else no request is sent before that."""

    order: Request = _NONE
    order_sent: Stamp | None = None
    """When it was last sent, by the clock offset from which its expiry was computed."""
    not_found_at: int | None = None
    transaction: Request = _NONE
    attempt: int = 0
    codes: tuple[str, ...] = ()
    """The payment number of each code or link that was shown here; "" if the service sent none."""
    had_link: bool = False
    """True if one of them was a link."""
    has_lost_code: bool = False
    """True if a code was being created when an earlier run ended: it may have been shown."""
    shown_at: int | None = None
    cf_payment_id: str = ""
    payment_url: str = ""
    """As it came; `addresses` says what may be drawn or opened."""
    qr: QrReading | None = None
    page_check: QrCheck | None = None
    """The check of `payment_url`; None without one, or if an older Paydesk did not store it."""
    checked_host: str = ""
    """The service that its code was checked for; "" if an older Paydesk did not store it."""
    checked_demo: bool | None = None
    """True if its code was checked by the rules of a demo; None if an older Paydesk did not store it."""
    qr_expires_at: int | None = None
    code_heard: Stamp | None = None
    """The `heard` of the earlier run by whose clock the code's times are; None once they are corrected."""
    qr_wanted_at: int | None = None
    """When a person asked for another QR or link that is not sent yet."""

    termination: Request = _NONE
    cancel_asked_at: int | None = None
    cancel_by: str = ""

    paid_at: int | None = None
    paid_after_close: bool = False
    payments: tuple[SuccessfulPayment, ...] = ()
    payments_read_at: int | None = None
    """When its payments were last read, with or without an answer."""
    payments_tried: int = 0
    """Reads of its payments since it was paid, or expired."""
    pending: int = 0
    """Payments that may still come through."""
    untried: tuple[str, ...] = ()
    """The numbers of its payments that were not attempted, at the last read."""
    seen_at: int | None = None
    given_back: bool = False
    """True if a late payment was settled by giving the money back."""
    handed_over: GoodsHandover | None = None
    """The hand-over of its goods, if one is recorded."""
    records_hand_over: bool = False
    """True if a hand-over would be recorded: it was not paid under an older Paydesk."""
    receipts: tuple[PrintedReceipt, ...] = ()
    """Its receipts that may exist on paper or as PDF, oldest first; all but the first are duplicates."""
    given_up_at: int | None = None
    watch_ended: bool = False
    watch_started_at: int | None = None
    """When this run began to watch it, if it was closed in an earlier run."""
    watched_ms: int = 0
    """Time that earlier runs watched it."""

    @property
    def started_at(self) -> int:
        """When it was begun."""
        return self.started.here

    @property
    def is_static(self) -> bool:
        """True if it is a payment on the static QR, which no order knows (docs/rules.md#static-qr)."""
        return self.method is PaymentMethod.STATIC_QR

    @property
    def number(self) -> str:
        """The number by which it is found at the service: of the order, or of a payment that has none."""
        return self.cf_payment_id if self.is_static else self.order_id

    @property
    def closed_at(self) -> int | None:
        """When it was closed."""
        return None if self.closed is None else self.closed.here

    @property
    def expired_at(self) -> int | None:
        """When it was first read as EXPIRED."""
        return None if self.expired is None else self.expired.here

    @property
    def clock_offset_ms(self) -> int:
        """This PC's clock minus the service's, by the last answer that told its time; 0 without one."""
        return (self.heard.ahead_ms or 0) if self.heard is not None else 0

    def stamp_of(self, here: int) -> Stamp:
        """Return a time by this PC's clock as a stamp, by the last answer that told the service's time."""
        return Stamp(here, here - self.clock_offset_ms)

    @property
    def service_time(self) -> int | None:
        """The service's time in its last answer of this run; None if it never sent one."""
        return self.heard.there if self.heard is not None and self.is_time_known else None

    @property
    def order_offset_ms(self) -> int:
        """The clock offset from which the expiry of the order was computed."""
        return (self.order_sent.ahead_ms or 0) if self.order_sent is not None else 0
