"""Reads may be repeated; a create or a terminate never is (DESIGN.md, truth 5)."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paydesk.api.errors import (
    About,
    AnswerFault,
    BadAnswer,
    KeysRefused,
    LineCut,
    NotFound,
    NotTrusted,
    PcOffline,
    RulesBroken,
    ServiceError,
    ServiceFault,
    ServiceUnreachable,
    SlowDown,
    TimedOut,
)
from paydesk.api.retry import backoff, read_retrying
from paydesk.api.session import Gateway
from tests.api.shapes import KEY, ORDER_ID, an_order
from tests.helpers.wire_server import WireServer, cut, no, say


@dataclass
class Calls:
    """Fails with each error in turn, then answers 7; and a sleep that only remembers."""

    errors: list[ServiceError]
    made: int = 0
    slept: list[float] = field(default_factory=list)

    async def call(self) -> int:
        """Do what a read does."""
        self.made += 1
        if self.errors:
            raise self.errors.pop(0)
        return 7

    async def sleep(self, seconds: float) -> None:
        """Take no time."""
        self.slept.append(seconds)


@pytest.mark.parametrize(
    "error",
    [
        PcOffline(),
        ServiceUnreachable(),
        TimedOut(),
        LineCut(),
        ServiceFault(),
        BadAnswer(AnswerFault.HTML),
        SlowDown(About(retry_after=2.0)),
    ],
    ids=lambda error: type(error).__name__,
)
async def test_a_passing_failure_of_a_read_is_tried_again(error: ServiceError) -> None:
    calls = Calls([error])
    assert await read_retrying(calls.call, 3, calls.sleep, random.SystemRandom()) == 7
    assert calls.made == 2
    assert len(calls.slept) == 1


@pytest.mark.parametrize(
    "error", [NotTrusted(), KeysRefused(), NotFound(), RulesBroken(())], ids=lambda error: type(error).__name__
)
async def test_what_time_does_not_mend_is_not_tried_again(error: ServiceError) -> None:
    calls = Calls([error])
    with pytest.raises(type(error)):
        await read_retrying(calls.call, 3, calls.sleep)
    assert (calls.made, calls.slept) == (1, [])


@pytest.mark.parametrize("method", ["POST", "PATCH"])
@pytest.mark.parametrize("kind", [LineCut, TimedOut, ServiceFault, SlowDown, ServiceUnreachable])
async def test_a_write_is_never_tried_again(method: str, kind: type[ServiceError]) -> None:
    calls = Calls([kind(About(method=method))])
    with pytest.raises(kind):
        await read_retrying(calls.call, 3, calls.sleep)
    assert calls.made == 1


async def test_a_terminate_handed_in_by_mistake_is_sent_once(server: WireServer, gateway: Gateway) -> None:
    server.then(cut())
    with pytest.raises(LineCut):
        await read_retrying(lambda: gateway.orders.terminate(ORDER_ID, KEY))
    assert len(server.requests) == 1


async def test_it_gives_up_after_its_attempts_with_the_last_error() -> None:
    calls = Calls([LineCut(), TimedOut(), ServiceFault(), PcOffline()])
    with pytest.raises(ServiceFault):
        await read_retrying(calls.call, 3, calls.sleep)
    assert calls.made == 3
    assert len(calls.slept) == 2


async def test_slow_down_is_obeyed_to_the_second() -> None:
    calls = Calls([SlowDown(About(retry_after=9.0))])
    await read_retrying(calls.call, 3, calls.sleep, patience=9.0)
    assert calls.slept == [9.0]


async def test_a_longer_wait_than_the_patience_is_raised_at_once() -> None:
    calls = Calls([SlowDown(About())])
    with pytest.raises(SlowDown) as caught:
        await read_retrying(calls.call, 3, calls.sleep, patience=59.0)
    assert (calls.made, calls.slept, caught.value.wait) == (1, [], 60.0)


@given(st.integers(1, 10_000), st.floats(0, 1))
def test_the_pauses_double_up_to_four_seconds(attempt: int, share: float) -> None:
    assert 0.125 <= backoff(attempt, share) <= 4.0
    assert backoff(attempt, 0) <= backoff(attempt, share) <= backoff(attempt, 1)
    if attempt < 5:
        assert backoff(attempt + 1, share) == 2 * backoff(attempt, share)


async def test_over_a_real_line(server: WireServer, gateway: Gateway) -> None:
    server.then(cut(), no(500, "api_error", "internal_error"), say(an_order()))
    calls = Calls([])
    answered = await read_retrying(lambda: gateway.orders.read(ORDER_ID), 3, calls.sleep)
    assert answered.value.order_id == ORDER_ID
    assert len(server.requests) == 3
