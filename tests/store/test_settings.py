"""The settings file: what is saved is loaded; what is broken is a default, and named; nothing else is lost."""

from __future__ import annotations

import base64
import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paydesk.domain.language import Language
from paydesk.domain.money import MAX_PAISE, Money
from paydesk.domain.order import TerminalIdentity
from paydesk.domain.settings.settings import (
    PRODUCTION_HOSTS,
    Connection,
    CustomerScreen,
    FundSource,
    Locks,
    MoneyOut,
    Paper,
    PayoutHosts,
    Printing,
    QuickAmount,
    Selling,
    Settings,
    SettingsFault,
    SettingsIssue,
    Shop,
    Sounds,
    Theme,
    TransferVersion,
    ValidationVersion,
    lose_addresses,
)
from paydesk.store import private_files
from paydesk.store.errors import FaultKind, KnownFault
from paydesk.store.folders import HOME_VARIABLE, ensure_data_folder
from paydesk.store.keychain import KeyPair
from paydesk.store.secrets import MemorySecrets
from paydesk.store.settings import file as settings
from paydesk.store.settings import values
from tests.domain.test_logo import PNG
from tests.helpers.rights import for_owner_only

PUBLIC_KEY = "-----BEGIN PUBLIC KEY-----\n" + "QUJD" * 40 + "\n-----END PUBLIC KEY-----"
HOSTS = replace(
    PRODUCTION_HOSTS,
    internal_transfer_url="https://api.cashfree.com",
    payouts_v2_version="2023-08-01",
    verification_version="2023-12-18",
)
MONEY_OUT = MoneyOut(
    hosts=HOSTS,
    public_key=PUBLIC_KEY,
    transfer_version=TransferVersion.V1,
    validation_version=ValidationVersion.V1_2,
    fund_sources=(FundSource("CFMAIN1", "Main account"), FundSource("CFRENT2", "")),
    per_transfer=Money(1),
    per_day=None,
    per_beneficiary=Money(0),
    loans=True,
    identity=True,
)
FULL = Settings(
    Connection("https://api.cashfree.com/pg", "2023-08-01"),
    Shop(
        "Sharma Stores ₹",
        "Till 2",
        "Asha",
        "sharma@okbank",
        TerminalIdentity(terminal_phone_no="9898989898"),
        45,
        logo=PNG,
    ),
    Theme.DARK,
    MONEY_OUT,
    Locks(15),
    customer_display=True,
    printing=Printing("TM-T82", Paper.MM58, at_paid=True, address="12 MG Road", gst_number="29ABC", thanks="Come!"),
    language=Language.MARATHI,
    sounds=Sounds(on=False, spoken=False),
    customer_screen=CustomerScreen(Language.TAMIL, asks_pin=True),
    selling=Selling((QuickAmount(Money(15_00), "Tea"), QuickAmount(Money(500_00))), 10, gst_details=True),
)

printable = st.text(st.characters(exclude_categories=["C", "Zl", "Zp", "Zs"]), max_size=30)
addresses = st.sampled_from(["https://payout-api.cashfree.com", "http://127.0.0.1:8080/payout", "http://[::1]:1"])
days = st.dates().map(lambda day: day.isoformat())
limits = st.none() | st.builds(Money, st.integers(0, MAX_PAISE))
any_money_out = st.builds(
    MoneyOut,
    hosts=st.builds(PayoutHosts, addresses, addresses, addresses, addresses | st.just(""), days, days),
    public_key=st.sampled_from(["", PUBLIC_KEY]),
    transfer_version=st.none() | st.sampled_from(TransferVersion),
    validation_version=st.sampled_from(ValidationVersion),
    fund_sources=st.lists(
        st.builds(FundSource, st.from_regex(r"[A-Za-z0-9]{1,60}", fullmatch=True), printable),
        max_size=20,
        unique_by=lambda source: source.instrument_id,
    ).map(tuple),
    per_transfer=limits,
    per_day=limits,
    per_beneficiary=limits,
)
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
        counter_name=printable,
        staff=printable,
        payee_vpa=printable,
        terminal=st.none()
        | st.builds(TerminalIdentity, cf_terminal_id=st.integers(1, 10**18 - 1))
        | st.builds(TerminalIdentity, terminal_phone_no=st.from_regex(r"[0-9]{10}", fullmatch=True)),
        order_minutes=st.integers(1, 43_200),
    ),
    st.sampled_from(Theme),
    any_money_out,
    st.builds(Locks, st.integers(15, 900)),
    st.booleans(),
)


@given(any_settings)
def test_what_is_exported_is_read_back(wanted: Settings) -> None:
    assert values.parse_settings(json.loads(settings.export(wanted))) == (wanted, [])


@pytest.mark.parametrize("wanted", [Settings(), FULL])
def test_what_is_saved_is_loaded(tmp_path: Path, wanted: Settings) -> None:
    assert settings.load(tmp_path) == (Settings(), [])
    settings.save(tmp_path, FULL)
    settings.save(tmp_path, wanted)
    assert settings.load(tmp_path) == (wanted, [])
    assert sorted(path.name for path in tmp_path.iterdir()) == [settings.FILE_NAME, settings.COPY_NAME]
    assert for_owner_only(tmp_path.iterdir())


def test_keys_of_a_newer_paydesk_stay(tmp_path: Path) -> None:
    path = tmp_path / settings.FILE_NAME
    path.write_text(json.dumps({"display": {"screen": 2}, "shop": {"name": "Old", "sign": "x.png"}, "theme": "dark"}))
    loaded, problems = settings.load(tmp_path)
    assert (loaded.shop.name, loaded.theme, problems) == ("Old", Theme.DARK, [])
    settings.save(tmp_path, FULL)
    kept = json.loads(path.read_text())
    assert (kept["display"], kept["shop"]["sign"], kept["shop"]["name"]) == ({"screen": 2}, "x.png", FULL.shop.name)


def test_a_terminal_given_up_for_another_leaves_nothing_behind(tmp_path: Path) -> None:
    settings.save(tmp_path, FULL)
    by_number = Settings(shop=Shop(terminal=TerminalIdentity(cf_terminal_id=54321)))
    settings.save(tmp_path, by_number)
    assert settings.load(tmp_path) == (by_number, [])


DAMAGED = [b"", b"{", b"[]", b"null", b"\xff\xfe", b"[" * 100_000, b'{"theme": NaN', b'{"a":"' + b"x" * 1_000_001]
NOTHING_ALONE = MoneyOut(per_transfer=Money(0), per_day=Money(0), per_beneficiary=Money(0))


@pytest.mark.parametrize("content", DAMAGED)
def test_a_damaged_file_is_set_aside_and_without_a_copy_nothing_is_paid_out_alone(
    tmp_path: Path, content: bytes
) -> None:
    (tmp_path / settings.FILE_NAME).write_bytes(content)
    loaded, (problem,) = settings.load(tmp_path)
    assert loaded == Settings(money_out=NOTHING_ALONE)
    assert problem.kind is SettingsFault.SET_ASIDE
    assert (tmp_path / problem.detail).read_bytes() == content
    assert settings.load(tmp_path) == (loaded, []), "nor after the next start"


@pytest.mark.parametrize("content", [*DAMAGED, None])
def test_in_the_place_of_a_damaged_file_comes_what_was_good_last(tmp_path: Path, content: bytes | None) -> None:
    settings.save(tmp_path, FULL)
    path = tmp_path / settings.FILE_NAME
    path.unlink()
    if content is not None:
        path.write_bytes(content)
    loaded, (problem,) = settings.load(tmp_path)
    assert (loaded, problem.kind) == (FULL, SettingsFault.RESTORED)
    assert (tmp_path / problem.detail).read_bytes() == content if content is not None else not problem.detail
    assert settings.load(tmp_path) == (FULL, []), "it is in its place again"


def test_a_file_of_an_older_paydesk_is_copied_when_it_is_read(tmp_path: Path) -> None:
    path = tmp_path / settings.FILE_NAME
    path.write_text(settings.export(FULL))
    settings.load(tmp_path)
    path.write_text(settings.export(FULL).replace("per_day", "per_week"))
    settings.load(tmp_path)
    path.write_text("{")
    assert settings.load(tmp_path)[0].money_out.per_day == MoneyOut().per_day, "the newest good one"


def test_what_has_an_impossible_value_is_no_good_copy(tmp_path: Path) -> None:
    settings.save(tmp_path, FULL)
    path = tmp_path / settings.FILE_NAME
    path.write_text(settings.export(FULL).replace('"theme": "', '"theme": "x'))
    assert [problem.kind for problem in settings.load(tmp_path)[1]] == [SettingsFault.BAD_VALUE]
    path.write_text("{")
    assert settings.load(tmp_path)[0] == FULL


def test_a_copy_that_is_damaged_too_is_none(tmp_path: Path) -> None:
    for name in (settings.FILE_NAME, settings.COPY_NAME):
        (tmp_path / name).write_text("{")
    loaded, (problem,) = settings.load(tmp_path)
    assert (loaded.money_out, problem.kind) == (NOTHING_ALONE, SettingsFault.SET_ASIDE)


@pytest.mark.parametrize("left", ["people.json", "account.key"])
def test_where_they_are_gone_from_a_counter_that_was_set_up_that_is_no_first_start(tmp_path: Path, left: str) -> None:
    """The defaults, which nobody chose, have no limit of payouts."""
    settings.save(tmp_path, FULL)
    (tmp_path / left).touch()
    for name in (settings.FILE_NAME, settings.COPY_NAME):
        (tmp_path / name).unlink()
    loaded, problems = settings.load(tmp_path)
    assert (loaded, problems) == (Settings(money_out=NOTHING_ALONE), [SettingsIssue(SettingsFault.SET_ASIDE)])
    assert lose_addresses(problems)
    assert settings.load(tmp_path) == (loaded, []), "nor after the next start"


def test_a_demo_has_people_before_it_has_settings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    folder = ensure_data_folder(demo=True)
    (folder / "people.json").touch()
    assert settings.load(folder) == (Settings(), [])


def test_killed_after_it_was_set_aside_no_limit_is_looser(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The next start knew of nothing, and used the defaults."""
    (tmp_path / settings.FILE_NAME).write_text("{")

    def killed(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(private_files, "replace", killed)
        with pytest.raises(KeyboardInterrupt):
            settings.load(tmp_path)
    loaded, (problem,) = settings.load(tmp_path)
    assert (loaded, problem.kind) == (Settings(money_out=NOTHING_ALONE), SettingsFault.SET_ASIDE)
    assert settings.load(tmp_path) == (loaded, [])


@pytest.mark.parametrize("content", [*DAMAGED, None])
def test_the_copy_of_a_newer_paydesk_is_put_in_its_place_and_not_used(tmp_path: Path, content: bytes | None) -> None:
    """Its values were read as if they were ours."""
    newer = json.dumps({**GOOD, settings.EXPORT_MARK: settings.EXPORT_VERSION + 1}).encode()
    (tmp_path / settings.COPY_NAME).write_bytes(newer)
    if content is not None:
        (tmp_path / settings.FILE_NAME).write_bytes(content)
    for _ in range(2):
        loaded, problems = settings.load(tmp_path)
        assert (loaded.money_out, problems) == (NOTHING_ALONE, [SettingsIssue(SettingsFault.NEWER)])
        assert json.loads((tmp_path / settings.FILE_NAME).read_bytes()) == json.loads(newer)
        with pytest.raises(KnownFault) as met:
            settings.save(tmp_path, FULL)
        assert met.value.kind is FaultKind.NEWER


def test_a_file_that_cannot_be_read_is_named_and_left(tmp_path: Path) -> None:
    (tmp_path / settings.FILE_NAME).mkdir()
    loaded, problems = settings.load(tmp_path)
    assert loaded.money_out == NOTHING_ALONE
    assert [problem.kind for problem in problems] == [SettingsFault.UNREADABLE]
    with pytest.raises(KnownFault) as met:
        settings.save(tmp_path, FULL)
    assert met.value.kind is FaultKind.NOT_WRITABLE
    (tmp_path / settings.COPY_NAME).write_text(settings.export(FULL))
    assert settings.load(tmp_path) == (FULL, [SettingsIssue(SettingsFault.RESTORED)])


def test_a_file_of_a_newer_paydesk_is_named_and_left_alone(tmp_path: Path) -> None:
    settings.save(tmp_path, FULL)
    path = tmp_path / settings.FILE_NAME
    known = json.loads(path.read_text())
    assert known[settings.EXPORT_MARK] == settings.EXPORT_VERSION
    path.write_text(json.dumps(known | {settings.EXPORT_MARK: settings.EXPORT_VERSION + 1}))
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    loaded, problems = settings.load(tmp_path)
    assert (loaded.money_out, problems) == (NOTHING_ALONE, [SettingsIssue(SettingsFault.NEWER)])
    with pytest.raises(KnownFault) as met:
        settings.save(tmp_path, FULL)
    assert met.value.kind is FaultKind.NEWER
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == before


@pytest.mark.parametrize("name", ["per_transfer", "per_day", "per_beneficiary", "cashier_limit"])
def test_a_damaged_limit_is_nothing_at_all(name: str) -> None:
    known = json.loads(settings.export(FULL))
    known["money_out"][name] = "25O00"
    loaded, problems = values.parse_settings(known)
    assert getattr(loaded.money_out, name) == Money(0)
    assert problems == [SettingsIssue(SettingsFault.BAD_VALUE, f"money_out.{name}")]
    known["money_out"] = []
    assert values.parse_settings(known)[0].money_out == NOTHING_ALONE


@pytest.mark.parametrize("name", ["दर्\u200dयादेवी किराणा", "র\u200d্যাফেল স্টোর", "Sharma\u00a0Stores", "क" * 200])
def test_a_name_that_can_be_typed_is_there_at_the_next_start(tmp_path: Path, name: str) -> None:
    """Joiners stand in words of Marathi and Bengali, other blanks in what is pasted: the name was gone."""
    shop = replace(FULL, shop=replace(FULL.shop, name=name, staff=name), printing=Printing(thanks=name))
    settings.save(tmp_path, shop)
    assert settings.load(tmp_path) == (shop, [])


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
    "shop.logo": [None, 1, "x", "not base64!", base64.b64encode(b"GIF89a").decode(), "A" * 300_004],
    "selling": [[], None],
    "selling.quick_amounts": [
        *(None, {}, [15], [{}], [{"amount": 0}], [{"amount": "15"}], [{"amount": MAX_PAISE + 1}]),
        *([{"amount": 1, "name": "x" * 21}], [{"amount": 1, "name": None}], [{"amount": 1}] * 10),
    ],
    "selling.return_after_s": [-1, 3, 30, "5", True, None],
    "selling.gst_details": ["yes", 1],
    "theme": ["purple", None, [], {}],
    "customer_display": ["yes", 1, None],
    "printing": [[], None],
    "printing.printer": [None, "a\nb"],
    "printing.paper": ["80", None, []],
    "printing.at_paid": ["yes", 1],
    "printing.address": [7],
    "printing.gst_number": [7],
    "printing.thanks": ["x" * 201],
    "language": ["fr", 1, ["hi"], "HI"],
    "customer_screen": [[], None],
    "customer_screen.second_language": ["fr", ["hi"]],
    "customer_screen.asks_pin": ["yes"],
    "sounds": [[], None],
    "sounds.on": ["yes", 1],
    "sounds.spoken": [None],
    "money_out": [[], None, 1],
    "money_out.hosts": ["x", None],
    "money_out.hosts.payouts_url": ["", "http://payout-api.cashfree.com", "https://a:b@x", None],
    "money_out.hosts.payouts_v2_url": ["", "ftp://x"],
    "money_out.hosts.verification_url": ["", 1],
    "money_out.hosts.internal_transfer_url": [None, "http://x"],
    "money_out.hosts.payouts_v2_version": ["v2", "2024-1-1", None],
    "money_out.hosts.verification_version": ["2024-13-01"],
    "money_out.public_key": [
        *(None, "not a key", PUBLIC_KEY.replace("PUBLIC", "PRIVATE"), PUBLIC_KEY.replace("QUJD" * 40, "QUJD")),
        *(PUBLIC_KEY.replace("QUJD" * 40, "QUJ" * 41), PUBLIC_KEY.replace("QUJD", "QUJD" * 60)),
    ],
    "money_out.transfer_version": ["v3", "", []],
    "money_out.validation_version": ["v3", {}],
    "money_out.fund_sources": [
        *(None, {}, ["CFMAIN1"], [{}], [{"instrument_id": ""}], [{"instrument_id": "A-1"}], [{"instrument_id": 1}]),
        *([{"instrument_id": "A", "name": "x" * 61}], [{"instrument_id": "A", "name": None}]),
        *([{"instrument_id": "A"}, {"instrument_id": "A"}], [{"instrument_id": f"A{n}"} for n in range(21)]),
    ],
    "money_out.loans": ["yes"],
    "money_out.identity": [1],
    "money_out.per_transfer": ["100", -1, 1.5, True, MAX_PAISE + 1],
    "money_out.per_day": [[], {}],
    "money_out.per_beneficiary": [False],
    "locks": [15, None],
    "locks.idle_s": [14, 901, "60", None, 60.5, True],
}


LIMITS: dict[str, Any] = dict.fromkeys(("per_transfer", "per_day", "per_beneficiary", "cashier_limit"))


@pytest.mark.parametrize(("name", "value"), [(name, value) for name, values in IMPOSSIBLE.items() for value in values])
def test_a_value_that_cannot_be_is_its_default_and_is_named(name: str, value: object) -> None:
    known = json.loads(json.dumps(GOOD))
    *above, last = name.split(".")
    part: dict[str, Any] = known
    for key in above:
        part = part[key]
    part[last] = value
    loaded, problems = values.parse_settings(known)
    assert problems == [SettingsIssue(SettingsFault.BAD_VALUE, name)]
    part.pop(last)
    without = values.parse_settings(known)[0]
    if name.startswith("money_out"):  # a damaged limit is nothing, one that was never set the usual
        loaded = replace(loaded, money_out=replace(loaded.money_out, **LIMITS))
        without = replace(without, money_out=replace(without.money_out, **LIMITS))
    assert without == loaded, "all else is as it was"
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


def test_settings_of_an_older_paydesk_get_the_limits_that_are_usual(tmp_path: Path) -> None:
    (tmp_path / settings.FILE_NAME).write_text('{"shop": {"name": "Old"}}')
    loaded, problems = settings.load(tmp_path)
    assert (loaded.money_out, loaded.locks, problems) == (MoneyOut(), Locks(), [])
    assert loaded.money_out.per_transfer == Money(25_000_00)


def test_the_export_has_no_secret_in_it(tmp_path: Path) -> None:
    """Canaries in every place that could leak: the keychain's stand-in, the file's unknown keys, the public key."""
    kept = MemorySecrets()
    for name in ("gateway@one.example", "payouts@one.example", "token"):
        kept.set(name, KeyPair(f"canary-id-{name}", f"canary-secret-{name}"))
    odd = {
        "client_secret": "canary-top",
        "connection": {"client_id": "canary-part", "client_secret": "canary-part"},
        "money_out": {"token": "canary-out", "hosts": {"password": "canary-host"}},
        "people": [{"name": "Asha", "pin": "canary-pin"}],
        "locks": {"pin": "canary-lock"},
    }
    (tmp_path / settings.FILE_NAME).write_text(json.dumps(odd))
    loaded, _ = settings.load(tmp_path)
    private = "-----BEGIN PRIVATE KEY-----\ncanarykey\n-----END PRIVATE KEY-----"
    loaded = replace(loaded, shop=FULL.shop, money_out=replace(MONEY_OUT, public_key=private))
    text = settings.export(loaded)
    assert "canary" not in text
    assert not {"secret", "client_id", "password", "pin", "token"} & set(re.findall(r'"([a-z_]+)":', text))
    settings.save(tmp_path, loaded)
    assert "canarykey" not in (tmp_path / settings.FILE_NAME).read_text()
    again, problems = values.parse_settings(json.loads(text))
    assert (again, problems) == (replace(loaded, money_out=replace(MONEY_OUT, public_key="")), [])
