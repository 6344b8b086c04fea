"""dev.py: what it takes for missing, what it remembers, and the screen it makes."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

import dev

POLICY = """\
libglib2.0-0:
  Installed: (none)
  Candidate: 2.74.6-2
  Version table:
     2.74.6-2 500
chromium:
  Installed: (none)
  Candidate: (none)
  Version table:
xvfb:
  Installed: (none)
  Candidate: 2:21.1.7-3
"""


def a_program(folder: Path, name: str, output: str) -> None:
    """Put a program on the path that prints the given text."""
    file = folder / name
    file.write_text(f"#!/bin/sh\ncat <<'END'\n{output}END\n", encoding="utf-8")
    file.chmod(0o755)


@pytest.fixture
def programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder that is first on the path."""
    if os.name == "nt":
        pytest.skip("apt is a matter of Debian")
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    return tmp_path


def test_only_what_is_installed_counts_as_there(programs: Path) -> None:
    a_program(programs, "dpkg-query", "ii  libglib2.0-0t64\nii  xvfb\nrc  openbox\n")
    assert dev.apt_missing(["libglib2.0-0|libglib2.0-0t64", "xvfb", "openbox", "xauth"]) == ["openbox", "xauth"]


def test_apt_is_asked_for_the_names_that_it_knows(programs: Path) -> None:
    a_program(programs, "apt-cache", POLICY)
    assert dev.apt_names(["libglib2.0-0t64|libglib2.0-0", "chromium", "xvfb"]) == ["libglib2.0-0", "xvfb"]


@pytest.mark.parametrize(
    ("given", "rest", "marks"),
    [
        ([], [], ""),
        (["-k", "money"], ["-k", "money"], ""),
        (["-x", "-m", "not browser", "tests/api"], ["-x", "tests/api"], "not browser"),
        (["-m"], ["-m"], ""),
    ],
)
def test_an_expression_of_marks_is_taken_out(given: list[str], rest: list[str], marks: str) -> None:
    assert dev.split_marks(given) == (rest, marks)


def test_the_files_of_a_mark_are_found() -> None:
    found = dev.files_with(dev.sources_of(["tests"]), "xvfb", "frozen")
    assert {"tests/packaging/test_bundle.py", "tests/e2e/test_real_screen.py"} <= set(found)
    assert "tests/domain/test_money.py" not in found


def test_paths_of_tests_are_told_from_options() -> None:
    assert dev.named_paths(["-x", "tests/e2e", "-k", "money", "tests/test_dev.py::test_x"]) == [
        "tests/e2e",
        "tests/test_dev.py::test_x",
    ]


def test_only_tools_that_the_named_tests_need_are_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    installed: list[str] = []
    monkeypatch.setattr(dev, "ensure_system", lambda packages, _why: installed.extend(packages.split()))
    monkeypatch.setattr(dev, "ensure_sdks", lambda: {"PAYDESK_SDK_6_PYTHON": "python"})
    assert dev.ensure_tools(dev.sources_of(["tests/domain"])) == {}
    assert installed == dev.APT_QT.split()
    assert dev.ensure_tools(dev.sources_of(["tests/e2e/test_sdk_and_browser.py"])) == {"PAYDESK_SDK_6_PYTHON": "python"}
    assert {"chromium", "chromium-driver"} <= set(installed)
    installed.clear()
    dev.ensure_tools(dev.sources_of(["tests"]))
    assert {"nsis", "cups", "curl", "iproute2", "at-spi2-core", "gnome-keyring", "chromium", "xvfb"} <= set(installed)


def test_what_runs_beside_is_shown_at_its_end_and_ended_with_us(capfd: pytest.CaptureFixture[str]) -> None:
    lines = "print('one', 'two', 'three', 'four', sep=chr(10))"
    fails = dev.Beside("fails", [sys.executable, "-c", f"{lines}; raise SystemExit(3)"], os.environ)
    works = dev.Beside("works", [sys.executable, "-c", lines], os.environ)
    assert (fails.wait(), works.wait()) == (3, 0)
    said = capfd.readouterr().out
    assert said == "[paydesk] fails:\none\ntwo\nthree\nfour\n[paydesk] works:\ntwo\nthree\nfour\n"
    hangs = dev.Beside("hangs", [sys.executable, "-c", "import time; time.sleep(600)"], os.environ)
    for each in (fails, works, hangs):
        each.end()
    assert hangs._process.returncode not in {None, 0}


@pytest.mark.skipif(not Path("/dev/shm").is_dir(), reason="for Linux: it has a disk of memory")  # noqa: S108
def test_what_tests_write_is_in_memory_where_there_is_room(monkeypatch: pytest.MonkeyPatch) -> None:
    with dev.folder_in_memory() as folder:
        assert folder is not None
        assert (folder.parent, folder.stat().st_mode & 0o777) == (Path("/dev/shm"), 0o711)  # noqa: S108
        (folder / "kept").write_text("", encoding="utf-8")
    assert not folder.exists()
    monkeypatch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(free=(2 << 30) - 1))
    with dev.folder_in_memory() as folder:
        assert folder is None


@pytest.mark.parametrize(
    ("server", "kept", "writes"), [("", False, True), ("true", False, False), ("true", True, True)]
)
def test_what_mypy_learns_is_kept_unless_the_checkout_is_thrown_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, server: str, kept: bool, writes: bool
) -> None:
    monkeypatch.setenv("CI", server)
    monkeypatch.setattr(dev, "ROOT", tmp_path)
    if kept:
        (tmp_path / ".mypy_cache").mkdir()
    assert (os.devnull not in dev.mypy_command(Path("python"))) is writes


def test_the_stamp_changes_with_what_is_installed(tmp_path: Path) -> None:
    lock = tmp_path / "constraints.txt"
    lock.write_text("a==1", encoding="utf-8")
    before = dev.stamp_of([lock])
    assert dev.stamp_of([lock]) == before
    lock.write_text("a==2", encoding="utf-8")
    assert dev.stamp_of([lock]) != before


def test_another_python_does_not_leak_in_and_children_are_compiled_once(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("PYTHONPATH", "PYTHONHOME", "PYTHONDONTWRITEBYTECODE"):
        monkeypatch.setenv(name, "elsewhere")
    for name in ("LC_ALL", "LC_CTYPE", "LANG"):
        monkeypatch.delenv(name, raising=False)
    env = dev.clean_env(MORE="1")
    assert not {"PYTHONPATH", "PYTHONHOME", "PYTHONDONTWRITEBYTECODE"} & set(env)
    assert (env["MORE"], env["LANG"]) == ("1", "C.UTF-8")


@pytest.mark.skipif(not (shutil.which("Xvfb") and shutil.which("xdotool")), reason="needs Xvfb and xdotool")
def test_the_virtual_screen_has_the_size_of_a_counter_and_ends() -> None:
    asked = ["xdotool", "getdisplaygeometry"]
    with dev.virtual_screen() as env:
        assert env["DBUS_SESSION_BUS_ADDRESS"] == "disabled:"  # else Qt starts a bus there, which outlives all
        seen = subprocess.run(asked, env=os.environ | env, capture_output=True, text=True, check=True)
        assert seen.stdout.split() == ["1366", "768"]
    assert subprocess.run(asked, env=os.environ | env, capture_output=True, check=False).returncode != 0
