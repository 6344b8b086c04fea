"""No text of these windows is cut: both sizes, long languages, large text, light and dark."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from paydesk.domain.money import Money
from paydesk.domain.payout.payout import ApprovalReason, Draft, DraftSummary, Limit
from paydesk.domain.payout.requests import BeneDetails, DirectTransfer
from paydesk.domain.people.messages import PeopleKnown, PinProblem, SignedIn
from paydesk.domain.people.person import DEMO_PEOPLE, Permission, Person, Role
from paydesk.ui.theme_tokens import ThemeTokens
from tests.helpers.accessibility import faults
from tests.helpers.cut_text import cut_texts
from tests.helpers.looks import colours, picture
from tests.ui.people.conftest import ASHA, MEERA, RAVI, CounterDriver, MakeCounter

PEOPLE = tuple(person for person, _ in DEMO_PEOPLE)
MANY = (*PEOPLE, *(Person(f"p{n}", f"Somebody {n}", Role.CASHIER) for n in range(16)))


@pytest.fixture(params=[(1366, 768), (1920, 1080)], ids=["1366x768", "1920x1080"])
def full(request: pytest.FixtureRequest, words: str, make_counter: MakeCounter) -> CounterDriver:
    """Return a demo's window, which also has a banner."""
    made = make_counter(demo=True, size=request.param)
    made.window.setUpdatesEnabled(False)  # `cut_texts` paints what it looks at
    return made


def lock(counter: CounterDriver) -> None:
    counter.presenter.show_waiting(12)
    counter.staffed(ASHA, PEOPLE, locked=True)
    counter.presenter.on_became_paid(None)
    counter.pin("1111")
    counter.answer_wrong(PinProblem.WAIT, counter.clock.now + 42_000)


def lock_for_a_supervisor(counter: CounterDriver) -> None:
    lock(counter)
    counter.who().tiles.choose("ravi")
    counter.pin("1111")
    counter.answer_wrong(PinProblem.SUPERVISOR)


def release(counter: CounterDriver) -> None:
    lock_for_a_supervisor(counter)
    counter.who().begin_release()


def unreadable(counter: CounterDriver) -> None:
    counter.tell(PeopleKnown((), "unreadable"), SignedIn(None, True))  # noqa: FBT003


def many_people(counter: CounterDriver) -> None:
    counter.staffed(ASHA, MANY, locked=True)


def unlock(counter: CounterDriver) -> None:
    counter.staffed(ASHA, PEOPLE)
    counter.presenter.unlock(Permission.SEND)
    counter.pin("1111")
    counter.answer_wrong(PinProblem.ROLE)


def unlock_for_nobody(counter: CounterDriver) -> None:
    counter.staffed(ASHA, (ASHA,))
    counter.presenter.unlock(Permission.SETTINGS)


def second(counter: CounterDriver) -> None:
    counter.staffed(ASHA, PEOPLE)
    counter.opened(RAVI)
    draft = Draft("d1", DirectTransfer("", Money(2_600_000), BeneDetails("Asha Rao")))
    limits = tuple(ApprovalReason(limit, Money(2_500_000)) for limit in Limit)
    counter.presenter.ask_second_person(
        DraftSummary(draft, (ApprovalReason(earlier_at=counter.clock.now), *limits)), print
    )


def people(counter: CounterDriver) -> None:
    counter.staffed(MEERA, PEOPLE)
    counter.page().tiles.choose("ravi")


def people_with_faults(counter: CounterDriver) -> None:
    counter.staffed(MEERA, PEOPLE)
    page = counter.page()
    page.begin_new()
    page.form.form.submit()


def people_removing(counter: CounterDriver) -> None:
    counter.staffed(MEERA, PEOPLE)
    page = counter.page()
    page.tiles.choose("ravi")
    page.form.ask_to_remove()


def people_shut(counter: CounterDriver) -> None:
    counter.staffed(ASHA, PEOPLE)
    counter.page()


def people_first(counter: CounterDriver) -> None:
    counter.tell(PeopleKnown((), "file"), SignedIn())
    counter.page()


def lock_scanned(counter: CounterDriver) -> None:
    counter.staffed(ASHA, PEOPLE, locked=True)
    assert counter.presenter.on_scanned()


SCENES: list[Callable[[CounterDriver], None]] = [
    lock,
    lock_scanned,
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
def test_no_text_is_cut(full: CounterDriver, scene: Callable[[CounterDriver], None]) -> None:
    size = full.window.size()
    full.foot.hide()
    full.edit.hide()
    scene(full)
    full.presenter.refresh()
    assert cut_texts(full.window) == []
    assert full.window.size() == size, "the window grew"


@pytest.mark.parametrize("scene", SCENES)
def test_every_control_has_a_name_in_both_themes(
    look: ThemeTokens, make_counter: MakeCounter, scene: Callable[[CounterDriver], None]
) -> None:
    counter = make_counter(demo=True)
    scene(counter)
    assert faults(counter.window) == []
    seen = colours(picture(counter.window))
    assert {look.ink, look.surface} <= set(seen)
