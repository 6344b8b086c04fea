"""The sandbox of a demo: a child process of this program, or one that already runs on this PC."""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
import threading
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol

if TYPE_CHECKING:
    from typing import IO

_STOP_TIMEOUT_S: Final = 0.5


def program_command() -> list[str]:
    """Return the command that starts this program again, from the tree, a wheel or a bundle.

    -P keeps Python from running modules of the working folder, which anybody may have put there.
    """
    if getattr(sys, "frozen", False):
        return [sys.executable]
    return [sys.executable, "-P", "-m", "paydesk"]


def _fresh_environment() -> dict[str, str]:
    """Return the environment for a bundled program that starts on its own, not as a part of this one.

    Without it the child takes libraries of the system for those of the bundle, and finds none on a bare PC.
    """
    return os.environ | {"PYINSTALLER_RESET_ENVIRONMENT": "1"}


def call_sandbox(url: str, *, method: str = "GET", body: bytes | None = None, timeout: float = 10) -> bytes:
    """Call a sandbox on this PC, without a proxy, and return at most 64 KiB of its answer. Blocking.

    Raises OSError or http.client.HTTPException.
    """
    import urllib.request  # here: a slow import that a usual start does not need

    straight = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    headers = {"Content-Type": "application/json"}
    request = urllib.request.Request(url, data=body, headers=headers, method=method)  # noqa: S310 - at this PC
    with straight.open(request, timeout=timeout) as answer:
        read: bytes = answer.read(65_536)
    return read


@dataclass(frozen=True, slots=True)
class DemoKeys:
    """Address of a sandbox, and the keys that it made for itself, which are good for nothing else."""

    url: str
    client_id: str
    client_secret: str
    lan: bool = False
    """True if its payment pages are at this PC's address on the network."""


class DemoServiceError(RuntimeError):
    """Raised when the sandbox did not start, or the address given is not a sandbox."""


class DemoService(Protocol):
    """A sandbox that a counter talks to."""

    def keys(self) -> DemoKeys:
        """Wait until the sandbox is ready, and return its keys. One that has died is restarted. Blocking.

        Raises:
            DemoServiceError: It did not start, or is no sandbox.
        """

    def wait_until_died(self) -> bool:
        """Wait until our own sandbox has ended; return True if it was not stopped. Blocking."""

    def stop(self) -> None:
        """Stop using the sandbox, and end it if it is ours."""


class ChildSandbox:
    """A sandbox in a child process, which ends with this program, however that ends.

    It is started with the first call of `keys`: by then the window is painted, and needs the processor no longer.
    """

    def __init__(self, data: Path | None, seed: int | None = None, *, lan: bool = False) -> None:
        """Prepare the command; nothing is started yet.

        Args:
            data: File of its state; None for memory only.
            lan: Phones on the same network can reach its payment pages.
        """
        command = [*program_command(), "sandbox", "--port", "0", "--parent-pipe"]
        if data is not None:
            command += ["--data", str(data)]
        if seed is not None:
            command += ["--seed", str(seed)]
        if lan:
            command += ["--lan"]
        self._command = command
        self._lan = lan
        self._lock = threading.Lock()
        self._process: subprocess.Popen[bytes] | None = None
        self._stopped = False
        self._keys: DemoKeys | None = None

    def _start(self) -> subprocess.Popen[bytes]:
        hidden: dict[str, Any] = {"creationflags": 0x08000000} if sys.platform == "win32" else {}  # no console window
        with self._lock:
            if self._stopped:
                raise DemoServiceError("the sandbox was stopped before it was started")
            if self._process is None or self._process.poll() is not None:
                _close_pipes(self._process)
                self._keys = None
                self._process = subprocess.Popen(  # noqa: S603 - our own program
                    self._command,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=subprocess.DEVNULL,
                    env=_fresh_environment(),
                    **hidden,
                )
            return self._process

    def keys(self) -> DemoKeys:
        """Start the sandbox, and read the keys from its first line of output."""
        process = self._start()
        if self._keys is None:
            # its pages use that address as soon as there is a network
            self._keys = replace(_parse_keys(_pipe(process.stdout).readline()), lan=self._lan)
        return self._keys

    def wait_until_died(self) -> bool:
        if self._process is not None:
            self._process.wait()
        return not self._stopped

    def stop(self) -> None:
        """End the child by closing its input; kill it after half a second."""
        with self._lock:
            self._stopped, process = True, self._process
        if process is None:
            return
        with contextlib.suppress(OSError):
            _pipe(process.stdin).close()
        try:
            process.wait(_STOP_TIMEOUT_S)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        _close_pipes(process)


class RunningSandbox:
    """A sandbox that somebody has started already, at a loopback address."""

    def __init__(self, url: str) -> None:
        self._url = url.rstrip("/")

    def keys(self) -> DemoKeys:
        """Ask the sandbox for the keys of its pretend shop. It gives them to this PC only."""
        from http.client import HTTPException

        try:
            return _parse_keys(call_sandbox(f"{self._url}/_sandbox/keys", timeout=5))
        except (OSError, HTTPException) as fault:
            raise DemoServiceError("no sandbox answers at that address") from fault

    def wait_until_died(self) -> bool:
        """Return False: the end of another program's child is not known here."""
        return False

    def stop(self) -> None:
        """Do nothing: it is not ours."""


def _pipe(pipe: IO[bytes] | None) -> IO[bytes]:
    if pipe is None:
        raise DemoServiceError("the sandbox was started without its pipes")
    return pipe


def _close_pipes(process: subprocess.Popen[bytes] | None) -> None:
    for pipe in (process.stdin, process.stdout) if process is not None else ():
        with contextlib.suppress(OSError):
            _pipe(pipe).close()


def _parse_keys(line: bytes) -> DemoKeys:
    try:
        data = json.loads(line)
        return DemoKeys(str(data["url"]), str(data["client_id"]), str(data["client_secret"]), data.get("lan") is True)
    except (ValueError, KeyError, TypeError) as fault:
        raise DemoServiceError("the sandbox did not start") from fault


def launch_program(*arguments: str) -> None:
    """Start this program again with these arguments, independent of this process."""
    subprocess.Popen(  # noqa: S603 - our own program
        [*program_command(), *arguments], stdin=subprocess.DEVNULL, start_new_session=True, env=_fresh_environment()
    )
