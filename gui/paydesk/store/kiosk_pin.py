"""The PIN that ends the kiosk: one digest in a file of its own, since the kiosk knows no people."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from paydesk.store import private_files
from paydesk.store.errors import translated
from paydesk.store.people.pin_digest import PinDigest, digest_of, matches

FILE: Final = "kiosk-pin.json"


def is_set(folder: Path) -> bool:
    """Whether there is one. One that cannot be read is one: it is set anew with `--set-pin`, not by a visitor."""
    return (folder / FILE).exists()


def keep(folder: Path, pin: str) -> None:
    """Keep this PIN from now on. Takes a third of a second. Raises KnownFault."""
    said = digest_of(pin).plain()
    with translated(folder / FILE):
        private_files.replace(folder / FILE, json.dumps(said).encode())


def fits(folder: Path, pin: str) -> bool:
    """Whether this is the PIN that is kept. Takes a third of a second. A file that cannot be read fits no PIN."""
    try:
        kept = PinDigest.of(json.loads((folder / FILE).read_bytes()))
    except (OSError, ValueError, KeyError, TypeError):
        return False
    return matches(pin, kept)
