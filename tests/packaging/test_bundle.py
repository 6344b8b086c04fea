"""The bundle runs without a Python on the machine, and contains every resource and nothing unused."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import list_aboard
from paydesk import assets
from paydesk.domain.language import Language

pytestmark = [
    pytest.mark.frozen,
    pytest.mark.timeout(600),
    pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the bundle is for Linux so far"),
]

NOT_ABOARD = re.compile(
    r"(?i)qt6?(quick|qml|pdf|webengine|designer|virtualkeyboard|3d|charts|multimedia)|/qml(/|$)|gtk|libgdk|libpango"
    r"|tkinter|pytest|hypothesis|mypy|selenium"
)
MOST_BYTES = 200_000_000


def run(bundle: Path, where: Path, *arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
    """Run the bundled program outside the tree, with a minimal environment."""
    env = {"PATH": "/usr/bin:/bin", "HOME": str(where), "PAYDESK_HOME": str(where / "data"), **more}
    program = [str(bundle / "paydesk"), *arguments]
    return subprocess.run(program, cwd=where, env=env, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("locale", [{"LANG": "C.UTF-8"}, {}], ids=["utf-8", "no locale"])
def test_it_passes_its_own_test(bundle: Path, tmp_path: Path, locale: dict[str, str]) -> None:
    done = run(bundle, tmp_path, "self-test", QT_QPA_PLATFORM="offscreen", **locale)
    assert (done.returncode, done.stderr) == (0, ""), done.stdout


@pytest.mark.xvfb
def test_it_passes_its_own_test_on_a_real_screen(bundle: Path, tmp_path: Path) -> None:
    screen = {"DISPLAY": os.environ["DISPLAY"], "QT_QPA_PLATFORM": "xcb", "LANG": "C.UTF-8"}
    done = run(bundle, tmp_path, "self-test", XDG_RUNTIME_DIR=str(tmp_path), **screen)
    assert (done.returncode, done.stderr) == (0, ""), done.stdout


def test_its_child_takes_the_libraries_of_the_bundle(bundle: Path, tmp_path: Path) -> None:
    """The sandbox is a child process: with the system's libraries it would not start on a PC without libssl."""
    told = {"LD_DEBUG": "files", "LD_DEBUG_OUTPUT": str(tmp_path / "ld")}
    assert run(bundle, tmp_path, "self-test", QT_QPA_PLATFORM="offscreen", LANG="C.UTF-8", **told).returncode == 0
    loaded = [re.findall(r"calling init: (\S+/libssl\S+)", file.read_text()) for file in tmp_path.glob("ld.*")]
    used = [Path(name) for names in loaded for name in names]
    assert len(used) >= 2  # the program's and the sandbox's
    assert [name for name in used if bundle not in name.parents] == []


def test_qt_is_loaded_by_the_program_and_not_before_it(bundle: Path, tmp_path: Path) -> None:
    """PyInstaller's hook would load it for each command, also for those that need no window."""
    told = {"LD_DEBUG": "files", "LD_DEBUG_OUTPUT": str(tmp_path / "ld")}
    assert run(bundle, tmp_path, "--version", **told).returncode == 0
    loaded = "".join(file.read_text() for file in tmp_path.glob("ld.*"))
    assert "calling init" in loaded
    assert re.findall(r"calling init: \S+/(libQt\S+|libshiboken\S+)", loaded) == []


def test_it_carries_the_resources(bundle: Path) -> None:
    packed = bundle / "_internal" / "paydesk" / "_resources"
    there = sorted(file.relative_to(packed).as_posix() for file in packed.rglob("*") if file.is_file())
    assert there == [name for name in assets.names() if not name.endswith(".ts")]
    assert sum(name.endswith(".qm") for name in there) == len(Language)


def test_it_carries_nothing_that_a_counter_does_not_need(bundle: Path) -> None:
    names = [file.relative_to(bundle).as_posix() for file in bundle.rglob("*")]
    assert [name for name in names if NOT_ABOARD.search("/" + name)] == []


def test_the_contents_match_the_stored_list(bundle: Path) -> None:
    """Compared with packaging/aboard-linux.txt, without system libraries, whose number differs between machines.

    From Python 3.12 on keyring does not need `importlib_metadata`.
    """
    older = r"|python (backports|importlib_metadata|lazy_importer|zipp)$|_internal/importlib_metadata\.dist-info/"
    of_the_system = re.compile(r"_internal/lib[^/]+$" + (older if sys.version_info >= (3, 12) else ""))
    now, kept = (
        [line for line in lines if not of_the_system.match(line)]
        for lines in (list_aboard.bundle_contents(bundle), list_aboard.read_list())
    )
    assert now == kept, "renew the list, if it is meant: packaging/list_aboard.py build/bundle/paydesk --keep"


def test_no_library_of_it_is_missing(bundle: Path) -> None:
    """The removal of unused libraries removed none that another needs."""
    folder = bundle / "_internal"
    paths = os.pathsep.join(str(one) for one in [folder, folder / "PySide6" / "Qt" / "lib", folder / "PySide6"])
    missing = []
    for library in folder.rglob("*.so*"):
        seen = subprocess.run(
            ["ldd", str(library)],
            env=os.environ | {"LD_LIBRARY_PATH": paths},
            capture_output=True,
            text=True,
            check=False,
        )
        missing += [f"{library.name}: {line.strip()}" for line in seen.stdout.splitlines() if "not found" in line]
    # a system without Wayland or CUPS lacks their libraries, and never loads the plugins that need them
    assert [line for line in missing if "libwayland-" not in line and "libcups." not in line] == []


def test_it_is_not_larger_than_it_needs_to_be(bundle: Path, capsys: pytest.CaptureFixture[str]) -> None:
    size = sum(file.stat().st_size for file in bundle.rglob("*") if file.is_file() and not file.is_symlink())
    with capsys.disabled():
        print(f"\nthe bundle: {size / 1e6:.0f} MB")  # noqa: T201 - a figure for the reader of the test run
    assert size < MOST_BYTES
