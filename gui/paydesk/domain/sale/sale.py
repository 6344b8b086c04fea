"""A sale: the fold of its facts. All screens, reports and alarms use it, never single facts."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields
from functools import cached_property
from typing import Final

from paydesk.domain.fact import Fact
from paydesk.domain.failure import Failure, Problem, Side
from paydesk.domain.money import RUPEES, Money
from paydesk.domain.order import OrderStatus, PaymentMethod
from paydesk.domain.qr import QrCheck, QrReading
from paydesk.domain.sale import answers, fold
from paydesk.domain.sale.answers import SaleDraft
from paydesk.domain.sale.facts import GoodsHandover, PrintedReceipt, SuccessfulPayment
from paydesk.domain.sale.phase import Phase as Phase  # noqa: PLC0414  the sale and its phase come together
from paydesk.domain.sale.request import Request, RequestState

_OVER: Final = frozenset({Phase.PAID, Phase.CANCELLED, Phase.FAILED, Phase.GIVEN_UP})
_NONE: Final = Request()
_READ_FIELDS: Final = (
    "answered_at",
    "last_read_at",
    "service_time",
    "clock_offset_ms",
    "failures",
    "reads_failed",
    "problem",
)
"""Fields that change with every read, even if it tells nothing new."""


@dataclass(frozen=True, kw_only=True)
class Sale:
    """The state of one sale. Times are ms since 1970, UTC, by this PC's clock."""

    sale_id: str
    started_at: int = 0
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
    clock_offset_ms: int = 0
    service_time: int | None = None
    """The service's time in its last answer; None if it never sent one."""
    ended_service_time: int | None = None
    """The service's time when the sale was closed, or else of its first answer."""
    expiries: tuple[int | None, ...] = ()
    """The expiry of the order by the service's clock, for each send; None for no expiry."""
    expiry_refusals: int = 0
    """Refusals of the expiry in which the service sent no other time to compute it from."""
    expired_at: int | None = None
    expired_service_time: int | None = None
    """The service's time when it was first read as EXPIRED."""
    expired_for_good: bool = False
    """EXPIRED, and five minutes later no payment was pending (docs/rules.md#not-paid-needs-certainty)."""
    closed_at: int | None = None
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
    order_offset_ms: int = 0
    """The clock offset from which the expiry of the order was computed."""
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
    qr_offset_ms: int | None = None
    """The clock offset of an earlier run, by which the code's times were computed; None once they are corrected."""
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

    @classmethod
    def from_facts(cls, facts: Iterable[Fact]) -> Sale:
        """Fold the facts of one sale, oldest first. Raises ValueError if there are none."""
        draft: SaleDraft | None = None
        for fact in facts:
            if draft is None:
                draft = fold.new_draft(fact)
            fold.apply(draft, fact)
        if draft is None:
            raise ValueError("a sale has at least one fact")
        return cls(**draft)

    def with_fact(self, fact: Fact) -> Sale:
        """Return the sale after one more fact."""
        known = self.__dict__
        draft: SaleDraft = {name: known[name] for name in _FIELD_NAMES}
        fold.apply(draft, fact)
        # not `cls(**draft)`: a frozen dataclass sets its fields one by one, which is slow for every answer
        sale = object.__new__(Sale)
        sale.__dict__.update(draft)
        return sale

    def is_equivalent(self, other: Sale) -> bool:
        """Return True if only times and counts of reads differ: such a fact is not written (docs/decisions/0005)."""
        if answers.hours_watched(self.__dict__) != answers.hours_watched(other.__dict__):
            return False
        if _problem_of(self.problem) != _problem_of(other.problem):
            return False
        return all(getattr(self, name) == getattr(other, name) for name in _COMPARED_FIELDS)

    @cached_property
    def status(self) -> OrderStatus | None:
        """The last status; None if it is not one of docs/service.md#order-states."""
        return OrderStatus.parse(self.raw_status)

    @property
    def create_state(self) -> RequestState:
        """The state of the order's request, then of the transaction's. An earlier QR outlives a refused new one.

        NOT_SENT if a person asked for another QR after a refusal.
        """
        ordered = self.order.state is RequestState.OK
        last = self.transaction.state if ordered else self.order.state
        if last is RequestState.REFUSED and (self.codes or self.has_lost_code):
            return RequestState.OK
        anew = last is RequestState.REFUSED and ordered and self.qr_wanted_at is not None
        return RequestState.NOT_SENT if anew else last

    @cached_property
    def is_refused_amount(self) -> bool:
        """True if a scanned order had another amount than was typed; later answers do not change that.

        See docs/rules.md#typed-details-are-kept.
        """
        return self.billed is not None and not self.allows_amount(self.billed)

    @property
    def finished_at(self) -> int:
        """When it was paid or closed; else when it was begun."""
        return self.paid_at or self.closed_at or self.started_at

    @property
    def finished_service_time(self) -> int:
        """The same by the service's clock, if known, to compare sales whatever this PC's clock said."""
        if self.paid_at is None and self.closed_at is not None and self.ended_service_time is not None:
            return self.ended_service_time  # this PC's clock may have been corrected since
        return self.finished_at - self.clock_offset_ms

    @property
    def is_unread(self) -> bool:
        """True if it is a scanned order without any answer yet."""
        return not self.created_here and self.answered_at is None

    def allows_amount(self, bill: Money) -> bool:
        """Return True if the service reported no other amount than this."""
        return all(each in {None, bill} for each in (self.amount, self.order_amount))

    @cached_property
    def amount_matches(self) -> bool:
        """True if amount and currency are as requested (docs/rules.md#amount-must-match).

        If a PAID order has no amount, one of its payments must match.
        """
        if self.currency != RUPEES or self.has_invalid_amount or self.is_refused_amount:
            return False
        if self.order_amount is not None:
            return self.amount is None or self.amount == self.order_amount
        if self.status is not OrderStatus.PAID:
            return True
        paid = [payment.amount for payment in self.payments]
        return self.amount is not None and self.amount in paid

    @cached_property
    def phase(self) -> Phase:
        """The phase; the final status of the service counts first."""
        status = self.status
        if status is OrderStatus.PAID:
            return Phase.PAID
        if status is OrderStatus.TERMINATED:
            return Phase.CANCELLED
        if self.given_up_at is not None:
            return Phase.GIVEN_UP
        if status is OrderStatus.EXPIRED:
            return Phase.EXPIRED
        if self.create_state is RequestState.REFUSED or self.is_refused_amount:
            # a requested cancel continues in the background
            return Phase.FAILED if self.cancel_asked_at is None or not self.cf_order_id else Phase.CANCELLING
        if self.cancel_asked_at is not None or status is OrderStatus.TERMINATION_REQUESTED:
            return Phase.CANCELLING
        if self.create_state is not RequestState.OK:
            return Phase.PREPARING
        if self.qr is not None and self.qr.check is QrCheck.MISMATCH:
            return Phase.QR_REFUSED
        return Phase.WAITING

    @cached_property
    def is_open(self) -> bool:
        """True if the customer may still pay it, or it is unknown whether they may."""
        phase = self.phase
        return not self.expired_for_good if phase is Phase.EXPIRED else phase not in _OVER

    @property
    def has_no_order(self) -> bool:
        """True if a scanned or typed number is not an order, according to the service."""
        why = self.order.failure
        refused = not self.created_here and self.order.state is RequestState.REFUSED and not self.cf_order_id
        return refused and why is not None and why.problem is Problem.NOT_FOUND and why.side is not Side.SHOP

    @property
    def refusal(self) -> Failure | None:
        """The failure of its order or QR if it FAILED; later reads do not hide it."""
        if self.phase is not Phase.FAILED:
            return None
        return (self.transaction if self.order.state is RequestState.OK else self.order).failure

    @property
    def can_show_code(self) -> bool:
        """True if its QR or link may be shown: it is payable and checked, and no cancel was requested."""
        return self.status is OrderStatus.ACTIVE and self.amount_matches and self.phase is Phase.WAITING

    @property
    def needs_amount_confirmation(self) -> bool:
        """True if its amount is above the shop's limit and not confirmed yet."""
        limit = self.ask_above
        over = limit is not None and self.amount is not None and self.amount > limit
        return over and not self.amount_confirmed and not self.codes

    @property
    def was_cancelled_late(self) -> bool:
        """True if the payment came before a requested cancel (docs/service.md#order-states)."""
        return self.phase is Phase.PAID and self.cancel_asked_at is not None

    @property
    def was_paid_before(self) -> bool:
        """True if it is a scanned order that was paid before any code was shown here: the goods may be gone."""
        return self.phase is Phase.PAID and not self.created_here and not self.codes

    @property
    def was_paid_by_other_code(self) -> bool:
        """True if another counter's code of the same order was paid (`answers.was_paid_by_other_code`)."""
        return self.phase is Phase.PAID and answers.was_paid_by_other_code(self.__dict__)

    @property
    def was_paid_elsewhere(self) -> bool:
        """True if it is a scanned order that was paid before or by another counter's code: that one hands over."""
        return self.was_paid_before or (not self.created_here and self.was_paid_by_other_code)

    @property
    def was_paid_by_own_code(self) -> bool:
        """True if the service lists a payment by a code that was shown here."""
        return any(payment.cf_payment_id in self.codes for payment in self.payments if payment.cf_payment_id)

    @property
    def needs_handover_check(self) -> bool:
        """True if staff should ask first: another counter may have shown a code for the order."""
        if self.created_here or self.phase is not Phase.PAID:
            return self.was_paid_by_other_code
        return not self.was_paid_by_own_code

    @property
    def revenue_at(self) -> int | None:
        """When its money came to this counter; None for none, and for another amount.

        A payment counts at the counter whose code was paid; a late list of payments can change that.
        """
        counts_there = self.was_paid_before or self.was_paid_by_other_code
        return self.paid_at if self.phase is Phase.PAID and self.amount_matches and not counts_there else None

    @property
    def rupee_amount(self) -> Money | None:
        """Its amount in sums; None in another currency."""
        return self.amount if self.currency == RUPEES else None

    @property
    def paid_amount(self) -> Money | None:
        """The paid amount, as the service last reported it; None if unpaid or not in rupees."""
        amount = self.amount if self.order_amount is None else self.order_amount
        return amount if self.phase is Phase.PAID and self.currency == RUPEES else None

    @cached_property
    def paid_late(self) -> bool:
        """True if the money came after the sale was closed or replaced (docs/rules.md#six-verdicts).

        Not if another counter's code was paid, nor if a replaced scanned order was paid before any code was shown here.
        """
        if self.phase is not Phase.PAID or (not self.created_here and self.was_paid_by_other_code):
            return False
        return self.paid_after_close or (self.replaced_unpaid and not self.was_paid_before)

    @property
    def needs_alarm(self) -> bool:
        """True if a late payment waits for a person (docs/rules.md#late-payments-are-watched)."""
        return self.paid_late and self.seen_at is None

    @property
    def has_receipt(self) -> bool:
        """True if a receipt can be printed: it is paid, with the requested amount (docs/rules.md#amount-must-match)."""
        return self.phase is Phase.PAID and self.amount_matches

    @property
    def paid_twice(self) -> bool:
        """True if the service lists more than one successful payment."""
        return len(self.payments) > 1


def _problem_of(failure: Failure | None) -> str:
    return "" if failure is None else failure.problem.value


_FIELD_NAMES: Final = tuple(field.name for field in fields(Sale))
_COMPARED_FIELDS: Final = tuple(name for name in _FIELD_NAMES if name not in _READ_FIELDS)
