"""`paydesk tour` comes to its end, past the question about a large amount, and saves the main pictures."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from paydesk.commands.tour_camera import MAIN_PICTURES, USUAL_SIZE
from tests.helpers.screen import Programs


@pytest.mark.long
def test_the_tour_saves_its_main_pictures(hidden: Programs, tmp_path: Path) -> None:
    out = tmp_path / "out"
    done = hidden.run("tour", "--out", str(out))
    assert (done.process.returncode, done.complained) == (0, "")
    assert {picture.stem for picture in out.glob("*.png")} == MAIN_PICTURES
    assert len(MAIN_PICTURES) <= 20
    window = {
        picture: QImage(str(out / f"{picture}.png")).size().toTuple() for picture in ("sell", "waiting", "orders")
    }
    assert set(window.values()) == {USUAL_SIZE.toTuple()}
