"""The first start."""

from __future__ import annotations

from paydesk.ui.start.page import StartPage
from tests.ui.drivers.screen import Screen


class StartScreen(Screen):
    """Goes through the first start."""

    @property
    def page(self) -> StartPage:
        """The page itself, for what has no name here."""
        return self.window.frame.start_page

    def show_step(self, step: int) -> StartPage:
        """Show a step of the first start."""
        self.window.show_page("start")
        self.page.show_step(step)
        return self.page
