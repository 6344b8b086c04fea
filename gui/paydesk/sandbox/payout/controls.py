"""The payout side under `/_sandbox/payouts`: what it holds, its settings, and what is done to it by hand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any, Final

from paydesk.sandbox.payout import life
from paydesk.sandbox.payout.ledger import OUTSIDE, fund, transit
from paydesk.sandbox.settings import SettingError, changed
from paydesk.sandbox.state import (
    Beneficiary,
    Cashgram,
    Charge,
    FundSource,
    InternalMove,
    PayoutToken,
    Posting,
    Transfer,
)
from paydesk.sandbox.world import World

_MOST_PAISE: Final = 10**13


def dump(world: World) -> dict[str, Any]:
    """Everything that the payout side holds; `total` over all accounts is 0, or money was made or lost."""
    life.settle(world)
    ledger = world.ledger
    return {
        "fund_sources": [
            {
                **asdict(each),
                "available_paise": ledger.balance(fund(each.instrument_id)),
                "in_transit_paise": ledger.balance(transit(each.instrument_id)),
            }
            for each in world.records(FundSource).values()
        ],
        "beneficiaries": [asdict(each) for each in world.records(Beneficiary).values()],
        "transfers": [asdict(each) for each in world.records(Transfer).values()],
        "internal_transfers": [asdict(each) for each in world.records(InternalMove).values()],
        "charges": [asdict(each) for each in world.records(Charge).values()],
        "cashgrams": [asdict(each) for each in world.records(Cashgram).values()],
        "accounts": ledger.balances(),
        "total": ledger.total(),
        "postings": len(world.records(Posting)),
        "tokens": len(world.records(PayoutToken)),
    }


def settings(world: World) -> dict[str, Any]:
    """The settings as they are."""
    return asdict(world.payout_settings)


def set_settings(world: World, body: Mapping[str, Any]) -> dict[str, Any]:
    """Change some. Raises SettingError; then nothing is changed."""
    world.payout_settings = changed(world.payout_settings, dict(body))
    return settings(world)


def act(world: World, body: Mapping[str, Any]) -> dict[str, Any]:
    """Let a transfer or a link become something, or put money into a fund source. Raises SettingError.

    {"transfer_id", "become": SUCCESS | FAILED | REVERSED}, {"cashgram_id", "become": REDEEMED | FAILED | REVERSED},
    {"fund_source", "add_paise": N, "take_paise": N}.
    """
    life.settle(world)
    if "fund_source" in body:
        return _refill(world, body)
    status, now = str(body.get("become")), world.clock.now_ms()
    try:
        if "transfer_id" in body:
            transfer = world.records(Transfer).get(str(body["transfer_id"]))
            if transfer is None:
                raise SettingError("there is no such transfer")
            life.become(world, transfer, status, now, "By hand.")
            transfer.plan.clear()
            world.put(transfer)
            return asdict(transfer)
        cashgram = world.records(Cashgram).get(str(body.get("cashgram_id")))
        if cashgram is None:
            raise SettingError("give transfer_id, cashgram_id or fund_source")
        life.cashgram_become(world, cashgram, status, now, "By hand.")
        cashgram.plan.clear()
        world.put(cashgram)
        return asdict(cashgram)
    except life.NotPossible as fault:
        raise SettingError(str(fault)) from None


def _refill(world: World, body: Mapping[str, Any]) -> dict[str, Any]:
    source = world.records(FundSource).get(str(body["fund_source"]))
    add, take = body.get("add_paise", 0), body.get("take_paise", 0)
    if source is None:
        raise SettingError("there is no such fund source")
    for value in (add, take):
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= _MOST_PAISE:
            raise SettingError("add_paise and take_paise are whole numbers from 0")
    account = fund(source.instrument_id)
    if take > world.ledger.balance(account) + add:
        raise SettingError("it holds less than that")
    life.post(world, OUTSIDE, account, add, "by hand")
    life.post(world, account, OUTSIDE, take, "by hand")
    return {"fund_source": source.instrument_id, "available_paise": world.ledger.balance(account)}
