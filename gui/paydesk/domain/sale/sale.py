"""A sale: the fold of its facts. Every screen, report and alarm reads this, never the facts one by one."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields
from enum import StrEnum
from typing import TYPE_CHECKING, Final

from paydesk.domain.failure import Failure
from paydesk.domain.money import Money
from paydesk.domain.order import OrderStatus, PaymentMethod
from paydesk.domain.qr import QrCheck, QrReading
from paydesk.domain.sale import fold as sale_fold
from paydesk.domain.sale.fold import PaidBy
from paydesk.domain.sale.verdict import CreateOutcome, TerminateOutcome

if TYPE_CHECKING:
    from paydesk.domain.fact import Fact


class Phase(StrEnum):
    """Where a sale stands, as a cashier would say it. Doubt is not a phase: the verdict says it."""

    PREPARING = "preparing"
    WAITING = "waiting"
    QR_REFUSED = "qr_refused"
    """The QR asks for something else than the order; it is not shown."""
    CANCELLING = "cancelling"
    CANCELLED = "cancelled"
    EXPIRED = "expired"
    FAILED = "failed"
    """Nothing can be paid: the service refused, or never got, the order or its transaction."""
    PAID = "paid"


_OVER: Final = frozenset({Phase.PAID, Phase.CANCELLED, Phase.EXPIRED, Phase.FAILED})


@dataclass(frozen=True, slots=True, kw_only=True)
class Sale:
    """Everything the counter knows of one sale. Times are milliseconds since 1970, UTC, by this PC's clock."""

    sale_id: str
    started_at: int = 0
    order_id: str = ""
    cf_order_id: str = ""
    amount: Money | None = None
    currency: str = "INR"
    method: PaymentMethod = PaymentMethod.QR_CODE
    terminal: str = ""
    made_here: bool = True
    add_invoice: bool = False
    customer_phone: str = ""
    by: str = ""

    status_word: str = ""
    answered_at: int | None = None
    clock_ahead: int = 0
    order_expires_at: int | None = None
    expired_at: int | None = None
    expired_for_good: bool = False
    closed_at: int | None = None
    problem: Failure | None = None
    failures: int = 0

    order_outcome: CreateOutcome = CreateOutcome.NOT_SENT
    transaction_outcome: CreateOutcome = CreateOutcome.NOT_SENT
    order_key: str = ""
    transaction_key: str = ""
    attempt: int = 0
    attempts_made: int = 0
    shown_at: int | None = None
    cf_payment_id: str = ""
    payment_url: str = ""
    qr: QrReading | None = None
    qr_expires_at: int | None = None

    terminate: TerminateOutcome = TerminateOutcome.NONE
    terminate_key: str = ""
    cancel_asked_at: int | None = None
    cancel_by: str = ""

    paid_at: int | None = None
    paid_after_close: bool = False
    payments: tuple[PaidBy, ...] = ()
    seen_at: int | None = None
    put_aside: bool = False
    watch_ended: bool = False

    @classmethod
    def of(cls, facts: Iterable[Fact]) -> Sale:
        """Fold the facts of one sale, oldest first. Raises ValueError when there is none."""
        draft: sale_fold.Draft | None = None
        for fact in facts:
            if draft is None:
                draft = {"sale_id": fact.subject, "started_at": fact.at}
            sale_fold.apply(draft, fact)
        if draft is None:
            raise ValueError("a sale has at least one fact")
        return cls(**draft)

    def with_fact(self, fact: Fact) -> Sale:
        """The sale after one more fact."""
        draft: sale_fold.Draft = {name: getattr(self, name) for name in _NAMES}
        sale_fold.apply(draft, fact)
        return Sale(**draft)

    @property
    def status(self) -> OrderStatus | None:
        """The last status word as SPEC.md 3.1 knows it."""
        return OrderStatus.of(self.status_word)

    @property
    def create(self) -> CreateOutcome:
        """What became of the creates: the order's, then the transaction's. An earlier QR outlives a refused new one."""
        last = self.transaction_outcome if self.order_outcome is CreateOutcome.OK else self.order_outcome
        return CreateOutcome.OK if last is CreateOutcome.REFUSED and self.attempts_made else last

    @property
    def phase(self) -> Phase:
        """Where the sale stands."""
        status = self.status  # once: lists ask for the phase of all sales
        if status is OrderStatus.PAID:
            return Phase.PAID
        if status is OrderStatus.TERMINATED:
            return Phase.CANCELLED
        if status is OrderStatus.EXPIRED:
            return Phase.EXPIRED
        if self.terminate is not TerminateOutcome.NONE or status is OrderStatus.TERMINATION_REQUESTED:
            return Phase.CANCELLING
        if self.create is CreateOutcome.REFUSED or (self.order_outcome is CreateOutcome.NOT_SENT and self.problem):
            return Phase.FAILED
        if self.create is not CreateOutcome.OK:
            return Phase.PREPARING
        if self.qr is not None and self.qr.check is QrCheck.MISMATCH:
            return Phase.QR_REFUSED
        return Phase.WAITING

    @property
    def is_open(self) -> bool:
        """Whether the customer may still pay it, or it is not known that they may not."""
        return self.phase not in _OVER

    @property
    def cancel_came_too_late(self) -> bool:
        """A cancel was asked for, and the payment won the race (SPEC.md 3.1, third row)."""
        return self.phase is Phase.PAID and self.cancel_asked_at is not None

    @property
    def was_paid_before(self) -> bool:
        """A scanned order that was paid before anything was shown here: somebody may have handed the goods over."""
        return self.phase is Phase.PAID and not self.made_here and self.attempts_made == 0

    @property
    def needs_alarm(self) -> bool:
        """Money came after the counter had closed the sale, and nobody has said "seen" yet (truth 6)."""
        return self.paid_after_close and self.seen_at is None

    @property
    def paid_twice(self) -> bool:
        """The service lists more than one successful payment of this order."""
        return len(self.payments) > 1


_NAMES = tuple(field.name for field in fields(Sale))
