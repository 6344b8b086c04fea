"""The key that turns account numbers into digests: created once, kept in the data folder for its owner only.

The journal must tell that the same account and amount were paid an hour ago, without containing the account. A plain
hash would not hide it: there are few enough account numbers and phones to try them all. With a random key of 32 bytes
that stays on this PC, a copy of the journal alone reveals no account.
"""

from __future__ import annotations

import contextlib
import hashlib
import hmac
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Final

from paydesk.store import private_files
from paydesk.store.errors import translate_os_errors

FILE_NAME: Final = "account.key"
_KEY_BYTES: Final = 32
_DIGEST_LENGTH: Final = 32


def _do_nothing() -> None: ...


class AccountKey:
    """Digests of accounts, stable as long as the key file exists."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    @classmethod
    def load_or_create(cls, folder: Path, before_create: Callable[[], object] = _do_nothing) -> AccountKey:
        """Load the key of a data folder; create it if it is missing or has the wrong size.

        Args:
            folder: The data folder.
            before_create: Called before a new key is written: digests change from then on, and the journal has to
                record that first. If it raises, the folder stays as it was.

        Raises:
            KnownFault: The file cannot be read or written.
        """
        path = folder / FILE_NAME
        key = b""
        with translate_os_errors(path), contextlib.suppress(FileNotFoundError):
            key = path.read_bytes()
            path.chmod(private_files.PRIVATE_FILE_MODE)
        if len(key) != _KEY_BYTES:
            before_create()
            key = secrets.token_bytes(_KEY_BYTES)
            with translate_os_errors(path):
                private_files.replace(path, key)
        return cls(key)

    @classmethod
    def is_other(cls, folder: Path, key: bytes) -> bool:
        """Return True if a data folder has a key, and it is another one.

        Raises:
            KnownFault: The file cannot be read.
            ValueError: The key has another length.
        """
        if len(key) != _KEY_BYTES:
            raise ValueError("an account key has 32 bytes")
        path = folder / FILE_NAME
        known = key
        with translate_os_errors(path), contextlib.suppress(FileNotFoundError):
            known = path.read_bytes()
        return known != key

    @classmethod
    def adopt(cls, folder: Path, key: bytes) -> None:
        """Use the key of the shop from now on. Where `is_other`, the journal has recorded that first.

        Raises KnownFault if the file cannot be written.
        """
        path = folder / FILE_NAME
        with translate_os_errors(path):
            private_files.replace(path, key)

    def digest(self, account: str) -> str:
        """Return the digest of an account: 32 hexadecimal digits."""
        return hmac.new(self._key, account.encode(), hashlib.sha256).hexdigest()[:_DIGEST_LENGTH]
