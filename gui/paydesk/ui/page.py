"""What every page of the window has, and what there is to make one of."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Protocol

from PySide6.QtCore import QEvent, QObject, QSize, Qt, SignalInstance
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QBoxLayout, QWidget

from paydesk.ui.actions import Action
from paydesk.ui.layout import Layout
from paydesk.ui.widgets.room import Area, Parts, plain_ground

if TYPE_CHECKING:
    from paydesk.domain.settings.service_kind import ServiceKind
    from paydesk.domain.settings.settings import Settings
    from paydesk.ui.sell.notices import Notices
    from paydesk.ui.sell.store import SaleStore
    from paydesk.worker.client import CommandClient


class PageHost(Protocol):
    """The window that a page is made for."""

    client: CommandClient
    """The way down to the counter."""
    settings: Settings
    """Those that are used now."""
    demo: bool
    """Whether nothing here is real."""
    sale_store: SaleStore
    """The sales that the windows know; there after the first paint."""

    @property
    def service_kind(self) -> ServiceKind:
        """Whether money is real: what is shown, printed and saved says so, unless it is."""

    @property
    def notices(self) -> Notices:
        """What is said over the pages."""

    @property
    def demo_requested(self) -> SignalInstance:
        """The demo is to be begun."""

    @property
    def phone_requested(self) -> SignalInstance:
        """The pretend phone is to be opened; it carries the CheckedAddress of a payment page."""

    def perform(self, action: Action) -> None:
        """A button asks for it: it is done, if it means anything at this moment."""


class Page(QWidget):
    """A page of the window. What a page does not need, it leaves as it is here."""

    def activate(self) -> None:
        """It comes to the front: the focus goes where work begins, to something that has a name."""
        first = first_control(self)
        if first is not None:
            first.setFocus(Qt.FocusReason.OtherFocusReason)

    def refresh(self, now: int) -> None:
        """Time went on, or something changed; `now` in ms since 1970. Only the page in front is told."""

    def use_layout(self, layout: Layout) -> None:
        """The window has this layout now; said once before the page is first shown, and at each change."""

    def use_settings(self, settings: Settings) -> None:
        """The counter uses these now; said once before the page is first shown, and at each change."""

    takes_sale_keys: ClassVar = True
    """Whether keys of sales mean something while it is in front."""

    def allowed_actions(self) -> frozenset[Action]:
        """The actions that have a meaning for what it shows."""
        return frozenset()

    @property
    def sale_id(self) -> str:
        """The one sale that it is about at the moment; "" for none."""
        return ""

    @property
    def topic(self) -> str:
        """The chapter of the guide that F1 opens on what it shows; "" for the one of its place (`ui.screens`)."""
        return ""

    def keep_visible(self) -> QWidget | None:
        """What a panel beside the page leaves as it is; None where the page gives way to it."""
        return None

    def notice_heading(self) -> QWidget | None:
        """Return a heading that gives its place to a notice, where the page has no room to spare; None: it has."""
        return None

    def refresh_now(self) -> bool:
        """F5, where it is about no single sale: ask for all that stands here. Whether the page does so."""
        return False

    def print_now(self) -> bool:
        """F9, where it is about no sale: print what stands here. Whether the page does so."""
        return False

    def escape(self) -> bool:
        """Esc: one step back in the page. Whether there was one."""
        return False

    def save_state(self) -> object:
        """What was typed here and not sent, for the same page in another language; no PIN and no secret is in it."""
        from paydesk.ui.forms.submit import typed_in

        return typed_in(self)

    def restore_state(self, state: object) -> None:
        """What `typed` of the page before told."""
        from paydesk.ui.forms.submit import put_typed_in

        put_typed_in(self, state)

    def forget(self) -> None:
        """Somebody else is at the counter now: nothing that was typed here stays."""

    def menu_layout(self) -> QBoxLayout | None:
        """Where the buttons "Menu" and "4 open" stand in the layout SMALL; None: in a row above the page."""
        return None


def first_control(container: QWidget) -> QWidget | None:
    """The first control in the order of the keyboard that has a name and can have the focus now."""
    following = container.nextInFocusChain()
    while following is not None and following is not container:
        tab = following.focusPolicy() & Qt.FocusPolicy.TabFocus
        usable = following.isEnabled() and following.isVisibleTo(container) and following.accessibleName()
        if tab and usable and container.isAncestorOf(following):
            return following
        following = following.nextInFocusChain()
    return None


class PageArea(Area):
    """The pages of a window, one in front; it scrolls where that has less room than it needs."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pages = _Pages(self)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        plain_ground(self)
        self.setWidget(self.pages)
        self.pages.setAutoFillBackground(False)
        self.pages.currentChanged.connect(self.updateGeometry)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Qt, which asks this of the pages anyway: what the page in front needs is what this needs."""
        if event.type() == QEvent.Type.LayoutRequest and watched is self.pages:
            self.updateGeometry()
        return super().eventFilter(watched, event)

    def sizeHint(self) -> QSize:
        """Qt: that of the page in front."""
        return self.pages.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """Qt: that of the page in front, so that what stands beside it gives way first."""
        return self.pages.minimumSizeHint()


def height_without_scrolling(part: QWidget) -> int:
    """How high a part of the page in front can be before the page has to scroll."""
    area: QWidget | None = part
    while area is not None and not isinstance(area, PageArea):
        area = area.parentWidget()
    return part.height() if area is None else area.viewport().height() - area.pages.height() + part.height()


class _Pages(Parts[str, Page]):
    """The stack itself: words that wrap are as high as they are at this width."""

    accessible_role: ClassVar = QAccessible.Role.Client
    accessible_place: ClassVar = True
    words_fit = True

    def hasHeightForWidth(self) -> bool:
        """Qt: words wrap."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Qt: what the page in front needs at least."""
        page = self.currentWidget()
        layout = None if page is None else page.layout()
        if layout is None or not layout.hasHeightForWidth():
            return -1
        return layout.totalMinimumHeightForWidth(width)

    def minimumSizeHint(self) -> QSize:
        """Qt: no higher than words are at this width; a layout reckons with those of its narrowest."""
        size, room = super().minimumSizeHint(), self.parentWidget()
        needed = self.heightForWidth(max(size.width(), room.width() if room is not None else 0))
        return size if needed < 0 else QSize(size.width(), min(size.height(), needed))
