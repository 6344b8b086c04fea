"""The line to the payout side and to verification: which clients are used now, and none is closed while in use."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

if TYPE_CHECKING:
    from paydesk.api.identity import Identity
    from paydesk.api.payouts.session import Payouts


class Closing(Protocol):
    """A client that holds connections."""

    async def aclose(self) -> None:
        """Close all connections."""


ClientT = TypeVar("ClientT", bound=Closing)


class NoKeysError(Exception):
    """There are no keys for this side: nothing was sent."""


def _nothing() -> None:
    """Nobody wants to know."""


class ClientSlot(Generic[ClientT]):
    """One client, which can be replaced while calls go on: keys rotate without a restart."""

    def __init__(self) -> None:
        self._client: ClientT | None = None
        self._decided = asyncio.Event()
        self._users: dict[int, int] = {}
        self.changed: Callable[[], None] = _nothing
        """Called when another client is used from now on."""

    @property
    def there(self) -> bool:
        """Whether there are keys."""
        return self._client is not None

    async def use(self, client: ClientT | None) -> None:
        """Talk through this client from now on; the one before it is closed once nobody uses it."""
        before, self._client = self._client, client
        self._decided.set()
        self.changed()
        if before is not None and not self._users.get(id(before)):
            await before.aclose()

    @property
    def client(self) -> ClientT | None:
        """The client that is used now; None while there is none."""
        return self._client

    @asynccontextmanager
    async def taken(self) -> AsyncIterator[ClientT]:
        """The client, for one call; waits at start until it is decided. Raises NoKeysError."""
        await self._decided.wait()
        client = self._client
        if client is None:
            raise NoKeysError
        self._users[id(client)] = self._users.get(id(client), 0) + 1
        try:
            yield client
        finally:
            self._users[id(client)] -= 1
            if not self._users[id(client)]:
                del self._users[id(client)]
                if client is not self._client:
                    await client.aclose()


class PayoutClients:
    """Both slots of this side."""

    def __init__(self) -> None:
        self.payouts: ClientSlot[Payouts] = ClientSlot()
        self.identity: ClientSlot[Identity] = ClientSlot()

    @property
    def keys(self) -> str:
        """A mark of the payout keys in use; "" while there are none."""
        return self.payouts.client.keys if self.payouts.client is not None else ""

    async def close(self) -> None:
        """Close both."""
        await asyncio.gather(self.payouts.use(None), self.identity.use(None))
