"""The whole program in a test: window, worker, journal on disk, HTTP to a real sandbox."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any
from unittest import mock

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from paydesk.app import CounterProgram
from paydesk.domain.sale.sale import Sale
from paydesk.domain.settings.demo import demo_settings
from paydesk.domain.settings.settings import Settings, Theme
from paydesk.store.folders import ensure_data_folder
from paydesk.ui.features import Features
from paydesk.ui.widgets import read_delay
from paydesk.ui.widgets.qr_view import QrView
from paydesk.worker.client import StartOptions
from tests.helpers.demo import AsDemo
from tests.ui.drivers.screens import Screens

PATIENCE_MS = 30_000


class RunningWindow(Screens):
    """A program that runs: find what a person would find, and wait for what they would wait for."""

    def __init__(self, qtbot: QtBot, program: CounterProgram) -> None:
        self.qtbot = qtbot
        self.program = program
        self.window = program.window

    def sales(self) -> list[Sale]:
        """Return the sales that the windows know."""
        return list(self.program.sale_store.sales.values())

    @property
    def qr_view(self) -> QrView:
        """Return the widget that draws the code of the sale on the screen."""
        return self.sale.page.qr_pane.qr_view

    def new_sale(self) -> None:
        """Go on to the next customer: the empty form, with the keyboard in the amount."""
        self.window.show_page("sell")
        self.qtbot.waitUntil(lambda: QApplication.focusWidget() is self.form.amount_field)

    def verdict(self) -> str:
        """Return the words of the strip; "" while no sale is on the screen."""
        return self.sale.verdict if self.window.page == "sale" else ""

    @property
    def features(self) -> Features:
        """Return the parts that come after the first paint."""
        assert self.window.features is not None
        return self.window.features

    def until(self, holds: Callable[[], bool]) -> None:
        """Let the window work until it holds."""
        self.qtbot.waitUntil(holds, timeout=PATIENCE_MS)


@contextmanager
def running_window(qtbot: QtBot, sandbox: Any) -> Iterator[RunningWindow]:
    """Yield the program on this sandbox, shown at 1366x768; it is ended in order."""
    made = replace(demo_settings(Settings()), theme=Theme.LIGHT)
    options = StartOptions(ensure_data_folder(demo=True), made, AsDemo(sandbox))
    # what a person first reads is pressed at once
    with running_program(qtbot, options) as program, mock.patch.object(read_delay, "GUARD_MS", 0):
        yield RunningWindow(qtbot, program)


@contextmanager
def staffed_window(qtbot: QtBot, sandbox: Any) -> Iterator[RunningWindow]:
    """Yield the demo, with Asha at the counter, once it knows its people and its keys."""
    with running_window(qtbot, sandbox) as window:
        window.until(lambda: bool(window.features.people_store.people) and window.features.money.has_keys)
        yield window


@contextmanager
def running_program(
    qtbot: QtBot, options: StartOptions, painted: Callable[[CounterProgram], None] | None = None
) -> Iterator[CounterProgram]:
    """Paydesk started so, shown at 1366x768; ended in order at the end. `painted` is done before anything else is."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    program = CounterProgram(app, options)
    program.window.resize(1366, 768)
    program.window.show()
    program.window.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is program.window, timeout=PATIENCE_MS)
    if painted is not None:
        painted(program)
    program.finish_start()
    try:
        yield program
    finally:
        program.window.close()
        ended = program.shut_down() or program.worker.wait(PATIENCE_MS)
        program.deleteLater()
        program.window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        assert ended
