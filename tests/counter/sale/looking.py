"""Views of the tests of sales: the messages, the facts on disk, and a sale after some time."""

from __future__ import annotations

from paydesk.domain.messages import QrPicture
from paydesk.domain.sale.facts import SaleFactKind
from tests.helpers.control import Control
from tests.helpers.sale_rig import SaleRig


async def later(rig: SaleRig, control: Control, ms: int, sale_id: str = "") -> None:
    """Time passes, for both sides alike; what is due of a sale is done."""
    rig.clock.shift += ms
    control.advance(ms)
    if sale_id:
        await rig.engine.sales.runner.advance(sale_id)


def pictures(rig: SaleRig) -> list[QrPicture]:
    """Return all pictures that were drawn."""
    return [event for event in rig.events if isinstance(event, QrPicture)]


def kinds(rig: SaleRig, sale_id: str) -> list[str]:
    """Return the kinds of a sale's facts on disk."""
    rig.engine.recorder.flush()
    return [fact.kind for fact in rig.engine.journal.facts_of(sale_id)]


def keys(rig: SaleRig, sale_id: str, kind: SaleFactKind) -> list[str]:
    """Return the idempotency keys that left, oldest first."""
    rig.engine.recorder.flush()
    return [str(fact.data["key"]) for fact in rig.engine.journal.facts_of(sale_id) if fact.kind == kind]
