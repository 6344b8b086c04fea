"""What the window offers is what the guard lets through: every role, every deed, every state of the lock."""

from __future__ import annotations

import itertools

import pytest

from paydesk.counter.access import Access, Denied
from paydesk.domain.commands import ClosePages, LockScreen
from paydesk.domain.messages import Event
from paydesk.domain.people.messages import PeopleKnown, PinProblem, PinRefused, PinTaken, SignedIn
from paydesk.domain.people.person import Permission, Person, Role
from paydesk.ui.people.store import PeopleStore
from tests.helpers.recorder import ended
from tests.ui.driver import Clock
from tests.ui.people.conftest import ASHA, MEERA, RAVI, STAFF, TARA

PEOPLE = (TARA, *STAFF)
STATES = ("at the till", "locked", "unlocked by a supervisor", "unlocked by an admin", "unlocked a minute ago")


def beneath(access: Access, permission: Permission) -> bool:
    try:
        access.need(permission)
    except Denied:
        return False
    return True


def set_up(person: Person, state: str, time: Clock, *, demo: bool) -> tuple[PeopleStore, Access]:
    book = PeopleStore(demo=demo)

    def tell(event: Event) -> None:
        book.on_event(event)

    access = Access(tell, time.read, str, demo=demo)
    book.on_event(PeopleKnown(PEOPLE))
    access.anybody = True
    access.sign_in(person)
    if state == "locked":
        access.lock()
    elif state != "at the till":
        access.unlock(MEERA if state == "unlocked by an admin" else RAVI)
    if state == "unlocked a minute ago":
        time.pass_(60_000)
    return book, access


@pytest.mark.parametrize("demo", [False, True])
@pytest.mark.parametrize(("person", "state"), list(itertools.product(PEOPLE, STATES)))
def test_the_window_offers_what_the_guard_allows(time: Clock, person: Person, state: str, demo: bool) -> None:
    for permission in Permission:
        book, access = set_up(person, state, time, demo=demo)
        assert book.may(permission) is beneath(access, permission), permission
        doer = book.doer(permission)
        assert (doer is None) is not book.may(permission)
        if doer is not None:
            assert access.need(permission) == doer.name


@pytest.mark.parametrize("demo", [False, True])
def test_while_nobody_is_set_up(time: Clock, demo: bool) -> None:
    book = PeopleStore(demo=demo)
    access = Access(book.on_event, time.read, str, demo=demo)
    book.on_event(PeopleKnown(()))
    assert {permission for permission in Permission if book.may(permission)} == {
        permission for permission in Permission if beneath(access, permission)
    }
    assert book.may(Permission.SELL)
    assert not book.may(Permission.SEND)
    assert not book.locked


def test_an_unreadable_list_is_not_open_to_all(time: Clock) -> None:
    book = PeopleStore()
    book.on_event(PeopleKnown((), "unreadable"))
    assert book.locked
    assert not [permission for permission in Permission if book.may(permission)]


def test_nobody_at_the_till_is_locked(time: Clock) -> None:
    book = PeopleStore()
    book.on_event(PeopleKnown(STAFF))
    book.on_event(SignedIn())
    assert book.locked
    assert not book.may(Permission.SELL)


def test_trainees_are_for_the_demo(time: Clock) -> None:
    for demo in (False, True):
        book = PeopleStore(demo=demo)
        book.on_event(PeopleKnown(PEOPLE))
        assert (TARA in book.who_sign_in()) is demo
        assert (TARA in book.openers(Permission.SELL)) is demo
        assert book.openers(Permission.PEOPLE) == (MEERA,)
        assert book.openers(Permission.RELEASE) == (RAVI, MEERA)


def test_a_wait_is_remembered_until_the_pin_is_right(time: Clock) -> None:
    book = PeopleStore()
    book.on_event(PinRefused("a", "asha", PinProblem.WRONG))
    assert book.problem("asha") is None
    book.on_event(PinRefused("b", "asha", PinProblem.WAIT, time.now + 60_000))
    assert book.problem("asha") is not None
    assert book.problem("ravi") is None
    book.on_event(PinTaken("c", "asha"))
    assert book.problem("asha") is None


def test_every_role_has_somebody_here() -> None:
    assert {person.role for person in (TARA, ASHA, RAVI, MEERA)} == set(Role)


def test_what_is_shut_here_is_opened_by_nothing_that_was_said_before_the_counter_shut_it(time: Clock) -> None:
    """Its words were on the way when the lock, or the end of the supervisor's pages, was asked for."""
    book, _ = set_up(ASHA, "unlocked by a supervisor", time, demo=False)
    older = book.at_till
    close, lock, again = ClosePages(), LockScreen(), LockScreen()
    book.close_pages(close.command_id)
    book.on_event(older)
    assert (book.unlocker(), book.locked) == (None, False)
    book.on_event(ended(close))
    assert book.unlocker() is None
    book.on_event(older)
    assert book.unlocker() == RAVI, "a PIN was typed since"
    for each in (lock, again):
        book.lock(each.command_id)
    for event in (older, ended(lock), older):
        book.on_event(event)
        assert (book.unlocker(), book.locked) == (None, True)
    book.on_event(ended(again))
    assert (book.unlocker(), book.locked) == (None, True)
    book.on_event(SignedIn(ASHA))
    assert (book.unlocker(), book.locked) == (None, False)
