"""Which money: Test or Live, as two cards side by side; radio buttons by nature."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QRadioButton, QSizePolicy, QWidget

from paydesk.domain.settings.service_kind import ServiceKind
from paydesk.ui import theme
from paydesk.ui.widgets import paint
from paydesk.ui.widgets.flow import hbox
from paydesk.ui.widgets.paint import font

_LEFT: Final = 48.0
_PAD: Final = 14.0


class _Choice(QRadioButton):
    """One card: title, mark, what it means."""

    def __init__(self, kind: ServiceKind, title: str, text: str, mark: str, parent: QWidget) -> None:
        super().__init__(title, parent)
        self.kind = kind
        self._text, self._mark = text, mark
        self.setAccessibleName(title)
        self.setAccessibleDescription(". ".join(filter(None, (mark, text))))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def _metrics(self) -> tuple[QFontMetricsF, QFontMetricsF]:
        return QFontMetricsF(font(17, bold=True)), QFontMetricsF(font(14))

    def sizeHint(self) -> QSize:
        """Qt: both lines."""
        first, second = self._metrics()
        mark = paint.chip_size(self._mark).width() + 10 if self._mark else 0
        width = max(first.horizontalAdvance(self.text()) + mark, second.horizontalAdvance(self._text))
        return QSize(round(_LEFT + width + _PAD), round(first.height() + second.height() + 2 * _PAD + 4))

    def minimumSizeHint(self) -> QSize:
        """Qt: it may not be cut."""
        return self.sizeHint()

    def hitButton(self, _pos: object) -> bool:
        """Qt: all of it can be pressed."""
        return True

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt: draw."""
        tokens = theme.current()
        painter, rect = QPainter(self), QRectF(self.rect())
        on = self.isChecked()
        paint.box(painter, rect, paint.CARD_RADIUS, tokens.surface, tokens.brand if on else tokens.edge, 2 if on else 1)
        if self.hasFocus():
            paint.focus_ring(painter, rect.adjusted(4, 4, -4, -4), 8, tokens.brand)
        first, second = self._metrics()
        dot = QRectF(18, _PAD + first.height() / 2 - 10, 20, 20)
        paint.box(painter, dot, 10, tokens.brand if on else tokens.surface, None if on else tokens.edge, 2)
        if on:
            paint.box(painter, dot.adjusted(6, 6, -6, -6), 4, tokens.brand_ink)
        line = QRectF(_LEFT, _PAD, first.horizontalAdvance(self.text()) + 2, first.height())
        painter.setFont(font(17, bold=True))
        painter.setPen(QColor(tokens.ink))
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, self.text())
        if self._mark:
            size = paint.chip_size(self._mark)
            spot = QRectF(line.right() + 8, line.center().y() - size.height() / 2, size.width(), size.height())
            paint.box(painter, spot, size.height() / 2, tokens.demo)
            painter.setFont(font(12, bold=True, tabular=True))
            painter.setPen(QColor(tokens.demo_ink))
            painter.drawText(spot, Qt.AlignmentFlag.AlignCenter, self._mark)
        painter.setFont(font(14))
        painter.setPen(QColor(tokens.ink2))
        below = QRectF(_LEFT, line.bottom() + 4, rect.width() - _LEFT, second.height())
        painter.drawText(below, Qt.AlignmentFlag.AlignVCenter, self._text)


class MoneyChoice(QWidget):
    """`chosen` carries the ServiceKind when a person chooses the other one."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Which money?"))
        test, live = self.tr("Test"), self.tr("Live")
        mark = self.tr("TEST on every screen")
        self._options = {
            ServiceKind.TEST: _Choice(ServiceKind.TEST, test, self.tr("Practice with test keys"), mark, self),
            ServiceKind.LIVE: _Choice(ServiceKind.LIVE, live, self.tr("Real customers, real money"), "", self),
        }
        self._group = QButtonGroup(self)
        row = hbox(self, spacing=12)
        for option in self._options.values():
            self._group.addButton(option)
            row.addWidget(option, 1)
        self._options[ServiceKind.TEST].setChecked(True)
        self._group.buttonToggled.connect(self._toggled)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def current(self) -> ServiceKind:
        """The one that is chosen."""
        return next(kind for kind, option in self._options.items() if option.isChecked())

    def choose(self, kind: ServiceKind) -> None:
        """Choose one without `chosen`; a demo is a test."""
        self._group.blockSignals(True)  # noqa: FBT003
        self._options[kind if kind is ServiceKind.LIVE else ServiceKind.TEST].setChecked(True)
        self._group.blockSignals(False)  # noqa: FBT003

    def option(self, kind: ServiceKind) -> QRadioButton:
        """Its radio button."""
        return self._options[kind]

    @Slot(QAbstractButton, bool)
    def _toggled(self, button: QAbstractButton, on: bool) -> None:
        if on and isinstance(button, _Choice):
            self.chosen.emit(button.kind)
