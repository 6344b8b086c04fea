"""The rules of the sell page's form."""

from __future__ import annotations

from typing import Final

from paydesk.domain import rules
from paydesk.domain.money import Money, MoneyFault
from paydesk.domain.rules import Rule
from paydesk.ui.words.fields import money_fault_words, rule_words

MIN_AMOUNT: Final = Money(100)


def find_broken_rules(order_id: str, amount: Money | None, fault: MoneyFault | None) -> dict[str, Rule | MoneyFault]:
    """Return the broken rule of each field that has one.

    Args:
        order_id: The typed bill number, or "". With one the amount may be empty: the order has it.
        amount: The typed amount; None while it is none.
        fault: Why the text is no amount.
    """
    found: dict[str, Rule | MoneyFault | None] = {}
    if order_id:
        found["order_id"] = rules.check_order_id(order_id)
        found["amount"] = None if fault is MoneyFault.EMPTY else fault
    elif fault is not None or amount is None:
        found["amount"] = fault or MoneyFault.EMPTY
    elif amount < MIN_AMOUNT:
        found["amount"] = Rule.TOO_SMALL
    return {field: rule for field, rule in found.items() if rule is not None}


def rule_text(rule: Rule | MoneyFault, field: str, order_id: str) -> str:
    """Return the text of a broken rule. `order_id`: the typed bill number."""
    return rule_words(rule, field, order_id) if isinstance(rule, Rule) else money_fault_words(rule)
