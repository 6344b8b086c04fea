"""No sequence of pushes, deaths, losses and presses charges a bill twice (docs/rules.md#one-charge-a-bill).

The state machine of sales, with billing programs beside its staff and customers. Short form: 50 examples; full form
(python3 dev.py test --full): 500.
"""

from __future__ import annotations

import logging
from collections.abc import Callable

import hypothesis
import pytest
from hypothesis import strategies as st
from hypothesis.stateful import rule, run_state_machine_as_test

from paydesk.domain.billing.program import BillingProgram
from tests.simulation.programs import BILLS, PROGRAMS, PUSHES, BillStage
from tests.simulation.test_state_machine import STEPS, SalesMachine, which

programs = st.sampled_from([PROGRAMS[0], PROGRAMS[0], *PROGRAMS])
numbers = st.sampled_from([BILLS[0], *BILLS])
bill_paise = st.sampled_from([435, 435, 435, 9_900])
"""Rs 4.35 is 434.99999999999994 paise for whoever computes with floats."""


class BillsMachine(SalesMachine):
    """One counter, and three billing programs that do whatever a program can do wrong."""

    def __init__(self) -> None:
        super().__init__()
        self.stage.close()
        self.bills = self.stage = BillStage()

    @rule(program=programs, number=numbers, paise=bill_paise, form=st.sampled_from(PUSHES), times=st.integers(1, 3))
    def push(self, program: BillingProgram, number: str, paise: int, form: str, times: int) -> None:
        for _ in range(times):
            self.bills.push(program, number, paise, form)

    @rule(program=programs, number=numbers, paise=bill_paise)
    def push_in_every_form(self, program: BillingProgram, number: str, paise: int) -> None:
        for form in PUSHES:
            self.bills.push(program, number, paise, form)

    @rule(program=programs, number=numbers, form=st.sampled_from(PUSHES))
    def cancel_bill(self, program: BillingProgram, number: str, form: str) -> None:
        self.bills.cancel(program, number, form)

    @rule()
    def programs_die(self) -> None:
        self.bills.forget_calls()

    @rule()
    def server_restarts(self) -> None:
        self.bills.restart_server()

    @rule(program=programs, number=numbers)
    def ask(self, program: BillingProgram, number: str) -> None:
        self.bills.ask(program, number)

    @rule()
    def kill_and_ask(self) -> None:
        self.bills.kill()
        self.bills.check_answers()

    @rule(locked=st.booleans())
    def lock(self, *, locked: bool) -> None:
        self.bills.lock(locked=locked)

    @rule(number=which)
    def press_for_bill(self, number: int) -> None:
        """Let the presses of staff reach the sales of bills too."""
        sales = [sale.sale_id for sale in self.bills.core.engine.sales.sales if sale.bill]
        if sales:
            self.taken.append(sales[number % len(sales)])

    @rule(number=which)
    def charge_again(self, number: int) -> None:
        self.bills.charge_again(self._sale(number))

    @rule(number=which)
    def give_back(self, number: int) -> None:
        self.bills.give_back(self._sale(number))


@pytest.mark.long
@pytest.mark.timeout(3_600)
@pytest.mark.parametrize("part", range(2))
def test_a_bill_is_charged_once(part: int, run_count: Callable[[int], int], caplog: pytest.LogCaptureFixture) -> None:
    """In parts, which run side by side. The short form is the same each time; the full one is new, and shrinks."""
    caplog.set_level(logging.ERROR)
    count = run_count(250)
    left_out = {hypothesis.Phase.explain} if count == 250 else {hypothesis.Phase.explain, hypothesis.Phase.shrink}
    driven = type("BillsMachine", (BillsMachine,), {})
    run_state_machine_as_test(
        driven if count == 250 else hypothesis.seed(part)(driven),
        settings=hypothesis.settings(
            max_examples=count,
            stateful_step_count=STEPS,
            deadline=None,
            suppress_health_check=list(hypothesis.HealthCheck),
            phases=[phase for phase in hypothesis.Phase if phase not in left_out],
            database=None,
        ),
    )
    assert [record.getMessage() for record in caplog.records] == []
