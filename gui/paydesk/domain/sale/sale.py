"""A sale: the fold of its facts. All screens, reports and alarms use it, never single facts."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields
from functools import cached_property
from typing import Final

from paydesk.domain.fact import Fact
from paydesk.domain.failure import Failure, Problem, Side
from paydesk.domain.frozen_state import FrozenState
from paydesk.domain.money import RUPEES, Money
from paydesk.domain.order import OrderStatus
from paydesk.domain.qr import QrCheck
from paydesk.domain.sale import answers, fold
from paydesk.domain.sale.draft import SaleDraft
from paydesk.domain.sale.phase import Phase as Phase  # noqa: PLC0414  the sale and its phase come together
from paydesk.domain.sale.request import RequestState

_OVER: Final = frozenset({Phase.PAID, Phase.CANCELLED, Phase.FAILED, Phase.GIVEN_UP})
_READ_FIELDS: Final = (
    "answered_at",
    "last_read_at",
    "heard",
    "is_time_known",
    "failures",
    "reads_failed",
    "problem",
)
"""Fields that change with every read, even if it tells nothing new."""


class Sale(FrozenState, SaleDraft):
    """The state of one sale. It never changes: each fact gives another one."""

    @classmethod
    def from_facts(cls, facts: Iterable[Fact]) -> Sale:
        """Fold the facts of one sale, oldest first. Raises ValueError if there are none."""
        draft: SaleDraft | None = None
        for fact in facts:
            if draft is None:
                draft = SaleDraft(sale_id=fact.subject, started=fact.stamp)
            fold.apply(draft, fact)
        if draft is None:
            raise ValueError("a sale has at least one fact")
        return cls.from_draft(draft)

    def with_fact(self, fact: Fact) -> Sale:
        """Return the sale after one more fact."""
        draft = self.to_draft(SaleDraft)
        fold.apply(draft, fact)
        return self.from_draft(draft)

    def is_equivalent(self, other: Sale) -> bool:
        """Return True if only times and counts of reads differ: such a fact is not written (docs/decisions/0005)."""
        if answers.hours_watched(self) != answers.hours_watched(other):
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
        if self.paid_at is None and self.closed is not None and self.closed.there is not None:
            return self.closed.there  # this PC's clock may have been corrected since
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
        return self.phase is Phase.PAID and answers.was_paid_by_other_code(self)

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


_COMPARED_FIELDS: Final = tuple(field.name for field in fields(SaleDraft) if field.name not in _READ_FIELDS)
