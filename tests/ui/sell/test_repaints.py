"""Unchanged content is not painted again: a page is refreshed every second, and after each read."""

from __future__ import annotations

from functools import reduce

import pytest
from PySide6.QtCore import QEvent, QObject, QRect
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from paydesk.ui import clock
from paydesk.ui.actions import Action
from paydesk.ui.clock import RefreshScheduler
from tests.ui.conftest import MakeDriver
from tests.ui.driver import WindowDriver, paint_now
from tests.ui.stage import Told


@pytest.fixture
def driver(make_driver: MakeDriver) -> WindowDriver:
    """Create a counter that is painted after each step, as in the program."""
    return make_driver(painted=True)


class Paints(QObject):
    """Counts paint events, by name."""

    def __init__(self, **widgets: QWidget) -> None:
        super().__init__()
        self.names = {widget: name for name, widget in widgets.items()}
        self.seen: list[str] = []
        self.where: list[QRect] = []
        for widget in self.names:
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent) and isinstance(watched, QWidget):
            self.seen.append(self.names[watched])
            self.where.append(event.rect())
        return False


def watched(driver: WindowDriver) -> Paints:
    """Watch the parts of the page of the sale in front, once idle."""
    page = driver.sale.page
    paints = Paints(code=driver.sale.qr_view, time=page.wait_panel.time_left, button=driver.sale.buttons[Action.NEXT])
    driver.settle()
    paints.seen.clear()
    return paints


def test_a_sale_that_is_as_it_was_is_not_painted_again(driver: WindowDriver) -> None:
    driver.show(Told().shown())
    paints = watched(driver)
    driver.window.refresh()
    driver.settle()
    assert paints.seen == []


def test_a_second_later_its_words_are_painted_and_its_code_is_not(driver: WindowDriver) -> None:
    driver.show(Told().shown())
    paints = watched(driver)
    driver.clock.pass_(1_000)
    driver.window.refresh()
    driver.settle()
    assert paints.seen == ["time"]


def test_the_rows_of_the_list_are_painted_in_turns_of_their_own(driver: WindowDriver) -> None:
    driver.tell(Told("s2", number=44).shown())
    driver.window.refresh()
    view = driver.waiting.view.viewport()
    for _ in range(5):
        driver.settle()
    paints = Paints(rows=view)
    driver.clock.pass_(1_000)
    driver.window.refresh()
    QApplication.sendPostedEvents()
    assert paints.seen == []
    for _ in range(5):
        driver.settle()
    assert paints.seen == ["rows", "rows", "rows", "rows"]
    assert reduce(QRect.united, paints.where) == view.rect()
    assert sum(part.height() for part in paints.where) == view.height(), "each row once"


def test_the_keyboard_goes_to_a_sale_by_no_way_round(driver: WindowDriver) -> None:
    """A screen reader starts to read anything that has the focus for a moment: first of all the side list."""
    told = Told().shown()
    driver.show(told)
    driver.window.show_page("sell")
    driver.settle()
    been: list[QWidget | None] = []
    QApplication.instance().focusChanged.connect(lambda _old, new: been.append(new))  # type: ignore[union-attr]
    driver.window.show_sale(told.sale.sale_id)
    assert [each for each in been if each is not None] == [driver.sale.page]


def test_another_state_is_painted_with_all_that_stands_on_it(driver: WindowDriver) -> None:
    told = Told().shown()
    driver.show(told)
    paints = Paints(page=driver.sale.page.colour_view)
    driver.tell(told.read("PAID").paid_by("774228632"))
    assert "page" in paints.seen
    assert driver.sale.verdict == "PAID, HAND OVER"


def test_of_a_sale_that_was_shown_no_picture_stays(driver: WindowDriver) -> None:
    driver.show(Told().shown())
    driver.window.show_page("sell")
    assert driver.sale.qr_view.is_empty


def test_a_tick_shows_what_a_change_has_asked_for(qapp: QApplication) -> None:
    parent = QObject(qapp)
    beat, told = RefreshScheduler(parent), []
    beat.due.connect(lambda: told.append("due"))
    beat.now()
    beat._tick.timeout.emit()
    assert told == ["due"]
    assert not beat._pending.isActive()
    parent.deleteLater()


def test_a_burst_of_changes_costs_one_refresh_a_frame(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clock, "FRAME_MS", 10_000)
    parent = QObject(qapp)
    beat, due = RefreshScheduler(parent), []
    beat.due.connect(lambda: due.append("due"))
    beat.due.connect(beat.refreshed)
    beat.now()
    QApplication.processEvents()
    assert due == ["due"], "the first is shown at once"
    beat.now()
    QApplication.processEvents()
    assert due == ["due"]
    assert beat._pending.remainingTime() > 9_000
    beat.refreshed()  # a key has brought one meanwhile
    assert not beat._pending.isActive()
    parent.deleteLater()


def test_what_is_shown_at_once_goes_before_what_can_wait(qapp: QApplication) -> None:
    parent = QObject(qapp)
    beat = RefreshScheduler(parent)
    beat.later()
    beat.now()
    assert beat._pending.interval() == 0
    parent.deleteLater()


def test_of_a_window_that_a_test_does_not_look_at_all_is_painted_at_its_end(make_driver: MakeDriver) -> None:
    """As in all other tests of windows."""
    driver = make_driver()
    driver.show(Told().shown())
    paints = watched(driver)
    driver.window.show_page("sell")
    driver.show(Told("s2").shown())
    assert paints.seen == []
    paint_now(driver.window)
    assert {"code", "button"} <= set(paints.seen)
