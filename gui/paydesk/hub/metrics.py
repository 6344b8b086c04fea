"""Figures of one hub process for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from paydesk.hub.feed import FeedBroker

MEDIA_TYPE = CONTENT_TYPE_LATEST


class HubMetrics:
    """The figures, in a registry of their own."""

    def __init__(self, feed: FeedBroker) -> None:
        self._registry = CollectorRegistry()
        self.facts = Counter("paydesk_facts", "Facts in accepted batches", registry=self._registry)
        self.refused = Counter("paydesk_refused", "Refused requests", ["code"], registry=self._registry)
        self.webhooks = Counter("paydesk_webhooks", "Accepted webhooks", ["area", "result"], registry=self._registry)
        self.ingest_seconds = Histogram("paydesk_ingest_seconds", "Time of a batch", registry=self._registry)
        streams = Gauge("paydesk_streams", "Open event streams", registry=self._registry)
        streams.set_function(lambda: feed.stream_count)
        listening = Gauge("paydesk_listening", "1 while events are heard", registry=self._registry)
        listening.set_function(lambda: feed.is_listening)

    def text(self) -> bytes:
        """Return all figures as Prometheus reads them."""
        text: bytes = generate_latest(self._registry)
        return text
