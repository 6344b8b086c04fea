"""State of the window in the data folder, as JSON: position, size, unseen news. An unreadable file counts as none."""

from __future__ import annotations

import contextlib
import dataclasses
import json
from pathlib import Path
from typing import Final

from paydesk.domain.settings.settings import WindowState
from paydesk.store import private_files

FILE_NAME: Final = "window.json"
_PEOPLE_FILE: Final = "people.json"
_MAX_BYTES: Final = 10_000
_MAX_DISTANCE: Final = 100_000
"""Maximum coordinate, in pixels; Qt takes 32-bit numbers."""


def load(folder: Path) -> WindowState | None:
    """Return the saved state; None if there is none, or it makes no sense."""
    try:
        with (folder / FILE_NAME).open("rb") as file:
            known = json.loads(file.read(_MAX_BYTES))
        known.pop("places", None)  # of a version before
        place = WindowState(**known)
    except (OSError, ValueError, TypeError, AttributeError, RecursionError):
        return None
    sizes = (place.left, place.top, place.width, place.height, place.screen_percent, place.hints_done)
    plain = all(type(size) is int and abs(size) < _MAX_DISTANCE for size in sizes)
    states = all(type(state) is bool for state in (place.maximized, place.full_screen, place.has_people))
    texts = (place.start, place.resume)
    typed = all(isinstance(each, dict) and all(type(text) is str for text in each.values()) for each in texts)
    named = isinstance(place.unseen, list) and all(type(name) is str for name in place.unseen)
    sensible = (
        plain and states and typed and named and place.width > 0 and place.height > 0 and place.screen_percent >= 100
    )
    return place if sensible else None


def may_have_people(folder: Path, place: WindowState | None) -> bool:
    """Return True if people were set up here, as far as can be told at once; also if their file is gone since."""
    try:
        (folder / _PEOPLE_FILE).stat()
    except FileNotFoundError:
        return place is not None and place.has_people
    except OSError:
        return True
    return True


def save(folder: Path, place: WindowState) -> None:
    """Save the state; on a full or missing disk, only the next start lacks it."""
    with contextlib.suppress(OSError):
        private_files.replace(folder / FILE_NAME, json.dumps(dataclasses.asdict(place)).encode())
