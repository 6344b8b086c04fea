"""A notice expires once it was readable, and covers nothing meanwhile."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QLabel, QWidget

from paydesk.domain.messages import JournalFault, SalesLoaded
from paydesk.ui.sell.notices import EXPIRY_MS
from paydesk.ui.words.base import Words
from tests.ui.conftest import MakeDriver
from tests.ui.driver import WindowDriver
from tests.ui.stage import Told
from tests.ui.stories import SCENES

SAVED = Words("The slip is saved", "C:/Users/asha/Documents/Paydesk/receipt-0043.pdf")
SIZES = [(1366, 768), (1024, 600), (1920, 1080)]


def place(part: QWidget, driver: WindowDriver) -> QRect:
    """Return the geometry of a part in the window."""
    return QRect(part.mapTo(driver.window, QPoint()), part.size())


def wait(driver: WindowDriver, ms: int) -> None:
    """Let time pass in the window, second by second."""
    for _ in range(0, ms, 1_000):
        driver.clock.pass_(1_000)
        driver.window.refresh()
    driver.settle()


def told(driver: WindowDriver) -> None:
    """Show an unseen payment and a saved slip."""
    SCENES["paid"].told("unseen").tell(driver.store)
    driver.notices.post(SAVED, folder="C:/Users/asha")
    driver.window.refresh()
    driver.settle()


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_it_covers_nothing_and_its_title_is_not_broken_word_by_word(
    make_driver: MakeDriver, size: tuple[int, int]
) -> None:
    driver = make_driver(demo=True, live=False, size=size)
    parts, notices = driver.parts, driver.notices
    for page in ("sell", "sale", "orders", "settings"):
        if page == "sale":
            driver.show(SCENES["waiting"].told("w1"))
        else:
            driver.window.show_page(page)
        driver.settle()
        bar = place(parts["foot"], driver)
        told(driver)
        assert notices.area.isVisible()
        lies = place(notices.area, driver)
        around = {**parts, "list": driver.waiting.view}
        covered = [name for name, part in around.items() if part.isVisible() and place(part, driver).intersects(lies)]
        assert (covered, place(parts["foot"], driver)) == ([], bar), page
        titles = [label for label in notices.area.findChildren(QLabel) if label.text() == SAVED.title]
        visible = [label for label in titles if label.isVisible()]
        assert all(label.height() < 2 * label.fontMetrics().lineSpacing() * 1.3 for label in visible), page
        notices.dismiss_all()
        driver.settle()
        assert not notices.is_visible
        assert place(parts["page"], driver).bottom() == bar.top() - 1, "its room goes with it"


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768)], ids=str)
@pytest.mark.parametrize("page", ["sell", "orders"])
def test_one_is_shown_at_a_time_and_each_has_its_time(
    make_driver: MakeDriver, page: str, size: tuple[int, int]
) -> None:
    driver = make_driver(size=size)
    driver.window.show_page(page)
    told(driver)
    notices = driver.notices
    assert (notices.message.isVisible(), notices.sale_alarm.isVisible()) == (True, False)
    wait(driver, EXPIRY_MS + 1_000)
    assert (notices.has_message, notices.sale_alarm.isVisible()) == (False, True)
    wait(driver, EXPIRY_MS + 1_000)
    assert not notices.is_visible
    assert driver.store.unseen == ()


def test_an_unreadable_notice_does_not_expire(driver: WindowDriver) -> None:
    """The window is behind another one."""
    told(driver)
    other = QWidget()
    driver.qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    driver.qtbot.waitUntil(lambda: not driver.window.isActiveWindow())
    wait(driver, 3 * EXPIRY_MS)
    assert driver.notices.message.isVisible()
    other.close()
    driver.window.activateWindow()
    driver.qtbot.waitUntil(driver.window.isActiveWindow)
    wait(driver, EXPIRY_MS + 2_000)
    assert not driver.notices.message.isVisible()


def test_a_payment_is_no_news_after_five_further_sales(driver: WindowDriver) -> None:
    SCENES["paid"].told("unseen").tell(driver.store)
    for number in range(5):
        assert driver.store.unseen == ("unseen",), number
        Told(f"n{number}", number=number).wanted().tell(driver.store)
    driver.window.refresh()
    assert not driver.notices.is_visible


def test_it_goes_when_the_sale_is_opened(driver: WindowDriver) -> None:
    driver.tell(SCENES["paid"].told("unseen"))
    driver.window.refresh()
    driver.click(driver.button("Open"))
    driver.window.refresh()
    assert not driver.notices.is_visible


def test_what_waits_for_a_decision_stays(driver: WindowDriver) -> None:
    driver.tell(SCENES["paid after it was closed"].told("late"))
    driver.store.on_event(JournalFault("disk_full"))
    driver.window.refresh()
    wait(driver, 3 * EXPIRY_MS)
    notices = driver.notices
    assert (notices.sale_alarm.isVisible(), notices.fault_panel.isVisible()) == (True, True)


def test_what_a_start_says_leaves_too(driver: WindowDriver) -> None:
    driver.window.hub.on_event(SalesLoaded((SCENES["waiting"].told("w").sale,)))
    driver.window.refresh()
    assert driver.notices.has_message
    wait(driver, EXPIRY_MS + 2_000)
    assert not driver.notices.has_message
