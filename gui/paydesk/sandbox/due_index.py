"""Index of the records that change, or are sent, by themselves at a time of the sandbox's clock."""

from __future__ import annotations

import heapq

from paydesk.sandbox.dispute_state import DisputeRecord
from paydesk.sandbox.settlement_state import SettlementRecord
from paydesk.sandbox.state import CashgramRecord, Charge, PaymentRecord, RefundRecord, TransferRecord
from paydesk.sandbox.webhooks.records import WebhookEvent

Due = (
    TransferRecord | Charge | CashgramRecord | PaymentRecord | RefundRecord | SettlementRecord | DisputeRecord
    | WebhookEvent
)  # fmt: skip


class DueIndex:
    """Due times of records. The world updates it with every `put` and rebuilds it at start."""

    def __init__(self) -> None:
        self._heap: list[tuple[int, int, str, str]] = []
        self._due: dict[tuple[str, str], int] = {}
        self._pushed = 0

    def note_due(self, record: Due) -> None:
        """Note the due time of a new or changed record."""
        due, name = record.due_ms, (record.kind, record.key)
        if due is None:
            self._due.pop(name, None)
        elif self._due.get(name) != due:
            self._due[name] = due
            self._pushed += 1
            heapq.heappush(self._heap, (due, self._pushed, record.kind, record.key))

    def pop_due(self, now_ms: int) -> tuple[int, str, str] | None:
        """Remove and return the earliest due record up to now as (time, kind, key); None if nothing is due."""
        due = self.next_due_ms()
        if due is None or due > now_ms:
            return None
        _, _, kind, key = heapq.heappop(self._heap)
        del self._due[kind, key]
        return due, kind, key

    def next_due_ms(self) -> int | None:
        """Return the earliest due time; None if there is none."""
        while self._heap and self._due.get(self._heap[0][2:]) != self._heap[0][0]:
            heapq.heappop(self._heap)  # it was changed meanwhile
        return self._heap[0][0] if self._heap else None
