"""Where the window stood when it was closed: not a setting that anybody types, and no secret."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class WindowPlace:
    """Left, top, width and height in logical pixels, as the window has them when it fills nothing."""

    left: int
    top: int
    width: int
    height: int
    maximized: bool = False
    full_screen: bool = False
