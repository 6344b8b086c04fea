"""People for tests: cheap PINs, and a keychain that is only a dictionary."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from paydesk.store.keychain import KeyPair
from paydesk.store.people.pin_digest import ScryptCost
from paydesk.store.secrets import KeychainState, LookupResult
from tests.helpers.keychain import Keychain

CHEAP: Final = ScryptCost(n=2, r=1, p=1)
"""Cost of a PIN in tests that check many."""


class PretendKeychain(Keychain):
    """A keychain that is there and open; `calls` notes what it was asked."""

    def __init__(self) -> None:
        super().__init__()
        self.calls: list[str] = []

    def lookup(self, name: str) -> LookupResult:
        """Return an entry, or that there is no answer."""
        self.calls.append("get")
        return super().lookup(name)

    def allow_prompt(self) -> None:
        """Allow a prompt for its password."""
        self.calls.append("ask again")
        super().allow_prompt()

    def set(self, name: str, pair: KeyPair) -> KeychainState:
        """Keep an entry."""
        self.calls.append("set")
        return super().set(name, pair)

    def killed_at_the_second(self) -> Callable[[str, KeyPair], KeychainState]:
        """Return a `set` in whose second call the process ends."""
        done: list[str] = []

        def set_once(name: str, pair: KeyPair) -> KeychainState:
            if done:
                raise KeyboardInterrupt
            done.append(name)
            return Keychain.set(self, name, pair)

        return set_once
