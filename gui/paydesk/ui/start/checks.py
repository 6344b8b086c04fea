"""The eight checks of "Ready to open", and the rows that show them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from paydesk.domain import masking
from paydesk.domain.settings.messages import AreaKeys, AreaTested, ConnectionProblem, PcState
from paydesk.domain.settings.settings import Settings
from paydesk.ui import clock
from paydesk.ui.theme_tokens import ThemeTokens
from paydesk.ui.widgets import icons, paint
from paydesk.ui.widgets.busy import BusyAnimation
from paydesk.ui.widgets.card import Card, Chip, ChipKind
from paydesk.ui.widgets.flow import ButtonRow, add_items, hbox, vbox
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import Note, Separator, Text
from paydesk.ui.words.base import QT_TRANSLATE_NOOP, translate
from paydesk.ui.words.settings import chip_words, connection_problem_words, state_words

_LOW_DISK_BYTES: Final = 500_000_000
_GB: Final = 1_000_000_000
_CLOCK_WARNING_S: Final = 10
"""Clock offset in seconds from which the check warns."""
_KEY_PROBLEMS: Final = frozenset(
    {
        ConnectionProblem.NO_KEYS,
        ConnectionProblem.KEYS_UNUSABLE,
        ConnectionProblem.WRONG_KEYS,
        ConnectionProblem.IP_NOT_ALLOWED,
        ConnectionProblem.NOT_ENABLED,
    }
)


class CheckState(Enum):
    """Result of a check: background and text token, default icon, source text."""

    OK = ("ok_soft", "ok", "check", QT_TRANSLATE_NOOP("Checks", "OK"))
    SEE_TO = ("warn_soft", "warn", "warn", QT_TRANSLATE_NOOP("Checks", "See to it"))
    STOPS = ("bad_soft", "bad", "no", QT_TRANSLATE_NOOP("Checks", "Stops selling"))
    BUSY = ("sunken", "ink2", "refresh", QT_TRANSLATE_NOOP("Checks", "Checking…"))
    OPEN = ("sunken", "ink3", "clock", QT_TRANSLATE_NOOP("Checks", "Not yet"))
    NOT_HERE = ("sunken", "ink3", "info", QT_TRANSLATE_NOOP("Checks", "Not used"))

    @property
    def text(self) -> str:
        """The translated text."""
        return translate("Checks", self.value[3])


@dataclass(frozen=True, slots=True)
class CheckInput:
    """The data that the checks use; None is not known yet."""

    settings: Settings
    demo: bool = False
    keys: AreaKeys | None = None
    tested: AreaTested | None = None
    pc: PcState | None = None
    printers: tuple[str, ...] | None = None
    """Printers of the system."""
    print_failed: bool = False
    """True if the last slip failed."""
    screens: int = 1
    screen_size: str = ""
    display_open: bool = False
    now: int = 0


@dataclass(frozen=True, slots=True)
class Check:
    """The result of one check."""

    name: str
    state: CheckState
    text: str
    note: str = ""
    fix: str = ""
    """Button: "connections", "shop", "printing", "display", "print", "sound", "kept"; "" for no button."""


def run_checks(known: CheckInput) -> tuple[Check, ...]:
    """Return the eight checks in the order of the page."""
    return tuple(check(known) for check in (_keys, _clock, _service, _terminal, _printer, _screen, _sound, _disk))


def _keys(known: CheckInput) -> Check:
    tested = known.tested
    if known.keys is not None and not known.keys.is_usable:
        elsewhere = known.keys.state == "elsewhere"
        text = state_words(known.keys) if elsewhere else translate("Ready", "There are none: nothing can be sold.")
        return Check("keys", CheckState.STOPS, text, fix="connections")
    if tested is None:
        return Check("keys", CheckState.BUSY, "")
    if tested.problem in _KEY_PROBLEMS:
        return Check(
            "keys", CheckState.STOPS, connection_problem_words(tested).title, fix="" if known.demo else "connections"
        )
    where = translate("Ready", "The demo's own") if known.demo else ""
    if known.keys is not None and not known.demo:
        where, _kind = chip_words(known.keys.state)
    if tested.problem in {ConnectionProblem.LINE, ConnectionProblem.ADDRESS}:
        return Check("keys", CheckState.OPEN, where)
    text = translate("Ready", "{where}; the service knows them")
    return Check("keys", CheckState.OK, text.format(where=where))


def _clock(known: CheckInput) -> Check:
    tested, time = known.tested, clock.india_time(known.now).strftime("%H:%M")
    if tested is None:
        return Check("clock", CheckState.BUSY, "", time)
    offset = tested.clock_offset_s
    if tested.problem is ConnectionProblem.CLOCK_OFF:
        words = connection_problem_words(tested)
        return Check("clock", CheckState.STOPS, f"{words.text} {words.todo}", time)
    if offset is None:
        text = translate("Ready", "not compared: the service told no time")
        return Check("clock", CheckState.OPEN, text, time)
    text = translate("Ready", "{n} s off the service's").format(n=abs(offset))
    return Check("clock", CheckState.OK if abs(offset) < _CLOCK_WARNING_S else CheckState.SEE_TO, text, time)


def _service(known: CheckInput) -> Check:
    tested = known.tested
    if tested is None:
        return Check("service", CheckState.BUSY, "")
    if tested.problem in {ConnectionProblem.LINE, ConnectionProblem.ADDRESS}:
        words = connection_problem_words(tested)
        return Check("service", CheckState.STOPS, f"{words.title}. {words.todo}")
    if tested.problem is ConnectionProblem.NO_KEYS:
        return Check("service", CheckState.OPEN, translate("Ready", "not checked: no keys"))
    took = "" if tested.round_trip_ms is None else translate("Ready", "{n} ms").format(n=tested.round_trip_ms)
    return Check("service", CheckState.OK, translate("Ready", "answers"), took)


def _terminal(known: CheckInput) -> Check:
    terminal = known.settings.shop.terminal
    if terminal is None:
        text = translate("Ready", "Its number is not set: nothing can be sold.")
        return Check("terminal", CheckState.STOPS, text, fix="shop")
    number = str(terminal.cf_terminal_id or "") or masking.phone(terminal.terminal_phone_no or "")
    return Check("terminal", CheckState.OK, translate("Ready", "number {number}").format(number=number))


def _printer(known: CheckInput) -> Check:
    chosen, printers = known.settings.printing.printer, known.printers
    if printers is None:
        return Check("printer", CheckState.BUSY, "")
    if chosen and chosen not in printers:
        text = translate("Ready", "{name} is not there. Switch it on, or choose another one.")
        return Check("printer", CheckState.SEE_TO, text.format(name=chosen), fix="printing")
    if not printers:
        text = translate("Ready", "No printer. Receipts are saved as PDF.")
        return Check("printer", CheckState.NOT_HERE, text)
    if known.print_failed:
        text = translate("Ready", "The last slip was not printed. Look at paper, lid and cable.")
        return Check("printer", CheckState.SEE_TO, text, fix="print")
    own = translate("Ready", "As the system")
    return Check("printer", CheckState.OK, chosen or own, fix="print")


def _screen(known: CheckInput) -> Check:
    if known.screens < 2:
        text = translate("Ready", "This PC has one screen. F10 opens a window for the customer.")
        return Check("screen", CheckState.OK if known.display_open else CheckState.NOT_HERE, text, fix="display")
    if known.display_open:
        text = translate("Ready", "shows what the customer has to see")
        return Check("screen", CheckState.OK, text, known.screen_size)
    text = translate("Ready", "There is one, and it shows nothing to the customer.")
    return Check("screen", CheckState.SEE_TO, text, known.screen_size, fix="display")


def _sound(known: CheckInput) -> Check:
    sounds = known.settings.sounds
    if sounds.on or sounds.spoken:
        return Check("sound", CheckState.OK, translate("Ready", "on; play it, and listen"), fix="sound")
    text = translate("Ready", "It is off: a payment is seen, not heard.")
    return Check("sound", CheckState.SEE_TO, text, fix="shop")


def _disk(known: CheckInput) -> Check:
    pc = known.pc
    if pc is None:
        return Check("disk", CheckState.BUSY, "")
    if pc.facts is None:
        text = translate("Ready", "The journal cannot be opened")
        return Check("disk", CheckState.STOPS, text)
    free = pc.free_bytes
    size = "" if free is None else translate("Ready", "{n} GB free").format(n=f"{free / _GB:.0f}")
    if free is not None and free < _LOW_DISK_BYTES:
        text = translate("Ready", "Nearly full. Make room before the day begins.")
        return Check("disk", CheckState.SEE_TO, text, size)
    if pc.broken:
        text = translate("Ready", "The journal was changed outside Paydesk")
        return Check("disk", CheckState.SEE_TO, text, size, fix="kept")
    return Check("disk", CheckState.OK, translate("Ready", "room enough; the journal is whole"), size)


def is_fine(check: Check) -> bool:
    """Return True if there is nothing to do."""
    return check.state in {CheckState.OK, CheckState.NOT_HERE}


# How it is shown ------------------------------------------------------------------------------------------------------

_CHIPS: Final[dict[CheckState, ChipKind]] = {
    CheckState.OK: "ok",
    CheckState.SEE_TO: "warn",
    CheckState.STOPS: "bad",
    CheckState.BUSY: "wait",
}
_SPOT: Final = 40
_TERSE_SPOT: Final = 30
_SMALL_SPOT: Final = 24


class _Spot(paint.SquareWidget):
    """The round icon at the left."""

    state = paint.RepaintProperty(CheckState.OPEN)

    def __init__(self, icon: str, side: int, parent: QWidget) -> None:
        super().__init__(side, parent)
        self._icon = icon
        self._motion = BusyAnimation(self)

    @property
    def is_moving(self) -> bool:
        """Return True while the busy animation runs."""
        return self._motion.is_animating

    def show_state(self, state: CheckState) -> None:
        self.state = state
        (self._motion.start if state is CheckState.BUSY else self._motion.stop)()

    def _draw(self, painter: QPainter, tokens: ThemeTokens) -> None:
        ground, ink, default_icon, _word = self.state.value
        rect = QRectF(self.rect())
        paint.draw_box(painter, rect, rect.height() / 2, tokens.colour(ground))
        inset = rect.width() * 0.24
        if self._motion.is_animating:
            self._motion.draw(painter, rect, tokens.brand)
            if not self._icon:
                return
        icons.paint(
            painter, self._icon or default_icon, rect.adjusted(inset, inset, -inset, -inset), tokens.colour(ink), 2.2
        )


class CheckRow(QWidget):
    """A row of a check. `icon`: "" for that of the state. `brief`: one line, without a chip."""

    def __init__(
        self, title: str, icon: str = "", *buttons: KeyButton, brief: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._title = title
        self.spot = _Spot(icon, _SMALL_SPOT if brief else _SPOT, self)
        self.title = Text(title, bold=True, parent=self)
        self.text = Text("", style="small", tint="ink2", parent=self)
        self.note = Note("", self, wrap=False)
        self.chip = Chip("", "off", self)
        self.chip.setVisible(not brief)
        self._brief, self._terse = brief, False
        self.buttons = buttons
        words = add_items(vbox(spacing=1), 1, self.title, self.text, 1)
        row = self._row = hbox(self, (16, 8, 16, 8), 12)
        add_items(row, (self.spot, 0, Qt.AlignmentFlag.AlignVCenter), (words, 1), self.note)
        if buttons:
            row.addWidget(ButtonRow(*buttons, parent=self), 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.chip)
        self.show_state(CheckState.OPEN, "")

    def set_padding(self, pixels: int, *, terse: bool = False) -> None:
        """Set the space above and below; `terse`: hide the text of checks without a problem."""
        self._terse = terse
        if not self._brief:
            self.spot.set_px(_TERSE_SPOT if terse else _SPOT)
        self._row.setContentsMargins(16, pixels, 16, pixels)
        self._show_text()

    def _show_text(self) -> None:
        is_shown = not self._terse or self.spot.state in {CheckState.SEE_TO, CheckState.STOPS}
        self.text.setVisible(is_shown and bool(self.text.text()))

    def show_state(self, state: CheckState, text: str, note: str = "", title: str = "") -> None:
        """Show a state; a `title` replaces the row's title."""
        self.spot.show_state(state)
        if title:
            self._title = title
            self.title.setText(title)
        self.title.set_tint("ink3" if self._brief and state is CheckState.OPEN else "ink")
        self.text.setText(text)
        self._show_text()
        self.text.set_tint({CheckState.SEE_TO: "warn", CheckState.STOPS: "bad"}.get(state, "ink2"))
        self.note.set_text_or_hide(note)
        self.chip.show_chip(state.text, _CHIPS.get(state, "off"))
        source = translate("Checks", "{title}: {state}")
        self.setAccessibleName(source.format(title=self._title, state=state.text))


class CheckCard(Card):
    """A card with rows."""

    def __init__(self, rows: Sequence[CheckRow], parent: QWidget | None = None) -> None:
        super().__init__("plain", parent)
        column = vbox(self, (1, 1, 1, 1), 0)
        for index, row in enumerate(rows):
            if index:
                column.addWidget(Separator(self))
            row.setParent(self)
            column.addWidget(row, 1)
