"""Starting on a real screen: the first time, the second time at once, and on a sandbox that runs."""

from __future__ import annotations

import signal
from typing import Any

import pytest

from paydesk.domain.order import TerminalIdentity
from paydesk.domain.settings.settings import Settings, Shop, Theme
from paydesk.store.settings import file as settings_file
from paydesk.ui.theme_tokens import LIGHT
from tests.helpers.control import Control
from tests.helpers.screen import Programs, RealScreen, leave, open_demo, until

pytestmark = pytest.mark.xvfb


def set_up(programs: Programs, settings: Settings) -> None:
    """Put a settings file in the data folder."""
    programs.home.mkdir(parents=True, mode=0o700)
    settings_file.save(programs.home, settings)


def test_the_first_start_offers_the_demo_and_the_demo_sells(screen: RealScreen, programs: Programs) -> None:
    """An empty data folder: three keys lead to the first code of a demo with a sandbox of its own."""
    first = programs.start()
    screen.until_active("Paydesk")
    assert not any("DEMO" in title for title in screen.titles())
    screen.press("d")
    assert (first.ended(), first.complained) == (0, "")
    screen.until_active("DEMO: Sharma Stores")
    screen.until(lambda: screen.share_of(LIGHT.demo) > 0.01, "the banner of the demo")
    screen.press("5", "Return")
    screen.until(lambda: bool(screen.codes()), "the demo shows no code")
    assert "upi:" not in screen.codes()[0]
    assert programs.alive(), "the demo runs on its own now"

    def is_closed() -> bool:
        """Close it twice: a customer can still pay, so it asks once."""
        screen.close_active()
        return not programs.alive()

    until(is_closed, lambda: f"still running: {programs.alive()}")


def test_enter_leads_on_to_the_keys(screen: RealScreen, programs: Programs) -> None:
    program = programs.start()
    screen.until_active("Paydesk")
    screen.until(lambda: screen.share_of(LIGHT.brand) > 0.02, "the blue button that connects this counter")
    screen.press("Return")
    screen.until(lambda: screen.share_of(LIGHT.brand) < 0.02, "the keys")
    leave(screen, program)


def test_a_second_start_raises_the_first_window_and_ends(screen: RealScreen, programs: Programs) -> None:
    shop = Shop("Gupta Sweets", "till 1", "Ravi", "", TerminalIdentity(cf_terminal_id=54321))
    set_up(programs, Settings(shop=shop, theme=Theme.LIGHT))
    first = programs.start()
    screen.until_active("Gupta Sweets")
    screen.iconify_active()
    screen.until(lambda: "Gupta Sweets" not in screen.active(), "the window goes away")
    second = programs.run()
    assert (second.process.returncode, second.said, second.complained) == (0, "", "")
    screen.until_active("Gupta Sweets")
    assert sum("Gupta Sweets" in title for title in screen.titles()) == 1
    leave(screen, first)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_ctrl_c_and_the_end_of_the_session_end_it_as_closing_does(
    screen: RealScreen, programs: Programs, sandbox: Any, number: signal.Signals
) -> None:
    program = open_demo(screen, programs, sandbox)
    program.process.send_signal(number)
    assert (program.ended(), program.complained) == (0, "")
    left = {path.name for path in (programs.home / "demo").iterdir()}
    assert "window.json" in left, "where the window stood is kept"
    assert not left & {"crash.txt", "running.json"}


def test_a_real_counter_and_a_demo_run_beside_each_other(screen: RealScreen, programs: Programs, sandbox: Any) -> None:
    shop = Shop("Gupta Sweets", "till 1", "Ravi", "", TerminalIdentity(cf_terminal_id=54321))
    set_up(programs, Settings(shop=shop, theme=Theme.LIGHT))
    real = programs.start()
    screen.until_active("Gupta Sweets")
    demo = programs.start("--demo", "--service", sandbox.url)
    screen.until_active("DEMO: Sharma Stores")
    leave(screen, demo)
    screen.until_active("Gupta Sweets")
    leave(screen, real)


def test_a_demo_on_a_sandbox_that_runs_leaves_it_running(
    screen: RealScreen, programs: Programs, sandbox: Any, control: Control
) -> None:
    program = open_demo(screen, programs, sandbox)
    screen.type("75")
    screen.press("Return")
    screen.until(lambda: bool(screen.codes()), "no code")
    assert screen.codes()[0].startswith(sandbox.url)
    leave(screen, program)
    assert [order["order_amount"] for order in control.books()["orders"]] == [75]
