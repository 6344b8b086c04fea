"""Queries of the journal that may take seconds, run in a thread: a QR and a PAID have their turn meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from paydesk.store.errors import FaultKind, KnownFault, RebuildInProgress
from paydesk.store.journal.journal import Journal
from paydesk.store.journal.reading import Snapshot

ResultT = TypeVar("ResultT")


async def query_journal(journal: Journal, query: Callable[[Snapshot], ResultT]) -> ResultT:
    """Ask about the journal as it is now, and wait for it here. Raises StoreError."""
    reading = journal.background_query()
    try:
        return await asyncio.get_running_loop().run_in_executor(None, partial(reading.run, query))
    except asyncio.CancelledError:
        reading.cancel()
        raise
    except RebuildInProgress:
        raise
    except KnownFault as fault:
        if fault.kind in {FaultKind.DAMAGED, FaultKind.ALTERED}:
            raise
        # nobody else can open it (a full disk, another program): the connection of the counter can
        return journal.query(query)
