"""A second start raises the window of the first, with real processes."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest
from PySide6.QtNetwork import QLocalSocket
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

import paydesk
from paydesk.domain.billing.link import is_link
from paydesk.store import single_instance
from paydesk.store.single_instance import Claim
from paydesk.worker import second_start
from paydesk.worker.second_start import ADDRESS_NAME, SecondStartServer, claim_or_raise, raise_running_window
from tests.conftest import Logs
from tests.helpers.rights import for_owner_only

GUI = Path(paydesk.__file__).parents[1]
PROGRAM = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from paydesk.worker.second_start import SecondStartServer, claim_or_raise

folder = Path(sys.argv[1])
claim = claim_or_raise(folder, link=sys.argv[2])
if isinstance(claim, bool):
    print("raised" if claim else "no answer", flush=True)
else:
    print("mine", flush=True)
    sys.stdin.readline()
    application = QCoreApplication([])
    server = SecondStartServer(
        folder, lambda: print("asked", flush=True), lambda link: print(f"link {link}", flush=True)
    )
    print("listens", flush=True)
    application.exec()
"""
ANOTHER_USER = """
import os, sys
from PySide6.QtNetwork import QLocalSocket

os.setgid(65534)
os.setuid(65534)
caller = QLocalSocket()
caller.connectToServer(sys.argv[1])
print(caller.waitForConnected(5_000), caller.error().name)
"""
Start = Callable[..., "subprocess.Popen[str]"]
LINK = "paydesk://charge?bill=INV-26-00042&amount=1250.50"


class Clock:
    """A clock on which each wait is a second; `at` has actions for given seconds."""

    def __init__(self, at: Mapping[int, Callable[[], None]]) -> None:
        self._at, self._now = at, 0

    def monotonic(self) -> float:
        return self._now

    def sleep(self, _pause: float) -> None:
        self._now += 1
        self._at.get(self._now, lambda: None)()


@pytest.fixture
def start() -> Iterator[Start]:
    """Start the program on a folder, with a folder of its own for sockets; all that still run are killed at the end."""
    with tempfile.TemporaryDirectory() as sockets, contextlib.ExitStack() as running:

        def begin(folder: Path, link: str = "") -> subprocess.Popen[str]:
            program = subprocess.Popen(
                [sys.executable, "-c", PROGRAM, str(folder), link],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                env=os.environ | {"PYTHONPATH": str(GUI), "TMPDIR": sockets},
            )
            running.enter_context(program)
            running.callback(program.kill)
            return program

        yield begin


def line(program: subprocess.Popen[str]) -> str:
    assert program.stdout is not None
    return program.stdout.readline().strip()


def listen(program: subprocess.Popen[str]) -> None:
    """Let a program that has its folder come to the end of its start."""
    assert program.stdin is not None
    program.stdin.write("\n")
    program.stdin.flush()
    assert line(program) == "listens"


def started(start: Start, folder: Path) -> subprocess.Popen[str]:
    program = start(folder)
    assert line(program) == "mine"
    listen(program)
    return program


@contextlib.contextmanager
def serving(
    folder: Path,
    raise_window: Callable[[], object] = lambda: None,
    open_link: Callable[[str], object] = lambda _link: None,
) -> Iterator[SecondStartServer]:
    """Run the first program after its start, in this process."""
    claim = single_instance.claim(folder)
    assert claim is not None
    server = SecondStartServer(folder, raise_window, open_link)
    yield server
    server.close()
    claim.release()


def test_a_second_start_raises_the_first(start: Start, tmp_path: Path) -> None:
    first = started(start, tmp_path)
    for _ in range(3):
        assert line(start(tmp_path)) == "raised"
        assert line(first) == "asked"
    assert for_owner_only(tmp_path.iterdir())


def test_a_second_start_hands_its_link_over(start: Start, tmp_path: Path) -> None:
    first = started(start, tmp_path)
    for link in (LINK, "", f"{LINK}&program=Marg"):
        assert line(start(tmp_path, link)) == "raised"
        assert line(first) == "asked"
        if link:
            assert line(first) == f"link {link}"


@pytest.mark.parametrize(
    "sent", [b"", b"no end", b"x" * 5_000 + b"\n", b"\xff\n"], ids=["nothing", "no line", "too long", "no text"]
)
def test_what_is_no_link_line_hurts_nobody(qtbot: QtBot, tmp_path: Path, sent: bytes) -> None:
    links: list[str] = []
    with serving(tmp_path, open_link=links.append):
        caller = QLocalSocket()
        caller.connectToServer((tmp_path / ADDRESS_NAME).read_text(encoding="utf-8"))
        qtbot.waitUntil(lambda: caller.bytesAvailable() > 0)
        caller.write(sent)
        caller.flush()
        caller.disconnectFromServer()
        other = QLocalSocket()
        other.connectToServer((tmp_path / ADDRESS_NAME).read_text(encoding="utf-8"))
        qtbot.waitUntil(lambda: other.bytesAvailable() > 0)
        other.write(f"{LINK}\n".encode())
        qtbot.waitUntil(lambda: LINK in links)
        assert [link for link in links if is_link(link)] == [LINK]


@pytest.mark.skipif(os.name == "nt", reason="an open file is neither removed nor replaced there")
@pytest.mark.parametrize("replaced", [False, True])
def test_who_removes_or_replaces_the_lock_file_lets_no_second_program_in(
    start: Start, tmp_path: Path, *, replaced: bool
) -> None:
    """Regression: both wrote to one journal."""
    first = started(start, tmp_path)
    for _ in range(2):
        (tmp_path / single_instance.LOCK_NAME).unlink()
        if replaced:
            (tmp_path / single_instance.LOCK_NAME).touch()
        assert line(start(tmp_path)) == "raised"
        assert line(first) == "asked"
    first.kill()
    first.wait()
    assert line(start(tmp_path)) == "mine"


@pytest.mark.usefixtures("qapp")
def test_kill_9_frees_the_folder_and_leaves_no_socket(start: Start, tmp_path: Path) -> None:
    addresses = []
    for _ in range(3):
        first = started(start, tmp_path)
        assert line(start(tmp_path)) == "raised"
        addresses.append((tmp_path / ADDRESS_NAME).read_text(encoding="utf-8"))
        first.kill()
        first.wait()
    assert len(set(addresses)) == 3
    with serving(tmp_path):
        assert not any(os.path.lexists(address) for address in addresses)


def test_of_many_that_start_at_once_one_runs(start: Start, tmp_path: Path) -> None:
    programs = [start(tmp_path) for _ in range(6)]
    for program in programs:
        assert program.stdin is not None
        program.stdin.write("\n")
        program.stdin.flush()
    assert sorted(line(program) for program in programs) == ["mine"] + ["raised"] * 5


def test_it_waits_for_no_disk(qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The address file means nothing after a power cut, and the window waits for it."""
    address = tmp_path / ADDRESS_NAME
    address.write_bytes(b"\xff")  # as the power left it
    monkeypatch.setattr(os, "fsync", lambda _: pytest.fail("a disk takes 5 to 30 ms"))
    with serving(tmp_path):
        assert "paydesk-" in address.read_text(encoding="utf-8")
    assert not address.exists()


def test_a_program_that_does_not_answer_is_no_success(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its event loop, which is this thread's, stands still."""
    monkeypatch.setattr(second_start, "_REPLY_TIMEOUT_MS", 100)
    with serving(tmp_path, lambda: pytest.fail("nothing runs here")) as server:
        assert claim_or_raise(tmp_path) is False
        assert raise_running_window(tmp_path) is False
        server.close()
        QApplication.processEvents()


def test_nor_is_one_that_does_not_get_through_its_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(second_start, "_REPLY_TIMEOUT_MS", 100)
    monkeypatch.setattr(second_start, "_START_TIMEOUT_S", 0.1)
    claim = single_instance.claim(tmp_path)
    assert claim is not None
    assert claim_or_raise(tmp_path) is False
    claim.release()


def test_who_does_not_want_to_wait_need_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    claim = single_instance.claim(tmp_path)
    assert claim is not None
    asked: list[int] = []
    clock = Clock({})
    monkeypatch.setattr(second_start, "time", clock)

    def keep_waiting() -> bool:
        asked.append(int(clock.monotonic()))
        return len(asked) < 3

    assert claim_or_raise(tmp_path, keep_waiting) is True
    assert asked == [3, 4, 5]
    claim.release()


def test_who_starts_while_the_one_before_is_ending_has_the_folder_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its loop has ended, and it waits for the second of grace of its counter: closed and started again at once."""
    first = single_instance.claim(tmp_path)
    assert first is not None
    monkeypatch.setattr(second_start, "time", Clock({1: first.release}))
    mine = claim_or_raise(tmp_path)
    assert isinstance(mine, Claim)
    mine.release()


@pytest.mark.parametrize("killed_before", [False, True])
def test_who_comes_while_the_first_is_still_starting_waits_for_it(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, killed_before: bool
) -> None:
    """A cold disk: somebody pressed the icon again, and was told that the window does not answer."""
    if killed_before:
        before = started(start, tmp_path)
        before.kill()
        before.wait()
    first = start(tmp_path)
    assert line(first) == "mine"
    monkeypatch.setattr(second_start, "time", Clock({30: lambda: listen(first)}))
    assert claim_or_raise(tmp_path) is True
    assert line(first) == "asked"


def test_callers_that_talk_or_hang_hold_up_nobody(start: Start, qtbot: QtBot, tmp_path: Path) -> None:
    raises: list[int] = []
    with serving(tmp_path, lambda: raises.append(1)) as server:
        name = (tmp_path / ADDRESS_NAME).read_text(encoding="utf-8")
        callers = [QLocalSocket() for _ in range(2)]
        for caller in callers:
            caller.connectToServer(name)
            assert caller.waitForConnected()
        callers[0].write(b"x" * 1_000_000)
        qtbot.waitUntil(lambda: len(raises) == 2)
        second = start(tmp_path)
        qtbot.waitUntil(lambda: second.poll() is not None)
        assert line(second) == "raised"
        server.close()
        gone = QLocalSocket.LocalSocketState.UnconnectedState
        qtbot.waitUntil(lambda: all(caller.state() is gone for caller in callers))


def test_it_is_found_from_a_session_with_another_folder_for_sockets(start: Start, qtbot: QtBot, tmp_path: Path) -> None:
    with serving(tmp_path):
        second = start(tmp_path)
        qtbot.waitUntil(lambda: second.poll() is not None)
        assert line(second) == "raised"


@pytest.mark.posix("a folder for sockets")
def test_where_it_cannot_listen_it_runs_all_the_same(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, logs: Logs
) -> None:
    monkeypatch.setenv("TMPDIR", str(tmp_path / "missing"))
    with serving(tmp_path):
        assert raise_running_window(tmp_path) is None
    logs.expect("Cannot listen for second starts: ")


def test_another_user_cannot_connect(qapp: QApplication, tmp_path: Path) -> None:
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        pytest.skip("only root can become a plain user")
    with serving(tmp_path, lambda: pytest.fail("raised")):
        name = (tmp_path / ADDRESS_NAME).read_text(encoding="utf-8")
        done = subprocess.run([sys.executable, "-c", ANOTHER_USER, name], check=True, stdout=subprocess.PIPE, text=True)
        assert done.stdout == "False SocketAccessError\n"
        QApplication.processEvents()


def test_names_are_valid_everywhere(qapp: QApplication, tmp_path: Path) -> None:
    """On macOS a path has 104 bytes, 50 of them for its folder of sockets; a pipe's name has no backslash."""
    with serving(tmp_path):
        name = Path((tmp_path / ADDRESS_NAME).read_text(encoding="utf-8")).name
    assert name.removeprefix("paydesk-").isalnum()
    assert len(name) == 24
