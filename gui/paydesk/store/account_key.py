"""The key with which account numbers become digests: made once, kept in the data folder for its owner only.

The journal must be able to say "the same account and amount went out an hour ago", and must not hold the account. A
plain hash would not hide it: there are few enough account numbers and phones to try them all. With a random key of 32
bytes that stays on this PC, a copy of the journal alone tells nothing of the accounts in it.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from pathlib import Path
from typing import Final

from paydesk.store import private_files
from paydesk.store.errors import translated

FILE_NAME: Final = "account.key"
_SIZE: Final = 32
_SHOWN: Final = 32


class AccountKey:
    """Digests of accounts, the same for the same account as long as the key file is there."""

    def __init__(self, key: bytes, *, is_new: bool) -> None:
        self._key = key
        self.is_new = is_new
        """Whether it was made just now: accounts from before have other digests."""

    @classmethod
    def of(cls, folder: Path) -> AccountKey:
        """The key of a data folder, made where there is none. Raises KnownFault.

        A file of another size is replaced: then accounts from before are not recognised any more (`is_new`).
        """
        path = folder / FILE_NAME
        with translated(path):
            private_files.ensure(path)
            key = path.read_bytes()
            if is_new := len(key) != _SIZE:
                key = secrets.token_bytes(_SIZE)
                private_files.replace(path, key)
        return cls(key, is_new=is_new)

    def digest(self, account: str) -> str:
        """The digest of an account, 32 hexadecimal digits."""
        return hmac.new(self._key, account.encode(), hashlib.sha256).hexdigest()[:_SHOWN]
