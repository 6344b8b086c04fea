"""The question that people see before money moves: whoever sends it, and a second person."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from paydesk.domain.money import Money


@dataclass(frozen=True, slots=True)
class ConfirmationModel:
    """Texts of the question about one payment, unmasked: people compare them with a bill or a phone."""

    amount: Money
    payee: str = field(repr=False)
    pairs: Sequence[tuple[str, str]] = field(repr=False)
    send_label: str
    """The label of the button that sends it."""
    name_at_bank: str = field(default="", repr=False)
    name_differs: bool = False
    """The bank's name is not the one typed: somebody has to say that it is right."""
    note: str = ""
    """Advice about this kind of payment."""
