"""Every way by which text of the service reaches a screen, printer, clipboard, browser or another program.

None of them takes a plain text: what an address may do is decided by the type that only the check makes.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable
from dataclasses import fields
from typing import Any, get_type_hints

import pytest
from pytestqt.qtbot import QtBot

from paydesk.counter.sale.pictures import create_modules
from paydesk.domain.checked_address import CheckedAddress, CheckedToken
from paydesk.domain.money import Money
from paydesk.domain.payout.messages import LinkCreated
from paydesk.domain.settings.service_kind import ServiceKind
from paydesk.ui.customer.presenter import CustomerDisplay
from paydesk.ui.money.outcome import OutcomePanel
from paydesk.ui.money.outcome_parts import LinkForCustomer, LinkView
from paydesk.ui.sell.code_pane import LinkPane
from paydesk.ui.slips.codes import number_modules, qr_modules
from paydesk.ui.slips.documents import SlipIssuer, create_link_slip
from paydesk.ui.slips.payout_documents import create_payout_slip
from paydesk.ui.widgets.clipboard import CopyButton, TimedClipboard
from tests.architecture_rules import Module, called, functions, house
from tests.domain.sale.story import Story

WAYS_OUT = {"openUrl", "clipboard", "setMimeData", "add_data", "create_barcode", "startDetached", "setUrls"}
"""Calls that hand a text to a browser, another program, the clipboard or the maker of codes."""
CHECKED = {
    "paydesk.counter.sale.pictures:create_modules",
    "paydesk.ui.slips.codes:_modules",  # of `qr_modules` and `number_modules`
    "paydesk.ui.slips.presenter:SlipPresenter._open_program",
    "paydesk.ui.sell.code_pane:LinkPane.on_copy",
    "paydesk.ui.widgets.clipboard:ShortCopy.copy",
    "paydesk.ui.demo.phone_panel:DemoPhone.on_phone_requested",
}
"""Functions through which addresses of the service go out: each takes a checked one."""
OWN = {
    "paydesk.ui.widgets.clipboard:clear_copies": "empties the clipboard",
    "paydesk.ui.widgets.clipboard:ShortCopy.forget": "empties the clipboard",
    "paydesk.ui.settings.stored_data:StoredDataPage._on_exported": "the settings of this PC",
    "paydesk.ui.help.panel:HelpPanel.copy": "what this PC says of itself",
    "paydesk.ui.help.guide:Guide.on_link": "links of the guide, which is aboard",
    "paydesk.ui.orders.panel:CopyValueButton.on_copy": "a bill number or UTR",
    "paydesk.ui.day.presenter:DayPresenter.on_share": "the figures of the day",
    "paydesk.hub.qr:draw_qr": "the one-time code of an enrolment",
    "paydesk.ui.sell.notices:Notices.on_open_folder": "the folder of a file that was saved",
    "paydesk.ui.sell.bill_links:BillLinks.on_sale_left": "a page of a registered billing program",
}
"""Functions through which a text goes out that is no text of the service."""
LOOKED_AT = {
    "paydesk.ui.sell.sale_text_view": "the table that compares a refused code with its order",
    "paydesk.ui.words.codes": "who is paid, beside a code in doubt",
    "paydesk.ui.customer.view_model": "whether it is a code for UPI apps",
    "paydesk.ui.kiosk.pay_page": "whether a visitor's phone can get there",
}
"""Windows that look at what a code or page says, to say something about it."""


def parts(part: str = "") -> list[Module]:
    """Return the modules of the program; the sandbox is the service itself."""
    return [each for each in house() if each.part != "sandbox" and each.part.startswith(part)]


def ways_out() -> set[str]:
    found = set()
    for module in parts():
        if not any(way in module.source for way in WAYS_OUT):
            continue
        for name, function in functions(module.tree):
            calls = [node for node in ast.walk(function) if isinstance(node, ast.Call)]
            if any(called(node) in WAYS_OUT for node in calls):
                found.add(f"{module.name}:{name}")
    return found


def same(place: str, listed: str) -> bool:
    """Return True if both are the same function, whatever its class is called."""
    (module, name), (other, function) = place.split(":"), listed.split(":")
    return module == other and name.split(".")[-1] == function.split(".")[-1]


def test_each_way_out_is_known() -> None:
    known = [*CHECKED, *OWN]
    found = ways_out()
    assert [place for place in found if not any(same(place, each) for each in known)] == []
    assert [each for each in known if not any(same(place, each) for place in found)] == []


def test_no_window_takes_the_text_of_a_code_or_page_of_a_sale_for_itself() -> None:
    names = {"payment_url", "payload"}
    takes = {
        module.name
        for module in parts("ui")
        for node in module.nodes
        if isinstance(node, ast.Attribute) and node.attr in names
    }
    assert takes == set(LOOKED_AT)


TAKERS: list[tuple[Callable[..., Any], str]] = [
    (create_modules, "address"),
    (qr_modules, "address"),
    (create_link_slip, "link"),
    (create_payout_slip, "link"),
    (LinkView.show_link, "link"),
    (LinkView.keep_link, "link"),
    (OutcomePanel.show_link, "link"),
    (TimedClipboard.copy, "secret"),
    (CopyButton.set_secret, "secret"),
    (LinkPane._show_address, "address"),
]


@pytest.mark.parametrize(("taker", "name"), TAKERS, ids=lambda each: getattr(each, "__qualname__", each))
def test_it_is_declared_to_take_what_was_checked_and_no_text(taker: Callable[..., Any], name: str) -> None:
    declared = get_type_hints(taker, {**inspect.getmodule(taker).__dict__})[name]
    kinds = set(getattr(declared, "__args__", (declared,)))
    assert kinds <= {CheckedAddress, CheckedToken, type(None)}


@pytest.mark.parametrize("message", [LinkCreated, LinkForCustomer])
def test_what_carries_a_link_carries_a_checked_one(message: type) -> None:
    declared = {field.name: field.type for field in fields(message)}
    assert declared["link"] == "CheckedAddress"
    assert CustomerDisplay.on_link.__annotations__["link"] == "LinkForCustomer | None"


def test_a_text_is_refused_by_each(qtbot: QtBot) -> None:
    text: Any = "upi://pay?pa=evil@bank&am=1.00"
    sale = Story().shown().sale
    sender = SlipIssuer.__new__(SlipIssuer)
    for take in (
        lambda: create_modules(text),
        lambda: qr_modules(text),
        lambda: create_link_slip(text, sale, sender),
        lambda: create_payout_slip(text, Money(100), "Shop", "", "", ServiceKind.DEMO),
        lambda: TimedClipboard().copy(text),
    ):
        with pytest.raises(AttributeError):
            take()


def test_only_numbers_of_orders_become_codes_without_a_check() -> None:
    assert number_modules("order_20261120_0051_k7q")
    for text in ("upi://pay?pa=evil@bank", "https://evil.example", "000201", "", "x" * 46):
        assert (number_modules(text) == ()) == (text != "000201"), text
