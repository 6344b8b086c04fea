"""An asyncio loop whose time is virtual: when nothing is ready it jumps to the next timer. Same order, every run."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeVar

T = TypeVar("T")

_RESOLUTION: Final = 1e-6
"""Seconds that count as the same moment: far above what a float of some days' seconds loses, far below a ms."""


class Stuck(RuntimeError):
    """Raised when nothing is ready and no timer is set: the wait would never end."""


class _Jump:
    """Stands where a loop asks the system to wake it: nobody is waited for, the time is moved on."""

    def __init__(self) -> None:
        self.now = 0.0
        self.now_ns = 0

    def select(self, timeout: float | None) -> list[Any]:
        if timeout is None:
            raise Stuck
        self.now += timeout
        self.now_ns = round(self.now * 1_000_000) * 1_000
        return []


class VirtualLoop(asyncio.BaseEventLoop):
    """Runs coroutines, timers and callbacks, and no network. Threads' work is done at once, where it was asked for."""

    def __init__(self) -> None:
        super().__init__()
        self._selector = self._jump = _Jump()
        self._clock_resolution = _RESOLUTION

    def time(self) -> float:
        """Virtual seconds since the loop was made."""
        return self._jump.now

    def elapsed_ns(self) -> int:
        """Return the elapsed time in whole nanoseconds, rounded to microseconds, for `domain.clock.Clock`."""
        return self._jump.now_ns

    def run_in_executor(self, _executor: object, func: Callable[..., T], *args: Any) -> asyncio.Future[T]:  # type: ignore[override]
        """Do it here and now: a thread would make the order of things a matter of luck."""
        future: asyncio.Future[T] = self.create_future()
        try:
            future.set_result(func(*args))
        except Exception as fault:  # noqa: BLE001 - handed to whoever waits
            future.set_exception(fault)
        return future

    def _process_events(self, _events: list[Any]) -> None: ...

    def _write_to_self(self) -> None: ...


def run(main: Callable[[VirtualLoop], Coroutine[Any, Any, T]]) -> T:
    """Run `main(loop)` on a new virtual loop, to its end."""
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        loop = runner.get_loop()
        assert isinstance(loop, VirtualLoop)
        return runner.run(main(loop))
