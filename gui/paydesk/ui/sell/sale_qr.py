"""The view of a sale that can be paid now: its QR or link, read back, with the time that is left."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from paydesk.domain.order import PaymentMethod
from paydesk.domain.qr import QrCheck
from paydesk.domain.sale.sale import Sale
from paydesk.ui.actions import Action
from paydesk.ui.sell.big_amount import BigAmount
from paydesk.ui.sell.buttons import ActionButton, ActionRow
from paydesk.ui.sell.countdown import CountdownRing
from paydesk.ui.widgets.card import Card
from paydesk.ui.widgets.fonts import font
from paydesk.ui.widgets.icons import IconLabel
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import Note, Text
from paydesk.ui.widgets.message_panel import MessagePanel
from paydesk.ui.widgets.qr_view import QrView
from paydesk.ui.widgets.room import Room
from paydesk.ui.words.base import minutes, money_words
from paydesk.ui.words.qrs import qr_reason_words

if TYPE_CHECKING:
    from paydesk.domain.messages import QrPicture
    from paydesk.ui.sell.screen import Screen

_AMOUNT_PX: Final = 60


class QrCard(Card):
    """QR at the left; amount, time, check and buttons at the right."""

    pressed = Signal(object)
    stayed = Signal()
    phone_wanted = Signal(str)

    def __init__(self, *, demo: bool, parent: QWidget | None = None) -> None:
        super().__init__("plain", parent)
        self._url = ""
        self._picture: QrPicture | None = None
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addLayout(self._left(), 13)
        row.addLayout(self._right(demo=demo), 10)

    def _left(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setContentsMargins(1, 1, 0, 1)
        self.opens = Text(self.tr("Opens a web page"), 15, "brand", bold=True, parent=self)
        self.opens.setContentsMargins(18, 12, 18, 0)
        column.addWidget(self.opens)
        self.qr_view = QrView(self)
        column.addWidget(self.qr_view, 1)
        return column

    def _right(self, *, demo: bool) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setContentsMargins(28, 20, 28, 20)
        column.setSpacing(10)
        column.addWidget(Note(self.tr("To pay"), self))
        self.amount = BigAmount(_AMOUNT_PX, self.tr("To pay"), self)
        column.addWidget(self.amount)
        column.addWidget(self._middle(), 1)
        self.phone_button = ActionButton(Action.PHONE, "ghost", "", self)
        self.phone_button.setVisible(demo)
        self.phone_button.clicked.connect(self.on_phone)
        column.addWidget(self.phone_button, 0, Qt.AlignmentFlag.AlignLeft)
        self.buttons = ActionRow(2, self)
        self.buttons.pressed.connect(self.pressed)
        self.buttons.stayed.connect(self.stayed)
        column.addWidget(self.buttons)
        return column

    def _middle(self) -> Room:
        """What may be scrolled when a message takes much room: never the amount, never the buttons."""
        inside = QWidget(self)
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(self._countdown())
        column.addWidget(self._check())
        column.addWidget(self._link())
        self.message = MessagePanel("warn", "", "", inside)
        self.message.hide()
        column.addWidget(self.message)
        column.addStretch(1)
        return Room(inside, self, name=self.tr("About this payment"))

    def _countdown(self) -> QWidget:
        self._time = QWidget(self)
        row = QHBoxLayout(self._time)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(14)
        self.ring = CountdownRing(self._time)
        row.addWidget(self.ring)
        words = QVBoxLayout()
        words.setSpacing(0)
        self.left = QLabel(self._time)
        self.left.setFont(font(22, bold=True, tabular=True))
        words.addWidget(self.left)
        words.addWidget(Note(self.tr("then: new QR, same order"), self._time))
        row.addLayout(words, 1)
        return self._time

    def _check(self) -> QWidget:
        self._verified = QWidget(self)
        row = QHBoxLayout(self._verified)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(IconLabel("check", "ok", 18, self._verified), 0, Qt.AlignmentFlag.AlignTop)
        self.verified_note = Note("", self._verified)
        self.verified_note.set_tint("ok")
        self.verified_note.setWordWrap(True)
        row.addWidget(self.verified_note, 1)
        return self._verified

    def _link(self) -> QWidget:
        self._link_row = QWidget(self)
        row = QHBoxLayout(self._link_row)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        self.link = QLineEdit(self._link_row)
        self.link.setReadOnly(True)
        self.link.setAccessibleName(self.tr("Payment link"))
        self.copy_button = KeyButton(self.tr("Copy"), "", "plain", self._link_row)
        self.copy_button.setAccessibleName(self.tr("Copy the payment link"))
        self.copy_button.clicked.connect(self.on_copy)
        row.addWidget(self.link, 1)
        row.addWidget(self.copy_button)
        return self._link_row

    def show_sale(self, sale: Sale, screen: Screen, picture: QrPicture | None) -> None:
        """Draw what does not change by the second."""
        self.amount.show_amount(money_words(sale.amount))
        self._show_picture(picture)
        self._show_check(sale, picture)
        by_link = sale.method is PaymentMethod.LINK and bool(sale.payment_url) and sale.may_show
        self._link_row.setVisible(by_link)
        self.opens.setVisible(by_link)
        if self.link.text() != sale.payment_url:
            self.link.setText(sale.payment_url)
            self.link.setCursorPosition(0)
            self.copy_button.setText(self.tr("Copy"))
        self._url = sale.payment_url or (sale.qr.payload if sale.qr else "")
        self.buttons.show_actions(screen.actions)
        self._show_message(sale, screen)

    def show_time(self, sale: Sale, now: int) -> None:
        """The ring and the time left; nothing where the service named no time that can be read (truth 8)."""
        self._time.setVisible(sale.qr_expires_at is not None)
        if sale.qr_expires_at is not None:
            total = max(1, sale.qr_expires_at - (sale.shown_at or now))
            remaining = max(0, sale.qr_expires_at - now)
            self.ring.set(remaining, total)
            text = self.tr("{time} left").format(time=minutes(remaining))
            if text != self.left.text():
                self.left.setText(text)

    def forget(self) -> None:
        """Nothing may stay on the screen (FEATURES.md QR6)."""
        self._picture = None
        self.qr_view.show_nothing()
        self.link.clear()
        self._url = ""

    def _show_picture(self, picture: QrPicture | None) -> None:
        if picture is self._picture:
            return
        self._picture = picture
        if picture is None:
            self.qr_view.show_nothing()
        elif picture.modules:
            self.qr_view.show_modules(picture.modules)
        else:
            self.qr_view.show_image(QImage.fromData(picture.image))

    def _show_check(self, sale: Sale, picture: QrPicture | None) -> None:
        verified = sale.qr is not None and sale.qr.check is QrCheck.VERIFIED
        self._verified.setVisible(verified and picture is not None)
        if verified and sale.qr is not None:
            if sale.method is PaymentMethod.LINK or sale.qr.amount is None:
                text = self.tr("Checked: https, and the service's own address")
            else:
                text = self.tr("Read back: it asks for {amount}")
            self.verified_note.setText(text.format(amount=money_words(sale.qr.amount)))

    def _show_message(self, sale: Sale, screen: Screen) -> None:
        if screen.paragraphs:
            said = screen.paragraphs[0]
            self.message.show_message("warn", said.lead, said.text)
        elif sale.qr is not None and sale.qr.check is not QrCheck.VERIFIED:
            why = qr_reason_words(sale.qr.reason) if sale.qr.reason is not None else ""
            text = self.tr("{why} Let the customer compare the amount on the phone with the one here.")
            title = self.tr("The QR could not be read back")
            if sale.method is PaymentMethod.LINK:
                title = self.tr("The payment link could not be checked")
            self.message.show_message("warn", title, text.format(why=why).strip())
        else:
            self.message.hide()
            return
        self.message.show()

    @Slot()
    def on_copy(self) -> None:
        """The address, byte for byte, to the clipboard (FEATURES.md TP2)."""
        QGuiApplication.clipboard().setText(self.link.text())
        self.copy_button.setText(self.tr("Copied"))

    @Slot()
    def on_phone(self) -> None:
        """In the demo: the pretend phone is wanted."""
        self.phone_wanted.emit(self._url)
