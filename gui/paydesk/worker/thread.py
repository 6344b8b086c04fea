"""The one QThread: its asyncio loop runs the counter; events leave as one signal, wishes come in by methods."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QThread, Signal

from paydesk.domain.messages import JournalFault
from paydesk.worker.inbox import Inbox
from paydesk.worker.key_posts import KeyPosts
from paydesk.worker.payout_posts import PayoutPosts
from paydesk.worker.people_posts import PeoplePosts

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Callable, Coroutine
    from typing import Any

    from paydesk.domain.commands import Command, TakeSale
    from paydesk.domain.order import PaymentMethod
    from paydesk.domain.settings.settings import Settings
    from paydesk.worker.core import Desk
    from paydesk.worker.options import StartOptions

_LOG = logging.getLogger("paydesk.worker")
GRACE_MS: Final = 1_000
"""How long the end of the program waits for the thread; the journal already has everything."""


class CounterThread(QThread):
    """Runs the counter (Wishes). `happened` carries one frozen dataclass of paydesk.domain.events."""

    happened = Signal(object)

    def __init__(self, options: StartOptions, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._options = options
        self._mail = Inbox()
        self._desk: Desk | None = None
        self._running: asyncio.Task[None] | None = None
        self.payouts = PayoutPosts(self._post)
        self.people = PeoplePosts(self._post)
        self.keys = KeyPosts(self._post)

    def run(self) -> None:
        """The thread's body. Imports come late: they must not stand before the first window."""
        import asyncio

        try:
            asyncio.run(self._main())
        except Exception:  # noqa: BLE001 - the edge of the thread
            _LOG.exception("the counter has stopped")
            self.happened.emit(JournalFault("stopped"))

    async def _main(self) -> None:
        import asyncio

        from paydesk.worker.core import Desk

        self._desk = Desk(self._options, self.happened.emit)
        self._running = asyncio.create_task(self._desk.run())
        self._mail.open()
        try:
            await asyncio.wait({self._running})
        finally:
            self._mail.close()
            await self._mail.drained()
            await self._desk.close()
        if not self._running.cancelled() and (fault := self._running.exception()) is not None:
            raise fault

    async def _end(self) -> None:
        if self._running is not None:
            self._running.cancel()

    def stop(self) -> bool:
        """End the loop and wait for the thread, a second at most. Whether it has ended."""
        self._mail.post(self._end)
        return self.wait(GRACE_MS)

    def _post(self, do: Callable[[Desk], Coroutine[Any, Any, None]]) -> None:
        async def step() -> None:
            from paydesk.counter.access import Denied

            try:
                if self._desk is not None:
                    await do(self._desk)
            except Denied as denied:
                self.happened.emit(denied.event)

        self._mail.post(step)

    def send(self, command: Command) -> None:
        """Let the counter do this (CommandClient)."""
        self._post(lambda desk: desk.dispatch(command))

    def take(self, wish: TakeSale) -> None:
        """Take a sale."""
        self._post(lambda desk: desk.sales.take(wish))

    def look_at(self, sale_id: str) -> None:
        """This sale is on the screen now."""
        self._post(lambda desk: desk.sales.look_at(sale_id))

    def renew(self, sale_id: str, method: PaymentMethod) -> None:
        """A new QR or link on the same order."""
        self._post(lambda desk: desk.sales.renew(sale_id, method))

    def cancel(self, sale_id: str) -> None:
        """Terminate the order."""
        self._post(lambda desk: desk.sales.cancel(sale_id))

    def read_now(self, sale_id: str) -> None:
        """Read the status at once."""
        self._post(lambda desk: desk.sales.read_now(sale_id))

    def put_aside(self, sale_id: str) -> None:
        """The next customer comes."""
        self._post(lambda desk: desk.sales.put_aside(sale_id))

    def seen(self, sale_id: str) -> None:
        """A person has seen the result."""
        self._post(lambda desk: desk.sales.seen(sale_id))

    def search(self, query: str) -> None:
        """Find sales in the journal."""
        self._post(lambda desk: desk.sales.search(query))

    def story(self, sale_id: str) -> None:
        """The facts of one sale."""
        self._post(lambda desk: desk.sales.story(sale_id))

    def configure(self, settings: Settings) -> None:
        """Save and use these settings."""
        self._post(lambda desk: desk.sales.configure(settings))

    def set_keys(self, client_id: str, client_secret: str) -> None:
        """Keep and use these keys."""
        self._post(lambda desk: desk.sales.set_keys(client_id, client_secret))

    def test_connection(self, settings: Settings, client_id: str, client_secret: str) -> None:
        """Try the keys on the service."""
        self._post(lambda desk: desk.sales.test_connection(settings, client_id, client_secret))
