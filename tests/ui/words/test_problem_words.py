"""Messages of faults of this PC promise nothing that Paydesk does not do."""

from __future__ import annotations

import pytest

from paydesk.ui.words.problems import journal_words, start_fault_words


@pytest.mark.parametrize("kind", ["busy", "disk_full", "not_writable", "absent"])
def test_no_text_promises_to_retry_an_unwritten_sale(kind: str) -> None:
    """Only the file was retried, and the cashier waited for a QR."""
    todo = journal_words(kind).todo
    assert "press Enter again" in todo
    assert "by itself" not in todo
    assert "Enter" not in start_fault_words(kind).todo or kind in {"busy", "absent"}, (
        "there is nothing yet that takes it"
    )
