"""The processes of a mutation run: the tests are collected once, then each change lives in a fork of its own.

A change inside a function is made by giving the function another code object, so that nothing is imported anew;
one outside of functions (a constant, a default) in a fork of a process that has not imported Paydesk yet. Nothing is
written in the tree.
"""

from __future__ import annotations

import ast
import contextlib
import gc
import importlib
import importlib.abc
import importlib.machinery
import importlib.util
import json
import os
import resource
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any, NoReturn

import coverage
import hypothesis
import pytest

from tests.mutation.changes import Change, changed

NOTICED, UNNOTICED, TIMED_OUT, NOT_HERE = 0, 1, 2, 3
MEMORY = 6 << 30  # a change that makes a loop endless must not take the machine's memory
PLAIN = ["-q", "-q", "-s", "-p", "no:randomly", "-p", "no:cacheprovider", "-p", "no:cov", "-o", "timeout=0"]
PLAIN += ["-W", "ignore::pytest.PytestAssertRewriteWarning"]


@dataclass(frozen=True)
class Target:
    """The module that is changed: its file, its dotted name, its text."""

    file: Path
    name: str
    source: str


@dataclass
class Covering:
    """Plugin that records a run without a change: times, lines and failures of each test."""

    seconds: dict[str, float] = field(default_factory=dict)
    lines: dict[int, list[str]] = field(default_factory=dict)
    failed: list[str] = field(default_factory=list)
    naming: list[str] = field(default_factory=list)
    """The files of tests that import something of the module."""

    def tests_of(self, change: Change) -> list[str]:
        """The tests that run a change's line (what runs at import: all of files that run any), the shortest first."""
        if change.function:  # the parts of a long expression may have no line of their own
            names = set(self.lines.get(change.line) or self.lines.get(change.statement, []))
        else:  # a test that only makes a value of a class, or looks at a constant, runs no line
            files = {name.partition("::")[0] for tests in self.lines.values() for name in tests} | set(self.naming)
            names = {name for name in self.seconds if name.partition("::")[0] in files}
        return sorted(names - set(self.failed), key=lambda name: self.seconds.get(name, 0.0))


def preload() -> None:
    """Import what Paydesk needs of others, so that no fork has to."""
    names = ("PySide6.QtWidgets", "PySide6.QtTest", "httpx", "starlette.routing", "uvicorn", "zxingcpp", "PIL.Image")
    for name in (*names, "keyring", "cryptography.fernet", "qrcode", "platformdirs", "sqlite3", "hypothesis.stateful"):
        with contextlib.suppress(ImportError):
            importlib.import_module(name)


def in_fork(work: Callable[[], int]) -> int:
    """Run `work` in a child with its own folder for temporary files and no output, and return the child's pid."""
    sys.stdout.flush()
    child = os.fork()
    if child:
        return child
    code = 70
    try:
        os.setsid()
        if not os.environ.get("MUTATION_SHOWS"):
            quiet = os.open(os.devnull, os.O_RDWR)
            for stream in (0, 1, 2):
                os.dup2(quiet, stream)
        scratch = tempfile.mkdtemp(prefix=f"fork-{os.getpid()}-")
        tempfile.tempdir = os.environ["TMPDIR"] = scratch
        resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
        code = work()
    finally:
        os._exit(code)


class Lines:
    """A plugin for the run without a change: notes the lines, the time and the outcome of each test."""

    def __init__(self, target: Target, to: Path) -> None:
        self.covering = Covering()
        self.to = to
        self.coverage = coverage.Coverage(data_file=None, include=[str(target.file)], config_file=False)
        self.target = target

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        """Count what a fixture runs for all tests of the file: it may be made for the first of them only."""
        self.coverage.switch_context(item.nodeid.partition("::")[0])

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_call(self, item: pytest.Item) -> None:
        """From here on a line counts for this test."""
        self.coverage.switch_context(item.nodeid)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Add the time of a phase; a test that fails without a change can tell nothing."""
        seconds = self.covering.seconds
        seconds[report.nodeid] = seconds.get(report.nodeid, 0.0) + report.duration
        if report.failed:
            self.covering.failed.append(report.nodeid)

    def run(self, items: Sequence[pytest.Item]) -> int:
        """Run all tests and write what was noted."""
        self.coverage.start()
        run_items(items)
        self.coverage.stop()
        data = self.coverage.get_data()
        by_file: dict[str, list[str]] = {}
        for item in items:
            by_file.setdefault(item.nodeid.partition("::")[0], []).append(item.nodeid)
        for line, contexts in data.contexts_by_lineno(str(self.target.file)).items():
            names = {name for context in contexts if context for name in by_file.get(context, [context])}
            self.covering.lines[line] = sorted(names)
        self.covering.naming = sorted(naming(self.target, items))
        self.to.write_text(json.dumps(vars(self.covering)), encoding="utf-8")
        return 0


def naming(target: Target, items: Sequence[pytest.Item]) -> set[str]:
    """Return the test files that import the module or something of it: no test runs the line of a constant."""
    module = sys.modules.get(target.name)
    files = {item.nodeid.partition("::")[0]: getattr(item, "module", None) for item in items}
    return {
        file
        for file, tests in files.items()
        if any(each is module or getattr(each, "__module__", "") == target.name for each in vars(tests).values())
    }


class FirstFailure:
    """A plugin for the run with a change: ends the process at the first failure, and when a test takes too long."""

    def __init__(self, covering: Covering, to: Path) -> None:
        self.covering = covering
        self.to = to

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        """Give a test eight times its own time, and five seconds."""
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        signal.setitimer(signal.ITIMER_REAL, 5 + 8 * self.covering.seconds.get(item.nodeid, 1.0))

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> None:
        """Say which test noticed the change, without the time that a report takes."""
        expected = call.excinfo is None or call.excinfo.errisinstance(pytest.skip.Exception)
        if not expected and not item.get_closest_marker("xfail"):
            self.to.write_text(item.nodeid, encoding="utf-8")
            leave(NOTICED)


def leave(code: int) -> NoReturn:
    """End this process now, without any clean-up of the tests."""
    sys.stdout.flush()
    os._exit(code)


def run_items(items: Sequence[pytest.Item]) -> None:
    """Run collected tests one after the other, in the folder of this process: a changed name may make a file."""
    os.chdir(tempfile.gettempdir())
    for index, item in enumerate(items):
        following = items[index + 1] if index + 1 < len(items) else None
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)


class Collected:
    """A plugin that takes over once the tests are collected, and hands them to a function."""

    def __init__(self, then: Callable[[list[pytest.Item]], None]) -> None:
        self.then = then

    def pytest_configure(self) -> None:
        """Use the same few examples in each run, and keep none in a folder."""
        kept = [hypothesis.Phase.explicit, hypothesis.Phase.generate]
        hypothesis.settings.register_profile(
            "mutation", max_examples=25, derandomize=True, database=None, deadline=None, phases=kept
        )
        hypothesis.settings.load_profile("mutation")

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Run nothing."""
        self.then(session.items)
        return True


def collect(arguments: Sequence[str], then: Callable[[list[pytest.Item]], None], *plugins: object) -> int:
    """Collect the tests and hand them on; pytest's exit code."""
    return int(pytest.main([*PLAIN, *arguments], plugins=[Collected(then), *plugins]))


# A change inside a function -------------------------------------------------------------------------------------


def codes(code: CodeType, inside: bool = False) -> Iterator[CodeType]:
    """Yield the code of each function that is no part of another function."""
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            is_class = not constant.co_flags & 0x2  # CO_NEWLOCALS: functions have it, class bodies do not
            if is_class:
                yield from codes(constant)
            else:
                yield constant


def functions_of(target: Target) -> dict[tuple[str, int], list[FunctionType]]:
    """Return the living functions of the module, by qualified name and first line, decorated or not."""
    importlib.import_module(target.name)
    found: dict[tuple[str, int], list[FunctionType]] = {}
    gc.unfreeze()  # the tests' conftest hides what was collected, and no frozen object is listed
    for each in gc.get_objects():
        if isinstance(each, FunctionType) and each.__code__.co_filename == str(target.file):
            found.setdefault((each.__code__.co_qualname, each.__code__.co_firstlineno), []).append(each)
    gc.freeze()  # no search for garbage in a fork touches, and so copies, what it shares with this process
    return found


def change_code(target: Target, change: Change, living: Mapping[tuple[str, int], Sequence[FunctionType]]) -> bool:
    """Make a change inside a function; False when it has to be made by importing the module anew."""
    place = (change.function, change.first_line)
    tree = compile(changed(target.source, change.number), str(target.file), "exec")
    new = next((code for code in codes(tree) if (code.co_qualname, code.co_firstlineno) == place), None)
    if new is None or not living.get(place):
        return False
    for function in living[place]:
        if len(new.co_freevars) != len(function.__code__.co_freevars):
            return False
        function.__code__ = new
    return True


def change_constant(target: Target, change: Change) -> bool:
    """Give a constant of the module its changed value, wherever it was imported by its name; False: it is none.

    What other constants were made of it stays as it was: unnoticed here, the change is made by import as well.
    """
    statements = [each for each in changed(target.source, change.number).body if each.lineno == change.statement]
    if len(statements) != 1 or not isinstance(statements[0], ast.AnnAssign | ast.Assign):
        return False
    old = vars(sys.modules[target.name])
    space = dict(old)
    exec(compile(ast.Module(list(statements), []), str(target.file), "exec"), space)  # noqa: S102 - our own source
    names = [name for name, value in space.items() if name in old and value is not old[name]]
    for name in names:
        was = old[name]
        for module in list(sys.modules.values()):
            if vars(module).get(name) is was:
                setattr(module, name, space[name])
    return bool(names)


def with_change(
    make: Callable[[], bool], items: Mapping[str, pytest.Item], order: Sequence[str], plugin: FirstFailure
) -> int:
    """Make a change here, in a fork, and run its tests."""
    if not make():
        return NOT_HERE
    chosen = [items[name] for name in order if name in items]
    chosen[0].config.pluginmanager.register(plugin)
    run_items(chosen)
    return UNNOTICED


# A change outside of functions ----------------------------------------------------------------------------------


class ChangedImport(importlib.abc.MetaPathFinder):
    """Imports the module with its change."""

    def __init__(self, target: Target, tree: ast.Module) -> None:
        self.target = target
        self.code = compile(tree, str(target.file), "exec")

    def find_spec(self, name: str, _path: object = None, _target: ModuleType | None = None) -> Any:
        """Find the changed module only."""
        if name != self.target.name:
            return None
        code = self.code

        class Loader(importlib.machinery.SourceFileLoader):
            def get_code(self, _fullname: str) -> CodeType:
                return code

        return importlib.util.spec_from_file_location(
            name, self.target.file, loader=Loader(name, str(self.target.file))
        )


def with_import(target: Target, change: Change, order: Sequence[str], plugin: FirstFailure) -> int:
    """Import Paydesk with a change, in a fork that has not imported it yet, and run its tests."""
    sys.meta_path.insert(0, ChangedImport(target, changed(target.source, change.number)))
    files = sorted({name.partition("::")[0] for name in order})

    def then(items: list[pytest.Item]) -> None:
        by_name = {item.nodeid: item for item in items}
        if not set(order) & set(by_name):
            leave(NOTICED)
        run_items([by_name[name] for name in order if name in by_name])
        leave(UNNOTICED)

    collect(files, then, plugin)
    return NOTICED  # the tests could not even be collected


# Many forks -----------------------------------------------------------------------------------------------------


def results(
    changes: Sequence[Change], work: Callable[[Change], Callable[[], int]], jobs: int, patience: float
) -> Iterator[tuple[Change, int]]:
    """Run one fork for each change, `jobs` at a time, and yield how each ended as it ends."""
    waiting, running = list(reversed(changes)), dict[int, tuple[Change, float]]()
    while waiting or running:
        while waiting and len(running) < jobs:
            change = waiting.pop()
            running[in_fork(work(change))] = (change, time.monotonic())
        pid, status = os.waitpid(-1, os.WNOHANG)
        if not pid:
            for late in [each for each, (_, since) in running.items() if time.monotonic() - since > patience]:
                os.kill(late, signal.SIGALRM)
            time.sleep(0.005)
            continue
        change, _ = running.pop(pid)
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(pid, signal.SIGKILL)  # what a test started
        for scratch in Path(tempfile.gettempdir()).glob(f"fork-{pid}-*"):
            shutil.rmtree(scratch, ignore_errors=True)
        if os.WIFSIGNALED(status):
            yield change, TIMED_OUT if os.WTERMSIG(status) == signal.SIGALRM else NOTICED
        else:
            code = os.WEXITSTATUS(status)
            yield change, code if code in {UNNOTICED, NOT_HERE} else NOTICED
