"""Checks for every screen: each returns the faults that it finds in a shown window."""

from __future__ import annotations

import math
from collections import Counter as Count
from collections.abc import Callable, Iterator
from functools import cache
from itertools import pairwise
from typing import Final, cast

from PySide6.QtCore import QMetaMethod, QPoint, QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QLabel,
    QLineEdit,
    QRadioButton,
    QScrollArea,
    QWidget,
)

from paydesk.ui.navigation_rail import RailButton
from paydesk.ui.rows.view import RowsView
from paydesk.ui.widgets.amount import AmountEdit
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.keypad import Keypad
from paydesk.ui.widgets.qr_view import QrView
from paydesk.ui.widgets.scroll_area import VScrollArea
from paydesk.ui.window import MainWindow
from tests.helpers.accessibility import PRESSED, Role, faults, tree
from tests.helpers.cut_text import cut_texts
from tests.helpers.looks import as_pillow, heard, picture
from tests.ui.drivers.screens import Screens

Check = Callable[[MainWindow], list[str]]
TOUCH: Final = 44
"""The least side of what a finger presses, in pixels."""
LARGE_TEXT: Final = 24
"""Pixels from which letters need a contrast of 3 to 1 only (WCAG 2.2)."""


def cut(window: MainWindow) -> list[str]:
    """Return texts that are cut or lie on each other; help and notices lie over a page on purpose."""
    screens = Screens(window)
    return cut_texts(window, screens.help.panel if screens.help.is_open else screens.notices.area)


def out_of_reach(window: MainWindow) -> list[str]:
    """Return controls that cannot be scrolled into view."""
    found = []
    for control in window.findChildren(QWidget):
        if isinstance(control, QAbstractButton | QLineEdit) and control.isVisible():
            around = _scrolled(control, window)
            area = QRect(control.mapTo(around, QPoint()), control.size())
            if not around.rect().adjusted(-1, -1, 1, 1).contains(area):
                found.append(f"{control.accessibleName()!r} {area.getRect()} in {around.rect().getRect()}")
    return found


def _scrolled(control: QWidget, window: QWidget) -> QWidget:
    """Return the content of the nearest scroll area around a control, or the window."""
    above = control.parentWidget()
    while above is not None and above is not window:
        viewport = above.parentWidget()
        if viewport is not None and isinstance(viewport.parentWidget(), QScrollArea):
            return above
        above = viewport
    return window


def small(window: MainWindow) -> list[str]:
    """Return controls that are smaller than a finger."""
    found = []
    for face in tree(window):
        state, part = face.state(), face.object()
        if isinstance(part, QWidget) and isinstance(part.parentWidget(), QLineEdit):
            continue  # the cross in a search field, which Qt makes: Esc does the same
        view = face.parent().object() if face.role() in {Role.ListItem, Role.Cell} else None
        if isinstance(view, RowsView) and not view.isSignalConnected(QMetaMethod.fromSignal(view.chosen)):
            continue  # a line of text, which no press acts on
        if face.role() in PRESSED and not (state.readOnly or state.invisible or state.disabled):
            # of an option Qt tells a reader where its words are, and all of it can be pressed
            size = part.size() if isinstance(part, QWidget) else face.rect().size()
            if min(size.width(), size.height()) < TOUCH:
                found.append(f"{face.text(QAccessible.Text.Name)!r} {size.width()}x{size.height()}")
    return found


def unnamed(window: MainWindow) -> list[str]:
    """Return controls without a name or with a wrong role."""
    return faults(window)


def lost_focus(window: MainWindow) -> list[str]:
    """Return the focused widget if a screen reader would say nothing of it."""
    focus = cast("QWidget | None", window.focusWidget())
    return [] if focus is not None and heard(focus).name else [type(focus).__name__]


def twice_named(window: MainWindow) -> list[str]:
    """Return the names that two controls of one role share within a page, or within what lies over it."""
    names = Count(
        (_layer(face.object(), window), face.role(), face.text(QAccessible.Text.Name))
        for face in tree(window)
        if face.role() in {Role.Button, Role.EditableText, Role.CheckBox}
    )
    return [f"{role} {name!r}" for (_, role, name), count in names.items() if count > 1]


def _layer(part: object, window: MainWindow) -> str:
    """Return what a control belongs to: the page, the notices, the list at the side, or a panel."""
    screens = Screens(window)
    while isinstance(part, QWidget) and part is not window:
        if part in {screens.page_area, screens.notices.area, screens.waiting.panel}:
            return type(part).__name__
        part = part.parentWidget()
    return ""


def no_keys(window: MainWindow) -> list[str]:
    """Return controls that Tab never reaches; keypad, rail and options have other keys."""
    found = []
    for control in window.findChildren(QAbstractButton):
        if not control.isVisible() or not control.isEnabled() or isinstance(control, QRadioButton | RailButton):
            continue
        if isinstance(control.parentWidget(), QLineEdit):
            continue
        if not control.focusPolicy() & Qt.FocusPolicy.TabFocus and not _is_within(control, Keypad):
            found.append(f"{type(control).__name__} {control.accessibleName()!r}")
    return found


def _is_within(part: QWidget, kind: type[QWidget]) -> bool:
    above: QWidget | None = part
    while above is not None and not isinstance(above, kind):
        above = above.parentWidget()
    return above is not None


def tab_order(window: MainWindow) -> list[str]:
    """Return steps of Tab from a control to a sibling above it."""
    chain = [part for part in _focus_chain(window) if part.isVisible() and part.isEnabled()]
    found = []
    for one, other in pairwise(chain):
        if one.parentWidget() is other.parentWidget() and other.geometry().bottom() < one.geometry().top():
            found.append(f"{one.accessibleName()!r} leads up to {other.accessibleName()!r}")
    return found


def _focus_chain(window: QWidget) -> Iterator[QWidget]:
    part = window.nextInFocusChain()
    while part is not None and part is not window:
        if part.focusPolicy() & Qt.FocusPolicy.TabFocus:
            yield part
        part = part.nextInFocusChain()


def out_of_sight(window: MainWindow) -> list[str]:
    """Return amount, code, verdict or main button of a sale of which a part has to be scrolled for."""
    page = Screens(window).created_pages[window.page]
    if window.page not in {"sell", "sale", "static"}:
        return []
    parts: list[QWidget] = [
        *page.findChildren(QrView),
        *page.findChildren(AmountEdit),
        *(part for part in page.findChildren(KeyButton) if part.kind in {"primary", "white"}),
    ]
    parts = [part for part in parts if part.isVisible()]
    return [f"{type(part).__name__} {part.accessibleName()!r}" for part in parts if not _is_whole(part)]


def _is_whole(part: QWidget) -> bool:
    """Return True if no part of a widget is scrolled away or outside its parents."""
    area, above = QRect(part.rect()), part
    while (parent := above.parentWidget()) is not None and not above.isWindow():
        area = QRect(above.mapToParent(area.topLeft()), area.size())
        if not parent.rect().adjusted(-1, -1, 1, 1).contains(area):
            return False
        above = parent
    return True


def scrolled(window: MainWindow) -> list[str]:
    """Return areas of a sale that have to be scrolled."""
    screens = Screens(window)
    page = screens.created_pages[window.page]
    if window.page != "sale" or screens.help.is_open:
        return []
    areas = [area for area in page.findChildren(VScrollArea) if area.isVisible()]
    return [
        f"{area.accessibleName()!r} by {bar.maximum()}" for area in areas if (bar := area.verticalScrollBar()).maximum()
    ]


def sideways(window: MainWindow) -> list[str]:
    """Return what has to be scrolled sideways."""
    areas = [area for area in window.findChildren(QAbstractScrollArea) if area.isVisible()]
    areas = [area for area in areas if not isinstance(area, QAbstractItemView)]
    return [f"{area.accessibleName()!r}" for area in areas if area.horizontalScrollBar().maximum()]


def faint(window: MainWindow) -> list[str]:
    """Return labels whose letters stand out too little from their ground, as they are painted."""
    whole = as_pillow(picture(window))
    found = []
    for label in window.findChildren(QLabel):
        if not label.isVisible() or not label.isEnabled() or not any(map(str.isalnum, label.text())):
            continue
        seen = label.visibleRegion().boundingRect()
        corner = label.mapTo(window, seen.topLeft())
        box = (corner.x(), corner.y(), corner.x() + seen.width(), corner.y() + seen.height())
        if seen.height() < label.height() or seen.width() < 4 or window.childAt(corner) is not label:
            continue
        colours = whole.crop(box).getcolors(seen.width() * seen.height()) or []
        ground = max(colours)[1]
        most = max(contrast(pixel, ground) for _, pixel in colours)
        least = 3.0 if label.font().pixelSize() >= LARGE_TEXT else 4.5
        if most < least - 0.1:
            found.append(f"{label.text()[:40]!r} {most:.1f}")
    return found


def contrast(first: object, second: object) -> float:
    """Return the contrast of two pixels, 1 to 21 (WCAG 2.2)."""
    light, dark = sorted((_luminance(first), _luminance(second)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@cache  # a window has a few hundred colours
def _luminance(pixel: object) -> float:
    assert isinstance(pixel, tuple)
    parts = [each / 255 / 12.92 if each <= 10 else math.pow((each / 255 + 0.055) / 1.055, 2.4) for each in pixel]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
