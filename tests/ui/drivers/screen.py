"""The base of the page objects."""

from __future__ import annotations

from paydesk.ui.window import MainWindow


class Screen:
    """Reads and presses one page or strip of a window."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window
