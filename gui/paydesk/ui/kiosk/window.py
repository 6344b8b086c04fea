"""The kiosk window: full screen, the start page and three steps, and the PIN that closes it.

It cannot be closed, minimised or made smaller without the PIN, as far as a program can decide that: the system's own
keys need the system's own lock (docs/kiosk.md).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QCloseEvent, QKeyEvent
from PySide6.QtWidgets import QSizePolicy, QStackedWidget, QWidget

from paydesk.domain.people.person import is_easy_pin, pin_wait_ms
from paydesk.domain.settings.service_kind import ServiceKind
from paydesk.ui import clock
from paydesk.ui.kiosk.attract import AttractPage
from paydesk.ui.kiosk.pages import AmountPage, PaidPage
from paydesk.ui.kiosk.pay_page import KioskPayPage
from paydesk.ui.kiosk.widgets import LanguageRow, Languages, Logo, Steps
from paydesk.ui.people.pin_pad import PinPad
from paydesk.ui.public_window import PublicWindow
from paydesk.ui.sell.scanner_filter import ScannerFilter
from paydesk.ui.widgets.big_button import LOW_SCALE, BigButton
from paydesk.ui.widgets.card import Panel
from paydesk.ui.widgets.flow import add_items, hbox, vbox
from paydesk.ui.widgets.labels import ScalableText, scale_all
from paydesk.ui.widgets.overlay import ModalOverlay
from paydesk.ui.words.base import Words, translate

_WIDE: Final = 420
_LOW_WIDE: Final = 720


@dataclass(slots=True)
class PinAttempts:
    """The number of wrong PINs, and the time (ms since the epoch) until which the next one has to wait."""

    wrong: int = 0
    blocked_until: int = 0


class LeavePanel(ModalOverlay):
    """An overlay that asks for the PIN. `pin_entered` carries it, to be checked; `left`: staff stay after all."""

    pin_entered = Signal(object)

    def __init__(self, parent: QWidget, attempts: PinAttempts) -> None:
        """Create the panel; `attempts` outlives it, as it is created again for each language."""
        inside = QWidget()
        super().__init__(inside, parent, max_width=_WIDE)
        self._attempts = attempts
        self.setAccessibleName(translate("Kiosk", "Close the kiosk"))
        heading = ScalableText(self.accessibleName(), 32, bold=True, parent=inside)
        why = translate("Kiosk", "Enter the PIN of this kiosk.")
        self.pad = PinPad(inside, self.accessibleName())
        self.back = BigButton(translate("Kiosk", "Back"), 21, 52, parent=inside)
        add_items(vbox(inside, spacing=8), heading, ScalableText(why, 21, "ink2", parent=inside), self.pad, self.back)
        self._tick = QTimer(self, interval=1_000)
        self._tick.timeout.connect(self.on_tick)
        self.pad.submitted.connect(self.on_submitted)
        self.back.clicked.connect(self.on_close_requested)

    def open(self) -> None:
        """Ask for the PIN."""
        self.pad.say(None)
        self.on_tick()
        self.show_modal()
        self.pad.edit.setFocus(Qt.FocusReason.OtherFocusReason)

    def use_low(self, *, low: bool) -> None:
        self.pad.use_low(low=low)
        self.card.setMaximumWidth(_LOW_WIDE if low else _WIDE)

    @Slot()
    def on_submitted(self) -> None:
        self.pad.set_busy(busy=True)
        self.pin_entered.emit(self.pad.edit.take())

    def refuse(self) -> None:
        """Count a wrong PIN: after five, the next one has to wait."""
        self.pad.set_busy(busy=False)
        self._attempts.wrong += 1
        self._attempts.blocked_until = clock.now_ms() + pin_wait_ms(self._attempts.wrong)
        self.pad.say(Words(translate("Kiosk", "Wrong PIN."), ""))
        self.pad.edit.setFocus(Qt.FocusReason.OtherFocusReason)
        self.on_tick()

    @Slot()
    def on_tick(self) -> None:
        """Show the seconds until a PIN is accepted again."""
        left = (self._attempts.blocked_until - clock.now_ms() + 999) // 1_000
        if left > 0:
            self.pad.set_closed(closed=True)
            text = translate("Kiosk", "Try again in {n} s.").format(n=left)
            self.pad.say(Words(translate("Kiosk", "Too many wrong PINs."), text))
            self._tick.start()
        elif self.pad.is_closed:
            self._tick.stop()
            self.pad.set_closed(closed=False)
            self.pad.say(None)


class SetPinWindow(QWidget):
    """Asks twice for a new PIN. `chosen` carries it; closing the window sets none."""

    chosen = Signal(object)
    closed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setWindowTitle(translate("Kiosk", "PIN of the kiosk"))
        self.heading = ScalableText("", 24, bold=True, parent=self)
        self.text = ScalableText("", 16, "ink2", parent=self)
        self.pads = (PinPad(self, translate("Kiosk", "Next")), PinPad(self, translate("Kiosk", "Save PIN")))
        add_items(vbox(self, (24, 24, 24, 24)), self.heading, self.text, *self.pads)
        first, second = self.pads
        first.submitted.connect(self.on_first)
        second.submitted.connect(self.on_second)
        self._ask_first()
        self.fit(self.screen().availableSize())

    def fit(self, screen: QSize) -> None:
        """Place the keypad below the field, or beside it on a low screen."""
        low = screen.height() < 700
        for pad in self.pads:
            pad.use_low(low=low)
        self.setFixedWidth(_LOW_WIDE if low else _WIDE)

    def _ask_first(self) -> None:
        first, second = self.pads
        self.heading.setText(translate("Kiosk", "Choose a PIN for this kiosk"))
        self.text.setText(translate("Kiosk", "This PIN closes the kiosk. Write it down."))
        for pad in self.pads:
            pad.edit.forget()
        second.hide()
        first.show()
        first.edit.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot()
    def on_first(self) -> None:
        """Ask for the same PIN again, unless it is easily guessed."""
        first, second = self.pads
        pin = first.edit.take()
        if is_easy_pin(pin):
            first.say(Words(translate("Kiosk", "Too easy to guess. Try another PIN."), ""))
            first.edit.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        self._pin = pin
        self.heading.setText(translate("Kiosk", "Enter the same PIN again"))
        first.hide()
        second.show()
        second.edit.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot()
    def on_second(self) -> None:
        """Compare both PINs."""
        again, pin = self.pads[1].edit.take(), self._pin
        self._pin = ""
        if again != pin:
            self._ask_first()
            self.pads[0].say(Words(translate("Kiosk", "The PINs differ. Try again."), ""))
            return
        self.chosen.emit(pin)

    _pin = ""

    def closeEvent(self, event: QCloseEvent) -> None:
        self._pin = ""
        super().closeEvent(event)
        self.closed.emit()


_ENTER: Final = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space})


class KioskStage(IntEnum):
    """The pages of the kiosk."""

    ATTRACT = 0
    AMOUNT = 1
    PAY = 2
    PAID = 3


class KioskWindow(PublicWindow):
    """The window of the kiosk.

    `rebuilt`: its pages are new, in another language. `exit_requested`: the PIN is asked for. `left`: the PIN was right
        and the window has closed.
    """

    design_size = (1920, 1080)
    rebuilt = Signal()
    language_requested = Signal(object)
    exit_requested = Signal()
    pin_entered = Signal(object)
    left = Signal()

    def __init__(self, languages: Languages, language: str, *, own_phone: bool = False) -> None:
        """Create the window; `language` is the code of the current one. `own_phone`: visitors' phones reach this PC."""
        super().__init__()
        self._languages, self._own_phone = languages, own_phone
        self._may_close, self._attempts = False, PinAttempts()
        self.language = language
        self.stage = KioskStage.ATTRACT
        self.setWindowTitle(translate("Kiosk", "Kiosk"))
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.set_service_kind(ServiceKind.DEMO)
        self._scanner = ScannerFilter(self)
        self._scanner.scanned.connect(self.on_scanned)
        self._create_widgets()
        self.show_stage(KioskStage.ATTRACT)

    # Widgets ----------------------------------------------------------------------------------------------------------

    def _create_widgets(self) -> None:
        self._head, self._foot = Panel("bottom", self), Panel("top", self)
        for bar in (self._head, self._foot):
            bar.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._create_head()
        self._create_foot()
        self.stack = QStackedWidget(self)
        self.attract = AttractPage(LanguageRow(self._languages, ("night_line", "night"), 25, self), self.stack)
        self.amount = AmountPage(self.language, self.stack)
        self.pay = KioskPayPage(self.stack, own_phone=self._own_phone)
        self.paid = PaidPage(self.stack)
        self.pages = (self.attract, self.amount, self.pay, self.paid)
        for page in self.pages:
            self.stack.addWidget(page)
        for page in (self.attract, self.paid):  # they take the space of head and foot as well
            page.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)
        for part in (self._head, self.stack, self._foot):
            self._column.addWidget(part, int(part is self.stack))
        self.leave_panel = LeavePanel(self, self._attempts)
        self.leave_panel.pin_entered.connect(self.pin_entered)
        self.leave_panel.cancelled.connect(self.on_stay)
        for row in (self.attract.languages, self.languages):
            row.show_language(self.language)
            row.language_chosen.connect(self.language_requested)

    def _create_head(self) -> None:
        self.logo = Logo(parent=self._head)
        self.steps = Steps(self._head)
        self.time_label = ScalableText("", 20, "ink2", wrap=False, parent=self._head)
        self.restart_button = BigButton(translate("Kiosk", "Start again"), 20, 64, parent=self._head)
        self._head_row = add_items(hbox(self._head), self.logo, (self.steps, 1), self.time_label, self.restart_button)

    def _create_foot(self) -> None:
        leave = translate("Kiosk", "Staff: close")
        self.exit_button = BigButton(leave, 18, 46, "quiet", icon="lock", parent=self._foot)
        self.exit_button.clicked.connect(self.ask_pin)
        self.languages = LanguageRow(self._languages, ("quiet", "chosen"), 18, self._foot)
        self._foot_row = add_items(hbox(self._foot), self.exit_button, 1, self.languages)

    def rebuild(self, language: str) -> None:
        """Create all widgets again, in another language."""
        self.language = language
        typed = self.amount.amount.amount()
        stage, old = self.stage, [self.banner, self._head, self.stack, self._foot, self.leave_panel]
        for part in old:
            self._column.removeWidget(part)
            part.hide()
            part.deleteLater()
        self._create_banner()
        self._create_widgets()
        self.show_stage(stage)
        self.amount.amount.set_amount(typed)
        self._fit()
        self.rebuilt.emit()

    # Content ----------------------------------------------------------------------------------------------------------

    def show_stage(self, stage: KioskStage) -> None:
        """Show a page."""
        self.stage = stage
        guided = stage in {KioskStage.AMOUNT, KioskStage.PAY}
        self._head.setVisible(guided)
        self._foot.setVisible(guided)
        self.stack.setCurrentIndex(stage)
        if guided:
            self._show_steps(stage)
        if stage is KioskStage.AMOUNT:
            self.amount.begin()
        else:
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_steps(self, stage: KioskStage) -> None:
        words = [
            translate("Kiosk", "Type an amount"),
            translate("Kiosk", "Pay"),
            translate("Kiosk", "Green: hand over"),
        ]
        at = stage - KioskStage.AMOUNT
        spoken = translate("Kiosk", "Step {n} of 3: {words}").format(n=at + 1, words=words[at])
        self.steps.show_step(at, words, spoken)

    def show_time(self, words: str) -> None:
        """Show the time left of the code, or until the kiosk returns to its start page."""
        for label in (self.time_label, self.paid.time_label):
            if label.text() != words:
                label.setText(words)

    # Size -------------------------------------------------------------------------------------------------------------

    def _fit(self) -> None:
        unit, upright = self.scale, self.is_upright
        self.logo.set_name("" if upright else "Paydesk")
        scale_all(self, unit)
        for page in self.pages:
            page.arrange(unit, upright=upright)
        for row, height in ((self._head_row, 26), (self._foot_row, 8)):
            side, above = round(48 * unit), round(height * unit) if unit >= LOW_SCALE else 2
            row.setContentsMargins(side, above, side, above)
            row.setSpacing(max(8, round(20 * unit)))

    # Leaving ----------------------------------------------------------------------------------------------------------

    @Slot()
    def ask_pin(self) -> None:
        self.leave_panel.open()
        self.exit_requested.emit()

    @Slot(object)
    def on_scanned(self, _number: object) -> None:
        """Ignore a scan: here it is no amount, and no PIN."""
        if self.leave_panel.is_open:
            self.leave_panel.pad.refuse_scan()

    @Slot()
    def on_stay(self) -> None:
        self.show_stage(self.stage)

    def close_for_staff(self) -> None:
        """Close the window after the right PIN."""
        self._may_close = True
        self.close()
        self.left.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.stage is KioskStage.ATTRACT and event.key() in _ENTER and not event.isAutoRepeat():
            self.attract.started.emit()
        event.accept()

    def closeEvent(self, event: QCloseEvent) -> None:
        if self._may_close:
            super().closeEvent(event)
            return
        event.ignore()
        self.ask_pin()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        smaller = self.isMinimized() or not self.windowState() & Qt.WindowState.WindowFullScreen
        if event.type() == QEvent.Type.WindowStateChange and self.isVisible() and smaller and not self._may_close:
            self.showFullScreen()
