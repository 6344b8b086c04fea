"""What a notice says, and where it has room of its own: what stands there gives way, and nothing is covered."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum

from PySide6.QtWidgets import QWidget

from paydesk.ui.widgets.card import MessageKind
from paydesk.ui.words.base import Words


@dataclass(frozen=True, slots=True)
class Saying:
    """One word, and how `Notices.say` was asked for it."""

    words: Words
    kind: MessageKind
    more: bool
    stays: bool
    folder: str = ""
    leaves: bool = True
    """Whether it goes once it was read; False: it is wrong for as long as it stands there."""


class RoomPlace(Enum):
    """Where notices stand."""

    NONE = "none"
    LIST = "list"
    PAGE = "page"
    WINDOW = "window"


class NoticeRooms:
    """Keeps room free in one place at a time."""

    def __init__(self, keepers: Mapping[RoomPlace, Callable[[int], None]]) -> None:
        """Take those that keep so many pixels free, by place."""
        self._keepers = keepers
        self._kept = RoomPlace.NONE, 0

    def keep(self, place: RoomPlace, height: int = 0) -> None:
        """Keep so much free there, and nothing anywhere else."""
        if self._kept != (place, height):
            self._kept = place, height
            for each, keep in self._keepers.items():
                keep(height if each is place else 0)


def keep_high(end: QWidget, height: int) -> None:
    """Keep so many pixels free at an end."""
    end.setFixedHeight(height)
    end.setVisible(height > 0)
