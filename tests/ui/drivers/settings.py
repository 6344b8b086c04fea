"""The settings page of a window."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from paydesk.ui.page import Page
    from tests.ui.driver import WindowDriver


def settings_part(driver: WindowDriver, name: str) -> Page:
    """Return a part of the settings."""
    return driver.window.frame.settings_page.pages.get(name)


def current_settings_part(driver: WindowDriver) -> str:
    """Return the name of the part that is shown."""
    return driver.window.frame.settings_page.current_part
