"""What windows may ask about people and locks."""

from __future__ import annotations

from typing import Protocol

from paydesk.domain.people.person import Person


class PeopleWishes(Protocol):
    """Each call returns at once; what comes of it arrives as an event (paydesk.domain.people.messages).

    `ask_id` is made by the window, once for each press of a key, and comes back in PinTaken or PinRefused.
    """

    def sign_in(self, ask_id: str, person_id: str, pin: str) -> None:
        """This person is at the till now; opens the lock: SignedIn, PinTaken or PinRefused."""

    def lock(self) -> None:
        """Hide staff data until somebody signs in: SignedIn. Sales go on. Nothing when nobody is set up."""

    def unlock_pages(self, ask_id: str, person_id: str, pin: str) -> None:
        """Open the supervisor's pages for a minute of work, whoever is at the till: SignedIn."""

    def close_pages(self) -> None:
        """The supervisor's pages are left: SignedIn."""

    def still_here(self) -> None:
        """Somebody works on the supervisor's pages: the minute begins anew."""

    def save_person(self, ask_id: str, person: Person, pin: str) -> None:
        """Add or change a person; an empty PIN keeps the one they have: PeopleKnown, or PeopleFault."""

    def remove_person(self, ask_id: str, person_id: str) -> None:
        """Take a person off the list; the journal keeps their name: PeopleKnown, or PeopleFault."""

    def release(self, ask_id: str, person_id: str, by_id: str, pin: str) -> None:
        """A supervisor (`by_id`, with their PIN) opens for somebody whose PIN was wrong ten times."""
