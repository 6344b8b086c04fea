"""The counter's messages to the windows, as a test looks for them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from paydesk.domain.messages import Answered

ValueT = TypeVar("ValueT")


def events_of(events: Iterable[object], kind: type[ValueT]) -> list[ValueT]:
    """Return the messages of one type, or the answers of one type."""
    found = [each for event in events for each in (event, event.answer if isinstance(event, Answered) else None)]
    return [each for each in found if isinstance(each, kind)]
