"""Facts about people: the list for a people file that is missing, older, or not trusted; and wrong PINs."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path
from typing import Final, TypeVar

from paydesk.domain.codec import Stored, from_data, parse_json
from paydesk.domain.fact import PEOPLE_PREFIX
from paydesk.domain.people.facts import LIST_SUBJECT, PeopleListFactKind, PersonFactKind, RecordedPeople, subject
from paydesk.domain.people.stored import ListSeal, PersonChange, UnsavedChange
from paydesk.store.errors import BEYOND_REPAIR, KnownFault
from paydesk.store.journal import opening
from paydesk.store.journal.file import COLUMNS, UNREADABLE, JournalFile, parse_fact, prefix_range
from paydesk.store.sqlite_errors import from_sqlite_error, translate_store_errors

_DataT = TypeVar("_DataT", bound=Stored)
_MAX_FACTS: Final = 60
"""More facts than a run of wrong PINs has: from the fifth on, each waits for minutes."""
_RESETTING_KINDS: Final = frozenset(
    {
        PersonFactKind.SIGNED_IN.value,
        PersonFactKind.PAGES_UNLOCKED.value,
        PersonFactKind.SECOND.value,
        PersonFactKind.PIN_REFUSED.value,
        PersonFactKind.RELEASED.value,
    }
)
"""Facts that reset the count of wrong PINs: a right PIN, or a release by a supervisor."""

_LIST_KINDS: Final = (
    PersonFactKind.PERSON_ADDED.value,
    PersonFactKind.PERSON_CHANGED.value,
    PersonFactKind.PERSON_NOT_KEPT.value,
    PeopleListFactKind.LIST_KEPT.value,
    PeopleListFactKind.LIST_FORGOTTEN.value,
)
_LIST_CONDITION: Final = (
    f"WHERE (sale_id = ? OR sale_id >= ? AND sale_id < ?) AND kind IN ({','.join('?' * len(_LIST_KINDS))})"
)
_ROWS: Final = f"SELECT seq, sale_id, kind, CAST(data AS BLOB) FROM facts {_LIST_CONDITION}"  # noqa: S608 - names of ours
_ROWS_UNINDEXED: Final = f"SELECT seq, sale_id, kind, CAST(data AS BLOB) FROM facts NOT INDEXED {_LIST_CONDITION}"  # noqa: S608
_LIST_VALUES: Final = (LIST_SUBJECT, *prefix_range(PEOPLE_PREFIX), *_LIST_KINDS)


class StoredPeople:
    """Queries the facts about people; there is no derived table, since people are few."""

    def __init__(self, file: JournalFile) -> None:
        self._file = file

    def known_list(self) -> RecordedPeople:
        """Return the list of people by the facts. Raises KnownFault."""
        with self._file.reading() as db:
            return _fold_list(db.execute(f"{_ROWS} ORDER BY seq", _LIST_VALUES).fetchall())

    def wrong_pins(self, person_id: str) -> tuple[int, int]:
        """Return the number of consecutive wrong PINs and the time of the last (ms; 0 for never). Raises KnownFault."""
        with self._file.reading() as db:
            sql = f"SELECT {COLUMNS} FROM facts WHERE sale_id = ? ORDER BY seq DESC LIMIT {_MAX_FACTS}"  # noqa: S608
            rows = db.execute(sql, (subject(person_id),)).fetchall()
        wrong, last = 0, 0
        for row in rows:
            try:
                fact = parse_fact(subject(person_id), row)
            except UNREADABLE:
                continue
            if fact.kind in _RESETTING_KINDS or from_data(PersonChange, fact.data).new_pin:
                break
            if fact.kind == PersonFactKind.PIN_WRONG.value:
                wrong, last = wrong + 1, max(last, fact.at)
        return wrong, last


def known_list_in(path: Path) -> RecordedPeople:
    """Return the list of people by a journal, read from both ends as it may be damaged. Raises StoreError."""
    found: dict[int, tuple[int, str, str, bytes]] = {}
    with translate_store_errors(path), contextlib.closing(opening.open_for_reading(path, facts_only=True)) as db:
        for order in ("ASC", "DESC"):
            try:
                for row in db.execute(f"{_ROWS_UNINDEXED} ORDER BY seq {order}", _LIST_VALUES):
                    found[row[0]] = row
                break
            except sqlite3.DatabaseError as error:
                fault = from_sqlite_error(error, path)
                if not isinstance(fault, KnownFault) or fault.kind not in BEYOND_REPAIR:
                    raise
    return _fold_list([found[seq] for seq in sorted(found)])


def _fold_list(rows: list[tuple[int, str, str, bytes]]) -> RecordedPeople:
    here, is_kept, is_sealed = set[str](), False, None
    for _, who, kind, data in rows:
        match kind:
            case PeopleListFactKind.LIST_FORGOTTEN:
                here, is_kept, is_sealed = set(), False, None
            case PeopleListFactKind.LIST_KEPT:
                is_kept, is_sealed = True, _read(ListSeal, data).sealed
            case PersonFactKind.PERSON_NOT_KEPT:
                here -= {who} if _read(UnsavedChange, data).kind == PersonFactKind.PERSON_ADDED else set()
            case _:
                here.add(who)
    return RecordedPeople(is_kept or bool(here), is_sealed)


def _read(kind: type[_DataT], data: bytes) -> _DataT:
    """Return the data of a fact; its defaults if it is damaged."""
    try:
        return parse_json(kind, data)
    except ValueError:
        return kind()
