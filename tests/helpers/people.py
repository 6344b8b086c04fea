"""People for tests: cheap PINs, and a keychain that is only a dictionary."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from paydesk.store.keychain import KeyPair
from paydesk.store.people.pin_digest import ScryptCost
from paydesk.store.secrets import KeychainState, LookupResult, MemorySecrets

CHEAP: Final = ScryptCost(n=2, r=1, p=1)
"""Cost of a PIN in tests that check many."""


class PretendKeychain(MemorySecrets):
    """A keychain that is there and open; `calls` notes what it was asked."""

    def __init__(self) -> None:
        super().__init__()
        self.calls: list[str] = []
        self.is_locked = False

    @property
    def state(self) -> KeychainState:
        """It is there."""
        return KeychainState.AVAILABLE

    def get(self, area: str) -> KeyPair | None:
        """Return an entry."""
        self.calls.append("get")
        return None if self.is_locked else super().get(area)

    def lookup(self, area: str) -> LookupResult:
        """Return an entry, or that there is no answer."""
        return (
            LookupResult(None, KeychainState.LOCKED, is_in_keychain=False) if self.is_locked else super().lookup(area)
        )

    def allow_prompt(self) -> None:
        """Allow a prompt for its password."""
        self.calls.append("ask again")

    def set(self, area: str, pair: KeyPair) -> KeychainState:
        """Keep an entry."""
        self.calls.append("set")
        return super().set(area, pair)

    def killed_at_the_second(self) -> Callable[[str, KeyPair], KeychainState]:
        """Return a `set` in whose second call the process ends."""
        done: list[str] = []

        def set_once(area: str, pair: KeyPair) -> KeychainState:
            if done:
                raise KeyboardInterrupt
            done.append(area)
            return MemorySecrets.set(self, area, pair)

        return set_once
