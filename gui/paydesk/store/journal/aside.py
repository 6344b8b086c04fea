"""Journals that were set aside (docs/decisions/0013): where they are, and what can still be read of their payouts."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path
from typing import Final

from paydesk.domain.fact import OUT
from paydesk.store.errors import FaultKind, KnownFault, StoreError
from paydesk.store.journal import opening
from paydesk.store.journal.file import COLUMNS, JournalFile, range_of
from paydesk.store.journal.payouts import PAYOUTS, StoredPayouts
from paydesk.store.sqlite_errors import translated

_SUBJECTS: Final = "SELECT DISTINCT sale_id FROM facts WHERE sale_id >= ? AND sale_id < ?"
_PAYOUTS: Final = f"SELECT CAST(sale_id AS BLOB), {COLUMNS} FROM facts NOT INDEXED WHERE sale_id >= ? AND sale_id < ?"  # noqa: S608


def beside(path: Path) -> list[Path]:
    """Those that were set aside in whose place the journal at `path` was begun, the oldest first."""
    return sorted(path.parent.glob(f"{path.stem}-damaged-*{path.suffix}"))


def payouts(path: Path, now: sqlite3.Connection) -> StoredPayouts:
    """The payouts of those beside `path`, in memory, by today's rules: what may have gone counts.

    Without those that a newer one, the one of now at last, has taken over. Only facts are asked, from both ends: of one
    that is damaged, what stands before and after that counts. Raises KnownFault (BUSY) where another program keeps it.
    """
    taken = {subject.encode() for (subject,) in now.execute(_SUBJECTS, range_of(OUT))}
    rows: list[tuple[object, ...]] = []
    for each in reversed(beside(path)):
        found = [fact for fact in _facts(each) if fact[0] not in taken]
        taken.update(fact[0] for fact in found)
        for subject, at, *texts in found:
            rows.append((len(rows) + 1, at, *(text.decode(errors="replace") for text in (subject, *texts))))
    db = sqlite3.connect(":memory:", isolation_level=None)
    opening.bring_up_to_date(db, path, copy_first=False)
    with db:
        db.execute("BEGIN")
        db.executemany("INSERT INTO facts VALUES (?1, ?3, ?2, ?4, ?5, x'', x'')", rows)
        PAYOUTS.rebuild(db)
    return StoredPayouts(JournalFile(db, path))


def _facts(path: Path) -> list[tuple[bytes, int, bytes, bytes]]:
    """What can be read of the facts of its payouts."""
    found: dict[int, tuple[bytes, int, bytes, bytes]] = {}
    for order in ("ASC", "DESC"):
        try:
            with translated(path), contextlib.closing(opening.for_reading(path, facts_only=True)) as db:
                for row in db.execute(f"{_PAYOUTS} ORDER BY seq {order}", range_of(OUT)):
                    found[row[-1]] = row[:-1]
            break
        except StoreError as fault:
            if isinstance(fault, KnownFault) and fault.kind is FaultKind.BUSY:
                raise
    return [found[seq] for seq in sorted(found)]
