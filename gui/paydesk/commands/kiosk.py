"""`paydesk --kiosk`: the counter on its sandbox for visitors, in full screen. No data of a visitor is kept.

Each visit has a counter of its own: a worker thread, and a journal in a folder that is deleted after the visit. Only
the sandbox's process stays, and is reset in between.
"""

from __future__ import annotations

import logging
import shutil
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import QApplication

from paydesk import logs
from paydesk.app import claim_or_wait, show_start_failure
from paydesk.domain.language import NATIVE_NAMES, Language
from paydesk.domain.people.person import is_easy_pin, is_valid_pin
from paydesk.domain.settings.demo import demo_settings
from paydesk.domain.settings.settings import Settings
from paydesk.store import kiosk_pin, private_files
from paydesk.store.crash import CrashWatch
from paydesk.store.errors import KnownFault, translate_os_errors
from paydesk.store.folders import data_folder, ensure_data_folder
from paydesk.ui import language, theme
from paydesk.ui.application import TerminationSignals, create_application, delete_window, raise_window
from paydesk.ui.hub import EventQueue
from paydesk.ui.kiosk.attract_loop import KioskTimes
from paydesk.ui.kiosk.fault_scenarios import ClearFault, PhoneAction, SetFault
from paydesk.ui.kiosk.guide import KioskGuide
from paydesk.ui.kiosk.widgets import Languages
from paydesk.ui.kiosk.window import KioskWindow, SetPinWindow
from paydesk.ui.sell.store import SaleStore
from paydesk.ui.widgets import accessible
from paydesk.worker.client import StartOptions
from paydesk.worker.pretend_phone import PretendPhone
from paydesk.worker.sandbox_process import ChildSandbox, DemoServiceError
from paydesk.worker.second_start import SecondStartServer
from paydesk.worker.thread import CounterThread

_LOG = logging.getLogger("paydesk.kiosk")
_FOLDER: Final = "kiosk"
_VISITS: Final = "visits"
_RETRY_MS: Final = 3_000
"""Pause before a sandbox that did not start is started again."""


def set_pin(*, in_terminal: bool = False) -> int:
    """Run `--set-pin`: ask for the PIN that ends the kiosk, and save it; return the exit code.

    Args:
        in_terminal: Ask in the terminal: a PC that shows only the kiosk has no screen for a second window.
    """
    try:
        folder = ensure_data_folder()
        if in_terminal:
            return 0 if _save_pin(folder, _read_pin()) else 1
        app = create_application()
        _prepare_app(app)
        return 0 if _ask_for_pin(app, folder) else 1
    except KnownFault as fault:
        if not in_terminal:
            return show_start_failure(fault)
        sys.stderr.write(f"paydesk: {fault}\n")
        return 1


def _read_pin() -> str:
    """Return a new PIN, typed twice in the terminal without echo; "" for none."""
    from getpass import getpass

    pin = fault = ""
    try:
        pin = getpass("A PIN for this kiosk, 4 to 8 digits: ")
        if not is_valid_pin(pin):
            fault = "a PIN has 4 to 8 digits"
        elif is_easy_pin(pin):
            fault = "visitors would guess that one"
        elif getpass("The same PIN once more: ") != pin:
            fault = "these were two different PINs"
    except (EOFError, KeyboardInterrupt):
        fault = "no PIN was chosen"
    if fault:
        sys.stderr.write(f"paydesk: {fault}\n")
    return "" if fault else pin


def _ask_for_pin(app: QApplication, folder: Path) -> bool:
    """Show the window that asks for a new PIN; return True if one was saved. Raises KnownFault."""
    window = SetPinWindow()
    chosen: list[str] = []
    window.chosen.connect(chosen.append)
    window.chosen.connect(window.close)
    window.show()
    app.exec()
    delete_window(window)
    return _save_pin(folder, chosen.pop() if chosen else "")


def _save_pin(folder: Path, pin: str) -> bool:
    """Save a PIN and return True; False for "".

    Raises:
        KnownFault: The file cannot be written.
    """
    if pin:
        kiosk_pin.save(folder, pin)
    return bool(pin)


def _prepare_app(app: QApplication) -> None:
    """Set theme, language and accessibility."""
    theme.apply(app, Settings().theme)
    language.apply(app, language.preferred(Settings()))
    accessible.install()


def run_kiosk(*, lan: bool = False) -> int:
    """Run until somebody enters the PIN; return the exit code."""
    try:
        data = ensure_data_folder()
        folder = data_folder() / _FOLDER
        with translate_os_errors(folder):
            private_files.ensure_folder(folder)
        claim = claim_or_wait(folder)
    except KnownFault as fault:
        return show_start_failure(fault)
    if isinstance(claim, int):
        return claim
    handler = logs.start_logging(folder)
    try:
        return _run(data, folder, lan=lan)
    except KnownFault as fault:
        return show_start_failure(fault)
    finally:
        claim.release()
        logs.stop_logging(handler)


def _run(data: Path, folder: Path, *, lan: bool) -> int:
    with CrashWatch(folder) as crash:
        if crash.previous_report:
            _LOG.warning("Last run crashed; its report is beside this log")
        app = create_application()
        TerminationSignals(app)  # also then a visitor's data is deleted
        _prepare_app(app)
        if not kiosk_pin.is_set(data) and not _ask_for_pin(app, data):
            return 1
        kiosk = Kiosk(data, folder, KioskTimes(), lan=lan)
        kiosk.open()
        server = SecondStartServer(folder, partial(raise_window, kiosk.window))
        code = app.exec()
        server.close()
        kiosk.end()
        return code


@dataclass(frozen=True, slots=True)
class VisitCounter:
    """Folder, worker, store and queue of events of one visit."""

    folder: Path
    worker: CounterThread
    store: SaleStore
    events: EventQueue


class Kiosk(QObject):
    """Window, guide, and the counter of the current visit. Lives in the main thread."""

    _sandbox_done = Signal(object)
    """A request that the sandbox has done. Emitted in the helper thread, as the two below."""
    _sandbox_ready = Signal(object)
    _pin_checked = Signal(object)

    def __init__(self, data: Path, folder: Path, times: KioskTimes, *, lan: bool = False) -> None:
        """Create the kiosk.

        Args:
            data: Folder of the PIN.
            folder: Folder of a visit's data while it lasts; it is claimed.
        """
        super().__init__()
        self._data, self._lan = data, lan
        self._visits = folder / _VISITS
        shutil.rmtree(self._visits, ignore_errors=True)  # left by a kiosk whose power was cut
        self._settings = demo_settings(Settings())
        self._language = language.preferred(self._settings)
        self._sandbox: ChildSandbox | None = None
        self._number = 0
        self._counter: VisitCounter | None = None
        self._stopping: list[VisitCounter] = []
        self._ended = False
        self._helper = ThreadPoolExecutor(1, "kiosk")
        """Runs requests to the sandbox one after another, without blocking the window."""
        self.window = KioskWindow(visitor_languages(), self._language.value, own_phone=lan)
        self.guide = KioskGuide(self.window, self._settings.shop.name, times, self.window)
        self.guide.sandbox_requested.connect(self.on_sandbox_requested)
        self.guide.fresh_counter_needed.connect(self.start_visit)
        self.window.pin_entered.connect(self.on_pin)
        self.window.language_requested.connect(self.on_language)
        self._sandbox_done.connect(self.guide.on_sandbox_done)
        self._sandbox_ready.connect(self.on_sandbox)
        self._pin_checked.connect(self.on_pin_checked)

    def open(self) -> None:
        """Fill the screen, and start the first visit."""
        self.window.showFullScreen()
        self.window.setCursor(Qt.CursorShape.ArrowCursor)
        self.start_visit()

    # The counter of a visit -----------------------------------------------------------------------------------------

    @Slot()
    def start_visit(self) -> None:
        """End the visit and start another one: a fresh counter on a sandbox that was reset."""
        if self._ended:
            return
        self._end_visit()
        self._run_in_helper(self._refresh_sandbox)

    def _end_visit(self) -> None:
        """End the current counter, and delete what it wrote."""
        counter, self._counter = self._counter, None
        if counter is None:
            return
        counter.events.passed_on.disconnect(counter.store.on_event)
        if counter.worker.stop():
            self._delete_counter(counter)
        else:
            self._stopping.append(counter)
            counter.worker.finished.connect(self.on_finished)

    def _delete_counter(self, counter: VisitCounter) -> None:
        counter.worker.deleteLater()
        counter.store.deleteLater()
        shutil.rmtree(counter.folder, ignore_errors=True)

    @Slot()
    def on_finished(self) -> None:
        """Delete counters whose worker took longer to end."""
        for counter in [each for each in self._stopping if each.worker.isFinished()]:
            self._stopping.remove(counter)
            self._delete_counter(counter)

    def _refresh_sandbox(self) -> None:
        """Reset the sandbox, or replace one that has died. Runs in the helper thread."""
        current, self._sandbox = self._sandbox or ChildSandbox(None, lan=self._lan), None
        try:
            PretendPhone(current.keys().url).reset()
            self._sandbox = current
        except (DemoServiceError, OSError) as fault:
            _LOG.warning("Sandbox ended, starting a new one: %s", fault)
            current.stop()
        self._sandbox_ready.emit(self._sandbox)

    @Slot(object)
    def on_sandbox(self, sandbox: object) -> None:
        """Start a fresh counter on the sandbox, or retry later without one."""
        if self._ended:
            return
        if not isinstance(sandbox, ChildSandbox):
            QTimer.singleShot(_RETRY_MS, self, self.start_visit)
            return
        self._end_visit()
        self._number += 1
        folder = self._visits / str(self._number)
        private_files.ensure_folder(folder)
        worker = CounterThread(StartOptions(folder, self._settings, sandbox), self)
        store, events = SaleStore(self), EventQueue(worker)
        worker.event_emitted.connect(events.on_event)
        events.passed_on.connect(store.on_event)
        self._counter = VisitCounter(folder, worker, store, events)
        worker.start()
        self.guide.use_counter(worker, store)

    # Requests to the sandbox ----------------------------------------------------------------------------------------

    @Slot(object)
    def on_sandbox_requested(self, action: object) -> None:
        """Send a request of the guide to the sandbox."""
        self._run_in_helper(lambda: self._perform(action))

    def _perform(self, requested: object) -> None:
        """Do a request in the helper thread."""
        if self._sandbox is None:
            return
        phone = PretendPhone(self._sandbox.keys().url)
        try:
            match requested:
                case PhoneAction(order_id, action, after_ms):
                    phone.act(order_id, action, **({"after_ms": after_ms} if after_ms else {}))
                case SetFault(kind, path):
                    phone.set_fault(kind, path)
                case ClearFault():
                    phone.clear_faults()
        except OSError as fault:  # it can no longer be paid, which the page says; or the sandbox has ended
            _LOG.info("Sandbox refused a request: %s", fault)
        self._sandbox_done.emit(requested)

    def _run_in_helper(self, work: Callable[[], None]) -> None:
        self._helper.submit(work)

    @Slot(object)
    def on_language(self, code: object) -> None:
        """Use a visitor's language; "" is the language of this PC."""
        selected = Language(str(code)) if code else self._language
        if selected.value != self.window.language:
            language.apply(create_application(), selected)
            self.window.rebuild(selected.value)

    # Leaving --------------------------------------------------------------------------------------------------------

    @Slot(object)
    def on_pin(self, pin: object) -> None:
        """Check a typed PIN in the helper thread."""
        self._run_in_helper(lambda: self._pin_checked.emit(kiosk_pin.verify(self._data, str(pin))))

    @Slot(object)
    def on_pin_checked(self, fits: object) -> None:
        """Close the kiosk, or refuse the PIN."""
        if fits:
            self.window.close_for_staff()
        else:
            self.window.leave_panel.refuse()

    def end(self) -> None:
        """End everything, and delete the last visit's data. May be called again."""
        if self._ended:
            return
        self._ended = True
        self.guide.end()
        self._helper.shutdown(cancel_futures=True)
        self._end_visit()
        for counter in self._stopping:
            counter.worker.wait()
        self.on_finished()
        if self._sandbox is not None:
            self._sandbox.stop()
        shutil.rmtree(self._visits, ignore_errors=True)
        self.window.close_for_staff()
        delete_window(self.window)


def visitor_languages() -> Languages:
    """Return the languages that visitors may choose, with their fonts loaded: each writes its own name."""
    return [(each.value, NATIVE_NAMES[each], language.load_script_font(each)) for each in Language]
