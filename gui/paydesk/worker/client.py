"""The one way down to the counter for windows (DESIGN.md, "The way of a sale"); what the counter is started with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from pathlib import Path

    from paydesk.domain.commands import Command
    from paydesk.domain.settings.settings import Settings
    from paydesk.store.single_instance import Claim
    from paydesk.worker.sandbox_process import DemoService


class CommandClient(Protocol):
    """Takes commands from windows."""

    def send(self, command: Command) -> None:
        """Returns at once. What comes of it arrives as messages, the last of them CommandEnded (domain.messages)."""


@dataclass(frozen=True, slots=True)
class StartOptions:
    """How this counter runs. `folder` holds its journal and settings; `demo` is the sandbox it talks to, if any."""

    folder: Path
    settings: Settings
    demo: DemoService | None = None
    claim: Claim | None = None
    """Held by the app; while the worker runs it answers a second start."""
    product_file: Path | None = None
    """The file that says where newer versions are told of; None: nobody looks."""
    crash_report: str = ""
    """The report of the run before, where that ended in the middle of its work."""
    address_lost: bool = False
    """Whether the address in `settings` need not be the one that was saved: their file is damaged."""

    @property
    def is_demo(self) -> bool:
        """Whether this is practice: no real money, no real keys."""
        return self.demo is not None
