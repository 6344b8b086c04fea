"""The rail at the side of a window, and the sheet "More" that it opens."""

from __future__ import annotations

from paydesk.ui.more_sheet import MoreSheet
from paydesk.ui.navigation_rail import RailButton
from tests.ui.drivers.screen import Screen


class NavigationRail(Screen):
    """Reads the rail and "More"."""

    @property
    def buttons(self) -> dict[str, RailButton]:
        """The buttons, by the names of their pages."""
        return self.window.frame.rail.buttons

    @property
    def marked(self) -> str:
        """The name of the entry that is marked as the current one."""
        [name] = [name for name, button in self.buttons.items() if button.accessible_current]
        return name

    @property
    def more(self) -> MoreSheet:
        """The sheet "More"."""
        return self.window.frame.more_sheet

    @property
    def shows_more(self) -> bool:
        """True if "More" is open."""
        return self.window.frame.shows_more

    @property
    def entries(self) -> list[str]:
        """The entries of "More"."""
        return [row.text() for row in self.more.rows]
