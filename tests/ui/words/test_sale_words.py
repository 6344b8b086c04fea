"""The text beside a verdict is the service's status, or that it has not answered."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from paydesk.domain.fact import Fact
from paydesk.domain.sale import facts
from paydesk.domain.sale.facts import GoodsHandover, SaleFactKind
from paydesk.ui.words.ages import verdict_note
from paydesk.ui.words.sales import hand_over_words, order_words, row_meta, story_entry
from tests.domain.sale.story import LOST, NOT_FOUND, Story
from tests.ui.stories import SCENES


def test_an_answer_that_there_is_no_such_order_is_an_answer() -> None:
    story = Story().wanted(created_here=False)
    assert verdict_note(story.sale, story.at) == "Checking…"
    assert verdict_note(story.failed(SaleFactKind.READ_FAILED, LOST).sale, story.at) == "No answer yet"
    story = Story().wanted(created_here=False).failed(SaleFactKind.READ_FAILED, NOT_FOUND)
    assert verdict_note(story.sale, story.at) == "The service does not know this number"


@pytest.mark.parametrize("order_id", ["order_20261123_0042_k7q", "order_20261123_0042_k7qab"])
def test_an_order_made_here_is_read_out_by_its_running_number(order_id: str) -> None:
    """Older ones end in three other characters."""
    assert order_words(order_id) == "…0042"
    assert row_meta(replace(Story().wanted().sale, order_id=order_id)) == "…0042"


def test_a_named_sale_is_called_by_its_name() -> None:
    assert row_meta(replace(Story().wanted().sale, note="red shirt")) == "red shirt"


def test_the_story_says_who_named_it() -> None:
    data = facts.note_changed_data("red shirt", "Asha"), facts.note_changed_data("", "Asha")
    texts = [story_entry(Fact("s1", 0, SaleFactKind.NOTE_CHANGED, each)).text for each in data]
    assert texts == ["Asha named the sale: red shirt", "Asha removed the sale's name"]


def test_it_is_said_who_handed_the_goods_over() -> None:
    paid = replace(SCENES["paid"].told().sale, records_hand_over=True)
    done = replace(paid, handed_over=GoodsHandover(paid.paid_at or 0, "Ravi", is_confirmed=True))
    assert hand_over_words(Story().wanted().sale) == ""
    assert hand_over_words(paid) == "Not handed over"
    assert re.fullmatch(r"Handed over .*\d+:\d\d.*, Ravi", hand_over_words(done))


@pytest.mark.parametrize("scene", ["waiting", "old answer", "paid", "paid before it was scanned"])
def test_a_number_is_not_torn_from_its_unit_beside_the_verdict(scene: str) -> None:
    """In Telugu a line ended in "0", and the next began with "s"."""
    story = SCENES[scene].told()
    note = verdict_note(story.sale, story.at + SCENES[scene].later + 7_000)
    assert re.search(r"\d+\u00a0(s|min) ago", note), note
