"""The whole program in a test: window, worker, journal on disk, HTTP to a real sandbox."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from paydesk.app import Program, demo_settings
from paydesk.domain.sale import Sale
from paydesk.domain.settings import Settings, Theme
from paydesk.store.places import open_home
from paydesk.worker.plan import Plan
from tests.helpers.demo import AsDemo


class RunningWindow:
    """A program that runs: find what a person would find, and wait for what they would wait for."""

    def __init__(self, qtbot: QtBot, program: Program) -> None:
        self.qtbot = qtbot
        self.program = program
        self.window = program.window

    def sales(self) -> list[Sale]:
        """The sales the windows know."""
        return list(self.program.book.sales.values())


@contextmanager
def running_window(
    qtbot: QtBot, sandbox: Any, folder: Path, settings: Settings | None = None, theme: Theme = Theme.LIGHT
) -> Iterator[RunningWindow]:
    """The program on this sandbox, shown at 1366x768; ended in order at the end."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    made = replace(demo_settings(settings or Settings()), theme=theme)
    program = Program(app, Plan(open_home(demo=True), made, AsDemo(sandbox)))
    program.window.resize(1366, 768)
    program.window.show()
    qtbot.waitExposed(program.window)
    program.worker.start()
    try:
        yield RunningWindow(qtbot, program)
    finally:
        program.window.close()
        program.shut_down()
        assert program.worker.isFinished()
