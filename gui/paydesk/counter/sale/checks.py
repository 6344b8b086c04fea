"""The rules of a sale that staff ask for, checked before anything is written."""

from __future__ import annotations

from paydesk.api.gateway import MIN_AMOUNT
from paydesk.domain import rules
from paydesk.domain.billing.bill import check_bill_number
from paydesk.domain.commands import TakeSale
from paydesk.domain.order import TRANSACTION_METHODS, TerminalIdentity
from paydesk.domain.rules import Rule


def broken_rules(
    command: TakeSale, terminal: TerminalIdentity | None, *, bill_check: bool = False
) -> tuple[tuple[str, Rule], ...]:
    """Return each broken rule as (field, rule).

    Args:
        bill_check: A scanned order needs the total of its bill beside it.
    """
    found: list[tuple[str, Rule | None]] = [("terminal", Rule.REQUIRED if terminal is None else None)]
    found.append(("method", None if command.method in TRANSACTION_METHODS else Rule.CHARACTERS))
    if command.order_id:
        found.append(("order_id", rules.check_order_id(command.order_id)))
        found.append(("amount", Rule.BILL_NEEDED if bill_check and command.amount is None else None))
    elif command.amount is None:
        found.append(("amount", Rule.REQUIRED))
    elif command.amount < MIN_AMOUNT:
        found.append(("amount", Rule.TOO_SMALL))
    if command.customer_phone:
        found.append(("customer_phone", rules.check_phone(command.customer_phone)))
    found.append(("note", rules.check_note(command.note)))
    found.append(("bill", check_bill_number(command.bill.number) if command.bill else None))
    return tuple((field, rule) for field, rule in found if rule is not None)
