"""What windows may ask of the payout side and of verification."""

from __future__ import annotations

from typing import Protocol

from paydesk.domain.outs import Draft
from paydesk.domain.payouts import HistoryQuery


class PayoutWishes(Protocol):
    """Each call returns at once; what comes of it arrives as an event (paydesk.domain.payout_events), or NotAllowed."""

    def weigh(self, draft: Draft) -> None:
        """Check the rules and the shop's limits; nothing is written: Weighed, or DraftRefused."""

    def confirm(self, draft: Draft, second_id: str = "", pin: str = "") -> None:
        """Journal it and send it: OutChanged; or DraftRefused, or PinRefused (ask_id: the draft's).

        The same draft again is the same Out. `second_id` and `pin`: the second person, where one is needed.
        """

    def send_again(self, out_id: str) -> None:
        """The same id once more, where its outcome says that this is safe (Retry.SAME_ID): OutChanged."""

    def ask_status(self, out_id: str) -> None:
        """Read at once what became of it: OutChanged, and for a cashgram CashgramRead and LinkMade."""

    def deactivate(self, out_id: str) -> None:
        """End a cashgram, so that nobody can redeem it: OutChanged."""

    def settle_by_hand(self, out_id: str, arrived: bool) -> None:
        """Say whether an internal transfer whose answer was lost arrived: OutChanged.

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
