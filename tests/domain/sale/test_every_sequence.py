"""All sequences of a few answers, presses, restarts and clocks: what a sale must never come to.

Each fact is of the constructors that the counter uses, and comes when the counter would write it. Beside the fold, the
world keeps what is true whatever the fold makes of it, and what of it is on disk.

See docs/rules.md#only-orders-are-cancelled to 7, 15, 22.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Final

import pytest

from paydesk.domain import commands
from paydesk.domain.clock import DAY, MINUTE
from paydesk.domain.exact_json import Json
from paydesk.domain.fact import Fact, Stamp
from paydesk.domain.failure import NEVER_CREATED, Failure, Problem, Side
from paydesk.domain.money import Money
from paydesk.domain.order import Order, OrderStatus, Payment, PaymentMethod, TerminalTransaction
from paydesk.domain.qr import QrCheck, QrReading
from paydesk.domain.sale import facts
from paydesk.domain.sale.facts import SaleFactKind
from paydesk.domain.sale.next_step import available_commands, next_step
from paydesk.domain.sale.sale import Phase, Sale
from paydesk.domain.sale.verdict import Verdict, verdict_of
from paydesk.domain.sale.watch import is_unfinished
from paydesk.domain.step import StepKind
from tests.domain.exhaustive import ways_to_break
from tests.domain.sale.story import (
    AMOUNT,
    EXPIRES,
    LOST,
    NO_KEYS,
    NOT_FOUND,
    OFFLINE,
    ORDER_ID,
    OTHER_KEYS,
    REFUSED,
    SLOW_DOWN,
    START,
    STORED_500,
    Story,
)
from tests.domain.sale.test_alive import alive

OTHER: Final = Money(100)
ORDERS: Final[dict[str, tuple[str, Money | None, str]]] = {
    **{word.value: (word.value, AMOUNT, "INR") for word in OrderStatus},
    "PARTLY_PAID": ("PARTLY_PAID", AMOUNT, "INR"),
    "PAID another amount": ("PAID", OTHER, "INR"),
    "PAID no amount": ("PAID", None, ""),
    "PAID dollars": ("PAID", AMOUNT, "USD"),
    "ACTIVE another amount": ("ACTIVE", OTHER, "INR"),
    "ACTIVE no amount": ("ACTIVE", None, ""),
}
"""Answers of the service about the order."""
ANOTHER_ORDER: Final = Failure(Problem.BAD_ANSWER, Side.SERVICE, outcome_known=False, http_status=200)
"""An answer with another cf_order_id."""
EXISTS: Final = Failure(Problem.ALREADY_EXISTS, Side.SALE, outcome_known=False, http_status=409)
_LOST: Final = {"lost": LOST, "429": SLOW_DOWN, "no keys": NO_KEYS}
_SENT: Final = {**_LOST, "refused": REFUSED, "500": STORED_500, "offline": OFFLINE}
FAILURES: Final[dict[StepKind, dict[str, Failure]]] = {
    StepKind.CREATE: {**_SENT, "exists": EXISTS},
    StepKind.READ: {
        "lost": LOST,
        "another": ANOTHER_ORDER,
        "404": NOT_FOUND,
        "other keys": OTHER_KEYS,
        "no keys": NO_KEYS,
    },
    StepKind.TRANSACT: {**_SENT, "404": NOT_FOUND},
    StepKind.TERMINATE: {**_SENT, "404": NOT_FOUND},
    StepKind.READ_PAYMENTS: {**_LOST, "404": NOT_FOUND},
}
CREATED: Final = ("ACTIVE", "TERMINATED", "PARTLY_PAID")
TERMINATED: Final = ("TERMINATED", "TERMINATION_REQUESTED", "ACTIVE", "PAID", "EXPIRED")
OURS: Final = Payment("42887", "SUCCESS", AMOUNT, "upi", "1")
PAYMENTS: Final = {
    "none": (),
    "ours": (OURS,),
    "theirs": (replace(OURS, cf_payment_id="999"), replace(OURS, raw_status="NOT_ATTEMPTED")),
    "pending": (replace(OURS, raw_status="PENDING"),),
    "another amount": (replace(OURS, amount=OTHER),),
}
PRESSES: Final[dict[type[commands.SaleCommand], tuple[SaleFactKind, dict[str, Json]]]] = {
    commands.CancelSale: (SaleFactKind.CANCEL_ASKED, facts.actor_data("Asha")),
    commands.CloseSale: (SaleFactKind.CLOSED, facts.actor_data("Asha")),
    commands.PutSaleAside: (SaleFactKind.PUT_ASIDE, facts.actor_data("Asha")),
    commands.RenewSale: (SaleFactKind.QR_WANTED, facts.qr_wanted_data(PaymentMethod.QR_CODE, "Asha")),
    commands.TakeSale: (SaleFactKind.REPLACED, facts.replaced_data("s2")),
    commands.MarkSaleSeen: (SaleFactKind.SEEN, facts.seen_data("Asha", given_back=False)),
    commands.HandOverSale: (SaleFactKind.HANDED_OVER, facts.handed_over_data("Asha", is_confirmed=True)),
}


@dataclass(frozen=True)
class World:
    """A sale, and what is true of it."""

    sale: Sale
    written: Sale
    """As the journal has it."""
    now: int
    ahead: int = 0
    """Of this PC's clock, before the service's."""
    sent: StepKind | None = None
    """Request in flight."""
    said: frozenset[str] = frozenset()
    """The words of 3.1 that the service has said."""
    paid_for: frozenset[Money | None] = frozenset()
    """The amounts of which it has said PAID, in rupees."""
    expired_there: int | None = None
    """When it said EXPIRED first, by its own clock."""
    quiet: bool = False
    """Five minutes later it listed no payment that may still come."""
    code_out: bool = False
    """A customer may have a code."""

    def __hash__(self) -> int:
        return hash((self.sale, self.now, self.sent))

    def after(self, *what: tuple[SaleFactKind, dict[str, Json]], always: bool = False, **truth: Any) -> World:
        """More facts, written as `counter.repository` writes them."""
        found = [Fact("s1", self.now, kind.value, data) for kind, data in what]
        sale = _folded(self.sale, found)
        written = self.written
        if always or not self.sale.is_equivalent(sale):
            written = sale if written is self.sale else _folded(written, found)
        return replace(self, sale=sale, written=written, **truth)

    def says(self, name: str) -> dict[str, Any]:
        """Return the fields that an answer sets."""
        word, amount, currency = ORDERS[name]
        truth: dict[str, Any] = {"said": self.said | {word}}
        if word == "PAID" and currency != "USD":
            truth["paid_for"] = self.paid_for | {amount}
        if word == "EXPIRED" and self.expired_there is None:
            truth["expired_there"] = self.now - self.ahead
        return truth

    def order(self, name: str) -> dict[str, Json]:
        """Return the order as the service tells it."""
        word, amount, currency = ORDERS[name]
        told = Order(ORDER_ID, "2149460581", word, amount, currency, expires_at=START + EXPIRES)
        return facts.order_answered_data(told, clock_offset_ms=self.ahead)

    def failures(self, do: StepKind, kind: SaleFactKind) -> Iterator[tuple[str, World]]:
        """Yield the failures that can replace an answer."""
        for name, failure in FAILURES[do].items():
            data = facts.failure_data(failure, clock_offset_ms=None if failure.http_status is None else self.ahead)
            yield f"{do} {name}", self.after((kind, data))


def _folded(sale: Sale, told: list[Fact]) -> Sale:
    for fact in told:
        sale = sale.with_fact(fact)
    return sale


def steps(world: World) -> Iterator[tuple[str, World]]:
    """Yield everything that may happen next, with its name."""
    if world.sent is not None:
        yield from _answers(replace(world, sent=None), world.sent)
        yield from _restarts(world)
        return
    step, can = next_step(world.sale, world.now), available_commands(world.sale, world.now)
    due = replace(world, now=max(world.now, step.at or 0))
    match step.kind:
        case StepKind.CREATE | StepKind.TRANSACT | StepKind.TERMINATE:
            kind = {StepKind.CREATE: SaleFactKind.ORDER_SENT, StepKind.TRANSACT: SaleFactKind.TRANSACTION_SENT}.get(
                step.kind, SaleFactKind.TERMINATE_SENT
            )
            data = facts.request_sent_data(key=step.key or str(due.now), method=world.sale.method)
            yield f"{step.kind}", due.after((kind, data), always=True, sent=step.kind)
        case StepKind.READ | StepKind.READ_PAYMENTS:
            yield from _answers(due, step.kind)
        case StepKind.GIVE_UP:
            yield (
                "gives up",
                due.after((SaleFactKind.ORDER_FAILED, facts.gave_up_data(world.sale.order.failure or NEVER_CREATED))),
            )
        case StepKind.END_WATCH:
            yield "ends watch", due.after((SaleFactKind.WATCH_ENDED, {}))
    if commands.ReadSale in can and step.kind is not StepKind.READ:
        yield from _answers(world, StepKind.READ)
    for command, what in PRESSES.items():
        if command in can:
            yield command.__name__, world.after(what, always=True)
    yield "6 minutes", replace(world, now=world.now + 6 * MINUTE)
    yield "a day", replace(world, now=world.now + DAY)
    yield from _restarts(world)


def _answers(world: World, do: StepKind) -> Iterator[tuple[str, World]]:
    match do:
        case StepKind.CREATE:
            for name in CREATED:
                yield (
                    f"create {name}",
                    world.after((SaleFactKind.ORDER_ANSWERED, world.order(name)), **world.says(name)),
                )
            yield from world.failures(do, SaleFactKind.ORDER_FAILED)
        case StepKind.READ:
            yield from _reads(world)
            yield from world.failures(do, SaleFactKind.READ_FAILED)
        case StepKind.TRANSACT:
            made = TerminalTransaction("42887", "QR_CODE", AMOUNT, "https://pay.example/1", timeout="300000")
            told = facts.transaction_answered_data(made, expires_at=world.now + 5 * MINUTE)
            for check in (QrCheck.VERIFIED, QrCheck.UNREADABLE, QrCheck.MISMATCH):
                seen = facts.qr_checked_data(QrReading(check, "upi://pay?am=1250", AMOUNT, None))
                out = world.code_out or check is not QrCheck.MISMATCH
                both = (SaleFactKind.TRANSACTION_ANSWERED, told), (SaleFactKind.QR_CHECKED, seen)
                yield f"transact {check}", world.after(*both, code_out=out)
            yield from world.failures(do, SaleFactKind.TRANSACTION_FAILED)
        case StepKind.TERMINATE:
            for name in TERMINATED:
                yield (
                    f"terminate {name}",
                    world.after((SaleFactKind.TERMINATE_ANSWERED, world.order(name)), **world.says(name)),
                )
            yield from world.failures(do, SaleFactKind.TERMINATE_FAILED)
        case _:
            since = None if world.expired_there is None else world.now - world.ahead - world.expired_there
            for name in PAYMENTS:
                quiet = world.quiet or (name == "none" and since is not None and since >= 5 * MINUTE)
                yield f"payments {name}", world.after(_listed(world, name), quiet=quiet)
            yield from world.failures(do, SaleFactKind.PAYMENTS_FAILED)


def _listed(world: World, name: str) -> tuple[SaleFactKind, dict[str, Json]]:
    return SaleFactKind.PAYMENTS_READ, facts.payments_read_data(PAYMENTS[name], clock_offset_ms=world.ahead)


def _reads(world: World) -> Iterator[tuple[str, World]]:
    for name, (word, _, _) in ORDERS.items():
        read = (SaleFactKind.STATUS_READ, world.order(name))
        if word != "PAID" or world.sale.created_here or not world.sale.codes:
            yield f"read {name}", world.after(read, **world.says(name))
            continue
        for by in ("none", "ours", "theirs"):  # by whose code is asked with it
            both = (read, _listed(world, by)) if by == "none" else (_listed(world, by), read)
            yield f"read {name} by {by}", world.after(*both, **world.says(name))


def _restarts(world: World) -> Iterator[tuple[str, World]]:
    out = world.code_out or world.sent is StepKind.TRANSACT
    for name, jump in (("restart", 0), ("clock +1 day", DAY), ("clock -1 day", -DAY)):
        now, ahead = world.now + jump, world.ahead + jump
        again = replace(world, sale=world.written, now=now, ahead=ahead, sent=None, code_out=out)
        if again.sale.is_open:
            yield name, again.after((SaleFactKind.RESUMED, {}), always=True)
        elif is_unfinished(again.sale, now):
            yield name, again


def broken(before: World, after: World) -> Iterator[str]:
    """Yield the rules that this step breaks."""
    sale, now = after.sale, after.now
    yield from _broken_words(before, after)
    if sale.can_show_code and not after.said.isdisjoint({"PAID", "TERMINATED", "EXPIRED"}):
        yield "nothing is shown after a final word"
    if "PAID" in after.said and sale.phase is not Phase.PAID:
        yield "what was PAID is never untold"
    late = before.sale.closed_at is not None and "PAID" in after.said - before.said
    if late and sale.amount_matches and not sale.was_paid_by_other_code and not sale.needs_alarm:
        yield "money after the end is an alarm"
    if before.sent is None and after.sent is not None and _is_wrong(before.sale, after.sent):
        yield "nothing is sent that is there already, or that nobody wants"
    if after.sent is None:
        try:
            alive(sale, now)
        except AssertionError:
            yield "something can happen next"
    other = sale is not after.written and after.sent is None
    if other and not _without_service_time(sale).is_equivalent(_without_service_time(after.written)):
        yield "the journal tells the same after a restart"


def _without_service_time(sale: Sale) -> Sale:
    """Return a sale whose end by the service's clock is unknown: it is learnt anew, late and never early."""
    closed = None if sale.closed is None else Stamp(sale.closed.here)
    return replace(sale, started=Stamp(sale.started_at), closed=closed)


def _is_wrong(sale: Sale, sent: StepKind) -> bool:
    match sent:
        case StepKind.CREATE:
            return bool(sale.cf_order_id)
        case StepKind.TRANSACT:
            return sale.status is not OrderStatus.ACTIVE or sale.cancel_asked_at is not None
        case _:
            return sale.cancel_asked_at is None


def _broken_words(before: World, after: World) -> Iterator[str]:
    sale, made_here = after.sale, after.sale.created_here
    said = verdict_of(sale, after.now)
    if said in {Verdict.HAND_OVER, Verdict.PAID_LATE}:
        known = sale.amount if sale.order_amount is not None else None
        if known not in after.paid_for:
            yield "HAND OVER needs PAID of that amount"
    elif verdict_of(before.sale, before.now) is Verdict.HAND_OVER and not sale.was_paid_by_other_code:
        yield "HAND OVER is never untold"
    if said is Verdict.NOT_PAID:
        over = "TERMINATED" in after.said or after.quiet or (made_here and not after.code_out)
        if not over or "PAID" in after.said:
            yield "NOT PAID is said only of what nobody can pay"


def _root(story: Story, **truth: Any) -> World:
    return World(story.sale, story.sale, story.at, **{"code_out": True, **truth})


def _scanned(billed: Money | None = None) -> Story:
    story = Story().wanted(created_here=False, billed=billed).read("ACTIVE")
    return story.transaction_sent().transaction_answered().qr()


EXPIRED: Final = Story().shown().read("EXPIRED", after=EXPIRES)
ROOTS: Final = {
    "new": (_root(Story().wanted(), code_out=False), 4),
    "shown": (_root(Story().shown()), 2),
    "cancelled": (_root(Story().shown().cancel_asked()), 3),
    "expired": (_root(EXPIRED, said=frozenset({"EXPIRED"}), expired_there=EXPIRED.at), 2),
    "scanned": (_root(Story().wanted(created_here=False), code_out=False), 2),
    "scanned and shown": (_root(_scanned()), 2),
    "billed and shown": (_root(_scanned(AMOUNT)), 2),
}
"""Start of each search, and its depth; each was searched to four steps once (140 000 of a shown sale)."""


@pytest.mark.parametrize("begun", ROOTS)
def test_no_sequence_breaks_a_rule(begun: str) -> None:
    root, depth = ROOTS[begun]
    assert ways_to_break(root, steps, broken, depth) == {}
