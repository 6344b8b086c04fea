"""The shop's logo: a PNG or JPEG of limited size. Only its head is read here; nothing decodes an unchecked one."""

from __future__ import annotations

from itertools import count
from typing import Final

LOGO_MAX_BYTES: Final = 150_000
LOGO_MAX_SIDE: Final = 1_500
"""Pixels: a larger picture could fill the memory when it is decoded."""
_PNG: Final = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR"
_JPEG: Final = b"\xff\xd8\xff"
_FRAMES: Final = frozenset(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}
"""Markers of JPEG segments with the size of the picture."""


def is_logo(data: bytes) -> bool:
    """Return True for the beginning of a PNG or JPEG whose file and picture are small enough."""
    size = _png_size(data) if data.startswith(_PNG) else _jpeg_size(data) if data.startswith(_JPEG) else None
    return len(data) <= LOGO_MAX_BYTES and size is not None and all(1 <= side <= LOGO_MAX_SIDE for side in size)


def _png_size(data: bytes) -> tuple[int, int]:
    head = data[len(_PNG) : len(_PNG) + 8]
    return int.from_bytes(head[:4]), int.from_bytes(head[4:])


def _jpeg_size(data: bytes) -> tuple[int, int] | None:
    """Return the size from the first frame; None if there is none, or a segment is malformed."""
    place = 2
    for _ in count():
        marker, length = data[place : place + 2], int.from_bytes(data[place + 2 : place + 4])
        if len(marker) < 2 or marker[0] != 0xFF or length < 2:
            return None
        if marker[1] in _FRAMES:
            return int.from_bytes(data[place + 7 : place + 9]), int.from_bytes(data[place + 5 : place + 7])
        place += 2 + length
    return None
