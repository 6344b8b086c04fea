"""The panel that slides over the right side of the window; the sale goes on behind it."""

from __future__ import annotations

from typing import ClassVar, Final

from PySide6.QtCore import (
    QEasingCurve,
    QEvent,
    QObject,
    QPoint,
    QPropertyAnimation,
    QRect,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QStyle, QWidget
from shiboken6 import isValid

from paydesk.ui.widgets.card import Panel
from paydesk.ui.widgets.flow import hbox, put, vbox
from paydesk.ui.widgets.fonts import scaled
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import Text
from paydesk.ui.widgets.practice_banner import PracticeMark
from paydesk.ui.widgets.room import OneOf

WIDTH: Final = 400
"""Device-independent pixels, as in the mock; wider letters make it wider."""
_SLIDE_MS: Final = 160


class SideContent(QWidget):
    """What a SidePanel holds: a widget with a title that knows where the keyboard begins."""

    def title(self) -> str:
        """What stands above it."""
        return ""

    def begin(self) -> None:
        """It comes to the front: the focus goes where work begins."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def step_back(self) -> bool:
        """Esc: take one step back inside of it. Whether there was one; else the panel closes."""
        return False

    def put_away(self) -> None:
        """The panel closed: nothing goes on being shown to anybody."""


class SidePanel(Panel):
    """Lies over the right side of its parent and shows one SideContent at a time. `closed`: it went away."""

    closed = Signal()
    over_list: ClassVar = True
    """Notices do not lie where this lies (`ui.sell.notices`)."""

    def __init__(self, parent: QWidget, *, over: QWidget | None = None) -> None:
        """`over`: what it lies on at the right; while open that is as wide as the panel, so that no key is covered."""
        super().__init__("left", parent)
        self._over = over
        self._over_least = 0
        self._content: SideContent | None = None
        self._before: QWidget | None = None
        self._slide = QPropertyAnimation(self, b"pos", self)
        self._slide.setEasingCurve(QEasingCurve.Type.OutCubic)
        column = put(vbox(self, (1, 14, 0, 0), 10), self._make_head())
        self._place = OneOf(self)
        column.addWidget(self._place, 1)
        self.hide()
        parent.installEventFilter(self)

    def _make_head(self) -> QWidget:
        head = QWidget(self)
        self.heading = Text("", 16, "ink", bold=True, parent=head)
        self.mark = PracticeMark(head)
        self.close_button = KeyButton(self.tr("Esc closes"), "", "ghost", head, pressed=self.on_close)
        self.close_button.setAccessibleName(self.tr("Close this panel"))
        put(hbox(head, (18, 0, 8, 0), 10), (self.heading, 1), self.mark, self.close_button)
        return head

    # Opening and closing --------------------------------------------------------------------------------------------

    @property
    def is_open(self) -> bool:
        """Whether it is there, or on its way in."""
        return not self.isHidden()

    @property
    def content(self) -> SideContent | None:
        """What it shows; None while it is closed."""
        return self._content if self.is_open else None

    def open_with(self, content: SideContent) -> None:
        """Show this. What was shown before is put away; the focus is remembered, and given back on closing."""
        if self.is_open and content is self._content:
            content.begin()
            return
        if self.is_open and self._content is not None:
            self._content.put_away()
        else:
            self._before = QApplication.focusWidget()
        self._content = content
        if self._place.indexOf(content) < 0:
            self._place.addWidget(content)
        self._place.setCurrentWidget(content)
        self.heading.setText(content.title())
        self._come()
        content.begin()

    def close_panel(self) -> None:
        """Go away; the focus goes back to where it was."""
        if not self.is_open:
            return
        self._slide.stop()
        self.hide()
        if self._over is not None:
            self._over.setMinimumWidth(self._over_least)
        content, self._content = self._content, None
        if content is not None:
            content.put_away()
        self._give_focus_back()
        self.closed.emit()

    def escape(self) -> None:
        """Esc: one step back in what is shown, or away."""
        if self._content is None or not self._content.step_back():
            self.close_panel()

    @Slot()
    def on_close(self) -> None:
        """The button."""
        self.close_panel()

    def _give_focus_back(self) -> None:
        before, self._before = self._before, None
        if before is not None and isValid(before) and before.isVisible() and not self.isAncestorOf(before):
            before.setFocus(Qt.FocusReason.OtherFocusReason)

    def _come(self) -> None:
        new = self.isHidden()
        if new and self._over is not None:
            self._over_least = self._over.minimumWidth()
        self.show()
        self._fit()
        self.raise_()
        if new and self._moves():
            home = self.pos()
            self._slide.setDuration(_SLIDE_MS)
            self._slide.setStartValue(home + QPoint(self.width(), 0))
            self._slide.setEndValue(home)
            self._slide.start()

    def _moves(self) -> bool:
        """Whether this system wants things to move."""
        wanted = self.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration) > 0
        return wanted and QApplication.isEffectEnabled(Qt.UIEffect.UI_General)

    # Place ----------------------------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Qt: it stays at the edge of its parent."""
        if watched is self.parent() and event.type() == QEvent.Type.Resize:
            self._slide.stop()
            if self.is_open:
                self._fit()
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        parent = self.parentWidget()
        if parent is None:
            return
        area = parent.rect()
        width = min(max(scaled(WIDTH), self.minimumSizeHint().width()), area.width())
        self.setGeometry(QRect(area.right() + 1 - width, area.top(), width, area.height()))
        if self._over is not None and self.is_open:
            self._over.setMinimumWidth(max(width, self._over_least))
            if parent.minimumSizeHint().width() > parent.width():  # a small window: better covered than cut off
                self._over.setMinimumWidth(self._over_least)

    # Keys -----------------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Qt: Esc; no other key falls through to the page behind."""
        if event.key() == Qt.Key.Key_Escape:
            self.escape()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Qt: Tab goes round within the panel; Esc is the way out."""
        start = QApplication.focusWidget()
        if start is None or not self.isAncestorOf(start):
            return super().focusNextPrevChild(forward)
        following = _beside(start, forward=forward)
        while following is not start:
            if self.isAncestorOf(following) and _takes_tab(following):
                reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
                following.setFocus(reason)
                break
            following = _beside(following, forward=forward)
        return True


def _beside(widget: QWidget, *, forward: bool) -> QWidget:
    found = widget.nextInFocusChain() if forward else widget.previousInFocusChain()
    return found or widget


def _takes_tab(widget: QWidget) -> bool:
    tab = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
    return tab and widget.isEnabled() and widget.isVisible() and widget.focusProxy() is None
