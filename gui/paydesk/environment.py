"""What of this process's environment is taken out before anything reads it.

Debug switches of libraries write keys and requests to files and screens; a list of certificates that cannot be read
would leave none. Both are passed by, and the log names them.
"""

from __future__ import annotations

import os
from collections.abc import Callable, MutableMapping
from pathlib import Path
from typing import Final

_LARGEST: Final = 4 * 1024 * 1024
"""Bytes of a list of certificates that are looked at; the lists of systems have a quarter of a megabyte."""

DEBUG_SWITCHES: Final = frozenset(
    {
        "SSLKEYLOGFILE",
        "HTTPX_LOG_LEVEL",
        "PYTHONASYNCIODEBUG",
        "PYTHONINSPECT",
        "QT_DEBUG_PLUGINS",
        "QT_FATAL_CRITICALS",
        "QT_FATAL_WARNINGS",
        "QT_LOGGING_CONF",
        "QT_LOGGING_RULES",
        "QT_MESSAGE_PATTERN",
        "G_MESSAGES_DEBUG",
        "DBUS_VERBOSE",
    }
)


def _is_certificate_file(value: str) -> bool:
    with Path(value).open("rb") as file:
        return b"CERTIFICATE-----" in file.read(_LARGEST)


def _is_readable_file(value: str) -> bool:
    with Path(value).open("rb"):
        return True


def _is_folder(value: str) -> bool:
    """Return True if one of the folders can be looked into: OpenSSL takes several."""
    return any(Path(each).is_dir() and os.access(each, os.R_OK | os.X_OK) for each in value.split(os.pathsep))


_CHECKS: Final[dict[str, Callable[[str], bool]]] = {
    "SSL_CERT_FILE": _is_certificate_file,
    "SSL_CERT_DIR": _is_folder,
    "OPENSSL_CONF": _is_readable_file,
    "OPENSSL_MODULES": _is_folder,
}
"""Entries that lead to a file or folder, and how it is told whether that can be used."""

passed_by: list[str] = []
"""The names of what was taken out, in their order; for the log."""


def clean(environ: MutableMapping[str, str] = os.environ) -> None:
    """Take out debug switches of libraries, and what leads to a file or folder that cannot be read."""
    unusable = [name for name, usable in _CHECKS.items() if name in environ and not _holds(usable, environ[name])]
    for name in [*sorted(DEBUG_SWITCHES & environ.keys()), *unusable]:
        del environ[name]
        passed_by.append(name)


def _holds(usable: Callable[[str], bool], value: str) -> bool:
    try:
        return usable(value)
    except (OSError, ValueError):
        return False
