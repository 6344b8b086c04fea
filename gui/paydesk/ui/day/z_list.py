"""The list of Z-reports, newest first, and a preview of their slips."""

from __future__ import annotations

from operator import attrgetter
from typing import ClassVar, Final

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QAccessible, QColor, QImage, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from paydesk.domain.shift.messages import ListedShift, ShiftList
from paydesk.ui import theme
from paydesk.ui.actions import Action, key_label
from paydesk.ui.rows.list_pane import ListPane
from paydesk.ui.rows.model import CellStyle, Column
from paydesk.ui.slips.slip import Slip
from paydesk.ui.theme_tokens import ThemeTokens
from paydesk.ui.widgets import paint
from paydesk.ui.widgets.card import ChipKind, Panel
from paydesk.ui.widgets.flow import add_items, hbox, set_tab_chain, vbox
from paydesk.ui.widgets.icons import IconLabel
from paydesk.ui.widgets.key_button import KeyButton, icon_button
from paydesk.ui.widgets.labels import Note
from paydesk.ui.widgets.scroll_area import VScrollArea
from paydesk.ui.words.base import money_words, short_time, translate
from paydesk.ui.words.day import z_words
from paydesk.ui.words.problems import journal_words


class ZList(QWidget):
    """The list of Z-reports.

    `chosen` carries the number of the selected Z-report (0: none), `print_requested` and `pdf_requested` that of the
    shown one.
    """

    chosen = Signal(object)
    print_requested = Signal(object)
    pdf_requested = Signal(object)
    back_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        columns = (
            Column(self.tr("Z"), lambda row: z_words(row.number), min_width=70),
            Column(self.tr("Opened"), lambda row: short_time(row.opened_at), min_width=130, stretches=True),
            Column(self.tr("Closed"), self._closed, min_width=130, stretches=True),
            Column(self.tr("By"), attrgetter("closed_by"), min_width=100, stretches=True, hide_below=620),
            Column(self.tr("Sales"), lambda row: str(row.count), min_width=70, hide_below=720),
            Column.chip_column(self.tr("Paper"), self._paper, min_width=120, hide_below=820),
            Column(self.tr("Paid"), lambda row: money_words(row.paid), CellStyle.MONEY, min_width=150),
        )
        pane = self.pane = ListPane(self.tr("Z-reports"), columns, self)
        pane.show_empty(self.tr("No Z-reports yet"), self.tr("Each closed shift gets one. It cannot be changed later."))
        pane.view.chosen.connect(self.on_chosen)
        self.back_button = icon_button("left", self.tr("Back"), pane, on_press=self.back_requested)
        self.print_button = KeyButton(self.tr("Print it again"), parent=pane, icon="printer", on_press=self.on_print)
        self.print_button.set_key(key_label(Action.RECEIPT))
        self.pdf_entry = pane.menu.add(self.tr("PDF"), self.on_pdf)
        pane.head.insertWidget(0, self.back_button)
        pane.head.insertWidget(pane.head.indexOf(pane.menu), self.print_button)
        pane.column.setSpacing(16)
        set_tab_chain((self.back_button, self.print_button, pane.menu, pane.view))
        add_items(vbox(self), pane)

    def show_listed(self, event: ShiftList) -> None:
        """Show the closed shifts, and select the newest unless one is selected."""
        closed = [shift for shift in event.shifts if shift.has_number]
        self.pane.show_rows(closed)
        if closed and not self.number:
            self.pane.view.select(closed[0].key)
        self.on_chosen(self.pane.view.selected_key())

    @property
    def number(self) -> int:
        """The number of the selected Z-report; 0 for none."""
        return int(self.pane.view.selected_key() or 0)

    @Slot(object)
    def on_chosen(self, key: object) -> None:
        """Label and enable the buttons for the selected Z-report."""
        number = int(str(key) or 0)
        row = self.pane.view.rows_model.row(str(key))
        again = isinstance(row, ListedShift) and row.printed > 0
        self.print_button.setText(self.tr("Print it again") if again else translate("ReportPage", "Print"))
        for button in (self.print_button, self.pdf_entry):
            button.setEnabled(bool(number))
        self.chosen.emit(number)

    @Slot()
    def on_print(self) -> None:
        self.print_requested.emit(self.number)

    @Slot()
    def on_pdf(self) -> None:
        self.pdf_requested.emit(self.number)

    def begin(self) -> None:
        shown = self.pane.view if self.pane.view.isVisibleTo(self) else self.back_button
        shown.setFocus(Qt.FocusReason.OtherFocusReason)

    def _closed(self, row: ListedShift) -> str:
        return journal_words("altered").title if row.closed_at is None else short_time(row.closed_at)

    def _paper(self, row: ListedShift) -> tuple[str, ChipKind]:
        if not row.printed:
            return self.tr("Not printed"), "warn"
        if row.printed == row.saved:
            return self.tr("PDF"), "warn"
        return self.tr("printed %n times", "", row.printed - row.saved), "off"


_WIDTH: Final = 350


class SlipView(Panel):
    """Side panel with the preview of one slip, or empty."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("left", parent)
        self.slip: Slip | None = None
        inner = QWidget(self)
        self._image = _SlipImage(inner)
        add_items(vbox(inner, (16, 0, 16, 16)), (self._image, 0, Qt.AlignmentFlag.AlignHCenter), 1)
        head = add_items(
            hbox(None, (16, 12, 16, 0)),
            1,
            IconLabel("printer", "ink2", 18),
            Note(self.tr("How the slip will look"), self, wrap=False),
            1,
        )
        add_items(vbox(self, (1, 0, 0, 0)), head, (VScrollArea(inner, self, name=self.tr("The slip")), 1))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return QSize(_WIDTH + 50, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(self.sizeHint().width(), super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        tokens = theme.current()
        QPainter(self).fillRect(self.rect().adjusted(1, 0, 0, 0), QColor(tokens.sunken))

    def show_slip(self, slip: Slip | None) -> None:
        """Show a slip once the panel is visible; slips are drawn late, so that their modules load late."""
        if slip != self.slip:
            self.slip = slip
            self._show_image()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._show_image()

    def _show_image(self) -> None:
        if not self.isVisible():
            return
        slip, image = self.slip, QImage()
        if slip is not None:
            from paydesk.domain.settings.settings import Paper
            from paydesk.ui.slips.printing import render_slip

            image = render_slip(slip, Paper.MM80)
        self._image.show_image(image, "\n".join(slip.texts()) if slip is not None else "")


class _SlipImage(paint.PaintMixin, QWidget):
    """Picture of a slip; paper is white in every theme."""

    accessible_role: ClassVar = QAccessible.Role.StaticText

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._image = QImage()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_image(self, image: QImage, texts: str) -> None:
        """Show an image; `texts` is its accessible name."""
        self._image = image
        self.setAccessibleName(texts)
        self.setVisible(not image.isNull())
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        if self._image.isNull():
            return QSize(0, 0)
        width = _WIDTH
        return QSize(width, round(self._image.height() * width / self._image.width()))

    def _draw(self, painter: QPainter, tokens: ThemeTokens) -> None:
        painter.fillRect(self.rect(), QColor(tokens.qr_light))
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(self.rect(), self._image.convertToFormat(QImage.Format.Format_Grayscale8))
