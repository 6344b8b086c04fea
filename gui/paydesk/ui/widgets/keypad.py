"""The keypad for a touch screen: the same amount without a keyboard."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QEventPoint, QPainter, QTouchEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from paydesk.ui.theme_tokens import ThemeTokens
from paydesk.ui.widgets import icons, paint
from paydesk.ui.widgets.amount_text import PLUS, TIMES
from paydesk.ui.widgets.flow import grid
from paydesk.ui.widgets.paint import font, text_font

BACKSPACE: Final = "backspace"
CLEAR: Final = "clear"
DOUBLE_ZERO: Final = "00"
_KEYS: Final = ("1", "2", "3", "4", "5", "6", "7", "8", "9", ".", "0", BACKSPACE)
_SUM_ROWS: Final = ("1", "2", "3", BACKSPACE, "4", "5", "6", TIMES, "7", "8", "9", PLUS, DOUBLE_ZERO, "0", ".", CLEAR)
_TINTED: Final = frozenset({BACKSPACE, TIMES, PLUS, CLEAR})
_KEY_SIDE: Final = 62
_MAX_KEY_HEIGHT: Final = 200
_DIGIT_PX: Final = 24


class Keypad(QWidget):
    """Digits and what an amount needs beside them, in four rows. Keys take no focus: what is typed into keeps it.

    `pressed` carries the key, as `AmountEdit.press_key` takes it. `pin`: digits and BACKSPACE only. `whole_rupees`:
    with "00" in place of the point, no Clear and no sums.
    """

    pressed = Signal(object)

    def __init__(self, parent: QWidget | None = None, *, pin: bool = False, whole_rupees: bool = False) -> None:
        super().__init__(parent)
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # as on every phone, whatever is written beside it
        self._grid = grid(self, column_spacing=8, row_spacing=8)
        names = {BACKSPACE: self.tr("Backspace"), ".": self.tr("Point"), CLEAR: self.tr("Clear")}
        names |= {PLUS: self.tr("Plus"), TIMES: self.tr("Times")}
        keys, columns = (_KEYS, 3) if pin or whole_rupees else (_SUM_ROWS, 4)
        for place, name in enumerate(keys):
            if pin and name == ".":
                continue
            key = DOUBLE_ZERO if whole_rupees and name == "." else name
            made = PadKey(key, names.get(key, key), self, is_tinted=columns > 3 and key in _TINTED)
            made.clicked.connect(self._on_clicked)
            self._grid.addWidget(made, place // columns, place % columns)
        self._is_low = False
        self.setAccessibleName(self.tr("Keypad"))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def use_low(self, *, low: bool) -> None:
        """Use the layout for little height: keys fill the space, at least 44 pixels high."""
        self._is_low = low
        vertical = QSizePolicy.Policy.Preferred if low else QSizePolicy.Policy.Fixed
        self.setSizePolicy(QSizePolicy.Policy.Preferred, vertical)
        for key in self.findChildren(PadKey):
            key.min_side = paint.TOUCH_SIZE if low else _KEY_SIDE
            key.setSizePolicy(QSizePolicy.Policy.Expanding, vertical)

    def fill_height(self, digit_px: int, max_key_height: int = _MAX_KEY_HEIGHT, spacing: int = 8) -> None:
        """Let the keys fill the height, up to `max_key_height` each; `digit_px`: the height of the digits."""
        down = QSizePolicy.Policy.Expanding
        self.setSizePolicy(QSizePolicy.Policy.Expanding, down)
        self._grid.setSpacing(spacing)
        for key in self.findChildren(PadKey):
            key.min_side, key.digit_px = paint.TOUCH_SIZE, digit_px
            key.setMaximumHeight(max_key_height)
            key.setSizePolicy(QSizePolicy.Policy.Expanding, down)
            key.update()

    def sizeHint(self) -> QSize:
        return QSize(220 if self._is_low else 300, super().sizeHint().height())

    @Slot()
    def _on_clicked(self) -> None:
        self.pressed.emit(self.sender().objectName())


class PadKey(paint.PaintMixin, QPushButton):
    """One key of a pad. Of a finger it is pressed as soon as that comes down, and whatever other finger still is.

    Two thumbs overlap: of 1250 the mouse that Qt makes of the first finger typed 15.
    """

    def __init__(self, key: str, name: str, parent: QWidget, *, is_tinted: bool = False) -> None:
        super().__init__("" if key == BACKSPACE else name if key == CLEAR else key, parent)
        self.min_side = _KEY_SIDE
        """Pixels of its side."""
        self.digit_px = _DIGIT_PX
        self._is_tinted = is_tinted
        self.setObjectName(key)
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAutoRepeat(key == BACKSPACE)  # of one that is held: it stays with Qt's mouse
        self.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents, on=key != BACKSPACE)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(93, _KEY_SIDE)

    def minimumSizeHint(self) -> QSize:
        return QSize(self.min_side, self.min_side)

    def event(self, event: QEvent) -> bool:
        if not isinstance(event, QTouchEvent) or not self.isEnabled():
            return super().event(event)
        ended = event.type() in {QEvent.Type.TouchEnd, QEvent.Type.TouchCancel}
        self.setDown(not ended)
        for point in event.points():
            if point.state() is QEventPoint.State.Pressed:
                self.clicked.emit()
        event.accept()
        return True

    def _draw(self, painter: QPainter, tokens: ThemeTokens) -> None:
        rect = QRectF(self.rect())
        share = 0.14 if self.isDown() else 0.05 if self.underMouse() and self.isEnabled() else 0.0
        corner = max(self.digit_px * 0.4, paint.RADIUS)  # the kiosk has keys and letters of twice the size
        fill = tokens.sunken if self._is_tinted else tokens.surface
        paint.draw_box(painter, rect, corner, paint.mix_colours(fill, tokens.ink, share), tokens.edge)
        self._draw_label(painter, rect, tokens)

    def _draw_label(self, painter: QPainter, rect: QRectF, tokens: ThemeTokens) -> None:
        ink = tokens.ink if self.isEnabled() else tokens.ink3
        if self.objectName() == BACKSPACE:
            middle, half = rect.center(), self.digit_px * 7 / 12
            spot = QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half)
            icons.paint(painter, BACKSPACE, spot, ink, 1.7)
            return
        style = text_font("action") if self.objectName() == CLEAR else font(self.digit_px)
        paint.draw_text(painter, rect, self.text(), style, ink)
