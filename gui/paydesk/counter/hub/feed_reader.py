"""Listens to the hub's events: each makes the counter read an order or a payout now (docs/decisions/0030)."""

from __future__ import annotations

from collections.abc import Callable

from paydesk.api.hub import HubClient, HubError, HubEvent
from paydesk.counter.hub.pauses import Pauses
from paydesk.domain.clock import Now
from paydesk.domain.feed import NO_FEED, Feed
from paydesk.domain.hub.messages import HubProblem


class FeedReader:
    """Keeps the state of the feed until it is cancelled. It never raises for the hub.

    Args:
        on_feed: Called with each new state of the feed.
        on_event: Called with each event that names an order or a payout.
    """

    def __init__(
        self,
        client: HubClient,
        now: Now,
        on_feed: Callable[[Feed], None],
        on_event: Callable[[HubEvent], None],
    ) -> None:
        self._client = client
        self._now = now
        self._on_feed = on_feed
        self._on_event = on_event
        self._pauses = Pauses()

    async def run(self) -> None:
        """Listen, and connect again after a pause, until cancelled."""
        try:
            while True:
                error = await self._listen()
                self._on_feed(NO_FEED)
                await self._pauses.wait(error)
        finally:
            self._on_feed(NO_FEED)

    async def _listen(self) -> HubError:
        """Pass on events until the stream ends; return why it did."""
        since: int | None = None
        try:
            async for event in self._client.events():
                now = self._now()
                since = now if since is None else since
                self._pauses.reset()
                self._on_feed(Feed(since, now))
                if event.order_id or event.payout_id:
                    self._on_event(event)
        except HubError as error:
            return error
        return HubError(HubProblem.NO_ANSWER)
