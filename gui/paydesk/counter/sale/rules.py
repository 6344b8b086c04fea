"""The field rules of a wish, all at once, before anything is written or sent (SPEC.md parts 4 and 8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from paydesk.domain import masking, rules
from paydesk.domain.rules import Rule

if TYPE_CHECKING:
    from paydesk.domain.commands import TakeSale
    from paydesk.domain.order import TerminalIdentity

MIN_AMOUNT: Final = 100
"""Paise: an order is for one rupee at least (SERVICE-FACTS 2.1)."""


def broken_rules(
    wish: TakeSale, terminal: TerminalIdentity | None, *, bill_check: bool = False
) -> tuple[tuple[str, Rule], ...]:
    """Every broken rule of a wish as (field, rule); fields: amount, order_id, customer_phone, terminal.

    `bill_check`: a scanned order needs the total of its bill beside it.
    """
    found: list[tuple[str, Rule | None]] = [("terminal", Rule.REQUIRED if terminal is None else None)]
    if wish.order_id:
        found.append(("order_id", rules.order_id(wish.order_id)))
        found.append(("amount", Rule.BILL_NEEDED if bill_check and wish.amount is None else None))
    elif wish.amount is None:
        found.append(("amount", Rule.REQUIRED))
    elif wish.amount.paise < MIN_AMOUNT:
        found.append(("amount", Rule.TOO_SMALL))
    if wish.customer_phone:
        found.append(("customer_phone", rules.phone(wish.customer_phone)))
    return tuple((field, rule) for field, rule in found if rule is not None)


def masked_terminal(terminal: TerminalIdentity | None) -> str:
    """The terminal as the journal keeps it: its id, or its agent's phone, masked."""
    if terminal is None:
        return ""
    return str(terminal.cf_terminal_id) if terminal.cf_terminal_id else masking.phone(terminal.terminal_phone_no or "")
