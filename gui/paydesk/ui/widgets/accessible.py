"""Accessibility where Qt's own answer does not fit: announcements, items of the rail, covered widgets.

A widget declares it by class attributes or properties: `accessible_role`, `accessible_current` where it is one of
several, `accessible_busy` while it is not ready, and `accessible_cover` where it hides everything beside it. A
`VisibleChildrenOnly` exposes only what is on the screen: what lies behind a lock or a PIN panel is not read either.
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
        QAccessible.installFactory(_create_interface)


_INSTALLED: list[bool] = []


def _create_interface(_name: str, widget: QObject) -> QAccessibleInterface | None:
    role = class_attr(type(widget), "accessible_role")
    if isinstance(widget, QWidget) and isinstance(role, QAccessible.Role):
        return (
            VisibleChildrenAccessible(widget, role)
            if class_attr(type(widget), "accessible_visible_only")
            else WidgetAccessible(widget, role)
        )
    return None


class VisibleChildrenOnly(QWidget):
    """A part of the window in which things come and go: only what is shown is there for a screen reader."""

    accessible_role: ClassVar = QAccessible.Role.Client
    accessible_visible_only: ClassVar = True


def visible_children(container: QWidget) -> list[QWidget]:
    """Return the children on the screen; one that covers everything is alone."""
    children = container.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
    shown = [child for child in children if not child.isHidden() and not child.isWindow()]
    return [child for child in shown if covers_siblings(child)][-1:] or shown


def covers_siblings(widget: QWidget) -> bool:
    """Return True if nothing beside it can be seen while it is shown."""
    return bool(class_attr(type(widget), "accessible_cover"))


def covers_side_list(widget: QWidget) -> bool:
    """Return True for a panel over the list at the side, or over the whole page; notices lie above it."""
    return bool(class_attr(type(widget), "covers_side_list"))


def is_in_overlay(widget: QWidget | None) -> bool:
    """Return True if it is in an overlay: a side panel, help, or a PIN panel."""
    while widget is not None and not (covers_siblings(widget) or covers_side_list(widget)):
        widget = widget.parentWidget()
    return widget is not None


def class_attr(cls: type[QObject], name: str) -> object:
    """Return a class attribute, or None; cached, since a miss costs 10 µs in PySide."""
    asked = cls, name
    if asked not in _CLASS_ATTRS:
        _CLASS_ATTRS[asked] = getattr(cls, name, None)
    return _CLASS_ATTRS[asked]


_CLASS_ATTRS: Final[dict[tuple[object, str], object]] = {}


class WidgetAccessible(QAccessibleWidget):
    """Name and state of a widget with a role of its own; a button can be pressed."""

    def _widget(self) -> QWidget | None:
        widget = self.object()
        return widget if isinstance(widget, QWidget) else None

    def text(self, kind: QAccessible.Text) -> str:
        """Qt: its name is what stands on it, unless it has another."""
        widget = self._widget()
        if kind == QAccessible.Text.Name and isinstance(widget, QLabel | QAbstractButton):
            return widget.accessibleName() or widget.text()
        return super().text(kind)

    def state(self) -> QAccessible.State:
        """Qt: one of several says whether it is the one."""
        state = super().state()
        current = getattr(self._widget(), "accessible_current", None)
        if isinstance(current, bool):
            state.selectable = 1
            state.selected = int(current)
        state.busy = int(bool(getattr(self._widget(), "accessible_busy", False)))
        return state

    def actionNames(self) -> list[str]:
        widget = self._widget()
        names = super().actionNames()
        return ["Press", *names] if isinstance(widget, QAbstractButton) and widget.isEnabled() else names

    def doAction(self, name: str) -> None:
        widget = self._widget()
        if name == "Press" and isinstance(widget, QAbstractButton):
            widget.click()
        else:
            super().doAction(name)


class VisibleChildrenAccessible(WidgetAccessible):
    """A widget whose children behind a cover are hidden."""

    def _visible_children(self) -> list[QWidget]:
        widget = self._widget()
        return [] if widget is None else visible_children(widget)

    def childCount(self) -> int:
        return len(self._visible_children())

    def child(self, index: int) -> QAccessibleInterface:
        """Qt: one of them."""
        shown = self._visible_children()
        if not 0 <= index < len(shown):
            return None  # type: ignore[return-value] # what Qt wants where there is no such child
        return QAccessible.queryAccessibleInterface(shown[index])

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        thing = child.object()
        return next((place for place, widget in enumerate(self._visible_children()) if widget is thing), -1)


_SENTENCE_ENDS: Final = (".", "?", "!", ":", "।", "…")


def announce(widget: QWidget, *texts: str, urgent: bool = False) -> None:
    """Say what `about` shows, one after the other. `urgent`: it cuts short what is being said."""
    *firsts, last = [sentence for sentence in texts if sentence] or [""]
    if not last:
        return
    words = " ".join([*(first if first.endswith(_SENTENCE_ENDS) else f"{first}." for first in firsts), last])
    event = QAccessibleAnnouncementEvent(widget, words.replace("\u200b", ""))  # where a path may be broken is not said
    politeness = QAccessible.AnnouncementPoliteness
    event.setPoliteness(politeness.Assertive if urgent else politeness.Polite)
    QAccessible.updateAccessibility(event)
