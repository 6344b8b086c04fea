"""Ledger: double entry holds for single postings and for ten thousand random amounts."""

from __future__ import annotations

import random
from decimal import Decimal
from typing import Any

import pytest

from paydesk.sandbox.control.snapshots import apply_payout_action
from paydesk.sandbox.payout import lifecycle
from paydesk.sandbox.payout.call import PayoutError
from paydesk.sandbox.payout.causes import sound_payee
from paydesk.sandbox.payout.ledger import (
    CHARGES,
    LENDER,
    MAIN,
    OUTSIDE,
    SALARIES,
    SUPPLIERS,
    Ledger,
    LedgerError,
    fund_account,
    paid_account,
    transit_account,
)
from paydesk.sandbox.payout.loans import lend
from paydesk.sandbox.payout.outcomes import OUTCOMES, magic_id, magic_plain_id
from paydesk.sandbox.payout.sources import internal_transfer
from paydesk.sandbox.payout.transfers import direct_transfer
from paydesk.sandbox.service import Call
from paydesk.sandbox.state import Charge, Posting, TransferRecord
from paydesk.sandbox.world import World

ROUNDS = 10_000


def posting(source: str, target: str, paise: int) -> Posting:
    return Posting(1, 0, source, target, paise, "test")


def test_a_posting_takes_from_one_and_gives_to_another() -> None:
    ledger = Ledger()
    ledger.apply(posting(OUTSIDE, "a", 100))
    ledger.apply(posting("a", "b", 40))
    assert (ledger.balance("a"), ledger.balance("b"), ledger.balance(OUTSIDE), ledger.total()) == (60, 40, -100, 0)
    assert ledger.balances() == {"a": 60, "b": 40, OUTSIDE: -100}


@pytest.mark.parametrize(
    ("source", "target", "paise"), [("a", "b", 101), ("c", "b", 1), ("a", "b", 0), ("a", "b", -1), ("a", "a", 1)]
)
def test_a_posting_that_cannot_be_changes_nothing(source: str, target: str, paise: int) -> None:
    ledger = Ledger()
    ledger.apply(posting(OUTSIDE, "a", 100))
    with pytest.raises(LedgerError):
        ledger.apply(posting(source, target, paise))
    assert ledger.balances() == {"a": 100, OUTSIDE: -100}


def test_a_posting_that_is_put_on_record_twice_counts_once() -> None:
    world = World("1")
    lifecycle.post(world, fund_account(MAIN), fund_account(SUPPLIERS), 5, "test")
    held = world.ledger.balances()
    world.put(list(world.records(Posting).values())[-1])
    assert world.ledger.balances() == held


class Shop:
    """Random calls, with a second ledger kept from the answers alone."""

    def __init__(self, seed: int) -> None:
        self.world = World(str(seed))
        self.world.clock.set_rate(0)
        self.world.payout_settings.account_limit_paise = self.world.payout_settings.beneficiary_limit_paise = 10**12
        self.dice = random.Random(seed)
        self.taken = 0

    def call(self, handler: Any, **fields: Any) -> str:
        """Send one call; return its subCode."""
        try:
            handler(Call(self.world, {}, fields, "v1.2"))
        except PayoutError as fault:
            return str(fault.reply.status)
        return "200"

    def step(self, number: int) -> None:
        """Move one random amount by a random operation; refill a fund source that has too little."""
        for source in (MAIN, SUPPLIERS, SALARIES, LENDER):
            if self.world.ledger.balance(fund_account(source)) < 1_00_000_00:
                apply_payout_action(self.world, {"fund_source": source, "add_paise": 1_00_000_00})
        paise = self.dice.choice([self.dice.randrange(100_00, 1_00_000_00), self.dice.randrange(1, 500_00)])
        kind = self.dice.randrange(4)
        amount = f"{paise // 100}.{paise % 100:02d}"
        outcome = self.dice.choice([*OUTCOMES, ""])
        if kind < 2:
            ident = f"{magic_id(outcome)}__{number}" if outcome else f"pay_{number}"
            self.call(
                direct_transfer,
                transferId=ident,
                amount=Decimal(amount),
                transferMode="imps",
                beneDetails=sound_payee(),
            )
        elif kind == 2:
            charges = f'[{{"key": "a", "value": "{self.dice.randrange(0, 99)}.05"}}, {{"key": "b", "value": 1}}]'
            ident = f"{magic_plain_id(outcome)}X{number}" if outcome else f"loan{number}"
            self.call(lend, beneId="gupta1", loanId=ident, amount=amount, serviceCharges=charges)
        else:
            source, target = self.dice.sample([MAIN, SUPPLIERS, SALARIES, LENDER], 2)
            self.call(
                internal_transfer, amount=Decimal(amount), paymentInstrumentId=source, toPaymentInstrumentId=target
            )
        if self.dice.random() < 0.3:
            self.world.clock.advance(self.dice.randrange(0, 3_600_000))
        lifecycle.settle(self.world)


def expected_balances(world: World) -> dict[str, int]:
    """Return the expected balances, computed from the transfers and charges."""
    found: dict[str, int] = {}
    for each in world.records(TransferRecord).values():
        where = {"PENDING": transit_account(each.instrument_id), "SUCCESS": paid_account(each.bene_id)}.get(each.status)
        if where is not None:
            found[where] = found.get(where, 0) + each.amount_paise
    for charge in world.records(Charge).values():
        where = {"POOLED": CHARGES, "PAID": f"party:{charge.party}"}.get(charge.state)
        if where is not None:
            found[where] = found.get(where, 0) + charge.paise
    return {name: paise for name, paise in found.items() if paise}


def test_random_amounts_and_the_sums_agree() -> None:
    shop = Shop(7)
    world = shop.world
    for number in range(ROUNDS):
        shop.step(number)
        assert world.ledger.total() == 0
        assert all(paise >= 0 for name, paise in world.ledger.balances().items() if name != OUTSIDE)
    held = {
        name: paise
        for name, paise in world.ledger.balances().items()
        if paise and name.split(":")[0] not in {"fund", OUTSIDE}
    }
    assert held == expected_balances(world)
    funds = sum(paise for name, paise in world.ledger.balances().items() if name.startswith("fund:"))
    assert funds + sum(held.values()) == -world.ledger.balance(OUTSIDE)
    again = Ledger()
    for each in world.records(Posting).values():
        again.apply(each)
    assert again.balances() == world.ledger.balances()
    statuses = {each.status for each in world.records(TransferRecord).values()}
    assert statuses == {"SUCCESS", "PENDING", "FAILED", "REVERSED"}
    assert {charge.state for charge in world.records(Charge).values()} >= {"PAID", "RETURNED"}
    assert len(world.records(TransferRecord)) > ROUNDS / 2
