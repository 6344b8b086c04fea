"""No sequence of answers, losses, restarts, clock jumps and presses breaks docs/rules.md#safe or docs/rules.md#alive.

Hypothesis drives the real core against a model of the service. Short form: 200 examples of 60 steps; full form
(python3 dev.py test --full): 2,000.
"""

from __future__ import annotations

import logging
from collections.abc import Callable

import hypothesis
import pytest
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from paydesk.domain.commands import (
    CancelSale,
    CloseSale,
    MarkSaleSeen,
    PutSaleAside,
    ReadSale,
    RenewSale,
)
from paydesk.domain.order import TRANSACTION_METHODS, PaymentMethod
from tests.simulation.faulty_journal import FAULTS
from tests.simulation.hub import HubFate, NudgeFate
from tests.simulation.machine import Stage
from tests.simulation.model import OTHERS_CODE, Fate, ModelOrder

MOST_SALES = 4
STEPS = 60
_HOUR = 3_600
_JUMPS = (-30 * 60, 30 * 60, -2 * _HOUR, 25 * _HOUR, -25 * _HOUR, 3 * 24 * _HOUR, -9, 9)
which = st.integers(0, MOST_SALES - 1)
SECOND_TRY = "second_try"
"""The number of a payment that was refused on the phone and tried again."""
WHAT_HAPPENS = (
    *("begin", "fail", "expire", "begin and expire", "end", "end and pay", "pay_though_ended"),
    *("pay_part", "reverse", "extend", "shorten"),
)
kinds = st.sampled_from(["", "create", "read", "transact", "terminate", "payments", "head"])
amounts = st.sampled_from([100, 12_500, 500_000])
fates = st.sampled_from([*Fate, Fate.LOST_AFTER, Fate.LOST_AFTER, Fate.FAILS_BEFORE, Fate.FAILS_AFTER])
maybe_fate = st.one_of(st.none(), st.none(), fates)


class SalesMachine(RuleBasedStateMachine):
    """One counter: what staff, customers, the line, the disk and the clock can do to it."""

    def __init__(self) -> None:
        super().__init__()
        self.stage = Stage()
        self.taken: list[str] = []
        self.calmed = False

    def teardown(self) -> None:
        """Whatever came before: once all is well, all goes on."""
        try:
            self.stage.check_calm()
        finally:
            self.stage.close()

    def _sale(self, number: int) -> str:
        return self.taken[number % len(self.taken)]

    def _order(self, number: int) -> ModelOrder | None:
        orders = list(self.stage.model.orders.values())
        return orders[number % len(orders)] if orders else None

    # Staff ----------------------------------------------------------------------------------------------------------

    @initialize(
        paise=amounts,
        create=maybe_fate,
        transact=maybe_fate,
        terminate=maybe_fate,
        seconds=st.sampled_from([0, 0, 3, 45]),
    )
    def first(
        self,
        paise: int,
        create: Fate | None = None,
        transact: Fate | None = None,
        terminate: Fate | None = None,
        seconds: int = 0,
    ) -> None:
        """One sale alone, with a bad fate at each of its requests; then, at times, a calm."""
        self.take(paise, PaymentMethod.QR_CODE, "", create, transact)
        if seconds:
            self.stage.wait(seconds)
            if terminate is not None:
                self.stage.fate("terminate", terminate)
                self.stage.press(self.taken[0], CancelSale)
            self.stage.check_calm()

    @precondition(lambda self: len(self.taken) < MOST_SALES)
    @rule(
        paise=amounts,
        method=st.sampled_from(TRANSACTION_METHODS),
        phone=st.sampled_from(["", "", "9876543210"]),
        create=maybe_fate,
        transact=maybe_fate,
    )
    def take(
        self, paise: int, method: PaymentMethod, phone: str, create: Fate | None = None, transact: Fate | None = None
    ) -> None:
        for kind, fate in (("create", create), ("transact", transact)):
            if fate is not None:
                self.stage.fate(kind, fate)
        self.taken.append(self.stage.take(paise, method, phone=phone))

    @precondition(lambda self: 0 < len(self.taken) < MOST_SALES)
    @rule(number=which)
    def take_again(self, number: int) -> None:
        sale = self.stage.sale(self._sale(number))
        if sale is not None and sale.amount is not None:
            self.taken.append(self.stage.take(sale.amount.paise, sale.method, instead_of=sale.sale_id))

    @precondition(lambda self: len(self.taken) < MOST_SALES)
    @rule(paise=amounts, billed=st.one_of(st.none(), amounts))
    def scan(self, paise: int, billed: int | None) -> None:
        self.taken.append(self.stage.scan(paise, billed))

    @precondition(lambda self: 0 < len(self.taken) < MOST_SALES)
    @rule(number=which)
    def scan_again(self, number: int) -> None:
        sale = self.stage.sale(self._sale(number))
        if sale is not None and sale.order_id in self.stage.model.orders:
            self.taken.append(self.stage.scan_again(sale))

    @rule(
        number=which,
        command=st.sampled_from([CancelSale, RenewSale, ReadSale, CloseSale, MarkSaleSeen, PutSaleAside, CancelSale]),
    )
    def press(self, number: int, command: type) -> None:
        self.stage.press(self._sale(number), command)

    # The line and the service ---------------------------------------------------------------------------------------

    @rule(kind=kinds, fate=fates, times=st.integers(1, 3))
    def fate(self, kind: str, fate: Fate, times: int) -> None:
        for _ in range(times):
            self.stage.fate(kind, fate)

    @rule(there=st.booleans())
    def keys(self, there: bool) -> None:
        self.stage.set_keys(there=there)

    @rule(known=st.sampled_from([True, True, False]))
    def reset_service(self, known: bool) -> None:
        self.stage.model.known = known

    # Customers ------------------------------------------------------------------------------------------------------

    @rule(
        number=which,
        more=st.sampled_from([0, 0, 0, 700]),
        by=st.sampled_from(["", "", OTHERS_CODE, SECOND_TRY]),
        says_own=st.booleans(),
    )
    def pay(self, number: int, more: int, by: str = "", *, says_own: bool = False) -> None:
        order = self._order(number)
        if order is not None:
            order.says_own = order.says_own or says_own
            if by == SECOND_TRY:
                order.tried |= dict.fromkeys(order.transactions[-1:], "FAILED")
            self.stage.model.pay(order, order.paise + more, by)

    @rule(number=which, what=st.sampled_from(WHAT_HAPPENS))
    def customer(self, number: int, what: str) -> None:
        order = self._order(number)
        for each in what.split(" and ") if order is not None else ():
            getattr(self.stage.model, each)(order)

    # The hub ---------------------------------------------------------------------------------------------------------

    @rule()
    def enrol(self) -> None:
        self.stage.enrol()

    @rule(down=st.booleans(), streams_end=st.booleans())
    def hub(self, *, down: bool, streams_end: bool) -> None:
        self.stage.hub.is_down = self.stage.hub.is_silent = down
        if streams_end:
            self.stage.hub.end_streams()

    @rule(silent=st.booleans())
    def feed_silent(self, *, silent: bool) -> None:
        self.stage.hub.is_silent = silent

    @rule(fate=st.sampled_from(HubFate), times=st.integers(1, 3))
    def hub_fate(self, fate: HubFate, times: int) -> None:
        self.stage.hub_fates.extend([fate] * times)

    @rule(number=which, fate=st.one_of(st.none(), st.sampled_from(NudgeFate)))
    def nudge(self, number: int, fate: NudgeFate | None) -> None:
        order = self._order(number)
        if order is not None:
            self.stage.tell_of(order, fate)

    @rule(revokes=st.booleans())
    def hub_restored(self, *, revokes: bool) -> None:
        """Take the hub back to its backup, which may not know the counter's key."""
        self.stage.hub.forget_last_batch()
        if revokes and self.stage.link.counter is not None:
            self.stage.hub.revoke(self.stage.link.counter)

    # Time, the disk, the power --------------------------------------------------------------------------------------

    @rule(seconds=st.sampled_from([0.03, 0.08, 0.3, 1, 4, 20, 70]))
    def wait(self, seconds: float) -> None:
        self.stage.wait(seconds)

    @rule(seconds=st.sampled_from([100, 330]))
    def long_wait(self, seconds: float) -> None:
        self.stage.wait(seconds)

    @precondition(lambda self: not self.calmed)
    @rule()
    def calm(self) -> None:
        self.calmed = True
        self.stage.check_calm()

    @rule(turns=st.integers(1, 12))
    def turn(self, turns: int) -> None:
        self.stage.turns(turns)

    @rule(seconds=st.sampled_from(_JUMPS))
    def clock_jumps(self, seconds: int) -> None:
        self.stage.wall_shift += seconds * 1_000

    @rule(shift=st.sampled_from([None, None, 0, *_JUMPS]))
    def kill(self, shift: int | None) -> None:
        """Cut the power; the clock of the PC may be another afterwards."""
        if shift is not None:
            self.stage.wall_shift = shift * 1_000
        self.stage.kill()

    @rule(kind=st.sampled_from([None, *FAULTS]), left=st.integers(0, 3))
    def disk(self, kind: object, left: int) -> None:
        self.stage.break_disk(kind, left)  # type: ignore[arg-type]

    @invariant()
    def safe_and_alive(self) -> None:
        self.stage.check()


class DaysMachine(SalesMachine):
    """The same, and then a day and a night without faults: nothing stays open that nobody can end."""

    def teardown(self) -> None:
        try:
            self.stage.check_end()
        finally:
            self.stage.close()


@pytest.mark.long
@pytest.mark.timeout(3_600)
@pytest.mark.parametrize(
    ("machine", "examples", "part"), [*((SalesMachine, 500, part) for part in range(4)), (DaysMachine, 100, 4)]
)
def test_sales_stay_safe_and_alive(
    machine: type[SalesMachine],
    examples: int,
    part: int,
    run_count: Callable[[int], int],
    caplog: pytest.LogCaptureFixture,
) -> None:
    """In parts, which run side by side. The short form is the same each time; the full one is new, and shrinks."""
    caplog.set_level(logging.ERROR)
    count = run_count(examples)
    left_out = {hypothesis.Phase.explain} if count == examples else {hypothesis.Phase.explain, hypothesis.Phase.shrink}
    driven = type(machine.__name__, (machine,), {})
    run_state_machine_as_test(
        driven if count == examples else hypothesis.seed(part)(driven),
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
