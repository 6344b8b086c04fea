"""The PIN that ends the kiosk: one digest in a file of its own, since the kiosk has no people."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from paydesk.domain.codec import parse_json, to_data
from paydesk.store import private_files
from paydesk.store.errors import translate_os_errors
from paydesk.store.people.pin_digest import PinDigest, hash_pin, verify_pin

FILE_NAME: Final = "kiosk-pin.json"


def is_set(folder: Path) -> bool:
    """Return True if there is a PIN, even an unreadable one: it is replaced by `--set-pin`, not by a visitor."""
    return (folder / FILE_NAME).exists()


def save(folder: Path, pin: str) -> None:
    """Save this PIN. Takes a third of a second. Raises KnownFault."""
    data = to_data(hash_pin(pin))
    with translate_os_errors(folder / FILE_NAME):
        private_files.replace(folder / FILE_NAME, json.dumps(data).encode())


def verify(folder: Path, pin: str) -> bool:
    """Return True if this is the saved PIN. Takes a third of a second. An unreadable file matches no PIN."""
    try:
        kept = parse_json(PinDigest, (folder / FILE_NAME).read_bytes())
    except (OSError, ValueError):
        return False
    return verify_pin(pin, kept)
