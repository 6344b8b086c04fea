"""The keypad for a touch screen: the same amount without a keyboard."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QEventPoint, QPainter, QTouchEvent
from PySide6.QtWidgets import QLineEdit, QPushButton, QSizePolicy, QWidget

from paydesk.ui.theme_tokens import ThemeTokens
from paydesk.ui.widgets import icons, paint
from paydesk.ui.widgets.flow import grid
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.paint import font

BACKSPACE: Final = "backspace"
CLEAR: Final = "clear"
DOUBLE_ZERO: Final = "00"
_KEYS: Final = ("1", "2", "3", "4", "5", "6", "7", "8", "9", ".", "0", BACKSPACE)
_KEY_SIDE: Final = 62
_MAX_KEY_HEIGHT: Final = 200
_DIGIT_PX: Final = 24


def apply_key(field: QLineEdit, key: object) -> None:
    """Press a key of the keypad for a field that is no amount."""
    if key == BACKSPACE:
        field.backspace()
    elif key == CLEAR:
        field.clear()
    else:
        field.insert(str(key))


class Keypad(QWidget):
    """Digits, point, backspace, "00" and Clear. It takes no focus, so that what is typed into keeps it.

    `pressed` carries "0" to "9", ".", HUNDRED, BACKSPACE or CLEAR: what AmountEdit.press takes. `pin`: digits and
    BACKSPACE only. `whole`: whole rupees, with "00" in place of the point, and no Clear.
    """

    pressed = Signal(object)

    def __init__(self, parent: QWidget | None = None, *, pin: bool = False, whole_rupees: bool = False) -> None:
        super().__init__(parent)
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # as on every phone, whatever is written beside it
        self._grid = grid(self, column_spacing=10, row_spacing=10)
        names = {BACKSPACE: self.tr("Backspace"), ".": self.tr("Point")}
        for place, name in enumerate(_KEYS):
            if pin and name == ".":
                continue
            key = DOUBLE_ZERO if whole_rupees and name == "." else name
            self._grid.addWidget(self._create_key(key, names.get(key, key)), place // 3, place % 3)
        if not (pin or whole_rupees):
            self._double_zero = self._create_key(DOUBLE_ZERO, DOUBLE_ZERO)
            self._grid.addWidget(self._double_zero, 4, 0)
            clear = KeyButton(
                self.tr("Clear"), self.tr("Esc"), "plain", self, height=_KEY_SIDE, on_press=self._on_clicked
            )
            clear.setObjectName(CLEAR)
            clear.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            self._grid.addWidget(clear, 4, 1, 1, 2)
        self._is_low = False
        self.setAccessibleName(self.tr("Keypad"))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def use_low(self, *, low: bool) -> None:
        """Use the layout for little height: keys fill the space, at least 44 pixels high."""
        self._is_low = low
        vertical = QSizePolicy.Policy.Preferred if low else QSizePolicy.Policy.Fixed
        self._grid.setSpacing(8 if low else 10)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, vertical)
        for key in self.findChildren(_DigitKey):
            key.min_side = paint.TOUCH_SIZE if low else _KEY_SIDE
            key.setSizePolicy(QSizePolicy.Policy.Expanding, vertical)

    def fill_height(
        self, max_key_height: int = 0, digit_px: int = 30, spacing: int = 10, last_row_height: int = paint.TOUCH_SIZE
    ) -> None:
        """Its keys take the height that there is, up to `tallest` (pixels; 0: as the window's layout has it).

        `letters`: how high the digits are, to be scaled; `low`: how high the keys of the last line are.
        """
        down = QSizePolicy.Policy.Expanding
        self.setSizePolicy(QSizePolicy.Policy.Preferred, down)
        self._grid.setSpacing(spacing)
        for key in self.findChildren(_DigitKey):
            key.min_side, key.digit_px = paint.TOUCH_SIZE, digit_px
            key.setMaximumHeight(max_key_height or _MAX_KEY_HEIGHT)
            key.setSizePolicy(QSizePolicy.Policy.Expanding, down)
        for clear in self.findChildren(KeyButton):
            clear.set_height(last_row_height)
            self._double_zero.setFixedHeight(clear.sizeHint().height())

    def _create_key(self, key: str, name: str) -> _DigitKey:
        made = _DigitKey(key, name, self)
        made.clicked.connect(self._on_clicked)
        return made

    def sizeHint(self) -> QSize:
        return QSize(220 if self._is_low else 300, super().sizeHint().height())

    @Slot()
    def _on_clicked(self) -> None:
        self.pressed.emit(self.sender().objectName())


class _DigitKey(paint.PaintMixin, QPushButton):
    """One key of the pad. Of a finger it is pressed as soon as that comes down, and whatever other finger still is.

    Two thumbs overlap: of 1250 the mouse that Qt makes of the first finger typed 15.
    """

    def __init__(self, key: str, name: str, parent: QWidget) -> None:
        super().__init__("" if key == BACKSPACE else key, parent)
        self.min_side = _KEY_SIDE
        """Pixels of its side."""
        self.digit_px = _DIGIT_PX
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
        corner = self.digit_px * 0.4  # the kiosk has keys and letters of twice the size
        paint.draw_box(painter, rect, corner, paint.mix_colours(tokens.surface, tokens.ink, share), tokens.edge)
        ink = tokens.ink if self.isEnabled() else tokens.ink3
        if self.objectName() == BACKSPACE:
            middle, half = rect.center(), self.digit_px * 7 / 12
            spot = QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half)
            icons.paint(painter, BACKSPACE, spot, ink, 1.7)
            return
        paint.draw_text(painter, rect, self.text(), font(self.digit_px, tabular=True), ink)
