"""What stands in the main window: banner, rail, notices, pages, the list of sales, the status bar.

Only the page that is shown first is made at once; every other when it is first wanted, so that the window comes soon.
Of the list of sales the ground is there at the first paint; the list itself, and all that rows need, when it is filled.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final, cast

from PySide6.QtCore import QRect, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from paydesk.domain.settings.service_kind import ServiceKind, host_of, kind_of_sale, service_kind
from paydesk.ui import clock
from paydesk.ui.bars import Rail, StatusBar, TopBar
from paydesk.ui.layout import Layout
from paydesk.ui.page import Page, PageHost
from paydesk.ui.screens import SCREENS
from paydesk.ui.sell.notices import Notices
from paydesk.ui.widgets.accessible import Place
from paydesk.ui.widgets.card import Panel, PracticeBanner
from paydesk.ui.widgets.flow import hbox, put, vbox
from paydesk.ui.widgets.paint import scaled
from paydesk.ui.widgets.room import PageArea, Parts

if TYPE_CHECKING:
    from paydesk.domain.sale.sale import Sale
    from paydesk.domain.settings.settings import Settings
    from paydesk.ui.help.panel import HelpPanel
    from paydesk.ui.orders.page import OrdersPage
    from paydesk.ui.rows.card import SaleLine
    from paydesk.ui.rows.view import RowsView
    from paydesk.ui.sell.page import SellPage
    from paydesk.ui.sell.sale_page import SalePage
    from paydesk.ui.settings.place import SettingsPlace
    from paydesk.ui.start.page import StartPage
    from paydesk.ui.widgets.overlay import SidePanel

_WIDTH: Final = 340
_LEAST: Final = 280


class SideList(Panel):
    """Two headed lists in one, so that up and down go through both. `chosen` carries the sale_id."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("left", parent)
        self._width = _WIDTH
        self._strip = False
        self._view: RowsView | None = None
        self._column = vbox(self, (1, 0, 0, 0))
        self.setMinimumWidth(scaled(_LEAST))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self._known: dict[str, SaleLine] = {}
        self._second = 0
        self._again = QTimer(self, singleShot=True, interval=0)

    @property
    def view(self) -> RowsView:
        """The list, made when it is first wanted."""
        if self._view is None:
            from paydesk.ui.rows.card import list_of_lines

            view = self._view = list_of_lines(self.tr("Sales"), self)
            view.chosen.connect(self.chosen)
            self._again.timeout.connect(view.viewport().update)
            self._column.addWidget(view)
            self.setFocusProxy(view)
            self._use_strip(view)
        return self._view

    def show_sales(self, waiting: Sequence[Sale], recent: Sequence[Sale], selected: str = "") -> None:
        """Show these; `selected` is the sale_id of the sale on the screen."""
        from paydesk.ui.rows.card import Group, SaleLine

        parts = (
            Group("waiting", self.tr("Waiting now"), self._lines(waiting), self.tr("Nobody is waiting")),
            Group("recent", self.tr("Just now"), self._lines(recent)),
        )
        lines = [line for part in parts for line in part.lines()]
        self._known = {line.key: line for line in lines if isinstance(line, SaleLine)}
        self.view.show_rows(lines)
        self.view.select(selected)
        second = clock.now_ms() // 1_000
        if second != self._second:  # what changed was painted anyway; of the rest it is the time that is left
            self._second = second
            self._again.start()  # in a turn of its own: all rows take as long as all else of a second

    def _lines(self, sales: Sequence[Sale]) -> list[SaleLine]:
        """A line for each; that of a sale that did not change is the same as before."""
        from paydesk.ui.rows.card import SaleLine

        known = ((sale, self._known.get(sale.sale_id)) for sale in sales)
        return [line if line is not None and line.sale is sale else SaleLine(sale) for sale, line in known]

    def use_width(self, width: int, *, strip: bool = False) -> None:
        """So wide (to be scaled); `strip`: with one narrow cell a sale."""
        self._width, self._strip = width, strip
        if self._view is not None:
            self._use_strip(self._view)
        self.setMinimumWidth(scaled(min(width, _LEAST)))
        self.updateGeometry()

    def _use_strip(self, view: RowsView) -> None:
        view.use_strip(strip=self._strip)
        bars = Qt.ScrollBarPolicy
        view.setVerticalScrollBarPolicy(bars.ScrollBarAlwaysOff if self._strip else bars.ScrollBarAsNeeded)

    def minimumSizeHint(self) -> QSize:
        """Qt: its lines are shortened before it takes more."""
        return QSize(self.minimumWidth(), super().minimumSizeHint().height())

    def sizeHint(self) -> QSize:
        """Qt: as in the mock."""
        return QSize(scaled(self._width), 480)


_DRAWER: Final = 300
"""The width of the list of sales where a button opens it, to be scaled."""

Maker = Callable[[QWidget], Page]


class Frame(Place):
    """The parts and where they stand. It decides nothing: the window does.

    `page_shown` carries the name of a page that came to the front.
    """

    page_shown = Signal(object)
    help_closed = Signal()
    help_made = Signal(object)

    def __init__(
        self, host: PageHost, places: Collection[str] | None = None, *, first: str, parent: QWidget | None = None
    ) -> None:
        """`places`: those of the rail that the last run had (`Rail.late_places`).

        `first`: the name of the page that is made before the window is painted.
        """
        super().__init__(parent)
        self._host = host
        self._joins: dict[str, list[Callable[[], object]]] = {}
        self._help: HelpPanel | None = None
        self.panel: SidePanel | None = None
        """The panel beside a page, once there is one."""
        self._used = (ServiceKind.LIVE, "")
        self._layout = Layout.NORMAL
        self.banner = PracticeBanner(self)
        column = put(vbox(self, spacing=0), self.banner, (self._make_body(first, places), 1))
        self.status_bar = StatusBar(self)
        column.addWidget(self.status_bar)
        self.notices.lie_over(self.side, self.bar, self.status_bar)

    def _make_body(self, first: str, places: Collection[str] | None) -> QWidget:
        self.body = Place(self)
        self.rail = Rail([screen for screen in SCREENS.values() if screen.icon], places, self.body)
        row = self._row = put(hbox(self.body, spacing=0), self.rail, (self._middle(first), 1))
        self.side = SideList(self.body)
        row.addWidget(self.side)
        self.bar.list_wanted.connect(self.toggle_list)
        return self.body

    def _middle(self, first: str) -> QVBoxLayout:
        self.bar = TopBar(self.rail, self.body)
        self._bar_row = put(hbox(), self.bar)
        self.notices = Notices(self.body)
        self.area = PageArea(self.body)
        self._stack: Parts[str, Page] = self.area.pages
        self._stack.makers = {name: partial(screen.make, self._host) for name, screen in SCREENS.items() if screen.make}
        self._stack.of(first)
        self._stack.made.connect(self.on_made)
        return put(vbox(spacing=0), self._bar_row, (self.area, 1))

    # Layout ---------------------------------------------------------------------------------------------------------

    def use_layout(self, layout: Layout) -> None:
        """Put the parts where this layout has them; every page is told."""
        self._layout = layout
        self.rail.use_layout(layout)
        self.banner.use_layout(layout)
        self.show_status_bar()
        self.side.use_width(layout.side_width or _DRAWER, strip=layout is Layout.MEDIUM)
        self._place_side()
        for page in self._stack.there.values():
            page.use_layout(layout)
        self._place_bar()
        for place in (self, self.body):  # now, and not once the window was painted half as it was before
            arranged = place.layout()
            if arranged is not None:
                arranged.activate()

    def show_status_bar(self) -> None:
        """The status bar is there, if this layout has one."""
        self.status_bar.setVisible(self._layout is not Layout.SMALL and not SCREENS[self.page].alone)

    def _place_side(self) -> None:
        """The list stands beside the page, or lies over it once it is asked for."""
        drawer = self._layout is Layout.SMALL
        self._row.removeWidget(self.side)
        if drawer:
            self._fit_drawer()
        else:
            self._row.addWidget(self.side)
        self.side.setVisible(not drawer and SCREENS[self.page].with_list)
        self.rail.setVisible(not drawer and not SCREENS[self.page].alone)

    def _place_bar(self) -> None:
        """Above the page, or where the page has a place for it."""
        small = self._layout is Layout.SMALL
        page = self._stack.of(self.page)
        place = page.place_for_menu() if small else None
        margin = 8 if small and place is None else 0
        self._bar_row.setContentsMargins(margin, margin, margin, 0)
        if place is None:
            place = self._bar_row
        if place.indexOf(self.bar) < 0:
            place.addWidget(self.bar)
        self.bar.setVisible(small and not SCREENS[self.page].alone)

    @property
    def shows_list(self) -> bool:
        """Whether the list of sales lies over the page."""
        return self._layout is Layout.SMALL and not self.side.isHidden()

    @Slot()
    def toggle_list(self) -> None:
        """The button of the small window: the list comes over the page, or goes."""
        shown = self.shows_list
        self.side.setVisible(not shown)
        if shown:
            self.bar.list_button.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self._fit_drawer()
            self.side.raise_()
            self.side.setFocus(Qt.FocusReason.PopupFocusReason)

    def _fit_drawer(self) -> None:
        top = scaled(60)
        width = min(scaled(_DRAWER), self.body.width())
        self.side.setGeometry(QRect(self.body.width() - width, top, width, max(self.body.height() - top, 0)))

    # Pages ----------------------------------------------------------------------------------------------------------

    def in_sight(self) -> QWidget | None:
        """What no panel may lie over."""
        return self.page_of(self.page).in_sight()

    @property
    def is_covered(self) -> bool:
        """Whether help, or a panel as in a small window, lies over all of the page: nobody sees what it says."""
        return self.shows_help or (self.panel is not None and self.panel.covers_page)

    def offer_page(self, name: str, maker: Maker) -> None:
        """From now on there is a page of this name, made when it is first shown."""
        self._stack.makers[name] = maker

    def withdraw_page(self, name: str) -> None:
        """There is no such page any more; what stood in it is gone."""
        self._stack.withdraw(name)

    @property
    def names(self) -> list[str]:
        """The pages that there are, made or not."""
        return list(self._stack.makers)

    @property
    def pages(self) -> Mapping[str, Page]:
        """The pages that were made."""
        return self._stack.there

    def page_of(self, name: str) -> Page:
        """A page, made now if it was not yet. Raises KeyError for a name that is none."""
        return self._stack.of(name)

    @Slot(object)
    def on_made(self, name: str) -> None:
        """A page was wanted for the first time."""
        page = self._stack.of(name)
        page.use_layout(self._layout)
        page.use_settings(self._host.settings)
        # made later than what stands beside it, but first in the order of the keyboard
        QWidget.setTabOrder(page, self.side)
        for join in self._joins.pop(name, ()):
            join()

    def when_made(self, name: str, join: Callable[[], object]) -> None:
        """Call this once there is a page of this name: now, or when it is first wanted."""
        if name in self.pages:
            join()
        else:
            self._joins.setdefault(name, []).append(join)

    @property
    def sell(self) -> SellPage:
        """The page that takes a sale."""
        return cast("SellPage", self.page_of("sell"))

    @property
    def sale(self) -> SalePage:
        """The page of one sale."""
        return cast("SalePage", self.page_of("sale"))

    def making_sale(self) -> Iterator[object]:
        """Make the page of a sale and lay it out, unseen, in steps: the first customer waits no longer than others."""
        page = self.sale
        page.resize(self._stack.size())
        yield page
        yield page.grab()

    @property
    def orders(self) -> OrdersPage:
        """The page that finds sales."""
        return cast("OrdersPage", self.page_of("orders"))

    @property
    def set_up(self) -> SettingsPlace:
        """The pages of settings."""
        return cast("SettingsPlace", self.page_of("settings"))

    @property
    def start_page(self) -> StartPage:
        """The first start of a counter."""
        return cast("StartPage", self.page_of("start"))

    def use_settings(self, settings: Settings) -> None:
        """The counter uses these now; the banner says what it talks to."""
        for page in self.pages.values():
            page.use_settings(settings)
        self._used = service_kind(settings, demo=self._host.demo), host_of(settings.connection.gateway_url)
        self.banner.show_kind(*self._used)

    def mark_sale(self, host: str) -> None:
        """A sale of this host is on the screen ("": none is): of one that was a test the banner says so, too."""
        used, _ = self._used
        was_test = used is ServiceKind.LIVE and kind_of_sale(host, used) is ServiceKind.TEST
        self.banner.show_kind(*((ServiceKind.TEST,) if was_test else self._used))

    def show_page(self, name: str) -> None:
        """Bring one page to the front. Raises KeyError for a name that is none."""
        self._stack.bring(name)
        self.mark_rail()
        roomy = self._layout is not Layout.SMALL
        self.side.setVisible(SCREENS[name].with_list and roomy)
        self.rail.setVisible(roomy and not SCREENS[name].alone)
        self.show_status_bar()
        self._place_bar()
        self.page_shown.emit(name)

    def mark_rail(self, panel: str = "") -> None:
        """Show on the rail where we are; an open panel (its place on the rail) comes first."""
        self.rail.mark(panel or SCREENS[self.page].rail_place or self.page)

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
            self.help_made.emit(self._help)
        return self._help

    @property
    def shows_help(self) -> bool:
        """Whether help lies over the page."""
        return self._help is not None and not self._help.isHidden()

    def show_help(self, *, keys: bool = False) -> None:
        """F1: what the guide says of the page in front; `keys`: the table of keys."""
        self.help_panel.open(SCREENS[self.page].topic, keys=keys)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Qt: the list covers what it lies on."""
        super().resizeEvent(event)
        if self._layout is Layout.SMALL:
            self._fit_drawer()
