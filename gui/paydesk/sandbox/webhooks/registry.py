"""Controls of webhooks: register, list and remove addresses, list events, send one again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any, Final

from paydesk.sandbox.settings import SettingError, check_web_address
from paydesk.sandbox.webhooks.queue import EVENT_TYPES, may_send
from paydesk.sandbox.webhooks.records import FAILED, PENDING, VERSIONS, WebhookAddress, WebhookEvent
from paydesk.sandbox.world import World

MAX_ADDRESSES: Final = 20
MAX_LISTED: Final = 1_000
DEFAULT_LISTED: Final = 100
_ATTEMPT: Final = ("at_ms", "status", "error", "duration_ms", "fault")


def register_address(world: World, body: Mapping[str, Any]) -> dict[str, Any]:
    """Register {"area", "url", "version", "events"}; an address that is registered already is enabled again.

    Raises:
        SettingError: A field is wrong, the address is not of this PC, or there are MAX_ADDRESSES.
    """
    if not body.keys() <= {"area", "url", "version", "events"}:
        raise SettingError("give area, url, version and events")
    area = str(body.get("area"))
    if area not in VERSIONS:
        raise SettingError("area is one of " + ", ".join(VERSIONS))
    version = body.get("version", VERSIONS[area][0])
    if version not in VERSIONS[area]:
        raise SettingError(f"version of {area} is one of " + ", ".join(VERSIONS[area]))
    events = body.get("events", [])
    if not isinstance(events, list) or not all(each in EVENT_TYPES[area] for each in events):
        raise SettingError(f"events is a list of types of {area}: " + ", ".join(EVENT_TYPES[area]))
    url = check_web_address("url", body.get("url"))
    if not may_send(world, url):
        raise SettingError("url is on another machine: start the sandbox with --webhooks-anywhere")
    kept = world.records(WebhookAddress)
    address = next((each for each in kept.values() if (each.area, each.url) == (area, url)), None)
    if address is None:
        if len(kept) >= MAX_ADDRESSES:
            raise SettingError(f"at most {MAX_ADDRESSES} addresses")
        number = world.ids.next_number("webhook_address")
        address = WebhookAddress(number, area, url, version, world.clock.now_ms())
    address.version, address.disabled, address.failures, address.events = version, False, 0, events
    world.put(address)
    return _describe_address(address)


def list_addresses(world: World) -> list[dict[str, Any]]:
    """Return all addresses, the oldest first."""
    return [_describe_address(each) for each in world.records(WebhookAddress).values()]


def remove_addresses(world: World, number: int | None) -> None:
    """Remove all addresses, or the one with this number. What waits for them is not sent."""
    for address in list(world.records(WebhookAddress).values()):
        if number in {None, address.number}:
            address.removed = True
            world.put(address)
            stop_events(world, address)


def stop_events(world: World, address: WebhookAddress) -> None:
    """Give up the events that wait for an address."""
    for event in world.records(WebhookEvent).values():
        if event.address == address.number and event.status == PENDING:
            event.status, event.due_ms = FAILED, None
            world.put(event)


def list_events(world: World, limit: int = DEFAULT_LISTED) -> list[dict[str, Any]]:
    """Return the last events with their bodies and attempts, the oldest first."""
    return [_describe_event(each) for each in list(world.records(WebhookEvent).values())[-limit:]]


def redeliver(world: World, number: str) -> dict[str, Any] | None:
    """Send an event again, at once; None if there is no such event."""
    event = world.records(WebhookEvent).get(number)
    if event is None:
        return None
    event.status, event.due_ms = PENDING, world.clock.now_ms()
    world.put(event)
    return _describe_event(event)


def _describe_address(address: WebhookAddress) -> dict[str, Any]:
    value = asdict(address)
    del value["removed"]
    return value


def _describe_event(event: WebhookEvent) -> dict[str, Any]:
    attempts = [dict(zip(_ATTEMPT, each, strict=True)) for each in event.attempts]
    return {**asdict(event), "attempts": attempts}
