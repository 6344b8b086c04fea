"""Notices of events elsewhere: a fault of this PC, money that came unseen, a message that Esc closes."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, ClassVar, Final

from PySide6.QtCore import QChildEvent, QEvent, QObject, QPoint, QRect, QSize, Signal, Slot
from PySide6.QtGui import QAccessible, QPalette
from PySide6.QtWidgets import QWidget

from paydesk.ui import theme
from paydesk.ui.layout import is_compact
from paydesk.ui.sell.alarm_bar import MARGIN, WIDTH, AlarmBar
from paydesk.ui.sell.notice_space import Notice, NoticeLocation, NoticeSpace, reserve_height
from paydesk.ui.widgets.accessible import covers_siblings, covers_side_list, visible_children
from paydesk.ui.widgets.card import MessageKind, MessagePanel, Panel
from paydesk.ui.widgets.flow import add_items, vbox
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.paint import CARD_RADIUS
from paydesk.ui.widgets.scroll_area import VScrollArea
from paydesk.ui.words.base import Words, translate

if TYPE_CHECKING:
    from paydesk.domain.messages import JournalFault
    from paydesk.domain.payout.payout import Payout
    from paydesk.domain.sale.sale import Sale
    from paydesk.ui.side_list import SideList

_MIN_LIST_WIDTH: Final = 240
"""The least width of a side list that has space for notices."""
_MIN_BAR_WIDTH: Final = 300
"""The least width of the menu bar beside which notices are placed."""
EXPIRY_MS: Final = 20_000
"""A notice expires after it was readable for so long."""
_GEOMETRY_EVENTS: Final = frozenset({QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.Show, QEvent.Type.Hide})
"""A constant, since to build a set of Qt enum members takes as long as to handle an event."""


class _AlertPanel(MessagePanel):
    """A message that screen readers report as an alert, wherever the focus is."""

    accessible_role: ClassVar = QAccessible.Role.AlertMessage


class Notices(QWidget):
    """Strips below each other, in space of their own: they cover nothing.

    That is the end of the side list; without one, the end of the page; below a panel, the bottom of the window. In a
    small window they are beside its menu button. Messages, and sales paid in time, expire: for the latter
    `paid_expired` is emitted. `details_requested`: the button of a message was pressed.
    """

    details_requested = Signal()
    paid_expired = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._current: Notice | None = None
        self._shown_over: QWidget = parent
        """The front widget when the message was posted: the page, or a panel over it."""
        self._queue: list[Notice] = []
        self._page = parent
        self._side: QWidget | None = None
        self._menu_bars: tuple[QWidget, ...] = ()
        self._status_bar: QWidget | None = None
        self._rail: QWidget | None = None
        self._has_fault = False
        self._space: NoticeSpace | None = None
        self._find_heading: Callable[[], QWidget | None] = lambda: None
        self._last_tick_at: int | None = None
        self._current_shown_ms = self._paid_shown_ms = 0
        """For how many ms the message, and the sales paid in time, were readable."""
        self._paid_ids: tuple[str, ...] = ()
        self._strips = vbox(self, (MARGIN, MARGIN, MARGIN, MARGIN), MARGIN)
        self.fault_panel = _AlertPanel.create_hidden(self)
        self.sale_alarm = AlarmBar(self)
        self.payout_alarm = AlarmBar(self)
        self.message_panel = _AlertPanel.create_hidden(self)
        self._show_button = KeyButton(translate("AlarmBar", "Show it"), "", "plain", on_press=self.details_requested)
        self._folder_button = KeyButton(translate("SaveFile", "Open the folder"), on_press=self.on_open_folder)
        for button in (self._show_button, self._folder_button):
            self.message_panel.add(button)
        self.message_panel.add_close_button(translate("AlarmBar", "Dismiss")).clicked.connect(self.on_dismiss_clicked)
        add_items(self._strips, self.fault_panel, self.sale_alarm, self.payout_alarm, self.message_panel)
        parent.installEventFilter(self)
        self.hide()

    def set_neighbours(
        self,
        side: SideList,
        menu_bars: tuple[QWidget, ...],
        status_bar: QWidget,
        rail: QWidget,
        space_keepers: tuple[QWidget, QWidget],
        find_heading: Callable[[], QWidget | None],
    ) -> None:
        """Take the widgets beside which the notices are placed.

        Args:
            menu_bars: In a small window the button that opens the list, and the bar that holds it where it is narrow.
            space_keepers: Spacers at the end of the page and at the end of the window.
            find_heading: Returns the heading of the page in front, if a notice may cover it.
        """
        self._side, self._menu_bars, self._status_bar, self._rail = side, menu_bars, status_bar, rail
        self._find_heading = find_heading
        page, window = (partial(reserve_height, end) for end in space_keepers)
        self._space = NoticeSpace(
            {NoticeLocation.LIST: side.reserve_bottom, NoticeLocation.PAGE: page, NoticeLocation.WINDOW: window}
        )
        for widget in (side, *menu_bars, status_bar, rail):
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind in _GEOMETRY_EVENTS:
            self._update_geometry()
        elif kind == QEvent.Type.ChildPolished and isinstance(event, QChildEvent) and watched is self._page:
            child = event.child()
            if isinstance(child, QWidget) and (covers_siblings(child) or covers_side_list(child)):
                child.installEventFilter(self)
        return False

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._update_geometry()
        return done

    def show_fault(self, fault: JournalFault | None) -> None:
        """Show a fault of this PC's journal; None ends it."""
        if fault is not None:
            from paydesk.ui.words.problems import journal_words  # imported late: the first window needs none

            words = journal_words(fault.kind)
            self.fault_panel.show_and_announce("bad", words.title, words.text, words.todo)
        self._has_fault = fault is not None
        self._update_geometry()

    def show_sale_alarms(self, late: list[Sale], on_time: list[Sale]) -> None:
        """Show the unseen payments: those that came late, and those that came in time."""
        paid = tuple(sale.sale_id for sale in on_time)
        if set(paid) - set(self._paid_ids):
            self._paid_shown_ms = 0
        self._paid_ids = paid
        self.sale_alarm.show_sales(late, on_time)
        self._update_geometry()

    def show_payout_alarms(self, payouts: list[Payout]) -> None:
        """Show the unseen payouts that came back."""
        self.payout_alarm.show_payouts(payouts)
        self._update_geometry()

    def post(
        self,
        words: Words | None,
        kind: MessageKind = "info",
        *,
        has_details: bool = False,
        is_sticky: bool = False,
        folder: str = "",
        expires: bool = True,
    ) -> None:
        """Show a message that Esc closes; None removes it, and the next in the queue follows.

        Args:
            has_details: Offer a button that shows details.
            is_sticky: Keep it for the next customer (it is about this PC); later messages are shown before it.
            folder: Offer a button that opens this folder.
            expires: Remove the message after it was readable for EXPIRY_MS.
        """
        if words is not None and self._current is not None and self._current.is_sticky and self._current.words != words:
            self._queue.insert(0, self._current)
        new = Notice(words, kind, has_details, is_sticky, folder, expires=expires) if words is not None else None
        current = self._current = new or (self._queue.pop(0) if self._queue else None)
        self._current_shown_ms = 0
        self._shown_over = self._front_widget()
        if current is not None:
            self._show_button.setVisible(current.has_details)
            self._folder_button.setVisible(bool(current.folder))
            self.message_panel.show_and_announce(
                current.kind, current.words.title, current.words.text, current.words.todo
            )
        self._update_geometry()

    def dismiss(self, words: Words | None = None) -> None:
        """Dismiss the current message (only these words, if given) unless it is sticky."""
        if self._current is not None and not self._current.is_sticky and words in {None, self._current.words}:
            self.post(None)

    @Slot()
    def on_open_folder(self) -> None:
        """Open the folder of the saved file in the file manager."""
        from PySide6.QtCore import QUrl  # imported late: the first window saves nothing
        from PySide6.QtGui import QDesktopServices

        if self._current is not None and not QDesktopServices.openUrl(QUrl.fromLocalFile(self._current.folder)):
            self.post(Words(translate("Slip", "This PC has no program for it"), self._current.words.text))

    @Slot()
    def on_dismiss_clicked(self) -> None:
        self.post(None)

    def enqueue(self, words: Words, *, has_details: bool = False) -> None:
        """Show a sticky message after the current one."""
        if self.has_message:
            self._queue.append(Notice(words, "info", has_details, is_sticky=True))
        else:
            self.post(words, has_details=has_details, is_sticky=True)

    def update_time(self, now: int) -> None:
        """Remove what was readable for EXPIRY_MS, at `now` (ms since the epoch).

        Faults of this PC and money that needs a decision stay; so does what has the keyboard focus.
        """
        before, is_read = self._last_tick_at, self._can_be_read
        self._last_tick_at = now if is_read else None
        if before is None or not is_read:
            return
        passed = max(now - before, 0)
        self._current_shown_ms += 0 if self.message_panel.isHidden() else passed
        self._paid_shown_ms += 0 if self.sale_alarm.isHidden() else passed
        if self._current is not None and self._current.expires and self._current_shown_ms >= EXPIRY_MS:
            self.post(None)
        if self._paid_ids and self._paid_shown_ms >= EXPIRY_MS:
            self.paid_expired.emit()

    @property
    def _can_be_read(self) -> bool:
        focus: QWidget | None = self.window().focusWidget()
        held = focus is not None and self.isAncestorOf(focus)
        covered = any(covers_siblings(each) and not covers_side_list(each) for each in visible_children(self._page))
        return self.isVisible() and self.isActiveWindow() and not held and not covered

    @property
    def has_message(self) -> bool:
        """True if a message is shown that Esc closes."""
        return self._current is not None

    @property
    def is_over_panel(self) -> bool:
        """True if the message was posted over the panel in front and is not sticky: Esc closes the message first."""
        current, panel = self._current, self._front_widget()
        return current is not None and not current.is_sticky and self._shown_over is panel is not self._page

    def _front_widget(self) -> QWidget:
        return next((each for each in visible_children(self._page) if covers_side_list(each)), self._page)

    def _update_geometry(self) -> None:
        if not self._has_fault and not self._has_other_strips:
            self.hide()
            if self._space is not None:
                self._space.reserve(NoticeLocation.NONE)
            return
        overlays = visible_children(self._page)
        cover = next((each for each in overlays if covers_siblings(each) and not covers_side_list(each)), None)
        front = self._front_widget()
        if cover is None and self._place_in_own_space(front):
            return
        if cover is None and self._space is not None:
            self._space.reserve(NoticeLocation.NONE)
        self._set_home(self._page, low=False)
        self._place_over_list(front)
        if cover is None:
            self.raise_()
        else:  # a PIN prompt is above the notices
            self.stackUnder(cover)

    @property
    def _has_other_strips(self) -> bool:
        return bool(self._active_alarms or self._current is not None)

    @property
    def _active_alarms(self) -> list[AlarmBar]:
        return [alarm for alarm in (self.sale_alarm, self.payout_alarm) if alarm.subject]

    @property
    def _list_width(self) -> int:
        """The width of the side list; 0 if there is none or it is too narrow for text."""
        side = self._side
        return side.width() if side is not None and side.isVisible() and side.width() >= _MIN_LIST_WIDTH else 0

    def _place_over_list(self, front: QWidget) -> None:
        """Place the notices over the end of the list. `front`: the page, or a panel or help over it."""
        area, low = self._page.rect(), any(bar.isVisible() for bar in self._menu_bars)
        fits = not covers_siblings(front) and low
        bar = next((bar for bar in self._menu_bars if fits and bar.width() >= _MIN_BAR_WIDTH), None)
        in_front, beside = front is self._page, self._list_width
        width, least = beside - (in_front and beside > 0) or WIDTH, 0  # not over the border of the list
        self._set_background(is_filled=low or (in_front and beside > 0), is_over_page=low and in_front)
        if bar is not None:
            top_left = bar.mapTo(self._page, QPoint(0, 0)) - QPoint(MARGIN, MARGIN)
            area = QRect(top_left, QSize(bar.width() + 2 * MARGIN, self._page.height() - top_left.y()))
            if front is not self._page:  # cover the whole heading, not half of its title
                area.setLeft(front.x())
            self._strips.setContentsMargins(MARGIN, MARGIN, MARGIN, 0)
            least = bar.height() + MARGIN  # cover the bar completely
        width = area.width() if low else min(width, area.width())
        height = min(max(self._compute_height(width, margin=2 if low else 10, low=low), least), area.height())
        top = area.top() if bar is not None else area.bottom() + 1 - height
        rect = QRect(area.right() + 1 - width, top, width, height)
        for button in () if bar is not None or self._list_width else self._find_fixed_buttons(front):
            if button.intersects(rect) and button.top() > height:
                rect.moveBottom(button.top() - 1)
        self._set_visual_geometry(area, rect)

    def _find_fixed_buttons(self, front: QWidget) -> list[QRect]:
        """Return the areas of buttons that do not scroll, lowest first."""
        others = {
            button for parent in [*front.findChildren(VScrollArea), self] for button in parent.findChildren(KeyButton)
        }
        buttons = [each for each in front.findChildren(KeyButton) if each.isVisible() and each not in others]
        feet = [foot if isinstance(foot := each.parentWidget(), Panel) else each for each in buttons]
        places = [QRect(foot.mapTo(self._page, QPoint()), foot.size()) for foot in feet]
        return sorted(places, key=QRect.top, reverse=True)

    def _place_in_own_space(self, front: QWidget) -> bool:
        """Place the notices in reserved space; return False in a small window, which has none to spare."""
        window, status, space = self._page.parentWidget(), self._status_bar, self._space
        if window is None or status is None or space is None or any(bar.isVisible() for bar in self._menu_bars):
            return False
        if front is self._page and self._list_width:
            self._set_home(self._page, low=False)
            self._place_over_list(front)
            self.raise_()
            space.reserve(NoticeLocation.LIST, self.height())
            return True
        on_page = front is self._page
        head = self._find_heading() if on_page else None
        self._set_home(self._page if on_page else window, low=True)
        self._set_background(is_filled=True, is_over_page=False)
        area = self._page.rect() if on_page else window.rect()
        beside = self._rail, self._side
        sides = [each.width() if on_page and each is not None and each.isVisible() else 0 for each in beside]
        width = area.width() - sum(sides)
        height = self._compute_height(width, margin=4, low=True)
        below = status.height() if not on_page and status.isVisible() else 0
        above = 0 if head is None else head.mapTo(self._page, QPoint(0, head.height())).y() + MARGIN
        at_head = height <= above
        top = 0 if at_head else area.height() - below - height
        self._set_visual_geometry(area, QRect(sides[0], top, width, height))
        self.raise_()
        end = NoticeLocation.PAGE if on_page else NoticeLocation.WINDOW
        space.reserve(NoticeLocation.NONE if at_head else end, height)
        return True

    def _set_home(self, home: QWidget, *, low: bool) -> None:
        if self.parentWidget() is not home:
            with theme.keep_fonts(self.findChildren(QWidget)):
                self.setParent(home)
        self._strips.setContentsMargins(*4 * [0 if low else MARGIN])
        for strip in (self.fault_panel, self.sale_alarm, self.payout_alarm, self.message_panel):
            strip.radius = 0 if low else CARD_RADIUS

    def _set_background(self, *, is_filled: bool, is_over_page: bool) -> None:
        """Hide what is below if `is_filled`, in the colour of a page or else of a panel, list or status bar."""
        self.setAutoFillBackground(is_filled)
        self.setBackgroundRole(QPalette.ColorRole.Window if is_over_page else QPalette.ColorRole.Base)

    def _compute_height(self, width: int, *, margin: int, low: bool) -> int:
        one = self._find_most_urgent() if low and is_compact(self) else None
        self.fault_panel.setVisible(self._has_fault and one is None)  # it is shown again later
        alarms = self.sale_alarm, self.payout_alarm
        for alarm in alarms:
            alarm.setVisible(bool(alarm.subject) and one in {None, alarm})
        self.message_panel.setVisible(self._current is not None and one in {None, self.message_panel})
        for panel in (self.fault_panel, self.message_panel):
            panel.use_low(low=low)
            panel.set_padding(12, margin, icon_at_top=not low)
        for alarm in alarms:
            alarm.use_width(width, margin=0 if low else margin, low=low)  # its height is that of its buttons
        for button in (*(alarm.show_button for alarm in alarms), self._show_button, self._folder_button):
            button.is_slim = low
        return self._strips.totalHeightForWidth(width)

    def _find_most_urgent(self) -> QWidget | None:
        """Return the one strip of a low window: first one that needs a decision, then a message."""
        urgent = [alarm for alarm in self._active_alarms if alarm.kind == "warn"]
        message = [self.message_panel] if self._current is not None else []
        return next(iter([*urgent, *message, *self._active_alarms]), None)

    def _set_visual_geometry(self, area: QRect, rect: QRect) -> None:
        from PySide6.QtWidgets import QStyle  # slow to import: it creates twenty enumerations

        self.setGeometry(QStyle.visualRect(self.layoutDirection(), area, rect))
        self.show()
