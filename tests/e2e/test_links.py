"""Charge links on a real screen: a second start hands one over, the form is filled, and nothing is sent."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import product_facts
from paydesk.domain.billing.bill import Bill
from paydesk.domain.billing.link import SCHEME
from paydesk.domain.money import Money
from paydesk.domain.order import TerminalIdentity
from paydesk.domain.settings.settings import Billing, Settings, Shop, Theme
from paydesk.store.journal.journal import Journal
from paydesk.store.settings import file as settings_file
from paydesk.ui.theme_tokens import LIGHT
from tests.helpers.control import Control
from tests.helpers.screen import GUI, Programs, RealScreen, leave

pytestmark = pytest.mark.xvfb
LINK = "paydesk://charge?bill=INV-26-00042&amount=1250.50"


@pytest.fixture(autouse=True)
def allowed(programs: Programs) -> None:
    """Let the demo take links."""
    folder = programs.home / "demo"
    folder.mkdir(parents=True, mode=0o700)
    settings_file.save(folder, Settings(theme=Theme.LIGHT, billing=Billing(links=True)))


def sell(screen: RealScreen, programs: Programs) -> None:
    """Press Enter until a code is shown, and check whose sale it is in the journal."""

    def shows_code() -> bool:
        screen.press("Return")
        return bool(screen.codes())

    screen.until(shows_code, "no code")
    with Journal.read_only(programs.home / "demo") as journal:
        assert [(sale.amount, sale.bill) for sale in journal.all_sales()] == [(Money(1_250_50), Bill("INV-26-00042"))]


def test_a_link_fills_the_form_of_the_counter_that_runs(
    screen: RealScreen, programs: Programs, sandbox: Any, control: Control
) -> None:
    first = programs.start("--demo", "--service", sandbox.url)
    screen.until_active("Sharma Stores")
    blue = screen.share_of(LIGHT.brand)
    second = programs.run("--demo", LINK)
    assert (second.process.returncode, second.said, second.complained) == (0, "", "")
    screen.until(lambda: screen.share_of(LIGHT.brand) > blue + 0.01, "the button of a filled form")
    assert control.books()["orders"] == [], "nothing is sent"
    sell(screen, programs)
    assert [order["order_amount"] for order in control.books()["orders"]] == [1250.5]
    leave(screen, first)


@pytest.mark.skipif(not shutil.which("xdg-open"), reason="needs xdg-utils: python3 dev.py test")
def test_the_desktop_opens_a_link_in_the_counter(screen: RealScreen, programs: Programs, tmp_path: Path) -> None:
    """With the entry of the .deb; `paydesk` is a script here."""
    shop = Shop("Gupta Sweets", "till 1", "Ravi", "", TerminalIdentity(cf_terminal_id=54321))
    settings_file.save(programs.home, Settings(shop=shop, theme=Theme.LIGHT, billing=Billing(links=True)))
    first = programs.start()
    screen.until_active("Gupta Sweets")
    blue = screen.share_of(LIGHT.brand)
    applications = tmp_path / "share" / "applications"
    applications.mkdir(parents=True)
    entry = product_facts.product().fill_template("paydesk.desktop")
    (applications / "paydesk.desktop").write_text(entry, encoding="utf-8")
    script = tmp_path / "bin" / "paydesk"
    script.parent.mkdir()
    script.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m paydesk "$@"\n', encoding="utf-8")
    script.chmod(0o700)
    env = {**os.environ, **screen.env, "PAYDESK_HOME": str(programs.home), "PYTHONPATH": str(GUI)}
    env |= {"PATH": f"{script.parent}:{os.environ['PATH']}", "XDG_CURRENT_DESKTOP": "X-Generic"}
    env |= {"XDG_DATA_HOME": str(tmp_path / "share"), "XDG_CONFIG_HOME": str(tmp_path / "config")}
    (tmp_path / "config").mkdir()
    for command in (["xdg-mime", "default", "paydesk.desktop", f"x-scheme-handler/{SCHEME}"], ["xdg-open", LINK]):
        subprocess.run(command, env=env, check=True, timeout=60)
    screen.until(lambda: screen.share_of(LIGHT.brand) > blue + 0.01, "the button of a filled form")
    with Journal.read_only(programs.home) as journal:
        assert list(journal.all_sales()) == []
    leave(screen, first)


def test_a_link_starts_the_counter_and_fills_its_form(screen: RealScreen, programs: Programs) -> None:
    program = programs.start("--demo", LINK)
    screen.until_active("Sharma Stores")
    sell(screen, programs)
    leave(screen, program)
