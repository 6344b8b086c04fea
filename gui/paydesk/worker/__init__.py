"""The QThread with its asyncio loop, and the one signal that reaches windows."""
