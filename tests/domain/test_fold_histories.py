"""60,000 random histories fold to the states that they had before facts were declared as Structs.

A digest that differs names its block; `sale_state(seed)` of both versions then shows the field. After an intended
change of a rule, `python -m tests.domain.test_fold_histories` writes the digests again.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import pytest

from paydesk.domain.payout.fold import fold_payout
from paydesk.domain.sale.sale import Sale
from tests.domain.histories import BLOCKS, STATES, digest_of_block, payout_history, sale_history

FILE: Final = Path(__file__).with_name("fold_histories.json")
QUICK: Final = range(0, BLOCKS, 30)


def differing(subject: str, blocks: range) -> list[int]:
    known: list[str] = json.loads(FILE.read_text(encoding="utf-8"))[subject]
    assert len(known) == BLOCKS
    return [block for block in blocks if digest_of_block(subject, block) != known[block]]


@pytest.mark.parametrize("subject", STATES)
def test_histories_fold_to_the_same_states(subject: str) -> None:
    assert differing(subject, QUICK) == []


@pytest.mark.full
@pytest.mark.parametrize("subject", STATES)
def test_all_histories_fold_to_the_same_states(subject: str) -> None:
    assert differing(subject, range(BLOCKS)) == []


def test_facts_as_they_are_written_today_fold_to_the_same_states() -> None:
    """The stamp says what the data said before (docs/decisions/0029)."""
    for seed in range(1_000):
        sale, payout = sale_history(seed), payout_history(seed)
        assert Sale.from_facts(each.stamped(None) for each in sale) == Sale.from_facts(sale)
        assert fold_payout(each.stamped(None) for each in payout) == fold_payout(payout)


if __name__ == "__main__":
    digests = {subject: [digest_of_block(subject, block) for block in range(BLOCKS)] for subject in STATES}
    FILE.write_text(json.dumps(digests, indent=0) + "\n", encoding="utf-8")
