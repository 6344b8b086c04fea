"""Resources are found by name, and only resources."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from paydesk import assets
from paydesk.domain.settings.feed import parse_feed


@pytest.fixture
def shelf(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Make a source tree whose `resources/` holds one icon, and return the folder of its package."""
    package = tmp_path / "gui" / "paydesk"
    icons = tmp_path / "resources" / "icons"
    package.mkdir(parents=True)
    icons.mkdir(parents=True)
    (icons / "paid.svg").write_text("<svg/>", encoding="utf-8")
    (icons / ".hidden").write_text("", encoding="utf-8")
    monkeypatch.setattr(assets, "__file__", str(package / "assets.py"))
    return package


def test_the_tree_has_its_resources() -> None:
    assert assets.root() == Path(__file__).parents[1] / "resources"


def test_a_resource_is_found_in_the_tree(shelf: Path) -> None:
    assert assets.path("icons/paid.svg").read_text(encoding="utf-8") == "<svg/>"
    assert assets.names() == ["icons/paid.svg"]


def test_packed_resources_go_first(shelf: Path) -> None:
    packed = shelf / "_resources"
    packed.mkdir()
    (packed / "only.txt").write_text("packed", encoding="utf-8")
    assert assets.root() == packed
    assert assets.names() == ["only.txt"]
    with pytest.raises(assets.AssetMissing):
        assets.path("icons/paid.svg")


def test_a_missing_resource_says_its_name(shelf: Path) -> None:
    with pytest.raises(assets.AssetMissing, match=r"'icons/none\.svg' is missing"):
        assets.path("icons/none.svg")
    with pytest.raises(assets.AssetMissing, match="'icons' is missing"):
        assets.path("icons")


OUTSIDE = ["/etc/passwd", "../gui/paydesk/assets.py", "icons/../../x", "C:/x", "C:x", "icons\\paid.svg", "//x/y"]


@pytest.mark.parametrize("name", ["", ".", *OUTSIDE])
def test_no_name_leads_out_of_the_resources(shelf: Path, name: str) -> None:
    with pytest.raises(ValueError, match="not the name of a resource"):
        assets.path(name)


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ('[updates]\nfeed = "https://a.example/"\nkey = "a2V5"', True),
        ('[updates]\nfeed = ""\nkey = ""', False),
        ('[updates]\nfeed = "https://a.example/"\nkey = ""', False),
        ('[updates]\nfeed = "https://a.example/"\nkey = "no base64"', False),
        ('[updates]\nfeed = 7\nkey = "a2V5"', False),
        ("[updates]", False),
        ("=", False),
        (None, False),
    ],
)
def test_a_feed_is_named_or_not(shelf: Path, text: str | None, *, named: bool) -> None:
    if text is not None:
        packed = shelf / "_resources"
        packed.mkdir()
        (packed / assets.PRODUCT).write_text(text, encoding="utf-8")
    assert (parse_feed(assets.read_product()) is not None) == named


@pytest.mark.usefixtures("shelf")
def test_qt_finds_them_by_res_names() -> None:
    from PySide6.QtCore import QDir, QFile

    before = QDir.searchPaths(assets.PREFIX)
    try:
        assets.register()
        assert QFile.exists("res:icons/paid.svg")
        assert not QFile.exists("res:icons/none.svg")
    finally:
        QDir.setSearchPaths(assets.PREFIX, before)


def test_qt_is_not_loaded_for_a_path() -> None:
    code = "import sys; from paydesk import assets; assets.root(), assets.names(); print('PySide6' in sys.modules)"
    gui = Path(assets.__file__).parents[1]
    done = subprocess.run([sys.executable, "-c", code], cwd=gui, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


DRAWN = """
import sys
from pathlib import Path
from PySide6.QtGui import QFont, QImage, QPainter
from PySide6.QtWidgets import QApplication
from paydesk import assets

def draw(text):
    picture = QImage(800, 60, QImage.Format.Format_RGB32)
    painter = QPainter(picture)
    painter.setFont(QFont("Noto Sans Devanagari", 20))
    painter.drawText(0, 40, text)
    painter.end()

app = QApplication(["x", "-platform", "offscreen"])
assets.root = lambda: Path(sys.argv[1])
assets.load_font("NotoSansDevanagari-Regular")
draw("\u0915\u0916\u0917")
(assets.root() / "fonts" / "NotoSansDevanagari-Regular.ttf").write_bytes(b"")
draw("\u0928\u092e\u0938\u094d\u0924\u0947")
print("goes on")
"""


def test_a_font_whose_file_is_written_anew_ends_no_program(tmp_path: Path) -> None:
    """An update, or a disk that fails: a bus error at the next letter."""
    (tmp_path / "fonts").mkdir()
    shutil.copy(assets.path("fonts/NotoSansDevanagari-Regular.ttf"), tmp_path / "fonts")
    gui = Path(assets.__file__).parents[1]
    done = subprocess.run([sys.executable, "-c", DRAWN, tmp_path], cwd=gui, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "goes on\n"), done.stderr
