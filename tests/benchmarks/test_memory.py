"""Memory at rest: the demo on its Sell page, with all that comes after the first paint, against a bare window."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from paydesk.worker.second_start import ADDRESS_NAME

ROUNDS = 3
QUIET_S = 3.0
"""At rest is who has worked less than a twentieth of this time."""
BARE = """
from PySide6.QtWidgets import QApplication, QMainWindow
app = QApplication(["bare"])
window = QMainWindow()
window.resize(1366, 768)
window.show()
app.exec()
"""


def resident(pid: int) -> float:
    """Megabytes of memory that a process has, shared libraries included (Linux)."""
    return int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1]) * 4_096 / 2**20


def worked(pid: int) -> float:
    """Seconds that a process has worked."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def megabytes(home: Path, what: list[str], ready: Callable[[], bool]) -> float:
    compiled = {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(home / "compiled")}
    env = {**os.environ, **compiled, "PAYDESK_HOME": str(home), "QT_QPA_PLATFORM": "offscreen"}
    child = subprocess.Popen([sys.executable, *what], env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        until = time.monotonic() + 120
        before, quiet = worked(child.pid), False
        while not (quiet and ready()):
            assert child.poll() is None
            assert time.monotonic() < until, "it never came to rest"
            time.sleep(QUIET_S)
            now = worked(child.pid)
            before, quiet = now, now - before < QUIET_S / 20
        return resident(child.pid)
    finally:
        child.terminate()
        child.wait(30)


def test_memory_at_rest(tmp_path: Path, figure: Callable[..., None]) -> None:
    address = tmp_path / "demo" / ADDRESS_NAME
    """It is there once the counter runs; each end removes it."""

    def both() -> tuple[float, float]:
        ours = megabytes(tmp_path, ["-m", "paydesk", "--demo"], address.exists)
        return ours, megabytes(tmp_path, ["-c", BARE], lambda: True)

    both()  # the first compiles all
    pairs = [both() for _ in range(ROUNDS)]
    ratio = statistics.median(ours / bare for ours, bare in pairs)
    note = " against ".join(f"{statistics.median(side):.0f}" for side in zip(*pairs, strict=True))
    figure("memory at rest against a bare PySide6 window", ratio, limit=2.2, note=f"{note} MB")
