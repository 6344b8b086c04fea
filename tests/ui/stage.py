"""Sales built fact by fact, as tests.domain.sale.story, at times of today."""

from __future__ import annotations

from functools import cache
from typing import Any, Self

from paydesk.domain.billing.bill import NO_BILL, Bill
from paydesk.domain.fact import Fact
from paydesk.domain.failure import Failure, Problem, Side
from paydesk.domain.messages import QrPicture, SaleChanged
from paydesk.domain.money import Money
from paydesk.domain.order import STATIC_MODE, Order, Payment, PaymentMethod, TerminalPayment, TerminalTransaction
from paydesk.domain.qr import QrCheck, QrReading, QrReason
from paydesk.domain.sale import facts
from paydesk.domain.sale.facts import SaleFactKind
from paydesk.domain.sale.sale import Sale
from paydesk.domain.settings.service_kind import host_of
from paydesk.domain.settings.settings import PRODUCTION_GATEWAY
from paydesk.ui import clock
from paydesk.ui.sell.store import SaleStore

LOST = Failure(Problem.TIMED_OUT, Side.SERVICE, outcome_known=False)
PAY = "https://payments.cashfree.com/pay"
TEST_HOST, REAL_HOST = "sandbox.cashfree.com", host_of(PRODUCTION_GATEWAY)
REFUSED = Failure(Problem.REFUSED, Side.SHOP, outcome_known=True, http_status=400)


def failure(problem: Problem, *, known: bool = True, retry_after: float | None = None) -> Failure:
    """Return a failure; the service asks for a pause of `retry_after` seconds."""
    return Failure(problem, Side.SERVICE, outcome_known=known, retry_after=retry_after)


class Told:
    """The facts of one sale, each `after` ms later than the one before; the last is about now."""

    def __init__(
        self,
        sale_id: str = "s1",
        paise: int = 125_000,
        *,
        began: int | None = None,
        number: int = 43,
        host: str = REAL_HOST,
        bill: Bill = NO_BILL,
    ) -> None:
        self.facts: list[Fact] = []
        self.sent: dict[SaleStore, int] = {}
        """The number of facts that the windows of a store were sent."""
        self.sale_id = sale_id
        self.amount = Money(paise)
        self.order_id = f"order_20261120_{number:04d}_k7q"
        self.at = began if began is not None else clock.now_ms() - 3_000
        self.method = PaymentMethod.QR_CODE
        self.attempts = 0
        self.host, self.bill = host, bill

    def say(self, kind: SaleFactKind | str, data: dict[str, Any] | None = None, after: int = 100) -> Self:
        """Add a fact."""
        self.at += after
        self.facts.append(Fact(self.sale_id, self.at, str(kind), data or {}))
        return self

    @property
    def sale(self) -> Sale:
        """Return the folded sale."""
        return Sale.from_facts(self.facts)

    def wanted(
        self,
        *,
        created_here: bool = True,
        method: PaymentMethod = PaymentMethod.QR_CODE,
        billed: Money | None = None,
        instead_of: str = "",
    ) -> Self:
        """Request the sale; `billed`: the amount typed for a scanned order."""
        self.method = method
        return self.say(
            SaleFactKind.SALE_WANTED,
            facts.sale_wanted_data(
                facts.NewSale(
                    order_id=self.order_id,
                    amount=self.amount if created_here else None,
                    method=method,
                    terminal="54321",
                    created_here=created_here,
                    by="Asha",
                    billed=billed,
                    origin=facts.Origin(self.host, "k3y5"),
                    instead_of=instead_of,
                    bill=self.bill,
                )
            ),
        )

    def order_sent(self) -> Self:
        return self.say(SaleFactKind.ORDER_SENT, facts.request_sent_data(key="k1"))

    def answer(
        self, kind: SaleFactKind, word: str, after: int = 100, amount: Money | None = None, ahead: int | None = None
    ) -> Self:
        """Answer with the order's status and amount (default: the sale's). `ahead`: offset of the PC's clock."""
        order = Order(self.order_id, "2149460581", word, amount or self.amount, expires_at=self.at + 1_800_000)
        return self.say(kind, facts.order_answered_data(order, clock_offset_ms=ahead), after)

    def read(self, word: str, after: int = 100, amount: Money | None = None) -> Self:
        return self.answer(SaleFactKind.STATUS_READ, word, after, amount)

    def ordered(self, method: PaymentMethod = PaymentMethod.QR_CODE) -> Self:
        """Request, send and answer with ACTIVE."""
        return self.wanted(method=method).order_sent().answer(SaleFactKind.ORDER_ANSWERED, "ACTIVE")

    def transaction_sent(self, method: PaymentMethod | None = None) -> Self:
        """Send a transaction as a new attempt."""
        self.attempts += 1
        self.method = method or self.method
        return self.say(
            SaleFactKind.TRANSACTION_SENT, facts.request_sent_data(key=f"t{self.attempts}", method=self.method)
        )

    def transaction_answered(self, lasts: int | None = 300_000) -> Self:
        made = TerminalTransaction("42887", self.method.value, self.amount, f"{PAY}/42887")
        expires_at = None if lasts is None else self.at + lasts
        return self.say(SaleFactKind.TRANSACTION_ANSWERED, facts.transaction_answered_data(made, expires_at=expires_at))

    def qr(
        self,
        check: QrCheck = QrCheck.VERIFIED,
        reason: QrReason | None = None,
        asks: Money | None = None,
    ) -> Self:
        """Read the QR back."""
        reading = QrReading(check, f"{PAY}/42887?am=1250.00", asks or self.amount, reason)
        return self.say(SaleFactKind.QR_CHECKED, facts.qr_checked_data(reading))

    def shown(self, method: PaymentMethod = PaymentMethod.QR_CODE, lasts: int | None = 300_000) -> Self:
        """Go on until the QR is shown."""
        return self.ordered(method).transaction_sent().transaction_answered(lasts).qr()

    def failed(self, kind: SaleFactKind, why: Failure = LOST) -> Self:
        return self.say(kind, facts.failure_data(why))

    def cancel(self) -> Self:
        """Request and send the cancellation."""
        return self.say(SaleFactKind.CANCEL_ASKED, facts.actor_data("Asha")).say(
            SaleFactKind.TERMINATE_SENT, facts.request_sent_data(key="x1")
        )

    def paid_by(self, *numbers: str, word: str = "SUCCESS", after: int = 100) -> Self:
        """Read the payments of the order."""
        payments = [Payment(number, word, self.amount, "upi", "312345678901") for number in numbers]
        return self.say(SaleFactKind.PAYMENTS_READ, facts.payments_read_data(payments), after)

    def tell(self, store: SaleStore, since: int | None = None) -> Sale:
        """Send the facts from index `since` on to the windows; None: those that they were not sent."""
        if since is None:
            since = self.sent.get(store, 0)
        self.sent[store] = len(self.facts)
        told = Sale.from_facts(self.facts[:since]) if since else None
        for fact in self.facts[since:]:
            told = Sale.from_facts([fact]) if told is None else told.with_fact(fact)
            store.on_event(SaleChanged(told))
        return self.sale

    def picture(self) -> QrPicture:
        """Return a checkerboard with finder patterns, enough to be drawn."""
        return QrPicture(self.sale_id, self.attempts, modules())


def static_payment(
    number: str,
    paise: int | None = 125_000,
    *,
    paid_at: int | None = None,
    bank: str = "612345678901",
    handed_over: bool = False,
) -> Sale:
    """Return a payment on the shop's QR as the counter makes a sale of it; its id is its number.

    Args:
        paid_at: In ms; None for some seconds ago.
        bank: Its UTR; "" for none.
    """
    now = clock.now_ms()
    amount, at = Money(paise) if paise is not None else None, paid_at or now - 4_000
    payment = TerminalPayment(number, "SUCCESS", STATIC_MODE, 54321, amount, at, bank)
    wanted = facts.NewSale(order_id="", method=PaymentMethod.STATIC_QR, amount=amount, created_here=True)
    made = [
        Fact(number, now, SaleFactKind.SALE_WANTED, facts.sale_wanted_data(wanted)),
        Fact(number, now, SaleFactKind.STATIC_PAID, facts.static_paid_data(payment)),
    ]
    if handed_over:
        made.append(Fact(number, now, SaleFactKind.HANDED_OVER, facts.handed_over_data("Asha", is_confirmed=True)))
    return Sale.from_facts(made)


@cache
def modules(size: int = 41) -> tuple[tuple[bool, ...], ...]:
    def corner(x: int, y: int) -> bool | None:
        for left, top in ((0, 0), (size - 7, 0), (0, size - 7)):
            dx, dy = x - left, y - top
            if 0 <= dx < 7 and 0 <= dy < 7:
                ring = max(abs(dx - 3), abs(dy - 3))
                return ring != 2
        return None

    def dark(x: int, y: int) -> bool:
        known = corner(x, y)
        return (x * 7 + y * 13 + x * y) % 5 < 2 if known is None else known

    return tuple(tuple(dark(x, y) for x in range(size)) for y in range(size))
