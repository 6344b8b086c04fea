"""The sandbox's control addresses, for the tests of this folder."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.helpers.control import Control


@pytest.fixture
def control(sandbox: Any) -> Iterator[Control]:
    control = Control(sandbox.url)
    yield control
    control.close()
