"""The counter's QThread: its asyncio loop runs the counter, one signal carries messages out, `send` takes commands in.

Commands are held until the loop runs, are started in order, and are reported as failed if it ends before them.
"""

from __future__ import annotations

import contextlib
import logging
import threading
from collections.abc import Callable, Coroutine
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from PySide6.QtCore import QObject, QThread, QTimer, Signal

if TYPE_CHECKING:
    import asyncio

    from paydesk.domain.commands import Command
    from paydesk.worker.client import StartOptions

_LOG = logging.getLogger("paydesk.worker")
STOP_TIMEOUT_MS: Final = 1_000
"""Longest wait for the thread at the end of the program; the journal already has everything."""
STOPPED: Final = "stopped"
"""Fault of commands that were unfinished when the counter's thread ended."""
CommandHandler: TypeAlias = "Callable[[Command], Coroutine[Any, Any, None]]"


class CommandInbox:
    """Takes commands from any thread; each becomes a task of the loop."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._unfinished: list[Command] = []
        self._begin: Callable[[Command], object] | None = None
        """Starts a command in the loop; set while it runs, as `_end`. May be called from any thread."""
        self._end: Callable[[], object] | None = None
        self._closed = False
        self._tasks: set[asyncio.Task[None]] = set()

    def post(self, command: Command) -> bool:
        """Hand a command to the loop; return False if that has ended. Thread-safe."""
        with self._lock:
            if self._closed:
                return False
            self._unfinished.append(command)
            if self._begin is not None:
                self._begin(command)
            return True

    def end(self) -> None:
        """Take no more commands, and end the loop, also one that has not started yet. Thread-safe."""
        with self._lock:
            self._closed = True
            if self._end is not None:
                with contextlib.suppress(RuntimeError):  # the loop has ended already
                    self._end()

    def open(self, run_command: CommandHandler, end: Callable[[], object]) -> None:
        """Start early commands, and new ones from now on. Called in the loop's thread; `end` ends the loop."""
        import asyncio  # here: it must not delay the window (docs/decisions/0009)

        loop = asyncio.get_running_loop()

        def begin(command: Command) -> None:
            task = loop.create_task(run_command(command))
            self._tasks.add(task)
            task.add_done_callback(lambda task: self._on_ended(task, command))

        def begin_in_loop(command: Command) -> None:
            loop.call_soon_threadsafe(begin, command)

        with self._lock:
            self._begin, self._end = begin_in_loop, partial(loop.call_soon_threadsafe, end)
            early, ends = list(self._unfinished), self._closed
        if ends:
            end()
            return
        for command in early:
            begin(command)

    def _on_ended(self, task: asyncio.Task[None], command: Command) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is None:
            with self._lock:
                self._unfinished = [each for each in self._unfinished if each is not command]

    async def drain(self) -> None:
        """Take no more commands, cancel running ones, and wait for their end. Called in the loop's thread."""
        import asyncio

        with self._lock:
            self._closed = True
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def close(self) -> list[Command]:
        """Return the unfinished commands, after the loop has ended."""
        with self._lock:
            self._closed = True
            return self._unfinished


class CounterThread(QThread):
    """Runs the counter (CommandClient). `event_emitted` carries one frozen dataclass of paydesk.domain.messages."""

    event_emitted = Signal(object)

    def __init__(self, options: StartOptions, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._options = options
        self._inbox = CommandInbox()

    def send(self, command: Command) -> None:
        """Send a command to the counter. Called in the main thread, at any time."""
        if not self._inbox.post(command):
            QTimer.singleShot(0, self, partial(self._emit_stopped, command))

    def stop(self) -> bool:
        """End the loop, and wait at most a second; return True if the thread has ended."""
        self._inbox.end()
        return self.wait(STOP_TIMEOUT_MS)

    def run(self) -> None:
        """Run the counter. Imports are inside: they must not delay the first window."""
        import asyncio

        try:
            asyncio.run(self._main())
        except BaseException:  # noqa: BLE001 - the edge of the thread, and SystemExit ends no more than that
            _LOG.exception("Counter thread stopped by an exception")
            from paydesk.domain.messages import JournalFault

            self.event_emitted.emit(JournalFault(STOPPED))
        finally:
            for command in self._inbox.close():
                self._emit_stopped(command)

    def _emit_stopped(self, command: Command) -> None:
        from paydesk.domain.messages import CommandEnded, CommandStatus

        self.event_emitted.emit(CommandEnded(command.command_id, CommandStatus.FAILED, command.subject, STOPPED))

    async def _main(self) -> None:
        import asyncio

        from paydesk.worker.core import Core

        core = Core(self._options, self.event_emitted.emit)
        running = asyncio.create_task(core.run(lambda: self._inbox.open(core.dispatch, running.cancel)))
        try:
            await asyncio.wait({running})
        finally:
            await self._inbox.drain()
            await core.close()
        if not running.cancelled():
            running.result()
