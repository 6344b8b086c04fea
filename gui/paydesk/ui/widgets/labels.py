"""Texts: headings, labels, notes, large amounts, names with their values; and those that are read from a step away."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Sequence
from typing import ClassVar, Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import (
    QAccessible,
    QColor,
    QFontMetrics,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QWidget

from paydesk.ui import theme
from paydesk.ui.theme_tokens import ThemeTokens
from paydesk.ui.widgets import paint
from paydesk.ui.widgets.flow import empty, grid
from paydesk.ui.widgets.lines import TALL, Lines, is_tall, lines_of
from paydesk.ui.widgets.paint import Fitted, font, own, own_font, scaled


class _Tinted(QLabel):
    """A label in the colour of a token, in whatever look."""

    _tint = "ink"

    def set_tint(self, tint: str) -> None:
        """Change the colour. Raises KeyError for a name that is no token."""
        self._tint = tint
        self._follow()

    def changeEvent(self, event: QEvent) -> None:
        """Qt: follow a new look."""
        super().changeEvent(event)
        kind = event.type()
        if kind is QEvent.Type.StyleChange or kind is QEvent.Type.PaletteChange:
            self._follow()

    def _follow(self) -> None:
        palette, colour = self.palette(), QColor(theme.current().colour(self._tint))
        if palette.color(self.foregroundRole()) != colour:  # Qt puts an older one back when a text moves elsewhere
            palette.setColor(self.foregroundRole(), colour)
            self.setPalette(palette)


class Text(_Tinted):
    """A text in a size (pixels) and a colour (token) that wraps when it must.

    Its lines are as far apart as its letters need. It is never but plain text: much of it was typed by somebody.
    """

    def __init__(
        self,
        text: str = "",
        px: int = 14,
        tint: str = "ink",
        *,
        bold: bool = False,
        tabular: bool = False,
        wrap: bool = True,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(text, parent)
        self._tint = tint
        self._heights: dict[tuple[int, int], int] = {}
        self._follow()  # before it has a font of its own: a new palette makes Qt look at that again
        self.setFont(font(px, bold=bold, tabular=tabular))
        self.setWordWrap(wrap)
        self.setTextFormat(Qt.TextFormat.PlainText)

    def heightForWidth(self, width: int) -> int:
        """Qt: the height of its lines. Kept: layouts ask a dozen times, and Qt breaks them each time anew."""
        asked = width, self.minimumWidth()
        height = self._heights.get(asked)
        if height is None:
            lines = self._apart(width)
            if lines is not None:
                height = lines.height + self._around().height()
            else:
                height = self._as_one(super().heightForWidth(width), width)
            self._heights[asked] = height
        return height

    def setText(self, text: str) -> None:
        """Qt: another text."""
        super().setText(text)
        self._heights.clear()

    def say(self, text: str) -> None:
        """Show this; "" takes no room."""
        self.setText(text)
        self.setVisible(bool(text))

    def setWordWrap(self, on: bool) -> None:
        """Qt: whether it wraps."""
        super().setWordWrap(on)
        self._heights.clear()

    def setContentsMargins(self, *margins: int) -> None:  # type: ignore[override]  # QMargins: nobody has any
        """Qt: the room around it."""
        super().setContentsMargins(*margins)
        self._heights.clear()

    def changeEvent(self, event: QEvent) -> None:
        """Qt: another font, look, language or direction."""
        self._heights.clear()
        super().changeEvent(event)

    def sizeHint(self) -> QSize:
        """Qt: as wide as Qt has it, as high as its lines then are."""
        hint = super().sizeHint()
        lines = self._apart(hint.width())
        if lines is None:
            return QSize(hint.width(), self._as_one(hint.height(), hint.width()))
        return QSize(hint.width(), lines.height + self._around().height())

    def minimumSizeHint(self) -> QSize:
        """Qt: no lower than its signs are."""
        return self._whole(super().minimumSizeHint())

    def _as_one(self, height: int, width: int) -> int:
        """The height of one line: that of Latin letters, so that it is as high as what stands beside it."""
        if not self._is_one(width):
            return height
        return self._whole(QSize(0, self.fontMetrics().height() + self._around().height())).height()

    def _whole(self, hint: QSize) -> QSize:
        """Signs above and below may reach out of the line that a font speaks of (Noto Sans Tamil on Windows)."""
        if not is_tall(self.text()):
            return hint
        ink = self.fontMetrics().tightBoundingRect(self.text()).height() + self._around().height()
        return hint.expandedTo(QSize(0, ink))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Qt: draw; letters with signs above and below by ourselves."""
        lines, room = self._apart(self.width()), QRectF(self.contentsRect())
        if lines is None and not (self._is_one(self.width()) and self._is_in_the_middle()):
            super().paintEvent(event)
            return
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        if lines is not None:
            lines.draw(painter, room, self.alignment())
        else:  # broken at its own width, it is one line where it has less
            self._lines(max(room.width(), super().sizeHint().width())).put(painter, room)

    def _is_one(self, width: int) -> bool:
        """Whether it is one line, of letters with signs above and below."""
        if not is_tall(self.text()):
            return False
        return not self.wordWrap() or self._lines(width - self._around().width()).count == 1

    def _is_in_the_middle(self) -> bool:
        return bool(self.alignment() & Qt.AlignmentFlag.AlignVCenter) and not self.hasSelectedText()

    def _is_marked(self) -> bool:
        return bool(self.textInteractionFlags() & Qt.TextInteractionFlag.TextSelectableByMouse)

    def _around(self) -> QSize:
        return self.size() - self.contentsRect().size()

    def _apart(self, width: int) -> Lines | None:
        """Its lines at this width; None where Qt draws it: in one line, or in letters without signs above and below."""
        if not is_tall(self.text()) or not self.wordWrap():  # asked a dozen times a text: the quickest question first
            return None
        if self._is_marked():
            return None
        lines = self._lines(width - self._around().width())
        return lines if lines.count > 1 else None

    def _lines(self, width: float) -> Lines:
        from PySide6.QtWidgets import QStyle  # an English window is painted without the class

        way = self.layoutDirection()
        across = QStyle.visualAlignment(way, self.alignment()) & Qt.AlignmentFlag.AlignHorizontal_Mask
        return lines_of(self.text(), self.font(), width, across, way)


class Heading(Text):
    """The heading of a page: a screen reader goes from one to the next. `beside`: it has buttons in its line."""

    accessible_role: ClassVar = QAccessible.Role.Heading

    def __init__(self, text: str = "", parent: QWidget | None = None, *, px: int = 20, beside: bool = False) -> None:
        super().__init__(text, px, "ink", bold=True, wrap=not beside, parent=parent)
        if beside:
            self.setContentsMargins(0, 0, 8, 0)


class Note(Text):
    """A small grey text; digits are equally wide."""

    def __init__(self, text: str = "", parent: QWidget | None = None, *, wrap: bool = True) -> None:
        super().__init__(text, 13, "ink3", tabular=True, wrap=wrap, parent=parent)


class AmountLabel(paint.Whole, Text):
    """A large amount of money; `px` is its size in pixels."""

    def __init__(self, text: str = "", px: int = 60, parent: QWidget | None = None) -> None:
        super().__init__(text, px, "ink", wrap=False, parent=parent)
        self.use_size(px)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def use_size(self, px: int) -> None:
        """From now on it is so large."""
        self._px = px
        self.setFont(font(px, bold=True, tabular=True, spacing=-1.0))

    def sizeHint(self) -> QSize:
        """Qt: digits have no accents, so no room is left for them."""
        return QSize(super().sizeHint().width(), round(scaled(self._px) * 1.08))


class Rule(paint.Drawn, QFrame):
    """A hairline between two groups."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedHeight(1)

    def _draw(self, painter: QPainter, tokens: ThemeTokens) -> None:
        painter.fillRect(self.rect(), QColor(tokens.line))


_LEAST: Final = 24
_LINE: Final = 1.12
"""The height of a line of figures, in their size: digits have no accents, so no room is left for them."""
_SCRIPTS: Final = 1.45
"""The same of words with letters that reach below the line, or have signs above and below."""
_DEEP: Final = re.compile(f"[gjpqy]|{TALL.pattern}")


class BigAmount(Fitted, _Tinted):
    """A label whose font is at most `px` high. Without a `name` it is no amount but a word."""

    def __init__(self, px: int, name: str, parent: QWidget | None = None) -> None:
        """`name`: what a screen reader says before it."""
        super().__init__(parent)
        self._px = px
        self._name = name
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self._fit()

    def use_largest(self, px: int) -> None:
        """From now on its font is at most so high."""
        if px != self._px:
            self._px = px
            self.updateGeometry()
            self._fit()

    def show_amount(self, text: str, name: str = "") -> None:
        """Show it; a screen reader hears what it is with it: `name`, where that is another one now."""
        if text != self.text() or name not in {"", self._name}:
            self._name = name or self._name
            self.setText(text)
            self.setAccessibleName(f"{self._name}: {text}" if self._name else text)
            self._fit()

    def sizeHint(self) -> QSize:
        """Qt: as wide as the largest font needs."""
        largest = QFontMetrics(font(self._px, bold=True, tabular=True))
        return QSize(largest.horizontalAdvance(self.text()) + 4, self._height_at(self._px))

    def minimumSizeHint(self) -> QSize:
        """Qt: as wide as the smallest font needs."""
        least = QFontMetrics(font(_LEAST, bold=True, tabular=True))
        return QSize(least.horizontalAdvance(self.text()) + 4, self._height_at(_LEAST))

    def changeEvent(self, event: QEvent) -> None:
        """Qt: a new look brings the font and the colour of before; the room is what it was."""
        super().changeEvent(event)
        if event.type() in {QEvent.Type.StyleChange, QEvent.Type.FontChange}:
            self._fit()

    def _fit(self) -> None:
        sizes = range(self._px, _LEAST, -2)
        too_large = bisect_left(sizes, 1, key=self._fits)  # the larger, the wider and the higher
        self.setFont(font(self._px - 2 * too_large, bold=True, tabular=True))

    def _fits(self, px: int) -> bool:
        wide = QFontMetrics(font(px, bold=True, tabular=True)).horizontalAdvance(self.text())
        return self._height_at(px) <= max(self.height(), 1) and wide <= max(self.width(), 1) - 2

    def _height_at(self, px: int) -> int:
        return round(scaled(px) * (_SCRIPTS if _DEEP.search(self.text()) else _LINE))


_SHORT: Final = 44
"""So many characters stand on one line everywhere."""


class Pairs(QWidget):
    """Lines of (name, value); an empty value takes no room. `narrow`: each wraps when it must."""

    def __init__(self, parent: QWidget | None = None, *, narrow: bool = False) -> None:
        super().__init__(parent)
        self._narrow = narrow
        self._grid = grid(self, across=18, down=6)
        self._grid.setColumnStretch(1, 1)
        self.pairs: tuple[tuple[str, str], ...] = ()
        """Those that are shown."""
        # to Qt the most is what it would need if nothing wrapped
        high = QSizePolicy.Policy.Preferred if narrow else QSizePolicy.Policy.Maximum
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, high)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_pairs(self, pairs: Sequence[tuple[str, str]]) -> None:
        """Show these."""
        wanted = tuple(pair for pair in pairs if pair[1])
        if wanted == self.pairs:
            return
        self.pairs = wanted
        empty(self._grid)
        for row, (name, value) in enumerate(wanted):
            label = Text(name, 14, "ink3", parent=self)
            label.setMinimumWidth(0 if self._narrow else 150)
            # Qt asks two lines of height for a text that may wrap, also where one is enough
            said = Text(value, 14, "ink", tabular=True, wrap=self._narrow or len(value) > _SHORT, parent=self)
            said.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            label.setBuddy(said)
            for text in (label, said):
                text.show()  # a layout would do so only once the events of this moment are over
            self._grid.addWidget(label, row, 0, Qt.AlignmentFlag.AlignTop)
            self._grid.addWidget(said, row, 1, Qt.AlignmentFlag.AlignTop)


# Texts that are read from a step away, as large as their window lets them be (the customer's display, the kiosk) ------


class Fits:
    """A part whose letters and margins follow the size of the window."""

    def fit(self, unit: float) -> None:
        """The window is so large, beside that of the design."""


def fit_all(root: QWidget, unit: float) -> None:
    """Tell all parts below `root`."""
    for child in root.findChildren(QWidget):
        if isinstance(child, Fits):
            child.fit(unit)


class Label(Text, Fits):
    """A text; `px`: its size in the window of the design. It gets no smaller than can be read (`least`)."""

    least: ClassVar = 13

    def __init__(
        self,
        text: str,
        px: int,
        tint: str = "ink",
        *,
        bold: bool = False,
        wrap: bool = True,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(text, px, tint, bold=bold, tabular=True, wrap=wrap, parent=parent)
        self._design, self._now, self._is_bold = px, px, bold

    def fit(self, unit: float) -> None:
        """Fits: the letters."""
        self._now = max(self.least, round(self._design * unit))
        self._use_font()

    def changeEvent(self, event: QEvent) -> None:
        """Qt: a new look brings the font of before."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and hasattr(self, "_now"):
            self._use_font()

    def _use_font(self) -> None:
        self.setFont(own_font(self._now, bold=self._is_bold, tabular=True))
        self.setIndent(self.indent())  # without a text QLabel keeps the height of the letters of before


class Figure(BigAmount, Fits):
    """An amount or a word that fills the width it gets, up to a size that follows the window."""

    def __init__(self, px: int, name: str, parent: QWidget | None = None, *, least: int = 14) -> None:
        """`px`: its largest size in the window of the design; `least`: the least of those sizes."""
        super().__init__(px, name, parent)
        self._design, self._least = px, least

    def fit(self, unit: float) -> None:
        """Fits: the letters."""
        self.use_largest(own(max(self._least, self._design * unit)))
