"""The offer to be paid by the shop's QR, on the page of a sale whose order or QR could not be made."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from paydesk.domain.messages import QrPicture
from paydesk.domain.money import Money
from paydesk.domain.qr import QrCheck
from paydesk.domain.sale.sale import Phase, Sale
from paydesk.domain.sale.verdict import Verdict
from paydesk.ui.actions import Action
from paydesk.ui.feed import current_verdict
from paydesk.ui.sell.view_model import SaleViewModel

_RETRIES: Final = frozenset({Action.RENEW, Action.TAKE_AGAIN, Action.READ_STATUS})
"""Actions that try again; the offer stands behind the first of them."""


@dataclass(frozen=True, slots=True)
class StaticQrInFront:
    """The shop's QR while its page is in front of the customer."""

    picture: QrPicture | None
    """None if it is not known, or could not be checked."""
    amount: Money | None
    """The amount to pay; None if no sale led there."""

    def is_expected(self, sale: Sale) -> bool:
        """Return True if a payment may be that of the customer in front."""
        return self.amount in {None, sale.amount}


def can_pay_static(sale: Sale, now: int) -> bool:
    """Return True if the customer of a sale can only pay by the shop's QR at `now` (ms since the epoch).

    Nobody has seen a code of its order, so that nothing is paid twice.
    """
    if sale.amount is None or sale.is_static or sale.had_link or sale.is_refused_amount or sale.has_no_order:
        return False
    is_unseen = not sale.codes or (sale.qr is not None and sale.qr.check is QrCheck.NO_IMAGE)
    in_doubt = current_verdict(sale, now) is Verdict.UNKNOWN
    match sale.phase:
        case Phase.FAILED:
            return not sale.codes and not sale.has_lost_code
        case Phase.PREPARING:
            return in_doubt and not sale.codes and not sale.has_lost_code
        case Phase.WAITING:
            return is_unseen and len(sale.codes) <= 1
    return False


def add_static_offer(view_model: SaleViewModel) -> SaleViewModel:
    """Return the page with the offer beside the action that tries again."""
    actions = list(view_model.actions)
    place = next((place for place, action in enumerate(actions, 1) if action in _RETRIES), len(actions))
    actions.insert(place, Action.STATIC_QR)
    return replace(view_model, actions=tuple(actions), button_count=max(view_model.button_count, place + 1))
