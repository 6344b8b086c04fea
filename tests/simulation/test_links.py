"""Stories of payment links with what can go wrong: nobody pays twice, nobody is told wrong, and each can go on."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pytest

from paydesk.domain.clock import DAY
from paydesk.domain.payout.next_step import next_step
from paydesk.domain.step import Step, StepKind
from tests.conftest import Logs
from tests.simulation import links
from tests.simulation.links import Hurt, Story


@pytest.mark.long
def test_no_story_of_a_link_hurts(run_count: Callable[..., int], logs: Logs) -> None:
    _told(range(run_count(2_000, 20)))
    logs.records.clear()  # of a disk that failed


def test_a_link_that_is_read_too_late_is_found(monkeypatch: pytest.MonkeyPatch, logs: Logs) -> None:
    """The test of the test: what is wanted at once waits until a clock that was set back is there again."""

    def waits(*subject: object) -> Step:
        step = next_step(*subject)  # type: ignore[arg-type] # as it is called
        return Step(StepKind.READ, (step.at or 0) + DAY) if step.kind is StepKind.READ else step

    monkeypatch.setattr(links, "next_step", waits)
    with pytest.raises(Hurt, match="nothing happens for"):
        _told(range(20))
    logs.records.clear()


def _told(seeds: Iterable[int]) -> None:
    """Play the seeds; raise Hurt with the story in its notes."""
    for seed in seeds:
        with Story(seed) as story:
            try:
                story.happens()
            except Hurt as hurt:
                hurt.add_note("\n".join([f"seed {seed}", *story.lines]))
                raise
