"""Access: the minute of the supervisor's pages, and in whose name a thing is done."""

from __future__ import annotations

from dataclasses import replace

import pytest

from paydesk.counter.access import UNLOCK_MS, Access, AccessDenied
from paydesk.domain.messages import Event
from paydesk.domain.people.messages import DenialReason, PermissionDenied, SignedIn
from paydesk.domain.people.person import UNLOCKED_ONLY, WITHOUT_PEOPLE, Permission, Person, Role
from tests.helpers.people_rig import ASHA, MEERA, RAVI, TARA
from tests.helpers.service_rig import START


class Watched:
    """Access, its clock, and what it said."""

    def __init__(self, person: Person = ASHA) -> None:
        self.now = START
        self.said: list[Event] = []
        self.access = Access(self.said.append, self.clock, self.shop, demo=False)
        self.access.require_sign_in(person)

    def clock(self) -> int:
        return self.now

    def shop(self) -> str:
        return "the shop"

    def may(self, permission: Permission) -> str | DenialReason:
        try:
            return self.access.require(permission)
        except AccessDenied as denied:
            return denied.event.denial


def test_the_pages_close_after_a_minute_and_work_on_them_moves_it_on() -> None:
    watched = Watched()
    watched.access.unlock(RAVI)
    assert watched.said[-1] == SignedIn(ASHA, unlocked_by=RAVI, unlocked_until=START + UNLOCK_MS)
    watched.now += UNLOCK_MS - 1
    assert watched.may(Permission.SEND) == "Ravi"
    assert watched.said[-1] == SignedIn(ASHA, unlocked_by=RAVI, unlocked_until=watched.now + UNLOCK_MS)
    watched.now += UNLOCK_MS - 1
    watched.access.extend_unlock()
    watched.now += UNLOCK_MS - 1
    assert watched.may(Permission.SEND) == "Ravi"
    watched.now += UNLOCK_MS
    assert watched.may(Permission.SEND) is DenialReason.PAGES_LOCKED
    watched.access.extend_unlock()
    assert watched.may(Permission.SEND) is DenialReason.PAGES_LOCKED, "what is closed is not kept open"


def test_who_is_at_the_till_sells_in_their_own_name_while_somebody_else_s_pages_are_open() -> None:
    watched = Watched()
    watched.access.unlock(RAVI)
    assert watched.may(Permission.SELL) == "Asha"
    assert watched.may(Permission.CASHGRAM) == "Asha"
    assert watched.may(Permission.REFUND) == "Ravi"
    assert watched.may(Permission.EXPORT) == "Ravi"
    assert watched.may(Permission.KEYS) is DenialReason.ROLE
    watched.access.unlock(MEERA)
    assert watched.may(Permission.KEYS) == "Meera"


def test_an_ordinary_sale_does_not_keep_the_pages_open() -> None:
    watched = Watched()
    watched.access.unlock(RAVI)
    watched.now += UNLOCK_MS - 1
    assert watched.may(Permission.SELL) == "Asha"
    watched.now += 1
    assert watched.may(Permission.SEND) is DenialReason.PAGES_LOCKED


@pytest.mark.parametrize("permission", sorted(UNLOCKED_ONLY))
def test_money_needs_a_pin_typed_just_now_even_of_an_admin_at_the_till(permission: Permission) -> None:
    watched = Watched(MEERA)
    assert watched.may(permission) is DenialReason.PAGES_LOCKED
    watched.access.unlock(MEERA)
    assert watched.may(permission) == "Meera"


def test_the_lock_closes_everything_and_so_does_the_next_person() -> None:
    watched = Watched()
    watched.access.unlock(RAVI)
    assert watched.access.lock()
    assert not watched.access.lock()
    assert {watched.may(permission) for permission in Permission} == {DenialReason.LOCKED}
    watched.access.sign_in(ASHA)
    assert watched.may(Permission.SEND) is DenialReason.PAGES_LOCKED
    watched.access.unlock(RAVI)
    watched.access.sign_in(MEERA)
    assert watched.may(Permission.SEND) is DenialReason.PAGES_LOCKED
    watched.access.unlock(RAVI)
    watched.access.close_pages()
    assert watched.said[-1] == SignedIn(MEERA)
    assert watched.may(Permission.SEND) is DenialReason.PAGES_LOCKED


def test_what_hinders_says_which_wish_it_was() -> None:
    watched = Watched()
    with pytest.raises(AccessDenied) as denied:
        watched.access.require(Permission.SEND, "d1")
    assert (denied.value.event.permission, denied.value.event.subject_id) == (Permission.SEND, "d1")


def test_a_trainee_does_nothing_at_a_real_till_whoever_has_unlocked_what() -> None:
    watched = Watched(TARA)
    assert {watched.may(permission) for permission in Permission} == {DenialReason.TRAINEE}
    watched.access.unlock(MEERA)
    assert {watched.may(permission) for permission in Permission} == {DenialReason.TRAINEE}


# What is told, and what is left -------------------------------------------------------------------------------------


def denied(access: Access, permission: Permission, subject_id: str | None = None) -> PermissionDenied:
    with pytest.raises(AccessDenied) as met:
        access.require(permission) if subject_id is None else access.require(permission, subject_id)
    assert str(met.value) == "PermissionDenied"
    return met.value.event


@pytest.mark.parametrize("subject_id", [None, "d1"])
def test_a_denial_names_what_it_was_about(subject_id: str | None) -> None:
    told = subject_id or ""
    nobody = Access(print, lambda: START, str, demo=False)
    assert denied(nobody, Permission.SEND, subject_id) == PermissionDenied(Permission.SEND, DenialReason.NOBODY, told)
    for person, permission, why in (
        (TARA, Permission.SELL, DenialReason.TRAINEE),
        (ASHA, Permission.KEYS, DenialReason.ROLE),
        (ASHA, Permission.SEND, DenialReason.PAGES_LOCKED),
    ):
        access = Watched(person).access
        assert denied(access, permission, subject_id) == PermissionDenied(permission, why, told)
        access.lock()
        assert denied(access, permission, subject_id) == PermissionDenied(permission, DenialReason.LOCKED, told)


def test_where_nobody_is_set_up_nothing_is_locked() -> None:
    """There is nobody who could open it again."""
    said: list[Event] = []
    access = Access(said.append, lambda: START, str, demo=False)
    assert access.lock() is False
    assert (access.locked, access.unlocked_by, said) == (False, None, [])


def test_a_lock_is_told_once() -> None:
    watched = Watched()
    assert watched.access.lock() is True
    assert watched.access.lock() is False
    assert watched.said == [SignedIn(ASHA, locked=True)]


@pytest.mark.parametrize("person", [None, MEERA])
def test_a_beginning_opens_no_page(person: Person | None) -> None:
    watched = Watched()
    watched.access.unlock(RAVI)
    watched.access.require_sign_in(person)
    assert (watched.access.unlocked_by, watched.access.locked) == (None, person is None)


def test_a_change_of_people_leaves_those_alone_whom_it_does_not_concern() -> None:
    watched = Watched()
    watched.access.unlock(RAVI)
    watched.access.people = [ASHA, RAVI]
    watched.access.refresh_people()
    assert watched.said[-1] == SignedIn(ASHA, unlocked_by=RAVI, unlocked_until=START + UNLOCK_MS)
    watched.access.lock()
    watched.access.people = [ASHA, RAVI]
    watched.access.refresh_people()
    assert watched.said[-1] == SignedIn(ASHA, locked=True)


def test_who_is_gone_takes_what_was_opened_at_their_counter_along() -> None:
    watched = Watched()
    watched.access.unlock(RAVI)
    watched.access.people = [RAVI]
    watched.access.refresh_people()
    assert watched.said[-1] == SignedIn(None, locked=True)
    assert watched.access.unlocked_by is None


@pytest.mark.parametrize("now", [RAVI, replace(RAVI, role=Role.CASHIER)])
def test_who_is_gone_or_is_something_else_now_has_nothing_open(now: Person) -> None:
    watched = Watched()
    watched.access.unlock(RAVI)
    watched.access.people = [ASHA] if now is RAVI else [ASHA, now]
    watched.access.refresh_people()
    assert watched.said[-1] == SignedIn(ASHA)
    assert watched.may(Permission.REFUND) is DenialReason.PAGES_LOCKED


def test_until_people_are_set_up_the_shop_does_what_needs_no_name() -> None:
    said: list[Event] = []
    access = Access(said.append, lambda: START, lambda: "the shop", demo=False)
    assert {access.require(permission) for permission in WITHOUT_PEOPLE} == {"the shop"}
    assert access.is_staff_name("anybody")
    assert access.person is None
    access.refresh_people()
    assert said == [SignedIn(None, locked=False)]


def test_who_works_here_is_known_by_name() -> None:
    watched = Watched()
    watched.access.people = [ASHA, RAVI]
    assert [watched.access.is_staff_name(name) for name in ("Asha", "Ravi", "Meera")] == [True, True, False]


def test_a_trainee_sells_in_the_demo() -> None:
    access = Access(print, lambda: START, str, demo=True)
    access.require_sign_in(TARA)
    assert access.require(Permission.SELL) == "Tara"


def test_who_signs_in_is_told_and_closes_what_another_opened() -> None:
    said: list[Event] = []
    access = Access(said.append, lambda: START, str, demo=False)
    access.unlock(RAVI)
    access.sign_in(ASHA)
    assert said[-1] == SignedIn(ASHA)
    access.unlock(RAVI)
    access.sign_in(ASHA)
    assert access.unlocked_by is RAVI, "they were at the counter already"
    access.sign_in(MEERA)
    assert said[-1] == SignedIn(MEERA)


def test_what_no_hand_asks_for_moves_no_minute_on() -> None:
    watched = Watched()
    watched.access.unlock(RAVI)
    until = watched.said[-1]
    watched.now += UNLOCK_MS - 1
    assert watched.access.require(Permission.SEE_PAYOUTS, user_initiated=False) == "Ravi"
    assert watched.said[-1] is until
    watched.now += 1
    assert watched.may(Permission.SEND) is DenialReason.PAGES_LOCKED


def test_a_clock_that_is_set_back_closes_the_pages() -> None:
    watched = Watched()
    watched.access.unlock(RAVI)
    watched.now -= 1
    assert watched.may(Permission.SEND) is DenialReason.PAGES_LOCKED
