"""What every service of one counter works with."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol, TypeVar

if TYPE_CHECKING:
    from pathlib import Path

    from paydesk.counter.access import Access
    from paydesk.counter.configuration import Configuration
    from paydesk.domain.clock import Now
    from paydesk.domain.fact import Fact
    from paydesk.domain.messages import Event
    from paydesk.store.secrets import MemorySecrets

ResultT = TypeVar("ResultT")


class InThread(Protocol):
    """Makes a call that takes its time on another thread, and waits for it here."""

    def __call__(self, call: Callable[[], ResultT], /) -> Awaitable[ResultT]:
        """What the call returned, or raises what it raised."""


@dataclass(frozen=True, slots=True)
class Context:
    """Made once for a run. All of it is used in the counter's loop."""

    folder: Path
    """The data folder."""
    config: Configuration
    access: Access
    secrets: MemorySecrets = field(repr=False)
    emit: Callable[[Event], None]
    """Takes each message to the windows, in order."""
    note: Callable[[Fact], None]
    """Takes a fact that nothing waits for: it is in the journal as soon as that can be written. Never raises."""
    now: Now
    in_thread: InThread
