"""Help."""

from __future__ import annotations

from paydesk.ui.help.panel import HelpPanel
from tests.ui.drivers.screen import Screen


class HelpScreen(Screen):
    """Opens and reads help."""

    @property
    def panel(self) -> HelpPanel:
        """The panel itself, for what has no name here."""
        return self.window.frame.help_panel

    @property
    def is_open(self) -> bool:
        """True if help is open."""
        return self.window.frame.shows_help

    def toggle(self) -> None:
        """Press F1."""
        self.window.navigation.toggle_help()
