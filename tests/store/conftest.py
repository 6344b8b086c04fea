"""Fixtures for tests of the store."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from paydesk.store.journal.journal import Journal
from tests.helpers.big_journal import write


@pytest.fixture
def journal(tmp_path: Path) -> Iterator[Journal]:
    """Yield an empty journal on disk."""
    with Journal.open(tmp_path) as opened:
        yield opened


@pytest.fixture(scope="session")
def big_journal(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Write a journal of 50,000 sales, and return its folder; the file `last` beside it has the time of writing."""
    folder = tmp_path_factory.mktemp("big")
    now = int(time.time() * 1000)
    write(folder, now, sales=50_000, payouts=0)
    (folder / "last").write_text(str(now))
    return folder
