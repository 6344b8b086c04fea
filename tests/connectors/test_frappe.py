"""The Frappe app paydesk_payments: its check of an invoice, and its form script against a running counter."""

from __future__ import annotations

import asyncio
import importlib
import json
import shutil
import sys
import tomllib
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any, Final

import pytest
import pytest_asyncio

from tests.connectors.odoo_till import MODULE, PAGE, ROOT
from tests.helpers.billing_rig import BillingClient, BillingRig
from tests.helpers.control import Control

APP: Final = ROOT / "packaging" / "connectors" / "frappe" / "paydesk_payments"
SCRIPTS: Final = APP / "paydesk_payments" / "public" / "js"
BILL: Final = "ACC-SINV-2026-00042-211800123456"
NODE: Final = shutil.which("node")
DOC: Final = {
    "doctype": "POS Invoice",
    "name": "ACC-SINV-2026-00042",
    "creation": "2026-11-28 21:18:00.123456",
    "pos_profile": "Till 1",
    "payments": [
        {"mode_of_payment": "Cash", "amount": 50.0},
        {"mode_of_payment": "UPI (Paydesk)", "amount": 4.35},
    ],
}
PAID: Final = {"bill": BILL, "paid": True, "status": "hand_over", "amount": "4.35", "currency": "INR"}


class Refused(Exception):
    """Raised by the stand-in of frappe.throw."""


class Invoice(SimpleNamespace):
    """A document as Frappe gives it to a hook."""

    def get(self, name: str) -> Any:
        return getattr(self, name, None)


@pytest.fixture
def app(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """Return the modules of the app, on a stand-in of Frappe."""
    frappe: Any = ModuleType("frappe")
    frappe.conf = {}

    def throw(words: str) -> None:
        raise Refused(words)

    frappe.throw = throw
    monkeypatch.setitem(sys.modules, "frappe", frappe)
    monkeypatch.syspath_prepend(str(APP))
    names = ("charges", "invoice", "hooks")
    found = {name: importlib.import_module(f"paydesk_payments.{name}") for name in names}
    for name in ("paydesk_payments", *(f"paydesk_payments.{name}" for name in names)):
        del sys.modules[name]
    return SimpleNamespace(frappe=frappe, **found)


@pytest_asyncio.fixture
async def erp(rig: BillingRig) -> BillingClient:
    return await rig.register("ERPNext", origins=(PAGE,))


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({}, ""),
        ({"status": "paid_late"}, "Not paid at Paydesk: paid_late."),
        ({"paid": "true"}, "Not paid at Paydesk: hand_over."),
        ({"paid": False, "status": "wait"}, "Not paid at Paydesk: wait."),
        ({"bill": "ACC-SINV-2026-00041"}, "Not paid at Paydesk."),
        ({"amount": "4.34"}, "Paydesk has another amount: 4.34."),
        ({"amount": None}, "Paydesk has another amount: None."),
        ({"currency": "USD"}, "Paydesk has another amount: 4.35."),
    ],
)
def test_an_invoice_is_submitted_only_if_its_charge_is_paid(
    app: SimpleNamespace, changes: dict[str, Any], words: str
) -> None:
    doc = Invoice(**DOC, paydesk_answer=json.dumps({**PAID, **changes}))
    if not words:
        app.invoice.before_submit(doc)
        return
    with pytest.raises(Refused, match=words):
        app.invoice.before_submit(doc)


@pytest.mark.parametrize("answer", [None, "", "{", "[]", "null"])
def test_an_invoice_without_an_answer_is_refused(app: SimpleNamespace, answer: str | None) -> None:
    with pytest.raises(Refused, match="Not paid at Paydesk"):
        app.invoice.before_submit(Invoice(**DOC, paydesk_answer=answer))


def test_other_modes_of_payment_are_not_looked_at(app: SimpleNamespace) -> None:
    app.invoice.before_submit(Invoice(**{**DOC, "payments": DOC["payments"][:1]}))
    app.invoice.before_submit(Invoice(**{**DOC, "payments": None}))


def test_a_refund_is_not_made_here(app: SimpleNamespace) -> None:
    rows = [{"mode_of_payment": "UPI (Paydesk)", "amount": -4.35}]
    with pytest.raises(Refused, match="Give money back in Paydesk"):
        app.invoice.before_submit(Invoice(**{**DOC, "payments": rows}))


def test_a_long_name_is_a_bill_number(app: SimpleNamespace) -> None:
    bill = app.charges.bill_of("Rechnung Nr. " + "9" * 80, DOC["creation"])
    assert len(bill) <= 64
    assert " " not in bill


async def test_a_server_on_this_pc_asks_the_counter(app: SimpleNamespace, erp: BillingClient, control: Control) -> None:
    profile = SimpleNamespace(paydesk_address=str(erp.http.base_url), paydesk_key=erp.key)
    app.frappe.conf = {"paydesk_on_this_pc": 1}
    app.frappe.get_doc = lambda *_names: profile
    doc = Invoice(**DOC, paydesk_answer=json.dumps(PAID))
    with pytest.raises(Refused, match=r"Not paid at Paydesk\."):
        await asyncio.to_thread(app.invoice.before_submit, doc)
    await erp.push(BILL, "4.35")
    with pytest.raises(Refused, match="Not paid at Paydesk: wait"):
        await asyncio.to_thread(app.invoice.before_submit, doc)
    await pay(erp, control)
    await asyncio.to_thread(app.invoice.before_submit, doc)
    profile.paydesk_key = "wrong"
    with pytest.raises(Refused, match="Paydesk does not answer"):
        await asyncio.to_thread(app.invoice.before_submit, doc)


async def pay(erp: BillingClient, control: Control) -> None:
    """Pay the invoice's bill by a phone, once it is pushed, and wait until the counter says so."""
    charge = await erp.until_shown()
    control.phone(charge["order_id"])
    await erp.until(charge["id"], "hand_over")


async def submit(erp: BillingClient, *, cancels: bool = False, stored: Any = None, **more: Any) -> dict[str, Any]:
    """Submit the invoice in Node; return what came of it."""
    options = {
        "address": str(erp.http.base_url), "key": erp.key, "origin": PAGE, "doc": {**DOC, **more},
        "scripts": [str(SCRIPTS / name) for name in ("paydesk_charge.js", "invoice.js")],
        "cancels": cancels, "stored": stored or {},
    }  # fmt: skip
    assert NODE is not None
    script = str(Path(__file__).parent / "frappe_desk.mjs")
    process = await asyncio.create_subprocess_exec(NODE, script, json.dumps(options), stdout=asyncio.subprocess.PIPE)
    output, _ = await process.communicate()
    found: dict[str, Any] = json.loads(output)
    return found


@pytest.mark.skipif(NODE is None, reason="Node runs the form script")
async def test_an_invoice_is_submitted_once_its_bill_is_paid(
    app: SimpleNamespace, erp: BillingClient, control: Control
) -> None:
    submitted, _ = await asyncio.gather(submit(erp), pay(erp, control))
    assert submitted["validated"] is True
    assert submitted["kept"] == []
    app.invoice.before_submit(Invoice(**submitted["doc"]))
    assert len(control.books()["orders"]) == 1


@pytest.mark.skipif(NODE is None, reason="Node runs the form script")
async def test_a_cancelled_payment_submits_nothing(erp: BillingClient) -> None:
    await erp.push(BILL, "4.35")
    submitted = await submit(erp, cancels=True, stored={f"paydesk:{BILL}": "1"})
    assert submitted["validated"] is False
    assert "paydesk_answer" not in submitted["doc"]
    assert (await erp.find(BILL)).json()["status"] == "not_paid"


@pytest.mark.skipif(NODE is None, reason="Node runs the form script")
@pytest.mark.parametrize(
    ("more", "stored", "words"),
    [
        ({"payments": []}, {f"paydesk:{BILL}": "1"}, "Paydesk waits for this bill. Cancel it there first."),
        ({"creation": ""}, {}, "Save the invoice first."),
        ({"payments": [{"mode_of_payment": "UPI (Paydesk)", "amount": -5}]}, {}, "Give money back in Paydesk."),
        ({"payments": [{"mode_of_payment": "UPI (Paydesk)", "amount": 0.5}]}, {}, "amount: too_small"),
    ],
)
async def test_what_cannot_be_charged_is_said(
    erp: BillingClient, control: Control, more: dict[str, Any], stored: dict[str, str], words: str
) -> None:
    submitted = await submit(erp, stored=stored, **more)
    assert submitted["validated"] is False
    assert submitted["words"][-1] == words
    assert control.books()["orders"] == []


def test_both_connectors_have_the_same_client() -> None:
    ours = (SCRIPTS / "paydesk_charge.js").read_bytes()
    assert (MODULE / "static" / "src" / "app" / "paydesk_charge.js").read_bytes() == ours


def test_the_hooks_name_what_exists(app: SimpleNamespace) -> None:
    folder = APP / "paydesk_payments"
    assert tomllib.loads((APP / "pyproject.toml").read_text(encoding="utf-8"))["project"]["name"] == app.hooks.app_name
    for scripts in app.hooks.doctype_js.values():
        assert all((folder / script).is_file() for script in scripts)
    for name in (app.hooks.after_install, app.hooks.doc_events["POS Invoice"]["before_submit"]):
        _, module, function = name.split(".")
        assert f"def {function}(" in (folder / f"{module}.py").read_text(encoding="utf-8")
