"""Where this PC keeps what Paydesk keeps: one folder, for its owner only; the demo has its own inside it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from paydesk.store import errors, private_files

HOME_VARIABLE: Final = "PAYDESK_HOME"
_DEMO: Final = "demo"


def data_folder() -> Path:
    """The data folder: PAYDESK_HOME where it is set, else the platform's own place (DESIGN.md, the command line)."""
    chosen = os.environ.get(HOME_VARIABLE, "").strip()
    if chosen:
        return Path(chosen).expanduser().absolute()
    import platformdirs  # here: it is not needed by who says where to look

    return platformdirs.user_data_path("Paydesk", appauthor=False, roaming=False)


def demo_folder() -> Path:
    """The demo's own folder, so that practice and real never mix (docs/rules.md#demo-is-marked)."""
    return data_folder() / _DEMO


def ensure_data_folder(*, demo: bool = False) -> Path:
    """The data folder (or the demo's), made where it is missing with rights for its owner only. Raises KnownFault.

    A folder that is there already keeps its rights; the files in it are made for their owner only.
    """
    folder = demo_folder() if demo else data_folder()
    with errors.translate_os_errors(folder):
        private_files.ensure_folder(folder)
    return folder
