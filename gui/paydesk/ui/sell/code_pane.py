"""The code of a sale at the left of its page: a QR for UPI apps, or a payment link to send."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication, QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from paydesk.domain import rules
from paydesk.domain.checked_address import CheckedAddress
from paydesk.domain.messages import QrPicture
from paydesk.domain.phones import national_phone
from paydesk.domain.sale.addresses import checked_link
from paydesk.domain.sale.sale import Sale
from paydesk.ui.actions import Action, key_label
from paydesk.ui.layout import Layout
from paydesk.ui.sell.address_line import AddressLine
from paydesk.ui.sell.buttons import create_action_button
from paydesk.ui.theme_tokens import ThemeTokens
from paydesk.ui.widgets import paint
from paydesk.ui.widgets.flow import add_items, hbox, vbox
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import Heading, Separator, Text
from paydesk.ui.widgets.qr_view import QrView
from paydesk.ui.widgets.text_field import TextField
from paydesk.ui.words.fields import fault_of

LINK_CODE_SIDE: Final = 264
"""The side of the code of a link, with its white edge, in pixels."""
_LEAST_CODE_SIDE: Final = 208
"""Its least side, and that in a compact window."""


class QrPane(paint.PaintMixin, QWidget):
    """The QR, as wide as the page is high."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.qr_view = QrView(self, radius=0)
        add_items(vbox(self), self.qr_view)

    def show_code(self, picture: QrPicture | None) -> None:
        """Draw a code; None removes it from the screen."""
        self.qr_view.show_picture(picture)

    def forget(self) -> None:
        """Remove the code from the screen."""
        self.qr_view.show_nothing()

    def _draw(self, painter: QPainter, tokens: ThemeTokens) -> None:
        rect = QRectF(self.rect())
        painter.fillRect(rect, tokens.colour("surface" if self.qr_view.is_empty else "qr_light"))
        painter.fillRect(QRectF(rect.right() - 1, 0, 1, rect.height()), tokens.colour("line"))


class LinkPane(paint.PaintMixin, QWidget):
    """The ways to hand out a payment link: WhatsApp, SMS, the phone's camera, the clipboard.

    `action_pressed` carries an Action. The typed phone stays in the window.
    """

    action_pressed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._address: CheckedAddress | None = None
        self.phone = self._create_phone()
        self.send_buttons = {
            Action.WHATSAPP: create_action_button(
                Action.WHATSAPP, "primary", "", self, icon="chat", height=72, pressed=self.on_send
            ),
            Action.SMS: create_action_button(
                Action.SMS, "plain", "", self, icon="phone", height=72, pressed=self.on_send
            ),
        }
        self.send_buttons[Action.WHATSAPP].set_key(key_label(Action.SHOW))
        send_row = add_items(hbox(spacing=16), *((button, 1) for button in self.send_buttons.values()))
        self._column = vbox(self, (32, 32, 32, 16), 24)
        heading = Heading(self.tr("Send the link"), self)
        paint.set_text_style(heading, "title")
        add_items(self._column, heading, self.phone, send_row)
        add_items(self._column, Separator(self), self._create_camera_row(), 1)

    def _create_phone(self) -> TextField:
        field = TextField(self.tr("Customer's phone"), "", self)
        prefix = Text("+91", tint="ink2", style="title", wrap=False, parent=field.edit)
        prefix.move(16, 12)
        paint.set_text_style(field.edit, "title")
        field.edit.setTextMargins(prefix.sizeHint().width() + 16, 0, 0, 0)
        field.edit.setProperty("large", True)  # noqa: FBT003
        field.edit.setInputMethodHints(Qt.InputMethodHint.ImhDialableCharactersOnly)
        field.edit.textEdited.connect(self.on_phone_edited)
        field.edit.installEventFilter(self)
        return field

    def _create_camera_row(self) -> QWidget:
        row = QWidget(self)
        self.qr_view = QrView(row)
        self.qr_view.setFixedSize(LINK_CODE_SIDE, LINK_CODE_SIDE)
        self.camera_note = Text(self.tr("Or scan with the phone camera"), style="action", parent=row)
        self.link = AddressLine(row)
        self.link.setAccessibleName(self.tr("Payment link"))
        self.copy_button = KeyButton(self.tr("Copy link"), "", "plain", row, icon="copy", on_press=self.on_copy)
        not_upi = Text(self.tr("Not with a UPI app"), tint="ink2", parent=row)
        copy = (self.copy_button, 0, Qt.AlignmentFlag.AlignLeading)
        texts = add_items(vbox(spacing=8), self.camera_note, not_upi, 1, self.link, copy)
        add_items(hbox(row, spacing=24), (self.qr_view, 0, Qt.AlignmentFlag.AlignTop), (texts, 1))
        return row

    def use_layout(self, layout: Layout) -> None:
        """Adapt to a window layout."""
        compact = layout.is_tight
        self._column.setContentsMargins(*((16, 16, 16, 16) if compact else (32, 32, 32, 16)))
        self._column.setSpacing(8 if compact else 24)
        for button in self.send_buttons.values():
            button.set_height(56 if compact else 72)
        side = _LEAST_CODE_SIDE if compact else LINK_CODE_SIDE
        self.qr_view.setMaximumSize(side, side)  # a notice below the page takes some of its height
        self.qr_view.setMinimumSize(_LEAST_CODE_SIDE, _LEAST_CODE_SIDE)

    def show_sale(self, sale: Sale, picture: QrPicture | None) -> None:
        """Show the link of a sale, and its code."""
        self.qr_view.show_picture(picture)
        self._show_address(checked_link(sale))

    def _show_address(self, address: CheckedAddress | None) -> None:
        if address != self._address:
            self._address = address
            text = address.text if address is not None else ""
            self.link.setText(text)
            self.link.setCursorPosition(0)
            self.link.setToolTip(text)
            self.copy_button.setText(self.tr("Copy link"))

    def phone_number(self) -> str:
        """Return the typed phone, as ten digits; "" for none."""
        return national_phone(self.phone.text())

    @Slot()
    def on_phone_edited(self) -> None:
        self.phone.show_fault("")

    @Slot(object)
    def on_send(self, action: Action) -> None:
        """Send by a program of this PC, unless the phone is wrong."""
        fault = fault_of(rules.check_phone, "customer_phone")(self.phone_number()) if self.phone.text() else ""
        self.phone.show_fault(fault)
        if not fault:
            self.action_pressed.emit(action)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        is_enter = isinstance(event, QKeyEvent) and event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}
        if watched is self.phone.edit and is_enter and event.type() == QEvent.Type.KeyPress:
            self.on_send(Action.WHATSAPP)
            return True
        return super().eventFilter(watched, event)

    @Slot()
    def on_copy(self) -> None:
        """Copy the address to the clipboard, unchanged."""
        if self._address is not None:
            QGuiApplication.clipboard().setText(self._address.text)
            self.copy_button.setText(self.tr("Copied"))

    def forget(self) -> None:
        """Remove the address, its code and the phone from the screen."""
        self.qr_view.show_nothing()
        self.phone.forget()
        self.phone.show_fault("")
        self._show_address(None)

    def _draw(self, painter: QPainter, tokens: ThemeTokens) -> None:
        rect = QRectF(self.rect())
        painter.fillRect(rect, tokens.colour("surface"))
        painter.fillRect(QRectF(rect.right() - 1, 0, 1, rect.height()), tokens.colour("line"))
