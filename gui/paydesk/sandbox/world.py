"""The pretend world: one shop, its terminals, orders, transactions and payments, its clock, its ids and its file."""

from __future__ import annotations

import base64
import hashlib
import secrets
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeVar, cast

from paydesk.sandbox.clock import SandboxClock, system_time_ms
from paydesk.sandbox.payout import ledger
from paydesk.sandbox.payout.ledger import Ledger, PayoutIndex
from paydesk.sandbox.settings import PayoutSettings, SandboxSettings
from paydesk.sandbox.state import (
    FundSourceRecord,
    KeptAnswer,
    OrderRecord,
    PaymentRecord,
    Posting,
    Record,
    SandboxInfo,
    Simulation,
    Terminal,
    TransactionRecord,
)
from paydesk.sandbox.store_file import StoreFile

_FIRST: Final = 100_000_000
_SPAN: Final = 800_000_000


class IdGenerator:
    """Makes ids; `counts` (kind -> how many were made) is all there is to keep over a restart."""

    def __init__(self, seed: str, counts: dict[str, int] | None = None) -> None:
        self._seed = seed
        self.counts: dict[str, int] = dict(counts or {})

    def next_number(self, sequence: str) -> int:
        """The next whole number of this kind: nine or ten digits, counting up."""
        return _FIRST + int.from_bytes(self._digest(sequence, -1)[:6], "big") % _SPAN + self._next_count(sequence)

    def next_token(self, sequence: str, length: int = 20) -> str:
        """The next token of this kind: `length` (at most 96) of a-z and 2-7, not to be guessed without the seed."""
        return self.derive(f"{sequence}/{self._next_count(sequence)}", length)

    def next_digits(self, sequence: str, length: int = 12) -> str:
        """The next row of `length` digits of this kind, e.g. a bank's reference."""
        value = int.from_bytes(self._digest(sequence, self._next_count(sequence))[:16], "big")
        return str(value % 10**length).rjust(length, "4")

    def derive(self, name: str, length: int) -> str:
        """What the seed makes of a name: the same each time."""
        return base64.b32encode(self._digest(name, 0)).decode("ascii").lower().rstrip("=")[:length]

    def _next_count(self, sequence: str) -> int:
        count = self.counts.get(sequence, 0)
        self.counts[sequence] = count + 1
        return count

    def _digest(self, sequence: str, count: int) -> bytes:
        return hashlib.blake2b(f"{sequence}\0{count}".encode(), key=self._seed.encode()[:64], digest_size=60).digest()


SHOP_NAME: Final = "Sharma Stores"
SHOP_VPA: Final = "sharmastores@paydesk"
SHOP_ADDRESS: Final = "12 Market Road, Jaipur"

R = TypeVar("R", bound=Record)


class World:
    """Everything the sandbox remembers. It belongs to one event loop; other threads may only look.

    `seed` makes all ids and the keys; None takes a random one. A `data` file that is there already keeps its own.
    `system` is the machine's clock, in ms since 1970: a simulation has its own.
    """

    def __init__(
        self, seed: str | None = None, data: Path | None = None, system: Callable[[], int] = system_time_ms
    ) -> None:
        self._system = system
        self._file = StoreFile(data) if data is not None else None
        stored = self._file.load() if self._file is not None else []
        info = next((each for each in stored if isinstance(each, SandboxInfo)), None)
        self.info = info or SandboxInfo(seed if seed is not None else secrets.token_hex(24))
        self.public_url = ""
        """Where the payment pages are, as phones reach them; set by the server once it has a port."""
        self._load(stored if info is not None else [])
        if self._file is not None:
            self._file.rewrite(self._all_records())

    @property
    def data_moved_to(self) -> Path | None:
        """Where an unreadable data file was put, if there was one."""
        return self._file.moved_to if self._file is not None else None

    def _load(self, stored: list[Record]) -> None:
        self.clock = SandboxClock(self.info.shift_ms, self._system)
        self.ids = IdGenerator(self.info.seed, self.info.counts)
        self.settings = SandboxSettings()
        self.client_id = "DEMO" + self.ids.derive("client_id", 20).upper()
        self.client_secret = "demo_" + self.ids.derive("client_secret", 40)
        self.terminals: dict[int, Terminal] = {}
        self.orders: dict[str, OrderRecord] = {}
        self.orders_by_cf_id: dict[str, OrderRecord] = {}
        self.transactions: dict[int, TransactionRecord] = {}
        self.transactions_by_token: dict[str, TransactionRecord] = {}
        self._by_order: dict[str, tuple[list[TransactionRecord], list[PaymentRecord]]] = {}
        self.payments: dict[int, PaymentRecord] = {}
        self.kept_answers: dict[str, KeptAnswer] = {}
        self.simulations: dict[str, Simulation] = {}
        self.calls: Counter[tuple[str, str]] = Counter()
        """(operation, what came of it: asked, done, refused, replayed) -> how often."""
        self.records_by_kind: dict[str, dict[str, Record]] = {}
        """Records that need no index but their key, by kind; see `records`."""
        self.ledger = Ledger()
        """The money of the payout side; every Posting that is put goes into it."""
        self.index = PayoutIndex()
        """What is due, and what is found quickly, on the payout side."""
        self.payout_settings = PayoutSettings()
        self._changed: dict[int, Record] = {}
        for record in stored:
            self._index_record(record)
        if not self.terminals:
            for terminal in _first_terminals(self.clock.now_ms()):
                self.put(terminal)
        if not self.records(FundSourceRecord):  # a new file, or one of a version that had no payout side
            for record in ledger.opening_records(self.clock.now_ms()):
                self.put(record)

    def put(self, record: Record) -> None:
        """Remember a record that is new or was changed; `commit` writes it down."""
        self._index_record(record)
        if self._file is not None:
            self._changed[id(record)] = record

    def commit(self) -> None:
        """Write down what has changed, before anybody is told of it. Raises OSError."""
        if self._file is not None and self._changed:
            self.info.counts = self.ids.counts
            self._file.append([self.info, *self._changed.values()])
            self._changed.clear()

    def save_clock_shift(self) -> None:
        """Keep the clock's new place over a restart."""
        self.info.shift_ms = self.clock.shift_ms
        self.put(self.info)

    def save_port(self, port: int) -> None:
        """Keep its port over a restart: codes on screens, and sales that are open, name it."""
        if port != self.info.port:
            self.info.port = port
            self.put(self.info)
            self.commit()

    def reset(self, *, new_ids: bool = False) -> None:
        """Begin again from the seed: the same shop, the same keys, no orders, the machine's time.

        `new_ids`: ids go on where they were, so that no address of before leads to what is made from now on.
        """
        counts = self.ids.counts if new_ids else {}
        self.info = SandboxInfo(self.info.seed, counts, port=self.info.port)
        self._load([])
        if self._file is not None:
            self._file.rewrite(self._all_records())

    def close(self) -> None:
        """Let go of the file."""
        if self._file is not None:
            self.commit()
            self._file.close()

    def records(self, record_type: type[R]) -> dict[str, R]:
        """The records of a class by their keys, the first one first. Change one, then `put` it."""
        return cast("dict[str, R]", self.records_by_kind.setdefault(record_type.kind, {}))

    def transactions_of(self, order_id: str) -> list[TransactionRecord]:
        """The transactions of an order, the first one first."""
        return self._by_order[order_id][0] if order_id in self._by_order else []

    def payments_of(self, order_id: str) -> list[PaymentRecord]:
        """The payments of an order, the first one first."""
        return self._by_order[order_id][1] if order_id in self._by_order else []

    def find_terminal(self, phone: str) -> Terminal | None:
        """The terminal with this agent's phone."""
        return next((each for each in self.terminals.values() if each.phone == phone), None)

    def _index_record(self, record: Record) -> None:
        match record:
            case OrderRecord():
                self.orders[record.order_id] = self.orders_by_cf_id[record.cf_order_id] = record
                self._by_order.setdefault(record.order_id, ([], []))
            case TransactionRecord():
                if record.cf_payment_id not in self.transactions:
                    self._by_order.setdefault(record.order_id, ([], []))[0].append(record)
                self.transactions[record.cf_payment_id] = self.transactions_by_token[record.token] = record
            case PaymentRecord():
                if record.cf_payment_id not in self.payments:
                    self._by_order.setdefault(record.order_id, ([], []))[1].append(record)
                self.payments[record.cf_payment_id] = record
            case Terminal():
                self.terminals[record.cf_terminal_id] = record
            case KeptAnswer():
                self.kept_answers[record.key] = record
            case Simulation():
                self.simulations[record.key] = record
            case SandboxInfo():
                self.info = record
            case _:
                self._index_by_kind(record)

    def _index_by_kind(self, record: Record) -> None:
        kept = self.records_by_kind.setdefault(record.kind, {})
        if isinstance(record, Posting) and record.key not in kept:
            self.ledger.apply(record)
        kept[record.key] = record
        self.index.add(record)

    def _all_records(self) -> list[Record]:
        self.info.counts = self.ids.counts
        found: list[Record] = [self.info, *self.terminals.values(), *self.orders.values()]
        found += [*self.transactions.values(), *self.payments.values()]
        found += [*self.kept_answers.values(), *self.simulations.values()]
        return [*found, *(each for kept in self.records_by_kind.values() for each in kept.values())]


def _first_terminals(now_ms: int) -> list[Terminal]:
    return [
        Terminal(number, name, phone, words, status, "STOREFRONT", now_ms, now_ms, address=SHOP_ADDRESS)
        for number, name, phone, words, status in (
            (54321, "counter-1", "9898989898", "Counter 1", "ACTIVE"),
            (54322, "counter-2", "9898989897", "Counter 2", "INACTIVE"),
        )
    ]
