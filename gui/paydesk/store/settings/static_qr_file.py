"""The static QR of the terminal and how far its payments are read, as JSON in the data folder.

It is needed while the service is down; an unreadable file counts as none, and everything is read again.
"""

from __future__ import annotations

import contextlib
import dataclasses
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from paydesk.store import private_files

FILE_NAME: Final = "static_qr.json"
_MAX_BYTES: Final = 10_000


@dataclass(frozen=True, slots=True)
class StaticAccount:
    """The service, keys and terminal that payments are read of."""

    host: str
    keys: str
    """Fingerprint of the keys; it does not reveal them."""
    terminal: str
    """Its number, or a digest of its phone."""


@dataclass(frozen=True, slots=True)
class KeptStaticQr(StaticAccount):
    """The static QR as far as it is known. Times are ms since 1970, by the service's clock."""

    journal: str
    """Hash of the journal's first fact; "" while it is empty."""
    begin: int = 0
    """Earlier payments are not this journal's; 0 before the first answer."""
    read_until: int = 0
    """All payments up to then are in the journal."""
    text: str = ""
    """The content of the code; it is checked again before it is drawn."""

    @property
    def account(self) -> StaticAccount:
        """Whose payments these are."""
        return StaticAccount(self.host, self.keys, self.terminal)


def load(folder: Path) -> KeptStaticQr | None:
    """Return what is kept; None if there is nothing, or it makes no sense."""
    try:
        with (folder / FILE_NAME).open("rb") as file:
            kept = KeptStaticQr(**json.loads(file.read(_MAX_BYTES)))
    except (OSError, ValueError, TypeError, RecursionError):
        return None
    texts = (kept.host, kept.keys, kept.terminal, kept.journal, kept.text)
    is_sound = all(type(text) is str for text in texts) and all(type(at) is int for at in (kept.begin, kept.read_until))
    return kept if is_sound else None


def save(folder: Path, kept: KeptStaticQr) -> None:
    """Keep it; on a full or missing disk the next start reads more than it needs."""
    with contextlib.suppress(OSError):
        private_files.replace(folder / FILE_NAME, json.dumps(dataclasses.asdict(kept)).encode())
