"""The whole first start over HTTP: keys, test sale, and a second counter from the exported settings."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from paydesk.app import CounterProgram
from paydesk.domain.settings.settings import FirstStart, Settings, Theme
from paydesk.store.folders import ensure_data_folder
from paydesk.store.settings import file as settings_file
from paydesk.worker.client import StartOptions
from tests.helpers.control import Control
from tests.helpers.keyboard import Keyboard
from tests.helpers.windows import running_program
from tests.ui.conftest import SayWhere
from tests.ui.drivers.screens import Screens


def fresh() -> StartOptions:
    """Start Paydesk on an empty data folder."""
    return StartOptions(ensure_data_folder(), Settings(theme=Theme.LIGHT))


def connect(keyboard: Keyboard, typed: dict[str, str]) -> None:
    """Type the keys, which the service accepts."""
    for name, text in typed.items():
        keyboard.fill(name, text)
    keyboard.press(Qt.Key.Key_Return)
    keyboard.until(lambda: keyboard.focus.accessibleName() == "Next: people")
    keyboard.press(Qt.Key.Key_Return)
    keyboard.sees("Who is the admin?")


def add_admin(keyboard: Keyboard) -> None:
    """Add an admin, which leads to the test sale."""
    for name, text in {"Name": "Meera", "PIN": "4826", "Enter the same PIN again": "4826"}.items():
        keyboard.fill(name, text)
    keyboard.press(Qt.Key.Key_Return)
    keyboard.sees("Test sale of ₹1")


def sell_for_a_test(program: CounterProgram, keyboard: Keyboard, control: Control) -> None:
    """Pay ₹1.00 on the till's own pages, and end the first start."""
    window = program.window
    keyboard.until(lambda: window.page == "sell")
    keyboard.press(Qt.Key.Key_Return)
    keyboard.until(lambda: window.page == "sale" and bool(Screens(window).sale.sale_id))
    keyboard.until(lambda: program.sale_store.sales[Screens(window).sale.sale_id].can_show_code)
    control.phone(program.sale_store.sales[Screens(window).sale.sale_id].order_id, "pay")
    keyboard.sees("Everything works")
    keyboard.push("Done")
    keyboard.until(lambda: settings_file.load(ensure_data_folder())[0].first_start is FirstStart.DONE)


def export(program: CounterProgram, keyboard: Keyboard) -> None:
    """Export the settings."""
    window = program.window
    window.show_page("settings")
    keyboard.push("Advanced")
    keyboard.push("Data on this PC")
    keyboard.sees("Settings for a second counter")
    keyboard.push("Save as a file")
    keyboard.sees("Saved")


@pytest.mark.waits
def test_from_keys_in_hand_to_a_second_counter(
    qtbot: QtBot,
    sandbox: Any,
    control: Control,
    say_where: SayWhere,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    keys = {"Client ID": sandbox.client_id, "Client secret": sandbox.client_secret}
    path = tmp_path / "paydesk-settings.json"
    say_where(lambda _name: path)
    with running_program(qtbot, fresh()) as program:
        keyboard = Keyboard(qtbot, program.window)
        keyboard.press(Qt.Key.Key_Return)
        keyboard.push("Use another server")
        shop = {"Terminal number": "54321", "Name of the shop": "Gupta Sweets"}
        connect(keyboard, {"Address of the service": sandbox.url, **keys, **shop})
        add_admin(keyboard)
        sell_for_a_test(program, keyboard, control)
        kept, problems = settings_file.load(ensure_data_folder())
        assert (kept.first_start, kept.shop.name, problems) == (FirstStart.DONE, "Gupta Sweets", [])
        export(program, keyboard)
    written = path.read_text(encoding="utf-8")
    assert json.loads(written)["shop"]["name"] == "Gupta Sweets"
    for secret in (sandbox.client_id, sandbox.client_secret, "Meera", "4826"):
        assert secret not in written

    monkeypatch.setenv("PAYDESK_HOME", str(tmp_path / "second-counter"))
    with running_program(qtbot, fresh()) as program:
        keyboard = Keyboard(qtbot, program.window)
        keyboard.push("Open a settings file")
        keyboard.sees("Settings loaded from the file")
        connect(keyboard, keys)
        add_admin(keyboard)
        sell_for_a_test(program, keyboard, control)
        second, problems = settings_file.load(ensure_data_folder())
        assert (second, problems) == (kept, [])
