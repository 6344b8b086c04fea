"""Wishes about keys and what this PC keeps, on their way into the loop."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from paydesk.domain.settings.messages import Area
    from paydesk.domain.settings.settings import Settings
    from paydesk.worker.post import Post


class KeyPosts:
    """Posts each wish (KeyWishes) to the key desk."""

    def __init__(self, post: Post) -> None:
        self._post = post

    def set_area_keys(self, area: Area, client_id: str, client_secret: str) -> None:
        """Keep and use the keys of an area."""
        self._post(lambda desk: desk.keys.set_area_keys(area, client_id, client_secret))

    def forget_area_keys(self, area: Area) -> None:
        """Forget the keys of an area."""
        self._post(lambda desk: desk.keys.forget_area_keys(area))

    def test_area(self, area: Area, settings: Settings, client_id: str, client_secret: str) -> None:
        """Try keys with a call that changes nothing."""
        self._post(lambda desk: desk.keys.test_area(area, settings, client_id, client_secret))

    def look_at_keys(self) -> None:
        """Where the keys of each area are."""
        self._post(lambda desk: desk.keys.look_at_keys())

    def look_at_kept(self) -> None:
        """What this PC keeps."""
        self._post(lambda desk: desk.keys.look_at_kept())

    def erase(self, before: int) -> None:
        """Erase what is old and finished."""
        self._post(lambda desk: desk.keys.erase(before))

    def export_settings(self) -> None:
        """The settings for a second counter."""
        self._post(lambda desk: desk.keys.export_settings())
