"""What happened elsewhere: a fault of this PC, money that came unseen, a word that Esc closes.

Each has room of its own at the end of the list at the side, or of the page, and leaves by itself once it was read.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, ClassVar, Final

from PySide6.QtCore import QChildEvent, QEvent, QObject, QPoint, QRect, QSize, Signal, Slot
from PySide6.QtGui import QAccessible, QPalette
from PySide6.QtWidgets import QWidget

from paydesk.ui import theme
from paydesk.ui.layout import is_low
from paydesk.ui.sell.alarm_bar import MARGIN, WIDTH, AlarmBar
from paydesk.ui.sell.notice_rooms import NoticeRooms, RoomPlace, Saying, keep_high
from paydesk.ui.widgets.accessible import covers, over_list, shown_in
from paydesk.ui.widgets.card import MessageKind, MessagePanel, Panel
from paydesk.ui.widgets.flow import put, vbox
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.paint import CARD_RADIUS, scaled
from paydesk.ui.widgets.room import Room
from paydesk.ui.words.base import Words, translate

if TYPE_CHECKING:
    from paydesk.domain.messages import JournalFault
    from paydesk.domain.payout.payout import Payout
    from paydesk.domain.sale.sale import Sale
    from paydesk.ui.side_list import SideList

_NARROW: Final = 240
"""Below this width words and buttons stand one below the other."""
_MENU: Final = 300
"""Below this width the buttons that stand for the list leave no room for words."""
_LOW: Final = 700
"""Pixels of height of a window below which one strip is told at a time."""
LEAVES_MS: Final = 20_000
"""So long somebody has to have been able to read it."""
_MOVES: Final = frozenset({QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.Show, QEvent.Type.Hide})
"""Kept: to put a set of Qt's names together takes as long as to be told of an event."""


class _Told(MessagePanel):
    """What a screen reader finds as an alert, wherever its user is."""

    accessible_role: ClassVar = QAccessible.Role.AlertMessage


class Notices(QWidget):
    """Strips one below the other, in a room of their own: they cover nothing.

    That is the end of the list at the side; where there is none, the end of the page; below a panel, all of the
    window's width. In a small window they lie beside its menu button. What was said, or paid in time, leaves by itself
    once it was there for `LEAVES_MS` with somebody before it.

    `show_wanted`: the button of a word that has more behind it. `paid_seen`: what was paid in time was there for long.
    """

    show_wanted = Signal()
    paid_seen = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._said: Saying | None = None
        self._over: QWidget = parent
        """What was in front when it was said: the page, or a panel over that."""
        self._later: list[Saying] = []
        self._page = parent
        self._side: QWidget | None = None
        self._bars: tuple[QWidget, ...] = ()
        self._status: QWidget | None = None
        self._rail: QWidget | None = None
        self._is_faulty = False
        self._rooms: NoticeRooms | None = None
        self._head: Callable[[], QWidget | None] = lambda: None
        self._looked_at: int | None = None
        self._said_for = self._paid_for = 0
        """For how many ms somebody could read what is said, and what was paid in time."""
        self._paid: tuple[str, ...] = ()
        self._strips = vbox(self, (MARGIN, MARGIN, MARGIN, MARGIN), MARGIN)
        self.fault = _Told.later(self)
        self.alarm = AlarmBar(self)
        self.payout_alarm = AlarmBar(self)
        self.word = _Told.later(self)
        self._show_button = KeyButton(translate("AlarmBar", "Show it"), "", "plain", pressed=self.show_wanted)
        self._folder_button = KeyButton(translate("SaveFile", "Open the folder"), pressed=self.on_folder)
        for button in (self._show_button, self._folder_button):
            self.word.add(button)
        self.word.offer_close(translate("AlarmBar", "Dismiss")).clicked.connect(self.on_closed)
        put(self._strips, self.fault, self.alarm, self.payout_alarm, self.word)
        parent.installEventFilter(self)
        self.hide()

    def use_places(
        self,
        side: SideList,
        bars: tuple[QWidget, ...],
        status: QWidget,
        rail: QWidget,
        ends: tuple[QWidget, QWidget],
        head: Callable[[], QWidget | None],
    ) -> None:
        """Take the list at the side, the status bar and the rail as the neighbours.

        Args:
            bars: In a small window the button that stands for the list, and what that is in where it is too narrow.
            ends: What keeps room free at the end of the page, and at the end of the window.
            head: Tells the heading of the page in front that gives its place to a notice, if it does.
        """
        self._side, self._bars, self._status, self._rail = side, bars, status, rail
        self._head = head
        page, window = (partial(keep_high, end) for end in ends)
        self._rooms = NoticeRooms({RoomPlace.LIST: side.keep_free, RoomPlace.PAGE: page, RoomPlace.WINDOW: window})
        for widget in (side, *bars, status, rail):
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Qt: it stays where the list is, and goes when something covers the page."""
        kind = event.type()
        if kind in _MOVES:
            self._fit()
        elif kind == QEvent.Type.ChildPolished and isinstance(event, QChildEvent) and watched is self._page:
            child = event.child()
            if isinstance(child, QWidget) and (covers(child) or over_list(child)):
                child.installEventFilter(self)
        return False

    def event(self, event: QEvent) -> bool:
        """Qt: its words grew or shrank."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return done

    def show_fault(self, fault: JournalFault | None) -> None:
        """A fault of this PC's journal, until it is over."""
        if fault is not None:
            from paydesk.ui.words.problems import journal_words  # the first window needs none of them

            words = journal_words(fault.kind)
            self.fault.tell("bad", words.title, words.text, words.todo)
        self._is_faulty = fault is not None
        self._fit()

    def show_alarms(self, late: list[Sale], plain: list[Sale]) -> None:
        """Payments that nobody has seen yet: those that came late, and those that came in time."""
        paid = tuple(sale.sale_id for sale in plain)
        if set(paid) - set(self._paid):
            self._paid_for = 0
        self._paid = paid
        self.alarm.show_sales(late, plain)
        self._fit()

    def show_payout_alarms(self, payouts: list[Payout]) -> None:
        """Payouts whose end was taken back, which nobody has seen yet."""
        self.payout_alarm.show_payouts(payouts)
        self._fit()

    def say(
        self,
        words: Words | None,
        kind: MessageKind = "info",
        *,
        more: bool = False,
        stays: bool = False,
        folder: str = "",
        leaves: bool = True,
    ) -> None:
        """A word that Esc closes; None takes it away, and the next comes.

        `more`: a button shows what is behind it. `folder`: a button opens it. `stays`: it is of this PC, and no other
        customer takes it away: what is said meanwhile comes before it. `leaves`: it goes once it was read.
        """
        if words is not None and self._said is not None and self._said.stays and self._said.words != words:
            self._later.insert(0, self._said)
        new = Saying(words, kind, more, stays, folder, leaves=leaves) if words is not None else None
        said = self._said = new or (self._later.pop(0) if self._later else None)
        self._said_for = 0
        self._over = self._front()
        if said is not None:
            self._show_button.setVisible(said.more)
            self._folder_button.setVisible(bool(said.folder))
            self.word.tell(said.kind, said.words.title, said.words.text, said.words.todo)
        self._fit()

    def say_too(self, words: Words) -> None:
        """This, and what is being said: both came of one press, and neither takes the place of the other."""
        said = self._said
        if said is None:
            self.say(words)
        elif said.words != words:
            text = " · ".join(filter(None, (words.text, said.words.text)))
            both = Words(f"{words.title} · {said.words.title}", text, said.words.todo)
            self.say(both, said.kind, more=said.more, folder=said.folder)

    def take_back(self, words: Words | None = None) -> None:
        """What was said (only these words) is over, or of another customer's sale: it goes, unless it stays."""
        if self._said is not None and not self._said.stays and words in {None, self._said.words}:
            self.say(None)

    @Slot()
    def on_folder(self) -> None:
        """The PC's own program shows what was saved."""
        from PySide6.QtCore import QUrl  # the first window saves nothing
        from PySide6.QtGui import QDesktopServices

        if self._said is not None and not QDesktopServices.openUrl(QUrl.fromLocalFile(self._said.folder)):
            self.say(Words(translate("Slip", "This PC has no program for it"), self._said.words.text))

    @Slot()
    def on_closed(self) -> None:
        """What was said was read."""
        self.say(None)

    def say_later(self, words: Words, *, more: bool = False) -> None:
        """Of this PC as well, but after what is being said."""
        if self.is_saying:
            self._later.append(Saying(words, "info", more, stays=True))
        else:
            self.say(words, more=more, stays=True)

    def pass_time(self, now: int) -> None:
        """Time went on (ms since 1970): what somebody could read for long enough leaves by itself.

        What is wrong with this PC, and money that waits for a decision, stays; so does what has the keyboard.
        """
        before, is_read = self._looked_at, self._can_be_read
        self._looked_at = now if is_read else None
        if before is None or not is_read:
            return
        passed = max(now - before, 0)
        self._said_for += 0 if self.word.isHidden() else passed
        self._paid_for += 0 if self.alarm.isHidden() else passed
        if self._said is not None and self._said.leaves and self._said_for >= LEAVES_MS:
            self.say(None)
        if self._paid and self._paid_for >= LEAVES_MS:
            self.paid_seen.emit()

    @property
    def _can_be_read(self) -> bool:
        focus: QWidget | None = self.window().focusWidget()
        held = focus is not None and self.isAncestorOf(focus)
        covered = any(covers(each) and not over_list(each) for each in shown_in(self._page))
        return self.isVisible() and self.isActiveWindow() and not held and not covered

    @property
    def is_saying(self) -> bool:
        """Whether a word is shown that Esc closes."""
        return self._said is not None

    @property
    def lies_over_panel(self) -> bool:
        """Whether it was said over the panel in front: it is nearer to the eye, unless it is of this PC."""
        said, panel = self._said, self._front()
        return said is not None and not said.stays and self._over is panel is not self._page

    def _front(self) -> QWidget:
        return next((each for each in shown_in(self._page) if over_list(each)), self._page)

    def _fit(self) -> None:
        if not self._is_faulty and not self._has_others:
            self.hide()
            if self._rooms is not None:
                self._rooms.keep(RoomPlace.NONE)
            return
        there = shown_in(self._page)
        cover = next((each for each in there if covers(each) and not over_list(each)), None)
        front = self._front()
        if cover is None and self._take_room(front):
            return
        if cover is None and self._rooms is not None:
            self._rooms.keep(RoomPlace.NONE)
        self._use_home(self._page, low=False)
        self._lie_over_list(front)
        if cover is None:
            self.raise_()
        else:  # what asks for a PIN lies over this, too
            self.stackUnder(cover)

    @property
    def _has_others(self) -> bool:
        return bool(self._alarms or self._said is not None)

    @property
    def _alarms(self) -> list[AlarmBar]:
        return [alarm for alarm in (self.alarm, self.payout_alarm) if alarm.subject]

    @property
    def _list_width(self) -> int:
        """That of the list at the side; 0 for none, and for a strip with one cell a sale: too narrow for words."""
        side = self._side
        return side.width() if side is not None and side.isVisible() and side.width() >= _NARROW else 0

    def _lie_over_list(self, front: QWidget) -> None:
        """`front`: what is in front of the list: the page, or a panel or help over that."""
        area, low = self._page.rect(), any(bar.isVisible() for bar in self._bars)
        fits = not covers(front) and low
        bar = next((bar for bar in self._bars if fits and bar.width() >= scaled(_MENU)), None)
        in_front, beside = front is self._page, self._list_width
        width, least = beside - (in_front and beside > 0) or scaled(WIDTH), 0  # not over the line at its edge
        self._use_ground(filled=low or (in_front and beside > 0), plain=low and in_front)
        if bar is not None:
            at = bar.mapTo(self._page, QPoint(0, 0)) - QPoint(MARGIN, MARGIN)
            area = QRect(at, QSize(bar.width() + 2 * MARGIN, self._page.height() - at.y()))
            if front is not self._page:  # all of its head, and not half of its title
                area.setLeft(front.x())
            self._strips.setContentsMargins(MARGIN, MARGIN, MARGIN, 0)
            least = bar.height() + MARGIN  # nothing of what it lies over stands out
        width = area.width() if low else min(width, area.width())
        height = min(max(self._height_at(width, margin=2 if low else 10, low=low), least), area.height())
        top = area.top() if bar is not None else area.bottom() + 1 - height
        place = QRect(area.right() + 1 - width, top, width, height)
        for button in () if bar is not None or self._list_width else self._buttons(front):
            if button.intersects(place) and button.top() > height:
                place.moveBottom(button.top() - 1)
        self._put(area, place)

    def _buttons(self, front: QWidget) -> list[QRect]:
        """Where those that do not scroll stand, from below: there is no other place for them."""
        others = {button for place in [*front.findChildren(Room), self] for button in place.findChildren(KeyButton)}
        there = [each for each in front.findChildren(KeyButton) if each.isVisible() and each not in others]
        feet = [foot if isinstance(foot := each.parentWidget(), Panel) else each for each in there]
        places = [QRect(foot.mapTo(self._page, QPoint()), foot.size()) for foot in feet]
        return sorted(places, key=QRect.top, reverse=True)

    def _take_room(self, front: QWidget) -> bool:
        """Stand in a room of our own; False in a small window, which has none to spare."""
        window, status, rooms = self._page.parentWidget(), self._status, self._rooms
        if window is None or status is None or rooms is None or any(bar.isVisible() for bar in self._bars):
            return False
        if front is self._page and self._list_width:
            self._use_home(self._page, low=False)
            self._lie_over_list(front)
            self.raise_()
            rooms.keep(RoomPlace.LIST, self.height())
            return True
        on_page = front is self._page
        head = self._head() if on_page else None
        self._use_home(self._page if on_page else window, low=True)
        self._use_ground(filled=True, plain=False)
        area = self._page.rect() if on_page else window.rect()
        beside = self._rail, self._side
        sides = [each.width() if on_page and each is not None and each.isVisible() else 0 for each in beside]
        width = area.width() - sum(sides)
        height = self._height_at(width, margin=4, low=True)
        below = status.height() if not on_page and status.isVisible() else 0
        above = 0 if head is None else head.mapTo(self._page, QPoint(0, head.height())).y() + MARGIN
        at_head = height <= above
        top = 0 if at_head else area.height() - below - height
        self._put(area, QRect(sides[0], top, width, height))
        self.raise_()
        end = RoomPlace.PAGE if on_page else RoomPlace.WINDOW
        rooms.keep(RoomPlace.NONE if at_head else end, height)
        return True

    def _use_home(self, home: QWidget, *, low: bool) -> None:
        if self.parentWidget() is not home:
            with theme.letters_kept(self.findChildren(QWidget)):
                self.setParent(home)
        self._strips.setContentsMargins(*4 * [0 if low else MARGIN])
        for strip in (self.fault, self.alarm, self.payout_alarm, self.word):
            strip.radius = 0 if low else CARD_RADIUS

    def _use_ground(self, *, filled: bool, plain: bool) -> None:
        """Whether nothing of what lies below stands out; `plain`: that is a page, and no panel, list or status bar."""
        self.setAutoFillBackground(filled)
        self.setBackgroundRole(QPalette.ColorRole.Window if plain else QPalette.ColorRole.Base)

    def _height_at(self, width: int, *, margin: int, low: bool) -> int:
        one = self._one() if low and is_low(self.window(), _LOW) else None
        self.fault.setVisible(self._is_faulty and one is None)  # it stays, and comes again
        for strip, is_told in ((self.alarm, self.alarm.subject), (self.payout_alarm, self.payout_alarm.subject)):
            strip.setVisible(bool(is_told) and one in {None, strip})
        self.word.setVisible(self._said is not None and one in {None, self.word})
        for panel in (self.fault, self.word):
            panel.use_low(low=low)
            panel.use_margins(12, margin, top=not low)
        for alarm in (self.alarm, self.payout_alarm):
            alarm.use_width(width, margin=0 if low else margin, low=low)  # as high as its buttons
        for button in (self.alarm.show_button, self.payout_alarm.show_button, self._show_button, self._folder_button):
            button.slim = low
        return self._strips.totalHeightForWidth(width)

    def _one(self) -> QWidget | None:
        """Return what is told where a low window has room for one: first what waits for a decision, then a word."""
        urgent = [alarm for alarm in self._alarms if alarm.kind == "warn"]
        word = [self.word] if self._said is not None else []
        return next(iter([*urgent, *word, *self._alarms]), None)

    def _put(self, area: QRect, place: QRect) -> None:
        from PySide6.QtWidgets import QStyle  # here: twenty enumerations are made with it

        self.setGeometry(QStyle.visualRect(self.layoutDirection(), area, place))
        self.show()
