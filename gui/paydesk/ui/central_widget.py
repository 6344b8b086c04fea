"""The central widget of the main window: banner, rail, notices, pages, side list, status bar.

Only the first page is created at once; every other when it is first used, which makes the start fast.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QWidget

from paydesk.domain.settings.service_kind import ServiceKind, kind_of_sale
from paydesk.ui.layout import Layout
from paydesk.ui.navigation_rail import Rail
from paydesk.ui.page import Page, PageArea
from paydesk.ui.screens import SCREENS
from paydesk.ui.sell.notices import Notices
from paydesk.ui.side_list import SideList
from paydesk.ui.status_bar import StatusBar
from paydesk.ui.widgets.accessible import VisibleChildrenOnly, covers_siblings, covers_side_list, visible_children
from paydesk.ui.widgets.card import PracticeBanner
from paydesk.ui.widgets.flow import add_items, hbox, vbox
from paydesk.ui.widgets.scroll_area import LazyStack
from paydesk.ui.window_session import WindowSession

if TYPE_CHECKING:
    from paydesk.domain.settings.settings import Settings
    from paydesk.ui.actions import Action
    from paydesk.ui.help.panel import HelpPanel
    from paydesk.ui.more_sheet import MoreSheet
    from paydesk.ui.orders.page import OrdersPage
    from paydesk.ui.sell.page import SellPage
    from paydesk.ui.sell.sale_page import SalePage
    from paydesk.ui.settings.page import SettingsPage
    from paydesk.ui.start.page import StartPage
    from paydesk.ui.widgets.overlay import SidePanel

PageFactory = Callable[[QWidget], Page]


class CentralWidget(VisibleChildrenOnly):
    """Holds and arranges the parts of the main window; the window makes all decisions.

    `page_shown` carries the name of the page that came to the front.
    """

    page_shown = Signal(object)
    more_created = Signal(object)
    help_closed = Signal()
    help_created = Signal(object)

    def __init__(self, session: WindowSession, *, first: str, parent: QWidget | None = None) -> None:
        """Create the parts, with the page of the name `first`: the others come after the first paint."""
        super().__init__(parent)
        self._session = session
        self._on_created: dict[str, list[Callable[[], object]]] = {}
        self._help: HelpPanel | None = None
        self.panel: SidePanel | None = None
        """The panel beside the page, once created."""
        self._more: MoreSheet | None = None
        self._service = ServiceKind.LIVE
        self._layout = Layout.NORMAL
        self.banner = PracticeBanner(self)
        self.body = self._create_body(first)
        self.foot = QWidget(self)
        self.status_bar = StatusBar(self.foot)
        add_items(vbox(self.foot, spacing=0), self.status_bar)
        self.notices = Notices(self.body, self.side_list, self.foot)
        add_items(vbox(self, spacing=0), self.banner, (self.body, 1), self.foot)

    def _create_body(self, first: str) -> QWidget:
        body = VisibleChildrenOnly(self)
        self.rail = Rail(body)
        self.page_area = PageArea(body)
        self._stack: LazyStack[str, Page] = self.page_area.pages
        self._stack.factories = {
            name: partial(screen.create, self._session) for name, screen in SCREENS.items() if screen.create
        }
        self._stack.get(first)
        self._stack.part_created.connect(self.on_page_created)
        self.side_list = SideList(body)
        self.side_list.emptied.connect(self.update_surroundings)
        add_items(hbox(body, spacing=0), self.rail, (self.page_area, 1), self.side_list)
        return body

    # Layout ---------------------------------------------------------------------------------------------------------

    def use_layout(self, layout: Layout) -> None:
        """Arrange the parts for this layout, and pass it to every page."""
        self._layout = layout
        self.rail.use_layout(layout)
        self.side_list.use_layout(layout)
        self.notices.use_layout(layout)
        self.update_surroundings()
        for page in self._stack.created.values():
            page.use_layout(layout)
        for widget in (self, self.body):  # at once: the next paint must not mix both layouts
            layout_of_widget = widget.layout()
            if layout_of_widget is not None:
                layout_of_widget.activate()

    @Slot()
    def update_surroundings(self) -> None:
        """Show the rail, list and status bar that this page has; a list that is empty takes no room."""
        screen, page = SCREENS[self.page], self.get_page(self.page)
        has_room = not page.has_own_list and (self.panel is None or not self.panel.is_open)
        has_list = screen.has_side_list and has_room and not self.side_list.is_empty
        focused: QWidget | None = self.side_list.focusWidget()
        if has_list is self.side_list.isHidden():
            self.side_list.setVisible(has_list)
            self.page_area.updateGeometry()  # the scroll area does not tell of a page that became narrower
        if not has_list and focused is not None and focused.hasFocus():
            page.activate()
        self.rail.setVisible(not screen.is_full_window)
        self.status_bar.setVisible(not screen.is_full_window)

    # Pages ----------------------------------------------------------------------------------------------------------

    def keep_visible(self) -> QWidget | None:
        """Return the widget that no panel may cover, if any."""
        return self.get_page(self.page).keep_visible()

    @property
    def is_covered(self) -> bool:
        """True if help or a panel covers the whole page."""
        return self.shows_help or (self.panel is not None and self.panel.covers_page)

    @property
    def has_overlay(self) -> bool:
        """True if a panel is open beside or over the page, or a question over the window."""
        shown = (*visible_children(self), *visible_children(self.body))
        is_beside = self.panel is not None and self.panel.is_open
        return is_beside or any(covers_siblings(each) or covers_side_list(each) for each in shown)

    @property
    def sale_id(self) -> str:
        """Id of the sale that the current page is about, or ""."""
        return self.get_page(self.page).sale_id

    def add_page(self, name: str, maker: PageFactory) -> None:
        """Register a page; `maker` creates it when it is first shown."""
        self._stack.factories[name] = maker

    def remove_page(self, name: str) -> None:
        """Unregister a page, and delete it with its input."""
        self._stack.remove_part(name)

    @property
    def page_names(self) -> list[str]:
        """Names of the registered pages, created or not."""
        return list(self._stack.factories)

    @property
    def pages(self) -> Mapping[str, Page]:
        """The pages created so far, by name."""
        return self._stack.created

    def get_page(self, name: str) -> Page:
        """Return a page; create it if needed. Raises KeyError for an unknown name."""
        return self._stack.get(name)

    @Slot(object)
    def on_page_created(self, name: str) -> None:
        """Set up a page that was just created."""
        page = self._stack.get(name)
        page.use_layout(self._layout)
        page.use_settings(self._session.settings)
        page.surroundings_changed.connect(self.update_surroundings)
        if SCREENS[name].icon:
            page.setAccessibleName(SCREENS[name].title)
        # created after its neighbours, but first in tab order
        QWidget.setTabOrder(page, self.side_list)
        for join in self._on_created.pop(name, ()):
            join()

    def when_created(self, name: str, join: Callable[[], object]) -> None:
        """Call `join` once this page exists: now, or when it is created."""
        if name in self.pages:
            join()
        else:
            self._on_created.setdefault(name, []).append(join)

    @property
    def sell_page(self) -> SellPage:
        return cast("SellPage", self.get_page("sell"))

    @property
    def sale_page(self) -> SalePage:
        return cast("SalePage", self.get_page("sale"))

    def prepare_sale_page(self) -> Iterator[object]:
        """Create and lay out the sale page while hidden, in steps, so that the first sale opens fast."""
        page = self.sale_page
        page.resize(self._stack.size())
        yield page
        yield page.grab()

    @property
    def orders_page(self) -> OrdersPage:
        return cast("OrdersPage", self.get_page("orders"))

    @property
    def settings_page(self) -> SettingsPage:
        return cast("SettingsPage", self.get_page("settings"))

    @property
    def start_page(self) -> StartPage:
        return cast("StartPage", self.get_page("start"))

    def use_settings(self, settings: Settings) -> None:
        """Pass the settings to the pages, and show in the banner which service is used."""
        for page in self.pages.values():
            page.use_settings(settings)
        self._service = self._session.service_kind
        self.banner.show_kind(self._service)

    def mark_sale_service(self, host: str) -> None:
        """Show TEST in the banner if the sale on the screen ("": none) was made at a test service."""
        was_test = self._service is ServiceKind.LIVE and kind_of_sale(host, self._service) is ServiceKind.TEST
        self.banner.show_kind(ServiceKind.TEST if was_test else self._service)

    def show_page(self, name: str) -> None:
        """Bring a page to the front. Raises KeyError for an unknown name."""
        before = cast("QWidget | None", self._stack.focusWidget())
        if before is not None and before.hasFocus():
            before.clearFocus()  # else Qt focuses the side list, and a screen reader reads it
        self._stack.show_part(name)
        self.mark_rail()
        self.update_surroundings()
        self.page_shown.emit(name)

    def mark_rail(self, panel: str = "") -> None:
        """Mark the current page on the rail, or the open `panel`; "More" for all that is opened there."""
        self.rail.mark(panel or SCREENS[self.page].rail_name or self.page)

    @property
    def page(self) -> str:
        """Name of the current page."""
        return self._stack.current_key

    # More and Help --------------------------------------------------------------------------------------------------

    @property
    def more_sheet(self) -> MoreSheet:
        """The sheet "More", created on first use."""
        if self._more is None:
            from paydesk.ui.more_sheet import MoreSheet

            self._more = MoreSheet(self.rail, self.body)
            self.more_created.emit(self._more)
        return self._more

    @property
    def shows_more(self) -> bool:
        """True if "More" is open."""
        return self._more is not None and self._more.is_open

    @property
    def help_panel(self) -> HelpPanel:
        """The help panel, created on first use."""
        if self._help is None:
            from paydesk.ui.help.panel import HelpPanel

            self._help = HelpPanel(self.body)
            self._help.cancelled.connect(self.help_closed)
            self.help_created.emit(self._help)
        return self._help

    @property
    def shows_help(self) -> bool:
        """True if help is open."""
        return self._help is not None and not self._help.isHidden()

    def show_help(self, actions: frozenset[Action], panel: str = "", *, keys: bool = False) -> None:
        """Open help at the topic of the page or of the open `panel`; `keys`: at the keys of these actions."""
        topic = SCREENS[panel].topic if panel else self.get_page(self.page).topic
        self.help_panel.open(topic or SCREENS[self.page].topic, actions, keys=keys)
