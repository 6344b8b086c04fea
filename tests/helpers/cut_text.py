"""Finds words that do not fit where they stand: as they are, and as long as another language makes them.

`cut_texts(window)` names every label, button and field under a shown widget whose text is cut off, or that stands
outside its parent. `cut_texts(window, longer=1.4)` makes all words 40 % longer first, and puts them back afterwards.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QWidget,
)

WORDS = re.compile(r"[^\W\d_]{2}")


def cut_texts(root: QWidget, *, longer: float = 1.0) -> list[str]:
    """What is cut under `root`, which must be shown; empty when all can be read."""
    assert root.isVisible(), "only what is shown can be measured"
    size = root.size()
    with _lengthened(root, longer):
        _settle(root)
        found = [line for widget in _shown(root) for line in _cut(widget, root)]
        needed = root.minimumSizeHint()
        if root.isWindow() and (needed.width() > size.width() or needed.height() > size.height()):
            found.append(f"the window needs {needed.width()}x{needed.height()}, not {size.width()}x{size.height()}")
    root.resize(size)
    _settle(root)
    return found


def longer_text(text: str, factor: float) -> str:
    """A text as much longer, made of its own letters; numbers and amounts stay."""
    more = round(len(text) * (factor - 1))
    if more <= 0 or not WORDS.search(text):
        return text
    return text + (" " + text)[:more]


@contextmanager
def _lengthened(root: QWidget, factor: float) -> Iterator[None]:
    changed: list[tuple[QLabel | QAbstractButton, str]] = []
    hints: list[tuple[QLineEdit, str]] = []
    if factor > 1:
        for widget in _shown(root):
            if isinstance(widget, QLabel | QAbstractButton) and WORDS.search(widget.text()):
                changed.append((widget, widget.text()))
                widget.setText(longer_text(widget.text(), factor))
            elif isinstance(widget, QLineEdit) and widget.placeholderText():
                hints.append((widget, widget.placeholderText()))
                widget.setPlaceholderText(longer_text(widget.placeholderText(), factor))
    yield
    for label, text in changed:
        label.setText(text)
    for edit, text in hints:
        edit.setPlaceholderText(text)


def _settle(root: QWidget) -> None:
    """Let every layout come to rest; a wrapped text can change a height that changes another."""
    for _ in range(4):
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        layout = root.layout()
        if layout is not None:
            layout.activate()
        QApplication.processEvents()


def _shown(root: QWidget) -> list[QWidget]:
    return [root, *(widget for widget in root.findChildren(QWidget) if widget.isVisibleTo(root))]


def _cut(widget: QWidget, root: QWidget) -> Iterator[str]:
    reason = _reason(widget)
    if reason:
        yield f"{_name(widget)}: {reason}"
    elif _has_text(widget) and not _inside(widget, root):
        yield f"{_name(widget)}: stands outside {type(widget.parentWidget()).__name__}"


def _reason(widget: QWidget) -> str:
    if isinstance(widget, QLabel):
        return _label(widget)
    if isinstance(widget, QAbstractButton | QComboBox):
        return _hint(widget)
    if isinstance(widget, QHeaderView):
        return _header(widget)
    if isinstance(widget, QLineEdit):
        room, text = widget.contentsRect().width() - 8, widget.placeholderText()
        if text and not widget.text() and widget.fontMetrics().horizontalAdvance(text) > room:
            return "its hint is wider"
        return "it is too low" if widget.height() < widget.minimumSizeHint().height() else ""
    return ""


def _label(label: QLabel) -> str:
    text, room, metrics = label.text(), label.contentsRect(), label.fontMetrics()
    if not text or label.textFormat() == Qt.TextFormat.RichText:
        return ""
    if not label.wordWrap():
        wide = max(metrics.horizontalAdvance(line) for line in text.split("\n"))
        return "its text is wider" if wide > room.width() + 1 else _low(label)
    widest = max(metrics.horizontalAdvance(word) for word in [*text.split(), ""])
    if widest > room.width() + 1:
        return "a word is wider"
    return "its text is higher" if label.heightForWidth(label.width()) > label.height() + 1 else ""


def _low(label: QLabel) -> str:
    return "its text is higher" if label.fontMetrics().tightBoundingRect(label.text()).height() > label.height() else ""


def _hint(widget: QWidget) -> str:
    needed = widget.minimumSizeHint()
    if widget.hasHeightForWidth():
        needed.setHeight(widget.heightForWidth(widget.width()))
    if needed.width() > widget.width():
        return f"needs {needed.width()} px of width and has {widget.width()}"
    return (
        f"needs {needed.height()} px of height and has {widget.height()}" if needed.height() > widget.height() else ""
    )


def _header(header: QHeaderView) -> str:
    if header.orientation() == Qt.Orientation.Vertical:
        return ""
    for section in range(header.count()):
        text = str(header.model().headerData(section, Qt.Orientation.Horizontal))
        if header.fontMetrics().horizontalAdvance(text) > header.sectionSize(section):
            return f"the head {text!r} is wider"
    return ""


def _has_text(widget: QWidget) -> bool:
    return isinstance(widget, QLabel | QAbstractButton | QLineEdit | QComboBox) and bool(widget.width())


def _inside(widget: QWidget, root: QWidget) -> bool:
    """Whether all of it lies within each parent, as far as the next part that can be scrolled."""
    area, above = QRect(widget.rect()), widget
    while above is not root:
        parent = above.parentWidget()
        if parent is None:
            return True
        area = QRect(above.mapToParent(area.topLeft()), area.size())
        if not parent.rect().contains(area):
            return False
        above = parent
        if isinstance(parent.parentWidget(), QAbstractScrollArea):
            return True
    return True


def _name(widget: QWidget) -> str:
    text = getattr(widget, "text", lambda: "")() or widget.accessibleName() or widget.objectName()
    return f"{type(widget).__name__} {str(text)[:60]!r}"
