"""The views of the customer window: a code to scan, a message, and the green page."""

from __future__ import annotations

from typing import ClassVar, Final

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QStyle, QWidget

from paydesk.ui.customer.view_model import CustomerViewModel
from paydesk.ui.theme_tokens import ThemeTokens
from paydesk.ui.widgets import paint
from paydesk.ui.widgets.card import ColorFill
from paydesk.ui.widgets.flow import add_items, hbox, set_direction, vbox
from paydesk.ui.widgets.icons import IconLabel
from paydesk.ui.widgets.labels import Scalable, ScalableAmount, ScalableText, scale_all
from paydesk.ui.widgets.qr_view import QUIET_ZONE, CountdownRing, QrView

_MAX_CODE_WIDTH: Final = 0.66
"""The share of a wide window's width for the code; the texts beside it need the rest."""
_MAX_CODE_HEIGHT: Final = 0.68
"""The share of an upright window's height for the code."""
_LOGO_HEIGHT: Final = 72
_QWIDGETSIZE_MAX: Final = (1 << 24) - 1
_MIN_BILINGUAL_SIDE: Final = 600  # pixels of the short side
_FONT_FACTORS: Final = (1.0, 0.9, 0.8, 0.7, 0.6)
"""Fonts shrink by these factors before an optional line is dropped."""


class WrappedLabel(ScalableText):
    """A wrapping label, scaled with the window. The highest `drop_order` is dropped first, 0 never."""

    min_px: ClassVar = 14

    def __init__(
        self, px: int, tint: str, *, bold: bool = False, drop_order: int = 0, parent: QWidget | None = None
    ) -> None:
        super().__init__("", px, tint, bold=bold, parent=parent)
        self.drop_order = drop_order

    def height_for(self, width: int) -> int:
        return max(self.heightForWidth(width), self.fontMetrics().height())


class FittedLabel(ScalableAmount):
    """An amount or a title on one line, which is never dropped."""

    drop_order: ClassVar = 0

    def height_for(self, _width: int) -> int:
        return self.sizeHint().height()


class LogoView(paint.PaintMixin, QWidget, Scalable):
    """The shop's logo, above its name; without one it takes no room."""

    drop_order: ClassVar = 7

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._picture = QPixmap()
        self._alignment = Qt.AlignmentFlag.AlignCenter
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.hide()

    def show_logo(self, logo: bytes) -> None:
        """Show a PNG or JPEG; b"" for none."""
        self._picture = QPixmap()
        if logo:
            self._picture.loadFromData(logo)
        self.update()

    def text(self) -> str:
        """Return a text as a label has one; "" without a logo."""
        return "" if self._picture.isNull() else "logo"

    def height_for(self, _width: int) -> int:
        return self.height()

    def setAlignment(self, alignment: Qt.AlignmentFlag) -> None:
        """Align the logo as the texts around."""
        self._alignment = alignment
        self.update()

    def apply_scale(self, scale: float) -> None:
        self.setFixedHeight(round(_LOGO_HEIGHT * scale))

    def _draw(self, painter: QPainter, _tokens: ThemeTokens) -> None:
        size = self._picture.size().scaled(self.size(), Qt.AspectRatioMode.KeepAspectRatio)
        target = QStyle.alignedRect(self.layoutDirection(), self._alignment, size, self.rect())
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(target, self._picture)


Line = WrappedLabel | FittedLabel | LogoView


class PayView(paint.ResizeMixin, QWidget):
    """The code as large as possible; beside it, or above and below, the texts that fit."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.code = QrView(self, radius=paint.CARD_RADIUS)
        self.box = ColorFill("ok_soft", self, radius=paint.CARD_RADIUS)
        self.logo = LogoView(self)
        self.name = WrappedLabel(34, "ink", bold=True, parent=self)
        self.order = WrappedLabel(18, "ink3", drop_order=5, parent=self)
        self.amount = FittedLabel(116, self.tr("To pay"), self)
        self.amount_words = [
            WrappedLabel(22, "ink2", drop_order=4, parent=self),
            WrappedLabel(22, "ink2", drop_order=6, parent=self),
        ]
        self.instruction = [
            WrappedLabel(35, "ink", bold=True, parent=self),
            WrappedLabel(27, "ink", drop_order=3, parent=self),
        ]
        self.apps = WrappedLabel(24, "ink2", bold=True, drop_order=2, parent=self)
        self.hint = [
            WrappedLabel(22, "ok", bold=True, drop_order=1, parent=self),
            WrappedLabel(22, "ok", drop_order=3, parent=self),
        ]
        self.time_left = WrappedLabel(26, "ink", bold=True, parent=self)
        self.ring = CountdownRing(self)
        self._texts: tuple[object, ...] = ()
        self._scale = 1.0

    def apply_scale(self, scale: float) -> None:
        """Scale to the size of the window."""
        self._scale = scale
        self._fit()

    def minimumSizeHint(self) -> QSize:
        return QSize(200, 200)

    # Content ----------------------------------------------------------------------------------------------------------

    def show_view_model(self, view_model: CustomerViewModel, shop: str) -> None:
        """Show a view model; repaint only what changed."""
        self.name.setText(shop)
        self.order.setText(view_model.order)
        self.apps.setText(view_model.apps)
        self.amount.show_amount(view_model.amount)
        for lines, pair in (
            (self.amount_words, view_model.amount_words),
            (self.instruction, view_model.note),
            (self.hint, view_model.hint),
        ):
            for line, text in zip(lines, pair, strict=True):
                line.setText(text)
        code_time = None if view_model.code is None else view_model.code.time
        is_ending_or_over = code_time is not None and code_time.is_ending_or_over
        tint = "warn" if is_ending_or_over else "ok"
        self.box.tint = f"{tint}_soft"
        for line in self.hint:
            line.set_tint(tint)
        self.time_left.setText(view_model.time_left)
        self.time_left.set_tint("warn" if is_ending_or_over else "ink")
        self.ring.share = view_model.time_share
        self.code.show_picture(None if view_model.code is None else view_model.code.picture, view_model.amount)
        texts = (
            shop,
            view_model.order,
            view_model.amount,
            view_model.amount_words,
            view_model.note,
            view_model.apps,
            view_model.hint,
            self.logo.text(),
            len(view_model.time_left),
        )
        if texts != self._texts:
            self._texts = texts
            self._fit()

    def forget(self) -> None:
        """Remove the code and all texts."""
        self._texts = ()
        self.code.show_nothing()
        self.amount.show_amount("")
        for line in (self.order, *self.amount_words, *self.instruction, self.apps, *self.hint, self.time_left):
            line.clear()

    # Arrangement ------------------------------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and hasattr(self, "_texts"):
            self._fit()

    def _fit(self) -> None:
        """Place the code as a square; the texts take the rest."""
        available = self.size()
        factor = self._scale
        beside = available.width() > 1.15 * available.height()
        gap, edge = round(10 * factor), round(36 * factor)
        if beside:
            side = min(available.height(), round(available.width() * _MAX_CODE_WIDTH))
            code = QRect(0, (available.height() - side) // 2, side, side)
            left = side + edge * 2 // 3
            words = QRect(left, edge // 2 + gap, available.width() - left - edge, available.height() - edge - 2 * gap)
        else:
            side = min(available.width(), round(available.height() * _MAX_CODE_HEIGHT))
            code = QRect((available.width() - side) // 2, 0, side, side)
            words = QRect(edge // 2, gap // 2, available.width() - edge, available.height() - gap)
        across = Qt.AlignmentFlag.AlignLeft if beside else Qt.AlignmentFlag.AlignHCenter
        for line in (*self._top(), *self._bottom()):
            line.setAlignment(across | Qt.AlignmentFlag.AlignVCenter)
        shown = self._select_lines(words.width(), words.height() - (0 if beside else side), factor)
        y = words.top()
        for line in (line for line in self._top() if line in shown):
            y = self._place_line(line, words, y)
        if not beside:
            free = words.height() - side - self._height(shown, words.width())
            code.moveTop(y + free // 2)
        # in the dark theme the code is a card, inset where that costs no module size
        inset = min(gap, side % (self.code.module_count + 2 * QUIET_ZONE) // 2)
        self.code.setGeometry(code.adjusted(inset, inset, -inset, -inset))
        y = words.bottom() + 1 - self._height([line for line in self._bottom() if line in shown], words.width())
        for line in (line for line in self._bottom() if line in shown):
            y = self._place_line(line, words, y)
        self._place_hint_box(words, shown)
        self._place_ring(words, shown, beside=beside)

    def _top(self) -> list[Line]:
        return [self.logo, self.name, self.order, self.amount, *self.amount_words]

    def _bottom(self) -> list[Line]:
        return [*self.instruction, self.apps, *self.hint, self.time_left]

    def _select_lines(self, width: int, height: int, factor: float) -> list[Line]:
        """Return the lines to show: all with a text, in smaller fonts if needed; if that is not enough, fewer."""
        shown = [line for line in (*self._top(), *self._bottom()) if line.text()]
        for shrink in _FONT_FACTORS:
            for line in shown:
                line.apply_scale(factor * shrink)
            if self._height(shown, width) <= height:
                break
        while self._height(shown, width) > height and any(line.drop_order for line in shown):
            shown.remove(max(reversed(shown), key=lambda line: line.drop_order))
        for line in (*self._top(), *self._bottom()):
            line.setVisible(line in shown)
        return shown

    def _gap(self, line: Line) -> int:
        """Return the space above a line."""
        em = self.time_left.fontMetrics().height()
        gaps: dict[QWidget, int] = {
            self.amount: em // 2,
            self.instruction[0]: em // 2,
            self.hint[0]: em,
            self.time_left: em,
        }
        return gaps.get(line, em // 8)

    def _width(self, line: Line, width: int) -> int:
        return width - 2 * self._padding() if line in self.hint else width

    def _padding(self) -> int:
        return self.time_left.fontMetrics().height() * 2 // 3

    def _height(self, lines: list[Line], width: int) -> int:
        return sum(line.height_for(self._width(line, width)) + self._gap(line) for line in lines)

    def _place_line(self, line: Line, words: QRect, y: int) -> int:
        """Place a line below `y`; return the top of the next one."""
        width = self._width(line, words.width())
        y += self._gap(line)
        height = line.height_for(width)
        line.setGeometry(words.left() + (words.width() - width) // 2, y, width, height)
        return y + height

    def _place_hint_box(self, words: QRect, shown: list[Line]) -> None:
        inside = [line.geometry() for line in self.hint if line in shown]
        self.box.setVisible(bool(inside))
        if inside:
            around, free = inside[0].united(inside[-1]), self.time_left.fontMetrics().height() // 3
            self.box.setGeometry(words.left(), around.top() - free, words.width(), around.height() + 2 * free)

    def _place_ring(self, words: QRect, shown: list[Line], *, beside: bool) -> None:
        """Place the ring at the start of the time, both centred in an upright window."""
        self.ring.setVisible(self.time_left in shown)
        line = self.time_left.geometry()
        side, indent = line.height(), line.height() * 5 // 4
        width = indent + self.time_left.fontMetrics().horizontalAdvance(self.time_left.text())
        left = words.left() if beside else words.center().x() - width // 2
        self.ring.setGeometry(left, line.top(), side, side)
        self.time_left.setGeometry(left + indent, line.top(), words.right() - left - indent, side)
        self.time_left.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)


class MessageView(QWidget):
    """Shop, amount, a title and a note, the latter in two languages each."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.logo = LogoView(self)
        self.name = WrappedLabel(34, "ink", bold=True, parent=self)
        self.amount = FittedLabel(96, self.tr("Amount"), self)
        self.amount.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.title = [WrappedLabel(58, "ink", bold=True, parent=self), WrappedLabel(40, "ink", parent=self)]
        self.note = [WrappedLabel(28, "ink2", parent=self), WrappedLabel(26, "ink2", parent=self)]
        for line in self._lines():
            line.setAlignment(Qt.AlignmentFlag.AlignCenter)
        add_items(vbox(self, (16, 12, 16, 12), 8), 1, *self._lines(), 1)

    def _lines(self) -> list[Line]:
        return [self.logo, self.name, self.amount, *self.title, *self.note]

    def apply_scale(self, factor: float) -> None:
        """Scale to the size of the window."""
        scale_all(self, factor)

    def show_view_model(self, view_model: CustomerViewModel, shop: str) -> None:
        """Show a view model without a code."""
        self.amount.show_amount(view_model.amount)
        texts = (shop, *view_model.title, *view_model.note)
        for line, text in zip((self.name, *self.title, *self.note), texts, strict=True):
            line.setText(text)
        for each in self._lines():
            each.setVisible(bool(each.text()))


class PaidView(ColorFill):
    """The green page: title and amount larger than anything else."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("ok_fill", parent)
        self._upright = False
        self.name = WrappedLabel(30, "fill_ink", bold=True, parent=self)
        self.order = WrappedLabel(20, "fill_ink", parent=self)
        self.order.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.icon = IconLabel("paid", "fill_ink", 208, self)
        self.title = FittedLabel(240, "", self)
        self.amount = FittedLabel(124, self.tr("Amount"), self)
        self.second_title = WrappedLabel(38, "fill_ink", bold=True, parent=self)
        self.note = [WrappedLabel(28, "fill_ink", parent=self), WrappedLabel(26, "fill_ink", parent=self)]
        head, self._row = add_items(QHBoxLayout(), (self.name, 1), (self.order, 1)), hbox(spacing=24)
        self.title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        add_items(self._row, 1, (self.icon, 0, Qt.AlignmentFlag.AlignCenter), (self.title, 100), 1)
        below = (self.amount, self.second_title, *self.note)
        for line in below:
            line.setAlignment(Qt.AlignmentFlag.AlignCenter)
        add_items(vbox(self, (24, 16, 24, 16), 8), head, 1, self._row, *below, 1)

    def apply_scale(self, factor: float) -> None:
        """Scale to the size of the window; an upright one has the icon above the title."""
        upright = self._upright = self.window().width() < self.window().height()
        set_direction(self._row, vertical=upright)
        scale_all(self, factor)
        self.icon.setFixedSize(round(208 * factor), round(208 * factor))
        self._fit_title()
        self._fit_note()

    def _fit_note(self) -> None:
        """Hide the second language of the thanks in a small window."""
        roomy = min(self.window().width(), self.window().height()) >= _MIN_BILINGUAL_SIDE
        self.note[1].setVisible(roomy and bool(self.note[1].text()))

    def _fit_title(self) -> None:
        """Limit the title to its width, so that icon and title are centred together."""
        self.title.setMaximumWidth(_QWIDGETSIZE_MAX if self._upright else self.title.sizeHint().width())

    def show_view_model(self, view_model: CustomerViewModel, shop: str) -> None:
        """Show the view model of a paid sale."""
        self.name.setText(shop)
        self.order.setText(view_model.order)
        self.title.show_amount(view_model.title[0])
        self.amount.show_amount(view_model.amount)
        self.amount.set_tint("fill_ink")
        self.title.set_tint("fill_ink")
        self.second_title.set_text_or_hide(view_model.title[1])
        for line, text in zip(self.note, view_model.note, strict=True):
            line.setText(text)
        self._fit_title()
        self._fit_note()
