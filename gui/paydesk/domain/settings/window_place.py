"""How the window stood when it was closed: nothing that a setting is yet, and no secret."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class WindowPlace:
    """Left, top, width and height in logical pixels, as the window has them when it fills nothing."""

    left: int
    top: int
    width: int
    height: int
    maximized: bool = False
    full_screen: bool = False
    start: Mapping[str, str] = field(default_factory=dict)
    """What was typed at a first start that is not through, without keys: field -> text."""
