"""The pretend world: one shop, its terminals, orders, transactions and payments, its clock, its ids and its file."""

from __future__ import annotations

import base64
import hashlib
import secrets
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeVar, cast

from paydesk.sandbox.clock import Clock, system_ms
from paydesk.sandbox.payout import ledger
from paydesk.sandbox.payout.ledger import Index, Ledger
from paydesk.sandbox.settings import PayoutSettings, Settings
from paydesk.sandbox.state import (
    About,
    FundSource,
    KeptAnswer,
    Order,
    Payment,
    Posting,
    Record,
    Simulation,
    Terminal,
    Transaction,
)
from paydesk.sandbox.store_file import StoreFile

_FIRST: Final = 100_000_000
_SPAN: Final = 800_000_000


class Ids:
    """Makes ids; `counts` (kind -> how many were made) is all there is to keep over a restart."""

    def __init__(self, seed: str, counts: dict[str, int] | None = None) -> None:
        self._seed = seed
        self.counts: dict[str, int] = dict(counts or {})

    def number(self, kind: str) -> int:
        """The next whole number of this kind: nine or ten digits, counting up."""
        return _FIRST + int.from_bytes(self._digest(kind, -1)[:6], "big") % _SPAN + self._next(kind)

    def token(self, kind: str, length: int = 20) -> str:
        """The next token of this kind: `length` (at most 96) of a-z and 2-7, not to be guessed without the seed."""
        return self.fixed(f"{kind}/{self._next(kind)}", length)

    def digits(self, kind: str, length: int = 12) -> str:
        """The next row of `length` digits of this kind, e.g. a bank's reference."""
        value = int.from_bytes(self._digest(kind, self._next(kind))[:16], "big")
        return str(value % 10**length).rjust(length, "4")

    def fixed(self, name: str, length: int) -> str:
        """What the seed makes of a name: the same each time."""
        return base64.b32encode(self._digest(name, 0)).decode("ascii").lower().rstrip("=")[:length]

    def _next(self, kind: str) -> int:
        count = self.counts.get(kind, 0)
        self.counts[kind] = count + 1
        return count

    def _digest(self, kind: str, count: int) -> bytes:
        return hashlib.blake2b(f"{kind}\0{count}".encode(), key=self._seed.encode()[:64], digest_size=60).digest()


SHOP_NAME: Final = "Sharma Stores"
SHOP_VPA: Final = "sharmastores@paydesk"
SHOP_PLACE: Final = "12 Market Road, Jaipur"

R = TypeVar("R", bound=Record)


class World:
    """Everything the sandbox remembers. It belongs to one event loop; other threads may only look.

    `seed` makes all ids and the keys; None takes a random one. A `data` file that is there already keeps its own.
    `system` is the machine's clock, in ms since 1970: a simulation has its own.
    """

    def __init__(
        self, seed: str | None = None, data: Path | None = None, system: Callable[[], int] = system_ms
    ) -> None:
        self._system = system
        self._file = StoreFile(data) if data is not None else None
        kept = self._file.load() if self._file is not None else []
        about = next((each for each in kept if isinstance(each, About)), None)
        self.about = about or About(seed if seed is not None else secrets.token_hex(24))
        self.public_url = ""
        """Where the payment pages are, as phones reach them; set by the server once it has a port."""
        self._begin(kept if about is not None else [])
        if self._file is not None:
            self._file.rewrite(self._everything())

    @property
    def set_aside(self) -> Path | None:
        """Where an unreadable data file was put, if there was one."""
        return self._file.set_aside if self._file is not None else None

    def _begin(self, kept: list[Record]) -> None:
        self.clock = Clock(self.about.shift_ms, self._system)
        self.ids = Ids(self.about.seed, self.about.counts)
        self.settings = Settings()
        self.client_id = "DEMO" + self.ids.fixed("client_id", 20).upper()
        self.client_secret = "demo_" + self.ids.fixed("client_secret", 40)
        self.terminals: dict[int, Terminal] = {}
        self.orders: dict[str, Order] = {}
        self.orders_by_cf: dict[str, Order] = {}
        self.transactions: dict[int, Transaction] = {}
        self.by_token: dict[str, Transaction] = {}
        self.by_order: dict[str, tuple[list[Transaction], list[Payment]]] = {}
        self.payments: dict[int, Payment] = {}
        self.answers: dict[str, KeptAnswer] = {}
        self.simulations: dict[str, Simulation] = {}
        self.calls: Counter[tuple[str, str]] = Counter()
        """(operation, what came of it: asked, done, refused, replayed) -> how often."""
        self.by_kind: dict[str, dict[str, Record]] = {}
        """Records that need no index but their key, by kind; see `records`."""
        self.ledger = Ledger()
        """The money of the payout side; every Posting that is put goes into it."""
        self.index = Index()
        """What is due, and what is found quickly, on the payout side."""
        self.payout_settings = PayoutSettings()
        self._changed: dict[int, Record] = {}
        for record in kept:
            self._place(record)
        if not self.terminals:
            for terminal in _first_terminals(self.clock.now_ms()):
                self.put(terminal)
        if not self.records(FundSource):  # a new file, or one of a version that had no payout side
            for record in ledger.first_records(self.clock.now_ms()):
                self.put(record)

    def put(self, record: Record) -> None:
        """Remember a record that is new or was changed; `commit` writes it down."""
        self._place(record)
        if self._file is not None:
            self._changed[id(record)] = record

    def commit(self) -> None:
        """Write down what has changed, before anybody is told of it. Raises OSError."""
        if self._file is not None and self._changed:
            self.about.counts = self.ids.counts
            self._file.append([self.about, *self._changed.values()])
            self._changed.clear()

    def clock_moved(self) -> None:
        """Keep the clock's new place over a restart."""
        self.about.shift_ms = self.clock.shift_ms
        self.put(self.about)

    def listens(self, port: int) -> None:
        """Keep its port over a restart: codes on screens, and sales that are open, name it."""
        if port != self.about.port:
            self.about.port = port
            self.put(self.about)
            self.commit()

    def reset(self, *, new_ids: bool = False) -> None:
        """Begin again from the seed: the same shop, the same keys, no orders, the machine's time.

        `new_ids`: ids go on where they were, so that no address of before leads to what is made from now on.
        """
        counts = self.ids.counts if new_ids else {}
        self.about = About(self.about.seed, counts, port=self.about.port)
        self._begin([])
        if self._file is not None:
            self._file.rewrite(self._everything())

    def close(self) -> None:
        """Let go of the file."""
        if self._file is not None:
            self.commit()
            self._file.close()

    def records(self, kind: type[R]) -> dict[str, R]:
        """The records of a class by their keys, the first one first. Change one, then `put` it."""
        return cast("dict[str, R]", self.by_kind.setdefault(kind.kind, {}))

    def transactions_of(self, order_id: str) -> list[Transaction]:
        """The transactions of an order, the first one first."""
        return self.by_order[order_id][0] if order_id in self.by_order else []

    def payments_of(self, order_id: str) -> list[Payment]:
        """The payments of an order, the first one first."""
        return self.by_order[order_id][1] if order_id in self.by_order else []

    def terminal_by_phone(self, phone: str) -> Terminal | None:
        """The terminal with this agent's phone."""
        return next((each for each in self.terminals.values() if each.phone == phone), None)

    def _place(self, record: Record) -> None:
        match record:
            case Order():
                self.orders[record.order_id] = self.orders_by_cf[record.cf_order_id] = record
                self.by_order.setdefault(record.order_id, ([], []))
            case Transaction():
                if record.cf_payment_id not in self.transactions:
                    self.by_order.setdefault(record.order_id, ([], []))[0].append(record)
                self.transactions[record.cf_payment_id] = self.by_token[record.token] = record
            case Payment():
                if record.cf_payment_id not in self.payments:
                    self.by_order.setdefault(record.order_id, ([], []))[1].append(record)
                self.payments[record.cf_payment_id] = record
            case Terminal():
                self.terminals[record.cf_terminal_id] = record
            case KeptAnswer():
                self.answers[record.key] = record
            case Simulation():
                self.simulations[record.key] = record
            case About():
                self.about = record
            case _:
                self._place_by_kind(record)

    def _place_by_kind(self, record: Record) -> None:
        kept = self.by_kind.setdefault(record.kind, {})
        if isinstance(record, Posting) and record.key not in kept:
            self.ledger.apply(record)
        kept[record.key] = record
        self.index.note(record)

    def _everything(self) -> list[Record]:
        self.about.counts = self.ids.counts
        found: list[Record] = [self.about, *self.terminals.values(), *self.orders.values()]
        found += [*self.transactions.values(), *self.payments.values()]
        found += [*self.answers.values(), *self.simulations.values()]
        return [*found, *(each for kept in self.by_kind.values() for each in kept.values())]


def _first_terminals(now_ms: int) -> list[Terminal]:
    return [
        Terminal(number, name, phone, words, status, "STOREFRONT", now_ms, now_ms, address=SHOP_PLACE)
        for number, name, phone, words, status in (
            (54321, "counter-1", "9898989898", "Counter 1", "ACTIVE"),
            (54322, "counter-2", "9898989897", "Counter 2", "INACTIVE"),
        )
    ]
