"""The second step of the guided sale: the code, the verdict, the phone, and what can go wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal, Slot
from PySide6.QtGui import QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from paydesk.domain.sale.verdict import Verdict, verdict_of
from paydesk.ui import theme
from paydesk.ui.kiosk.look import SMALL, BigButton, Fits, Label, own
from paydesk.ui.kiosk.phone import Paying, PhoneView
from paydesk.ui.kiosk.troubles import ENDS_WITH, LAST, OFFERED_WHILE_PAYING, Trouble, name_of, story_of
from paydesk.ui.sell.screens import screen_of
from paydesk.ui.sell.verdict_strip import Shape, VerdictStrip
from paydesk.ui.widgets import paint
from paydesk.ui.widgets.flow import vbox
from paydesk.ui.widgets.qr_view import QrView
from paydesk.ui.words.base import money_words
from paydesk.ui.words.sales import verdict_note

if TYPE_CHECKING:
    from paydesk.domain.messages import QrPicture
    from paydesk.domain.sale.sale import Sale

_STRIP_PX: Final = 68


class PayPage(QWidget, Fits):
    """`asked` carries "pay" or "decline" of the pretend phone, `tried` a Trouble; `again`: another sale."""

    asked = Signal(object)
    tried = Signal(object)
    again = Signal()

    def __init__(self, parent: QWidget | None = None, *, own_phone: bool = False) -> None:
        """`own_phone`: visitors' phones reach this PC, so that they can scan the code."""
        super().__init__(parent)
        self._own_phone = own_phone
        self._trouble: Trouble | None = None
        self._step = 0
        self._ended = False
        self.strip = VerdictStrip(self)
        self._card = _CodeCard(self)
        self.code = QrView(self._card, radius=20)
        self.below = Label(26, "qr_dark", bold=True, parent=self._card)
        self.below.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._middle = QWidget(self)
        self.heading = Label(40, bold=True, parent=self._middle)
        self.text = Label(28, "ink2", parent=self._middle)
        self.harder = Label(22, "ink2", parent=self._middle)
        self.troubles = {each: BigButton(22, 76, parent=self._middle) for each in OFFERED_WHILE_PAYING}
        self.promise = Label(22, "ink2", parent=self._middle)
        self.another = BigButton(30, 96, "primary", parent=self._middle)
        self.phone = PhoneView(self)
        self._image = b""
        self._heading = ""
        """What the page of a sale says where no code is."""
        self._upright: bool | None = None
        self._unit = 1.0
        self._lay_out()
        self.phone.asked.connect(self.asked)
        self.another.clicked.connect(self.again)
        for button in self.troubles.values():
            button.clicked.connect(self.on_trouble)

    def _lay_out(self) -> None:
        inside = self._inside = QVBoxLayout(self._card)
        inside.addWidget(self.code, 1)
        inside.addWidget(self.below)
        self._tries = QGridLayout()
        for place, button in enumerate(self.troubles.values()):
            self._tries.addWidget(button, place // 2, place % 2)
        column = self._column = vbox(self._middle)
        column.addStretch(1)
        for part in (self.heading, self.text, self.harder):
            column.addWidget(part)
        column.addLayout(self._tries)
        column.addWidget(self.promise)
        column.addWidget(self.another)
        column.addStretch(1)
        self._grid = QGridLayout(self)

    def use_words(self) -> None:
        """Say all of it in the language of now."""
        self.harder.setText(QCoreApplication.translate("Kiosk", "Make it harder:"))
        for trouble, button in self.troubles.items():
            button.say(name_of(trouble)[0])
        self.promise.setText(
            QCoreApplication.translate("Kiosk", "The strip on the left never says HAND OVER unless it is paid.")
            if not self._upright
            else QCoreApplication.translate("Kiosk", "The strip never says HAND OVER unless it is paid.")
        )
        self.another.say(QCoreApplication.translate("Kiosk", "Another sale"))
        self.phone.use_words()
        self._show_text()

    def arrange(self, unit: float, *, upright: bool) -> None:
        """The window has this size now: three columns, or the code and the phone above the words."""
        if upright != self._upright:
            self._upright = upright
            parts: tuple[QWidget, ...] = (self.strip, self._card, self._middle, self.phone)
            for part in parts:
                self._grid.removeWidget(part)
            if upright:
                places = ((0, 0, 1, 2), (1, 0, 1, 1), (2, 0, 1, 2), (1, 1, 1, 1))
            else:
                places = ((0, 0, 1, 1), (1, 0, 1, 1), (0, 1, 2, 1), (0, 2, 2, 1))
            for part, place in zip(parts, places, strict=True):
                self._grid.addWidget(part, *place)
            for row, stretch in enumerate((0, 3, 2) if upright else (0, 1, 0)):
                self._grid.setRowStretch(row, stretch)
            self.use_words()
        beside = (77, 56, 40) if unit >= SMALL else (96, 48, 38)
        for column, stretch in enumerate((3, 2, 0) if upright else beside):
            self._grid.setColumnStretch(column, stretch)
        self.fit(unit)

    def fit(self, unit: float) -> None:
        """The screen has this share of the design."""
        side, top = round(48 * unit), max(8, round(30 * unit))
        self._grid.setContentsMargins(side, top, side, top)
        self._grid.setHorizontalSpacing(max(14, round(44 * unit)))
        self._grid.setVerticalSpacing(max(8, round(18 * unit)))
        self._column.setSpacing(max(5, round(16 * unit)))
        self._tries.setSpacing(max(8, round(14 * unit)))
        self._inside.setContentsMargins(8, 8, 8, max(8, round(20 * unit)))
        self._unit = unit
        self._shape_strip()

    def _shape_strip(self) -> None:
        """One line where there is room; in a column a word that warns has all of its width."""
        wide = self._upright or self.strip.verdict is Verdict.WAIT
        self.strip.use_shape(Shape.STRIP if wide else Shape.COLUMN, own(max(24, _STRIP_PX * self._unit)))

    # What is shown --------------------------------------------------------------------------------------------------

    def show_sale(self, sale: Sale, picture: QrPicture | None, now: int, shop: str, phone: Paying) -> None:
        """Show a sale as it is at `now` (ms). `picture`: what may be drawn of it."""
        verdict = verdict_of(sale, now)
        self.strip.show_verdict(verdict, verdict_note(sale, now), money_words(sale.amount))
        self._shape_strip()
        self._heading = screen_of(sale, now, has_picture=picture is not None).heading
        self._show_code(picture, money_words(sale.amount))
        self.phone.show_sale(shop, money_words(sale.amount), phone)
        ended = self._trouble is not None and verdict is ENDS_WITH[self._trouble]
        dead = self._trouble is None and verdict in {Verdict.NOT_PAID, Verdict.PAID_LATE, Verdict.DO_NOT_PAY}
        if ended:
            self.tell(self._trouble, LAST)
        self._ended = ended or dead
        self._offer()

    def show_nothing(self, shop: str, amount: str) -> None:
        """The sale is on its way to the counter."""
        self.strip.show_verdict(Verdict.WAIT, "", amount)
        self._heading = ""
        self._show_code(None, amount)
        self.phone.show_sale(shop, amount, Paying.OVER)
        self._ended = False
        self._offer()

    def _show_code(self, picture: QrPicture | None, amount: str) -> None:
        if picture is None:
            self._image = b""
            self.code.show_nothing()
        elif picture.modules:
            self.code.show_modules(picture.modules, amount)
        elif picture.image != self._image:
            self._image = picture.image
            self.code.show_image(QImage.fromData(picture.image), amount)
        self.code.setVisible(not self.code.is_empty)
        self._card.set_filled(filled=not self.code.is_empty)
        self._show_below()

    def _show_below(self) -> None:
        said = self._heading
        self.below.set_tint("ink2" if self.code.is_empty else "qr_dark")
        if not self.code.is_empty:
            said = (
                QCoreApplication.translate("Kiosk", "Scan with your own phone")
                if self._own_phone
                else QCoreApplication.translate("Kiosk", "The pretend phone has scanned it")
            )
        self.below.setText(said)

    def tell(self, trouble: Trouble | None, step: int = 0) -> None:
        """What is being tried, and how far it is; None: nothing."""
        if (trouble, step) != (self._trouble, self._step):
            self._trouble, self._step = trouble, step
            self._ended = False
            self._show_text()
            self._offer()

    def _show_text(self) -> None:
        if self._trouble is not None:
            self.heading.setText(name_of(self._trouble)[0])
            self.text.setText(story_of(self._trouble, self._step))
            return
        self.heading.setText(QCoreApplication.translate("Kiosk", "Now be the customer"))
        self.text.setText(
            QCoreApplication.translate(
                "Kiosk",
                "Your own phone opens a practice page: join this Wi-Fi and scan. Or press Pay on the phone here.",
            )
            if self._own_phone
            else QCoreApplication.translate("Kiosk", "Press Pay on the phone here, and watch the strip.")
        )
        self._show_below()

    def _offer(self) -> None:
        """The troubles while nothing is being tried; afterwards another sale, too."""
        busy = self._trouble is not None and not self._ended
        for button in self.troubles.values():
            button.setEnabled(not busy)
        self.another.setVisible(self._ended)
        self.promise.setVisible(not self._ended)

    def forget(self) -> None:
        """Nothing of a visitor stays on the page."""
        self.show_nothing("", "")
        self.tell(None)

    @Slot()
    def on_trouble(self) -> None:
        """One of them was pressed."""
        for trouble, button in self.troubles.items():
            if button is self.sender():
                self.tried.emit(trouble)


class _CodeCard(QWidget):
    """White where a code is, so that it can be scanned in the dark look too."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._filled = False

    def set_filled(self, *, filled: bool) -> None:
        """Whether there is a code."""
        if filled != self._filled:
            self._filled = filled
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt: draw."""
        tokens = theme.current()
        ground = tokens.qr_light if self._filled else tokens.sunken
        paint.box(QPainter(self), QRectF(self.rect()), 20, ground, tokens.line)
