"""A PostgreSQL of its own in one folder, for `paydesk hub --demo` and the tests; reached by a socket in that folder."""

from __future__ import annotations

import os
import platform
import re
import shutil
import subprocess
from pathlib import Path
from typing import Final

_DEBIAN: Final = Path("/usr/lib/postgresql")
_USER: Final = "postgres"
"""The user that Debian's package creates; PostgreSQL refuses to run as root."""
_LONGEST_SOCKET_PATH: Final = 90


class PostgresMissing(Exception):
    """There is no PostgreSQL that can be started here; the text says what to install."""


def _is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def find_programs() -> Path:
    """Return the folder with initdb and pg_ctl, of the newest version. Raises PostgresMissing."""
    if platform.system() != "Linux":
        raise PostgresMissing("a PostgreSQL of its own is started on Linux only")
    versions = sorted(_DEBIAN.glob("*/bin/initdb"), key=lambda file: int(re.sub(r"\D", "", file.parts[-3]) or 0))
    found = versions[-1] if versions else shutil.which("initdb")
    if found is None:
        raise PostgresMissing("PostgreSQL is not installed (Debian and Ubuntu: apt-get install postgresql)")
    return Path(found).resolve().parent


class PostgresServer:
    """One server; as root it runs as the user `postgres`."""

    def __init__(self, folder: Path, *, durable: bool = True) -> None:
        """Create a cluster in `folder`, which must be empty and is handed to its user. Raises PostgresMissing.

        Args:
            folder: Its socket is here, too, so the path must be short.
            durable: False: nothing is synced, which is quicker.
        """
        if len(str(folder)) > _LONGEST_SOCKET_PATH:
            raise PostgresMissing(f"the path of a socket would be too long: {folder}")
        self._programs = find_programs()
        self.folder = folder
        self._options = f"-k {folder} -c listen_addresses=''" + ("" if durable else " -c fsync=off")
        self._as_user = ["runuser", "-u", _USER, "--"] if _is_root() else []
        if self._as_user:
            if not shutil.which("runuser"):
                raise PostgresMissing("PostgreSQL refuses to run as root, and runuser is missing")
            try:
                shutil.chown(folder, _USER)
            except LookupError as error:
                raise PostgresMissing(f"PostgreSQL refuses to run as root, and there is no user {_USER}") from error
        self._run("initdb", "-D", str(folder / "data"), "-A", "trust", "-U", "paydesk", "--no-sync", "-E", "UTF8",
                  "--locale=C.UTF-8")  # fmt: skip

    def start(self) -> None:
        """Start it, and wait until it answers."""
        self._control("-o", self._options, "-w", "-l", str(self.folder / "log"), "start")

    def stop(self, mode: str = "fast") -> None:
        """Stop it; `immediate` is a power cut."""
        self._control("-m", mode, "-w", "stop")

    def dsn(self, database: str = "postgres") -> str:
        """Return how to reach one of its databases."""
        return f"host={self.folder} user=paydesk dbname={database}"

    def _control(self, *arguments: str) -> None:
        self._run("pg_ctl", "-D", str(self.folder / "data"), *arguments)

    def _run(self, program: str, *arguments: str) -> None:
        # pg_ctl hands its output on to the server, which would keep a pipe open
        done = subprocess.run(  # noqa: S603 - programs of PostgreSQL
            [*self._as_user, str(self._programs / program), *arguments],
            cwd=self.folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            check=False,
        )
        if done.returncode:
            raise PostgresMissing(f"{program} failed in {self.folder} (exit code {done.returncode})")
