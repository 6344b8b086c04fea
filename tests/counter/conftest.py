"""A counter on the sandbox, for the tests of this folder."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from tests.helpers.control import Control
from tests.helpers.rig import Rig


@pytest.fixture
def control(sandbox: Any) -> Iterator[Control]:
    control = Control(sandbox.url)
    yield control
    control.close()


@pytest_asyncio.fixture
async def rig(sandbox: Any, tmp_path: Path) -> AsyncIterator[Rig]:
    async with Rig(tmp_path / "till", sandbox.url, sandbox.client_id, sandbox.client_secret) as rig:
        yield rig
