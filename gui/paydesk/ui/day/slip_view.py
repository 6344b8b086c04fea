"""How a slip will look: the very dots that go to the printer, smaller; a screen reader hears its texts."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAccessible, QColor, QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from paydesk.ui import theme
from paydesk.ui.widgets.card import Panel
from paydesk.ui.widgets.flow import hbox, vbox
from paydesk.ui.widgets.fonts import scaled
from paydesk.ui.widgets.icons import IconLabel
from paydesk.ui.widgets.labels import Note
from paydesk.ui.widgets.room import Room

if TYPE_CHECKING:
    from paydesk.ui.slips.slip import Slip

_WIDTH: Final = 350


class SlipView(Panel):
    """The panel at the side with one slip, or with none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("left", parent)
        self.slip: Slip | None = None
        inner = QWidget(self)
        self._paper = _Paper(inner)
        column = vbox(inner, (16, 0, 16, 16))
        column.addWidget(self._paper, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)
        head = hbox(None, (16, 14, 16, 0))
        head.addStretch(1)
        head.addWidget(IconLabel("printer", "ink2", 18))
        head.addWidget(Note(self.tr("How the slip will look"), self, wrap=False))
        head.addStretch(1)
        outer = vbox(self, (1, 0, 0, 0))
        outer.addLayout(head)
        outer.addWidget(Room(inner, self, name=self.tr("The slip")), 1)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.setFixedWidth(scaled(_WIDTH) + 50)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Qt: draw; white paper stands out from its ground."""
        super().paintEvent(event)
        tokens = theme.current()
        QPainter(self).fillRect(self.rect().adjusted(1, 0, 0, 0), QColor(tokens.sunken))

    def show_slip(self, slip: Slip | None) -> None:
        """Show this one. What is drawn comes late: nothing of slips is loaded before."""
        if slip == self.slip:
            return
        self.slip = slip
        image = QImage()
        if slip is not None:
            from paydesk.domain.settings.settings import Paper
            from paydesk.ui.slips.paint import raster

            image = raster(slip, Paper.MM80)
        self._paper.show_image(image, "\n".join(slip.texts()) if slip is not None else "")


class _Paper(QWidget):
    """The picture; paper is white by day and by night."""

    accessible_role: ClassVar = QAccessible.Role.StaticText

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._image = QImage()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_image(self, image: QImage, texts: str) -> None:
        """Show it, and say these."""
        self._image = image
        self.setAccessibleName(texts)
        self.setVisible(not image.isNull())
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Qt: as wide as there is room, as high as it is long."""
        if self._image.isNull():
            return QSize(0, 0)
        width = scaled(_WIDTH)
        return QSize(width, round(self._image.height() * width / self._image.width()))

    def minimumSizeHint(self) -> QSize:
        """Qt: it may not be cut."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt: draw."""
        tokens, painter = theme.current(), QPainter(self)
        painter.fillRect(self.rect(), QColor(tokens.qr_light))
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(self.rect(), self._image.convertToFormat(QImage.Format.Format_Grayscale8))
