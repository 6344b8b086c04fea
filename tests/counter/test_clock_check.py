"""A PC whose clock was wrong when Paydesk was started: set anew once the service and this PC agree on another time."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from paydesk.api.endpoints import Credentials, Endpoint
from paydesk.api.gateway import GatewayClient
from paydesk.counter.access import Access
from paydesk.counter.clock_check import MATCHING_ANSWERS, ClockCheck
from paydesk.counter.connection import RateBudget, ServiceConnection
from paydesk.counter.context import Configuration
from paydesk.counter.engine import Engine
from paydesk.domain.clock import DAY, HOUR, MINUTE, SECOND, Clock, ClockCorrection, date_of
from paydesk.domain.clock_fact import clock_correction_data
from paydesk.domain.messages import Event
from paydesk.domain.sale.facts import SaleFactKind
from paydesk.domain.sale.sale import Sale
from paydesk.domain.sale.verdict import Verdict, verdict_of
from paydesk.domain.settings.settings import Settings, Shop
from paydesk.store.journal.journal import Journal
from tests.api.shapes import an_order
from tests.domain.sale.story import Story
from tests.helpers.journals import whole_sale
from tests.helpers.line import Line

TRUE: Final = 1_795_000_000_000
NS: Final = 1_000_000


class Pc:
    """A PC: a wall clock that can be set, and one that nobody sets."""

    def __init__(self, off: int) -> None:
        self.off = off
        self.passed = 0
        self.clock = Clock(lambda: (TRUE + self.passed + self.off) * NS, lambda: self.passed * NS)

    @property
    def true(self) -> int:
        return TRUE + self.passed


def checked(pc: Pc) -> tuple[ClockCheck, list[ClockCorrection]]:
    moves: list[ClockCorrection] = []
    return ClockCheck(pc.clock, moves.append), moves


@pytest.mark.parametrize("off", [-6 * 365 * DAY, -8 * HOUR, -3 * MINUTE, 3 * MINUTE, DAY, 3 * 365 * DAY])
def test_a_clock_that_was_put_right_is_gone_by_after_three_answers(off: int) -> None:
    pc = Pc(off)
    check, moves = checked(pc)
    pc.passed += 8 * HOUR
    pc.off = 0
    assert pc.clock.now() == pc.true + off
    for _ in range(MATCHING_ANSWERS - 1):
        check.on_service_time(pc.true)
    assert not moves
    check.on_service_time(pc.true + SECOND)
    assert pc.clock.now() == pc.true
    assert moves == [ClockCorrection(-off, TRUE + off, TRUE + 8 * HOUR + off)]
    for _ in range(2 * MATCHING_ANSWERS):
        check.on_service_time(pc.true)
    assert len(moves) == 1


@pytest.mark.parametrize(
    ("off", "wall", "served"),
    [
        (0, 0, 40 * DAY),  # the service is wrong, or somebody who speaks for it
        (-DAY, -DAY, 0),  # this PC is wrong still
        (-DAY, -2 * DAY, 0),  # no two agree
        (0, DAY, 0),  # somebody set this PC's clock, wrongly
        (-MINUTE, 0, 0),  # near enough
    ],
)
def test_whoever_stands_alone_moves_nothing(off: int, wall: int, served: int) -> None:
    pc = Pc(off)
    check, moves = checked(pc)
    pc.off = wall
    for _ in range(20):
        pc.passed += MINUTE
        check.on_service_time(pc.true + served)
    assert not moves


def test_one_answer_that_agrees_with_nobody_begins_the_count_anew() -> None:
    pc = Pc(-DAY)
    check, moves = checked(pc)
    pc.off = 0
    for served in (0, 0, 40 * DAY, 0, 0):
        check.on_service_time(pc.true + served)
    assert not moves
    check.on_service_time(pc.true)
    assert len(moves) == 1


def test_what_an_earlier_run_noted_is_not_moved() -> None:
    move = ClockCorrection(DAY, 1_000_000, 2_000_000)
    assert [move.apply(at) for at in (999_999, 1_000_000, 2_000_000, 2_000_001)] == [
        *(999_999, 1_000_000 + DAY, 2_000_000 + DAY, 2_000_001)
    ]


@pytest.mark.parametrize("by", [-3 * 365 * DAY, -HOUR, HOUR, 6 * 365 * DAY])
@pytest.mark.parametrize("word", ["ACTIVE", "EXPIRED", "TERMINATED", "PAID"])
def test_a_sale_keeps_its_ages_and_its_word(by: int, word: str) -> None:
    story = Story().shown().read(word)
    before, verdict, at = story.sale, story.verdict, story.at
    move = ClockCorrection(by, story.facts[0].at, at)
    story.say(SaleFactKind.CLOCK_SET, clock_correction_data(move), after=by)
    after = story.sale
    assert verdict_of(after, at + by) is verdict
    for name in ("started_at", "answered_at", "last_read_at", "shown_at", "qr_expires_at", "paid_at", "closed_at"):
        was, now = getattr(before, name), getattr(after, name)
        assert now == (None if was is None else was + by), name


def test_a_fact_that_is_no_move_moves_nothing() -> None:
    story = Story().shown()
    before = story.sale
    assert story.say(SaleFactKind.CLOCK_SET, {"by": "soon"}).sale == before


def test_a_quiet_stays_as_long_as_it_was() -> None:
    budget = RateBudget(DAY)
    budget.pause(DAY, MINUTE)
    budget.shift_clock(-365 * DAY)
    assert budget.wait_ms(-364 * DAY) == MINUTE
    assert budget.take(-364 * DAY + MINUTE)


async def test_the_day_of_a_run_that_began_in_another_year_is_put_right(tmp_path: Path) -> None:
    """Started before the PC got its time: eight hours later facts and figures were still of years ago."""
    pc = Pc(-6 * 365 * DAY)
    folder = tmp_path / "till"
    folder.mkdir()
    events: list[Event] = []
    line = Line({"PD-s1": (200, an_order(order_id="PD-s1", order_amount=1250))})
    with Journal.open(folder) as journal:
        journal.append(whole_sale("s1", pc.clock.now(), word="ACTIVE"))
        config = Configuration(Settings(shop=Shop(name="Sharma Stores")), demo=False)

        def moved(move: ClockCorrection) -> None:
            connection.shift_clock(move.by)
            engine.sales.on_clock_moved(move)

        check = ClockCheck(pc.clock, moved)
        connection: ServiceConnection[GatewayClient] = ServiceConnection(
            pc.clock.now, events.append, check.on_service_time
        )
        engine = Engine(journal, events.append, config, pc.clock.now, connection)

        Access(events.append, pc.clock.now, lambda: "Asha", demo=False)
        engine.open()
        await connection.use(GatewayClient(Endpoint("http://127.0.0.1:1/pg"), Credentials("id", "secret"), wire=line))
        pc.off = 0
        verdicts = []
        for _ in range(MATCHING_ANSWERS + 2):
            pc.passed += 5 * SECOND
            line.headers = {"date": http_date(pc.true)}
            await engine.sales.runner.advance("s1")
            verdicts.append(verdict_of(sale_of(engine), pc.clock.now()))
        sale = sale_of(engine)
        assert pc.clock.now() == pc.true
        assert set(verdicts) == {Verdict.WAIT}, "no age jumps"
        assert date_of(sale.answered_at or 0) == date_of(pc.true)
        assert connection.known_offset_ms is not None
        assert abs(connection.known_offset_ms) <= SECOND
        line.answers["PD-s1"] = (200, an_order(order_id="PD-s1", order_amount=1250, order_status="PAID"))
        pc.passed += 5 * SECOND
        await engine.sales.runner.advance("s1")
        assert date_of(sale_of(engine).paid_at or 0) == date_of(pc.true)
        engine.recorder.flush()
        kinds = [fact.kind for fact in journal.facts_of("s1")]
        assert SaleFactKind.CLOCK_SET in kinds
        await engine.close()


def sale_of(engine: Engine) -> Sale:
    return engine.sales.sales["s1"]


def http_date(at: int) -> str:
    from email.utils import formatdate

    return formatdate(at / 1_000, usegmt=True)
