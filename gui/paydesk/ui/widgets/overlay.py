"""Overlays of a page: a modal card, and the side panel; the focus stays inside, Esc goes back."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from PySide6.QtCore import QEasingCurve, QEvent, QObject, QPoint, QPropertyAnimation, QRect, Qt, Signal, Slot
from PySide6.QtGui import QAccessible, QColor, QKeyEvent, QPainter
from PySide6.QtWidgets import QApplication, QStyle, QVBoxLayout, QWidget
from shiboken6 import isValid

from paydesk.ui.layout import is_compact
from paydesk.ui.theme_tokens import ThemeTokens
from paydesk.ui.widgets.card import Card, Edge, Panel, PracticeMark
from paydesk.ui.widgets.flow import add_items, hbox, vbox
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import Text
from paydesk.ui.widgets.scroll_area import CurrentPageStack

_VEIL_OPACITY: Final = 0.86


def keep_tab_within(container: QWidget, *, forward: bool) -> bool:
    """Move the focus to the next control inside of `place`, round and round. False: it is not in there."""
    start = QApplication.focusWidget()
    if start is None or not container.isAncestorOf(start):
        return False
    following = _next_in_chain(start, forward=forward)
    while following is not None and following is not start:
        tab = following.focusPolicy() & Qt.FocusPolicy.TabFocus and following.focusProxy() is None
        if tab and following.isEnabled() and following.isVisible() and container.isAncestorOf(following):
            reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
            following.setFocus(reason)
            return True
        following = _next_in_chain(following, forward=forward)
    return True


def _next_in_chain(widget: QWidget, *, forward: bool) -> QWidget | None:
    return widget.nextInFocusChain() if forward else widget.previousInFocusChain()


def centre_card(card: Card, content: QWidget, container: QWidget) -> tuple[QVBoxLayout, QVBoxLayout]:
    """Lay a card with this content in the middle of a place; the layouts of both, for `fit_middle`."""
    inside = add_items(QVBoxLayout(card), content)
    return add_items(QVBoxLayout(container), 1, add_items(hbox(), 1, (card, 100), 1), 1), inside


def fit_centred_card(layouts: tuple[QVBoxLayout, QVBoxLayout], *, low: bool, tall: bool = False) -> None:
    """Less air around and inside of the card where there is little height, and all of that for it. `tall`: always."""
    for part, share in enumerate((0, 1, 0) if low or tall else (1, 0, 1)):
        layouts[0].setStretch(part, share)
    around, inside = (8, 12) if low else (16, 24)
    layouts[0].setContentsMargins(around, around, around, around)
    layouts[1].setContentsMargins(inside, inside, inside, inside)


class Overlay(Panel):
    """Lies over its parent: the keyboard stays in it, Esc goes a step back or away, and the focus is given back."""

    def __init__(self, parent: QWidget, edge: Edge = "none") -> None:
        super().__init__(edge, parent)
        self._focus_before: QWidget | None = None
        self.hide()
        parent.installEventFilter(self)

    @property
    def is_open(self) -> bool:
        """Return True if it is open, or opening."""
        return not self.isHidden()

    def remember_focus(self) -> None:
        """Remember the focused widget, to restore it on close."""
        now = QApplication.focusWidget()
        buttons = now.window().findChildren(KeyButton) if now is not None else []
        self._focus_before = next((button for button in buttons if button.busy_focus_holder is now), now)

    def restore_focus(self) -> None:
        """To what had it, or to what that stands on, where it waits for its command by now."""
        before, self._focus_before = self._focus_before, None
        while before is not None and isValid(before) and not before.isEnabled() and not before.isWindow():
            before = before.parentWidget()  # on its way meanwhile: a second Enter presses nothing beside it
        if before is not None and isValid(before) and before.isVisible() and not self.isAncestorOf(before):
            before.setFocus(Qt.FocusReason.OtherFocusReason)

    def on_escape(self) -> None:
        """Esc: one step back in what was begun, or away."""
        if not self.step_back():
            self.on_close_requested()

    def step_back(self) -> bool:
        """Esc: undo what was begun in it; whether there was something."""
        return False

    def on_close_requested(self) -> None:
        """Close it on request of a person."""
        raise NotImplementedError

    def fit_to_parent(self) -> None:
        """Its parent has another size."""
        raise NotImplementedError

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self.parentWidget():
            self.fit_to_parent()
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.on_escape()

    def focusNextPrevChild(self, forward: bool) -> bool:
        return keep_tab_within(self, forward=forward) or super().focusNextPrevChild(forward)


class ModalOverlay(Overlay):
    """Covers its parent. `left`: somebody went back without doing what it asks for."""

    accessible_role: ClassVar = QAccessible.Role.Dialog
    accessible_cover: ClassVar = True
    """A screen reader hears nothing of what lies behind."""
    cancelled = Signal()

    def __init__(self, content: QWidget, parent: QWidget, *, max_width: int = 820, tall: bool = False) -> None:
        """`tall`: its card takes all the height."""
        super().__init__(parent)
        self.is_opaque = False
        """True if nothing of the page may be seen through it."""
        self.card = Card("plain", self)
        self.card.setMaximumWidth(max_width)
        self._layouts, self._tall = centre_card(self.card, content, self), tall

    def show_modal(self) -> None:
        """Cover the page; the focus is remembered."""
        if not self.is_open:
            self.remember_focus()
        self.fit_to_parent()
        self.show()
        self.raise_()

    def dismiss(self) -> None:
        """Go away; the focus goes back to where it was."""
        if self.is_open:
            self.hide()
            self.restore_focus()

    @Slot()
    def on_close_requested(self) -> None:
        """Close it by its button, or Esc."""
        self.dismiss()
        self.cancelled.emit()

    def fit_to_parent(self) -> None:
        """Over: it covers all of its parent."""
        page = self.parentWidget()
        if page is not None:
            self.setGeometry(page.rect())
            low = is_compact(self)
            fit_centred_card(self._layouts, low=low, tall=self._tall)
            self.use_low(low=low)

    def use_low(self, *, low: bool) -> None:
        """There is little height, or enough."""

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            locks = event.key() == Qt.Key.Key_L and event.modifiers() & Qt.KeyboardModifier.ControlModifier
            event.setAccepted(not locks and event.key() != Qt.Key.Key_F11)
            return event.isAccepted()
        return super().event(event)

    def _draw(self, painter: QPainter, tokens: ThemeTokens) -> None:
        colour = QColor(tokens.bg)
        colour.setAlphaF(1.0 if self.is_opaque else _VEIL_OPACITY)
        painter.fillRect(self.rect(), colour)


PANEL_WIDTH: Final = 400
"""Device-independent pixels, as in the mock; wider letters make it wider."""
_SLIDE_MS: Final = 160


class SideContent(QWidget):
    """Content of a SidePanel: a widget with a title and an initial focus."""

    def title(self) -> str:
        """Return the title of the panel."""
        return ""

    def begin(self) -> None:
        """Focus the place to start when it comes to the front."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def step_back(self) -> bool:
        """Esc: take one step back inside of it. Whether there was one; else the panel closes."""
        return False

    def on_closed(self) -> None:
        """Stop showing anything to anybody: the panel closed."""


class SidePanel(Overlay):
    """Lies over the right side of its parent and shows one SideContent at a time. `changed`: another, or none."""

    changed = Signal()
    covers_side_list: ClassVar = True
    """Notices do not lie where this lies (`ui.sell.notices`)."""

    def __init__(
        self,
        parent: QWidget,
        *,
        neighbour: QWidget | None = None,
        keep_visible: Callable[[], QWidget | None] = lambda: None,
    ) -> None:
        """Create a closed panel.

        Args:
            parent: Widget whose layout leaves room for the panel, so that no key is covered.
            neighbour: Widget at the left that stays visible where there is no room for a page beside the panel.
            keep_visible: Returns the widget that is neither covered nor made narrower now; the panel takes all at the
                right of it.
        """
        super().__init__(parent, "left")
        self._neighbour, self._keep_visible = neighbour, keep_visible
        self._content: SideContent | None = None
        self._slide = QPropertyAnimation(self, b"pos", self)
        self._slide.setEasingCurve(QEasingCurve.Type.OutCubic)
        head, self._stack = self._create_header(), CurrentPageStack(self)
        add_items(vbox(self, (1, 16, 0, 0), 8), head, (self._stack, 1))

    def _create_header(self) -> QWidget:
        head = QWidget(self)
        self.heading = Text("", style="action", parent=head)
        self.practice_mark = PracticeMark(head)
        self.close_button = KeyButton(self.tr("Esc closes"), "", "ghost", head, on_press=self.on_close_requested)
        self.close_button.setAccessibleName(self.tr("Close this panel"))
        self._header = add_items(hbox(head, (16, 0, 8, 0), 8), (self.heading, 1), self.practice_mark, self.close_button)
        return head

    # Opening and closing --------------------------------------------------------------------------------------------

    @property
    def content(self) -> SideContent | None:
        """Return its content; None while it is closed."""
        return self._content if self.is_open else None

    def open_with(self, content: SideContent) -> None:
        """Show this. What was shown before is put away; the focus is remembered, and given back on closing."""
        if self.is_open and content is self._content:
            content.begin()
            return
        if self.is_open and self._content is not None:
            self._content.on_closed()
        else:
            self.remember_focus()
        self._content = content
        if self._stack.indexOf(content) < 0:
            self._stack.addWidget(content)
        self._stack.setCurrentWidget(content)
        self.heading.setText(content.title())
        self._slide_in()
        self.changed.emit()
        content.begin()

    @Slot()
    def on_close_requested(self) -> None:
        """Go away; the focus goes back to where it was."""
        if not self.is_open:
            return
        self._slide.stop()
        self.hide()
        self._reserve(0)
        content, self._content = self._content, None
        if content is not None:
            content.on_closed()
        self.restore_focus()
        self.changed.emit()

    def step_back(self) -> bool:
        """Over: in what is shown."""
        return self._content is not None and self._content.step_back()

    def _slide_in(self) -> None:
        new = self.isHidden()
        self.show()
        self._fit()
        self.raise_()
        if new and self._is_animation_enabled():
            home = self.pos()
            self._slide.setDuration(_SLIDE_MS)
            self._slide.setStartValue(home + QPoint(self.width(), 0))
            self._slide.setEndValue(home)
            self._slide.start()

    def _is_animation_enabled(self) -> bool:
        """Return True if the system allows animations."""
        wanted = self.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration) > 0
        return wanted and QApplication.isEffectEnabled(Qt.UIEffect.UI_General)

    @property
    def covers_page(self) -> bool:
        """Return True if nothing of the page can be seen."""
        parent = self.parentWidget()
        return self.is_open and parent is not None and self.width() >= parent.width() - self._rail_width

    @property
    def _rail_width(self) -> int:
        return self._neighbour.width() if self._neighbour is not None and self._neighbour.isVisible() else 0

    # placement -----------------------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        laid_out = event.type() == QEvent.Type.LayoutRequest and watched is self.parentWidget()
        if laid_out and self.is_open and self._slide.state() is not QPropertyAnimation.State.Running:
            self._fit()
        return super().eventFilter(watched, event)

    def fit_to_parent(self) -> None:
        """Over: it stays at the edge."""
        self._slide.stop()
        if self.is_open:
            self._fit()

    def _reserve(self, width: int) -> None:
        """Leave this width free at the right of the parent."""
        parent = self.parentWidget()
        layout = parent.layout() if parent is not None else None
        if layout is not None:
            layout.setContentsMargins(0, 0, width, 0)

    def _fit(self) -> None:
        """Stand beside the page; where one of them had no room, cover all that is not to be kept visible."""
        parent, clear = self.parentWidget(), self._keep_visible()
        layout = parent.layout() if parent is not None else None
        if parent is None or layout is None:
            return
        area = parent.rect()
        width = min(max(PANEL_WIDTH, self.minimumSizeHint().width()), area.width())
        page = layout.minimumSize().width() - layout.contentsMargins().right()
        has_room = clear is None and page + width <= area.width()
        self._reserve(width if has_room else 0)
        if clear is not None:
            width = area.width() - clear.mapTo(parent, QPoint(clear.width(), 0)).x()
        elif not has_room:
            width = area.width() - self._rail_width
        self.setGeometry(QRect(area.right() + 1 - width, area.top(), width, area.height()))
