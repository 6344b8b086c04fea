"""Journals that were set aside (docs/decisions/0013): their unfinished subjects, and the cost of their payouts."""

from __future__ import annotations

import contextlib
import sqlite3
import threading
from concurrent.futures import Future
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

from paydesk.domain.fact import PAYOUT_PREFIX, Fact
from paydesk.domain.sale.sale import Sale
from paydesk.domain.sale.watch import is_unfinished
from paydesk.domain.settings.stored_facts import NO_CARRIED_FACTS, CarriedFacts
from paydesk.store.errors import FaultKind, KnownFault, RebuildInProgress, StoreError
from paydesk.store.journal import breaks, chain, opening
from paydesk.store.journal.file import COLUMNS, UNREADABLE, JournalFile, parse_fact, prefix_range, spans_of, stored_rows
from paydesk.store.journal.payouts import PAYOUTS, StoredPayouts
from paydesk.store.journal.reading import BackgroundQuery, JournalReader
from paydesk.store.journal.restoring import list_set_aside
from paydesk.store.journal.shifts import StoredShifts
from paydesk.store.journal.shipping import Shipping
from paydesk.store.sqlite_errors import translate_store_errors

_PAYOUTS: Final = f"SELECT CAST(sale_id AS BLOB), {COLUMNS} FROM facts NOT INDEXED WHERE sale_id >= ? AND sale_id < ?"  # noqa: S608

_UNFINISHED_SEQS: Final = (
    "SELECT seq FROM sales WHERE is_open = 1 OR alarm = 1",
    "SELECT seq FROM sales WHERE watch_until > 0 AND watch_until >= :now",
    "SELECT seq FROM payouts WHERE watch_until > 0 AND watch_until >= :now",
)
"""By indexes alone, which work if the table is damaged elsewhere."""


@dataclass(frozen=True, slots=True)
class UnfinishedSubjects:
    """Facts of unfinished subjects in a journal that was set aside, in the order of writing."""

    facts: tuple[Fact, ...]
    in_test_reports: int
    """Number of the first facts that Z-reports of tests there have counted; `in_real_reports`: of real money."""
    in_real_reports: int
    altered: tuple[str, ...] = ()
    """Numbers of orders and payouts that may be unfinished, and were altered."""
    unreadable: tuple[str, ...] = ()
    """The same of those that cannot be read."""
    is_complete: bool = True
    """True if there can be no others."""
    carried: CarriedFacts = NO_CARRIED_FACTS
    """The origin of the facts."""


def read_quarantined_payouts(path: Path, taken: set[bytes]) -> StoredPayouts:
    """Return the payouts of the set-aside journals of `path`, in memory, by today's rules: possibly sent money counts.

    Payouts in `taken`, which a newer journal has, are left out. Only facts are read, from both ends: of a damaged file,
    what is before and after the damage counts. A large one takes a minute; any thread may read it. Raises KnownFault
    (BUSY) if another program holds it.
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
    """The payouts of set-aside journals, read once, in the background: a large one takes a minute."""

    def __init__(self, path: Path) -> None:
        """Set up the payouts of the journals that were set aside for the one at `path`."""
        self._path = path
        self._result: Future[StoredPayouts] | None = None

    def get(self) -> StoredPayouts:
        """Return the payouts; the first call starts to read, so that a counter that sends no money reads nothing.

        Without set-aside journals there is nothing to wait for. Raises RebuildInProgress while they are being read.
        After any other fault the next call starts again.
        """
        if self._result is None:
            self._result = Future()
            read = partial(_read_into, self._result, self._path)
            if list_set_aside(self._path):
                threading.Thread(target=read, name="aside", daemon=True).start()
            else:
                read()
        if not self._result.done():
            raise RebuildInProgress(self._path, "payouts of set-aside journals are being read")
        try:
            return self._result.result()
        except StoreError:
            self._result = None
            raise

    def close(self) -> None:
        """Close the result, now or when it is ready."""
        if self._result is not None:
            self._result.add_done_callback(_close_result)


def _close_result(result: Future[StoredPayouts]) -> None:
    if result.exception() is None:
        result.result().close()


def _read_into(result: Future[StoredPayouts], path: Path) -> None:
    try:
        here = BackgroundQuery(path, None).run(JournalReader.payout_subjects) if list_set_aside(path) else ()
        result.set_result(read_quarantined_payouts(path, {subject.encode() for subject in here}))
    except Exception as fault:  # noqa: BLE001 - edge of a thread: handed to the caller of `get`
        result.set_exception(fault)


def _payout_facts(path: Path) -> list[tuple[bytes, int, bytes, bytes]]:
    """Return the readable facts of its payouts."""
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
    """Return the unfinished subjects at `now` (ms), without changing the file.

    Altered and unreadable subjects stay there. Raises KnownFault (BUSY) if another program holds it.
    """
    found: list[tuple[int, Fact]] = []
    altered, unreadable = list[str](), list[str]()
    counted, is_complete, journal = (0, 0), False, ""
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
            shifts = StoredShifts(JournalFile(db, path))
            uptos = shifts.counted_upto(real=False), shifts.counted_upto(real=True)
            counted = sum(seq <= uptos[0] for seq, _ in found), sum(seq <= uptos[1] for seq, _ in found)
            journal = Shipping(JournalFile(db, path)).journal_id() or ""  # last: the first page may be the damaged one
    except StoreError as fault:
        if isinstance(fault, KnownFault) and fault.kind is FaultKind.BUSY:
            raise
    found.sort(key=lambda row: row[0])
    return UnfinishedSubjects(
        tuple(fact for _, fact in found),
        *counted,
        tuple(altered),
        tuple(unreadable),
        is_complete,
        CarriedFacts(journal, tuple(spans_of(seq for seq, _ in found))),
    )


def _unfinished_subjects(db: sqlite3.Connection, now: int) -> tuple[set[str], bool]:
    """Return the sales and payouts that may be unfinished, and True if these are all."""
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
        return subjects | breaks.set_aside_subjects(db), is_complete  # sales that are set aside are in no table
    except sqlite3.DatabaseError:
        return subjects, False


def _display_number(db: sqlite3.Connection, subject: str) -> str:
    """Return the number that people know a sale or payout by, if a row of it is still readable."""
    with contextlib.suppress(sqlite3.DatabaseError):
        for row in stored_rows(db, subject):
            with contextlib.suppress(*UNREADABLE):
                number = parse_fact(subject, row).data.get("order_id")
                if isinstance(number, str) and number and not subject.startswith(PAYOUT_PREFIX):
                    return number
    return subject.removeprefix(PAYOUT_PREFIX)


def _unfinished_rows(db: sqlite3.Connection, subject: str, now: int) -> list[tuple[int, Fact]] | None:
    """Return (seq, fact) of one sale or payout; [] if it is finished, None if it was altered."""
    if breaks.is_set_aside(db, subject) or not chain.has_valid_hashes(db, subject):
        return None
    rows = [(row[3], parse_fact(subject, row)) for row in stored_rows(db, subject)]
    is_finished = not subject.startswith(PAYOUT_PREFIX) and not is_unfinished(
        Sale.from_facts([fact for _, fact in rows]), now
    )
    return [] if is_finished else rows
