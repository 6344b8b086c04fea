"""Money on the static QR, whatever the line, the disk, the clock and the power do (docs/rules.md#static-qr)."""

from __future__ import annotations

import logging
from collections.abc import Callable

import hypothesis
import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test

from paydesk.domain.clock import HOUR, MINUTE
from tests.simulation.faulty_journal import FAULTS
from tests.simulation.model import Fate
from tests.simulation.static import FATES, StaticStage

STEPS = 40
_JUMPS = (-1_800, 1_800, -2 * 3_600, 25 * 3_600, -25 * 3_600, -9, 9)


class StaticMachine(RuleBasedStateMachine):
    """One counter whose customers pay on the static QR."""

    def __init__(self) -> None:
        super().__init__()
        self.stage = StaticStage()

    def teardown(self) -> None:
        try:
            self.stage.check_calm()
        finally:
            self.stage.close()

    @rule(
        paise=st.sampled_from([100, 4_000, 4_000, 12_550]),
        count=st.sampled_from([1, 1, 2, 24, 25, 26]),
        pending=st.sampled_from([0, 0, 0, MINUTE, 20 * MINUTE, 2 * HOUR]),
    )
    def pay(self, paise: int, count: int, pending: int) -> None:
        for _ in range(count):
            self.stage.pay_static(paise, pending_ms=pending)

    @rule(mode=st.sampled_from(["UPI", "UPI_OFFLINE_STATIC"]))
    def pay_elsewhere(self, mode: str) -> None:
        self.stage.pay_static(700, mode=mode, terminal=54321 if mode == "UPI" else 54322)

    @rule(is_shown=st.booleans())
    def watch(self, *, is_shown: bool) -> None:
        self.stage.watch(is_shown=is_shown)

    @rule(number=st.integers(0, 5), presses=st.integers(1, 2))
    def hand_over(self, number: int, presses: int) -> None:
        for _ in range(presses):
            self.stage.hand_over(number)

    @rule(fate=st.sampled_from(FATES), times=st.integers(1, 3))
    def fate(self, fate: Fate, times: int) -> None:
        self.stage.static_fates.extend([fate] * times)

    @rule(there=st.booleans())
    def keys(self, *, there: bool) -> None:
        self.stage.set_keys(there=there)

    @rule(seconds=st.sampled_from([0.03, 0.08, 0.3, 1, 4, 20, 70, 330, 4_000]))
    def wait(self, seconds: float) -> None:
        self.stage.wait(seconds)

    @rule(turns=st.integers(1, 12))
    def turn(self, turns: int) -> None:
        self.stage.turns(turns)

    @rule(seconds=st.sampled_from(_JUMPS))
    def clock_jumps(self, seconds: int) -> None:
        self.stage.wall_shift += seconds * 1_000

    @rule(shift=st.sampled_from([None, None, 0, *_JUMPS]))
    def kill(self, shift: int | None) -> None:
        if shift is not None:
            self.stage.wall_shift = shift * 1_000
        self.stage.kill()

    @rule(kind=st.sampled_from([None, *FAULTS]), left=st.integers(0, 3))
    def disk(self, kind: object, left: int) -> None:
        self.stage.break_disk(kind, left)  # type: ignore[arg-type]

    @invariant()
    def is_safe(self) -> None:
        self.stage.check()


@pytest.mark.long
@pytest.mark.timeout(3_600)
@pytest.mark.parametrize("part", range(2))
def test_static_money_is_found_once(
    part: int, run_count: Callable[[int], int], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.ERROR)
    count = run_count(100)
    run_state_machine_as_test(
        hypothesis.seed(part)(type("StaticMachine", (StaticMachine,), {})),
        settings=hypothesis.settings(
            max_examples=count,
            stateful_step_count=STEPS,
            deadline=None,
            suppress_health_check=list(hypothesis.HealthCheck),
            phases=[hypothesis.Phase.generate],
            database=None,
        ),
    )
    assert [record.getMessage() for record in caplog.records] == []
