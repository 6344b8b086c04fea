"""The shifts on this PC: their table, one row a shift, and the counter's queries."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from msgspec import UnsetType

from paydesk.domain.codec import from_data
from paydesk.domain.fact import Fact, PrintOutcome
from paydesk.domain.money import Money
from paydesk.domain.payout.limits import DUPLICATE_WINDOW
from paydesk.domain.settings.service_kind import ServiceKind
from paydesk.domain.settings.stored import JournalBeginning
from paydesk.domain.settings.stored_facts import JOURNAL_SUBJECT, LastZ, StoredFactKind
from paydesk.domain.shift.facts import SHIFT, ShiftFactKind, number_of, subject
from paydesk.domain.shift.messages import ListedShift
from paydesk.domain.shift.shift import Shift
from paydesk.store.journal.chain import BrokenRow
from paydesk.store.journal.columns import FIRST_SEQ, INTEGER, NULLABLE, SUBJECT, TEXT, TableForm
from paydesk.store.journal.derived import DerivedTable, Folded
from paydesk.store.journal.file import COLUMNS, UNREADABLE, JournalFile, StoredRow, parse_fact, stored_rows

FORM: Final = TableForm[Folded[Shift]](
    "shifts",
    {
        "seq": (FIRST_SEQ, lambda row: row.seq),
        "shift_id": (SUBJECT, lambda row: subject(row.state.number)),
        "number": (INTEGER, lambda row: row.state.number),
        "opened_at": (INTEGER, lambda row: row.state.opened_at),
        "opened_by": (TEXT, lambda row: row.state.opened_by),
        "closed_at": (NULLABLE, lambda row: row.state.z.closed_at if row.state.z else None),
        "closed_by": (TEXT, lambda row: row.state.z.closed_by if row.state.z else ""),
        "count": (INTEGER, lambda row: row.state.z.report.paid.count if row.state.z else 0),
        "paise": (INTEGER, lambda row: row.state.z.report.paid.amount.paise if row.state.z else 0),
        "upto": (INTEGER, lambda row: row.state.z.upto if row.state.z else 0),
        "printed": (INTEGER, lambda row: row.state.printed),
        "real": (INTEGER, lambda row: row.state.z is not None and row.state.z.service is ServiceKind.LIVE),
    },
    indexes={"shifts_by_number": "(number)"},
)


class ShiftsTable(DerivedTable[Shift]):
    """One row per shift, by its readable facts: no number is given twice, whatever was done to the file."""

    form = FORM
    key = "shift_id"
    rules_version = 2
    condition = "sale_id >= 'shift:' AND sale_id < 'shift;'"
    is_rebuilt_at_open = True

    def fold_rows(
        self, subject: str, rows: Sequence[StoredRow], *, is_set_aside: bool
    ) -> tuple[list[BrokenRow], Folded[Shift] | None]:
        """Keep the number of a shift that has no readable fact."""
        broken, folded = super().fold_rows(subject, rows, is_set_aside=is_set_aside)
        if folded is None and broken:
            folded = Folded(rows[0][3], max(row[0] for row in rows), Shift(number=number_of(subject)))
        return broken, folded

    def subject_of(self, folded: Folded[Shift]) -> str:
        return subject(folded.state.number)


SHIFTS: Final = ShiftsTable(lambda subject: subject.startswith(SHIFT), Shift.from_facts, Shift.with_fact)


_JSON_FIELD: Final = "CASE WHEN json_valid(data) THEN json_extract(data, '$.{name}') END"


class StoredShifts:
    """The shifts of one journal. Every call raises KnownFault if the file cannot be read."""

    def __init__(self, file: JournalFile) -> None:
        self._file = file

    def newest(self) -> Shift | None:
        """Return the shift with the highest number, open or closed; None before the first."""
        with self._file.reading() as db:
            row = db.execute("SELECT number FROM shifts ORDER BY number DESC LIMIT 1").fetchone()
            return None if row is None else _read_shift(db, row[0])

    def get(self, number: int) -> Shift | None:
        """Return one shift, or None."""
        with self._file.reading() as db:
            return _read_shift(db, number)

    def counted_upto(self, *, real: bool) -> int:
        """Return the seq up to which the Z-reports of real money, or of tests, count; 0 before the first.

        Facts from a journal that was set aside, and that a Z-report there has counted, are included.
        """
        with self._file.reading() as db:
            newest = db.execute("SELECT max(upto) FROM shifts WHERE real = ?", (real,)).fetchone()[0]
            counted = ((seq, begun.in_real if real else begun.in_tests) for seq, _, begun in _read_beginnings(db))
            return int(newest or next((seq + count for seq, count in counted if count > 0), 0))

    def begun_after(self) -> tuple[int, LastZ]:
        """Return when this journal replaced one that was set aside (ms; 0 if it did not), and the last Z-report there.

        For one that was found to be an older copy of itself: 0, and the last Z-report that it knew then. If the fact is
        unreadable, or an older Paydesk wrote no number, its numbers are a new series.
        """
        with self._file.reading() as db:
            found = _read_beginnings(db)
        if not found:
            return 0, LastZ()
        _, at, begun = found[-1]
        series = at if isinstance(begun.series, UnsetType) else begun.series
        return 0 if begun.aside == "" else at, LastZ(begun.last_z, begun.seal, series)

    def is_older_copy(self, now: int) -> bool:
        """Return True if this was found to be an older copy of itself in the day before `now` (ms since 1970)."""
        begun, last = self.begun_after()
        return not begun and last.series > 0 and abs(now - last.series) < DUPLICATE_WINDOW

    def last_z(self) -> LastZ:
        """Return the newest Z-report, by its fact, as derived rows may be damaged too."""
        _, before = self.begun_after()
        sql = f"SELECT sale_id, {_JSON_FIELD.format(name='seal')} FROM facts WHERE {SHIFTS.condition} AND kind = ?"  # noqa: S608
        with self._file.reading() as db:
            found = db.execute(f"{sql} ORDER BY sale_id DESC LIMIT 1", (ShiftFactKind.CLOSED.value,)).fetchone()
        return before if found is None else LastZ(number_of(found[0]), found[1] or "", before.series)

    def head_of_chain(self) -> tuple[int, str]:
        """Return the seq of the last fact, and its hash: 64 hexadecimal digits."""
        with self._file.reading() as db:
            count, digest = db.execute("SELECT count, hash FROM head").fetchone()
            return int(count), bytes(digest).hex()

    def is_altered(self, number: int) -> bool:
        """Return True if a fact of this shift is known to be altered."""
        sql = "SELECT 1 FROM facts JOIN breaks USING (seq) WHERE sale_id = ? LIMIT 1"
        with self._file.reading() as db:
            return db.execute(sql, (subject(number),)).fetchone() is not None

    def list_newest(self, most: int) -> tuple[ListedShift, ...]:
        """Return the shifts, newest first, at most this many."""
        columns = "number, opened_at, opened_by, closed_at, closed_by, count, paise, printed"
        lost = "closed_at IS NULL AND EXISTS (SELECT 1 FROM facts WHERE sale_id = shift_id AND kind = ?)"
        became = _JSON_FIELD.format(name="became")
        saved = f"SELECT count(*) FROM facts WHERE sale_id = shift_id AND kind = ? AND {became} = ?"  # noqa: S608
        sql = f"SELECT {columns}, {lost}, ({saved}) FROM shifts ORDER BY number DESC LIMIT ?"  # noqa: S608
        values = (ShiftFactKind.CLOSED.value, ShiftFactKind.PRINT_ENDED.value, PrintOutcome.FILE.value, most)
        with self._file.reading() as db:
            return tuple(
                ListedShift(
                    number,
                    at,
                    by,
                    closed_at,
                    closed_by,
                    count,
                    None if lost else Money(paise),
                    printed,
                    min(saved, printed),
                )
                for number, at, by, closed_at, closed_by, count, paise, printed, lost, saved in db.execute(sql, values)
            )


def _read_beginnings(db: sqlite3.Connection) -> list[tuple[int, int, JournalBeginning]]:
    """Return seq and time of each beginning of this journal, oldest first, and what can be read of it."""
    sql = f"SELECT {COLUMNS} FROM facts WHERE sale_id = ? AND kind = ? ORDER BY seq"  # noqa: S608 - names of ours
    found = []
    for row in db.execute(sql, (JOURNAL_SUBJECT, StoredFactKind.JOURNAL_BEGUN.value)):
        begun = JournalBeginning()
        with contextlib.suppress(*UNREADABLE):
            begun = from_data(JournalBeginning, parse_fact(JOURNAL_SUBJECT, row).data)
        found.append((row[3], row[0], begun))
    return found


def _read_shift(db: sqlite3.Connection, number: int) -> Shift | None:
    """Return one shift from its readable facts; None if it is unknown."""
    facts: list[Fact] = []
    every, lost = stored_rows(db, subject(number)), False
    for row in every:
        try:
            facts.append(parse_fact(subject(number), row))
        except UNREADABLE:
            lost = lost or row[1] == ShiftFactKind.CLOSED.encode()
    if not every:
        return None
    shift = Shift.from_facts(facts) if facts else Shift(number=number)
    return replace(shift, z_lost=lost and shift.z is None)
