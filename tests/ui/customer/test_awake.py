"""The screen stays on while a code is shown, by a screen saver on a session bus of the test's own."""

from __future__ import annotations

import os
import queue
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import pytest

from paydesk.ui.customer.window import DBUS_NAME, DBUS_PATH, SleepInhibitor, inhibit_on_macos
from tests.ui.conftest import MakeDriver
from tests.ui.customer.conftest import Display
from tests.ui.stories import SCENES

ON_LINUX = "the desktops' screen saver is on Linux only"
jeepney = pytest.importorskip("jeepney", reason=ON_LINUX)  # it comes with keyring there
blocking = pytest.importorskip("jeepney.io.blocking", reason=ON_LINUX)
GUI = Path(__file__).resolve().parents[3] / "gui"
HOLDER = """
import sys
from PySide6.QtCore import QCoreApplication
from paydesk.ui.customer.window import SleepInhibitor
app, awake = QCoreApplication([]), SleepInhibitor()
for line in sys.stdin:
    awake.set_active(on=line.strip() == "on")
    print("done", flush=True)
"""
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason=ON_LINUX)


class ScreenSaver:
    """Owns the bus name of the desktops' screen saver, and records inhibitions."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.heard: queue.Queue[str] = queue.Queue()
        self._line = blocking.open_dbus_connection(address)
        bus = jeepney.message_bus
        rule = jeepney.MatchRule(type="signal", member="NameOwnerChanged")
        for call in (bus.RequestName(DBUS_NAME), bus.AddMatch(rule)):
            self._line.send_and_get_reply(call)
        self._thread = threading.Thread(target=self._serve, daemon=True)
        self._thread.start()

    def end(self) -> None:
        """Stop the bus."""
        self._thread.join(60)
        self._line.close()

    def _serve(self) -> None:
        holders: set[str] = set()
        while True:
            try:
                message = self._line.receive()
            except (OSError, EOFError):
                return
            fields, names = message.header.fields, jeepney.HeaderFields
            if fields.get(names.member) == "Inhibit" and fields.get(names.path) == DBUS_PATH:
                holders.add(fields[names.sender])
                self.heard.put(f"held by {message.body[0]}: {message.body[1]}")
                self._line.send(jeepney.new_method_return(message, "u", (7,)))
            elif fields.get(names.member) == "NameOwnerChanged":
                name, _, owner = message.body
                if name in holders and not owner:
                    self.heard.put("let go")

    def next(self) -> str:
        """Return the next recorded call."""
        return self.heard.get(timeout=60)


@pytest.fixture
def saver() -> Iterator[ScreenSaver]:
    """Start a bus with a screen saver on it."""
    if shutil.which("dbus-daemon") is None:
        pytest.skip("no dbus-daemon on this machine (Debian: apt-get install dbus)")
    command = ["dbus-daemon", "--session", "--nofork", "--print-address=1"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as bus:
        assert bus.stdout is not None
        made = ScreenSaver(bus.stdout.readline().decode().strip())
        yield made
        bus.kill()
        made.end()


@pytest.fixture
def holder(saver: ScreenSaver) -> Iterator[subprocess.Popen[str]]:
    """Start a program that keeps the screen on when told to."""
    env = os.environ | {"DBUS_SESSION_BUS_ADDRESS": saver.address, "PYTHONPATH": str(GUI)}
    command = [sys.executable, "-c", HOLDER]
    with subprocess.Popen(command, env=env, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as child:
        yield child
        child.kill()


def tell(holder: subprocess.Popen[str], word: str) -> None:
    assert holder.stdin is not None
    assert holder.stdout is not None
    holder.stdin.write(f"{word}\n")
    holder.stdin.flush()
    assert holder.stdout.readline().strip() == "done"


def test_the_screen_saver_is_held_and_let_go(saver: ScreenSaver, holder: subprocess.Popen[str]) -> None:
    for _ in range(2):
        tell(holder, "on")
        tell(holder, "on")
        assert saver.next() == "held by Paydesk: A customer is paying"
        tell(holder, "off")
        assert saver.next() == "let go"
    assert saver.heard.empty()


def test_a_program_that_crashes_holds_nothing(saver: ScreenSaver, holder: subprocess.Popen[str]) -> None:
    tell(holder, "on")
    assert saver.next().startswith("held by Paydesk")
    holder.kill()
    assert saver.next() == "let go"


def test_without_a_session_nothing_is_asked_and_nothing_breaks(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("DBUS_SESSION_BUS_ADDRESS", raising=False)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    for awake in (SleepInhibitor(), SleepInhibitor(inhibit_on_macos)):
        awake.set_active(on=True)
        awake.set_active(on=False)


@contextmanager
def noted(asked: list[str]) -> Iterator[None]:
    asked.append("take")
    yield
    asked.append("release")


def test_it_is_held_while_a_code_is_up_and_no_longer(make_driver: MakeDriver) -> None:
    display, asked = Display(make_driver()), list[str]()
    display.counter.features.customer._inhibitor = SleepInhibitor(partial(noted, asked))
    display.press_f10()
    assert asked == []
    told = SCENES["waiting"].told()
    display.driver.show(told)
    display.driver.window.refresh()
    assert asked == ["take"]
    display.driver.tell(told.read("PAID"), len(told.facts) - 1)
    assert asked == ["take", "release"]
    display.driver.show(SCENES["waiting"].told("s2"))
    display.press_f10()
    assert asked == ["take", "release"] * 2, "a window that was closed shows no code"
    display.counter.features.close()
