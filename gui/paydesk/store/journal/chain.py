"""The hash chain: each fact carries the hash of the one before, so that an edited or missing row is detected."""

from __future__ import annotations

import hashlib
import re
import sqlite3
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, TypeAlias

from paydesk.domain import exact_json
from paydesk.domain.codec import from_data
from paydesk.domain.exact_json import Json
from paydesk.domain.fact import PAYOUT_PREFIX, Fact, is_sale
from paydesk.domain.settings.stored import Erasure
from paydesk.domain.settings.stored_facts import ERASED_SUBJECT, JOURNAL_SUBJECT, StoredFactKind

ChainRow: TypeAlias = tuple[int, str, int, str, str, bytes, bytes]
"""seq, sale_id, at, kind, data, prev, hash: the columns of `facts`."""
RawChainRow: TypeAlias = tuple[int, bytes, int, bytes, bytes, bytes, bytes]
"""The same with undecoded texts: an edited text need not be UTF-8."""

GENESIS: Final = bytes(32)
"""The previous hash of the first fact."""

_SURROGATE: Final = re.compile("[\ud800-\udfff]")


SERVICE_TIME: Final = "_there"
"""The name under which the data of a fact holds its time by the service's clock (`Stamp.there`)."""


def encode_fact(fact: Fact) -> str:
    """Return the data of a fact, with its service time, as it is hashed and stored. Raises TypeError for a float."""
    return encode_data(fact.data if fact.there is None else {**fact.data, SERVICE_TIME: fact.there})


def encode_data(data: Mapping[str, Json]) -> str:
    """Return the data of a fact as the JSON text that is hashed and stored: compact, keys sorted.

    Raises TypeError for a float: money and times are whole numbers or Decimal.
    """
    text = exact_json.encode(_sort_keys(data))
    # a lone surrogate (a service may send one) has no UTF-8; as an escape it is the same JSON
    return _SURROGATE.sub(lambda found: f"\\u{ord(found[0]):04x}", text)


def _sort_keys(value: object) -> object:
    if isinstance(value, Mapping):
        return {str(key): _sort_keys(value[key]) for key in sorted(value, key=str)}
    if isinstance(value, list | tuple):
        return [_sort_keys(item) for item in value]
    return value


def hash_fact(prev: bytes, seq: int, sale_id: str, at: int, kind: str, data: str) -> bytes:
    """Return the hash of one fact: SHA-256 over the previous hash and all columns; lengths keep the columns apart."""
    return _hash_columns(prev, seq, sale_id.encode(), at, kind.encode(), data.encode())


def _hash_columns(prev: bytes, seq: int, sale_id: bytes, at: int, kind: bytes, data: bytes) -> bytes:
    lengths = b"%d,%d,%d,%d," % (seq, at, len(sale_id), len(kind))
    return hashlib.sha256(b"".join((prev, lengths, sale_id, kind, data))).digest()


def has_valid_hashes(db: sqlite3.Connection, subject: str) -> bool:
    """Return True if each row of this subject matches its hash."""
    columns = "prev, seq, CAST(sale_id AS BLOB), at, CAST(kind AS BLOB), CAST(data AS BLOB), hash"
    rows = db.execute(f"SELECT {columns} FROM facts WHERE sale_id = ?", (subject,))  # noqa: S608 - names of ours
    return all(_hash_columns(*row[:-1]) == row[-1] for row in rows)


class BreakKind(StrEnum):
    """Kind of a break of the chain."""

    ALTERED = "altered"
    """The row, or the one before it, was altered."""
    MISSING = "missing"
    """One or more rows before this one are missing."""
    CUT = "cut"
    """The last rows are missing, or rows were added outside Paydesk."""
    UNFIT = "unfit"
    """The rows are unaltered, but the tables cannot hold their result: a mistake in Paydesk."""


@dataclass(frozen=True, slots=True)
class BrokenRow:
    """One break of the chain. `subject` is the sale or payout that is set aside for it, "" if unknown."""

    seq: int
    kind: BreakKind
    subject: str = ""


@dataclass(frozen=True, slots=True)
class ChainReport:
    """Result of a walk along the chain."""

    fact_count: int
    """Number of facts, or of those before the first break."""
    breaks: tuple[BrokenRow, ...] = ()
    erased_count: int = 0
    """Number of facts that were erased on purpose, as a later fact says."""

    @property
    def is_intact(self) -> bool:
        """True if every fact is present and unaltered."""
        return not self.breaks


class ChainWalk:
    """Follows the chain over rows in their order, from one fact (its seq and hash) or from the beginning.

    It continues after a break. An erased row cannot be hashed again: its links are checked, and a later fact must tell
    of the erasure (docs/decisions/0010).
    """

    _BLANK: Final = (ERASED_SUBJECT.encode(), 0, b"erased", b"{}")
    _SUBJECT: Final = JOURNAL_SUBJECT.encode()
    _KIND: Final = StoredFactKind.ERASED.value.encode()

    def __init__(self, seq: int = 0, digest: bytes = GENESIS) -> None:
        self.seq = seq
        self.digest = digest
        self._is_digest_known = True  # False after a break
        self._breaks: list[BrokenRow] = []
        self._blank_seqs: list[int] = []
        self._erased_spans: list[tuple[int, int]] = []

    def follow(self, rows: Iterable[RawChainRow]) -> None:
        """Check these rows."""
        for row in rows:
            seq, before = row[0], row[5]
            if seq != self.seq + 1:
                self._breaks.append(BrokenRow(seq, BreakKind.MISSING))
                self._is_digest_known = False
            self._check(row, before if not self._is_digest_known else self.digest)
            self.seq, self.digest = seq, row[6]

    def _check(self, row: RawChainRow, prev: bytes) -> None:
        seq, subject, at, kind, data, before, digest = row
        sound = _hash_columns(prev, seq, subject, at, kind, data) == digest
        if before == prev and (sound or row[1:5] == self._BLANK):
            self._is_digest_known = True
            if not sound:
                self._blank_seqs.append(seq)
            elif subject == self._SUBJECT and kind == self._KIND:
                self._record_erasure(row)
            return
        self._breaks.append(BrokenRow(seq, BreakKind.ALTERED, _subject_of(subject)))
        self._is_digest_known = sound

    def _record_erasure(self, row: RawChainRow) -> None:
        """Record the spans of an intact row that tells of an erasure; only rows before it count."""
        data = exact_json.decode(row[4].decode())
        told = from_data(Erasure, data).spans if isinstance(data, dict) else ()
        self._erased_spans += ((first, last) for first, last in told if last < row[0])

    def report(self, *, count: int, head: bytes) -> ChainReport:
        """End the walk. `count` and `head` are those of the last append."""
        found = [*self._breaks, *self._unexplained_blanks()]
        if self.seq != count or (self._is_digest_known and self.digest != head):
            found.append(BrokenRow(min(self.seq, count) + (self.seq != count), BreakKind.CUT))
        found.sort(key=lambda row: row.seq)
        if not found:
            return ChainReport(self.seq, erased_count=len(self._blank_seqs))
        return ChainReport(found[0].seq - 1, tuple(found), len(self._blank_seqs))

    def _unexplained_blanks(self) -> Iterator[BrokenRow]:
        """Yield blank rows of which no fact tells."""
        spans = iter(sorted(self._erased_spans))
        reach = (0, -1)
        for seq in self._blank_seqs:
            while reach[1] < seq and (following := next(spans, None)) is not None:
                reach = following
            if not reach[0] <= seq <= reach[1]:
                yield BrokenRow(seq, BreakKind.ALTERED)


def _subject_of(raw: bytes) -> str:
    """Return the sale or payout of a row; "" for a subject that is never set aside."""
    subject = raw.decode(errors="replace")
    return subject if is_sale(subject) or subject.startswith(PAYOUT_PREFIX) else ""
