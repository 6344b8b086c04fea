"""What windows may ask of the payout side and of verification."""

from __future__ import annotations

from typing import Protocol

from paydesk.domain.payout.payout import Draft
from paydesk.domain.payout.requests import HistoryQuery


class PayoutWishes(Protocol):
    """Each call returns at once; what comes of it is a message (domain.payout.messages), or PermissionDenied."""

    def review(self, draft: Draft) -> None:
        """Check the rules and the shop's limits; nothing is written: Weighed, or DraftRefused."""

    def confirm(self, draft: Draft, second_id: str = "", pin: str = "") -> None:
        """Journal it and send it: PayoutChanged; or DraftRefused, or PinRefused (ask_id: the draft's).

        The same draft again is the same Out. `second_id` and `pin`: the second person, where one is needed.
        """

    def send_again(self, payout_id: str) -> None:
        """The same id once more, where its outcome says that this is safe (Retry.SAME_ID): PayoutChanged."""

    def ask_status(self, payout_id: str) -> None:
        """Read at once what became of it: PayoutChanged, and for a cashgram CashgramRead and LinkMade."""

    def deactivate(self, payout_id: str) -> None:
        """End a cashgram, so that nobody can redeem it: PayoutChanged."""

    def settle_by_hand(self, payout_id: str, arrived: bool) -> None:
        """Say whether an internal transfer whose answer was lost arrived: PayoutChanged.

        Nothing published reads its state, so a person compares the balances; the journal has their name.
        """

    def check_upi(self, check_id: str, vpa: str, phone: str) -> None:
        """Look up a UPI address or a phone (exactly one is not empty): UpiChecked."""

    def history(self, ask_id: str, query: HistoryQuery) -> None:
        """One page of transfers to a beneficiary: HistoryCame."""

    def balance(self, instrument_id: str) -> None:
        """What a fund source holds ("" for the account): BalanceCame."""

    def exchange(self, ask_id: str, auth_code: str) -> None:
        """Exchange an authorisation code for an access token (SPEC.md 4.4), kept in the keychain: IdentityCame."""

    def forget_token(self) -> None:
        """Forget the access token."""
