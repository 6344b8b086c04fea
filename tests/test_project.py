"""The project around the code: its files agree with each other, hold nothing of one machine, and Qt is sound."""

from __future__ import annotations

import fnmatch
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
from packaging.markers import Marker
from packaging.requirements import Requirement

from paydesk.version import __version__
from tests import architecture_rules

ROOT = Path(__file__).resolve().parents[1]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
# Written so that this file does not break its own rule.
OF_ONE_MACHINE = re.compile(
    r"(?:pypi|pythonhosted|npmjs|crates)\.(?:org|io|com)"
    r"|--(?:extra-)?index-url|--find[-]links|--trusted[-]host"
    r"|(?<![\w.<>~:/}-])/(?:work|root|home|Users|opt/\w+|tmp/\w+)/[\w.]|file:///\w"
)
PIN = re.compile(r"^([a-z0-9-]+)==([^ ;]+)(?: ; (.+?))? \\$", re.MULTILINE)


def committed(root: Path = ROOT) -> list[Path]:
    """Every file that git has or would take; without git or a checkout, every file that .gitignore does not name."""
    if shutil.which("git"):
        ask = ["git", "ls-files", "-co", "--exclude-standard", "-z"]
        listed = subprocess.run(ask, cwd=root, capture_output=True, text=True, check=False)
        if listed.returncode == 0:
            return [root / name for name in listed.stdout.split("\0") if name and (root / name).is_file()]
    ignored = [line.strip("/") for line in (root / ".gitignore").read_text(encoding="utf-8").split()] + [".git"]

    def wanted(name: str) -> bool:
        return not any(fnmatch.fnmatch(name, pattern) for pattern in ignored)

    found: list[Path] = []
    for folder, folders, files in os.walk(root):
        folders[:] = [name for name in folders if wanted(name)]
        found += [Path(folder, name) for name in files if wanted(name)]
    return found


def distribution(requirement: str) -> str:
    """Return the normal form of the name that a requirement begins with."""
    return re.sub(r"[-_.]+", "-", re.split(r"[\s<>=!~;\[]", requirement)[0]).lower()


@pytest.mark.parametrize(
    "line",
    [
        "https://py" + "pi.org/simple",
        "see /wo" + "rk/main/x",
        "'/ro" + "ot/.cache'",
        "--index" + "-url x",
        "(/ho" + "me/me/x)",
        "file:" + "///opt",
    ],
)
def test_the_pattern_finds_what_belongs_to_one_machine(line: str) -> None:
    assert OF_ONE_MACHINE.search(line)


def test_without_git_the_ignored_folders_are_known(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda _name: None)
    shutil.copy(ROOT / ".gitignore", tmp_path)
    kept = ["gui/paydesk/app.py", "tests/build_child.py"]
    made = [".git/x", ".venv/x", ".venv-sdk/x", ".hypothesis/a/b", "a/__pycache__/x.pyc", ".mypy_cache/x", "build/x"]
    for name in [
        *kept,
        *made,
        "dist/x",
        "out/tour/x.png",
        "a/b.pyc",
        ".coverage.1",
        ".pytest_cache/x",
        ".ruff_cache/x",
    ]:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    assert {file.relative_to(tmp_path).as_posix() for file in committed(tmp_path)} == {".gitignore", *kept}


def test_no_file_names_a_registry_or_a_path_of_one_machine() -> None:
    found = []
    for file in committed():
        try:
            text = file.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        found += [f"{file.relative_to(ROOT)}: {match[0]}" for match in OF_ONE_MACHINE.finditer(text)]
    assert found == []


def test_the_changelog_begins_with_this_version() -> None:
    headings = re.findall(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert headings[0] == __version__
    assert len(headings) == len(set(headings))


@pytest.mark.parametrize("python", ["3.11", "3.12", "3.13"])
@pytest.mark.parametrize(
    ("system", "machine"), [("linux", "x86_64"), ("darwin", "arm64"), ("darwin", "x86_64"), ("win32", "AMD64")]
)
def test_every_dependency_is_pinned_within_its_bounds(system: str, machine: str, python: str) -> None:
    there = {
        "sys_platform": system,
        "platform_machine": machine,
        "os_name": "nt" if system == "win32" else "posix",
        "python_version": python,
        "python_full_version": f"{python}.9",
    }
    locked: dict[str, str] = {}
    for name, version, marker in PIN.findall((ROOT / "constraints.txt").read_text(encoding="utf-8")):
        if not marker or Marker(marker).evaluate(there):
            assert name not in locked
            locked[name] = version
    for text in [*PROJECT["project"]["dependencies"], *PROJECT["dependency-groups"]["dev"]]:
        wanted = Requirement(text)
        if not wanted.marker or wanted.marker.evaluate(there):
            name = distribution(wanted.name)
            assert name in locked, f"{name}: run the commands of CONTRIBUTING.md, Dependencies"
            assert wanted.specifier.contains(locked[name]), text


LOCKS = ["constraints.txt", *(f"constraints/{file.name}" for file in sorted((ROOT / "constraints").glob("*.txt")))]


@pytest.mark.parametrize("lock", LOCKS)
def test_every_pin_has_its_hashes(lock: str) -> None:
    entries = re.split(r"^(?=\w)", (ROOT / lock).read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
    assert len(entries) > 5 or "-source" in lock
    for entry in entries:
        assert PIN.match(entry), entry
        assert re.search(r"--hash=sha256:[0-9a-f]{64}", entry), entry


def test_every_package_for_node_has_its_hash_and_no_address() -> None:
    packages = json.loads((ROOT / "constraints" / "node" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    wanted = json.loads((ROOT / "constraints" / "node" / "package.json").read_text(encoding="utf-8"))["dependencies"]
    assert packages.pop("")["dependencies"] == wanted
    for name, package in packages.items():
        assert package["integrity"].startswith("sha512-"), name
        assert "resolved" not in package, name
    assert all(packages[f"node_modules/{name}"]["version"] == version for name, version in wanted.items())


def test_what_pyproject_names_is_there() -> None:
    assert (ROOT / PROJECT["project"]["readme"]).is_file()
    for name in [
        *PROJECT["project"]["license-files"],
        *PROJECT["tool"]["hatch"]["build"]["targets"]["sdist"]["include"],
    ]:
        assert (ROOT / name).exists(), name
    assert "Apache License" in (ROOT / "LICENSE").read_text(encoding="utf-8")
    low, high = re.findall(r"\d+\.\d+", PROJECT["project"]["requires-python"])
    classes = [line.rpartition(" ")[2] for line in PROJECT["project"]["classifiers"] if "Python :: 3." in line]
    assert (classes[0], len(classes)) == (low, int(high.partition(".")[2]) - int(low.partition(".")[2]))


def test_the_names_of_the_libraries_are_the_dependencies() -> None:
    """A library that only one part may touch is one that the project really asks for."""
    project = PROJECT["project"]
    asked = {distribution(one) for one in [*project["dependencies"], *project["optional-dependencies"]["hub"]]}
    known = {
        "PySide6": "pyside6-essentials",
        "shiboken6": "pyside6-essentials",
        "prometheus_client": "prometheus-client",
    }
    known["psycopg_pool"] = "psycopg"  # psycopg[pool]
    for library in set(architecture_rules.ONLY_IN) - {"sqlite3"}:
        assert known.get(library, library) in asked


def test_the_readme_gives_the_two_commands() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "python3 dev.py demo" in text
    assert "python3 dev.py test" in text
    assert "python3 dev.py test" in (ROOT / ".ci" / "run").read_text(encoding="utf-8")


def test_each_decision_has_its_parts() -> None:
    decisions = sorted((ROOT / "docs" / "decisions").glob("[0-9]*.md"))
    assert [int(file.name[:4]) for file in decisions] == list(range(1, len(decisions) + 1))
    for file in decisions:
        headings = re.findall(r"^## (.+)", file.read_text(encoding="utf-8"), re.MULTILINE)
        assert headings == ["Summary", "Context", "Decision", "Consequences", "Alternatives"], file.name


COUNT_REFERENCES = """
import sys
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication, QLabel

class Sender(QObject):
    sent = Signal(object)

application = QApplication([])
sender, label = Sender(), QLabel()
before = [sys.getrefcount(each) for each in (None, True, False)]
for number in range(2000):
    sender.sent.emit(number)
    label.setText("text")
after = [sys.getrefcount(each) for each in (None, True, False)]
print(*(new - old for old, new in zip(before, after, strict=True)))
"""


def test_qt_does_not_lose_references() -> None:
    """PySide6 6.12.0 on CPython 3.11 takes one reference of None or True with each call, and aborts after hours."""
    done = subprocess.run([sys.executable, "-c", COUNT_REFERENCES], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    lost = [-int(change) for change in done.stdout.split()]
    assert len(lost) == 3
    assert max(lost) < 100, f"None, True, False lost {lost} references in 2,000 rounds"
