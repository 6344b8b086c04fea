"""`paydesk --kiosk` as a process on a real screen: keys do not leave it, the PIN does, and nothing stays behind."""

from __future__ import annotations

import signal

import pytest

from paydesk.store import kiosk_pin
from paydesk.ui.theme_tokens import LIGHT
from tests.helpers.screen import Programs, RealScreen, Started

pytestmark = [pytest.mark.xvfb, pytest.mark.long]
PIN = "4073"
KEPT = {"kiosk", "kiosk-pin.json", "kiosk/paydesk.log", "kiosk/running.lock"}
"""Files that a kiosk may leave: its PIN, its lock, and a log."""


def playing(screen: RealScreen, programs: Programs) -> Started:
    """Start a kiosk and let it play a sale: its third card is green."""
    programs.home.mkdir(exist_ok=True)
    kiosk_pin.save(programs.home, PIN)
    program = programs.start("--kiosk")
    screen.until_active("Kiosk")
    screen.until(lambda: screen.share_of(LIGHT.ok_fill) > 0.02, "no sale became green")
    return program


def left(programs: Programs) -> set[str]:
    """Every file and folder that is still there."""
    return {str(path.relative_to(programs.home)) for path in programs.home.rglob("*")}


def test_a_second_start_finds_it_only_the_pin_leaves_and_nothing_stays(screen: RealScreen, programs: Programs) -> None:
    program = playing(screen, programs)
    assert any(name.startswith("kiosk/visits/") for name in left(programs))
    second = programs.run("--kiosk")
    assert (second.process.returncode, second.said, second.complained) == (0, "", "")
    screen.press("Escape", "F11", "ctrl+q", "ctrl+w")
    screen.close_active()
    screen.press("Escape", "F11")
    assert program.process.poll() is None
    screen.close_active()  # Escape took the question away
    screen.type("2580")
    screen.press("Return")
    screen.until(lambda: screen.share_of(LIGHT.bad) > 0, "nobody said that the PIN is wrong")
    assert program.process.poll() is None
    screen.type(PIN)
    screen.press("Return")
    assert (program.ended(), program.said, program.complained) == (0, "", "")
    assert left(programs) <= KEPT


def test_the_end_of_the_session_ends_it_and_nothing_stays(screen: RealScreen, programs: Programs) -> None:
    program = playing(screen, programs)
    program.process.send_signal(signal.SIGTERM)
    assert (program.ended(), program.complained) == (0, "")
    assert left(programs) <= KEPT
