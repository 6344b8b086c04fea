"""Shared drawing: text, rounded boxes, chips, key caps, the focus ring."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from PySide6.QtCore import QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget

from paydesk.ui import theme
from paydesk.ui.layout import Layout
from paydesk.ui.text_styles import TEXT_STYLES, TextStyle
from paydesk.ui.theme_tokens import ThemeTokens

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent, QResizeEvent

    _Widget = QWidget
else:
    _Widget = object

T = TypeVar("T")


class RepaintProperty(Generic[T]):
    """A value that a widget draws: another one is drawn at once."""

    def __init__(self, first: T) -> None:
        self._first = first

    def __set_name__(self, _of: type, name: str) -> None:
        self._name = f"_repaint_{name}"

    def __get__(self, widget: _Widget, _of: type) -> T:
        found: T = vars(widget).get(self._name, self._first)  # by `getattr`, what was never set takes 50 times as long
        return found

    def __set__(self, widget: _Widget, value: T) -> None:
        if value != self.__get__(widget, type(widget)):
            setattr(widget, self._name, value)
            widget.update()


class PaintMixin(_Widget):
    """Stands before the class of a widget that draws itself: `_draw` gets a painter, and the colours in use."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        self._draw(QPainter(self), theme.current())

    def _draw(self, painter: QPainter, tokens: ThemeTokens) -> None:
        raise NotImplementedError


class ResizeMixin(_Widget):
    """Stands before the class of a widget that fits what it shows into its room: `_fit`, at each size."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        raise NotImplementedError


class FixedMinimumMixin(_Widget):
    """Stands before the class of a widget that may not be cut."""

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


class ShrinkingMixin(_Widget):
    """Stands before the class of a widget that fills a page: it shrinks to its least height before the page scrolls.

    A layout takes the height for a width from the size hints; this gives it the minimum at the present width.
    """

    def hasHeightForWidth(self) -> bool:
        return False

    def minimumSizeHint(self) -> QSize:
        least, layout = super().minimumSizeHint(), self.layout()
        if layout is not None and layout.hasHeightForWidth():
            least.setHeight(layout.totalMinimumHeightForWidth(max(self.width(), least.width())))
        return least

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self.updateGeometry()


class SquareWidget(FixedMinimumMixin, PaintMixin, QWidget):
    """A small picture: a square of so many pixels, as large as the letters beside it are."""

    def __init__(self, side: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._side = side
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_px(self, px: int) -> None:
        """From now on it is so large."""
        if px != self._side:
            self._side = px
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(self._side, self._side)


def font(px: int, *, bold: bool = False, spacing: float = 0.0) -> QFont:
    """Return the program's font at `px` device-independent pixels.

    All callers share it: change a copy.

    Args:
        spacing: Pixels added between letters.
    """
    return _cached_font(QApplication.font(), px, bold, spacing)


def text_font(style: TextStyle, *, bold: bool | None = None) -> QFont:
    """Return the font of a text style in the current layout, for what is painted; labels have the style by themselves.

    All callers share it: change a copy.

    Args:
        bold: Another weight than the style's.
    """
    size, keeper = TEXT_STYLES[style], theme.manager()
    weight = size.weight if bold is None else 600 if bold else 400
    return _styled_font(QApplication.font(), size.px(keeper.layout if keeper is not None else Layout.NORMAL), weight)


def set_text_style(widget: QWidget, style: TextStyle, *, bold: bool | None = None) -> None:
    """Give a widget one of the text styles; `bold` if its weight differs from the style's."""
    widget.setProperty("textStyle", style)
    widget.setProperty("strong", bold)
    if widget.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):
        widget.style().unpolish(widget)
        widget.style().polish(widget)


@lru_cache(maxsize=64)
def _styled_font(base: QFont, px: int, weight: int) -> QFont:
    made = QFont(base)
    made.setPixelSize(px)
    made.setWeight(QFont.Weight(weight))
    return made


@lru_cache(maxsize=256)
def _cached_font(base: QFont, px: int, bold: bool, spacing: float) -> QFont:
    """Made once: a window asks 400 times before it is painted. `base` is the application's font, which may change."""
    made = QFont(base)
    made.setPixelSize(px)
    made.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
    if spacing:
        made.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, spacing)
    return made


TOUCH_SIZE: Final = 44
"""The least height and width of what a finger must hit, in device-independent pixels."""
RADIUS: Final = theme.RADIUS
CARD_RADIUS: Final = theme.CARD_RADIUS

CHIP_COLOURS: Final = {
    "wait": ("brand_soft", "brand"),
    "ok": ("ok_soft", "ok"),
    "warn": ("warn_soft", "warn"),
    "bad": ("bad_soft", "bad"),
    "off": ("surface", "ink2"),
    "late": ("late_fill", "fill_ink"),
    "refund": ("refund_soft", "refund"),
    "demo": ("demo", "demo_ink"),
}
"""Kind of chip -> the tokens of its ground and its text."""
CHIP_MIN_PADDING: Final = 10
"""The least that stays free beside the text of a chip, in pixels; where there is room, twice as much does."""
_CHIP_PX: Final = 12
CHIP_BORDERS: Final = {"warn": "warn", "off": "edge"}
"""Kinds of chips with a line around, and its token."""


_ABSOLUTE: Final = Qt.AlignmentFlag.AlignAbsolute
_NO_ALIGNMENT: Final = Qt.AlignmentFlag(0)


def mirrored(rect: QRectF, whole: QRect, direction: Qt.LayoutDirection) -> QRectF:
    """Mirror `rect` within `whole` for right-to-left layouts."""
    if direction != Qt.LayoutDirection.RightToLeft:
        return rect
    return QRectF(whole.left() + whole.left() + whole.width() - rect.right(), rect.top(), rect.width(), rect.height())


@cache
def leading_alignment(
    direction: Qt.LayoutDirection, *, trailing: bool = False, vertical: Qt.AlignmentFlag = _NO_ALIGNMENT
) -> Qt.AlignmentFlag:
    """Return the alignment where lines begin (or end, `trailing`) for texts of any script."""
    right = (direction == Qt.LayoutDirection.RightToLeft) is not trailing
    return _ABSOLUTE | vertical | (Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft)


def draw_text(
    painter: QPainter,
    rect: QRect | QRectF,
    text: str,
    text_font: QFont,
    ink: str | QColor,
    alignment: Qt.AlignmentFlag | int = Qt.AlignmentFlag.AlignCenter,
) -> None:
    """Draw a text in `rect`. To draw with a flag that is no plain number takes three times as long."""
    painter.setFont(text_font)
    painter.setPen(QColor(ink))
    painter.drawText(rect, alignment.value if isinstance(alignment, Qt.AlignmentFlag) else alignment, text)


@lru_cache(maxsize=256)
def font_metrics(text_font: QFont) -> QFontMetricsF:
    """Return the metrics of a font, shared as the font is: creating them looks the font up again."""
    return QFontMetricsF(text_font)


def mix_colours(first: str, second: str, share: float) -> QColor:
    """Return a colour between two: `share` 0 is the first, 1 the second."""
    a, b = QColor(first), QColor(second)
    made = QColor()
    made.setRgbF(
        a.redF() + (b.redF() - a.redF()) * share,
        a.greenF() + (b.greenF() - a.greenF()) * share,
        a.blueF() + (b.blueF() - a.blueF()) * share,
    )
    return made


def draw_box(
    painter: QPainter,
    rect: QRectF,
    radius: float,
    fill: str | QColor | None = None,
    line: str | QColor | None = None,
    width: float = 1.0,
) -> None:
    """Draw a rounded box inside `rect`, its line inside, too. Both are filled: strokes take ten times as long."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if line is not None:
        whole = _rounded(rect, radius)
        rect, radius = rect.adjusted(width, width, -width, -width), max(radius - width, 0)
        if fill is None or painter.opacity() < 1:  # else the line is what the fill leaves of it
            whole.addPath(_rounded(rect, radius))
        painter.fillPath(whole, QColor(line))
    if fill is not None:
        painter.fillPath(_rounded(rect, radius), QColor(fill))


def _rounded(rect: QRectF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)  # no more than half of the box
    return path


def draw_dashes(painter: QPainter, rect: QRectF, radius: float, colour: str) -> None:
    """Draw a dashed rounded line around what is no part of the product."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = QPen(QColor(colour), 1.5)
    pen.setDashPattern([3.0, 2.5])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(_rounded(rect.adjusted(1, 1, -1, -1), radius - 1))


def draw_focus_ring(painter: QPainter, rect: QRectF, radius: float, colour: str) -> None:
    """Draw the focus ring."""
    draw_box(painter, rect, radius, None, colour, 2.0)


_CAP_PX: Final = 12


def key_cap_size(text: str) -> QSizeF:
    """Return the size of a key cap."""
    return QSizeF(max(font_metrics(font(_CAP_PX, bold=True)).horizontalAdvance(text) + 12, 19), 19)


def draw_key_cap(painter: QPainter, rect: QRectF, text: str, colour: str | QColor) -> None:
    """Draw a small key with its name, as printed on the keyboard."""
    painter.save()
    draw_box(painter, rect, 5, None, colour)
    draw_text(painter, rect, text, font(_CAP_PX, bold=True), colour)
    painter.restore()


def chip_size(text: str, px: int = _CHIP_PX) -> QSizeF:
    """Return the size of a chip with this text."""
    made = font_metrics(font(px, bold=True))
    return QSizeF(made.horizontalAdvance(text) + 20, max(made.height() + 6, 22.0))


def draw_chip(
    painter: QPainter,
    rect: QRectF,
    text: str,
    kind: str,
    tokens: ThemeTokens,
    *,
    selected: bool = False,
    px: int = _CHIP_PX,
) -> None:
    """Draw a pill with one or two words; on a selected row it stands out.

    Raises:
        KeyError: There is no such kind.
    """
    ground, ink = CHIP_COLOURS[kind]
    if selected and kind != "late":  # that one stands out by itself
        ground = "surface"
    painter.save()
    line = tokens.colour(CHIP_BORDERS[kind]) if kind in CHIP_BORDERS else None
    draw_box(painter, rect, rect.height() / 2, tokens.colour(ground), line)
    made = font(px, bold=True)
    shown = font_metrics(made).elidedText(text, Qt.TextElideMode.ElideRight, rect.width() - CHIP_MIN_PADDING)
    draw_text(painter, rect, shown, made, tokens.colour(ink))
    painter.restore()
