"""People: the first admin, changes, an unreadable file, the demo; and the journal's record of them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
import pytest_asyncio

from paydesk.counter.people.service import PeopleService
from paydesk.domain.commands import (
    ClosePages,
    Command,
    ReadPeople,
    ReleasePerson,
    RemovePerson,
    SavePerson,
    StayOnPages,
    UnlockPages,
)
from paydesk.domain.messages import CommandStatus, JournalFault
from paydesk.domain.people.facts import PersonFactKind, RecordedPeople
from paydesk.domain.people.messages import (
    DenialReason,
    PeopleFault,
    PeopleKnown,
    PermissionDenied,
    PinAccepted,
    PinProblem,
    PinRefused,
    SignedIn,
)
from paydesk.domain.people.person import DEMO_PEOPLE, WHILE_WAITING, Permission, Person, Role
from paydesk.store import private_files
from paydesk.store.errors import FaultKind, KnownFault
from paydesk.store.people.pin_digest import COST, WEAK_COST
from tests.helpers.people import PretendKeychain
from tests.helpers.people_rig import ASHA, MEERA, RAVI, SITA, STAFF, TARA, WRONG, PeopleRig, pin_of, set_up


@pytest_asyncio.fixture
async def empty(tmp_path: Path) -> PeopleRig:
    """Return a counter on which nobody was set up."""
    rig = PeopleRig(tmp_path / "till")
    await rig.people.open()
    return rig


@pytest_asyncio.fixture
async def rig(tmp_path: Path) -> PeopleRig:
    """Return a counter with all of STAFF, just started."""
    set_up(tmp_path / "till")
    rig = PeopleRig(tmp_path / "till")
    await rig.people.open()
    return rig


async def save(rig: PeopleRig, person: Person, pin: str = "") -> object:
    return await rig.answer(SavePerson(ask_id="ask", person=person, pin=pin))


# Nobody, and the first ----------------------------------------------------------------------------------------------


async def test_with_nobody_set_up_everybody_sells_and_nobody_sends_money(empty: PeopleRig) -> None:
    assert empty.events == [PeopleKnown((), "file"), SignedIn()]
    assert empty.may(Permission.SELL) == "the shop"
    assert empty.may(Permission.PEOPLE) == "the shop"
    assert empty.may(Permission.SEND) is DenialReason.NOBODY
    assert empty.may(Permission.CASHGRAM) is DenialReason.NOBODY
    await empty.lock()
    assert empty.may(Permission.SELL) == "the shop", "there is nobody who could open it again"


async def test_the_first_admin_is_at_the_till_at_once_and_still_known_tomorrow(empty: PeopleRig) -> None:
    await save(empty, MEERA, "4826")
    assert empty.known == PeopleKnown((MEERA,), "file", (4,))
    assert empty.signed_in == SignedIn(MEERA)
    assert empty.may(Permission.PEOPLE) == "Meera"
    await empty.start_again()
    locked = SignedIn(None, locked=True)
    assert empty.events == [locked, PeopleKnown((MEERA,), "file", (4,)), locked], "locked, before anything is read"
    assert empty.may(Permission.SELL) is DenialReason.LOCKED
    assert await empty.sign_in(MEERA, "4826") == PinAccepted("ask", "p4")


@pytest.mark.parametrize("person", [ASHA, RAVI, TARA])
async def test_the_first_one_must_be_an_admin(empty: PeopleRig, person: Person) -> None:
    assert await save(empty, person, "2580") == PeopleFault("ask", "last_admin")
    assert empty.may(Permission.SELL) == "the shop"
    assert not (empty.folder / "people.json").exists()


async def test_before_anything_is_read_a_set_up_counter_is_closed_to_all(tmp_path: Path) -> None:
    set_up(tmp_path / "till")
    rig = PeopleRig(tmp_path / "till")
    assert rig.may(Permission.SELL) is DenialReason.LOCKED
    assert rig.may(Permission.PEOPLE) is DenialReason.LOCKED


# Changes ------------------------------------------------------------------------------------------------------------


async def test_an_admin_adds_changes_and_removes_and_the_journal_has_the_names(rig: PeopleRig) -> None:
    await rig.sign_in(MEERA)
    new = Person("n1", "Noor", Role.CASHIER)
    await save(rig, new, "1593")
    assert rig.known.people[-1] == new
    await save(rig, replace(new, name="Noor Jahan", role=Role.SUPERVISOR))
    await rig.lock()
    assert await rig.sign_in(new, "1593") == PinAccepted("ask", "n1"), "an empty PIN keeps the one they have"
    assert rig.signed_in.person == Person("n1", "Noor Jahan", Role.SUPERVISOR)
    await rig.sign_in(MEERA)
    await save(rig, replace(new, name="Noor Jahan"), "7531")
    assert rig.access.is_staff_name("Noor Jahan")
    await rig.send(RemovePerson(ask_id="ask", person_id="n1"))
    assert rig.known.people == STAFF
    assert not rig.access.is_staff_name("Noor Jahan")
    refused = await rig.sign_in(new, "7531")
    assert isinstance(refused, PinRefused)
    told = [(kind, data) for person_id, kind, data in rig.written() if person_id == "n1"]
    assert told == [
        (PersonFactKind.PERSON_ADDED, {"name": "Noor", "role": "cashier", "by": "Meera", "new_pin": True}),
        (PersonFactKind.PERSON_CHANGED, {"name": "Noor Jahan", "role": "supervisor", "by": "Meera", "new_pin": False}),
        (PersonFactKind.SIGNED_IN, {"name": "Noor Jahan", "role": "supervisor"}),
        (PersonFactKind.PERSON_CHANGED, {"name": "Noor Jahan", "role": "cashier", "by": "Meera", "new_pin": True}),
        (PersonFactKind.PERSON_REMOVED, {"name": "Noor Jahan", "role": "cashier", "by": "Meera", "new_pin": False}),
    ]


@pytest.mark.parametrize(
    ("person", "pin", "why"),
    [
        (Person("n1", "", Role.CASHIER), "1593", "name"),
        (Person("n1", "x" * 41, Role.CASHIER), "1593", "name"),
        (Person("n1", "asha", Role.CASHIER), "1593", "name"),
        (Person("n1", "Noor", Role.CASHIER), "", "pin"),
        (Person("n1", "Noor", Role.CASHIER), "123", "pin"),
        (Person("n1", "Noor", Role.CASHIER), "123456789", "pin"),
        (replace(ASHA, name="Asha Rao"), "abcd", "pin"),
        (Person("", "Noor", Role.CASHIER), "1593", "unknown"),
        (Person("out:1", "Noor", Role.CASHIER), "1593", "unknown"),
        (replace(MEERA, role=Role.SUPERVISOR), "", "last_admin"),
    ],
)
async def test_what_cannot_be_is_said_and_changes_nothing(rig: PeopleRig, person: Person, pin: str, why: str) -> None:
    await rig.sign_in(MEERA)
    before = (rig.folder / "people.json").read_bytes()
    assert await save(rig, person, pin) == PeopleFault("ask", why)
    assert (rig.folder / "people.json").read_bytes() == before
    assert rig.known.people == STAFF


@pytest.mark.parametrize("person", [RAVI, Person("n1", "Noor", Role.CASHIER)])
async def test_a_pin_that_anybody_would_try_first_is_not_taken(rig: PeopleRig, person: Person) -> None:
    await rig.sign_in(MEERA)
    assert await save(rig, person, "1234") == PeopleFault("ask", "easy_pin")
    assert rig.known.people == STAFF
    assert await rig.sign_in(RAVI) == PinAccepted("ask", "p2"), "and nobody's is another one"


async def test_the_last_admin_stays(rig: PeopleRig) -> None:
    await rig.sign_in(MEERA)
    assert await rig.answer(RemovePerson(ask_id="ask", person_id="p4")) == PeopleFault("ask", "last_admin")
    assert await rig.answer(RemovePerson(ask_id="ask", person_id="nobody")) == PeopleFault("ask", "unknown")
    await save(rig, replace(RAVI, role=Role.ADMIN))
    await rig.send(RemovePerson(ask_id="ask", person_id="p4"))
    assert [person.name for person in rig.known.people] == ["Tara", "Asha", "Ravi", "Sita"]
    assert rig.signed_in == SignedIn(None, locked=True), "who is gone is not at the counter"


@pytest.mark.parametrize("person", [ASHA, RAVI])
async def test_only_an_admin_changes_people(rig: PeopleRig, person: Person) -> None:
    await rig.sign_in(person)
    new = Person("n1", "Noor", Role.ADMIN)
    assert await save(rig, new, "1593") == PermissionDenied(Permission.PEOPLE, DenialReason.ROLE, "ask")
    assert await rig.answer(RemovePerson(ask_id="ask", person_id="p4")) == PermissionDenied(
        Permission.PEOPLE, DenialReason.ROLE, "ask"
    )
    await rig.lock()
    assert await save(rig, new, "1593") == PermissionDenied(Permission.PEOPLE, DenialReason.LOCKED, "ask")


async def test_an_admin_s_pin_opens_people_while_a_cashier_is_at_the_till(rig: PeopleRig) -> None:
    await rig.sign_in(ASHA)
    await rig.send(UnlockPages(ask_id="ask", person_id="p4", pin=pin_of(MEERA)))
    await save(rig, Person("n1", "Noor", Role.CASHIER), "1593")
    assert rig.written()[-1][2]["by"] == "Meera"
    assert rig.signed_in.person == ASHA


async def test_a_new_role_counts_at_once(rig: PeopleRig) -> None:
    await rig.sign_in(MEERA)
    await save(rig, Person("n1", "Noor", Role.ADMIN), "1593")
    await rig.sign_in(Person("n1", "Noor", Role.ADMIN), "1593")
    await save(rig, Person("n1", "Noor", Role.CASHIER))
    assert rig.signed_in == SignedIn(Person("n1", "Noor", Role.CASHIER))
    assert rig.may(Permission.PEOPLE) is DenialReason.ROLE


async def test_somebody_made_a_trainee_is_not_at_a_real_till_any_more(rig: PeopleRig) -> None:
    await rig.sign_in(ASHA)
    await rig.send(UnlockPages(ask_id="ask", person_id="p4", pin=pin_of(MEERA)))
    await save(rig, replace(ASHA, role=Role.TRAINEE))
    assert rig.signed_in == SignedIn(None, locked=True)


async def test_who_unlocked_and_lost_the_role_has_unlocked_nothing(rig: PeopleRig) -> None:
    await rig.sign_in(MEERA)
    await rig.send(UnlockPages(ask_id="ask", person_id="p2", pin=pin_of(RAVI)))
    assert rig.may(Permission.SEND) == "Ravi"
    await save(rig, replace(RAVI, role=Role.CASHIER))
    assert rig.may(Permission.SEND) is DenialReason.PAGES_LOCKED


async def test_what_cannot_be_written_is_said_and_nothing_has_changed(
    rig: PeopleRig, monkeypatch: pytest.MonkeyPatch
) -> None:
    await rig.sign_in(MEERA)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(private_files, "replace", full)
        assert await save(rig, Person("n1", "Noor", Role.CASHIER), "1593") == PeopleFault("ask", "not_written")
        assert await rig.answer(RemovePerson(ask_id="ask", person_id="p1")) == PeopleFault("ask", "not_written")
    assert rig.known.people == STAFF
    assert await rig.sign_in(ASHA) == PinAccepted("ask", "p1")


async def test_with_a_keychain_the_windows_are_told_so(tmp_path: Path) -> None:
    rig = PeopleRig(tmp_path / "till", secrets=PretendKeychain())
    await rig.people.open()
    await save(rig, MEERA, "4826")
    assert rig.known == PeopleKnown((MEERA,), "keychain", (4,))
    await rig.start_again()
    assert rig.known == PeopleKnown((MEERA,), "keychain", (4,))
    assert await rig.sign_in(MEERA, "4826") == PinAccepted("ask", "p4")


# A file that cannot be read -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "raw", [b"", b"garbage", json.dumps({"version": 1, "sealed": True}).encode(), b'{"version": 9}']
)
async def test_an_unreadable_file_opens_to_nobody(tmp_path: Path, raw: bytes) -> None:
    (tmp_path / "till").mkdir()
    (tmp_path / "till" / "people.json").write_bytes(raw)
    rig = PeopleRig(tmp_path / "till")
    await rig.people.open()
    locked = SignedIn(None, locked=True)
    why = "newer" if b"9" in raw else "unreadable"
    assert rig.events == [locked, PeopleKnown((), why), locked]
    assert {rig.may(permission) for permission in Permission} == {DenialReason.LOCKED}
    assert await save(rig, MEERA, "4826") == PermissionDenied(Permission.PEOPLE, DenialReason.LOCKED, "ask")
    assert await rig.sign_in(MEERA, "4826") == PinRefused("ask", "p4", PinProblem.WRONG)
    assert (rig.folder / "people.json").read_bytes() == raw, "it is left as it is"


async def test_a_file_that_can_be_read_at_the_second_try_opens_to_all(rig: PeopleRig) -> None:
    """As the supervisor tries it again."""
    whole = (rig.folder / "people.json").read_bytes()
    (rig.folder / "people.json").write_bytes(b"")
    await rig.start_again()
    assert rig.known == PeopleKnown((), "unreadable")
    (rig.folder / "people.json").write_bytes(whole)
    await rig.people.open()
    assert rig.known == PeopleKnown(STAFF, "file", (4,) * len(STAFF))
    assert await rig.sign_in(ASHA) == PinAccepted("ask", "p1")


async def test_who_unlocks_the_keychain_reads_the_list_without_a_new_start(tmp_path: Path) -> None:
    """A person who cancelled its question may be asked once more: they want it now."""
    keychain = PretendKeychain()
    rig = PeopleRig(tmp_path / "till", secrets=keychain)
    await rig.people.open()
    await save(rig, MEERA, "4826")
    keychain.is_locked = True
    await rig.start_again()
    assert rig.known == PeopleKnown((), "waiting")
    keychain.is_locked = False
    assert (await rig.send(ReadPeople())).status is CommandStatus.DONE
    assert "ask again" in keychain.calls
    assert rig.known == PeopleKnown((MEERA,), "keychain", (4,))
    assert rig.signed_in == SignedIn(None, locked=True)
    assert await rig.sign_in(MEERA, "4826") == PinAccepted("ask", "p4")
    rig.events.clear()
    await rig.send(ReadPeople())
    assert rig.of(PeopleKnown) == [], "who is known is not read twice"


async def test_a_list_that_goes_while_nobody_could_read_it_opens_to_nobody(rig: PeopleRig) -> None:
    (rig.folder / "people.json").write_bytes(b"")
    await rig.start_again()
    (rig.folder / "people.json").unlink()
    await rig.send(ReadPeople())
    assert rig.known == PeopleKnown((), "unreadable")
    assert rig.signed_in.locked


async def test_a_sealed_file_that_is_gone_opens_to_nobody(tmp_path: Path) -> None:
    """Removing it does not undo the PINs: the keychain still says that there were some."""
    rig = PeopleRig(tmp_path / "till", secrets=PretendKeychain())
    await rig.people.open()
    await save(rig, MEERA, "4826")
    (rig.folder / "people.json").unlink()
    await rig.start_again()
    assert rig.events == [PeopleKnown((), "unreadable"), SignedIn(None, locked=True)]
    assert {rig.may(permission) for permission in Permission} == {DenialReason.LOCKED}


# Small things that nobody should have to find out -------------------------------------------------------------------


async def test_a_new_pin_takes_the_place_of_the_old_one(rig: PeopleRig) -> None:
    await rig.sign_in(MEERA)
    await save(rig, ASHA, "7531")
    assert await rig.sign_in(ASHA) == PinRefused("ask", "p1", PinProblem.WRONG)
    assert await rig.sign_in(ASHA, "7531") == PinAccepted("ask", "p1")


@pytest.mark.parametrize("person_id", ["x" * 64, "a-B_9"])
async def test_what_can_be_an_id(rig: PeopleRig, person_id: str) -> None:
    await rig.sign_in(MEERA)
    assert isinstance(await save(rig, Person(person_id, "Noor", Role.CASHIER), "1593"), SignedIn)


async def test_an_id_that_is_too_long_is_none(rig: PeopleRig) -> None:
    await rig.sign_in(MEERA)
    assert await save(rig, Person("x" * 65, "Noor", Role.CASHIER), "1593") == PeopleFault("ask", "unknown")


async def test_pages_are_left_and_kept_open(rig: PeopleRig) -> None:
    await rig.sign_in(SITA)
    told = await rig.answer(UnlockPages(ask_id="ask", person_id="p2", pin=pin_of(RAVI)))
    assert told == PinAccepted("ask", "p2")
    until = rig.signed_in.unlocked_until
    assert until is not None
    rig.now += 1_000
    await rig.send(StayOnPages())
    assert rig.signed_in.unlocked_until == until + 1_000
    await rig.send(ClosePages())
    assert rig.signed_in == SignedIn(SITA)


async def test_behind_the_lock_no_pin_is_even_looked_at(rig: PeopleRig) -> None:
    await rig.send(UnlockPages(ask_id="ask", person_id="p2", pin="0000"))
    assert rig.events[-1] == PermissionDenied(Permission.SEE_PAYOUTS, DenialReason.LOCKED, "ask")
    assert rig.written() == []


async def test_the_lock_of_a_counter_where_nobody_is_signed_in_is_nobody_s(tmp_path: Path) -> None:
    demo = PeopleRig(tmp_path / "demo", demo=True)
    await demo.people.open()
    await demo.send(RemovePerson(ask_id="ask", person_id="asha"))
    demo.access.locked, demo.access.person = False, None
    await demo.lock()
    assert [kind for _, kind, _ in demo.written() if kind == PersonFactKind.LOCKED] == []


async def test_nobody_is_released_who_does_not_work_here(rig: PeopleRig) -> None:
    command = ReleasePerson(ask_id="ask", person_id="thief", by_id="p2", pin=pin_of(RAVI))
    assert await rig.answer(command) == PeopleFault("ask", "unknown")


async def test_the_first_admin_s_signing_in_is_a_fact_too(empty: PeopleRig) -> None:
    await save(empty, MEERA, "4826")
    assert [kind for _, kind, _ in empty.written()] == [PersonFactKind.PERSON_ADDED, PersonFactKind.SIGNED_IN]
    await save(empty, replace(MEERA, name="Meera Rao"))
    assert [kind for _, kind, _ in empty.written()][2:] == [PersonFactKind.PERSON_CHANGED]


@pytest.mark.parametrize(
    "command",
    [
        SavePerson(ask_id="a1", person=Person("n1", "Noor", Role.CASHIER), pin="1593"),
        RemovePerson(ask_id="a1", person_id="p1"),
    ],
)
async def test_leave_to_change_people_is_asked_again_when_the_turn_comes(rig: PeopleRig, command: Command) -> None:
    """A PIN was being looked at, and whoever was allowed is not so after it."""
    await rig.sign_in(MEERA)
    async with rig.people._pin_lock:
        changing = asyncio.create_task(rig.send(command))
        await asyncio.sleep(0)
        rig.access.lock()
    assert (await changing).status is CommandStatus.REFUSED
    assert rig.events[-1] == PermissionDenied(Permission.PEOPLE, DenialReason.LOCKED, "a1")
    assert rig.known.people == STAFF


def test_a_real_pin_costs_more_than_one_that_is_shown_anyway(tmp_path: Path) -> None:
    assert PeopleService(PeopleRig(tmp_path / "real").context).digest_cost == COST
    assert PeopleService(PeopleRig(tmp_path / "demo", demo=True).context).digest_cost == WEAK_COST


# The demo -----------------------------------------------------------------------------------------------------------


async def test_the_demo_begins_with_asha_at_the_till_and_its_pins_open(tmp_path: Path) -> None:
    rig = PeopleRig(tmp_path / "demo", demo=True)
    assert rig.may(Permission.SELL) == "Asha", "before anything is read: a visitor sells at once"
    await rig.people.open()
    people = tuple(person for person, _ in DEMO_PEOPLE)
    assert rig.events == [PeopleKnown(people, "file", (4,) * 4), SignedIn(people[1])]
    await rig.start_again()
    assert rig.events == [PeopleKnown(people, "file", (4,) * 4), SignedIn(people[1])], "the next visitor too"
    for person, pin in DEMO_PEOPLE:
        assert await rig.sign_in(person, pin) == PinAccepted("ask", person.person_id)
        assert rig.may(Permission.SELL) == person.name
    await rig.send(RemovePerson(ask_id="ask", person_id="asha"))
    await rig.start_again()
    assert rig.signed_in == SignedIn(None, locked=True), "nobody is at the counter who does not work here"


@pytest.mark.parametrize("raw", [b"", b"garbage", b'{"version": 9}'])
async def test_a_demo_whose_people_cannot_be_read_begins_anew(tmp_path: Path, raw: bytes) -> None:
    """Regression: after that no person could sign in to the demo."""
    (tmp_path / "demo").mkdir()
    (tmp_path / "demo" / "people.json").write_bytes(raw)
    rig = PeopleRig(tmp_path / "demo", demo=True)
    await rig.people.open()
    assert rig.known == PeopleKnown(tuple(person for person, _ in DEMO_PEOPLE), "file", (4,) * 4)
    assert rig.may(Permission.SELL) == "Asha"
    for person, pin in DEMO_PEOPLE:
        assert await rig.sign_in(person, pin) == PinAccepted("ask", person.person_id)


async def test_a_demo_on_a_full_disk_works_for_this_visitor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rig = PeopleRig(tmp_path / "demo", demo=True)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(private_files, "replace", full)
        await rig.people.open()
    assert not rig.of(JournalFault), "that speaks of the journal"
    for person, pin in DEMO_PEOPLE:
        assert await rig.sign_in(person, pin) == PinAccepted("ask", person.person_id)


async def test_a_trainee_signs_in_to_the_demo_only(rig: PeopleRig) -> None:
    assert await rig.sign_in(TARA) == PinRefused("ask", "p0", PinProblem.ROLE)
    assert rig.signed_in.locked
    assert rig.written() == [("p0", PersonFactKind.PIN_REFUSED, {"name": "Tara", "role": "trainee"})]


async def test_nothing_in_the_journal_or_in_a_repr_tells_a_pin(rig: PeopleRig) -> None:
    await rig.sign_in(MEERA)
    await save(rig, Person("n1", "Noor", Role.CASHIER), "91827364")
    await rig.sign_in(Person("n1", "Noor", Role.CASHIER), "91827364")
    await rig.sign_in(SITA, "73645546")
    await rig.send(UnlockPages(ask_id="ask", person_id="p2", pin=pin_of(RAVI)))
    said = repr(rig.written()) + repr(rig.events) + repr(rig.people.__dict__)
    assert not any(pin in said for pin in ("91827364", "73645546", *map(pin_of, STAFF)))
    raw = b"".join(path.read_bytes() for path in rig.folder.iterdir())
    assert not any(pin.encode() in raw for pin in ("91827364", "73645546"))


# Locked means locked ------------------------------------------------------------------------------------------------


async def test_until_the_keychain_has_answered_nothing_but_selling_is_open(tmp_path: Path) -> None:
    """Regression: by removing the file while it was locked anybody became admin, without a PIN."""
    keychain = PretendKeychain()
    rig = PeopleRig(tmp_path / "till", secrets=keychain)
    await rig.people.open()
    await save(rig, MEERA, "4826")
    (rig.folder / "people.json").unlink()
    keychain.is_locked = True
    await rig.start_again()
    assert rig.known == PeopleKnown((), "waiting")
    assert {permission for permission in Permission if rig.may(permission) == "the shop"} == WHILE_WAITING
    told = await save(rig, Person("e1", "Eve", Role.ADMIN), "1593")
    assert told == PermissionDenied(Permission.PEOPLE, DenialReason.WAITING, "ask")
    keychain.is_locked = False
    await rig.send(ReadPeople())
    assert rig.known == PeopleKnown((), "unreadable")
    assert {rig.may(permission) for permission in Permission} == {DenialReason.LOCKED}


@pytest.mark.parametrize("is_locked", [True, False])
async def test_the_journal_knows_that_there_were_people(tmp_path: Path, *, is_locked: bool) -> None:
    """File and entry are gone: that they were added is a fact still."""
    keychain = PretendKeychain()
    rig = PeopleRig(tmp_path / "till", secrets=keychain)
    rig.known_people = RecordedPeople(were_set_up=True)
    keychain.is_locked = is_locked
    await rig.start_again()
    assert rig.known.people == ()
    assert {rig.may(permission) for permission in Permission} == {DenialReason.LOCKED}


@pytest.mark.parametrize(("is_sealed", "opens"), [(True, False), (None, True)])
@pytest.mark.parametrize("is_locked", [True, False])
async def test_a_plain_file_is_believed_only_where_none_was_ever_sealed(
    tmp_path: Path, *, is_sealed: bool | None, opens: bool, is_locked: bool
) -> None:
    set_up(tmp_path / "till")
    keychain = PretendKeychain()
    keychain.is_locked = is_locked
    rig = PeopleRig(tmp_path / "till", secrets=keychain)
    rig.known_people = RecordedPeople(were_set_up=True, is_sealed=is_sealed)
    await rig.people.open()
    assert isinstance(await rig.sign_in(MEERA), PinAccepted) is opens
    assert rig.signed_in.locked is not opens


async def test_that_a_keychain_seals_the_file_is_a_fact_once(tmp_path: Path) -> None:
    rig = PeopleRig(tmp_path / "till", secrets=PretendKeychain())
    await rig.people.open()
    await save(rig, MEERA, "4826")
    assert rig.written()[-2][1:] == ("people_kept", {"sealed": True})
    rig.known_people = RecordedPeople(were_set_up=True, is_sealed=True)
    before = len(rig.facts)
    await rig.start_again()
    assert len(rig.facts) == before


async def test_a_change_that_the_journal_does_not_take_changes_no_file(rig: PeopleRig) -> None:
    await rig.sign_in(MEERA)
    before = (rig.folder / "people.json").read_bytes()
    rig.journal_fault = KnownFault(FaultKind.BUSY, rig.folder / "journal.sqlite3")
    assert await save(rig, Person("n1", "Noor", Role.CASHIER), "1593") == PeopleFault("ask", "not_written")
    assert await rig.answer(RemovePerson(ask_id="ask", person_id="p1")) == PeopleFault("ask", "not_written")
    assert (rig.folder / "people.json").read_bytes() == before
    assert rig.known.people == STAFF


async def test_a_change_that_the_file_does_not_take_is_told_to_the_journal(
    rig: PeopleRig, monkeypatch: pytest.MonkeyPatch
) -> None:
    await rig.sign_in(MEERA)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(private_files, "replace", full)
        await save(rig, Person("n1", "Noor", Role.CASHIER), "1593")
    assert [kind for who, kind, _ in rig.written() if who == "n1"] == ["person_added", "person_not_kept"]


async def test_an_older_copy_of_the_file_gives_back_no_tries(rig: PeopleRig) -> None:
    rig.wrong[ASHA.person_id] = 9, rig.now - 3_600_000
    await rig.start_again()
    assert await rig.sign_in(ASHA, WRONG) == PinRefused("ask", "p1", PinProblem.SUPERVISOR)


async def test_a_keychain_that_never_answers_holds_up_no_window(tmp_path: Path) -> None:
    rig = PeopleRig(tmp_path / "till")
    answers = asyncio.Event()

    async def asking(call: Callable[[], object]) -> object:
        await answers.wait()
        return call()

    object.__setattr__(rig.context, "run_in_thread", asking)
    rig.people = PeopleService(rig.context)
    rig.serve(rig.people)
    reading = asyncio.create_task(rig.people.open())
    await rig.access.wait_until_known(Permission.SETTINGS)
    await asyncio.sleep(0)
    assert rig.known == PeopleKnown((), "waiting")
    assert (await rig.send(ReadPeople())).status is CommandStatus.DONE, "and the button that asks again comes back"
    answers.set()
    await reading
    assert rig.known == PeopleKnown((), "file")
    assert rig.may(Permission.SETTINGS) == "the shop"
