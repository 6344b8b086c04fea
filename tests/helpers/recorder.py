"""A counter that only notes what windows ask of it."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any

from paydesk.domain.commands import TakeSale
from paydesk.domain.order import PaymentMethod
from paydesk.domain.settings.settings import Settings
from paydesk.worker.key_posts import KeyPosts
from paydesk.worker.payout_posts import PayoutPosts
from paydesk.worker.people_posts import PeoplePosts


def _noting(name: str, wish: Callable[..., None]) -> Callable[..., None]:
    form = inspect.signature(wish)

    def note(self: Noted, *arguments: Any, **named: Any) -> None:
        given = form.bind(self, *arguments, **named)
        given.apply_defaults()
        self.calls.append((name, tuple(given.arguments.values())[1:]))

    return note


class Noted:
    """Before the class that posts wishes: `calls` holds each call as its name and all arguments, in order."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        for posts in cls.__mro__[2:]:
            for name, wish in vars(posts).items():
                if inspect.isfunction(wish) and not name.startswith("_"):
                    setattr(cls, name, _noting(name, wish))

    def __init__(self) -> None:
        self.calls: list[tuple[str, tuple[Any, ...]]] = []

    def of(self, name: str) -> list[tuple[Any, ...]]:
        """The arguments of each call of one name."""
        return [arguments for called, arguments in self.calls if called == name]


class PayoutsNoted(Noted, PayoutPosts):
    """What was asked of the payout side and of verification."""


class PeopleNoted(Noted, PeoplePosts):
    """What was asked about people and locks."""


class KeysNoted(Noted, KeyPosts):
    """What was asked about keys and what is kept."""


class Recorder:
    """AllWishes: `calls` holds each call about sales and settings; `payouts`, `people` and `keys` have their own."""

    def __init__(self) -> None:
        self.calls: list[tuple[str, tuple[Any, ...]]] = []
        self.payouts = PayoutsNoted()
        self.people = PeopleNoted()
        self.keys = KeysNoted()

    def of(self, name: str) -> list[tuple[Any, ...]]:
        """The arguments of each call of one name."""
        return [arguments for called, arguments in self.calls if called == name]

    @property
    def taken(self) -> list[TakeSale]:
        """The sales that were wished for."""
        return [arguments[0] for arguments in self.of("take")]

    def take(self, wish: TakeSale) -> None:
        """Note it."""
        self.calls.append(("take", (wish,)))

    def look_at(self, sale_id: str) -> None:
        """Note it."""
        self.calls.append(("look_at", (sale_id,)))

    def renew(self, sale_id: str, method: PaymentMethod) -> None:
        """Note it."""
        self.calls.append(("renew", (sale_id, method)))

    def cancel(self, sale_id: str) -> None:
        """Note it."""
        self.calls.append(("cancel", (sale_id,)))

    def read_now(self, sale_id: str) -> None:
        """Note it."""
        self.calls.append(("read_now", (sale_id,)))

    def put_aside(self, sale_id: str) -> None:
        """Note it."""
        self.calls.append(("put_aside", (sale_id,)))

    def seen(self, sale_id: str) -> None:
        """Note it."""
        self.calls.append(("seen", (sale_id,)))

    def search(self, query: str) -> None:
        """Note it."""
        self.calls.append(("search", (query,)))

    def story(self, sale_id: str) -> None:
        """Note it."""
        self.calls.append(("story", (sale_id,)))

    def configure(self, settings: Settings) -> None:
        """Note it."""
        self.calls.append(("configure", (settings,)))

    def set_keys(self, client_id: str, client_secret: str) -> None:
        """Note it."""
        self.calls.append(("set_keys", (client_id, client_secret)))

    def test_connection(self, settings: Settings, client_id: str, client_secret: str) -> None:
        """Note it."""
        self.calls.append(("test_connection", (settings, client_id, client_secret)))
