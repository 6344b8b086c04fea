"""What was asked for and not answered yet: a second press of the same key starts nothing."""

from __future__ import annotations

from typing import Final

from paydesk.domain.sale.sale import Sale
from paydesk.ui.keys import Action

_PATIENCE_MS: Final = 15_000
"""After this long a key works again, whatever came of the first press."""
_NEW_ATTEMPT: Final = frozenset({Action.RENEW, Action.QR, Action.LINK})


class UnderWay:
    """Actions on sales that are on their way to the counter and back."""

    def __init__(self) -> None:
        self._begun: dict[tuple[str, Action], tuple[Sale, int]] = {}

    def begin(self, action: Action, sale: Sale, now: int) -> bool:
        """Note it; False when the same is under way for this sale already."""
        group = Action.RENEW if action in _NEW_ATTEMPT else action
        if (sale.sale_id, group) in self._begun:
            return False
        self._begun[sale.sale_id, group] = (sale, now)
        return True

    def settle(self, sale: Sale) -> None:
        """The sale has changed: forget what has come of it."""
        for (sale_id, action), (before, _) in list(self._begun.items()):
            if sale_id == sale.sale_id and _is_over(action, before, sale):
                del self._begun[sale_id, action]

    def expire(self, now: int) -> None:
        """Forget what took too long."""
        self._begun = {key: value for key, value in self._begun.items() if now - value[1] < _PATIENCE_MS}

    def of(self, sale_id: str) -> frozenset[Action]:
        """What is under way for a sale."""
        found = {action for begun_id, action in self._begun if begun_id == sale_id}
        return frozenset(found | _NEW_ATTEMPT if Action.RENEW in found else found)


def _is_over(action: Action, before: Sale, after: Sale) -> bool:
    if before.phase is not after.phase or after.failures > before.failures:
        return True
    if action is Action.RENEW:
        return before.transaction_key != after.transaction_key
    if action is Action.CANCEL:
        return before.cancel_asked_at != after.cancel_asked_at or before.terminate_key != after.terminate_key
    return before.answered_at != after.answered_at
