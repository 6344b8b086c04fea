"""A sale that can be paid now: the place of its QR or link, and beside it what is to be paid, and the buttons."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from paydesk.domain.checked_address import CheckedAddress
from paydesk.domain.messages import QrPicture
from paydesk.domain.order import PaymentMethod
from paydesk.domain.qr import QrCheck
from paydesk.domain.sale.addresses import link_of, opened_by
from paydesk.domain.sale.news import WARNINGS, time_stage
from paydesk.domain.sale.sale import Sale
from paydesk.ui import theme
from paydesk.ui.actions import Action, key_label
from paydesk.ui.layout import Layout
from paydesk.ui.sell.address_line import AddressLine
from paydesk.ui.sell.buttons import ActionRow, RowShape, action_button
from paydesk.ui.sell.paid_screens import Look, Screen
from paydesk.ui.widgets import paint
from paydesk.ui.widgets.card import Card, MessagePanel
from paydesk.ui.widgets.flow import ButtonRow, Gap, hbox, put, vbox
from paydesk.ui.widgets.icons import IconLabel
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import BigAmount, Note, Text
from paydesk.ui.widgets.paint import scaled
from paydesk.ui.widgets.qr_view import QUIET, CheckLine, CountdownRing, QrView, is_link
from paydesk.ui.widgets.room import Room
from paydesk.ui.words.base import minutes, money_words, short_time
from paydesk.ui.words.codes import doubt_words
from paydesk.ui.words.sales import method_words

_USUAL: Final = 41
"""Modules of the service's codes, for the room that is kept while there is none."""
_LINK_SIDE: Final = 298
_LINK_LEAST: Final = 230
_ANY: Final = 16_777_215
"""Qt's word for no limit."""
_SENDS: Final = {Action.WHATSAPP: "chat", Action.SMS: "send", Action.LINK_SLIP: "printer"}
"""What gives the address away, and its icon."""


class QrPlace(Card):
    """The card at the left: the code, or one big button where it ran out. `pressed` carries an Action."""

    pressed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("plain", parent)
        self._link = False
        self._layout = Layout.NORMAL
        self.opens = self._make_opens()
        self.qr_view = QrView(self)
        self.qr_view.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)  # it takes what there is
        self.check = CheckLine(self)
        self.check.setContentsMargins(20, 0, 20, 6)
        camera = self.tr("For the phone's camera. UPI apps do not read it, and it holds no amount: the page says it.")
        self.camera = Text(camera, 15, "ink2", parent=self)
        self.camera.setContentsMargins(18, 0, 18, 8)
        self._rest = QWidget(self)
        self._rest.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self.other = action_button(Action.QR, "plain", self.tr("QR for UPI apps instead"), self, pressed=self.pressed)
        self._other_row = QWidget(self)
        put(hbox(self._other_row, (18, 8, 18, 18)), self.other)
        self.gone = self._make_gone()
        put(
            vbox(self, (1, 1, 1, 1), 0),
            self.opens,
            (self.qr_view, 1),
            self.check,
            self.camera,
            self._rest,
            self._other_row,
            (self.gone, 1),
        )

    def _make_opens(self) -> QWidget:
        opens = QWidget(self)
        card = Card("info", opens)
        put(
            hbox(card, (14, 9, 14, 9), 10),
            IconLabel("globe", "brand", 22, card),
            (Text(self.tr("Opens a web page"), 15, "brand", bold=True, parent=card), 1),
        )
        put(vbox(opens, (18, 18, 18, 8)), card)
        return opens

    def _make_gone(self) -> QWidget:
        gone = QWidget(self)
        middle = Qt.AlignmentFlag.AlignHCenter
        self._gone_icon = icon = IconLabel("clock", "ink2", 64, gone)
        title = Text(self.tr("No QR on any screen"), 22, "ink", bold=True, parent=gone)
        text = Text(self.tr("A new one asks for the same order. Nothing is typed again."), 15, "ink2", parent=gone)
        for words in (title, text):
            words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.renew = action_button(Action.RENEW, "primary", "", gone, height=68, pressed=self.pressed)
        self.renew.set_key(key_label(Action.SHOW))
        self._gone = vbox(gone, spacing=12)
        put(self._gone, 1, (icon, 0, middle), title, text, Gap(12), (self.renew, 0, middle), 1)
        return gone

    def use_layout(self, layout: Layout) -> None:
        """Which layout the window has."""
        self._layout = layout
        small = layout.small
        self._gone_icon.setVisible(not small)
        self._gone.setContentsMargins(*(4 * [12 if small else 24]))
        self.renew.setMinimumWidth(scaled(220 if small else 260))

    def side(self, room: QSize, ratio: float) -> int:
        """The width in which the code has the largest whole number of device pixels a module that fits in `room`."""
        if self._link and not self._layout.small:
            return min(max(scaled(_LINK_SIDE) + 54, self.other.minimumSizeHint().width() + 40), room.width())
        if self._layout.small and self._link:
            room = QSize(room.width(), room.height() - self.opens.sizeHint().height())
        total = self.qr_view.modules or _USUAL
        total += 2 * QUIET
        below = self.check.sizeHint().height() if self.check.isVisibleTo(self) else 0
        within = min(room.width() - 2, room.height() - 2 - below) * ratio
        module = max(int(within // total), 1)
        return round(total * module / ratio + 0.5) + 2

    def show_sale(self, sale: Sale, screen: Screen, picture: QrPicture | None) -> None:
        """Draw what does not change by the second."""
        gone = screen.look is Look.RUN_OUT
        self._link = is_link(sale) and not gone
        self.kind = "off" if gone else "plain"
        self.qr_view.show_code(*((picture.modules, picture.image) if picture is not None else ((),)))
        self.gone.setVisible(gone)
        self.renew.setVisible(gone and Action.RENEW in screen.actions)
        self.qr_view.setVisible(not gone)
        below = self._layout.tight and not self._layout.small and not self._link and not gone
        self.opens.setVisible(self._link)
        roomy = self._link and not self._layout.small
        self.camera.setVisible(roomy and not self._layout.low)  # the code gets its room first
        self._other_row.setVisible(roomy and Action.QR in screen.actions)
        self._rest.setVisible(roomy)
        self.qr_view.setMinimumHeight(_LINK_LEAST if roomy else 0)
        self.qr_view.setMaximumHeight(scaled(_LINK_SIDE) if roomy else _ANY)
        self.check.show_check(sale, shown=below and picture is not None)

    def set_busy(self, actions: frozenset[Action]) -> None:
        """These are under way for this sale."""
        self.renew.set_busy(Action.RENEW in actions)
        self.other.set_busy(Action.QR in actions)

    def forget(self) -> None:
        """Nothing may stay on the screen (FEATURES.md QR6)."""
        self.qr_view.show_nothing()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Qt: the ground of a code is white in either look; it never covers the card's own line."""
        if self.qr_view.is_empty or self._link or not self.check.isHidden():
            super().paintEvent(event)  # what is said below the code keeps its ground, which its colour is made for
            return
        tokens = theme.current()
        paint.box(QPainter(self), QRectF(self.rect()), paint.CARD_RADIUS, tokens.qr_light, tokens.line)


class PayPanel(Card):
    """What is to be paid, how long the code is good, and the buttons in the order in which they are needed."""

    pressed = Signal(object)

    def __init__(self, *, demo: bool, parent: QWidget | None = None) -> None:
        super().__init__("plain", parent)
        self._demo = demo
        self._address: CheckedAddress | None = None
        self._layout = Layout.NORMAL
        self._column = column = QVBoxLayout(self)
        column.setSpacing(8)
        self.name = Text(self.tr("To pay"), 14, "ink2", parent=self)
        self.amount = BigAmount(58, self.tr("To pay"), self)
        self._head = put(hbox(spacing=16), (self.amount, 1))
        put(column, self.name, self._head, (self._middle(), 1))
        self.phone_button = action_button(
            Action.PHONE, "dash", self.tr("Pay with the pretend phone"), self, icon="phone", pressed=self.pressed
        )
        self.buttons = ActionRow(RowShape.COLUMN, self)
        put(column, self.phone_button, self.buttons)
        self.use_layout(Layout.NORMAL)

    def _middle(self) -> Room:
        """What may be scrolled when a message takes much room: never the amount, never the buttons."""
        inside = QWidget(self)
        self._room = room = Room(inside, self, name=self.tr("About this payment"), gives_way=True)
        self.says, self.message = MessagePanel.later(inside), MessagePanel.later(inside)
        link, time = self._link(inside), self._countdown(inside)
        self.check = CheckLine(inside)
        self._send = ButtonRow(parent=inside)
        for action, icon in _SENDS.items():
            button = action_button(action, "plain", "", self._send, icon=icon, pressed=self.pressed)
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            self._send.add(button)
        self._about = put(vbox(inside, spacing=10), time, self.says, self.message, link, self.check, self._send)
        self._about.addStretch(1)
        return room

    def _countdown(self, parent: QWidget) -> QWidget:
        self._time = QWidget(parent)
        self.ring = CountdownRing(self._time)
        self.left = Text("", 20, "ink", bold=True, tabular=True, wrap=False, parent=self._time)
        self.then = Note("", self._time)
        words = put(vbox(spacing=0), self.left, self.then)
        self.brief = Text(self.tr("✓ Read back"), 15, "ok", parent=self._time)
        put(hbox(self._time, spacing=14), self.ring, (words, 1), self.brief)
        return self._time

    def _link(self, parent: QWidget) -> QWidget:
        self._link_row = QWidget(parent)
        self.link = AddressLine(self._link_row)
        self.link.setAccessibleName(self.tr("Payment link"))
        self.copy_button = KeyButton(self.tr("Copy"), "", "soft", self._link_row, icon="copy", pressed=self.on_copy)
        self.copy_button.setAccessibleName(self.tr("Copy the payment link"))
        self._link_name = Note(self.tr("Payment link"), self._link_row)
        row = put(hbox(spacing=10), (self.link, 1), self.copy_button)
        put(vbox(self._link_row, spacing=6), self._link_name, row)
        return self._link_row

    def use_layout(self, layout: Layout) -> None:
        """Which layout the window has: in the narrow ones it is no card of its own."""
        self._layout = layout
        beside, small = layout.tight, layout.small
        self.kind = "bare" if beside else "plain"
        self._column.setContentsMargins(*((0, 0, 0, 0) if beside else (20, 18, 20, 14)))
        self._about.setContentsMargins(0, 0 if beside else 8, 0, 0)
        self._fit_buttons()
        for panel in (self.says, self.message):
            sign = panel is self.message and not layout.low
            panel.use_margins(*((12, 1 if small else 6) if beside else (18, 14) if sign else (14, 8)), sign=sign)
        self.phone_button.setVisible(self._demo and not small)

    def _fit_buttons(self) -> None:
        """As many as the height of the window has room for; where that is low, a menu has the others."""
        two = self._layout.tight or not self._link_row.isHidden()
        self.buttons.use_shape(RowShape.FEW if self._layout.low else RowShape.PAIRS if two else RowShape.COLUMN)
        self.share_height()

    def show_sale(self, sale: Sale, screen: Screen, picture: QrPicture | None) -> None:
        """Show what does not change by the second."""
        self.amount.show_amount(money_words(sale.amount))
        link = is_link(sale) and screen.look is Look.QR
        self._link_row.setVisible(link)
        self._link_name.setVisible(not self._layout.tight)
        self._about.setSpacing(8 if link else 10 if self._layout.tight else 16)
        self._fit_buttons()
        few = link and self.buttons.shape is RowShape.FEW  # the menu has room for what sends the address
        self._send.setVisible(link and not few)
        self._show_address(link_of(sale))
        beside = self._layout.tight
        small = self._layout.small
        verified = sale.qr is not None and sale.qr.check is QrCheck.VERIFIED
        self.brief.setVisible(small and not link and picture is not None and verified)
        has_place = {Action.QR} if link and not small else {Action.RENEW} if screen.look is Look.RUN_OUT else set()
        actions = tuple(action for action in screen.actions if action not in has_place)
        more = (*(_SENDS if few else ()), *((Action.PHONE,) if self._demo and small else ()))
        labels = {Action.PHONE: self.tr("Pay with the pretend phone")}
        if beside:  # two in a line: what they do not need is the code's
            labels[Action.LINK] = method_words(PaymentMethod.LINK)
        self.buttons.show_actions((*actions, *more), labels=labels)
        self.phone_button.setVisible(
            self._demo and not small and screen.look is Look.QR and opened_by(sale) is not None
        )
        self._show_message(sale, screen)
        self.share_height()
        roomy = self.message.isHidden()  # a fault comes first
        self.check.show_check(sale, shown=picture is not None and roomy and (not beside or (link and not small)))

    def _show_address(self, address: CheckedAddress | None) -> None:
        """Show the payment link, to be read and copied; nothing for a sale without one."""
        if address != self._address:
            self._address = address
            text = address.text if address is not None else ""
            self.link.setText(text)
            self.link.setCursorPosition(0)
            self.link.setToolTip(text)
            self.copy_button.setText(self.tr("Copy"))

    def _stand_time(self, *, beside: bool) -> None:
        """The time left stands beside the amount, where an address, or what F6 found, needs the height."""
        row = self._head if beside else self._about
        if row.indexOf(self._time) < 0:
            with theme.letters_kept(self._time.findChildren(QWidget)):
                row.insertWidget(1 if beside else 0, self._time)

    def show_time(self, sale: Sale, now: int) -> None:
        """The ring and the time left; nothing where the service named no time that can be read.

        See docs/rules.md#qr-timeout.
        """
        ends = sale.qr_expires_at
        crowded = not self.says.isHidden() or not self.message.isHidden()
        self._time.setVisible(ends is not None and not (crowded and self._about.indexOf(self._time) >= 0))
        if ends is None:
            return
        total = max(1, ends - (sale.shown_at or now))
        remaining = max(0, ends - now)
        if self._layout.small or (is_link(sale) and self._layout.tight):
            self.ring.hide()
        else:
            self.ring.set(remaining, total)
        text = self.tr("{time} left").format(time=minutes(remaining))
        then = self.tr("Then: new QR, same order")
        if is_link(sale):
            then = self.tr("works until {time}").format(time=short_time(ends))
        self.left.set_tint("warn" if time_stage(sale, now) in WARNINGS else "ink")
        if not remaining:
            text, then = self.tr("Ran out"), self.tr("{time} after it was shown").format(time=minutes(total))
        for label, words in ((self.left, text), (self.then, then)):
            if words != label.text():
                label.setText(words)

    def share_height(self) -> None:
        """Where the panel is low, what F6 found would be one line high; the amount gives it some of its height."""
        small, beside = self._layout.small, self._layout.tight
        gives = not self.says.isHidden()
        told, is_link_shown = beside and not self.message.isHidden(), not self._link_row.isHidden()
        link = beside and is_link_shown
        self._stand_time(beside=gives or is_link_shown)
        self.then.setVisible(not small and (is_link_shown or not gives))
        named = not small and not gives and not told and not link
        largest = 46 if self._layout.low else 72 if self._layout is Layout.LARGE else 58
        if small:
            largest = 30 if told else 44 if link else 52
        self.buttons.use_height(44 if small and (gives or told) else 0)
        self._column.setSpacing(4 if small and told else 8)
        self.amount.use_largest(34 if gives else largest)
        below = not self._time.isHidden() and self._about.indexOf(self._time) >= 0
        self.name.setVisible(named and not (below and not self._fits_time()))

    def _fits_time(self) -> bool:
        """Return True if the time left stands whole where the amount has its name above it; else that goes."""
        margins, rows = self._column.contentsMargins(), (self._column.itemAt(n) for n in range(self._column.count()))
        others = [row.sizeHint().height() for row in rows if row is not None and not row.isEmpty()]  # a room has none
        if self.name.isHidden():
            others.append(self.name.sizeHint().height())
        wide = self.width() - margins.left() - margins.right()
        about = max(self._about.totalMinimumHeightForWidth(wide), self._about.minimumSize().height())
        needed = sum(others) + about + (len(others) - 1) * self._column.spacing()
        return needed + margins.top() + margins.bottom() <= self.height()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Qt: another height."""
        super().resizeEvent(event)
        if event.size() != event.oldSize():
            self.share_height()

    def forget(self) -> None:
        """Nothing may stay on the screen (FEATURES.md QR6)."""
        self._show_address(None)

    def _show_message(self, sale: Sale, screen: Screen) -> None:
        if screen.paragraphs:
            said = screen.paragraphs[0]
            self.message.show_message("warn", said.lead, said.text)
        elif screen.look is Look.QR and sale.qr is not None and sale.qr.check is not QrCheck.VERIFIED:
            words = doubt_words(sale, brief=self._layout.small)  # what to do comes first
            self.message.show_message("warn", words.title, words.text)
        else:
            self.message.hide()
            return
        self.message.show()

    @Slot()
    def on_copy(self) -> None:
        """The address, byte for byte, to the clipboard (FEATURES.md TP2)."""
        if self._address is None:
            return
        QGuiApplication.clipboard().setText(self._address.text)
        self.copy_button.setText(self.tr("Copied"))
