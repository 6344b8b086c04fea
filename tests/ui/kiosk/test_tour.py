"""The tour's pictures of the kiosk are those of its screens."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from paydesk.commands.tour_camera import USUAL_SIZE
from paydesk.commands.tour_features import play_kiosk


@pytest.mark.long
def test_each_picture_is_as_large_as_its_screen(qapp: QApplication, tmp_path: Path) -> None:
    """Regression: after a larger window the picture of 800x480 was 602 high, and that of the PIN 1217."""
    assert QApplication.instance() is qapp
    out = tmp_path / "out"
    out.mkdir()
    play_kiosk(tmp_path, out)
    pictures = sorted(out.glob("*.png"))
    wanted, found = {}, {}
    for picture in pictures:
        size = re.search(r"-(\d+)x(\d+)$", picture.stem)
        wanted[picture.name] = (int(size[1]), int(size[2])) if size is not None else USUAL_SIZE.toTuple()
        found[picture.name] = QImage(str(picture)).size().toTuple()
    assert found == wanted
    assert len(found) == 26
