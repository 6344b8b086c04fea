"""The text of a confirmation, for the sender and for a second person."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from paydesk.domain.money import Money


@dataclass(frozen=True, slots=True)
class ConfirmationModel:
    """Text of the confirmation of one payout. Nothing is masked: people compare it with a bill or a phone."""

    amount: Money
    payee: str = field(repr=False)
    pairs: Sequence[tuple[str, str]] = field(repr=False)
    send_label: str
    """Label of the button that sends."""
    name_at_bank: str = field(default="", repr=False)
    name_differs: bool = False
    """The bank's name is not the typed one; the sender has to accept it."""
    note: str = ""
    """Advice about this type of payout."""
