"""The five layouts of the window, chosen by its logical size; pages are told which one (`Page.use_layout`)."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Final

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from paydesk.domain.settings.settings import WindowState
from paydesk.ui import theme

MIN_SIZE: Final = QSize(640, 340)
"""The window is never smaller: 1366x768 at 200 % is 683x384, less a title and a task bar."""
_LARGE_SCALE: Final = 1.25
_LOW_HEIGHT: Final = 480
"""Pixels below which a window has little height."""
_TWO_BUTTONS_HEIGHT: Final = 560
"""Pixels below which there is room for two buttons beside a code, and for no heading above a sale."""


class Layout(Enum):
    """Which parts stand beside the page, and how large type, keys and targets are."""

    SMALL = "small"
    """Buttons "Menu" and "4 open" instead of rail and list; no status bar."""
    LOW = "low"
    """As MEDIUM, with no height for two buttons beside a code, nor for a heading above a sale."""
    MEDIUM = "medium"
    """A narrow rail, and a strip with one cell a sale."""
    NORMAL = "normal"
    LARGE = "large"
    """As NORMAL, everything a quarter larger."""

    @property
    def is_small(self) -> bool:
        """Whether there is no room but for the page itself."""
        return self is Layout.SMALL

    @property
    def is_low(self) -> bool:
        """Whether what matters most has to fit first: there is no height for what is only seemly."""
        return self in {Layout.SMALL, Layout.LOW}

    @property
    def is_tight(self) -> bool:
        """Whether there is less room than in the design: less air, smaller letters, the verdict beside the code."""
        return self in {Layout.SMALL, Layout.LOW, Layout.MEDIUM}

    @property
    def scale(self) -> float:
        """How large type, keys and targets are beside those of the design."""
        return _LARGE_SCALE if self is Layout.LARGE else 1.0

    @property
    def page_margins(self) -> tuple[int, int, int, int]:
        """What stands free at the edges of a page: left, top, right, bottom."""
        return (10, 8, 10, 8) if self.is_small else (16, 16, 16, 16)

    @property
    def rail_width(self) -> int:
        """The width of the rail, to be scaled; 0 for none."""
        return 0 if self.is_small else 80 if self.is_tight else 92

    @property
    def side_width(self) -> int:
        """The width of the list of sales, to be scaled; 0 where a button opens it."""
        return 0 if self.is_small else 96 if self.is_tight else 330 if self is Layout.LARGE else 300


_UNSCALED_MAX: Final = QSize(2560, 1440)
"""On a larger screen everything grows with it: nothing is tiny, no line as long as a desk."""


def zoom_of(size: QSize, text_percent: int) -> float:
    """How much larger everything is in a window of this size: as was asked for, as long as the least window fits."""
    width, height = size.width(), size.height()
    fits = min(width / MIN_SIZE.width(), height / MIN_SIZE.height())
    grows = min(width / _UNSCALED_MAX.width(), height / _UNSCALED_MAX.height())
    return max(1.0, grows, min(text_percent / 100, fits))


def layout_of(size: QSize, zoom: float = 1.0) -> Layout:
    """The layout of a window of this size, in logical pixels, with everything `zoom` times as large."""
    width, height = size.width() / zoom, size.height() / zoom
    if width < 900 or height < _LOW_HEIGHT:
        return Layout.SMALL
    if width < 1200 or height < 700:
        return Layout.LOW if height < _TWO_BUTTONS_HEIGHT else Layout.MEDIUM
    # LARGE at 1600 wide has the room of NORMAL at 1280 wide: it has to be as high, too
    return Layout.LARGE if width >= 1600 and height >= 700 * _LARGE_SCALE else Layout.NORMAL


def has_low_height(widget: QWidget, limit: int = _LOW_HEIGHT) -> bool:
    """Whether a place, mostly a window, has less height than so many pixels of the design.

    Asked by parts that no page tells its layout; what they then leave out, they know themselves.
    """
    return widget.height() < limit * theme.scale()


_TITLE_BAR_HEIGHT: Final = 32
"""The height of a title bar, which stands above what is said here to be the window's place."""
_MIN_VISIBLE: Final = QSize(120, 16)
"""So much of it has to be on a screen, or nobody could move the window."""


def fit_to_screens(placement: WindowState, screens: Sequence[QRect]) -> QRect | None:
    """The place on one of these screens (their available areas), no larger than that; None: on none of them."""
    area = QRect(placement.left, placement.top, placement.width, placement.height)
    for screen in screens:
        grip = QRect(area.left(), area.top() - _TITLE_BAR_HEIGHT, area.width(), _TITLE_BAR_HEIGHT).intersected(screen)
        if grip.width() >= _MIN_VISIBLE.width() and grip.height() >= _MIN_VISIBLE.height():
            room = screen.adjusted(0, _TITLE_BAR_HEIGHT, 0, 0)
            size = area.size().expandedTo(MIN_SIZE).boundedTo(room.size())
            left = min(max(area.left(), room.left()), room.right() + 1 - size.width())
            top = min(max(area.top(), room.top()), room.bottom() + 1 - size.height())
            return QRect(left, top, size.width(), size.height())
    return None


def available_areas() -> list[QRect]:
    """The areas of this PC's screens that task bars leave free, the first one first."""
    primary = QGuiApplication.primaryScreen()
    others = [screen for screen in QGuiApplication.screens() if screen is not primary]
    return [screen.availableGeometry() for screen in [primary, *others]]


def opening_size(placement: WindowState | None) -> QSize:
    """How large the window will be once it is there, without its frame."""
    screens = available_areas()
    area = fit_to_screens(placement, screens) if placement is not None else None
    if placement is not None and area is not None and not (placement.maximized or placement.full_screen):
        return area.size()
    first = next((screen for screen in screens if area is not None and screen.contains(area.center())), screens[0])
    return first.size()


def show_window(window: QWidget, placement: WindowState | None) -> None:
    """Show the window there; at its first start, or when that screen is gone, it fills the first screen."""
    screens = available_areas()
    area = fit_to_screens(placement, screens) if placement is not None else None
    if placement is None or area is None:
        window.setGeometry(
            screens[0].adjusted(0, _TITLE_BAR_HEIGHT, 0, 0)
        )  # made smaller, its title bar is still on the screen
        window.showMaximized()
        return
    window.setGeometry(area)
    if placement.full_screen:
        window.setWindowState(Qt.WindowState.WindowMaximized if placement.maximized else Qt.WindowState.WindowNoState)
        window.showFullScreen()
    elif placement.maximized:
        window.showMaximized()
    else:
        window.show()


def placement_of(window: QWidget) -> WindowState:
    """Where it is now."""
    area = window.normalGeometry() if window.isMaximized() or window.isFullScreen() else window.geometry()
    if area.isEmpty():
        area = window.geometry()
    state = window.windowState()
    return WindowState(
        area.left(),
        area.top(),
        area.width(),
        area.height(),
        bool(state & Qt.WindowState.WindowMaximized),
        bool(state & Qt.WindowState.WindowFullScreen),
    )
