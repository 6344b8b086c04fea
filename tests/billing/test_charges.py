"""One bill, one charge: pushed twice, with another amount, cancelled, paid, late, refunded, on another day."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from paydesk.domain.billing.bill import Bill, BillRepeat
from paydesk.domain.billing.messages import BillTurnedAway, ChargeBegun, ChargeProblem
from paydesk.domain.clock import DAY, MINUTE
from paydesk.domain.commands import LockScreen, MarkSaleSeen, TakeSale
from paydesk.domain.messages import SaleRefused
from paydesk.domain.money import Money
from paydesk.domain.order import PaymentMethod
from tests.counter.sale.looking import later
from tests.helpers.billing_rig import BillingClient, BillingRig
from tests.helpers.control import Control


async def open_charge(marg: BillingClient, bill: str = "INV-42", amount: str = "1250.50") -> dict[str, Any]:
    """Push a bill, and return its charge once its code can be paid."""
    charge: dict[str, Any] = (await marg.push(bill, amount)).json()
    while not charge["cf_order_id"]:
        charge = (await marg.read(charge["id"], wait=5, after=charge["rev"])).json()
    return charge


async def test_a_paid_bill_can_be_closed(rig: BillingRig, marg: BillingClient, control: Control) -> None:
    answer = await marg.push("INV-42")
    charge = answer.json()
    assert answer.status_code == 201
    assert charge["new"] is True
    assert {name: charge[name] for name in ("bill", "part", "amount", "currency", "status", "paid", "final", "by")} == {
        "bill": "INV-42",
        "part": 1,
        "amount": "1250.50",
        "currency": "INR",
        "status": "wait",
        "paid": False,
        "final": False,
        "by": "Asha",
    }
    assert rig.last(ChargeBegun).sale_id == charge["id"][2:]
    charge = await open_charge(marg)
    control.phone(charge["order_id"])
    paid = await marg.until(charge["id"], "hand_over")
    assert (paid["paid"], paid["money"], paid["final"], paid["practice"]) == (True, True, True, True)
    assert paid["paid_at"].endswith("+05:30")


async def test_the_same_bill_is_the_same_charge(marg: BillingClient, control: Control) -> None:
    answers = await asyncio.gather(*(marg.push("INV-42") for _ in range(8)))
    assert sorted(answer.status_code for answer in answers) == [200] * 7 + [201]
    assert len({answer.json()["id"] for answer in answers}) == 1
    charge = await open_charge(marg)
    control.phone(charge["order_id"])
    await marg.until(charge["id"], "hand_over")
    again = await marg.push("INV-42")
    assert (again.status_code, again.json()["new"], again.json()["status"]) == (200, False, "hand_over")
    assert len(control.books()["orders"]) == 1


async def test_another_amount_is_refused_and_shown(rig: BillingRig, marg: BillingClient, control: Control) -> None:
    charge = await open_charge(marg)
    answer = await marg.push("INV-42", "1250.49")
    assert answer.status_code == 409
    assert answer.json()["error"]["code"] == "bill_has_another_amount"
    assert answer.json()["charge"]["id"] == charge["id"]
    assert rig.last(BillTurnedAway).sale_id == charge["id"][2:]
    assert rig.last(BillTurnedAway).amount == Money(125_049)
    assert len(control.books()["orders"]) == 1


async def test_a_cancelled_bill_can_be_charged_again(rig: BillingRig, marg: BillingClient, control: Control) -> None:
    charge = await open_charge(marg)
    answer = await marg.cancel(charge["id"])
    assert answer.status_code == 202
    await marg.until(charge["id"], "not_paid")
    assert (await marg.cancel(charge["id"])).status_code == 200
    again = await marg.push("INV-42", "99")
    assert (again.status_code, again.json()["new"]) == (201, True)
    assert rig.sale(again.json()["id"][2:]).instead_of == charge["id"][2:]
    assert (await marg.find("INV-42")).json()["id"] == again.json()["id"]


async def test_a_paid_charge_is_not_cancelled(marg: BillingClient, control: Control) -> None:
    charge = await open_charge(marg)
    control.phone(charge["order_id"])
    await marg.until(charge["id"], "hand_over")
    answer = await marg.cancel(charge["id"])
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "already_paid")
    assert answer.json()["charge"]["paid"] is True


@pytest.mark.parametrize(("given_back", "status", "repeats"), [(True, "given_back", True), (False, "hand_over", False)])
async def test_a_person_decides_about_late_money(
    rig: BillingRig, marg: BillingClient, control: Control, given_back: bool, status: str, repeats: bool
) -> None:
    charge = await open_charge(marg)
    control.phone(charge["order_id"], "pay_late", after_ms=45 * MINUTE)
    await later(rig, control, 31 * MINUTE, charge["id"][2:])
    await later(rig, control, 6 * MINUTE, charge["id"][2:])
    await marg.until(charge["id"], "not_paid")
    await later(rig, control, 10 * MINUTE)
    await rig.read(charge["id"][2:])
    late = await marg.until(charge["id"], "paid_late")
    assert (late["paid"], late["money"], late["final"]) == (False, True, False)
    assert (await marg.push("INV-42")).json()["id"] == charge["id"]
    await rig.send(MarkSaleSeen(sale_id=charge["id"][2:], given_back=given_back))
    assert (await marg.read(charge["id"])).json()["status"] == status
    assert (await marg.push("INV-42")).json()["new"] is repeats


async def test_numbers_that_begin_again_each_day_are_other_bills(rig: BillingRig, control: Control) -> None:
    marg = await rig.register("Marg", repeats=BillRepeat.DAILY)
    charge = await open_charge(marg, "42")
    control.phone(charge["order_id"])
    await marg.until(charge["id"], "hand_over")
    rig.clock.shift += DAY
    assert (await marg.find("42")).status_code == 404
    control.advance(DAY)
    tomorrow = await marg.push("42")
    assert tomorrow.json()["new"] is True
    assert tomorrow.json()["period"] != charge["period"]


async def test_an_open_bill_of_yesterday_is_not_charged_again(rig: BillingRig, control: Control) -> None:
    marg = await rig.register("Marg", repeats=BillRepeat.DAILY)
    charge = await open_charge(marg, "42")
    rig.clock.shift += DAY
    control.fault("status", path="/pg/orders", status=500)
    assert (await marg.push("42")).json()["id"] == charge["id"]


async def test_two_programs_and_two_parts_are_other_bills(rig: BillingRig, marg: BillingClient) -> None:
    tally = await rig.register("Tally")
    ids = {(await each.push("INV-42")).json()["id"] for each in (marg, tally)}
    ids |= {(await marg.push("INV-42", part=2)).json()["id"]}
    assert len(ids) == 3
    assert (await tally.read((await marg.find("INV-42")).json()["id"])).status_code == 404


async def test_a_typed_bill_number_of_an_open_charge_is_shown(rig: BillingRig, marg: BillingClient) -> None:
    charge = await open_charge(marg)
    typed = TakeSale(sale_id="typed", method=PaymentMethod.QR_CODE, amount=Money(125_050), bill=Bill("INV-42"))
    await rig.send(typed)
    assert rig.last(SaleRefused).already == charge["id"][2:]


async def test_a_person_charges_a_programs_bill_again_after_not_paid(
    rig: BillingRig, marg: BillingClient, control: Control
) -> None:
    charge = await open_charge(marg)
    other_part = (await marg.push("INV-42", part=2)).json()
    bill, first = Bill("INV-42", "Marg"), charge["id"][2:]
    again = TakeSale(sale_id="again", method=PaymentMethod.QR_CODE, amount=Money(125_050), bill=bill, instead_of=first)
    await rig.send(again)
    assert rig.last(SaleRefused).already == first
    await marg.cancel(charge["id"])
    await marg.until(charge["id"], "not_paid")
    await rig.send(replace(again, command_id="second"))
    repeated = (await marg.push("INV-42")).json()
    assert (repeated["new"], repeated["id"]) == (False, "c_again")
    assert other_part["id"] != repeated["id"]
    await rig.send(replace(again, sale_id="third", command_id="third"))
    assert rig.last(SaleRefused).already == "again"


async def test_a_locked_counter_begins_nothing_and_says_so(
    rig: BillingRig, marg: BillingClient, control: Control
) -> None:
    await rig.send(LockScreen())
    answer = await marg.push("INV-42")
    assert (answer.status_code, answer.json()["error"]["code"]) == (423, "locked")
    turned_away = rig.last(BillTurnedAway)
    assert (turned_away.bill.number, turned_away.bill.program, turned_away.problem) == (
        "INV-42",
        "Marg",
        ChargeProblem.LOCKED,
    )
    assert control.books()["orders"] == []
    assert (await marg.http.get("/v1/ready")).json()["ready"] is False


async def test_more_than_twenty_new_charges_a_minute_are_refused(rig: BillingRig, marg: BillingClient) -> None:
    answers = [await marg.push(f"INV-{number}") for number in range(21)]
    assert [answer.status_code for answer in answers] == [201] * 20 + [429]
    assert (await marg.push("INV-3")).status_code == 200
    rig.clock.shift += MINUTE
    assert (await marg.push("INV-20")).status_code == 201


async def test_after_a_restart_the_bill_tells_the_truth(
    sandbox: Any, rig: BillingRig, marg: BillingClient, control: Control
) -> None:
    charge = await open_charge(marg)
    folder = rig.options.folder
    await rig.__aexit__(None, None, None)
    control.phone(charge["order_id"])
    async with BillingRig(folder, sandbox.url, sandbox.client_id, sandbox.client_secret) as anew:
        anew.use_settings(rig.config.settings)
        await anew.until(lambda: anew._programs.url)
        again = anew.client_of(marg.key)
        found = await again.until(charge["id"], "hand_over")
        assert found["bill"] == "INV-42"
        assert (await again.push("INV-42")).json()["id"] == charge["id"]
    assert len(control.books()["orders"]) == 1
