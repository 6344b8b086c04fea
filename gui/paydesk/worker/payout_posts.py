"""Wishes about the payout side, on their way into the loop."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from paydesk.domain.payout.payout import Draft
    from paydesk.domain.payout.requests import HistoryQuery
    from paydesk.worker.post import Post


class PayoutPosts:
    """Posts each wish (PayoutWishes) to the payout office."""

    def __init__(self, post: Post) -> None:
        self._post = post

    def review(self, draft: Draft) -> None:
        """Check rules and limits."""
        self._post(lambda desk: desk.payouts.review(draft))

    def confirm(self, draft: Draft, second_id: str = "", pin: str = "") -> None:
        """Journal and send."""
        self._post(lambda desk: desk.payouts.confirm(draft, second_id, pin))

    def send_again(self, payout_id: str) -> None:
        """The same id once more."""
        self._post(lambda desk: desk.payouts.send_again(payout_id))

    def ask_status(self, payout_id: str) -> None:
        """Read what became of it."""
        self._post(lambda desk: desk.payouts.ask_status(payout_id))

    def deactivate(self, payout_id: str) -> None:
        """End a cashgram."""
        self._post(lambda desk: desk.payouts.deactivate(payout_id))

    def settle_by_hand(self, payout_id: str, arrived: bool) -> None:
        """Say whether it arrived."""
        self._post(lambda desk: desk.payouts.settle_by_hand(payout_id, arrived=arrived))

    def check_upi(self, check_id: str, vpa: str, phone: str) -> None:
        """Look up a UPI address or a phone."""
        self._post(lambda desk: desk.lookups.check_upi(check_id, vpa, phone))

    def history(self, ask_id: str, query: HistoryQuery) -> None:
        """One page of transfers to a beneficiary."""
        self._post(lambda desk: desk.lookups.history(ask_id, query))

    def balance(self, instrument_id: str) -> None:
        """What a fund source holds."""
        self._post(lambda desk: desk.lookups.balance(instrument_id))

    def exchange(self, ask_id: str, auth_code: str) -> None:
        """Exchange an authorisation code."""
        self._post(lambda desk: desk.lookups.exchange(ask_id, auth_code))

    def forget_token(self) -> None:
        """Forget the access token."""
        self._post(lambda desk: desk.lookups.forget_token())
