"""Opening, handing over and closing a shift; its Z, which nothing changes, and which hides and loses nothing."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from paydesk.counter.journal_query import query_journal
from paydesk.counter.shift import service
from paydesk.domain.clock import DAY, HOUR, MINUTE, date_of, span_of
from paydesk.domain.commands import ExportSales, new_id
from paydesk.domain.fact import Fact, PrintOutcome
from paydesk.domain.messages import CommandEnded, CommandStatus, Event, JournalFault, SaleList, TablesRebuilt
from paydesk.domain.money import Money
from paydesk.domain.people.person import Person, Role
from paydesk.domain.sale import facts
from paydesk.domain.sale.facts import SaleFactKind
from paydesk.domain.sale.listing import SaleLabel, SaleQuery, Sum
from paydesk.domain.settings.service_kind import ServiceKind
from paydesk.domain.settings.settings import PRODUCTION_GATEWAY, SANDBOX_GATEWAY
from paydesk.domain.settings.stored_facts import LastZ, journal_begun_fact
from paydesk.domain.shift.commands import (
    CloseShift,
    EndZPrint,
    HandOverShift,
    ListShifts,
    MarkZPrinted,
    OpenShift,
    ReadShift,
)
from paydesk.domain.shift.ledger import PaymentChannel
from paydesk.domain.shift.messages import (
    CurrentShift,
    PeriodReport,
    ShiftClosed,
    ShiftList,
    WeekBefore,
    ZPrinted,
    ZReportRecord,
)
from paydesk.domain.shift.report import ItemKind, Report
from paydesk.domain.shift.shift import ShiftHandover
from paydesk.domain.shift.zreport import CountedBills, ZReport
from paydesk.store.errors import FaultKind, KnownFault
from paydesk.store.journal import checking
from paydesk.store.journal.journal import FILE_NAME, Journal
from paydesk.store.journal.reading import JournalReader
from tests.conftest import Logs
from tests.helpers.journals import edit, payout, payout_fact, status, wanted, whole_sale
from tests.helpers.kept import disagreeing, rebuild
from tests.helpers.shift_rig import RAVI, ShiftRig

NOW = 1_795_060_800_000


@pytest.fixture
def rig(tmp_path: Path) -> Iterator[ShiftRig]:
    with ShiftRig(tmp_path, NOW) as rig:
        yield rig


def said(z: ZReport, kind: ItemKind) -> list[tuple[str, int]]:
    return [(item.sale_id, item.amount.paise) for item in z.report.of_kind(kind)]


# Who has it -------------------------------------------------------------------------------------------------------


async def test_a_shift_goes_to_nobody_who_was_taken_off_the_list(rig: ShiftRig) -> None:
    """The list of a window may be a moment old: the name of who is gone stood on the next Z."""
    rig.access.people = (Person("p1", "Asha", Role.CASHIER), Person("p2", "Ravi", Role.SUPERVISOR))
    assert await rig.do(OpenShift(to="Kiran")) is CommandStatus.REFUSED
    await rig.open_shift("Asha")
    for command in (HandOverShift(to="Kiran"), CloseShift(number=1, next_person="Kiran")):
        assert await rig.do(command) is CommandStatus.REFUSED
        shift = rig.last(CurrentShift).shift
        assert shift is not None
        assert shift.holder == "Asha"
    assert await rig.do(HandOverShift(to="Ravi")) is CommandStatus.DONE
    assert (await rig.close_shift(next_person="Asha")).number == 1


async def test_a_shift_is_opened_handed_over_and_closed(rig: ShiftRig) -> None:
    assert rig.last(CurrentShift) == CurrentShift(None)
    assert rig.last(CurrentShift).number == 1
    assert await rig.do(ReadShift(ask_id="x")) is CommandStatus.DONE
    assert rig.last(ZReportRecord) == ZReportRecord(1, None)
    await rig.open_shift("Asha")
    rig.now += HOUR
    assert await rig.do(HandOverShift(to="Kiran")) is CommandStatus.DONE
    shift = rig.last(CurrentShift).shift
    assert shift is not None
    assert (shift.number, shift.opened_by, shift.holder) == (1, "Ravi", "Kiran")
    assert shift.handed_over == (ShiftHandover(NOW + HOUR, "Ravi", "Kiran"),)
    rig.now += HOUR
    z = await rig.close_shift()
    assert (z.number, z.opened_at, z.closed_at, z.closed_by, z.closed_role) == (
        1,
        NOW,
        NOW + 2 * HOUR,
        "Ravi",
        "supervisor",
    )
    assert (z.anew, z.series) == (0, 0)
    assert (z.shop, z.counter, z.terminal, z.service) == ("Sharma Stores", "Till 2", "54321", ServiceKind.DEMO)
    assert rig.last(CurrentShift) == CurrentShift(None, 1)


async def test_what_is_not_so_is_refused_and_the_window_is_told_how_it_is(rig: ShiftRig) -> None:
    no_such = (CloseShift(number=1), HandOverShift(to="Kiran"), OpenShift(to=" x"), MarkZPrinted(number=1))
    not_now = (CloseShift(number=2), HandOverShift(to=""), OpenShift(), MarkZPrinted(number=1))
    for is_open, commands in ((False, no_such), (True, not_now)):
        for command in commands:
            rig.events.clear()
            assert await rig.do(command) is CommandStatus.REFUSED
            told = [event.shift is not None for event in rig.events if isinstance(event, CurrentShift)]
            assert told == ([] if isinstance(command, MarkZPrinted) else [is_open])
        if not is_open:
            await rig.open_shift()


async def test_the_same_press_twice_closes_one_shift(rig: ShiftRig) -> None:
    await rig.open_shift()
    assert (await rig.close_shift(next_person="Kiran")).number == 1
    assert await rig.do(CloseShift(number=1)) is CommandStatus.REFUSED
    now = rig.last(CurrentShift)
    assert now.shift is not None
    assert (now.last, now.number, now.shift.number, now.shift.holder, now.shift.opened_by) == (1, 2, 2, "Kiran", "Ravi")


async def test_a_shift_that_is_closed_is_neither_closed_again_nor_handed_over(rig: ShiftRig) -> None:
    await rig.open_shift()
    z = await rig.close_shift()
    rig.now += HOUR
    for command in (CloseShift(number=1), HandOverShift(to="Kiran")):
        assert await rig.do(command) is CommandStatus.REFUSED
        assert rig.last(CurrentShift) == CurrentShift(None, 1)
    assert await rig.do(ReadShift(ask_id="x")) is CommandStatus.DONE
    assert rig.last(ZReportRecord) == ZReportRecord(2, None)
    assert z.closed_at == NOW


async def test_the_first_sale_opens_a_shift_and_no_other_does(rig: ShiftRig, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_self: Journal, facts: object) -> None:
        raise KnownFault(FaultKind.DISK_FULL, Path(FILE_NAME))

    with monkeypatch.context() as broken:
        broken.setattr(Journal, "append", full)
        rig.shifts.on_sale_taken("Asha")
    assert rig.last(CurrentShift).shift is None, "and nothing stood in the way of the sale"
    for name in ("Asha", "Kiran"):
        rig.shifts.on_sale_taken(name)
    shift = rig.last(CurrentShift).shift
    assert shift is not None
    assert (shift.number, shift.opened_by, shift.holder) == (1, "Asha", "Asha")
    await rig.close_shift()
    rig.shifts.on_sale_taken("Kiran")
    shift = rig.last(CurrentShift).shift
    assert shift is not None
    assert (shift.number, shift.opened_by) == (2, "Kiran")


async def test_an_unlocked_supervisor_closes_in_their_own_name(rig: ShiftRig) -> None:
    rig.access.require_sign_in(Person("p1", "Asha", Role.CASHIER))
    await rig.open_shift()
    assert await rig.do(CloseShift(number=1)) is CommandStatus.REFUSED
    rig.access.unlock(Person("p4", "Meera", Role.ADMIN))
    z = await rig.close_shift()
    assert (z.opened_by, z.closed_by, z.closed_role) == ("Asha", "Meera", "admin")


async def test_where_nobody_is_set_up_the_shop_itself_closes(rig: ShiftRig) -> None:
    rig.access.has_people = False
    await rig.open_shift()
    z = await rig.close_shift()
    assert (z.opened_by, z.closed_by, z.closed_role) == ("the shop", "the shop", "")


async def test_a_journal_that_was_begun_anew_goes_on_with_the_numbers_and_says_so_once(tmp_path: Path) -> None:
    with Journal.open(tmp_path) as journal:
        last = LastZ(number=4, seal="7f3a", series=NOW - DAY)
        journal.append([journal_begun_fact(NOW - HOUR, by="Meera", aside="x", last=last)])
        assert journal.shifts.begun_after() == (NOW - HOUR, last)
        assert journal.shifts.last_z() == last
    with ShiftRig(tmp_path, NOW) as rig:
        await rig.open_shift()
        first, second = await rig.close_shift(next_person="Asha"), await rig.close_shift()
        assert [(z.number, z.anew, z.series) for z in (first, second)] == [
            (5, NOW - HOUR, NOW - DAY),
            (6, 0, NOW - DAY),
        ]
        assert rig.journal.shifts.last_z() == LastZ(6, second.seal, NOW - DAY)


def test_a_journal_that_was_begun_by_an_older_paydesk_has_a_series_of_its_own(tmp_path: Path) -> None:
    with Journal.open(tmp_path) as journal:
        assert journal.shifts.begun_after() == (0, LastZ())
        told = journal_begun_fact(NOW, by="Meera", aside="x", last=LastZ())
        journal.append([replace(told, data={"by": "Meera", "aside": "x"})])
        assert journal.shifts.begun_after() == (NOW, LastZ(0, "", NOW))


# What a Z says ------------------------------------------------------------------------------------------------------


async def test_a_z_says_what_came_in_by_hour_way_and_person(rig: ShiftRig) -> None:
    await rig.open_shift()
    rig.come(whole_sale("a", NOW, paise=64_000))
    rig.come(whole_sale("b", NOW + HOUR, paise=1_00))
    rig.come(whole_sale("c", NOW + HOUR + 1, word="TERMINATED", paise=3_00))
    rig.journal.append(payout("p1", rig.now, "done", kind="cashgram", paise=5_00, refund_of="a"))
    preview = await rig.preview()
    z = await rig.close_shift(CountedBills(3, Money(64_000)))
    report = z.report
    assert preview is not None
    assert preview.report == report
    assert (report.paid, report.not_paid, report.cancelled) == (Sum(2, Money(64_100)), *[Sum(1, Money(3_00))] * 2)
    assert [found for _, found in report.hours] == [Sum(1, Money(64_000)), Sum(1, Money(1_00))]
    assert dict(report.channels)[PaymentChannel.QR] == report.paid
    assert report.people == (("", report.paid),)
    assert (report.refunds, report.average) == (Sum(1, Money(5_00)), Money(320_50))
    assert (report.first_order, report.last_order) == ("PD-a", "PD-c")
    assert (z.counted, z.difference) == (CountedBills(3, Money(64_000)), -1_00)


async def test_a_day_is_compared_with_the_same_weekday_of_the_week_before(rig: ShiftRig) -> None:
    week = 7 * DAY
    for name, at, paise in [("a", NOW, 1_00), ("b", NOW + HOUR, 20_00), ("c", NOW - DAY, 9_00), ("d", NOW + DAY, 7_00)]:
        rig.journal.append(whole_sale(name, at - week, paise=paise))
    rig.come(whole_sale("today", NOW, paise=5_00))
    rig.now = NOW + MINUTE
    await rig.report(NOW)
    answer = rig.last(PeriodReport)
    assert answer.report.average == Money(5_00)
    assert answer.week_before == WeekBefore(
        date_of(NOW - week), Sum(1, Money(1_00)), (await rig.report(NOW - week)).hours
    )
    assert [found for _, found in answer.week_before.hours] == [Sum(1, Money(1_00)), Sum(1, Money(20_00))]
    rig.now = NOW + DAY
    await rig.report(NOW)
    assert rig.last(PeriodReport).week_before == replace(answer.week_before, paid=Sum(2, Money(21_00)))
    await rig.report(NOW, NOW + DAY)
    assert rig.last(PeriodReport).week_before is None


async def test_goods_that_went_out_by_hand_are_on_the_z_of_that_shift_only(rig: ShiftRig) -> None:
    await rig.open_shift()
    shown, stated = (facts.handed_over_data(by, is_confirmed=by == "Ravi") for by in ("Asha", "Ravi"))
    for name in ("a", "b"):
        rig.come([*whole_sale(name, NOW), Fact(name, NOW + MINUTE, SaleFactKind.HANDED_OVER, shown)])
    rig.come([Fact("b", NOW + HOUR, SaleFactKind.HANDED_OVER, stated)])
    first = (await rig.close_shift(next_person="Ravi")).report
    [item] = first.of_kind(ItemKind.HANDED_OVER)
    assert (item.sale_id, item.person, item.amount) == ("b", "Ravi", Money(125_000))
    assert (item.at >= NOW + HOUR, first.items) == (True, (item,))
    now = rig.last(CurrentShift).shift
    assert now is not None
    assert now.watch == (), "it is settled"
    assert (await rig.close_shift()).report.items == ()


async def test_the_unknown_and_the_open_go_on_the_z_and_onto_the_next_watch_list(rig: ShiftRig) -> None:
    await rig.open_shift()
    rig.come(whole_sale("open", NOW, word="ACTIVE", paise=10))
    rig.come(whole_sale("unknown", NOW + 1, word="ACTIVE", paise=20))
    rig.come([Fact("unknown", NOW + 2, SaleFactKind.CLOSED, facts.actor_data("Ravi"))])
    rig.come(
        [*whole_sale("late", NOW + 3, word="TERMINATED", paise=30), status("late", NOW + MINUTE, "PAID", paise=30)]
    )
    rig.come(whole_sale("twin", NOW + 5, paise=30))
    rig.come([Fact("late", NOW + MINUTE, SaleFactKind.REPLACED, facts.replaced_data("twin"))])
    rig.now = NOW + 10_000
    z = await rig.close_shift(next_person="Kiran")
    assert said(z, ItemKind.OPEN) == [("open", 10)]
    assert said(z, ItemKind.UNKNOWN) == [("unknown", 20)]
    assert said(z, ItemKind.UNSETTLED) == [("late", 30)]
    assert [item.replacement_order for item in z.report.of_kind(ItemKind.UNSETTLED)] == ["PD-twin"]
    assert [item.label for item in z.report.of_kind(ItemKind.UNSETTLED)] == [SaleLabel.PAID_LATE]
    assert (z.report.unknown, z.report.open, z.report.late) == (Sum(1, Money(20)), Sum(1, Money(10)), Sum(1, Money(30)))
    now = rig.last(CurrentShift)
    assert now.shift is not None
    assert set(now.shift.watch) == {"open", "unknown", "late"}


async def test_money_that_comes_later_is_on_the_next_z_as_late_with_its_order(rig: ShiftRig) -> None:
    await rig.open_shift()
    rig.come(whole_sale("open", NOW, word="ACTIVE", paise=10))
    rig.come(whole_sale("cancelled", NOW + 1, word="TERMINATED", paise=20))
    first = await rig.close_shift(next_person="Kiran")
    assert (first.report.paid, first.report.cancelled) == (Sum(), Sum(1, Money(20)))
    rig.come([status("open", rig.now + 1, "PAID", paise=10), status("cancelled", rig.now + 2, "PAID", paise=20)])
    rig.come(whole_sale("new", rig.now, paise=5))
    second = await rig.close_shift(next_person="Asha")
    assert second.report.paid == Sum(3, Money(35))
    assert second.report.late == Sum(2, Money(30))
    assert said(second, ItemKind.CAME_LATE) == [("open", 10)]
    assert said(second, ItemKind.UNSETTLED) == [("cancelled", 20)], "it stays until it is settled"
    assert second.report.revised == Sum(1, Money(20)), "the first Z called it not paid"
    third = await rig.close_shift(next_person="Asha")
    assert said(third, ItemKind.UNSETTLED) == [("cancelled", 20)]
    rig.come([Fact("cancelled", rig.now, SaleFactKind.SEEN, facts.actor_data("Asha"))])
    fourth = await rig.close_shift()
    assert fourth.report.items == ()
    assert (third.report.paid, fourth.report.paid) == (Sum(), Sum())


async def test_what_is_unknown_for_good_is_on_one_more_z_and_then_no_more(rig: ShiftRig) -> None:
    await rig.open_shift()
    rig.come(whole_sale("other", NOW, word="ACTIVE", paise=10))
    rig.come([status("other", NOW + 1, "PAID", paise=11)])
    assert said(await rig.close_shift(next_person="A"), ItemKind.UNKNOWN) == [("other", 10)]
    assert said(await rig.close_shift(next_person="A"), ItemKind.UNKNOWN) == []


async def test_money_between_two_shifts_is_on_the_next_z(rig: ShiftRig) -> None:
    rig.come(whole_sale("before", NOW, paise=1))
    await rig.open_shift()
    assert (await rig.close_shift()).report.paid == Sum(1, Money(1))
    rig.come(whole_sale("between", NOW + HOUR, paise=2))
    await rig.open_shift()
    z = await rig.close_shift()
    assert (z.report.paid, z.report.late) == (Sum(1, Money(2)), Sum())


async def test_a_clock_that_was_wrong_moves_no_money_to_another_z(rig: ShiftRig) -> None:
    await rig.open_shift()
    rig.come(whole_sale("a", NOW, paise=1))
    assert (await rig.close_shift(next_person="A")).report.paid.amount == Money(1)
    rig.now = NOW - 2 * DAY
    rig.journal.append(whole_sale("b", NOW - 2 * DAY, paise=2))
    assert (await rig.close_shift(next_person="A")).report.paid.amount == Money(2)
    rig.now = NOW + 9 * DAY
    assert (await rig.close_shift()).report.paid == Sum()


async def test_what_can_still_be_paid_is_on_the_report_of_today_although_the_clock_went_back(rig: ShiftRig) -> None:
    """Regression: a sale dated two days ahead was on no report before that day came."""
    rig.journal.append(whole_sale("ahead", NOW + 2 * DAY, word="ACTIVE", paise=7))
    day = await rig.report(NOW)
    assert [(item.kind, item.sale_id) for item in day.items] == [(ItemKind.UNKNOWN, "ahead")], (
        "of what time its answer is, nobody knows"
    )
    assert (await rig.report(NOW - DAY)).items == (), "of a day that is over, what was begun on it"


def at_host(told: list[Fact], host: str) -> list[Fact]:
    """Return the same sale, made at this host."""
    begun = told[0]
    return [Fact(begun.subject, begun.at, begun.kind, {**begun.data, "host": host, "keys": "k3y5"}), *told[1:]]


async def test_tests_and_real_money_never_stand_together(rig: ShiftRig) -> None:
    trial, real = "sandbox.cashfree.com", "api.cashfree.com"
    await rig.open_shift()
    rig.come(at_host(whole_sale("trial", NOW, paise=100), trial))
    rig.come(at_host(whole_sale("forgotten", NOW + 1, word="ACTIVE", paise=200), trial))
    rig.use_gateway(PRODUCTION_GATEWAY)
    rig.come(at_host(whole_sale("first", NOW + 2, paise=5), real))
    z = await rig.close_shift(next_person="Asha")
    assert (z.service, z.report.paid, z.report.items) == (ServiceKind.LIVE, Sum(1, Money(5)), ())
    rig.come(at_host(whole_sale("second", NOW + 3, paise=7), real))
    rig.use_gateway(SANDBOX_GATEWAY)
    tests = await rig.close_shift(next_person="Asha")
    assert (tests.service, tests.report.paid) == (ServiceKind.TEST, Sum(1, Money(100)))
    assert said(tests, ItemKind.OPEN) == [("forgotten", 200)]
    rig.use_gateway(PRODUCTION_GATEWAY)
    last = await rig.close_shift()
    assert last.report.paid == Sum(1, Money(7)), "no real payment is left out for a Z of tests in between"
    day = await rig.report(NOW)
    assert (day.paid, day.items) == (Sum(2, Money(12)), ())
    assert [(z.report.first_order, z.report.last_order) for z in (z, tests, last)] == [
        ("PD-first", "PD-first"),
        ("PD-trial", "PD-forgotten"),
        ("PD-second", "PD-second"),
    ]
    assert (day.first_order, day.last_order) == ("PD-first", "PD-second")


def money(report: Report) -> tuple[Sum, Sum]:
    return report.paid, report.not_paid


async def test_the_list_of_orders_comes_to_what_the_day_does(rig: ShiftRig) -> None:
    """A shop tries the test service, and goes live: the trial stood in Orders, in its file, and in no report."""
    listing = rig.engine.listing
    day = SaleQuery(start=NOW, end=NOW + DAY)

    async def orders(query: SaleQuery) -> tuple[list[str], Sum, Sum]:
        listed, file = await listing.find(query), await listing.export(ExportSales(query=query), "Ravi")
        assert isinstance(file, SaleList)
        assert listed.query == query, "the window knows which question it answers"
        assert listed.rows is not None
        assert query.search_text or (file.rows, file.sums) == (listed.rows, listed.sums)
        assert not query.search_text or {row.sale_id for row in file.rows or ()} <= {"real", "real-not"}
        return [row.sale_id for row in listed.rows], listed.sums.paid, listed.sums.not_paid

    for place, (name, host) in enumerate({"trial": "sandbox.cashfree.com", "real": "api.cashfree.com"}.items()):
        rig.come(at_host(whole_sale(name, NOW + place, paise=100 + place), host))
        rig.come(at_host(whole_sale(f"{name}-not", NOW + place, word="TERMINATED", paise=10 + place), host))
    rig.come(at_host(whole_sale("open", NOW + 2, word="ACTIVE", paise=7), "sandbox.cashfree.com"))
    rig.engine.recorder.flush()
    rig.use_gateway(PRODUCTION_GATEWAY)
    report = await rig.report(NOW)
    assert await orders(day) == (["real-not", "real"], report.paid, report.not_paid), "nor what is open of the trial"
    assert report.paid == Sum(1, Money(101))
    found = await orders(SaleQuery("PD-trial"))
    assert found == (["trial-not", "trial"], Sum(), Sum()), "a search finds it all the same, and its money is none"
    assert await orders(SaleQuery("PD-")) == (["open", "real-not", "real", "trial-not", "trial"], *money(report))
    rig.use_gateway(SANDBOX_GATEWAY)
    report = await rig.report(NOW)
    assert await orders(day) == (["open", "trial-not", "trial"], report.paid, report.not_paid)


@pytest.mark.parametrize("ends", [0, 150])
async def test_orders_and_the_report_of_each_day_are_the_same_to_the_paisa(rig: ShiftRig, ends: int) -> None:
    """Orders went by when a sale was begun, the report by when it was paid: at midnight they said two things.

    A date typed into the search was a third: by when it was begun, and from midnight in a shop that is open then.
    """
    midnight, trial = span_of(date_of(NOW), date_of(NOW), ends)[1], "sandbox.cashfree.com"
    rig.config.settings = replace(rig.config.settings, shop=replace(rig.config.settings.shop, day_ends=ends))
    rig.use_gateway(PRODUCTION_GATEWAY)

    def taken(name: str, at: int, paise: int, word: str = "PAID", *, host: str = "api.cashfree.com") -> list[Fact]:
        return at_host(whole_sale(name, at, word=word, paise=paise), host)

    def in_dollars(told: list[Fact]) -> list[Fact]:
        return [*told[:-1], replace(told[-1], data={**told[-1].data, "currency": "USD"})]

    every = [
        *taken("before", midnight - 20_000, 1),
        *taken("across", midnight - 5_000, 20),
        *taken("after", midnight, 300),
        *taken("late", midnight - HOUR, 4_000, "TERMINATED"),
        status("late", midnight + HOUR, "PAID", paise=4_000),
        *taken("not", midnight - 5_001, 50_000, "TERMINATED"),
        *taken("trial", midnight - 5_002, 600_000, host=trial),
        *taken("open trial", midnight - 5_003, 600_000, "ACTIVE", host=trial),
        *taken("waits", midnight - 5_004, 7_000_000, "ACTIVE"),
        *in_dollars(taken("usd", midnight - 5_005, 800_000)),
        *in_dollars(taken("usd-not", midnight - 5_006, 800_000, "TERMINATED")),
        *taken("edited", midnight + 1, 9_000_000),
    ]
    rig.now = midnight - DAY
    rig.come(sorted(every, key=lambda fact: fact.at))
    assert rig.engine.recorder.flush()
    edit(rig.journal.path, "UPDATE facts SET data = '{' WHERE sale_id = 'edited' AND kind = 'status_read'")
    rebuild(rig.journal)
    rig.now = midnight + 2 * HOUR
    for day, paid, ids in (
        (midnight - DAY, Sum(1, Money(1)), ["waits", "usd", "usd-not", "not", "before"]),
        (midnight, Sum(3, Money(4_320)), ["after", "across", "late"]),
    ):
        report = await rig.report(day, ends=ends)
        for query in SaleQuery(start=day, end=day + DAY), SaleQuery(date_of(day, ends).isoformat()):
            listed = await rig.engine.listing.find(query)
            assert (listed.sums.paid, report.paid) == (paid, paid)
            assert listed.sums.not_paid == report.not_paid
            found = {row.sale_id for row in listed.rows or ()}
            assert found - {"trial", "open trial"} == set(ids), "a search finds what was a test as well"
            assert query.search_text or found == set(ids)


@pytest.mark.parametrize(("currency", "counts"), [("INR", 250_00), ("USD", 0)])
async def test_an_order_whose_amount_is_not_written_yet_leaves_the_list_whole(
    rig: ShiftRig, currency: str, counts: int
) -> None:
    """A scanned order on a full disk: Orders said that Paydesk made a mistake, and stayed empty."""
    scanned = wanted("a", NOW)
    rig.come([Fact("a", NOW, scanned.kind, {**scanned.data, "amount": None, "made_here": False})])
    assert rig.engine.recorder.flush()
    read = status("a", NOW + 1_000, "ACTIVE", paise=250_00)
    rig.come([Fact("a", read.at, read.kind, {**read.data, "currency": currency})])
    rig.now += 20 * MINUTE
    sums = (await rig.engine.listing.find(SaleQuery())).sums
    assert (sums.unknown, sums.count) == (Sum(1, Money(counts)), 1)


async def test_refunds_of_tests_and_of_real_money_never_stand_together(rig: ShiftRig) -> None:
    hosts = {"t": "payout-gamma.cashfree.com", "r": "payout-api.cashfree.com", "d": "127.0.0.1:8000", "old": ""}
    await rig.open_shift()
    for place, (name, host) in enumerate(hosts.items()):
        told = payout(name, NOW + place, "done", kind="cashgram", paise=10**place, refund_of="a")
        sent = told[1]
        told[1] = Fact(sent.subject, sent.at, sent.kind, {**sent.data, "host": host})
        rig.journal.append(told)
    rig.use_gateway(PRODUCTION_GATEWAY)
    assert (await rig.report(NOW)).refunds == Sum(2, Money(10 + 1_000)), "what an older Paydesk wrote is with both"
    rig.use_gateway(SANDBOX_GATEWAY)
    assert (await rig.close_shift()).report.refunds == Sum(3, Money(1 + 100 + 1_000))


async def test_all_z_reports_together_have_each_refund_as_often_as_its_money_went(rig: ShiftRig) -> None:
    """One that fails after its Z, one that failed and is sent again in the next shift, and one that just goes."""

    def figures(z: ZReport) -> tuple[Sum, Sum]:
        return z.report.refunds, z.report.refunds_revised

    def told(name: str, how: str, paise: int) -> list[Fact]:
        return payout(name, rig.now, how, kind="cashgram", paise=paise, refund_of="a")

    await rig.open_shift()
    rig.journal.append([*told("runs-out", "done", 5_00), *told("again", "failed", 7_00), *told("goes", "done", 1_00)])
    assert figures(await rig.close_shift(next_person="Asha")) == (Sum(2, Money(6_00)), Sum())
    rig.journal.append(
        [payout_fact("runs-out", rig.now, "out_read", "failed", of="cashgram"), *told("again", "done", 7_00)[1:]]
    )
    preview = await rig.preview()
    assert preview is not None
    assert figures(preview) == (Sum(1, Money(7_00)), Sum(1, Money(5_00)))
    assert figures(await rig.close_shift(next_person="Asha")) == figures(preview)
    assert figures(await rig.close_shift()) == (Sum(), Sum()), "it is said once"


# Fixed ----------------------------------------------------------------------------------------------------------------


async def test_a_z_is_the_same_whenever_it_is_asked_for(tmp_path: Path) -> None:
    with ShiftRig(tmp_path, NOW) as rig:
        await rig.open_shift()
        rig.come([*whole_sale("a", NOW, paise=1), *whole_sale("b", NOW, word="TERMINATED", paise=2)])
        z = await rig.close_shift(CountedBills(1, Money(1)))
        rig.come([status("b", rig.now + HOUR, "PAID", paise=2)])
        again = await rig.z(1)
        assert (again.z, again.printed, again.altered) == (z, 0, False)
    with ShiftRig(tmp_path, NOW + DAY) as rig:
        assert rig.last(CurrentShift).last == 1
        assert (await rig.z(1)).z == z
        assert ((await rig.z(2)).z, rig.last(ZReportRecord).printed) == (None, 0)
        rebuild(rig.journal)
        assert disagreeing(rig.journal) == []
        assert (await rig.z(1)).z == z


async def test_the_seal_is_the_head_of_the_chain(rig: ShiftRig) -> None:
    await rig.open_shift()
    rig.come(whole_sale("a", NOW))
    rig.engine.recorder.flush()
    seq, seal = rig.journal.shifts.head_of_chain()
    z = await rig.close_shift()
    assert (z.upto, z.seal) == (seq, seal)
    assert len(z.seal) == 64
    assert z.seal_prefix.replace(" ", "") == seal[:12]
    await rig.open_shift()
    assert (z.after, (await rig.close_shift()).after) == (0, z.upto)


async def test_printing_is_counted_so_that_a_second_paper_says_so(rig: ShiftRig) -> None:
    await rig.open_shift()
    await rig.close_shift()
    for times in (1, 2):
        assert await rig.do(MarkZPrinted(number=1)) is CommandStatus.DONE
        assert rig.last(ZPrinted) == ZPrinted(1, times)
    assert (await rig.z(1)).printed == 2


async def listed(rig: ShiftRig) -> list[tuple[int, int]]:
    """Return how often each Z-report was printed, and how many of those are files."""
    await rig.do(ListShifts(ask_id="q"))
    return [(shift.printed, shift.saved) for shift in rig.last(ShiftList).shifts]


async def test_a_z_that_no_printer_took_is_not_called_printed(rig: ShiftRig) -> None:
    """The printer was off: the list said that it was printed, and the first paper was a duplicate."""
    await rig.open_shift()
    await rig.close_shift()
    for became, times, found in (
        (PrintOutcome.NOWHERE, 1, (0, 0)),
        (PrintOutcome.FILE, 1, (1, 1)),
        (PrintOutcome.NOWHERE, 2, (1, 1)),
        (PrintOutcome.PRINTER, 2, (2, 1)),
    ):
        await rig.do(MarkZPrinted(number=1))
        assert rig.last(ZPrinted).times == times
        rig.access.lock()
        assert await rig.do(EndZPrint(number=1, result=became)) is CommandStatus.DONE, (
            "whoever is there when the printer answers"
        )
        rig.access.sign_in(RAVI)
        assert await listed(rig) == [found]
        assert (await rig.z(1)).printed == found[0]
    rebuild(rig.journal)
    assert await listed(rig) == [(2, 1)]
    assert await rig.do(EndZPrint(number=2, result=PrintOutcome.FILE)) is CommandStatus.REFUSED


async def test_what_was_read_a_moment_ago_and_said_nothing_new_is_open_and_not_unknown(rig: ShiftRig) -> None:
    """Such a read is told, and written nowhere."""
    await rig.open_shift()
    rig.come(whole_sale("a", NOW, word="ACTIVE", paise=5))
    rig.now += 20 * MINUTE
    again = status("a", rig.now, "ACTIVE", paise=5)
    rig.sales.write_later("a", (again.kind, again.data))
    z = await rig.close_shift()
    assert (said(z, ItemKind.OPEN), said(z, ItemKind.UNKNOWN)) == ([("a", 5)], [])


async def test_money_that_came_late_names_the_sale_in_its_stead(rig: ShiftRig) -> None:
    await rig.open_shift()
    gone = facts.replaced_data("erased meanwhile")
    rig.come([*whole_sale("late", NOW, word="TERMINATED", paise=30), *whole_sale("twin", NOW + 5, paise=30)])
    rig.come([Fact("late", NOW + MINUTE, SaleFactKind.REPLACED, facts.replaced_data("twin"))])
    rig.come(
        [
            *whole_sale("other", NOW, word="TERMINATED", paise=30),
            Fact("other", NOW + MINUTE, SaleFactKind.REPLACED, gone),
        ]
    )
    for name in ("late", "other"):
        rig.come(
            [
                status(name, NOW + MINUTE, "PAID", paise=30),
                Fact(name, NOW + MINUTE, SaleFactKind.SEEN, facts.actor_data("Ravi")),
            ]
        )
    items = (await rig.close_shift()).report.of_kind(ItemKind.CAME_LATE)
    assert {item.sale_id: item.replacement_order for item in items} == {"late": "PD-twin", "other": ""}


async def test_a_z_that_somebody_edited_says_so(tmp_path: Path) -> None:
    with ShiftRig(tmp_path, NOW) as rig:
        await rig.open_shift()
        rig.come(whole_sale("a", NOW, paise=64_000))
        await rig.close_shift()
    with closing(sqlite3.connect(tmp_path / FILE_NAME, isolation_level=None)) as db:
        db.execute("DROP TRIGGER facts_are_final")
        db.execute("UPDATE facts SET data = replace(data, '64000', '64') WHERE kind = 'shift_closed'")
    with ShiftRig(tmp_path, NOW) as rig:
        rig.journal.verify()
        assert (await rig.z(1)).altered


@pytest.mark.parametrize("goes_on", [False, True])
async def test_a_z_that_cannot_be_read_stops_no_counter_and_gives_no_number_twice(
    tmp_path: Path, *, goes_on: bool
) -> None:
    with ShiftRig(tmp_path, NOW) as rig:
        await rig.open_shift()
        await rig.close_shift(next_person="Kiran")
        if not goes_on:
            await rig.close_shift()
    with closing(sqlite3.connect(tmp_path / FILE_NAME, isolation_level=None)) as db:
        db.execute("DROP TRIGGER facts_are_final")
        db.execute("UPDATE facts SET data = '[' WHERE kind = 'shift_closed' AND sale_id LIKE '%1'")
    with ShiftRig(tmp_path, NOW) as rig:
        assert (await rig.z(1)).z is None
        rebuild(rig.journal)
        assert rig.last(CurrentShift).number == (2 if goes_on else 3)
        if not goes_on:
            await rig.open_shift()
        assert (await rig.close_shift()).number == (2 if goes_on else 3)


@pytest.mark.parametrize(
    ("kinds", "opened_by"),
    [
        ("('shift_closed')", "Ravi"),
        ("('shift_closed', 'z_printed')", "Ravi"),
        ("('shift_closed', 'z_printed', 'shift_opened')", ""),
    ],
    ids=["its close", "its paper too", "all of it"],
)
async def test_the_newest_z_that_cannot_be_read_keeps_its_number(tmp_path: Path, kinds: str, opened_by: str) -> None:
    with ShiftRig(tmp_path, NOW) as rig:
        rig.come(whole_sale("a", NOW))
        await rig.open_shift()
        opened_at = rig.now if opened_by else 0
        await rig.close_shift()
        assert await rig.do(MarkZPrinted(number=1)) is CommandStatus.DONE
    with closing(sqlite3.connect(tmp_path / FILE_NAME, isolation_level=None)) as db:
        db.execute("DROP TRIGGER facts_are_final")
        db.execute(f"UPDATE facts SET data = '[' WHERE kind IN {kinds}")  # noqa: S608 - words of this test
    with ShiftRig(tmp_path, NOW) as rig:
        assert (await rig.z(1)).z is None
        rebuild(rig.journal)
        await rig.do(ListShifts(ask_id="q"))
        [listed] = rig.last(ShiftList).shifts
        assert (listed.closed_at, listed.paid, listed.has_number) == (None, None, True), "it was listed as open"
        assert (listed.opened_by, listed.opened_at) == (opened_by, opened_at)
        place = rig.journal._db.execute(
            "SELECT seq = (SELECT min(seq) FROM facts WHERE sale_id = shift_id) FROM shifts"
        )
        assert place.fetchall() == [(1,)], "where it began"
        assert rig.journal.shifts.last_z() == LastZ(1)
        assert await rig.do(MarkZPrinted(number=1)) is CommandStatus.REFUSED
        assert await rig.do(CloseShift(number=1)) is CommandStatus.REFUSED
        assert (rig.last(CurrentShift).shift, rig.last(CurrentShift).number) == (None, 2)
        await rig.open_shift()
        assert (await rig.close_shift()).number == 2


async def test_the_list_of_shifts(rig: ShiftRig) -> None:
    await rig.open_shift("Asha")
    rig.come(whole_sale("a", NOW, paise=5))
    await rig.close_shift(next_person="Kiran")
    await rig.do(ListShifts(ask_id="q"))
    second, first = rig.last(ShiftList).shifts
    assert (first.number, first.count, first.paid, first.closed_by) == (1, 1, Money(5), "Ravi")
    assert (second.number, second.closed_at, second.opened_by) == (2, None, "Ravi")
    assert (second.closed_by, second.count, second.paid) == ("", 0, Money(0))
    await rig.do(ListShifts(ask_id=new_id(), most=1))
    assert rig.last(ShiftList).shifts == (second,)


async def test_a_full_disk_closes_nothing(rig: ShiftRig, monkeypatch: pytest.MonkeyPatch, logs: Logs) -> None:
    await rig.open_shift()
    rig.come(whole_sale("a", NOW))

    def full(_self: Journal, facts: object) -> None:
        raise KnownFault(FaultKind.DISK_FULL, Path(FILE_NAME))

    with monkeypatch.context() as broken:
        broken.setattr(Journal, "append", full)
        assert await rig.do(CloseShift(number=1)) is CommandStatus.FAILED
        assert rig.last(CommandEnded).fault == FaultKind.DISK_FULL.value
        assert not [event for event in rig.events if isinstance(event, ShiftClosed)]
        assert rig.last(JournalFault).kind == FaultKind.DISK_FULL.value
    assert (await rig.close_shift()).report.paid == Sum(1, Money(125_000)), "what waited to be written is on it"


# Days -----------------------------------------------------------------------------------------------------------------


async def test_a_day_that_ends_after_midnight_takes_what_comes_by_then(tmp_path: Path) -> None:
    two_in_the_morning = 120
    midnight = NOW // DAY * DAY + DAY - 5 * HOUR - 30 * MINUTE
    with ShiftRig(tmp_path, midnight + 3 * HOUR, day_ends=two_in_the_morning) as rig:
        for name, at, paise in (("a", -HOUR, 1), ("b", HOUR, 2), ("c", 3 * HOUR - MINUTE, 4)):
            rig.journal.append(whole_sale(name, midnight + at, paise=paise))
        before = await rig.report(midnight, ends=two_in_the_morning)
        after = await rig.report(midnight + 3 * HOUR, ends=two_in_the_morning)
        both = await rig.report(midnight, midnight + 3 * HOUR, ends=two_in_the_morning)
        assert (before.paid.amount, after.paid.amount, both.paid.amount) == (Money(3), Money(4), Money(7))
        assert [hour for hour, _ in before.hours] == [23, 1]
        assert before.end == after.start == midnight + 2 * HOUR
        await rig.open_shift()
        assert [hour for hour, _ in (await rig.close_shift()).report.hours] == [2, 23, 1], (
            "by the hours of the shop's day"
        )


async def test_the_report_of_today_names_all_that_is_to_be_seen_to(rig: ShiftRig) -> None:
    rig.journal.append(whole_sale("old", NOW - 3 * DAY, word="ACTIVE", paise=1))
    rig.come(whole_sale("new", NOW, word="ACTIVE", paise=2))
    today, then = await rig.report(NOW), await rig.report(NOW - 3 * DAY)
    assert [item.sale_id for item in today.items] == ["old", "new"], "what is unknown first"
    assert (today.unknown, today.open) == (Sum(1, Money(1)), Sum(1, Money(2)))
    assert [item.sale_id for item in then.items] == ["old"]
    assert [item.sale_id for item in (await rig.report(NOW - DAY)).items] == []
    rig.now = today.end
    assert [item.sale_id for item in (await rig.report(NOW)).items] == ["new"], "that day is over"
    assert {item.sale_id for item in (await rig.report(today.end)).items} == {"old", "new"}, "in its first moment"


async def test_a_shift_that_begins_after_a_pause_takes_over_what_the_last_one_left(rig: ShiftRig) -> None:
    await rig.open_shift()
    rig.come(whole_sale("a", NOW, word="ACTIVE", paise=5))
    await rig.close_shift()
    rig.now += HOUR
    await rig.open_shift()
    shift = rig.last(CurrentShift).shift
    assert shift is not None
    assert shift.watch == ("a",)


# Tables that somebody edited ------------------------------------------------------------------------------------------

_ENTRY = "sale_id, begun, bucket, undoes, paise, at, way, person, late FROM entries WHERE sale_id"
_BACK = "sale_id, begun, bucket, seq, paise, at, way, person, late FROM entries WHERE sale_id"
_SALE = (
    "watch_until, paid_at, words, method, person, payment, phone, mark, in_group, real, note, bill, program, part,"
    " period FROM sales WHERE sale_id"
)
_SHIFT = "opened_at, opened_by, closed_at, closed_by, count, paise, 9999, printed, real FROM shifts WHERE number"
EDITS = {
    "an entry is taken out": "DELETE FROM entries WHERE sale_id = 'paid'",
    "an entry is smaller": "UPDATE entries SET paise = 1 WHERE sale_id = 'paid'",
    "an entry is twice there": f"INSERT INTO entries SELECT seq, 7, {_ENTRY} = 'paid'",
    "an entry is of nobody": "INSERT INTO entries VALUES (9999, 1, 'nobody', 9999, 'paid', 0, 7, 1, 'qr', '', 0)",
    "an entry is of an earlier shift": "UPDATE entries SET seq = 1 WHERE sale_id = 'paid'",
    "an entry of an earlier shift is of this one": "UPDATE entries SET seq = 9998 WHERE sale_id = 'earlier'",
    "an entry is taken back": f"INSERT INTO entries SELECT 9997, -1, {_BACK} = 'earlier'",
    "all entries are gone": "DELETE FROM entries",
    "a sale is taken out": "DELETE FROM sales WHERE sale_id = 'paid'",
    "an open sale is taken out": "DELETE FROM sales WHERE sale_id = 'waits'",
    "an open sale of an earlier shift is taken out": "DELETE FROM sales WHERE sale_id = 'old'",
    "an open sale is closed": "UPDATE sales SET is_open = 0, in_group = 'paid', watch_until = 0 WHERE sale_id = 'old'",
    "a sale that is over is open": "UPDATE sales SET is_open = 1 WHERE sale_id = 'earlier'",
    "a sale is of nobody": "INSERT INTO sales SELECT 9999, 'nobody', 'X9', amount, currency, started_at, last_at,"
    f" phase, 1, alarm, {_SALE} = 'paid'",
    "a sale is one of real money": "UPDATE sales SET real = 1 WHERE sale_id = 'paid'",
    "all sales are gone": "DELETE FROM sales",
    "the shift is taken out": "DELETE FROM shifts WHERE number = 2",
    "the last shift counted more": "UPDATE shifts SET upto = 9999 WHERE number = 1",
    "the last shift counted less": "UPDATE shifts SET upto = 0 WHERE number = 1",
    "the last shift was of another kind": "UPDATE shifts SET real = 1 - real WHERE number = 1",
    "there is a shift more": f"INSERT INTO shifts SELECT 9999, 'shift:00000009', 9, {_SHIFT} = 1",
    "all shifts are gone": "DELETE FROM shifts",
    "a refund is taken out": "DELETE FROM payouts",
    "a refund is larger": "UPDATE payouts SET counted = counted * 10",
}


async def _of_two_shifts(folder: Path, edit_by: str = "") -> tuple[ZReport, list[Event]]:
    """Return the second Z-report of a small shop, whose tables somebody edits before it is closed."""
    with ShiftRig(folder, NOW) as rig:
        await rig.open_shift()
        rig.come(whole_sale("earlier", NOW, paise=500))
        rig.come(whole_sale("old", NOW + 1, word="ACTIVE", paise=600))
        await rig.close_shift(next_person="Kiran")
        rig.come(whole_sale("paid", rig.now + 1, paise=70_000))
        rig.come(whole_sale("gone", rig.now + 1, word="TERMINATED", paise=800))
        rig.come(whole_sale("waits", rig.now + 1, word="ACTIVE", paise=900))
        rig.engine.recorder.write_now(*payout("back", rig.now + 1, "done", paise=500, refund_of="paid"))
        rig.engine.recorder.flush()
        if edit_by:
            edit(rig.journal.path, edit_by)
        rig.now = NOW + HOUR
        z = await rig.close_shift(next_person="Asha")
        assert disagreeing(rig.journal) == []
        return z, rig.events


@pytest.mark.parametrize("name", EDITS)
async def test_whatever_somebody_edited_in_the_tables_the_z_is_what_the_journal_says(
    tmp_path: Path, logs: Logs, name: str
) -> None:
    """One entry that was taken out by hand: the chain was intact, and the Z short by Rs 700."""
    for folder in ("plain", "edited"):
        (tmp_path / folder).mkdir()
    plain, events = await _of_two_shifts(tmp_path / "plain")
    assert (plain.remade, any(isinstance(each, TablesRebuilt) for each in events)) == (0, False)
    z, events = await _of_two_shifts(tmp_path / "edited", EDITS[name])
    assert z.remade > 0
    assert replace(z, remade=0) == plain
    assert [each for each in events if isinstance(each, TablesRebuilt)] == [TablesRebuilt(z.remade)]
    logs.expect("differed from the journal")


async def test_a_day_is_corrected_in_steps(tmp_path: Path, logs: Logs) -> None:
    """A customer's QR has its turn while a shift is closed."""
    with ShiftRig(tmp_path, NOW) as rig:
        await rig.open_shift()
        rig.engine.recorder.write_now(*(fact for n in range(300) for fact in whole_sale(f"s{n}", NOW + n)))
        edit(rig.journal.path, "UPDATE entries SET paise = 1")
        turns = 0

        async def others() -> None:
            nonlocal turns
            while True:
                turns += 1
                await asyncio.sleep(0)

        task = asyncio.create_task(others())
        z = await rig.close_shift()
        task.cancel()
        assert (z.report.paid.count, z.remade) == (300, 300)
        assert turns >= 300 / checking.STEP_SUBJECTS
    logs.expect("differed from the journal")


@pytest.mark.parametrize("before", [True, False])
async def test_a_payment_that_comes_while_the_figures_are_read_is_on_one_z_report(
    rig: ShiftRig, monkeypatch: pytest.MonkeyPatch, *, before: bool
) -> None:
    """A sale that was open when they were read, and paid in memory since, would be on no line of the first."""
    await rig.open_shift()
    rig.come(whole_sale("a", NOW, word="ACTIVE", paise=700))
    *_, paid = whole_sale("a", NOW, paise=700)

    plain = rig.shifts._read_figures

    async def query(journal: Journal, question: Callable[[JournalReader], object]) -> object:
        if before:
            rig.come([paid])
            rig.recorder.flush()
        found = await query_journal(journal, question)
        if not before:
            rig.come([paid])
            rig.recorder.flush()
        return found

    async def read_figures() -> object:
        monkeypatch.setattr(rig.shifts, "_read_figures", plain)
        with monkeypatch.context() as patch:
            patch.setattr(service, "query_journal", query)
            return await plain()

    monkeypatch.setattr(rig.shifts, "_read_figures", read_figures)
    first, second = await rig.close_shift(next_person="Asha"), await rig.close_shift()
    assert (first.report.paid.count, second.report.paid.count) == ((1, 0) if before else (0, 1))
    assert (said(first, ItemKind.OPEN), said(second, ItemKind.OPEN)) == ([] if before else [("a", 700)], [])


async def test_a_z_report_is_read_in_one_transaction(rig: ShiftRig) -> None:
    await rig.open_shift()
    rig.come(whole_sale("a", NOW, paise=700))
    rig.recorder.flush()
    run: list[str] = []
    loaded = rig.shifts._load_sales()
    rig.journal._db.set_trace_callback(run.append)
    rig.journal.query(lambda reader: service._ShiftFigures.read(reader, loaded, real=False, now=NOW, ends=0))
    assert len(run) > 8
    assert [each for each in run if not each.startswith("SELECT")] == ["BEGIN", "COMMIT"]
