"""The guard: the minute of the supervisor's pages, in whose name a thing is done, and a clock that is set back."""

from __future__ import annotations

import pytest

from paydesk.counter.guard import PAGES_MS, Guard, Hindered
from paydesk.domain.events import Event
from paydesk.domain.people import UNLOCKED_ONLY, Deed, Person
from paydesk.domain.people_events import AtTill, Hindrance
from tests.helpers.people_rig import ASHA, MEERA, RAVI, START, TARA


class Watched:
    """A guard, its clock, and what it said."""

    def __init__(self, person: Person = ASHA) -> None:
        self.now = START
        self.said: list[Event] = []
        self.guard = Guard(self.said.append, self.clock, self.shop, demo=False)
        self.guard.begin(person)

    def clock(self) -> int:
        return self.now

    def shop(self) -> str:
        return "the shop"

    def may(self, deed: Deed) -> str | Hindrance:
        try:
            return self.guard.need(deed)
        except Hindered as hindered:
            return hindered.event.hindrance


def test_the_pages_close_after_a_minute_and_work_on_them_moves_it_on() -> None:
    watched = Watched()
    watched.guard.unlock(RAVI)
    assert watched.said[-1] == AtTill(ASHA, unlocked_by=RAVI, unlocked_until=START + PAGES_MS)
    watched.now += PAGES_MS - 1
    assert watched.may(Deed.SEND) == "Ravi"
    assert watched.said[-1] == AtTill(ASHA, unlocked_by=RAVI, unlocked_until=watched.now + PAGES_MS)
    watched.now += PAGES_MS - 1
    watched.guard.still_here()
    watched.now += PAGES_MS - 1
    assert watched.may(Deed.SEND) == "Ravi"
    watched.now += PAGES_MS
    assert watched.may(Deed.SEND) is Hindrance.PAGES_LOCKED
    watched.guard.still_here()
    assert watched.may(Deed.SEND) is Hindrance.PAGES_LOCKED, "what is closed is not kept open"


@pytest.mark.parametrize("back", [1, 1_000, 3_600_000])
def test_a_clock_that_is_set_back_closes_the_pages(back: int) -> None:
    watched = Watched()
    watched.guard.unlock(RAVI)
    watched.now -= back
    assert watched.may(Deed.SEND) is Hindrance.PAGES_LOCKED


def test_who_is_at_the_till_sells_in_their_own_name_while_somebody_else_s_pages_are_open() -> None:
    watched = Watched()
    watched.guard.unlock(RAVI)
    assert watched.may(Deed.SELL) == "Asha"
    assert watched.may(Deed.CASHGRAM) == "Asha"
    assert watched.may(Deed.REFUND) == "Ravi"
    assert watched.may(Deed.EXPORT) == "Ravi"
    assert watched.may(Deed.KEYS) is Hindrance.ROLE
    watched.guard.unlock(MEERA)
    assert watched.may(Deed.KEYS) == "Meera"


def test_an_ordinary_sale_does_not_keep_the_pages_open() -> None:
    watched = Watched()
    watched.guard.unlock(RAVI)
    watched.now += PAGES_MS - 1
    assert watched.may(Deed.SELL) == "Asha"
    watched.now += 1
    assert watched.may(Deed.SEND) is Hindrance.PAGES_LOCKED


@pytest.mark.parametrize("deed", sorted(UNLOCKED_ONLY))
def test_money_needs_a_pin_typed_just_now_even_of_an_admin_at_the_till(deed: Deed) -> None:
    watched = Watched(MEERA)
    assert watched.may(deed) is Hindrance.PAGES_LOCKED
    watched.guard.unlock(MEERA)
    assert watched.may(deed) == "Meera"


def test_the_lock_closes_everything_and_so_does_the_next_person() -> None:
    watched = Watched()
    watched.guard.unlock(RAVI)
    assert watched.guard.lock()
    assert not watched.guard.lock()
    assert {watched.may(deed) for deed in Deed} == {Hindrance.LOCKED}
    watched.guard.sign_in(ASHA)
    assert watched.may(Deed.SEND) is Hindrance.PAGES_LOCKED
    watched.guard.unlock(RAVI)
    watched.guard.sign_in(MEERA)
    assert watched.may(Deed.SEND) is Hindrance.PAGES_LOCKED
    watched.guard.unlock(RAVI)
    watched.guard.close_pages()
    assert watched.said[-1] == AtTill(MEERA)
    assert watched.may(Deed.SEND) is Hindrance.PAGES_LOCKED


def test_what_hinders_says_which_wish_it_was() -> None:
    watched = Watched()
    with pytest.raises(Hindered) as hindered:
        watched.guard.need(Deed.SEND, "d1")
    assert (hindered.value.event.deed, hindered.value.event.subject_id) == (Deed.SEND, "d1")


def test_a_trainee_does_nothing_at_a_real_till_whoever_has_unlocked_what() -> None:
    watched = Watched(TARA)
    assert {watched.may(deed) for deed in Deed} == {Hindrance.TRAINEE}
    watched.guard.unlock(MEERA)
    assert {watched.may(deed) for deed in Deed} == {Hindrance.TRAINEE}
