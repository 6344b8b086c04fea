"""A counter on the sandbox that serves billing programs."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest_asyncio

from tests.helpers.billing_rig import BillingRig


@pytest_asyncio.fixture
async def rig(sandbox: Any, tmp_path: Path) -> AsyncIterator[BillingRig]:
    async with BillingRig(tmp_path / "counter", sandbox.url, sandbox.client_id, sandbox.client_secret) as rig:
        yield rig
