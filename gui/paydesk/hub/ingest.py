"""Accept facts as counters ship them: each once, in order, with the chain verified (docs/hub.md#facts)."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Final

from paydesk.domain import exact_json
from paydesk.domain.codec import from_data
from paydesk.domain.fact import KEPT_PREFIX
from paydesk.domain.settings.stored import Erasure
from paydesk.domain.settings.stored_facts import ERASED_SUBJECT, JOURNAL_SUBJECT, StoredFactKind, carried_facts_of
from paydesk.hub.counters import Counter
from paydesk.hub.database import Connection, Database, fetch_all, fetch_one
from paydesk.hub.derive import JournalRow, ServiceIds, delete_subjects, derive_subjects, find_service_ids
from paydesk.hub.errors import RequestRefused, busy, not_yours
from paydesk.hub.webhook_store import claim_events, erase_events
from paydesk.hub.wire import FactBatch, Position, check_batch, parse_digest
from paydesk.store.journal.chain import GENESIS, hash_fact

MAX_AT_ONCE: Final = 8
"""Batches that one process works on at the same time; more wait for their turn."""
MAX_WAITING: Final = 64 << 20
"""Approximate bytes of all batches that wait: some 60 of 1,000 facts, or 80,000 of one. More are told to come again."""
MAX_WAIT_S: Final = 10.0
"""Longest wait of a batch, within the patience of a counter (15 s); then it is told to come again."""
_FACT_BYTES: Final = 500
"""Memory of a fact besides its data."""
_BLANK: Final = (ERASED_SUBJECT, 0, "erased", "{}")
"""The content of an erased row, which cannot be hashed again."""


@dataclass(frozen=True, slots=True)
class ShippedFact:
    """A fact with the hash that was verified."""

    seq: int
    subject: str
    at: int
    kind: str
    data: str
    digest: bytes

    @property
    def is_about_journal(self) -> bool:
        """True for a fact that may tell of an erasure, or of the journal before."""
        return self.subject == JOURNAL_SUBJECT and self.kind in {StoredFactKind.ERASED, StoredFactKind.JOURNAL_BEGUN}


class Ingest:
    """The way of a batch into the database: one transaction, with all that is derived from it."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._turns = asyncio.Semaphore(MAX_AT_ONCE)
        self._waiting = 0
        """Bytes of the batches that wait for a turn."""

    async def position(self, counter: Counter, journal: str) -> Position:
        """Return the last fact that is kept of a journal. Raises RequestRefused (403)."""
        genesis = parse_digest(journal)
        async with self._database.transaction() as connection:
            row = await fetch_one(
                connection, "SELECT counter_id, seq, hash FROM journals WHERE genesis = %s", (genesis,)
            )
        if row is None:
            return Position(0, GENESIS.hex())
        if row[0] != counter.id:
            raise not_yours()
        return Position(row[1], row[2].hex())

    async def accept(self, counter: Counter, batch: FactBatch) -> Position:
        """Keep the facts of a batch that are new; return the last one that is kept.

        Raises:
            RequestRefused: 403, 409 or 422: nothing of the batch is kept; 429: come again.
        """
        check_batch(batch)
        async with self._turn(batch):
            facts = await asyncio.to_thread(verify_batch, batch)
            async with self._database.transaction() as connection:
                position, changed = await _store(connection, counter, batch, facts)
            await claim_events(self._database, counter.id, changed)
            return position

    @asynccontextmanager
    async def _turn(self, batch: FactBatch) -> AsyncIterator[None]:
        """Wait for a turn, in the order of arrival. Raises RequestRefused (429) if too much waits, or for too long."""
        size = sum(_FACT_BYTES + len(data) for _, _, _, _, data, _ in batch.facts)
        if self._waiting + size > MAX_WAITING:
            raise busy()
        self._waiting += size
        try:
            async with asyncio.timeout(MAX_WAIT_S):
                await self._turns.acquire()
        except TimeoutError:
            raise busy() from None
        finally:
            self._waiting -= size
        try:
            yield
        finally:
            self._turns.release()


def verify_batch(batch: FactBatch) -> list[ShippedFact]:
    """Verify the chain of a batch. Raises RequestRefused (400, 422)."""
    genesis, digest = parse_digest(batch.journal), parse_digest(batch.after.hash)
    found: list[ShippedFact] = []
    for number, (seq, subject, at, kind, data, text) in enumerate(batch.facts, batch.after.seq + 1):
        given = parse_digest(text)
        try:
            is_sound = seq == number and hash_fact(digest, seq, subject, at, kind, data) == given
        except UnicodeEncodeError:
            is_sound = False
        is_blank = seq == number and (subject, at, kind, data) == _BLANK
        if not (is_sound or is_blank) or (seq == 1 and given != genesis):
            raise RequestRefused(422, "broken_chain", f"fact {number} does not have this hash", seq=number)
        found.append(ShippedFact(seq, subject, at, kind, data, given))
        digest = given
    return found


async def _store(
    connection: Connection, counter: Counter, batch: FactBatch, facts: Sequence[ShippedFact]
) -> tuple[Position, ServiceIds]:
    genesis = parse_digest(batch.journal)
    if batch.after.seq == 0 and facts:
        await connection.execute(
            "INSERT INTO journals (genesis, counter_id) VALUES (%s, %s) ON CONFLICT (genesis) DO NOTHING",
            (genesis, counter.id),
        )
    # locked to the end: of two batches of one journal the second sees what the first has kept
    row = await fetch_one(
        connection,
        "SELECT id, counter_id, seq, hash, generation FROM journals WHERE genesis = %s FOR UPDATE",
        (genesis,),
    )
    if row is None:
        if batch.after.seq == 0:
            return Position(0, GENESIS.hex()), ServiceIds()
        raise _gap(0, GENESIS)
    journal_id, owner, head_seq, head_hash, generation = row
    if owner != counter.id:
        raise not_yours()
    if batch.after.seq > head_seq:
        raise _gap(head_seq, head_hash)
    await _refuse_fork(connection, journal_id, batch.after, facts, head_seq)
    new = [fact for fact in facts if fact.seq > head_seq]
    if not new:  # a repeat: the hub may have died before it looked for their events
        known = await find_service_ids(connection, counter.id, {fact.subject for fact in facts})
        return Position(head_seq, head_hash.hex()), known
    await _insert(connection, journal_id, new)
    generation = await _update_journal(connection, journal_id, generation, new)
    journal = JournalRow(journal_id, counter.id, generation)
    for fact in new:
        if fact.is_about_journal and fact.kind == StoredFactKind.ERASED:
            await _erase(connection, journal, fact)
    changed = await derive_subjects(connection, journal, {fact.subject for fact in new})
    return Position(new[-1].seq, new[-1].digest.hex()), changed


def _gap(seq: int, digest: bytes) -> RequestRefused:
    return RequestRefused(409, "gap", "go on after this fact", seq=seq, hash=digest.hex())


async def _refuse_fork(
    connection: Connection, journal_id: int, after: Position, facts: Sequence[ShippedFact], head_seq: int
) -> None:
    """Compare the facts that are here already. Raises RequestRefused (409)."""
    given = {fact.seq: fact.digest for fact in facts if fact.seq <= head_seq}
    if after.seq:
        given[after.seq] = parse_digest(after.hash)
    if not given:
        return
    rows = await fetch_all(
        connection,
        "SELECT seq, hash FROM facts WHERE journal_id = %s AND seq BETWEEN %s AND %s",
        (journal_id, min(given), max(given)),
    )
    kept: dict[int, bytes] = dict(rows)
    for seq in sorted(given):
        if kept.get(seq, b"") != given[seq]:
            raise RequestRefused(409, "fork", f"fact {seq} is another one here", seq=seq)


async def _insert(connection: Connection, journal_id: int, facts: Sequence[ShippedFact]) -> None:
    sql = "COPY facts (journal_id, seq, subject, at, kind, data, hash) FROM STDIN"
    async with connection.cursor() as cursor, cursor.copy(sql) as copy:
        for each in facts:
            await copy.write_row((journal_id, each.seq, each.subject, each.at, each.kind, each.data, each.digest))


async def _update_journal(
    connection: Connection, journal_id: int, generation: int, facts: Sequence[ShippedFact]
) -> int:
    """Store the new head, and the journal before, if a fact names it; return the generation."""
    begun = next((f for f in facts if f.is_about_journal and f.kind == StoredFactKind.JOURNAL_BEGUN), None)
    before = carried_facts_of(_data_of(begun)).journal if begun is not None else ""
    previous = bytes.fromhex(before) if len(before) == 2 * len(GENESIS) and before.isalnum() else None
    if previous is not None:
        row = await fetch_one(connection, "SELECT generation FROM journals WHERE genesis = %s", (previous,))
        generation = max(generation, 1 if row is None else row[0] + 1)
    await connection.execute(
        "UPDATE journals SET seq = %s, hash = %s, generation = %s, previous = coalesce(previous, %s),"
        " written_at = now() WHERE id = %s",
        (facts[-1].seq, facts[-1].digest, generation, previous, journal_id),
    )
    return generation


def _data_of(fact: ShippedFact) -> dict[str, exact_json.Json]:
    try:
        data = exact_json.decode(fact.data)
    except (ValueError, RecursionError):
        return {}
    return data if isinstance(data, dict) else {}


async def _erase(connection: Connection, journal: JournalRow, fact: ShippedFact) -> None:
    """Blank the rows that a fact says were erased (docs/decisions/0010), and all that came of them.

    Facts about stored data stay, as they do at the counter.
    """
    subjects = set[str]()
    for first, last in from_data(Erasure, _data_of(fact)).spans:
        rows = await fetch_all(
            connection,
            "WITH old AS (SELECT seq, received_on, subject FROM facts WHERE journal_id = %s AND seq BETWEEN %s AND %s"
            " AND NOT starts_with(subject, %s) AND subject <> %s),"
            " blanked AS (UPDATE facts f SET subject = %s, at = %s, kind = %s, data = %s FROM old"
            " WHERE f.journal_id = %s AND f.seq = old.seq AND f.received_on = old.received_on)"
            " SELECT DISTINCT subject FROM old",
            (journal.id, first, min(last, fact.seq - 1), KEPT_PREFIX, ERASED_SUBJECT, *_BLANK, journal.id),
        )
        subjects.update(subject for (subject,) in rows)
    await erase_events(connection, journal.counter_id, await delete_subjects(connection, journal, subjects))
