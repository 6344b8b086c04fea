"""What the journal keeps so that a payout can be sent again after a restart: only what tells of no person.

An internal transfer between fund sources and a loan to a known beneficiary are whole without an account number or a
phone. Of everything else the details are gone with the run that sent it, and have to be typed anew.
"""

from __future__ import annotations

from collections.abc import Mapping

from paydesk.domain import masking
from paydesk.domain.exact_json import Json
from paydesk.domain.fact import text
from paydesk.domain.money import Money
from paydesk.domain.payout.payout import Payout, PayoutKind, PayoutRequest
from paydesk.domain.payout.requests import InternalTransfer, Loan, ServiceCharge


def kept(request: PayoutRequest) -> dict[str, Json] | None:
    """The rest of a request, for its WANTED fact; None where something in it may tell on a person."""
    if isinstance(request, InternalTransfer) and not request.recharge_account:
        return (
            {"target": request.to_payment_instrument_id, "remarks": request.remarks} if _bare(request.remarks) else None
        )
    if isinstance(request, Loan) and request.bene is None:
        if not _bare(request.bene_id, *(charge.party for charge in request.charges)):
            return None
        return {
            "bene_id": request.bene_id,
            "charges": [[charge.party, charge.amount.paise] for charge in request.charges],
        }
    return None


def request_of(payout: Payout) -> PayoutRequest | None:
    """The request of a payout of an earlier run, from what its WANTED fact kept; None when that is not enough."""
    rest = payout.rest
    if rest is None or payout.amount is None:
        return None
    if payout.kind is PayoutKind.INTERNAL:
        return InternalTransfer(
            payout.amount,
            transfer_id=payout.payout_id,
            payment_instrument_id=payout.source,
            to_payment_instrument_id=text(rest, "target"),
            remarks=text(rest, "remarks"),
        )
    if payout.kind is PayoutKind.LOAN:
        charges = _charges(rest)
        return (
            None
            if charges is None
            else Loan(payout.payout_id, text(rest, "bene_id"), payout.amount, payout.mode, charges)
        )
    return None


def _charges(rest: Mapping[str, Json]) -> tuple[ServiceCharge, ...] | None:
    pairs = rest.get("charges")
    if not isinstance(pairs, list):
        return None
    found = []
    for pair in pairs:
        match pair:
            case [str(party), int(paise)] if paise >= 0:
                found.append(ServiceCharge(party, Money(paise)))
            case _:
                return None
    return tuple(found)


def _bare(*texts: str) -> bool:
    return all(masking.free_text(each) == each for each in texts)
