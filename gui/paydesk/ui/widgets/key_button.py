"""A button with its key beside the label, as on the keyboard."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QMoveEvent, QPainter, QShowEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget
from shiboken6 import isValid

from paydesk.ui.theme_tokens import ThemeTokens
from paydesk.ui.widgets import icons, paint
from paydesk.ui.widgets.busy import BusyAnimation
from paydesk.ui.widgets.paint import text_font
from paydesk.ui.widgets.read_delay import PRESS_KEYS, ChangeDelay, ReadDelay

ButtonKind = Literal["plain", "primary", "danger", "ghost", "soft", "quiet", "dash", "late", "white", "outline"]
_INKS: Final = {
    "primary": "brand_ink",
    "danger": "bad",
    "ghost": "ink2",
    "soft": "brand",
    "quiet": "bad",
    "dash": "ink2",
    "late": "fill_ink",
}
"""Kind -> the token of its text; else `ink`."""
_PROMINENT_KINDS: Final = frozenset({"primary", "late", "white"})
"""Kinds of the main button: larger text, and the focus ring inside."""
_GAP: Final = 8.0
_ICON: Final = 18
"""The side of the icon, in pixels."""
_FORWARD_ICON: Final = "right"
"""The icon of what leads on to another page; it stands behind the label."""
_PRIMARY_HEIGHT: Final = 60
_SLIM_INSET: Final = 4
_MIN_PADDING: Final = 6.0
_FLASH_MS: Final = 250
_BUSY_GAP: Final = 4.0
_LABEL_FLAGS: Final = Qt.AlignmentFlag.AlignVCenter.value | Qt.TextFlag.TextShowMnemonic.value
"""Flags for drawing a label."""


@lru_cache(maxsize=1024)
def _label_size(text: str, label_font: QFont) -> tuple[float, float]:
    """Its width and the height of its letters. Kept: layouts ask a dozen times, and Qt measures a text each time."""
    metrics = QFontMetricsF(label_font)
    return metrics.size(Qt.TextFlag.TextShowMnemonic, text).width(), metrics.height()


def _strip_mnemonic(text: str) -> str:
    """Return a label without its mnemonic marks."""
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&")


class KeyButton(paint.PaintMixin, QPushButton):
    """A push button; `key` may be empty.

    `kind`: "plain", "primary", "danger", "ghost" (no box until touched), "soft" (second to the primary), "quiet" (as
    danger, no box), "dash" (no part of the product), "late" (settles late money); on a page of one colour, of which
    `ground` and `page_ink` are the tokens: "white" (filled with its ink) and "outline".

    The accessible name is the text. It never gets narrower than its label and key need. `chosen` carries `value`.
    """

    chosen = Signal(object)
    kind = paint.RepaintProperty[ButtonKind]("plain")
    page_fill = paint.RepaintProperty("ok_fill")
    page_ink = paint.RepaintProperty("fill_ink")
    is_slim = paint.RepaintProperty(False)  # noqa: FBT003
    """True if it is drawn lower than its touch area, in a low bar."""
    padding = 14.0
    """Pixels before its label, and after it."""

    def __init__(
        self,
        text: str,
        key: str = "",
        kind: ButtonKind = "plain",
        parent: QWidget | None = None,
        *,
        icon: str = "",
        height: int = 0,
        value: object = None,
        on_press: object = None,
    ) -> None:
        """`icon`: as `set_icon`; `height`: as `set_height`, 0 for the usual one.

        `pressed`: the slot or signal for each press; it is given `value`, where there is one.
        """
        super().__init__(parent)
        self.value = value
        self._key = key
        self.kind = kind
        self._icon_name = icon
        self.is_busy = False
        """True while its command is in flight."""
        self._animation: BusyAnimation | None = None
        self._flashing = False
        self.busy_count = 0
        """Number of times it was busy."""
        self.busy_focus_proxy: QWidget | None = None
        """Focus holder while busy; default: nearest named ancestor."""
        self.busy_focus_holder: QWidget | None = None
        """Widget that holds the focus of this button now."""
        self._busy_focus_delay = ReadDelay()
        self.changed_at = ChangeDelay()
        """Since when it stands there, and says what it says, without a press."""
        self._height = max(height or (_PRIMARY_HEIGHT if kind in _PROMINENT_KINDS else 0), paint.TOUCH_SIZE)
        self.clicked.connect(self.on_clicked)
        if on_press is not None:
            (self.clicked if value is None else self.chosen).connect(on_press)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.setText(text)

    @Slot()
    def on_clicked(self) -> None:
        """Flash after a press of any kind."""
        self.chosen.emit(self.value)

    def setText(self, text: str) -> None:
        """Change the label, and what the screen reader says; a name of its own stays, the label describes it then."""
        before, after = _strip_mnemonic(self.text()), _strip_mnemonic(text)
        super().setText(text)
        if after != before:
            self.changed_at.start()
        if self.accessibleName() in {"", before}:
            self.setAccessibleName(after)
        else:
            self.setAccessibleDescription(after)
        self.updateGeometry()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not event.spontaneous():
            self.changed_at.start()

    def moveEvent(self, event: QMoveEvent) -> None:
        super().moveEvent(event)
        if (event.pos() - event.oldPos()).manhattanLength() > paint.TOUCH_SIZE / 2:
            self.changed_at.start()

    @property
    def is_prominent(self) -> bool:
        """Return True if Enter presses it where no button has the focus."""
        return self.kind in _PROMINENT_KINDS

    def set_key(self, key: str) -> None:
        """Change the key that is shown; it is drawn only, pages bind it."""
        if key != self._key:
            self._key = key
            self.updateGeometry()
            self.update()

    def set_height(self, height: int) -> None:
        """Make it `height` pixels high (at least 44); the letters of a primary button grow with it."""
        self._height = max(height, paint.TOUCH_SIZE)
        self.updateGeometry()

    def set_icon(self, name: str) -> None:
        """Put one of icons.NAMES before the label; "" takes it away."""
        self._icon_name = name
        self.updateGeometry()
        self.update()

    def set_busy(self, busy: bool) -> None:
        """While its command is on the way: it cannot be pressed, and keeps its size and label.

        The keyboard is lent for so long, and comes back, unless somebody has taken it elsewhere.
        """
        self.busy_count += busy and not self.is_busy
        if busy and self.window().focusWidget() is self:
            self._move_focus_while_busy()
        self.is_busy = busy
        self.setEnabled(not busy)
        self.update()
        if busy and self._animation is None:
            self._animation = BusyAnimation(self)
        if self._animation is not None:
            (self._animation.start if busy else self._animation.stop)()
        place, self.busy_focus_holder = self.busy_focus_holder, self.busy_focus_holder if busy else None
        if not busy and place is not None and isValid(place):
            place.removeEventFilter(self)
            if place.window().focusWidget() is place:
                self.setFocus()

    @property
    def is_animating(self) -> bool:
        """Return True while it shows that its command takes longer than a moment."""
        return self._animation is not None and self._animation.is_animating

    @property
    def is_flashing(self) -> bool:
        """Return True while it shows that a press came too soon."""
        return self._flashing

    def flash(self) -> None:
        """Show that a press was heard and did nothing: it came before anybody can have read what stands here now."""
        if not self._flashing:
            self._flashing = True
            QTimer.singleShot(_FLASH_MS, self, self.on_flash_ended)
            self.update()

    @Slot()
    def on_flash_ended(self) -> None:
        """End the flash."""
        self._flashing = False
        self.update()

    def _move_focus_while_busy(self) -> None:
        """Qt would take it to whatever follows: from the last button of a page to the rail."""
        place = self.busy_focus_proxy or self.parentWidget()
        while place is not None and not (place.accessibleName() or place.isWindow()):
            place = place.parentWidget()
        if place is not None:
            self.busy_focus_holder = place
            self._busy_focus_delay.start()
            place.setFocus()
            place.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        return (
            isinstance(event, QKeyEvent)
            and event.key() in PRESS_KEYS
            and (event.isAutoRepeat() or self._busy_focus_delay.is_running)
        )

    def label_font(self) -> QFont:
        """Return the font of the label."""
        return text_font("action") if self._height >= 48 else text_font("body", bold=True)

    def sizeHint(self) -> QSize:
        wide, high = _label_size(self.text(), self.label_font())
        width = wide + self._extra_width() + 2 * self.padding
        return QSize(round(width + 2), max(self._height, round(high) + 16))

    def minimumSizeHint(self) -> QSize:
        hint = self.sizeHint()
        if self.sizePolicy().horizontalPolicy() is not QSizePolicy.Policy.Preferred:
            return hint
        return QSize(round(hint.width() - self._key_width() - 2 * (self.padding - _MIN_PADDING)), hint.height())

    def allow_shrinking(self) -> None:
        """Allow shrinking to the label, hiding the key hint."""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def _key_width(self) -> float:
        return paint.key_cap_size(self._key).width() + _GAP if self._key else 0.0

    def _extra_width(self) -> float:
        """Return the width of key hint and icon, in pixels."""
        icon = _ICON + (_GAP if self.text() else 0) if self._icon_name else 0
        return self._key_width() + icon

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and not event.isAutoRepeat():
            self.click()
            return
        super().keyPressEvent(event)

    def _draw(self, painter: QPainter, tokens: ThemeTokens) -> None:
        if not self.isEnabled():
            painter.setOpacity(0.5)
        inset = _SLIM_INSET if self.is_slim else 0
        rect = QRectF(self.rect()).adjusted(0, inset, 0, -inset)
        self._paint_box(painter, rect, tokens)
        if self.hasFocus() or self._flashing:
            inner = self.kind in _PROMINENT_KINDS or self.kind == "outline"
            colour = self._ink(tokens) if inner or self.kind in {"danger", "quiet"} else tokens.brand
            paint.draw_focus_ring(
                painter, rect.adjusted(3, 3, -3, -3) if inner else rect, paint.RADIUS - (3 if inner else 0), colour
            )
        self._paint_label(painter, rect, self._ink(tokens))

    def _ink(self, tokens: ThemeTokens) -> str:
        on_page = {"white": self.page_fill, "outline": self.page_ink}
        return tokens.colour(on_page.get(self.kind) or _INKS.get(self.kind, "ink"))

    def _paint_box(self, painter: QPainter, rect: QRectF, tokens: ThemeTokens) -> None:
        over = self.underMouse() and self.isEnabled()
        share = 0.16 if self.isDown() or self._flashing else 0.08 if over else 0.0
        grounds = {"primary": tokens.brand, "late": tokens.late_fill, "white": tokens.colour(self.page_ink)}
        if self.kind in grounds:
            paint.draw_box(painter, rect, paint.RADIUS, paint.mix_colours(grounds[self.kind], tokens.ink, share * 1.4))
        elif self.kind in {"ghost", "quiet"}:
            if share:
                paint.draw_box(painter, rect, paint.RADIUS, paint.mix_colours(tokens.bg, self._ink(tokens), share))
        elif self.kind == "dash":
            paint.draw_box(
                painter, rect, paint.RADIUS, paint.mix_colours(tokens.bg, tokens.ink, share) if share else None
            )
            paint.draw_dashes(painter, rect, paint.RADIUS, tokens.edge)
        elif self.kind == "soft":
            paint.draw_box(
                painter, rect, paint.RADIUS, paint.mix_colours(tokens.brand_soft, tokens.brand, share), tokens.brand
            )
        elif self.kind == "outline":
            ground, ink = tokens.colour(self.page_fill), tokens.colour(self.page_ink)
            paint.draw_box(painter, rect, paint.RADIUS, paint.mix_colours(ground, ink, share), ink)
        else:
            tint, line = (tokens.bad, tokens.bad) if self.kind == "danger" else (tokens.ink, tokens.edge)
            paint.draw_box(painter, rect, paint.RADIUS, paint.mix_colours(tokens.surface, tint, share), line)

    def _paint_label(self, painter: QPainter, rect: QRectF, ink: str) -> None:
        made = self.label_font()
        width = _label_size(self.text(), made)[0]
        needed = width + self._extra_width()
        shows_key = bool(self._key) and needed + 2 * _MIN_PADDING <= rect.width()
        x = rect.left() + max((rect.width() - (needed if shows_key else needed - self._key_width())) / 2, 4)
        moves = self._animation if self.is_animating else None
        if moves is not None and not self._icon_name:
            side = min(_ICON, x - rect.left() - 2 * _BUSY_GAP)
            spot = QRectF(x - _BUSY_GAP - side, rect.center().y() - side / 2, side, side)
            moves.draw(painter, spot, ink)
        if self._icon_name:
            side = _ICON
            leads_on = self._icon_name == _FORWARD_ICON and bool(self.text())
            left = x + width + _GAP if leads_on else x
            spot = QRectF(left, rect.center().y() - side / 2, side, side)
            if moves is not None:
                moves.draw(painter, spot, ink)
            else:
                icons.paint(painter, self._icon_name, spot, ink)
            x += 0 if leads_on else side + _GAP
        paint.draw_text(painter, QRectF(x, rect.top(), width + 1, rect.height()), self.text(), made, ink, _LABEL_FLAGS)
        if shows_key:
            size = paint.key_cap_size(self._key)
            spot = QRectF(x + width + _GAP, rect.center().y() - size.height() / 2, size.width(), size.height())
            paint.draw_key_cap(painter, spot, self._key, ink)


def icon_button(
    icon: str,
    spoken: str,
    parent: QWidget,
    kind: ButtonKind = "plain",
    *,
    value: object = None,
    on_press: object = None,
) -> KeyButton:
    """Create a button without text, as wide as a finger; `spoken` is its accessible name."""
    made = KeyButton("", "", kind, parent, icon=icon, value=value, on_press=on_press)
    made.setMaximumWidth(paint.TOUCH_SIZE)
    made.setAccessibleName(spoken)
    return made
