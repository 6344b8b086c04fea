"""A test of the test: each fault that was once here, put back, is noticed by the state machine.

Short form: a tenth of them, others on each day; full form (python3 dev.py test --full): all.
"""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final
from unittest import mock

import hypothesis
import pytest
from hypothesis.stateful import run_state_machine_as_test

from paydesk.counter.connection import Connection
from paydesk.counter.repository import Repository
from paydesk.counter.runner import Runner
from paydesk.domain.clock import DAY, Clock
from paydesk.domain.commands import CloseSale
from paydesk.domain.sale import facts, fold, next_step, verdict, watch
from paydesk.domain.sale.facts import Kind
from paydesk.domain.sale.request import CreateOutcome, Request
from paydesk.domain.sale.sale import Sale
from paydesk.domain.sale.verdict import Verdict
from tests.simulation import machine
from tests.simulation.machine import Broken
from tests.simulation.test_state_machine import STEPS, DaysMachine, SalesMachine

EXAMPLES: Final = 150
"""In which a planted fault is to be seen; most are seen in some ten."""

Patch = Callable[[], contextlib.AbstractContextManager[Any]]


def _always(owner: type, name: str, value: object) -> Patch:
    """A property that does not look any more."""
    return lambda: mock.patch.object(owner, name, property(lambda _self: value))


def _put(owner: object, name: str, value: object) -> Patch:
    return lambda: mock.patch.object(owner, name, value)


@contextlib.contextmanager
def _pending_is_not_looked_at() -> Any:
    told = facts.payments_read
    with mock.patch.object(facts, "payments_read", lambda *args, **more: {**told(*args, **more), "pending": 0}):
        yield


@contextlib.contextmanager
def _others_cannot_pay_a_scanned_order() -> Any:
    seen = verdict.situation_of
    with mock.patch.object(verdict, "situation_of", lambda sale, now: replace(seen(sale, now), made_here=True)):
        yield


@contextlib.contextmanager
def _the_wall_clock_is_asked() -> Any:
    def begin(self: Any, wall: Callable[[], int], elapsed: Callable[[], int]) -> None:
        self.wall = wall

    with (
        mock.patch.object(Clock, "__init__", begin),
        mock.patch.object(Clock, "now", lambda self: self.wall() // 1_000_000),
    ):
        yield


@contextlib.contextmanager
def _a_cancel_is_lost_while_the_order_is_made() -> Any:
    taken = fold._CHANGES[Kind.CANCEL_ASKED]

    def change(draft: Any, data: Any, at: int) -> None:
        if draft.get("cf_order_id"):
            taken(draft, data, at)

    with mock.patch.dict(fold._CHANGES, {Kind.CANCEL_ASKED: change}):
        yield


@contextlib.contextmanager
def _not_paid_is_said_at_the_beginning() -> Any:
    said = verdict.verdict

    def told(now: Any) -> Verdict:
        new = now.standing is verdict.Standing.NONE and now.create is CreateOutcome.NOT_SENT
        return Verdict.NOT_PAID if new else said(now)

    with mock.patch.object(verdict, "verdict", told):
        yield


@contextlib.contextmanager
def _nothing_to_press_for_what_is_unknown_there() -> Any:
    found = next_step.possible
    with mock.patch.object(machine, "possible", lambda sale, now: found(sale, now) - {CloseSale}):
        yield


def _over_by_our_clock(sale: Sale, now: int) -> bool:
    return not sale.is_open and now - (sale.closed_at or sale.started_at) >= DAY


PLANTED: Final[dict[str, tuple[type[SalesMachine], Patch]]] = {
    "PAID for another amount is HAND OVER": (SalesMachine, _always(Sale, "agrees", value=True)),
    "what was typed for a scanned order is forgotten": (SalesMachine, _always(Sale, "is_refused_amount", value=False)),
    "EXPIRED is final at once": (SalesMachine, _put(fold, "EXPIRED_WAIT", 0)),
    "a payment that is pending is not looked at": (SalesMachine, _pending_is_not_looked_at),
    "others cannot pay a scanned order": (SalesMachine, _others_cannot_pay_a_scanned_order),
    "a key whose answer was a 500 goes for ever": (
        SalesMachine,
        lambda: mock.patch.object(Request, "key_again", property(lambda self: self.key)),
    ),
    "each try has a new key": (SalesMachine, _always(Request, "key_again", value="")),
    "the service's clock is not learnt": (
        SalesMachine,
        lambda: mock.patch.object(Connection, "ahead", property(lambda _: 0, lambda *_: None), create=True),
    ),
    "the wall clock is asked": (SalesMachine, _the_wall_clock_is_asked),
    "times of a clock that was ahead hold a sale back": (
        SalesMachine,
        _put(next_step, "_after", lambda since, pause, _now: (since or 0) + pause),
    ),
    "the late watch ends by this PC's clock": (SalesMachine, _put(watch, "is_over", _over_by_our_clock)),
    "a cancel is lost while the order is made": (SalesMachine, _a_cancel_is_lost_while_the_order_is_made),
    "a cancel can be sent once": (
        SalesMachine,
        _put(next_step, "_may_cancel", lambda sale: sale.is_open and not sale.termination.sends),
    ),
    "nothing to press for what is unknown there": (DaysMachine, _nothing_to_press_for_what_is_unknown_there),
    "an answer is told when it is written": (SalesMachine, _put(Repository, "keep", Repository.intend)),
    "an intent is written when there is time": (SalesMachine, _put(Repository, "intend", Repository.keep)),
    "a disk that fails once stops a sale": (SalesMachine, _put(Runner, "_rest", lambda *_: None)),
    "NOT PAID is said at the beginning": (SalesMachine, _not_paid_is_said_at_the_beginning),
    "late money looks like any other": (SalesMachine, _always(Sale, "paid_late", value=False)),
}


def noticed(driven: type[SalesMachine], seed: int = 0) -> str:
    """What the state machine says; "" when it finds nothing wrong."""
    fresh = hypothesis.seed(seed)(type(driven.__name__, (driven,), {}))
    settings = hypothesis.settings(
        max_examples=EXAMPLES,
        stateful_step_count=STEPS,
        deadline=None,
        suppress_health_check=list(hypothesis.HealthCheck),
        phases=[hypothesis.Phase.generate],
        database=None,
        report_multiple_bugs=False,
    )
    try:
        run_state_machine_as_test(fresh, settings=settings)
    except Broken as fault:
        return str(fault)
    return ""


@pytest.mark.full
@pytest.mark.timeout(1_800)
@pytest.mark.parametrize("name", PLANTED)
def test_a_planted_fault_is_noticed(name: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.CRITICAL)
    driven, patch = PLANTED[name]
    with patch():
        words = noticed(driven)
    assert words, f"nobody noticed: {name}"


def test_there_are_enough_of_them() -> None:
    assert len(PLANTED) >= 12
