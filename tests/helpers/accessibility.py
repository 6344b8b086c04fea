"""The tree of a window that a screen reader reads: roles, names, and controls that it cannot reach."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QWidget

Role = QAccessible.Role
CONTROLS: Final = {
    *(Role.Button, Role.RadioButton, Role.CheckBox, Role.EditableText, Role.ComboBox, Role.List, Role.ListItem),
    *(Role.Table, Role.Cell, Role.ColumnHeader, Role.Link, Role.SpinBox, Role.PageTab),
}
STRUCTURE: Final = {
    *(Role.Window, Role.Client, Role.Border, Role.Pane, Role.LayeredPane, Role.StaticText, Role.ScrollBar),
    *(Role.Grouping, Role.Graphic, Role.PageTabList, Role.Heading, Role.Dialog, Role.AlertMessage),
}
PRESSED: Final = CONTROLS - {Role.List, Role.Table, Role.ColumnHeader, Role.SpinBox}
"""Roles of controls for a finger."""


def tree(of: QWidget | QAccessibleInterface | None) -> Iterator[QAccessibleInterface]:
    """Return all visible accessible interfaces below an object."""
    face = QAccessible.queryAccessibleInterface(of) if isinstance(of, QWidget) else of
    if face is None or face.state().invisible:
        return
    yield face
    for place in range(face.childCount()):
        yield from tree(face.child(place))


def faults(window: QWidget) -> list[str]:
    """Return controls without a name, wrong roles, and focusable widgets without a role."""
    found = []
    for face in tree(window):
        name, role, widget = face.text(QAccessible.Text.Name), face.role(), face.object()
        what = f"{role} {name!r} ({type(widget).__name__})"
        if role not in CONTROLS | STRUCTURE:
            found.append(f"{what}: an odd role")
        if role in CONTROLS and not name.strip():
            found.append(f"{what}: no name")
        takes_keys = isinstance(widget, QWidget) and bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
        if takes_keys and role not in CONTROLS and not (role is Role.StaticText and name):
            found.append(f"{what}: takes keys, and a screen reader cannot say what it is")
        if takes_keys and not face.state().focusable and not face.state().disabled:
            found.append(f"{what}: cannot get the focus")
    return found
