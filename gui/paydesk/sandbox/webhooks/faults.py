"""Faults of webhooks, beside those of answers."""

from __future__ import annotations

from typing import Final

LATE: Final = "webhook_late"
TWICE: Final = "webhook_twice"
OUT_OF_ORDER: Final = "webhook_out_of_order"
LOST: Final = "webhook_lost"
WRONG_SIGNATURE: Final = "webhook_wrong_signature"
OLD_TIMESTAMP: Final = "webhook_old_timestamp"

WEBHOOK_FAULTS: Final[dict[str, str]] = {
    LATE: "a webhook is sent ms (60000) of the sandbox's clock later",
    TWICE: "a webhook is sent twice",
    OUT_OF_ORDER: "a webhook is sent after the next one to the same address, at the latest after ms (60000)",
    LOST: "a webhook never arrives, and is not tried again",
    WRONG_SIGNATURE: "a webhook is signed with another secret",
    OLD_TIMESTAMP: "a webhook has a timestamp that is ms (3600000) old, and the signature for it",
}
"""Kind -> description. The path of `match` is /area/type/subject."""
HOLD_MS: Final = 60_000
OLD_MS: Final = 3_600_000
