"""A real screen, programs that run on it, and the sandbox's controls."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.helpers.screen import Programs, RealScreen, real_screen


@pytest.fixture
def screen() -> Iterator[RealScreen]:
    """Yield a counter's screen, 1366x768, of this test alone: no key of another test is still down."""
    with real_screen() as screen:
        yield screen


@pytest.fixture
def programs(screen: RealScreen, tmp_path: Path) -> Iterator[Programs]:
    """Yield a starter of `paydesk` on that screen. A test that leaves a process behind fails."""
    programs = Programs(tmp_path, screen.env)
    yield programs
    left = programs.alive()
    programs.end()
    assert left == [], "processes were left behind"


@pytest.fixture
def hidden(tmp_path: Path) -> Iterator[Programs]:
    """Yield a starter of `paydesk` without a screen. A test that leaves a process behind fails."""
    programs = Programs(tmp_path, {"QT_QPA_PLATFORM": "offscreen", "DISPLAY": ""})
    yield programs
    left = programs.alive()
    programs.end()
    assert left == [], "processes were left behind"
