"""The hub's database: a pool of connections, transactions, and the partitions of its facts."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import UTC, date, datetime, timedelta
from typing import Any, Final, TypeAlias, TypeVar

import psycopg
from psycopg.rows import TupleRow
from psycopg_pool import AsyncConnectionPool, PoolClosed, PoolTimeout, TooManyRequests

_ResultT = TypeVar("_ResultT")
Connection: TypeAlias = psycopg.AsyncConnection[TupleRow]

POOL_TIMEOUT_S: Final = 5.0
"""Time that a request waits for a connection."""
MAX_WAITING: Final = 1_000
"""Requests that wait for a connection at the same time: when a hub has died, all its counters come to another one."""
MONTHS_AHEAD: Final = 2
"""Partitions of `facts` that exist beyond that of this month."""
_PARTITION_LOCK: Final = 0x50594801
_OUT_OF_SERVICE: Final = (psycopg.OperationalError, psycopg.InterfaceError, PoolTimeout, PoolClosed, TooManyRequests)


class DatabaseUnavailable(Exception):
    """PostgreSQL does not answer, or only for reading: nothing of the transaction is kept."""


class Database:
    """Transactions on one PostgreSQL, or on the writable one of several hosts in a DSN."""

    def __init__(self, dsn: str, *, max_size: int = 8) -> None:
        """Use `dsn` (docs/hub.md#database); connections are opened by `open`."""
        self.dsn = dsn
        self._pool: AsyncConnectionPool[Connection] = AsyncConnectionPool(
            dsn,
            min_size=1,
            max_size=max_size,
            max_waiting=MAX_WAITING,
            timeout=POOL_TIMEOUT_S,
            reconnect_timeout=POOL_TIMEOUT_S,  # then the next request tries at once; else the pauses double
            open=False,
            check=AsyncConnectionPool.check_connection,
            # no prepared statements: pgbouncer gives each transaction another connection
            kwargs={"prepare_threshold": None, "autocommit": True},
        )

    async def open(self) -> None:
        """Begin to connect; requests wait for it."""
        await self._pool.open()

    async def close(self) -> None:
        """Close all connections."""
        await self._pool.close()

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Connection]:
        """Read and write all or nothing; kept when it has ended. Raises DatabaseUnavailable."""
        try:
            async with self._pool.connection() as connection:
                try:
                    async with connection.transaction():
                        yield connection
                except psycopg.errors.ReadOnlySqlTransaction:
                    await connection.close()  # a former primary: the pool connects again
                    raise
        except (*_OUT_OF_SERVICE, psycopg.errors.ReadOnlySqlTransaction) as error:
            raise DatabaseUnavailable(str(error)) from error


async def fetch_all(connection: Connection, sql: str, values: Any = ()) -> list[TupleRow]:  # noqa: ANN401 - as psycopg
    """Return all rows of a query."""
    rows: list[TupleRow] = await (await connection.execute(sql.encode(), values)).fetchall()
    return rows


async def fetch_one(connection: Connection, sql: str, values: Any = ()) -> TupleRow | None:  # noqa: ANN401
    """Return the first row of a query; None for none."""
    return await (await connection.execute(sql.encode(), values)).fetchone()


def partition_statements(today: date) -> list[str]:
    """Return SQL that creates the missing partitions of `facts` for this month and the next ones.

    Each is attached after its creation, which does not lock out readers and writers of the others.
    """
    found = []
    first = today.replace(day=1)
    for _ in range(MONTHS_AHEAD + 1):
        following = (first + timedelta(days=32)).replace(day=1)
        name = f"facts_{first:%Y_%m}"
        found.append(
            f"DO $$ BEGIN IF to_regclass('{name}') IS NULL THEN"
            f" CREATE TABLE {name} (LIKE facts INCLUDING DEFAULTS INCLUDING CONSTRAINTS);"
            f" ALTER TABLE facts ATTACH PARTITION {name} FOR VALUES FROM ('{first}') TO ('{following}');"
            " END IF; END $$"
        )
        first = following
    return found


async def ensure_partitions(database: Database) -> None:
    """Create the partitions that will be needed soon. Raises DatabaseUnavailable."""
    async with database.transaction() as connection:
        await connection.execute("SELECT pg_advisory_xact_lock(%s)", (_PARTITION_LOCK,))
        for statement in partition_statements(datetime.now(UTC).date()):
            await connection.execute(statement.encode())


def with_database(dsn: str, work: Callable[[Database], Awaitable[_ResultT]]) -> _ResultT:
    """Do one piece of work on a database, outside a hub, and return its result. Raises DatabaseUnavailable."""

    async def run() -> _ResultT:
        database = Database(dsn, max_size=2)
        await database.open()
        try:
            return await work(database)
        finally:
            await database.close()

    return asyncio.run(run())
