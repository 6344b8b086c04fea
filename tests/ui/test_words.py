"""Every possible value has its own text."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from datetime import datetime

import pytest
from PySide6.QtCore import QLocale

from paydesk.domain.clock import INDIA
from paydesk.domain.fact import Fact
from paydesk.domain.failure import Problem, Side
from paydesk.domain.money import Money, MoneyFault
from paydesk.domain.qr import QrCheck, QrReading, QrReason
from paydesk.domain.rules import Rule
from paydesk.domain.sale import facts
from paydesk.domain.sale.facts import SaleFactKind
from paydesk.domain.sale.listing import SaleLabel
from paydesk.domain.settings.messages import Area, AreaKeys, Erased, StoredKind
from paydesk.ui.words import base, fields, payouts, problems, sales, settings


def all_different(texts: list[str]) -> bool:
    return all(texts) and len(set(texts)) == len(texts)


def test_every_problem_has_its_own_title_text_and_next_step() -> None:
    words = [problems.problem_words(problem) for problem in Problem]
    assert all_different([each.title for each in words])
    assert all(each.text for each in words)
    assert all(each.todo for each in words)


@pytest.mark.parametrize(
    ("one", "other"),
    list(itertools.combinations([Problem.PC_OFFLINE, Problem.NO_ANSWER, Problem.SLOW_DOWN, Problem.KEYS_REFUSED], 2)),
)
def test_the_four_faults_read_differently(one: Problem, other: Problem) -> None:
    said, otherwise = map(problems.problem_words, (one, other))
    assert not {said.title, said.text, said.todo} & {otherwise.title, otherwise.text, otherwise.todo}


@pytest.fixture
def a_pc_in_hindi() -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale(QLocale.Language.Hindi, QLocale.Country.India))
    yield
    QLocale.setDefault(before)


@pytest.mark.usefixtures("a_pc_in_hindi")
def test_months_and_numbers_are_in_the_language_of_the_words() -> None:
    at = round(datetime(2026, 11, 20, 14, 36, tzinfo=INDIA).timestamp() * 1_000)
    assert base.day_words(at) == "20 Nov 2026"
    assert base.short_time(at).startswith("20 Nov")
    assert payouts.expiry_text("2026-12-01") == "1 Dec 2026"
    assert settings.erased_words(Erased(((StoredKind.SALES, 123_456),))) == "Sales: 1,23,456"


def test_a_pause_that_the_service_named_is_counted_down() -> None:
    assert "0:42" in problems.problem_words(Problem.SLOW_DOWN, resumes_in=42_000).todo
    assert "0:" not in problems.problem_words(Problem.SLOW_DOWN, resumes_in=0).todo


def test_every_side_rule_fault_reason_and_phase_has_its_own_words() -> None:
    assert all_different([problems.SIDE_TEXTS(side) for side in Side])
    assert all_different([fields.rule_words(rule) for rule in Rule])
    assert all_different([fields.money_fault_words(fault) for fault in MoneyFault])
    assert all_different([sales.qr_reason_words(reason) for reason in QrReason])
    assert all_different([sales.MARKS(mark) for mark in SaleLabel])


def test_every_fault_of_the_journal_has_its_own_words() -> None:
    words = [problems.journal_words(kind) for kind in problems.JOURNAL_FAULTS]
    assert all_different([each.title for each in words])
    assert all(each.todo for each in words)
    assert problems.journal_words("of a newer paydesk").title == problems.journal_words("bug").title


def test_every_place_of_the_keys_has_its_own_words() -> None:
    states = ("keychain", "memory", "locked", "absent", "none")
    assert all_different([settings.state_words(AreaKeys(Area.GATEWAY, state)) for state in states])


def test_every_kind_of_fact_has_a_sentence_and_an_unknown_one_is_shown_as_it_is() -> None:
    lines = [sales.story_entry(Fact("s", 0, kind.value, {})).text for kind in SaleFactKind]
    assert all_different(lines)
    assert not set(lines) & {kind.value for kind in SaleFactKind}
    assert sales.story_entry(Fact("s", 0, "of_a_newer_paydesk", {})).text == "of_a_newer_paydesk"


def test_of_a_payment_link_no_code_is_said_to_be_read_back() -> None:
    said = {sum_: facts.qr_checked_data(QrReading(QrCheck.VERIFIED, "x", sum_)) for sum_ in (None, Money(100))}
    assert sales.story_entry(Fact("s", 0, SaleFactKind.QR_CHECKED, said[None])).text == "Payment link checked"
    assert sales.story_entry(Fact("s", 0, SaleFactKind.QR_CHECKED, said[Money(100)])).text == "QR checked"


def test_a_story_makes_no_unknown_claims() -> None:
    """A request to cancel is no cancellation; a payment in a list may have failed."""
    assert (
        sales.story_entry(Fact("s", 0, SaleFactKind.CANCEL_ASKED, facts.actor_data("Asha"))).text
        == "Asha pressed Cancel"
    )
    assert sales.story_entry(Fact("s", 0, SaleFactKind.PAYMENTS_READ, facts.payments_read_data([]))).text.endswith(
        "none went through"
    )


def test_times_are_said_in_their_largest_unit() -> None:
    assert base.ago_words(2_400) == "2 s ago"
    assert base.ago_words(89_000) == "89 s ago"
    assert base.ago_words(5 * 60_000) == "5 min ago"
    assert base.ago_words(3 * 3_600_000) == "3 h ago"
    assert base.countdown_words(272_000) == "4:32"
    assert base.countdown_words(1) == "0:01"
    assert base.countdown_words(-1) == "0:00"
    assert base.countdown_words(3_600_000) == "1:00:00"
