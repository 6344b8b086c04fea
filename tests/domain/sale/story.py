"""A sale told fact by fact, through the constructors that the counter uses; and junk for properties."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Self

from hypothesis import strategies as st

from paydesk.domain.fact import Fact
from paydesk.domain.failure import Failure, Problem, Side
from paydesk.domain.money import Money
from paydesk.domain.order import Order, OrderStatus, Payment, PaymentMethod, TerminalTransaction
from paydesk.domain.qr import QrCheck, QrReading, QrReason
from paydesk.domain.sale import facts
from paydesk.domain.sale.facts import SaleFactKind
from paydesk.domain.sale.sale import Sale
from paydesk.domain.sale.verdict import Verdict, verdict_of

START = 1_760_000_000_000
AMOUNT = Money(125_000)
EXPIRES = 1_800_000
"""Time from the start to the expiry of the order, in ms."""
ORDER_ID = "order_20261120_0001_k7q"
LOST = Failure(Problem.TIMED_OUT, Side.SERVICE, outcome_known=False)
STORED_500 = Failure(Problem.SERVICE_FAULT, Side.SERVICE, outcome_known=False, http_status=500)
REFUSED = Failure(Problem.REFUSED, Side.SHOP, outcome_known=True, http_status=400)
NOT_FOUND = Failure(Problem.NOT_FOUND, Side.SALE, outcome_known=True, http_status=404)
OTHER_KEYS = Failure(Problem.OTHER_KEYS, Side.SHOP, outcome_known=True)
NO_KEYS = Failure(Problem.NO_KEYS, Side.SHOP, outcome_known=True)
OFFLINE = Failure(Problem.PC_OFFLINE, Side.THIS_PC, outcome_known=True)
SLOW_DOWN = Failure(Problem.SLOW_DOWN, Side.SERVICE, outcome_known=True, http_status=429, retry_after=30.0)
ORIGIN = facts.Origin("sandbox.example", "k3y5")


class Story:
    """Facts of one sale, a second apart unless told; `sale` folds them in both ways and compares."""

    def __init__(self) -> None:
        self.facts: list[Fact] = []
        self.at = START

    def say(self, kind: SaleFactKind | str, data: dict[str, Any] | None = None, *, after: int = 1_000) -> Self:
        """One more fact, `after` ms later."""
        self.at += after
        self.facts.append(Fact("s1", self.at, str(kind), data or {}))
        return self

    @property
    def sale(self) -> Sale:
        """The fold."""
        sale = Sale.from_facts(self.facts)
        step = Sale.from_facts(self.facts[:1])
        for fact in self.facts[1:]:
            step = step.with_fact(fact)
        assert sale == step
        return sale

    @property
    def verdict(self) -> Verdict:
        """The strip at the time of the last fact."""
        return verdict_of(self.sale, self.at)

    def wanted(self, *, created_here: bool = True, **more: Any) -> Self:
        """Staff want a sale: from an amount, or (created_here=False) from an order number; `more`: of facts.Wanted."""
        usual: dict[str, Any] = {
            "order_id": ORDER_ID,
            "amount": AMOUNT if created_here else None,
            "method": PaymentMethod.QR_CODE,
            "terminal": "54321",
            "cf_terminal_id": 54321,
            "created_here": created_here,
            "by": "Asha",
            "origin": ORIGIN,
        }
        return self.say(SaleFactKind.SALE_WANTED, facts.sale_wanted_data(facts.NewSale(**usual | more)))

    def order_sent(self, key: str = "k1", *, after: int = 1_000, clock_offset_ms: int = 0) -> Self:
        """Add the create of the order."""
        sent = facts.request_sent_data(
            key=key, clock_offset_ms=clock_offset_ms, expires_at=START + EXPIRES, origin=ORIGIN
        )
        return self.say(SaleFactKind.ORDER_SENT, sent, after=after)

    def answer(
        self,
        kind: SaleFactKind,
        word: str,
        after: int = 1_000,
        clock_offset_ms: int | None = None,
        amount: Money = AMOUNT,
    ) -> Self:
        """Add an answer with a status of the order."""
        order = Order(ORDER_ID, "2149460581", word, amount, expires_at=START + EXPIRES)
        return self.say(kind, facts.order_answered_data(order, clock_offset_ms=clock_offset_ms), after=after)

    def ordered(self, word: str = "ACTIVE") -> Self:
        """Wanted, sent and answered."""
        return self.wanted().order_sent().answer(SaleFactKind.ORDER_ANSWERED, word)

    def read(self, word: str, after: int = 1_000) -> Self:
        """Add an answered read."""
        return self.answer(SaleFactKind.STATUS_READ, word, after)

    def failed(
        self, kind: SaleFactKind, failure: Failure = LOST, *, after: int = 1_000, clock_offset_ms: int | None = None
    ) -> Self:
        """Add a failed call, without a known outcome unless given."""
        return self.say(kind, facts.failure_data(failure, clock_offset_ms=clock_offset_ms), after=after)

    def transaction_sent(self, key: str = "t1", method: PaymentMethod = PaymentMethod.QR_CODE) -> Self:
        """Add the create of a transaction."""
        return self.say(SaleFactKind.TRANSACTION_SENT, facts.request_sent_data(key=key, method=method))

    def transaction_answered(self, number: str = "42887") -> Self:
        """Add the answer to the create of a transaction."""
        made = TerminalTransaction(number, "QR_CODE", AMOUNT, f"https://pay.example/{number}", timeout="300000")
        return self.say(
            SaleFactKind.TRANSACTION_ANSWERED, facts.transaction_answered_data(made, expires_at=self.at + 300_000)
        )

    def qr(self, check: QrCheck = QrCheck.VERIFIED, reason: QrReason | None = None) -> Self:
        """Add the check of the QR."""
        return self.say(
            SaleFactKind.QR_CHECKED, facts.qr_checked_data(QrReading(check, "upi://pay?am=1250", AMOUNT, reason))
        )

    def shown(self) -> Self:
        """Add all facts up to a QR on the screen that nobody has paid yet."""
        return self.ordered().transaction_sent().transaction_answered().qr()

    def cancel_asked(self, by: str = "Asha") -> Self:
        """Add a wanted cancel."""
        return self.say(SaleFactKind.CANCEL_ASKED, facts.actor_data(by))

    def cancel(self, by: str = "Asha", key: str = "x1") -> Self:
        """Add a wanted and sent cancel."""
        return self.cancel_asked(by).say(SaleFactKind.TERMINATE_SENT, facts.request_sent_data(key=key))

    def terminated(self, word: str) -> Self:
        """Add the answer to a terminate."""
        return self.answer(SaleFactKind.TERMINATE_ANSWERED, word)

    def paid_by(self, *numbers: str, word: str = "SUCCESS", after: int = 1_000, amount: Money = AMOUNT) -> Self:
        """Add a read of the payments of the order."""
        payments = [Payment(number, word, amount, "upi", "312345678901") for number in numbers]
        return self.say(SaleFactKind.PAYMENTS_READ, facts.payments_read_data(payments), after=after)


ANSWERS = {SaleFactKind.ORDER_ANSWERED, SaleFactKind.STATUS_READ, SaleFactKind.TERMINATE_ANSWERED}
"""The only kinds that carry the service's word on an order."""

_WORDS = st.sampled_from([*(status.value for status in OrderStatus), "", "paid", "PARTLY_PAID"])
_LEAVES = st.none() | st.booleans() | st.integers() | st.text(max_size=5)
_NESTED = st.sampled_from([[], [None], [7, ""], [[], {}], [{"": 0}], {}, {"": None}, {"a": [True]}, {"a": {"b": -1}}])
_JUNK = (_LEAVES | _NESTED).map(deepcopy)  # one of the two that a field has: `|` would make it six of seven
"""Any JSON; `st.recursive` takes twice as long, and was two fifths of the time of these tests."""
_FIELDS = {
    "status": _WORDS,
    "key": st.sampled_from(["", "t1", "t2"]),
    "known": st.booleans(),
    "problem": st.sampled_from([*(problem.value for problem in Problem), "new"]),
    "check": st.sampled_from([*(check.value for check in QrCheck), "new"]),
    "amount": st.integers(-5, 10**13),
    "billed": st.sampled_from([None, 100, 200]),
    "currency": st.sampled_from(["INR", "USD"]),
    "http_status": st.sampled_from([None, 400, 404, 429, 500]),
    "retry_after_ms": st.integers(0, 100_000),
    "clock_ahead": st.integers(-(10**7), 10**7),
    "pending": st.integers(0, 2),
    "host": st.sampled_from(["", "h1", "h2"]),
    "gave_up": st.booleans(),
    "customer_phone": st.sampled_from(["", "98••••3210"]),
    "made_here": st.booleans(),
    "cf_order_id": st.sampled_from(["", "1", "2"]),
    "order_id": st.sampled_from(["", "o1"]),
    "method": st.sampled_from(["QR_CODE", "LINK", "NEW"]),
    "expires_at": st.integers(),
    "payments": st.lists(st.fixed_dictionaries({"cf_payment_id": st.text(max_size=3)}), max_size=3),
}
DATA = st.fixed_dictionaries({}, optional={name: value | _JUNK for name, value in _FIELDS.items()})
KINDS = st.sampled_from([*(kind.value for kind in SaleFactKind), "of_a_newer_paydesk"])
TIMES = st.integers(0, 200_000) | st.integers()


def random_facts(kinds: st.SearchStrategy[str] = KINDS, min_size: int = 0) -> st.SearchStrategy[list[Fact]]:
    """Any facts in any order, with data that is half plausible and half junk."""
    return st.lists(st.builds(Fact, st.just("s1"), TIMES, kinds, DATA), min_size=min_size, max_size=14)
