"""JSON types that differ between the versions of the gateway (docs/service.md#versions)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from paydesk.domain.exact_json import Json
from paydesk.domain.order import TerminalIdentity

_TEXT_IDS_SINCE: Final = "2023-08-01"
_NUMBERS_AGAIN_SINCE: Final = "2026-01-01"


@dataclass(frozen=True, slots=True)
class WireTypes:
    """JSON types of the ids of terminals and orders, which depend on the version of the API (a date)."""

    version: str

    def terminal_fields(self, terminal: TerminalIdentity, *, in_order: bool) -> dict[str, Json]:
        """Return the terminal's own field: its phone, or its id. `in_order`: in an order to create.

        The id is a text from 2023-08-01 (in an order from 2025-01-01) until 2026-01-01, else a number.
        """
        if terminal.terminal_phone_no is not None:
            return {"terminal_phone_no": terminal.terminal_phone_no}
        since = "2025-01-01" if in_order else _TEXT_IDS_SINCE
        is_text = since <= self.version < _NUMBERS_AGAIN_SINCE
        return {"cf_terminal_id": str(terminal.cf_terminal_id) if is_text else terminal.cf_terminal_id}

    def cf_order_id(self, value: str) -> str | int:
        """Return the service's own id of an order: a text since 2023-08-01, a number before."""
        is_number = self.version < _TEXT_IDS_SINCE and value.isascii() and value.isdigit()
        return int(value) if is_number else value
