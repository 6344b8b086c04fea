"""PayoutStore: content, order, and one signal for each event."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication

from paydesk.domain.fact import Stamp
from paydesk.domain.messages import Answered, JournalFault
from paydesk.domain.money import Money
from paydesk.domain.payout.messages import (
    CashgramRead,
    DraftRefused,
    DraftReviewed,
    LinkCreated,
    PayoutChanged,
    PayoutsLoaded,
    SourceBalance,
    TokenState,
    TransferHistory,
    UpiCheck,
)
from paydesk.domain.payout.payout import Draft, DraftSummary, PayoutKind
from paydesk.domain.payout.requests import BeneDetails, DirectTransfer, HistoryQuery
from paydesk.ui.money.store import PayoutStore
from tests.helpers.addresses import payout_link
from tests.ui.money.payouts import many_outs

NOW = 1_790_000_000_000
DRAFT = Draft("d", DirectTransfer("", Money(100), BeneDetails()))
EVENTS = {
    "loaded": PayoutsLoaded(()),
    "reviewed": DraftReviewed(DraftSummary(DRAFT)),
    "refused": DraftRefused("d"),
    "checked": Answered("c", UpiCheck()),
    "history_came": Answered("h", TransferHistory(HistoryQuery("BENE42"))),
    "balance_came": SourceBalance("SRC1"),
    "identity_came": Answered("i", TokenState()),
    "link_made": LinkCreated("x", payout_link("https://example.com/secret")),
    "cashgram_read": CashgramRead("x"),
}


@pytest.mark.parametrize("name", EVENTS)
def test_each_event_is_emitted_once_and_unchanged(qapp: QApplication, name: str) -> None:
    store = PayoutStore()
    heard: list[tuple[str, object]] = []
    takers = {
        each: (lambda event, each=each: heard.append((each, event)))
        for each in ("loaded", "payout_changed", "answer_received")
    }
    for each, take in takers.items():
        getattr(store, each).connect(take)
    store.on_event(EVENTS[name])
    store.on_event(JournalFault("bug"))
    assert heard == [("loaded" if name == "loaded" else "answer_received", EVENTS[name])]


def test_the_store_keeps_no_link(qapp: QApplication) -> None:
    store = PayoutStore()
    store.on_event(EVENTS["link_made"])
    assert "secret" not in repr(vars(store))


def test_unsettled_and_recent_partition_payouts_newest_first(qapp: QApplication) -> None:
    store = PayoutStore()
    event = many_outs(NOW)
    store.on_event(event)
    unsettled, recent = store.unsettled(), store.recent()
    assert {out.payout_id for out in (*unsettled, *recent)} == {out.payout_id for out in event.payouts}
    assert all(not out.settled for out in unsettled)
    assert all(out.settled for out in recent)
    for outs in (unsettled, recent):
        assert [out.wanted_at for out in outs] == sorted((out.wanted_at for out in outs), reverse=True)
    assert store.recent(1) == recent[:1]
    assert {out.kind for out in store.cashgrams()} == {PayoutKind.CASHGRAM}


def test_a_changed_payout_replaces_the_old_one(qapp: QApplication) -> None:
    store = PayoutStore()
    store.on_event(many_outs(NOW))
    first = store.unsettled()[0]
    heard: list[object] = []
    store.payout_changed.connect(heard.append)
    settled = replace(first, settlement=Stamp(NOW))
    store.on_event(PayoutChanged(settled))
    assert heard == [settled]
    assert store.payout(first.payout_id) == settled
    assert first not in store.unsettled()
    assert store.payout("nobody") is None
