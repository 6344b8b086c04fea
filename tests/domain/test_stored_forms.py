"""The stored form of facts about people, shifts, settings and the journal: it is kept for good."""

from __future__ import annotations

from dataclasses import replace

import pytest

from paydesk.domain.clock import ClockCorrection
from paydesk.domain.exact_json import Json
from paydesk.domain.fact import Fact, PrintOutcome
from paydesk.domain.money import Money
from paydesk.domain.people import facts as people
from paydesk.domain.people.facts import PersonFactKind
from paydesk.domain.people.person import Person, Role
from paydesk.domain.people.stored import PersonChange, SecondApproval, WrongPin
from paydesk.domain.settings import stored_facts as journal
from paydesk.domain.settings.settings import MoneyOut, Settings
from paydesk.domain.settings.stored_facts import CarriedFacts, LastZ, StoredFactKind
from paydesk.domain.shift import facts as shifts

ASHA = Person("a1", "Asha", Role.CASHIER)
NAMED: dict[str, Json] = {"name": "Asha", "role": "cashier"}
BEGUN: dict[str, Json] = {"by": "Ravi", "aside": "x", "z": 4, "seal": "7f", "series": 0, "in_tests": 2, "in_real": 3}
BEFORE = Settings()
AFTER = replace(BEFORE, money_out=MoneyOut(per_transfer=Money(5), per_day=None, per_beneficiary=Money(7)))


@pytest.mark.parametrize(
    ("data", "stored"),
    [
        (shifts.opened_data("Asha", watch=["s1"]), {"by": "Asha", "to": "Asha", "watch": ["s1"]}),
        (shifts.opened_data("Asha", to="Ravi"), {"by": "Asha", "to": "Ravi", "watch": []}),
        (shifts.handed_over_data("Asha", "Ravi"), {"by": "Asha", "to": "Ravi"}),
        (shifts.printed_data("Asha"), {"by": "Asha"}),
        (shifts.print_ended_data(PrintOutcome.FILE), {"became": "file"}),
    ],
)
def test_facts_of_shifts(data: dict[str, Json], stored: dict[str, Json]) -> None:
    assert data == stored


@pytest.mark.parametrize(
    ("fact", "stored"),
    [
        (people.person_fact(ASHA, 1, PersonFactKind.LOCKED), NAMED),
        (people.person_fact(ASHA, 1, PersonFactKind.PIN_WRONG, WrongPin("Asha", "cashier", 3)), {**NAMED, "count": 3}),
        (
            people.person_fact(ASHA, 1, PersonFactKind.SECOND, SecondApproval("Asha", "cashier", "Ravi", "d1")),
            {**NAMED, "first": "Ravi", "subject": "d1"},
        ),
        (
            people.person_fact(ASHA, 1, PersonFactKind.PERSON_ADDED, PersonChange("Asha", "cashier", "Ravi", True)),  # noqa: FBT003
            {**NAMED, "by": "Ravi", "new_pin": True},
        ),
        (people.not_saved_fact(ASHA, 1, PersonFactKind.PERSON_ADDED), {**NAMED, "kind": "person_added"}),
        (people.list_saved_fact(1, is_sealed=None), {"sealed": None}),
        (people.list_forgotten_fact(1), {}),
        (
            journal.keys_changed_fact(1, StoredFactKind.KEYS_SET, area="gateway", by="Ravi"),
            {"area": "gateway", "by": "Ravi"},
        ),
        (journal.settings_exported_fact(1, by="Ravi"), {"by": "Ravi"}),
        (journal.journal_begun_fact(1, by="Ravi", aside="x", last=LastZ(4, "7f"), in_tests=2, in_real=3), BEGUN),
        (
            journal.journal_begun_fact(9, by="", aside="", last=None, carried=CarriedFacts("ab", ((1, 2), (4, 4)))),
            dict.fromkeys(BEGUN, 0)
            | {"by": "", "aside": "", "seal": "", "series": 9, "journal": "ab", "carried": [[1, 2], [4, 4]]},
        ),
        (journal.clock_set_fact(1, ClockCorrection(-5, 6, 7)), {"by": -5, "since": 6, "until": 7}),
        (
            journal.erased_fact(1, by="Ravi", before=5, spans=[(1, 2)], counts={"sales": 1}),
            {"by": "Ravi", "before": 5, "spans": [[1, 2]], "counts": {"sales": 1}},
        ),
        (
            journal.settings_changed_fact(1, BEFORE, AFTER, by="Ravi"),
            {
                "by": "Ravi",
                "changed": ["money_out.per_transfer", "money_out.per_day", "money_out.per_beneficiary"],
                "limits": {"per_transfer": 5, "per_day": None, "per_beneficiary": 7},
            },
        ),
    ],
)
def test_facts_of_people_settings_and_the_journal(fact: Fact, stored: dict[str, Json]) -> None:
    assert fact.data == stored
