"""Texts about billing programs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paydesk.domain.billing.bill import BillRepeat
from paydesk.ui.words.base import short_time, translate

if TYPE_CHECKING:
    from paydesk.domain.billing.program import BillingProgram


def repeat_words(repeats: BillRepeat) -> str:
    """Return when the bill numbers of a program begin again."""
    match repeats:
        case BillRepeat.NEVER:
            return translate("Programs", "Never")
        case BillRepeat.DAILY:
            return translate("Programs", "Each day")
        case BillRepeat.YEARLY:
            return translate("Programs", "Each financial year")


def program_words(program: BillingProgram, used_at: int | None, *, is_live: bool) -> str:
    """Return what a program may do, and when it called last in this run.

    Args:
        used_at: In ms since the epoch; None if it has not called.
        is_live: True at a counter that takes real money.
    """
    last = (
        translate("Programs", "No call yet")
        if used_at is None
        else translate("Programs", "Last call {time}").format(time=short_time(used_at))
    )
    parts = [last]
    if program.takes_real_money is not is_live:
        practice, real = translate("Programs", "key for practice"), translate("Programs", "key for real money")
        parts.append(real if program.takes_real_money else practice)
    parts.append(
        translate("Programs", "opens at once") if program.opens_at_once else translate("Programs", "waits in the list")
    )
    parts.append(translate("Programs", "may cancel") if program.may_cancel else translate("Programs", "cannot cancel"))
    parts.extend(program.origins)
    return ", ".join(parts)
