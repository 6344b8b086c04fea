"""Three counters with a day of sales, so that the pages of a demo show something. None of their money is real."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Final

from paydesk.domain.clock import MINUTE, now_ms
from paydesk.domain.exact_json import Json
from paydesk.domain.fact import Fact
from paydesk.domain.money import Money
from paydesk.domain.order import Order, OrderStatus, PaymentMethod, TerminalTransaction
from paydesk.domain.sale import facts
from paydesk.domain.sale.facts import NewSale, Origin, SaleFactKind
from paydesk.hub import counters
from paydesk.hub.database import Database
from paydesk.hub.ingest import Ingest
from paydesk.hub.wire import EnrolRequest, FactBatch, Position, WireFact
from paydesk.store.journal.chain import GENESIS, encode_fact, hash_fact
from paydesk.version import __version__

NAMES: Final = ("Groceries", "Medicines", "Sweets")
_PEOPLE: Final = ("Asha", "Ravi", "Meera")
_SALES: Final = 24
_PAUSE: Final = 20 * MINUTE
_ORIGIN: Final = Origin("127.0.0.1", "demo")
"""A host at this PC: its money is a test's."""


async def add_demo_counters(database: Database) -> dict[str, str]:
    """Enrol the counters, keep their sales of the last hours, and return their ids by name.

    Raises:
        DatabaseUnavailable: The database does not answer.
    """
    ids = dict[str, str]()
    ingest, chance = Ingest(database), random.Random(1)  # noqa: S311 - a demo
    for number, name in enumerate(NAMES):
        code = await counters.create_code(database)
        enrolled = await counters.enrol(database, EnrolRequest(code, name, __version__), "127.0.0.1")
        begin = now_ms() - _SALES * _PAUSE
        day = [
            fact
            for place in range(_SALES)
            for fact in _sale(f"{number}{place:02d}", begin + place * _PAUSE, _PEOPLE[number], chance)
        ]
        await ingest.accept(enrolled.counter, _batch(day))
        ids[name] = enrolled.counter.id
    return ids


def _sale(number: str, at: int, by: str, chance: random.Random) -> Iterator[Fact]:
    """Yield the facts of one sale, which is paid nine times of ten."""
    sale_id, order_id, amount = f"demo{number}", f"order_demo_{number}", Money(chance.randrange(20, 3_000) * 100)
    word = OrderStatus.PAID if chance.random() < 0.9 else OrderStatus.EXPIRED
    wanted = NewSale(
        order_id=order_id,
        amount=amount,
        method=PaymentMethod.QR_CODE,
        terminal="54321",
        created_here=True,
        by=by,
        origin=_ORIGIN,
    )
    order = Order(order_id, f"21494{number}", OrderStatus.ACTIVE, amount, expires_at=at + 30 * MINUTE)
    code = TerminalTransaction(f"9001{number}", "QR_CODE", amount, "https://pay.invalid/demo")
    ended = Order(order_id, f"21494{number}", word, amount)
    steps: tuple[tuple[int, SaleFactKind, dict[str, Json]], ...] = (
        (0, SaleFactKind.SALE_WANTED, facts.sale_wanted_data(wanted)),
        (10, SaleFactKind.ORDER_SENT, facts.request_sent_data(key=f"o{number}", origin=_ORIGIN)),
        (200, SaleFactKind.ORDER_ANSWERED, facts.order_answered_data(order, request_id="demo")),
        (210, SaleFactKind.TRANSACTION_SENT, facts.request_sent_data(key=f"t{number}", method=PaymentMethod.QR_CODE)),
        (400, SaleFactKind.TRANSACTION_ANSWERED, facts.transaction_answered_data(code, expires_at=at + 5 * MINUTE)),
        (9_000, SaleFactKind.STATUS_READ, facts.order_answered_data(ended, request_id="demo")),
    )
    for after, kind, data in steps:
        yield Fact(sale_id, at + after, kind.value, data)


def _batch(day: Sequence[Fact]) -> FactBatch:
    """Return the facts as a counter sends them from the beginning of its journal."""
    rows, prev = list[WireFact](), GENESIS
    for seq, fact in enumerate(day, 1):
        data = encode_fact(fact)
        prev = hash_fact(prev, seq, fact.subject, fact.at, fact.kind, data)
        rows.append((seq, fact.subject, fact.at, fact.kind, data, prev.hex()))
    return FactBatch(rows[0][-1], Position(0, GENESIS.hex()), rows)
