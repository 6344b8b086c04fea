"""Settings: who may change what, what is used from then on, and what the journal says of it."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from paydesk.counter.settings.service import SettingsService
from paydesk.domain.commands import ExportSettings, SaveSettings
from paydesk.domain.language import Language
from paydesk.domain.messages import CommandEnded, CommandStatus, JournalFault, SettingsInUse
from paydesk.domain.people.messages import DenialReason, PermissionDenied
from paydesk.domain.people.person import Permission, Person
from paydesk.domain.settings import stored_facts
from paydesk.domain.settings.commands import ReadSettingsFile
from paydesk.domain.settings.messages import Exported, ImportProblem, SettingsDamaged, SettingsFileContent
from paydesk.domain.settings.settings import FirstStart, MoneyOut, Settings, SettingsFault, SettingsIssue, Shop, Theme
from paydesk.store import private_files
from paydesk.store.errors import FaultKind, KnownFault
from paydesk.store.settings import file
from tests.conftest import Logs
from tests.helpers.people_rig import ASHA, MEERA, RAVI
from tests.helpers.service_rig import START, ServiceRig

BEFORE = Settings(shop=Shop(name="Sharma Stores"))
DARK = replace(
    BEFORE,
    theme=Theme.DARK,
    customer_display=True,
    language=Language.TAMIL,
    text_percent=200,
    high_contrast=True,
    first_start=FirstStart.DONE,
)
LIMITLESS = replace(BEFORE, money_out=MoneyOut(per_transfer=None))


class SettingsRig(ServiceRig):
    """The settings of a counter; `replaced` are those that others have taken the place of."""

    def __init__(self, folder: Path, person: Person) -> None:
        super().__init__(folder, settings=BEFORE)
        self.replaced: list[Settings] = []
        self.serve(SettingsService(self.context, self._changed))
        self.access.sign_in(person)
        self.events.clear()

    async def _changed(self, before: Settings) -> None:
        assert self.of(SettingsInUse), "the windows have been told"
        self.replaced.append(before)

    async def save(self, settings: Settings) -> CommandEnded:
        """Ask for these."""
        return await self.send(SaveSettings(settings=settings, before=self.config.settings))


@pytest.mark.parametrize("settings", [LIMITLESS, replace(LIMITLESS, theme=Theme.LIGHT)])
async def test_what_is_refused_is_told_as_it_was(tmp_path: Path, settings: Settings) -> None:
    """The look does not carry the limits along."""
    rig = SettingsRig(tmp_path, RAVI)
    assert (await rig.save(settings)).status is CommandStatus.REFUSED
    assert rig.events == [SettingsInUse(BEFORE), PermissionDenied(Permission.SETTINGS, DenialReason.ROLE)]
    assert rig.config.settings == BEFORE
    assert (rig.facts, rig.replaced) == ([], [])
    assert file.load(tmp_path) == (Settings(), [])


async def test_anybody_who_sells_chooses_the_look_and_the_journal_need_not_know(tmp_path: Path) -> None:
    rig = SettingsRig(tmp_path, ASHA)
    assert (await rig.save(DARK)).status is CommandStatus.DONE
    assert rig.events == [SettingsInUse(DARK)]
    assert rig.config.settings == DARK
    assert file.load(tmp_path) == (DARK, [])
    assert (rig.facts, rig.replaced) == ([], [BEFORE])
    rig.access.lock()
    ended = await rig.save(BEFORE)
    assert ended.status is CommandStatus.REFUSED
    assert rig.last(PermissionDenied) == PermissionDenied(Permission.APPEARANCE, DenialReason.LOCKED)
    assert rig.of(SettingsInUse) == [SettingsInUse(DARK)] * 2, "a page that was changed goes back"


async def test_the_journal_has_who_changed_the_limits_and_no_other_value(tmp_path: Path) -> None:
    rig = SettingsRig(tmp_path, MEERA)
    await rig.save(DARK)
    shop = replace(BEFORE.shop, payee_vpa="sharma.stores@okbank")
    after = replace(DARK, money_out=LIMITLESS.money_out, shop=shop)
    assert (await rig.save(after)).status is CommandStatus.DONE
    assert rig.events[-1] == SettingsInUse(after)
    assert rig.replaced == [BEFORE, DARK]
    (fact,) = rig.facts
    assert (fact.subject, fact.at, fact.kind) == (stored_facts.SETTINGS_SUBJECT, START, stored_facts.SETTINGS_CHANGED)
    assert (fact.data["by"], fact.data["changed"]) == ("Meera", ["shop.payee_vpa", "money_out.per_transfer"])
    assert "sharma.stores" not in repr(fact)
    limits = fact.data["limits"]
    assert isinstance(limits, dict)
    assert limits["per_transfer"] is None


async def test_settings_that_the_journal_does_not_know_of_are_not_changed(tmp_path: Path) -> None:
    rig = SettingsRig(tmp_path, MEERA)
    rig.journal_fault = KnownFault(FaultKind.BUSY, tmp_path / "journal.sqlite3")
    ended = await rig.save(LIMITLESS)
    assert (ended.status, ended.fault) == (CommandStatus.FAILED, "busy")
    assert rig.last(SettingsInUse) == SettingsInUse(BEFORE), "and the page goes back"
    assert rig.config.settings == BEFORE
    assert file.load(tmp_path) == (Settings(), [])
    assert (await rig.save(DARK)).status is CommandStatus.DONE, "a look is no fact"


async def test_settings_that_cannot_be_written_are_used_and_the_fault_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, logs: Logs
) -> None:
    rig = SettingsRig(tmp_path, MEERA)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(private_files, "replace", full)
        assert (await rig.save(LIMITLESS)).status is CommandStatus.DONE
    assert rig.events == [
        SettingsDamaged((SettingsIssue(SettingsFault.NOT_WRITTEN),)),
        SettingsInUse(LIMITLESS, is_saved=False),
    ]
    assert rig.config.settings == LIMITLESS
    logs.expect("Settings file cannot be written")


async def test_settings_of_a_newer_paydesk_are_no_fault_of_the_journal(tmp_path: Path, logs: Logs) -> None:
    """F10 is kept in the settings: it shut the page on which one sells, until the next start."""
    newer = json.dumps({file.EXPORT_MARK: file.EXPORT_VERSION + 1})
    (tmp_path / file.FILE_NAME).write_text(newer, encoding="utf-8")
    rig = SettingsRig(tmp_path, ASHA)
    assert (await rig.save(DARK)).status is CommandStatus.DONE
    assert rig.events == [SettingsDamaged((SettingsIssue(SettingsFault.NEWER),)), SettingsInUse(DARK, is_saved=False)]
    assert not rig.of(JournalFault)
    assert (tmp_path / file.FILE_NAME).read_text(encoding="utf-8") == newer
    logs.expect("Settings file cannot be written")


async def test_what_is_written_out_is_read_by_a_second_counter(tmp_path: Path) -> None:
    """All but what stands in no file of settings; the journal knows who took it along."""
    rig = SettingsRig(tmp_path, MEERA)
    settings = replace(LIMITLESS, theme=Theme.DARK, first_start=FirstStart.DONE)
    rig.config.settings = settings
    assert (await rig.send(ExportSettings())).status is CommandStatus.DONE
    text = rig.last(Exported).text
    assert rig.facts == [stored_facts.settings_exported_fact(START, by="Meera")]
    await rig.send(ReadSettingsFile(ask_id="a1", text=text))
    assert rig.last(SettingsFileContent) == SettingsFileContent(settings)
    assert rig.config.settings == settings
    changed = json.loads(text)
    changed["shop"]["name"] = 7
    await rig.send(ReadSettingsFile(ask_id="a2", text=json.dumps(changed)))
    found = rig.last(SettingsFileContent)
    assert (found.problem, found.left_out) == (None, ("shop.name",))
    await rig.send(ReadSettingsFile(ask_id="a3", text="rubbish"))
    assert rig.last(SettingsFileContent) == SettingsFileContent(None, ImportProblem.NOT_SETTINGS)
