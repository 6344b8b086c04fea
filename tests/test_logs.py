"""The log file of this PC."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from paydesk import logs
from tests.helpers.small_disk import fill, small_disk


def test_a_full_log_makes_room_and_the_oldest_goes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logs, "_MAX_BYTES", 1)
    handler = logs.start_logging(tmp_path)
    try:
        for number in range(6):
            logging.getLogger("paydesk").info("line %s", number)
    finally:
        logs.stop_logging(handler)
    kept = {file.name: file.read_text(encoding="utf-8").split()[-1] for file in tmp_path.iterdir()}
    assert kept == {"paydesk.log": "5", "paydesk.log.1": "4", "paydesk.log.2": "3", "paydesk.log.3": "2"}


def test_a_log_that_goes_on_begins_where_the_run_before_ended(tmp_path: Path) -> None:
    for number in range(2):
        handler = logs.start_logging(tmp_path)
        logging.getLogger("paydesk").info("run %s", number)
        logs.stop_logging(handler)
    (log,) = tmp_path.iterdir()
    assert [line[-5:] for line in log.read_text(encoding="utf-8").splitlines()] == ["run 0", "run 1"]


def test_a_log_that_cannot_be_made_stops_nobody_who_logs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A command that logged first, or after a full log that somebody held, broke in the middle of its work."""
    monkeypatch.setattr(logs, "_MAX_BYTES", 1)
    handler, log = logs.start_logging(tmp_path), logging.getLogger("paydesk")
    try:
        log.info("first")
        with monkeypatch.context() as patch:
            patch.setattr(logs, "_for_owner", _full)
            log.info("lost, as its new file cannot be made")
        log.info("second")
    finally:
        logs.stop_logging(handler)
    kept = [file.read_text(encoding="utf-8").split()[-1] for file in sorted(tmp_path.iterdir())]
    assert kept == ["second", "first"]
    assert "No space left" in capsys.readouterr().err


def test_a_full_disk_stops_nobody_who_logs_or_ends_and_tells_nothing_of_the_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Regression: what could not be written was printed on stderr, unmasked."""
    with small_disk(tmp_path / "small") as folder:
        handler, log = logs.start_logging(folder), logging.getLogger("paydesk")
        try:
            log.info("before")
            balloon = fill(folder)
            for _ in range(100):
                log.info("the phone is %s, and more: %s", "9876543210", "x" * 100)
            balloon.unlink()
            log.info("after")
            assert "after" in (folder / "paydesk.log").read_text(encoding="utf-8")
            fill(folder)
            for _ in range(100):
                log.info("x" * 100)
        finally:
            logs.stop_logging(handler)
        said = capsys.readouterr().err
    assert set(said.splitlines()) == {"paydesk.log: No space left on device"}


def _full(path: str, _flags: int) -> int:
    raise OSError(28, "No space left on device", path)
