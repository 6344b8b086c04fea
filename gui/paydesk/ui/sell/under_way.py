"""Commands about sales that have not ended: a second press of the same key starts nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from paydesk.ui.actions import Action

if TYPE_CHECKING:
    from paydesk.domain.commands import SaleCommand
    from paydesk.worker.client import CommandClient

_NEW_ATTEMPT: Final = frozenset({Action.RENEW, Action.QR, Action.LINK})


class UnderWay:
    """Sends commands about sales, each one once until it has ended."""

    def __init__(self, client: CommandClient) -> None:
        self._client = client
        self._begun: dict[tuple[str, Action], str] = {}
        """Sale and action -> `command_id`."""

    def send(self, action: Action, command: SaleCommand) -> bool:
        """Send it; False when the same is under way for this sale already."""
        group = Action.RENEW if action in _NEW_ATTEMPT else action
        if (command.sale_id, group) in self._begun:
            return False
        self._begun[command.sale_id, group] = command.command_id
        self._client.send(command)
        return True

    def end(self, command_id: str) -> bool:
        """This command has ended, however it did. Whether it was one of these."""
        left = {key: begun for key, begun in self._begun.items() if begun != command_id}
        was_ours, self._begun = len(left) < len(self._begun), left
        return was_ours

    @property
    def is_busy(self) -> bool:
        """Whether any has not ended."""
        return bool(self._begun)

    def of(self, sale_id: str) -> frozenset[Action]:
        """What is under way for a sale."""
        found = {action for begun_id, action in self._begun if begun_id == sale_id}
        return frozenset(found | _NEW_ATTEMPT if Action.RENEW in found else found)
