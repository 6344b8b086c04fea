"""The settings file: JSON, since the standard library both reads and writes it (it reads TOML, but cannot write it).

`domain.settings` has the settings; none is a secret. Keys that this Paydesk does not know are kept.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from paydesk.domain.settings.settings import (
    FirstStart,
    Settings,
    SettingsFault,
    SettingsIssue,
)
from paydesk.store import private_files
from paydesk.store.errors import FaultKind, KnownFault, translate_os_errors
from paydesk.store.folders import demo_folder
from paydesk.store.settings.values import JsonObject, parse_settings, settings_to_object, strictest_limits

if TYPE_CHECKING:
    from paydesk.domain.settings.messages import ImportProblem

FILE_NAME: Final = "settings.json"
COPY_NAME: Final = "settings.json.bak"
"""Copy of the last good settings, for a damaged file."""
_DAMAGED_PATTERN: Final = "settings-damaged-*.json"
_SETUP_FILES: Final = ("people.json", "account.key")
"""Files that exist only after a counter had settings."""
_MAX_BYTES: Final = 1_000_000
EXPORT_MARK: Final = "paydesk_settings"
EXPORT_VERSION: Final = 1
"""Version of the file, here and for another counter; a file without one is older. Raise it if a present value changes
its meaning.
"""


def load(folder: Path) -> tuple[Settings, list[SettingsIssue]]:
    """Load the settings of a data folder. Never fails: an unreadable value is replaced by its default, and listed.

    A damaged file is renamed, and replaced by the copy of the last good settings; so is a missing one, if people or an
    account key show that there was one. Without a copy, each payout needs a second person's PIN (`strictest_limits`)
    until settings are saved: damage never makes a limit looser.
    """
    path, copy = folder / FILE_NAME, folder / COPY_NAME
    try:
        raw = _read(path)
    except FileNotFoundError:
        # killed after the rename: that must not make a limit looser either
        lost = copy.exists() or any(folder.glob(_DAMAGED_PATTERN)) or _is_set_up(folder)
        return _restore(folder) if lost else (Settings(), [])
    except OSError as error:
        found = _read_copy(folder)
        if found is not None:
            return _settings_with(found, SettingsIssue(SettingsFault.RESTORED))
        return _strictest_settings(), [SettingsIssue(SettingsFault.UNREADABLE, detail=error.strerror or "")]
    stored = _parse_object(raw)
    if stored is None:
        return _restore(folder)
    if _is_newer(stored):
        return _strictest_settings(), [SettingsIssue(SettingsFault.NEWER)]
    settings, problems = parse_settings(stored)
    if not problems and not (copy.exists() and _has_content(copy, raw)):
        with contextlib.suppress(OSError):  # the copy is not essential
            private_files.replace(copy, raw)
    return settings, problems


def _is_set_up(folder: Path) -> bool:
    """Return True if a counter was set up here, so that it had settings; False for a demo, which has only people."""
    return any((folder / name).exists() for name in _SETUP_FILES) and folder != demo_folder()


def _restore(folder: Path) -> tuple[Settings, list[SettingsIssue]]:
    """Replace a damaged or missing file by its copy, or by the strictest defaults, on disk too."""
    path = folder / FILE_NAME
    aside = _set_aside_damaged(path) if path.exists() else SettingsIssue(SettingsFault.SET_ASIDE)
    found = _read_copy(folder)
    settings = _strictest_settings() if found is None else parse_settings(found)[0]
    if aside.kind is SettingsFault.SET_ASIDE:
        with contextlib.suppress(KnownFault):
            _write(folder, found if found is not None else settings_to_object(settings))
    if found is None:
        return settings, [aside]
    return _settings_with(
        found,
        SettingsIssue(SettingsFault.RESTORED, detail=aside.detail if aside.kind is SettingsFault.SET_ASIDE else ""),
    )


def _read_copy(folder: Path) -> JsonObject | None:
    """Return the last good copy; None if there is none."""
    try:
        return _parse_object(_read(folder / COPY_NAME))
    except OSError:
        return None


def _settings_with(stored: JsonObject, problem: SettingsIssue) -> tuple[Settings, list[SettingsIssue]]:
    if _is_newer(stored):
        return _strictest_settings(), [SettingsIssue(SettingsFault.NEWER)]
    settings, problems = parse_settings(stored)
    return settings, [problem, *problems]


def _strictest_settings() -> Settings:
    return Settings(money_out=strictest_limits())


def _is_newer(stored: JsonObject) -> bool:
    mark = stored.get(EXPORT_MARK, 0)
    return isinstance(mark, int) and mark > EXPORT_VERSION


def _has_content(path: Path, raw: bytes) -> bool:
    try:
        return _read(path) == raw
    except OSError:
        return False


def save(folder: Path, settings: Settings) -> None:
    """Write the settings atomically, for their owner only; unknown keys of the file stay. Raises KnownFault.

    A file of a newer Paydesk is left as it is (NEWER).
    """
    path = folder / FILE_NAME
    with translate_os_errors(path):
        before = (_parse_object(_read(path)) if path.exists() else None) or {}
    if _is_newer(before):
        raise KnownFault(FaultKind.NEWER, path)
    _write(folder, {EXPORT_MARK: EXPORT_VERSION, **_merge(before, settings_to_object(settings))})


def _write(folder: Path, content: JsonObject) -> None:
    """Write the file, and then its copy. Raises KnownFault."""
    text = json.dumps(content, ensure_ascii=False, indent=2).encode("utf-8", "replace") + b"\n"
    for name in (FILE_NAME, COPY_NAME):
        with translate_os_errors(folder / name):
            private_files.replace(folder / name, text)


def export(settings: Settings) -> str:
    """Return the settings as text for another counter or a helper. `Settings` contains no secret."""
    known = {EXPORT_MARK: EXPORT_VERSION, **settings_to_object(settings)}
    return json.dumps(known, ensure_ascii=False, indent=2) + "\n"


def parse_export(text: str) -> tuple[Settings | None, ImportProblem | None, list[SettingsIssue]]:
    """Parse the text of `export`, here or on another PC, without the state of the first start."""
    from paydesk.domain.settings.messages import ImportProblem  # here: not needed by the first window

    known = _parse_object(text.encode("utf-8", "replace")) if len(text) <= _MAX_BYTES else None
    mark = 0 if known is None else known.get(EXPORT_MARK, 0)  # none: written before files were numbered
    if known is None or not isinstance(mark, int) or not known.keys() >= {"connection", "shop"}:
        return None, ImportProblem.NOT_SETTINGS, []
    if mark > EXPORT_VERSION:
        return None, ImportProblem.NEWER, []
    settings, problems = parse_settings({**known, "first_start": FirstStart.DONE.value})
    return settings, None, problems


def _read(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(_MAX_BYTES)  # a larger file is not ours: it fails to parse


def _parse_object(raw: bytes) -> JsonObject | None:
    try:
        value = json.loads(raw)
    except (ValueError, RecursionError):
        return None
    return value if isinstance(value, dict) else None


def _set_aside_damaged(path: Path) -> SettingsIssue:
    stamp = datetime.now(UTC).strftime("%Y%m%dT%H%M%S%f")
    aside = path.with_name(f"{path.stem}-damaged-{stamp}{path.suffix}")
    try:
        path.rename(aside)
    except OSError as error:
        return SettingsIssue(SettingsFault.UNREADABLE, detail=error.strerror or "")
    return SettingsIssue(SettingsFault.SET_ASIDE, detail=aside.name)


def _merge(before: Mapping[str, Any], after: Mapping[str, Any]) -> JsonObject:
    merged = dict(before)
    for key, value in after.items():
        old = merged.get(key)
        both = isinstance(value, dict) and isinstance(old, dict)
        merged[key] = _merge(old or {}, value) if both else value
    return merged
