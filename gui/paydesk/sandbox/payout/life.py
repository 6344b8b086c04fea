"""How money and links go on by themselves as the clock runs.

Nothing waits on a timer: every call settles first what is due by the sandbox's now, in the order of time.

See docs/service.md#transfer-states, #loan-disbursement; docs/service.md#read-a-transfer, #create-a-cashgram.
"""

from __future__ import annotations

from typing import Final

from paydesk.sandbox import clock
from paydesk.sandbox.payout.ledger import CHARGES, arrived, fund, party, transit
from paydesk.sandbox.state import (
    ACTIVE,
    EXPIRED,
    FAILED,
    PENDING,
    REDEEMED,
    REVERSED,
    SUCCESS,
    Cashgram,
    Charge,
    Posting,
    Transfer,
)
from paydesk.sandbox.world import World

POOLED: Final = "POOLED"
PAID: Final = "PAID"
RETURNED: Final = "RETURNED"

MAY_BECOME: Final = {PENDING: {SUCCESS, FAILED}, SUCCESS: {REVERSED}, FAILED: {SUCCESS}, REVERSED: set[str]()}
"""What a transfer may become (docs/service.md#read-a-transfer); a bank may pay after all what it said had failed."""


LINK_MAY_BECOME: Final = {PENDING: {REDEEMED, FAILED}, REDEEMED: {REVERSED}}
"""What a link may, once it is being redeemed (docs/service.md#create-a-cashgram)."""


class NotPossible(ValueError):
    """A step that a transfer or a link cannot take."""


def settle(world: World) -> None:
    """Let everything happen that is due by now."""
    now = world.clock.now_ms()
    while (due := world.index.next_due(now)) is not None:
        moment, kind, key = due
        if kind == Transfer.kind:
            _step(world, world.records(Transfer)[key], moment)
        elif kind == Charge.kind:
            _charge_due(world, world.records(Charge)[key])
        elif kind == Cashgram.kind:
            _step(world, world.records(Cashgram)[key], moment)


def post(world: World, source: str, target: str, paise: int, what: str, at_ms: int | None = None) -> None:
    """Move money in the ledger; nothing for 0 paise. Raises LedgerError."""
    if paise:
        number = len(world.records(Posting)) + 1
        moment = world.clock.now_ms() if at_ms is None else at_ms
        world.put(Posting(number, moment, source, target, paise, what))


def send(world: World, transfer: Transfer, status: str) -> None:
    """Take a new transfer: its money leaves the fund source, and it goes on to its first status."""
    post(world, *_way_out(transfer), transfer.amount_paise, transfer.transfer_id, transfer.created_ms)
    transfer.status = PENDING
    world.put(transfer)
    if status != PENDING:
        become(world, transfer, status, transfer.created_ms)


def become(world: World, sent: Transfer | Cashgram, status: str, at_ms: int, reason: str = "") -> None:
    """Let a transfer or a link become `status`, with its money. Raises NotPossible for a forbidden step."""
    may_become = LINK_MAY_BECOME if isinstance(sent, Cashgram) else MAY_BECOME
    if status not in may_become.get(sent.status, set()):
        raise NotPossible(f"{sent.status} does not become {status}")
    source, moving = _way_out(sent)
    got = arrived(f"cashgram:{sent.key}" if isinstance(sent, Cashgram) else sent.bene_id)
    way = {FAILED: (moving, source), REVERSED: (got, source)}.get(status, (moving, got))
    if sent.status == FAILED:
        way = (source, got)  # it had come back
    post(world, *way, sent.amount_paise, sent.key, at_ms)
    if status in {SUCCESS, REDEEMED}:
        sent.utr = world.ids.digits("payout_utr")
    if isinstance(sent, Transfer):
        sent.processed_ms = at_ms
        if status == FAILED:
            _return_charges(world, sent, at_ms)
    sent.status, sent.reason = status, reason
    world.put(sent)


def redeem(world: World, cashgram: Cashgram, instrument_id: str) -> None:
    """Debit the shop for a link that is being redeemed: ACTIVE to PENDING. Raises NotPossible, LedgerError."""
    if cashgram.status != ACTIVE:
        raise NotPossible(f"{cashgram.status} is not redeemed")
    cashgram.instrument_id = instrument_id
    post(world, *_way_out(cashgram), cashgram.amount_paise, cashgram.cashgram_id)
    cashgram.status = PENDING
    world.put(cashgram)


def pool(world: World, loan: Transfer, party: str, paise: int) -> None:
    """Put the service charge of a loan into the pool, to be paid at the end of the day.

    See docs/service.md#loan-disbursement.
    """
    now = loan.created_ms
    post(world, fund(loan.instrument_id), CHARGES, paise, loan.transfer_id, now)
    number = len(world.records(Charge)) + 1
    world.put(Charge(number, loan.transfer_id, party, paise, clock.end_ms(now)))


def _way_out(sent: Transfer | Cashgram) -> tuple[str, str]:
    return fund(sent.instrument_id), transit(sent.instrument_id)


def _step(world: World, sent: Transfer | Cashgram, at_ms: int) -> None:
    if sent.status == ACTIVE:
        sent.status = EXPIRED
        world.put(sent)
        return
    _, status, reason = sent.plan.pop(0)
    become(world, sent, status, at_ms, reason)


def _charge_due(world: World, charge: Charge) -> None:
    """The end of the day: pay it, unless its loan is still on the way; then at the end of the next."""
    at_ms = charge.ends_ms
    if world.records(Transfer)[charge.loan_id].status == PENDING:
        charge.ends_ms = clock.end_ms(at_ms)
    else:
        post(world, CHARGES, party(charge.party), charge.paise, charge.loan_id, at_ms)
        charge.state = PAID
    world.put(charge)


def _return_charges(world: World, transfer: Transfer, at_ms: int) -> None:
    if not transfer.loan:
        return
    for charge in world.records(Charge).values():
        if charge.loan_id == transfer.transfer_id and charge.state == POOLED:
            post(world, CHARGES, fund(transfer.instrument_id), charge.paise, charge.loan_id, at_ms)
            charge.state = RETURNED
            world.put(charge)
