"""From the start of the process to a usable window: against a bare PySide6 window; the bundle against the source."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

import make_bundle
from paydesk.domain.billing.program import BillingProgram, key_digest, new_key
from paydesk.domain.settings.settings import Billing
from paydesk.store.settings import file as settings_file
from paydesk.ui.theme_tokens import LIGHT
from tests.helpers.screen import RealScreen, real_screen
from tests.ui.driver import shop_settings

ROUNDS = 15
SPOT = (683, 60)
"""Here the first window has its background's colour, once it is painted."""
COMPILED = {"PYTHONDONTWRITEBYTECODE": ""}
"""An installed program is compiled; the first, unmeasured round does it here, whatever the machine's settings are."""
BACKGROUND = tuple(bytes.fromhex(LIGHT.bg.removeprefix("#")))
CHILD = Path(__file__).with_name("start_child.py")


def seconds(what: str, home: Path) -> float:
    began = time.perf_counter()
    child = subprocess.Popen(
        [sys.executable, str(CHILD), what],
        env={**os.environ, **COMPILED, "PAYDESK_HOME": str(home), "PYTHONPYCACHEPREFIX": str(home / "compiled")},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    )
    assert child.stdout is not None
    line = child.stdout.readline()
    took = time.perf_counter() - began
    child.stdout.close()
    assert line == b"usable\n"
    assert child.wait(30) == 0
    return took


def seconds_until_seen(command: list[str], home: Path, screen: RealScreen) -> float:
    """From the start of a program to its painted window on the screen, which is looked at from outside."""
    look = {**os.environ, **COMPILED, **screen.env, "PAYDESK_HOME": str(home), "PYTHONPYCACHEPREFIX": str(home / "pyc")}
    began = time.perf_counter()
    child = subprocess.Popen(command, env=look, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        while screen.picture().getpixel(SPOT) != BACKGROUND:
            assert time.perf_counter() - began < 60, "no window"
        took = time.perf_counter() - began
        screen.close_active()
        assert child.wait(30) == 0
    finally:
        child.kill()
        child.wait()
    return took


def test_the_bundle_starts_as_soon_as_the_source(tmp_path: Path, figure: Callable[..., None]) -> None:
    frozen, source = [str(make_bundle.build())], [sys.executable, "-m", "paydesk"]
    with real_screen() as screen:
        for command in (frozen, source):
            seconds_until_seen(command, tmp_path, screen)
        pairs = [
            (seconds_until_seen(frozen, tmp_path, screen), seconds_until_seen(source, tmp_path, screen))
            for _ in range(ROUNDS)
        ]
    ratio = statistics.median(bundle / plain for bundle, plain in pairs)
    note = f"{statistics.median(bundle for bundle, _ in pairs) * 1_000:.0f} ms"
    figure("start of the bundle to its painted window, against the source", ratio, limit=1.2, note=note)


@pytest.mark.parametrize("first", [False, True], ids=["a shop's", "first"])
def test_start_to_usable_window(tmp_path: Path, figure: Callable[..., None], first: bool) -> None:
    if not first:
        settings_file.save(tmp_path, shop_settings(live=False))
    for what in ("bare", "paydesk"):
        seconds(what, tmp_path)
    pairs = [(seconds("paydesk", tmp_path), seconds("bare", tmp_path)) for _ in range(ROUNDS)]
    ratio = statistics.median(ours / bare for ours, bare in pairs)
    ours = statistics.median(ours for ours, _ in pairs)
    name = "first start" if first else "start of a shop's counter"
    figure(f"{name} to usable window against a bare PySide6 window", ratio, limit=2.8, note=f"{ours * 1_000:.0f} ms")


def test_start_with_a_billing_program(tmp_path: Path, figure: Callable[..., None]) -> None:
    """Serving begins behind the first paint, so a registered program costs a start nothing."""
    billing = Billing((BillingProgram("Marg", key_digest(new_key(real=False))),))
    homes = [tmp_path / name for name in ("with", "without")]
    for home, settings in zip(
        homes, (replace(shop_settings(live=False), billing=billing), shop_settings(live=False)), strict=True
    ):
        home.mkdir()
        settings_file.save(home, settings)
        seconds("paydesk", home)
    pairs = [(seconds("paydesk", homes[0]), seconds("paydesk", homes[1])) for _ in range(ROUNDS)]
    ratio = statistics.median(served / bare for served, bare in pairs)
    extra = statistics.median(served - bare for served, bare in pairs)
    figure("start with a billing program, against none", ratio, limit=1.1, note=f"{extra * 1_000:+.0f} ms")
