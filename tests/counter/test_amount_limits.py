"""Amounts at each limit of docs/service.md#limits, from the command to the service: to the paisa, or not at all."""

from __future__ import annotations

import uuid
from dataclasses import replace
from typing import Final

import pytest

from paydesk.domain.commands import TakeSale
from paydesk.domain.messages import CommandStatus, SaleRefused
from paydesk.domain.money import MAX_PAISE, Money, MoneyError
from paydesk.domain.order import PaymentMethod
from paydesk.domain.payout.outcome import Outcome
from paydesk.domain.payout.payout import PayoutKind, PayoutRequest, kind_of
from paydesk.domain.qr import QrCheck
from paydesk.domain.rules import Rule
from paydesk.domain.sale.sale import Phase
from tests.counter.conftest import Start
from tests.helpers.control import Control
from tests.helpers.payout_rig import NO_LIMITS, WITH_V1, PayoutControl, PayoutRig, bank, cashgram, internal, loan, upi
from tests.helpers.sale_rig import SaleRig

RUPEE: Final = 100
LAKH: Final = 1_00_000 * RUPEE
MOST: Final = MAX_PAISE


def a(kind: str, paise: int, now: int = 0) -> PayoutRequest:
    """Return a request of this operation, of an amount in paise."""
    makers: dict[str, PayoutRequest] = {
        "by UPI": upi(),
        "to a bank": bank(),
        "internal": internal(),
        "loan": replace(loan(), charges=()),
        "cashgram": cashgram(now=now),
    }
    return replace(makers[kind], amount=Money(paise))


def taken(books: PayoutControl) -> list[int]:
    """Return the amounts that the service has taken, in paise."""
    found = books.payout_books()
    return [each["amount_paise"] for name in ("transfers", "internal_transfers", "cashgrams") for each in found[name]]


@pytest.mark.parametrize("paise", [0, 1, RUPEE - 1])
async def test_a_sale_below_a_rupee_is_refused_at_its_field(rig: SaleRig, control: Control, paise: int) -> None:
    sale_id = uuid.uuid4().hex
    ended = await rig.send(TakeSale(sale_id=sale_id, method=PaymentMethod.QR_CODE, amount=Money(paise)))
    assert ended.status is CommandStatus.REFUSED
    refused = [event for event in rig.events if isinstance(event, SaleRefused)]
    assert [each.broken for each in refused] == [(("amount", Rule.TOO_SMALL),)]
    assert not control.books()["orders"]


@pytest.mark.parametrize("paise", [RUPEE, RUPEE + 1, 19_99, LAKH - 1, LAKH, LAKH + 1, MOST - 1, MOST])
async def test_a_sale_is_made_shown_and_paid_to_the_paisa(rig: SaleRig, control: Control, paise: int) -> None:
    sale_id = uuid.uuid4().hex
    await rig.send(TakeSale(sale_id=sale_id, method=PaymentMethod.QR_CODE, amount=Money(paise)))
    sale = await rig.until_phase(sale_id, Phase.WAITING)
    assert sale.qr is not None
    assert (sale.qr.check, sale.qr.amount) == (QrCheck.VERIFIED, Money(paise))
    (order,) = control.books()["orders"]
    assert order["amount_paise"] == paise
    control.phone(sale.order_id)
    paid = await rig.until_phase(sale_id, Phase.PAID)
    assert (paid.order_amount, paid.amount_matches) == (Money(paise), True)


def test_nothing_larger_can_be_typed() -> None:
    assert Money.parse("99,99,99,999.99") == Money(MOST)
    for text in ("1,00,00,00,000", "1000000000.00", "99999999999"):
        with pytest.raises(MoneyError):
            Money.parse(text)


LEAST: Final = {"by UPI": RUPEE + 1, "to a bank": RUPEE + 1, "internal": RUPEE, "loan": RUPEE, "cashgram": RUPEE}
"""Smallest amount of each operation (docs/service.md#limits); a transfer is of more than 1.00."""


@pytest.mark.parametrize("v1", [False, True])
@pytest.mark.parametrize("kind", LEAST)
async def test_less_than_the_least_is_refused_at_its_field_and_the_least_leaves(
    start: Start, books: PayoutControl, kind: str, v1: bool
) -> None:
    books.turn(minimum_paise=RUPEE)
    async with start(money_out=WITH_V1 if v1 else NO_LIMITS) as rig:
        for paise in (0, 1, LEAST[kind] - 1):
            assert (await rig.refused(a(kind, paise, rig.clock()))).broken == (("amount", Rule.TOO_SMALL),)
        assert taken(books) == []
        for number, paise in enumerate((LEAST[kind], LEAST[kind] + 1), 1):
            out = await rig.confirm(a(kind, paise, rig.clock()))
            assert out.outcome in {Outcome.DONE, Outcome.PENDING}
            assert len(taken(books)) == number
        assert sorted(taken(books)) == [LEAST[kind], LEAST[kind] + 1]


@pytest.mark.parametrize("kind", LEAST)
async def test_the_largest_arrives_to_the_paisa(start: Start, books: PayoutControl, kind: str) -> None:
    for source in ("MAIN01", "LENDER04"):
        books.add_money(source, 10**12)
    books.turn(maximum_paise=MOST, account_limit_paise=10**12, beneficiary_limit_paise=10**12)
    async with start() as rig:
        for paise in (MOST - 1, MOST):
            out = await rig.confirm(a(kind, paise, rig.clock()))
            assert out.outcome in {Outcome.DONE, Outcome.PENDING}
            assert out.amount == Money(paise)
    assert sorted(taken(books)) == [MOST - 1, MOST]


@pytest.mark.parametrize("v1", [False, True])
@pytest.mark.parametrize(
    ("paise", "goes"),
    [
        (RUPEE + 1, False),
        (100 * RUPEE - 1, False),
        (100 * RUPEE, True),
        (100 * RUPEE + 1, True),
        (LAKH - 1, True),
        (LAKH, True),
        (LAKH + 1, False),
    ],
)
async def test_the_bounds_that_only_the_service_knows_are_told_at_the_field(
    start: Start, books: PayoutControl, paise: int, goes: bool, v1: bool
) -> None:
    """Rs. 100 and Rs. 100000 are limits of the account (docs/service.md#direct-transfer-errors): it can be changed."""
    books.turn(account_limit_paise=10**12, beneficiary_limit_paise=10**12)
    async with start(money_out=WITH_V1 if v1 else NO_LIMITS) as rig:
        out = await rig.confirm(a("to a bank", paise))
        assert (out.outcome is Outcome.DONE) is goes
        assert taken(books) == ([paise] if goes else [])
        if not goes:
            assert out.outcome is Outcome.FIX_FIELD
            assert out.classification is not None
            assert out.classification.field == "amount"


@pytest.mark.parametrize(("charge", "net"), [(0, RUPEE), (1, RUPEE - 1), (RUPEE, 0), (RUPEE + 1, None)])
async def test_the_charges_of_a_loan_may_be_all_of_it_and_not_a_paisa_more(
    payouts: PayoutRig, books: PayoutControl, charge: int, net: int | None
) -> None:
    lent = loan()
    lent = replace(lent, amount=Money(RUPEE), charges=(replace(lent.charges[0], amount=Money(charge)),))
    if net is None:
        assert [name for name, _ in (await payouts.refused(lent)).broken] == ["serviceCharges"]
        assert taken(books) == []
        return
    assert (await payouts.confirm(lent)).net == Money(net)


def test_every_operation_is_here() -> None:
    assert {kind_of(a(kind, RUPEE)) for kind in LEAST} == set(PayoutKind) - {PayoutKind.REFUND}, (
        "a refund needs a paid order"
    )
