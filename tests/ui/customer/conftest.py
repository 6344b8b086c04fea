"""A counter window with its customer display, opened by F10."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QLabel

from paydesk.domain.language import Language
from paydesk.domain.settings.settings import CustomerScreen
from paydesk.ui.customer.window import CustomerWindow
from tests.helpers.accessibility import tree
from tests.ui.conftest import MakeDriver
from tests.ui.counter import CounterDriver
from tests.ui.driver import WindowDriver

USUAL = (1366, 768)
"""A size at which every line is shown."""


class Display:
    """The counter, and its customer display."""

    def __init__(self, driver: WindowDriver, second: Language | None = None) -> None:
        """Create it; without a `second` language each text is shown once."""
        self.driver = driver
        self.counter = CounterDriver(driver)
        self.use_screen(CustomerScreen(second))

    def use_screen(self, screen: CustomerScreen) -> None:
        """Use these settings."""
        window = self.driver.window
        window.host.settings = replace(window.host.settings, customer_screen=screen)
        self.counter.features.customer.use_settings(window.host.settings)
        window.refresh()

    @property
    def window(self) -> CustomerWindow:
        window = self.counter.features.customer.window
        assert window is not None
        return window

    def is_open(self) -> bool:
        return self.counter.features.customer.is_open

    def press_f10(self) -> None:
        """Open or close it. Qt's offscreen platform activates every new window, a little late."""
        self.driver.press(Qt.Key.Key_F10)
        self.driver.settle()
        self.driver.qtbot.waitUntil(lambda: QApplication.activeWindow() is self.driver.window)
        if self.is_open():
            self.window.resize(*USUAL)
            self.driver.settle()

    def words(self) -> list[str]:
        """Return all visible texts, top down."""
        labels = [label for label in self.window.findChildren(QLabel) if label.isVisible() and label.text()]
        return [label.text() for label in sorted(labels, key=lambda label: label.mapTo(self.window, QPoint(0, 0)).y())]

    def heard(self) -> str:
        """Return the title and all that a screen reader finds."""
        kinds = (QAccessible.Text.Name, QAccessible.Text.Value, QAccessible.Text.Description)
        return "\n".join([self.window.windowTitle(), *(face.text(k) for face in tree(self.window) for k in kinds)])

    def has_code(self) -> bool:
        return self.window.pay_view.isVisible() and not self.window.pay_view.code.is_empty


@pytest.fixture
def display(make_driver: MakeDriver) -> Iterator[Display]:
    """Create the counter of a shop, with its display open."""
    made = Display(make_driver())
    made.press_f10()
    yield made
    made.counter.features.close()
