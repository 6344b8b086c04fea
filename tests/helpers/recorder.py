"""A counter that only notes what windows ask of it."""

from __future__ import annotations

from typing import Any

from paydesk.domain.events import SaleWish
from paydesk.domain.order import PaymentMethod
from paydesk.domain.settings import Settings


class Recorder:
    """The protocol of Wishes; `calls` holds each call as its name and arguments, in order."""

    def __init__(self) -> None:
        self.calls: list[tuple[str, tuple[Any, ...]]] = []

    def of(self, name: str) -> list[tuple[Any, ...]]:
        """The arguments of each call of one name."""
        return [arguments for called, arguments in self.calls if called == name]

    @property
    def taken(self) -> list[SaleWish]:
        """The sales that were wished for."""
        return [arguments[0] for arguments in self.of("take")]

    def take(self, wish: SaleWish) -> None:
        """Note it."""
        self.calls.append(("take", (wish,)))

    def look_at(self, sale_id: str) -> None:
        """Note it."""
        self.calls.append(("look_at", (sale_id,)))

    def renew(self, sale_id: str, method: PaymentMethod, by: str) -> None:
        """Note it."""
        self.calls.append(("renew", (sale_id, method, by)))

    def cancel(self, sale_id: str, by: str) -> None:
        """Note it."""
        self.calls.append(("cancel", (sale_id, by)))

    def read_now(self, sale_id: str, by: str) -> None:
        """Note it."""
        self.calls.append(("read_now", (sale_id, by)))

    def put_aside(self, sale_id: str, by: str) -> None:
        """Note it."""
        self.calls.append(("put_aside", (sale_id, by)))

    def seen(self, sale_id: str, by: str) -> None:
        """Note it."""
        self.calls.append(("seen", (sale_id, by)))

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
