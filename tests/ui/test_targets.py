"""Every control that staff reach is large enough for touch."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from paydesk.ui.words.base import Words
from tests.ui.conftest import MakeDriver
from tests.ui.counter import CounterDriver
from tests.ui.presses import FIRST_START, PLACES, clear, counter_at_work
from tests.ui.stories import SCENES
from tests.ui.test_accessibility import tree

PRESSED = {
    QAccessible.Role.Button,
    QAccessible.Role.RadioButton,
    QAccessible.Role.CheckBox,
    QAccessible.Role.EditableText,
    QAccessible.Role.ComboBox,
    QAccessible.Role.ListItem,
    QAccessible.Role.Cell,
    QAccessible.Role.Link,
    QAccessible.Role.PageTab,
}


def small(place: QWidget) -> list[str]:
    """Return the visible controls below the minimum touch size."""
    found = []
    for face in tree(place):
        state, part = face.state(), face.object()
        if face.role() in PRESSED and not (state.readOnly or state.invisible or state.disabled):
            # of an option Qt tells a reader where its words are, and all of it can be pressed
            size = part.size() if isinstance(part, QWidget) else face.rect().size()
            if min(size.width(), size.height()) < 44:
                found.append(f"{face.text(QAccessible.Text.Name)!r} {size.width()}x{size.height()}")
    return found


def told(counter: CounterDriver, sale_id: str) -> None:
    """Show a notice with all its buttons, and an unseen payment."""
    frame = counter.driver.window.frame
    counter.driver.show(SCENES["waiting"].told(sale_id))
    sale = SCENES["paid"].told(f"{sale_id} paid").sale
    frame.notices.show_sale_alarms([], [sale])
    frame.notices.post(Words("It is saved", "receipts.csv"), has_details=True, folder="receipts")


@pytest.mark.long
@pytest.mark.parametrize("size", [(1366, 768)], ids=str)
def test_whatever_can_be_pressed_is_as_large_as_a_finger(make_driver: MakeDriver, size: tuple[int, int]) -> None:
    counter = counter_at_work(make_driver, size)
    found = {}
    for number, (name, show) in enumerate({**PLACES, "told": told, **FIRST_START}.items()):
        show(counter, f"s{number}")
        counter.driver.settle()
        found[name] = small(counter.driver.window)
        clear(counter)
    assert found == {name: [] for name in found}
