"""The page of people: adding, changing, removing, with the keyboard alone; faults stand at their field."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from paydesk.domain.commands import RemovePerson, SavePerson
from paydesk.domain.messages import End
from paydesk.domain.people.messages import DenialReason, PeopleFault, PeopleKnown, PermissionDenied, SignedIn
from paydesk.domain.people.person import Permission, Person, Role
from paydesk.ui.people.page import PeoplePage
from tests.helpers.fields import choices, choose, chosen, put, typed
from tests.helpers.fields import faults as wrong
from tests.helpers.recorder import ended
from tests.ui.people.conftest import ASHA, MEERA, RAVI, STAFF, Desk, Heard, MakeDesk
from tests.ui.test_accessibility import faults

Key = Qt.Key
NAME, PIN, AGAIN = "Name", "PIN", "The same PIN again"


@pytest.fixture
def page(desk: Desk) -> PeoplePage:
    """Meera, an admin, looks at the page."""
    desk.staffed(MEERA)
    return desk.page()


def saved(desk: Desk) -> tuple[Person, str]:
    command = desk.client.of(SavePerson)[-1]
    _ask, person, pin = command.ask_id, command.person, command.pin
    return person, pin


def fail(desk: Desk, why: str) -> None:
    command = desk.client.sent[-1]
    assert isinstance(command, (SavePerson, RemovePerson))
    desk.tell(PeopleFault(command.ask_id, why))


def test_the_first_one_is_an_admin(desk: Desk) -> None:
    desk.tell(PeopleKnown((), "file"), SignedIn())
    page = desk.page()
    assert "Nobody is set up" in desk.words()
    assert "Everybody may sell; sending money needs people. Add yourself as admin first." in desk.words()
    assert faults(desk.window) == []
    desk.type("meera")
    desk.press(Key.Key_Tab)
    desk.press(Key.Key_Tab)
    desk.type("4826")
    desk.press(Key.Key_Tab)
    desk.pin("4826")
    person, pin = saved(desk)
    assert (person.role, person.name.casefold(), pin) == (Role.ADMIN, "meera", "4826")
    assert typed(page, PIN) == typed(page, AGAIN) == ""
    desk.tell(PeopleKnown((person,), "keychain"), SignedIn(person))
    assert "Saved." in desk.words()
    assert "sealed by its keychain" in desk.words()
    assert "Nobody is set up" not in desk.words()


def test_somebody_new(desk: Desk, page: PeoplePage) -> None:
    desk.button("Add somebody").click()
    put(page, {NAME: "Kiran"})
    choose(page, "Role", "Supervisor")
    assert "Sends money" in desk.words()
    put(page, {PIN: "112233"})
    put(page, {AGAIN: "112233"})
    desk.button("Save").click()
    person, pin = saved(desk)
    assert (person.name, person.role, pin) == ("Kiran", Role.SUPERVISOR, "112233")
    desk.tell(PeopleKnown((*STAFF, person), "keychain"))
    assert page.tiles.current() == person.person_id


def test_a_name_is_changed_and_the_pin_kept(desk: Desk, page: PeoplePage) -> None:
    page.tiles.choose("ravi")
    assert typed(page, NAME) == "Ravi"
    put(page, {NAME: "Ravi K"})
    desk.button("Save").click()
    assert saved(desk) == (Person("ravi", "Ravi K", Role.SUPERVISOR), "")


@pytest.mark.parametrize(
    ("name", "pin", "again", "field"),
    [
        ("", "1234", "1234", NAME),
        ("x" * 41, "1234", "1234", NAME),
        ("ASHA", "1234", "1234", NAME),
        ("Kiran", "", "", PIN),
        ("Kiran", "123", "123", PIN),
        ("Kiran", "1234", "1235", AGAIN),
        ("Kiran", "1234", "", AGAIN),
    ],
)
def test_what_is_wrong_stands_at_its_field(
    desk: Desk, page: PeoplePage, name: str, pin: str, again: str, field: str
) -> None:
    page.begin_new()
    put(page, {NAME: name})
    put(page, {PIN: pin})
    put(page, {AGAIN: again})
    desk.button("Save").click()
    assert desk.client.sent == []
    assert list(wrong(page)) == [field]
    assert typed(page, NAME) == name, "nothing typed is lost but the PINs"


@pytest.mark.parametrize(("why", "field"), [("name", NAME), ("pin", PIN), ("easy_pin", PIN), ("last_admin", "Role")])
def test_what_the_counter_finds_stands_there_too(desk: Desk, page: PeoplePage, why: str, field: str) -> None:
    page.tiles.choose("meera")
    choose(page, "Role", "Cashier")
    desk.button("Save").click()
    fail(desk, why)
    assert list(wrong(page)) == [field]
    assert desk.button("Save").isEnabled()
    assert chosen(page, "Role") == "Cashier"


@pytest.mark.parametrize(("why", "words"), [("not_written", "could not write"), ("unknown", "no longer on the list")])
def test_other_faults_are_said(desk: Desk, page: PeoplePage, why: str, words: str) -> None:
    page.tiles.choose("ravi")
    desk.button("Save").click()
    fail(desk, why)
    assert words in desk.words()


def test_removing_asks_once(desk: Desk, page: PeoplePage) -> None:
    page.tiles.choose("asha")
    desk.button("Remove").click()
    assert "Remove Asha?" in desk.words()
    assert desk.client.sent == []
    desk.press(Key.Key_Escape)
    assert "Remove Asha?" not in desk.words()
    desk.button("Remove").click()
    desk.button("Yes, remove").click()
    assert desk.client.of(RemovePerson)[0].person_id == "asha"
    desk.tell(PeopleKnown((RAVI, MEERA), "keychain"))
    assert page.tiles.ids == ["ravi", "meera"]
    assert page.form.person is None


def test_the_last_admin_stays(desk: Desk, page: PeoplePage) -> None:
    page.tiles.choose("meera")
    desk.button("Remove").click()
    desk.button("Yes, remove").click()
    fail(desk, "last_admin")
    assert "Somebody has to be admin" in desk.words()
    assert "meera" in page.tiles.ids


@pytest.mark.parametrize("person", [ASHA, RAVI])
def test_others_only_look(desk: Desk, person: Person) -> None:
    desk.staffed(person)
    page = desk.page()
    assert not page.form.isVisible()
    assert "Only an admin changes people" in desk.words()
    heard = Heard(page.unlock_wanted)
    desk.press(Key.Key_Return)
    assert heard.all == [Permission.PEOPLE]
    assert "An admin's PIN opens this page" in desk.words()
    desk.pin("4826")
    desk.answer_right()
    desk.opened(MEERA, person)
    assert page.form.isVisible()


def test_a_page_that_closed_meanwhile_keeps_what_was_typed_but_the_pin(desk: Desk, page: PeoplePage) -> None:
    page.begin_new()
    put(page, {NAME: "Kiran"})
    put(page, {PIN: "1234"})
    put(page, {AGAIN: "1234"})
    desk.button("Save").click()
    ask_id = desk.client.of(SavePerson)[0].ask_id
    desk.tell(PermissionDenied(Permission.PEOPLE, DenialReason.ROLE, ask_id))
    assert typed(page, NAME) == "Kiran"
    assert desk.button("Save").isEnabled()
    assert "It is for an admin" in desk.words()
    put(page, {PIN: "1234"})
    desk.tell(SignedIn(ASHA))
    assert typed(page, PIN) == ""
    desk.tell(SignedIn(MEERA))
    assert typed(page, NAME) == "Kiran"


def test_trainees_are_offered_in_the_demo_only(make_desk: MakeDesk) -> None:
    for demo in (True, False):
        desk = make_desk(demo=demo)
        desk.staffed(MEERA)
        page = desk.page()
        page.begin_new()
        assert ("Trainee" in choices(page, "Role")) is demo


@pytest.mark.parametrize(
    ("kept", "words"),
    [("keychain", "sealed by its keychain"), ("file", "in a file"), ("unreadable", "nobody can sign in")],
)
def test_it_says_where_pins_are_kept(desk: Desk, page: PeoplePage, kept: str, words: str) -> None:
    desk.tell(PeopleKnown(STAFF, kept))
    assert words in page.kept.text()


@pytest.mark.parametrize("end", [End.REFUSED, End.FAILED])
def test_a_save_that_was_not_done_can_be_done_again(desk: Desk, end: End) -> None:
    desk.tell(PeopleKnown((), "file"), SignedIn())
    page = desk.page()
    page.wait_for("ask")
    desk.tell(ended(RemovePerson(ask_id="another", person_id="asha"), end))
    assert not desk.button("Save").isEnabled()
    desk.tell(ended(RemovePerson(ask_id="ask", person_id="asha"), end))
    assert desk.button("Save").isEnabled()
    assert ("Paydesk made a mistake" in desk.words()) is (end is End.FAILED)
