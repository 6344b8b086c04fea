"""Commands about sales that have not ended; each is sent once."""

from __future__ import annotations

from typing import Final

from paydesk.domain.commands import SaleCommand
from paydesk.ui.actions import Action
from paydesk.ui.widgets.read_delay import RepeatFilter
from paydesk.worker.client import CommandClient

_NEW_ATTEMPT: Final = frozenset({Action.RENEW, Action.QR, Action.LINK})


class InFlightCommands:
    """Sends commands about sales: no second time while the same is in flight, and once for a double press."""

    def __init__(self, client: CommandClient) -> None:
        self._client = client
        self._in_flight: dict[tuple[str, Action], str] = {}
        """Sale and action -> `command_id`."""
        self._repeat_filter = RepeatFilter()

    def send(self, action: Action, command: SaleCommand) -> bool:
        """Send a command; return False if the same is in flight for this sale already."""
        key = command.sale_id, Action.RENEW if action in _NEW_ATTEMPT else action
        if self._repeat_filter.is_repeat(key) or key in self._in_flight:
            return False
        self._in_flight[key] = command.command_id
        self._client.send(command)
        return True

    def end(self, command_id: str) -> bool:
        """Remove an ended command; return True if it was one of these."""
        left = {key: begun for key, begun in self._in_flight.items() if begun != command_id}
        was_ours, self._in_flight = len(left) < len(self._in_flight), left
        return was_ours

    @property
    def is_busy(self) -> bool:
        """True while any command is in flight."""
        return bool(self._in_flight)

    def actions_of(self, sale_id: str) -> frozenset[Action]:
        """Return the actions in flight for a sale."""
        found = {action for begun_id, action in self._in_flight if begun_id == sale_id}
        return frozenset(found | _NEW_ATTEMPT if Action.RENEW in found else found)
