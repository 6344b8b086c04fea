"""The layouts: every control is reachable at every size, and nothing enlarges the window."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import partial
from itertools import pairwise

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import (
    QApplication,
    QWidget,
)

from paydesk.domain.people.messages import SignedIn
from paydesk.domain.people.person import Role
from paydesk.domain.settings.settings import WindowState
from paydesk.ui.day.items import DayPart
from paydesk.ui.day.page import ReportPage
from paydesk.ui.layout import MIN_SIZE, Layout, fit_to_screens, layout_of, placement_of, show_window
from paydesk.ui.money.page import PayoutsPage
from paydesk.ui.sell.page import SellPage
from paydesk.ui.settings.page import SettingsPage
from tests.ui.conftest import MakeDriver
from tests.ui.counter import PEOPLE, CounterDriver
from tests.ui.stories import SCENES


@pytest.mark.parametrize(
    ("size", "layout"),
    [
        ((683, 384), Layout.COMPACT),
        ((1024, 600), Layout.COMPACT),
        ((1199, 1000), Layout.COMPACT),
        ((1366, 699), Layout.COMPACT),
        ((1200, 700), Layout.NORMAL),
        ((1280, 720), Layout.NORMAL),
        ((1366, 768), Layout.NORMAL),
        ((1599, 1000), Layout.NORMAL),
        ((1600, 700), Layout.LARGE),
        ((1920, 1080), Layout.LARGE),
    ],
)
def test_the_layout_of_a_size(size: tuple[int, int], layout: Layout) -> None:
    assert layout_of(QSize(*size)) is layout


def parts_of_pages(counter: CounterDriver) -> Iterator[tuple[str, str]]:
    """Show each part of each page."""
    window = counter.driver.window
    for name in window.page_names():
        window.show_page(name)
        page = counter.driver.get_page(name)
        if isinstance(page, SettingsPage):
            shown: dict[str, Callable[[], object]] = {part: partial(page.show_part, part) for part in page.part_names}
        elif isinstance(page, PayoutsPage):
            shown = {part: partial(page.show_tab, part) for part in page.tabs.factories}
        elif isinstance(page, ReportPage):
            shown = {part.name: partial(page.show_part, part) for part in DayPart}
        elif isinstance(page, SellPage):
            panels = counter.features.money.panels
            opens: dict[str, Callable[[], object]] = {"upi": panels.open_upi, "cashgram": panels.open_cashgrams}
            shown = {"": page.activate, **opens}
        else:
            shown = {"": page.activate}
        for part, show in shown.items():
            show()
            yield name, part
        counter.features.money.panels.close()


@pytest.mark.full
def test_an_enlarged_window_equals_one_opened_large(make_driver: MakeDriver) -> None:
    """Size limits were fixed at creation."""

    def limits(size: tuple[int, int], then: tuple[int, int]) -> dict[tuple[str, ...], set[tuple[int, ...]]]:
        counter = CounterDriver(make_driver(demo=True, size=size))
        found: defaultdict[tuple[str, ...], set[tuple[int, ...]]] = defaultdict(set)
        admin, window = PEOPLE[Role.ADMIN], counter.driver.window
        counter.has_people(admin)
        counter.has_keys()
        counter.says(SignedIn(admin, unlocked_by=admin, unlocked_until=counter.driver.clock.now + 60_000))
        for _ in parts_of_pages(counter):
            pass
        window.resize(*then)
        counter.driver.settle()
        for place in parts_of_pages(counter):
            for part in window.findChildren(QWidget):
                if part.isVisible():
                    most, least = part.maximumSize(), part.minimumSize()
                    name = (*place, type(part).__name__, part.accessibleName())
                    found[name].add((least.width(), most.width(), most.height()))
        window.close()
        return found

    opened, grown = limits((1920, 1080), (1920, 1080)), limits((1366, 768), (1920, 1080))
    same = opened.keys() & grown.keys()
    assert len(same) > 200
    assert {name: grown[name] for name in same} == {name: opened[name] for name in same}


def test_each_size_has_its_rail_and_its_list(make_driver: MakeDriver) -> None:
    driver = make_driver()
    driver.tell(SCENES["waiting"].told("w"))
    driver.window.refresh()
    widths = []
    for size in ((1024, 600), (1366, 768), (1920, 1080)):
        driver.window.resize(*size)
        driver.settle()
        widths.append((driver.parts["rail"].width(), driver.parts["list"].width()))
    assert widths == [(72, 216), (92, 300), (116, 372)]


def test_amount_and_main_button_stay_in_sight_in_a_low_window(make_driver: MakeDriver) -> None:
    """The keys between them scroll."""
    driver = make_driver(demo=True, size=(1024, 360))
    page = driver.form.page
    page.amount.setText("-")
    driver.press(Qt.Key.Key_Return)
    for part in (page.amount, page.show_button):
        assert part.visibleRegion().boundingRect() == part.rect(), part


# Where it opens -------------------------------------------------------------------------------------------------------

SCREEN = QRect(0, 0, 1366, 728)
SECOND = QRect(1366, 0, 1920, 1040)


@pytest.mark.parametrize(
    ("place", "screens", "area"),
    [
        (WindowState(10, 40, 1000, 600), [SCREEN], QRect(10, 40, 1000, 600)),
        (WindowState(1400, 40, 1000, 600), [SCREEN, SECOND], QRect(1400, 40, 1000, 600)),
        (WindowState(1400, 40, 1000, 600), [SCREEN], None),
        (WindowState(-3000, 40, 1000, 600), [SCREEN], None),
        (WindowState(-900, 40, 1000, 600), [SCREEN], None),
        (WindowState(-500, 40, 1000, 600), [SCREEN], QRect(0, 40, 1000, 600)),
        (WindowState(500, 400, 1000, 600), [SCREEN], QRect(366, 128, 1000, 600)),
        (WindowState(0, 760, 1000, 600), [SCREEN], None),
        (WindowState(0, -300, 1000, 600), [SCREEN], None),
        (WindowState(0, 32, 4000, 3000), [SCREEN], QRect(0, 32, 1366, 696)),
        (WindowState(0, 32, 200, 200), [SCREEN], QRect(0, 32, MIN_SIZE.width(), MIN_SIZE.height())),
    ],
)
def test_a_placement_is_fitted_to_a_screen(place: WindowState, screens: list[QRect], area: QRect | None) -> None:
    assert fit_to_screens(place, screens) == area


@pytest.fixture
def bare() -> Iterator[QWidget]:
    window = QWidget()
    yield window
    window.deleteLater()


def test_it_fills_the_screen_at_the_first_start(bare: QWidget) -> None:
    show_window(bare, None)
    assert bare.isMaximized()
    assert bare.isVisible()
    place, screens = placement_of(bare), [screen.availableGeometry() for screen in QApplication.screens()]
    assert fit_to_screens(place, screens) == QRect(place.left, place.top, place.width, place.height), (
        "made smaller: in sight"
    )


def test_a_screen_that_is_gone_is_as_a_first_start(bare: QWidget) -> None:
    show_window(bare, WindowState(90_000, 90_000, 700, 500))
    assert bare.isMaximized()


def test_it_opens_where_it_was_left(bare: QWidget) -> None:
    show_window(bare, WindowState(20, 40, 700, 500))
    assert bare.geometry() == QRect(20, 40, 700, 500)
    assert placement_of(bare) == WindowState(20, 40, 700, 500)


@pytest.mark.parametrize(("maximized", "full_screen"), [(True, False), (False, True), (True, True)])
def test_the_maximised_state_is_restored(bare: QWidget, *, maximized: bool, full_screen: bool) -> None:
    show_window(bare, WindowState(20, 40, 700, 500, maximized, full_screen))
    kept = placement_of(bare)
    assert (kept.full_screen, kept.maximized or kept.full_screen) == (full_screen, True)
    assert bare.isFullScreen() is full_screen


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080), (1024, 600)])
def test_the_keypad_fills_the_height_of_its_place(make_driver: MakeDriver, size: tuple[int, int]) -> None:
    driver = make_driver(size=size)
    tops = [driver.button(name) for name in ("1", "4", "7", "00")]
    gaps = [below.y() - above.geometry().bottom() - 1 for above, below in pairwise(tops)]
    assert gaps == [8] * 3
    assert tops[0].width() >= 93
