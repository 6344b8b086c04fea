"""What was wanted just now is wanted once, and whoever presses on and on is heard again."""

from __future__ import annotations

import pytest

from paydesk.ui.widgets import unread
from paydesk.ui.widgets.unread import Last


def test_the_time_counts_from_the_first_of_many_presses(monkeypatch: pytest.MonkeyPatch) -> None:
    """F8 that was pressed three times a second never got to its second press: nothing could be cancelled so."""
    last, at = Last(), iter((0.0, 0.3, 0.6, 0.6, 0.9, 1.2, 1.2))  # asked for, and begun anew
    monkeypatch.setattr(unread, "SEEN_MS", 400)
    monkeypatch.setattr("time.monotonic", lambda: next(at))
    heard = [not last.is_again("F8") for _ in range(5)]
    monkeypatch.undo()
    assert heard == [True, False, True, False, True]
    assert not last.is_again("F9"), "another is not the second of two"
