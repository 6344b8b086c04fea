"""The hash chain: each fact carries the hash of the one before, so that an edited or missing row is seen."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Final, TypeAlias

from paydesk.domain import exact_json
from paydesk.domain.settings.stored_facts import ERASED_SUBJECT, JOURNAL_SUBJECT, StoredFact, spans_of

if TYPE_CHECKING:
    from paydesk.domain.exact_json import Json

Row: TypeAlias = tuple[int, str, int, str, str, bytes, bytes]
"""seq, sale_id, at, kind, data, prev, hash: the columns of `facts`."""
RawRow: TypeAlias = tuple[int, bytes, int, bytes, bytes, bytes, bytes]
"""The same as stored, texts undecoded: an edited text need not be UTF-8."""

GENESIS: Final = bytes(32)
"""What the first fact has for the hash of the one before."""

_SURROGATE: Final = re.compile("[\ud800-\udfff]")


def data_text(data: Mapping[str, Json]) -> str:
    """The data of a fact as the JSON text that is hashed and stored: compact, keys sorted.

    Raises TypeError for a float: money and times are whole numbers or Decimal.
    """
    text = exact_json.encode(_in_order(data))
    # half a character (a service may send one) has no UTF-8; as an escape it is the same JSON
    return _SURROGATE.sub(lambda found: f"\\u{ord(found[0]):04x}", text)


def _in_order(value: object) -> object:
    if isinstance(value, Mapping):
        return {str(key): _in_order(value[key]) for key in sorted(value, key=str)}
    if isinstance(value, list | tuple):
        return [_in_order(item) for item in value]
    return value


def link(prev: bytes, seq: int, sale_id: str, at: int, kind: str, data: str) -> bytes:
    """The hash of one fact: SHA-256 over the hash before it and all its columns. The lengths keep columns apart."""
    return _link(prev, seq, sale_id.encode(), at, kind.encode(), data.encode())


def _link(prev: bytes, seq: int, sale_id: bytes, at: int, kind: bytes, data: bytes) -> bytes:
    lengths = b"%d,%d,%d,%d," % (seq, at, len(sale_id), len(kind))
    return hashlib.sha256(b"".join((prev, lengths, sale_id, kind, data))).digest()


class Break(StrEnum):
    """How the chain is broken."""

    ALTERED = "altered"
    """The row, or the one before it, is not as it was written."""
    MISSING = "missing"
    """One or more rows before this one are gone."""
    CUT = "cut"
    """The last rows are gone, or rows were added outside Paydesk."""


@dataclass(frozen=True, slots=True)
class ChainReport:
    """What a walk over the whole chain found. `broken_at` is the seq of the first row that is wrong."""

    facts: int
    broken_at: int | None = None
    what: Break | None = None
    erased: int = 0
    """How many of the facts were erased on purpose, and are covered by a fact that says so."""

    @property
    def intact(self) -> bool:
        """Whether every fact is there, and as it was written."""
        return self.what is None


class _Erasures:
    """Rows that were blanked, and the facts that say which ones were (docs/decisions/0010)."""

    _BLANK: Final = (ERASED_SUBJECT.encode(), 0, b"erased", b"{}")
    _SUBJECT: Final = JOURNAL_SUBJECT.encode()
    _KIND: Final = StoredFact.ERASED.value.encode()

    def __init__(self) -> None:
        self._blank: list[int] = []
        self._spans: list[tuple[int, int]] = []

    def is_blank(self, row: RawRow) -> bool:
        """Whether nothing but its place and its hashes is left of a row, which is then remembered."""
        if row[1:5] != self._BLANK:
            return False
        self._blank.append(row[0])
        return True

    def learn(self, row: RawRow) -> None:
        """A sound row: if it tells of erasing, remember of what; only rows before it can be meant."""
        if row[1] == self._SUBJECT and row[3] == self._KIND:
            data = exact_json.decode(row[4].decode())
            told = spans_of(data) if isinstance(data, dict) else []
            self._spans += ((first, last) for first, last in told if last < row[0])

    def report(self, found: int) -> ChainReport:
        """The end of a sound walk: a blank row of which no fact tells was altered."""
        spans = iter(sorted(self._spans))
        reach = (0, -1)
        for seq in self._blank:
            while reach[1] < seq and (following := next(spans, None)) is not None:
                reach = following if following[1] > reach[1] else reach
            if not reach[0] <= seq <= reach[1]:
                return ChainReport(seq - 1, seq, Break.ALTERED)
        return ChainReport(found, erased=len(self._blank))


def walk(rows: Iterable[RawRow], *, count: int, head: bytes) -> ChainReport:
    """Follow the chain through all rows in their order; `count` and `head` are what the last append left.

    A row that was erased cannot be hashed again: it is accepted by its links, where a later fact tells of it.
    """
    prev, expected = GENESIS, 1
    erasures = _Erasures()
    for row in rows:
        seq, sale_id, at, kind, data, before, digest = row
        if seq != expected:
            return ChainReport(expected - 1, seq, Break.MISSING)
        if before != prev:
            return ChainReport(expected - 1, seq, Break.ALTERED)
        if _link(prev, seq, sale_id, at, kind, data) == digest:
            erasures.learn(row)
        elif not erasures.is_blank(row):
            return ChainReport(expected - 1, seq, Break.ALTERED)
        prev = digest
        expected += 1
    found = expected - 1
    if found != count or prev != head:
        return ChainReport(found, min(found, count) + 1 if found != count else found, Break.CUT)
    return erasures.report(found)
