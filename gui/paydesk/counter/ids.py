"""IDs of orders and payouts: created here, once, and written to the journal before a request leaves.

See docs/rules.md#payout-outcomes.
"""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import Final

from paydesk.domain.clock import date_of
from paydesk.domain.payout.payout import PayoutKind, PayoutRequest
from paydesk.domain.payout.requests import DirectTransfer, InternalTransfer, Loan, NewCashgram, OrderRefund
from paydesk.store.journal.journal import Journal

_ID_CHARS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # without characters that look or sound alike
_PAYOUT_SERIES: Final = "out:"
"""Prefix of the payouts' running numbers, which are separate from those of orders."""


def new_order_id(journal: Journal, now: int) -> str:
    """Return an order number: the day, the day's running number here, and five random characters.

    The random part keeps two counters of one shop, or a counter set up again, from making the same number. With three
    characters, four counters of 300 sales a day met a collision every 16 days.

    Raises:
        StoreError: The running number cannot be read.
    """
    day = date_of(now).strftime("%Y%m%d")
    return f"order_{day}_{journal.next_number(day):04d}_{_create_tail()}"


def _create_tail() -> str:
    return "".join(secrets.choice(_ID_CHARS) for _ in range(5))


def new_payout_id(journal: Journal, kind: PayoutKind, now: int) -> str:
    """Return a payout's ID that can be read out: the day, the day's running number here, and five random characters.

    transferId: letters, digits, underscore, at most 40. loanId: letters and digits. cashgramId: hyphens, at most 35.
    refund_id: letters and digits, at most 40.

    Raises:
        KnownFault: The running number cannot be read.
    """
    day = date_of(now).strftime("%Y%m%d")
    return _format_payout_id(kind, day, journal.next_number(_PAYOUT_SERIES + day))


def sample_id(kind: PayoutKind) -> str:
    """Return an unused ID of the same shape, for the rules."""
    return _format_payout_id(kind, "20000101", 0)


def _format_payout_id(kind: PayoutKind, day: str, number: int) -> str:
    tail = _create_tail()
    match kind:
        case PayoutKind.DIRECT:
            return f"pay_{day}_{number:04d}_{tail}"
        case PayoutKind.INTERNAL:
            return f"move_{day}_{number:04d}_{tail}"
        case PayoutKind.LOAN:
            return f"loan{day}n{number:04d}{tail}"
        case PayoutKind.CASHGRAM:
            return f"link-{day}-{number:04d}-{tail}"
        case PayoutKind.REFUND:
            return f"refund{day}n{number:04d}{tail}"


def with_id(request: PayoutRequest, payout_id: str) -> PayoutRequest:
    """Return a copy of the request with this ID."""
    match request:
        case DirectTransfer() | InternalTransfer():
            return replace(request, transfer_id=payout_id)
        case Loan():
            return replace(request, loan_id=payout_id)
        case NewCashgram():
            return replace(request, cashgram_id=payout_id)
        case OrderRefund():
            return replace(request, refund_id=payout_id)
