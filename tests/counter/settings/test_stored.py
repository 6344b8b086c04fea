"""Stored data of this PC: listed, erased with a name in the journal; settings exported."""

from __future__ import annotations

import json
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from paydesk.counter.settings.service import StoredDataService
from paydesk.domain.clock import now_ms
from paydesk.domain.commands import EraseOld, ExportSettings, ReadStoredData
from paydesk.domain.fact import KEPT_PREFIX
from paydesk.domain.messages import CommandStatus
from paydesk.domain.people.messages import PermissionDenied
from paydesk.domain.people.person import Permission, Role
from paydesk.domain.settings.messages import Erased, Exported, StoredData, StoredKind
from paydesk.domain.settings.settings import Settings
from paydesk.domain.settings.stored_facts import KEYS_SUBJECT
from paydesk.store.journal.journal import Journal
from paydesk.store.keychain import ENTRIES
from paydesk.store.secrets import KeychainSecrets, MemorySecrets
from paydesk.store.settings import values
from tests.counter.settings.key_rig import running
from tests.helpers.journals import whole_sale
from tests.helpers.kept import facts_under
from tests.helpers.keychain import PAIR, Keychain
from tests.helpers.service_rig import ServiceRig
from tests.store.test_erase import out

HOUR = 3_600 * 1_000
DAY = 24 * HOUR


async def test_a_supervisor_sees_it_and_an_admin_erases_it(tmp_path: Path, sandbox: Any) -> None:
    async with running(tmp_path, sandbox, role=Role.SUPERVISOR) as rig:
        await rig.send(ReadStoredData())
        assert rig.last(StoredData).folder == str(tmp_path)
        await rig.send(EraseOld(before=now_ms()))
        assert rig.last(PermissionDenied).permission is Permission.ERASE
        assert not rig.all(Erased)


async def test_it_lists_keys_where_they_are(tmp_path: Path, sandbox: Any) -> None:
    async with running(tmp_path, sandbox) as rig:
        await rig.set_all()
        await rig.send(ReadStoredData())
        keys = [thing for thing in rig.last(StoredData).items if thing.kind is StoredKind.KEYS]
        assert [(thing.location, thing.count) for thing in keys] == [("memory", 3)]


async def test_what_is_erased_is_told_with_the_name_of_who_did_it(tmp_path: Path, sandbox: Any) -> None:
    async with running(tmp_path, sandbox, role=Role.ADMIN) as rig:
        now = now_ms()
        rig.journal.append(whole_sale("old", now - 40 * DAY))
        rig.journal.append(out("o-old", now - 40 * DAY))
        rig.journal.append(whole_sale("young", now - 20 * DAY))
        rig.engine.open()
        assert "old" in rig.engine.sales.sales
        await rig.send(EraseOld(before=now - 30 * DAY))
        told = rig.last(Erased)
        assert dict(told.counts) == {
            StoredKind.SALES: 1,
            StoredKind.PAYOUTS: 1,
            StoredKind.COPIES: 0,
            StoredKind.LOGS: 0,
        }
        assert not told.failed
        assert told.subjects == frozenset({"old", "out:o-old"})
        assert "old" not in rig.engine.sales.sales
        assert "young" in rig.engine.sales.sales
        await rig.send(ReadStoredData())
        sales = next(thing for thing in rig.last(StoredData).items if thing.kind is StoredKind.SALES)
        assert sales.count == 1
        rig.recorder.flush()
        (facts,) = facts_under(rig.journal, KEPT_PREFIX).values()
        assert [(fact.kind, fact.data["by"], fact.data["spans"]) for fact in facts] == [("erased", "Ravi", [[1, 9]])]
        assert not any(b"PD-old" in file.read_bytes() for file in rig.journal.path.parent.glob("journal*"))
        assert rig.journal.verify().is_intact


async def test_nothing_of_the_last_two_days_goes_whatever_is_asked(tmp_path: Path, sandbox: Any) -> None:
    async with running(tmp_path, sandbox) as rig:
        now = now_ms()
        rig.journal.append(whole_sale("yesterday", now - 2 * DAY + HOUR))
        rig.journal.append(whole_sale("before", now - 2 * DAY - HOUR // 2))
        await rig.send(EraseOld(before=now + 10 * DAY))
        assert rig.last(Erased).subjects == {"before"}
        assert rig.journal.sale("yesterday") is not None


@pytest.mark.parametrize("days", [365, 0, -365])
async def test_what_is_older_than_half_a_year_is_so_by_the_services_clock(
    tmp_path: Path, sandbox: Any, days: int
) -> None:
    """By one that was a year ahead, the sales of last week went: the reports of the whole year were empty."""
    async with running(tmp_path, sandbox) as rig:
        rig.engine.gateway.clock_offset_ms = days * DAY
        now, there = now_ms(), now_ms() - max(0, days) * DAY
        for name, age in (("last week", 7), ("old", 181), ("not quite", 179)):
            rig.journal.append(whole_sale(name, there - age * DAY))
        await rig.send(EraseOld(before=now - 180 * DAY))
        assert rig.last(Erased).subjects == {"old"}


@pytest.mark.parametrize("demo", [False, True])
async def test_what_else_a_keychain_holds_is_listed_with_its_place(tmp_path: Path, demo: bool) -> None:
    """The key of the people's file, the journal's mark, a token; a demo has nothing of the real counter's."""
    keychain: KeychainSecrets = MemorySecrets() if demo else Keychain()
    for name in ENTRIES:
        keychain.set(name, PAIR)
    rig = ServiceRig(tmp_path, demo=demo, secrets=keychain)
    with closing(Journal.open(tmp_path)) as journal:
        rig.serve(StoredDataService(rig.context, keychain, journal, list, lambda _subjects: None, int))
        await rig.send(ReadStoredData())
    kinds = {StoredKind.PEOPLE, StoredKind.TOKEN, StoredKind.JOURNAL_MARK}
    found = {(thing.kind, thing.location, thing.count) for thing in rig.last(StoredData).items if thing.kind in kinds}
    assert found == {(kind, "memory" if demo else "keychain", 1) for kind in kinds}


async def test_a_disk_that_is_full_is_said(tmp_path: Path, sandbox: Any) -> None:
    async with running(tmp_path, sandbox) as rig:
        rig.journal.append(whole_sale("old", now_ms() - 40 * DAY))
        rig.journal._db.execute("PRAGMA query_only = ON")
        assert (await rig.send(EraseOld(before=now_ms() - 30 * DAY))).status is CommandStatus.FAILED
        assert rig.last(Erased).failed
        rig.journal._db.execute("PRAGMA query_only = OFF")
        assert rig.journal.sale("old") is not None


async def test_exported_settings_are_taken_by_another_counter_and_hold_no_key(tmp_path: Path, sandbox: Any) -> None:
    async with running(tmp_path, sandbox, role=Role.ADMIN) as rig:
        await rig.set_all()
        settings = rig.config.settings
        await rig.configure(replace(settings, shop=replace(settings.shop, name="Sharma Stores")))
        await rig.send(ExportSettings())
        text = rig.last(Exported).text
        (exported,) = (fact for fact in rig.journal.facts_of(KEYS_SUBJECT) if fact.kind == "settings_exported")
        assert exported.data["by"] == "Ravi"
        assert sandbox.client_id not in text
        assert sandbox.client_secret not in text
        taken, problems = values.parse_settings(json.loads(text))
        assert problems == []
        assert taken == rig.config.settings
        assert taken != Settings()
