"""Quiet check for a newer Paydesk: at most once a day, while no sale is open. It only reports; it installs nothing."""

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
from paydesk.domain.settings.feed import UpdateFeed, parse_feed
from paydesk.domain.settings.messages import NewerVersion
from paydesk.store import feed_file
from paydesk.version import __version__

CHECK_EVERY_S: Final = 60.0
"""Interval at which it is tested whether a check is due; the first is that long after the start."""
_LOG = logging.getLogger("paydesk.updates")


def read_feed(product: Path) -> UpdateFeed | None:
    """Return the feed that product.toml names; None if there is no usable one."""
    try:
        return parse_feed(product.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None


class UpdateCheck:
    """Reports a newer version once in a run.

    Args:
        product: File that names the feed.
        has_open_sale: Returns True while a check has to wait.
    """

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
        """Check and report, day after day, until cancelled. Does nothing in a demo, or without a feed."""
        feed = await self._context.run_in_thread(partial(read_feed, self._product))
        if feed is None or self._context.config.demo:
            return
        self._checked_at, stored = feed_file.load(self._context.folder)
        self._newest = self._read(stored, feed) if stored else None
        while True:
            await asyncio.sleep(CHECK_EVERY_S)
            now = self._context.now()
            # also after the clock was set back
            if self._is_quiet() and not self._checked_at <= now < self._checked_at + DAY:
                await self._check(feed, now)
            if self._is_quiet() and self._newest is not None and self._newest.version != self._reported:
                self._reported = self._newest.version
                self._context.emit(self._newest)

    def _is_quiet(self) -> bool:
        return self._context.config.settings.look_for_newer and not self._has_open_sale()

    async def _check(self, feed: UpdateFeed, now: int) -> None:
        self._checked_at, raw = now, feed_file.load(self._context.folder)[1]
        feed_file.save(self._context.folder, now, raw)  # first: a check that ends Paydesk is not repeated at once
        try:
            fresh = await version_feed.fetch_feed(feed.address)
        except version_feed.FeedError as fault:
            _LOG.info("Update feed cannot be read: %s", fault)
            return
        found = self._read(fresh, feed)
        if found is not None and (self._newest is None or version_feed.is_newer(found.version, self._newest.version)):
            self._newest = found
            feed_file.save(self._context.folder, now, fresh)

    def _read(self, raw: bytes, feed: UpdateFeed) -> NewerVersion | None:
        """Return the version that a file announces, if it is newer than this one."""
        try:
            found = version_feed.parse_feed(raw, feed.key)
        except version_feed.FeedError as fault:
            _LOG.info("Update feed cannot be read: %s", fault)
            return None
        if version_feed.is_newer(found.version, self._version):
            return found
        _LOG.info("Newest version is %s, this is %s", found.version, self._version)
        return None
