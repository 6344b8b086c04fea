"""The fields of a form as a screen reader knows them: by their names."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractButton, QComboBox, QLineEdit, QPlainTextEdit, QWidget

from paydesk.ui.widgets.choice import Segmented

EDITORS = (QLineEdit, QPlainTextEdit, QComboBox, Segmented, QAbstractButton)


def control(place: QWidget, name: str) -> QWidget:
    """Return the control of this name, shown or not."""
    named = [one for one in place.findChildren(QWidget) if isinstance(one, EDITORS) and one.accessibleName() == name]
    lines = [one for one in named if isinstance(one, QLineEdit | QPlainTextEdit)]
    found = lines or named  # an option may be called as the line that it brings
    assert len(found) == 1, (name, sorted(one.accessibleName() for one in place.findChildren(QWidget)))
    return found[0]


def put(place: QWidget, texts: dict[str, str]) -> None:
    """Type into fields, by their names, as a tool of somebody who cannot type does."""
    for name, text in texts.items():
        there = control(place, name)
        if isinstance(there, QLineEdit):
            there.setText(text)
        elif isinstance(there, QPlainTextEdit):
            there.setPlainText(text)
        else:
            raise TypeError(name)


def typed(place: QWidget, name: str) -> str:
    """Return the text of a field."""
    there = control(place, name)
    if isinstance(there, QPlainTextEdit):
        return there.toPlainText()
    assert isinstance(there, QLineEdit), name
    return there.text()


def faults(place: QWidget) -> dict[str, str]:
    """Return the visible errors, by the names of their fields."""
    wrong = [one for one in place.findChildren(QWidget) if one.property("faulty") and one.isVisibleTo(place)]
    faces = [(one.focusProxy() or one) for one in wrong]
    return {one.accessibleName(): one.accessibleDescription() for one in faces}


def _list(place: QWidget, name: str) -> QComboBox:
    found = control(place, name)
    assert isinstance(found, QComboBox), name
    return found


def choices(place: QWidget, name: str) -> list[str]:
    """Return the items of a list."""
    there = _list(place, name)
    return [there.itemText(index) for index in range(there.count())]


def choose(place: QWidget, name: str, option: str) -> None:
    """Choose one of a list by its words."""
    _list(place, name).setCurrentIndex(choices(place, name).index(option))


def chosen(place: QWidget, name: str) -> str:
    """Return the chosen item of a list."""
    return _list(place, name).currentText()
