"""A counter whose people have PINs starts with the lock: no page is shown, and no key reaches one, before."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from paydesk.app import CounterProgram
from paydesk.domain.settings.demo import demo_settings
from paydesk.domain.settings.settings import Settings, WindowState
from paydesk.store.folders import data_folder, ensure_data_folder
from paydesk.store.people import file as people_file
from paydesk.store.settings import file as settings_file
from paydesk.store.settings import window_file
from paydesk.worker.client import StartOptions
from tests.helpers.demo import AsDemo
from tests.helpers.fingers import type_text
from tests.helpers.keyboard import Keyboard
from tests.helpers.windows import PATIENCE_MS, running_program
from tests.store.test_golden import GOLDEN
from tests.ui.drivers.screens import Screens


@pytest.fixture
def staffed() -> StartOptions:
    """Return the folder of a counter with people."""
    folder = shutil.copytree(GOLDEN / "v6", data_folder())
    return StartOptions(folder, settings_file.load(folder)[0])


def type_a_pin(program: CounterProgram) -> None:
    """Type a PIN right after the first paint."""
    parts = Screens(program.window).parts
    assert program.window.page == "starting"
    assert not any(parts[name].isVisible() for name in ("rail", "list", "foot"))
    program.window.key_queue.start()
    type_text(program.window.windowHandle(), "4826")
    QTest.keyClick(program.window.windowHandle(), Qt.Key.Key_Return)


def test_what_is_typed_before_the_lock_is_there_reaches_no_page(qtbot: QtBot, staffed: StartOptions) -> None:
    fronts: list[str] = []

    def watch(program: CounterProgram) -> None:
        type_a_pin(program)
        program.window.closing.connect(program.on_closing)
        screens = Screens(program.window)
        screens.on_page_shown(lambda name: fronts.append(name) if screens.shows_staff_data() else None)

    with running_program(qtbot, staffed, watch) as program:
        window, screens, keyboard = program.window, Screens(program.window), Keyboard(qtbot, program.window)
        type_text(window.windowHandle(), "75")
        QTest.keyClick(window.windowHandle(), Qt.Key.Key_F3)
        keyboard.sees("Meera Iyer")
        assert not screens.shows_staff_data()
        assert not screens.parts["foot"].isVisible()
        assert fronts == [], "no page was seen before the lock"
        keyboard.push("Meera Iyer")
        keyboard.type("4826")
        keyboard.press(Qt.Key.Key_Return)
        keyboard.until(lambda: window.host.staff_name == "Meera Iyer" and screens.shows_staff_data())
        assert window.page == "settings", "without a keychain here it asks for keys"
        assert screens.parts["foot"].isVisible()
        assert (screens.form.amount_text, screens.form.bill.text()) == ("", "")
    kept = window_file.load(staffed.folder)
    assert kept is not None
    assert kept.has_people


def test_the_lock_takes_a_pin_as_soon_as_it_knows_who_works_here(qtbot: QtBot, staffed: StartOptions) -> None:
    """The PIN field has the focus."""
    with running_program(qtbot, staffed, type_a_pin) as program:
        Keyboard(qtbot, program.window).sees("Meera Iyer")
        focus = QApplication.focusWidget()
        assert focus is not None
        assert focus.accessibleName().startswith("PIN of")
        assert focus.property("text") == "", "what was typed before is nobody's PIN"


def test_a_list_of_people_that_is_gone_is_waited_for(qtbot: QtBot, staffed: StartOptions) -> None:
    """Removing the file must not show a page: the last run had people."""
    (staffed.folder / people_file.FILE_NAME).unlink()
    window_file.save(staffed.folder, WindowState(0, 0, 1000, 700, has_people=True))
    with running_program(qtbot, staffed, type_a_pin) as program:
        Keyboard(qtbot, program.window).sees("Nobody can sign in")
        assert not Screens(program.window).shows_staff_data()


def test_a_counter_without_people_begins_with_its_page(qtbot: QtBot, sandbox: Any, staffed: StartOptions) -> None:
    (staffed.folder / people_file.FILE_NAME).unlink()
    without = CounterProgram(QApplication.instance(), replace(staffed))  # type: ignore[arg-type]
    assert without.window.page == "sell"
    without.window.deleteLater()
    demo = StartOptions(ensure_data_folder(demo=True), demo_settings(Settings()), AsDemo(sandbox))
    shutil.copy(GOLDEN / "v6" / "people.json", demo.folder)

    def begins(program: CounterProgram) -> None:
        assert program.window.page == "sell", "a demo begins at once: Asha is at the counter"

    with running_program(qtbot, demo, begins) as program:
        qtbot.waitUntil(lambda: program.window.host.staff_name == "Asha", timeout=PATIENCE_MS)


def test_where_nobody_is_set_up_any_more_the_page_comes_by_itself(qtbot: QtBot, tmp_path: Path) -> None:
    """The last run had people, this folder has none."""
    folder = ensure_data_folder()
    shutil.copy(GOLDEN / "v6" / "settings.json", folder)
    window_file.save(folder, WindowState(0, 0, 1000, 700, has_people=True))
    with running_program(qtbot, StartOptions(folder, settings_file.load(folder)[0]), type_a_pin) as program:
        qtbot.waitUntil(lambda: program.window.page == "settings", timeout=PATIENCE_MS)  # where keys are typed
        assert Screens(program.window).form.amount_text == ""
