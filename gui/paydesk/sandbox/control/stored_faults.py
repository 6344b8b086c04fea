"""The kinds of faults with what they match by themselves, and faults that survive a restart."""

from __future__ import annotations

import contextlib
from typing import Final

from paydesk.sandbox.control.fault_box import FaultBox, FaultError
from paydesk.sandbox.control.faults import FAULT_KINDS
from paydesk.sandbox.webhooks.faults import WEBHOOK_FAULTS
from paydesk.sandbox.world import World

FAULT_MATCHES: Final[dict[str, tuple[str, str]]] = {
    **{name: (kind.method, kind.path) for name, kind in FAULT_KINDS.items()},
    **dict.fromkeys(WEBHOOK_FAULTS, ("", "")),
}
"""Kind -> default method and path."""


def keep_faults(world: World, box: FaultBox) -> None:
    """Load the stored faults into the box, and store them whenever the box changes."""
    load_faults(world, box)
    box.on_change = lambda: world.save_info(box.to_stored())


def load_faults(world: World, box: FaultBox) -> None:
    """Add the stored faults to the box."""
    for each in world.info.faults:
        with contextlib.suppress(FaultError):  # a kind that this version does not have
            box.add(each, FAULT_MATCHES)
