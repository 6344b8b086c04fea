"""The second step of the guided sale: the code, the verdict, the phone, and what can go wrong."""

from __future__ import annotations

from enum import Enum
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from paydesk.domain.messages import QrPicture
from paydesk.domain.rules import is_at_this_pc
from paydesk.domain.sale.sale import Sale
from paydesk.domain.sale.verdict import Verdict, verdict_of
from paydesk.ui.kiosk.look import LOW, SMALL, BigButton, lay_in
from paydesk.ui.kiosk.troubles import ENDS_WITH, LAST, OFFERED_WHILE_PAYING, Trouble, name_of, story_of
from paydesk.ui.sell.sale_screens import screen_of
from paydesk.ui.sell.verdict_strip import Shape, VerdictStrip
from paydesk.ui.theme_tokens import Tokens
from paydesk.ui.widgets import paint
from paydesk.ui.widgets.card import Ground
from paydesk.ui.widgets.flow import put, vbox
from paydesk.ui.widgets.icons import IconLabel
from paydesk.ui.widgets.labels import Figure, Fits, Label
from paydesk.ui.widgets.paint import own
from paydesk.ui.widgets.qr_view import QrView
from paydesk.ui.words.ages import note_forms, verdict_note
from paydesk.ui.words.base import money_words, translate


class Paying(Enum):
    """What the phone shows."""

    ASKED = "asked"
    """Pay or decline."""
    BUSY = "busy"
    PAID = "paid"
    DECLINED = "declined"
    """It may be tried again."""
    OVER = "over"
    """Nothing is to be paid here."""


class PhoneView(paint.Drawn, QWidget, Fits):
    """`asked` carries "pay" or "decline"."""

    asked = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._state = Paying.OVER
        self._unit = 1.0
        self._amount = ""
        self.setAccessibleName(translate("Kiosk", "Pretend phone"))
        self.mark = Label(self.accessibleName(), 18, "demo_ink", bold=True, wrap=False, parent=self)
        self.icon = IconLabel("shop", "brand", 92, self)
        self.paying = Label("", 22, "ink2", parent=self)
        self.shop = Label("", 30, bold=True, parent=self)
        self.amount = Figure(72, "", self, least=24)
        self.bank = Label(translate("Kiosk", "from Pretend Bank ••4321"), 18, "ink3", parent=self)
        self.pay = BigButton("", 34, 96, "pay", value="pay", parent=self)
        self.decline = BigButton(translate("Kiosk", "Decline"), 24, 72, value="decline", parent=self)
        self._column = QVBoxLayout(self)
        for label in (self.mark, self.paying, self.shop, self.amount, self.bank):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        middle = Qt.AlignmentFlag.AlignHCenter
        put(self._column, (self.mark, 0, middle), 1, (self.icon, 0, middle))
        put(self._column, self.paying, self.shop, self.amount, self.bank, 2, self.pay, self.decline)
        self.pay.chosen.connect(self.asked)
        self.decline.chosen.connect(self.asked)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self._show()

    def show_sale(self, shop: str, amount: str, state: Paying) -> None:
        """What is to be paid, to whom, and how far that is."""
        self.shop.setText(shop)
        self.amount.show_amount(amount)
        if (amount, state) != (self._amount, self._state):
            self._amount, self._state = amount, state
            self._show()

    def _show(self) -> None:
        state = self._state
        open_ = state in {Paying.ASKED, Paying.BUSY, Paying.DECLINED}
        self.paying.setText(
            {
                Paying.PAID: translate("Kiosk", "Paid to"),
                Paying.DECLINED: translate("Kiosk", "Declined. Nothing was charged."),
                Paying.OVER: translate("Kiosk", "Nothing to pay here now"),
            }.get(state, translate("Kiosk", "Paying"))
        )
        name, tint = ("check", "ok") if state is Paying.PAID else ("shop", "brand")
        self.icon.show_icon(name, tint)
        self.pay.say(translate("Kiosk", "Pay {amount}").format(amount=self._amount))
        for button in (self.pay, self.decline):
            button.setVisible(open_)
            button.setEnabled(state in {Paying.ASKED, Paying.DECLINED})

    def fit(self, unit: float) -> None:
        """The screen has this share of the design."""
        self._unit = unit
        side = max(36, round(92 * unit))
        self.icon.setFixedSize(side, side)
        self.icon.setVisible(unit >= LOW)  # the words below say the same
        frame, inner = round(14 * unit), round(28 * unit)
        self._column.setContentsMargins(frame + inner, frame + round(48 * unit), frame + inner, frame + inner)
        self._column.setSpacing(max(4, round(10 * unit)))
        self.mark.setContentsMargins(round(16 * unit), 4, round(16 * unit), 4)

    def sizeHint(self) -> QSize:
        """Qt: as a phone is."""
        return QSize(round(404 * self._unit), round(800 * self._unit))

    def _draw(self, painter: QPainter, tokens: Tokens) -> None:
        """Its case."""
        unit = self._unit
        case = QRectF(self.rect())
        paint.box(painter, case, own(54 * unit), tokens.edge if tokens.name == "dark" else tokens.ink)
        frame = 14 * unit
        paint.box(painter, case.adjusted(frame, frame, -frame, -frame), own(42 * unit), tokens.surface)
        bar = QRectF(case.center().x() - 60 * unit, frame + 18 * unit, 120 * unit, 8 * unit)
        paint.box(painter, bar, 4 * unit, tokens.ink)
        paint.box(painter, QRectF(self.mark.geometry()), self.mark.height() / 2, tokens.demo)


_STRIP_PX: Final = 68


class PayPage(QWidget):
    """The code, and what can be tried with it: by the pretend phone, by the `troubles`, by `another` sale."""

    def __init__(self, parent: QWidget | None = None, *, own_phone: bool = False) -> None:
        """`own_phone`: visitors' phones reach this PC, so that they can scan the code."""
        super().__init__(parent)
        self._may_own_phone = self._own_phone = own_phone
        self._trouble: Trouble | None = None
        self._step = 0
        self._ended = False
        self.strip = VerdictStrip(self)
        self._card = Ground("sunken", self, radius=20, line="line")
        self.code = QrView(self._card, radius=20)
        self.below = Label("", 26, "qr_dark", bold=True, parent=self._card)
        self.below.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._middle = QWidget(self)
        self.heading = Label("", 40, bold=True, parent=self._middle)
        self.text = Label("", 28, "ink2", parent=self._middle)
        self.harder = Label(translate("Kiosk", "Make it harder:"), 22, "ink2", parent=self._middle)
        self.troubles = {
            each: BigButton(name_of(each)[0], 22, 76, value=each, parent=self._middle) for each in OFFERED_WHILE_PAYING
        }
        self.promise = Label("", 22, "ink2", parent=self._middle)
        self.another = BigButton(translate("Kiosk", "Another sale"), 30, 96, "primary", parent=self._middle)
        self.phone = PhoneView(self)
        self._heading = ""
        """What the page of a sale says where no code is."""
        self._upright: bool | None = None
        self._unit = 1.0
        self._lay_out()
        self._show_text()

    def _lay_out(self) -> None:
        self._inside = put(QVBoxLayout(self._card), (self.code, 1), self.below)
        self._tries = QGridLayout()
        for place, button in enumerate(self.troubles.values()):
            self._tries.addWidget(button, place // 2, place % 2)
            self._tries.setColumnStretch(place % 2, 1)
        said = (self.heading, self.text, self.harder)
        self._column = put(vbox(self._middle), 1, *said, self._tries, self.promise, self.another, 1)
        self._grid = QGridLayout(self)

    def arrange(self, unit: float, *, upright: bool) -> None:
        """The window has this size now: three columns, or the code and the phone above the words."""
        if upright != self._upright:
            self._upright = upright
            strip, card, middle, phone = self.strip, self._card, self._middle, self.phone
            if upright:
                places = ((strip, 0, 0, 1, 2), (card, 1, 0, 1, 1), (middle, 2, 0, 1, 2), (phone, 1, 1, 1, 1))
            else:
                places = ((strip, 0, 0, 1, 1), (card, 1, 0, 1, 1), (middle, 0, 1, 2, 1), (phone, 0, 2, 2, 1))
            lay_in(self._grid, places, (), (0, 3, 2) if upright else (0, 1, 0))
            self.promise.setText(
                translate("Kiosk", "The strip never says HAND OVER unless it is paid.")
                if upright
                else translate("Kiosk", "The strip on the left never says HAND OVER unless it is paid.")
            )
        beside = (77, 56, 40) if unit >= SMALL else (96, 48, 38)
        for column, stretch in enumerate((3, 2, 0) if upright else beside):
            self._grid.setColumnStretch(column, stretch)
        side, top = round(48 * unit), round(30 * unit) if unit >= LOW else 6
        self._grid.setContentsMargins(side, top, side, top)
        self._grid.setHorizontalSpacing(max(14, round(44 * unit)))
        self._grid.setVerticalSpacing(max(8, round(18 * unit)))
        self._column.setSpacing(max(5, round(16 * unit)))
        self._tries.setSpacing(max(8, round(14 * unit)))
        self._inside.setContentsMargins(8, 8, 8, max(8, round(20 * unit)))
        self._unit = unit
        self._offer()
        self._show_below()
        self._shape_strip()

    def _shape_strip(self) -> None:
        """One line where there is room; in a column a word that warns has all of its width."""
        wide = self._upright or self.strip.verdict is Verdict.WAIT
        self.strip.use_shape(Shape.STRIP if wide else Shape.COLUMN, own(max(24, _STRIP_PX * self._unit)))

    # What is shown --------------------------------------------------------------------------------------------------

    def show_sale(self, sale: Sale, picture: QrPicture | None, now: int, shop: str, phone: Paying) -> None:
        """Show a sale as it is at `now` (ms). `picture`: what may be drawn of it."""
        verdict = verdict_of(sale, now)
        self.strip.show_verdict(verdict, verdict_note(sale, now), money_words(sale.amount), forms=note_forms(sale, now))
        self._shape_strip()
        self._heading = screen_of(sale, now, has_picture=picture is not None).heading
        code = sale.qr.payload if sale.qr is not None else ""  # looked at, and not shown
        self._use_own_phone(on=self._may_own_phone and not is_at_this_pc(code))  # no phone gets there
        self._show_code(picture, money_words(sale.amount))
        self.phone.show_sale(shop, money_words(sale.amount), phone)
        ended = self._trouble is not None and verdict is ENDS_WITH[self._trouble]
        dead = self._trouble is None and verdict in {Verdict.NOT_PAID, Verdict.PAID_LATE, Verdict.DO_NOT_PAY}
        if ended:
            self.tell(self._trouble, LAST)
        self._ended = ended or dead
        self._offer()

    def _use_own_phone(self, *, on: bool) -> None:
        """Whether visitors' phones reach what the code says."""
        if on != self._own_phone:
            self._own_phone = on
            self._show_text()

    def show_nothing(self, shop: str, amount: str) -> None:
        """The sale is on its way to the counter."""
        self.strip.show_verdict(Verdict.WAIT, "", amount)
        self._heading = ""
        self._show_code(None, amount)
        self.phone.show_sale(shop, amount, Paying.OVER)
        self._ended = False
        self._offer()

    def _show_code(self, picture: QrPicture | None, amount: str) -> None:
        self.code.show_code(*((picture.modules, picture.image, amount) if picture is not None else ((),)))
        self.code.setVisible(not self.code.is_empty)
        self._card.tint = "sunken" if self.code.is_empty else "qr_light"  # white, so that it can be scanned
        self._show_below()

    def _show_below(self) -> None:
        said = self._heading
        self.below.set_tint("ink2" if self.code.is_empty else "qr_dark")
        if not self.code.is_empty:
            said = (
                translate("Kiosk", "Scan with your own phone")
                if self._own_phone
                else translate("Kiosk", "The pretend phone has scanned it")
            )
        self.below.setText(said)
        self.below.setVisible(self.code.is_empty or self._unit >= LOW)  # the words beside it say the same

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
        self.heading.setText(translate("Kiosk", "Now be the customer"))
        self.text.setText(
            translate(
                "Kiosk",
                "Your own phone opens a practice page: join this Wi-Fi and scan. Or press Pay on the phone here.",
            )
            if self._own_phone
            else translate("Kiosk", "Press Pay on the phone here, and watch the strip.")
        )
        self._show_below()

    def _offer(self) -> None:
        """The troubles while nothing is being tried; afterwards another sale, too."""
        busy = self._trouble is not None and not self._ended
        for button in self.troubles.values():
            button.setEnabled(not busy)
        self.another.setVisible(self._ended)
        self.promise.setVisible(not self._ended and self._unit >= LOW)

    def forget(self) -> None:
        """Nothing of a visitor stays on the page."""
        self.show_nothing("", "")
        self.tell(None)
