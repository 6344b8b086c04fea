"""A counter with one billing program in a process of its own, made to be killed.

Started as: python -m tests.billing.counter_child FOLDER URL CLIENT_ID CLIENT_SECRET KEY.
Says its address when it serves.
"""

from __future__ import annotations

import asyncio
import sys
from dataclasses import replace
from pathlib import Path

from paydesk.domain.billing.program import BillingProgram, key_digest
from paydesk.domain.settings.settings import Billing
from tests.helpers.billing_rig import BillingRig


async def main(folder: str, url: str, client_id: str, client_secret: str, key: str) -> None:
    """Serve the program for ever."""
    async with BillingRig(Path(folder), url, client_id, client_secret) as rig:
        program = BillingProgram("Marg", key_digest(key))
        rig.use_settings(replace(rig.config.settings, billing=Billing((program,))))
        await rig.until(lambda: rig._programs.url)
        sys.stdout.write(f"{rig._programs.url}\n")
        sys.stdout.flush()
        await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
