"""The open settlement of a day, which takes its money later (docs/service.md#settlements)."""

from __future__ import annotations

from datetime import timedelta
from typing import Final

from paydesk.sandbox.clock import date_at, day_start_ms
from paydesk.sandbox.settings import DAY_MS, HOUR_MS
from paydesk.sandbox.settlement_state import OPEN, SettlementRecord
from paydesk.sandbox.state import PENDING
from paydesk.sandbox.world import World

_HOUR: Final = 11
"""Hour in India at which settlements are initiated."""


def note_money(world: World, at_ms: int) -> None:
    """Make sure that money of this time is settled: open the settlement of its day, if none is."""
    day, known = date_at(at_ms), world.records(SettlementRecord)
    name = day.isoformat()
    while name in known and known[name].status != OPEN:
        name += "+"
    if name not in known:
        due = day_start_ms(day + timedelta(days=world.settings.settlement_days)) + _HOUR * HOUR_MS
        till = day_start_ms(day + timedelta(days=1))
        world.put(SettlementRecord(name, till, [[due if due > at_ms else due + DAY_MS, PENDING, ""]]))
