"""Finds words that cannot be read where they stand: cut off, shortened with dots, covered, or pushed out of sight.

`cut_texts(window)` looks at every label, button, field and list under a shown widget in two ways: it measures what Qt's
own widgets draw, and it watches what our widgets draw themselves (QPainter.drawText, elidedText) while they paint.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import combinations
from typing import Any, Final

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetrics, QFontMetricsF, QImage, QPainter, QTextLayout
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QStyle,
    QStyleOptionFrame,
    QWidget,
)

from paydesk.ui.widgets.labels import Text
from paydesk.ui.widgets.lines import TextLines, has_indic_script

_TEXTS: Final = (QLabel, QAbstractButton, QLineEdit, QComboBox)
_SPARE: Final = 1.5
"""Pixels that a text may be wider or higher than its place: rounding of fonts, not letters."""


def cut_texts(root: QWidget, over: QWidget | None = None) -> list[str]:
    """Return the texts that are cut under `root`, which must be shown.

    `over` is a part that lies over the others on purpose: what it covers counts as read, what covers it does not.
    """
    assert root.isVisible(), "only what is shown can be measured"
    settle(root)
    shown = _shown(root)
    found = [line for widget in shown for line in _cut(widget, root)]
    found += _overlaps(shown, root, over)
    found += _drawn_badly(shown)
    needed = root.minimumSizeHint()
    if needed.width() > root.width() or needed.height() > root.height():
        found.append(f"it needs {needed.width()}x{needed.height()} and has {root.width()}x{root.height()}")
    return found


def settle(root: QWidget) -> None:
    """Let every layout come to rest; a wrapped text can change a height that changes another."""
    for _ in range(4):
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        layout = root.layout()
        if layout is not None:
            layout.activate()
        QApplication.processEvents()


def _shown(root: QWidget) -> list[QWidget]:
    return [root, *(widget for widget in root.findChildren(QWidget) if widget.isVisibleTo(root))]


# What Qt draws, measured ----------------------------------------------------------------------------------------------


def _cut(widget: QWidget, root: QWidget) -> Iterator[str]:
    reason = _reason(widget)
    if reason:
        yield f"{_name(widget)}: {reason}"
    elif _has_text(widget) and not _inside(widget, root):
        yield f"{_name(widget)}: stands outside {type(widget.parentWidget()).__name__}"


def _reason(widget: QWidget) -> str:
    if isinstance(widget, QLabel) and not _paints_itself(widget):
        return _label(widget) or _signs_off(widget)
    if isinstance(widget, QHeaderView):
        return _header(widget)
    if isinstance(widget, QLineEdit) and not _paints_itself(widget):
        return _line(widget)
    if isinstance(widget, QAbstractScrollArea) and not isinstance(widget, QAbstractItemView):
        return "what it holds is wider" if widget.horizontalScrollBar().maximum() > 0 else ""
    return _hint(widget) if isinstance(widget, _TEXTS) else ""


def _paints_itself(widget: QWidget) -> bool:
    """Return True if it draws what Qt would not; a `Text` draws the lines that it has measured."""
    if type(widget).paintEvent is Text.paintEvent:
        return False
    ours = [base for base in type(widget).__mro__ if base.__module__.startswith("paydesk.")]
    return type(widget).__module__.startswith("paydesk.") and any("paintEvent" in vars(base) for base in ours)


def _label(label: QLabel) -> str:
    text, room, metrics = label.text(), label.contentsRect(), label.fontMetrics()
    if not text:
        return ""
    if not label.wordWrap():
        wide = max(metrics.horizontalAdvance(line) for line in text.split("\n"))
        high = metrics.tightBoundingRect(text).height()
        return "its text is wider" if wide > room.width() + 1 else "its text is higher" if high > room.height() else ""
    if label.textFormat() != Qt.TextFormat.RichText:
        widest = max(metrics.horizontalAdvance(word) for word in [*text.replace("\u200b", " ").split(), ""])
        if widest > room.width() + 1:
            return "a word is wider"
    return "its text is higher" if label.heightForWidth(label.width()) > label.height() + 1 else ""


def _signs_off(label: QLabel) -> str:
    """Of one line in letters with signs above and below: what of them lies outside the label."""
    text, room = label.text(), QRectF(label.contentsRect())
    if not has_indic_script(text) or label.wordWrap() or "\n" in text or label.textFormat() == Qt.TextFormat.RichText:
        return ""
    return _off(text, label.font(), room, label.alignment(), QRectF(label.rect()))


def _off(text: str, font: QFont, room: QRectF, align: Qt.AlignmentFlag, seen: QRectF) -> str:
    """Return how far the ink of a line in `room` reaches out of what is `seen`."""
    layout = QTextLayout(text, font)
    layout.beginLayout()
    line = layout.createLine()
    layout.endLayout()
    top = room.top()
    if align & Qt.AlignmentFlag.AlignVCenter:
        top += (room.height() - line.height()) / 2
    elif align & Qt.AlignmentFlag.AlignBottom:
        top += room.height() - line.height()
    inks = [run.boundingRect() for run in line.glyphRuns()]
    above = seen.top() - top - min((ink.top() for ink in inks), default=seen.bottom())
    below = top + max((ink.bottom() for ink in inks), default=0) - seen.bottom()
    return f"{max(above, below):.0f} px of its signs are cut" if max(above, below) > _SPARE else ""


def _line(edit: QLineEdit) -> str:
    """Return the text of a field that must be readable whole: its placeholder, since typed text scrolls."""
    option = QStyleOptionFrame()
    option.initFrom(edit)
    option.rect = edit.rect()
    room = edit.style().subElementRect(QStyle.SubElement.SE_LineEditContents, option, edit)
    hint = edit.placeholderText()
    if hint and not edit.text() and edit.fontMetrics().horizontalAdvance(hint) > room.width() - 4:
        return "its hint is wider"
    return "it is too low" if room.height() < edit.fontMetrics().height() - 2 else ""


def _hint(widget: QWidget) -> str:
    if isinstance(widget, QAbstractButton) and not widget.text():
        return ""
    needed = widget.minimumSizeHint()
    if widget.hasHeightForWidth():
        needed.setHeight(widget.heightForWidth(widget.width()))
    if needed.width() > widget.width():
        return f"needs {needed.width()} px of width and has {widget.width()}"
    if needed.height() > widget.height():
        return f"needs {needed.height()} px of height and has {widget.height()}"
    return ""


def _header(header: QHeaderView) -> str:
    if header.orientation() == Qt.Orientation.Vertical:
        return ""
    shown = [section for section in range(header.count()) if not header.isSectionHidden(section)]
    for section in shown:  # in a narrow table the less needed columns are left out whole: no word of them is there
        text = str(header.model().headerData(section, Qt.Orientation.Horizontal))
        if header.fontMetrics().horizontalAdvance(text) > header.sectionSize(section):
            return f"the head {text!r} is wider"
    return ""


def _has_text(widget: QWidget) -> bool:
    return isinstance(widget, _TEXTS) and bool(widget.width())


def _inside(widget: QWidget, root: QWidget) -> bool:
    """Return True if it lies within each parent, as far as the next part that can be scrolled."""
    area, above = QRect(widget.rect()), widget
    while above is not root:
        parent = above.parentWidget()
        if parent is None:
            return True
        area = QRect(above.mapToParent(area.topLeft()), area.size())
        if isinstance(parent.parentWidget(), QAbstractScrollArea):
            return True
        if not parent.rect().contains(area):
            return False
        above = parent
    return True


def _overlaps(shown: list[QWidget], root: QWidget, over: QWidget | None) -> Iterator[str]:
    """Texts of which one lies on the other."""
    areas = [(widget, _seen_of(widget, root)) for widget in shown if _has_text(widget)]
    places = [(widget, (area.left(), area.top(), area.right(), area.bottom())) for widget, area in areas]
    for (one, first), (other, second) in combinations(places, 2):  # thousands of pairs: numbers, not calls of Qt
        left, top = max(first[0], second[0]), max(first[1], second[1])
        right, bottom = min(first[2], second[2]), min(first[3], second[3])
        if right <= left or bottom <= top or one.isAncestorOf(other) or other.isAncestorOf(one):
            continue
        if not _covered(one, other, QRect(QPoint(left, top), QPoint(right, bottom)), over):
            yield f"{_name(one)} and {_name(other)}: lie on each other"


def _covered(one: QWidget, other: QWidget, common: QRect, over: QWidget | None) -> bool:
    """Return True if one of the two is a part of `over`, the other is not, and `over` is seen in the whole area."""
    if over is None or over.isAncestorOf(one) == over.isAncestorOf(other):
        return False
    root = over.window()
    spots = (common.topLeft(), common.topRight(), common.bottomLeft(), common.bottomRight(), common.center())
    seen = [root.childAt(spot) for spot in spots]
    return all(each is not None and over.isAncestorOf(each) for each in seen)


def _seen_of(widget: QWidget, root: QWidget) -> QRect:
    """Return the visible part in coordinates of `root`: without what is scrolled away."""
    area, above = QRect(widget.rect()), widget
    while above is not root:
        parent = above.parentWidget()
        if parent is None:
            break
        area = QRect(above.mapToParent(area.topLeft()), area.size()).intersected(parent.rect())
        above = parent
    return area


# What our widgets draw, watched ---------------------------------------------------------------------------------------


def _drawn_badly(shown: list[QWidget]) -> list[str]:
    found: list[str] = []
    with _watched(found):
        for widget in shown:
            view = widget.parentWidget()
            own = _paints_itself(widget) or (isinstance(view, QAbstractItemView) and widget is view.viewport())
            if own and not widget.size().isEmpty():
                _paint(widget, found)
    return found


def _paint(widget: QWidget, found: list[str]) -> None:
    """Let one widget draw all of itself; put its name before what was found. One pixel is kept: nobody looks at it."""
    before = len(found)
    pixel = QImage(1, 1, QImage.Format.Format_RGB32)
    widget.render(pixel, QPoint(0, 0), renderFlags=QWidget.RenderFlag.IgnoreMask)
    found[before:] = [f"{_name(widget)}: {line}" for line in dict.fromkeys(found[before:])]


@contextmanager
def _watched(found: list[str]) -> Iterator[None]:
    """Note each text that is shortened, and each that is drawn into a place too small for it."""
    lines_draw = TextLines.draw
    draw, elide, elide_f = QPainter.drawText, QFontMetrics.elidedText, QFontMetricsF.elidedText

    def draw_text(painter: QPainter, *given: Any) -> Any:
        if isinstance(given[0], QRect | QRectF) and isinstance(given[-1], str) and len(given) == 3:
            room, flags, text = QRectF(given[0]), given[1], given[2]
            needed = QFontMetricsF(painter.font()).boundingRect(room, getattr(flags, "value", flags), text)
            if needed.width() > room.width() + _SPARE:
                found.append(f"{text!r} is {needed.width():.0f} px wide and has {room.width():.0f}")
            elif _lines(text, needed, painter) > 1 and needed.height() > room.height() + _SPARE:
                found.append(f"{text!r} is {needed.height():.0f} px high and has {room.height():.0f}")
            elif off := _drawn_off(painter, room, getattr(flags, "value", flags), text):
                found.append(f"{text!r}: {off}")
        return draw(painter, *given)

    def shortened(real: Callable[..., str]) -> Callable[..., str]:
        def elided(metrics: object, text: str, *given: Any) -> str:
            shown = real(metrics, text, *given)
            if shown != text:
                found.append(f"{text!r} is shortened to {shown!r}")
            return shown

        return elided

    try:
        TextLines.draw = _draw_lines(found)  # type: ignore[method-assign]
        QPainter.drawText = draw_text  # type: ignore[method-assign, assignment]
        QFontMetrics.elidedText = shortened(elide)  # type: ignore[method-assign]
        QFontMetricsF.elidedText = shortened(elide_f)  # type: ignore[method-assign]
        yield
    finally:
        TextLines.draw = lines_draw  # type: ignore[method-assign]
        QPainter.drawText = draw  # type: ignore[method-assign]
        QFontMetrics.elidedText = elide  # type: ignore[method-assign]
        QFontMetricsF.elidedText = elide_f  # type: ignore[method-assign]


def _drawn_off(painter: QPainter, room: QRectF, flags: int, text: str) -> str:
    """Return how far drawn characters reach out of their widget. A row of a list may be scrolled off in part."""
    widget = painter.device()
    if (
        not has_indic_script(text)
        or not isinstance(widget, QWidget)
        or isinstance(widget.parentWidget(), QAbstractItemView)
    ):
        return ""
    align = Qt.AlignmentFlag(int(flags) & Qt.AlignmentFlag.AlignVertical_Mask.value)
    return _off(text, painter.font(), room, align, QRectF(widget.rect()))


def _draw_lines(found: list[str]) -> Callable[..., None]:
    """`Lines.draw`, which notes what has too little room."""
    draw = TextLines.draw

    def drawn(lines: TextLines, painter: QPainter, room: QRectF, *given: Any) -> None:
        if lines.width > room.width() + _SPARE or lines.height > room.height() + _SPARE:
            found.append(f"lines of {lines.width:.0f}x{lines.height} have {room.width():.0f}x{room.height():.0f}")
        draw(lines, painter, room, *given)

    return drawn


def _lines(text: str, needed: QRectF, painter: QPainter) -> int:
    """Return the number of lines; the height of one line leaves space for accents that need not be there."""
    return max(text.count("\n") + 1, round(needed.height() / QFontMetricsF(painter.font()).height()))


def _name(widget: QWidget) -> str:
    text = getattr(widget, "text", lambda: "")() or widget.accessibleName() or widget.objectName()
    return f"{type(widget).__name__} {str(text)[:60]!r}"
