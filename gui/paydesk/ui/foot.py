"""What the status bar says: the line to the service, the till, the day so far."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from paydesk.domain import masking
from paydesk.domain.failure import Problem
from paydesk.domain.settings.service_kind import ServiceKind
from paydesk.ui.words.base import day_words, minutes, short_time
from paydesk.ui.words.problems import problem_words

if TYPE_CHECKING:
    from paydesk.domain.messages import ServiceHealth
    from paydesk.domain.settings.settings import Settings
    from paydesk.ui.sell.store import Today
    from paydesk.ui.widgets.status_bar import LineKind, StatusBar


@dataclass(frozen=True, slots=True)
class Foot:
    """What the bar shows. `staff` is who is at the till; `today` is None for who may not see the day's figures."""

    settings: Settings
    staff: str
    health: ServiceHealth | None
    today: Today | None
    kind: ServiceKind


def show_foot(bar: StatusBar, foot: Foot, now: int) -> None:
    """Set every part of the bar; those that did not change are not repainted."""
    settings, today = foot.settings, foot.today
    bar.set_connection(*connection_words(foot.health, now, kind=foot.kind))
    bar.set_terminal(terminal_words(settings))
    bar.set_staff(", ".join(filter(None, (foot.staff, settings.shop.counter_name))))
    source = QCoreApplication.translate("Foot", "Today: {paid} paid, {total}")
    bar.set_today(source.format(paid=today.paid, total=today.total) if today is not None else "")
    bar.set_clock(f"{day_words(now)}, {short_time(now)}")


def connection_words(health: ServiceHealth | None, now: int, *, kind: ServiceKind) -> tuple[LineKind, str]:
    """How the line is: the last round trip, or what is wrong."""
    name = {
        ServiceKind.DEMO: QCoreApplication.translate("Foot", "Sandbox"),
        ServiceKind.TEST: QCoreApplication.translate("Foot", "Test service"),
        ServiceKind.LIVE: QCoreApplication.translate("Foot", "Service"),
    }[kind]
    if health is None:
        return "off", QCoreApplication.translate("Foot", "{name}: not asked yet").format(name=name)
    if health.problem is None:
        if health.round_trip_ms is None:
            return "ok", name
        return "ok", QCoreApplication.translate("Foot", "{name}, {time} ms").format(
            name=name, time=health.round_trip_ms
        )
    words = problem_words(health.problem).title
    if health.problem is Problem.SLOW_DOWN and health.resumes_at is not None and health.resumes_at > now:
        return "warn", f"{words}, {minutes(health.resumes_at - now)}"
    return "bad", words


def terminal_words(settings: Settings) -> str:
    """Which terminal sells here; a phone is masked."""
    terminal = settings.shop.terminal
    if terminal is None:
        return QCoreApplication.translate("Foot", "No terminal set")
    name = str(terminal.cf_terminal_id) if terminal.cf_terminal_id else masking.phone(terminal.terminal_phone_no or "")
    return QCoreApplication.translate("Foot", "Terminal {name}").format(name=name)
