"""One running program per data folder, with real processes."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import paydesk
from paydesk.store import single_instance
from paydesk.store.errors import FaultKind, KnownFault
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


def test_kill_9_frees_the_folder(start: Callable[[Path], subprocess.Popen[str]], tmp_path: Path) -> None:
    addresses = []
    for _ in range(3):
        first = start(tmp_path)
        assert line(first) == "mine"
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


def test_it_waits_for_no_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is said to a second start means nothing after a power cut, and the window waits for it."""
    first = single_instance.claim(tmp_path)
    assert first is not None
    first.release()
    (tmp_path / single_instance.ADDRESS_NAME).write_bytes(b"")  # as the power left it
    monkeypatch.setattr(os, "fsync", lambda _: pytest.fail("a disk takes 5 to 30 ms"))
    second = single_instance.claim(tmp_path)
    assert second is not None
    assert json.loads((tmp_path / single_instance.ADDRESS_NAME).read_bytes())["token"]
    second.release()


def test_a_program_that_does_not_answer_is_no_success(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(single_instance, "_PATIENCE", 0.1)
    claim = single_instance.claim(tmp_path)
    assert claim is not None
    assert single_instance.claim_or_raise(tmp_path) is False
    claim.release()


def test_who_starts_while_the_one_before_is_ending_has_the_folder_then(tmp_path: Path) -> None:
    """Its loop has ended, and it waits for the second of grace of its counter: closed and started again at once."""
    first = single_instance.claim(tmp_path)
    assert first is not None
    got: list[Claim | bool] = []
    second = threading.Thread(target=lambda: got.append(single_instance.claim_or_raise(tmp_path)))
    second.start()
    first._listener.settimeout(10)
    caller, _ = first._listener.accept()  # it has asked, and nobody will answer
    first.release()
    caller.close()
    second.join()
    (mine,) = got
    assert isinstance(mine, Claim)
    mine.release()


async def test_only_who_can_read_the_folder_is_heard_and_rubbish_harms_nothing(tmp_path: Path) -> None:
    claim = single_instance.claim(tmp_path)
    assert claim is not None
    raises: list[int] = []

    def come(answer: Callable[[], None]) -> None:
        raises.append(1)
        answer()

    serving = asyncio.create_task(claim.serve(come))
    address = json.loads((tmp_path / single_instance.ADDRESS_NAME).read_text())
    for text in (b"raise \n", b"raise " + b"0" * 32 + b"\n", b"\xff\n", b"x" * 100_000, b"", b"raise"):
        assert await asyncio.to_thread(_answer_to, address, text) == b""
    assert raises == []
    assert await asyncio.to_thread(single_instance.raise_running, tmp_path)
    assert raises == [1]
    serving.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await serving
    claim.release()


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


async def test_who_asks_before_the_loop_runs_is_answered_then(tmp_path: Path) -> None:
    claim = single_instance.claim(tmp_path)
    assert claim is not None
    answers: list[bool] = []
    caller = threading.Thread(target=lambda: answers.append(single_instance.raise_running(tmp_path)))
    caller.start()
    serving = asyncio.create_task(claim.serve(lambda answer: answer()))
    await asyncio.to_thread(caller.join)
    assert answers == [True]
    serving.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await serving
    claim.release()


async def test_a_caller_that_hangs_does_not_hold_up_the_end(tmp_path: Path) -> None:
    claim = single_instance.claim(tmp_path)
    assert claim is not None
    serving = asyncio.create_task(claim.serve(lambda answer: answer()))
    address = json.loads((tmp_path / single_instance.ADDRESS_NAME).read_text())
    with socket.create_connection((single_instance.LOOPBACK, address["port"])) as caller:
        caller.sendall(b"raise ")
        assert await asyncio.to_thread(single_instance.raise_running, tmp_path), "who comes after is served"
        serving.cancel()
        done, _ = await asyncio.wait([serving], timeout=3)
        assert done == {serving}
        with contextlib.suppress(ConnectionError):
            assert await asyncio.to_thread(caller.recv, 1) == b"", "it was hung up on"
    claim.release()


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
