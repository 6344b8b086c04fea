"""What the window offers is what the guard lets through: every role, every deed, every state of the lock."""

from __future__ import annotations

import itertools

import pytest

from paydesk.counter.guard import Guard, Hindered
from paydesk.domain.events import Event
from paydesk.domain.people import Deed, Person, Role
from paydesk.domain.people_events import AtTill, PeopleKnown, PinRefused, PinTaken, PinTrouble
from paydesk.ui.people_book import PeopleBook
from tests.ui.people.conftest import ASHA, MEERA, RAVI, STAFF, TARA
from tests.ui.till import Clock

PEOPLE = (TARA, *STAFF)
STATES = ("at the till", "locked", "unlocked by a supervisor", "unlocked by an admin", "unlocked a minute ago")


def beneath(guard: Guard, deed: Deed) -> bool:
    try:
        guard.need(deed)
    except Hindered:
        return False
    return True


def set_up(person: Person, state: str, time: Clock, *, demo: bool) -> tuple[PeopleBook, Guard]:
    book = PeopleBook(demo=demo)

    def tell(event: Event) -> None:
        book.on_event(event)

    guard = Guard(tell, time.read, str, demo=demo)
    book.on_event(PeopleKnown(PEOPLE))
    guard.anybody = True
    guard.sign_in(person)
    if state == "locked":
        guard.lock()
    elif state != "at the till":
        guard.unlock(MEERA if state == "unlocked by an admin" else RAVI)
    if state == "unlocked a minute ago":
        time.pass_(60_000)
    return book, guard


@pytest.mark.parametrize("demo", [False, True])
@pytest.mark.parametrize(("person", "state"), list(itertools.product(PEOPLE, STATES)))
def test_the_window_offers_what_the_guard_allows(time: Clock, person: Person, state: str, demo: bool) -> None:
    for deed in Deed:
        book, guard = set_up(person, state, time, demo=demo)
        assert book.may(deed) is beneath(guard, deed), deed
        doer = book.doer(deed)
        assert (doer is None) is not book.may(deed)
        if doer is not None:
            assert guard.need(deed) == doer.name


@pytest.mark.parametrize("demo", [False, True])
def test_while_nobody_is_set_up(time: Clock, demo: bool) -> None:
    book = PeopleBook(demo=demo)
    guard = Guard(book.on_event, time.read, str, demo=demo)
    book.on_event(PeopleKnown(()))
    assert {deed for deed in Deed if book.may(deed)} == {deed for deed in Deed if beneath(guard, deed)}
    assert book.may(Deed.SELL)
    assert not book.may(Deed.SEND)
    assert not book.locked


def test_an_unreadable_list_is_not_open_to_all(time: Clock) -> None:
    book = PeopleBook()
    book.on_event(PeopleKnown((), "unreadable"))
    assert book.locked
    assert not [deed for deed in Deed if book.may(deed)]


def test_nobody_at_the_till_is_locked(time: Clock) -> None:
    book = PeopleBook()
    book.on_event(PeopleKnown(STAFF))
    book.on_event(AtTill())
    assert book.locked
    assert not book.may(Deed.SELL)


def test_trainees_are_for_the_demo(time: Clock) -> None:
    for demo in (False, True):
        book = PeopleBook(demo=demo)
        book.on_event(PeopleKnown(PEOPLE))
        assert (TARA in book.who_sign_in()) is demo
        assert (TARA in book.openers(Deed.SELL)) is demo
        assert book.openers(Deed.PEOPLE) == (MEERA,)
        assert book.openers(Deed.RELEASE) == (RAVI, MEERA)


def test_a_wait_is_remembered_until_the_pin_is_right(time: Clock) -> None:
    book = PeopleBook()
    book.on_event(PinRefused("a", "asha", PinTrouble.WRONG))
    assert book.trouble("asha") is None
    book.on_event(PinRefused("b", "asha", PinTrouble.WAIT, time.now + 60_000))
    assert book.trouble("asha") is not None
    assert book.trouble("ravi") is None
    book.on_event(PinTaken("c", "asha"))
    assert book.trouble("asha") is None


def test_every_role_has_somebody_here() -> None:
    assert {person.role for person in (TARA, ASHA, RAVI, MEERA)} == set(Role)
