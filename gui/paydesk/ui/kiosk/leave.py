"""The PIN of the kiosk: the panel that asks for it before the program is left, and the window in which it is set."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QWidget

from paydesk.domain.people.person import easily_guessed, wait_ms
from paydesk.ui import clock
from paydesk.ui.kiosk.look import BigButton
from paydesk.ui.people.pin_pad import PinPad
from paydesk.ui.widgets.flow import put, vbox
from paydesk.ui.widgets.overlay import Veil
from paydesk.ui.widgets.paint import scaled
from paydesk.ui.widgets.sized import Label
from paydesk.ui.words.base import Words, translate

_WIDE: Final = 420
_LOW_WIDE: Final = 720


@dataclass(slots=True)
class Tries:
    """How many PINs were wrong, and until when (ms) the next has to wait."""

    wrong: int = 0
    until: int = 0


class LeavePanel(Veil):
    """Lies over everything. `given` carries the PIN that was typed, to be compared; `left`: staff stay after all."""

    given = Signal(object)

    def __init__(self, parent: QWidget, tries: Tries) -> None:
        """`tries`: the wrong PINs so far; they outlive this panel, which is made anew in each language."""
        inside = QWidget()
        super().__init__(inside, parent, widest=_WIDE)
        self._tries = tries
        self.setAccessibleName(translate("Kiosk", "Leave the kiosk"))
        heading = Label(self.accessibleName(), 32, bold=True, parent=inside)
        why = translate("Kiosk", "Only for staff: the PIN of this kiosk ends it.")
        self.pad = PinPad(inside, self.accessibleName())
        self.back = BigButton(translate("Kiosk", "Back"), 21, 52, parent=inside)
        put(vbox(inside, spacing=10), heading, Label(why, 21, "ink2", parent=inside), self.pad, self.back)
        self._tick = QTimer(self, interval=1_000)
        self._tick.timeout.connect(self.on_tick)
        self.pad.submitted.connect(self.on_submitted)
        self.back.clicked.connect(self.on_left)

    def open(self) -> None:
        """Ask for the PIN."""
        self.pad.say(None)
        self.on_tick()
        self.come()
        self.pad.edit.setFocus(Qt.FocusReason.OtherFocusReason)

    def use_height(self, *, low: bool) -> None:
        """Veil: keys below the field, or beside it."""
        self.pad.set_low(low=low)
        self.card.setMaximumWidth(scaled(_LOW_WIDE if low else _WIDE))

    @Slot()
    def on_submitted(self) -> None:
        """A PIN was typed."""
        self.pad.set_busy(busy=True)
        self.given.emit(self.pad.edit.take())

    def refuse(self) -> None:
        """It was not the PIN: after five, the next has to wait."""
        self.pad.set_busy(busy=False)
        self._tries.wrong += 1
        self._tries.until = clock.now_ms() + wait_ms(self._tries.wrong)
        self.pad.say(Words(translate("Kiosk", "That is not the PIN."), ""))
        self.on_tick()

    @Slot()
    def on_tick(self) -> None:
        """Whether a PIN is taken now, or in how many seconds."""
        left = (self._tries.until - clock.now_ms() + 999) // 1_000
        if left > 0:
            self.pad.set_closed(closed=True)
            said = translate("Kiosk", "Try again in {n} s.").format(n=left)
            self.pad.say(Words(translate("Kiosk", "Too many wrong PINs."), said))
            self._tick.start()
        elif self.pad.closed:
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
        self.heading = Label("", 24, bold=True, parent=self)
        self.text = Label("", 16, "ink2", parent=self)
        self.pads = (PinPad(self, translate("Kiosk", "Go on")), PinPad(self, translate("Kiosk", "Keep this PIN")))
        put(vbox(self, (28, 22, 28, 22)), self.heading, self.text, *self.pads)
        self.setFixedWidth(_WIDE)
        first, second = self.pads
        first.submitted.connect(self.on_first)
        second.submitted.connect(self.on_second)
        self._ask_first()

    def _ask_first(self) -> None:
        first, second = self.pads
        self.heading.setText(translate("Kiosk", "Choose a PIN for this kiosk"))
        self.text.setText(translate("Kiosk", "It ends the kiosk, and is needed for nothing else. Write it down."))
        for pad in self.pads:
            pad.edit.forget()
        second.hide()
        first.show()
        first.edit.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot()
    def on_first(self) -> None:
        """A PIN was typed: once more."""
        first, second = self.pads
        pin = first.edit.take()
        if easily_guessed(pin):
            first.say(Words(translate("Kiosk", "Visitors would guess that one. Choose another."), ""))
            return
        self._pin = pin
        self.heading.setText(translate("Kiosk", "The same PIN once more"))
        first.hide()
        second.show()
        second.edit.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot()
    def on_second(self) -> None:
        """The second time: it has to be the same."""
        again, pin = self.pads[1].edit.take(), self._pin
        self._pin = ""
        if again != pin:
            self._ask_first()
            self.pads[0].say(Words(translate("Kiosk", "These were two different PINs."), ""))
            return
        self.chosen.emit(pin)

    _pin = ""

    def closeEvent(self, event: QCloseEvent) -> None:
        """Qt: somebody changed their mind, or is done."""
        self._pin = ""
        super().closeEvent(event)
        self.closed.emit()
