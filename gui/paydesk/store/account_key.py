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
from paydesk.store.errors import translated

FILE_NAME: Final = "account.key"
_SIZE: Final = 32
_SHOWN: Final = 32


def _nothing() -> None:
    """No payout went before."""


class AccountKey:
    """Digests of accounts, the same for the same account as long as the key file is there."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    @classmethod
    def of(cls, folder: Path, before_new: Callable[[], object] = _nothing) -> AccountKey:
        """Return the key of a data folder, made where there is none, or a file of another size. Raises KnownFault.

        `before_new` is called before a new key is written: from then on accounts from before have other digests, and
        the journal has to say so first. What it raises leaves the folder as it was.
        """
        path = folder / FILE_NAME
        key = b""
        with translated(path), contextlib.suppress(FileNotFoundError):
            key = path.read_bytes()
            path.chmod(private_files.OWNER_FILE)
        if len(key) != _SIZE:
            before_new()
            key = secrets.token_bytes(_SIZE)
            with translated(path):
                private_files.replace(path, key)
        return cls(key)

    def digest(self, account: str) -> str:
        """The digest of an account, 32 hexadecimal digits."""
        return hmac.new(self._key, account.encode(), hashlib.sha256).hexdigest()[:_SHOWN]
