"""A till in a process of its own, made to be killed: takes one sale after another until the end comes.

Started as: python -m tests.faults.till_child FOLDER URL CLIENT_ID CLIENT_SECRET. Says "ready" when it begins.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from tests.helpers.sale_rig import SaleRig


async def sell(rig: SaleRig) -> None:
    """Take one sale after another."""
    while True:
        await rig.take()


async def main(folder: str, url: str, client_id: str, client_secret: str) -> None:
    """Sell on four lanes at once, for ever."""
    async with SaleRig(Path(folder), url, client_id, client_secret) as rig:
        sys.stdout.write("ready\n")
        sys.stdout.flush()
        await asyncio.gather(*(sell(rig) for _ in range(4)))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
