"""How a wish gets into the loop: the one way from the window's thread to the desk."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from paydesk.worker.core import Desk

Post: TypeAlias = "Callable[[Callable[[Desk], Coroutine[Any, Any, None]]], None]"
"""Takes what is to be done at the desk; returns at once."""
