"""A refund is told with its sale: when it is made, when it changes, after a restart, and in the figures of the day."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from paydesk.domain.clock import DAY, MINUTE
from paydesk.domain.commands import ReadSaleHistory
from paydesk.domain.fact import Fact
from paydesk.domain.messages import DayFigures, SaleChanged, SaleHistory, SalesLoaded
from paydesk.domain.money import Money
from paydesk.domain.order import Payment
from paydesk.domain.sale import facts
from paydesk.domain.sale.facts import SaleFactKind
from paydesk.domain.sale.listing import SaleGroup, SaleLabel, SaleQuery, Sum
from paydesk.domain.shift.report import ItemKind
from paydesk.store.errors import FaultKind, KnownFault
from tests.helpers.journals import payout, payout_fact, status, wanted, whole_sale
from tests.helpers.shift_rig import ShiftRig

NOW = 1_795_060_800_000
PAID = 1_250_00


@pytest.fixture
def rig(tmp_path: Path) -> Iterator[ShiftRig]:
    with ShiftRig(tmp_path, NOW) as made:
        made.come(whole_sale("a", NOW - MINUTE, paise=PAID))
        assert made.engine.recorder.flush()
        yield made


def link(rig: ShiftRig, name: str, paise: int, outcome: str) -> None:
    """Write a payout link that refunds the sale, as the payout side does."""
    rig.engine.recorder.write_now(*payout(name, rig.now, outcome, kind="cashgram", paise=paise, refund_of="a"))


def told(rig: ShiftRig) -> Money | None:
    return rig.last(SaleChanged).refunded


def test_the_windows_hear_of_each_refund_and_of_what_becomes_of_it(rig: ShiftRig) -> None:
    link(rig, "r1", 250_00, "pending")
    assert (told(rig), rig.last(DayFigures).refunded) == (Money(250_00), Money(250_00))
    link(rig, "r2", 1_000_00, "")
    assert told(rig) == Money(PAID), "what has no answer may have gone"
    rig.engine.recorder.write_later(payout_fact("r1", rig.now, "out_read", "failed", of="cashgram"))
    assert rig.engine.recorder.flush()
    assert (told(rig), rig.last(DayFigures).refunded) == (Money(1_000_00), Money(1_000_00))
    assert rig.last(DayFigures).amount == Money(PAID), "what was paid stays"


def test_a_payout_that_refunds_nothing_tells_no_sale(rig: ShiftRig) -> None:
    before = len([event for event in rig.events if isinstance(event, SaleChanged)])
    rig.engine.recorder.write_now(*payout("p", rig.now, "done"))
    assert len([event for event in rig.events if isinstance(event, SaleChanged)]) == before


async def test_after_a_restart_it_is_known_from_the_start(tmp_path: Path) -> None:
    with ShiftRig(tmp_path, NOW) as rig:
        rig.come(whole_sale("a", NOW - MINUTE, paise=PAID))
        link(rig, "r1", PAID, "pending")
    with ShiftRig(tmp_path, NOW) as rig:
        assert rig.last(SalesLoaded).refunded == {"a": Money(PAID)}
        rig.sales.emit_state("a")  # as when its receipt is scanned again
        assert told(rig) == Money(PAID)


async def test_a_sale_of_long_ago_says_it_when_it_comes_up_again(tmp_path: Path) -> None:
    """It is at hand nowhere, and neither is its refund."""
    with ShiftRig(tmp_path, NOW) as rig:
        rig.come(whole_sale("a", NOW - MINUTE, paise=PAID))
        link(rig, "r1", PAID, "done")
    with ShiftRig(tmp_path, NOW + 400 * DAY) as rig:
        rig.sales.emit_state("a")
        assert told(rig) == Money(PAID)


async def test_what_cannot_be_read_is_as_it_was(rig: ShiftRig, monkeypatch: pytest.MonkeyPatch) -> None:
    def damaged(_: object) -> None:
        raise KnownFault(FaultKind.DAMAGED, rig.journal.path)

    link(rig, "r1", PAID, "done")
    monkeypatch.setattr(
        "paydesk.store.journal.payouts.StoredPayouts.refunded_by_sale", lambda _self, _ids: damaged(_ids)
    )
    rig.sales.emit_state("a")
    assert told(rig) is None


async def test_the_story_has_the_refunds_with_what_they_come_to(rig: ShiftRig) -> None:
    link(rig, "r1", 250_00, "failed")
    link(rig, "r2", 50_00, "pending")
    story = await rig.engine.sales.read_history(ReadSaleHistory(sale_id="a"), "Ravi")
    assert isinstance(story, SaleHistory)
    assert [out.payout_id for out in story.refunds] == ["r1", "r2"]
    assert story.refunded == Money(50_00)


async def test_of_a_sale_that_was_paid_with_another_amount_that_one_is_refunded(rig: ShiftRig) -> None:
    """The list compared what was refunded with what had been asked for."""
    first = wanted("b", NOW)
    rig.come([Fact("b", NOW, first.kind, {**first.data, "amount": 100_00}), status("b", NOW + 1, "PAID", paise=90_00)])
    rig.engine.recorder.write_now(*payout("r", rig.now, "done", kind="cashgram", paise=90_00, refund_of="b"))
    [row] = [each for each in (await rig.engine.listing.find(SaleQuery())).rows or () if each.sale_id == "b"]
    assert (row.group, row.label, row.refunded) == (SaleGroup.UNKNOWN, SaleLabel.REFUNDED, Money(90_00))


async def test_a_shift_that_closes_names_the_refunds_that_nobody_knows(rig: ShiftRig) -> None:
    await rig.open_shift()
    link(rig, "sure", 1_00, "pending")
    link(rig, "doubt", 2_00, "unknown")
    z = await rig.close_shift(next_person="Asha")
    [item] = z.report.of_kind(ItemKind.REFUND)
    assert (item.sale_id, item.payout_id, item.amount, item.person) == ("a", "doubt", Money(2_00), "Ravi")
    assert z.report.refunds == Sum(2, Money(3_00)), "and it counts"
    assert z.report.unknown == Sum(), "no sale is unknown for it"
    shift = rig.journal.shifts.newest()
    assert shift is not None
    assert shift.watch == (), "the next shift takes over no sale for it"
    assert [each.payout_id for each in (await rig.report(NOW)).of_kind(ItemKind.REFUND)] == ["doubt"]
    rig.engine.recorder.write_now(payout_fact("doubt", rig.now, "out_read", "failed", of="cashgram"))
    after = await rig.close_shift()
    assert after.report.of_kind(ItemKind.REFUND) == ()
    assert after.report.refunds_revised == Sum(1, Money(2_00))


async def test_a_refund_is_on_the_z_of_the_shift_in_which_it_was_made(rig: ShiftRig) -> None:
    await rig.open_shift()
    first = await rig.close_shift(next_person="Asha")
    link(rig, "r", 250_00, "done")
    second = await rig.close_shift(next_person="Asha")
    third = await rig.close_shift()
    assert [z.report.paid.amount for z in (first, second, third)] == [Money(PAID), Money(0), Money(0)]
    assert [z.report.refunds for z in (first, second, third)] == [Sum(), Sum(1, Money(250_00)), Sum()]
    assert [z.report.net.paise for z in (first, second, third)] == [PAID, -250_00, 0]
    assert (await rig.z(1)).z == first, "a Z stays as it was fixed"


def test_goods_that_were_seen_to_count_no_less(rig: ShiftRig) -> None:
    """Money that came late and went back: the refund counts once, and the sale stays paid."""
    rig.come([Fact("a", rig.now, SaleFactKind.SEEN, {"by": "Ravi", "given_back": True})])
    link(rig, "r", PAID, "done")
    assert told(rig) == Money(PAID)


async def test_of_what_was_paid_twice_one_goes_back_and_the_sale_stays_paid(rig: ShiftRig) -> None:
    """As its page has it: the goods go out for the other payment."""
    payments = [Payment(f"4200{n}", "SUCCESS", Money(PAID), "upi", f"ref{n}") for n in range(2)]
    rig.come([Fact("a", rig.now, SaleFactKind.PAYMENTS_READ, facts.payments_read_data(payments))])
    for name, paise, mark in (
        ("r1", PAID, SaleLabel.PAID),
        ("r2", 1, SaleLabel.PART_REFUNDED),
        ("r3", PAID - 1, SaleLabel.REFUNDED),
    ):
        link(rig, name, paise, "done")
        [row] = (await rig.engine.listing.find(SaleQuery())).rows or ()
        assert row.label is mark
