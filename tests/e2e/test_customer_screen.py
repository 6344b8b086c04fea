"""The customer display on a real screen: keys go in by the X server, screenshots come out; a monitor is unplugged."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from paydesk.domain.sale.sale import Phase
from paydesk.ui.theme_tokens import LIGHT
from tests.e2e.test_real_screen import sent, until_phase
from tests.helpers.control import Control
from tests.helpers.monitors import TwoMonitors, two_monitors
from tests.helpers.screen import Programs, RealScreen, leave, open_demo, share_of

pytestmark = pytest.mark.xvfb

ALL = 0.5
"""Of a monitor with hardly anything else on it."""


def fills_it(monitors: TwoMonitors, ground: str = LIGHT.surface) -> bool:
    """Return True if the customer's window fills the second screen from corner to corner."""
    image = monitors.customer().convert("RGB")
    right, bottom = image.width - 1, image.height - 1
    corners = [image.getpixel(at) for at in ((0, 0), (right, 0), (0, bottom), (right, bottom))]
    wanted = [tuple(bytes.fromhex(colour[1:])) for colour in (LIGHT.demo, LIGHT.demo, ground, ground)]
    return corners == wanted and share_of(image, ground) > ALL


@pytest.fixture
def monitors() -> Iterator[TwoMonitors]:
    with two_monitors() as there:
        yield there


@pytest.fixture
def screen(monitors: TwoMonitors) -> RealScreen:
    """Both monitors are one screen of the X server."""
    return monitors.screen


def test_a_second_screen_from_the_first_sale_to_the_next_start(
    monitors: TwoMonitors, programs: Programs, sandbox: Any, control: Control
) -> None:
    """The screen is unplugged and plugged in again during a sale; the window is never under the staff's."""
    screen = monitors.screen
    program = open_demo(screen, programs, sandbox)
    screen.press("F10")
    screen.until(lambda: fills_it(monitors), "no welcome on the second screen")
    screen.type("1250")
    screen.press("Return")
    sale = until_phase(programs, 0, Phase.WAITING)
    code = sent(control)
    screen.until(lambda: monitors.codes() == ([code], [code]), "one code on each screen")
    monitors.unplug()
    screen.until(lambda: monitors.codes() == ([code, code], []), "both codes on the screen that is left")
    screen.click_at(700, 105)  # the banner of the counter
    screen.until(lambda: monitors.codes() == ([code, code], []), "the staff's window covers the customer's")
    monitors.plug_in()
    screen.until(lambda: monitors.codes() == ([code], [code]), "the code is back on the second screen")
    assert fills_it(monitors)
    control.phone(sale.order_id)
    screen.press("F5")
    screen.until(lambda: fills_it(monitors, LIGHT.ok_fill), "the second screen does not say paid")
    assert monitors.codes() == ([], [])
    leave(screen, program)
    again = programs.start("--demo", "--service", sandbox.url)
    screen.until_active("Sharma Stores")
    screen.until(lambda: fills_it(monitors), "it did not come back by itself")
    assert "customer display" not in screen.active()
    screen.press("F10")
    screen.until(lambda: share_of(monitors.customer(), LIGHT.surface) == 0, "F10 does not close it")
    leave(screen, again)


def test_on_the_only_screen_it_is_a_window_and_the_counter_keeps_the_keyboard(
    tmp_path: Path, monitors: TwoMonitors, programs: Programs, sandbox: Any, control: Control
) -> None:
    monitors.unplug()
    screen = monitors.screen
    program = open_demo(screen, programs, sandbox)
    screen.type("12")
    screen.press("F10")
    screen.until(lambda: any("customer display" in title for title in screen.titles()), "no window came")
    screen.type("50")
    screen.press("Return")
    until_phase(programs, 0, Phase.WAITING)
    code = sent(control)
    screen.until(lambda: monitors.codes() == ([code, code], []), "the code on both windows")
    assert "am=1250.00" in code
    screen.press("F4")
    screen.until(lambda: monitors.codes() == ([], []), "the code stays after F4")
    leave(screen, program)
