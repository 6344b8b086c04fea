"""The window offers what the guard allows: every role, permission and state of the lock."""

from __future__ import annotations

import itertools

import pytest

from paydesk.counter.access import Access, AccessDenied
from paydesk.domain.commands import ClosePages, LockScreen
from paydesk.domain.messages import Event
from paydesk.domain.people.messages import PeopleKnown, PinAccepted, PinProblem, PinRefused, SignedIn
from paydesk.domain.people.person import Permission, Person, Role
from paydesk.ui.people.store import PeopleStore
from tests.helpers.recorder import ended
from tests.ui.driver import Clock
from tests.ui.people.conftest import ASHA, MEERA, RAVI, STAFF, TARA

PEOPLE = (TARA, *STAFF)
STATES = ("at the counter", "locked", "unlocked by a supervisor", "unlocked by an admin", "unlocked a minute ago")


def beneath(access: Access, permission: Permission) -> bool:
    try:
        access.require(permission)
    except AccessDenied:
        return False
    return True


def set_up(person: Person, state: str, time: Clock, *, demo: bool) -> tuple[PeopleStore, Access]:
    store = PeopleStore(demo=demo)

    def tell(event: Event) -> None:
        store.on_event(event)

    access = Access(tell, time.read, str, demo=demo)
    store.on_event(PeopleKnown(PEOPLE))
    access.has_people = True
    access.sign_in(person)
    if state == "locked":
        access.lock()
    elif state != "at the counter":
        access.unlock(MEERA if state == "unlocked by an admin" else RAVI)
    if state == "unlocked a minute ago":
        time.pass_(60_000)
    return store, access


@pytest.mark.parametrize("demo", [False, True])
@pytest.mark.parametrize(("person", "state"), list(itertools.product(PEOPLE, STATES)))
def test_the_window_offers_what_the_guard_allows(time: Clock, person: Person, state: str, demo: bool) -> None:
    for permission in Permission:
        store, access = set_up(person, state, time, demo=demo)
        assert store.is_allowed(permission) is beneath(access, permission), permission
        doer = store.acting_person(permission)
        assert (doer is None) is not store.is_allowed(permission)
        if doer is not None:
            assert access.require(permission) == doer.name


@pytest.mark.parametrize("demo", [False, True])
def test_while_nobody_is_set_up(time: Clock, demo: bool) -> None:
    store = PeopleStore(demo=demo)
    access = Access(store.on_event, time.read, str, demo=demo)
    store.on_event(PeopleKnown(()))
    assert {permission for permission in Permission if store.is_allowed(permission)} == {
        permission for permission in Permission if beneath(access, permission)
    }
    assert store.is_allowed(Permission.SELL)
    assert not store.is_allowed(Permission.SEND)
    assert not store.is_locked


def test_an_unreadable_list_is_not_open_to_all(time: Clock) -> None:
    store = PeopleStore()
    store.on_event(PeopleKnown((), "unreadable"))
    assert store.is_locked
    assert not [permission for permission in Permission if store.is_allowed(permission)]


def test_a_counter_without_a_person_is_locked(time: Clock) -> None:
    store = PeopleStore()
    store.on_event(PeopleKnown(STAFF))
    store.on_event(SignedIn())
    assert store.is_locked
    assert not store.is_allowed(Permission.SELL)


def test_trainees_are_for_the_demo(time: Clock) -> None:
    for demo in (False, True):
        store = PeopleStore(demo=demo)
        store.on_event(PeopleKnown(PEOPLE))
        assert (TARA in store.sign_in_people()) is demo
        assert (TARA in store.people_allowed(Permission.SELL)) is demo
        assert store.people_allowed(Permission.PEOPLE) == (MEERA,)
        assert store.people_allowed(Permission.RELEASE) == (RAVI, MEERA)


def test_a_wait_is_remembered_until_the_pin_is_right(time: Clock) -> None:
    store = PeopleStore()
    store.on_event(PinRefused("a", "asha", PinProblem.WRONG))
    assert store.refusal("asha") is None
    store.on_event(PinRefused("b", "asha", PinProblem.WAIT, time.now + 60_000))
    assert store.refusal("asha") is not None
    assert store.refusal("ravi") is None
    store.on_event(PinAccepted("c", "asha"))
    assert store.refusal("asha") is None


def test_every_role_has_a_person_here() -> None:
    assert {person.role for person in (TARA, ASHA, RAVI, MEERA)} == set(Role)


def test_outdated_events_do_not_reopen_what_was_closed(time: Clock) -> None:
    """Events may be on the way when the lock or the end of the pages is requested."""
    store, _ = set_up(ASHA, "unlocked by a supervisor", time, demo=False)
    older = store.signed_in
    close, lock, again = ClosePages(), LockScreen(), LockScreen()
    store.mark_closing(close.command_id)
    store.on_event(older)
    assert (store.unlocker(), store.is_locked) == (None, False)
    store.on_event(ended(close))
    assert store.unlocker() is None
    store.on_event(older)
    assert store.unlocker() == RAVI, "a PIN was typed since"
    for each in (lock, again):
        store.mark_locking(each.command_id)
    for event in (older, ended(lock), older):
        store.on_event(event)
        assert (store.unlocker(), store.is_locked) == (None, True)
    store.on_event(ended(again))
    assert (store.unlocker(), store.is_locked) == (None, True)
    store.on_event(SignedIn(ASHA))
    assert (store.unlocker(), store.is_locked) == (None, False)
