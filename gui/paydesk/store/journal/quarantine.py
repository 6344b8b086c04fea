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
from paydesk.store.errors import FaultKind, KnownFault, RebuildInProgress, StoreError
from paydesk.store.journal import breaks, chain, opening
from paydesk.store.journal.file import COLUMNS, UNREADABLE, JournalFile, parse_fact, prefix_range, stored_rows
from paydesk.store.journal.payouts import PAYOUTS, StoredPayouts
from paydesk.store.journal.restoring import list_set_aside
from paydesk.store.journal.shifts import StoredShifts
from paydesk.store.sqlite_errors import translate_store_errors

_SUBJECTS: Final = "SELECT DISTINCT sale_id FROM facts WHERE sale_id >= ? AND sale_id < ?"
_PAYOUTS: Final = f"SELECT CAST(sale_id AS BLOB), {COLUMNS} FROM facts NOT INDEXED WHERE sale_id >= ? AND sale_id < ?"  # noqa: S608

_UNFINISHED_SEQS: Final = (
    "SELECT seq FROM sales WHERE is_open = 1 OR alarm = 1",
    "SELECT seq FROM sales WHERE watch_until > 0 AND watch_until >= :now",
    "SELECT seq FROM payouts WHERE watch_until > 0 AND watch_until >= :now",
)
"""By indexes alone: of a table that is damaged elsewhere they tell."""


@dataclass(frozen=True, slots=True)
class UnfinishedSubjects:
    """What is not at its end in a journal that was set aside: in the order in which it was written."""

    facts: tuple[Fact, ...]
    in_test_reports: int
    """How many of them, from the first, the Z-reports there counted of tests, and of real money (`in_real`)."""
    in_real_reports: int
    altered: tuple[str, ...] = ()
    """The numbers of orders and payouts that may not be over either, and are not as they were written."""
    unreadable: tuple[str, ...] = ()
    """The same of those that cannot be read."""
    is_complete: bool = True
    """Whether no others can be."""


def read_quarantined_payouts(path: Path, taken: set[bytes]) -> StoredPayouts:
    """The payouts of those beside `path`, in memory, by today's rules: what may have gone counts.

    Without those that a newer one has `taken` over. Only facts are asked, from both ends: of one that is damaged, what
    stands before and after that counts. A large one takes a minute; any thread may read it.
    Raises KnownFault (BUSY) where another program keeps it.
    """
    rows: list[tuple[object, ...]] = []
    for each in reversed(list_set_aside(path)):
        found = [fact for fact in _payout_facts(each) if fact[0] not in taken]
        taken.update(fact[0] for fact in found)
        for subject, at, *texts in found:
            rows.append((len(rows) + 1, at, *(text.decode(errors="replace") for text in (subject, *texts))))
    db = sqlite3.connect(":memory:", check_same_thread=False)
    opening.migrate(db, path)
    with db:
        db.executemany("INSERT INTO facts VALUES (?1, ?3, ?2, ?4, ?5, x'', x'')", rows)
        PAYOUTS.rebuild(db)
    return StoredPayouts(JournalFile(db, path))


class QuarantinedPayouts:
    """The payouts of the journals beside one, read once: a large one takes a minute, and sales go on meanwhile."""

    def __init__(self, journal: JournalFile) -> None:
        """`now`: the journal itself."""
        self._path = journal.path
        self._journal = journal
        self._result: Future[StoredPayouts] | None = None

    def get(self) -> StoredPayouts:
        """What was read, on a thread that begins when somebody asks: a counter that sends no money reads nothing.

        Where no journal was set aside, there is nothing to wait for.
        Raises BeingRemade while that goes on: nobody waits here. After any other fault whoever asks next reads anew.
        """
        if self._result is None:
            with translate_store_errors(self._path):
                taken = {
                    subject.encode() for (subject,) in self._journal.db.execute(_SUBJECTS, prefix_range(PAYOUT_PREFIX))
                }
            self._result = Future()
            if list_set_aside(self._path):
                threading.Thread(
                    target=_read_into, args=(self._result, self._path, taken), name="aside", daemon=True
                ).start()
            else:
                _read_into(self._result, self._path, taken)
        if not self._result.done():
            raise RebuildInProgress(self._path, "payouts that were set aside are being read")
        try:
            return self._result.result()
        except StoreError:
            self._result = None
            raise

    def close(self) -> None:
        """Let go of what was read, or is being read still."""
        if self._result is not None:
            self._result.add_done_callback(_close_result)


def _close_result(result: Future[StoredPayouts]) -> None:
    if result.exception() is None:
        result.result().close()


def _read_into(result: Future[StoredPayouts], path: Path, taken: set[bytes]) -> None:
    try:
        result.set_result(read_quarantined_payouts(path, taken))
    except Exception as fault:  # noqa: BLE001 - the edge of a thread: whoever asks is told
        result.set_exception(fault)


def _payout_facts(path: Path) -> list[tuple[bytes, int, bytes, bytes]]:
    """What can be read of the facts of its payouts."""
    found: dict[int, tuple[bytes, int, bytes, bytes]] = {}
    for order in ("ASC", "DESC"):
        try:
            with (
                translate_store_errors(path),
                contextlib.closing(opening.open_for_reading(path, facts_only=True)) as db,
            ):
                for row in db.execute(f"{_PAYOUTS} ORDER BY seq {order}", prefix_range(PAYOUT_PREFIX)):
                    found[row[-1]] = row[:-1]
            break
        except StoreError as fault:
            if isinstance(fault, KnownFault) and fault.kind is FaultKind.BUSY:
                raise
    return [found[seq] for seq in sorted(found)]


def find_unfinished(path: Path, now: int) -> UnfinishedSubjects:
    """See GoingOn; at `now` (ms). It is only read.

    What was altered stays there, and what cannot be read. Raises KnownFault (BUSY) where another program keeps it.
    """
    found: list[tuple[int, Fact]] = []
    altered, unreadable = list[str](), list[str]()
    counted, is_complete = (0, 0), False
    try:
        with translate_store_errors(path), contextlib.closing(opening.open_for_reading(path, facts_only=True)) as db:
            subjects, is_complete = _unfinished_subjects(db, now)
            for subject in sorted(subjects):
                try:
                    rows = _unfinished_rows(db, subject, now)
                except (sqlite3.DatabaseError, *UNREADABLE):
                    unreadable.append(_display_number(db, subject))
                else:
                    altered += [_display_number(db, subject)] if rows is None else ()
                    found += rows or ()
            found.sort(key=lambda row: row[0])
            shifts = StoredShifts(JournalFile(db, path))
            uptos = shifts.counted_upto(real=False), shifts.counted_upto(real=True)
            counted = sum(seq <= uptos[0] for seq, _ in found), sum(seq <= uptos[1] for seq, _ in found)
    except StoreError as fault:
        if isinstance(fault, KnownFault) and fault.kind is FaultKind.BUSY:
            raise
    return UnfinishedSubjects(
        tuple(fact for _, fact in found), *counted, tuple(altered), tuple(unreadable), is_complete
    )


def _unfinished_subjects(db: sqlite3.Connection, now: int) -> tuple[set[str], bool]:
    """The sales and payouts that may not be over, and whether these are all."""
    seqs, subjects, is_complete = set[int](), set[str](), True
    for sql in _UNFINISHED_SEQS:
        try:
            seqs.update(seq for (seq,) in db.execute(sql, {"now": now}))
        except sqlite3.DatabaseError:
            is_complete = False
    for seq in seqs:
        try:
            [(subject,)] = db.execute("SELECT sale_id FROM facts WHERE seq = ?", (seq,)).fetchall()
            subjects.add(subject)
        except (sqlite3.DatabaseError, ValueError):
            is_complete = False
    try:
        return subjects | breaks.set_aside_subjects(db), is_complete  # of a sale that is set aside no table tells
    except sqlite3.DatabaseError:
        return subjects, False


def _display_number(db: sqlite3.Connection, subject: str) -> str:
    """What people know a sale or payout by, as far as a row of it can still be read."""
    with contextlib.suppress(sqlite3.DatabaseError):
        for row in stored_rows(db, subject):
            with contextlib.suppress(*UNREADABLE):
                number = parse_fact(subject, row).data.get("order_id")
                if isinstance(number, str) and number and not subject.startswith(PAYOUT_PREFIX):
                    return number
    return subject.removeprefix(PAYOUT_PREFIX)


def _unfinished_rows(db: sqlite3.Connection, subject: str, now: int) -> list[tuple[int, Fact]] | None:
    """The facts of one sale or payout, each with its place; none where it is over, None where one was altered."""
    if breaks.is_set_aside(db, subject) or not chain.has_valid_hashes(db, subject):
        return None
    rows = [(row[3], parse_fact(subject, row)) for row in stored_rows(db, subject)]
    is_finished = not subject.startswith(PAYOUT_PREFIX) and not is_unfinished(
        Sale.from_facts([fact for _, fact in rows]), now
    )
    return [] if is_finished else rows
