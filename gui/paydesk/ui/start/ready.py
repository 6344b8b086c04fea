"""The page "Ready to open": all checks before the first customer, each with a button that fixes it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal, Slot
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QVBoxLayout, QWidget

from paydesk.domain.money import Money
from paydesk.ui.forms.editors import ComboBox
from paydesk.ui.layout import Layout
from paydesk.ui.page import Page
from paydesk.ui.start.checks import Check, CheckCard, CheckRow, CheckState, is_fine
from paydesk.ui.theme_tokens import ThemeTokens
from paydesk.ui.widgets import paint
from paydesk.ui.widgets.accessible import announce
from paydesk.ui.widgets.card import Card
from paydesk.ui.widgets.choice import CheckBox
from paydesk.ui.widgets.flow import EvenLayout, add_items, hbox, vbox
from paydesk.ui.widgets.icons import IconLabel
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import Heading, Note, Text
from paydesk.ui.widgets.paint import text_font
from paydesk.ui.widgets.scroll_area import VScrollArea
from paydesk.ui.words.base import QT_TRANSLATE_NOOP, money_words, translate

_ROWS: Final = {
    "keys": ("key", QT_TRANSLATE_NOOP("Ready", "Keys")),
    "clock": ("clock", QT_TRANSLATE_NOOP("Ready", "Clock")),
    "service": ("wifi", QT_TRANSLATE_NOOP("Ready", "Service")),
    "terminal": ("shop", QT_TRANSLATE_NOOP("Ready", "Terminal")),
    "printer": ("printer", QT_TRANSLATE_NOOP("Ready", "Printer")),
    "screen": ("screen", QT_TRANSLATE_NOOP("Ready", "Second screen")),
    "sound": ("volume", QT_TRANSLATE_NOOP("Ready", "Sound")),
    "disk": ("disk", QT_TRANSLATE_NOOP("Ready", "Disk")),
}
_FIXES: Final = {
    "connections": QT_TRANSLATE_NOOP("Ready", "Type the keys"),
    "shop": QT_TRANSLATE_NOOP("Ready", "Settings"),
    "printing": QT_TRANSLATE_NOOP("Ready", "Settings"),
    "print": QT_TRANSLATE_NOOP("Ready", "Print a test"),
    "display": QT_TRANSLATE_NOOP("Ready", "Show"),
    "sound": QT_TRANSLATE_NOOP("Ready", "Play"),
    "kept": QT_TRANSLATE_NOOP("Ready", "Look"),
}
_RING: Final = 76
_ROW: Final = 84
"""Height of a row in large windows: two lines of text and a button."""


class _Ring(paint.SquareWidget):
    """A ring that shows how many checks are `fine`."""

    fine = paint.RepaintProperty(0)

    def _draw(self, painter: QPainter, tokens: ThemeTokens) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = self.width() * 0.11
        rect = QRectF(self.rect()).adjusted(width, width, -width, -width)
        painter.setPen(QPen(QColor(tokens.line), width))
        painter.drawArc(rect, 0, 360 * 16)
        if self.fine:
            painter.setPen(QPen(QColor(tokens.ok), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawArc(rect, 90 * 16, -round(360 * 16 * self.fine / len(_ROWS)))
        paint.draw_text(painter, rect, f"{self.fine}/{len(_ROWS)}", text_font("action"), tokens.ink)


class ReadyPage(Page):
    """`fix_requested` carries the fix of a check; `daily`: whether the page is shown each day.

    `open_requested` carries the name of the person whose shift is opened, or "".
    """

    fix_requested = Signal(object)
    open_requested = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._fixes: dict[str, str] = {}
        self._announced = ""
        inside = QWidget(self)
        column = self._column = QVBoxLayout(inside)
        column.addWidget(self._create_head())
        self.rows = {name: self._create_row(name) for name in _ROWS}
        sides, names = QWidget(inside), list(_ROWS)
        beside = EvenLayout(sides, 16)
        for part in (names[:4], names[4:]):
            beside.addWidget(CheckCard([self.rows[name] for name in part], sides))
        add_items(column, sides, self._create_leftover_card())
        self.daily = CheckBox(self.tr("Show this page at the first start of each day"))
        add_items(column, self.daily, 1)
        self.open_button = KeyButton(self.tr("Start selling"), self.tr("Enter"), "primary", self, on_press=self.on_open)
        self._person_name = ""
        self.person_label = Note(self.tr("Person"), self, wrap=False)
        self.person = ComboBox(self)
        self.person.setAccessibleName(self.tr("Person"))
        self._foot = add_items(hbox(spacing=12), (self.open_button, 1), self.person_label, self.person)
        self.show_shift((), "", is_offered=False)
        add_items(vbox(self, spacing=0), (VScrollArea(inside, self, name=self.tr("Ready to open")), 1), self._foot)
        self.use_layout(Layout.NORMAL)

    def _create_head(self) -> Card:
        card = Card("plain", self)
        self.ring = _Ring(_RING, card)
        self.title = Heading(self.tr("Ready to open"), card)
        self.text = Text("", style="action", tint="ink2", parent=card)
        self.check_again_button = KeyButton(self.tr("Check again"), "F5", "plain", card)
        words = self._head_words = add_items(vbox(), self.title, (self.text, 1))
        self._head_row = add_items(hbox(card, spacing=16), self.ring, (words, 1), self.check_again_button)
        return card

    def _create_row(self, name: str) -> CheckRow:
        icon, title = _ROWS[name]
        return CheckRow(translate("Ready", title), icon, KeyButton("", value=name, parent=self, on_press=self.on_fix))

    def _create_leftover_card(self) -> Card:
        """Create the card of open sales from earlier days."""
        self.leftover_card = Card("plain", self)
        self.leftover_title = Text("", bold=True, parent=self.leftover_card)
        text = Text(self.tr("Paydesk checks them again."), style="small", tint="ink2", parent=self.leftover_card)
        self.leftover_button = KeyButton(self.tr("Show them"), parent=self.leftover_card, value="orders")
        words = add_items(vbox(spacing=2), self.leftover_title, text)
        add_items(
            hbox(self.leftover_card, (16, 12, 16, 12), 16),
            IconLabel("orders", "ink2", 22, self.leftover_card),
            (words, 1),
            self.leftover_button,
        )
        return self.leftover_card

    def use_layout(self, layout: Layout) -> None:
        """Reduce spacing in small windows; the smallest shows texts of problems only."""
        low = self._low = layout.is_tight
        side = 12 if low else 24
        self._column.setContentsMargins(side, side - 4, side, 12)
        self._column.setSpacing(16)
        self._head_row.setContentsMargins(24, 16, 24, 16)
        self._head_words.setSpacing(4)
        self._foot.setContentsMargins(side, 8, side, 8 if low else 16)
        for name, row in self.rows.items():
            row.set_padding(8 if low else 12, terse=False)
            row.setMinimumHeight(0 if low else _ROW)  # aligns the rows of both cards
            self._show_key(name)
        self.open_button.set_height(48 if low else 66)
        self.person.setFixedHeight(self.open_button.sizeHint().height())

    def activate(self) -> None:
        self.open_button.setFocus(Qt.FocusReason.OtherFocusReason)

    # What it shows --------------------------------------------------------------------------------------------------

    def show_checks(self, checks: Sequence[Check]) -> None:
        """Show the results."""
        for check in checks:
            row = self.rows[check.name]
            row.show_state(check.state, check.text, check.note)
            self._fixes[check.name] = check.fix
            [button] = row.buttons
            button.setVisible(bool(check.fix))
            if check.fix:
                words = translate("Ready", _FIXES[check.fix])
                button.setText(words)
                self._show_key(check.name)
                spoken = translate("Ready", "{what}: {button}")
                button.setAccessibleName(spoken.format(what=translate("Ready", _ROWS[check.name][1]), button=words))
        self._show_head(checks)

    def _show_key(self, name: str) -> None:
        """Show the key on a row's button if there is space."""
        self.rows[name].buttons[0].set_key("F10" if self._fixes.get(name) == "display" and not self._low else "")

    def _show_head(self, checks: Sequence[Check]) -> None:
        busy = any(check.state is CheckState.BUSY for check in checks)
        stops = [check for check in checks if check.state is CheckState.STOPS]
        see_to = [check for check in checks if check.state is CheckState.SEE_TO]
        self.ring.fine = sum(is_fine(check) for check in checks)
        self.check_again_button.set_busy(busy)
        if stops:
            title, tint = self.tr("Not ready to open"), "bad"
            text = self.tr("No sales yet. To correct, in red: %n.", "", len(stops))
        elif busy:
            title, tint, text = self.tr("Ready to open"), "ink2", self.tr("Checking…")
        elif see_to:
            title, tint = self.tr("Ready to open"), "warn"
            text = self.tr("You can sell. To check: %n.", "", len(see_to))
        else:
            title, tint, text = self.tr("Ready to open"), "ok", self.tr("Everything works")
        self.title.setText(title)
        self.text.set_tint(tint)
        self.text.setText(text)
        if not busy and text != self._announced:
            self._announced = text
            announce(self.text, f"{title}: {text}")

    def show_leftover(self, count: int, amount: Money) -> None:
        """Show number and amount of open sales from earlier days."""
        self.leftover_card.setVisible(count > 0)
        source = self.tr("Still open from before today: %n, {amount}", "", count)
        self.leftover_title.setText(source.format(amount=money_words(amount)))

    def show_shift(self, names: Sequence[str], who: str, *, is_offered: bool) -> None:
        """Set whether opening also opens a shift, for one of `names`; `who` is at the counter."""
        self.open_button.setText(self.tr("Open the shift and sell") if is_offered else self.tr("Start selling"))
        self.person.set_options([(name, name) for name in names])
        if who != self._person_name:
            self._person_name = who
            self.person.choose(who)
        for part in (self.person_label, self.person):
            part.setVisible(is_offered and bool(names))

    def show_daily(self, *, on: bool, offered: bool) -> None:
        """Set whether the page is shown each day; the box is `offered` to who may change settings."""
        self.daily.setChecked(on)
        self.daily.setVisible(offered)

    # What people do -------------------------------------------------------------------------------------------------

    @Slot(object)
    def on_fix(self, name: object) -> None:
        self.fix_requested.emit(self._fixes[str(name)])

    @Slot()
    def on_open(self) -> None:
        self.open_requested.emit(self.person.chosen_id() if self.person.isVisibleTo(self) else "")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # F5 runs the checks again
        if event.key() == Qt.Key.Key_F5 and self.check_again_button.isEnabled():
            self.check_again_button.click()
            return
        super().keyPressEvent(event)
