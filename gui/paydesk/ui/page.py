"""The base class of pages, and the stack that shows them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from paydesk.ui.actions import Action
from paydesk.ui.layout import Layout
from paydesk.ui.widgets.scroll_area import LazyStack, StableScrollArea, create_viewport

if TYPE_CHECKING:
    from paydesk.domain.settings.settings import Settings


class Page(QWidget):
    """A page of the window. Subclasses override what they need."""

    def activate(self) -> None:
        """Set the focus when the page comes to the front, by default to the first named control."""
        first = first_control(self)
        if first is not None:
            first.setFocus(Qt.FocusReason.OtherFocusReason)

    def refresh(self, now: int) -> None:
        """Update the page; called for the current page only. `now` in ms since the epoch."""

    def use_layout(self, layout: Layout) -> None:
        """Apply a layout; called before the page is first shown, and on each change."""

    def use_settings(self, settings: Settings) -> None:
        """Apply settings; called before the page is first shown, and on each change."""

    surroundings_changed = Signal()
    """`has_own_list` changed."""

    @property
    def has_own_list(self) -> bool:
        """True if the page itself lists the sales that wait, in place of the side list."""
        return False

    takes_sale_keys: ClassVar = True
    """True if the keys of sales work while the page is in front."""

    def allowed_actions(self) -> frozenset[Action]:
        """Return the actions that are available for what the page shows."""
        return frozenset()

    @property
    def sale_id(self) -> str:
        """Id of the sale that the page is about, or ""."""
        return ""

    @property
    def topic(self) -> str:
        """Topic of the guide that F1 opens; "" for that of the page's entry in `ui.screens`."""
        return ""

    def keep_visible(self) -> QWidget | None:
        """Return the widget that a side panel must not cover; None if the page shrinks instead."""
        return None

    def refresh_now(self) -> bool:
        """Handle F5 if the page is not about one sale; return False if it does not."""
        return False

    def print_now(self) -> bool:
        """Handle F9 if the page is not about a sale; return False if it does not."""
        return False

    def escape(self) -> bool:
        """Go back one step in the page; return False if there is none."""
        return False

    def save_state(self) -> object:
        """Return unsent input, to restore it after a rebuild; never PINs or secrets."""
        from paydesk.ui.forms.submit import save_state

        return save_state(self)

    def restore_state(self, state: object) -> None:
        """Restore what `save_state` returned."""
        from paydesk.ui.forms.submit import restore_state

        restore_state(self, state)

    def forget(self) -> None:
        """Clear all input: another person is at the counter."""


def first_control(container: QWidget) -> QWidget | None:
    """Return the first named control in tab order that can have the focus now, or None."""
    following = container.nextInFocusChain()
    while following is not None and following is not container:
        tab = following.focusPolicy() & Qt.FocusPolicy.TabFocus
        usable = following.isEnabled() and following.isVisibleTo(container) and following.accessibleName()
        if tab and usable and container.isAncestorOf(following):
            return following
        following = following.nextInFocusChain()
    return None


class PageArea(StableScrollArea):
    """The stack of pages; it scrolls if the current page needs more space."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pages = _Pages(self)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        create_viewport(self)
        self.setWidget(self.pages)
        self.pages.setAutoFillBackground(False)
        self.pages.currentChanged.connect(self.updateGeometry)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # Qt filters the events of the widget inside anyway
        if event.type() == QEvent.Type.LayoutRequest and watched is self.pages:
            self.updateGeometry()
        return super().eventFilter(watched, event)

    def sizeHint(self) -> QSize:
        return self.pages.sizeHint()

    def minimumSizeHint(self) -> QSize:
        # that of the current page, so that what stands beside it shrinks first
        return self.pages.minimumSizeHint()


class _Pages(LazyStack[str, Page]):
    """The stack; its height follows from the width, as text wraps."""

    accessible_role: ClassVar = QAccessible.Role.Client
    accessible_visible_only: ClassVar = True
    pages_fit_height = True

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        # the minimum of the current page at this width
        page = self.currentWidget()
        layout = None if page is None else page.layout()
        if layout is None or not layout.hasHeightForWidth():
            return -1
        return layout.totalMinimumHeightForWidth(width)

    def minimumSizeHint(self) -> QSize:
        # a layout assumes text wrapped at its minimum width, which is higher
        size, room = super().minimumSizeHint(), self.parentWidget()
        needed = self.heightForWidth(max(size.width(), room.width() if room is not None else 0))
        return size if needed < 0 else QSize(size.width(), min(size.height(), needed))
