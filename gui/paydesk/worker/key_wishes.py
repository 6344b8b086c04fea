"""What windows may ask about keys, and about what this PC keeps."""

from __future__ import annotations

from typing import Protocol

from paydesk.domain.settings.messages import Area
from paydesk.domain.settings.settings import Settings


class KeyWishes(Protocol):
    """Each call returns at once; what comes of it is a message (domain.settings.messages), or PermissionDenied."""

    def set_area_keys(self, area: Area, client_id: str, client_secret: str) -> None:
        """Keep the keys of an area and use them from the next call on, with no restart: AreaKeys."""

    def forget_area_keys(self, area: Area) -> None:
        """Forget the keys of an area, in the keychain too: AreaKeys."""

    def test_area(self, area: Area, settings: Settings, client_id: str, client_secret: str) -> None:
        """Try keys (empty: those in use) with a call that changes nothing: AreaTested."""

    def look_at_keys(self) -> None:
        """Where the keys of each area are: one AreaKeys each."""

    def look_at_kept(self) -> None:
        """What this PC keeps: Kept."""

    def erase(self, before: int) -> None:
        """Erase what is older than this time (ms since 1970) and finished, and the secrets of nobody: Erased, Kept."""

    def export_settings(self) -> None:
        """The settings for a second counter: Exported."""
