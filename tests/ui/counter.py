"""A demo window with all features, and events of people and keys."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QScrollArea, QWidget

from paydesk.domain.people.messages import PeopleKnown, SignedIn
from paydesk.domain.people.person import DEMO_PEOPLE, Person
from paydesk.domain.sale import facts
from paydesk.domain.sale.facts import SaleFactKind
from paydesk.domain.settings.messages import Area, AreaKeys
from paydesk.ui.features import Features
from paydesk.ui.widgets.overlay import SidePanel
from tests.ui.driver import WindowDriver
from tests.ui.stage import Told
from tests.ui.stories import SCENES

PEOPLE = {person.role: person for person, _ in DEMO_PEOPLE}


class CounterDriver:
    """A demo window with all features, and events of people and keys."""

    def __init__(self, driver: WindowDriver) -> None:
        self.driver = driver
        driver.window.add_features()
        assert driver.window.features is not None
        self.features: Features = driver.window.features

    def says(self, *events: object) -> None:
        """Deliver an event of the counter."""
        for event in events:
            self.driver.window.hub.on_event(event)
        self.driver.settle()
        self.driver.window.refresh()

    def has_people(self, at_till: Person | None) -> None:
        """Add the demo's people; sign one in, or nobody."""
        people = tuple(person for person, _ in DEMO_PEOPLE)
        self.says(PeopleKnown(people), SignedIn(at_till, locked=at_till is None))

    def has_keys(self, *, there: bool = True) -> None:
        """Add keys for payouts."""
        self.says(AreaKeys(Area.PAYOUTS, "memory" if there else "none"))

    def panel(self) -> str:
        """Return the title of the open side panel, or ""."""
        side = self.driver.window.findChild(SidePanel)
        return side.heading.text() if side is not None and side.is_open else ""

    def open_panel(self, name: str) -> None:
        """Open a panel by its rail entry or menu item."""
        self.driver.window.navigation.on_screen_chosen(name)
        self.driver.settle()

    def close_panel(self) -> None:
        """Close the open panel by its button."""
        side = self.driver.window.findChild(SidePanel)
        if side is not None and side.is_open:
            side.close_button.click()
            self.driver.settle()

    def covered(self) -> bool:
        """Return True if the lock or a PIN panel covers the pages."""
        return self.features.people.is_covering

    def press_pin(self, pin: str) -> None:
        self.driver.type(pin)
        self.driver.press(Qt.Key.Key_Return)


MakeCounter = Callable[[tuple[int, int]], CounterDriver]


def place(part: QWidget, within: QWidget) -> QRect:
    return QRect(part.mapTo(within, QPoint()), part.size())


def scrolling(inside: QWidget) -> list[str]:
    """Return the accessible names of areas that need to scroll."""
    itself = [inside] if isinstance(inside, QScrollArea) else []
    areas = itself + [area for area in inside.findChildren(QScrollArea) if area.isVisible()]
    bars = [(area, bar) for area in areas for bar in (area.verticalScrollBar(), area.horizontalScrollBar())]
    return [area.accessibleName() or type(area).__name__ for area, bar in bars if bar.maximum()]


def shown(driver: WindowDriver, scene: str) -> WindowDriver:
    driver.show(SCENES[scene].told(scene))
    driver.settle()
    driver.window.refresh()
    driver.settle()
    return driver


def show_paid_late(driver: WindowDriver, second: Told) -> None:
    """Show a sale that was cancelled, replaced by `second`, and paid afterwards."""
    first = SCENES["cancelled"].told()
    driver.tell(second)
    first.say(SaleFactKind.REPLACED, facts.replaced_data(second.sale.sale_id))
    driver.show(first.read("PAID", after=60_000))


def whole(part: QWidget) -> bool:
    """Return True if the widget is completely visible."""
    return part.isVisible() and part.visibleRegion().boundingRect() == part.rect()
