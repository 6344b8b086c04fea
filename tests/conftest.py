"""Fixtures of every test: an environment without this machine, a log that must stay clean, short and full runs."""

from __future__ import annotations

import builtins
import contextlib
import gc
import importlib.util
import itertools
import logging
import os
import re
import shutil
import sys
import threading
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import hypothesis
import pytest
from pytestqt.qtbot import QtBot

# Before Qt and keyring are first loaded. dev.py sets the platform itself for the tests that need a real X server.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
if os.name == "nt":  # that platform does not know the fonts of Windows
    os.environ.setdefault("QT_QPA_FONTDIR", str(Path(__file__).resolve().parents[1] / "resources" / "fonts"))
os.environ["PYTHON_KEYRING_BACKEND"] = "keyring.backends.fail.Keyring"
os.environ["LANGUAGE"] = "en"  # the words that tests look for, also on a PC that speaks Hindi

# PySide looks at each import, for `from __feature__ import`: three times as slow, and Hypothesis imports in each draw.
plain_import = builtins.__import__
importlib.import_module("PySide6.QtCore")
builtins.__import__ = plain_import

pytest_plugins = [
    name for name in ["tests.helpers.sandbox", "tests.helpers.fixed_hosts"] if importlib.util.find_spec(name)
]

# The machine is shared and slow at times: no test fails for being slow, and a failing example can be copied.
hypothesis.settings.register_profile(
    "paydesk", deadline=None, print_blob=True, suppress_health_check=[hypothesis.HealthCheck.too_slow]
)
hypothesis.settings.load_profile("paydesk")
for wait in (QtBot.waitActive, QtBot.waitExposed, QtBot.waitSignal, QtBot.waitSignals, QtBot.waitUntil):
    wait.__kwdefaults__ = {**(wait.__kwdefaults__ or {}), "timeout": 60_000}  # milliseconds, in place of five seconds

HERE = Path(__file__).resolve().parent
FULL = os.environ.get("PAYDESK_FULL") == "1"
LEAKS = re.compile(r"(?i)\w+_proxy|(SSL|REQUESTS|CURL)_(CA|CERT)_\w+|PAYDESK_(?!SDK_|FULL)\w+")


# where a build server (CI=true) may still skip a test: for the rest, what is missing there makes the run mean less
MAY_BE_SKIPPED = re.compile(r"a long form|no \.NET here|Qt's speech is an extra|for Linux|a matter of Debian")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """On a build server a test that is skipped for a missing tool has failed."""
    report = yield
    why = str(report.longrepr[2]) if isinstance(report.longrepr, tuple) else ""
    if report.skipped and not hasattr(report, "wasxfail") and on_a_build_server() and not MAY_BE_SKIPPED.search(why):
        report.outcome = "failed"
        report.longrepr = f"{why}: a build server must have it (CI is set)"
    return report


def on_a_build_server() -> bool:
    """Return True if the variable that build servers set is set. Tools are installed (by dev.py) on Linux only."""
    return os.environ.get("CI", "").lower() in {"1", "true"} and sys.platform == "linux"


def long_first(items: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """At the head of each worker's share the tests marked `waits`, then those marked `long`.

    While one of the first lets time pass, types and the tests on a virtual screen, which run beside the first minutes,
    have its processor; later that would stand still. A long one that comes last would be waited for. xdist gives each
    worker a piece of the list in one go, all of nearly the same size.
    """
    waiting = [item for item in items if item.get_closest_marker("waits")]
    long = [item for item in items if item.get_closest_marker("long") and not item.get_closest_marker("waits")]
    heads: list[list[pytest.Item]] = [[] for _ in range(workers)]
    for index, item in enumerate([*waiting, *long]):
        heads[index % workers].append(item)
    early = {*waiting, *long}
    others = (item for item in items if item not in early)
    ordered: list[pytest.Item] = []
    for index, head in enumerate(heads):
        share = (len(items) - len(ordered)) // (workers - index)
        ordered += [*head, *itertools.islice(others, max(0, share - len(head)))]
    return ordered


def pytest_report_header() -> str:
    """Say which form this run has: what the short one leaves out is not collected, or is skipped."""
    return "long forms" if FULL else "short forms of the runs of hundreds (the long ones: python3 dev.py test --full)"


def pytest_sessionstart(session: pytest.Session) -> None:
    """Let each worker begin to import the test files at another one, where several run all tests.

    In a new checkout all of them have to be compiled, which takes 15 s: so each worker finds what the others compiled.
    """
    worker = os.environ.get("PYTEST_XDIST_WORKER", "")
    if not worker or list(session.config.args) != list(session.config.getini("testpaths")):
        return
    found = [file.relative_to(HERE.parent) for file in sorted(HERE.rglob("test_*.py"))]
    files = [file for file in found if "benchmarks" not in file.parts]
    first = int(worker.removeprefix("gw")) * len(files) // int(os.environ["PYTEST_XDIST_WORKER_COUNT"])
    for file in files[first:] + files[:first]:
        with contextlib.suppress(Exception, pytest.skip.Exception):  # it is told of when the file is collected
            importlib.import_module(".".join(file.with_suffix("").parts))


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip what cannot run here, and say what would make it run; put the order in which they are shared out."""
    items[:] = long_first(items, int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")))
    here = {
        "full": (FULL, "a long form: python3 dev.py test --full"),
        "xvfb": (os.environ.get("QT_QPA_PLATFORM") == "xcb", "needs an X server: python3 dev.py test"),
        "browser": (bool(shutil.which("chromium") and shutil.which("chromedriver")), "needs chromium and its driver"),
        "sdk": (bool(os.environ.get("PAYDESK_SDK_6_PYTHON")), "needs the gateway's SDK: python3 dev.py test"),
    }
    for item in items:
        posix = item.get_closest_marker("posix")
        if posix and os.name == "nt":
            item.add_marker(pytest.mark.skip(reason=f"POSIX: {posix.args[0]}"))
        for mark, (possible, reason) in here.items():
            if not possible and item.get_closest_marker(mark):
                item.add_marker(pytest.mark.skip(reason=reason))


def pytest_collection_finish() -> None:
    """Take what was collected (10,000 tests) out of what each later search for garbage goes through."""
    gc.collect()
    gc.freeze()
    # what is made from now on is little beside that: by the usual numbers all of it is gone through every few tests
    gc.set_threshold(10_000, 20, 20)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Collect Qt objects of a test right after it, in this thread: another thread must not destroy them.

    Python collects garbage in any thread. The frames of a test that failed hold objects longer.
    """
    if "qapp" not in getattr(item, "fixturenames", ()):
        return (yield)
    gc.disable()
    try:
        return (yield)
    finally:
        for held in ("last_type", "last_value", "last_traceback", "last_exc"):
            vars(sys).pop(held, None)
        gc.collect(0)  # all that the test made is among the youngest
        gc.enable()


HOMES = itertools.count()


@pytest.fixture(autouse=True)
def clean_environment(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> None:
    """Give each test its own data folder, and no proxy, certificate or keyring of the machine it runs on.

    The folder is only named: most tests need none, and `tmp_path` looks through those of all tests before.
    """
    for name in [name for name in os.environ if LEAKS.fullmatch(name)]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("PAYDESK_HOME", str(tmp_path_factory.getbasetemp() / f"home-{next(HOMES)}"))
    monkeypatch.setenv("CUPS_SERVER", "127.0.0.1:1")  # nobody is there: no test prints on a printer of this machine
    monkeypatch.setenv("PYTHON_KEYRING_BACKEND", "keyring.backends.fail.Keyring")


@pytest.fixture(autouse=True, scope="session")
def covered_threads() -> Iterator[None]:
    """Let coverage follow the program's QThread as well: by itself it sees only the threads of `threading`."""
    trace = threading.gettrace()
    if trace is None:
        yield
        return
    from paydesk.worker.thread import CounterThread

    def run(thread: CounterThread) -> None:
        sys.settrace(trace)
        plain(thread)

    plain = CounterThread.run
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(CounterThread, "run", run)
        yield


@pytest.fixture
def run_count() -> Callable[..., int]:
    """Return the number of rounds of a run of hundreds: all of them with --full, else a tenth, or another part."""
    return lambda full, part=10: full if FULL else max(1, -(-full // part))


class Logs(logging.Handler):
    """Collects the warnings and errors that are logged while a test runs."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep one record."""
        self.records.append(record)

    def expect(self, pattern: str) -> None:
        """Take out the records whose text matches; a test fails when there is none."""
        found = [record for record in self.records if re.search(pattern, record.getMessage())]
        assert found, f"nothing was logged like {pattern!r}; there is {[each.getMessage() for each in self.records]}"
        self.records = [record for record in self.records if record not in found]


@pytest.fixture(autouse=True)
def logs(request: pytest.FixtureRequest) -> Iterator[Logs]:
    """Fail a test that logs a warning or an error it did not expect (unless it looks at the log by caplog)."""
    handler = Logs()
    logging.getLogger().addHandler(handler)
    yield handler
    logging.getLogger().removeHandler(handler)
    if handler.records and "caplog" not in request.fixturenames:
        unexpected = [f"{record.levelname} {record.name}: {record.getMessage()}" for record in handler.records]
        pytest.fail("unexpected in the log:\n" + "\n".join(unexpected), pytrace=False)
