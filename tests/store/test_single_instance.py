"""One running program per data folder, with real processes."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import json
import os
import socket
import stat
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from pathlib import Path

import pytest

import paydesk
from paydesk.store import single_instance
from paydesk.store.errors import FaultKind, KnownFault
from paydesk.store.instance_server import RaiseWindow
from paydesk.store.single_instance import Claim
from tests.helpers.rights import for_owner_only

GUI = Path(paydesk.__file__).parents[1]
PROGRAM = """
import asyncio, sys
from pathlib import Path
from paydesk.store import single_instance

folder = Path(sys.argv[1])
claim = single_instance.claim_or_raise(folder)
if isinstance(claim, bool):
    print("raised" if claim else "no answer", flush=True)
else:
    print("mine", flush=True)
    def asked(answer):
        print("asked", flush=True)
        answer()
    asyncio.run(claim.serve(asked))
"""


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
def start(tmp_path: Path) -> Iterator[Callable[[Path], subprocess.Popen[str]]]:
    """Start the program on a folder; all that still run are killed at the end."""
    with contextlib.ExitStack() as running:

        def begin(folder: Path) -> subprocess.Popen[str]:
            program = subprocess.Popen(
                [sys.executable, "-c", PROGRAM, str(folder)],
                stdout=subprocess.PIPE,
                text=True,
                env=os.environ | {"PYTHONPATH": str(GUI)},
            )
            running.enter_context(program)
            running.callback(program.kill)
            return program

        yield begin


@contextlib.asynccontextmanager
async def serving(folder: Path, raised: RaiseWindow) -> AsyncIterator[asyncio.Task[None]]:
    """Run the first program after its start; its window does `raised`."""
    claim = single_instance.claim(folder)
    assert claim is not None
    task = asyncio.create_task(claim.serve(raised))
    await asyncio.sleep(0)
    yield task
    task.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await task
    claim.release()


def line(program: subprocess.Popen[str]) -> str:
    assert program.stdout is not None
    return program.stdout.readline().strip()


def test_a_second_start_raises_the_first(start: Callable[[Path], subprocess.Popen[str]], tmp_path: Path) -> None:
    first = start(tmp_path)
    assert line(first) == "mine"
    for _ in range(3):
        assert line(start(tmp_path)) == "raised"
        assert line(first) == "asked"
    assert for_owner_only(tmp_path.iterdir())


@pytest.mark.skipif(os.name == "nt", reason="an open file is neither removed nor replaced there")
@pytest.mark.parametrize("replaced", [False, True])
def test_who_removes_or_replaces_the_lock_file_lets_no_second_program_in(
    start: Callable[[Path], subprocess.Popen[str]], tmp_path: Path, *, replaced: bool
) -> None:
    """Regression: both wrote to one journal."""
    first = start(tmp_path)
    assert line(first) == "mine"
    for _ in range(2):
        (tmp_path / single_instance.LOCK_NAME).unlink()
        if replaced:
            (tmp_path / single_instance.LOCK_NAME).touch()
        assert line(start(tmp_path)) == "raised"
        assert line(first) == "asked"
    first.kill()
    first.wait()
    assert line(start(tmp_path)) == "mine"


@pytest.mark.skipif(os.name == "nt", reason="nothing but the file is locked there")
def test_where_a_folder_cannot_be_locked_the_lock_file_is_enough(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import fcntl

    lock = fcntl.flock

    def as_nfs_has_it(handle: int, how: int) -> None:
        if stat.S_ISDIR(os.fstat(handle).st_mode):
            raise OSError(errno.EBADF, "a folder is not open for writing")
        lock(handle, how)

    monkeypatch.setattr(fcntl, "flock", as_nfs_has_it)
    claim = single_instance.claim(tmp_path)
    assert claim is not None
    assert single_instance.claim(tmp_path) is None
    claim.release()


def test_kill_9_frees_the_folder(start: Callable[[Path], subprocess.Popen[str]], tmp_path: Path) -> None:
    addresses = []
    for _ in range(3):
        first = start(tmp_path)
        assert line(first) == "mine"
        assert line(start(tmp_path)) == "raised"
        addresses.append(json.loads((tmp_path / single_instance.ADDRESS_NAME).read_text()))
        first.kill()
        first.wait()
    assert len({address["token"] for address in addresses}) == 3
    claim = single_instance.claim(tmp_path)
    assert claim is not None
    claim.release()


def test_of_many_that_start_at_once_one_runs(start: Callable[[Path], subprocess.Popen[str]], tmp_path: Path) -> None:
    said = sorted(line(program) for program in [start(tmp_path) for _ in range(6)])
    assert said == ["mine"] + ["raised"] * 5


def test_two_folders_run_side_by_side_and_release_frees_one(tmp_path: Path) -> None:
    shop, demo = tmp_path, tmp_path / "demo"
    demo.mkdir()
    first, second = single_instance.claim(shop), single_instance.claim(demo)
    assert first is not None
    assert second is not None
    assert single_instance.claim(shop) is None
    first.release()
    assert single_instance.claim(demo) is None
    again = single_instance.claim(shop)
    assert again is not None
    again.release()
    second.release()
    assert sorted(path.name for path in shop.iterdir()) == ["demo", single_instance.LOCK_NAME]


async def test_it_waits_for_no_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The address file means nothing after a power cut, and the window waits for it."""
    address = tmp_path / single_instance.ADDRESS_NAME
    address.write_bytes(b"")  # as the power left it
    monkeypatch.setattr(os, "fsync", lambda _: pytest.fail("a disk takes 5 to 30 ms"))
    async with serving(tmp_path, lambda answer: answer()):
        assert json.loads(address.read_bytes())["token"]
    assert not address.exists()


async def test_a_program_that_does_not_answer_is_no_success(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(single_instance, "_REPLY_TIMEOUT_S", 0.1)
    async with serving(tmp_path, lambda _answer: None):
        assert await asyncio.to_thread(single_instance.claim_or_raise, tmp_path) is False


def test_nor_is_one_that_does_not_get_through_its_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(single_instance, "_REPLY_TIMEOUT_S", 0.1)
    monkeypatch.setattr(single_instance, "_START_TIMEOUT_S", 0.1)
    claim = single_instance.claim(tmp_path)
    assert claim is not None
    assert single_instance.claim_or_raise(tmp_path) is False
    claim.release()


def test_who_starts_while_the_one_before_is_ending_has_the_folder_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its loop has ended, and it waits for the second of grace of its counter: closed and started again at once."""
    first = single_instance.claim(tmp_path)
    assert first is not None
    monkeypatch.setattr(single_instance, "time", Clock({1: first.release}))
    mine = single_instance.claim_or_raise(tmp_path)
    assert isinstance(mine, Claim)
    mine.release()


async def test_only_who_can_read_the_folder_is_heard_and_rubbish_harms_nothing(tmp_path: Path) -> None:
    raises: list[int] = []

    def come(answer: Callable[[], None]) -> None:
        raises.append(1)
        answer()

    async with serving(tmp_path, come):
        address = json.loads((tmp_path / single_instance.ADDRESS_NAME).read_text())
        for text in (b"raise \n", b"raise " + b"0" * 32 + b"\n", b"\xff\n", b"x" * 100_000, b"", b"raise"):
            assert await asyncio.to_thread(_answer_to, address, text) == b""
        assert raises == []
        assert await asyncio.to_thread(single_instance.raise_running_window, tmp_path)
        assert raises == [1]


def _answer_to(address: dict[str, int], text: bytes) -> bytes:
    with (
        socket.create_connection((single_instance.LOOPBACK, address["port"])) as caller,
        contextlib.suppress(ConnectionError),
    ):
        caller.sendall(text)
        if len(text) < 6:  # who says too little has to hang up; who says too much is hung up on
            caller.shutdown(socket.SHUT_WR)
        return caller.recv(100)
    return b""


async def test_who_comes_while_the_first_is_still_starting_waits_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A cold disk: somebody pressed the icon again, and was told that the window does not answer."""
    waited, served = threading.Event(), threading.Event()

    def wait() -> None:
        waited.set()
        assert served.wait(20)

    first = single_instance.claim(tmp_path)
    assert first is not None
    monkeypatch.setattr(single_instance, "time", Clock({30: wait}))
    second = asyncio.create_task(asyncio.to_thread(single_instance.claim_or_raise, tmp_path))
    assert await asyncio.to_thread(waited.wait, 20)
    first.release()
    async with serving(tmp_path, lambda answer: answer()):
        served.set()
        assert await second is True


async def test_a_caller_that_hangs_does_not_hold_up_the_end(tmp_path: Path) -> None:
    async with serving(tmp_path, lambda answer: answer()) as task:
        address = json.loads((tmp_path / single_instance.ADDRESS_NAME).read_text())
        with socket.create_connection((single_instance.LOOPBACK, address["port"])) as caller:
            caller.sendall(b"raise ")
            assert await asyncio.to_thread(single_instance.raise_running_window, tmp_path), "who comes after is served"
            task.cancel()
            done, _ = await asyncio.wait([task], timeout=3)
            assert done == {task}
            with contextlib.suppress(ConnectionError):
                assert await asyncio.to_thread(caller.recv, 1) == b"", "it was hung up on"


def test_a_child_process_does_not_keep_the_folder(tmp_path: Path) -> None:
    """A browser that the program has opened outlives it."""
    claim = single_instance.claim(tmp_path)
    assert claim is not None
    code = "import sys; print('here', flush=True); sys.stdin.read()"
    with subprocess.Popen(
        [sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE, close_fds=False
    ) as child:
        assert child.stdout is not None
        assert child.stdout.read(4) == b"here", "what is closed as it begins is closed by now"
        claim.release()
        again = single_instance.claim(tmp_path)
        assert again is not None
        again.release()


def test_a_folder_that_cannot_hold_the_lock_is_named(tmp_path: Path) -> None:
    with pytest.raises(KnownFault) as met:
        single_instance.claim(tmp_path / "missing")
    assert met.value.kind is FaultKind.NOT_WRITABLE


@pytest.mark.posix("files that are opened only where they are no link")
def test_a_lock_that_is_a_link_is_not_followed(tmp_path: Path) -> None:
    (tmp_path / "other").write_text("")
    (tmp_path / single_instance.LOCK_NAME).symlink_to(tmp_path / "other")
    with pytest.raises(KnownFault):
        single_instance.claim(tmp_path)
    assert os.path.lexists(tmp_path / single_instance.LOCK_NAME)
