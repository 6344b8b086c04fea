"""A hub in memory: the wire form of docs/hub.md, in as few lines as that takes, and everything that a hub may do wrong.

It keeps facts as they come, and derives nothing from them. `tests/hub/test_double.py` compares it with the real one.
"""

from __future__ import annotations

import asyncio
import gzip
import itertools
import json
import tempfile
import zlib
from collections.abc import AsyncIterator, Callable, Mapping
from dataclasses import dataclass, field
from email.utils import formatdate
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any, Final, TypeAlias, TypeVar
from urllib.parse import parse_qs

import httpx
import msgspec

from paydesk.domain.clock import SECOND
from paydesk.domain.codec import from_data
from paydesk.domain.exact_json import decode
from paydesk.domain.fact import KEPT_PREFIX, PAYOUT_PREFIX
from paydesk.domain.feed import SILENT_AFTER
from paydesk.domain.money import Money
from paydesk.domain.payout.limits import PayoutProposal
from paydesk.domain.payout.payout import PayoutKind
from paydesk.domain.sale.facts import SaleFactKind
from paydesk.domain.settings.stored import Erasure
from paydesk.domain.settings.stored_facts import ERASED_SUBJECT, JOURNAL_SUBJECT, StoredFactKind
from paydesk.hub.errors import RequestRefused
from paydesk.hub.webhooks import EventArea, read_webhook
from paydesk.store.journal.chain import GENESIS, hash_fact
from paydesk.store.journal.file import parse_fact
from paydesk.store.journal.journal import Journal
from tests.simulation.wire import Answer, Lost, Request, Whole, Wire

HEARTBEAT_S: Final = 12.0
LEASE_MS: Final = 30_000
_ACCOUNT_KEY: Final = "5a" * 32
_CUSTOMER_READS: Final = 20
_SLOW_S: Final = 6.0
_LATER_S: Final = 40.0
_MOMENT_S: Final = 0.001
_MAX_BODY: Final = 4 << 20
_MAX_FACTS: Final = 1_000
_BLANK: Final = (ERASED_SUBJECT, 0, "erased", "{}")

Row: TypeAlias = tuple[int, str, int, str, str, bytes]
"""seq, subject, at, kind, data, hash."""
_Text: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[^\0]*$")]
_Digest: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
_Seq: TypeAlias = Annotated[int, msgspec.Meta(ge=0)]
_BodyT = TypeVar("_BodyT")


class _After(msgspec.Struct):
    seq: _Seq
    hash: _Digest


class _Batch(msgspec.Struct):
    journal: _Digest
    after: _After
    facts: list[tuple[_Seq, _Text, int, _Text, _Text, str]]


class _Enrol(msgspec.Struct):
    code: str
    name: str = ""


class _Lease(msgspec.Struct):
    account: Annotated[str, msgspec.Meta(min_length=1)]
    limit: Annotated[int, msgspec.Meta(gt=0)]
    open_sales: _Seq = 0
    has_customer: bool = False
    per_minute: int = 0
    until: int = 0


class _Prior(msgspec.Struct):
    kind: str
    amount: int
    real: bool
    now: int = 0
    accounts: list[str] = []
    exclude_journal: str = ""


class HubFate(StrEnum):
    """Outcome of one request."""

    LOST_BEFORE = "lost before the work"
    LOST_AFTER = "lost after the work"
    LATER = "never answered, and the work is done when nobody waits any more"
    TWICE = "the work is done twice"
    SLOW = "answered late"
    UNAVAILABLE = "503, come again"
    PAGE = "200 with a page of somebody else"


class NudgeFate(StrEnum):
    """Outcome of one event."""

    LOST = "lost"
    DELAYED = "delayed: later ones overtake it"
    TWICE = "twice"


class HubRefused(Exception):
    """A refusal, as docs/hub.md#the-wire-form has it."""

    def __init__(self, status: int, code: str, **fields: object) -> None:
        super().__init__(code)
        self.status, self.body = status, {"code": code, "message": code, **fields}


@dataclass
class KeptJournal:
    """The facts of one journal."""

    owner: str
    rows: list[Row] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)
    """Number of rows before each batch."""
    acknowledged: int = 0
    """Highest number that was ever kept: a counter may count no more as sent."""

    @property
    def head(self) -> dict[str, object]:
        """The last fact that is kept."""
        return {"seq": len(self.rows), "hash": self.digest(len(self.rows)).hex()}

    def digest(self, seq: int) -> bytes:
        """Return the hash of a fact that is kept."""
        return self.rows[seq - 1][-1] if seq else GENESIS


@dataclass
class FeedStream:
    """One open event stream. Times in ms, by the true clock."""

    counter: str
    begun_at: int
    queue: asyncio.Queue[str | None] = field(default_factory=asyncio.Queue)
    heard_at: int = 0
    """When its last event was delivered; 0 before the first."""
    ended_at: int | None = None


class HubDouble:
    """The hub. Faults are attributes and methods; `next_fate` and `next_nudge_fate` are called for each request."""

    def __init__(self, now: Callable[[], int], loop: asyncio.AbstractEventLoop) -> None:
        """Begin empty. `now` is the true time, in ms."""
        self.now, self._loop = now, loop
        self.keys: dict[str, str] = {}
        """Valid keys with their counters."""
        self.journals: dict[str, KeptJournal] = {}
        self.is_down = False
        """True while nobody answers."""
        self.is_silent = False
        """True while open streams deliver nothing, and nobody closes them."""
        self.next_fate: Callable[[], HubFate | None] = lambda: None
        self.next_nudge_fate: Callable[[], NudgeFate | None] = lambda: None
        self.leases: dict[tuple[str, str], _Lease] = {}
        """Shares of accounts, by account and counter."""
        self.owners: dict[str, str] = {}
        """Order numbers, with the counter that named each first."""
        self.unowned: dict[str, None] = {}
        """Orders of events that no counter has named yet."""
        self.streams: list[FeedStream] = []
        """Every stream that a counter may still read."""
        self.last_stream: dict[str, FeedStream] = {}
        self._codes: dict[str, str | None] = {}
        self._used: set[str] = set()
        self._numbers = itertools.count(1)

    # What people and the service do -----------------------------------------------------------------------------------

    def create_code(self, counter: str | None = None) -> str:
        """Return a one-time code, for a new counter or for a new key of a known one."""
        code = f"CODE-{next(self._numbers):04}"
        self._codes[code] = counter
        return code

    def revoke(self, counter: str) -> None:
        """Make the key of a counter invalid, and end its streams."""
        self.keys = {key: owner for key, owner in self.keys.items() if owner != counter}
        self._send(counter, _format("revoked", {}))
        self.end_streams(counter)

    def nudge(self, counter: str, **event: str) -> None:
        """Send an event to the streams of a counter."""
        text, fate = _format("nudge", event), self.next_nudge_fate()
        if fate is NudgeFate.LOST:
            return
        if fate is NudgeFate.DELAYED:
            self._loop.call_later(_SLOW_S, self._send, counter, text)
            return
        for _ in range(1 + (fate is NudgeFate.TWICE)):
            self._send(counter, text)

    def _send(self, counter: str, text: str | None) -> None:
        for stream in self.streams:
            if stream.counter == counter:
                stream.queue.put_nowait(text)

    def end_streams(self, counter: str = "") -> None:
        """End the streams of a counter, or all."""
        for each in {stream.counter: None for stream in self.streams}:
            if counter in {"", each}:
                self._send(each, None)

    def forget_last_batch(self) -> None:
        """Be as after a restore from a backup: of each journal the last batch is missing."""
        self.end_streams()
        for journal in self.journals.values():
            if journal.sizes:
                del journal.rows[journal.sizes.pop() :]

    def confirmed_since(self, counter: str, slack_ms: int) -> int | None:
        """Return since when (ms) this counter has heard every event that was sent; None if it hears nothing now."""
        stream = self.last_stream.get(counter)
        if stream is None or self.now() - stream.heard_at > SILENT_AFTER + slack_ms:
            return None
        is_open = stream.ended_at is None or self.now() - stream.ended_at <= slack_ms
        return stream.begun_at if is_open else None

    # Calls ------------------------------------------------------------------------------------------------------------

    async def answer(self, request: Request) -> Answer:
        """Answer a call, or do what its fate says. Raises Lost."""
        if self.is_down:
            raise Lost
        match self.next_fate():
            case HubFate.LOST_BEFORE:
                raise Lost
            case HubFate.LOST_AFTER:
                self.do(request)
                raise Lost
            case HubFate.LATER:
                self._loop.call_later(_LATER_S, self.do, request)
                await asyncio.sleep(2 * _LATER_S)
            case HubFate.TWICE:
                self.do(request)
            case HubFate.SLOW:
                await asyncio.sleep(_SLOW_S)
            case HubFate.UNAVAILABLE:
                return self._reply(503, {"code": "unavailable", "message": ""}, {"retry-after": "2"})
            case HubFate.PAGE:
                return Answer(200, {"content-type": "text/html"}, b"<title>Sign in</title>")
        return self.do(request)

    def do(self, request: Request) -> Answer:
        """Do the work of a call, and return its answer."""
        try:
            return self._reply(*self._route(request))
        except HubRefused as refusal:
            return self._reply(refusal.status, refusal.body)

    def _reply(self, status: int, body: object, more: dict[str, str] | None = None) -> Answer:
        headers = {"content-type": "application/json", "date": formatdate(self.now() // SECOND, usegmt=True)}
        return Answer(status, headers | (more or {}), json.dumps(body).encode())

    def _route(self, request: Request) -> tuple[int, object]:
        name = (request.method, request.path)
        if name == ("POST", "/v1/enrol"):
            return 201, self._enrol(_parse(_Enrol, request))
        counter = self.counter_of(request.headers)
        match name:
            case ("GET", "/v1/position"):
                return 200, self._position(counter, _query(request, "journal"))
            case ("POST", "/v1/facts"):
                return 200, self._accept(counter, _parse(_Batch, request))
            case ("POST", "/v1/leases"):
                return 200, self._lease(counter, _parse(_Lease, request))
            case ("GET", "/v1/search"):
                return 200, {"sales": []}
            case ("POST", "/v1/prior-payouts"):
                return 200, self._prior(_parse(_Prior, request))
        raise HubRefused(404, "not_found")

    def counter_of(self, headers: Any) -> str:
        """Return the counter of a call. Raises HubRefused (401)."""
        found = self.keys.get(headers.get("authorization", "").removeprefix("Bearer "))
        if found is None:
            raise HubRefused(401, "unknown_key")
        return found

    def _enrol(self, body: _Enrol) -> dict[str, str]:
        if body.code in self._used:
            raise HubRefused(410, "code_used")
        if body.code not in self._codes:
            raise HubRefused(401, "code_wrong")
        self._used.add(body.code)
        counter = self._codes.pop(body.code) or f"c_{next(self._numbers)}"
        key = f"{next(self._numbers):043}"
        self.keys = {each: owner for each, owner in self.keys.items() if owner != counter} | {key: counter}
        return {
            "counter_id": counter,
            "name": body.name,
            "shop": "Sharma Stores",
            "key": key,
            "account_key": _ACCOUNT_KEY,
        }

    def _lease(self, counter: str, lease: _Lease) -> dict[str, int]:
        """Divide as docs/hub.md says: customers first, one more portion kept back, the rest by open sales."""
        others = [
            each
            for (account, owner), each in self.leases.items()
            if account == lease.account and owner != counter and each.until > self.now()
        ]
        portions = sum(each.has_customer for each in (*others, lease)) + 1
        portion = min(_CUSTOMER_READS, lease.limit // portions)
        weights = sum(each.open_sales + 1 for each in (*others, lease))
        share = portion * lease.has_customer + (lease.limit - portion * portions) * (lease.open_sales + 1) // weights
        lease.per_minute = max(1, min(share, lease.limit - sum(each.per_minute for each in others)))
        lease.until = self.now() + LEASE_MS
        self.leases[lease.account, counter] = lease
        return {"per_minute": lease.per_minute, "until": lease.until}

    def _prior(self, question: _Prior) -> dict[str, object]:
        """Answer as a journal with the payouts of all other counters would."""
        proposal = PayoutProposal(PayoutKind(question.kind), Money(question.amount), tuple(question.accounts))
        with tempfile.TemporaryDirectory() as folder, Journal.open(Path(folder)) as journal:
            for mark, each in self.journals.items():
                rows = [
                    row for row in each.rows if row[1].startswith(PAYOUT_PREFIX) and mark != question.exclude_journal
                ]
                journal.append([parse_fact(row[1], (row[2], row[3].encode(), row[4].encode(), row[0])) for row in rows])
            found = journal.payouts.prior_totals(proposal, question.now, excluding="", real=question.real)
        return {
            "day_total": found.today.paise, "to_beneficiary": found.to_beneficiary.paise, "refunded": 0,
            "duplicate_id": found.duplicate_id, "duplicate_at": found.duplicate_at,
        }  # fmt: skip

    def take_webhook(self, area: EventArea, headers: Mapping[str, str], body: bytes, secret: str) -> int:
        """Take an event of the service, and nudge its counter; return the status."""
        if self.is_down:
            return 503
        try:
            order_id = read_webhook(area, headers, body, [secret], self.now()).order_id
        except RequestRefused as refusal:
            return refusal.status
        if (owner := self.owners.get(order_id)) is not None:
            self.nudge(owner, order_id=order_id)
        elif order_id:
            self.unowned[order_id] = None
        return 200

    # Facts ------------------------------------------------------------------------------------------------------------

    def _journal(self, counter: str, mark: str) -> KeptJournal:
        journal = self.journals.get(mark) or KeptJournal(counter)
        if journal.owner != counter:
            raise HubRefused(403, "not_yours")
        return journal

    def _position(self, counter: str, mark: str) -> dict[str, object]:
        if len(mark) != 2 * len(GENESIS) or set(mark) - set("0123456789abcdef"):
            raise HubRefused(400, "bad_request")
        return {"journal": mark, **self._journal(counter, mark).head}

    def _accept(self, counter: str, batch: _Batch) -> dict[str, object]:
        """Keep the facts that are new; nothing of a batch that does not fit."""
        if len(batch.facts) > _MAX_FACTS:
            raise HubRefused(413, "too_large")
        rows = _verified(batch)
        journal = self._journal(counter, batch.journal)
        if batch.after.seq > len(journal.rows):
            raise HubRefused(409, "gap", **journal.head)
        given = {batch.after.seq: bytes.fromhex(batch.after.hash)} | {row[0]: row[-1] for row in rows}
        for seq, digest in sorted(given.items()):
            if seq <= len(journal.rows) and journal.digest(seq) != digest:
                raise HubRefused(409, "fork", seq=seq)
        new = [row for row in rows if row[0] > len(journal.rows)]
        if new:
            self.journals[batch.journal] = journal
            journal.sizes.append(len(journal.rows))
            journal.rows += new
            journal.acknowledged = max(journal.acknowledged, len(journal.rows))
            for row in new:
                if row[1] == JOURNAL_SUBJECT and row[3] == StoredFactKind.ERASED:
                    _erase(journal.rows, row)
                elif row[3] == SaleFactKind.SALE_WANTED:
                    self._claim(counter, row)
        return journal.head

    def _claim(self, counter: str, row: Row) -> None:
        """Make a counter the owner of an order that it names first, and pass on events that came before."""
        data = decode(row[4])
        assert isinstance(data, dict)
        order_id = str(data.get("order_id", ""))
        is_owner = self.owners.setdefault(order_id, counter) == counter
        if is_owner and order_id in self.unowned:
            del self.unowned[order_id]
            self.nudge(counter, order_id=order_id)


def _verified(batch: _Batch) -> list[Row]:
    """Return the rows of a batch. Raises HubRefused (400, 422)."""
    if batch.after.seq == 0 and batch.after.hash != GENESIS.hex():
        raise HubRefused(400, "bad_request")
    digest, rows = bytes.fromhex(batch.after.hash), list[Row]()
    for number, (seq, subject, at, kind, data, text) in enumerate(batch.facts, batch.after.seq + 1):
        is_sound = hash_fact(digest, seq, subject, at, kind, data).hex() == text
        is_first = number == 1 and text == batch.journal
        if seq != number or not (is_sound or (subject, at, kind, data) == _BLANK) or (number == 1 and not is_first):
            raise HubRefused(422, "broken_chain", seq=number)
        digest = bytes.fromhex(text)
        rows.append((seq, subject, at, kind, data, digest))
    return rows


def _erase(rows: list[Row], fact: Row) -> None:
    """Blank the rows that a fact says were erased; facts about stored data stay."""
    data = decode(fact[4])
    assert isinstance(data, dict)
    for first, last in from_data(Erasure, data).spans:
        for seq in range(first, min(last, fact[0] - 1) + 1):
            if not rows[seq - 1][1].startswith(KEPT_PREFIX):
                rows[seq - 1] = (seq, *_BLANK, rows[seq - 1][-1])


def _parse(kind: type[_BodyT], request: Request) -> _BodyT:
    try:
        packed = request.headers.get("content-encoding") == "gzip"
        body = gzip.decompress(request.content) if packed else request.content
        if len(body) > _MAX_BODY:
            raise HubRefused(413, "too_large")
        return msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, OSError, EOFError, ValueError, zlib.error) as fault:
        raise HubRefused(400, "bad_request") from fault


def _query(request: Request, name: str) -> str:
    return parse_qs(request.query.decode()).get(name, [""])[0]


def _format(event: str, data: dict[str, Any]) -> str:
    return f"event: {event}\ndata: {json.dumps(data)}\n\n"


class HubWire(Wire):
    """The way to a hub in the same process: calls as of any service, and streams of events."""

    def __init__(self, hub: HubDouble, is_reachable: Callable[[], bool] = lambda: True) -> None:
        """Lead to `hub` while the line is up."""
        super().__init__(hub.answer)
        self._hub, self._is_reachable = hub, is_reachable

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        """Answer one request."""
        if not self._is_reachable():
            raise httpx.ConnectError("the line is cut", request=request)
        if request.url.path != "/v1/events":
            return await super().handle_async_request(request)
        hub = self._hub
        if hub.is_down:
            raise httpx.ConnectError("nobody is there", request=request)
        try:
            counter = hub.counter_of(request.headers)
        except HubRefused as refusal:
            body = Whole(json.dumps(refusal.body).encode())
            return httpx.Response(refusal.status, stream=body, request=request)
        patience: float = request.extensions.get("timeout", {}).get("read") or SILENT_AFTER / SECOND
        stream = _Events(hub, FeedStream(counter, hub.now()), patience)
        return httpx.Response(200, headers={"content-type": "text/event-stream"}, stream=stream, request=request)


class _Events(httpx.AsyncByteStream):
    def __init__(self, hub: HubDouble, stream: FeedStream, patience: float) -> None:
        self._hub, self._stream, self._patience = hub, stream, patience
        hub.streams.append(stream)
        hub.last_stream[stream.counter] = stream
        stream.queue.put_nowait(self._heartbeat())

    async def __aiter__(self) -> AsyncIterator[bytes]:
        loop = asyncio.get_running_loop()
        last = loop.time()
        while True:
            quiet_s = loop.time() - last
            if quiet_s > self._patience - _MOMENT_S:  # a shorter wait would not move the loop's clock
                raise httpx.ReadTimeout("nothing came")
            try:
                async with asyncio.timeout(min(HEARTBEAT_S, self._patience - quiet_s)):
                    text = await self._stream.queue.get()
            except TimeoutError:
                text = self._heartbeat()
            if text is None:
                self._end()
                return
            if not self._hub.is_silent:
                last, self._stream.heard_at = loop.time(), self._hub.now()
                yield text.encode()

    def _heartbeat(self) -> str:
        return _format("heartbeat", {"now": self._hub.now()})

    async def aclose(self) -> None:
        """Take it off the hub: nobody reads it any more."""
        self._end()

    def _end(self) -> None:
        self._stream.ended_at = self._stream.ended_at or self._hub.now()
        if self._stream in self._hub.streams:
            self._hub.streams.remove(self._stream)
