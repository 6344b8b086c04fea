"""The central widget of the main window: banner, rail, notices, pages, side list, status bar.

Only the first page is created at once; every other when it is first used, which makes the start fast.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import TYPE_CHECKING, Final, cast

from PySide6.QtCore import QRect, Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from paydesk.domain.settings.service_kind import ServiceKind, kind_of_sale
from paydesk.ui.layout import Layout
from paydesk.ui.navigation_rail import Rail, TopBar
from paydesk.ui.page import Page, PageArea, PageHost
from paydesk.ui.screens import SCREENS
from paydesk.ui.sell.notices import Notices
from paydesk.ui.side_list import SideList
from paydesk.ui.status_bar import StatusBar
from paydesk.ui.widgets.accessible import VisibleChildrenOnly
from paydesk.ui.widgets.card import PracticeBanner
from paydesk.ui.widgets.flow import add_items, hbox, vbox
from paydesk.ui.widgets.scroll_area import LazyStack

if TYPE_CHECKING:
    from paydesk.domain.settings.settings import Settings
    from paydesk.ui.help.panel import HelpPanel
    from paydesk.ui.more_sheet import MoreSheet
    from paydesk.ui.orders.page import OrdersPage
    from paydesk.ui.sell.page import SellPage
    from paydesk.ui.sell.sale_page import SalePage
    from paydesk.ui.settings.page import SettingsPage
    from paydesk.ui.start.page import StartPage
    from paydesk.ui.widgets.overlay import SidePanel

_DRAWER: Final = 300
"""Width of the side list where a button opens it, unscaled."""

PageFactory = Callable[[QWidget], Page]


def _create_spacer(parent: QWidget) -> QWidget:
    """Return a hidden widget that reserves space for notices."""
    end = QWidget(parent)
    end.hide()
    return end


class CentralWidget(VisibleChildrenOnly):
    """Holds and arranges the parts of the main window; the window makes all decisions.

    `page_shown` carries the name of the page that came to the front.
    """

    page_shown = Signal(object)
    more_created = Signal(object)
    help_closed = Signal()
    help_created = Signal(object)

    def __init__(self, host: PageHost, *, first: str, parent: QWidget | None = None) -> None:
        """Create the parts, with the page of the name `first`: the others come after the first paint."""
        super().__init__(parent)
        self._host = host
        self._on_created: dict[str, list[Callable[[], object]]] = {}
        self._help: HelpPanel | None = None
        self.panel: SidePanel | None = None
        """The panel beside the page, once created."""
        self._more: MoreSheet | None = None
        self._service = ServiceKind.LIVE
        self._layout = Layout.NORMAL
        self.banner = PracticeBanner(self)
        column = add_items(vbox(self, spacing=0), self.banner, (self._create_body(first), 1))
        self.status_bar, end = StatusBar(self), _create_spacer(self)
        add_items(column, end, self.status_bar)
        bars, ends = (self.top_bar.list_button, self.top_bar), (self._page_end, end)
        self.notices.set_neighbours(self.side_list, bars, self.status_bar, self.rail, ends, self._notice_head)

    def _create_body(self, first: str) -> QWidget:
        self.body = VisibleChildrenOnly(self)
        self.rail = Rail(self.body)
        row = self._row = add_items(hbox(self.body, spacing=0), self.rail, (self._create_middle(first), 1))
        self.side_list = SideList(self.body)
        row.addWidget(self.side_list)
        self.top_bar.list_button.clicked.connect(self.toggle_list)
        return self.body

    def _create_middle(self, first: str) -> QVBoxLayout:
        self.top_bar = TopBar(self.rail, self.body)
        self._bar_row = add_items(hbox(), self.top_bar)
        self.notices = Notices(self.body)
        self.page_area = PageArea(self.body)
        self._stack: LazyStack[str, Page] = self.page_area.pages
        self._stack.factories = {
            name: partial(screen.create, self._host) for name, screen in SCREENS.items() if screen.create
        }
        self._stack.get(first)
        self._stack.part_created.connect(self.on_page_created)
        self._page_end = _create_spacer(self.body)
        return add_items(vbox(spacing=0), self._bar_row, (self.page_area, 1), self._page_end)

    def _notice_head(self) -> QWidget | None:
        return self.get_page(self.page).notice_heading()

    # Layout ---------------------------------------------------------------------------------------------------------

    def use_layout(self, layout: Layout) -> None:
        """Arrange the parts for this layout, and pass it to every page."""
        self._layout = layout
        self.rail.use_layout(layout)
        self.side_list.set_width(layout.side_width or _DRAWER, strip=layout.is_tight and not layout.is_small)
        self._position_side_list()
        for page in self._stack.created.values():
            page.use_layout(layout)
        self._position_top_bar()
        for widget in (self, self.body):  # at once: the next paint must not mix both layouts
            layout_of_widget = widget.layout()
            if layout_of_widget is not None:
                layout_of_widget.activate()

    def show_status_bar(self) -> None:
        """Show the status bar if the layout and the page have one, and no lock covers the window."""
        shown = not self._layout.is_small and not SCREENS[self.page].is_full_window and not self.body.isHidden()
        self.status_bar.setVisible(shown)

    def _position_side_list(self) -> None:
        """Put the list beside the page, or make it a drawer over it."""
        drawer = self._layout.is_small
        self._row.removeWidget(self.side_list)
        if drawer:
            self._fit_drawer()
        else:
            self._row.addWidget(self.side_list)
        self._update_surroundings()

    @Slot()
    def _update_surroundings(self) -> None:
        """Show the rail, list and status bar that this page and layout have."""
        has_list = SCREENS[self.page].has_side_list and not self.get_page(self.page).has_own_list
        self.side_list.setVisible(has_list and not self._layout.is_small)
        self.page_area.updateGeometry()  # the scroll area of the page does not tell of a page that became narrower
        self.rail.setVisible(not SCREENS[self.page].is_full_window and not self._layout.is_small)
        self.show_status_bar()

    def _position_top_bar(self) -> None:
        """Put the bar above the page, or into the layout that the page offers."""
        small = self._layout.is_small
        page = self._stack.get(self.page)
        target = page.menu_layout() if small else None
        margin = 8 if small and target is None else 0
        self._bar_row.setContentsMargins(margin, margin, margin, 0)
        if target is None:
            target = self._bar_row
        if target.indexOf(self.top_bar) < 0:
            target.addWidget(self.top_bar)
        self.top_bar.setVisible(small and not SCREENS[self.page].is_full_window)

    @property
    def shows_list(self) -> bool:
        """True if the side list is open over the page."""
        return self._layout.is_small and not self.side_list.isHidden()

    @Slot()
    def toggle_list(self) -> None:
        """Open or close the side list of a small window."""
        shown = self.shows_list
        self.side_list.setVisible(not shown)
        if shown:
            self.top_bar.list_button.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self._fit_drawer()
            self.side_list.raise_()
            self.side_list.setFocus(Qt.FocusReason.PopupFocusReason)

    def _fit_drawer(self) -> None:
        top = 60
        width = min(_DRAWER, self.body.width())
        self.side_list.setGeometry(QRect(self.body.width() - width, top, width, max(self.body.height() - top, 0)))

    # Pages ----------------------------------------------------------------------------------------------------------

    def keep_visible(self) -> QWidget | None:
        """Return the widget that no panel may cover, if any."""
        return self.get_page(self.page).keep_visible()

    @property
    def is_covered(self) -> bool:
        """True if help or a panel covers the whole page."""
        return self.shows_help or (self.panel is not None and self.panel.covers_page)

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
        page.use_settings(self._host.settings)
        page.surroundings_changed.connect(self._update_surroundings)
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
        self._service = self._host.service_kind
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
        self._update_surroundings()
        self._position_top_bar()
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

    def show_help(self, panel: str = "", *, keys: bool = False) -> None:
        """Open help at the topic of the page or of the open `panel`; `keys`: at the table of keys."""
        topic = SCREENS[panel].topic if panel else self.get_page(self.page).topic
        self.help_panel.open(topic or SCREENS[self.page].topic, keys=keys)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._layout.is_small:
            self._fit_drawer()
