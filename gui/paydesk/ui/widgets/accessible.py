"""What a screen reader is told: at once, and where Qt's own answer does not fit (places of the rail, what is covered).

A widget says so itself: by `accessible_role`, by `accessible_current` where it is one of several, by `accessible_busy`
while what answers it is not there yet, and by `accessible_cover` where nothing beside it can be seen while it is
there. A `Place` has what is on the screen in it, and nothing else: what lies behind a lock or a PIN's panel is not to
be heard either.
"""

from __future__ import annotations

from typing import ClassVar, Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleInterface
from PySide6.QtWidgets import QAbstractButton, QAccessibleWidget, QLabel, QWidget


def install() -> None:
    """Make such widgets known to Qt. Once, after the application was made: who came last is asked first."""
    if not _INSTALLED:
        _INSTALLED.append(True)
        QAccessible.installFactory(_face_of)


_INSTALLED: list[bool] = []


def _face_of(_name: str, thing: QObject) -> QAccessibleInterface | None:
    role = class_says(type(thing), "accessible_role")
    if isinstance(thing, QWidget) and isinstance(role, QAccessible.Role):
        return _PlaceFace(thing, role) if class_says(type(thing), "accessible_place") else _Face(thing, role)
    return None


class Place(QWidget):
    """A part of the window in which things come and go: only what is shown is there for a screen reader."""

    accessible_role: ClassVar = QAccessible.Role.Client
    accessible_place: ClassVar = True


def shown_in(place: QWidget) -> list[QWidget]:
    """What is on the screen in a place; what covers all of it is there alone."""
    children = place.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
    shown = [child for child in children if not child.isHidden() and not child.isWindow()]
    return [child for child in shown if covers(child)][-1:] or shown


def covers(widget: QWidget) -> bool:
    """Whether nothing beside it can be seen while it is there."""
    return bool(class_says(type(widget), "accessible_cover"))


def over_list(widget: QWidget) -> bool:
    """Whether it is a panel over the list at the side, or over all of the page; notices lie over that."""
    return bool(class_says(type(widget), "over_list"))


def lies_over(widget: QWidget | None) -> bool:
    """Whether it stands in what was put over a page: a panel at its side, help, what asks for a PIN."""
    while widget is not None and not (covers(widget) or over_list(widget)):
        widget = widget.parentWidget()
    return widget is not None


def class_says(kind: type[QObject], name: str) -> object:
    """What a class says of all its widgets, or None. Kept: PySide looks 10 µs for a name that is not there."""
    asked = kind, name
    if asked not in _SAID:
        _SAID[asked] = getattr(kind, name, None)
    return _SAID[asked]


_SAID: Final[dict[tuple[object, str], object]] = {}


class _Face(QAccessibleWidget):
    """Name and state of a widget with a role of its own; a button can be pressed."""

    def _of(self) -> QWidget | None:
        widget = self.object()
        return widget if isinstance(widget, QWidget) else None

    def text(self, kind: QAccessible.Text) -> str:
        """Qt: its name is what stands on it, unless it has another."""
        widget = self._of()
        if kind == QAccessible.Text.Name and isinstance(widget, QLabel | QAbstractButton):
            return widget.accessibleName() or widget.text()
        return super().text(kind)

    def state(self) -> QAccessible.State:
        """Qt: one of several says whether it is the one."""
        state = super().state()
        current = getattr(self._of(), "accessible_current", None)
        if isinstance(current, bool):
            state.selectable = 1
            state.selected = int(current)
        state.busy = int(bool(getattr(self._of(), "accessible_busy", False)))
        return state

    def actionNames(self) -> list[str]:
        """Qt: a button can be pressed, if it can be pressed now."""
        widget = self._of()
        names = super().actionNames()
        return ["Press", *names] if isinstance(widget, QAbstractButton) and widget.isEnabled() else names

    def doAction(self, name: str) -> None:
        """Qt: a press is a press, by whomever."""
        widget = self._of()
        if name == "Press" and isinstance(widget, QAbstractButton):
            widget.click()
        else:
            super().doAction(name)


class _PlaceFace(_Face):
    """A `Place`."""

    def _shown(self) -> list[QWidget]:
        widget = self._of()
        return [] if widget is None else shown_in(widget)

    def childCount(self) -> int:
        """Qt: what is shown."""
        return len(self._shown())

    def child(self, index: int) -> QAccessibleInterface:
        """Qt: one of them."""
        shown = self._shown()
        if not 0 <= index < len(shown):
            return None  # type: ignore[return-value] # what Qt wants where there is no such child
        return QAccessible.queryAccessibleInterface(shown[index])

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Qt: which of them it is; -1 for none."""
        thing = child.object()
        return next((place for place, widget in enumerate(self._shown()) if widget is thing), -1)


_ENDS: Final = (".", "?", "!", ":", "।", "…")


def announce(about: QWidget, *sentences: str, urgent: bool = False) -> None:
    """Say what `about` shows, one after the other. `urgent`: it cuts short what is being said."""
    *firsts, last = [sentence for sentence in sentences if sentence] or [""]
    if not last:
        return
    words = " ".join([*(first if first.endswith(_ENDS) else f"{first}." for first in firsts), last])
    event = QAccessibleAnnouncementEvent(about, words.replace("\u200b", ""))  # where a path may be broken is not said
    politeness = QAccessible.AnnouncementPoliteness
    event.setPoliteness(politeness.Assertive if urgent else politeness.Polite)
    QAccessible.updateAccessibility(event)
