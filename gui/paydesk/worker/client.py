"""The interface from the windows to the counter, and the options that the counter is started with.

See docs/architecture.md#the-way-of-a-sale.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from pathlib import Path

    from paydesk.domain.commands import Command
    from paydesk.domain.settings.settings import Settings
    from paydesk.worker.sandbox_process import DemoService


class CommandClient(Protocol):
    """Receiver of commands from the windows."""

    def send(self, command: Command) -> None:
        """Take a command and return at once. Results come as messages, the last of them CommandEnded."""


@dataclass(frozen=True, slots=True)
class StartOptions:
    """Options of a counter: the folder of its journal and settings, and the sandbox of a demo."""

    folder: Path
    settings: Settings
    demo: DemoService | None = None
    product_file: Path | None = None
    """File that names the feed of newer versions; None for no check."""
    crash_report: str = ""
    """Report of the last run, if that crashed; otherwise ""."""
    address_lost: bool = False
    """True if the address in `settings` may not be the saved one, because the settings file is damaged."""

    @property
    def is_demo(self) -> bool:
        """True for a demo: no real money, no real keys."""
        return self.demo is not None
