"""What the counter is set to while it runs: the shop, whether it is a demo, how ids are made."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from paydesk.domain.settings.service_kind import ServiceKind, service_kind
from paydesk.domain.settings.settings import Settings

if TYPE_CHECKING:
    from paydesk.domain.order import TerminalIdentity


@dataclass(slots=True)
class Configuration:
    """The running counter's settings; `configure` replaces them while sales go on."""

    settings: Settings = field(default_factory=Settings)
    demo: bool = False

    @property
    def real(self) -> bool:
        """Whether its money is real: figures of tests and of real money never stand together."""
        return service_kind(self.settings, demo=self.demo) is ServiceKind.LIVE

    @property
    def terminal(self) -> TerminalIdentity | None:
        """The terminal that takes payments here."""
        return self.settings.shop.terminal
