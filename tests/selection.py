"""The tests that touch what has changed since the last commit: `python3 dev.py test --quick`.

A test file touches a module that it imports, itself or through a helper of the tests. What nobody can tell from imports
(a resource that no test names) runs everything.
"""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterable
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
ALWAYS = ("tests/test_architecture.py", "tests/test_project.py", "tests/docs")
"""The rules of the repository; any change may break one."""
WORDS = "tests/packaging/test_words.py"
"""Compares the translations with the texts of the windows."""
IMPORT = re.compile(r"^[ \t]*(?:import ([\w.]+)|from ([\w.]+) import (\([^)]*\)|[^\n]*))", re.MULTILINE)
MANY = 12
"""Test files from which on a module counts as used everywhere: then those named for it or beside it run."""
COMMON = "tests/conftest.py"
"""File that every test uses, so that it says nothing about which tests touch a module."""


def changed_files() -> list[str]:
    """Return the paths that differ from the last commit, new files included."""
    commands = (["diff", "--name-only", "HEAD"], ["ls-files", "--others", "--exclude-standard"])
    outputs = [
        subprocess.run(["git", *each], cwd=ROOT, capture_output=True, text=True, check=True) for each in commands
    ]
    return sorted({line for each in outputs for line in each.stdout.splitlines()})


def tests_for(changed: Iterable[str]) -> list[str] | None:
    """Return the test files and folders to run for some changed paths, or None for all of them."""
    found: set[str] = set()
    for path in changed:
        files = _tests_of(path)
        if files is None:
            return None
        found |= files | ({WORDS} if path.startswith("gui/paydesk/ui/") else set())
    return sorted(found | set(ALWAYS))


def with_helpers(paths: Iterable[str]) -> set[str]:
    """Return the test files below some paths, and the files of the tests that they use."""
    below = [Path(path.partition("::")[0]) for path in paths]
    waiting = [
        each
        for each in _sources()
        if _is_test(each) and any(path in {Path(each), *Path(each).parents} for path in below)
    ]
    found: set[str] = set()
    while waiting:
        path = waiting.pop()
        if path in found or path == COMMON:
            continue
        found.add(path)
        waiting += [helper for helper, users in _helpers().items() if path in users]
        waiting += [each for each in _sources() if each == f"{Path(path).parent.as_posix()}/conftest.py"]
    return found


@cache
def _helpers() -> dict[str, set[str]]:
    helpers = [path for path in _sources() if path.startswith("tests/") and not _is_test(path)]
    return {path: _users(path) for path in helpers}


def _tests_of(path: str) -> set[str] | None:
    file = Path(path)
    if file.name.startswith("test_") and file.suffix == ".py":
        return {path} if (ROOT / path).exists() else set()
    if file.suffix == ".py" and file.parts[0] in {"gui", "tests"}:
        return _tests_of_module(path) or None
    named = _files_that_name(file.name)
    return {test for test in named if _is_test(test)} or (set() if file.suffix == ".md" else None)


def _tests_of_module(path: str) -> set[str]:
    """Return the tests that import a module; where none does, those of the modules that import it."""
    seen, level = {path}, {path}
    while level:
        users = {user for each in level for user in _users(each)} - seen
        tests = _tests_behind(user for user in users if user.startswith("tests/"))
        if tests:
            return tests if len(tests) <= MANY else _nearest(path, tests)
        seen |= users
        level = {user for user in users if user.startswith("gui/")}
    return _nearest(path, set())


def _nearest(path: str, tests: set[str]) -> set[str]:
    """Return the tests that are named for a module, else those in the folder that mirrors its own."""
    stem = re.compile(rf"test_{Path(path).stem}(_\w+)?\.py")
    named = {test for test in _sources() if stem.fullmatch(Path(test).name)}
    folder = Path("tests", *Path(path).parent.parts[2:]).as_posix()
    beside = {test for test in _sources() if _is_test(test) and Path(test).parent.as_posix() == folder}
    return named | (beside & tests if 0 < len(beside & tests) <= MANY else set()) or beside


def _tests_behind(users: Iterable[str]) -> set[str]:
    """Return the test files among some files of the tests, and those that use the others as helpers."""
    found: set[str] = set()
    seen: set[str] = set()
    waiting = list(users)
    while waiting:
        user = waiting.pop()
        if user in seen:
            continue
        seen.add(user)
        if _is_test(user):
            found.add(user)
        elif Path(user).name == "conftest.py":
            folder = Path(user).parent
            found |= {test for test in _sources() if _is_test(test) and folder in Path(test).parents}
        else:
            waiting += [each for each in _users(user) if each.startswith("tests/")]
    return found


def _is_test(path: str) -> bool:
    return Path(path).name.startswith("test_")


@cache
def _sources() -> dict[str, str]:
    files = [file for top in ("gui", "tests") for file in (ROOT / top).rglob("*.py")]
    return {file.relative_to(ROOT).as_posix(): file.read_text(encoding="utf-8") for file in files}


def _files_that_name(name: str) -> set[str]:
    return {path for path, source in _sources().items() if path.startswith("tests/") and name in source}


@cache
def _importers() -> dict[str, set[str]]:
    """Return for each module, by its dotted name, the files that import it or a name of it."""
    found: dict[str, set[str]] = {}
    for path, source in _sources().items():
        for plain, base, names in IMPORT.findall(source):
            modules = [plain] if plain else [base, *(f"{base}.{name}" for name in re.findall(r"\w+", names))]
            for module in modules:
                found.setdefault(module, set()).add(path)
    return found


def _users(path: str) -> set[str]:
    return _importers().get(_module_name(path), set()) - {path, COMMON}


def _module_name(path: str) -> str:
    return path.removeprefix("gui/").removesuffix(".py").removesuffix("/__init__").replace("/", ".")
