"""Saving a file where a person says: asked, written, and what came of it in words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from paydesk.ui.words.base import Words

if TYPE_CHECKING:
    from paydesk.ui.rows.csv_file import SaveFile

ChooseFile = Callable[[str], "Path | None"]
"""Says where a file goes, in place of the system's own dialog; given the name that is suggested."""


@dataclass(frozen=True, slots=True)
class Saved:
    """What came of it."""

    done: bool
    words: Words


def choose_place(parent: QWidget, title: str, name: str, kinds: str, choose: ChooseFile | None = None) -> Path | None:
    """Ask where a file of this name goes; None when nobody says."""
    if choose is not None:
        return choose(name)
    chosen, _ = QFileDialog.getSaveFileName(parent, title, name, kinds)
    return Path(chosen) if chosen else None


def save_file(parent: QWidget, title: str, file: SaveFile, choose: ChooseFile | None = None) -> Saved | None:
    """Ask where, and write it. None when nobody says where."""
    path = choose_place(parent, title, file.name, "CSV (*.csv)", choose)
    return None if path is None else write_file(path, file.data)


def write_file(path: Path, data: bytes) -> Saved:
    """Write it."""
    try:
        path.write_bytes(data)
    except OSError:
        return saved_words(path, done=False)
    return saved_words(path, done=True)


def saved_words(path: Path, *, done: bool) -> Saved:
    """That a file is there, or that this PC could not write it."""
    if done:
        return Saved(done=True, words=Words(QCoreApplication.translate("SaveFile", "Saved"), str(path)))
    text = QCoreApplication.translate("SaveFile", "This PC could not write {file}. Choose another place.")
    title = QCoreApplication.translate("SaveFile", "Not saved")
    return Saved(done=False, words=Words(title, text.format(file=path.name)))
