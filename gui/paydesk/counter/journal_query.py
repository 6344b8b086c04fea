"""Queries of the journal that may take seconds: they run in a thread, so that the loop goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from paydesk.store.errors import FaultKind, KnownFault, RebuildInProgress
from paydesk.store.journal.journal import Journal
from paydesk.store.journal.reading import JournalReader

ResultT = TypeVar("ResultT")


async def query_journal(journal: Journal, query: Callable[[JournalReader], ResultT]) -> ResultT:
    """Query the journal as it is now, and wait for the result. Raises StoreError."""
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
        # a second connection cannot be opened (a full disk, another program): use the counter's own
        return journal.query(query)
