"""File permissions."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterable
from pathlib import Path


def for_owner_only(paths: Iterable[Path]) -> bool:
    """Return True if files have the mode 0600 and folders 0700.

    Windows has no such modes: there the system closes the folder of a user to all others, and nothing is checked.
    """
    return os.name == "nt" or all(
        stat.S_IMODE(path.stat().st_mode) == (0o700 if path.is_dir() else 0o600) for path in paths
    )
