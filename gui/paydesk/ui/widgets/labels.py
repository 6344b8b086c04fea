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
from paydesk.ui.text_styles import TextStyle
from paydesk.ui.theme_tokens import ThemeTokens
from paydesk.ui.widgets import paint
from paydesk.ui.widgets.flow import clear_layout, grid
from paydesk.ui.widgets.lines import INDIC_CHARS, TextLines, break_lines, has_indic_script
from paydesk.ui.widgets.paint import ResizeMixin, font, set_text_style


class _TintedLabel(QLabel):
    """A label in the colour of a token, in whatever look."""

    _tint = "ink"

    def set_tint(self, tint: str) -> None:
        """Change the colour. Raises KeyError for a name that is no token."""
        self._tint = tint
        self._apply_tint()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        kind = event.type()
        if kind is QEvent.Type.StyleChange or kind is QEvent.Type.PaletteChange:
            self._apply_tint()

    def _apply_tint(self) -> None:
        palette, colour = self.palette(), QColor(theme.current().colour(self._tint))
        if palette.color(self.foregroundRole()) != colour:  # Qt puts an older one back when a text moves elsewhere
            palette.setColor(self.foregroundRole(), colour)
            self.setPalette(palette)


class Text(_TintedLabel):
    """A text in one of the text styles and a colour (token) that wraps when it must.

    Its lines are as far apart as its letters need. It is never but plain text: much of it was typed by somebody.
    """

    def __init__(
        self,
        text: str = "",
        *,
        style: TextStyle | None = "body",
        tint: str = "ink",
        bold: bool = False,
        wrap: bool = True,
        parent: QWidget | None = None,
    ) -> None:
        """Create the text.

        Args:
            style: None if a subclass sets the font.
            bold: Only if it differs from the weight of the style.
        """
        super().__init__(text, parent)
        self._tint = tint
        self._heights: dict[tuple[int, int], int] = {}
        self._apply_tint()  # before it has a font of its own: a new palette makes Qt look at that again
        if style is not None:
            set_text_style(self, style, bold=bold or None)
        self.setWordWrap(wrap)
        self.setTextFormat(Qt.TextFormat.PlainText)

    def heightForWidth(self, width: int) -> int:
        self.ensurePolished()
        asked = width, self.minimumWidth()
        height = self._heights.get(asked)
        if height is None:
            lines = self._spaced_lines(width)
            if lines is not None:
                height = lines.height + self._margins_size().height()
            else:
                height = self._single_line_height(super().heightForWidth(width), width)
            self._heights[asked] = height
        return height

    def setText(self, text: str) -> None:
        super().setText(text)
        self._heights.clear()

    def set_text_or_hide(self, text: str) -> None:
        """Show this; "" takes no room."""
        self.setText(text)
        self.setVisible(bool(text))

    def setWordWrap(self, on: bool) -> None:
        super().setWordWrap(on)
        self._heights.clear()

    def setContentsMargins(self, *margins: int) -> None:  # type: ignore[override]  # QMargins: nobody has any
        super().setContentsMargins(*margins)
        self._heights.clear()

    def changeEvent(self, event: QEvent) -> None:
        self._heights.clear()
        super().changeEvent(event)

    def sizeHint(self) -> QSize:
        self.ensurePolished()
        hint = super().sizeHint()
        lines = self._spaced_lines(hint.width())
        if lines is None:
            return QSize(hint.width(), self._single_line_height(hint.height(), hint.width()))
        return QSize(hint.width(), lines.height + self._margins_size().height())

    def minimumSizeHint(self) -> QSize:
        return self._with_ink_height(super().minimumSizeHint())

    def _single_line_height(self, height: int, width: int) -> int:
        """Return the height of one line, that of Latin letters, so that it equals what stands beside it."""
        if not self._is_single_indic_line(width):
            return height
        return self._with_ink_height(QSize(0, self.fontMetrics().height() + self._margins_size().height())).height()

    def _with_ink_height(self, hint: QSize) -> QSize:
        """Signs above and below may reach out of the line that a font speaks of (Noto Sans Tamil on Windows)."""
        if not has_indic_script(self.text()):
            return hint
        ink = self.fontMetrics().tightBoundingRect(self.text()).height() + self._margins_size().height()
        return hint.expandedTo(QSize(0, ink))

    def paintEvent(self, event: QPaintEvent) -> None:
        lines, room = self._spaced_lines(self.width()), QRectF(self.contentsRect())
        if lines is None and not (self._is_single_indic_line(self.width()) and self._is_vertically_centred()):
            super().paintEvent(event)
            return
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        if lines is not None:
            lines.draw(painter, room, self.alignment())
        else:  # broken at its own width, it is one line where it has less
            self._lines(max(room.width(), super().sizeHint().width())).draw_single(painter, room)

    def _is_single_indic_line(self, width: int) -> bool:
        """Return True if it is one line in a script with signs above and below."""
        if not has_indic_script(self.text()):
            return False
        return not self.wordWrap() or self._lines(width - self._margins_size().width()).count == 1

    def _is_vertically_centred(self) -> bool:
        return bool(self.alignment() & Qt.AlignmentFlag.AlignVCenter) and not self.hasSelectedText()

    def _is_selectable(self) -> bool:
        return bool(self.textInteractionFlags() & Qt.TextInteractionFlag.TextSelectableByMouse)

    def _margins_size(self) -> QSize:
        return self.size() - self.contentsRect().size()

    def _spaced_lines(self, width: int) -> TextLines | None:
        """Its lines at this width; None where Qt draws it: in one line, or in letters without signs above and below."""
        if (
            not has_indic_script(self.text()) or not self.wordWrap()
        ):  # asked a dozen times a text: the quickest question first
            return None
        if self._is_selectable():
            return None
        lines = self._lines(width - self._margins_size().width())
        return lines if lines.count > 1 else None

    def _lines(self, width: float) -> TextLines:
        from PySide6.QtWidgets import QStyle  # an English window is painted without the class

        way = self.layoutDirection()
        across = QStyle.visualAlignment(way, self.alignment()) & Qt.AlignmentFlag.AlignHorizontal_Mask
        return break_lines(self.text(), self.font(), width, across, way)


class Heading(Text):
    """The heading of a page: a screen reader goes from one to the next. `beside`: it has buttons in its line."""

    accessible_role: ClassVar = QAccessible.Role.Heading

    def __init__(self, text: str = "", parent: QWidget | None = None, *, beside: bool = False) -> None:
        super().__init__(text, style="title", wrap=not beside, parent=parent)
        if beside:
            self.setContentsMargins(0, 0, 8, 0)


class Note(Text):
    """A small grey text."""

    def __init__(self, text: str = "", parent: QWidget | None = None, *, wrap: bool = True) -> None:
        super().__init__(text, style="small", tint="ink3", wrap=wrap, parent=parent)


class AmountLabel(paint.FixedMinimumMixin, Text):
    """A large amount of money; `px` is its size in pixels."""

    def __init__(self, text: str = "", px: int = 60, parent: QWidget | None = None) -> None:
        super().__init__(text, style=None, wrap=False, parent=parent)
        self.set_px(px)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def set_px(self, px: int) -> None:
        """From now on it is so large."""
        self._px = px
        self.setFont(font(px, bold=True, spacing=-1.0))

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), round(self._px * 1.08))


class Separator(paint.PaintMixin, QFrame):
    """A hairline between two groups."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedHeight(1)

    def _draw(self, painter: QPainter, tokens: ThemeTokens) -> None:
        painter.fillRect(self.rect(), QColor(tokens.line))


_MIN_PX: Final = 24
_DIGIT_LINE_HEIGHT: Final = 1.12
"""The height of a line of figures, in their size: digits have no accents, so no room is left for them."""
_SCRIPT_LINE_HEIGHT: Final = 1.45
"""The same of words with letters that reach below the line, or have signs above and below."""
_TALL_CHARS: Final = re.compile(f"[gjpqy]|{INDIC_CHARS.pattern}")


class BigAmount(ResizeMixin, _TintedLabel):
    """A label whose font is at most `px` high. Without a `name` it is no amount but a word."""

    def __init__(self, px: int, name: str, parent: QWidget | None = None) -> None:
        """`name`: what a screen reader says before it."""
        super().__init__(parent)
        self._px = px
        self._name = name
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self._fit()

    def set_max_px(self, px: int) -> None:
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
        largest = QFontMetrics(font(self._px, bold=True))
        return QSize(largest.horizontalAdvance(self.text()) + 4, self._height_at(self._px))

    def minimumSizeHint(self) -> QSize:
        least = QFontMetrics(font(_MIN_PX, bold=True))
        return QSize(least.horizontalAdvance(self.text()) + 4, self._height_at(_MIN_PX))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in {QEvent.Type.StyleChange, QEvent.Type.FontChange}:
            self._fit()

    def _fit(self) -> None:
        sizes = range(self._px, _MIN_PX, -2)
        too_large = bisect_left(sizes, 1, key=self._fits)  # the larger, the wider and the higher
        self.setFont(font(self._px - 2 * too_large, bold=True))

    def _fits(self, px: int) -> bool:
        wide = QFontMetrics(font(px, bold=True)).horizontalAdvance(self.text())
        return self._height_at(px) <= max(self.height(), 1) and wide <= max(self.width(), 1) - 2

    def _height_at(self, px: int) -> int:
        return round(px * (_SCRIPT_LINE_HEIGHT if _TALL_CHARS.search(self.text()) else _DIGIT_LINE_HEIGHT))


_MAX_UNWRAPPED: Final = 44
"""So many characters stand on one line everywhere."""


class KeyValueGrid(QWidget):
    """Lines of (name, value); an empty value takes no room. `narrow`: each wraps when it must."""

    def __init__(self, parent: QWidget | None = None, *, narrow: bool = False) -> None:
        super().__init__(parent)
        self._narrow = narrow
        self._grid = grid(self, column_spacing=16, row_spacing=4)
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
        clear_layout(self._grid)
        for row, (name, value) in enumerate(wanted):
            label = Text(name, tint="ink3", parent=self)
            label.setMinimumWidth(0 if self._narrow else 150)
            # Qt asks two lines of height for a text that may wrap, also where one is enough
            said = Text(value, wrap=self._narrow or len(value) > _MAX_UNWRAPPED, parent=self)
            said.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            label.setBuddy(said)
            for text in (label, said):
                text.show()  # a layout would do so only once the events of this moment are over
            self._grid.addWidget(label, row, 0, Qt.AlignmentFlag.AlignTop)
            self._grid.addWidget(said, row, 1, Qt.AlignmentFlag.AlignTop)


# Texts that are read from a step away, as large as their window lets them be (the customer's display, the kiosk) ------


class Scalable:
    """A part whose letters and margins follow the size of the window."""

    def apply_scale(self, scale: float) -> None:
        """Scale to the size of the window, relative to the design."""


def scale_all(root: QWidget, scale: float) -> None:
    """Tell all parts below `root`."""
    for child in root.findChildren(QWidget):
        if isinstance(child, Scalable):
            child.apply_scale(scale)


class ScalableText(Text, Scalable):
    """A text; `px`: its size in the window of the design. It gets no smaller than can be read (`least`)."""

    min_px: ClassVar = 13

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
        super().__init__(text, style=None, tint=tint, wrap=wrap, parent=parent)
        self._design_px, self._current_px, self._is_bold = px, px, bold
        self._use_font()

    def apply_scale(self, scale: float) -> None:
        """Fits: the letters."""
        self._current_px = max(self.min_px, round(self._design_px * scale))
        self._use_font()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and hasattr(self, "_current_px"):
            self._use_font()

    def _use_font(self) -> None:
        self.setFont(font(self._current_px, bold=self._is_bold))
        self.setIndent(self.indent())  # without a text QLabel keeps the height of the letters of before


class ScalableAmount(BigAmount, Scalable):
    """An amount or a word that fills the width it gets, up to a size that follows the window."""

    def __init__(self, px: int, name: str, parent: QWidget | None = None, *, min_px: int = 14) -> None:
        """`px`: its largest size in the window of the design; `least`: the least of those sizes."""
        super().__init__(px, name, parent)
        self._design_px, self._design_min_px = px, min_px

    def apply_scale(self, scale: float) -> None:
        """Fits: the letters."""
        self.set_max_px(round(max(self._design_min_px, self._design_px * scale)))
