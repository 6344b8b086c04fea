"""Refunds of a sale: of its order, or by cashgram (docs/service.md#refunds, #create-a-cashgram)."""

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
    """Return the remarks of a refund, in letters, digits and spaces only: "Refund order 20261120 0043 k7q"."""
    words = re.sub(r"[^A-Za-z0-9]+", " ", order_id).strip()
    return f"Refund {words}" if words.lower().startswith("order ") else f"Refund order {words}"


def refunded_amount(payouts: Iterable[Payout], sale_id: str) -> Money:
    """Return the amount that was refunded of a sale, or may have been: all that has not failed."""
    return Money(sum(counted_paise(payout) for payout in payouts if payout.refund_of == sale_id))


def summarize_refunds(payouts: Iterable[Payout], sale_id: str) -> RefundSummary:
    """Return the refunds of a sale among these payouts, and who requested the last one, and when."""
    made = [payout for payout in payouts if payout.refund_of == sale_id and counted_paise(payout)]
    last = max(made, key=lambda payout: payout.wanted_at, default=None)
    return RefundSummary() if last is None else RefundSummary(refunded_amount(made, sale_id), last.wanted_at, last.by)


def paid_amount(sale: Sale) -> Money | None:
    """Return the paid amount of a sale, as last reported; None if it is not paid in rupees.

    It may differ from the requested amount (docs/rules.md#amount-must-match).
    """
    return sale.paid_amount


def refundable_amount(sale: Sale, gone: Money) -> Money | None:
    """Return the amount that can still be refunded after `gone`; None as for `paid_amount`."""
    whole = paid_amount(sale)
    return None if whole is None else Money(max(0, whole.paise - gone.paise))


def broken_rules(sale: Sale | None, amount: Money, gone: Money) -> BrokenRules:
    """Return the rules that a refund of this amount breaks: the sale is paid, and the refunds do not exceed that."""
    rest = refundable_amount(sale, gone) if sale is not None else None
    if rest is None:
        return (("refundOf", PayoutRule.NOT_ONE_OF),)
    return (("amount", PayoutRule.TOO_LARGE),) if amount > rest else ()
