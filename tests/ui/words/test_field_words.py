"""Texts at fields: every rule, and those of single fields."""

from __future__ import annotations

from paydesk.domain.rules import PayoutRule, Rule
from paydesk.ui.words.fields import rule_words


def test_every_rule_of_the_payout_side_has_its_own_words() -> None:
    texts = [rule_words(rule) for rule in (*Rule, *PayoutRule)]
    assert all(texts)
    assert len(set(texts)) == len(texts)


def test_a_field_of_a_beneficiary_reads_as_the_field_itself() -> None:
    assert rule_words(Rule.CHARACTERS, "beneDetails.ifsc") == rule_words(Rule.CHARACTERS, "ifsc")
    assert "11 characters" in rule_words(Rule.CHARACTERS, "beneDetails.ifsc")
    assert rule_words(Rule.CHARACTERS, "no_such_field") == rule_words(Rule.CHARACTERS)


def test_what_is_missing_is_named() -> None:
    fields = ("name", "phone", "linkExpiry", "vpa", "ifsc", "bankAccount", "beneId", "auth_code", "endDate", "amount")
    texts = [rule_words(Rule.REQUIRED, field) for field in fields]
    assert len({*texts, rule_words(Rule.REQUIRED)}) == len(fields) + 1
