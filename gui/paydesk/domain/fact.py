"""A fact: one thing that happened at this counter, in the order it happened (DESIGN.md, the journal)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from paydesk.domain.exact_json import Json

OUT: Final = "out:"
"""Payouts, by `payout_id`."""
PEOPLE: Final = "people:"
KEPT: Final = "kept:"


@dataclass(frozen=True, slots=True)
class Fact:
    """One thing that happened to one subject: a sale, a payout, a person (see `is_sale`).

    `at` is milliseconds since 1970, UTC, by this PC's clock. `data` is JSON-ready and holds no secret.
    """

    subject: str
    at: int
    kind: str
    data: Mapping[str, Json]


def is_sale(subject: str) -> bool:
    """Whether a subject is a sale, and not a payout, a person or what this PC keeps ("out:..." and the like)."""
    return ":" not in subject
