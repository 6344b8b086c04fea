"""The customer window on a monitor of another scale than the counter's: the code is sharp and readable."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

CHILD = Path(__file__).with_name("scales_child.py")
ROOT = CHILD.parents[3]


def monitor(name: str, left: int, size: tuple[int, int], percent: int) -> dict[str, object]:
    """Return a monitor of Qt's offscreen platform, which sorts them by name; `size` in device pixels."""
    dots = {"logicalDpi": 96 * percent // 100, "logicalBaseDpi": 96, "dpr": 1}
    return {"name": name, "x": left, "y": 0, "width": size[0], "height": size[1], **dots}


def test_it_goes_from_scale_to_scale_and_back_while_a_code_is_up(tmp_path: Path) -> None:
    """The counter at 100 %, the customer at 150 and at 200 %: plugged in, unplugged, plugged in again."""
    monitors = [
        monitor("1", 0, (1366, 768), 100),
        monitor("2", 1366, (1920, 1080), 150),
        monitor("3", 4000, (1920, 1080), 200),
    ]
    (tmp_path / "screens.json").write_text(json.dumps({"screens": monitors}), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, str(CHILD)],
        env={
            **os.environ,
            "PYTHONPATH": os.pathsep.join([str(ROOT / "gui"), str(ROOT)]),
            "QT_QPA_PLATFORM": "offscreen:configfile=screens.json",
        },
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    at_home = [1.0, False, True, 0]
    fills = [[ratio, True, True, 0] for ratio in (1.5, 2.0)]
    assert json.loads(done.stdout) == [fills[0], at_home, fills[0], fills[1], at_home, fills[1]]
