"""What stands in the main window: banner, rail, notices, pages, the list of sales, the status bar.

Only the page that is shown first is made at once; every other when it is first wanted, so that the window comes soon.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from functools import partial
from typing import TYPE_CHECKING, Final, cast

from PySide6.QtCore import QRect, Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from paydesk.domain.settings.service_kind import ServiceKind, host_of, kind_of_sale
from paydesk.ui.layout import Layout
from paydesk.ui.navigation_rail import Rail, StatusBar, TopBar
from paydesk.ui.page import Page, PageArea, PageHost
from paydesk.ui.screens import SCREENS
from paydesk.ui.sell.notices import Notices
from paydesk.ui.side_list import SideList
from paydesk.ui.widgets.accessible import Place
from paydesk.ui.widgets.card import PracticeBanner
from paydesk.ui.widgets.flow import hbox, put, vbox
from paydesk.ui.widgets.paint import scaled
from paydesk.ui.widgets.room import Parts

if TYPE_CHECKING:
    from paydesk.domain.settings.settings import Settings
    from paydesk.ui.help.panel import HelpPanel
    from paydesk.ui.orders.page import OrdersPage
    from paydesk.ui.sell.page import SellPage
    from paydesk.ui.sell.sale_page import SalePage
    from paydesk.ui.settings.page import SettingsPage
    from paydesk.ui.start.page import StartPage
    from paydesk.ui.widgets.overlay import SidePanel

_DRAWER: Final = 300
"""The width of the list of sales where a button opens it, to be scaled."""

PageFactory = Callable[[QWidget], Page]


def _create_spacer(parent: QWidget) -> QWidget:
    """Return what keeps room free for notices at the end of something; none at first."""
    end = QWidget(parent)
    end.hide()
    return end


class CentralWidget(Place):
    """The parts and where they stand. It decides nothing: the window does.

    `page_shown` carries the name of a page that came to the front.
    """

    page_shown = Signal(object)
    help_closed = Signal()
    help_created = Signal(object)

    def __init__(
        self, host: PageHost, known_names: Collection[str] | None = None, *, first: str, parent: QWidget | None = None
    ) -> None:
        """`places`: those of the rail that the last run had (`Rail.late_places`).

        `first`: the name of the page that is made before the window is painted.
        """
        super().__init__(parent)
        self._host = host
        self._on_created: dict[str, list[Callable[[], object]]] = {}
        self._help: HelpPanel | None = None
        self.panel: SidePanel | None = None
        """The panel beside a page, once there is one."""
        self._service = (ServiceKind.LIVE, "")
        self._layout = Layout.NORMAL
        self.banner = PracticeBanner(self)
        column = put(vbox(self, spacing=0), self.banner, (self._create_body(first, known_names), 1))
        self.status_bar, end = StatusBar(self), _create_spacer(self)
        put(column, end, self.status_bar)
        bars, ends = (self.top_bar.list_button, self.top_bar), (self._page_end, end)
        self.notices.set_neighbours(self.side_list, bars, self.status_bar, self.rail, ends, self._notice_head)

    def _create_body(self, first: str, places: Collection[str] | None) -> QWidget:
        self.body = Place(self)
        self.rail = Rail([screen for screen in SCREENS.values() if screen.icon], places, self.body)
        row = self._row = put(hbox(self.body, spacing=0), self.rail, (self._create_middle(first), 1))
        self.side_list = SideList(self.body)
        row.addWidget(self.side_list)
        self.top_bar.list_button.clicked.connect(self.toggle_list)
        return self.body

    def _create_middle(self, first: str) -> QVBoxLayout:
        self.top_bar = TopBar(self.rail, self.body)
        self._bar_row = put(hbox(), self.top_bar)
        self.notices = Notices(self.body)
        self.page_area = PageArea(self.body)
        self._stack: Parts[str, Page] = self.page_area.pages
        self._stack.makers = {
            name: partial(screen.create, self._host) for name, screen in SCREENS.items() if screen.create
        }
        self._stack.of(first)
        self._stack.made.connect(self.on_page_created)
        self._page_end = _create_spacer(self.body)
        return put(vbox(spacing=0), self._bar_row, (self.page_area, 1), self._page_end)

    def _notice_head(self) -> QWidget | None:
        return self.get_page(self.page).notice_heading()

    # Layout ---------------------------------------------------------------------------------------------------------

    def use_layout(self, layout: Layout) -> None:
        """Put the parts where this layout has them; every page is told."""
        self._layout = layout
        self.rail.use_layout(layout)
        self.banner.use_layout(layout)
        self.side_list.set_width(layout.side_width or _DRAWER, strip=layout.is_tight and not layout.is_small)
        self._position_side_list()
        for page in self._stack.there.values():
            page.use_layout(layout)
        self._position_top_bar()
        for place in (self, self.body):  # now, and not once the window was painted half as it was before
            arranged = place.layout()
            if arranged is not None:
                arranged.activate()

    def show_status_bar(self) -> None:
        """The status bar is there, if this layout has one, and no lock stands in the place of it all."""
        shown = not self._layout.is_small and not SCREENS[self.page].is_full_window and not self.body.isHidden()
        self.status_bar.setVisible(shown)

    def _position_side_list(self) -> None:
        """The list stands beside the page, or lies over it once it is asked for."""
        drawer = self._layout.is_small
        self._row.removeWidget(self.side_list)
        if drawer:
            self._fit_drawer()
        else:
            self._row.addWidget(self.side_list)
        self._update_surroundings()

    def _update_surroundings(self) -> None:
        """What stands around the page in front, if this layout has it."""
        self.side_list.setVisible(SCREENS[self.page].has_side_list and not self._layout.is_small)
        self.rail.setVisible(not SCREENS[self.page].is_full_window and not self._layout.is_small)
        self.show_status_bar()

    def _position_top_bar(self) -> None:
        """Above the page, or where the page has a place for it."""
        small = self._layout.is_small
        page = self._stack.of(self.page)
        place = page.menu_layout() if small else None
        margin = 8 if small and place is None else 0
        self._bar_row.setContentsMargins(margin, margin, margin, 0)
        if place is None:
            place = self._bar_row
        if place.indexOf(self.top_bar) < 0:
            place.addWidget(self.top_bar)
        self.top_bar.setVisible(small and not SCREENS[self.page].is_full_window)

    @property
    def shows_list(self) -> bool:
        """Whether the list of sales lies over the page."""
        return self._layout.is_small and not self.side_list.isHidden()

    @Slot()
    def toggle_list(self) -> None:
        """The button of the small window: the list comes over the page, or goes."""
        shown = self.shows_list
        self.side_list.setVisible(not shown)
        if shown:
            self.top_bar.list_button.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self._fit_drawer()
            self.side_list.raise_()
            self.side_list.setFocus(Qt.FocusReason.PopupFocusReason)

    def _fit_drawer(self) -> None:
        top = scaled(60)
        width = min(scaled(_DRAWER), self.body.width())
        self.side_list.setGeometry(QRect(self.body.width() - width, top, width, max(self.body.height() - top, 0)))

    # Pages ----------------------------------------------------------------------------------------------------------

    def keep_visible(self) -> QWidget | None:
        """What no panel may lie over."""
        return self.get_page(self.page).keep_visible()

    @property
    def is_covered(self) -> bool:
        """Whether help, or a panel as in a small window, lies over all of the page: nobody sees what it says."""
        return self.shows_help or (self.panel is not None and self.panel.covers_page)

    @property
    def sale_id(self) -> str:
        """The sale that the page in front is about; "" for none."""
        return self.get_page(self.page).sale_id

    def add_page(self, name: str, maker: PageFactory) -> None:
        """From now on there is a page of this name, made when it is first shown."""
        self._stack.makers[name] = maker

    def remove_page(self, name: str) -> None:
        """There is no such page any more; what stood in it is gone."""
        self._stack.withdraw(name)

    @property
    def page_names(self) -> list[str]:
        """The pages that there are, made or not."""
        return list(self._stack.makers)

    @property
    def pages(self) -> Mapping[str, Page]:
        """The pages that were made."""
        return self._stack.there

    def get_page(self, name: str) -> Page:
        """A page, made now if it was not yet. Raises KeyError for a name that is none."""
        return self._stack.of(name)

    @Slot(object)
    def on_page_created(self, name: str) -> None:
        """A page was wanted for the first time."""
        page = self._stack.of(name)
        page.use_layout(self._layout)
        page.use_settings(self._host.settings)
        if SCREENS[name].icon:
            page.setAccessibleName(SCREENS[name].title)
        # made later than what stands beside it, but first in the order of the keyboard
        QWidget.setTabOrder(page, self.side_list)
        for join in self._on_created.pop(name, ()):
            join()

    def when_created(self, name: str, join: Callable[[], object]) -> None:
        """Call this once there is a page of this name: now, or when it is first wanted."""
        if name in self.pages:
            join()
        else:
            self._on_created.setdefault(name, []).append(join)

    @property
    def sell_page(self) -> SellPage:
        """The page that takes a sale."""
        return cast("SellPage", self.get_page("sell"))

    @property
    def sale_page(self) -> SalePage:
        """The page of one sale."""
        return cast("SalePage", self.get_page("sale"))

    def prepare_sale_page(self) -> Iterator[object]:
        """Make the page of a sale and lay it out, unseen, in steps: the first customer waits no longer than others."""
        page = self.sale_page
        page.resize(self._stack.size())
        yield page
        yield page.grab()

    @property
    def orders_page(self) -> OrdersPage:
        """The page that finds sales."""
        return cast("OrdersPage", self.get_page("orders"))

    @property
    def settings_page(self) -> SettingsPage:
        """The pages of settings."""
        return cast("SettingsPage", self.get_page("settings"))

    @property
    def start_page(self) -> StartPage:
        """The first start of a counter."""
        return cast("StartPage", self.get_page("start"))

    def use_settings(self, settings: Settings) -> None:
        """The counter uses these now; the banner says what it talks to."""
        for page in self.pages.values():
            page.use_settings(settings)
        is_set_up = self._host.demo or settings.shop.terminal is not None
        self._service = self._host.service_kind, host_of(settings.connection.gateway_url) if is_set_up else ""
        self.banner.show_kind(*self._service)

    def mark_sale_service(self, host: str) -> None:
        """A sale of this host is on the screen ("": none is): of one that was a test the banner says so, too."""
        used, _ = self._service
        was_test = used is ServiceKind.LIVE and kind_of_sale(host, used) is ServiceKind.TEST
        self.banner.show_kind(*((ServiceKind.TEST,) if was_test else self._service))

    def show_page(self, name: str) -> None:
        """Bring one page to the front. Raises KeyError for a name that is none."""
        before = cast("QWidget | None", self._stack.focusWidget())
        if before is not None and before.hasFocus():
            before.clearFocus()  # else Qt gives it to the list beside, and a screen reader begins to read that
        self._stack.bring(name)
        self.mark_rail()
        self._update_surroundings()
        self._position_top_bar()
        self.page_shown.emit(name)

    def mark_rail(self, panel: str = "") -> None:
        """Show on the rail where we are; an open panel (its place on the rail) comes first."""
        self.rail.mark(panel or SCREENS[self.page].rail_name or self.page)

    @property
    def page(self) -> str:
        """The name of the page in front."""
        return self._stack.front

    # Help -----------------------------------------------------------------------------------------------------------

    @property
    def help_panel(self) -> HelpPanel:
        """Help, made when it is first wanted."""
        if self._help is None:
            from paydesk.ui.help.panel import HelpPanel

            self._help = HelpPanel(self.body)
            self._help.left.connect(self.help_closed)
            self.help_created.emit(self._help)
        return self._help

    @property
    def shows_help(self) -> bool:
        """Whether help lies over the page."""
        return self._help is not None and not self._help.isHidden()

    def show_help(self, panel: str = "", *, keys: bool = False) -> None:
        """F1: what the guide says of the page in front, or of the `panel` beside it; `keys`: the table of keys."""
        topic = SCREENS[panel].topic if panel else self.get_page(self.page).topic
        self.help_panel.open(topic or SCREENS[self.page].topic, keys=keys)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Qt: the list covers what it lies on."""
        super().resizeEvent(event)
        if self._layout.is_small:
            self._fit_drawer()
