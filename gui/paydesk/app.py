"""The counter's program: builds everything, and runs start-up and shut-down."""

from __future__ import annotations

import logging
import os
import sys
import time
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QTimer, Slot
from PySide6.QtWidgets import QApplication

from paydesk import assets, logs
from paydesk.domain.rules import is_at_this_pc
from paydesk.domain.settings.demo import demo_settings
from paydesk.domain.settings.settings import Settings, lose_addresses
from paydesk.store import single_instance
from paydesk.store.crash import CrashWatch
from paydesk.store.errors import KnownFault
from paydesk.store.folders import ensure_data_folder
from paydesk.store.settings import file as settings_file
from paydesk.store.settings import window_file
from paydesk.ui import deferred_imports, language, theme
from paydesk.ui.application import TerminationSignals, create_application, delete_window, raise_window, watch_links
from paydesk.ui.error_reporting import ExceptionHook
from paydesk.ui.hub import EventQueue
from paydesk.ui.layout import layout_of, opening_size, placement_of, screen_percent, show_window
from paydesk.ui.widgets import accessible
from paydesk.ui.window import MainWindow
from paydesk.worker.client import StartOptions
from paydesk.worker.thread import CounterThread

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from PySide6.QtWidgets import QMessageBox

    from paydesk.domain.settings.settings import SettingsIssue, WindowState
    from paydesk.store.single_instance import Claim
    from paydesk.ui.kiosk.fault_scenarios import PhoneAction, StaticPhonePayment
    from paydesk.ui.sell.store import SaleStore
    from paydesk.worker.sandbox_process import DemoService
    from paydesk.worker.second_start import SecondStartServer

SANDBOX_FILE = "sandbox.json"
_LOG = logging.getLogger("paydesk.app")
_PAINT_TIMEOUT_MS: Final = 500
_SLICE_S: Final = 0.008
"""Longest slice of start-up work between two turns of the event loop, in seconds."""
_SWITCH_INTERVAL_S: Final = 0.001
"""Switch interval of Python's threads: the default 5 ms delay a repaint too often."""


def run_counter(*, demo: bool = False, service: str | None = None, link: str = "") -> int:
    """Show the counter until its window is closed; return the exit code.

    Args:
        link: A charge link that fills its form, or that of the counter that runs already; "" for none.
    """
    if service is not None and (refused := _service_problem(service)):
        sys.stderr.write(f"paydesk: {refused}\n")
        return 2
    try:
        folder = ensure_data_folder(demo=demo)
        claim = claim_or_wait(folder, link)
    except KnownFault as fault:
        return show_start_failure(fault)
    if isinstance(claim, int):
        return claim
    arguments = [*(["--demo"] if demo else []), *(["--service", service] if service is not None else [])]
    handler = logs.start_logging(folder)
    hook = ExceptionHook()
    hook.install()
    try:
        with CrashWatch(folder) as crash:
            sandbox = create_demo_service(folder, service) if demo else None
            return _run(folder, sandbox, hook, crash.previous_report, arguments, link)
    finally:
        hook.remove()
        claim.release()
        logs.stop_logging(handler)


def claim_or_wait(folder: Path, link: str = "") -> Claim | int:
    """Return the claim on a data folder; or an exit code if another program has it, and its window came up or hangs.

    A box tells within seconds what is waited for, and can be closed.

    Raises:
        KnownFault: The folder cannot be claimed.
    """
    mine = single_instance.claim(folder)
    if mine is not None:
        return mine
    from paydesk.worker.second_start import claim_or_raise  # not needed for the first paint

    box: QMessageBox | None = None

    def waits() -> bool:
        nonlocal box
        if box is None:
            box = _create_start_box("starts", settings_file.load(folder)[0])
            box.setStandardButtons(box.StandardButton.Cancel)
            box.show()
        QApplication.processEvents()
        return box.isVisible()

    claim = claim_or_raise(folder, waits, link=link)
    if box is not None:
        box.hide()
    if isinstance(claim, bool):
        return 0 if claim else show_start_failure(None, settings_file.load(folder)[0])
    return claim


def _create_start_box(code: str, settings: Settings) -> QMessageBox:
    """Create the window that says what keeps Paydesk from starting (`start_words`)."""
    from PySide6.QtWidgets import QMessageBox

    from paydesk.ui.words.problems import start_fault_words

    app = create_application(settings.text_percent)
    language.apply(app, language.preferred(settings))
    words = start_fault_words(code)
    return QMessageBox(QMessageBox.Icon.Critical, app.applicationName(), f"{words.title}\n\n{words.text}\n{words.todo}")


def show_start_failure(fault: KnownFault | None, settings: Settings | None = None) -> int:
    """Show in a box, and on stderr, what is wrong with the data folder; return the exit code.

    Args:
        fault: None if the program that has the folder hangs.
    """
    sys.stderr.write(f"paydesk: {fault or 'it runs already on this PC, but its window did not answer'}\n")
    box = _create_start_box(fault.kind.value if fault is not None else "hangs", settings or Settings())
    if fault is not None:
        box.setInformativeText(str(fault.path.parent if fault.path.suffix else fault.path))
    box.exec()
    return 1


def _service_problem(service: str) -> str:
    """Return why no demo can use this address, before there is a window; "" if a sandbox answers there."""
    from paydesk.worker.sandbox_process import DemoServiceError, RunningSandbox

    if not is_at_this_pc(service):
        return "--service takes an address of this PC only (http://127.0.0.1:PORT)"
    try:
        RunningSandbox(service).keys()
    except DemoServiceError as fault:
        return f"{fault}: {service} (paydesk sandbox --port N starts one)"
    return ""


def create_demo_service(folder: Path, service: str | None) -> DemoService:
    """Return the sandbox of a demo: a child with its books beside the demo's journal, or the one named."""
    from paydesk.worker.sandbox_process import ChildSandbox, RunningSandbox

    return RunningSandbox(service) if service else ChildSandbox(folder / SANDBOX_FILE)


def _run(
    folder: Path, demo: DemoService | None, hook: ExceptionHook, crash: str, arguments: Sequence[str], link: str
) -> int:
    try:
        settings, problems = settings_file.load(folder)
        state = window_file.load(folder)
        percent = max(settings.text_percent, state.screen_percent if state is not None else 100)
        app = create_application(percent)
        TerminationSignals(app)
        if demo is not None:
            settings = demo_settings(settings)
        lost = lose_addresses(problems)
        options = StartOptions(folder, settings, demo, assets.path(assets.PRODUCT), crash, address_lost=lost)
        program = CounterProgram(app, options, problems, percent=percent, link=link)
        hook.reported.connect(program.window.system_notices.on_exception)
        program.open()
        program.start_after_paint()
        code = app.exec()
        has_ended = program.shut_down()
        if program.is_restarting:  # the new program waits until this one has ended
            from paydesk.worker.sandbox_process import launch_program

            launch_program(*arguments)
        if not has_ended:
            _exit_without_worker(code, demo)
        delete_window(program.window)
        return code
    finally:
        if demo is not None:
            demo.stop()


def _exit_without_worker(code: int, demo: DemoService | None) -> None:
    """Exit while the worker still runs: Qt would abort at a running thread.

    Nothing is lost: the journal has everything, and the system frees the claim on the data folder.
    """
    _LOG.warning("Counter thread did not stop in time; exiting without it")
    if demo is not None:
        demo.stop()
    logging.shutdown()
    os._exit(code)


class CounterProgram(QObject):
    """Window, store and worker thread. Lives in the main thread."""

    sale_store: SaleStore

    def __init__(
        self,
        app: QApplication,
        options: StartOptions,
        problems: Sequence[SettingsIssue] = (),
        *,
        percent: int = 100,
        link: str = "",
    ) -> None:
        """Create the window for the first paint; the rest follows in steps.

        Args:
            problems: Faults of the settings file.
            percent: Scale of text and controls (`create_application`).
            link: A charge link that fills the form once the window is built; "" for none.
        """
        super().__init__()
        self._link, self._link_events = link, watch_links(app, self.open_link)
        self._options, self._problems, self._startup_steps = options, problems, self._start_in_steps()
        self._second_starts: SecondStartServer | None = None
        self.theme = theme.apply(app, options.settings.theme, high_contrast=options.settings.high_contrast)
        language.apply(app, language.preferred(options.settings))
        accessible.install()
        self._window_state = window_file.load(options.folder)
        self._percent, self.is_restarting = percent, False
        self._unseen: Sequence[str] = self._window_state.unseen if self._window_state is not None else []
        sys.setswitchinterval(_SWITCH_INTERVAL_S)
        self.worker = CounterThread(options)
        size, settings = opening_size(self._window_state), options.settings
        self.window = MainWindow(
            self.worker,
            settings,
            demo=options.is_demo,
            theme=self.theme,
            layout=layout_of(size),
            has_people=window_file.may_have_people(options.folder, self._window_state),
        )
        self._events = EventQueue(self)
        self.worker.event_emitted.connect(self._events.on_event)
        self._events.passed_on.connect(self.window.hub.on_event)
        self.window.host.demo_requested.connect(self.on_demo_requested)
        self.window.host.phone_pressed.connect(self.on_phone_pressed)
        self.window.restart_requested.connect(self.on_restart_requested)

    def open(self) -> None:
        """Show the window at its last position."""
        self.window.closing.connect(self.on_closing)
        self.window.set_start_draft(self._window_state.start if self._window_state is not None else {})
        self.window.host.hints_done = self._window_state.hints_done if self._window_state is not None else 0
        show_window(self.window, self._window_state)

    @Slot()
    def on_closing(self) -> None:
        """Save the window's state for the next start."""
        window_file.save(self._options.folder, self._capture_window_state())

    def _capture_window_state(self) -> WindowState:
        self._window_state = replace(
            placement_of(self.window),
            start=self.window.start_draft(),
            unseen=self._unseen,
            has_people=self._has_people(),
            hints_done=self.window.host.hints_done,
            screen_percent=screen_percent(self.window.screen().size(), self._percent),
            resume=features.restarter.state() if (features := self.window.features) is not None else {},
        )
        return self._window_state

    def _has_people(self) -> bool:
        features = self.window.features
        if features is not None and features.people_store.pin_storage:
            return features.people_store.has_people
        return self._window_state is not None and self._window_state.has_people

    @Slot(object)
    def on_unseen(self, sale_ids: Sequence[str]) -> None:
        """Save which paid sales nobody has seen, at once, since the power may fail."""
        from paydesk.domain.settings.commands import SaveWindowState

        self._unseen = list(sale_ids)
        self.worker.send(SaveWindowState(state=self._capture_window_state()))

    def start_after_paint(self) -> None:
        """Start the worker after the window's first paint, which its imports would delay."""
        self._startup_timer = QTimer(self)
        self._startup_timer.setSingleShot(True)
        self._startup_timer.timeout.connect(self.on_startup_slice)
        self._startup_timer.start(_PAINT_TIMEOUT_MS)
        self.window.key_queue.start()
        if (handle := self.window.windowHandle()) is not None:
            handle.installEventFilter(self)

    @Slot()
    def on_startup_slice(self) -> None:
        """Build the rest of the window after the first paint, a slice at a time, so that it stays responsive."""
        until = time.monotonic() + _SLICE_S
        while time.monotonic() < until:
            if next(self._startup_steps, self) is self:
                return
        self._startup_timer.start(0)

    def finish_start(self) -> None:
        """Build the rest of the window at once."""
        list(self._startup_steps)

    def _start_in_steps(self) -> Iterator[object]:
        """Build the rest of the window and start the worker, in steps of some milliseconds."""
        yield from deferred_imports.for_input()
        from paydesk.ui.sell.store import SaleStore

        self.window.frame.get_page("sell")  # at the first start another page was painted
        yield None
        self.sale_store = SaleStore()
        self.sale_store.unseen = tuple(self._unseen)
        self.sale_store.unseen_changed.connect(self.on_unseen)
        self.window.attach_store(self.sale_store)
        yield None
        yield from self.window.add_features_stepwise()
        if self._window_state is not None and self._window_state.resume and self.window.features is not None:
            self.window.features.restarter.resume(self._window_state.resume)
            window_file.save(self._options.folder, replace(self._window_state, resume={}))  # only this start
        if self._problems:
            from paydesk.domain.settings.messages import SettingsDamaged

            self.window.hub.on_event(SettingsDamaged(tuple(self._problems)))
        if self._options.crash_report:
            from paydesk.domain.settings.messages import CrashReported

            self.window.hub.on_event(CrashReported(self._options.crash_report))
        yield from self.window.frame.prepare_sale_page()
        self.worker.start()
        yield None
        from paydesk.worker.second_start import SecondStartServer

        folder, raise_it = self._options.folder, partial(raise_window, self.window)
        self._second_starts = SecondStartServer(folder, raise_it, self.open_link)
        self.open_link(self._link)

    def open_link(self, link: str) -> None:
        """Fill the form by a charge link, once the window is built; "" for none."""
        self._link = link
        if link and self._second_starts is not None:
            self.window.bill_links.open(link)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Expose:  # the window is painted before this event ends
            watched.removeEventFilter(self)
            self._startup_timer.start(0)
        return False

    @Slot()
    def on_demo_requested(self) -> None:
        """Start the demo in place of this program."""
        from paydesk.worker.sandbox_process import launch_program

        launch_program("--demo")
        self._close_window()

    @Slot()
    def on_restart_requested(self) -> None:
        """Close the window; the program starts again once this one has ended."""
        self.is_restarting = True
        self._close_window()

    def _close_window(self) -> None:
        """Close without asking: customers can still pay in the program that starts next."""
        if self.window.closing_guard is not None:
            self.window.closing_guard.allow_close()
        self.window.close()

    @Slot(object)
    def on_phone_pressed(self, action: PhoneAction | StaticPhonePayment) -> None:
        """Pass a press on the pretend phone to the sandbox."""
        from paydesk.worker.pretend_phone import press_in_thread

        press_in_thread(self._options.demo, action.body())

    def shut_down(self) -> bool:
        """End the worker, and wait at most a second: the journal has everything; return True if it has ended."""
        if self._second_starts is not None:
            self._second_starts.close()
        ended = self.worker.stop()
        if self._window_state is not None and window_file.load(self._options.folder) != self._window_state:
            # the worker had no time for it, or wrote an older one
            window_file.save(self._options.folder, self._window_state)
        return ended
