"""Texts of the status bar: the connection, and the day so far."""

from __future__ import annotations

from paydesk.domain.failure import Problem
from paydesk.domain.messages import ServiceHealth
from paydesk.domain.settings.service_kind import ServiceKind
from paydesk.ui.sell.store import DayTotals
from paydesk.ui.status_bar import LineState
from paydesk.ui.words.base import countdown_words, translate
from paydesk.ui.words.problems import problem_words


def today_words(today: DayTotals) -> str:
    """Return what was paid today."""
    return translate("StatusBar", "Today: {paid} paid, {total}").format(paid=today.paid, total=today.total)


def connection_words(
    health: ServiceHealth | None, now: int, *, kind: ServiceKind, lacks_keys: bool = False
) -> tuple[LineState, str]:
    """Return state and text of the connection; `lacks_keys`: there are none (any more)."""
    if lacks_keys:  # the health was measured with other keys
        return "bad", problem_words(Problem.NO_KEYS).title
    if health is None:
        return "off", translate("StatusBar", "Connecting…")
    if health.problem is None:
        if health.clock_is_wrong and kind is not ServiceKind.DEMO:  # the demo's clock can be changed on purpose
            from paydesk.ui.words.settings import clock_wrong_words  # rarely needed

            return "warn", clock_wrong_words(health.clock_offset_ms).title
        return "ok", translate("StatusBar", "Online")
    words = problem_words(health.problem).title
    if health.problem is Problem.SLOW_DOWN and health.resumes_at is not None and health.resumes_at > now:
        return "warn", f"{words}, {countdown_words(health.resumes_at - now)}"
    return "bad", words
