"""Texts: the heading of a page, labels, notes, large amounts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QSizePolicy, QStyle, QWidget

from paydesk.ui import theme
from paydesk.ui.widgets.fonts import font, scaled
from paydesk.ui.widgets.lines import Lines, is_tall, lines_of


class Text(QLabel):
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
        self.setFont(font(px, bold=bold, tabular=tabular))
        self.setWordWrap(wrap)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._follow()

    def set_tint(self, tint: str) -> None:
        """Change the colour. Raises KeyError for a name that is no token."""
        self._tint = tint
        self._follow()

    def heightForWidth(self, width: int) -> int:
        """Qt: the height of its lines."""
        lines = self._apart(width)
        return super().heightForWidth(width) if lines is None else lines.height + self._around().height()

    def sizeHint(self) -> QSize:
        """Qt: as wide as Qt has it, as high as its lines then are."""
        hint = super().sizeHint()
        lines = self._apart(hint.width())
        return hint if lines is None else QSize(hint.width(), lines.height + self._around().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Qt: draw; several lines by ourselves."""
        lines = self._apart(self.width())
        if lines is None:
            super().paintEvent(event)
            return
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        lines.draw(painter, QRectF(self.contentsRect()), self.alignment())

    def _around(self) -> QSize:
        return self.size() - self.contentsRect().size()

    def _apart(self, width: int) -> Lines | None:
        """Its lines at this width; None where Qt draws it: in one line, or in letters without signs above and below."""
        selectable = self.textInteractionFlags() & Qt.TextInteractionFlag.TextSelectableByMouse
        if not self.wordWrap() or selectable or not is_tall(self.text()):
            return None
        way = self.layoutDirection()
        across = QStyle.visualAlignment(way, self.alignment()) & Qt.AlignmentFlag.AlignHorizontal_Mask
        lines = lines_of(self.text(), self.font(), width - self._around().width(), across, way)
        return lines if lines.count > 1 else None

    def changeEvent(self, event: QEvent) -> None:
        """Qt: follow a new look."""
        super().changeEvent(event)
        if event.type() in {QEvent.Type.StyleChange, QEvent.Type.PaletteChange}:
            self._follow()

    def _follow(self) -> None:
        colour = QColor(theme.current().colour(self._tint))
        palette = self.palette()
        if palette.color(self.foregroundRole()) != colour:  # Qt puts an older one back when a text moves elsewhere
            palette.setColor(self.foregroundRole(), colour)
            self.setPalette(palette)


class Heading(Text):
    """The heading of a page; a screen reader goes from one to the next."""

    accessible_role: ClassVar = QAccessible.Role.Heading

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, 20, "ink", bold=True, parent=parent)


class Note(Text):
    """A small grey text; digits are equally wide."""

    def __init__(self, text: str = "", parent: QWidget | None = None, *, wrap: bool = True) -> None:
        super().__init__(text, 13, "ink3", tabular=True, wrap=wrap, parent=parent)


class AmountLabel(Text):
    """A large amount of money; `px` is its size in pixels."""

    def __init__(self, text: str = "", px: int = 60, parent: QWidget | None = None) -> None:
        super().__init__(text, px, "ink", wrap=False, parent=parent)
        self._px = px
        self.setFont(font(px, bold=True, tabular=True, spacing=-1.0))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Qt: digits have no accents, so no room is left for them."""
        return QSize(super().sizeHint().width(), round(scaled(self._px) * 1.08))

    def minimumSizeHint(self) -> QSize:
        """Qt: it may not be cut."""
        return self.sizeHint()


class Rule(QFrame):
    """A hairline between two groups."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedHeight(1)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt: draw."""
        QPainter(self).fillRect(self.rect(), QColor(theme.current().line))


_SHORT: Final = 44
"""So many characters stand on one line everywhere."""


class Pairs(QWidget):
    """Lines of (name, value); an empty value takes no room."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(18)
        self._grid.setVerticalSpacing(6)
        self._grid.setColumnStretch(1, 1)
        self._shown: tuple[tuple[str, str], ...] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_pairs(self, pairs: Sequence[tuple[str, str]]) -> None:
        """Show these."""
        wanted = tuple(pair for pair in pairs if pair[1])
        if wanted == self._shown:
            return
        self._shown = wanted
        while (item := self._grid.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        for row, (name, value) in enumerate(wanted):
            label = Text(name, 14, "ink3", parent=self)
            label.setMinimumWidth(150)
            # Qt asks two lines of height for a text that may wrap, also where one is enough
            said = Text(value, 14, "ink", tabular=True, wrap=len(value) > _SHORT, parent=self)
            said.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
            said.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            label.setBuddy(said)
            for text in (label, said):
                text.show()  # a layout would do so only once the events of this moment are over
            self._grid.addWidget(label, row, 0, Qt.AlignmentFlag.AlignTop)
            self._grid.addWidget(said, row, 1, Qt.AlignmentFlag.AlignTop)

    def text(self) -> str:
        """All that is shown, for tests."""
        return "\n".join(f"{name}: {value}" for name, value in self._shown)
