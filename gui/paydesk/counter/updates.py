"""The quiet look for a newer Paydesk: once a day at most, while no sale is open. It is told; nothing is installed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from paydesk.api import version_feed
from paydesk.counter.context import Context
from paydesk.domain.clock import DAY
from paydesk.domain.settings.feed import Feed, parse_feed
from paydesk.domain.settings.messages import NewerVersion
from paydesk.store import feed_file
from paydesk.version import __version__

CHECK_EVERY_S: Final = 60.0
"""Interval of checks whether the moment is quiet and a day is over; the first one that long after the start."""
_LOG = logging.getLogger("paydesk.updates")


def read_feed(product: Path) -> Feed | None:
    """Return the address of the feed in product.toml; None without a usable one."""
    try:
        return parse_feed(product.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None


class UpdateCheck:
    """`product` is the file that names the feed; `busy`: whether a sale is open. What is newer is told once a run."""

    def __init__(
        self, context: Context, product: Path, has_open_sale: Callable[[], bool], version: str = __version__
    ) -> None:
        self._context = context
        self._product = product
        self._has_open_sale = has_open_sale
        self._version = version
        self._checked_at = 0
        self._newest: NewerVersion | None = None
        """Last announced version that is newer than this one."""
        self._reported = ""

    async def run(self) -> None:
        """Look and tell, day after day; nothing to do in a demo, or where no feed is named. Ends by cancellation."""
        feed = await self._context.run_in_thread(partial(read_feed, self._product))
        if feed is None or self._context.config.demo:
            return
        self._checked_at, kept = feed_file.load(self._context.folder)
        self._newest = self._read(kept, feed) if kept else None
        while True:
            await asyncio.sleep(CHECK_EVERY_S)
            now = self._context.now()
            # also where the clock was set back
            if self._is_quiet() and not self._checked_at <= now < self._checked_at + DAY:
                await self._check(feed, now)
            if self._is_quiet() and self._newest is not None and self._newest.version != self._reported:
                self._reported = self._newest.version
                self._context.emit(self._newest)

    def _is_quiet(self) -> bool:
        return self._context.config.settings.look_for_newer and not self._has_open_sale()

    async def _check(self, feed: Feed, now: int) -> None:
        self._checked_at, raw = now, feed_file.load(self._context.folder)[1]
        feed_file.save(self._context.folder, now, raw)  # first: a look that ends Paydesk is not made again at once
        try:
            fresh = await version_feed.fetch_feed(feed.address)
        except version_feed.FeedError as fault:
            _LOG.info("no word of a newer version: %s", fault)
            return
        found = self._read(fresh, feed)
        if found is not None and (self._newest is None or version_feed.is_newer(found.version, self._newest.version)):
            self._newest = found
            feed_file.save(self._context.folder, now, fresh)

    def _read(self, raw: bytes, feed: Feed) -> NewerVersion | None:
        """Return the version that a file announces, if it is newer than this one."""
        try:
            found = version_feed.parse_feed(raw, feed.key)
        except version_feed.FeedError as fault:
            _LOG.info("no word of a newer version: %s", fault)
            return None
        if version_feed.is_newer(found.version, self._version):
            return found
        _LOG.info("the newest version is %s, and this is %s", found.version, self._version)
        return None
