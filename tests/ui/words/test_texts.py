"""The tables of messages: each member of an enum has an entry, and each entry is of a member."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import pytest

import make_words
from paydesk.domain.billing.link import LinkFault
from paydesk.domain.failure import Problem, Side
from paydesk.domain.hub.messages import HubProblem
from paydesk.domain.messages import CounterPart
from paydesk.domain.money import MoneyFault
from paydesk.domain.payout.outcome import NextStep, Operation, Outcome, Reason
from paydesk.domain.payout.payout import Limit, PayoutKind
from paydesk.domain.payout.requests import TransferMode
from paydesk.domain.people.messages import DenialReason, PinProblem
from paydesk.domain.people.person import Role
from paydesk.domain.qr import QrReason
from paydesk.domain.rules import PayoutRule, Rule
from paydesk.domain.sale.facts import SaleFactKind
from paydesk.domain.sale.listing import SaleLabel
from paydesk.domain.settings.messages import Area, ConnectionProblem, StoredKind
from paydesk.domain.settings.settings import SettingsFault
from paydesk.ui.words import fields, hub, outcomes, payouts, people, problems, sales, settings
from paydesk.ui.words.texts import TEXT_FIELDS, TextTable

EXACTLY: Final[dict[str, tuple[TextTable, Iterable[str]]]] = {
    "problems": (problems.PROBLEM_TEXTS, Problem),
    "settings": (problems.SETTINGS_FAULTS, SettingsFault),
    "parts": (problems.PARTS, CounterPart),
    "operations": (outcomes.DONE_TEXTS, Operation),
    "pins": (people.PIN_PROBLEMS, PinProblem),
    "denials": (people.DENIALS, DenialReason),
    "roles": (people.role_words, Role),
    "duties": (people.role_does_words, Role),
    "limits": (people.LIMITS, Limit),
    "marks": (sales.MARKS, SaleLabel),
    "QR reasons": (sales.qr_reason_words, QrReason),
    "links": (sales.LINK_FAULTS, LinkFault),
    "areas": (settings.AREAS, Area),
    "connections": (settings.CONNECTION_PROBLEMS, ConnectionProblem),
    "stored data": (settings.KINDS, StoredKind),
    "modes": (payouts.MODES, TransferMode),
    "hub": (hub.PROBLEMS, HubProblem),
    "amounts": (fields.money_fault_words, MoneyFault),
    "rules": (fields.RULES, Rule),
    "payout rules": (fields.PAYOUT_RULES, PayoutRule),
    "reasons": (outcomes.REASON_TEXTS, set(Reason) - {Reason.DONE}),
}
AT_LEAST: Final[dict[str, tuple[TextTable, Iterable[str]]]] = {
    "sides": (problems.SIDE_TEXTS, Side),
    "outcomes": (outcomes.GENERAL_TEXTS, Outcome),
    "facts": (sales.FACT_TEXTS, SaleFactKind),
    "payouts": (payouts.KINDS, PayoutKind),
    "steps": (outcomes.STEP_TEXTS, NextStep),
}


@pytest.mark.parametrize("name", EXACTLY)
def test_each_member_has_an_entry_and_each_entry_a_member(name: str) -> None:
    table, members = EXACTLY[name]
    assert sorted(table) == sorted(map(str, members))


@pytest.mark.parametrize("name", AT_LEAST)
def test_each_member_has_an_entry(name: str) -> None:
    table, members = AT_LEAST[name]
    assert set(map(str, members)) <= set(table)


def test_a_reason_has_texts_or_those_of_a_problem() -> None:
    table = outcomes.REASON_TEXTS
    assert [key for key in table if not table.value(key, "title") and key not in problems.PROBLEM_TEXTS] == []
    assert {table.value(key, "side") for key in table} <= {"", *problems.SIDE_TEXTS}


def test_each_field_of_an_entry_is_known_and_each_chip_has_a_colour() -> None:
    known = {*TEXT_FIELDS, *make_words.DATA_FIELDS}
    for table in (outcomes.DONE_TEXTS, outcomes.GENERAL_TEXTS, outcomes.REASON_TEXTS, problems.PROBLEM_TEXTS):
        for key in table:
            assert table.fields(key) <= known, key
            assert bool(table.value(key, "chip")) == bool(table.value(key, "kind")), key


def test_an_entry_without_a_title_is_a_text() -> None:
    assert problems.PARTS.words("keys").title == problems.PARTS("keys")
    with pytest.raises(KeyError):
        problems.PARTS("no such part")
