"""The settings page of a window."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtWidgets import QWidget

from paydesk.ui.page import Page
from paydesk.ui.settings.counter import CounterSettingsPage
from paydesk.ui.settings.page import SettingsPage
from tests.ui.drivers.screen import Screen

W = TypeVar("W", bound=QWidget)


class SettingsScreen(Screen):
    """Opens and reads the parts of the settings."""

    @property
    def page(self) -> SettingsPage:
        """The page itself, for what has no name here."""
        return self.window.frame.settings_page

    @property
    def counter(self) -> CounterSettingsPage:
        """The settings of this counter."""
        return self.page.counter

    @property
    def part_names(self) -> list[str]:
        """The names of the parts."""
        return self.page.part_names

    @property
    def current_part(self) -> str:
        """The name of the part that is shown."""
        return self.page.current_part

    def part(self, name: str) -> Page:
        """Return a part."""
        return self.page.pages.get(name)

    def find(self, kind: type[W]) -> W:
        """Return the one part of this class that is there."""
        [found] = self.page.findChildren(kind)
        return found

    def open(self, name: str) -> Page:
        """Show a part."""
        self.window.show_page("settings")
        self.page.show_part(name)
        return self.part(name)

    def open_counter(self) -> CounterSettingsPage:
        """Show the settings of this counter."""
        self.open("counter")
        return self.counter
