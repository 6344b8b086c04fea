"""What a screen reader is told of widgets for which Qt has no fitting role: places of the rail, headings.

A widget says so itself, by `accessible_role` (and `accessible_current`, where it is one of several).
"""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAbstractButton, QAccessibleWidget, QLabel, QWidget


def install() -> None:
    """Make such widgets known to Qt. Once, after the application was made: who came last is asked first."""
    if not _INSTALLED:
        _INSTALLED.append(True)
        QAccessible.installFactory(_face_of)


_INSTALLED: list[bool] = []


def _face_of(_name: str, thing: QObject) -> QAccessibleInterface | None:
    role = getattr(thing, "accessible_role", None)
    if isinstance(thing, QWidget) and isinstance(role, QAccessible.Role):
        return _Face(thing, role)
    return None


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
