"""Wishes about people and locks, on their way into the loop."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from paydesk.domain.people.person import Person
    from paydesk.worker.post import Post


class PeoplePosts:
    """Posts each wish (PeopleWishes) to the people office."""

    def __init__(self, post: Post) -> None:
        self._post = post

    def sign_in(self, ask_id: str, person_id: str, pin: str) -> None:
        """This person is at the till now."""
        self._post(lambda desk: desk.people.sign_in(ask_id, person_id, pin))

    def lock(self) -> None:
        """Lock the screen."""
        self._post(lambda desk: desk.people.lock())

    def unlock_pages(self, ask_id: str, person_id: str, pin: str) -> None:
        """Open the supervisor's pages."""
        self._post(lambda desk: desk.people.unlock_pages(ask_id, person_id, pin))

    def close_pages(self) -> None:
        """The supervisor's pages are left."""
        self._post(lambda desk: desk.people.close_pages())

    def still_here(self) -> None:
        """Somebody works on the supervisor's pages."""
        self._post(lambda desk: desk.people.still_here())

    def save_person(self, ask_id: str, person: Person, pin: str) -> None:
        """Add or change a person."""
        self._post(lambda desk: desk.people.save_person(ask_id, person, pin))

    def remove_person(self, ask_id: str, person_id: str) -> None:
        """Take a person off the list."""
        self._post(lambda desk: desk.people.remove_person(ask_id, person_id))

    def release(self, ask_id: str, person_id: str, by_id: str, pin: str) -> None:
        """Open for somebody whose PIN was wrong ten times."""
        self._post(lambda desk: desk.people.release(ask_id, person_id, by_id, pin))
