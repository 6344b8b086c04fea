"""Bring the tables of the hub up to this version (`paydesk hub migrate`)."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import alembic.command
import alembic.config
import psycopg
import sqlalchemy

from paydesk.hub.database import partition_statements

LATEST: Final = "0008"
"""The version of the tables that this hub needs."""
_LOCK: Final = 0x50594800
"""Key of the advisory lock under which one process migrates."""


def migrate(dsn: str) -> None:
    """Run all versions that are missing, and create the next partitions. Raises psycopg.OperationalError.

    Several processes may try at once: one migrates, the others wait. Through pgbouncer, name the server itself.
    """
    with psycopg.connect(dsn) as guard:
        guard.execute("SELECT pg_advisory_xact_lock(%s)", (_LOCK,))
        engine = sqlalchemy.create_engine(
            "postgresql+psycopg://", creator=lambda: psycopg.connect(dsn), poolclass=sqlalchemy.pool.NullPool
        )
        with engine.begin() as connection:
            config = alembic.config.Config()
            config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
            config.attributes["connection"] = connection
            alembic.command.upgrade(config, "head")
        with psycopg.connect(dsn) as connection_after:
            for statement in partition_statements(datetime.now(UTC).date()):
                connection_after.execute(statement.encode())
