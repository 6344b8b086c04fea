"""Hubs in processes of their own over one PostgreSQL with its syncs on, and what they use."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import psycopg

from paydesk.hub.postgres_server import PostgresServer

_ROOT: Final = Path(__file__).parents[2]
_TICKS: Final = os.sysconf("SC_CLK_TCK")


class HubProcess:
    """A hub that serves in a process of its own; `kill` is its sudden death."""

    def __init__(self, dsn: str) -> None:
        command = [sys.executable, "-m", "tests.benchmarks.hub_child", dsn]
        self._process = subprocess.Popen(
            command, cwd=_ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        assert self._process.stdout is not None
        self.port = int(self._process.stdout.readline())

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """End it at once."""
        self._process.kill()
        self._process.wait()
        if self._process.stdout is not None:
            self._process.stdout.close()

    def cpu_seconds(self) -> float:
        """Return the time that it has computed."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / _TICKS

    def megabytes(self) -> float:
        """Return its memory."""
        pages = int(Path(f"/proc/{self._process.pid}/statm").read_text(encoding="ascii").split()[1])
        return pages * 4_096 / 1e6


@contextmanager
def running_postgres(*, durable: bool = True) -> Iterator[PostgresServer]:
    """Start a server in a folder that its user may pass through. Raises PostgresMissing."""
    folder = Path(tempfile.mkdtemp(prefix="paydesk-pg-"))
    folder.chmod(0o711)
    try:
        server = PostgresServer(folder, durable=durable)
        server.start()
        try:
            yield server
        finally:
            server.stop("immediate")
    finally:
        shutil.rmtree(folder)


@contextmanager
def hub_processes(dsn: str, count: int = 1) -> Iterator[list[HubProcess]]:
    """Run some hubs over one database."""
    hubs: list[HubProcess] = []
    try:
        hubs += [HubProcess(dsn) for _ in range(count)]
        yield hubs
    finally:
        for hub in hubs:
            hub.kill()


def add_counters(dsn: str, count: int) -> list[tuple[str, str]]:
    """Enrol counters without codes; return the id and the key of each."""
    found = [(f"c_{number:016x}", f"key-of-{number:036}") for number in range(count)]
    with psycopg.connect(dsn) as connection:
        connection.cursor().executemany(
            "INSERT INTO counters (id, name, key_hash) VALUES (%s, %s, sha256(%s))",
            [(counter_id, counter_id, key.encode()) for counter_id, key in found],
        )
    return found
