"""What stands beside a verdict says what the service said, or that it has not answered."""

from __future__ import annotations

from paydesk.domain.sale.facts import Kind
from paydesk.ui.words.sales import verdict_note
from tests.domain.sale.story import LOST, NOT_FOUND, Story


def test_an_answer_that_there_is_no_such_order_is_an_answer() -> None:
    story = Story().wanted(made_here=False)
    assert verdict_note(story.sale, story.at) == "Asking the service…"
    assert verdict_note(story.failed(Kind.READ_FAILED, LOST).sale, story.at) == "No answer yet"
    story = Story().wanted(made_here=False).failed(Kind.READ_FAILED, NOT_FOUND)
    assert verdict_note(story.sale, story.at) == "The service does not know it"
