"""Places never too small for their words: rooms that scroll, by a finger too, and a stack as large as what is in front.

A finger on what scrolls moves it, or taps what is there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeVar

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QMouseEvent, QResizeEvent, QTouchEvent, QWheelEvent
from PySide6.QtWidgets import (
    QApplication,
    QScrollArea,
    QScroller,
    QScrollerProperties,
    QSizePolicy,
    QStackedWidget,
    QWidget,
)

from paydesk.ui.widgets.card import Card

_MIN_SCROLL_HEIGHT: Final = 56
"""Pixels of height below which scrolling is no use."""
_MIN_SHRUNK_HEIGHT: Final = 32
"""Pixels of height that are left to a place that gives way."""
_SCROLL_BAR_WIDTH: Final = 12
"""The width of the scroll bar (theme)."""
_FOCUS_MARGIN: Final = 24
"""Pixels that are shown around it."""
_NO_BUTTON: Final = Qt.MouseButton.NoButton


TAP_SLOP: Final = 15
"""Pixels that a finger may slip and still tap."""
_TOUCHES: Final = {
    QEvent.Type.TouchBegin: QScroller.Input.InputPress,
    QEvent.Type.TouchUpdate: QScroller.Input.InputMove,
    QEvent.Type.TouchEnd: QScroller.Input.InputRelease,
    QEvent.Type.TouchCancel: QScroller.Input.InputRelease,
}


class TouchScroller(QObject):
    """Watches one viewport. `tapped` carries where (QPointF); a finger that stops a list in motion taps nothing.

    It takes the touches itself, so that Qt makes no mouse of them, which would choose row after row.
    """

    tapped = Signal(QPointF)

    def __init__(self, viewport: QWidget) -> None:
        super().__init__(viewport)
        self._viewport = viewport
        self._id = -1
        self._start = QPointF()
        self._is_tap = False
        viewport.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        viewport.installEventFilter(self)

    def detach(self) -> None:
        """Leave touches to the widget below: the viewport scrolls nothing by itself."""
        self._viewport.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents, on=False)
        self._viewport.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QTouchEvent) and event.type() in _TOUCHES:
            self._touch(event)
            event.accept()
            return True
        return super().eventFilter(watched, event)

    def _scroller(self) -> QScroller:
        """Made at the first touch: most counters have no touch screen."""
        if QScroller.hasScroller(self._viewport):
            return QScroller.scroller(self._viewport)
        made = QScroller.scroller(self._viewport)
        calm = made.scrollerProperties()
        for way in (
            QScrollerProperties.ScrollMetric.VerticalOvershootPolicy,
            QScrollerProperties.ScrollMetric.HorizontalOvershootPolicy,
        ):
            calm.setScrollMetric(way, QScrollerProperties.OvershootPolicy.OvershootAlwaysOff)
        made.setScrollerProperties(calm)
        return made

    def _touch(self, event: QTouchEvent) -> None:
        """One finger counts, the first; others change nothing."""
        scroller = self._scroller()
        if event.type() == QEvent.Type.TouchBegin:
            self._id, self._start = event.points()[0].id(), event.points()[0].position()
            self._is_tap = scroller.state() == QScroller.State.Inactive
        point = next((point for point in event.points() if point.id() == self._id), None)
        if point is None:
            return
        scroller.handleInput(_TOUCHES[event.type()], point.position(), event.timestamp())
        moving = scroller.state() in {QScroller.State.Dragging, QScroller.State.Scrolling}
        if moving or (point.position() - self._start).manhattanLength() > TAP_SLOP:  # a list that is short never moves
            self._is_tap = False
        if event.type() == QEvent.Type.TouchEnd and self._is_tap:
            self.tapped.emit(point.position())


def create_viewport(area: QScrollArea) -> QWidget:
    """Create the viewport of a scroll area.

    For a viewport that Qt creates, PySide first creates the classes of all widgets: 25 ms before the first window.
    """
    ground = QWidget(area)
    ground.setObjectName("qt_scrollarea_viewport")
    area.setViewport(ground)
    return ground


def _enclosing_card(widget: QWidget) -> QWidget:
    """Return the card around a widget; itself, without one."""
    around: QWidget | None = widget
    while around is not None and not isinstance(around, Card):
        around = around.parentWidget()
    return around or widget


class StableScrollArea(QScrollArea):
    """A scroll area that fits its bars once when its content gets another size.

    Qt resizes the content while it is told of that: where that is lower beside the bar and needs none then, it goes
    round until its stack is full.
    """

    _is_measuring = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.Resize:
            return super().eventFilter(watched, event)
        if self._is_measuring:
            return False
        self._is_measuring = True
        done = super().eventFilter(watched, event)
        self._is_measuring = False
        return done


class VScrollArea(StableScrollArea):
    """Shows `content` whole where there is height enough, and scrolls it where there is not; never sideways.

    It scrolls to the control that got the keyboard, once the page has its new height.
    """

    def __init__(
        self,
        content: QWidget,
        parent: QWidget | None = None,
        *,
        name: str = "",
        shrinkable: bool = False,
        fit_content: bool = False,
    ) -> None:
        """`name` is what screen readers call it. `gives_way`: it takes the height that all others leave.

        `snug`: it is no higher than its content, and scrolls only where the window is too small for that.
        """
        super().__init__(parent)
        self._content, self._fit_content = content, fit_content
        self.optional_widget: QWidget | None = None
        """Widget that is hidden before anything scrolls."""
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        policy = QSizePolicy.Policy
        down = policy.Ignored if shrinkable else policy.Maximum if fit_content else policy.Expanding
        self.setSizePolicy(policy.Expanding, down)
        if shrinkable:
            self.setMinimumHeight(_MIN_SHRUNK_HEIGHT)
        self.setAccessibleName(name)
        ground = create_viewport(self)
        self.setWidget(content)
        content.setAutoFillBackground(False)  # Qt fills it by itself; what lies behind is the ground
        content.installEventFilter(self)
        self._scroller = TouchScroller(ground)
        self._scroller.tapped.connect(self.on_tapped)
        self._focus_timer = QTimer(self, singleShot=True, interval=0)
        self._focus_timer.timeout.connect(self.scroll_to_focus)
        self._keeps_focus_visible = self._focus_to_top = False
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self.on_focus)

    def scroll_to(self, part: QWidget) -> None:
        """Scroll a new part into view, its top first, once the page has its new height."""

        def show() -> None:
            top = part.mapTo(self._content, QPoint()).y()
            self.ensureVisible(0, top + part.height(), 0, _SCROLL_BAR_WIDTH)
            self.ensureVisible(0, top, 0, 0)

        QTimer.singleShot(0, self, show)

    @Slot(QPointF)
    def on_tapped(self, at: QPointF) -> None:
        """Press what is at the position of a tap, as a mouse does."""
        place = at.toPoint()
        there = self.viewport().childAt(place)
        if there is None:
            return
        focused: QWidget | None = there
        while focused is not None and focused is not self and not focused.focusPolicy() & Qt.FocusPolicy.ClickFocus:
            focused = focused.parentWidget()
        if focused is not None and focused is not self and focused.isEnabled():
            focused.setFocus(Qt.FocusReason.MouseFocusReason)
        local, left = QPointF(there.mapFrom(self.viewport(), place)), Qt.MouseButton.LeftButton
        for kind, held in ((QEvent.Type.MouseButtonPress, left), (QEvent.Type.MouseButtonRelease, _NO_BUTTON)):
            where = QPointF(there.mapToGlobal(local.toPoint()))
            event = QMouseEvent(kind, local, where, left, held, Qt.KeyboardModifier.NoModifier)
            QApplication.sendEvent(there, event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # the kind first: while Python takes a room apart, what it hides is still told, and there is no content any more
        if event.type() == QEvent.Type.LayoutRequest and watched is self._content:
            self._fit()
            self.updateGeometry()
        elif event.type() == QEvent.Type.Resize and self._keeps_focus_visible and watched is self._content:
            self._focus_timer.start()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()
        super().resizeEvent(event)

    def _fit(self) -> None:
        """Give the content the height of its words; QScrollArea forgets that its own bar makes them higher."""
        frame = self.contentsRect()
        height = self._height_for(frame.width())
        spare, layout = self.optional_widget, self._content.layout()
        if spare is not None and layout is not None:
            # it comes back only where it surely fits: else it would come and go for ever
            takes = spare.heightForWidth(frame.width() * 3 // 4) + _SCROLL_BAR_WIDTH if spare.isHidden() else 0
            spare.setVisible(height + takes <= frame.height())
            height = self._height_for(frame.width())
        # asked with its bar there, Qt would keep it for the lines that it costs
        policy = Qt.ScrollBarPolicy
        self.setVerticalScrollBarPolicy(
            policy.ScrollBarAlwaysOff if 0 < height <= frame.height() else policy.ScrollBarAsNeeded
        )
        if height > frame.height():
            height = self._height_for(frame.width() - _SCROLL_BAR_WIDTH)
        if height != self._content.minimumHeight():
            self._content.setMinimumHeight(height)
            layout = self._content.layout()
            if layout is not None:
                layout.invalidate()  # it was just asked about other widths, and would go by what it kept of those

    def _height_for(self, width: int) -> int:
        layout = self._content.layout()
        if layout is None or not layout.hasHeightForWidth():
            return 0
        return layout.totalHeightForWidth(width)

    def sizeHint(self) -> QSize:
        content, hint = self._content, self._content.sizeHint().expandedTo(self.minimumSizeHint())
        if not (self._fit_content and content.hasHeightForWidth()):
            return hint
        return QSize(hint.width(), content.heightForWidth(max(self.width(), content.minimumSizeHint().width())))

    def minimumSizeHint(self) -> QSize:
        least = self._content.minimumSizeHint().expandedTo(QSize(0, self._content.minimumHeight()))
        return QSize(
            least.width() + (_SCROLL_BAR_WIDTH if least.height() > _MIN_SCROLL_HEIGHT else 0),
            min(least.height(), _MIN_SCROLL_HEIGHT),
        )

    # The keyboard ---------------------------------------------------------------------------------------------------

    def keep_focus_visible(self) -> None:
        """Keep the focused widget visible while the page resizes, until somebody scrolls."""
        self._keeps_focus_visible = True
        self._focus_timer.start()

    def scroll_focus_to_top(self) -> None:
        """Scroll so that the card of the focused control begins at the top."""
        self._focus_to_top = True
        self._focus_timer.start()

    def wheelEvent(self, event: QWheelEvent) -> None:
        self._keeps_focus_visible = False
        super().wheelEvent(event)

    @Slot(QWidget, QWidget)
    def on_focus(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Qt: another control has the keyboard."""
        self._keeps_focus_visible = False
        if now is not None and self._content.isAncestorOf(now):
            self._focus_timer.start()

    @Slot()
    def scroll_to_focus(self) -> None:
        """Bring what has the keyboard into sight."""
        now = QApplication.focusWidget()
        if now is not None and self._content.isAncestorOf(now):
            if self._focus_to_top:
                self._focus_to_top = False
                self.verticalScrollBar().setValue(_enclosing_card(now).mapTo(self._content, QPoint()).y())
            around = now.parentWidget()
            whole = around if around is not None and hasattr(around, "has_error_line") else now
            self.ensureWidgetVisible(whole, 0, _FOCUS_MARGIN)


class CurrentPageStack(QStackedWidget):
    """A stack that asks for the room of the page in front only: a hidden one squeezes nothing."""

    pages_fit_height = False
    """True if its pages fit or scroll themselves; else it asks for the height of their text."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.currentChanged.connect(self.updateGeometry)

    def hasHeightForWidth(self) -> bool:
        return False

    def sizeHint(self) -> QSize:
        page = self.currentWidget()
        return super().sizeHint() if page is None else page.sizeHint()

    def minimumSizeHint(self) -> QSize:
        page = self.currentWidget()
        if page is None:
            return super().minimumSizeHint()
        least, layout = page.minimumSizeHint(), page.layout()
        if layout is not None and layout.hasHeightForWidth() and not self.pages_fit_height:
            least.setHeight(max(least.height(), layout.totalMinimumHeightForWidth(max(self.width(), least.width()))))
        return least

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self.updateGeometry()


KeyT = TypeVar("KeyT")
PartT = TypeVar("PartT", bound=QWidget)


class LazyStack(CurrentPageStack, Generic[KeyT, PartT]):
    """Parts that have names, one in front, each made when it is first wanted. `made` carries the name of a new one."""

    part_created = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.factories: dict[KeyT, Callable[[QWidget], PartT]] = {}
        """Function that creates each part; a part is offered by adding one."""
        self.created: dict[KeyT, PartT] = {}
        """Those that were made."""

    def add(self, key: KeyT, part: PartT) -> PartT:
        """One that is there from now on."""
        self.created[key] = part
        self.addWidget(part)
        self.part_created.emit(key)
        return part

    def get(self, key: KeyT) -> PartT:
        """One of them, made now if it was not yet. Raises KeyError for a name that is none."""
        return self.created[key] if key in self.created else self.add(key, self.factories[key](self))

    def show_part(self, key: KeyT) -> PartT:
        """Bring one to the front. Raises KeyError for a name that is none."""
        part = self.get(key)
        self.setCurrentWidget(part)
        return part

    @property
    def current_key(self) -> KeyT:
        """The name of the one in front."""
        return next(name for name, part in self.created.items() if part is self.currentWidget())

    def remove_part(self, key: KeyT) -> None:
        """There is no such part any more; what stood in it is gone."""
        self.factories.pop(key, None)
        part = self.created.pop(key, None)
        if part is not None:
            self.removeWidget(part)
            part.deleteLater()
