"""A receiver of webhooks, and what is asked of the sandbox about them."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.helpers.sandbox import PATIENCE_S
from tests.helpers.webhook_receiver import WebhookReceiver
from tests.sandbox.conftest import ApiClient

RETRIES_MS = (120_000, 600_000, 1_800_000)


class Webhooks:
    """The controls of webhooks."""

    def __init__(self, api_client: ApiClient) -> None:
        self._api = api_client

    def register(self, url: str, area: str = "gateway", **more: str) -> dict[str, Any]:
        found: dict[str, Any] = self._api.control("POST", "webhooks", {"area": area, "url": url, **more})
        return found

    def addresses(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self._api.control("GET", "webhooks")["webhooks"]
        return found

    def events(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self._api.control("GET", "events")["events"]
        return found

    def redeliver(self, event: dict[str, Any]) -> None:
        self._api.control("POST", f"events/{event['number']}/redeliver")

    def until(self, is_reached: Callable[[list[dict[str, Any]]], bool]) -> list[dict[str, Any]]:
        """Read the events until they are as wanted; return them."""
        end = time.monotonic() + PATIENCE_S
        while not is_reached(found := self.events()):
            assert time.monotonic() < end, found
        return found

    def until_statuses(self, *statuses: str) -> list[dict[str, Any]]:
        return self.until(lambda events: [each["status"] for each in events] == list(statuses))

    def until_tries(self, *tries: int) -> list[dict[str, Any]]:
        """Read the events until each was tried so often."""
        return self.until(lambda events: [len(each["attempts"]) for each in events] == list(tries))


@pytest.fixture
def receiver() -> Iterator[WebhookReceiver]:
    with WebhookReceiver() as receiver:
        yield receiver


@pytest.fixture
def webhooks(api_client: ApiClient) -> Webhooks:
    return Webhooks(api_client)
