"""The journal's record of the list of people: it counts where the people file is gone, or is not trusted."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest

from paydesk.domain.fact import Fact
from paydesk.domain.people.facts import (
    PersonFactKind,
    RecordedPeople,
    list_forgotten_fact,
    list_saved_fact,
    not_saved_fact,
    person_fact,
)
from paydesk.domain.people.person import Person, Role
from paydesk.domain.people.stored import PersonChange
from paydesk.store.journal.journal import FILE_NAME, Journal
from paydesk.store.journal.people import known_list_in

NOW = 1_790_000_000_000
ASHA = Person("a1", "Asha", Role.CASHIER)
ADDED, CHANGED = PersonFactKind.PERSON_ADDED, PersonFactKind.PERSON_CHANGED
SAVED = person_fact(ASHA, NOW, ADDED, PersonChange("Asha", "cashier", "Ravi"))
SEALED, PLAIN, UNKNOWN = (list_saved_fact(NOW, is_sealed=sealed) for sealed in (True, False, None))
FORGOTTEN = list_forgotten_fact(NOW)


@pytest.mark.parametrize(
    ("facts", "were_set_up", "is_sealed"),
    [
        ([], False, None),
        ([SAVED], True, None),
        ([SAVED, not_saved_fact(ASHA, NOW, ADDED)], False, None),
        ([SAVED, not_saved_fact(ASHA, NOW, CHANGED)], True, None),
        ([SAVED, SEALED], True, True),
        ([SEALED], True, True),
        ([UNKNOWN], True, None),
        ([SEALED, PLAIN], True, False),
        ([SAVED, SEALED, FORGOTTEN], False, None),
        ([FORGOTTEN, SAVED], True, None),
        ([person_fact(ASHA, NOW, PersonFactKind.SIGNED_IN)], False, None),
    ],
)
def test_it_says_if_people_were_set_up_and_their_file_sealed(
    tmp_path: Path, facts: Sequence[Fact], were_set_up: bool, is_sealed: bool | None
) -> None:
    known = RecordedPeople(were_set_up, is_sealed)
    with Journal.open(tmp_path) as journal:
        journal.append(facts)
        assert journal.people.known_list() == known
    assert known_list_in(tmp_path / FILE_NAME) == known


@pytest.mark.parametrize("data", ["", "{", "[]", '{"sealed": 1}'])
def test_damaged_data_still_says_that_there_are_people(tmp_path: Path, data: str) -> None:
    with Journal.open(tmp_path) as journal:
        journal.append([SEALED])
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as db, db:
        db.execute("DROP TRIGGER facts_are_final")
        db.execute("UPDATE facts SET data = ?", (data,))
    assert known_list_in(tmp_path / FILE_NAME) == RecordedPeople(were_set_up=True, is_sealed=None)
