"""What the tests of money going out get: the whole window, with whoever may do everything."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from paydesk.domain.people.messages import PeopleKnown, SignedIn
from paydesk.domain.people.person import DEMO_PEOPLE, Role
from paydesk.ui.money.page import PayoutsPage
from tests.ui.conftest import MakeTill
from tests.ui.desk import PEOPLE, Desk
from tests.ui.money.payouts import ShownPayouts
from tests.ui.till import Clock

Opened = Callable[[tuple[int, int]], Desk]


@pytest.fixture
def there(qtbot: QtBot, time: Clock) -> ShownPayouts:
    """The page alone, on its first part."""
    return ShownPayouts(qtbot, time)


@pytest.fixture
def opened(make_till: MakeTill) -> Opened:
    """Open the page of payouts in a window of this size, in logical pixels."""

    def make(size: tuple[int, int]) -> Desk:
        desk = Desk(make_till(demo=True, size=size))
        people = tuple(person for person, _ in DEMO_PEOPLE)
        admin = PEOPLE[Role.ADMIN]
        until = desk.till.clock.now + 60_000
        desk.has_keys()
        desk.says(PeopleKnown(people), SignedIn(admin, unlocked_by=admin, unlocked_until=until))
        desk.till.window.show_page("payouts")
        desk.till.settle()
        return desk

    return make


def page_of(desk: Desk) -> PayoutsPage:
    """The page of payouts."""
    page = desk.features.money.page
    assert page is not None
    return page
