"""A process that breaks leaves a report, masked; one that ends in order, or whose power is cut, leaves none."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
from pathlib import Path

import pytest

from paydesk.domain import known_secrets
from paydesk.domain.clock import DAY, now_ms
from paydesk.store import crash, private_files, stored_data
from paydesk.store.crash import CrashWatch
from paydesk.version import __version__
from tests.helpers.kept import unlisted
from tests.helpers.rights import for_owner_only

GUI = Path(__file__).resolve().parents[2] / "gui"
RUN = """
import faulthandler, os, sys
from pathlib import Path
from paydesk.store.crash import CrashWatch

def sell(upi):
    if sys.argv[2] == "segfault":
        faulthandler._sigsegv()
    elif sys.argv[2] == "abort":
        os.abort()
    elif sys.argv[2] == "power":
        os._exit(0)
    elif sys.argv[2] == "raise":
        raise RuntimeError(f"cannot pay {upi} or 9876543210")
    elif sys.argv[2] == "ctrl-c":
        raise KeyboardInterrupt

with CrashWatch(Path(sys.argv[1])):
    sell("asha.rao@okbank")
"""


def run(folder: Path, how: str) -> None:
    command = [sys.executable, "-c", RUN, str(folder), how]
    subprocess.run(command, env=os.environ | {"PYTHONPATH": str(GUI)}, capture_output=True, check=False)


def found(folder: Path) -> str:
    """Return the report that the next run finds."""
    with CrashWatch(folder) as watch:
        return watch.previous_report


def test_what_windows_wrote_and_dealt_with_is_no_crash(tmp_path: Path) -> None:
    dealt_with = 'Windows fatal exception: code 0x8001010d\n\nCurrent thread 0x12fc:\n  File "a.py", line 1 in f\n'
    for more, is_one in (("", False), (dealt_with, False), ("Windows fatal exception: access violation\n", True)):
        (tmp_path / crash.FILE_NAME).write_text(f"2026-11-22 12:00:00 Paydesk\n{dealt_with}{more}", encoding="utf-8")
        assert ("access violation" in found(tmp_path)) is is_one
        assert bool(crash.read_last_report(tmp_path)) is is_one


@pytest.mark.parametrize(
    ("how", "words"), [("segfault", "Segmentation"), ("abort", "Abort"), ("raise", "RuntimeError")]
)
def test_what_broke_is_found_once_and_kept_for_its_owner(tmp_path: Path, how: str, words: str) -> None:
    run(tmp_path, how)
    report = found(tmp_path)
    assert f"Paydesk {__version__}, Python 3." in report.splitlines()[0]
    assert words in report
    assert "in sell" in report
    assert "asha.rao" not in report
    assert "9876543210" not in report
    (kept,) = tmp_path.iterdir()
    assert crash.read_last_report(tmp_path) == report
    assert for_owner_only([kept])
    assert found(tmp_path) == "", "it is told once"


@pytest.mark.parametrize("how", ["well", "power", "ctrl-c"])
def test_what_did_not_break_leaves_nothing(tmp_path: Path, how: str) -> None:
    run(tmp_path, how)
    assert found(tmp_path) == ""
    assert list(tmp_path.iterdir()) == []


def test_three_are_kept_and_they_go_with_the_logs(tmp_path: Path) -> None:
    for day in range(5):
        path = tmp_path / crash.FILE_NAME
        path.write_text(f"2001-01-0{day + 1} 10:00:00 Paydesk\nFatal Python error\n", encoding="utf-8")
        os.utime(path, (1_000_000_000 + day * 86_400,) * 2)
        assert "Fatal" in found(tmp_path)
    assert len(list(tmp_path.iterdir())) == 3
    assert "2001-01-05" in crash.read_last_report(tmp_path)
    assert unlisted(tmp_path) == []
    assert stored_data.erase_logs(tmp_path, now_ms() - DAY) == 6, "lines"
    assert list(tmp_path.iterdir()) == []


def test_a_clock_that_was_ahead_costs_no_later_report(tmp_path: Path) -> None:
    """Three of a wrong year are there: the one of today was deleted as the oldest."""
    for name, at in (("a", 2_000_000_000), ("b", 2_000_000_100), ("c", 2_000_000_200), ("today", 1_790_000_000)):
        path = tmp_path / crash.FILE_NAME
        path.write_text(f"{name} Paydesk\nFatal Python error\n", encoding="utf-8")
        os.utime(path, (at, at))
        found(tmp_path)
    kept = [path.read_text(encoding="utf-8").split()[0] for path in sorted(tmp_path.iterdir())]
    assert kept == ["today", "b", "c"]
    assert crash.read_last_report(tmp_path).startswith("today"), "support was sent the one of the wrong year"


def test_on_a_full_disk_a_report_is_shown_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It was taken away before it could be kept, and nobody ever saw it."""
    run(tmp_path, "raise")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(private_files, "replace", full)
        assert "RuntimeError" in found(tmp_path)


def test_the_home_folder_has_no_name_and_a_huge_report_is_cut(tmp_path: Path) -> None:
    text = f'started\n  File "{Path.home()}/x.py", line 3 in f\n' + "x" * 1_000_000
    (tmp_path / crash.FILE_NAME).write_bytes(text.encode() + b"\xff")
    report = found(tmp_path)
    assert str(Path.home()) not in report
    assert "~/x.py" in report
    assert len(report) < 100_000


def test_a_folder_that_cannot_be_written_stops_nobody(tmp_path: Path) -> None:
    with CrashWatch(tmp_path / "no such folder") as watch:
        assert watch.previous_report == ""
    assert crash.read_last_report(tmp_path / "no such folder") == ""


def test_what_is_known_to_be_secret_is_in_no_report_not_even_until_the_next_start(tmp_path: Path) -> None:
    known_secrets.remember("cfsk_ma_of_a_crash")
    with contextlib.suppress(RuntimeError), crash.CrashWatch(tmp_path):
        raise RuntimeError("keys cfsk_ma_of_a_crash of 98765 43210")
    left = (tmp_path / crash.FILE_NAME).read_text(encoding="utf-8")
    assert "RuntimeError: keys •••• of ••••3210" in left
