"""What windows may ask of the counter: the one way down (DESIGN.md, "The way of a sale")."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from paydesk.domain.commands import Command


class CommandClient(Protocol):
    """Takes commands from windows."""

    def send(self, command: Command) -> None:
        """Returns at once. What comes of it arrives as messages, the last of them CommandEnded (domain.messages)."""
