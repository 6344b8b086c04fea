"""A program that breaks tells nobody what it was holding: no PIN, key, account or address in a traceback or a log.

The real thread, with a fault of this program put into the middle of each command that carries something secret.
"""

from __future__ import annotations

from pathlib import Path
from typing import NoReturn

import pytest
from pytestqt.qtbot import QtBot

from paydesk.domain.commands import CheckUpi, Command, SendPayout, SetKeys, SignIn
from paydesk.domain.messages import CommandEnded, CommandStatus
from paydesk.domain.money import Money
from paydesk.domain.payout.payout import Draft
from paydesk.domain.payout.requests import BeneDetails, DirectTransfer, TransferMode
from paydesk.domain.people.messages import PeopleKnown
from paydesk.domain.settings.messages import Area
from paydesk.worker.client import StartOptions
from paydesk.worker.thread import CounterThread
from tests.faults.canaries import Canaries
from tests.helpers.listener import Listener
from tests.helpers.people_rig import MEERA, set_up
from tests.worker.permission_rows import SETTINGS

CANARIES = Canaries(20_261_121)
PIN = CANARIES.pin()
SECRET = CANARIES.keep("secret", "cfsk_ma_canary_0123456789")
BENE = BeneDetails("Asha Rao", CANARIES.phone(), CANARIES.email(), "12 MG Road", CANARIES.account(), "SBIN0008752")
BREAKS: dict[str, tuple[str, Command]] = {
    "a PIN": (
        "paydesk.counter.people.service.PinChecker._count_and_match",
        SignIn(ask_id="a", person_id=MEERA.person_id, pin=PIN),
    ),
    "keys": (
        "paydesk.counter.settings.keys.KeysService._fact",
        SetKeys(area=Area.PAYOUTS, client_id=CANARIES.keep("client id", "CFCANARY0815"), client_secret=SECRET),
    ),
    "an address": (
        "paydesk.counter.payout.lookups.payout_rules.check_validation",
        CheckUpi(ask_id="c", vpa=CANARIES.vpa()),
    ),
    "an account": (
        "paydesk.counter.access.Access.require",
        SendPayout(draft=Draft("d", DirectTransfer("", Money(100), BENE, TransferMode.IMPS)), second_id="p", pin=PIN),
    ),
}


@pytest.mark.parametrize("what", BREAKS)
def test_a_command_that_breaks_is_in_the_log_and_tells_nothing(
    what: str,
    log_at_debug: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    place, command = BREAKS[what]
    if what == "a PIN":
        set_up(log_at_debug, [MEERA])

    def broken(*_: object, **__: object) -> NoReturn:
        raise LookupError("a fault of this program")

    monkeypatch.setattr(place, broken)
    thread = CounterThread(StartOptions(log_at_debug, SETTINGS))
    heard = Listener()
    thread.event_emitted.connect(heard.hear)
    thread.start()
    qtbot.waitUntil(lambda: bool(heard.of(PeopleKnown)))
    thread.send(command)
    qtbot.waitUntil(lambda: bool(heard.of(CommandEnded)))
    assert thread.stop()
    (ended,) = heard.of(CommandEnded)
    assert (ended.status, ended.fault) == (CommandStatus.FAILED, "bug"), "and whoever waits for it is told"
    written = (log_at_debug / "paydesk.log").read_text(encoding="utf-8")
    assert f"Unhandled exception in command {type(command).__name__}" in written
    assert "a fault of this program" in written, "whoever helps the shop has to find it"
    assert "Traceback" in written
    printed = capfd.readouterr()
    assert CANARIES.found_under(log_at_debug) == []
    assert CANARIES.found_in((printed.out + printed.err).encode()) == []
