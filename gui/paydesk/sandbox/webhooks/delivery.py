"""Background task of a sandbox: applies what is due, and sends webhooks in order, each address on its own."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from typing import TYPE_CHECKING, Final

from paydesk.sandbox.control.fault_box import FaultBox
from paydesk.sandbox.payout import lifecycle as payout_lifecycle
from paydesk.sandbox.progress import apply_due
from paydesk.sandbox.webhooks import faults
from paydesk.sandbox.webhooks.queue import may_send
from paydesk.sandbox.webhooks.records import DELIVERED, FAILED, GATEWAY, LOST, PENDING, WebhookAddress, WebhookEvent
from paydesk.sandbox.webhooks.registry import stop_events
from paydesk.sandbox.webhooks.signing import signed_request
from paydesk.sandbox.world import World

if TYPE_CHECKING:
    import httpx

RETRIES_MS: Final = (120_000, 600_000, 1_800_000)
"""Pauses before the second, third and fourth attempt (docs/service.md#webhooks)."""
MAX_FAILURES: Final = 5
"""Consecutive failed attempts after which one more disables an address of payouts."""
MAX_ANSWER_BYTES: Final = 64 * 1024
"""Bytes of an answer that are read; what it says does not matter."""
_LONGEST_PAUSE_S: Final = 60.0
"""Limit of a pause: the machine's clock can be set."""
_USER_AGENT: Final = "Paydesk-Sandbox"


class WebhookDelivery:
    """Sender of one sandbox's webhooks; belongs to its event loop. No answer waits for it."""

    def __init__(self, world: World, box: FaultBox) -> None:
        self._world = world
        self._box = box
        self._changed = asyncio.Event()
        self._lanes: dict[str, deque[WebhookEvent]] = {}
        """Address -> events that are due there. One task sends them, one after another."""
        self._held: dict[str, deque[WebhookEvent]] = {}
        """Address -> events that the fault "out of order" holds back until another one was sent."""
        self._client: httpx.AsyncClient | None = None

    async def run(self) -> None:
        """Work until cancelled."""
        self._world.on_change = self._changed.set
        try:
            async with asyncio.TaskGroup() as lanes:
                while True:
                    self._changed.clear()
                    self._settle()
                    self._start_due(lanes)
                    self._commit()
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(self._changed.wait(), self._pause_s())
        finally:
            if self._client is not None:
                await self._client.aclose()

    def _settle(self) -> None:
        """Apply what is due by now, so that its events are sent though nobody reads it."""
        apply_due(self._world)
        payout_lifecycle.settle(self._world)

    def _start_due(self, lanes: asyncio.TaskGroup) -> None:
        now = self._world.clock.now_ms()
        while (due := self._world.webhooks_due.pop_due(now)) is not None:
            event = self._world.records(WebhookEvent).get(due[2])
            if event is None:
                continue
            if event.url not in self._lanes:
                self._lanes[event.url] = deque()
                lanes.create_task(self._drain(event.url))
            self._lanes[event.url].append(event)

    def _pause_s(self) -> float | None:
        """Return the real time until something is due; None if that is never, or the clock is stopped."""
        world = self._world
        times = (world.payments_due.next_due_ms(), world.index.next_due_ms(), world.webhooks_due.next_due_ms())
        due = min((each for each in times if each is not None), default=None)
        if due is None or world.clock.rate == 0:
            return None
        return min(_LONGEST_PAUSE_S, (due - world.clock.now_ms()) / 1_000 / world.clock.rate)

    def _commit(self) -> None:
        with contextlib.suppress(OSError):  # a full disk: the next commit writes it
            self._world.commit()

    def _is_pending(self, event: WebhookEvent) -> bool:
        """Return True if an event still waits: not after a reset, a removed address, or another attempt."""
        return event.status == PENDING and self._world.records(WebhookEvent).get(event.key) is event

    async def _drain(self, url: str) -> None:
        lane = self._lanes[url]
        while lane:
            if self._is_pending(lane[0]):
                await self._deliver(lane[0])
                self._commit()
            lane.popleft()
        del self._lanes[url]

    async def _deliver(self, event: WebhookEvent) -> None:
        """Make one attempt, with its fault if there is one."""
        world, now = self._world, self._world.clock.now_ms()
        path = f"/{event.area}/{event.type}/{event.subject}"
        fault = None if event.fault else self._box.take_hit("POST", path, faults.WEBHOOK_FAULTS)
        kind = event.fault or (fault.kind if fault is not None else "")
        if fault is not None and kind in {faults.LATE, faults.OUT_OF_ORDER}:
            event.fault, event.due_ms = kind, now + fault.int_option("ms", faults.HOLD_MS)
            if kind == faults.OUT_OF_ORDER:
                self._held.setdefault(event.url, deque()).append(event)
            world.put(event)
            return
        event.fault, event.tries = "", event.tries + 1
        if kind == faults.LOST:
            event.attempts.append([now, 0, "lost", 0, kind])
            event.status, event.due_ms = LOST, None
            world.put(event)
            return
        secret = world.client_secret[::-1] if kind == faults.WRONG_SIGNATURE else world.client_secret
        old = fault.int_option("ms", faults.OLD_MS) if fault is not None and kind == faults.OLD_TIMESTAMP else 0
        headers, body = signed_request(event, secret, now - old, event.tries)
        is_good = False
        for _ in range(2 if kind == faults.TWICE else 1):
            started = asyncio.get_running_loop().time()
            status, error = await self._post(event.url, headers, body)
            duration_ms = int((asyncio.get_running_loop().time() - started) * 1_000)
            event.attempts.append([now, status, error, duration_ms, kind])
            is_good = 200 <= status < 300
        if self._is_pending(event):
            self._finish(event, is_good=is_good)
        self._release_held(event.url)

    def _finish(self, event: WebhookEvent, *, is_good: bool) -> None:
        """Note the result of an attempt, and the time of the next one."""
        world = self._world
        pause = RETRIES_MS[event.tries - 1] if event.tries <= len(RETRIES_MS) else None
        if is_good or pause is None:
            event.status, event.due_ms = DELIVERED if is_good else FAILED, None
        else:
            event.due_ms = world.clock.now_ms() + pause
        world.put(event)
        address = world.records(WebhookAddress).get(str(event.address))
        if address is None or address.area == GATEWAY or (is_good and not address.failures):
            return
        address.failures = 0 if is_good else address.failures + 1
        address.disabled = address.failures > MAX_FAILURES
        world.put(address)
        if address.disabled:
            stop_events(world, address)

    def _release_held(self, url: str) -> None:
        for event in self._held.pop(url, ()):
            if self._is_pending(event) and event.fault == faults.OUT_OF_ORDER:
                event.due_ms = self._world.clock.now_ms()
                self._world.put(event)

    async def _post(self, url: str, headers: dict[str, str], body: bytes) -> tuple[int, str]:
        """Send a request; return its status and "", or 0 and the reason that it got no answer."""
        if not may_send(self._world, url):
            return 0, "the address is on another machine"
        if self._client is None:
            self._client = await asyncio.to_thread(_create_client)
        import httpx

        try:
            async with (
                asyncio.timeout(self._world.settings.webhook_timeout_ms / 1_000),
                self._client.stream("POST", url, headers=headers, content=body) as answer,
            ):
                size = 0
                async for chunk in answer.aiter_raw():
                    size += len(chunk)
                    if size > MAX_ANSWER_BYTES:
                        break
                return answer.status_code, ""
        except TimeoutError:
            return 0, "no answer in time"
        except (httpx.HTTPError, httpx.InvalidURL) as fault:
            return 0, type(fault).__name__


def _create_client() -> httpx.AsyncClient:
    """Return the client. To import and create it takes some tenths of a second, so that a thread does it.

    No connection is kept: a receiver that closes an idle one just then would cost an attempt.
    """
    import httpx

    limits, headers = httpx.Limits(max_keepalive_connections=0), {"user-agent": _USER_AGENT}
    return httpx.AsyncClient(headers=headers, limits=limits, trust_env=False, timeout=None)  # noqa: S113 - `_post` has one
