"""Fund sources: selection, balances, internal transfers between them, and withdrawals.

See docs/service.md#direct-transfer, #self-withdrawal, #internal-transfer, #direct-transfer-errors,
#internal-transfer-errors.
"""

from __future__ import annotations

from typing import Final

from paydesk.domain.money import Money
from paydesk.sandbox.clock import day_number
from paydesk.sandbox.payout import lifecycle
from paydesk.sandbox.payout.call import (
    DIRECT,
    DIRECT_V1_2,
    FAILURE,
    INTERNAL,
    ROWS,
    SUCCESS,
    PayoutError,
    PayoutOperation,
    envelope,
    error_row,
    read_fields,
)
from paydesk.sandbox.payout.ledger import fund_account, paid_account, transit_account
from paydesk.sandbox.payout.outcomes import FAILURES, find_magic_name
from paydesk.sandbox.payout_state import SelfWithdrawal
from paydesk.sandbox.schemas import ENVELOPE, NO_FIELDS, NUMBER, BodyShape, FieldRule
from paydesk.sandbox.service import Call, Reply
from paydesk.sandbox.state import FundSourceRecord, InternalMove
from paydesk.sandbox.world import World

_ALNUM: Final = r"[A-Za-z0-9]+"
_EITHER: Final = "either_or"
_NO_ACCOUNT: Final = error_row("404", "Recharge account not found")
_NOT_ALLOWED: Final = error_row("422", "Internal transfer is not allowed for the selected Fund Sources")
_FAILURES: Final = {
    name: error_row(sub_code, "Internal transfer failed", status=FAILURE) for name, sub_code in FAILURES.items()
}
_MOVE_FIELDS: Final = (
    FieldRule("transferId", max_length=40, pattern=r"[A-Za-z0-9_-]*", if_wrong=("422", "Invalid transferId passed."),
          description="made by the service when it is blank"),
    FieldRule("amount", NUMBER, required=True, minimum=1_00, if_missing=("422", "amount is missing in the request"),
          if_wrong=("422", "amount should be at least 1.0"), description="rupees, at least 1"),
    FieldRule("remarks", max_length=500, if_wrong=("422", "Invalid remarks passed.")),
    FieldRule("rechargeAccount", max_length=50, pattern=_ALNUM, if_wrong=(_NO_ACCOUNT.sub_code, _NO_ACCOUNT.message)),
)  # fmt: skip
INTERNAL_TRANSFER_V1: Final = BodyShape("InternalTransferV1", _MOVE_FIELDS)
INTERNAL_TRANSFER: Final = BodyShape(
    "InternalTransfer",
    (
        *_MOVE_FIELDS,
        FieldRule("paymentInstrumentId", max_length=50, pattern=_ALNUM, if_wrong="instrument_unknown"),
        FieldRule("toPaymentInstrumentId", max_length=50, pattern=_ALNUM, if_wrong="instrument_unknown"),
    ),
)
WITHDRAWALS_A_DAY: Final = 3
_WITHDRAWAL_EXISTS: Final = error_row("409", "Withdrawal Id already exists")
_TOO_MANY_WITHDRAWALS: Final = error_row("400", "Self withdrawal limit of the day exceeded")
WITHDRAWAL: Final = BodyShape(
    "SelfWithdrawal",
    (
        FieldRule("withdrawalId", required=True, max_length=50, pattern=_ALNUM,
                  if_missing=("422", "withdrawalId is missing in the request"),
                  if_wrong=("422", "Please provide a valid withdrawalId")),
        next(each for each in _MOVE_FIELDS if each.name == "amount"),
        FieldRule("remarks", max_length=70, pattern=r"[A-Za-z0-9\s]*",
                  if_wrong=("422", "Please provide valid remarks")),
    ),
)  # fmt: skip
WITHDRAWAL_HEAD: Final = BodyShape(
    "SelfWithdrawalTaken", (ENVELOPE.fields[0], ENVELOPE.fields[2], FieldRule("statusCode", required=True))
)
"""Its answer has no subCode (docs/service.md#self-withdrawal)."""
MOVED: Final = BodyShape("Moved", (FieldRule("transferId", required=True),))
BALANCE_QUERY: Final = BodyShape(
    "BalanceQuery",
    (FieldRule("paymentInstrumentId", description="else the default one", if_wrong="instrument_unknown"),),
)
BALANCE: Final = BodyShape(
    "Balance",
    (
        FieldRule("balance", required=True, pattern=r"[0-9]+\.[0-9]{2}", description="with what is on its way"),
        FieldRule("availableBalance", required=True, pattern=r"[0-9]+\.[0-9]{2}"),
    ),
)


def select_source(world: World, mode: str, instrument_id: str, *, must_choose: bool) -> FundSourceRecord:
    """Return the fund source to debit for a transfer by this mode. Raises PayoutError.

    Without an `instrument_id`: the default one if it has the mode, else the first that has it.

    Args:
        must_choose: Refuse several candidates instead (v1.2).
    """
    if instrument_id:
        source = find_open_source(world, instrument_id)
        if source is None:
            raise PayoutError.from_name(DIRECT_V1_2, "instrument_unknown")
        if mode not in source.modes or source.lender:
            raise PayoutError.from_name(DIRECT_V1_2, "instrument_wrong_mode")
        return source
    fits = [
        each
        for each in world.records(FundSourceRecord).values()
        if mode in each.modes and not each.lender | each.closed
    ]
    fits = [each for each in fits if each.default] or fits
    if not fits:
        raise PayoutError.from_name(DIRECT, "mode_not_available")
    if len(fits) > 1 and must_choose:
        raise PayoutError.from_name(DIRECT_V1_2, "many_instruments")
    return fits[0]


def find_open_source(world: World, instrument_id: str) -> FundSourceRecord | None:
    """Return the fund source with this id, unless it is closed."""
    source = world.records(FundSourceRecord).get(instrument_id)
    return None if source is None or source.closed else source


def default_source(world: World) -> FundSourceRecord:
    """Return the fund source of requests that name none."""
    return next(each for each in world.records(FundSourceRecord).values() if each.default)


def lender_source(world: World) -> FundSourceRecord:
    """Return the fund source of loans."""
    return next(each for each in world.records(FundSourceRecord).values() if each.lender)


def get_balance(call: Call) -> Reply:
    """Answer GET /payout/{version}/getBalance; `balance` includes money that has left but not arrived."""
    world, newer = call.world, call.version == "v1.2"
    instrument_id = read_fields(call.fields, BALANCE_QUERY, INTERNAL)["paymentInstrumentId"] if newer else ""
    source = find_open_source(world, instrument_id) if instrument_id else default_source(world)
    if source is None:
        raise PayoutError.from_name(INTERNAL, "instrument_unknown")
    available = world.ledger.balance(fund_account(source.instrument_id))
    moving = world.ledger.balance(transit_account(source.instrument_id))
    data = {"balance": Money(available + moving).plain(), "availableBalance": Money(available).plain()}
    return envelope("200", "Ledger balance for the account", data)


def internal_transfer(call: Call) -> Reply:
    """Answer POST /payout/{version}/internalTransfer: move money between the shop's own fund sources."""
    world = call.world
    magic = find_magic_name(INTERNAL, call.fields.get("transferId"))
    if magic in FAILURES:
        raise PayoutError.from_row(_FAILURES[magic])
    if magic and magic != "completed":
        raise PayoutError.from_name(INTERNAL, magic)
    fields = read_fields(call.fields, INTERNAL_TRANSFER if call.version == "v1.2" else INTERNAL_TRANSFER_V1, INTERNAL)
    recharge, amount = fields["rechargeAccount"], fields["amount"].paise
    names = (fields.get("paymentInstrumentId", ""), fields.get("toPaymentInstrumentId", ""))
    if bool(recharge) == any(names) or any(names) != all(names):
        raise PayoutError.from_name(INTERNAL, _EITHER)
    source, target = _sources_by_account(world, recharge) if recharge else _sources_by_ids(world, *names)
    ident = fields["transferId"] or "IT" + world.ids.next_digits("internal_transfer", 16)
    if ident in world.records(InternalMove):
        raise PayoutError.from_name(DIRECT, "id_exists")
    if source is target or source.lender:
        raise PayoutError.from_row(_NOT_ALLOWED)
    if world.ledger.balance(fund_account(source.instrument_id)) < amount:
        raise PayoutError.from_name(DIRECT, "not_enough_balance")
    lifecycle.post(world, fund_account(source.instrument_id), fund_account(target.instrument_id), amount, ident)
    now, remarks = world.clock.now_ms(), fields["remarks"]
    world.put(InternalMove(ident, amount, source.instrument_id, target.instrument_id, now, remarks))
    done = ROWS[INTERNAL]["completed"]
    message = f"RefId-{ident}/{remarks}-{done.message}"
    return envelope(done.sub_code, message, {"transferId": ident})


def withdraw(call: Call) -> Reply:
    """Answer POST /payout/v1/selfWithdrawal: money of the default fund source to the shop's own bank account."""
    world, fields = call.world, read_fields(call.fields, WITHDRAWAL, DIRECT)
    ident, paise, now = fields["withdrawalId"], fields["amount"].paise, world.clock.now_ms()
    known = world.records(SelfWithdrawal)
    if ident in known:
        raise PayoutError.from_row(_WITHDRAWAL_EXISTS)
    if sum(day_number(each.created_ms) == day_number(now) for each in known.values()) >= WITHDRAWALS_A_DAY:
        raise PayoutError.from_row(_TOO_MANY_WITHDRAWALS)
    source = default_source(world).instrument_id
    if world.ledger.balance(fund_account(source)) < paise:
        raise PayoutError.from_name(DIRECT, "not_enough_balance")
    lifecycle.post(world, fund_account(source), paid_account("shop"), paise, ident)
    world.put(SelfWithdrawal(ident, paise, source, now, fields["remarks"]))
    message = f"Request submitted successfully. Withdrawal Id : {ident}"
    return Reply.from_value({"status": SUCCESS, "message": message, "statusCode": "200"}, 200)


def _sources_by_account(world: World, recharge: str) -> tuple[FundSourceRecord, FundSourceRecord]:
    target = next(
        (each for each in world.records(FundSourceRecord).values() if each.recharge_account == recharge), None
    )
    if target is None or target.closed:
        raise PayoutError.from_row(_NO_ACCOUNT)
    return default_source(world), target


def _sources_by_ids(world: World, source: str, target: str) -> tuple[FundSourceRecord, FundSourceRecord]:
    found = find_open_source(world, source), find_open_source(world, target)
    if found[0] is None or found[1] is None:
        raise PayoutError.from_name(INTERNAL, "instrument_unknown")
    return found[0], found[1]


_MOVE_ROWS: Final = (
    *ROWS[INTERNAL].values(),
    *_FAILURES.values(),
    _NO_ACCOUNT,
    _NOT_ALLOWED,
    ROWS[DIRECT]["id_exists"],
    ROWS[DIRECT]["not_enough_balance"],
)
OPERATIONS: Final = (
    PayoutOperation(
        "GET", ("v1",), "getBalance", get_balance, NO_FIELDS, BALANCE, "payout_balance", "What a fund source holds",
    ),
    PayoutOperation(
        "GET", ("v1.2",), "getBalance", get_balance, BALANCE_QUERY, BALANCE, "payout_balance_v1_2",
        "What a fund source holds", rows=(ROWS[INTERNAL]["instrument_unknown"],),
    ),
    PayoutOperation(
        "POST", ("v1",), "internalTransfer", internal_transfer, INTERNAL_TRANSFER_V1, MOVED, "payout_other",
        "Money to another fund source by its recharge account", feature="internal_transfer", rows=_MOVE_ROWS,
    ),
    PayoutOperation(
        "POST", ("v1",), "selfWithdrawal", withdraw, WITHDRAWAL, None, "payout_other",
        "Money of the default fund source to the shop's own account", feature="self_withdrawal",
        head=WITHDRAWAL_HEAD, rows=(_WITHDRAWAL_EXISTS, _TOO_MANY_WITHDRAWALS, ROWS[DIRECT]["not_enough_balance"]),
    ),
    PayoutOperation(
        "POST", ("v1.2",), "internalTransfer", internal_transfer, INTERNAL_TRANSFER, MOVED, "payout_other",
        "Money between fund sources", feature="internal_transfer", rows=_MOVE_ROWS,
    ),
)  # fmt: skip
