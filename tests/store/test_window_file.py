"""State of the window: saved for its owner only; an unreadable file counts as none."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from paydesk.domain.settings.settings import WindowState
from paydesk.store.settings import window_file
from tests.helpers.rights import for_owner_only

PLACE = WindowState(-20, 30, 1000, 600, maximized=True, full_screen=False, start={"shop": "Sharma Stores"})


@pytest.mark.parametrize("place", [PLACE, replace(PLACE, unseen=["s2", "s1"], has_people=True)])
def test_what_is_kept_comes_back(tmp_path: Path, place: WindowState) -> None:
    window_file.save(tmp_path, place)
    assert window_file.load(tmp_path) == place


def test_the_rail_that_an_earlier_version_kept_is_ignored(tmp_path: Path) -> None:
    text = '{"left": 1, "top": 2, "width": 3, "height": 4, "places": ["upi"], "has_people": true}'
    (tmp_path / window_file.FILE_NAME).write_text(text, encoding="utf-8")
    assert window_file.load(tmp_path) == WindowState(1, 2, 3, 4, has_people=True)


def test_it_is_for_its_owner_only(tmp_path: Path) -> None:
    window_file.save(tmp_path, PLACE)
    assert for_owner_only([tmp_path / window_file.FILE_NAME])


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[",
        "null",
        "[]",
        "{}",
        '{"left": 1, "top": 2, "width": 3}',
        '{"left": 1, "top": 2, "width": "3", "height": 4}',
        '{"left": 1.5, "top": 2, "width": 3, "height": 4}',
        '{"left": true, "top": 2, "width": 3, "height": 4}',
        '{"left": 1, "top": 2, "width": 0, "height": 4}',
        '{"left": 1, "top": 2, "width": 3, "height": 4, "maximized": 1}',
        '{"left": 1, "top": 2, "width": 3, "height": 4, "more": 1}',
        '{"left": 1, "top": 2, "width": 99999999999, "height": 4}',
        '{"left": 1, "top": 2, "width": 3, "height": 4, "start": ["shop"]}',
        '{"left": 1, "top": 2, "width": 3, "height": 4, "start": {"shop": 1}}',
        '{"left": 1, "top": 2, "width": 3, "height": 4, "unseen": "s1"}',
        '{"left": 1, "top": 2, "width": 3, "height": 4, "unseen": [1]}',
        '{"left": 1, "top": 2, "width": 3, "height": 4, "has_people": 1}',
    ],
)
def test_what_makes_no_sense_is_none(tmp_path: Path, text: str) -> None:
    (tmp_path / window_file.FILE_NAME).write_text(text, encoding="utf-8")
    assert window_file.load(tmp_path) is None


def test_no_file_is_none_and_a_folder_that_is_gone_stops_nothing(tmp_path: Path) -> None:
    assert window_file.load(tmp_path) is None
    window_file.save(tmp_path / "gone", PLACE)
    assert window_file.load(tmp_path / "gone") is None
