"""A sale that can be paid now: the card with its code, and a panel with the amount, the time left and the buttons."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from paydesk.domain.checked_address import CheckedAddress
from paydesk.domain.messages import QrPicture
from paydesk.domain.order import PaymentMethod
from paydesk.domain.qr import QrCheck
from paydesk.domain.sale.addresses import browser_page, checked_link
from paydesk.domain.sale.news import WARNINGS, time_stage
from paydesk.domain.sale.sale import Sale
from paydesk.ui import theme
from paydesk.ui.actions import Action, key_label
from paydesk.ui.layout import Layout
from paydesk.ui.sell.address_line import AddressLine
from paydesk.ui.sell.buttons import ActionRow, RowShape, create_action_button
from paydesk.ui.sell.view_model import SaleLayout, SaleViewModel
from paydesk.ui.widgets import paint
from paydesk.ui.widgets.card import Card, MessagePanel
from paydesk.ui.widgets.flow import ButtonRow, Gap, add_items, hbox, vbox
from paydesk.ui.widgets.icons import IconLabel
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import BigAmount, Note, Text
from paydesk.ui.widgets.qr_view import QUIET_ZONE, CountdownRing, QrCheckLine, QrView, is_link
from paydesk.ui.widgets.scroll_area import VScrollArea
from paydesk.ui.words.base import countdown_words, money_words, short_time
from paydesk.ui.words.codes import qr_doubt_words
from paydesk.ui.words.sales import method_words

_TYPICAL_MODULES: Final = 41
"""Modules of the service's codes, for the space that is reserved before one is there."""
_LINK_SIDE: Final = 298
_MIN_LINK_SIDE: Final = 230
_QWIDGETSIZE_MAX: Final = 16_777_215
_SEND_ICONS: Final = {Action.WHATSAPP: "chat", Action.SMS: "send", Action.LINK_SLIP: "printer"}
"""Actions that hand out the address, and their icons."""


class CodeCard(Card):
    """The card at the left: the code, or a large button once it ran out. `action_pressed` carries an Action."""

    action_pressed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("plain", parent)
        self._is_link = False
        self._layout = Layout.NORMAL
        self.web_page_note = self._create_web_page_note()
        self.qr_view = QrView(self)
        self.qr_view.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)  # takes the free space
        self.check = QrCheckLine(self)
        self.check.setContentsMargins(20, 0, 20, 6)
        camera_note = self.tr(
            "For the phone's camera. UPI apps do not read it, and it holds no amount: the page says it."
        )
        self.camera_note = Text(camera_note, 15, "ink2", parent=self)
        self.camera_note.setContentsMargins(18, 0, 18, 8)
        self._filler = QWidget(self)
        self._filler.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self.qr_button = create_action_button(
            Action.QR, "plain", self.tr("QR for UPI apps instead"), self, pressed=self.action_pressed
        )
        self._qr_button_row = QWidget(self)
        add_items(hbox(self._qr_button_row, (18, 8, 18, 18)), self.qr_button)
        self.expired_view = self._create_expired_view()
        add_items(
            vbox(self, (1, 1, 1, 1), 0),
            self.web_page_note,
            (self.qr_view, 1),
            self.check,
            self.camera_note,
            self._filler,
            self._qr_button_row,
            (self.expired_view, 1),
        )

    def _create_web_page_note(self) -> QWidget:
        opens = QWidget(self)
        card = Card("info", opens)
        add_items(
            hbox(card, (14, 9, 14, 9), 10),
            IconLabel("globe", "brand", 22, card),
            (Text(self.tr("Opens a web page"), 15, "brand", bold=True, parent=card), 1),
        )
        add_items(vbox(opens, (18, 18, 18, 8)), card)
        return opens

    def _create_expired_view(self) -> QWidget:
        view = QWidget(self)
        middle = Qt.AlignmentFlag.AlignHCenter
        self._expired_icon = icon = IconLabel("clock", "ink2", 64, view)
        title = Text(self.tr("No QR on any screen"), 22, "ink", bold=True, parent=view)
        text = Text(self.tr("A new one asks for the same order. Nothing is typed again."), 15, "ink2", parent=view)
        for words in (title, text):
            words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.renew_button = create_action_button(
            Action.RENEW, "primary", "", view, height=68, pressed=self.action_pressed
        )
        self.renew_button.set_key(key_label(Action.SHOW))
        self._expired_column = vbox(view, spacing=12)
        add_items(self._expired_column, 1, (icon, 0, middle), title, text, Gap(12), (self.renew_button, 0, middle), 1)
        return view

    def use_layout(self, layout: Layout) -> None:
        self._layout = layout
        small = layout.is_small
        self._expired_icon.setVisible(not small)
        self._expired_column.setContentsMargins(*(4 * [12 if small else 24]))
        self.renew_button.setMinimumWidth(220 if small else 260)

    def compute_width(self, available: QSize, ratio: float) -> int:
        """Return the width for the largest code that fits, with whole device pixels a module.

        Args:
            available: The size that the card may have.
            ratio: Device pixels a pixel.
        """
        if self._is_link and not self._layout.is_small:
            return min(max(_LINK_SIDE + 54, self.qr_button.minimumSizeHint().width() + 40), available.width())
        if self._layout.is_small and self._is_link:
            available = QSize(available.width(), available.height() - self.web_page_note.sizeHint().height())
        total = self.qr_view.module_count or _TYPICAL_MODULES
        total += 2 * QUIET_ZONE
        below = self.check.sizeHint().height() if self.check.isVisibleTo(self) else 0
        within = min(available.width() - 2, available.height() - 2 - below) * ratio
        module = max(int(within // total), 1)
        return round(total * module / ratio + 0.5) + 2

    def show_sale(self, sale: Sale, view_model: SaleViewModel, picture: QrPicture | None) -> None:
        """Show what does not change with time."""
        is_expired = view_model.layout is SaleLayout.RUN_OUT
        self._is_link = is_link(sale) and not is_expired
        self.kind = "off" if is_expired else "plain"
        self.qr_view.show_code(*((picture.modules, picture.image) if picture is not None else ((),)))
        self.expired_view.setVisible(is_expired)
        self.renew_button.setVisible(is_expired and Action.RENEW in view_model.actions)
        self.qr_view.setVisible(not is_expired)
        below = self._layout.is_tight and not self._layout.is_small and not self._is_link and not is_expired
        self.web_page_note.setVisible(self._is_link)
        has_space = self._is_link and not self._layout.is_small
        self.camera_note.setVisible(has_space and not self._layout.is_low)  # the code gets its space first
        self._qr_button_row.setVisible(has_space and Action.QR in view_model.actions)
        self._filler.setVisible(has_space)
        self.qr_view.setMinimumHeight(_MIN_LINK_SIDE if has_space else 0)
        self.qr_view.setMaximumHeight(_LINK_SIDE if has_space else _QWIDGETSIZE_MAX)
        self.check.show_check(sale, shown=below and picture is not None)

    def set_busy(self, actions: frozenset[Action]) -> None:
        """Mark the buttons of these actions as busy, and no others."""
        self.renew_button.set_busy(Action.RENEW in actions)
        self.qr_button.set_busy(Action.QR in actions)

    def forget(self) -> None:
        """Remove the code from the screen."""
        self.qr_view.show_nothing()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.qr_view.is_empty or self._is_link or not self.check.isHidden():
            super().paintEvent(event)  # the text below the code needs the usual background
            return
        tokens = theme.current()
        paint.draw_box(QPainter(self), QRectF(self.rect()), paint.CARD_RADIUS, tokens.qr_light, tokens.line)


class PayPanel(Card):
    """The amount, the time left of the code, and the buttons, most needed first."""

    action_pressed = Signal(object)

    def __init__(self, *, demo: bool, parent: QWidget | None = None) -> None:
        super().__init__("plain", parent)
        self._demo = demo
        self._address: CheckedAddress | None = None
        self._layout = Layout.NORMAL
        self._column = column = QVBoxLayout(self)
        column.setSpacing(8)
        self.amount_label = Text(self.tr("To pay"), 14, "ink2", parent=self)
        self.amount = BigAmount(58, self.tr("To pay"), self)
        self._head = add_items(hbox(spacing=16), (self.amount, 1))
        add_items(column, self.amount_label, self._head, (self._create_middle(), 1))
        self.phone_button = create_action_button(
            Action.PHONE, "dash", self.tr("Pay with the pretend phone"), self, icon="phone", pressed=self.action_pressed
        )
        self.buttons = ActionRow(RowShape.COLUMN, self)
        add_items(column, self.phone_button, self.buttons)
        self.use_layout(Layout.NORMAL)

    def _create_middle(self) -> VScrollArea:
        """Create the part that scrolls if a message is long; amount and buttons never scroll."""
        inside = QWidget(self)
        self._scroll_area = scroll_area = VScrollArea(inside, self, name=self.tr("About this payment"), shrinkable=True)
        self.payment_check, self.message = MessagePanel.create_hidden(inside), MessagePanel.create_hidden(inside)
        link, time = self._create_link_row(inside), self._create_countdown(inside)
        self.check = QrCheckLine(inside)
        self._send_row = ButtonRow(parent=inside)
        for action, icon in _SEND_ICONS.items():
            button = create_action_button(action, "plain", "", self._send_row, icon=icon, pressed=self.action_pressed)
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            self._send_row.add(button)
        self._middle_column = add_items(
            vbox(inside, spacing=10), time, self.payment_check, self.message, link, self.check, self._send_row
        )
        self._middle_column.addStretch(1)
        return scroll_area

    def _create_countdown(self, parent: QWidget) -> QWidget:
        self._countdown = QWidget(parent)
        self.ring = CountdownRing(self._countdown)
        self.time_left = Text("", 20, "ink", bold=True, tabular=True, wrap=False, parent=self._countdown)
        self.after_expiry = Note("", self._countdown)
        words = add_items(vbox(spacing=0), self.time_left, self.after_expiry)
        self.read_back_note = Text(self.tr("✓ Read back"), 15, "ok", parent=self._countdown)
        add_items(hbox(self._countdown, spacing=14), self.ring, (words, 1), self.read_back_note)
        return self._countdown

    def _create_link_row(self, parent: QWidget) -> QWidget:
        self._link_row = QWidget(parent)
        self.link = AddressLine(self._link_row)
        self.link.setAccessibleName(self.tr("Payment link"))
        self.copy_button = KeyButton(self.tr("Copy"), "", "soft", self._link_row, icon="copy", on_press=self.on_copy)
        self.copy_button.setAccessibleName(self.tr("Copy the payment link"))
        self._link_name = Note(self.tr("Payment link"), self._link_row)
        row = add_items(hbox(spacing=10), (self.link, 1), self.copy_button)
        add_items(vbox(self._link_row, spacing=6), self._link_name, row)
        return self._link_row

    def use_layout(self, layout: Layout) -> None:
        """Adapt to a window layout; in narrow ones the panel is no card of its own."""
        self._layout = layout
        beside, small = layout.is_tight, layout.is_small
        self.kind = "bare" if beside else "plain"
        self._column.setContentsMargins(*((0, 0, 0, 0) if beside else (20, 18, 20, 14)))
        self._middle_column.setContentsMargins(0, 0 if beside else 8, 0, 0)
        self._fit_buttons()
        for panel in (self.payment_check, self.message):
            sign = panel is self.message and not layout.is_low
            panel.set_padding(*((12, 1 if small else 6) if beside else (18, 14) if sign else (14, 8)), show_icon=sign)
        self.phone_button.setVisible(self._demo and not small)

    def _fit_buttons(self) -> None:
        two = self._layout.is_tight or not self._link_row.isHidden()
        self.buttons.set_shape(
            RowShape.MOST_NEEDED if self._layout.is_low else RowShape.PAIRS if two else RowShape.COLUMN
        )
        self.update_compact_layout()

    def show_sale(self, sale: Sale, view_model: SaleViewModel, picture: QrPicture | None) -> None:
        """Show what does not change with time."""
        self.amount.show_amount(money_words(sale.amount))
        link = is_link(sale) and view_model.layout is SaleLayout.QR
        self._link_row.setVisible(link)
        self._link_name.setVisible(not self._layout.is_tight)
        self._middle_column.setSpacing(8 if link else 10 if self._layout.is_tight else 16)
        self._fit_buttons()
        few = link and self.buttons.shape is RowShape.MOST_NEEDED  # the menu has the actions that send the address
        self._send_row.setVisible(link and not few)
        self._show_address(checked_link(sale))
        beside = self._layout.is_tight
        small = self._layout.is_small
        verified = sale.qr is not None and sale.qr.check is QrCheck.VERIFIED
        self.read_back_note.setVisible(small and not link and picture is not None and verified)
        placed_elsewhere = (
            {Action.QR} if link and not small else {Action.RENEW} if view_model.layout is SaleLayout.RUN_OUT else set()
        )
        actions = tuple(action for action in view_model.actions if action not in placed_elsewhere)
        more = (*(_SEND_ICONS if few else ()), *((Action.PHONE,) if self._demo and small else ()))
        labels = {Action.PHONE: self.tr("Pay with the pretend phone")}
        if beside:  # two in a line, to leave width for the code
            labels[Action.LINK] = method_words(PaymentMethod.LINK)
        self.buttons.show_actions((*actions, *more), labels=labels)
        self.phone_button.setVisible(
            self._demo and not small and view_model.layout is SaleLayout.QR and browser_page(sale) is not None
        )
        self._show_message(sale, view_model)
        self.update_compact_layout()
        has_space = self.message.isHidden()  # errors first
        self.check.show_check(sale, shown=picture is not None and has_space and (not beside or (link and not small)))

    def _show_address(self, address: CheckedAddress | None) -> None:
        if address != self._address:
            self._address = address
            text = address.text if address is not None else ""
            self.link.setText(text)
            self.link.setCursorPosition(0)
            self.link.setToolTip(text)
            self.copy_button.setText(self.tr("Copy"))

    def _place_countdown(self, *, beside: bool) -> None:
        """Move the time left beside the amount, where an address or the payment check needs the height."""
        row = self._head if beside else self._middle_column
        if row.indexOf(self._countdown) < 0:
            with theme.keep_fonts(self._countdown.findChildren(QWidget)):
                row.insertWidget(1 if beside else 0, self._countdown)

    def show_time(self, sale: Sale, now: int) -> None:
        """Show the time left at `now` (ms since the epoch); nothing if the service named no readable time.

        See docs/rules.md#qr-timeout.
        """
        ends = sale.qr_expires_at
        crowded = not self.payment_check.isHidden() or not self.message.isHidden()
        self._countdown.setVisible(
            ends is not None and not (crowded and self._middle_column.indexOf(self._countdown) >= 0)
        )
        if ends is None:
            return
        total = max(1, ends - (sale.shown_at or now))
        remaining = max(0, ends - now)
        if self._layout.is_small or (is_link(sale) and self._layout.is_tight):
            self.ring.hide()
        else:
            self.ring.set_remaining(remaining, total)
        text = self.tr("{time} left").format(time=countdown_words(remaining))
        then = self.tr("Then: new QR, same order")
        if is_link(sale):
            then = self.tr("works until {time}").format(time=short_time(ends))
        self.time_left.set_tint("warn" if time_stage(sale, now) in WARNINGS else "ink")
        if not remaining:
            text, then = self.tr("Ran out"), self.tr("{time} after it was shown").format(time=countdown_words(total))
        for label, words in ((self.time_left, text), (self.after_expiry, then)):
            if words != label.text():
                label.setText(words)

    def update_compact_layout(self) -> None:
        """Share the height: the amount shrinks where the payment check would be one line high."""
        small, beside = self._layout.is_small, self._layout.is_tight
        gives = not self.payment_check.isHidden()
        has_message, is_link_shown = beside and not self.message.isHidden(), not self._link_row.isHidden()
        link = beside and is_link_shown
        self._place_countdown(beside=gives or is_link_shown)
        self.after_expiry.setVisible(not small and (is_link_shown or not gives))
        named = not small and not gives and not has_message and not link
        largest = 46 if self._layout.is_low else 72 if self._layout is Layout.LARGE else 58
        if small:
            largest = 30 if has_message else 44 if link else 52
        self.buttons.set_button_height(44 if small and (gives or has_message) else 0)
        self._column.setSpacing(4 if small and has_message else 8)
        self.amount.set_max_px(34 if gives else largest)
        below = not self._countdown.isHidden() and self._middle_column.indexOf(self._countdown) >= 0
        self.amount_label.setVisible(named and not (below and not self._has_space_for_countdown()))

    def _has_space_for_countdown(self) -> bool:
        """Return True if the time left fits below an amount with its label; else the label is hidden."""
        margins, rows = self._column.contentsMargins(), (self._column.itemAt(n) for n in range(self._column.count()))
        others = [
            row.sizeHint().height() for row in rows if row is not None and not row.isEmpty()
        ]  # scroll areas have none
        if self.amount_label.isHidden():
            others.append(self.amount_label.sizeHint().height())
        width = self.width() - margins.left() - margins.right()
        about = max(self._middle_column.totalMinimumHeightForWidth(width), self._middle_column.minimumSize().height())
        needed = sum(others) + about + (len(others) - 1) * self._column.spacing()
        return needed + margins.top() + margins.bottom() <= self.height()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size() != event.oldSize():
            self.update_compact_layout()

    def forget(self) -> None:
        """Remove the address from the screen."""
        self._show_address(None)

    def _show_message(self, sale: Sale, view_model: SaleViewModel) -> None:
        if view_model.paragraphs:
            paragraph = view_model.paragraphs[0]
            self.message.show_message("warn", paragraph.lead, paragraph.text)
        elif view_model.layout is SaleLayout.QR and sale.qr is not None and sale.qr.check is not QrCheck.VERIFIED:
            words = qr_doubt_words(sale, brief=self._layout.is_small)  # advice first
            self.message.show_message("warn", words.title, words.text)
        else:
            self.message.hide()
            return
        self.message.show()

    @Slot()
    def on_copy(self) -> None:
        """Copy the address to the clipboard, unchanged."""
        if self._address is None:
            return
        QGuiApplication.clipboard().setText(self._address.text)
        self.copy_button.setText(self.tr("Copied"))
