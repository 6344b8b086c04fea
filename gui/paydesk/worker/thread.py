"""The one QThread: its asyncio loop runs the counter; messages leave as one signal, commands come in by `send`."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QThread, QTimer, Signal

from paydesk.worker.inbox import Inbox

if TYPE_CHECKING:
    from paydesk.domain.commands import Command
    from paydesk.worker.options import StartOptions

_LOG = logging.getLogger("paydesk.worker")
GRACE_MS: Final = 1_000
"""How long the end of the program waits for the thread; the journal already has everything."""
STOPPED: Final = "stopped"
"""The fault of what the end of the counter's thread left undone."""


class CounterThread(QThread):
    """Runs the counter (CommandClient). `happened` carries one frozen dataclass of paydesk.domain.messages."""

    happened = Signal(object)

    def __init__(self, options: StartOptions, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._options = options
        self._inbox = Inbox()

    def send(self, command: Command) -> None:
        """Let the counter do this. From the main thread, at any time."""
        if not self._inbox.post(command):
            QTimer.singleShot(0, lambda: self._undone(command))

    def stop(self) -> bool:
        """End the loop and wait for the thread, a second at most. Whether it has ended."""
        self._inbox.end()
        return self.wait(GRACE_MS)

    def run(self) -> None:
        """The thread's body. Imports come late: they must not stand before the first window."""
        import asyncio

        try:
            asyncio.run(self._main())
        except BaseException:  # noqa: BLE001 - the edge of the thread, and SystemExit ends no more than that
            _LOG.exception("the counter has stopped")
            from paydesk.domain.messages import JournalFault

            self.happened.emit(JournalFault(STOPPED))
        finally:
            for command in self._inbox.close():
                self._undone(command)

    def _undone(self, command: Command) -> None:
        from paydesk.domain.messages import CommandEnded, End

        self.happened.emit(CommandEnded(command.command_id, End.FAILED, command.subject, STOPPED))

    async def _main(self) -> None:
        import asyncio

        from paydesk.worker.core import Core

        core = Core(self._options, self.happened.emit)
        running = asyncio.create_task(core.run(lambda: self._inbox.open(core.dispatch, running.cancel)))
        try:
            await asyncio.wait({running})
        finally:
            await self._inbox.drain()
            await core.close()
        if not running.cancelled():
            running.result()
