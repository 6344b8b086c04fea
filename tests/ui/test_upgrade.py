"""The program on data folders of older and newer versions: nothing is lost or overwritten.

Runs on copies of the golden folders of tests/store, by keyboard.
"""

from __future__ import annotations

import json
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from paydesk.app import CounterProgram
from paydesk.domain.settings.messages import SettingsDamaged
from paydesk.store.folders import data_folder
from paydesk.store.journal.journal import FILE_NAME, Journal
from paydesk.store.settings import file as settings_file
from paydesk.worker.client import StartOptions
from tests.conftest import Logs
from tests.helpers.keyboard import Keyboard
from tests.helpers.windows import running_program
from tests.store.test_golden import GOLDEN, expected, folded, held
from tests.ui.drivers.screens import Screens


def options(form: str) -> StartOptions:
    """Return the options for a copy of a golden folder."""
    folder = shutil.copytree(GOLDEN / form, data_folder())
    return StartOptions(folder, settings_file.load(folder)[0])


def sign_in(keyboard: Keyboard, program: CounterProgram, name: str, pin: str) -> None:
    """Unlock the screen."""
    keyboard.push(name)
    keyboard.type(pin)
    keyboard.press(Qt.Key.Key_Return)
    keyboard.until(lambda: program.window.host.staff_name == name)


@pytest.mark.parametrize("form", ["v3", "v6"])
def test_an_upgrade_loses_nothing(qtbot: QtBot, form: str) -> None:
    wanted, made = expected(GOLDEN / form), options(form)
    with running_program(qtbot, made) as program:
        keyboard = Keyboard(qtbot, program.window)
        name = {person[0]: person[1] for person in wanted["people"]}["m1"]
        keyboard.sees(name)
        sign_in(keyboard, program, name, wanted["pins"]["m1"])
        program.window.show_page("orders")
        paid = next(sale for sale in wanted["sales"].values() if sale["paid_at"])
        keyboard.fill("Search", paid["order_id"])
        keyboard.press(Qt.Key.Key_Return)
        keyboard.sees(paid["order_id"])
    folder = made.folder
    with Journal.read_only(folder) as journal:
        found = folded(journal, wanted)
        for sale_id, sale in wanted["sales"].items():
            if sale["phase"] == "preparing":  # its QR is not made a year later
                found["sales"][sale_id]["phase"] = "preparing"
        assert found == {"sales": wanted["sales"], "payouts": wanted["payouts"]}
        assert journal.verify().is_intact
    loaded, problems = settings_file.load(folder)
    assert problems == []
    assert held(json.loads(settings_file.export(loaded)), wanted["settings"]) == wanted["settings"]
    copies = [path.name for path in folder.glob("journal-v*.sqlite3")]
    assert copies, "a copy was made before it was brought up to date"


def contents(folder: Path) -> dict[str, bytes]:
    """Return the contents of the files that a newer version wrote."""
    return {name: (folder / name).read_bytes() for name in (FILE_NAME, "settings.json", "account.key")}


@pytest.mark.parametrize("people", [False, True])
def test_files_of_a_newer_version_are_left_alone(qtbot: QtBot, logs: Logs, *, people: bool) -> None:
    folder = shutil.copytree(GOLDEN / "v6", data_folder())
    with closing(sqlite3.connect(folder / FILE_NAME)) as db:
        db.executescript("CREATE TABLE of_the_future (seq INTEGER); PRAGMA user_version = 99")
    known = json.loads((folder / "settings.json").read_text(encoding="utf-8"))
    (folder / "settings.json").write_text(json.dumps(known | {settings_file.EXPORT_MARK: 99}), encoding="utf-8")
    if people:
        known = json.loads((folder / "people.json").read_text(encoding="utf-8"))
        (folder / "people.json").write_text(json.dumps(known | {"version": 99}), encoding="utf-8")
    before, named = contents(folder), (folder / "people.json").read_bytes()
    settings, problems = settings_file.load(folder)
    with running_program(qtbot, StartOptions(folder, settings)) as program:
        program.window.hub.on_event(SettingsDamaged(tuple(problems)))
        keyboard = Keyboard(qtbot, program.window)
        if people:
            keyboard.sees("A newer Paydesk wrote the list of people")
        else:
            keyboard.sees("Meera Iyer")
            sign_in(keyboard, program, "Meera Iyer", "4826")
            program.window.resize(1366, 768)  # a low window tells one thing at a time
            keyboard.sees("The journal is of a newer Paydesk")
            keyboard.sees("The settings are of a newer Paydesk")
            program.window.show_page("sell")
            assert not Screens(program.window).form.show_button.isEnabled()
        keyboard.sees("Start that newer version.")
    logs.expect("Journal cannot be opened")
    assert contents(folder) == before
    assert not people or (folder / "people.json").read_bytes() == named
