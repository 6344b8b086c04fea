"""A request that breaks rules names all of them and makes no call."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import timedelta
from typing import Final

import pytest

from paydesk.api.errors import RulesBroken
from paydesk.api.payouts.session import PayoutsClient
from paydesk.domain.money import Money
from paydesk.domain.payout.outcome import Outcome
from paydesk.domain.payout.requests import BeneDetails, HistoryQuery, InternalTransfer, StatusQuery, Validation
from paydesk.domain.rules import PayoutRule, Rule
from paydesk.domain.settings.settings import TransferVersion
from tests.api.payouts import shapes
from tests.api.payouts.shapes import CASHGRAM, DIRECT, LOAN
from tests.helpers.wire_server import WireServer

Call = Callable[[PayoutsClient], Awaitable[object]]

BROKEN: Final[list[tuple[str, Call, tuple[tuple[str, object], ...]]]] = [
    (
        "direct",
        lambda payouts: payouts.transfers.direct(
            replace(
                DIRECT,
                amount=Money(100),
                transfer_id="a-b",
                mode="pigeon",
                bene=BeneDetails(),
                payment_instrument_id="a b",
            )
        ),
        (
            ("amount", Rule.TOO_SMALL),
            ("transferId", Rule.CHARACTERS),
            ("transferMode", PayoutRule.NOT_ONE_OF),
            ("beneDetails.name", Rule.REQUIRED),
            ("paymentInstrumentId", Rule.CHARACTERS),
        ),
    ),
    (
        "v1",
        lambda payouts: payouts.transfers.direct(
            replace(DIRECT, payment_instrument_id="FUND1"), version=TransferVersion.V1
        ),
        (("paymentInstrumentId", PayoutRule.ONLY_V1_2),),
    ),
    (
        "internal",
        lambda payouts: payouts.transfers.internal(InternalTransfer(Money(99), "a b", payment_instrument_id="F")),
        (("amount", Rule.TOO_SMALL), ("toPaymentInstrumentId", Rule.REQUIRED), ("transferId", Rule.CHARACTERS)),
    ),
    (
        "loan",
        lambda payouts: payouts.transfers.lend(replace(LOAN, loan_id="", bene_id="a_b", amount=Money(50))),
        (
            ("beneId", Rule.CHARACTERS),
            ("loanId", Rule.REQUIRED),
            ("amount", Rule.TOO_SMALL),
            ("serviceCharges", PayoutRule.TOO_LARGE),
        ),
    ),
    (
        "cashgram",
        lambda payouts: payouts.cashgrams.create(
            replace(
                CASHGRAM,
                cashgram_id="x" * 36,
                amount=Money(99),
                name="A_B",
                phone="+91 12",
                link_expiry=shapes.TODAY + timedelta(days=31),
                email="x",
                remarks="a&b",
            )
        ),
        (
            ("cashgramId", Rule.TOO_LONG),
            ("amount", Rule.TOO_SMALL),
            ("name", Rule.CHARACTERS),
            ("phone", Rule.TOO_SHORT),
            ("linkExpiry", PayoutRule.TOO_FAR_AHEAD),
            ("email", Rule.NOT_EMAIL),
            ("remarks", Rule.CHARACTERS),
        ),
    ),
    ("state", lambda payouts: payouts.cashgrams.state(""), (("cashgramId", Rule.REQUIRED),)),
    ("end", lambda payouts: payouts.cashgrams.deactivate("a b"), (("cashgramId", Rule.CHARACTERS),)),
    (
        "history",
        lambda payouts: payouts.beneficiaries.history(HistoryQuery("", shapes.TODAY, None, 26, 0)),
        (
            ("beneId", Rule.REQUIRED),
            ("endDate", Rule.REQUIRED),
            ("perPage", PayoutRule.TOO_LARGE),
            ("page", Rule.TOO_SMALL),
        ),
    ),
    (
        "status",
        lambda payouts: payouts.transfers.status(StatusQuery("")),
        (("transferId", Rule.REQUIRED),),
    ),
    (
        "validate",
        lambda payouts: payouts.validations.v1(Validation("", "a@b", "9876543210")),
        (("transferId", Rule.REQUIRED), ("vpa", PayoutRule.ONE_OR_THE_OTHER)),
    ),
    (
        "v2",
        lambda payouts: payouts.validations.v2(Validation("a-b", phone="x")),
        (("transfer_id", Rule.CHARACTERS), ("phone", Rule.DIGITS)),
    ),
]


@pytest.mark.parametrize(("name", "call", "broken"), BROKEN, ids=[name for name, *_ in BROKEN])
async def test_all_broken_rules_are_named_and_no_call_is_made(
    server: WireServer, payouts: PayoutsClient, name: str, call: Call, broken: tuple[tuple[str, object], ...]
) -> None:
    with pytest.raises(RulesBroken) as caught:
        await call(payouts)
    judgement = caught.value.classification
    assert judgement is not None
    assert caught.value.broken == broken
    assert caught.value.operation.startswith(("/payout/v1", "/validatePayout"))
    assert (judgement.outcome, judgement.field) == (Outcome.FIX_FIELD, broken[0][0])
    assert server.connections == 0
