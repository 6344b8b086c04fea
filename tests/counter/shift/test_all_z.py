"""By property, on a real journal: all Z-reports together are all payments, whatever comes in whatever order."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Callable
from pathlib import Path

import hypothesis
from hypothesis import given
from hypothesis import strategies as st

from paydesk.domain.clock import DAY, HOUR, MINUTE
from paydesk.domain.fact import Fact
from paydesk.domain.money import Money
from paydesk.domain.sale import facts
from paydesk.domain.sale.facts import SaleFactKind
from paydesk.domain.sale.listing import Sum
from paydesk.domain.shift.messages import CurrentShift
from paydesk.domain.shift.report import ItemKind
from paydesk.domain.shift.zreport import ZReport
from paydesk.store.journal.journal import Journal
from tests.helpers.journals import status, whole_sale
from tests.helpers.kept import disagreeing, rebuild
from tests.helpers.shift_rig import ShiftRig

NOW = 1_795_060_800_000
_LONGEST = 40

_STEPS = st.one_of(
    st.tuples(st.just("sale"), st.integers(1, 10**7), st.sampled_from(["ACTIVE", "PAID", "TERMINATED", "EXPIRED"])),
    st.tuples(st.just("said"), st.integers(0, 99), st.sampled_from(["PAID", "PAID", "TERMINATED", "EXPIRED"])),
    st.tuples(st.just("given up"), st.integers(0, 99), st.none()),
    st.tuples(st.just("settled"), st.integers(0, 99), st.none()),
    st.tuples(st.just("close"), st.booleans(), st.none()),
    st.tuples(st.just("open"), st.none(), st.none()),
    st.tuples(st.just("time"), st.sampled_from([MINUTE, 7 * HOUR, DAY, -DAY, -HOUR]), st.none()),
    st.tuples(st.just("restart"), st.booleans(), st.none()),
)


class _Day:
    """A day at one counter; `paid` holds what its customers paid, in paise by sale."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._rig = self._started(NOW)
        self.paid: dict[str, int] = {}
        self.sales: list[tuple[str, int]] = []
        self.zs: list[ZReport] = []

    def _started(self, now: int) -> ShiftRig:
        journal = Journal.open(self._folder)
        journal._db.execute("PRAGMA synchronous = OFF")
        return ShiftRig(self._folder, now, day_ends=120, journal=journal)

    async def do(self, step: tuple[str, object, object]) -> None:
        """One step."""
        rig = self._rig
        match step:
            case "sale", int(paise), str(word):
                name = f"s{len(self.sales)}"
                self.sales.append((name, paise))
                rig.come(whole_sale(name, rig.now, word=word, paise=paise))
                self._note(name, paise)
            case "said", int(n), str(word) if self.sales:
                name, paise = self.sales[n % len(self.sales)]
                rig.come([status(name, rig.now, word, paise=paise)])
                self._note(name, paise)
            case "given up", int(n), None if self.sales:
                rig.come(
                    [Fact(self.sales[n % len(self.sales)][0], rig.now, SaleFactKind.CLOSED, facts.actor_data("Ravi"))]
                )
            case "settled", int(n), None if self.sales:
                rig.come(
                    [Fact(self.sales[n % len(self.sales)][0], rig.now, SaleFactKind.SEEN, facts.actor_data("Ravi"))]
                )
            case "close", bool(goes_on), None if rig.last(CurrentShift).shift is not None:
                await self.close("Kiran" if goes_on else "")
            case "open", None, None if rig.last(CurrentShift).shift is None:
                await rig.open_shift()
            case "time", int(passed), None:
                rig.now += passed
            case "restart", bool(rebuilt), None:
                rig.__exit__()
                self._rig = self._started(rig.now)
                if rebuilt:
                    rebuild(self._rig.journal)

    def _note(self, name: str, paise: int) -> None:
        if self._rig.sales[name].revenue_at is not None:
            self.paid[name] = paise

    async def close(self, following: str = "") -> None:
        """Close a shift: its Z-report lists everything in doubt, and names late payments."""
        z = await self._rig.close_shift(next_person=following)
        self.zs.append(z)
        must = {sale.sale_id for sale in self._rig.sales if sale.is_open or sale.needs_alarm}
        named = {kind: {item.sale_id for item in z.report.of_kind(kind)} for kind in ItemKind}
        assert must <= named[ItemKind.UNKNOWN] | named[ItemKind.UNSETTLED] | named[ItemKind.OPEN]
        assert z.report.late.count <= len(named[ItemKind.CAME_LATE] | named[ItemKind.UNSETTLED])
        following_shift = self._rig.last(CurrentShift).shift
        if following_shift is not None:
            assert must <= set(following_shift.watch)

    async def end(self) -> None:
        """Close the last shift, then check all Z-reports."""
        if self._rig.last(CurrentShift).shift is None:
            await self._rig.open_shift()
        await self.close()
        assert [z.number for z in self.zs] == list(range(1, len(self.zs) + 1))
        assert sum(z.report.paid.amount.paise for z in self.zs) == sum(self.paid.values())
        assert sum(z.report.paid.count for z in self.zs) == len(self.paid)
        for z in self.zs:
            assert (await self._rig.z(z.number)).z == z
            assert sum(found.amount.paise for _, found in z.report.people) == z.report.paid.amount.paise
            assert sum(found.amount.paise for _, found in z.report.hours) == z.report.paid.amount.paise
            assert sum(found.amount.paise for _, found in z.report.channels) == z.report.paid.amount.paise
        days = await self._rig.report(NOW - 50 * DAY, NOW + 50 * DAY, ends=120)
        assert days.paid == Sum(len(self.paid), Money(sum(self.paid.values())))
        ended = [sum(z.report.not_paid.count - z.report.revised.count for z in self.zs), days.not_paid.count]
        assert ended[0] == ended[1]
        assert disagreeing(self._rig.journal) == []
        self._rig.__exit__()


def test_all_z_reports_together_are_all_payments(run_count: Callable[[int], int]) -> None:
    @given(st.lists(_STEPS, max_size=_LONGEST))
    @hypothesis.settings(max_examples=run_count(300), deadline=None)
    def holds(steps: list[tuple[str, object, object]]) -> None:
        async def live(folder: Path) -> None:
            day = _Day(folder)
            for step in steps:
                await day.do(step)
            await day.end()

        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(live(Path(folder)))

    holds()
