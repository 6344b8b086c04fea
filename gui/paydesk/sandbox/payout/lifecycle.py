"""Automatic progress of transfers, loans and cashgrams as the clock runs.

There are no timers: every call first settles what is due by now, in time order.

See docs/service.md#transfer-states, #cashgram-states, #loan-disbursement, #read-a-transfer.
"""

from __future__ import annotations

from typing import Final

from paydesk.sandbox import clock
from paydesk.sandbox.payout.ledger import CHARGES, fund_account, paid_account, party_account, transit_account
from paydesk.sandbox.state import (
    ACTIVE,
    EXPIRED,
    FAILED,
    PENDING,
    REDEEMED,
    REJECTED,
    REVERSED,
    SUCCESS,
    CashgramRecord,
    Charge,
    Posting,
    TransferRecord,
)
from paydesk.sandbox.webhooks.queue import queue_payout
from paydesk.sandbox.world import World

POOLED: Final = "POOLED"
PAID: Final = "PAID"
RETURNED: Final = "RETURNED"

TRANSITIONS: Final = {PENDING: {SUCCESS, FAILED}, SUCCESS: {REVERSED}, FAILED: {SUCCESS}, REVERSED: set[str]()}
"""Allowed status changes of a transfer (docs/service.md#transfer-states). A bank may pay after it reported failure."""


CASHGRAM_TRANSITIONS: Final = {PENDING: {REDEEMED, FAILED}, REDEEMED: {REVERSED}}
"""Allowed status changes of a link after its redemption started (docs/service.md#cashgram-states)."""


class InvalidTransition(ValueError):
    """A status change that is not allowed."""


def settle(world: World) -> None:
    """Apply everything that is due by now."""
    now = world.clock.now_ms()
    while (due := world.index.pop_due(now)) is not None:
        moment, kind, key = due
        if kind == TransferRecord.kind:
            _apply_next_step(world, world.records(TransferRecord)[key], moment)
        elif kind == Charge.kind:
            _charge_due(world, world.records(Charge)[key])
        elif kind == CashgramRecord.kind:
            _apply_next_step(world, world.records(CashgramRecord)[key], moment)


def post(world: World, source: str, target: str, paise: int, what: str, at_ms: int | None = None) -> None:
    """Move money in the ledger; do nothing for 0 paise. Raises LedgerError."""
    if paise:
        number = len(world.records(Posting)) + 1
        moment = world.clock.now_ms() if at_ms is None else at_ms
        world.put(Posting(number, moment, source, target, paise, what))


def send(world: World, transfer: TransferRecord, status: str, reason: str = "") -> None:
    """Start a new transfer: debit its fund source, and set its first status, with its reason."""
    post(world, *_sending_accounts(transfer), transfer.amount_paise, transfer.transfer_id, transfer.created_ms)
    transfer.status, transfer.reason = PENDING, reason
    world.put(transfer)
    if status != PENDING:
        change_status(world, transfer, status, transfer.created_ms, reason)


def reject(world: World, transfer: TransferRecord, reason: str) -> None:
    """Keep a new transfer that is not sent: no money moves."""
    transfer.status, transfer.reason, transfer.processed_ms = REJECTED, reason, transfer.created_ms
    world.put(transfer)
    queue_payout(world, transfer, transfer.created_ms)


def change_status(
    world: World, sent: TransferRecord | CashgramRecord, status: str, at_ms: int, reason: str = ""
) -> None:
    """Change the status of a transfer or cashgram and move its money. Raises InvalidTransition."""
    may_become = CASHGRAM_TRANSITIONS if isinstance(sent, CashgramRecord) else TRANSITIONS
    if status not in may_become.get(sent.status, set()):
        raise InvalidTransition(f"{sent.status} does not become {status}")
    source, moving = _sending_accounts(sent)
    got = paid_account(f"cashgram:{sent.key}" if isinstance(sent, CashgramRecord) else sent.bene_id)
    accounts = {FAILED: (moving, source), REVERSED: (got, source)}.get(status, (moving, got))
    if sent.status == FAILED:
        accounts = (source, got)  # the money was already back
    post(world, *accounts, sent.amount_paise, sent.key, at_ms)
    if status in {SUCCESS, REDEEMED}:
        sent.utr = world.ids.next_digits("payout_utr")
    if isinstance(sent, TransferRecord):
        sent.processed_ms = at_ms
        if status == FAILED:
            _return_charges(world, sent, at_ms)
    sent.status, sent.reason = status, reason
    world.put(sent)
    queue_payout(world, sent, at_ms)


def redeem(world: World, cashgram: CashgramRecord, instrument_id: str) -> None:
    """Debit the shop for an ACTIVE link, which becomes PENDING. Raises InvalidTransition, LedgerError."""
    if cashgram.status != ACTIVE:
        raise InvalidTransition(f"{cashgram.status} is not redeemed")
    cashgram.instrument_id = instrument_id
    post(world, *_sending_accounts(cashgram), cashgram.amount_paise, cashgram.cashgram_id)
    cashgram.status = PENDING
    world.put(cashgram)


def pool(world: World, loan: TransferRecord, party: str, paise: int) -> None:
    """Pool a service charge of a loan until the end of the day (docs/service.md#loan-disbursement)."""
    now = loan.created_ms
    post(world, fund_account(loan.instrument_id), CHARGES, paise, loan.transfer_id, now)
    number = len(world.records(Charge)) + 1
    world.put(Charge(number, loan.transfer_id, party, paise, clock.day_end_ms(now)))


def _sending_accounts(sent: TransferRecord | CashgramRecord) -> tuple[str, str]:
    return fund_account(sent.instrument_id), transit_account(sent.instrument_id)


def _apply_next_step(world: World, sent: TransferRecord | CashgramRecord, at_ms: int) -> None:
    if sent.status == ACTIVE:
        sent.status = EXPIRED
        world.put(sent)
        queue_payout(world, sent, at_ms)
        return
    _, status, reason = sent.plan.pop(0)
    change_status(world, sent, status, at_ms, reason)


def _charge_due(world: World, charge: Charge) -> None:
    """Pay a charge at the end of the day; if its loan is still pending, try again at the end of the next day."""
    at_ms = charge.ends_ms
    if world.records(TransferRecord)[charge.loan_id].status == PENDING:
        charge.ends_ms = clock.day_end_ms(at_ms)
    else:
        post(world, CHARGES, party_account(charge.party), charge.paise, charge.loan_id, at_ms)
        charge.state = PAID
    world.put(charge)


def _return_charges(world: World, transfer: TransferRecord, at_ms: int) -> None:
    if not transfer.loan:
        return
    for charge in world.records(Charge).values():
        if charge.loan_id == transfer.transfer_id and charge.state == POOLED:
            post(world, CHARGES, fund_account(transfer.instrument_id), charge.paise, charge.loan_id, at_ms)
            charge.state = RETURNED
            world.put(charge)
