"""The table that the benchmarks print."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest

Record = Callable[..., None]


@dataclass(frozen=True)
class Figure:
    """One measured value, the most it may be, and what it rests on."""

    name: str
    value: float
    limit: float
    unit: str
    note: str

    def line(self) -> str:
        """Return its row in the table."""
        verdict = "ok" if self.value <= self.limit else "TOO MUCH"
        return f"{self.name:<58}{self.value:>10.2f}{self.limit:>10.2f} {self.unit:<5}{verdict:<10}{self.note}"


FIGURES = pytest.StashKey[list[Figure]]()


@pytest.fixture
def figure(request: pytest.FixtureRequest) -> Record:
    """Record a measured value for the table, and fail the benchmark when it is above its limit.

    figure("start against a bare window", ratio, limit=1.5, unit="x", note="median of 15")
    """

    def record(name: str, value: float, *, limit: float, unit: str = "x", note: str = "") -> None:
        found = Figure(name, value, limit, unit, note)
        request.config.stash.setdefault(FIGURES, []).append(found)
        assert value <= limit, found.line()

    return record


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Print the table after the run."""
    if figures := config.stash.get(FIGURES, []):
        terminalreporter.section("benchmarks")
        terminalreporter.write_line(f"{'':<58}{'measured':>10}{'at most':>10}")
        for each in figures:
            terminalreporter.write_line(each.line())
