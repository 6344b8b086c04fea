"""Loans: the net amount goes to a beneficiary, the service charges into the pool.

See docs/service.md#loan-disbursement, #loan-errors.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from paydesk.domain import exact_json
from paydesk.domain.exact_json import Json
from paydesk.domain.money import Money, MoneyError
from paydesk.sandbox.payout import lifecycle
from paydesk.sandbox.payout.beneficiaries import (
    DETAILS,
    Payee,
    check_can_receive,
    find_beneficiary,
    inline_payee,
    registered_payee,
)
from paydesk.sandbox.payout.call import DIRECT, ROWS, PayoutError, PayoutOperation, read_fields, row_reply
from paydesk.sandbox.payout.call import LOAN as AREA
from paydesk.sandbox.payout.ledger import fund_account
from paydesk.sandbox.payout.outcomes import OUTCOMES, TransferOutcome, find_magic_name, outcome_name
from paydesk.sandbox.payout.sources import lender_source
from paydesk.sandbox.payout.transfers import (
    TRANSFER_REPLY,
    beneficiary_name,
    check_mode,
    check_unused_id,
    new_transfer,
    start_transfer,
    transfer_data,
)
from paydesk.sandbox.schemas import NUMBER_TEXT, OBJECT, BodyShape, FieldRule
from paydesk.sandbox.service import Call, Reply
from paydesk.sandbox.settings import MODES
from paydesk.sandbox.world import World

_ID: Final = r"[A-Za-z0-9]+"
_CHARGES_WRONG: Final = ("422", "serviceCharges should be a list of key and value")
LOAN: Final = BodyShape(
    "Loan",
    (
        FieldRule("beneId", required=True, max_length=50, pattern=_ID, if_missing="bene_id_missing",
              if_wrong=("422", "beneId should be alphanumeric")),
        FieldRule("loanId", required=True, max_length=40, pattern=_ID,
                  if_missing=("400", "loanId is missing in the request"),
              if_wrong=("422", "loanId should be alphanumeric")),
        FieldRule("amount", NUMBER_TEXT, required=True, minimum=1_00, if_missing="amount_too_small",
                  if_wrong="amount_too_small",
              description="rupees as text, at least 1.00, before the charges"),
        FieldRule("transferMode", choices=MODES, if_wrong=("422", "Invalid transfer mode passed in the request."),
              description="banktransfer when absent"),
        FieldRule("serviceCharges", max_length=10_000, if_wrong=_CHARGES_WRONG,
                  description='text: [{"key": party, "value": rupees}]'),
        FieldRule("beneDetails", OBJECT, shape=DETAILS, if_wrong=("422", ROWS[DIRECT]["invalid_details"].message)),
    ),
)  # fmt: skip
_ACCOUNT_WRONG: Final = {"invalid_ifsc", "invalid_account", "no_account"}


def lend(call: Call) -> Reply:
    """Answer POST /payout/v1/lend: pay the amount less charges; a repeated loanId moves no money."""
    world = call.world
    magic = find_magic_name(AREA, call.fields.get("loanId"), beneficiary_name(call.fields))
    if magic and magic not in OUTCOMES:
        raise PayoutError.from_name(AREA, magic)
    fields = read_fields(call.fields, LOAN, AREA)
    loan_id, mode, gross = fields["loanId"], fields["transferMode"] or MODES[0], fields["amount"]
    check_unused_id(world, loan_id)
    charges = parse_charges(fields["serviceCharges"])
    net = gross.paise - sum(paise for _, paise in charges)
    if net < 0:
        raise PayoutError.from_name(AREA, "charges_too_large")
    check_mode(world, mode)
    payee = _payee(world, fields, mode)
    check_can_receive(world, payee)
    outcome = OUTCOMES[magic] if magic else _outcome(world, mode, payee)
    source = lender_source(world)
    if world.ledger.balance(fund_account(source.instrument_id)) < gross.paise:
        raise PayoutError.from_name(AREA, "not_enough_balance")
    loan = new_transfer(world, loan_id, Money(net), mode, source.instrument_id, payee)
    loan.loan, loan.gross_paise = True, gross.paise
    world.put(loan)  # before its charges, which refer to it
    for name, paise in charges:
        lifecycle.pool(world, loan, name, paise)
    row = start_transfer(world, loan, outcome)
    if row.status == "ERROR":
        raise PayoutError.from_row(row)
    return row_reply(ROWS[AREA]["completed" if outcome.row == "completed" else "pending_at_bank"], transfer_data(loan))


def parse_charges(text: str) -> list[tuple[str, int]]:
    """Return party and paise of each entry of a `serviceCharges` text, without empty entries."""
    if not text:
        return []
    try:
        found = exact_json.decode(text)
        if not isinstance(found, list):
            raise ValueError("no list")  # noqa: TRY004, TRY301 - one end for all that is wrong
        return [each for each in map(_charge, found) if each is not None]
    except (ValueError, RecursionError, MoneyError):
        raise PayoutError(*_CHARGES_WRONG) from None


def _charge(entry: Json) -> tuple[str, int] | None:
    if not isinstance(entry, dict):
        raise ValueError("no object")  # noqa: TRY004
    name, amount = entry.get("key"), entry.get("value")
    if name in ("", None) and amount in ("", None):
        return None
    if not isinstance(name, str) or not 1 <= len(name) <= 100:
        raise ValueError("no party")
    paise = Money.from_wire(amount).paise
    return (name, paise) if paise else None


def _payee(world: World, fields: Mapping[str, Any], mode: str) -> Payee:
    """Return the registered beneficiary, or else the payee of the inline details under the given id."""
    try:
        bene = find_beneficiary(world, fields["beneId"])
        if bene is not None:
            return registered_payee(bene, mode)
        if fields["beneDetails"] is None:
            raise PayoutError.from_name(DIRECT, "beneficiary_unknown")
        found = inline_payee(world, fields["beneDetails"], mode)
    except PayoutError as fault:
        raise _as_loan_error(fault) from None
    return Payee(fields["beneId"], found.name, found.phone, found.bank_account, found.ifsc, found.vpa, found.registered)


def _outcome(world: World, mode: str, payee: Payee) -> TransferOutcome:
    name = outcome_name(
        world.payout_settings,
        mode,
        account=payee.bank_account,
        ifsc=payee.ifsc,
        vpa=payee.vpa,
        phone=payee.phone,
    )
    if name not in OUTCOMES:
        raise _as_loan_error(PayoutError.from_name(DIRECT, name))
    return OUTCOMES[name]


def _as_loan_error(fault: PayoutError) -> PayoutError:
    """Replace the account errors of direct transfers by the one row that loans have for them."""
    if fault.message in {ROWS[DIRECT][name].message for name in _ACCOUNT_WRONG}:
        return PayoutError.from_name(AREA, "invalid_account")
    return fault


OPERATIONS: Final = (
    PayoutOperation(
        "POST", ("v1",), "lend", lend, LOAN, TRANSFER_REPLY, "payout_transfer",
        "Pay out a loan, less its service charges",
        area=AREA, feature="lend", rows=(*ROWS[AREA].values(), *ROWS[DIRECT].values()),
    ),
)  # fmt: skip
