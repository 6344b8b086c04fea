"""The settings file: what is saved is loaded; what is broken is a default, and named; nothing else is lost."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paydesk.domain.order import TerminalIdentity
from paydesk.domain.settings import Connection, Settings, Shop, Theme
from paydesk.store import settings
from paydesk.store.errors import FaultKind, KnownFault
from paydesk.store.settings import Problem, Trouble

FULL = Settings(
    Connection("https://api.cashfree.com/pg", "2023-08-01"),
    Shop("Sharma Stores ₹", "Till 2", "Asha", "sharma@okbank", TerminalIdentity(terminal_phone_no="9898989898"), 45),
    Theme.DARK,
)

printable = st.text(st.characters(exclude_categories=["C", "Zl", "Zp", "Zs"]), max_size=30)
any_settings = st.builds(
    Settings,
    st.builds(
        Connection,
        st.sampled_from(["https://api.cashfree.com/pg", "http://127.0.0.1:8080/pg", "http://[::1]:1/pg"]),
        st.dates().map(lambda day: day.isoformat()),
    ),
    st.builds(
        Shop,
        name=printable,
        till=printable,
        staff=printable,
        payee_vpa=printable,
        terminal=st.none()
        | st.builds(TerminalIdentity, cf_terminal_id=st.integers(1, 10**18 - 1))
        | st.builds(TerminalIdentity, terminal_phone_no=st.from_regex(r"[0-9]{10}", fullmatch=True)),
        order_minutes=st.integers(1, 43_200),
    ),
    st.sampled_from(Theme),
)


@given(any_settings)
def test_what_is_exported_is_read_back(wanted: Settings) -> None:
    assert settings.of_object(json.loads(settings.export(wanted))) == (wanted, [])


@pytest.mark.parametrize("wanted", [Settings(), FULL])
def test_what_is_saved_is_loaded(tmp_path: Path, wanted: Settings) -> None:
    assert settings.load(tmp_path) == (Settings(), [])
    settings.save(tmp_path, FULL)
    settings.save(tmp_path, wanted)
    assert settings.load(tmp_path) == (wanted, [])
    (path,) = tmp_path.iterdir()
    assert path.stat().st_mode & 0o777 == 0o600


def test_keys_of_a_newer_paydesk_stay(tmp_path: Path) -> None:
    path = tmp_path / settings.FILE_NAME
    path.write_text(json.dumps({"display": {"screen": 2}, "shop": {"name": "Old", "logo": "x.png"}, "theme": "dark"}))
    loaded, problems = settings.load(tmp_path)
    assert (loaded.shop.name, loaded.theme, problems) == ("Old", Theme.DARK, [])
    settings.save(tmp_path, FULL)
    kept = json.loads(path.read_text())
    assert (kept["display"], kept["shop"]["logo"], kept["shop"]["name"]) == ({"screen": 2}, "x.png", FULL.shop.name)


def test_a_terminal_given_up_for_another_leaves_nothing_behind(tmp_path: Path) -> None:
    settings.save(tmp_path, FULL)
    by_number = Settings(shop=Shop(terminal=TerminalIdentity(cf_terminal_id=54321)))
    settings.save(tmp_path, by_number)
    assert settings.load(tmp_path) == (by_number, [])


@pytest.mark.parametrize(
    "content", [b"", b"{", b"[]", b"null", b"\xff\xfe", b"[" * 100_000, b'{"theme": NaN', b'{"a":"' + b"x" * 1_000_001]
)
def test_a_damaged_file_is_set_aside_and_named(tmp_path: Path, content: bytes) -> None:
    (tmp_path / settings.FILE_NAME).write_bytes(content)
    loaded, (problem,) = settings.load(tmp_path)
    assert loaded == Settings()
    assert problem.trouble is Trouble.SET_ASIDE
    assert (tmp_path / problem.detail).read_bytes() == content
    assert settings.load(tmp_path) == (Settings(), [])


def test_a_file_that_cannot_be_read_is_named_and_left(tmp_path: Path) -> None:
    (tmp_path / settings.FILE_NAME).mkdir()
    loaded, problems = settings.load(tmp_path)
    assert loaded == Settings()
    assert [problem.trouble for problem in problems] == [Trouble.UNREADABLE]
    with pytest.raises(KnownFault) as met:
        settings.save(tmp_path, FULL)
    assert met.value.kind is FaultKind.NOT_WRITABLE


GOOD = json.loads(settings.export(FULL))


IMPOSSIBLE: dict[str, list[object]] = {
    "connection": ["x", None],
    "connection.gateway_url": [
        *(1, "", "https://", "ftp://x", "http://api.cashfree.com/pg", "https://a:b@x/pg", "https://x/?k=1"),
        *("https://x/#k", "https://x:99999/pg", "https://[x/pg", "//x/pg", "http://127.0.0.1.example/pg"),
    ],
    "connection.api_version": ["", "latest", "2025-13-01", 20250101, None],
    "shop": [[], None],
    "shop.name": [None, 7, ["a"], "a\nb", "x" * 201, "\ud800"],
    "shop.till": [{}],
    "shop.staff": [1.5],
    "shop.payee_vpa": [False],
    "shop.order_minutes": ["30", 0, -1, True, 1.5, None, 43_201],
    "shop.terminal": [
        *("54321", {}, {"cf_terminal_id": "1"}, {"cf_terminal_id": -1}, {"cf_terminal_id": True}),
        *({"terminal_phone_no": "98989"}, {"terminal_phone_no": 9898989898}, {"terminal_phone_no": ""}),
        {"cf_terminal_id": 1, "terminal_phone_no": "9898989898"},
    ],
    "theme": ["purple", None, [], {}],
}


@pytest.mark.parametrize(("name", "value"), [(name, value) for name, values in IMPOSSIBLE.items() for value in values])
def test_a_value_that_cannot_be_is_its_default_and_is_named(name: str, value: object) -> None:
    known = json.loads(json.dumps(GOOD))
    *above, last = name.split(".")
    part: dict[str, Any] = known
    for key in above:
        part = part[key]
    part[last] = value
    loaded, problems = settings.of_object(known)
    assert problems == [Problem(Trouble.BAD_VALUE, name)]
    part.pop(last)
    assert settings.of_object(known) == (loaded, []), "all else is as it was"
    assert loaded != FULL


def test_a_failed_save_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings.save(tmp_path, FULL)

    def no_room(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr("os.fsync", no_room)
        with pytest.raises(KnownFault) as met:
            settings.save(tmp_path, Settings())
    assert met.value.kind is FaultKind.DISK_FULL
    assert settings.load(tmp_path) == (FULL, [])
