"""Time of the last check for a newer version, and the signed file of that check. An unreadable file counts as none."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path
from typing import Final

from msgspec import field

from paydesk.domain.codec import Stored, parse_json, to_data
from paydesk.store import private_files

FILE_NAME: Final = "newer-version.json"
_MAX_BYTES: Final = 200_000


class _LastCheck(Stored, frozen=True):
    checked_at: int = field(name="looked_at")
    feed: str


def load(folder: Path) -> tuple[int, bytes]:
    """Return the time of the last check (ms since 1970; 0 for never), and the file; b"" for none."""
    try:
        with (folder / FILE_NAME).open("rb") as file:
            stored = parse_json(_LastCheck, file.read(_MAX_BYTES))
        return stored.checked_at, stored.feed.encode()
    except (OSError, ValueError):
        return 0, b""


def save(folder: Path, checked_at: int, feed: bytes) -> None:
    """Save both; if this PC cannot, the next start checks again."""
    stored = _LastCheck(checked_at, feed.decode("utf-8", "replace"))
    with contextlib.suppress(OSError):
        private_files.replace(folder / FILE_NAME, json.dumps(to_data(stored)).encode())
