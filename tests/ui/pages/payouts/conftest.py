"""What the tests of the supervisor's page get."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.pages.payouts.desk import Desk
from tests.ui.till import Clock


@pytest.fixture
def desk(qtbot: QtBot, time: Clock) -> Desk:
    """The page, on its first part."""
    return Desk(qtbot, time)
