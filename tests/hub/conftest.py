"""One PostgreSQL for all tests of a process, and a fresh database for each."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from paydesk.hub.postgres_server import PostgresMissing, PostgresServer
from tests.helpers.hub import RunningHub, ShippingCounter, new_database, running_hub


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """Start a server in a folder that its user may pass through; pytest's own folders are for one user only."""
    folder = Path(tempfile.mkdtemp(prefix="paydesk-pg-"))
    folder.chmod(0o711)
    try:
        server = PostgresServer(folder, durable=False)
        server.start()
    except PostgresMissing as missing:
        shutil.rmtree(folder)
        pytest.skip(str(missing))
    yield server
    server.stop("immediate")
    shutil.rmtree(folder)


@pytest.fixture
def dsn(postgres: PostgresServer) -> str:
    return new_database(postgres)


@pytest.fixture
async def hub(dsn: str) -> AsyncIterator[RunningHub]:
    async with running_hub(dsn) as running:
        yield running


@pytest.fixture
async def counter(hub: RunningHub) -> ShippingCounter:
    return await hub.enrol()


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """Yield a folder that every user may read; pytest's own are for one user only."""
    folder = Path(tempfile.mkdtemp(prefix="paydesk-open-"))
    folder.chmod(0o755)
    yield folder
    shutil.rmtree(folder)
