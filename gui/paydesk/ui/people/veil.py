"""A card over a page, with a veil over what lies behind; the keyboard stays in it, Esc goes back."""

from __future__ import annotations

from typing import ClassVar, Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal, Slot
from PySide6.QtGui import QAccessible, QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from shiboken6 import isValid

from paydesk.ui import theme
from paydesk.ui.widgets.card import Card
from paydesk.ui.widgets.flow import hbox, put
from paydesk.ui.widgets.fonts import scaled

_STRENGTH: Final = 0.86
_LOW: Final = 660
"""Pixels of height below which a keypad does not fit under its text."""


def keep_tab_within(place: QWidget, *, forward: bool) -> bool:
    """Move the focus to the next control inside of `place`, round and round. False: it is not in there."""
    start = QApplication.focusWidget()
    if start is None or not place.isAncestorOf(start):
        return False
    following = _beside(start, forward=forward)
    while following is not None and following is not start:
        if place.isAncestorOf(following) and _takes_tab(following):
            reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
            following.setFocus(reason)
            return True
        following = _beside(following, forward=forward)
    return True


def _beside(widget: QWidget, *, forward: bool) -> QWidget | None:
    return widget.nextInFocusChain() if forward else widget.previousInFocusChain()


def _takes_tab(widget: QWidget) -> bool:
    tab = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
    return tab and widget.isEnabled() and widget.isVisible() and widget.focusProxy() is None


def middle_of(card: Card, content: QWidget, place: QWidget) -> tuple[QVBoxLayout, QVBoxLayout]:
    """Lay a card with this content in the middle of a place; the layouts of both, for `fit_middle`."""
    inside = QVBoxLayout(card)
    inside.addWidget(content)
    row = put(hbox(), 1, (card, 100), 1)
    column = QVBoxLayout(place)
    put(column, 1, row, 1)
    return column, inside


def fit_middle(middle: tuple[QVBoxLayout, QVBoxLayout], *, low: bool) -> None:
    """Less air around and inside of the card where there is little height."""
    around, inside = (6, 12) if low else (20, 24)
    middle[0].setContentsMargins(around, around, around, around)
    middle[1].setContentsMargins(inside, inside, inside, inside)


def is_low(place: QWidget) -> bool:
    """Whether a keypad stands beside its text there, and not below it."""
    return place.height() < scaled(_LOW)


class Veil(QWidget):
    """Covers its parent. `left`: somebody went back without doing what it asks for."""

    accessible_role: ClassVar = QAccessible.Role.Dialog
    accessible_cover: ClassVar = True
    """A screen reader hears nothing of what lies behind."""
    left = Signal()

    def __init__(self, content: QWidget, parent: QWidget, *, widest: int = 820) -> None:
        super().__init__(parent)
        self.hides = False
        """Whether nothing of the page may be seen through it."""
        self._before: QWidget | None = None
        card = Card("plain", self)
        card.setMaximumWidth(scaled(widest))
        self._middle = middle_of(card, content, self)
        self.hide()
        parent.installEventFilter(self)

    @property
    def is_open(self) -> bool:
        """Whether it is there."""
        return not self.isHidden()

    def come(self) -> None:
        """Cover the page; the focus is remembered."""
        if not self.is_open:
            self._before = QApplication.focusWidget()
        self._fit()
        self.show()
        self.raise_()

    def go(self) -> None:
        """Go away; the focus goes back to where it was."""
        if not self.is_open:
            return
        self.hide()
        before, self._before = self._before, None
        while before is not None and isValid(before) and not before.isEnabled() and not before.isWindow():
            before = before.parentWidget()  # on its way meanwhile: a second Enter presses nothing beside it
        if before is not None and isValid(before) and before.isVisible():
            before.setFocus(Qt.FocusReason.OtherFocusReason)

    def escape(self) -> None:
        """Esc: one step back in what was begun, or away."""
        if not self.step_back():
            self.on_left()

    def step_back(self) -> bool:
        """Esc: undo what was begun in it; whether there was something."""
        return False

    @Slot()
    def on_left(self) -> None:
        """The button, or Esc."""
        self.go()
        self.left.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Qt: it covers its parent, however large that becomes."""
        if event.type() == QEvent.Type.Resize and watched is self.parentWidget():
            self._fit()
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        page = self.parentWidget()
        if page is not None:
            self.setGeometry(page.rect())
            fit_middle(self._middle, low=is_low(self))
            self.use_height(low=is_low(self))

    def use_height(self, *, low: bool) -> None:
        """There is little height, or enough."""

    def event(self, event: QEvent) -> bool:
        """Qt: while we are there, the window's shortcuts mean nothing but full screen and the lock."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            locks = event.key() == Qt.Key.Key_L and event.modifiers() & Qt.KeyboardModifier.ControlModifier
            event.setAccepted(not locks and event.key() != Qt.Key.Key_F11)
            return event.isAccepted()
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Qt: Esc; no other key falls through to the page behind."""
        if event.key() == Qt.Key.Key_Escape:
            self.escape()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Qt: Tab goes round within the card."""
        return keep_tab_within(self, forward=forward) or super().focusNextPrevChild(forward)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt: draw the veil."""
        colour = QColor(theme.current().bg)
        colour.setAlphaF(1.0 if self.hides else _STRENGTH)
        QPainter(self).fillRect(self.rect(), colour)
