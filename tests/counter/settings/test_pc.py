"""State of this PC, and the counter's part of a support file: counted right, and nothing private in it."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

from paydesk.counter.pc import LOG_LINES, PcService
from paydesk.domain.fact import Fact
from paydesk.domain.money import Money
from paydesk.domain.order import TerminalIdentity
from paydesk.domain.settings.commands import GatherSupport, ReadPcState
from paydesk.domain.settings.messages import PcState, SupportNotes
from paydesk.domain.settings.settings import FundSource, MoneyOut, Printing, Settings, Shop
from paydesk.store.journal.journal import Journal
from paydesk.store.stored_data import LOG_NAME
from tests.helpers.service_rig import ServiceRig

CANARIES = (
    *("9876543210", "asha.rao@okbank", "50100012345678", "CANARYACCOUNT77", "-----BEGIN PUBLIC KEY-----"),
    *("29ABCDE1234F1Z5", "ABCDE1234F", "Lajpat Nagar", "Meena"),
)
PRIVATE = Settings(
    shop=Shop("Sharma Stores", "till 2", "Meena", "asha.rao@okbank", TerminalIdentity(terminal_phone_no="9876543210")),
    money_out=MoneyOut(
        public_key="-----BEGIN PUBLIC KEY-----\nabc\n-----END PUBLIC KEY-----",
        fund_sources=(FundSource("CANARYACCOUNT77", "Main"),),
        per_day=Money(1_234_567_800),
    ),
    printing=Printing(address="12 Lajpat Nagar", gst_number="29ABCDE1234F1Z5"),
)


class Rig(ServiceRig):
    """The service on a journal, or on none."""

    def __init__(self, folder: Path, journal: Journal | None) -> None:
        super().__init__(folder, demo=False, settings=PRIVATE, who="")
        self.serve(PcService(self.context, lambda: journal))


def test_the_journal_is_counted(tmp_path: Path) -> None:
    with Journal.open(tmp_path) as journal:
        journal.append([Fact("kept:settings", 1, "settings_changed", {"by": "Asha"})])
        rig = Rig(tmp_path, journal)
        asyncio.run(rig.send(ReadPcState()))
    [state] = rig.of(PcState)
    assert (state.facts, state.sales, state.broken) == (1, 0, 0)
    assert state.free_bytes
    assert state.folder == str(tmp_path)


def test_without_a_journal_that_is_said(tmp_path: Path) -> None:
    rig = Rig(tmp_path, None)
    asyncio.run(rig.send(ReadPcState()))
    [state] = rig.of(PcState)
    assert state.facts is None


def test_nothing_private_is_in_the_notes(tmp_path: Path) -> None:
    log = [f"2026-11-20 14:00:00,000 INFO paydesk: line {n}\n" for n in range(LOG_LINES + 5)]
    log += [f"paid by {canary}\n" for canary in CANARIES[:3]]
    (tmp_path / LOG_NAME).write_text("".join(log), encoding="utf-8")
    (tmp_path / "crash-20261120T140000.txt").write_text(f"RuntimeError: {CANARIES[0]}\n", encoding="utf-8")
    with Journal.open(tmp_path) as journal:
        rig = Rig(tmp_path, journal)
        asyncio.run(rig.send(GatherSupport()))
    [notes] = rig.of(SupportNotes)
    parts = dict(notes.parts)
    whole = "\n".join(parts.values())
    assert [canary for canary in CANARIES if canary in whole] == []
    assert "RuntimeError" in parts["last crash"]
    assert "line 7\n" not in parts["log"]
    assert f"line {LOG_LINES + 4}" in parts["log"]
    assert "Sharma Stores" in parts["settings"]
    assert '"gst_number": "(set)"' in parts["settings"]
    assert "₹1,23,45,678.00" in parts["settings"]
    assert "facts: 0" in parts["journal"]
    assert "copies of it: 0, 0.0 MB" in parts["journal"]
    assert replace(PRIVATE) == rig.config.settings, "what is used stays as it is"
