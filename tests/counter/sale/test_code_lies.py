"""A service that lies about codes and links, over HTTP: what is not surely the payment of the order is never drawn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from paydesk.counter.sale.pictures import create_modules
from paydesk.domain.messages import CommandStatus, QrPicture
from paydesk.domain.order import PaymentMethod
from paydesk.domain.qr import QrCheck, QrReason
from paydesk.domain.sale.addresses import browser_page, checked_link
from paydesk.domain.sale.sale import Phase
from paydesk.domain.sale.verdict import Verdict
from tests.helpers.addresses import bharat_qr, code_address
from tests.helpers.control import Control
from tests.helpers.sale_rig import SaleRig

TRANSACTIONS = "/pg/terminal/transactions"
SHOP = "sharma@okbank"
STRANGER = "upi://pay?pa=evil@bank&am=1.00&cu=INR"
V, U, M = QrCheck.VERIFIED, QrCheck.UNREADABLE, QrCheck.MISMATCH
R = QrReason
Start = Callable[..., SaleRig]


@pytest.fixture
def start(sandbox: Any, tmp_path: Path) -> Start:
    """Start a counter on the journal of this test: as the demo, or on a test service with this payee."""

    def begin(*, demo: bool = False, payee: str = SHOP) -> SaleRig:
        rig = SaleRig(tmp_path / "till", sandbox.url, sandbox.client_id, sandbox.client_secret, demo=demo)
        shop = replace(rig.config.settings.shop, payee_vpa=payee)
        rig.config.settings = replace(rig.config.settings, shop=shop)
        return rig

    return begin


def drawn(rig: SaleRig, sale_id: str) -> QrPicture | None:
    """Return the picture that the windows may draw now."""
    pictures = [event for event in rig.events if isinstance(event, QrPicture) and event.sale_id == sale_id]
    last = pictures[-1] if pictures else None
    return last if last is not None and rig.sale(sale_id).can_show_code and (last.modules or last.image) else None


def said(rig: SaleRig, sale_id: str) -> tuple[QrCheck, QrReason | None]:
    reading = rig.sale(sale_id).qr
    assert reading is not None
    return reading.check, reading.reason


PAY = f"upi://pay?pa={SHOP}&am={{amount}}&cu=INR"
LIES = {
    "https of a stranger": ("https://evil.example/pay?am={amount}&cu=INR&tr={order}&pn=Sharma%20Stores", R.OTHER_HOST),
    "http of a stranger": ("http://evil.example/pay?am={amount}&cu=INR&tr={order}", R.UNSAFE_ADDRESS),
    "another order": ("{address}?am={amount}&cu=INR&tr=evil_other_order", R.WRONG_ORDER),
    "another amount behind #": ("{address}?am={amount}&cu=INR#amount=1.00", R.WRONG_AMOUNT),
    "another currency": ("{address}?am={amount}&currency=USD", R.WRONG_CURRENCY),
    "a payment in a page": ("{address}?am={amount}&next=upi%3A%2F%2Fpay%3Fpa%3Devil@bank", R.NOT_A_PAYMENT),
    "another sale of the shop": (f"{PAY}&tr=order_20261127_0002_k7mpa", R.WRONG_ORDER),
    "mandate": (f"upi://mandate?pa={SHOP}&am={{amount}}&recur=MONTHLY&amrule=MAX", R.NOT_A_PAYMENT),
    "collect": (f"upi://collect?pa={SHOP}&am={{amount}}", R.NOT_A_PAYMENT),
    "least amount": (f"{PAY}&mam=1.00", R.ALTERABLE),
    "payee in the path": ("upi://evil@bank/pay?am={amount}", R.NOT_A_PAYMENT),
    "no payee": ("upi://pay?am={amount}&cu=INR", R.NO_PAYEE),
    "empty payee": ("upi://pay?pa=&am={amount}&cu=INR", R.NO_PAYEE),
    "another payee": ("upi://pay?pa=evil@bank&am={amount}&cu=INR", R.WRONG_PAYEE),
    "no amount": (f"upi://pay?pa={SHOP}&cu=INR", R.NO_AMOUNT),
    "exponent": (f"upi://pay?pa={SHOP}&am=1.25e3", R.WRONG_AMOUNT),
    "Devanagari": (f"upi://pay?pa={SHOP}&am=१२५०", R.WRONG_AMOUNT),
    "semicolon": (f"{PAY};am=1.00", R.NOT_A_PAYMENT),
    "escaped ampersand": (f"{PAY}&amp;am=1.00", R.NOT_A_PAYMENT),
    "hidden sign": (f"\u2060{PAY}", R.NOT_A_PAYMENT),
    "phonepe": (f"phonepe://pay?pa={SHOP}&am={{amount}}", R.NOT_A_PAYMENT),
    "tez": (f"tez://upi/pay?pa={SHOP}&am={{amount}}", R.NOT_A_PAYMENT),
    "intent": (f"intent://pay?pa={SHOP}&am={{amount}}#Intent;scheme=upi;end", R.NOT_A_PAYMENT),
    "Bharat QR of 1.00": (bharat_qr("1.00", SHOP), R.WRONG_AMOUNT),
    "Bharat QR of a stranger": (bharat_qr(payee="evil@bank"), R.WRONG_PAYEE),
    "Bharat QR, altered": (bharat_qr(payee="evil@bank").replace("evil@bank", "shop@bank"), R.NOT_A_PAYMENT),
    "Bharat QR, static": (bharat_qr(payee=SHOP, static=True), R.NOT_A_PAYMENT),
    "javascript": ("javascript:alert(1)", R.NOT_A_PAYMENT),
    "text": ("Pay 1250 to Sharma Stores", R.NOT_A_PAYMENT),
}


@pytest.mark.parametrize("demo", [False, True])
async def test_no_lie_of_a_code_is_drawn(start: Start, control: Control, demo: bool) -> None:
    async with start(demo=demo) as rig:
        for name, (text, reason) in LIES.items():
            control.fault("qr_text", method="POST", path=TRANSACTIONS, text=text, times=1)
            sale_id = await rig.take()
            assert said(rig, sale_id)[0] is M, name
            assert demo or said(rig, sale_id)[1] is reason, name
            assert (rig.verdict(sale_id), drawn(rig, sale_id)) == (Verdict.DO_NOT_PAY, None), name
            assert browser_page(rig.sale(sale_id)) is None, name


@pytest.mark.parametrize("payee", [SHOP, ""])
async def test_right_codes_are_verified_and_a_bharat_qr_as_well(start: Start, control: Control, payee: str) -> None:
    right = [PAY, f"{PAY}&mam={{amount}}&mode=00&purpose=00&mc=5411&tn=1", bharat_qr(payee=SHOP), "{address}"]
    async with start(payee=payee) as rig:
        for text in right:
            control.fault("qr_text", method="POST", path=TRANSACTIONS, text=text, times=1)
            sale_id = await rig.take()
            assert said(rig, sale_id) == (V, None), text
            assert drawn(rig, sale_id) is not None


@pytest.mark.parametrize("demo", [False, True])
async def test_no_lie_of_a_link_is_shown_copied_printed_or_opened(start: Start, control: Control, demo: bool) -> None:
    lies = [
        "{address}?am={amount}&cu=INR&tr=evil_other_order",
        "https://evil.example/pay?am={amount}",
        STRANGER,
        "javascript:alert(1)",
        "file://localhost/etc/passwd",
        "data:text/html,x",
    ]
    async with start(demo=demo) as rig:
        for text in lies:
            control.fault("url_text", method="POST", path=TRANSACTIONS, text=text, times=1)
            sale_id = await rig.take(method=PaymentMethod.LINK)
            assert said(rig, sale_id)[0] is M, text
            assert (rig.verdict(sale_id), drawn(rig, sale_id)) == (Verdict.DO_NOT_PAY, None), text
            assert (checked_link(rig.sale(sale_id)), browser_page(rig.sale(sale_id))) == (None, None), text


@pytest.mark.parametrize("demo", [False, True])
async def test_an_address_beside_a_picture_in_which_nothing_is_found_is_never_drawn_for_it(
    start: Start, control: Control, demo: bool
) -> None:
    """A restart, or one odd answer, and the picture was gone: the address that nobody had checked was drawn."""
    for text in (STRANGER, "https://evil.example/pay?am={amount}"):
        async with start(demo=demo) as rig:
            control.fault("qr_undecodable", method="POST", path=TRANSACTIONS, text=text, times=1)
            sale_id = await rig.take()
            assert (said(rig, sale_id)[0], drawn(rig, sale_id)) == (M, None)
        async with start(demo=demo) as rig:
            await rig.look_at(sale_id)
            assert drawn(rig, sale_id) is None


async def test_a_code_that_nobody_knows_any_more_is_asked_for_anew_on_the_same_order(
    start: Start, control: Control
) -> None:
    async with start(demo=True) as rig:
        control.fault("qr_undecodable", method="POST", path=TRANSACTIONS, times=1)
        sale_id = await rig.take()
        assert said(rig, sale_id) == (U, R.NOT_DECODED)
        shown = drawn(rig, sale_id)
        assert shown is not None
        assert (shown.modules, bool(shown.image)) == ((), True)
        order_id = rig.sale(sale_id).order_id
    async with start(demo=True) as rig:
        await rig.until_phase(sale_id, Phase.WAITING)
        await rig.look_at(sale_id)
        assert drawn(rig, sale_id) is None
        assert [e for e in rig.events if isinstance(e, QrPicture)][-1] == QrPicture(sale_id, 1), "the windows are told"
        assert (await rig.renew(sale_id)).status is CommandStatus.DONE
        assert (said(rig, sale_id), rig.sale(sale_id).order_id) == ((V, None), order_id)
        assert drawn(rig, sale_id) is not None
    assert control._send("GET", "orders")["counts"]["orders"] == 1


async def test_one_odd_answer_takes_no_picture_away_for_good(start: Start, control: Control) -> None:
    async with start(demo=True) as rig:
        control.fault("qr_undecodable", method="POST", path=TRANSACTIONS, times=1)
        sale_id = await rig.take()
        before = drawn(rig, sale_id)
        control.fault("strange_status", method="GET", path="/pg/orders/", times=1)
        await rig.read(sale_id)
        await rig.look_at(sale_id)
        assert not rig.sale(sale_id).can_show_code
        await rig.read(sale_id)
        await rig.look_at(sale_id)
        assert drawn(rig, sale_id) == before


async def test_a_code_that_was_read_is_drawn_again_after_a_restart(start: Start, control: Control) -> None:
    async with start() as rig:
        control.fault("qr_text", method="POST", path=TRANSACTIONS, text=PAY, times=1)
        sale_id = await rig.take()
    async with start() as rig:
        await rig.until_phase(sale_id, Phase.WAITING)
        await rig.look_at(sale_id)
        shown = drawn(rig, sale_id)
        assert shown is not None
        assert shown.modules == create_modules(code_address(PAY.replace("{amount}", "1250.00")))
    async with start(payee="another@okbank") as rig:
        await rig.until_phase(sale_id, Phase.WAITING)
        await rig.look_at(sale_id)
        assert drawn(rig, sale_id) is None, "the shop has said since that it is somebody else"


async def test_the_payee_is_learnt_from_codes_that_were_paid(start: Start, control: Control) -> None:
    async def take(rig: SaleRig, payee: str) -> str:
        text = f"upi://pay?pa={payee}&am={{amount}}&cu=INR"
        control.fault("qr_text", method="POST", path=TRANSACTIONS, text=text, times=1)
        return await rig.take()

    async def pay(rig: SaleRig, sale_id: str) -> None:
        control.phone(rig.sale(sale_id).order_id)
        await rig.until_phase(sale_id, Phase.PAID)

    async with start(payee="") as rig:
        for payee in (SHOP, "second@okbank"):
            assert said(rig, await take(rig, payee)) == (V, None), "nothing was paid yet"
        await pay(rig, await take(rig, SHOP))
    async with start(payee="") as rig:
        assert said(rig, await take(rig, SHOP.upper())) == (V, None)
        new = await take(rig, "evil@bank")
        assert said(rig, new) == (U, R.NEW_PAYEE)
        assert (rig.verdict(new), drawn(rig, new) is None) == (Verdict.WAIT, False), "amber, and a person decides"
        await pay(rig, new)
        assert said(rig, await take(rig, "evil@bank")) == (V, None)
        assert said(rig, await take(rig, SHOP)) == (V, None)
    async with start(payee=SHOP) as rig:
        assert said(rig, await take(rig, "evil@bank")) == (M, R.WRONG_PAYEE), "what was set is not learnt"
