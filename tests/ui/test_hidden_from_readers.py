"""Only what is on the screen is there for a screen reader: nothing behind a lock, a PIN's panel or another page."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication, QWidget

from paydesk.domain.people.messages import SignedIn
from paydesk.domain.people.person import Role as Work
from tests.ui.conftest import MakeTill
from tests.ui.desk import PEOPLE, Desk
from tests.ui.stories import SCENES
from tests.ui.till import Till

Role = QAccessible.Role
CTRL = Qt.KeyboardModifier.ControlModifier


def everything(of: QWidget | QAccessibleInterface | None) -> Iterator[QAccessibleInterface]:
    """The whole tree, what says of itself that it is invisible included."""
    face = QAccessible.queryAccessibleInterface(of) if isinstance(of, QWidget) else of
    if face is not None:
        yield face
        for place in range(face.childCount()):
            yield from everything(face.child(place))


def heard(till: Till) -> str:
    """All words of the tree."""
    kinds = (QAccessible.Text.Name, QAccessible.Text.Value, QAccessible.Text.Description)
    return "\n".join(face.text(kind) for face in everything(till.window) for kind in kinds)


@pytest.fixture
def desk(make_till: MakeTill) -> Desk:
    """A cashier at work, with a sale on the screen."""
    made = Desk(make_till())
    made.has_people(PEOPLE[Work.CASHIER])
    made.has_keys()
    made.till.show(SCENES["waiting"].told("s1"))
    assert "₹1,250.00" in heard(made.till)
    return made


def gone(desk: Desk) -> None:
    words = heard(desk.till)
    assert "₹" not in words.replace("₹0", "")
    assert "order_" not in words


def test_behind_the_panel_that_asks_for_a_pin(desk: Desk) -> None:
    desk.till.press(Qt.Key.Key_P, CTRL)
    assert desk.covered()
    gone(desk)
    assert "PIN" in heard(desk.till)
    desk.till.press(Qt.Key.Key_Escape)
    assert "Amount" in heard(desk.till)


def test_behind_the_lock(desk: Desk) -> None:
    desk.says(SignedIn(PEOPLE[Work.CASHIER], locked=True))
    gone(desk)
    assert "Locked" in heard(desk.till)
    desk.says(SignedIn(PEOPLE[Work.CASHIER]))
    assert "₹1,250.00" in heard(desk.till)


def test_behind_the_table_of_keys(desk: Desk) -> None:
    desk.till.press(Qt.Key.Key_F1, Qt.KeyboardModifier.ControlModifier)
    words = heard(desk.till)
    assert "₹1,250.00" not in words
    assert "Read the status now" in words
    desk.till.press(Qt.Key.Key_Escape)
    assert "Read the status now" not in heard(desk.till)


def test_a_page_that_is_not_in_front(desk: Desk) -> None:
    desk.till.window.show_page("settings")
    desk.till.window.frame.set_up.show_part("counter")
    words = heard(desk.till)
    assert "Customer phone" not in words
    assert "HAND OVER" not in words
    desk.till.window.show_page("sell")
    assert "Customer phone" in heard(desk.till)


@pytest.mark.parametrize("page", ["sell", "orders", "settings", "start"])
def test_every_page_has_a_heading_and_begins_at_something_with_a_name(till: Till, page: str) -> None:
    till.window.show_page(page)
    till.settle()
    headings = [face.text(QAccessible.Text.Name) for face in everything(till.window) if face.role() == Role.Heading]
    assert headings
    assert all(headings)
    assert focused()


def focused() -> str:
    focus = QApplication.focusWidget()
    assert focus is not None
    face = QAccessible.queryAccessibleInterface(focus)
    assert face is not None
    return face.text(QAccessible.Text.Name)


def test_the_focus_is_on_something_with_a_name_through_a_sale(till: Till) -> None:
    names = {}
    till.window.setUpdatesEnabled(False)  # nothing of it has to be painted
    for scene in SCENES:
        till.window.show_page("sell")
        told = SCENES[scene].told(scene)
        till.show(told, SCENES[scene].later)
        names[scene] = focused()
    assert [scene for scene, name in names.items() if not name] == []
    told = SCENES["waiting"].told("paid now")
    till.show(told)
    known = len(told.facts)
    till.tell(told.read("PAID").paid_by("1"), known)
    till.window.refresh()
    assert "HAND OVER" in focused()
    till.press(Qt.Key.Key_Return)
    assert focused() == "Amount"


def test_what_came_unseen_does_not_lie_over_the_panel_that_asks_for_a_pin(desk: Desk) -> None:
    desk.till.window.show_page("sell")
    told = SCENES["waiting"].told("s2")
    desk.till.tell(told)
    desk.till.press(Qt.Key.Key_P, CTRL)
    desk.till.tell(told.read("PAID").paid_by("1"), len(told.facts) - 2)
    desk.till.window.refresh()
    notices = desk.till.window.frame.notices
    assert notices.isVisible()
    gone(desk)
    at = notices.mapTo(desk.till.window, notices.rect().center())
    hit = desk.till.window.childAt(at)
    assert hit is not None
    assert not notices.isAncestorOf(hit)
