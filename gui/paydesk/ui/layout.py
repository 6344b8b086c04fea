"""The four layouts of the window, chosen by its logical size; pages are told which one (`Page.use_layout`)."""

from __future__ import annotations

from enum import Enum
from typing import Final

from PySide6.QtCore import QSize

LEAST: Final = QSize(640, 340)
"""The window is never smaller: 1366x768 at 200 % is 683x384, less a title and a task bar."""
_LARGE_SCALE: Final = 1.25


class Layout(Enum):
    """Which parts stand beside the page, and how large type, keys and targets are."""

    SMALL = "small"
    """Buttons "Menu" and "4 open" instead of rail and list; no status bar."""
    MEDIUM = "medium"
    """A narrow rail, and a strip with one cell a sale."""
    NORMAL = "normal"
    LARGE = "large"
    """As NORMAL, everything a quarter larger."""

    @property
    def scale(self) -> float:
        """How large type, keys and targets are beside those of the design."""
        return _LARGE_SCALE if self is Layout.LARGE else 1.0

    @property
    def rail_width(self) -> int:
        """The width of the rail, to be scaled; 0 for none."""
        return {Layout.SMALL: 0, Layout.MEDIUM: 80}.get(self, 92)

    @property
    def side_width(self) -> int:
        """The width of the list of sales, to be scaled; 0 where a button opens it."""
        return {Layout.SMALL: 0, Layout.MEDIUM: 96, Layout.LARGE: 330}.get(self, 300)

    @property
    def has_status_bar(self) -> bool:
        """Whether there is room for it."""
        return self is not Layout.SMALL


def zoom_of(size: QSize, text_percent: int) -> float:
    """How much larger everything is in a window of this size: as was asked for, as long as the least window fits."""
    fits = min(size.width() / LEAST.width(), size.height() / LEAST.height())
    return max(1.0, min(text_percent / 100, fits))


def layout_of(size: QSize, zoom: float = 1.0) -> Layout:
    """The layout of a window of this size, in logical pixels, with everything `zoom` times as large."""
    width, height = size.width() / zoom, size.height() / zoom
    if width < 900 or height < 480:
        return Layout.SMALL
    if width < 1200 or height < 700:
        return Layout.MEDIUM
    # LARGE at 1600 wide has the room of NORMAL at 1280 wide: it has to be as high, too
    return Layout.LARGE if width >= 1600 and height >= 700 * _LARGE_SCALE else Layout.NORMAL
