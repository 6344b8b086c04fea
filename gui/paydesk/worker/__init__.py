"""The counter's thread: a QThread with an asyncio loop, and one signal to the windows."""
