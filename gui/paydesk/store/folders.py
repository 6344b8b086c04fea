"""The data folder: one per PC user, for its owner only; the demo has its own inside it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from paydesk.store import errors, private_files

HOME_VARIABLE: Final = "PAYDESK_HOME"
_DEMO: Final = "demo"


def data_folder() -> Path:
    """Return the data folder: PAYDESK_HOME if set, else the platform's own location."""
    chosen = os.environ.get(HOME_VARIABLE, "").strip()
    if chosen:
        return Path(chosen).expanduser().absolute()
    import platformdirs  # here: not needed with PAYDESK_HOME

    return platformdirs.user_data_path("Paydesk", appauthor=False, roaming=False)


def demo_folder() -> Path:
    """Return the demo's own folder, so that practice and real data never mix (docs/rules.md#demo-is-marked)."""
    return data_folder() / _DEMO


def ensure_data_folder(*, demo: bool = False) -> Path:
    """Return the data folder (or the demo's), created for its owner only if missing. Raises KnownFault.

    An existing folder keeps its permissions; the files in it are created for their owner only.
    """
    folder = demo_folder() if demo else data_folder()
    with errors.translate_os_errors(folder):
        private_files.ensure_folder(folder)
    return folder
