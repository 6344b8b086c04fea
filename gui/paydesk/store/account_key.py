"""The key with which account numbers become digests: made once, kept in the data folder for its owner only.

The journal must be able to say "the same account and amount went out an hour ago", and must not hold the account. A
plain hash would not hide it: there are few enough account numbers and phones to try them all. With a random key of 32
bytes that stays on this PC, a copy of the journal alone tells nothing of the accounts in it.
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


def _do_nothing() -> None:
    """No payout went before."""


class AccountKey:
    """Digests of accounts, the same for the same account as long as the key file is there."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    @classmethod
    def load_or_create(cls, folder: Path, before_create: Callable[[], object] = _do_nothing) -> AccountKey:
        """Return the key of a data folder, made where there is none, or a file of another size. Raises KnownFault.

        `before_new` is called before a new key is written: from then on accounts from before have other digests, and
        the journal has to say so first. What it raises leaves the folder as it was.
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

    def digest(self, account: str) -> str:
        """The digest of an account, 32 hexadecimal digits."""
        return hmac.new(self._key, account.encode(), hashlib.sha256).hexdigest()[:_DIGEST_LENGTH]
