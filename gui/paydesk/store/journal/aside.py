"""Journals that were set aside (docs/decisions/0013): where they are, what goes on, and what their payouts cost."""

from __future__ import annotations

import contextlib
import sqlite3
import threading
from concurrent.futures import Future
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from paydesk.domain.fact import PAYOUT_PREFIX, Fact
from paydesk.domain.sale.sale import Sale
from paydesk.domain.sale.watch import is_unfinished
from paydesk.store.errors import BeingRemade, FaultKind, KnownFault, StoreError
from paydesk.store.journal import breaks, chain, opening
from paydesk.store.journal.file import COLUMNS, UNREADABLE, JournalFile, fact_of, range_of, stored
from paydesk.store.journal.payouts import PAYOUTS, StoredPayouts
from paydesk.store.journal.restoring import beside
from paydesk.store.journal.shifts import StoredShifts
from paydesk.store.sqlite_errors import translated

_SUBJECTS: Final = "SELECT DISTINCT sale_id FROM facts WHERE sale_id >= ? AND sale_id < ?"
_PAYOUTS: Final = f"SELECT CAST(sale_id AS BLOB), {COLUMNS} FROM facts NOT INDEXED WHERE sale_id >= ? AND sale_id < ?"  # noqa: S608

_FIRST_FACTS: Final = (
    "SELECT seq FROM sales WHERE is_open = 1 OR alarm = 1",
    "SELECT seq FROM sales WHERE watch_until > 0 AND watch_until >= :now",
    "SELECT seq FROM payouts WHERE watch_until > 0 AND watch_until >= :now",
)
"""By indexes alone: of a table that is damaged elsewhere they tell."""


@dataclass(frozen=True, slots=True)
class GoingOn:
    """What is not at its end in a journal that was set aside: in the order in which it was written."""

    facts: tuple[Fact, ...]
    in_tests: int
    """How many of them, from the first, the Z-reports there counted of tests, and of real money (`in_real`)."""
    in_real: int
    altered: tuple[str, ...] = ()
    """The numbers of orders and payouts that may not be over either, and are not as they were written."""
    unread: tuple[str, ...] = ()
    """The same of those that cannot be read."""
    whole: bool = True
    """Whether no others can be."""


def payouts(path: Path, taken: set[bytes]) -> StoredPayouts:
    """The payouts of those beside `path`, in memory, by today's rules: what may have gone counts.

    Without those that a newer one has `taken` over. Only facts are asked, from both ends: of one that is damaged, what
    stands before and after that counts. A large one takes a minute; any thread may read it.
    Raises KnownFault (BUSY) where another program keeps it.
    """
    rows: list[tuple[object, ...]] = []
    for each in reversed(beside(path)):
        found = [fact for fact in _facts(each) if fact[0] not in taken]
        taken.update(fact[0] for fact in found)
        for subject, at, *texts in found:
            rows.append((len(rows) + 1, at, *(text.decode(errors="replace") for text in (subject, *texts))))
    db = sqlite3.connect(":memory:", check_same_thread=False)
    opening.bring_up_to_date(db, path)
    with db:
        db.executemany("INSERT INTO facts VALUES (?1, ?3, ?2, ?4, ?5, x'', x'')", rows)
        PAYOUTS.rebuild(db)
    return StoredPayouts(JournalFile(db, path))


class PayoutsAside:
    """The payouts of the journals beside one, read once: a large one takes a minute, and sales go on meanwhile."""

    def __init__(self, now: JournalFile) -> None:
        """`now`: the journal itself."""
        self._path = now.path
        self._now = now
        self._read: Future[StoredPayouts] | None = None

    def payouts(self) -> StoredPayouts:
        """What was read, on a thread that begins when somebody asks: a counter that sends no money reads nothing.

        Where no journal was set aside, there is nothing to wait for.
        Raises BeingRemade while that goes on: nobody waits here. After any other fault whoever asks next reads anew.
        """
        if self._read is None:
            with translated(self._path):
                taken = {subject.encode() for (subject,) in self._now.db.execute(_SUBJECTS, range_of(PAYOUT_PREFIX))}
            self._read = Future()
            if beside(self._path):
                threading.Thread(target=_read, args=(self._read, self._path, taken), name="aside", daemon=True).start()
            else:
                _read(self._read, self._path, taken)
        if not self._read.done():
            raise BeingRemade(self._path, "payouts that were set aside are being read")
        try:
            return self._read.result()
        except StoreError:
            self._read = None
            raise

    def close(self) -> None:
        """Let go of what was read, or is being read still."""
        if self._read is not None:
            self._read.add_done_callback(_let_go)


def _let_go(read: Future[StoredPayouts]) -> None:
    if read.exception() is None:
        read.result().close()


def _read(into: Future[StoredPayouts], path: Path, taken: set[bytes]) -> None:
    try:
        into.set_result(payouts(path, taken))
    except Exception as fault:  # noqa: BLE001 - the edge of a thread: whoever asks is told
        into.set_exception(fault)


def _facts(path: Path) -> list[tuple[bytes, int, bytes, bytes]]:
    """What can be read of the facts of its payouts."""
    found: dict[int, tuple[bytes, int, bytes, bytes]] = {}
    for order in ("ASC", "DESC"):
        try:
            with translated(path), contextlib.closing(opening.for_reading(path, facts_only=True)) as db:
                for row in db.execute(f"{_PAYOUTS} ORDER BY seq {order}", range_of(PAYOUT_PREFIX)):
                    found[row[-1]] = row[:-1]
            break
        except StoreError as fault:
            if isinstance(fault, KnownFault) and fault.kind is FaultKind.BUSY:
                raise
    return [found[seq] for seq in sorted(found)]


def going_on(path: Path, now: int) -> GoingOn:
    """See GoingOn; at `now` (ms). It is only read.

    What was altered stays there, and what cannot be read. Raises KnownFault (BUSY) where another program keeps it.
    """
    found: list[tuple[int, Fact]] = []
    altered, unread = list[str](), list[str]()
    counted, whole = (0, 0), False
    try:
        with translated(path), contextlib.closing(opening.for_reading(path, facts_only=True)) as db:
            subjects, whole = _subjects(db, now)
            for subject in sorted(subjects):
                try:
                    rows = _rows_of(db, subject, now)
                except (sqlite3.DatabaseError, *UNREADABLE):
                    unread.append(_number(db, subject))
                else:
                    altered += [_number(db, subject)] if rows is None else ()
                    found += rows or ()
            found.sort(key=lambda row: row[0])
            shifts = StoredShifts(JournalFile(db, path))
            uptos = shifts.upto(real=False), shifts.upto(real=True)
            counted = sum(seq <= uptos[0] for seq, _ in found), sum(seq <= uptos[1] for seq, _ in found)
    except StoreError as fault:
        if isinstance(fault, KnownFault) and fault.kind is FaultKind.BUSY:
            raise
    return GoingOn(tuple(fact for _, fact in found), *counted, tuple(altered), tuple(unread), whole)


def _subjects(db: sqlite3.Connection, now: int) -> tuple[set[str], bool]:
    """The sales and payouts that may not be over, and whether these are all."""
    seqs, subjects, whole = set[int](), set[str](), True
    for sql in _FIRST_FACTS:
        try:
            seqs.update(seq for (seq,) in db.execute(sql, {"now": now}))
        except sqlite3.DatabaseError:
            whole = False
    for seq in seqs:
        try:
            [(subject,)] = db.execute("SELECT sale_id FROM facts WHERE seq = ?", (seq,)).fetchall()
            subjects.add(subject)
        except (sqlite3.DatabaseError, ValueError):
            whole = False
    try:
        return subjects | breaks.subjects(db), whole  # of a sale that is set aside no table tells
    except sqlite3.DatabaseError:
        return subjects, False


def _number(db: sqlite3.Connection, subject: str) -> str:
    """What people know a sale or payout by, as far as a row of it can still be read."""
    with contextlib.suppress(sqlite3.DatabaseError):
        for row in stored(db, subject):
            with contextlib.suppress(*UNREADABLE):
                number = fact_of(subject, row).data.get("order_id")
                if isinstance(number, str) and number and not subject.startswith(PAYOUT_PREFIX):
                    return number
    return subject.removeprefix(PAYOUT_PREFIX)


def _rows_of(db: sqlite3.Connection, subject: str, now: int) -> list[tuple[int, Fact]] | None:
    """The facts of one sale or payout, each with its place; none where it is over, None where one was altered."""
    if breaks.is_aside(db, subject) or not chain.is_sound(db, subject):
        return None
    rows = [(row[3], fact_of(subject, row)) for row in stored(db, subject)]
    over = not subject.startswith(PAYOUT_PREFIX) and not is_unfinished(Sale.from_facts([fact for _, fact in rows]), now)
    return [] if over else rows
