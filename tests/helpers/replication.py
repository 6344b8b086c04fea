"""A second PostgreSQL that follows a first one, and can take its place."""

from __future__ import annotations

import shutil
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
from psycopg.conninfo import make_conninfo

from paydesk.hub.postgres_server import PostgresServer, find_programs
from tests.helpers.counter_rig import PATIENCE


class Standby(PostgresServer):
    """A copy of a running server, which streams its changes from there on."""

    def __init__(self, folder: Path, primary: PostgresServer) -> None:
        self._programs = find_programs()
        self.folder = folder
        self._options = f"-k {folder} -c listen_addresses=''"
        self._as_user = primary._as_user
        if self._as_user:
            shutil.chown(folder, "postgres")
        source = make_conninfo("", host=str(primary.folder), user="paydesk", application_name="standby")
        self._run("pg_basebackup", "-D", str(folder / "data"), "-d", source, "-R", "-X", "stream", "-c", "fast")

    def promote(self) -> None:
        """Let it take the place of the primary."""
        self._control("-w", "promote")


class Pair:
    """A primary whose commits wait for its standby; `dsn` names both."""

    def __init__(self, primary: PostgresServer, standby: Standby) -> None:
        self.primary = primary
        self.standby = standby
        hosts = f"{primary.folder},{standby.folder}"
        self.dsn = make_conninfo(
            "", host=hosts, user="paydesk", dbname="postgres", target_session_attrs="read-write", connect_timeout=2
        )

    def fail_over(self) -> None:
        """Cut the primary's power, and promote the standby, whose commits wait for nobody."""
        self.primary.stop("immediate")
        self.standby.promote()


def _wait_until_synchronous(primary: PostgresServer) -> None:
    with psycopg.connect(primary.dsn(), autocommit=True) as connection:
        deadline = time.monotonic() + PATIENCE
        sql = "SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'"
        while connection.execute(sql).fetchone() != (1,):
            assert time.monotonic() < deadline, "the standby does not follow"
            connection.execute("SELECT pg_sleep(0.05)")


@contextmanager
def replicated() -> Iterator[Pair]:
    """Run a pair in folders of their own. Raises PostgresMissing."""
    folder = Path(tempfile.mkdtemp(prefix="paydesk-pair-"))
    folder.chmod(0o711)
    servers: list[PostgresServer] = []
    try:
        (folder / "a").mkdir()
        (folder / "b").mkdir()
        primary = PostgresServer(folder / "a")
        servers.append(primary)
        primary.start()
        standby = Standby(folder / "b", primary)
        servers.append(standby)
        standby.start()
        with (folder / "a" / "data" / "postgresql.auto.conf").open("a") as settings:
            settings.write("synchronous_standby_names = 'standby'\n")
        primary._control("reload")
        _wait_until_synchronous(primary)
        yield Pair(primary, standby)
    finally:
        for server in servers:
            if (server.folder / "data" / "postmaster.pid").exists():
                server.stop("immediate")
        shutil.rmtree(folder)
