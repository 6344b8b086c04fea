"""The commands about sales, one by one: who did it, what is told, what is kept in memory, and what is refused."""

from __future__ import annotations

import asyncio
import uuid
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from paydesk.api.endpoints import Credentials, Endpoint
from paydesk.api.gateway import GatewayClient
from paydesk.domain import masking
from paydesk.domain.clock import DAY, MINUTE, SECOND
from paydesk.domain.commands import (
    CancelSale,
    CloseSale,
    EndReceipt,
    ExportSales,
    HandOverSale,
    ListSales,
    MarkSaleSeen,
    PrintReceipt,
    PutSaleAside,
    ReadSale,
    ReadSaleHistory,
    RenewSale,
    SaleCommand,
    ShowSale,
    TakeSale,
)
from paydesk.domain.fact import PrintOutcome
from paydesk.domain.failure import Problem
from paydesk.domain.messages import (
    Answered,
    CommandStatus,
    QrPicture,
    ReceiptReady,
    SaleChanged,
    SaleHistory,
    SaleList,
    SaleRefused,
    SalesLoaded,
)
from paydesk.domain.money import Money
from paydesk.domain.order import PaymentMethod, TerminalIdentity
from paydesk.domain.rules import Rule
from paydesk.domain.sale.commands import ChangeNote
from paydesk.domain.sale.facts import SaleFactKind
from paydesk.domain.sale.listing import SaleGroup, SaleQuery
from paydesk.domain.sale.sale import Phase
from paydesk.domain.settings.settings import Settings, Shop
from paydesk.domain.step import Step, StepKind
from tests.helpers.control import Control
from tests.helpers.events import events_of
from tests.helpers.sale_rig import SaleRig

ORDERS = "/pg/orders"
QR = PaymentMethod.QR_CODE


def kept(rig: SaleRig, sale_id: str, kind: SaleFactKind) -> dict[str, Any]:
    """Return the data of the last fact of a kind, from the disk."""
    rig.engine.recorder.flush()
    return dict([fact.data for fact in rig.engine.journal.facts_of(sale_id) if fact.kind == kind][-1])


async def test_what_was_wanted_is_on_disk_with_who_wanted_it(rig: SaleRig, sandbox: Any) -> None:
    rig.config.settings = Settings(shop=Shop(terminal=TerminalIdentity(cf_terminal_id=54321), order_minutes=20))
    await rig.send(TakeSale(sale_id="s1", method=PaymentMethod.LINK, amount=Money(5_000), add_invoice=True))
    wanted = kept(rig, "s1", SaleFactKind.SALE_WANTED)
    assert wanted.pop("order_id").startswith("order_20")
    assert len(wanted.pop("keys")) >= 8
    assert wanted == {
        "amount": 5_000,
        "billed": None,
        "method": "LINK",
        "terminal": "54321",
        "cf_terminal_id": 54321,
        "made_here": True,
        "add_invoice": True,
        "customer_phone": "",
        "by": "Asha",
        "host": sandbox.url.removeprefix("http://"),
        "order_minutes": 20,
        "instead_of": "",
        "records_hand_over": True,
    }
    sent = kept(rig, "s1", SaleFactKind.ORDER_SENT)
    lasts = sent["expires_at"] - (rig.sale("s1").order.sent_at or 0) + rig.engine.gateway.clock_offset_ms
    assert abs(lasts - 20 * MINUTE) < 3_000
    uuid.UUID(sent["key"])


@pytest.mark.parametrize("billed", [None, Money(9_050)])
async def test_what_was_scanned_is_on_disk_as_it_was_scanned(rig: SaleRig, billed: Money | None) -> None:
    """The number as it was read, the total of the bill as what was typed, the phone masked."""
    rig.config.settings = Settings(shop=Shop(terminal=TerminalIdentity(terminal_phone_no="9898989898")))
    scanned = TakeSale(sale_id="s1", method=QR, order_id="bill-7", amount=billed, customer_phone="9876543210")
    await rig.send(replace(scanned, instead_of="s0"))
    wanted = kept(rig, "s1", SaleFactKind.SALE_WANTED)
    assert (wanted["order_id"], wanted["made_here"], wanted["amount"]) == ("bill-7", False, None)
    assert wanted["billed"] == (None if billed is None else 9_050)
    assert (wanted["terminal"], wanted["cf_terminal_id"]) == (masking.phone("9898989898"), None)
    assert (wanted["customer_phone"], wanted["instead_of"]) == (masking.phone("9876543210"), "s0")
    assert (wanted["add_invoice"], wanted["order_minutes"], wanted["by"]) == (False, 30, "Asha")
    assert [fact.kind for fact in rig.engine.journal.facts_of("s1")] == [
        SaleFactKind.SALE_WANTED,
        SaleFactKind.READ_FAILED,
    ]


@pytest.mark.parametrize(
    ("command", "kind"),
    [
        (CancelSale, SaleFactKind.CANCEL_ASKED),
        (PutSaleAside, SaleFactKind.PUT_ASIDE),
        (RenewSale, SaleFactKind.QR_WANTED),
        (CloseSale, SaleFactKind.CLOSED),
    ],
)
async def test_who_pressed_what_is_on_disk(
    rig: SaleRig, control: Control, command: type[SaleCommand], kind: SaleFactKind
) -> None:
    sale_id = await rig.take()
    if command is CloseSale:
        control._send("POST", "reset", {})
        await rig.read(sale_id)
    more = {"method": PaymentMethod.LINK} if command is RenewSale else {}
    assert (await rig.send(command(sale_id=sale_id, **more))).status is CommandStatus.DONE
    assert kept(rig, sale_id, kind)["by"] == "Asha"


async def test_f5_is_on_disk_with_who_asked_and_reads_of_the_schedule_are_not(rig: SaleRig) -> None:
    sale_id = await rig.take()
    assert (await rig.read(sale_id)).status is CommandStatus.DONE
    assert kept(rig, sale_id, SaleFactKind.STATUS_READ)["asked_by"] == "Asha"
    before = len(rig.engine.journal.facts_of(sale_id))
    rig.clock.shift += 5_000
    await rig.engine.sales.runner.advance(sale_id)
    rig.engine.recorder.flush()
    assert rig.sale(sale_id).answered_at == rig.sale(sale_id).last_read_at
    assert len(rig.engine.journal.facts_of(sale_id)) == before


async def test_two_who_ask_at_once_share_one_read(rig: SaleRig, control: Control) -> None:
    sale_id = await rig.take()
    before = control.books()["calls"].get("GET /pg/orders/{order_id}", {"asked": 0})["asked"]
    control.fault("delay", method="GET", path=ORDERS, ms=200)
    await asyncio.gather(rig.read(sale_id), rig.read(sale_id), rig.read(sale_id))
    assert control.books()["calls"]["GET /pg/orders/{order_id}"]["asked"] == before + 1


async def test_f5_says_what_stood_in_its_way(rig: SaleRig, control: Control) -> None:
    sale_id = await rig.take()
    control.fault("drop_before", path=ORDERS)
    end = await rig.read(sale_id)
    assert end.status is CommandStatus.FAILED
    assert end.failure is not None
    assert end.failure.problem is Problem.LINE_CUT


@pytest.mark.parametrize("command", [CancelSale, ReadSale, MarkSaleSeen, PutSaleAside, CloseSale, PrintReceipt])
async def test_a_command_about_nothing_is_refused(rig: SaleRig, command: type[SaleCommand]) -> None:
    assert (await rig.send(command(sale_id="nobody"))).status is CommandStatus.REFUSED
    sale_id = await rig.take()
    told = len(rig.events)
    if command in {MarkSaleSeen, CloseSale, PrintReceipt}:  # would do nothing now: the window is told how it stands
        assert (await rig.send(command(sale_id=sale_id))).status is CommandStatus.REFUSED
        assert rig.events[told] == SaleChanged(rig.sale(sale_id))


async def test_without_a_terminal_nothing_is_taken(rig: SaleRig, control: Control) -> None:
    rig.config.settings = Settings(shop=Shop(terminal=None))
    end = await rig.send(TakeSale(sale_id="s1", method=QR, amount=Money(5_000)))
    assert end.status is CommandStatus.REFUSED
    assert SaleRefused("s1", (("terminal", Rule.REQUIRED),)) in rig.events
    assert not control.books()["orders"]


async def test_a_sale_is_found_and_tells_its_story(rig: SaleRig) -> None:
    sale_id = await rig.take(77)
    rig.engine.recorder.flush()
    order_id = rig.sale(sale_id).order_id
    for query in (order_id, "77"):
        await rig.send(ListSales(ask_id="q", query=SaleQuery(query)))
        assert rig.last(Answered).ask_id == "q"
        found = rig.last(SaleList)
        assert [sale.sale_id for sale in found.rows or ()] == [sale_id]
        assert (found.sums.count, found.sums.open.amount, found.people) == (1, Money(77_00), ("Asha",))
    await rig.send(ReadSaleHistory(sale_id=sale_id))
    assert rig.last(SaleHistory) == SaleHistory(sale_id, rig.engine.journal.facts_of(sale_id))
    assert len(rig.engine.journal.facts_of(sale_id)) >= 6


async def test_a_list_tells_how_what_is_open_stands_now_and_only_sums_where_no_more_is_wanted(
    rig: SaleRig, control: Control, monkeypatch: pytest.MonkeyPatch
) -> None:
    closed = await rig.take(77)
    control.phone(rig.sale(closed).order_id)
    await rig.until_phase(closed, Phase.PAID)
    sale_id = await rig.take(77)
    rig.engine.recorder.flush()
    monkeypatch.setattr(rig.engine.recorder, "flush", bool)  # the disk is behind
    control.fault("drop_before", path=ORDERS)
    await rig.read(sale_id)
    rig.clock.shift += 5 * MINUTE
    for command in (
        ListSales(ask_id="q", query=SaleQuery("77"), sums_only=True),
        ExportSales(ask_id="x", query=SaleQuery("nobody", limit=0)),
        ListSales(ask_id="r", query=SaleQuery("77")),
    ):
        await rig.send(command)
    sums, exported, listed = events_of(rig.events, SaleList)
    assert (sums.rows, sums.sums.open.count, sums.sums.unknown.amount) == (None, 0, Money(77_00))
    assert (exported.rows, exported.sums.count) == ((), 0)
    assert [(row.sale_id, row.group) for row in listed.rows or ()] == [
        (sale_id, SaleGroup.UNKNOWN),
        (closed, SaleGroup.PAID),
    ]
    control.mend()
    control.phone(rig.sale(sale_id).order_id)
    await rig.until_phase(sale_id, Phase.PAID)
    await rig.send(ListSales(ask_id="p", query=SaleQuery("77")))
    listed = rig.last(SaleList)
    assert {row.group for row in listed.rows or ()} == {SaleGroup.PAID}
    assert (listed.sums.paid.amount, listed.sums.count) == (Money(154_00), 2), "sums and rows say the same"


async def test_what_is_looked_at_goes_first_and_shows_its_picture(rig: SaleRig) -> None:
    sale_id = await rig.take()
    [picture] = [event for event in rig.events if isinstance(event, QrPicture)]
    await rig.look_at(sale_id)
    assert rig.events[-2] == picture
    assert rig.engine.poller.on_screen == sale_id
    told = len(rig.events)
    await rig.send(ShowSale(sale_id=""))
    assert rig.engine.poller.on_screen == ""
    assert len(rig.events) == told + 1  # its end, and nothing else


async def test_new_keys_are_tried_at_once_on_what_failed(rig: SaleRig, control: Control, sandbox: Any) -> None:
    well, sale_id = await rig.take(), await rig.take()
    control.fault("drop_before", path=ORDERS)
    await rig.read(sale_id)
    assert rig.sale(sale_id).problem is not None
    assert [rig.engine.sales._machine.has_failed_read(each) for each in (sale_id, well)] == [True, False]
    control.mend()
    keys = Credentials(sandbox.client_id, sandbox.client_secret)
    await rig.engine.gateway.use(GatewayClient(Endpoint(f"{sandbox.url}/pg"), keys), warm=True)
    await rig.until(lambda: rig.sale(sale_id).problem is None)


async def test_reads_have_a_budget_and_what_people_wait_for_has_none(rig: SaleRig) -> None:
    machine = rig.engine.sales._machine
    budget = rig.engine.gateway.budget(StepKind.READ)
    while budget.take(rig.clock()):
        pass
    assert machine.wait_ms("s1", Step(StepKind.READ, 0)) > 0
    assert machine.wait_ms("s1", Step(StepKind.READ_PAYMENTS, 0)) == 0
    assert [
        machine.wait_ms("s1", Step(do, 0))
        for do in (StepKind.CREATE, StepKind.TRANSACT, StepKind.TERMINATE)
        for _ in range(20)
    ] == [0] * 60
    rig.clock.shift += 10_000
    assert machine.wait_ms("s1", Step(StepKind.READ, 0)) == 0


async def test_what_is_over_leaves_the_memory(rig: SaleRig, control: Control) -> None:
    await rig.send(TakeSale(sale_id="s1", method=QR, amount=Money(5_000), customer_phone="9876543210"))
    service = rig.engine.sales
    assert service._machine.phones == {"s1": "9876543210"}
    assert set(service._pictures._known) == {"s1"}
    control.phone(rig.sale("s1").order_id)
    await rig.until_phase("s1", Phase.PAID)
    await rig.until(lambda: bool(rig.sale("s1").payments))
    await service.runner.advance("s1")
    assert service._machine.phones == {}
    assert service._pictures._known == {}
    assert list(service.sales) == []
    assert rig.sale("s1").phase is Phase.PAID, "the journal has it"
    assert (await rig.send(PrintReceipt(sale_id="s1"))).status is CommandStatus.DONE
    assert list(service.sales) == []


async def test_a_receipt_is_in_the_journal_before_it_is_printed_and_counts_its_copies(
    rig: SaleRig, control: Control
) -> None:
    sale_id = await rig.take()
    assert (await rig.send(PrintReceipt(sale_id=sale_id))).status is CommandStatus.REFUSED
    control.phone(rig.sale(sale_id).order_id)
    await rig.until_phase(sale_id, Phase.PAID)
    for count in (1, 2):
        assert (await rig.send(PrintReceipt(sale_id=sale_id))).status is CommandStatus.DONE
        ready = [event.sale for event in rig.events if isinstance(event, ReceiptReady)]
        assert [len(sale.receipts) for sale in ready] == list(range(1, count + 1))
        facts_of = rig.engine.journal.facts_of(sale_id)
        assert [fact.kind for fact in facts_of].count(SaleFactKind.RECEIPT_PRINTED) == count
        assert [printed.by for printed in ready[-1].receipts] == [rig.sale(sale_id).by] * count
    rig.clock.shift += 2 * DAY  # it left the memory, and its receipt is found by its number
    rig.engine.sales.runner.reschedule(sale_id)
    assert (await rig.send(PrintReceipt(sale_id=sale_id))).status is CommandStatus.DONE
    last = [event.sale for event in rig.events if isinstance(event, ReceiptReady)][-1]
    assert (last.sale_id, len(last.receipts)) == (sale_id, 3)


async def test_what_became_of_a_receipt_is_kept_and_the_first_paper_is_no_duplicate(
    rig: SaleRig, control: Control
) -> None:
    sale_id = await rig.take()
    control.phone(rig.sale(sale_id).order_id)
    await rig.until_phase(sale_id, Phase.PAID)
    for became, copies in (
        (PrintOutcome.NOWHERE, 0),
        (PrintOutcome.FILE, 1),
        (PrintOutcome.NOWHERE, 1),
        (PrintOutcome.PRINTER, 2),
    ):
        assert (await rig.send(PrintReceipt(sale_id=sale_id))).status is CommandStatus.DONE
        ready = next(event.sale for event in reversed(rig.events) if isinstance(event, ReceiptReady))
        asked_at = ready.receipts[-1].at
        assert (
            await rig.send(EndReceipt(sale_id=sale_id, asked_at=asked_at, result=became))
        ).status is CommandStatus.DONE
        assert len(rig.sale(sale_id).receipts) == copies
        rig.clock.shift += SECOND
    gone = EndReceipt(sale_id=sale_id, asked_at=1, result=PrintOutcome.PRINTER)
    assert (await rig.send(gone)).status is CommandStatus.REFUSED
    assert rig.engine.recorder.flush()
    facts_of = rig.engine.journal.facts_of(sale_id)
    told = [fact.data["became"] for fact in facts_of if fact.kind == SaleFactKind.RECEIPT_ENDED]
    assert told == ["nowhere", "file", "nowhere", "printer"]


async def test_what_was_paid_while_it_was_to_be_taken_again_is_not_asked_for_twice(
    rig: SaleRig, control: Control
) -> None:
    """A second code came for a customer whose money was here; once somebody has settled that, it is another sale."""
    first = await rig.take()
    again = TakeSale(sale_id="s2", method=QR, amount=Money(5_000), instead_of=first)
    assert (await rig.send(again)).status is CommandStatus.DONE
    control.phone(rig.sale(first).order_id)
    await rig.until_phase(first, Phase.PAID)
    assert (await rig.send(replace(again, sale_id="s3", command_id="3"))).status is CommandStatus.REFUSED
    assert [event for event in rig.events if isinstance(event, SaleRefused)] == [SaleRefused("s3", already=first)]
    assert len(control.books()["orders"]) == 2
    await rig.send(MarkSaleSeen(sale_id=first))
    assert (await rig.send(replace(again, sale_id="s4", command_id="4"))).status is CommandStatus.DONE


async def test_late_money_stays_at_hand_until_it_is_seen(rig: SaleRig, control: Control) -> None:
    first = await rig.take()
    await rig.send(TakeSale(sale_id="s2", method=QR, amount=Money(5_000), instead_of=first))
    control.phone(rig.sale(first).order_id)
    await rig.until_phase(first, Phase.PAID)
    await rig.until(lambda: bool(rig.sale(first).payments))
    rig.clock.shift += 2 * DAY
    rig.engine.sales.runner.reschedule(first)
    assert first in rig.engine.sales.sales
    await rig.send(MarkSaleSeen(sale_id=first))
    assert first not in rig.engine.sales.sales


async def test_that_the_goods_went_out_is_written_down_once_with_who_said_so(rig: SaleRig, control: Control) -> None:
    sale_id = await rig.take()
    assert (await rig.send(HandOverSale(sale_id=sale_id))).status is CommandStatus.REFUSED, "nobody has paid it"
    control.phone(rig.sale(sale_id).order_id)
    await rig.until_phase(sale_id, Phase.PAID)
    assert rig.sale(sale_id).handed_over is None
    for stated in (False, True):
        assert (await rig.send(HandOverSale(sale_id=sale_id, is_confirmed=stated))).status is CommandStatus.DONE
    for stated in (False, True):  # a person has said so already
        assert (await rig.send(HandOverSale(sale_id=sale_id, is_confirmed=stated))).status is CommandStatus.REFUSED
    rig.engine.recorder.flush()
    written = [fact.data for fact in rig.engine.journal.facts_of(sale_id) if fact.kind == SaleFactKind.HANDED_OVER]
    assert written == [{"by": "Asha", "stated": False}, {"by": "Asha", "stated": True}]


async def test_a_note_is_part_of_the_sale_and_can_be_changed_while_it_waits(rig: SaleRig, control: Control) -> None:
    command = TakeSale(sale_id="s1", method=QR, amount=Money(5_000), note=" red\u202e\nshirt ")
    await rig.send(command)
    assert rig.sale("s1").note == "red shirt"
    for note, after in [("x" * 41, "red shirt"), (" blue bag", "blue bag"), ("", "")]:
        ended = await rig.send(ChangeNote(sale_id="s1", note=note))
        assert (ended.status is CommandStatus.DONE, rig.sale("s1").note) == (len(note) < 41, after)
    assert (
        await rig.send(replace(command, sale_id="s2", command_id="2", note="x" * 41))
    ).status is CommandStatus.REFUSED
    assert [event for event in rig.events if isinstance(event, SaleRefused)] == [
        SaleRefused("s2", (("note", Rule.TOO_LONG),))
    ]
    control.phone(rig.sale("s1").order_id)
    await rig.until_phase("s1", Phase.PAID)
    assert (await rig.send(ChangeNote(sale_id="s1", note="late"))).status is CommandStatus.REFUSED


async def test_a_restart_takes_up_what_is_open_and_tells_it(
    rig: SaleRig, control: Control, sandbox: Any, tmp_path: Path
) -> None:
    paid, waits = await rig.take(), await rig.take()
    control.phone(rig.sale(paid).order_id)
    await rig.until_phase(paid, Phase.PAID)
    rig.engine.recorder.flush()
    async with SaleRig(tmp_path / "till", sandbox.url, sandbox.client_id, sandbox.client_secret) as again:
        [loaded] = [event for event in again.events if isinstance(event, SalesLoaded)]
        assert {sale.sale_id for sale in loaded.sales} == {paid, waits}
        again.engine.recorder.flush()
        resumed = {
            sale_id: [fact.kind for fact in again.engine.journal.facts_of(sale_id)].count(SaleFactKind.RESUMED)
            for sale_id in (paid, waits)
        }
        assert resumed == {paid: 0, waits: 1}
        await again.until(lambda: again.sale(waits).has_current_read)
