"""Removes harmful variables from this process's environment before anything reads them.

Debug switches of libraries write keys and requests to files and screens; an unreadable list of certificates would
leave none. The log names the removed ones. See docs/rules.md#bad-environment-is-ignored.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, MutableMapping
from pathlib import Path
from typing import Final

_MAX_BYTES: Final = 4 * 1024 * 1024
"""Largest list of certificates that is read; those of systems have a quarter of a megabyte."""

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


_HASH_NAME: Final = re.compile(r"[0-9a-f]{8}\.[0-9]+")
"""File name of a certificate in a folder of them: OpenSSL reads no other files."""


def _is_certificate_file(value: str) -> bool:
    """Return True if OpenSSL can read the whole list: with one damaged part it takes nothing of it."""
    if not _is_readable_file(value) or Path(value).stat().st_size > _MAX_BYTES:
        return False
    import ssl  # here: it reads OPENSSL_CONF, which was checked before

    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.load_verify_locations(cafile=value)
    return context.cert_store_stats()["x509"] > 0


def _is_readable_file(value: str) -> bool:
    if not Path(value).is_file():  # opening a pipe would wait
        return False
    with Path(value).open("rb"):
        return True


def _is_folder(value: str) -> bool:
    """Return True if one of the folders can be listed: OpenSSL takes several."""
    return bool(_folders(value))


def _is_certificate_folder(value: str) -> bool:
    return any(_HASH_NAME.fullmatch(each.name) for folder in _folders(value) for each in folder.iterdir())


def _folders(value: str) -> list[Path]:
    named = [Path(each) for each in value.split(os.pathsep) if each]
    return [each for each in named if each.is_dir() and os.access(each, os.R_OK | os.X_OK)]


_CHECKS: Final[dict[str, Callable[[str], bool]]] = {
    "OPENSSL_CONF": _is_readable_file,
    "OPENSSL_MODULES": _is_folder,
    "SSL_CERT_FILE": _is_certificate_file,
    "SSL_CERT_DIR": _is_certificate_folder,
}
"""Variables that name a file or folder, with the check of its use; OpenSSL's own come first."""

removed_names: list[str] = []
"""Names of the removed variables, in order, for the log."""


def clean(environ: MutableMapping[str, str] = os.environ) -> None:
    """Remove debug switches of libraries, and names of files or folders that cannot be read."""
    for name in sorted(DEBUG_SWITCHES & environ.keys()):
        _remove(name, environ)
    for name, usable in _CHECKS.items():
        if name in environ and not _is_usable(usable, environ[name]):
            _remove(name, environ)


def _remove(name: str, environ: MutableMapping[str, str]) -> None:
    del environ[name]
    removed_names.append(name)


def _is_usable(check: Callable[[str], bool], value: str) -> bool:
    try:
        return check(value)
    except (OSError, ValueError):
        return False
