"""A sale: the fold of its facts. Every screen, report and alarm reads this, never the facts one by one."""

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
"""What a read that tells nothing new changes."""


@dataclass(frozen=True, kw_only=True)
class Sale:
    """Everything the counter knows of one sale. Times are ms since 1970, UTC, by this PC's clock."""

    sale_id: str
    started_at: int = 0
    order_id: str = ""
    cf_order_id: str = ""
    amount: Money | None = None
    """What is to be paid: typed here, or the scanned order's own."""
    billed: Money | None = None
    """What was typed for a scanned order (docs/rules.md#typed-details-are-kept); None for nothing."""
    order_amount: Money | None = None
    """The service's last word on the amount."""
    has_invalid_amount: bool = False
    """Whether that was something else than an amount of rupees: it agrees with nothing."""
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
    """Whether the phone that was typed went with an earlier run: the order cannot be made as it was wanted."""
    by: str = ""
    host: str = ""
    keys: str = ""
    by_older_rules: bool = False
    """Whether an older Paydesk began it, which kept neither host nor keys, and called a second EXPIRED final."""
    ask_above: Money | None = None
    """Of a scanned order: above this amount a person has to agree before its code is made; None: never."""
    amount_confirmed: bool = False
    """Whether somebody has asked for its code by hand."""
    order_minutes: int = 30
    instead_of: str = ""
    replaced_by: tuple[str, ...] = ()
    """The sales that were taken in its stead."""
    replaced_unpaid: bool = False
    """Whether one was taken in its stead before it was paid."""

    raw_status: str = ""
    known_status: str = ""
    """The last one that docs/service.md#order-states knows."""
    answered_at: int | None = None
    """When the service last said what the order is."""
    last_read_at: int | None = None
    """When it was last read, with or without an answer."""
    clock_offset_ms: int = 0
    service_time: int | None = None
    """The service's own time in its last answer; None while it never told."""
    ended_service_time: int | None = None
    """The service's time when the sale was closed, or else of its first answer."""
    expiries: tuple[int | None, ...] = ()
    """When the order was to end by the service's clock, for each time that it was sent; None for no end."""
    expiry_refusals: int = 0
    """How often the service refused that time, and told no other time to make it of."""
    expired_at: int | None = None
    expired_service_time: int | None = None
    """The service's time when it was first read as EXPIRED."""
    expired_for_good: bool = False
    """EXPIRED, and five minutes later no payment of it was pending (docs/rules.md#not-paid-needs-certainty)."""
    closed_at: int | None = None
    problem: Failure | None = None
    unknown_to_service: bool = False
    """The keys of now do not know the order that the service once told of (a reset, other keys).

    Only an answer ends that: a line that fails afterwards, or keys that go, do not make it known.
    """
    failures: int = 0
    """Failures of any kind since the last answer."""
    reads_failed: int = 0
    """Reads in a row without an answer."""
    has_current_read: bool = True
    """Whether the order was read since something was put in doubt, or asked for; nothing is sent before.

    See docs/rules.md#no-answer-is-unknown.
    """

    order: Request = _NONE
    order_offset_ms: int = 0
    """By which difference of the clocks the expiry of the order was written when it was sent last."""
    not_found_at: int | None = None
    """When a read said that there is no such order."""
    transaction: Request = _NONE
    attempt: int = 0
    codes: tuple[str, ...] = ()
    """The number of the payment of each code or link that was shown here; "" where the service told none."""
    had_link: bool = False
    """Whether one of them was a link."""
    has_lost_code: bool = False
    """Whether a code was asked for when an earlier run ended: it may have been shown, and its answer not be written."""
    shown_at: int | None = None
    cf_payment_id: str = ""
    payment_url: str = ""
    """As it came: what may be drawn or opened of it is said by `addresses`."""
    qr: QrReading | None = None
    page_check: QrCheck | None = None
    """What came of the check of `payment_url`; None where none came, or an older Paydesk did not keep it."""
    checked_host: str = ""
    """The service that its code was checked for; "" where an older Paydesk did not keep it."""
    checked_demo: bool | None = None
    """Whether its code was checked by the rules of a demo; None where an older Paydesk did not keep it."""
    qr_expires_at: int | None = None
    qr_offset_ms: int | None = None
    """By which difference of the clocks its code's times were written, until an answer to this run told of ours."""
    qr_wanted_at: int | None = None
    """When a person asked for another QR or link that was not sent yet."""

    termination: Request = _NONE
    cancel_asked_at: int | None = None
    cancel_by: str = ""

    paid_at: int | None = None
    paid_after_close: bool = False
    payments: tuple[SuccessfulPayment, ...] = ()
    payments_read_at: int | None = None
    """When its payments were asked for last."""
    payments_tried: int = 0
    """Since it was paid, or expired."""
    pending: int = 0
    """Payments of it that may still come through."""
    untried: tuple[str, ...] = ()
    """The numbers of its payments that nobody has tried, when they were read last."""
    seen_at: int | None = None
    given_back: bool = False
    """Whether its money went back when it was seen to, and no goods went out for it."""
    handed_over: GoodsHandover | None = None
    """When its goods went out, as far as that is recorded."""
    records_hand_over: bool = False
    """Whether that would be recorded: it was not paid under an older Paydesk."""
    receipts: tuple[PrintedReceipt, ...] = ()
    """Its receipts of which there may be a paper or a PDF, oldest first: all but the first are duplicates."""
    given_up_at: int | None = None
    watch_ended: bool = False
    watch_started_at: int | None = None
    """Since when this run has read it, where it was closed in an earlier one."""
    watched_ms: int = 0
    """How long earlier runs did, in ms."""

    @classmethod
    def from_facts(cls, facts: Iterable[Fact]) -> Sale:
        """Fold the facts of one sale, oldest first. Raises ValueError when there is none."""
        draft: SaleDraft | None = None
        for fact in facts:
            if draft is None:
                draft = fold.new_draft(fact)
            fold.apply(draft, fact)
        if draft is None:
            raise ValueError("a sale has at least one fact")
        return cls(**draft)

    def with_fact(self, fact: Fact) -> Sale:
        """The sale after one more fact."""
        known = self.__dict__
        draft: SaleDraft = {name: known[name] for name in _FIELD_NAMES}
        fold.apply(draft, fact)
        # all fields are there; a frozen class sets its fifty one by one, and each answer of each open sale comes here
        sale = object.__new__(Sale)
        sale.__dict__.update(draft)
        return sale

    def is_equivalent(self, other: Sale) -> bool:
        """Whether nothing but times and counts of reads differ: such a fact need not be written (decision 5)."""
        if answers.hours_watched(self.__dict__) != answers.hours_watched(other.__dict__):
            return False
        if _problem_of(self.problem) != _problem_of(other.problem):
            return False
        return all(getattr(self, name) == getattr(other, name) for name in _COMPARED_FIELDS)

    @cached_property
    def status(self) -> OrderStatus | None:
        """The last status word as docs/service.md#order-states knows it."""
        return OrderStatus.parse(self.raw_status)

    @property
    def create_state(self) -> RequestState:
        """What became of the creates: the order's, then the transaction's. An earlier QR outlives a refused new one.

        Where a person wants another after a refusal, that is over: it is not sent yet.
        """
        ordered = self.order.state is RequestState.OK
        last = self.transaction.state if ordered else self.order.state
        if last is RequestState.REFUSED and (self.codes or self.has_lost_code):
            return RequestState.OK
        anew = last is RequestState.REFUSED and ordered and self.qr_wanted_at is not None
        return RequestState.NOT_SENT if anew else last

    @cached_property
    def is_refused_amount(self) -> bool:
        """A scanned order is for another amount than was typed for it: nothing of it is shown here.

        It stays so, whatever the service says afterwards: `amount` is what it said first.

        See docs/rules.md#typed-details-are-kept.
        """
        return self.billed is not None and not self.allows_amount(self.billed)

    @property
    def finished_at(self) -> int:
        """When it was over, as far as that is known; else when it was begun."""
        return self.paid_at or self.closed_at or self.started_at

    @property
    def finished_service_time(self) -> int:
        """The same by the service's clock, where it told: of two sales the later one, whatever this PC's clock said."""
        if self.paid_at is None and self.closed_at is not None and self.ended_service_time is not None:
            return self.ended_service_time  # it is read on, and this PC's clock may be put right meanwhile
        return self.finished_at - self.clock_offset_ms

    @property
    def is_unread(self) -> bool:
        """A scanned order of which the service has not said anything yet."""
        return not self.created_here and self.answered_at is None

    def allows_amount(self, bill: Money) -> bool:
        """Whether nothing that the service said of its amount is another than this."""
        return all(each in {None, bill} for each in (self.amount, self.order_amount))

    @cached_property
    def amount_matches(self) -> bool:
        """Whether the service's amount and currency are what was asked for here (docs/rules.md#amount-must-match).

        Where the order does not tell its amount, a PAID one rests on the payments that are listed.
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
        """Where the sale stands."""
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
            # a cancel of what was never shown goes on beneath
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
        """Whether the customer may still pay it, or it is not known that they may not."""
        phase = self.phase
        return not self.expired_for_good if phase is Phase.EXPIRED else phase not in _OVER

    @property
    def has_no_order(self) -> bool:
        """Return True if a scanned or typed number is no order's, by the service's own word."""
        why = self.order.failure
        refused = not self.created_here and self.order.state is RequestState.REFUSED and not self.cf_order_id
        return refused and why is not None and why.problem is Problem.NOT_FOUND and why.side is not Side.SHOP

    @property
    def refusal(self) -> Failure | None:
        """Why nothing came of it: what its order, or its QR, met. No later read hides that."""
        if self.phase is not Phase.FAILED:
            return None
        return (self.transaction if self.order.state is RequestState.OK else self.order).failure

    @property
    def can_show_code(self) -> bool:
        """Whether its QR or link may stand on a screen: it can be paid, it was checked, and nobody wants it ended."""
        return self.status is OrderStatus.ACTIVE and self.amount_matches and self.phase is Phase.WAITING

    @property
    def needs_amount_confirmation(self) -> bool:
        """Return True if its amount is above what the shop asks about, and nobody has agreed yet."""
        limit = self.ask_above
        over = limit is not None and self.amount is not None and self.amount > limit
        return over and not self.amount_confirmed and not self.codes

    @property
    def was_cancelled_late(self) -> bool:
        """A cancel was asked for, and the payment won the race (docs/service.md#order-states, third row)."""
        return self.phase is Phase.PAID and self.cancel_asked_at is not None

    @property
    def was_paid_before(self) -> bool:
        """A scanned order that was paid before anything was shown here: somebody may have handed the goods over."""
        return self.phase is Phase.PAID and not self.created_here and not self.codes

    @property
    def was_paid_by_other_code(self) -> bool:
        """It was paid by a code of another counter for the same order (`answers.is_by_other_code`)."""
        return self.phase is Phase.PAID and answers.was_paid_by_other_code(self.__dict__)

    @property
    def was_paid_elsewhere(self) -> bool:
        """A scanned order that was paid before it came here, or by a code of another counter: that one hands over."""
        return self.was_paid_before or (not self.created_here and self.was_paid_by_other_code)

    @property
    def was_paid_by_own_code(self) -> bool:
        """The service lists a payment with the number of a code that was shown here."""
        return any(payment.cf_payment_id in self.codes for payment in self.payments if payment.cf_payment_id)

    @property
    def needs_handover_check(self) -> bool:
        """Whether staff should ask before they hand over: another counter may have shown a code for the order."""
        if self.created_here or self.phase is not Phase.PAID:
            return self.was_paid_by_other_code
        return not self.was_paid_by_own_code

    @property
    def revenue_at(self) -> int | None:
        """When its money came to this counter, for the figures of a day; None for none, and for another amount.

        A payment counts at the counter whose code was paid. Its payments may be listed late: then it is decided again.
        """
        counts_there = self.was_paid_before or self.was_paid_by_other_code
        return self.paid_at if self.phase is Phase.PAID and self.amount_matches and not counts_there else None

    @property
    def rupee_amount(self) -> Money | None:
        """What of it counts in sums: an amount of another currency is in none."""
        return self.amount if self.currency == RUPEES else None

    @property
    def paid_amount(self) -> Money | None:
        """Return what was paid, as the service says last; None where it is not paid, or not in rupees."""
        amount = self.amount if self.order_amount is None else self.order_amount
        return amount if self.phase is Phase.PAID and self.currency == RUPEES else None

    @cached_property
    def paid_late(self) -> bool:
        """The money came after the sale was closed, or after another was taken in its stead.

        What another counter's code brought is not settled here: that one has handed over. Nor is, of a scanned order
        that was taken again before anything of it was shown, what the sale in its stead brought.

        See docs/rules.md#six-verdicts.
        """
        if self.phase is not Phase.PAID or (not self.created_here and self.was_paid_by_other_code):
            return False
        return self.paid_after_close or (self.replaced_unpaid and not self.was_paid_before)

    @property
    def needs_alarm(self) -> bool:
        """Money came after the counter had closed the sale, and nobody has said "seen" yet.

        See docs/rules.md#late-payments-are-watched.
        """
        return self.paid_late and self.seen_at is None

    @property
    def has_receipt(self) -> bool:
        """Whether a receipt can be printed: it was paid, for what was asked (docs/rules.md#amount-must-match)."""
        return self.phase is Phase.PAID and self.amount_matches

    @property
    def paid_twice(self) -> bool:
        """The service lists more than one successful payment of this order."""
        return len(self.payments) > 1


def _problem_of(failure: Failure | None) -> str:
    return "" if failure is None else failure.problem.value


_FIELD_NAMES: Final = tuple(field.name for field in fields(Sale))
_COMPARED_FIELDS: Final = tuple(name for name in _FIELD_NAMES if name not in _READ_FIELDS)
