"""What windows may ask of the counter: the one way down (DESIGN.md, "The way of a sale")."""

from __future__ import annotations

from typing import Protocol

from paydesk.domain.commands import TakeSale
from paydesk.domain.order import PaymentMethod
from paydesk.domain.settings.settings import Settings
from paydesk.worker.key_wishes import KeyWishes
from paydesk.worker.payout_wishes import PayoutWishes
from paydesk.worker.people_wishes import PeopleWishes


class Wishes(Protocol):
    """Each call returns at once; what comes of it arrives as an event (paydesk.domain.messages)."""

    def take(self, wish: TakeSale) -> None:
        """Take a sale: FactHappened, QrPicture, or SaleRefused."""

    def look_at(self, sale_id: str) -> None:
        """This sale is on the screen now ("" for none): it is read first, and its QrPicture is sent again."""

    def renew(self, sale_id: str, method: PaymentMethod) -> None:
        """A new QR or link on the same order, after a read that says ACTIVE (DESIGN.md, truth 4)."""

    def cancel(self, sale_id: str) -> None:
        """Terminate the order; the outcome is confirmed by reading (SPEC.md 4.3)."""

    def read_now(self, sale_id: str) -> None:
        """Read the status at once."""

    def put_aside(self, sale_id: str) -> None:
        """The next customer comes; this sale goes on waiting."""

    def seen(self, sale_id: str) -> None:
        """A person has seen the result (ends the alarm of a late payment)."""

    def search(self, query: str) -> None:
        """Find sales by amount, order number or its last digits: Found."""

    def story(self, sale_id: str) -> None:
        """The facts of one sale: Story."""

    def configure(self, settings: Settings) -> None:
        """Save and use these settings from now on."""

    def set_keys(self, client_id: str, client_secret: str) -> None:
        """Keep and use these keys of the gateway: KeysState."""

    def test_connection(self, settings: Settings, client_id: str, client_secret: str) -> None:
        """Try the keys (empty: those in use) on the service with a read: ConnectionTested."""


class AllWishes(Wishes, Protocol):
    """Everything that windows may ask: sales and settings by name, the rest by its part."""

    @property
    def payouts(self) -> PayoutWishes:
        """The payout side and verification."""

    @property
    def people(self) -> PeopleWishes:
        """People and locks."""

    @property
    def keys(self) -> KeyWishes:
        """Keys, and what this PC keeps."""
