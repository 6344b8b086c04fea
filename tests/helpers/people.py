"""People for tests: cheap PINs, and a keychain that is only a dictionary."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from paydesk.store.people.pin_digest import Cost
from paydesk.store.secrets import Keeping, KeyPair, Looked, MemorySecrets

CHEAP: Final = Cost(n=2, r=1, p=1)
"""What a PIN costs in tests that look at many."""


class PretendKeychain(MemorySecrets):
    """A keychain that is there and open; `calls` notes what it was asked."""

    def __init__(self) -> None:
        super().__init__()
        self.calls: list[str] = []
        self.is_locked = False

    @property
    def state(self) -> Keeping:
        """It is there."""
        return Keeping.KEYCHAIN

    def get(self, area: str) -> KeyPair | None:
        """An entry."""
        self.calls.append("get")
        return None if self.is_locked else super().get(area)

    def look(self, area: str) -> Looked:
        """An entry, or that there is no answer."""
        return Looked(None, Keeping.LOCKED, in_keychain=False) if self.is_locked else super().look(area)

    def ask_again(self) -> None:
        """A look may ask for its password."""
        self.calls.append("ask again")

    def set(self, area: str, pair: KeyPair) -> Keeping:
        """Keep an entry."""
        self.calls.append("set")
        return super().set(area, pair)

    def killed_at_the_second(self) -> Callable[[str, KeyPair], Keeping]:
        """A `set` in whose second call the process ends."""
        done: list[str] = []

        def set_once(area: str, pair: KeyPair) -> Keeping:
            if done:
                raise KeyboardInterrupt
            done.append(area)
            return MemorySecrets.set(self, area, pair)

        return set_once
