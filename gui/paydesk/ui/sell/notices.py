"""Notices of events elsewhere: a fault of this PC, money that came unseen, a message that Esc closes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final

from PySide6.QtCore import QChildEvent, QEvent, QObject, QTimer, Signal, Slot
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from paydesk.ui import theme
from paydesk.ui.sell.alarm_bar import MARGIN, AlarmBar
from paydesk.ui.widgets.accessible import covers_siblings, covers_side_list, visible_children
from paydesk.ui.widgets.card import MessageKind, MessagePanel
from paydesk.ui.widgets.flow import add_items, vbox
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.paint import CARD_RADIUS
from paydesk.ui.words.base import Words, translate

if TYPE_CHECKING:
    from paydesk.domain.messages import JournalFault
    from paydesk.domain.payout.payout import Payout
    from paydesk.domain.sale.sale import Sale
    from paydesk.ui.layout import Layout

EXPIRY_MS: Final = 20_000
"""A notice expires after it was readable for so long."""
_GEOMETRY_EVENTS: Final = frozenset({QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide})
"""A constant, since to build a set of Qt enum members takes as long as to handle an event."""


@dataclass(frozen=True, slots=True)
class Notice:
    """A message, and the options it was posted with (see `Notices.post`)."""

    words: Words
    kind: MessageKind
    has_details: bool
    is_sticky: bool
    folder: str = ""
    expires: bool = True
    """False if it is true as long as it is shown, and is not removed after it was readable."""
    sale_id: str = ""


class _AlertPanel(MessagePanel):
    """A message that screen readers report as an alert, wherever the focus is."""

    accessible_role: ClassVar = QAccessible.Role.AlertMessage


class Notices(QWidget):
    """Strips at the end of the side list; where no list can be seen, above the status bar. They cover nothing.

    Messages, and sales paid in time, expire: for the latter `paid_expired` is emitted. `details_requested`: the button
    of a message was pressed; `sale_requested` carries the id of the sale that it leads to.
    """

    details_requested = Signal()
    sale_requested = Signal(object)
    paid_expired = Signal()

    def __init__(self, body: QWidget, side_list: QWidget, foot: QWidget) -> None:
        """Create the notices.

        Args:
            body: The part of the window with the page, the list, and the overlays that hide them.
            side_list, foot: The widgets that have the notices at the end, and at the beginning, of their column.
        """
        super().__init__(foot)
        self._body, self._list, self._foot = body, side_list, foot
        self._current: Notice | None = None
        self._posted_over: list[QWidget] = []
        """The overlays that were open when the message was posted."""
        self._queue: list[Notice] = []
        self._has_fault = self._is_compact = False
        self._last_tick_at: int | None = None
        self._current_shown_ms = self._paid_shown_ms = 0
        """For how many ms the message, and the sales paid in time, were readable."""
        self._paid_ids: tuple[str, ...] = ()
        self._strips = vbox(self, (MARGIN, MARGIN, MARGIN, MARGIN), MARGIN)
        self.fault_panel = _AlertPanel.create_hidden(self)
        self.sale_alarm = AlarmBar(self)
        self.payout_alarm = AlarmBar(self)
        self.message_panel = _AlertPanel.create_hidden(self)
        self._show_button = KeyButton(translate("AlarmBar", "Open"), "", "plain", on_press=self.on_show)
        self._folder_button = KeyButton(translate("SaveFile", "Open the folder"), on_press=self.on_open_folder)
        self.message_panel.add_close_button(translate("AlarmBar", "Dismiss")).clicked.connect(self.on_dismiss_clicked)
        for button in (self._show_button, self._folder_button):
            self.message_panel.add(button)
        add_items(self._strips, self.fault_panel, self.sale_alarm, self.payout_alarm, self.message_panel)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self._rearrange = QTimer(self, singleShot=True, interval=0)
        """Fires after the event that moved something: a strip must not be hidden while it is being shown."""
        self._rearrange.timeout.connect(self.arrange)
        for widget in (body, side_list, foot):
            widget.installEventFilter(self)
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind in _GEOMETRY_EVENTS and watched is not self._body:
            self._rearrange.start()
        elif kind == QEvent.Type.ChildPolished and isinstance(event, QChildEvent) and watched is self._body:
            child = event.child()
            if isinstance(child, QWidget) and (covers_siblings(child) or covers_side_list(child)):
                child.installEventFilter(self)
        return False

    def show_fault(self, fault: JournalFault | None) -> None:
        """Show a fault of this PC's journal; None ends it."""
        if fault is not None:
            from paydesk.ui.words.problems import journal_words  # imported late: the first window needs none

            words = journal_words(fault.kind)
            self.fault_panel.show_and_announce("bad", words.title, words.text, words.todo)
        self._has_fault = fault is not None
        self.arrange()

    def show_sale_alarms(self, late: list[Sale], on_time: list[Sale]) -> None:
        """Show the unseen payments: those that came late, and those that came in time."""
        paid = tuple(sale.sale_id for sale in on_time)
        if set(paid) - set(self._paid_ids):
            self._paid_shown_ms = 0
        self._paid_ids = paid
        self.sale_alarm.show_sales(late, on_time)
        self.arrange()

    def show_payout_alarms(self, payouts: list[Payout]) -> None:
        """Show the unseen payouts that came back."""
        self.payout_alarm.show_payouts(payouts)
        self.arrange()

    def post(
        self,
        words: Words | None,
        kind: MessageKind = "info",
        *,
        has_details: bool = False,
        is_sticky: bool = False,
        folder: str = "",
        expires: bool = True,
        sale_id: str = "",
    ) -> None:
        """Show a message that Esc closes; None removes it, and the next in the queue follows.

        Args:
            has_details: Offer a button that shows details.
            is_sticky: Keep it for the next customer (it is about this PC); later messages are shown before it.
            folder: Offer a button that opens this folder.
            expires: Remove the message after it was readable for EXPIRY_MS.
            sale_id: Offer a button that shows this sale.
        """
        if words is not None and self._current is not None and self._current.is_sticky and self._current.words != words:
            self._queue.insert(0, self._current)
        options = (kind, has_details, is_sticky, folder, expires, sale_id)
        new = Notice(words, *options) if words is not None else None
        current = self._current = new or (self._queue.pop(0) if self._queue else None)
        self._current_shown_ms, self._posted_over = 0, self._overlays
        if current is not None:
            self._show_button.setVisible(current.has_details or bool(current.sale_id))
            self._show_button.setAccessibleName(f"{self._show_button.text()}, {current.words.title}")
            self._folder_button.setVisible(bool(current.folder))
            self.message_panel.show_and_announce(
                current.kind, current.words.title, current.words.text, current.words.todo
            )
        self.arrange()

    def dismiss(self, words: Words | None = None) -> None:
        """Dismiss the current message (only these words, if given) unless it is sticky."""
        if self._current is not None and not self._current.is_sticky and words in {None, self._current.words}:
            self.post(None)

    @Slot()
    def on_show(self) -> None:
        """Show the details of the message, or its sale."""
        sale_id = self._current.sale_id if self._current is not None else ""
        if sale_id:
            self.post(None)
            self.sale_requested.emit(sale_id)
        else:
            self.details_requested.emit()

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
        return self.isVisible() and self.isActiveWindow() and not held

    @property
    def has_message(self) -> bool:
        """True if a message is shown that Esc closes."""
        return self._current is not None

    @property
    def is_over_panel(self) -> bool:
        """True if the message was posted over the panel in front and is not sticky: Esc closes the message first."""
        current = self._current
        return current is not None and not current.is_sticky and self._overlays == self._posted_over != []

    @property
    def _overlays(self) -> list[QWidget]:
        return [each for each in visible_children(self._body) if covers_siblings(each) or covers_side_list(each)]

    # Placement ------------------------------------------------------------------------------------------------------

    def use_layout(self, layout: Layout) -> None:
        """Show a fault of this PC beside another strip only where there is room for two."""
        self._is_compact = layout.is_tight
        self.arrange()

    @Slot()
    def arrange(self) -> None:
        """Show the most urgent strip and a fault of this PC: at the end of the list, or above the status bar."""
        overlays = self._overlays
        is_behind = any(covers_siblings(each) and not covers_side_list(each) for each in overlays)
        in_list = not (self._list.isHidden() or overlays)
        self._put(self._list if in_list else self._foot)
        width = self._list.width() if in_list else self._foot.width()
        for panel in (self.fault_panel, self.message_panel):
            panel.use_low(low=not in_list, brief=self._is_compact and not in_list)
            panel.set_padding(12, 8 if in_list else 2, icon_at_top=in_list)
        alarms = self.sale_alarm, self.payout_alarm
        for alarm in alarms:
            alarm.use_width(width, margin=8 if in_list else 0, low=not in_list)
        shown: dict[QWidget, bool] = {
            self.fault_panel: self._has_fault,
            self.message_panel: self._current is not None,
            **{alarm: bool(alarm.subject) for alarm in alarms},
        }
        visible = {self._find_most_urgent()} | (set() if self._is_compact else {self.fault_panel})
        for strip, is_shown in shown.items():
            strip.setVisible(is_shown and strip in visible)
        self.setVisible(any(shown.values()) and not is_behind)
        self._strips.invalidate()  # strips that were hidden have told nobody of their height
        self.updateGeometry()
        for widget in (self, self._list if in_list else self._foot, self._foot.parentWidget()):  # at once: it may be
            layout = widget.layout() if widget is not None else None  # pressed before the next turn of the event loop
            if layout is not None:
                layout.activate()

    def _put(self, home: QWidget) -> None:
        in_list, column = home is self._list, home.layout()
        if not isinstance(column, QVBoxLayout) or column.indexOf(self) >= 0:
            return
        with theme.keep_fonts(self.findChildren(QWidget)):
            column.insertWidget(column.count() if in_list else 0, self)
        self._strips.setContentsMargins(*4 * [MARGIN if in_list else 0])
        self._strips.setSpacing(MARGIN if in_list else 0)
        for strip in (self.fault_panel, self.sale_alarm, self.payout_alarm, self.message_panel):
            strip.radius = CARD_RADIUS if in_list else 0

    def _find_most_urgent(self) -> QWidget | None:
        """Return the first that needs a decision, else a message, other alarms, a fault of this PC."""
        alarms = [alarm for alarm in (self.sale_alarm, self.payout_alarm) if alarm.subject]
        urgent = [alarm for alarm in alarms if alarm.kind == "warn"]
        message = [self.message_panel] if self._current is not None else []
        return next(iter([*urgent, *message, *alarms]), self.fault_panel)
