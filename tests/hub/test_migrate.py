"""The tables of the hub: migrated once, by one process at a time, with partitions ahead of their month."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from datetime import date

import psycopg
import pytest

from paydesk.hub.database import Database, ensure_partitions, partition_statements
from paydesk.hub.derive import KEYS, form_of
from paydesk.hub.migrate import LATEST, migrate
from paydesk.hub.postgres_server import PostgresServer
from tests.helpers.hub import query


def test_several_processes_migrate_at_once_and_one_does_it(postgres: PostgresServer) -> None:
    query(postgres.dsn(), "CREATE DATABASE fresh")
    dsn = postgres.dsn("fresh")
    with ThreadPoolExecutor(3) as threads:
        assert [*threads.map(migrate, [dsn] * 3)] == [None] * 3
    assert query(dsn, "SELECT version_num FROM alembic_version") == [(LATEST,)]


@pytest.mark.parametrize("name", KEYS)
def test_each_derived_table_has_the_columns_and_the_key_that_are_declared(dsn: str, name: str) -> None:
    sql = "SELECT column_name FROM information_schema.columns WHERE table_name = %s ORDER BY ordinal_position"
    columns = [column for (column,) in query(dsn, sql, name)]
    assert columns == ["counter_id", "journal_id", "generation", *form_of(name).columns]
    sql = (
        "SELECT string_agg(attname, ', ' ORDER BY n) FROM pg_index, unnest(indkey) WITH ORDINALITY AS k(col, n),"
        " pg_attribute WHERE indrelid = %s::regclass AND indisprimary AND attrelid = indrelid AND attnum = col"
    )
    assert query(dsn, sql, name) == [(KEYS[name],)]


async def test_partitions_are_ahead_and_a_month_without_one_takes_no_fact(dsn: str) -> None:
    database = Database(dsn)
    await database.open()
    await ensure_partitions(database)
    await database.close()
    sql = "SELECT count(*) FROM pg_inherits WHERE inhparent = 'facts'::regclass"
    assert query(dsn, sql) == [(3,)]
    row = "INSERT INTO facts VALUES (1, 1, 's', 0, 'k', '{}', '', %s)"
    with pytest.raises(psycopg.errors.CheckViolation):
        query(dsn, row, date(2031, 12, 5))
    for statement in partition_statements(date(2031, 12, 5)):
        query(dsn, statement)
    query(dsn, row, date(2031, 12, 5))
    assert query(dsn, "SELECT tableoid::regclass::text FROM facts") == [("facts_2031_12",)]
