"""A code that a customer may scan now, and its time: the one source of the counter, its customer display and the kiosk.

A code is payable only if the page of its sale shows one (docs/rules.md#qr-is-read-back).
"""

from __future__ import annotations

from dataclasses import dataclass, field

from paydesk.domain.messages import QrPicture
from paydesk.domain.money import Money
from paydesk.domain.sale.news import time_stage
from paydesk.domain.sale.sale import Sale
from paydesk.ui.sell.view_model import LAYOUTS_WITH_CODE
from paydesk.ui.sell.view_model_factory import create_view_model
from paydesk.ui.words.base import countdown_words


@dataclass(frozen=True, slots=True)
class CodeTime:
    """The end of a code (ms since the epoch), its whole time (ms), and True if that is nearly over, or over."""

    ends_at: int
    total_ms: int
    is_ending_or_over: bool = False

    def words(self, now: int) -> str:
        """Return the time left at `now` (ms since the epoch), as 4:32."""
        return countdown_words(max(0, self.ends_at - now))

    def share(self, now: int) -> float:
        """Return the share of the time that is left at `now`: 1 is all of it. No finer than the eye sees."""
        return round(min(max(0, self.ends_at - now) / max(1, self.total_ms), 1.0), 3)


@dataclass(frozen=True, slots=True)
class PayableCode:
    """The picture of a code, its amount, and its time; None if the service named none."""

    picture: QrPicture = field(repr=False)
    amount: Money | None
    time: CodeTime | None


def code_time(sale: Sale, now: int) -> CodeTime | None:
    """Return the time of the code of a sale at `now` (ms since the epoch). See docs/rules.md#qr-timeout."""
    ends = sale.qr_expires_at
    return None if ends is None else CodeTime(ends, ends - (sale.shown_at or now), time_stage(sale, now) is not None)


def payable_code(sale: Sale, picture: QrPicture | None, now: int) -> PayableCode | None:
    """Return the code that a customer may scan at `now` (ms since the epoch); None if there is none."""
    if picture is None or create_view_model(sale, now).layout not in LAYOUTS_WITH_CODE:
        return None
    return PayableCode(picture, sale.amount, code_time(sale, now))
