"""What the counter is set to while it runs: the shop, whether it is a demo, how ids are made."""

from __future__ import annotations

import secrets
import time
import uuid
from dataclasses import dataclass, field
from datetime import datetime
from typing import TYPE_CHECKING

from paydesk.domain.settings.settings import Settings

if TYPE_CHECKING:
    from paydesk.domain.order import TerminalIdentity
    from paydesk.store.journal.journal import Journal

_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that is misread when it is read aloud


def now_ms() -> int:
    """Milliseconds since 1970, UTC."""
    return time.time_ns() // 1_000_000


@dataclass(slots=True)
class Configuration:
    """The running counter's settings; `configure` replaces them while sales go on."""

    settings: Settings = field(default_factory=Settings)
    demo: bool = False

    @property
    def terminal(self) -> TerminalIdentity | None:
        """The terminal that takes payments here."""
        return self.settings.shop.terminal


def new_key() -> str:
    """An idempotency key (SERVICE-FACTS 1.1: a UUID)."""
    return str(uuid.uuid4())


def new_order_id(journal: Journal, now: int) -> str:
    """An order number that staff can read out: the day, the day's running number here, and three random signs.

    The signs keep two counters of one shop, or a counter set up anew, from making the same number.
    """
    day = datetime.fromtimestamp(now / 1_000).astimezone().strftime("%Y%m%d")
    tail = "".join(secrets.choice(_LETTERS) for _ in range(3))
    return f"order_{day}_{journal.next_number(day):04d}_{tail}"
