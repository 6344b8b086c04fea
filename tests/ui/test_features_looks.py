"""No text of a complete window is cut, at both sizes, with longer texts and larger fonts."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QWidget

from paydesk.domain.people.messages import SignedIn
from paydesk.domain.people.person import Role
from paydesk.domain.settings.messages import Area, AreaKeys
from paydesk.ui.money.flow import MoneyFlow
from paydesk.ui.money.page import ACTIVITY, IDENTITY, LOAN, SEND, TRANSFER
from paydesk.ui.settings.page import OVERVIEW
from paydesk.ui.settings.page import PEOPLE as PEOPLE_PART
from paydesk.ui.widgets.card import Card
from paydesk.ui.widgets.scroll_area import VScrollArea
from tests.helpers.cut_text import cut_texts
from tests.ui.conftest import MakeDriver
from tests.ui.counter import PEOPLE, CounterDriver
from tests.ui.driver import WindowDriver

SMALL, LARGE = (1366, 768), (1920, 1080)


@pytest.fixture(params=[SMALL, LARGE], ids=["1366x768", "1920x1080"])
def counter(request: pytest.FixtureRequest, words: str, make_driver: MakeDriver) -> CounterDriver:
    return opened(make_driver(demo=True, size=request.param))  # `cut_texts` paints what it looks at


def opened(driver: WindowDriver) -> CounterDriver:
    """Return a demo with keys and all pages unlocked."""
    counter = CounterDriver(driver)
    counter.has_keys()
    meera = PEOPLE[Role.ADMIN]
    counter.has_people(meera)
    counter.says(SignedIn(meera, unlocked_by=meera, unlocked_until=counter.driver.clock.now + 60_000))
    return counter


def cut(counter: CounterDriver, part: QWidget | None = None) -> list[str]:
    """Return the cut texts of an overlay, or of the whole window."""
    counter.driver.settle()
    counter.driver.window.refresh()
    found = cut_texts(part or counter.driver.window)
    assert (counter.driver.window.width(), counter.driver.window.height()) in {SMALL, LARGE}, "the window grew"
    return found


def test_every_part_of_the_settings_every_tab_of_the_payouts_and_what_lies_over_a_page(counter: CounterDriver) -> None:
    """In one window; the lock comes last."""
    every_part_of_the_settings(counter)
    every_tab_of_the_payouts(counter)
    counter.driver.window.show_page("sell")
    both_panels_the_keys_and_the_lock(counter)


def every_part_of_the_settings(counter: CounterDriver) -> None:
    counter.driver.settings.open("counter")
    place, found = counter.driver.settings.page, {}
    for name in place.part_names:
        place.show_part(name)
        found[name] = cut(counter)
    assert found == {name: [] for name in found}


def every_tab_of_the_payouts(counter: CounterDriver) -> None:
    counter.driver.window.show_page("payouts")
    page, found = counter.features.money.page, {}
    assert page is not None
    for name in (SEND, TRANSFER, LOAN, ACTIVITY, IDENTITY):
        page.show_tab(name)
        found[name] = cut(counter)
    assert found == {name: [] for name in found}


def test_at_work_no_part_of_the_payouts_has_to_be_scrolled(make_driver: MakeDriver) -> None:
    """With normal texts at 1366x768 and no faults."""
    counter = opened(make_driver(demo=True, size=SMALL))
    counter.driver.window.show_page("payouts")
    page, short = counter.features.money.page, {}
    assert page is not None
    for name in (SEND, TRANSFER, ACTIVITY, IDENTITY):
        page.show_tab(name)
        counter.driver.settle()
        rooms = [room for room in page.findChildren(VScrollArea) if room.isVisible()]
        short[name] = [room.accessibleName() for room in rooms if room.verticalScrollBar().maximum() > 0]
    assert short == {name: [] for name in short}


def test_what_is_wrong_with_a_field_far_down_comes_into_sight(make_driver: MakeDriver) -> None:
    counter = opened(make_driver(demo=True, size=SMALL))
    counter.driver.window.show_page("payouts")
    page = counter.features.money.page
    assert page is not None
    page.show_tab(LOAN)
    flow = page.tabs.get(LOAN)
    assert isinstance(flow, MoneyFlow)
    form = flow.payout_form.form
    form.set_values({"serviceCharges": [{"party": "Agent"}] * 4})
    counter.driver.settle()
    assert form.show_faults({"beneDetails.email": "An e-mail address looks like name@example.com."})
    counter.driver.settle()
    email = form.field_widget("beneDetails.email")
    room = next(room for room in page.findChildren(VScrollArea) if room.isVisible() and room.isAncestorOf(email))
    assert room.verticalScrollBar().maximum() > 0, "else it proves nothing"
    top = email.mapTo(room.viewport(), email.rect().topLeft()).y()
    assert top >= 0
    assert top + email.height() <= room.viewport().height()


def stops(part: QWidget) -> list[QWidget]:
    """Return the tab stops within a widget, in order."""
    found, widget = [part], part.nextInFocusChain()
    while widget is not None and widget is not part:
        found.append(widget)
        widget = widget.nextInFocusChain()
    tab = Qt.FocusPolicy.TabFocus
    inside = [each for each in found if part.isAncestorOf(each) and each.isVisibleTo(part) and each.isEnabled()]
    inside = [each for each in inside if not isinstance(each, VScrollArea)]
    return [each for each in inside if each.focusPolicy() & tab == tab and each.focusProxy() is None]


def area_in(part: QWidget, widget: QWidget) -> QRect:
    """Return the geometry without scrolling."""
    area = QRect(widget.mapTo(part, QPoint(0, 0)), widget.size())
    room = next((room for room in part.findChildren(VScrollArea) if room.isVisible() and room.accessibleName()), None)
    if room is not None and not room.isAncestorOf(widget) and area.top() > room.mapTo(part, QPoint(0, 0)).y():
        area.translate(0, room.verticalScrollBar().maximum())
    return area


def against_reading(part: QWidget) -> list[str]:
    """Return tab stops above the previous one, or left of it in the same line."""
    areas = [(each, area_in(part, each)) for each in stops(part)]
    assert len(areas) > 1, "else it proves nothing"
    found = []
    for (_, before), (after, area) in pairwise(areas):
        same_line = min(before.bottom(), area.bottom()) - max(before.top(), area.top()) > 0
        if area.left() < before.left() if same_line else area.top() < before.top():
            found.append(f"{type(after).__name__} {after.accessibleName()!r}")
    return found


def test_tab_goes_as_one_reads(make_driver: MakeDriver) -> None:
    counter, found = opened(make_driver(demo=True)), {}
    counter.driver.window.show_page("payouts")
    page, side = counter.features.money.page, counter.features.money.side_panel
    assert page is not None
    for name in (SEND, TRANSFER, LOAN, ACTIVITY):
        page.show_tab(name)
        counter.driver.settle()
        found[name] = against_reading(page.tabs.get(name))
    counter.says(*(AreaKeys(area, "memory") for area in Area))
    counter.driver.settings.open("counter")
    place = counter.driver.settings.page
    for name in set(place.part_names) - {PEOPLE_PART}:  # that one has a test of its own
        place.show_part(name)
        counter.driver.settle()
        part = place.pages.get(name)
        columns = part.findChildren(Card) if name == OVERVIEW else [part]  # two of them: each is read by itself
        found[name] = [line for column in columns for line in against_reading(column)]
    for place_of_rail in ("upi", "cashgram"):
        counter.open_panel(place_of_rail)
        counter.driver.settle()
        found[place_of_rail] = against_reading(side)
    assert found == {name: [] for name in found}


def test_tab_goes_through_the_people_before_their_form(make_driver: MakeDriver) -> None:
    counter = opened(make_driver(demo=True))
    counter.driver.settings.open("counter")
    place = counter.driver.settings.page
    place.show_part(PEOPLE_PART)
    counter.driver.settle()
    names = [stop.accessibleName() for stop in stops(place.pages.get(PEOPLE_PART))]
    # of tiles that exclude each other Tab stops at one; the arrows go through the others
    assert names.index("Tara") < names.index("Add a person") < names.index("Name")


def test_what_is_wrong_in_the_settings_comes_into_sight(make_driver: MakeDriver) -> None:
    driver = make_driver(connected=False)
    page = driver.settings.open_counter()
    page.form.submit()
    driver.settle()
    field = page.form.field_widget("terminal")
    assert field.control.accessibleDescription()
    driver.settle()
    room = next(room for room in page.findChildren(VScrollArea) if room.isAncestorOf(field))
    top = field.mapTo(room.viewport(), QPoint(0, 0)).y()
    assert 0 <= top <= room.viewport().height() - field.height()


def both_panels_the_keys_and_the_lock(counter: CounterDriver) -> None:
    side = counter.features.money.side_panel
    counter.open_panel("upi")
    assert cut(counter, side) == []
    counter.open_panel("cashgram")
    assert cut(counter, side) == []
    counter.close_panel()
    counter.driver.window.navigation.toggle_help(keys=True)
    assert cut(counter, counter.driver.help.panel) == []
    counter.driver.window.navigation.toggle_help(keys=True)
    counter.says(SignedIn(PEOPLE[Role.ADMIN], locked=True))
    assert counter.covered()
    assert cut(counter) == []
