"""The line to the service: every call passes here, so health, clock and read budget are learnt in one place."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeVar

from paydesk.api.errors import ServiceError
from paydesk.domain.failure import Failure, Problem, Side
from paydesk.domain.messages import Event, ServiceHealth

if TYPE_CHECKING:
    from paydesk.api.answers import Answered
    from paydesk.api.session import Gateway
    from paydesk.counter.rate_budget import ReadBudget

AnswerT = TypeVar("AnswerT")

LINE_PROBLEMS = frozenset(
    {Problem.PC_OFFLINE, Problem.NO_ANSWER, Problem.TIMED_OUT, Problem.LINE_CUT, Problem.NOT_TRUSTED}
)
"""Problems of the line itself: while one of them stands, one read at a time is enough to learn that it is over."""


class CallFailedError(Exception):
    """A call to the service failed; `failure` says how."""

    def __init__(self, failure: Failure) -> None:
        super().__init__(failure.problem.value)
        self.failure = failure


class Line:
    """Calls through one gateway. `gateway` is None until keys are known."""

    def __init__(self, emit: Callable[[Event], None], now: Callable[[], int], budget: ReadBudget) -> None:
        self._emit = emit
        self._now = now
        self._budget = budget
        self.gateway: Gateway | None = None
        self._decided = asyncio.Event()
        self._ahead = 0
        self.problem: Problem | None = None

    def connect(self, gateway: Gateway | None) -> None:
        """Talk through this gateway from now on; None: there are no keys."""
        self.gateway = gateway
        self._decided.set()

    @property
    def is_down(self) -> bool:
        """Whether the last call found no working line."""
        return self.problem in LINE_PROBLEMS

    async def call(self, ask: Callable[[Gateway], Awaitable[Answered[AnswerT]]]) -> Answered[AnswerT]:
        """Make one call. Raises CallFailedError for every failure of the line, the service or the request."""
        await self._decided.wait()  # at start, keys and sandbox come a moment later than the first customer
        if self.gateway is None:
            raise CallFailedError(Failure(Problem.NO_KEYS, Side.SHOP, outcome_known=True))
        try:
            answer = await ask(self.gateway)
        except ServiceError as error:
            self._learn_failure(error.failure)
            raise CallFailedError(error.failure) from error
        self._budget.learn(answer.rate.limit, answer.rate.remaining)
        self.problem = None
        self._ahead = self.clock_ahead(answer) or self._ahead
        self._emit(ServiceHealth(self._now(), round_trip_ms=round(answer.round_trip_s * 1_000)))
        return answer

    def _learn_failure(self, failure: Failure) -> None:
        now = self._now()
        if failure.problem is Problem.SLOW_DOWN:
            self._budget.told_to_stop(now, failure.retry_after)
        about_line = failure.side in {Side.THIS_PC, Side.SERVICE} or failure.problem in {
            Problem.KEYS_REFUSED,
            Problem.NOT_ALLOWED,
        }
        # "not found" and the like are answers: the line is well
        self.problem = failure.problem if about_line else None
        resumes_at = self._budget.quiet_until if failure.problem is Problem.SLOW_DOWN else None
        self._emit(ServiceHealth(now, problem=self.problem, resumes_at=resumes_at))

    def clock_ahead(self, answer: Answered[AnswerT]) -> int | None:
        """This PC's clock minus the service's, in ms, from the Date header; None when it was not sent."""
        return None if answer.server_date_ms is None else self._now() - answer.server_date_ms

    def service_now(self) -> int:
        """What time it is by the service's clock, as far as its last answer told (truth 8)."""
        return self._now() - self._ahead
