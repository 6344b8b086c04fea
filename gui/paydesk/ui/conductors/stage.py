"""What a conductor may ask of the main window."""

from __future__ import annotations

from typing import Protocol


class Stage(Protocol):
    """The window in which pages come to the front."""

    @property
    def page(self) -> str:
        """The name of the page in front."""

    @property
    def by(self) -> str:
        """Who is at the till, for the journal."""

    def show_page(self, name: str) -> None:
        """Bring a page to the front; a sale that was shown goes on waiting."""

    def show_sale(self, sale_id: str) -> None:
        """Bring one sale to the screen; an id that the windows do not know changes nothing."""

    def close_keys(self) -> None:
        """Close the table of keys, if it is open."""

    def refresh(self) -> None:
        """Show everything as it is now."""

    def refresh_soon(self) -> None:
        """Something changed: show it once all that came with it is here."""

    def refresh_in_a_while(self) -> None:
        """Something small changed: it must not be painted before what staff wait for."""
