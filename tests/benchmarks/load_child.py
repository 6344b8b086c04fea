"""Asks for one address over many connections at once, each as soon as it has its answer, for some seconds.

python load_child.py '{"host": .., "port": .., "path": .., "headers": {..}, "connections": N, "seconds": N}'
prints {"answers": N, "seconds": N, "statuses": [..], "slowest_ms": N, "median_ms": N}. Nothing but sockets, so that the
client is no part of what is measured.
"""

from __future__ import annotations

import json
import selectors
import socket
import statistics
import sys
import time
from typing import Any


class Line:
    """One connection, with what has come so far."""

    def __init__(self, host: str, port: int) -> None:
        self.socket = socket.create_connection((host, port))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.come = bytearray()
        self.sent = 0.0

    def ask(self, request: bytes) -> None:
        """Send the request."""
        self.sent = time.perf_counter()
        self.socket.sendall(request)

    def answered(self) -> int | None:
        """Return the HTTP status when a whole answer has come."""
        self.come += self.socket.recv(65_536)
        head, ended, body = self.come.partition(b"\r\n\r\n")
        lines = head.lower().split(b"\r\n")
        length = next((int(line[15:]) for line in lines if line.startswith(b"content-length:")), None)
        if not ended or (length is None and not body.endswith(b"0\r\n\r\n")) or (length or 0) > len(body):
            return None
        self.come.clear()
        return int(lines[0].split()[1])


def load(wish: dict[str, Any]) -> dict[str, Any]:
    """Send requests until the time is over."""
    headers = "".join(f"{name}: {value}\r\n" for name, value in wish["headers"].items())
    request = f"GET {wish['path']} HTTP/1.1\r\nHost: {wish['host']}:{wish['port']}\r\n{headers}\r\n".encode()
    lines = [Line(wish["host"], wish["port"]) for _ in range(wish["connections"])]
    times: list[float] = []
    statuses: set[int] = set()
    with selectors.DefaultSelector() as selector:
        for line in lines:
            selector.register(line.socket, selectors.EVENT_READ, line)
        began = time.perf_counter()
        for line in lines:
            line.ask(request)
        while time.perf_counter() - began < wish["seconds"]:
            for key, _ in selector.select(1):
                status = key.data.answered()
                if status is not None:
                    statuses.add(status)
                    times.append((time.perf_counter() - key.data.sent) * 1_000)
                    key.data.ask(request)
        took = time.perf_counter() - began
    for line in lines:
        line.socket.close()
    slowest, median = max(times), statistics.median(times)
    return {
        "answers": len(times),
        "seconds": took,
        "statuses": sorted(statuses),
        "slowest_ms": slowest,
        "median_ms": median,
    }


if __name__ == "__main__":
    json.dump(load(json.loads(sys.argv[1])), sys.stdout)
