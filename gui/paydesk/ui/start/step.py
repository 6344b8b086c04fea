"""The base of the steps of the first start, and the list of steps at the left."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPixmap
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from paydesk import assets
from paydesk.ui.layout import Layout
from paydesk.ui.page import Page
from paydesk.ui.theme_tokens import ThemeTokens
from paydesk.ui.widgets import icons, paint
from paydesk.ui.widgets.card import MessagePanel, Panel
from paydesk.ui.widgets.flow import Gap, add_items, hbox, vbox
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import Note, Text
from paydesk.ui.widgets.paint import set_text_style, text_font
from paydesk.ui.widgets.scroll_area import VScrollArea
from paydesk.ui.words.base import QT_TRANSLATE_NOOP, translate

STEP_NAMES: Final = (
    QT_TRANSLATE_NOOP("Start", "Welcome"),
    QT_TRANSLATE_NOOP("Start", "Connect"),
    QT_TRANSLATE_NOOP("Start", "People"),
    QT_TRANSLATE_NOOP("Start", "Test sale"),
)
WELCOME, CONNECT, PEOPLE, TEST_SALE = range(len(STEP_NAMES))
_LIST_WIDTH: Final = 268
_NARROW_LIST_WIDTH: Final = 200
_NUMBER_SIZE: Final = 32


class _StepNumber(paint.PaintMixin, QWidget):
    """The number of a step in a circle, or a check mark."""

    def __init__(self, number: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._number = number
        self.is_current = self.is_done = False
        self.setFixedSize(_NUMBER_SIZE, _NUMBER_SIZE)

    def _draw(self, painter: QPainter, tokens: ThemeTokens) -> None:
        rect = QRectF(self.rect())
        if self.is_done and not self.is_current:
            paint.draw_box(painter, rect, rect.height() / 2, tokens.ok)
            inset = rect.width() * 0.25
            icons.paint(painter, "check", rect.adjusted(inset, inset, -inset, -inset), tokens.surface, 3.0)
            return
        ground, ink, line = (
            (tokens.brand, tokens.brand_ink, None) if self.is_current else (None, tokens.ink2, tokens.edge)
        )
        paint.draw_box(painter, rect, rect.height() / 2, ground, line, 2)
        paint.draw_text(painter, rect, str(self._number), text_font("body", bold=True), ink)


class _StepRow(paint.PaintMixin, QWidget):
    """A step in the list."""

    def __init__(self, index: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._name = translate("Start", STEP_NAMES[index])
        self.number = _StepNumber(index + 1, self)
        self.words = Text(self._name, tint="ink2", parent=self)
        add_items(hbox(self, (16, 12, 16, 12), 12), self.number, (self.words, 1))

    def show_step(self, *, now: bool, done: bool) -> None:
        self.number.is_current, self.number.is_done = now, done
        self.words.set_tint("brand" if now else "ink" if done else "ink2")
        set_text_style(self.words, "body", bold=now)
        state = translate("Start", "{step}: done") if done else translate("Start", "{step}: still to come")
        if now:
            state = translate("Start", "{step}: you are here")
        self.words.setAccessibleName(state.format(step=self._name))
        self.update()

    def _draw(self, painter: QPainter, tokens: ThemeTokens) -> None:
        if self.number.is_current:
            paint.draw_box(painter, QRectF(self.rect()), paint.RADIUS, tokens.brand_soft)


class StepList(Panel):
    """The list of the four steps, with the current one marked."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("right", parent)
        self._rows = [_StepRow(place, self) for place in range(len(STEP_NAMES))]
        logo = QLabel(self)
        logo.setPixmap(QPixmap(str(assets.path("icons/paydesk.png"))))
        logo.setScaledContents(True)
        logo.setFixedSize(40, 40)
        head = add_items(
            hbox(None, (8, 0, 0, 0), 12),
            logo,
            (Text(translate("Start", "Paydesk"), style="title", parent=self), 1),
        )
        column = self._column = add_items(vbox(self, spacing=8), head, Gap(24), *self._rows, 1)
        note = translate("Start", "About 3 minutes. Stop after any step, continue later.")
        column.addLayout(add_items(hbox(None, (8, 0, 0, 0)), Note(note, self)))

    def use_layout(self, layout: Layout) -> None:
        """Use a narrow list in tight windows, none in small ones."""
        self.setFixedWidth(_NARROW_LIST_WIDTH if layout.is_tight else _LIST_WIDTH)
        side = layout.metrics.gap
        self._column.setContentsMargins(side, 24, side, 16)

    def show_step(self, number: int) -> None:
        """Mark a step as current, and those before it as done."""
        for each, line in enumerate(self._rows):
            line.show_step(now=each == number, done=each < number)


class StartStep(Page):
    """A step of the first start: its content in a scroll area, with the buttons below it."""

    back_requested = Signal()

    def __init__(self, number: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.number = number
        self.enter_button: KeyButton | None = None
        """The button that Enter presses."""
        inside = QWidget(self)
        self.column = vbox(inside, spacing=16)
        foot = Panel("top", self)
        foot.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.foot = hbox(foot, spacing=12)
        back = translate("Start", "Back")
        self.back_button = KeyButton(back, "Esc", "plain", self, icon="left", height=48, on_press=self.back_requested)
        self.back_button.setVisible(number > WELCOME)
        column = self._outer_column = vbox(self, spacing=0)
        name = translate("Start", STEP_NAMES[number])
        add_items(column, (VScrollArea(inside, self, name=name), 1), foot)

    def add_foot(self, *widgets: QWidget) -> None:
        """Add buttons at the right; "Back" is at the left."""
        add_items(self.foot, self.back_button, 1, *widgets)

    def insert_above_foot(self, message: MessagePanel) -> None:
        """Insert an error message above the buttons, where it is always visible."""
        self._outer_column.insertWidget(1, message)

    def use_layout(self, layout: Layout) -> None:
        side, edge, top = (16, 8, 16) if layout.is_tight else (48, 16, 32)
        if layout is Layout.LARGE:
            side, top = 208, 96
        self.column.setContentsMargins(side, top, side, edge)
        self.foot.setContentsMargins(side, edge, side, edge)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Enter presses the main button from any focus
        enter = event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and not event.isAutoRepeat()
        if enter and self.enter_button is not None and self.enter_button.isVisible():
            self.enter_button.click()
        else:
            super().keyPressEvent(event)

    def draft(self) -> Mapping[str, str]:
        """Return unsent input by field, for the next run; never keys or PINs."""
        return {}

    def restore_draft(self, draft: Mapping[str, str]) -> None:
        """Restore the result of `draft`; unknown fields are ignored."""
