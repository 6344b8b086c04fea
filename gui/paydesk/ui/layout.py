"""The three layouts of the window, chosen by its logical size, and window placement."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from paydesk.domain.settings.settings import WindowState

MIN_SIZE: Final = QSize(640, 340)
"""Minimum size of the window: 1366x768 at 200 % is 683x384, less title and task bar. Below 1024x600 pages scroll."""


@dataclass(frozen=True, slots=True)
class Metrics:
    """Sizes of a layout, in device-independent pixels."""

    page: int
    """Margin of a page."""
    gap: int
    """Between cards, and between groups in a card."""
    card: int
    """Padding of a card."""
    button: int
    """Height of a button."""
    main_button: int
    """Height of the button that Enter presses."""
    rail: int
    rail_item: int
    side_list: int
    form: int
    """Largest width of a form."""
    detail: int
    """Width of the details beside a table; 0 where they lie over it."""
    band: int
    foot: int


SPACING: Final = (0, 1, 2, 4, 8, 12, 16, 24, 32, 48)
"""All margins and spacings."""


class Layout(Enum):
    """Size class of the window; it is chosen once from the window's size, in logical pixels."""

    COMPACT = "compact"
    NORMAL = "normal"
    LARGE = "large"

    @property
    def metrics(self) -> Metrics:
        """The sizes of this layout."""
        return _METRICS[self]

    @property
    def is_tight(self) -> bool:
        """True if spacing and text are reduced, and the verdict stands beside the QR."""
        return self is Layout.COMPACT


_METRICS: Final = {
    Layout.COMPACT: Metrics(16, 12, 12, 52, 60, 72, 60, 216, 2_000, 0, 24, 28),
    Layout.NORMAL: Metrics(16, 16, 16, 56, 72, 92, 72, 300, 720, 340, 28, 34),
    Layout.LARGE: Metrics(24, 24, 24, 72, 90, 116, 90, 372, 900, 424, 28, 34),
}


_LARGEST_UNSCALED: Final = QSize(2560, 1440)
"""Size of a screen above which everything grows with it, so that nothing gets tiny and no line too long."""


def screen_percent(size: QSize, percent: int) -> int:
    """Return the scale that a screen needs; `percent`: the scale of its `size`, in logical pixels."""
    grows = min(size.width() / _LARGEST_UNSCALED.width(), size.height() / _LARGEST_UNSCALED.height())
    return max(100, round(grows * percent))


def layout_of(size: QSize) -> Layout:
    """Return the layout of a window of this size, in logical pixels."""
    if size.width() < 1200 or size.height() < 700:
        return Layout.COMPACT
    return Layout.LARGE if size.width() >= 1600 else Layout.NORMAL


def is_compact(widget: QWidget) -> bool:
    """Return True if the window of a widget is compact; for widgets that get no layout from a page."""
    return layout_of(widget.window().size()).is_tight


_TITLE_BAR_HEIGHT: Final = 32
"""Height of a title bar, which Qt does not include in the geometry of the window."""
_MIN_VISIBLE: Final = QSize(120, 16)
"""Part of the title bar that must be on a screen so that the window can be moved."""


def fit_to_screens(placement: WindowState, screens: Sequence[QRect]) -> QRect | None:
    """Return the placement, clipped to one of these available areas; None if it is on none of them."""
    area = QRect(placement.left, placement.top, placement.width, placement.height)
    for screen in screens:
        grip = QRect(area.left(), area.top() - _TITLE_BAR_HEIGHT, area.width(), _TITLE_BAR_HEIGHT).intersected(screen)
        if grip.width() >= _MIN_VISIBLE.width() and grip.height() >= _MIN_VISIBLE.height():
            space = screen.adjusted(0, _TITLE_BAR_HEIGHT, 0, 0)
            size = area.size().expandedTo(MIN_SIZE).boundedTo(space.size())
            left = min(max(area.left(), space.left()), space.right() + 1 - size.width())
            top = min(max(area.top(), space.top()), space.bottom() + 1 - size.height())
            return QRect(left, top, size.width(), size.height())
    return None


def available_areas() -> list[QRect]:
    """Return the available areas of the screens, the primary first."""
    primary = QGuiApplication.primaryScreen()
    others = [screen for screen in QGuiApplication.screens() if screen is not primary]
    return [screen.availableGeometry() for screen in [primary, *others]]


def opening_size(placement: WindowState | None) -> QSize:
    """Return the size that the window will have once shown, without its frame."""
    screens = available_areas()
    area = fit_to_screens(placement, screens) if placement is not None else None
    if placement is not None and area is not None and not (placement.maximized or placement.full_screen):
        return area.size()
    first = next((screen for screen in screens if area is not None and screen.contains(area.center())), screens[0])
    return first.size()


def show_window(window: QWidget, placement: WindowState | None) -> None:
    """Show the window at its placement; without one, or if its screen is gone, maximised on the first screen."""
    screens = available_areas()
    area = fit_to_screens(placement, screens) if placement is not None else None
    if placement is None or area is None:
        window.setGeometry(
            screens[0].adjusted(0, _TITLE_BAR_HEIGHT, 0, 0)
        )  # the size after un-maximising: leaves the title bar on the screen
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
    """Return the current placement of the window."""
    geometry = window.normalGeometry() if window.isMaximized() or window.isFullScreen() else window.geometry()
    if geometry.isEmpty():
        geometry = window.geometry()
    state = window.windowState()
    return WindowState(
        geometry.left(),
        geometry.top(),
        geometry.width(),
        geometry.height(),
        bool(state & Qt.WindowState.WindowMaximized),
        bool(state & Qt.WindowState.WindowFullScreen),
    )
