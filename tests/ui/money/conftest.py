"""Fixtures: the whole window, with a person who has all permissions."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from paydesk.domain.people.messages import PeopleKnown, SignedIn
from paydesk.domain.people.person import DEMO_PEOPLE, Role
from paydesk.ui.money.page import PayoutsPage
from tests.ui.conftest import MakeDriver
from tests.ui.counter import PEOPLE, CounterDriver
from tests.ui.driver import Clock
from tests.ui.money.payouts import ShownPayouts

Opened = Callable[[tuple[int, int]], CounterDriver]


@pytest.fixture
def there(qtbot: QtBot, time: Clock) -> ShownPayouts:
    """Return the page alone, on its first tab."""
    return ShownPayouts(qtbot, time)


@pytest.fixture
def opened(make_driver: MakeDriver) -> Opened:
    """Open the payouts page in a window of this size, in logical pixels."""

    def make(size: tuple[int, int]) -> CounterDriver:
        counter = CounterDriver(make_driver(demo=True, size=size))
        people = tuple(person for person, _ in DEMO_PEOPLE)
        admin = PEOPLE[Role.ADMIN]
        until = counter.driver.clock.now + 60_000
        counter.has_keys()
        counter.says(PeopleKnown(people), SignedIn(admin, unlocked_by=admin, unlocked_until=until))
        counter.driver.window.show_page("payouts")
        counter.driver.settle()
        return counter

    return make


def page_of(counter: CounterDriver) -> PayoutsPage:
    page = counter.features.money.page
    assert page is not None
    return page
