"""A real Secret Service on a private session bus: dbus-daemon and gnome-keyring, with a throw-away home."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Self

GUI = Path(__file__).resolve().parents[2] / "gui"
MISSING = [name for name in ("dbus-daemon", "gnome-keyring-daemon") if shutil.which(name) is None]
REASON = f"no {' and no '.join(MISSING)} on this machine (Debian: apt-get install gnome-keyring dbus)"


class SecretService:
    """A session bus of its own in `home`; what a home holds outlives its sessions, as on a real PC."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.environment: dict[str, str] = {}
        self._running = ExitStack()
        self._daemon: subprocess.Popen[bytes] | None = None
        self.bus_pid = self.pid = 0

    def __enter__(self) -> Self:
        runtime = self.home / "run"
        for folder in (runtime, self.home / ".local/share/keyrings", self.home / ".cache"):
            folder.mkdir(parents=True, exist_ok=True)
        runtime.chmod(0o700)
        bus = self._running.enter_context(
            subprocess.Popen(
                ["dbus-daemon", "--session", "--nofork", "--print-address=1"],
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                env=self.bare_environment() | {"XDG_RUNTIME_DIR": str(runtime)},
            )
        )
        self._running.callback(bus.kill)
        self.bus_pid = bus.pid
        assert bus.stdout is not None
        address = bus.stdout.readline().decode().strip()
        self.environment = self.bare_environment() | {
            "XDG_RUNTIME_DIR": str(runtime),
            "DBUS_SESSION_BUS_ADDRESS": address,
        }
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._running.close()

    def bare_environment(self) -> dict[str, str]:
        """Return the environment of a process of this user without a session."""
        # no DISPLAY: nobody is there to be asked for a password
        bare = {"HOME": str(self.home), "PATH": os.environ["PATH"], "PYTHONPATH": str(GUI), "LC_ALL": "C.UTF-8"}
        # Windows finds its own libraries by it
        return bare | {name: os.environ[name] for name in ("SYSTEMROOT",) if name in os.environ}

    def unlock(self, password: str = "test") -> None:  # noqa: S107 - of a throw-away keyring
        """Start the keyring, opened (at first: made) with this password."""
        self._daemon = subprocess.Popen(
            ["gnome-keyring-daemon", "--foreground", "--unlock", "--components=secrets"],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env=self.environment,
        )
        self._running.enter_context(self._daemon)
        self._running.callback(self._daemon.kill)
        self.pid = self._daemon.pid
        assert self._daemon.stdin is not None
        self._daemon.stdin.write(password.encode())
        self._daemon.stdin.close()
        self._wait_for_it()

    def _wait_for_it(self) -> None:
        """Return once the bus knows somebody by the name of the Secret Service."""
        from jeepney import message_bus  # type: ignore[import-untyped]
        from jeepney.io.blocking import Proxy, open_dbus_connection  # type: ignore[import-untyped]

        with open_dbus_connection(self.environment["DBUS_SESSION_BUS_ADDRESS"]) as connection:
            bus = Proxy(message_bus, connection)
            while not bus.NameHasOwner("org.freedesktop.secrets")[0]:
                assert self._daemon is not None
                assert self._daemon.poll() is None, "the keyring ended at once"

    def kill(self) -> None:
        """Kill the keyring in the middle of the session."""
        assert self._daemon is not None
        self._daemon.kill()
        self._daemon.wait()

    def python(self, code: str) -> str:
        """Return the output of a fresh Python process of this session; it must end well and with nothing on stderr."""
        done = subprocess.run(
            [sys.executable, "-c", code], env=self.environment, capture_output=True, text=True, check=False
        )
        assert (done.returncode, done.stderr) == (0, ""), done.stderr
        return done.stdout.strip()
