"""The control of the clock, and of the tokens whose life a move of it changes."""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal
from typing import Any, Final

from paydesk.sandbox.clock import ClockError, parse_iso
from paydesk.sandbox.identity_state import AccessTokenRecord
from paydesk.sandbox.state import PayoutToken
from paydesk.sandbox.world import World


def set_clock(world: World, body: Mapping[str, Any]) -> int:
    """Apply `now` (ISO 8601 or ms since the epoch), `advance_ms` and `rate`; return the number of tokens that expired.

    Raises ClockError.
    """
    if not body or not body.keys() <= {"now", "advance_ms", "rate"}:
        raise ClockError("give now, advance_ms or rate")
    now, advance, rate = body.get("now"), body.get("advance_ms", 0), body.get("rate")
    moment = parse_iso(now) if isinstance(now, str) else now
    if "now" in body and not is_whole_number(moment):
        raise ClockError("now is an ISO 8601 time with its offset, or whole milliseconds since 1970")
    if not is_whole_number(advance):
        raise ClockError("advance_ms is a whole number")
    if "rate" in body and (isinstance(rate, bool) or not isinstance(rate, int | Decimal)):
        raise ClockError("rate is a number")
    before = world.clock.now_ms()
    if moment is not None:
        world.clock.set(moment)
    if advance:
        world.clock.advance(advance)
    expired = _move_tokens(world, before)
    if rate is not None:
        world.clock.set_rate(float(rate))
    world.save_info()
    return expired


EXPIRED_NOTE: Final = "tokens of payouts or identity expired; get new ones, or set keep_tokens (/_sandbox/settings)"


def _move_tokens(world: World, before: int) -> int:
    """Let live tokens live on after a move of the clock, or return how many it ended."""
    now, expired = world.clock.now_ms(), 0
    tokens: list[PayoutToken | AccessTokenRecord] = list(world.records(PayoutToken).values())
    tokens += world.records(AccessTokenRecord).values()
    for each in tokens:
        if before < each.expires_ms and world.settings.keep_tokens:
            each.expires_ms += now - before
            world.put(each)
        expired += before < each.expires_ms <= now
    return expired


def is_whole_number(value: object) -> bool:
    """Return True for an int that is no bool."""
    return isinstance(value, int) and not isinstance(value, bool)
