"""Changes of the clock, of an order and of the settings, from JSON; a wrong body changes nothing."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import fields, replace
from decimal import Decimal
from typing import Any, Final
from urllib.parse import urlsplit

from paydesk.domain.exact_json import Json
from paydesk.sandbox import life
from paydesk.sandbox.clock import ClockError, moment_of
from paydesk.sandbox.control.fault_box import FaultError
from paydesk.sandbox.gateway.entities import order_entity
from paydesk.sandbox.settings import CLASSES, LIMITS, Settings
from paydesk.sandbox.world import World

_TIMES: Final = frozenset(each.name for each in fields(Settings)) - {"rate_limits", "redirect_url"}
_LONGEST_URL: Final = 1_000
_HOST: Final = re.compile(r"[A-Za-z0-9.-]{1,253}(?::[0-9]{1,5})?", re.ASCII)


def set_clock(world: World, body: Mapping[str, Any]) -> None:
    """`now` (ISO 8601 or ms since 1970), `advance_ms`, `rate`; in this order. Raises ClockError."""
    if not body or not body.keys() <= {"now", "advance_ms", "rate"}:
        raise ClockError("give now, advance_ms or rate")
    now, advance, rate = body.get("now"), body.get("advance_ms", 0), body.get("rate")
    moment = moment_of(now) if isinstance(now, str) else now
    if "now" in body and not _whole(moment):
        raise ClockError("now is an ISO 8601 time with its offset, or whole milliseconds since 1970")
    if not _whole(advance):
        raise ClockError("advance_ms is a whole number")
    if "rate" in body and (isinstance(rate, bool) or not isinstance(rate, int | Decimal)):
        raise ClockError("rate is a number")
    if moment is not None:
        world.clock.set(moment)
    if advance:
        world.clock.advance(advance)
    if rate is not None:
        world.clock.run_at(float(rate))
    world.clock_moved()


def change_order(world: World, body: Mapping[str, Any]) -> dict[str, Json]:
    """Let `order_id` expire in `expires_in_ms`, or have another amount (`amount_paise`). Raises FaultError."""
    if not body.keys() <= {"order_id", "expires_in_ms", "amount_paise"}:
        raise FaultError("give order_id, and expires_in_ms or amount_paise")
    order = world.orders.get(str(body.get("order_id")))
    if order is None:
        raise FaultError("there is no such order")
    life.settle(world, order)
    expires_in, paise = body.get("expires_in_ms", order.expires_ms - world.clock.now_ms()), body.get("amount_paise")
    if not _whole(expires_in) or not (paise is None or (_whole(paise) and paise > 0)):
        raise FaultError("expires_in_ms is a whole number, amount_paise one from 1")
    order.expires_ms = world.clock.now_ms() + expires_in
    if paise is not None:
        order.amount_paise = paise
        for payment in world.payments_of(order.order_id):
            if payment.completed_ms is None:
                payment.amount_paise = paise
                world.put(payment)
    life.changed(world, order)
    return order_entity(world, order, "2025-01-01")


def set_settings(world: World, body: Mapping[str, Any]) -> None:
    """Change times (ms), `rate_limits` (a named set, or calls a minute by class), `redirect_url`. Raises FaultError."""
    settings = world.settings
    times: dict[str, int] = {}
    limits, redirect_url = dict(settings.rate_limits), settings.redirect_url
    for name, value in body.items():
        if name == "rate_limits":
            limits = _limits(limits, value)
        elif name == "redirect_url":
            redirect_url = _redirect_url(value)
        elif name not in _TIMES:
            raise FaultError("a setting is one of " + ", ".join(sorted({*_TIMES, "rate_limits", "redirect_url"})))
        elif not _whole(value) or value < 0:
            raise FaultError(f"{name} is a whole number of milliseconds")
        else:
            times[name] = value
    world.settings = replace(settings, rate_limits=limits, redirect_url=redirect_url, **times)


def _redirect_url(value: object) -> str:
    """An http(s) address without a fragment, or ""."""
    if not isinstance(value, str) or len(value) > _LONGEST_URL or not value.isascii() or not value.isprintable():
        raise FaultError("redirect_url is an http or https address, or empty")
    try:
        parts = urlsplit(value)
    except ValueError:
        parts = urlsplit("none:")
    if value and (parts.scheme not in {"http", "https"} or not _HOST.fullmatch(parts.netloc) or "#" in value):
        raise FaultError("redirect_url is an http or https address without a fragment, or empty")
    return value


def _limits(now: dict[str, int], value: object) -> dict[str, int]:
    if isinstance(value, str) and value in LIMITS:
        return dict(LIMITS[value])
    if not isinstance(value, dict) or not value.keys() <= set(CLASSES):
        raise FaultError(f"rate_limits is one of {', '.join(LIMITS)}, or calls a minute for {', '.join(CLASSES)}")
    if not all(_whole(each) and each >= 0 for each in value.values()):
        raise FaultError("a limit is a whole number of calls a minute")
    return {**now, **value}


def _whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
