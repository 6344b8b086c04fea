"""A connection to one area of the service: replaces its client, and learns from every answer.

Keys rotate without a restart: the next call goes through the new client, and the old one is closed after its last
call. Each answer, a refusal too, tells the service's time and its limits (docs/rules.md#shared-read-budget,
docs/rules.md#steady-time).
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import defaultdict
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, Generic, Protocol, TypeVar

from paydesk.api.answers import ApiResponse
from paydesk.api.errors import ServiceError
from paydesk.api.transport import Transport
from paydesk.counter.topic import Topic
from paydesk.domain.clock import Now
from paydesk.domain.failure import LINE_PROBLEMS, MAX_PAUSE, Failure, Problem, Side, is_expiry_refusal
from paydesk.domain.messages import ServiceHealth

DEFAULT_LIMIT: Final = 200
"""Calls a minute until the service has told its limit."""
MIN_RATE: Final = 6.0
"""Calls a minute that are always allowed, whatever a header says: far below the smallest documented limit."""
_SHARE: Final = 0.8  # the account may have other counters
_BURST: Final = 8.0
_WHOLE_TOKEN: Final = 1.0 - 1e-9  # many small additions must still make a whole
_MINUTE: Final = 60_000
_CLOCK_TIMEOUT_S: Final = 2.0
"""Longest wait for the service's time, in seconds."""


class RateBudget:
    """Token bucket that fills at the rate that the service allows. Times in milliseconds."""

    def __init__(self, now: int) -> None:
        self._limit = DEFAULT_LIMIT
        self._slowdown = 1.0
        self._tokens = _BURST
        self._refilled_at = now
        self._paused_until = 0
        self._reported_at = now
        self._user_call_at: int | None = None
        self._lease: tuple[float, int] | None = None
        """Calls a minute that the hub of the shop allows this counter, and until when."""

    @property
    def limit(self) -> int:
        """Calls a minute that the account may make, as far as the service has told."""
        return self._limit

    @property
    def paused_until(self) -> int:
        """Time before which only a person's requests leave; 0 without a pause."""
        return self._paused_until

    @property
    def per_minute(self) -> float:
        """Calls a minute that this counter allows itself now."""
        share = self._limit * _SHARE if self._lease is None else self._lease[0]
        return max(MIN_RATE, share * self._slowdown)

    def lease(self, per_minute: float, until: int) -> None:
        """Take this counter's share of the account's calls from the hub; afterwards the usual share counts again."""
        self._lease = per_minute, until

    def update_limits(self, limit: int | None, remaining: int | None, now: int) -> None:
        """Apply `x-ratelimit-limit` and `-remaining` (per minute); slow down when little is left for all counters.

        Values that are not repeated within a minute are forgotten: they describe one minute.
        """
        if limit is not None or remaining is not None:
            self._reported_at = now
        if limit is not None and limit > 0:
            self._limit = limit
        if remaining is not None:
            left = remaining / self._limit
            self._slowdown = 1.0 if left > 0.3 else 0.5 if left > 0.1 else 0.2

    def pause(self, now: int, duration: int) -> None:
        """Pause after a 429 for `Failure.pause_ms`, at most LONGEST_PAUSE."""
        self._paused_until = max(self._paused_until, now + min(duration, MAX_PAUSE))
        self._tokens = 1.0

    def take_for_user(self, now: int) -> bool:
        """Return True if a person's request may leave now: always, but once a minute in a pause."""
        if now >= self._paused_until:
            return True
        if self._user_call_at is not None and now - self._user_call_at < _MINUTE:
            return False
        self._user_call_at = now
        return True

    def mark_user_refused(self, now: int) -> None:
        """Count a person's request that met a 429 as the one of this minute."""
        self._user_call_at = now

    def shift_clock(self, by: int) -> None:
        """Move all times after this process's clock was corrected: waits keep their length."""
        self._refilled_at += by
        self._reported_at += by
        self._paused_until += by if self._paused_until else 0
        self._lease = None
        self._user_call_at = None if self._user_call_at is None else self._user_call_at + by

    def take(self, now: int) -> bool:
        """Return True if one call may leave now, and count it."""
        if now < self._paused_until:
            return False
        self._refill(now)
        if self._tokens < _WHOLE_TOKEN:
            return False
        self._tokens -= 1.0
        return True

    def wait_ms(self, now: int) -> int:
        """Return the milliseconds until `take` may return True."""
        if now < self._paused_until:
            return self._paused_until - now
        self._refill(now)
        if self._tokens >= _WHOLE_TOKEN:
            return 0
        return int((1.0 - self._tokens) * _MINUTE / self.per_minute) + 1

    def _refill(self, now: int) -> None:
        if now - self._reported_at > _MINUTE:
            self._limit, self._slowdown = DEFAULT_LIMIT, 1.0
        if self._lease is not None and now >= self._lease[1]:
            self._lease = None
        refilled = max(0, now - self._refilled_at) * self.per_minute / _MINUTE
        # a high limit allows larger bursts, so that 200 sales do not queue one by one
        self._tokens = min(max(_BURST, self.per_minute / 60), self._tokens + refilled)
        self._refilled_at = now


AnswerT = TypeVar("AnswerT")


class ServiceClient(Protocol):
    """Interface of the clients of all areas."""

    @property
    def transport(self) -> Transport:
        """Connection pool, which knows its host, its keys, and the Date of the last answer."""

    async def aclose(self) -> None:
        """Close all connections after the calls in flight."""


ClientT = TypeVar("ClientT", bound=ServiceClient)


def _ignore(*_: object) -> None: ...


@dataclass(frozen=True, slots=True)
class ServiceCall(Generic[ClientT]):
    """One call to the service (ServiceConnection.call)."""

    client: ClientT
    _learn: Callable[[ApiResponse[Any]], None]

    def answered(self, answer: ApiResponse[AnswerT]) -> ApiResponse[AnswerT]:
        """Learn the service's time and limits from an answer, and return it."""
        self._learn(answer)
        return answer


class ServiceConnection(Generic[ClientT]):
    """Calls through one client, which can be replaced while calls go on."""

    def __init__(
        self,
        now: Now,
        on_health: Callable[[ServiceHealth], None] = _ignore,
        on_service_time: Callable[[int], None] = _ignore,
    ) -> None:
        """Create a connection without a client.

        Args:
            on_health: Called with the health of the service after each call.
            on_service_time: Called with the time of the service's own answers, in ms since the epoch.
        """
        self._now = now
        self._on_health = on_health
        self._client: ClientT | None = None
        self._keys_known = asyncio.Event()
        self._call_counts: defaultdict[int, int] = defaultdict(int)
        self._budgets: dict[str, RateBudget] = {}
        self._account = ("", "")
        """Account that the budgets belong to: the host, and a mark of the keys."""
        self._on_service_time = on_service_time
        self.changed: Topic[None] = Topic()
        """The client was replaced, or the line works again: failed reads may be retried at once."""
        self.problem: Problem | None = None
        self.clock_offset_ms = 0
        """This PC's clock minus the service's, in ms, by the last answer."""
        self._offset_client: ClientT | None = None
        """The current client, once it has told the offset. A token fetched for a call that failed does not count."""

    @property
    def client(self) -> ClientT | None:
        """The current client; None without keys."""
        return self._client

    @property
    def is_down(self) -> bool:
        """True if the last call found no working line: one read at a time is enough then."""
        return self.problem in LINE_PROBLEMS

    @property
    def known_offset_ms(self) -> int | None:
        """Clock offset, or None until the current client got an answer."""
        return self.clock_offset_ms if self._client is not None and self._offset_client is self._client else None

    def budget(self, operation: str) -> RateBudget:
        """Return the budget of one operation: a limit on one does not slow another."""
        if operation not in self._budgets:
            self._budgets[operation] = RateBudget(self._now())
        return self._budgets[operation]

    async def use(self, client: ClientT | None, *, warm: bool = False) -> None:
        """Send calls through this client from now on.

        Args:
            client: None without keys.
            warm: Return only after its line is open.
        """
        before, self._client = self._client, client
        self._keys_known.set()
        self._reset_budgets(client)
        self.changed.publish(None)
        if before is not None and not self._call_counts.get(id(before)):
            await before.aclose()
        if warm:
            await self.warm()

    async def warm(self) -> None:
        """Open a line before it is needed, and learn the service's time if no answer has told it yet."""
        client = self._client
        if client is None or self.known_offset_ms is not None:
            return
        await client.transport.warm()
        self._update_offset(client, client.transport.service_now_ms)

    @property
    def is_ready(self) -> bool:
        """True if it is known with which keys a call would be sent, and the service's time."""
        return self._keys_known.is_set() and (self._client is None or self.known_offset_ms is not None)

    async def wait_ready(self) -> None:
        """Wait until it is known whether there are keys, and at most _CLOCK_TIMEOUT_S for the service's time."""
        await self._keys_known.wait()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_CLOCK_TIMEOUT_S):
                await self.warm()

    def _reset_budgets(self, client: ClientT | None) -> None:
        """Reset the budgets if the account has changed; another setting of the same account keeps them."""
        if client is None:
            return
        account = (client.transport.endpoint.host, client.transport.key_digest)
        if account != self._account:
            self._account = account
            self._budgets.clear()

    @contextlib.asynccontextmanager
    async def call(self, operation: str) -> AsyncIterator[ServiceCall[ClientT]]:
        """Make one call in the `async with` block; at start wait until it is known whether there are keys.

        Raises:
            ServiceError: There are no keys, or the call failed.
        """
        await self._keys_known.wait()
        client = self._client
        if client is None:
            raise ServiceError(Problem.NO_KEYS)
        self._call_counts[id(client)] += 1
        call = ServiceCall(client, partial(self._learn, operation, client))
        try:
            yield call
        except ServiceError as error:
            self._learn_time(client, error.server_date_ms)
            if error.server_date_ms is None and _is_time_refusal(error):
                self._discard_offset(client)
            self._on_failure(operation, error)
            raise
        finally:
            self._call_counts[id(client)] -= 1
            if not self._call_counts[id(client)]:
                del self._call_counts[id(client)]
                if client is not self._client:
                    await client.aclose()

    def _learn(self, operation: str, client: ClientT, answer: ApiResponse[Any]) -> None:
        self._learn_time(client, answer.server_date_ms)
        self._on_answer(operation, answer)

    def _learn_time(self, client: ClientT, service_time: int | None) -> None:
        """Store the clock offset, and report the time after the answer is stored: the report may move the clock."""
        self._update_offset(client, service_time)
        if service_time is not None:
            asyncio.get_running_loop().call_soon(self._on_service_time, service_time)

    def answer_offset_ms(self, answer: ApiResponse[AnswerT]) -> int | None:
        """Return this PC's clock minus the service's, in ms, from the Date header; None without one."""
        return self.offset_from(answer.server_date_ms)

    def offset_from(self, service_time: int | None) -> int | None:
        """Return this PC's clock minus the service's, in ms, for an answer that came just now; None without a time."""
        return None if service_time is None else self._now() - service_time

    def _update_offset(self, client: ClientT, service_time: int | None) -> None:
        """Store the clock offset, if the answer told the service's time."""
        if service_time is not None:
            self.clock_offset_ms = self._now() - service_time
            self._offset_client = client if client is self._client else self._offset_client

    def shift_clock(self, by: int) -> None:
        """Move all times after this process's clock was corrected."""
        self.clock_offset_ms += by
        for budget in self._budgets.values():
            budget.shift_clock(by)

    def _discard_offset(self, client: ClientT) -> None:
        """Forget a known offset after the service refused a time without telling its own."""
        self.clock_offset_ms, self._offset_client = 0, None
        client.transport.forget_time()

    def _on_answer(self, operation: str, answer: ApiResponse[AnswerT]) -> None:
        self.budget(operation).update_limits(answer.rate_limit.limit, answer.rate_limit.remaining, self._now())
        self._set_problem(None)
        trip = round(answer.round_trip_s * 1_000)
        self._on_health(ServiceHealth(self._now(), round_trip_ms=trip, clock_offset_ms=self.clock_offset_ms))

    def _on_failure(self, operation: str, error: ServiceError) -> None:
        failure, now, resumes_at = error.failure, self._now(), None
        if error.problem is Problem.SLOW_DOWN:
            self.budget(operation).pause(now, failure.pause_ms)
            resumes_at = self.budget(operation).paused_until
        # "not found" and the like are answers: the line works
        problem = failure.problem if _is_line_failure(failure) else None
        self._set_problem(problem)
        self._on_health(
            ServiceHealth(now, problem=problem, resumes_at=resumes_at, clock_offset_ms=self.clock_offset_ms)
        )

    def _set_problem(self, problem: Problem | None) -> None:
        was_down, self.problem = self.is_down, problem
        if was_down and not self.is_down:
            self.changed.publish(None)

    async def close(self) -> None:
        """Close the client and go without keys."""
        client, self._client = self._client, None
        if client is not None:
            await client.aclose()


def _is_time_refusal(error: ServiceError) -> bool:
    field = "" if error.classification is None else error.classification.field
    return field == "linkExpiry" or (error.problem is Problem.REFUSED and is_expiry_refusal(error.code))


def _is_line_failure(failure: Failure) -> bool:
    ours_to_mend = failure.problem in {Problem.KEYS_REFUSED, Problem.NOT_ALLOWED}
    return failure.side in {Side.THIS_PC, Side.SERVICE} or ours_to_mend
