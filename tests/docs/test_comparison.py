"""docs/sandbox/comparison.md: what the sandbox is said to have exists, and what it lacks has a reason."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from paydesk.__main__ import _parser
from paydesk.sandbox.settings import SandboxSettings

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "sandbox"
PAGE = (FOLDER / "comparison.md").read_text(encoding="utf-8")
ROWS = [[cell.strip() for cell in line.strip("| ").split(" | ")] for line in PAGE.splitlines() if line.startswith("| ")]
HAVE = [row for row in ROWS if len(row) == 5 and row[0] and not re.match("[0-9.]", row[1])]
LACK = [row for row in ROWS if len(row) == 3 and row[0]]


def anchors(file: Path) -> set[str]:
    """Return the anchors of the headings of a page."""
    headings = re.findall("^#+ (.*)$", file.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub("[^a-z0-9 -]", "", heading.lower()).replace(" ", "-") for heading in headings}


def test_the_sandbox_has_whatever_another_has() -> None:
    assert len(HAVE) > 30
    for row in HAVE:
        assert "](" in row[4] or "`" in row[4], row[0]
        assert row[4] != "-", row[0]
    assert len(LACK) > 5
    for what, who, why in LACK:
        assert who, what
        assert len(why) > 20, what


def test_each_link_leads_somewhere() -> None:
    links = re.findall(r"\]\(([^)#]+)(?:#([^)]+))?\)", PAGE)
    assert len(links) > 30
    for file, anchor in links:
        assert not anchor or anchor in anchors(FOLDER / file), (file, anchor)
        assert (FOLDER / file).is_file()


def test_each_option_and_setting_exists(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        _parser().parse_args(["sandbox", "--help"])
    options = capsys.readouterr().out
    named = re.findall("`([^`]+)`", "".join(row[4] for row in HAVE))
    for name in named:
        for option in re.findall("--[a-z-]+", name):
            assert option in options
    settings = [name for name in named if re.fullmatch("[a-z]+_[a-z_]+", name)]
    assert settings
    for name in settings:
        assert name in SandboxSettings.__slots__
