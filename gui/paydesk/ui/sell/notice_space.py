"""What a notice says, and where it has room of its own: what stands there gives way, and nothing is covered."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum

from PySide6.QtWidgets import QWidget

from paydesk.ui.widgets.card import MessageKind
from paydesk.ui.words.base import Words


@dataclass(frozen=True, slots=True)
class Notice:
    """One word, and how `Notices.say` was asked for it."""

    words: Words
    kind: MessageKind
    has_details: bool
    is_sticky: bool
    folder: str = ""
    expires: bool = True
    """Whether it goes once it was read; False: it is wrong for as long as it stands there."""


class NoticeLocation(Enum):
    """Where notices stand."""

    NONE = "none"
    LIST = "list"
    PAGE = "page"
    WINDOW = "window"


class NoticeSpace:
    """Keeps room free in one place at a time."""

    def __init__(self, keepers: Mapping[NoticeLocation, Callable[[int], None]]) -> None:
        """Take those that keep so many pixels free, by place."""
        self._reserve_at = keepers
        self._reserved = NoticeLocation.NONE, 0

    def reserve(self, location: NoticeLocation, height: int = 0) -> None:
        """Keep so much free there, and nothing anywhere else."""
        if self._reserved != (location, height):
            self._reserved = location, height
            for each, keep in self._reserve_at.items():
                keep(height if each is location else 0)


def reserve_height(end: QWidget, height: int) -> None:
    """Keep so many pixels free at an end."""
    end.setFixedHeight(height)
    end.setVisible(height > 0)
