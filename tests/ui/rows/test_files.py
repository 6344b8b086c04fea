"""Rows and slips as files: whole, or as before; on a full disk it says so, and with room again it is written."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from paydesk.domain.settings.settings import Paper
from paydesk.ui.rows.tools import write_file
from paydesk.ui.slips.printing import save_pdf
from paydesk.ui.slips.slip import Line, Slip
from tests.helpers.small_disk import fill, small_disk

SLIP = Slip("Z", tuple(Line(f"line {number}") for number in range(200)))


@pytest.mark.parametrize(
    "write",
    [lambda path: write_file(path, b"new" * 20_000).done, lambda path: save_pdf(SLIP, Paper.A4, str(path))],
    ids=["rows", "slip"],
)
@pytest.mark.parametrize("leave", [0, 4_096, 8_192])
def test_a_full_disk_leaves_what_was_there_before(
    tmp_path: Path, qtbot: QtBot, write: Callable[[Path], bool], leave: int
) -> None:
    with small_disk(tmp_path / "small") as folder:
        file = folder / "of-yesterday"
        file.write_bytes(b"old")
        balloon = fill(folder, leave)
        assert not write(file)
        assert not write(folder / "new")
        assert {path.name for path in folder.iterdir()} == {"balloon", "of-yesterday"}
        assert file.read_bytes() == b"old"
        balloon.unlink()
        assert write(file)
        assert file.stat().st_size > 5_000


def test_what_it_says_names_the_file(tmp_path: Path) -> None:
    path = tmp_path / "DEMO_orders_2026-11-23.csv"
    saved = write_file(path, "₹".encode())
    assert (saved.done, saved.words.title, saved.words.text) == (True, "Saved", str(path))
    assert path.read_text(encoding="utf-8") == "₹"
    path.unlink()
    path.mkdir()
    saved = write_file(path, b"x")
    assert (saved.done, saved.words.title) == (False, "Not saved")
    assert saved.words.text == f"This PC could not write {path.name}. Choose another place."
