"""Fixtures: the sandbox over real HTTP, in a thread (`sandbox`) or as a child process (`sandbox_process`)."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from paydesk.sandbox.server import Running
from tests.helpers.control import Control

if TYPE_CHECKING:
    from tests.helpers.payout_rig import PayoutControl

GUI = Path(__file__).resolve().parents[2] / "gui"
PATIENCE_S = 30


class SandboxProcess:
    """`python -m paydesk.sandbox` as a child; ends with its standard input. `enter` is a command to run it by."""

    def __init__(self, *arguments: str, enter: Sequence[str] = ()) -> None:
        self.process = subprocess.Popen(
            [*enter, sys.executable, "-m", "paydesk.sandbox", "--parent-pipe", *arguments],
            cwd=GUI,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        assert self.process.stdout is not None
        self.said: dict[str, Any] = json.loads(self.process.stdout.readline())
        self.url: str = self.said["url"]
        self.client_id: str = self.said["client_id"]
        self.client_secret: str = self.said["client_secret"]

    def stop(self) -> tuple[int, bytes, bytes]:
        """Close its input; exit code, the rest of stdout, stderr."""
        out, error = self.process.communicate(timeout=PATIENCE_S)
        return self.process.returncode, out, error

    def kill(self) -> None:
        """End it without warning (kill -9)."""
        self.process.kill()
        self.process.communicate(timeout=PATIENCE_S)


@pytest.fixture
def sandbox() -> Iterator[Running]:
    """Yield a fresh sandbox: .url, .client_id, .client_secret, .world (to look at), .run(change), .stop()."""
    with Running(seed=1) as running:
        yield running


@pytest.fixture
def control(sandbox: Running) -> Iterator[Control]:
    """Yield the pretend phone, faults and books of the sandbox."""
    made = Control(sandbox.url)
    yield made
    made.close()


@pytest.fixture
def books(sandbox: Running) -> Iterator[PayoutControl]:
    """Yield the books of payouts of the sandbox."""
    from tests.helpers.payout_rig import PayoutControl

    made = PayoutControl(sandbox.url)
    yield made
    made.close()


@pytest.fixture
def start_sandbox() -> Iterator[Callable[..., SandboxProcess]]:
    """Start child processes with arguments of choice; those still running are ended."""
    children: list[SandboxProcess] = []

    def start(*arguments: str, enter: Sequence[str] = ()) -> SandboxProcess:
        children.append(SandboxProcess(*arguments, enter=enter))
        return children[-1]

    yield start
    for child in children:
        child.kill()


@pytest.fixture
def sandbox_process(start_sandbox: Callable[..., SandboxProcess]) -> SandboxProcess:
    """Start a sandbox as a child process: .url, .client_id, .client_secret, .process, .said, .stop(), .kill()."""
    return start_sandbox("--seed", "1")
