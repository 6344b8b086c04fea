"""Texts of the status bar: the connection, the counter, and the day so far."""

from __future__ import annotations

from paydesk.domain import masking
from paydesk.domain.failure import Problem
from paydesk.domain.messages import ServiceHealth
from paydesk.domain.settings.service_kind import ServiceKind
from paydesk.domain.settings.settings import Settings
from paydesk.ui.navigation_rail import LineState
from paydesk.ui.sell.store import DayTotals
from paydesk.ui.words.base import countdown_words, day_words, short_time, translate
from paydesk.ui.words.problems import problem_words


def counter_words(
    settings: Settings, staff: str, shift: str, hub: str, today: DayTotals | None, now: int
) -> tuple[str, ...]:
    """Return all texts after the connection. `today` is None for people who may not see the day's figures."""
    return (
        terminal_words(settings),
        ", ".join(filter(None, (staff, settings.shop.counter_name))),
        shift,
        hub,
        today_words(today) if today is not None else "",
        f"{day_words(now)}, {short_time(now)}",
    )


def today_words(today: DayTotals) -> str:
    """Return what was paid and refunded today."""
    paid = translate("StatusBar", "Today: {paid} paid, {total}").format(paid=today.paid, total=today.total)
    refunded = translate("StatusBar", "{amount} refunded").format(amount=today.refunded)
    return f"{paid}, {refunded}" if today.refunded.paise else paid


def connection_words(
    health: ServiceHealth | None, now: int, *, kind: ServiceKind, lacks_keys: bool = False
) -> tuple[LineState, str]:
    """Return state and text of the connection; `lacks_keys`: there are none (any more)."""
    if lacks_keys:  # the health was measured with other keys
        return "bad", problem_words(Problem.NO_KEYS).title
    name = {
        ServiceKind.DEMO: translate("StatusBar", "Sandbox"),
        ServiceKind.TEST: translate("StatusBar", "Test service"),
        ServiceKind.LIVE: translate("StatusBar", "Service"),
    }[kind]
    if health is None:
        return "off", translate("StatusBar", "{name}: not asked yet").format(name=name)
    if health.problem is None:
        if health.clock_is_wrong and kind is not ServiceKind.DEMO:  # the demo's clock can be changed on purpose
            from paydesk.ui.words.settings import clock_wrong_words  # rarely needed

            return "warn", clock_wrong_words(health.clock_offset_ms).title
        if health.round_trip_ms is None:
            return "ok", name
        return "ok", translate("StatusBar", "{name}, {time} ms").format(name=name, time=health.round_trip_ms)
    words = problem_words(health.problem).title
    if health.problem is Problem.SLOW_DOWN and health.resumes_at is not None and health.resumes_at > now:
        return "warn", f"{words}, {countdown_words(health.resumes_at - now)}"
    return "bad", words


def terminal_words(settings: Settings) -> str:
    """Return the terminal; a phone is masked."""
    terminal = settings.shop.terminal
    if terminal is None:
        return translate("StatusBar", "No terminal set")
    name = str(terminal.cf_terminal_id) if terminal.cf_terminal_id else masking.phone(terminal.terminal_phone_no or "")
    return translate("StatusBar", "Terminal {name}").format(name=name)
