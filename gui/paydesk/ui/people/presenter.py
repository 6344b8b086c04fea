"""Presenter of the lock, of the panels that ask for a PIN, and of the idle time that closes pages.

A PIN goes from the pad straight into its command: no signal, log or attribute holds it on the way.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtWidgets import QWidget

from paydesk.domain import commands
from paydesk.domain.messages import CommandEnded, CommandStatus
from paydesk.domain.payout.messages import DraftRefused, PayoutChanged
from paydesk.domain.people.messages import PermissionDenied, PinAccepted, PinRefused
from paydesk.domain.people.person import Permission
from paydesk.domain.settings.settings import PAGES_IDLE_S, Settings
from paydesk.ui import clock
from paydesk.ui.application import close_dialogs
from paydesk.ui.input_guard import InputFilter
from paydesk.ui.people.idle import IdleWatch, SupervisedPages
from paydesk.ui.people.lock import LockPage, SecondPersonPanel, UnlockPanel
from paydesk.ui.people.store import UNREADABLE
from paydesk.ui.words.base import Words
from paydesk.ui.words.people import denial_words
from paydesk.ui.words.problems import failed_words

if TYPE_CHECKING:
    from paydesk.domain.payout.payout import DraftSummary
    from paydesk.ui.money.confirmation import ConfirmationModel
    from paydesk.ui.people.page import PeoplePage
    from paydesk.ui.people.pin_entry import PinEntry
    from paydesk.ui.people.store import PeopleStore
    from paydesk.worker.client import CommandClient

TICK_MS: Final = 1_000
UnlockCallback = Callable[[bool], object]
"""Called with True once a PIN has unlocked the permission, or with False if it was not."""


class PeoplePresenter(QObject):
    """Presenter of the lock page, the PIN panels and the page of people.

    `lock_changed` carries True if locked; `unlocked` the Permission that is now allowed; `pages_closed`: leave the
    supervisor's page.
    """

    lock_changed = Signal(object)
    unlocked = Signal(object)
    pages_closed = Signal()

    def __init__(
        self,
        store: PeopleStore,
        client: CommandClient,
        host: QWidget,
        covered: Sequence[QWidget],
        input_filter: InputFilter,
        parent: QObject | None = None,
        *,
        seconds: Callable[[], float] = time.monotonic,
    ) -> None:
        """Start watching idle time.

        Args:
            store: State of people.
            client: Sends commands.
            host: Widget whose layout holds the `covered` widgets.
            covered: Widgets that the lock hides; panels overlay the first of them.
            input_filter: The filter of the window's input.
            parent: Owner.
            seconds: Monotonic clock.
        """
        super().__init__(parent)
        self._store = store
        self._client = client
        self._host = host
        self._covered = tuple(covered)
        self._settings = Settings()
        self._guard = input_filter.guard
        self._idle = IdleWatch(input_filter, seconds, self._lock_when_idle)
        self._is_money_shown = False
        self._set_limit()
        self.pages = SupervisedPages(store, client, self._idle, seconds, self)
        self.pages.closed.connect(self.on_pages_closed)
        self._lock: LockPage | None = None
        self._unlock: UnlockPanel | None = None
        self._second: SecondPersonPanel | None = None
        self._accepted_for: Permission | None = None
        self._callbacks: dict[Permission, UnlockCallback] = {}
        """Callbacks of the permissions that were asked for."""
        self._waiting: tuple[int, bool] | None = None
        self._connect()
        self._tick = QTimer(self, interval=TICK_MS)
        self._tick.timeout.connect(self.refresh)
        self._tick.start()
        self.on_changed(store.signed_in)

    def _connect(self) -> None:
        store = self._store
        store.changed.connect(self.on_changed)
        store.people_changed.connect(self.on_people)
        store.answer_received.connect(self.on_answer)

    def use_settings(self, settings: Settings) -> None:
        """Use the name of the shop and the idle limit."""
        self._settings = settings
        self._set_limit()

    def set_money_shown(self, *, shown: bool) -> None:
        """Use a shorter idle limit while a form that moves money is shown."""
        self._is_money_shown = shown
        self._set_limit()

    def _set_limit(self) -> None:
        idle_s = self._settings.locks.idle_s
        self._idle.limit_s = min(idle_s, PAGES_IDLE_S) if self._is_money_shown else idle_s

    def make_page(self, parent: QWidget) -> PeoplePage:
        from paydesk.ui.people.page import PeoplePage

        page = PeoplePage(self._store, self._client, parent)
        page.unlock_requested.connect(self.unlock)
        return page

    # Widgets, created on first use ------------------------------------------------------------------------------------

    def _lock_screen(self) -> LockPage:
        if self._lock is None:
            self._lock = LockPage(self._store, self._client, self._host, self._covered)
            self._lock.retry_button.clicked.connect(self.retry_reading)
            if self._waiting is not None:
                self._lock.show_waiting(self._waiting[0], has_keys=self._waiting[1])
        return self._lock

    def _unlock_panel(self) -> UnlockPanel:
        if self._unlock is None:
            self._unlock = UnlockPanel(self._store, self._client, self._covered[0])
            self._unlock.cancelled.connect(self.on_unlock_left)
        return self._unlock

    @property
    def panel(self) -> SecondPersonPanel | UnlockPanel | None:
        """The open panel over the page; None for none."""
        return next((panel for panel in (self._second, self._unlock) if panel is not None and panel.is_open), None)

    def _active_entry(self) -> PinEntry | None:
        """Return the visible PIN entry; None if no PIN is asked for."""
        front = self.panel or (self._lock if self.is_locked else None)
        return front.pin_entry if front is not None else None

    @property
    def is_covering(self) -> bool:
        """True while the lock or a PIN panel is shown: shortcuts of the pages do nothing."""
        return self._active_entry() is not None

    def on_scanned(self) -> bool:
        """Discard a scan if a PIN is asked for; return False if none is."""
        entry = self._active_entry()
        if entry is not None:
            entry.pad.refuse_scan()
        return entry is not None

    @property
    def is_locked(self) -> bool:
        """True while the lock page is shown."""
        return self._lock is not None and self._lock.is_covering

    def escape(self) -> bool:
        """Go back one step in the lock or the panel; return False if neither is shown."""
        if self.is_locked and self._lock is not None:
            self._lock.pin_entry.step_back()
        elif self.panel is not None:
            self.panel.on_escape()
        else:
            return False
        return True

    # Lock -------------------------------------------------------------------------------------------------------------

    def lock(self) -> bool:
        """Lock the window; return False if no people are set up."""
        if self._store.has_people:
            command = commands.LockScreen()
            self._client.send(command)
            self._store.mark_locking(command.command_id)
        return self._store.has_people

    def show_waiting(self, waiting: int, *, has_keys: bool = True) -> None:
        """Show on the lock page how many sales can still be paid; see LockPage.show_waiting."""
        self._waiting = waiting, has_keys
        if self._lock is not None:
            self._lock.show_waiting(waiting, has_keys=has_keys)

    @Slot(object)
    def on_became_paid(self, _sale: object) -> None:
        if self._lock is not None:
            self._lock.show_payment()

    def show_bill(self, words: Words) -> None:
        """Show on the lock page which bill of a program was refused."""
        if self._lock is not None:
            self._lock.show_bill(words)

    @Slot(object)
    def on_changed(self, _at_till: object) -> None:
        """Lock or unlock the window, and close pages that are no longer unlocked."""
        if self._store.is_locked != self.is_locked:
            self._idle.restart()
            if self._store.is_locked:
                while self.panel is not None:  # close the panels; the forms behind keep their input
                    self.panel.on_close_requested()
                self._lock_screen().cover(self._settings.shop.name)
            elif self._lock is not None:
                self._guard.overlay_closed_timer.start()
                self._lock.uncover()
            self.lock_changed.emit(self.is_locked)
            if not self.is_locked and self.pages.is_shown_closed:
                self.pages_closed.emit()  # the lock closed it; it is not open to the next person
        self.pages.update()
        self._finish_unlock()

    @Slot(object)
    def on_people(self, _known: object) -> None:
        if self.is_locked and self._lock is not None:
            self._lock.show_people()
        elif self._store.pin_storage in UNREADABLE:
            self.on_changed(self._store.signed_in)

    # PINs -----------------------------------------------------------------------------------------------------------

    @Slot()
    def retry_reading(self) -> None:
        """Read the people again: the keychain may be unlocked now."""
        if self._lock is not None:
            self._lock.retry_button.set_busy(True)
            self._client.send(commands.ReadPeople())

    @Slot(object)
    def on_answer(self, event: object) -> None:
        """Handle an answer to a PIN, or to what a PIN was asked for."""
        match event:
            case PinRefused():
                self._on_pin_refused(event)
            case PinAccepted():
                self._on_pin_taken(event)
            case PermissionDenied():
                self._on_denied(event)
            case PayoutChanged():
                self._end_second(event.payout.draft_id)
            case DraftRefused() if event.second is None:
                self._end_second(event.draft_id)
            case CommandEnded():
                self._on_command_ended(event)

    def _on_pin_refused(self, refused: PinRefused) -> None:
        entry = self._active_entry()
        if entry is not None and refused.ask_id == entry.ask_id:
            entry.show_refused(refused, clock.now_ms())

    def _on_pin_taken(self, taken: PinAccepted) -> None:
        entry = self._active_entry()
        if entry is None or taken.ask_id != entry.ask_id:
            return
        if entry.releasing is not None:
            entry.on_released()
        elif self._unlock is not None and entry is self._unlock.pin_entry:
            self._accepted_for = self._unlock.permission
            self._finish_unlock()
        else:
            entry.stop_waiting()
            self._end_second(taken.ask_id)

    # Unlocking the supervisor's pages ---------------------------------------------------------------------------------

    @Slot(object)
    @Slot(object, object)
    def unlock(
        self, permission: Permission, callback: UnlockCallback | None = None, changes: Sequence[str] = ()
    ) -> None:
        """Ask for a PIN that allows something; if it is allowed already, `unlocked` comes at once.

        Args:
            permission: What is to be allowed.
            callback: Called with the result.
            changes: Changes that the PIN saves, one line each.
        """
        if self._store.is_allowed(permission):
            self.unlocked.emit(permission)
            if callback is not None:
                callback(self._store.is_allowed(permission))
        elif not self._store.is_locked:
            self._accepted_for = None
            if callback is not None:
                self._callbacks[permission] = callback
            self._unlock_panel().ask(permission, changes)

    def _run_callbacks(self) -> None:
        waited, self._callbacks = self._callbacks, {}
        for permission, then in waited.items():
            then(self._store.is_allowed(permission))

    def _finish_unlock(self) -> None:
        """Close the panel once the PIN was right and the counter has unlocked the permission."""
        permission, panel = self._accepted_for, self._unlock
        if permission is not None and panel is not None and self._store.is_allowed(permission):
            self._accepted_for = None
            self._guard.overlay_closed_timer.start()
            panel.dismiss()
            self.pages.on_unlocked()
            self.unlocked.emit(permission)
            self._run_callbacks()

    @Slot()
    def on_unlock_left(self) -> None:
        self._accepted_for = None
        self._run_callbacks()

    @Slot()
    def on_pages_closed(self) -> None:
        """Cancel the approval of a second person and close dialogs: the unlocked time is over."""
        close_dialogs()
        if self._second is not None and self._second.is_open:
            self._second.on_close_requested()
        self.pages_closed.emit()

    # Second person ----------------------------------------------------------------------------------------------------

    def ask_second_person(
        self,
        summary: DraftSummary,
        submit_pin: Callable[[str, str], None],
        confirmation: ConfirmationModel | None = None,
    ) -> None:
        """Ask a second person to approve a payout.

        The panel stays open while the counter checks the PIN, and closes when the draft is answered.

        Args:
            summary: What is approved.
            submit_pin: Receives person_id and PIN, straight from the pad.
            confirmation: What the sender saw.
        """
        if self._store.is_locked:
            return
        if self._second is None:
            self._second = SecondPersonPanel(self._store, self._client, self._covered[0])
        self._second.ask(summary, submit_pin, confirmation)

    def _end_second(self, draft_id: str) -> None:
        """Close the panel: the PIN was right, or the draft was refused for another reason."""
        if self._second is not None and draft_id == self._second.draft_id != "":
            if self._second.is_open:
                self._guard.overlay_closed_timer.start()
            self._second.dismiss()

    def _on_denied(self, event: PermissionDenied) -> None:
        """Show that what a PIN was asked for is no longer allowed."""
        entry = self._active_entry()
        if event.subject_id:
            self._end_second(event.subject_id)
            if entry is not None and entry.ask_id == event.subject_id:
                entry.stop_waiting()
                entry.pad.say(denial_words(event))

    def _on_command_ended(self, event: CommandEnded) -> None:
        """Stop waiting for a command that has ended."""
        if self._lock is not None:
            self._lock.retry_button.set_busy(False)
        entry = self._active_entry()
        if entry is not None and event.subject == entry.ask_id != "":
            entry.stop_waiting()
            if event.status is CommandStatus.FAILED:
                entry.pad.say(failed_words(event))

    # Time -----------------------------------------------------------------------------------------------------------

    @Slot()
    def refresh(self) -> None:
        """Update clock and countdowns each second, and close or lock what was idle too long."""
        now = clock.now_ms()
        if self.is_locked and self._lock is not None:
            self._lock.refresh(now)
        else:
            entry = self._active_entry()
            if entry is not None:
                entry.refresh(now)
            self.pages.report_activity()
            self.pages.update()
            self._lock_when_idle()

    def _lock_when_idle(self) -> bool:
        """Lock if the idle limit is reached; return True if it locks."""
        if self.is_locked or not self._idle.has_expired:
            return False
        self._idle.restart()
        return self.lock()
