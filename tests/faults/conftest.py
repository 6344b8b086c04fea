"""A folder for the tests of what must stand nowhere."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from paydesk import logs as log_file


@pytest.fixture
def log_at_debug(tmp_path: Path) -> Iterator[Path]:
    """Yield a data folder whose log has everything."""
    folder = tmp_path / "data"
    folder.mkdir()
    handler = log_file.start_logging(folder)
    logging.getLogger("paydesk").setLevel(logging.DEBUG)
    yield folder
    log_file.stop_logging(handler)
