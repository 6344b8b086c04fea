"""A test of the test: each fault that was once here, put back, makes the state machine fail.

Each is planted under a run of the machine that shows it, step by step, and that goes well without it. In the full form
(python3 dev.py test --full) Hypothesis looks for such a run by itself.
"""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final
from unittest import mock

import hypothesis
import pytest
from hypothesis.stateful import run_state_machine_as_test

from paydesk.api import wire
from paydesk.api.hub import HubClient, ShippedFact, ShippedPosition
from paydesk.counter.connection import ServiceConnection
from paydesk.counter.hub import shipper
from paydesk.counter.hub.feed_reader import FeedReader
from paydesk.counter.hub.shipper import FactShipper
from paydesk.counter.repository import Repository
from paydesk.counter.runner import Runner
from paydesk.counter.sale import service
from paydesk.domain.clock import DAY, Clock
from paydesk.domain.commands import CancelSale, CloseSale, RenewSale, SaleCommand
from paydesk.domain.feed import Feed
from paydesk.domain.sale import answers, facts, fold, next_step, verdict, watch
from paydesk.domain.sale.facts import SaleFactKind
from paydesk.domain.sale.request import Request, RequestState
from paydesk.domain.sale.sale import Phase, Sale
from paydesk.domain.sale.verdict import Verdict
from paydesk.store.errors import FaultKind
from tests.simulation import machine
from tests.simulation.hub import HubFate
from tests.simulation.machine import Broken
from tests.simulation.model import Fate
from tests.simulation.test_state_machine import STEPS, SalesMachine

EXAMPLES: Final = 600
"""In which Hypothesis is to see a planted fault; most are seen in some ten."""

Patch = Callable[[], contextlib.AbstractContextManager[Any]]


def _always(owner: type, name: str, value: object) -> Patch:
    """Replace a property by a constant."""
    return lambda: mock.patch.object(owner, name, property(lambda _self: value))


def _put(owner: object, name: str, value: object) -> Patch:
    return lambda: mock.patch.object(owner, name, value)


@contextlib.contextmanager
def _pending_is_not_looked_at() -> Any:
    told = facts.payments_read_data
    with mock.patch.object(facts, "payments_read_data", lambda *args, **more: {**told(*args, **more), "pending": 0}):
        yield


@contextlib.contextmanager
def _others_cannot_pay_a_scanned_order() -> Any:
    seen = verdict.verdict_input_of
    with mock.patch.object(verdict, "verdict_input_of", lambda *at: replace(seen(*at), created_here=True)):
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
    taken = fold._CHANGES[SaleFactKind.CANCEL_ASKED]

    def change(draft: Any, data: Any, at: Any) -> None:
        if draft.cf_order_id:
            taken(draft, data, at)

    with mock.patch.dict(fold._CHANGES, {SaleFactKind.CANCEL_ASKED: change}):
        yield


@contextlib.contextmanager
def _not_paid_is_said_at_the_beginning() -> Any:
    said = verdict.decide_verdict

    def told(now: Any) -> Verdict:
        new = now.order_state is verdict.OrderState.NONE and now.create_state is RequestState.NOT_SENT
        return Verdict.NOT_PAID if new else said(now)

    with mock.patch.object(verdict, "decide_verdict", told):
        yield


@contextlib.contextmanager
def _nothing_to_press_for_what_is_unknown_there() -> Any:
    found = next_step.available_commands
    with mock.patch.object(machine, "available_commands", lambda *at: found(*at) - {CloseSale}):
        yield


@contextlib.contextmanager
def _a_fact_is_left_out() -> Any:
    send = HubClient.send_facts

    async def sent(client: HubClient, journal: str, after: ShippedPosition, rows: Sequence[ShippedFact]) -> Any:
        return await send(client, journal, after, [*rows[:1], *rows[2:]])

    with mock.patch.object(HubClient, "send_facts", sent):
        yield


async def _mark_before_the_answer(parts: FactShipper) -> None:
    seq, digest = parts._journal.shipping.shipped()
    rows = [shipper._as_shipped(row) for row in parts._journal.shipping.raw_after(seq, shipper.BATCH)]
    if rows:
        parts._mark(ShippedPosition(rows[-1][0], rows[-1][-1]))
        mark = parts._journal.shipping.journal_id() or ""
        await parts._client.send_facts(mark, ShippedPosition(seq, digest.hex()), rows)


@contextlib.contextmanager
def _the_end_of_the_feed_is_not_noticed() -> Any:
    begin = FeedReader.__init__

    def begun(reader: FeedReader, client: HubClient, now: Any, on_feed: Any, on_event: Any) -> None:
        def tell(feed: Feed) -> None:
            if feed.live_since is not None:
                on_feed(feed)

        begin(reader, client, now, tell, on_event)

    with mock.patch.object(FeedReader, "__init__", begun):
        yield


@contextlib.contextmanager
def _a_dead_feed_keeps_answers_fresh() -> Any:
    with (
        _the_end_of_the_feed_is_not_noticed(),
        mock.patch.object(Feed, "is_live", lambda feed, _now: feed.live_since is not None),
    ):
        yield


def _over_by_our_clock(sale: Sale, now: int) -> bool:
    return not sale.is_open and now - (sale.closed_at or sale.started_at) >= DAY


Steps = tuple[tuple[str, dict[str, Any]], ...]
"""Rules of the machine with their arguments, one after the other."""


def _sale(**fates: Any) -> tuple[str, dict[str, Any]]:
    return "first", {"paise": 12_500, **fates}


def _wait(seconds: float) -> tuple[str, dict[str, Any]]:
    return "wait", {"seconds": seconds}


def _press(command: type[SaleCommand]) -> tuple[str, dict[str, Any]]:
    return "press", {"number": 0, "command": command}


def _disk(kind: FaultKind, left: int = 0) -> tuple[str, dict[str, Any]]:
    return "disk", {"kind": kind, "left": left}


def _paid(more: int = 0) -> tuple[str, dict[str, Any]]:
    return "pay", {"number": 0, "more": more}


def _customer(what: str) -> tuple[str, dict[str, Any]]:
    return "customer", {"number": 0, "what": what}


def _fate(kind: str, fate: Fate) -> tuple[str, dict[str, Any]]:
    return "fate", {"kind": kind, "fate": fate, "times": 1}


_CALM: Final[tuple[str, dict[str, Any]]] = ("calm", {})
_END: Final[tuple[str, dict[str, Any]]] = ("end", {})
_ENROL: Final[tuple[str, dict[str, Any]]] = ("enrol", {})

PLANTED: Final[dict[str, tuple[Patch, Steps]]] = {
    "PAID for another amount is HAND OVER": (
        _always(Sale, "amount_matches", value=True),
        (_sale(), _wait(1), _paid(700), _wait(4)),
    ),
    "what was typed for a scanned order is forgotten": (
        _always(Sale, "is_refused_amount", value=False),
        (("scan", {"paise": 100, "billed": 12_500}), _wait(1), _wait(4)),
    ),
    "EXPIRED is final at once": (
        _put(fold, "EXPIRED_WAIT", 0),
        (_sale(), _wait(1), _customer("expire"), _wait(20), _wait(20)),
    ),
    "a payment that is pending is not looked at": (
        _pending_is_not_looked_at,
        (_sale(), _wait(1), _customer("begin and expire"), ("long_wait", {"seconds": 400})),
    ),
    "others cannot pay a scanned order": (
        _others_cannot_pay_a_scanned_order,
        (_fate("transact", Fate.REFUSED), ("scan", {"paise": 100, "billed": None}), _wait(4)),
    ),
    "a key whose answer was a 500 goes for ever": (
        lambda: mock.patch.object(Request, "retry_key", property(lambda self: self.key)),
        (_sale(transact=Fate.FAILS_BEFORE), _wait(20), _CALM),
    ),
    "each try has a new key": (
        _always(Request, "retry_key", value=""),
        (_sale(transact=Fate.LOST_AFTER), _wait(20), _CALM),
    ),
    "the service's clock is not learnt": (
        lambda: mock.patch.object(
            ServiceConnection, "clock_offset_ms", property(lambda _: 0, lambda *_: None), create=True
        ),
        (_sale(), _wait(1), ("kill", {"shift": -2 * 3_600}), _wait(4), _CALM),
    ),
    "the wall clock is asked": (
        _the_wall_clock_is_asked,
        (_sale(), _wait(1), ("clock_jumps", {"seconds": -2 * 3_600}), _paid(), _CALM),
    ),
    "times of a clock that was ahead hold a sale back": (
        _put(next_step, "_after", lambda since, pause, _now: (since or 0) + pause),
        (_sale(), _wait(1), ("kill", {"shift": 25 * 3_600}), _wait(4), ("kill", {"shift": 0}), _wait(4)),
    ),
    "the late watch ends by this PC's clock": (
        _put(watch, "is_watch_over", _over_by_our_clock),
        (_sale(), _wait(1), _press(CancelSale), _wait(4), _wait(4), ("kill", {"shift": 25 * 3_600}), _wait(70)),
    ),
    "a cancel is lost while the order is made": (
        _a_cancel_is_lost_while_the_order_is_made,
        (_sale(), ("turn", {"turns": 3}), _press(CancelSale), _wait(4), _CALM),
    ),
    "a cancel can be sent once": (
        _put(next_step, "_may_cancel", lambda sale: sale.is_open and not sale.termination.sends),
        (_sale(), _wait(1), _fate("terminate", Fate.REFUSED), _press(CancelSale), _wait(4), _CALM),
    ),
    "nothing to press for what is unknown there": (
        _nothing_to_press_for_what_is_unknown_there,
        (_sale(), _wait(1), ("reset_service", {"known": False}), _wait(20), _END),
    ),
    "an answer is told when it is written": (
        _put(Repository, "write_later", Repository.write_now),
        (_sale(), _wait(1), _disk(FaultKind.DISK_FULL), _paid(), _wait(4), _wait(4)),
    ),
    "an intent is written when there is time": (
        _put(Repository, "write_now", lambda sales, subject, *what, **_: sales.write_later(subject, *what)),
        (_disk(FaultKind.DISK_FULL, 1), _sale(), _wait(1), ("kill", {"shift": None}), _wait(1)),
    ),
    "a disk that fails once stops a sale": (
        _put(Runner, "_back_off", lambda *_: None),
        (_disk(FaultKind.BUSY, 2), _sale(), _wait(1), _CALM),
    ),
    "NOT PAID is said at the beginning": (
        _not_paid_is_said_at_the_beginning,
        (_sale(create=Fate.SLOW_DOWN), _wait(1), _wait(1)),
    ),
    "an order that came to no QR can be taken twice": (
        _put(service, "holds_order", lambda sale: sale.phase is not Phase.FAILED),
        (
            *(_fate("transact", Fate.REFUSED), _sale(), _wait(1), ("scan_again", {"number": 0}), _wait(4)),
            *(_press(RenewSale), _wait(4), _paid(), _wait(70)),
        ),
    ),
    "another counter's order is taken for ours": (
        _put(answers, "belongs_to_another_counter", lambda *_: False),
        (("fate", {"kind": "create", "fate": Fate.TAKEN, "times": 1}), _sale(), _wait(4)),
    ),
    "another counter's order is taken for ours after a restart": (
        _put(answers, "belongs_to_another_counter", lambda draft, _: draft.order.sends == 1),
        (
            *(("fate", {"kind": "create", "fate": Fate.TAKEN, "times": 1}), _sale(), ("turn", {"turns": 12})),
            *(_wait(0.08), _wait(0.03), ("kill", {"shift": None}), _wait(4)),
        ),
    ),
    "an answer about another order is believed": (
        _put(wire.AnswerReader, "require_match", lambda *_: None),
        (_sale(), _wait(4), ("fate", {"kind": "read", "fate": Fate.ANOTHER_OF_THEIRS, "times": 1}), _wait(4)),
    ),
    "late money looks like any other": (
        _always(Sale, "paid_late", value=False),
        (
            *(_sale(), _wait(1), ("keys", {"there": False}), _wait(70), _press(CloseSale), ("keys", {"there": True})),
            *(_paid(), _wait(70), _wait(70)),
        ),
    ),
    "a fact is left out of a batch": (_a_fact_is_left_out, (_ENROL, _sale(), _wait(4), _CALM)),
    "facts are marked as sent before the answer": (
        _put(FactShipper, "_send_all", _mark_before_the_answer),
        (_ENROL, _wait(4), ("hub_fate", {"fate": HubFate.LOST_BEFORE, "times": 1}), _sale(), _wait(0.3), _wait(1)),
    ),
    "the end of the feed is not noticed": (
        _the_end_of_the_feed_is_not_noticed,
        (_ENROL, _sale(), _wait(20), ("hub", {"down": True, "streams_end": True}), _wait(1)),
    ),
    "a dead feed keeps answers fresh": (
        _a_dead_feed_keeps_answers_fresh,
        (_ENROL, _sale(), _wait(20), ("feed_silent", {"silent": True}), _wait(20), _wait(20)),
    ),
}


def _played(steps: Steps) -> str:
    """Return what the machine says of these steps; "" when all is well."""
    played = SalesMachine()
    try:
        for name, more in steps:
            if name == "end":
                played.stage.check_end()
            else:
                getattr(played, name)(**more)
            played.stage.check()
    except Broken as fault:
        return str(fault)
    finally:
        played.stage.close()
    return ""


@pytest.mark.parametrize("name", PLANTED)
def test_a_planted_fault_is_noticed(name: str, caplog: pytest.LogCaptureFixture) -> None:
    patch, steps = PLANTED[name]
    assert _played(steps) == ""
    caplog.set_level(logging.CRITICAL)
    with patch():
        assert _played(steps), f"nobody noticed: {name}"


@pytest.mark.full
@pytest.mark.timeout(3_600)
@pytest.mark.parametrize("name", [name for name, (_, steps) in PLANTED.items() if _END not in steps])
def test_a_planted_fault_is_found_by_itself(name: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.CRITICAL)
    settings = hypothesis.settings(
        max_examples=EXAMPLES,
        stateful_step_count=STEPS,
        deadline=None,
        suppress_health_check=list(hypothesis.HealthCheck),
        phases=[hypothesis.Phase.generate],
        database=None,
        report_multiple_bugs=False,
    )
    patch, _ = PLANTED[name]
    driven = hypothesis.seed(0)(type("Planted", (SalesMachine,), {}))
    with patch(), pytest.raises(Broken):
        run_state_machine_as_test(driven, settings=settings)


def test_there_are_enough_of_them() -> None:
    assert len(PLANTED) >= 12
