"""Rows and slips as files: whole, or as before; on a full disk it says so, and with room again it is written."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from pytestqt.qtbot import QtBot

from paydesk.domain.settings.settings import Paper
from paydesk.ui.rows.csv_cells import guard_formula
from paydesk.ui.rows.tools import save_result, write_file
from paydesk.ui.slips.printing import save_pdf
from paydesk.ui.slips.slip import Slip, TextLine
from paydesk.ui.words.base import path_words
from tests.helpers.cut_text import cut_texts
from tests.helpers.small_disk import fill, small_disk
from tests.ui.driver import WindowDriver
from tests.ui.stage import Told

SLIP = Slip("Z", tuple(TextLine(f"line {number}") for number in range(200)))


@pytest.mark.parametrize(
    "write",
    [lambda path: write_file(path, b"new" * 20_000).succeeded, lambda path: save_pdf(SLIP, Paper.A4, str(path))],
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
    assert (saved.succeeded, saved.message.title, saved.message.text) == (True, "Saved", path_words(str(path)))
    assert saved.folder == str(tmp_path)
    assert path.read_text(encoding="utf-8") == "₹"
    path.unlink()
    path.mkdir()
    saved = write_file(path, b"x")
    assert (saved.succeeded, saved.message.title) == (False, "Not saved")
    assert saved.message.text == f"This PC could not write {path.name}. Choose another place."


@pytest.mark.parametrize("text", ["=1+1", "+1", "-1", "@x", "＝1+1", "  =1", "\t=1"])
def test_no_cell_is_a_formula(text: str) -> None:
    assert guard_formula(text) == f"'{text}"
    assert guard_formula(f"a{text}") == f"a{text}"


def test_a_long_name_is_whole_in_its_notice_and_its_folder_can_be_opened(
    driver: WindowDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []

    def open_url(url: QUrl) -> bool:
        opened.append(url.toLocalFile())
        return len(opened) == 1

    monkeypatch.setattr(QDesktopServices, "openUrl", open_url)
    folder = f"/home/{'a_long_name_' * 5}/Documents"
    saved = save_result(Path(f"{folder}/{'x' * 30}_receipt-1.pdf"), succeeded=True)
    driver.notices.post(saved.message, folder=saved.folder)
    driver.tell(Told("w1").shown())
    driver.window.refresh()
    driver.settle()
    assert cut_texts(driver.notices.area) == []
    driver.click(driver.button("Open the folder"))
    assert opened == [folder]
    driver.click(driver.button("Open the folder"))
    assert "This PC has no program for it" in driver.notices.title
    assert "Open the folder" not in driver.names()
