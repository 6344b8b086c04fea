"""The player, with a fake command: order, no blocking, silence without a player."""

from __future__ import annotations

import subprocess
import sys
import threading
import wave
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QDeadlineTimer
from pytestqt.qtbot import QtBot

import make_sounds
from paydesk import assets
from paydesk.ui import sounds
from paydesk.ui.sounds import Player
from tests.helpers.screen import until

A_PROGRAM = pytest.mark.posix("players of sounds that are programs")
PlayerIs = Callable[[str], Path]
HEARD = "import os, sys; from pathlib import Path; Path(r'{log}').open('a').write(Path(sys.argv[1]).stem + ' ')"


@pytest.fixture
def player_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> PlayerIs:
    """Make a line of Python the system's player; return the file where it records."""

    def use(then: str) -> Path:
        log = tmp_path / "heard"
        log.write_text("")
        code = HEARD.format(log=log) + "; " + then
        monkeypatch.setattr(sounds, "find_player", lambda: (sys.executable, "-c", code))
        return log

    return use


@A_PROGRAM
def test_sounds_come_one_after_the_other(qtbot: QtBot, player_is: PlayerIs) -> None:
    log = player_is("pass")
    made = Player()
    made.play([Path("practice.wav"), Path("paid.wav")])
    made.play([Path("failed.wav")])
    qtbot.waitUntil(lambda: log.read_text().split() == ["practice", "paid", "failed"])
    made.stop()


@A_PROGRAM
def test_a_hanging_player_does_not_block_and_ends_with_the_window(qtbot: QtBot, player_is: PlayerIs) -> None:
    log = player_is("import time; time.sleep(600)")
    made, allowed = Player(), QDeadlineTimer(30_000)
    for _ in range(50):
        made.play([Path("paid.wav")])
    qtbot.waitUntil(lambda: log.read_text().split() == ["paid"])
    made.stop()
    assert not allowed.hasExpired()
    assert not [thread for thread in threading.enumerate() if thread.name == "paydesk-sound"]
    made.play([Path("paid.wav")])
    assert log.read_text().split() == ["paid"]


@A_PROGRAM
def test_a_player_that_hangs_is_ended_after_a_while(
    qtbot: QtBot, player_is: PlayerIs, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = player_is("import time; time.sleep(600)")
    plain, asked = subprocess.Popen.wait, list[float]()

    def wait(child: subprocess.Popen[bytes], timeout: float | None = None) -> int:
        """Time out at once."""
        if timeout != sounds._TIMEOUT_S:
            return plain(child, timeout)
        asked.append(timeout)
        until(lambda: len(log.read_text().split()) == len(asked), lambda: "it played nothing")
        raise subprocess.TimeoutExpired(child.args, timeout)

    monkeypatch.setattr(subprocess.Popen, "wait", wait)
    made = Player()
    made.play([Path("paid.wav"), Path("failed.wav")])
    qtbot.waitUntil(lambda: log.read_text().split() == ["paid", "failed"])
    made.stop()


@A_PROGRAM
def test_a_pc_without_a_player_is_silent(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.undo()
    monkeypatch.setenv("PATH", str(tmp_path))
    assert sounds.find_player() == ()
    made = Player()
    made.play([Path("paid.wav")])
    assert not [thread for thread in threading.enumerate() if thread.name == "paydesk-sound"]
    made.stop()


def test_a_player_that_cannot_be_started_is_silent(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sounds, "find_player", lambda: ("/nowhere/player",))
    made = Player()
    made.play([Path("paid.wav")])
    made.stop()
    assert not [thread for thread in threading.enumerate() if thread.name == "paydesk-sound"]


@A_PROGRAM
def test_each_system_s_own_player_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.undo()
    monkeypatch.setenv("PATH", str(tmp_path))
    for name in ("aplay", "paplay", "pw-play"):  # each later one is the better
        program = tmp_path / name
        program.write_text("#!/bin/sh\n")
        program.chmod(0o755)
        assert sounds.find_player()[0] == str(program)


# The sounds themselves ------------------------------------------------------------------------------------------------


def test_the_sounds_aboard_are_what_the_script_makes(tmp_path: Path) -> None:
    for made in make_sounds.make(tmp_path):
        aboard = assets.path(f"sounds/{made.name}")
        with wave.open(str(made)) as new, wave.open(str(aboard)) as old:
            assert new.getparams() == old.getparams()
            pairs = zip(_samples(new), _samples(old), strict=True)
            assert max(abs(one - other) for one, other in pairs) <= 1, made.name  # another C library rounds otherwise


def test_no_two_sounds_are_alike_and_none_is_long() -> None:
    shapes = {name: [tone[0] for tone in tones if tone[0]] for name, tones in make_sounds.SOUNDS.items()}
    assert len({tuple(shape) for shape in shapes.values()}) == len(shapes)
    for name, tones in make_sounds.SOUNDS.items():
        assert sum(tone[1] for tone in tones) <= 0.8, name


def _samples(file: wave.Wave_read) -> list[int]:
    raw = file.readframes(file.getnframes())
    return [int.from_bytes(raw[at : at + 2], "little", signed=True) for at in range(0, len(raw), 2)]
