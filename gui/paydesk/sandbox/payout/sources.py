"""Fund sources: which one is debited, what they hold, and money between them.

See docs/service.md#direct-transfer, #internal-transfer, #direct-transfer-errors, #internal-transfer-errors.
"""

from __future__ import annotations

from typing import Final

from paydesk.domain.money import Money
from paydesk.sandbox.payout import life
from paydesk.sandbox.payout.call import (
    DIRECT,
    DIRECT_V1_2,
    FAILURE,
    INTERNAL,
    ROWS,
    Operation,
    PayoutError,
    envelope,
    error,
    read_fields,
)
from paydesk.sandbox.payout.ledger import fund, transit
from paydesk.sandbox.payout.outcomes import FAILURES, asked_for
from paydesk.sandbox.schemas import NOTHING, NUMBER, Field, Shape
from paydesk.sandbox.service import Call, Reply
from paydesk.sandbox.state import FundSource, InternalMove
from paydesk.sandbox.world import World

_ALNUM: Final = r"[A-Za-z0-9]+"
_EITHER: Final = "either_or"
_NO_ACCOUNT: Final = error("404", "Recharge account not found")
_NOT_ALLOWED: Final = error("422", "Internal transfer is not allowed for the selected Fund Sources")
_FAILURES: Final = {
    name: error(sub_code, "Internal transfer failed", status=FAILURE) for name, sub_code in FAILURES.items()
}
_MOVE_FIELDS: Final = (
    Field("transferId", high=40, pattern=r"[A-Za-z0-9_-]*", wrong=("422", "Invalid transferId passed."),
          means="made by the service when it is blank"),
    Field("amount", NUMBER, needed=True, least=1_00, missing=("422", "amount is missing in the request"),
          wrong=("422", "amount should be at least 1.0"), means="rupees, at least 1"),
    Field("remarks", high=500, wrong=("422", "Invalid remarks passed.")),
    Field("rechargeAccount", high=50, pattern=_ALNUM, wrong=(_NO_ACCOUNT.sub_code, _NO_ACCOUNT.message)),
)  # fmt: skip
INTERNAL_TRANSFER_V1: Final = Shape("InternalTransferV1", _MOVE_FIELDS)
INTERNAL_TRANSFER: Final = Shape(
    "InternalTransfer",
    (
        *_MOVE_FIELDS,
        Field("paymentInstrumentId", high=50, pattern=_ALNUM, wrong="instrument_unknown"),
        Field("toPaymentInstrumentId", high=50, pattern=_ALNUM, wrong="instrument_unknown"),
    ),
)
MOVED: Final = Shape("Moved", (Field("transferId", needed=True),))
BALANCE_QUERY: Final = Shape(
    "BalanceQuery", (Field("paymentInstrumentId", means="else the default one", wrong="instrument_unknown"),)
)
BALANCE: Final = Shape(
    "Balance",
    (
        Field("balance", needed=True, pattern=r"[0-9]+\.[0-9]{2}", means="with what is on its way"),
        Field("availableBalance", needed=True, pattern=r"[0-9]+\.[0-9]{2}"),
    ),
)


def source_for(world: World, mode: str, wanted: str, *, must_choose: bool) -> FundSource:
    """The fund source that a transfer by this mode is debited from. Raises PayoutError (7.3).

    Without a wanted one it is the default one if that has the mode, else the only one that has it; where several
    have it, a v1.2 caller `must_choose`.
    """
    if wanted:
        source = open_source(world, wanted)
        if source is None:
            raise PayoutError.row(DIRECT_V1_2, "instrument_unknown")
        if mode not in source.modes or source.lender:
            raise PayoutError.row(DIRECT_V1_2, "instrument_wrong_mode")
        return source
    fits = [each for each in world.records(FundSource).values() if mode in each.modes and not each.lender | each.closed]
    fits = [each for each in fits if each.default] or fits
    if not fits:
        raise PayoutError.row(DIRECT, "mode_not_available")
    if len(fits) > 1 and must_choose:
        raise PayoutError.row(DIRECT_V1_2, "many_instruments")
    return fits[0]


def open_source(world: World, instrument_id: str) -> FundSource | None:
    """The fund source of this id, unless it is closed."""
    source = world.records(FundSource).get(instrument_id)
    return None if source is None or source.closed else source


def default_source(world: World) -> FundSource:
    """The fund source that is taken when none is named."""
    return next(each for each in world.records(FundSource).values() if each.default)


def lender(world: World) -> FundSource:
    """The fund source of loans."""
    return next(each for each in world.records(FundSource).values() if each.lender)


def balance(call: Call) -> Reply:
    """GET /payout/{version}/getBalance: texts; `balance` counts what has left but not yet arrived."""
    world, newer = call.world, call.version == "v1.2"
    wanted = read_fields(call.fields, BALANCE_QUERY, INTERNAL)["paymentInstrumentId"] if newer else ""
    source = open_source(world, wanted) if wanted else default_source(world)
    if source is None:
        raise PayoutError.row(INTERNAL, "instrument_unknown")
    available = world.ledger.balance(fund(source.instrument_id))
    moving = world.ledger.balance(transit(source.instrument_id))
    data = {"balance": Money(available + moving).plain(), "availableBalance": Money(available).plain()}
    return envelope("200", "Ledger balance for the account", data)


def move(call: Call) -> Reply:
    """POST /payout/{version}/internalTransfer: money between the shop's own fund sources."""
    world = call.world
    magic = asked_for(INTERNAL, call.fields.get("transferId"))
    if magic in FAILURES:
        raise PayoutError.of(_FAILURES[magic])
    if magic and magic != "completed":
        raise PayoutError.row(INTERNAL, magic)
    fields = read_fields(call.fields, INTERNAL_TRANSFER if call.version == "v1.2" else INTERNAL_TRANSFER_V1, INTERNAL)
    recharge, amount = fields["rechargeAccount"], fields["amount"].paise
    names = (fields.get("paymentInstrumentId", ""), fields.get("toPaymentInstrumentId", ""))
    if bool(recharge) == any(names) or any(names) != all(names):
        raise PayoutError.row(INTERNAL, _EITHER)
    source, target = _by_account(world, recharge) if recharge else _by_ids(world, *names)
    ident = fields["transferId"] or "IT" + world.ids.digits("internal_transfer", 16)
    if ident in world.records(InternalMove):
        raise PayoutError.row(DIRECT, "id_exists")
    if source is target or source.lender:
        raise PayoutError.of(_NOT_ALLOWED)
    if world.ledger.balance(fund(source.instrument_id)) < amount:
        raise PayoutError.row(DIRECT, "not_enough_balance")
    life.post(world, fund(source.instrument_id), fund(target.instrument_id), amount, ident)
    now, remarks = world.clock.now_ms(), fields["remarks"]
    world.put(InternalMove(ident, amount, source.instrument_id, target.instrument_id, now, remarks))
    done = ROWS[INTERNAL]["completed"]
    words = f"RefId-{ident}/{remarks}-{done.message}"
    return envelope(done.sub_code, words, {"transferId": ident})


def _by_account(world: World, recharge: str) -> tuple[FundSource, FundSource]:
    target = next((each for each in world.records(FundSource).values() if each.recharge_account == recharge), None)
    if target is None or target.closed:
        raise PayoutError.of(_NO_ACCOUNT)
    return default_source(world), target


def _by_ids(world: World, source: str, target: str) -> tuple[FundSource, FundSource]:
    found = open_source(world, source), open_source(world, target)
    if found[0] is None or found[1] is None:
        raise PayoutError.row(INTERNAL, "instrument_unknown")
    return found[0], found[1]


_MOVE_SAYS: Final = (
    *ROWS[INTERNAL].values(),
    *_FAILURES.values(),
    _NO_ACCOUNT,
    _NOT_ALLOWED,
    ROWS[DIRECT]["id_exists"],
    ROWS[DIRECT]["not_enough_balance"],
)
OPERATIONS: Final = (
    Operation(
        "GET", ("v1",), "getBalance", balance, NOTHING, BALANCE, "payout_balance", "What a fund source holds",
    ),
    Operation(
        "GET", ("v1.2",), "getBalance", balance, BALANCE_QUERY, BALANCE, "payout_balance_v1_2",
        "What a fund source holds", rows=(ROWS[INTERNAL]["instrument_unknown"],),
    ),
    Operation(
        "POST", ("v1",), "internalTransfer", move, INTERNAL_TRANSFER_V1, MOVED, "payout_other",
        "Money to another fund source by its recharge account", feature="internal_transfer", rows=_MOVE_SAYS,
    ),
    Operation(
        "POST", ("v1.2",), "internalTransfer", move, INTERNAL_TRANSFER, MOVED, "payout_other",
        "Money between fund sources", feature="internal_transfer", rows=_MOVE_SAYS,
    ),
)  # fmt: skip
