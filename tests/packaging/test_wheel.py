"""The wheel contains the whole package and every resource, and finds them without the tree."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import venv
import zipfile
from pathlib import Path

import pytest

from paydesk import assets
from paydesk.version import __version__
from tests.packaging.conftest import ROOT


def test_it_carries_the_resources_and_all_modules(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        carried = {name: archive.read(name) for name in archive.namelist()}
    packed = {name.removeprefix("paydesk/_resources/") for name in carried if name.startswith("paydesk/_resources/")}
    assert packed == set(assets.names())
    for name in packed:
        assert carried[f"paydesk/_resources/{name}"] == assets.path(name).read_bytes(), name
    modules = {file.relative_to(ROOT / "gui").as_posix() for file in (ROOT / "gui" / "paydesk").rglob("*.py")}
    assert {name for name in carried if name.endswith(".py")} == modules
    assert "paydesk/py.typed" in carried


def test_it_says_its_version_licence_and_commands(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        facts = {Path(name).name: archive.read(name).decode() for name in archive.namelist() if ".dist-info/" in name}
    assert f"Version: {__version__}" in facts["METADATA"]
    assert "License-Expression: Apache-2.0" in facts["METADATA"]
    assert "Apache License" in facts["LICENSE"]
    assert "paydesk = paydesk.__main__:main" in facts["entry_points.txt"]


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the Python of a new environment with the wheel, which sees the dependencies of this one."""
    folder = tmp_path_factory.mktemp("environment")
    venv.EnvBuilder(symlinks=os.name != "nt").create(folder)
    site = Path(sysconfig.get_path("purelib", "venv", {"base": str(folder), "platbase": str(folder)}))
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(site)
    (site / "dependencies.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def test_installed_it_finds_its_own_resources(installed: Path, tmp_path: Path) -> None:
    code = "from paydesk import assets; print(assets.root(), *assets.names(), sep='\\n')"
    done = subprocess.run([installed, "-c", code], cwd=tmp_path, capture_output=True, text=True, check=True)
    root, *names = done.stdout.splitlines()
    assert Path(root).is_relative_to(installed.parents[1].resolve())
    assert names == assets.names()


@pytest.mark.long
def test_installed_it_passes_its_own_test(installed: Path, tmp_path: Path) -> None:
    assert Path(sys.prefix) != installed.parents[1]
    command = [str(installed), "-m", "paydesk", "self-test"]
    env = {name: said for name, said in os.environ.items() if name != "PYTHON_KEYRING_BACKEND" or os.name != "nt"}
    done = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
