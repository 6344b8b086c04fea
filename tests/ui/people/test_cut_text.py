"""No word of these windows is cut: at both sizes, in longer words, in larger letters, light and dark alike."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from paydesk.domain.money import Money
from paydesk.domain.payout.payout import Draft, Limit, Objection, Summary
from paydesk.domain.payout.requests import BeneDetails, DirectTransfer
from paydesk.domain.people.messages import PeopleKnown, PinProblem, SignedIn
from paydesk.domain.people.person import DEMO_PEOPLE, Permission, Person, Role
from paydesk.ui.theme_tokens import Tokens
from tests.helpers.cut_text import cut_texts
from tests.helpers.looks import colours, picture
from tests.ui.people.conftest import ASHA, MEERA, RAVI, Desk, MakeDesk
from tests.ui.test_accessibility import faults

PEOPLE = tuple(person for person, _ in DEMO_PEOPLE)
MANY = (*PEOPLE, *(Person(f"p{n}", f"Somebody {n}", Role.CASHIER) for n in range(16)))


@pytest.fixture(params=[(1366, 768), (1920, 1080)], ids=["1366x768", "1920x1080"])
def full(request: pytest.FixtureRequest, words: str, make_desk: MakeDesk) -> Desk:
    """A demo's window: its banner takes room too."""
    made = make_desk(demo=True, size=request.param)
    made.window.setUpdatesEnabled(False)  # `cut_texts` paints what it looks at
    return made


def lock(desk: Desk) -> None:
    desk.conductor.show_waiting(12)
    desk.staffed(ASHA, PEOPLE, locked=True)
    desk.conductor.on_became_paid(None)
    desk.pin("1111")
    desk.answer_wrong(PinProblem.WAIT, desk.clock.now + 42_000)


def lock_for_a_supervisor(desk: Desk) -> None:
    lock(desk)
    desk.who().tiles.choose("ravi")
    desk.pin("1111")
    desk.answer_wrong(PinProblem.SUPERVISOR)


def release(desk: Desk) -> None:
    lock_for_a_supervisor(desk)
    desk.who().begin_release()


def unreadable(desk: Desk) -> None:
    desk.tell(PeopleKnown((), "unreadable"), SignedIn(None, True))  # noqa: FBT003


def many_people(desk: Desk) -> None:
    desk.staffed(ASHA, MANY, locked=True)


def unlock(desk: Desk) -> None:
    desk.staffed(ASHA, PEOPLE)
    desk.conductor.unlock(Permission.SEND)
    desk.pin("1111")
    desk.answer_wrong(PinProblem.ROLE)


def unlock_for_nobody(desk: Desk) -> None:
    desk.staffed(ASHA, (ASHA,))
    desk.conductor.unlock(Permission.SETTINGS)


def second(desk: Desk) -> None:
    desk.staffed(ASHA, PEOPLE)
    desk.opened(RAVI)
    draft = Draft("d1", DirectTransfer("", Money(2_600_000), BeneDetails("Asha Rao")))
    limits = tuple(Objection(limit, Money(2_500_000)) for limit in Limit)
    desk.conductor.second(Summary(draft, (Objection(earlier_at=desk.clock.now), *limits)), print)


def people(desk: Desk) -> None:
    desk.staffed(MEERA, PEOPLE)
    desk.page().tiles.choose("ravi")


def people_with_faults(desk: Desk) -> None:
    desk.staffed(MEERA, PEOPLE)
    page = desk.page()
    page.begin_new()
    page.form.form.submit()


def people_removing(desk: Desk) -> None:
    desk.staffed(MEERA, PEOPLE)
    page = desk.page()
    page.tiles.choose("ravi")
    page.form.ask_to_remove()


def people_shut(desk: Desk) -> None:
    desk.staffed(ASHA, PEOPLE)
    desk.page()


def people_first(desk: Desk) -> None:
    desk.tell(PeopleKnown((), "file"), SignedIn())
    desk.page()


SCENES: list[Callable[[Desk], None]] = [
    lock,
    lock_for_a_supervisor,
    release,
    unreadable,
    many_people,
    unlock,
    unlock_for_nobody,
    second,
    people,
    people_with_faults,
    people_removing,
    people_shut,
    people_first,
]


@pytest.mark.parametrize("scene", SCENES)
def test_no_word_is_cut(full: Desk, scene: Callable[[Desk], None]) -> None:
    size = full.window.size()
    full.foot.hide()
    full.edit.hide()
    scene(full)
    full.conductor.refresh()
    assert cut_texts(full.window) == []
    assert full.window.size() == size, "the window grew"


@pytest.mark.parametrize("scene", SCENES)
def test_every_control_has_a_name_in_either_look(
    look: Tokens, make_desk: MakeDesk, scene: Callable[[Desk], None]
) -> None:
    desk = make_desk(demo=True)
    scene(desk)
    assert faults(desk.window) == []
    seen = colours(picture(desk.window))
    assert {look.ink, look.surface} <= set(seen)
