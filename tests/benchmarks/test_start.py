"""From the start of the process to a usable window, against a bare PySide6 window; the two in turn."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

ROUNDS = 15
COMPILED = {"PYTHONDONTWRITEBYTECODE": ""}
"""An installed program is compiled; the first, unmeasured round does it here, whatever the machine's settings are."""
CHILD = Path(__file__).with_name("start_child.py")


def seconds(what: str, home: Path) -> float:
    began = time.perf_counter()
    child = subprocess.Popen(
        [sys.executable, str(CHILD), what],
        env={**os.environ, **COMPILED, "PAYDESK_HOME": str(home), "PYTHONPYCACHEPREFIX": str(home / "compiled")},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    )
    assert child.stdout is not None
    line = child.stdout.readline()
    took = time.perf_counter() - began
    child.stdout.close()
    assert line == b"usable\n"
    assert child.wait(30) == 0
    return took


def test_start_to_usable_window(tmp_path: Path, figure: Callable[..., None]) -> None:
    for what in ("bare", "paydesk"):
        seconds(what, tmp_path)
    pairs = [(seconds("paydesk", tmp_path), seconds("bare", tmp_path)) for _ in range(ROUNDS)]
    ratio = statistics.median(ours / bare for ours, bare in pairs)
    ours = statistics.median(ours for ours, _ in pairs)
    figure("start to usable window against a bare PySide6 window", ratio, limit=1.5, note=f"{ours * 1_000:.0f} ms")
