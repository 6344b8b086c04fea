"""Closing the window with twenty requests in flight: the process ends by itself, exit code 0, nothing on stderr.

Short form: 5 times; full form (python3 dev.py test --full): 200 times, of which the slowest is printed.
"""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

CHILD = Path(__file__).with_name("close_child.py")
SALES = 20
HARMLESS = "This plugin does not support"
"""Message of Qt's offscreen platform about every window; a real one has none."""


class StallingService:
    """Takes requests and never answers one; counts those it has seen whole."""

    def __init__(self) -> None:
        self._door = socket.create_server(("127.0.0.1", 0))
        self._changed = threading.Condition()
        self._posts = 0
        self._lines: list[socket.socket] = []
        threading.Thread(target=self._accept, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._door.getsockname()[1]}"

    def _accept(self) -> None:
        while True:
            try:
                line, _ = self._door.accept()
            except OSError:
                return
            self._lines.append(line)
            threading.Thread(target=self._hear, args=(line,), daemon=True).start()

    def _hear(self, line: socket.socket) -> None:
        try:
            first = line.recv(65_536)
        except OSError:
            return
        if first.startswith(b"HEAD"):
            line.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n")
            self._hear(line)
        elif first.startswith(b"POST"):
            with self._changed:
                self._posts += 1
                self._changed.notify_all()

    def wait_for(self, posts: int) -> None:
        with self._changed:
            assert self._changed.wait_for(lambda: self._posts >= posts, 60), f"only {self._posts} requests came"
            self._posts = 0

    def close(self) -> None:
        for line in [self._door, *self._lines]:
            line.close()


@pytest.fixture
def service() -> Iterator[StallingService]:
    service = StallingService()
    yield service
    service.close()


def close_once(service: StallingService, home: Path) -> float:
    child = subprocess.Popen(
        [sys.executable, str(CHILD), service.url, "id", "secret"],
        env={**os.environ, "PAYDESK_HOME": str(home), "PYTHONPATH": str(Path(__file__).parents[2] / "gui")},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert child.stdin is not None
    service.wait_for(SALES)
    began = time.perf_counter()
    _, said = child.communicate(b"close\n", timeout=60)
    took = time.perf_counter() - began
    lines = [line for line in said.decode().splitlines() if HARMLESS not in line]
    assert (child.returncode, lines) == (0, [])
    return took


@pytest.mark.long
@pytest.mark.timeout(1_800)
def test_closing_with_twenty_requests_in_flight(
    service: StallingService, tmp_path: Path, run_count: Callable[..., int]
) -> None:
    slowest = max(close_once(service, tmp_path / str(n)) for n in range(run_count(200, 40)))
    print(f"slowest close: {slowest:.3f} s")  # noqa: T201 - the full form's figure
