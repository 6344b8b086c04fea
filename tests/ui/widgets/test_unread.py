"""A request that was made just now is made once, and repeated presses are heard again later."""

from __future__ import annotations

import pytest

from paydesk.ui.widgets import read_delay
from paydesk.ui.widgets.read_delay import RepeatFilter


def test_the_time_counts_from_the_first_of_many_presses(monkeypatch: pytest.MonkeyPatch) -> None:
    """F8 that was pressed three times a second never got to its second press: nothing could be cancelled so."""
    last, times, heard = RepeatFilter(), [0.0], []
    monkeypatch.setattr(read_delay, "GUARD_MS", 400)
    monkeypatch.setattr("time.monotonic", lambda: times[-1])
    for what, at in (("F8", 0.0), ("F8", 0.3997), ("F8", 0.4), ("F8", 0.7), ("F9", 0.7), ("F8", 0.7)):
        times.append(at)
        heard.append(not last.is_repeat(what))
    monkeypatch.undo()
    assert heard == [True, False, True, False, True, True], "another is not the second of two"
    assert not RepeatFilter().is_repeat(None), "nothing was wanted before"
