"""Texts at fields: faults of amounts, broken rules, and the names of fields."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from paydesk.domain.rules import SEPARATORS, AnyRule, BrokenRules, Rule, invalid_char
from paydesk.ui.words.base import translate
from paydesk.ui.words.texts import TextTable

money_fault_words: Final = TextTable("fields", "Fields.money")
"""Text of a MoneyFault."""
RULES: Final = TextTable("fields", "Fields.rule")
PAYOUT_RULES: Final = TextTable("fields", "Fields.payout_rule")
_AT_FIELD: Final = TextTable("fields", "Fields.at")
"""Texts of a rule at one field, by "field.rule"."""
_SCAN_TEXTS: Final = TextTable("fields", "Fields.scan")
"""Likely causes of a refused order number that a scanner or keyboard layout has changed."""
NAMES: Final = TextTable("fields", "Fields.name")
"""Names of the service's fields (docs/service.md#endpoints) and ours; "beneDetails.vpa" is "vpa"."""


def rule_words(rule: AnyRule, field: str = "", value: str = "") -> str:
    """Return the text of a broken rule.

    Args:
        field: Name of the field, for a more exact text ("beneDetails.vpa" is "vpa").
        value: The input; the text on an order number quotes it, or its refused character.
    """
    exact = f"{field.rpartition('.')[2]}.{rule}"
    table, key = (
        (_AT_FIELD, exact) if exact in _AT_FIELD else (RULES if isinstance(rule, Rule) else PAYOUT_RULES, str(rule))
    )
    refused = invalid_char(value) if field == "order_id" else ""
    if refused and rule is Rule.CHARACTERS:
        table, key = _SCAN_TEXTS, "blank" if refused.isspace() else "mark" if refused in SEPARATORS else "layout"
    elif field == "order_id" and rule is Rule.NO_SUCH_ORDER and value.isupper() and value != value.lower():
        table, key = _SCAN_TEXTS, "case"
    shown = refused if refused.isprintable() else f"U+{ord(refused[0]):04X}"
    return table(key).replace("{number}", value).replace("{sign}", shown)


def fault_of(rule: Callable[[str], AnyRule | None], field: str = "") -> Callable[[str], str]:
    """Return a check for a `Field`: the text of the broken rule, or ""; `field` as for `rule_words`."""

    def fault(text: str) -> str:
        broken = rule(text)
        return "" if broken is None else rule_words(broken, field)

    return fault


def broken_rule_words(broken: BrokenRules) -> dict[str, str]:
    """Return the text per field; the first rule of a field counts."""
    return {name: rule_words(rule, name) for name, rule in reversed(broken)}


def field_words(name: str) -> str:
    """Return our name of a service's field; unknown names are returned unchanged."""
    key = name.rpartition(".")[2]
    return NAMES(key) if key in NAMES else name or translate("Fields", "a field")
