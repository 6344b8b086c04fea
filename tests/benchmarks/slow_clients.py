"""Clients that never finish their request: they send the half of a head, wait until they are closed, and come again.

Started as: python slow_clients.py PORT COUNT. Says "ready" once all have connected; ends with its standard input.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys

PAUSE_S = 1.0
"""Between two connections of one client."""


async def come_again(port: int, connected: asyncio.Semaphore) -> None:
    """Connect for ever."""
    while True:
        with contextlib.suppress(OSError):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            connected.release()
            writer.write(b"POST /v1/charges HTTP/1.1\r\nHost: 127.")
            await reader.read()
            writer.close()
        await asyncio.sleep(PAUSE_S)


async def main(port: int, count: int) -> None:
    """Let all clients come, until standard input ends."""
    connected = asyncio.Semaphore(0)
    clients = [asyncio.create_task(come_again(port, connected)) for _ in range(count)]
    for _ in range(count):
        await connected.acquire()
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    await asyncio.to_thread(sys.stdin.read)
    for client in clients:
        client.cancel()


if __name__ == "__main__":
    asyncio.run(main(*map(int, sys.argv[1:])))
