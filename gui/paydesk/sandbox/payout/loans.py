"""Loans: the net amount to a beneficiary, the service charges into the pool.

See docs/service.md#loan-disbursement, #loan-errors; docs/service.md#loan-disbursement.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from paydesk.domain import exact_json
from paydesk.domain.exact_json import Json
from paydesk.domain.money import Money, MoneyError
from paydesk.sandbox.payout import life
from paydesk.sandbox.payout.beneficiaries import DETAILS, Payee, beneficiary, check_may_get, inline, of_beneficiary
from paydesk.sandbox.payout.call import DIRECT, ROWS, Operation, PayoutError, read_fields, row_reply
from paydesk.sandbox.payout.call import LOAN as AREA
from paydesk.sandbox.payout.ledger import fund
from paydesk.sandbox.payout.outcomes import OUTCOMES, Outcome, asked_for, outcome_name
from paydesk.sandbox.payout.sources import lender
from paydesk.sandbox.payout.transfers import TAKEN, check_mode, check_new, new_transfer, person_in, take, taken
from paydesk.sandbox.schemas import NUMBER_TEXT, OBJECT, Field, Shape
from paydesk.sandbox.service import Call, Reply
from paydesk.sandbox.settings import MODES
from paydesk.sandbox.world import World

_ID: Final = r"[A-Za-z0-9]+"
_CHARGES_WRONG: Final = ("422", "serviceCharges should be a list of key and value")
LOAN: Final = Shape(
    "Loan",
    (
        Field("beneId", needed=True, high=50, pattern=_ID, missing="bene_id_missing",
              wrong=("422", "beneId should be alphanumeric")),
        Field("loanId", needed=True, high=40, pattern=_ID, missing=("400", "loanId is missing in the request"),
              wrong=("422", "loanId should be alphanumeric")),
        Field("amount", NUMBER_TEXT, needed=True, least=1_00, missing="amount_too_small", wrong="amount_too_small",
              means="rupees as text, at least 1.00, before the charges"),
        Field("transferMode", words=MODES, wrong=("422", "Invalid transfer mode passed in the request."),
              means="banktransfer when absent"),
        Field("serviceCharges", high=10_000, wrong=_CHARGES_WRONG, means='text: [{"key": party, "value": rupees}]'),
        Field("beneDetails", OBJECT, of=DETAILS, wrong=("422", ROWS[DIRECT]["invalid_details"].message)),
    ),
)  # fmt: skip
_ACCOUNT_WRONG: Final = {"invalid_ifsc", "invalid_account", "no_account"}


def lend(call: Call) -> Reply:
    """POST /payout/v1/lend: amount less charges goes to the beneficiary; the same loanId never moves money twice."""
    world = call.world
    magic = asked_for(AREA, call.fields.get("loanId"), person_in(call.fields))
    if magic and magic not in OUTCOMES:
        raise PayoutError.row(AREA, magic)
    fields = read_fields(call.fields, LOAN, AREA)
    loan_id, mode, gross = fields["loanId"], fields["transferMode"] or MODES[0], fields["amount"]
    check_new(world, loan_id)
    charges = charges_of(fields["serviceCharges"])
    net = gross.paise - sum(paise for _, paise in charges)
    if net < 0:
        raise PayoutError.row(AREA, "charges_too_large")
    check_mode(world, mode)
    payee = _payee(world, fields, mode)
    check_may_get(world, payee)
    outcome = OUTCOMES[magic] if magic else _outcome(world, mode, payee)
    source = lender(world)
    if world.ledger.balance(fund(source.instrument_id)) < gross.paise:
        raise PayoutError.row(AREA, "not_enough_balance")
    loan = new_transfer(world, loan_id, Money(net), mode, source.instrument_id, payee)
    loan.loan, loan.gross_paise = True, gross.paise
    world.put(loan)  # before its charges, which lead to it
    for name, paise in charges:
        life.pool(world, loan, name, paise)
    said = take(world, loan, outcome)
    if said.status == "ERROR":
        raise PayoutError.of(said)
    return row_reply(ROWS[AREA]["completed" if outcome.row == "completed" else "pending_at_bank"], taken(loan))


def charges_of(text: str) -> list[tuple[str, int]]:
    """The parties and their paise of a `serviceCharges` text; entries without key and value are none."""
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
    """The registered beneficiary, or else the details that came along under its id."""
    try:
        bene = beneficiary(world, fields["beneId"])
        if bene is not None:
            return of_beneficiary(bene, mode)
        if fields["beneDetails"] is None:
            raise PayoutError.row(DIRECT, "beneficiary_unknown")
        found = inline(world, fields["beneDetails"], mode)
    except PayoutError as fault:
        raise _in_our_words(fault) from None
    return Payee(fields["beneId"], found.name, found.phone, found.bank_account, found.ifsc, found.vpa, found.known)


def _outcome(world: World, mode: str, payee: Payee) -> Outcome:
    name = outcome_name(
        world.payout_settings,
        mode,
        account=payee.bank_account,
        ifsc=payee.ifsc,
        vpa=payee.vpa,
        phone=payee.phone,
    )
    if name not in OUTCOMES:
        raise _in_our_words(PayoutError.row(DIRECT, name))
    return OUTCOMES[name]


def _in_our_words(fault: PayoutError) -> PayoutError:
    """What 7.2 says of an account, 7.4 says in one row of its own."""
    if fault.message in {ROWS[DIRECT][name].message for name in _ACCOUNT_WRONG}:
        return PayoutError.row(AREA, "invalid_account")
    return fault


OPERATIONS: Final = (
    Operation(
        "POST", ("v1",), "lend", lend, LOAN, TAKEN, "payout_transfer", "Pay out a loan, less its service charges",
        area=AREA, feature="lend", rows=(*ROWS[AREA].values(), *ROWS[DIRECT].values()),
    ),
)  # fmt: skip
