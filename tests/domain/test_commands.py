"""Every command has an ID of its own, and a text that tells no secret."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pytest

from paydesk.domain import commands as c
from paydesk.domain.money import Money
from paydesk.domain.order import PaymentMethod, TerminalIdentity
from paydesk.domain.payout.payout import Draft
from paydesk.domain.payout.requests import InternalTransfer
from paydesk.domain.people.person import Permission, Person, Role
from paydesk.domain.sale.listing import SaleQuery
from paydesk.domain.settings.messages import Area
from paydesk.domain.settings.settings import Settings, Shop

CANARY: Final = "canary-4711"
DRAFT: Final = Draft("d1", InternalTransfer(Money(100), payment_instrument_id="a", to_payment_instrument_id="b"))
ASHA: Final = Person("asha", "Asha", Role.CASHIER)
SETTINGS: Final = Settings(shop=Shop(name="Sharma Stores", terminal=TerminalIdentity(cf_terminal_id=54321)))


def the_secret_ones() -> list[c.Command]:
    """Each command that carries a secret or something about a customer."""
    qr, area = PaymentMethod.QR_CODE, Area.GATEWAY
    return [
        c.TakeSale(sale_id="s1", method=qr, customer_phone=CANARY),
        c.SendPayout(draft=DRAFT, pin=CANARY),
        c.CheckUpi(ask_id="q", vpa=CANARY, phone=CANARY),
        c.ExchangeCode(ask_id="q", auth_code=CANARY),
        c.SignIn(ask_id="q", person_id="asha", pin=CANARY),
        c.UnlockPages(ask_id="q", person_id="asha", pin=CANARY),
        c.SavePerson(ask_id="q", person=ASHA, pin=CANARY),
        c.ReleasePerson(ask_id="q", person_id="asha", by_id="ravi", pin=CANARY),
        c.SetKeys(area=area, client_id=CANARY, client_secret=CANARY),
        c.TestConnection(area=area, settings=SETTINGS, client_id=CANARY, client_secret=CANARY),
    ]


def test_no_text_of_a_command_tells_what_was_typed_in_secret() -> None:
    """A log line or a traceback may hold any command."""
    for command in the_secret_ones():
        for text in (repr(command), str(command), f"{[command]}"):
            assert CANARY not in text
            assert type(command).__name__ in text


def test_equal_commands_differ_only_by_their_unique_ids() -> None:
    for one, other in zip(the_secret_ones(), the_secret_ones(), strict=True):
        assert one == other
        assert one.command_id != other.command_id
        assert len(one.command_id) == 32
    assert c.ReadSale(sale_id="s1") != c.ReadSale(sale_id="s2")


@pytest.mark.parametrize(
    ("command", "subject"),
    [
        (c.ReadSale(sale_id="s1"), "s1"),
        (c.ShowSale(sale_id="s1"), "s1"),
        (c.SendPayout(draft=DRAFT), "d1"),
        (c.ReadPayout(payout_id="p1"), "p1"),
        (c.ReadBalance(instrument_id="fs1"), "fs1"),
        (c.UnlockPages(ask_id="q1", person_id="asha", pin=""), "q1"),
        (c.ForgetToken(), ""),
    ],
)
def test_a_command_names_what_it_is_about(command: c.Command, subject: str) -> None:
    assert command.subject == subject


def test_a_command_needs_and_names_what_its_base_does_unless_it_says_otherwise() -> None:
    class Free(c.CancelSale, permission=None):
        """Anybody may."""

    @dataclass(frozen=True, slots=True, kw_only=True)
    class Named(c.CancelSale, permission=Permission.KEYS, about="other"):
        """About something else."""

        other: str

    class Heir(Named):
        """As its base."""

    assert [kind.permission for kind in (Free, Named, Heir)] == [None, Permission.KEYS, Permission.KEYS]
    assert Free(sale_id="s1").subject == "s1"
    assert [kind(sale_id="s1", other="o1").subject for kind in (Named, Heir)] == ["o1", "o1"]
    assert (c.CancelSale.permission, c.CancelSale(sale_id="s1").subject) == (Permission.CANCEL, "s1")


def test_omitted_fields_of_a_command_default_to_nothing() -> None:
    """Defaults that meant something would be done without anybody having asked for it."""
    sale = c.TakeSale(sale_id="s1", method=PaymentMethod.LINK)
    assert (sale.amount, sale.order_id, sale.customer_phone, sale.add_invoice, sale.instead_of) == (
        None,
        "",
        "",
        False,
        "",
    )
    assert c.ListSales(ask_id="q", query=SaleQuery()).sums_only is False
    payout = c.SendPayout(draft=DRAFT)
    assert (payout.second_id, payout.pin) == ("", "")
    upi = c.CheckUpi(ask_id="q")
    assert (upi.vpa, upi.phone) == ("", "")
    assert c.SavePerson(ask_id="q", person=ASHA).pin == ""
    tested = c.TestConnection(area=Area.GATEWAY, settings=SETTINGS)
    assert (tested.client_id, tested.client_secret) == ("", "")
