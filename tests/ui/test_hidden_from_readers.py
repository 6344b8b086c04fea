"""Screen readers find only what is visible: nothing behind a lock, a PIN panel or another page."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication, QWidget

from paydesk.domain.people.messages import SignedIn
from paydesk.domain.people.person import Role as Work
from tests.ui.conftest import MakeDriver
from tests.ui.counter import PEOPLE, CounterDriver
from tests.ui.driver import WindowDriver
from tests.ui.stories import SCENES

Role = QAccessible.Role
CTRL = Qt.KeyboardModifier.ControlModifier


def everything(of: QWidget | QAccessibleInterface | None) -> Iterator[QAccessibleInterface]:
    """Return the whole tree, invisible objects included."""
    face = QAccessible.queryAccessibleInterface(of) if isinstance(of, QWidget) else of
    if face is not None:
        yield face
        for place in range(face.childCount()):
            yield from everything(face.child(place))


def heard(driver: WindowDriver) -> str:
    """Return all texts of the tree."""
    kinds = (QAccessible.Text.Name, QAccessible.Text.Value, QAccessible.Text.Description)
    return "\n".join(face.text(kind) for face in everything(driver.window) for kind in kinds)


@pytest.fixture
def counter(make_driver: MakeDriver) -> CounterDriver:
    """Return a cashier's counter with a sale."""
    made = CounterDriver(make_driver())
    made.has_people(PEOPLE[Work.CASHIER])
    made.has_keys()
    made.driver.show(SCENES["waiting"].told("s1"))
    assert "₹1,250.00" in heard(made.driver)
    return made


def gone(counter: CounterDriver) -> None:
    words = heard(counter.driver)
    assert "₹" not in words.replace("₹0", "")
    assert "order_" not in words


def test_behind_the_panel_that_asks_for_a_pin(counter: CounterDriver) -> None:
    counter.driver.press(Qt.Key.Key_P, CTRL)
    assert counter.covered()
    gone(counter)
    assert "PIN" in heard(counter.driver)
    counter.driver.press(Qt.Key.Key_Escape)
    assert "Amount" in heard(counter.driver)


def test_behind_the_lock(counter: CounterDriver) -> None:
    counter.says(SignedIn(PEOPLE[Work.CASHIER], locked=True))
    gone(counter)
    assert "Locked" in heard(counter.driver)
    counter.says(SignedIn(PEOPLE[Work.CASHIER]))
    assert "₹1,250.00" in heard(counter.driver)


def test_behind_the_table_of_keys(counter: CounterDriver) -> None:
    counter.driver.press(Qt.Key.Key_F1, Qt.KeyboardModifier.ControlModifier)
    words = heard(counter.driver)
    assert "₹1,250.00" not in words
    assert "Say the last announcement again" in words
    counter.driver.press(Qt.Key.Key_Escape)
    assert "Say the last announcement again" not in heard(counter.driver)


def test_a_page_that_is_not_in_front(counter: CounterDriver) -> None:
    counter.driver.settings.open("counter")
    words = heard(counter.driver)
    assert "Name or note" not in words
    assert "HAND OVER" not in words
    counter.driver.window.show_page("sell")
    assert "Name or note" in heard(counter.driver)


@pytest.mark.parametrize("page", ["sell", "orders", "settings", "start"])
def test_every_page_has_a_heading_and_begins_at_something_with_a_name(driver: WindowDriver, page: str) -> None:
    driver.window.show_page(page)
    driver.settle()
    headings = [face.text(QAccessible.Text.Name) for face in everything(driver.window) if face.role() == Role.Heading]
    assert headings
    assert all(headings)
    assert focused()


def focused() -> str:
    focus = QApplication.focusWidget()
    assert focus is not None
    face = QAccessible.queryAccessibleInterface(focus)
    assert face is not None
    return face.text(QAccessible.Text.Name)


def test_the_focus_is_on_the_verdict_once_a_sale_is_paid(driver: WindowDriver) -> None:
    told = SCENES["waiting"].told("paid now")
    driver.show(told)
    known = len(told.facts)
    driver.tell(told.read("PAID").paid_by("1"), known)
    driver.window.refresh()
    assert "HAND OVER" in focused()
    driver.press(Qt.Key.Key_Return)
    assert focused() == "Amount"


def test_missed_notices_do_not_cover_the_pin_panel(counter: CounterDriver) -> None:
    counter.driver.window.show_page("sell")
    told = SCENES["waiting"].told("s2")
    counter.driver.tell(told)
    counter.driver.press(Qt.Key.Key_P, CTRL)
    counter.driver.tell(told.read("PAID").paid_by("1"), len(told.facts) - 2)
    counter.driver.window.refresh()
    notices = counter.driver.notices.area
    assert not notices.isVisible(), "the panel covers the pages"
