"""The sandbox's state: one shop with its orders, payments and payouts, a clock, an id generator and a data file."""

from __future__ import annotations

import base64
import hashlib
import secrets
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final, TypeVar, cast

from paydesk.sandbox.clock import SandboxClock, system_time_ms
from paydesk.sandbox.dispute_state import DisputeRecord
from paydesk.sandbox.due_index import DueIndex
from paydesk.sandbox.payout import ledger
from paydesk.sandbox.payout.ledger import Ledger, PayoutIndex
from paydesk.sandbox.settings import PayoutSettings, SandboxSettings, restore_settings
from paydesk.sandbox.settlement_state import SettlementRecord
from paydesk.sandbox.state import (
    FundSourceRecord,
    KeptAnswer,
    OrderRecord,
    PaymentRecord,
    Posting,
    Record,
    RefundRecord,
    SandboxInfo,
    Simulation,
    Terminal,
    TransactionRecord,
)
from paydesk.sandbox.store_file import StoreFile, parse_line, to_line
from paydesk.sandbox.webhooks.records import WebhookAddress, WebhookEvent

_FIRST: Final = 100_000_000
_SPAN: Final = 800_000_000


class IdGenerator:
    """Generator of ids from a seed. `counts` (sequence -> ids created) is its whole state."""

    def __init__(self, seed: str, counts: dict[str, int] | None = None) -> None:
        self._seed = seed
        self.counts: dict[str, int] = dict(counts or {})

    def next_number(self, sequence: str) -> int:
        """Return the next number of a sequence: nine or ten digits, increasing."""
        return _FIRST + int.from_bytes(self._digest(sequence, -1)[:6], "big") % _SPAN + self._next_count(sequence)

    def next_token(self, sequence: str, length: int = 20) -> str:
        """Return the next token of a sequence: `length` chars (at most 96) of a-z and 2-7, secret as the seed."""
        return self.derive(f"{sequence}/{self._next_count(sequence)}", length)

    def next_digits(self, sequence: str, length: int = 12) -> str:
        """Return the next text of `length` digits of a sequence, e.g. a bank reference."""
        value = int.from_bytes(self._digest(sequence, self._next_count(sequence))[:16], "big")
        return str(value % 10**length).rjust(length, "4")

    def derive(self, name: str, length: int) -> str:
        """Return the token of a name, the same on every call."""
        needed = -(-length // 8) * 5  # eight chars hold five bytes; to encode the rest takes 7 µs
        return base64.b32encode(self._digest(name, 0)[:needed]).decode("ascii").lower()[:length]

    def _next_count(self, sequence: str) -> int:
        count = self.counts.get(sequence, 0)
        self.counts[sequence] = count + 1
        return count

    def _digest(self, sequence: str, count: int) -> bytes:
        return hashlib.blake2b(f"{sequence}\0{count}".encode(), key=self._seed.encode()[:64], digest_size=60).digest()


SHOP_NAME: Final = "Sharma Stores"
SHOP_VPA: Final = "sharmastores@paydesk"
SHOP_ADDRESS: Final = "12 Market Road, Jaipur"
MAX_EVENTS: Final = 5_000
"""Webhook events that are kept, with their bodies; above it the oldest one that waits for nothing is dropped."""

R = TypeVar("R", bound=Record)


class World:
    """State of one sandbox. It belongs to one event loop; other threads may only read.

    Args:
        seed: Source of all ids and keys; None picks a random one. An existing data file has its own.
        system: The machine's time in ms since the epoch; a simulation passes its own.
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
        """Address of the payment pages as phones reach them; set by the server once it has a port."""
        self.webhooks_anywhere = False
        """True if webhooks may be sent to other machines."""
        self.log_requests = False
        """True if each request to the services gets a line on stderr."""
        self.start_ms: int | None = None
        """Time at which the clock stands after a start or a reset; None for the machine's time."""
        self.http_200 = False
        """True if errors of payouts v1 come with HTTP 200, also after a reset."""
        self.on_change: Callable[[], object] = _ignore_change
        """Called after each `put`, by which the time of the next automatic change may be another one."""
        self._load(stored if info is not None else [])
        self._rewrite()

    @property
    def data_moved_to(self) -> Path | None:
        """New path of an unreadable data file, if there was one."""
        return self._file.moved_to if self._file is not None else None

    def _load(self, stored: list[Record]) -> None:
        self.clock = SandboxClock(self.info.shift_ms, self._system)
        if (rate := float(self.info.rate)) != 1:
            self.clock.set_rate(rate)  # first: a clock that stands still is exact
            self.clock.set(self.info.now_ms)
        self.ids = IdGenerator(self.info.seed, self.info.counts)
        self.settings = restore_settings(SandboxSettings(), self.info.settings)
        self.client_id = "DEMO" + self.ids.derive("client_id", 20).upper()
        self.client_secret = "demo_" + self.ids.derive("client_secret", 40)
        self.terminals: dict[int, Terminal] = {}
        self.orders: dict[str, OrderRecord] = {}
        self.orders_by_cf_id: dict[str, OrderRecord] = {}
        self.orders_by_session: dict[str, OrderRecord] = {}
        self.transactions: dict[int, TransactionRecord] = {}
        self.transactions_by_token: dict[str, TransactionRecord] = {}
        self._by_order: dict[str, tuple[list[TransactionRecord], list[PaymentRecord]]] = {}
        self.payments: dict[int, PaymentRecord] = {}
        self.refunds_by_order: dict[str, list[RefundRecord]] = {}
        """order_id -> its refunds, the oldest first."""
        self.kept_answers: dict[str, KeptAnswer] = {}
        self.simulations: dict[str, Simulation] = {}
        self.calls: Counter[tuple[str, str]] = Counter()
        """(operation, "asked", "done", "refused" or "replayed") -> number of calls."""
        self.records_by_kind: dict[str, dict[str, Record]] = {}
        """Kind -> key -> record, of the kinds without an attribute of their own; see `records`."""
        self.ledger = Ledger()
        """Balances of the payout side; `put` applies every new Posting to it."""
        self.index = PayoutIndex()
        """Due times and look-ups of the payout side."""
        self.payments_due, self.webhooks_due = DueIndex(), DueIndex()
        self.payout_settings = restore_settings(PayoutSettings(http_200=self.http_200), self.info.payout_settings)
        self._changed: dict[int, Record] = {}
        for record in stored:
            self._index_record(record)
        if not self.terminals:
            for terminal in _first_terminals(self.clock.now_ms()):
                self.put(terminal)
        if not self.records(FundSourceRecord):  # a new file, or one of a version without the payout side
            for record in ledger.opening_records(self.clock.now_ms()):
                self.put(record)

    def put(self, record: Record) -> None:
        """Store a new or changed record in memory; `commit` writes it to the file."""
        self._index_record(record)
        if self._file is not None:
            self._changed[id(record)] = record
        self.on_change()

    def commit(self) -> None:
        """Write all changed records to the file, before any client learns of them. Raises OSError."""
        if self._file is not None and self._changed:
            self.info.counts, self.info.now_ms = self.ids.counts, self.clock.now_ms()
            self._file.append([self.info, *self._changed.values()])
            self._changed.clear()

    def begin(self, now_ms: int | None, *, http_200: bool) -> None:
        """Stop the clock at a time, if one is given, and set how errors of payouts v1 come; a reset keeps both."""
        self.start_ms, self.http_200 = now_ms, http_200
        self.payout_settings.http_200 |= http_200
        if now_ms is not None:
            self.clock.set_rate(0)  # first, so that it is exact
            self.clock.set(now_ms)
            self.save_info()

    def save_info(self, faults: list[dict[str, Any]] | None = None) -> None:
        """Store the clock, the settings, and the faults if they are given, so that they survive a restart."""
        info = self.info
        info.shift_ms, info.rate, info.now_ms = self.clock.shift_ms, str(self.clock.rate), self.clock.now_ms()
        info.settings, info.payout_settings = asdict(self.settings), asdict(self.payout_settings)
        if faults is not None:
            info.faults = faults
        self.put(info)

    def export(self) -> list[str]:
        """Return the whole state as lines of a data file."""
        self.save_info()
        return [to_line(each) for each in self._all_records()]

    def restore(self, lines: Iterable[str]) -> None:
        """Return to an exported state and its time; keep the address."""
        records = [record for line in lines if (record := parse_line(line.encode())) is not None]
        port = self.info.port
        self.info = next(each for each in records if isinstance(each, SandboxInfo))
        self.info.port, self.info.shift_ms = port, self.info.now_ms - self._system()
        self._load(records)
        self._rewrite()

    def save_port(self, port: int) -> None:
        """Store the port, which QRs and open sales contain, so that it survives a restart."""
        if port != self.info.port:
            self.info.port = port
            self.put(self.info)
            self.commit()

    def reset(self, *, new_ids: bool = False) -> None:
        """Start again from the seed: same shop and keys, no orders, the machine's time.

        Args:
            new_ids: Continue the id sequences, so that no old address leads to a new record.
        """
        counts = self.ids.counts if new_ids else {}
        self.info = SandboxInfo(self.info.seed, counts, port=self.info.port)
        if self.start_ms is not None:
            self.info.rate, self.info.now_ms = "0.0", self.start_ms
        self._load([])
        self._rewrite()

    def _rewrite(self) -> None:
        self._changed.clear()
        if self._file is not None:
            self._file.rewrite(self._all_records())
        self.on_change()

    def close(self) -> None:
        if self._file is not None:
            self.commit()
            self._file.close()

    def records(self, record_type: type[R]) -> dict[str, R]:
        """Return the records of a class by key, in the order of their creation. To change one, `put` it."""
        return cast("dict[str, R]", self.records_by_kind.setdefault(record_type.kind, {}))

    def transactions_of(self, order_id: str) -> list[TransactionRecord]:
        """Return the transactions of an order, the oldest first."""
        return self._by_order[order_id][0] if order_id in self._by_order else []

    def payments_of(self, order_id: str) -> list[PaymentRecord]:
        """Return the payments of an order, the oldest first."""
        return self._by_order[order_id][1] if order_id in self._by_order else []

    def find_terminal(self, phone: str) -> Terminal | None:
        """Return the terminal with this agent's phone, or None."""
        return next((each for each in self.terminals.values() if each.phone == phone), None)

    def _index_record(self, record: Record) -> None:
        match record:
            case OrderRecord():
                self.orders[record.order_id] = self.orders_by_cf_id[record.cf_order_id] = record
                self.orders_by_session[record.session_id] = record
                self._by_order.setdefault(record.order_id, ([], []))
            case TransactionRecord():
                if record.cf_payment_id not in self.transactions:
                    self._by_order.setdefault(record.order_id, ([], []))[0].append(record)
                self.transactions[record.cf_payment_id] = self.transactions_by_token[record.token] = record
            case PaymentRecord():
                if record.cf_payment_id not in self.payments:
                    self._by_order.setdefault(record.order_id, ([], []))[1].append(record)
                self.payments[record.cf_payment_id] = record
                self.payments_due.note_due(record)
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
        if isinstance(record, RefundRecord) and record.key not in kept:
            self.refunds_by_order.setdefault(record.order_id, []).append(record)
        kept[record.key] = record
        self.index.add(record)
        if isinstance(record, RefundRecord | SettlementRecord | DisputeRecord):
            self.payments_due.note_due(record)
        if isinstance(record, WebhookAddress) and record.removed:
            del kept[record.key]
        elif isinstance(record, WebhookEvent):
            self.webhooks_due.note_due(record)
            if len(kept) > MAX_EVENTS:
                events = self.records(WebhookEvent)
                del events[next((key for key, each in events.items() if each.due_ms is None), next(iter(events)))]

    def _all_records(self) -> list[Record]:
        self.info.counts, self.info.now_ms = self.ids.counts, self.clock.now_ms()
        found: list[Record] = [self.info, *self.terminals.values(), *self.orders.values()]
        found += [*self.transactions.values(), *self.payments.values()]
        found += [*self.kept_answers.values(), *self.simulations.values()]
        return [*found, *(each for kept in self.records_by_kind.values() for each in kept.values())]


def _ignore_change() -> None:
    """Do nothing."""


def _first_terminals(now_ms: int) -> list[Terminal]:
    return [
        Terminal(number, name, phone, title, status, "STOREFRONT", now_ms, now_ms, address=SHOP_ADDRESS)
        for number, name, phone, title, status in (
            (54321, "counter-1", "9898989898", "Counter 1", "ACTIVE"),
            (54322, "counter-2", "9898989897", "Counter 2", "INACTIVE"),
        )
    ]
