"""A demo's window with everything, and what the counter would say of people and keys."""

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
    """A demo's window with everything, and what the counter would say of people and keys."""

    def __init__(self, driver: WindowDriver) -> None:
        self.driver = driver
        driver.window.add_features()
        assert driver.window.features is not None
        self.features: Features = driver.window.features

    def says(self, *events: object) -> None:
        """The counter says this."""
        for event in events:
            self.driver.window.hub.on_event(event)
        self.driver.settle()
        self.driver.window.refresh()

    def has_people(self, at_till: Person | None) -> None:
        """The demo's people work here; this one is at the counter, or nobody."""
        people = tuple(person for person, _ in DEMO_PEOPLE)
        self.says(PeopleKnown(people), SignedIn(at_till, locked=at_till is None))

    def has_keys(self, *, there: bool = True) -> None:
        """The payout side can be used."""
        self.says(AreaKeys(Area.PAYOUTS, "memory" if there else "none"))

    def on_rail(self) -> list[str]:
        """The places that the rail leads to now."""
        return [name for name, button in self.driver.window.frame.rail.buttons.items() if button.isVisible()]

    def panel(self) -> str:
        """The title of the panel that is open beside the page; "" for none."""
        side = self.driver.window.findChild(SidePanel)
        return side.heading.text() if side is not None and side.is_open else ""

    def open_panel(self, name: str) -> None:
        """It comes by the place of the rail of this name, or its line of the menu."""
        self.driver.window.navigation.on_rail_chosen(name)
        self.driver.settle()

    def close_panel(self) -> None:
        """The panel goes by its button, if one is open."""
        side = self.driver.window.findChild(SidePanel)
        if side is not None and side.is_open:
            side.close_button.click()
            self.driver.settle()

    def covered(self) -> bool:
        """Whether the lock, or a panel that asks for a PIN, lies over the pages."""
        return self.features.people.is_covering

    def press_pin(self, pin: str) -> None:
        """Type a PIN where the keyboard is."""
        self.driver.type(pin)
        self.driver.press(Qt.Key.Key_Return)


MakeCounter = Callable[[tuple[int, int]], CounterDriver]


def place(part: QWidget, within: QWidget) -> QRect:
    return QRect(part.mapTo(within, QPoint()), part.size())


def scrolling(inside: QWidget) -> list[str]:
    """What scrolls, either way, by the names that a screen reader has for it."""
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
    """The sale in front was cancelled, taken again as the `second`, and then its money came."""
    first = SCENES["cancelled"].told()
    driver.tell(second)
    first.say(SaleFactKind.REPLACED, facts.replaced_data(second.sale.sale_id))
    driver.show(first.read("PAID", after=60_000))


def whole(part: QWidget) -> bool:
    """Whether all of it is in sight."""
    return part.isVisible() and part.visibleRegion().boundingRect() == part.rect()
