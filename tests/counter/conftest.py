"""A counter on the sandbox, for the tests of this folder."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from tests.helpers.payout_rig import PayoutRig
from tests.helpers.sale_rig import SaleRig

Start = Callable[..., PayoutRig]


@pytest_asyncio.fixture
async def rig(sandbox: Any, tmp_path: Path) -> AsyncIterator[SaleRig]:
    async with SaleRig(tmp_path / "till", sandbox.url, sandbox.client_id, sandbox.client_secret) as rig:
        yield rig


@pytest.fixture
def start(sandbox: Any, tmp_path: Path) -> Start:
    def start(**more: Any) -> PayoutRig:
        return PayoutRig(tmp_path / "till", sandbox.url, sandbox.client_id, sandbox.client_secret, **more)

    return start


@pytest_asyncio.fixture
async def payouts(start: Start) -> AsyncIterator[PayoutRig]:
    async with start() as rig:
        yield rig
