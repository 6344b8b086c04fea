"""The essentials of each screen fit at each size, without scrolling, and are not covered."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QRegion
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel

from paydesk.domain.language import Language
from paydesk.domain.settings.messages import Area, AreaKeys
from paydesk.domain.shift.messages import CurrentShift
from paydesk.domain.shift.shift import Shift
from paydesk.ui.day.items import DayPart
from paydesk.ui.day.page import ReportPage
from paydesk.ui.orders.page import OrdersPage
from paydesk.ui.start.step import CONNECT
from paydesk.ui.widgets.card import Panel
from paydesk.ui.widgets.flow import ButtonRow
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import Heading
from paydesk.ui.widgets.paint import text_font
from paydesk.ui.words.base import Words
from tests.helpers.spoken import spoken
from tests.ui.conftest import MakeDriver
from tests.ui.counter import CounterDriver, MakeCounter, place, scrolling, whole
from tests.ui.stories import SCENES


def test_in_tamil_a_low_window_shows_what_closes_a_shift_and_what_finds_a_sale(
    make_counter: MakeCounter, qapp: QApplication
) -> None:
    """They were hidden behind "More"."""
    with spoken(qapp, Language.TAMIL):
        for size in ((1024, 600),):
            counter = make_counter(size)
            window = counter.driver.window
            report = counter.driver.get_page("report")
            assert isinstance(report, ReportPage)
            counter.says(CurrentShift(Shift(number=1, opened_by="Asha"), 1))
            for page, wanted in (("orders", counter.driver.orders.page.search), ("report", report.close_button)):
                window.show_page(page)
                counter.driver.settle()
                assert whole(wanted), (page, size)
            report.begin_shift_end(DayPart.CLOSE, ["Ravi"], "Asha")
            counter.driver.settle()
            end = report.shift_end
            assert end is not None
            buttons = [end.end_button, end.no_paper_button, end.not_yet_button]
            tops = {button.y() for button in buttons if button.isVisible()}
            assert len(tops) == 1, size


# Settings, first steps, the line below --------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(2560, 1440)], ids=str)
def test_the_first_page_is_there_whole_and_no_wider_than_one_reads(
    make_driver: MakeDriver, size: tuple[int, int]
) -> None:
    """At twice the size the demo was below the edge; on large screens the cards were too wide."""
    driver = make_driver(size=size, connected=False)
    assert driver.window.page == "start"
    assert scrolling(driver.page_area) == []
    connect, demo = driver.button("Connect"), driver.button("Start the demo")
    assert place(connect, driver.window).center().y() == place(demo, driver.window).center().y()
    assert connect.width() <= 560


@pytest.mark.parametrize(
    ("keychain", "words"),
    [
        ("keychain", "Your keys stay in this PC's keychain."),
        ("absent", "This PC has no keychain: type the keys at each start"),
        ("locked", "This PC's keychain is locked: type the keys at each start"),
    ],
)
def test_the_first_page_says_where_keys_will_be_once_that_is_known(
    make_driver: MakeDriver, keychain: str, words: str
) -> None:
    counter = CounterDriver(make_driver(connected=False))
    counter.driver.window.show_page("start")
    assert "keychain" not in counter.driver.words()
    counter.says(AreaKeys(Area.GATEWAY, "none", keychain=keychain))
    assert words in counter.driver.words()


def test_test_and_live_stay_where_they_are_when_one_is_pressed(make_driver: MakeDriver) -> None:
    counter = CounterDriver(make_driver(connected=False, live=False))
    driver = counter.driver
    driver.window.show_page("start")
    driver.settle()
    driver.click(driver.button("Connect"))
    driver.settle()
    live = driver.button("Live")
    before = place(live, driver.window)
    driver.click(live)
    driver.settle()
    assert place(live, driver.window) == before


def test_keys_that_are_gone_are_told_below_whatever_the_line_was(make_driver: MakeDriver) -> None:
    counter = CounterDriver(make_driver())
    counter.says(AreaKeys(Area.GATEWAY, "keychain", keychain="keychain"))
    [said] = [label for label in counter.driver.window.findChildren(QLabel) if label.objectName() == "Connection"]
    counter.driver.line(None)
    counter.driver.window.refresh()
    assert said.text() == "Online"
    counter.says(AreaKeys(Area.GATEWAY, "none", keychain="keychain"))
    assert said.text() == "There are no keys yet"
    counter.says(AreaKeys(Area.GATEWAY, "memory"))
    assert said.text() == "Online"


# Large screens, and the row that shares its width ---------------------------------------------------------------------


def test_buttons_that_grow_share_the_line_and_are_of_one_width_where_that_is_enough(qapp: QApplication) -> None:
    buttons = [KeyButton(text) for text in ("SMS", "WhatsApp")]
    row = ButtonRow(*buttons)
    for button in buttons:
        policy = button.sizePolicy()
        policy.setHorizontalPolicy(policy.Policy.Expanding)
        button.setSizePolicy(policy)
    least = [button.sizeHint().width() for button in buttons]
    row.resize(600, 60)
    row.show()
    qapp.processEvents()
    assert [button.width() for button in buttons] == [295, 295]
    row.resize(sum(least) + 14, 60)
    qapp.processEvents()
    assert [button.width() for button in buttons] == [width + 2 for width in least]


@pytest.mark.parametrize("page", ["orders", "report"])
def test_a_heading_stands_clear_of_the_first_button_beside_it(make_counter: MakeCounter, page: str) -> None:
    driver = make_counter((1366, 768)).driver
    driver.window.show_page(page)
    driver.settle()
    shown_page = driver.get_page(page)
    assert isinstance(shown_page, OrdersPage | ReportPage)
    [heading] = [one for one in shown_page.findChildren(Heading) if one.text() in {"Orders", "Day report"}]
    before = shown_page.days.button
    text = place(heading, shown_page).left() + heading.fontMetrics().horizontalAdvance(heading.text())
    assert place(before, shown_page).left() - text >= 16


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)], ids=str)
def test_what_is_told_lies_over_no_button_of_a_page_without_the_list(
    make_counter: MakeCounter, size: tuple[int, int]
) -> None:
    """Notices covered "Check the keys" and buttons of Orders."""
    counter = make_counter(size)
    driver, notices = counter.driver, counter.driver.notices.area
    driver.tell(SCENES["paid"].told())
    driver.notices.post(Words("Saved", "orders.csv"))
    for page in ("sell", "orders", "start", "sell"):
        driver.window.show_page(page)
        if page == "orders":
            driver.orders.page.story_panel.show_sale(next(iter(driver.store.sales.values())), driver.clock.now)
        driver.settle()
        here = driver.get_page(page)
        lies = QRegion(notices.rect()) if notices.mask().isEmpty() else notices.mask()
        lies.translate(notices.mapTo(driver.window, QPoint()))
        buttons = [each for each in here.findChildren(QAbstractButton) if each.isVisible()]
        assert [each.text() for each in buttons if lies.intersects(place(each, driver.window))] == []
        assert len(buttons) > 1
        [label] = [each for each in driver.notices.message.findChildren(QLabel) if each.text() == "orders.csv"]
        assert label.font().pixelSize() == text_font("body").pixelSize(), "it moves, and keeps its letters"


def test_what_is_told_at_the_first_start_stands_clear_of_the_foot(make_counter: MakeCounter) -> None:
    driver = make_counter((1366, 768)).driver
    driver.tell(SCENES["paid"].told())
    page = driver.start.show_step(CONNECT)
    driver.settle()
    foot = page.steps.get(CONNECT).back_button.parentWidget()
    assert isinstance(foot, Panel)
    assert driver.notices.is_visible
    assert not place(foot, driver.window).intersects(place(driver.notices.area, driver.window))
