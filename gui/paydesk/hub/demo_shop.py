"""The counters of a demo that run: processes without a window, and a sandbox that sends its webhooks to the hub."""

from __future__ import annotations

import contextlib
import importlib.util
import json
import os
import subprocess
import sys
import urllib.request
from collections.abc import Mapping
from pathlib import Path
from typing import Final

_NEEDED: Final = ("httpx", "PIL", "zxingcpp")
"""Libraries of a counter that a hub does not need."""
_STOP_S: Final = 5.0


class Child:
    """A command of this program that ends when its standard input does, however the hub ends."""

    def __init__(self, folder: Path, *command: str) -> None:
        """Start it; its temporary files are in `folder`."""
        self._process = subprocess.Popen(  # noqa: S603 - our own program
            [sys.executable, "-P", "-m", "paydesk", *command],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={**os.environ, "TMPDIR": str(folder)},
        )

    def read_line(self) -> str:
        """Return its next line of output."""
        return "" if self._process.stdout is None else self._process.stdout.readline()

    def write_line(self, text: str) -> None:
        """Write a line to its input."""
        if self._process.stdin is not None:
            self._process.stdin.write(text + "\n")
            self._process.stdin.flush()

    def stop(self) -> None:
        """End it; kill it after five seconds."""
        with contextlib.suppress(subprocess.TimeoutExpired, OSError):
            self._process.communicate(timeout=_STOP_S)
        self._process.kill()
        self._process.wait()


class DemoShop:
    """A sandbox, and counters that sell at it."""

    def __init__(self, folder: Path) -> None:
        """Start the sandbox; the files of all are in `folder`. Raises ValueError if it does not start."""
        self._folder = folder
        self._children = [Child(folder, "sandbox", "--parent-pipe")]
        try:
            keys = json.loads(self._children[0].read_line())
        except ValueError:
            self.stop()
            raise
        self._url: str = keys["url"]
        self.secret: str = keys["client_secret"]
        """Signs the webhooks of the sandbox."""

    @staticmethod
    def is_installed() -> bool:
        """Return True if counters can run in this environment; that of a hub alone has not all they need."""
        return all(importlib.util.find_spec(name) for name in _NEEDED)

    def open(self, hub: str, codes: Mapping[str, str]) -> None:
        """Start a counter for each name and enrolment code; webhooks go to the hub. Raises OSError."""
        body = json.dumps({"area": "gateway", "url": f"{hub}/v1/webhooks/gateway"}).encode()
        headers = {"Content-Type": "application/json"}
        request = urllib.request.Request(f"{self._url}/_sandbox/webhooks", body, headers)  # noqa: S310 - at this PC
        urllib.request.build_opener(urllib.request.ProxyHandler({})).open(request).close()
        for name, code in codes.items():
            self._children.append(Child(self._folder, "demo-counter"))
            self._children[-1].write_line(json.dumps({"name": name, "code": code, "hub": hub, "sandbox": self._url}))

    def stop(self) -> None:
        """End all."""
        for child in reversed(self._children):
            child.stop()
