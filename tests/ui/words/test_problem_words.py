"""What staff read of a fault of this PC: what to do now, and nothing that Paydesk does not do."""

from __future__ import annotations

import pytest

from paydesk.ui.words.problems import journal_words, start_fault_words


@pytest.mark.parametrize("kind", ["busy", "disk_full", "not_writable", "absent"])
def test_a_sale_that_could_not_be_written_is_not_tried_again_by_itself_and_nobody_says_so(kind: str) -> None:
    """The cashier waited for a QR: it was the file that was tried again, and not the sale."""
    todo = journal_words(kind).todo
    assert "press Enter again" in todo
    assert "by itself" not in todo
    assert "Enter" not in start_fault_words(kind).todo or kind in {"busy", "absent"}, (
        "there is nothing yet that takes it"
    )
