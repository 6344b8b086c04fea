"""A notice, and the space that is reserved for it so that it covers nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum

from PySide6.QtWidgets import QWidget

from paydesk.ui.widgets.card import MessageKind
from paydesk.ui.words.base import Words


@dataclass(frozen=True, slots=True)
class Notice:
    """A message, and the options it was posted with (see `Notices.post`)."""

    words: Words
    kind: MessageKind
    has_details: bool
    is_sticky: bool
    folder: str = ""
    expires: bool = True
    """False if it is true as long as it is shown, and is not removed after it was readable."""


class NoticeLocation(Enum):
    """The locations of notices."""

    NONE = "none"
    LIST = "list"
    PAGE = "page"
    WINDOW = "window"


class NoticeSpace:
    """Reserves space at one location at a time."""

    def __init__(self, keepers: Mapping[NoticeLocation, Callable[[int], None]]) -> None:
        """Take a function for each location that reserves so many pixels there."""
        self._reserve_at = keepers
        self._reserved = NoticeLocation.NONE, 0

    def reserve(self, location: NoticeLocation, height: int = 0) -> None:
        """Reserve `height` pixels at a location, and none elsewhere."""
        if self._reserved != (location, height):
            self._reserved = location, height
            for each, keep in self._reserve_at.items():
                keep(height if each is location else 0)


def reserve_height(end: QWidget, height: int) -> None:
    """Give a spacer this height; hide it at 0."""
    end.setFixedHeight(height)
    end.setVisible(height > 0)
