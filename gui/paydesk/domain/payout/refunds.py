"""Refunds of a sale by cashgram: what is left to refund, and the remarks that name the order.

See docs/service.md#create-a-cashgram.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from paydesk.domain.money import Money
from paydesk.domain.payout.limits import counted_paise
from paydesk.domain.payout.payout import Payout
from paydesk.domain.rules import BrokenRules, PayoutRule
from paydesk.domain.sale.headline import RefundSummary
from paydesk.domain.sale.sale import Sale


def refund_remarks(order_id: str) -> str:
    """Remarks of letters, digits and spaces only: "Refund order 20261120 0043 k7q"."""
    words = re.sub(r"[^A-Za-z0-9]+", " ", order_id).strip()
    return f"Refund {words}" if words.lower().startswith("order ") else f"Refund order {words}"


def refunded_amount(payouts: Iterable[Payout], sale_id: str) -> Money:
    """What was refunded of a sale, or may have been: all that has not failed."""
    return Money(sum(counted_paise(payout) for payout in payouts if payout.refund_of == sale_id))


def summarize_refunds(payouts: Iterable[Payout], sale_id: str) -> RefundSummary:
    """Return what these payouts gave back of a sale, and who wanted the last of them, and when."""
    made = [payout for payout in payouts if payout.refund_of == sale_id and counted_paise(payout)]
    last = max(made, key=lambda payout: payout.wanted_at, default=None)
    return RefundSummary() if last is None else RefundSummary(refunded_amount(made, sale_id), last.wanted_at, last.by)


def paid_amount(sale: Sale) -> Money | None:
    """What was paid for a sale, as the service says last: that need not be what was asked for.

    None when it is not a paid one in rupees.

    See docs/rules.md#amount-must-match.
    """
    return sale.paid_amount


def refundable_amount(sale: Sale, gone: Money) -> Money | None:
    """What can still be refunded of a sale, of which `gone` is; None as of `paid`."""
    whole = paid_amount(sale)
    return None if whole is None else Money(max(0, whole.paise - gone.paise))


def broken_rules(sale: Sale | None, amount: Money, gone: Money) -> BrokenRules:
    """The rules that a refund of this amount breaks: the sale is paid, and no more is given back than was paid."""
    rest = refundable_amount(sale, gone) if sale is not None else None
    if rest is None:
        return (("refundOf", PayoutRule.NOT_ONE_OF),)
    return (("amount", PayoutRule.TOO_LARGE),) if amount > rest else ()
