"""Facts as they are stored, for a receiver that keeps each of them once (docs/architecture.md#the-journal)."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from typing import Final

from paydesk.domain.fact import FactKey
from paydesk.store.errors import FaultKind, KnownFault
from paydesk.store.journal.chain import GENESIS
from paydesk.store.journal.file import JournalFile

MAX_ROWS: Final = 1_000
"""Most rows that one call reads: some milliseconds."""


@dataclass(frozen=True, slots=True)
class RawFact:
    """A row of the journal, unparsed: its texts are what its digest covers."""

    seq: int
    subject: str
    at: int
    """In ms since 1970, by this PC's clock."""
    kind: str
    data: str
    prev: bytes
    digest: bytes


class Shipping:
    """The facts of an open journal in their order, and how far a receiver has confirmed them."""

    def __init__(self, file: JournalFile) -> None:
        self._file = file

    def journal_id(self) -> str | None:
        """Return the hash of the first fact, in hex; None while the journal is empty. Raises KnownFault."""
        with self._file.reading() as db:
            found = db.execute("SELECT hash FROM facts WHERE seq = 1").fetchone()
        return None if found is None else str(found[0].hex())

    def key_of(self, fact: RawFact) -> FactKey:
        """Return the key of a fact of this journal. Raises KnownFault."""
        return FactKey(self.journal_id() or "", fact.seq, fact.digest.hex())

    def raw_after(self, seq: int, limit: int) -> tuple[RawFact, ...]:
        """Return at most `limit` rows after this seq, oldest first. Raises KnownFault; ALTERED for undecodable text.

        An erased row is blank, with its place and its hashes; a later fact tells of the erasure.
        """
        sql = "SELECT seq, sale_id, at, kind, data, prev, hash FROM facts WHERE seq > ? ORDER BY seq LIMIT ?"
        with self._file.reading() as db:
            try:
                return tuple(RawFact(*row) for row in db.execute(sql, (seq, max(0, min(limit, MAX_ROWS)))))
            except (sqlite3.OperationalError, UnicodeDecodeError) as error:
                if getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) != sqlite3.SQLITE_ERROR:
                    raise
                raise ValueError(str(error)) from error  # text that is not UTF-8

    def shipped(self) -> tuple[int, bytes]:
        """Return seq and digest of the last confirmed fact; (0, GENESIS) for none. Raises KnownFault."""
        with self._file.reading() as db:
            found = db.execute("SELECT seq, hash FROM shipped").fetchone()
        return (0, GENESIS) if found is None else (int(found[0]), bytes(found[1]))

    def mark_shipped(self, seq: int, digest: bytes) -> None:
        """Store what the receiver has confirmed, also a lower position, if it has lost facts.

        Raises KnownFault: ALTERED if this journal has no such fact. Then the receiver speaks of another journal, or one
        of the two was restored from an older copy.
        """
        # no sync: after a power cut the receiver is asked again
        with self._file.pragma("synchronous", 1), self._file.transaction() as db:
            found = db.execute("SELECT hash FROM facts WHERE seq = ?", (seq,)).fetchone() if seq else (GENESIS,)
            if found is None or found[0] != digest:
                raise ForkedJournal(FaultKind.ALTERED, self._file.path, f"fact {seq} is another one at the receiver")
            db.execute("INSERT OR REPLACE INTO shipped VALUES (1, ?, ?)", (seq, digest))


class ForkedJournal(KnownFault):
    """The journal and its receiver have different facts under one number."""
