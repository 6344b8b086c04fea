"""A connection to one area of the service: one way to swap its client, and to learn from every answer.

Keys rotate without a restart: the next call goes through the new client, and the one before it is closed once nobody
waits for it. Each answer, a refusal too, tells the service's time and its limits (docs/rules.md#shared-read-budget,
#steady-time).
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import defaultdict
from collections.abc import Awaitable, Callable
from typing import Final, Generic, Protocol, TypeVar

from paydesk.api.answers import ApiResponse
from paydesk.api.errors import ServiceError
from paydesk.api.transport import Transport
from paydesk.domain.clock import Now
from paydesk.domain.failure import LINE_PROBLEMS, MAX_PAUSE, Failure, Problem, Side, is_expiry_refusal
from paydesk.domain.messages import ServiceHealth

FIRST_LIMIT: Final = 200
"""Calls a minute until the service has named its limit."""
LEAST_RATE: Final = 6.0
"""Calls a minute that a counter allows itself whatever a header says: the least that is documented is far above."""
_SHARE: Final = 0.8  # the account may have other counters
_BURST: Final = 8.0
_ONE: Final = 1.0 - 1e-9  # many small additions must still make a whole
_MINUTE: Final = 60_000
_TIME_WITHIN_S: Final = 2.0
"""How long something waits, at most, for the service's time."""


class RateBudget:
    """A bucket that fills with the rate the service allows and is emptied by calls. Times in milliseconds."""

    def __init__(self, now: int) -> None:
        self._limit = FIRST_LIMIT
        self._scarce = 1.0
        self._tokens = _BURST
        self._filled_at = now
        self._quiet_until = 0
        self._told_at = now
        self._by_hand_at: int | None = None

    @property
    def quiet_until(self) -> int:
        """Nothing may leave by itself before this time; 0 when there is no pause."""
        return self._quiet_until

    @property
    def per_minute(self) -> float:
        """Calls a minute that this counter allows itself now."""
        return max(LEAST_RATE, self._limit * _SHARE * self._scarce)

    def learn(self, limit: int | None, remaining: int | None, now: int) -> None:
        """Take in `x-ratelimit-limit` and `-remaining` (per minute). With little left for everybody, slow down.

        What is not told again within a minute is forgotten: they speak of no longer time.
        """
        if limit is not None or remaining is not None:
            self._told_at = now
        if limit is not None and limit > 0:
            self._limit = limit
        if remaining is not None:
            left = remaining / self._limit
            self._scarce = 1.0 if left > 0.3 else 0.5 if left > 0.1 else 0.2

    def told_to_stop(self, now: int, pause: int) -> None:
        """A 429 came: be quiet for so long (`Failure.pause`), and never for longer than LONGEST_PAUSE."""
        self._quiet_until = max(self._quiet_until, now + min(pause, MAX_PAUSE))
        self._tokens = 1.0

    def take_by_hand(self, now: int) -> bool:
        """Whether a person's question may leave now: always but in a quiet, and there once a minute."""
        if now >= self._quiet_until:
            return True
        if self._by_hand_at is not None and now - self._by_hand_at < _MINUTE:
            return False
        self._by_hand_at = now
        return True

    def refused_by_hand(self, now: int) -> None:
        """A person's question was told to slow down: that was the one of this minute."""
        self._by_hand_at = now

    def moved(self, by: int) -> None:
        """This process's clock was set anew by so much: waits stay as long as they were."""
        self._filled_at += by
        self._told_at += by
        self._quiet_until += by if self._quiet_until else 0
        self._by_hand_at = None if self._by_hand_at is None else self._by_hand_at + by

    def take(self, now: int) -> bool:
        """Whether one call may leave now; counts it."""
        if now < self._quiet_until:
            return False
        self._fill(now)
        if self._tokens < _ONE:
            return False
        self._tokens -= 1.0
        return True

    def wait(self, now: int) -> int:
        """Milliseconds until `take` may say yes."""
        if now < self._quiet_until:
            return self._quiet_until - now
        self._fill(now)
        if self._tokens >= _ONE:
            return 0
        return int((1.0 - self._tokens) * _MINUTE / self.per_minute) + 1

    def _fill(self, now: int) -> None:
        if now - self._told_at > _MINUTE:
            self._limit, self._scarce = FIRST_LIMIT, 1.0
        grown = max(0, now - self._filled_at) * self.per_minute / _MINUTE
        # a generous service may be used in bigger gulps, so that 200 sales need not queue one by one
        self._tokens = min(max(_BURST, self.per_minute / 60), self._tokens + grown)
        self._filled_at = now


AnswerT = TypeVar("AnswerT")


class Client(Protocol):
    """What every area's client offers."""

    @property
    def transport(self) -> Transport:
        """The connection pool, which knows its host, its keys, and the Date of the last answer."""

    async def aclose(self) -> None:
        """Close all connections, once the calls in flight have ended."""


ClientT = TypeVar("ClientT", bound=Client)


def _nothing(*_: object) -> None:
    """Nobody wants to know."""


class Connection(Generic[ClientT]):
    """Calls through one client, which can be replaced while calls go on."""

    def __init__(self, now: Now, on_health: Callable[[ServiceHealth], None] = _nothing) -> None:
        self._now = now
        self._on_health = on_health
        self._client: ClientT | None = None
        self._decided = asyncio.Event()
        self._users: defaultdict[int, int] = defaultdict(int)
        self._budgets: dict[str, RateBudget] = {}
        self._account = ("", "")
        """Whose limits the budgets are: the host, and a mark of the keys."""
        self.changed: Callable[[], None] = _nothing
        """Called when another client is used, and when the line works again: what failed may be tried at once."""
        self.told_time: Callable[[int], None] = _nothing
        """Called with the time that the service's own answer told, in ms since 1970."""
        self.problem: Problem | None = None
        self.ahead = 0
        """This PC's clock minus the service's, in ms, as the last answer told."""
        self._told_by: ClientT | None = None
        """The client of now, once it has told that; a token that it got for a call that failed does not."""

    @property
    def client(self) -> ClientT | None:
        """The client that is used now; None while there are no keys."""
        return self._client

    @property
    def is_down(self) -> bool:
        """Whether the last call found no working line: one read at a time is enough to learn that this is over."""
        return self.problem in LINE_PROBLEMS

    @property
    def known_ahead(self) -> int | None:
        """The same as `ahead`; None while no answer to the client of now has told."""
        return self.ahead if self._client is not None and self._told_by is self._client else None

    def budget(self, operation: str) -> RateBudget:
        """What may be sent of one operation: a limit on one does not slow another."""
        if operation not in self._budgets:
            self._budgets[operation] = RateBudget(self._now())
        return self._budgets[operation]

    async def use(self, client: ClientT | None, *, warm: bool = False) -> None:
        """Talk through this client from now on; None: there are no keys. `warm`: back when its line is open."""
        before, self._client = self._client, client
        self._decided.set()
        self._limits_of(client)
        self.changed()
        if before is not None and not self._users.get(id(before)):
            await before.aclose()
        if warm:
            await self.warm()

    async def warm(self) -> None:
        """Open a line before it is needed, and learn the service's time where no answer has told it yet."""
        client = self._client
        if client is None or self.known_ahead is not None:
            return
        await client.transport.warm()
        self._take_time(client, client.transport.service_now_ms)

    @property
    def is_ready(self) -> bool:
        """Whether it is known with which keys a call would go, and what the time is there."""
        return self._decided.is_set() and (self._client is None or self.known_ahead is not None)

    async def ready(self) -> None:
        """Wait until keys are known, or known not to be there; for the service's time a moment, and no longer."""
        await self._decided.wait()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_TIME_WITHIN_S):
                await self.warm()

    def _limits_of(self, client: ClientT | None) -> None:
        """The limits are the account's: they begin anew with another one, and not because of another setting."""
        if client is None:
            return
        account = (client.transport.endpoint.host, client.transport.key_digest)
        if account != self._account:
            self._account = account
            self._budgets.clear()

    async def call(
        self, operation: str, ask: Callable[[ClientT], Awaitable[ApiResponse[AnswerT]]]
    ) -> ApiResponse[AnswerT]:
        """Make one call; at the start it waits until keys are known, or known not to be there. Raises ServiceError."""
        await self._decided.wait()
        client = self._client
        if client is None:
            raise ServiceError(Problem.NO_KEYS)
        self._users[id(client)] += 1
        try:
            answer = await ask(client)
        except ServiceError as error:
            self._take_time(client, error.server_date_ms)
            self._tell_time(error.server_date_ms)
            if error.server_date_ms is None and _refuses_times(error):
                self._doubt_time(client)
            self._learn_failure(operation, error)
            raise
        finally:
            self._users[id(client)] -= 1
            if not self._users[id(client)]:
                del self._users[id(client)]
                if client is not self._client:
                    await client.aclose()
        self._take_time(client, answer.server_date_ms)
        self._tell_time(answer.server_date_ms)
        self._learn(operation, answer)
        return answer

    def clock_ahead(self, answer: ApiResponse[AnswerT]) -> int | None:
        """This PC's clock minus the service's, in ms, from the Date header; None when it was not sent."""
        return self.ahead_of(answer.server_date_ms)

    def ahead_of(self, served: int | None) -> int | None:
        """This PC's clock minus the service's, in ms, of an answer that came now; None where it told no time."""
        return None if served is None else self._now() - served

    def _take_time(self, client: ClientT, served: int | None) -> None:
        """`served`: the service's time now, if that was told."""
        if served is not None:
            self.ahead = self._now() - served
            self._told_by = client if client is self._client else self._told_by

    def _tell_time(self, served: int | None) -> None:
        if served is not None:  # once the answer is kept: it may move the clock
            asyncio.get_running_loop().call_soon(self.told_time, served)

    def clock_moved(self, by: int) -> None:
        """This process's clock was set anew by so much."""
        self.ahead += by
        for budget in self._budgets.values():
            budget.moved(by)

    def _doubt_time(self, client: ClientT) -> None:
        """The service refused a time, and tells none: what was learnt of its clock was not its own."""
        self.ahead, self._told_by = 0, None
        client.transport.forget_time()

    def _learn(self, operation: str, answer: ApiResponse[AnswerT]) -> None:
        self.budget(operation).learn(answer.rate_limit.limit, answer.rate_limit.remaining, self._now())
        self._heard(None)
        trip = round(answer.round_trip_s * 1_000)
        self._on_health(ServiceHealth(self._now(), round_trip_ms=trip, clock_offset_ms=self.ahead))

    def _learn_failure(self, operation: str, error: ServiceError) -> None:
        failure, now, resumes_at = error.failure, self._now(), None
        if error.problem is Problem.SLOW_DOWN:
            self.budget(operation).told_to_stop(now, failure.pause_ms)
            resumes_at = self.budget(operation).quiet_until
        # "not found" and the like are answers: the line is well
        problem = failure.problem if _is_about_line(failure) else None
        self._heard(problem)
        self._on_health(ServiceHealth(now, problem=problem, resumes_at=resumes_at, clock_offset_ms=self.ahead))

    def _heard(self, problem: Problem | None) -> None:
        was_down, self.problem = self.is_down, problem
        if was_down and not self.is_down:
            self.changed()

    async def close(self) -> None:
        """Close the client."""
        client, self._client = self._client, None
        if client is not None:
            await client.aclose()


def _refuses_times(error: ServiceError) -> bool:
    field = "" if error.classification is None else error.classification.field
    return field == "linkExpiry" or (error.problem is Problem.REFUSED and is_expiry_refusal(error.code))


def _is_about_line(failure: Failure) -> bool:
    ours_to_mend = failure.problem in {Problem.KEYS_REFUSED, Problem.NOT_ALLOWED}
    return failure.side in {Side.THIS_PC, Side.SERVICE} or ours_to_mend
