"""Page of people by keyboard: add, change, remove; faults at their fields."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from paydesk.domain.commands import RemovePerson, SavePerson
from paydesk.domain.messages import CommandStatus
from paydesk.domain.people.messages import DenialReason, PeopleFault, PeopleKnown, PermissionDenied, SignedIn
from paydesk.domain.people.person import Permission, Person, Role
from paydesk.ui.people.page import PeoplePage
from tests.helpers.accessibility import faults
from tests.helpers.fields import choices, choose, chosen, put, typed
from tests.helpers.fields import faults as wrong
from tests.helpers.recorder import ended
from tests.ui.people.conftest import ASHA, MEERA, RAVI, STAFF, CounterDriver, Heard, MakeCounter

Key = Qt.Key
NAME, PIN, AGAIN = "Name", "PIN", "Enter the same PIN again"


@pytest.fixture
def page(counter: CounterDriver) -> PeoplePage:
    """Open the page as Meera, an admin."""
    counter.staffed(MEERA)
    return counter.page()


def saved(counter: CounterDriver) -> tuple[Person, str]:
    command = counter.client.of(SavePerson)[-1]
    _ask, person, pin = command.ask_id, command.person, command.pin
    return person, pin


def fail(counter: CounterDriver, why: str) -> None:
    command = counter.client.sent[-1]
    assert isinstance(command, (SavePerson, RemovePerson))
    counter.tell(PeopleFault(command.ask_id, why))


def test_the_first_one_is_an_admin(counter: CounterDriver) -> None:
    counter.tell(PeopleKnown((), "file"), SignedIn())
    page = counter.page()
    assert "Nobody is set up" in counter.words()
    assert "Add yourself as admin first. Sending money needs people." in counter.words()
    assert faults(counter.window) == []
    counter.type("meera")
    counter.press(Key.Key_Tab)
    counter.type("4826")
    counter.press(Key.Key_Tab)
    counter.pin("4826")
    person, pin = saved(counter)
    assert (person.role, person.name.casefold(), pin) == (Role.ADMIN, "meera", "4826")
    assert typed(page, PIN) == typed(page, AGAIN) == ""
    counter.tell(PeopleKnown((person,), "keychain"), SignedIn(person))
    assert "Saved" in counter.words()
    assert "sealed by its keychain" in counter.words()
    assert "Nobody is set up" not in counter.words()


def test_a_person_is_added(counter: CounterDriver, page: PeoplePage) -> None:
    counter.button("Add a person").click()
    put(page, {NAME: "Kiran"})
    choose(page, "Role", "Supervisor")
    assert "sends money" in counter.words()
    put(page, {PIN: "112233"})
    put(page, {AGAIN: "112233"})
    counter.button("Save").click()
    person, pin = saved(counter)
    assert (person.name, person.role, pin) == ("Kiran", Role.SUPERVISOR, "112233")
    counter.tell(PeopleKnown((*STAFF, person), "keychain"))
    assert page.tiles.current_id() == person.person_id


def test_a_name_is_changed_and_the_pin_kept(counter: CounterDriver, page: PeoplePage) -> None:
    page.tiles.choose("ravi")
    assert typed(page, NAME) == "Ravi"
    put(page, {NAME: "Ravi K"})
    counter.button("Save").click()
    assert saved(counter) == (Person("ravi", "Ravi K", Role.SUPERVISOR), "")


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
def test_faults_are_shown_at_their_fields(
    counter: CounterDriver, page: PeoplePage, name: str, pin: str, again: str, field: str
) -> None:
    page.begin_new()
    put(page, {NAME: name})
    put(page, {PIN: pin})
    put(page, {AGAIN: again})
    counter.button("Save").click()
    assert counter.client.sent == []
    assert list(wrong(page)) == [field]
    assert typed(page, NAME) == name, "nothing typed is lost but the PINs"


def test_a_pin_is_rejected_as_a_name(counter: CounterDriver, page: PeoplePage) -> None:
    """A PIN as a name would be visible in the list and on each slip."""
    page.begin_new()
    put(page, {NAME: "3690", PIN: "2468", AGAIN: "2468"})
    counter.button("Save").click()
    assert counter.client.sent == []
    assert list(wrong(page)) == [NAME]
    assert typed(page, NAME) == ""


@pytest.mark.parametrize(("why", "field"), [("name", NAME), ("pin", PIN), ("easy_pin", PIN), ("last_admin", "Role")])
def test_faults_of_the_counter_are_shown_at_their_fields(
    counter: CounterDriver, page: PeoplePage, why: str, field: str
) -> None:
    page.tiles.choose("meera")
    choose(page, "Role", "Cashier")
    counter.button("Save").click()
    fail(counter, why)
    assert list(wrong(page)) == [field]
    assert counter.button("Save").isEnabled()
    assert chosen(page, "Role") == "Cashier"


@pytest.mark.parametrize(("why", "words"), [("not_written", "could not save"), ("unknown", "no longer on the list")])
def test_other_faults_are_said(counter: CounterDriver, page: PeoplePage, why: str, words: str) -> None:
    page.tiles.choose("ravi")
    counter.button("Save").click()
    fail(counter, why)
    assert words in counter.words()


def test_removing_asks_once(counter: CounterDriver, page: PeoplePage) -> None:
    page.tiles.choose("asha")
    counter.button("Remove").click()
    assert "Remove Asha?" in counter.words()
    assert counter.client.sent == []
    counter.press(Key.Key_Escape)
    assert "Remove Asha?" not in counter.words()
    counter.button("Remove").click()
    counter.button("Yes, remove").click()
    assert counter.client.of(RemovePerson)[0].person_id == "asha"
    counter.tell(PeopleKnown((RAVI, MEERA), "keychain"))
    assert page.tiles.ids == ["ravi", "meera"]
    assert page.form.person is None


def test_messages_are_cleared_for_another_admin(counter: CounterDriver) -> None:
    leela, until = Person("leela", "Leela", Role.ADMIN), counter.clock.now + 60_000
    staff = PeopleKnown((*STAFF, leela), "keychain")
    counter.tell(staff, SignedIn(ASHA, unlocked_by=MEERA, unlocked_until=until))
    counter.page().tiles.choose("ravi")
    counter.button("Save").click()
    counter.tell(staff)
    assert "Saved" in counter.words()
    counter.tell(SignedIn(ASHA), SignedIn(ASHA, unlocked_by=leela, unlocked_until=until))
    assert counter.button("Save").isVisible()
    assert "Saved" not in counter.words()


def test_the_focus_moves_to_the_unlock_button_when_the_role_changes(counter: CounterDriver, page: PeoplePage) -> None:
    page.tiles.choose("meera")
    choose(page, "Role", "Cashier")
    button = counter.button("Save")
    button.setFocus()
    button.click()
    was = Person("meera", "Meera", Role.CASHIER)
    counter.tell(PeopleKnown((ASHA, RAVI, was), "keychain"), SignedIn(was))
    assert QApplication.focusWidget() is page.unlock_button


def test_the_last_admin_stays(counter: CounterDriver, page: PeoplePage) -> None:
    page.tiles.choose("meera")
    counter.button("Remove").click()
    counter.button("Yes, remove").click()
    fail(counter, "last_admin")
    assert "Make somebody else admin first" in counter.words()
    assert "meera" in page.tiles.ids


@pytest.mark.parametrize("person", [ASHA, RAVI])
def test_others_only_look(counter: CounterDriver, person: Person) -> None:
    counter.staffed(person)
    page = counter.page()
    assert not page.form.isVisible()
    assert "Only an admin changes people" in counter.words()
    heard = Heard(page.unlock_requested)
    counter.press(Key.Key_Return)
    assert heard.all == [Permission.PEOPLE]
    assert "This needs an admin's PIN" in counter.words()
    counter.pin("4826")
    counter.answer_right()
    counter.opened(MEERA, person)
    assert page.form.isVisible()


def test_a_refused_change_keeps_all_input_but_the_pin(counter: CounterDriver, page: PeoplePage) -> None:
    page.begin_new()
    put(page, {NAME: "Kiran"})
    put(page, {PIN: "1234"})
    put(page, {AGAIN: "1234"})
    counter.button("Save").click()
    ask_id = counter.client.of(SavePerson)[0].ask_id
    counter.tell(PermissionDenied(Permission.PEOPLE, DenialReason.ROLE, ask_id))
    assert typed(page, NAME) == "Kiran"
    assert counter.button("Save").isEnabled()
    assert "An admin's PIN unlocks it" in counter.words()
    put(page, {PIN: "1234"})
    counter.tell(SignedIn(ASHA))
    assert typed(page, PIN) == ""
    counter.tell(SignedIn(MEERA))
    assert typed(page, NAME) == "Kiran"


def test_an_admin_who_unlocks_again_reads_that_nothing_changed(counter: CounterDriver, page: PeoplePage) -> None:
    """The unlocked time ended before the command reached the counter."""
    put(page, {NAME: "Kiran", PIN: "1234", AGAIN: "1234"})
    counter.button("Save").click()
    ask_id = counter.client.of(SavePerson)[0].ask_id
    counter.tell(SignedIn(ASHA), PermissionDenied(Permission.PEOPLE, DenialReason.ROLE, ask_id))
    counter.opened(MEERA)
    assert "may not do this" not in counter.words()
    assert "Nothing was changed." in counter.words()
    assert typed(page, NAME) == "Kiran"


def test_trainees_are_offered_in_the_demo_only(make_counter: MakeCounter) -> None:
    for demo in (True, False):
        counter = make_counter(demo=demo)
        counter.staffed(MEERA)
        page = counter.page()
        page.begin_new()
        assert ("Trainee" in choices(page, "Role")) is demo


@pytest.mark.parametrize(
    ("kept", "words"),
    [("keychain", "sealed by its keychain"), ("file", "in a file"), ("unreadable", "Nobody can sign in")],
)
def test_the_page_says_where_pins_are_stored(counter: CounterDriver, page: PeoplePage, kept: str, words: str) -> None:
    counter.tell(PeopleKnown(STAFF, kept))
    assert words in page.storage_note.text()


@pytest.mark.parametrize("end", [CommandStatus.REFUSED, CommandStatus.FAILED])
def test_a_failed_save_can_be_repeated(counter: CounterDriver, end: CommandStatus) -> None:
    counter.tell(PeopleKnown((), "file"), SignedIn())
    page = counter.page()
    put(page, {NAME: "Kiran", PIN: "1357", AGAIN: "1357"})
    counter.button("Save").click()
    counter.tell(ended(RemovePerson(ask_id="another", person_id="asha"), end))
    assert not counter.button("Save").isEnabled()
    counter.tell(ended(counter.client.last(SavePerson), end))
    assert counter.button("Save").isEnabled()
    assert ("Paydesk made a mistake" in counter.words()) is (end is CommandStatus.FAILED)
