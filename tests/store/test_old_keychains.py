"""Keychain entries of every form that Paydesk ever wrote are read, and are brought into today's form."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from paydesk.domain.settings.keys import hosts_of
from paydesk.domain.settings.messages import Area
from paydesk.domain.settings.settings import PRODUCTION_HOSTS, MoneyOut, Settings
from paydesk.store.keychain import INDEX, Hosts, KeyPair
from paydesk.store.secrets import KeychainSecrets, KeychainState, KeysLookup
from tests.helpers.keychain import Ring

GOLDEN = Path(__file__).parent / "golden" / "keychain.json"
FORMS: dict[str, dict[str, str]] = json.loads(GOLDEN.read_text(encoding="utf-8"))
HERE = {area: hosts_of(area, Settings()) for area in Area}
PRODUCTION = hosts_of(Area.PAYOUTS, Settings(money_out=MoneyOut(PRODUCTION_HOSTS)))
SECRETS = {area: KeyPair(f"id-{area.value}", f"secret-{area.value}") for area in Area}


def pair(area: Area, host: str) -> KeyPair:
    return KeyPair(f"id-{area.value}-{host}", f"secret-{area.value}")


ONE_PAIR: dict[Area, dict[Hosts, KeyPair]] = {area: {HERE[area]: SECRETS[area]} for area in Area}
SEVERAL: dict[Area, dict[Hosts, KeyPair]] = {
    Area.GATEWAY: {
        (host,): pair(Area.GATEWAY, host) for host in ("sandbox.cashfree.com", "api.cashfree.com", "shpo.example:8443")
    },
    Area.PAYOUTS: {hosts: pair(Area.PAYOUTS, hosts[0]) for hosts in (HERE[Area.PAYOUTS], PRODUCTION)},
    Area.IDENTITY: {HERE[Area.IDENTITY]: pair(Area.IDENTITY, "sandbox.cashfree.com")},
}
WANTED = {"one-pair": ONE_PAIR, "hosts": ONE_PAIR, "others": SEVERAL, "entries": SEVERAL}
TOKENS = {"one-pair", "others", "entries"}


@pytest.fixture(params=FORMS)
def form(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


@pytest.fixture
def ring(form: str, monkeypatch: pytest.MonkeyPatch) -> Ring:
    ring = Ring()
    ring.entries = dict(FORMS[form])
    monkeypatch.setattr("paydesk.store.keychain.system_keychain", lambda: ring)
    monkeypatch.setattr("paydesk.store.keychain.is_locked", lambda _: ring.locked)
    return ring


def looked(area: Area) -> KeysLookup:
    return KeychainSecrets().lookup_keys(area, HERE[area])


def test_each_form_is_read_and_today_s_is_written(form: str, ring: Ring) -> None:
    for _ in range(2):  # in the old form, and in today's
        for area, pairs in WANTED[form].items():
            found = looked(area)
            assert found == KeysLookup(pairs, KeychainState.AVAILABLE, is_in_keychain=True)
            assert [*found.pairs] == [*pairs], "latest first"
    assert not {area.value for area in Area} & {*ring.entries}
    names = {f"{area.value}@{','.join(hosts)}" for area, pairs in WANTED[form].items() for hosts in pairs}
    assert {*ring.entries} - {"token", "people", "journal"} == {INDEX, *names}


def test_entries_that_are_no_keys_of_an_area_stay_as_they_are(form: str, ring: Ring) -> None:
    secrets = KeychainSecrets()
    assert secrets.get("token") == (KeyPair("token", "tok-9f3a", 1_795_000_000_000) if form in TOKENS else None)
    if form in {"others", "entries"}:
        assert secrets.get("journal") == KeyPair("j-1", "12")
        assert secrets.get("people") == KeyPair("coming", "Zm9v", others=(KeyPair("sealed", "YmFy"),))
    assert ring.entries == FORMS[form]


def test_a_power_cut_at_any_moment_loses_no_key(form: str, ring: Ring) -> None:
    wanted = WANTED[form]
    for changes in range(20):
        ring.entries, ring.power_left = dict(FORMS[form]), changes
        try:
            found = {area: looked(area) for area in Area}
        except KeyboardInterrupt:
            found = {}
        ring.power_left = -1
        again = {area: looked(area) for area in Area}
        assert {area: dict(each.pairs) for area, each in again.items()} == wanted
        assert not {area.value for area in Area} & {*ring.entries}
        if found:
            return
    raise AssertionError("it is never done")


def test_where_both_are_there_the_newer_entry_wins(form: str, ring: Ring) -> None:
    """The power was cut before the old one was removed, and the keys were changed since."""
    old = dict(ring.entries)
    for area in Area:
        looked(area)
    new, hosts = KeyPair("new", "new"), HERE[Area.PAYOUTS]
    KeychainSecrets().set(f"payouts@{','.join(hosts)}", new)
    ring.entries = old | ring.entries
    for _ in range(2):
        assert looked(Area.PAYOUTS).pairs == WANTED[form][Area.PAYOUTS] | {hosts: new}


def test_a_keychain_that_cannot_be_written_keeps_the_old_form(form: str, ring: Ring) -> None:
    ring.full = True
    for area, pairs in WANTED[form].items():
        assert looked(area) == KeysLookup(pairs, KeychainState.AVAILABLE, is_in_keychain=True)
    assert ring.entries == FORMS[form]


def test_a_keychain_that_gives_no_answer_is_not_taken_for_empty(form: str, ring: Ring) -> None:
    ring.locked = True
    secrets = KeychainSecrets()
    new, elsewhere = KeyPair("new", "new"), ("new.example",)
    for area in Area:
        assert secrets.lookup_keys(area, HERE[area]) == KeysLookup({}, KeychainState.LOCKED, is_in_keychain=False)
        assert secrets.set(f"{area.value}@new.example", new) is KeychainState.LOCKED
        assert not secrets.delete_keys(Area.IDENTITY)
    assert ring.entries == FORMS[form]
    ring.locked = False
    wanted = WANTED[form]
    for area in (Area.GATEWAY, Area.PAYOUTS):
        found = secrets.lookup_keys(area, HERE[area])
        assert found == KeysLookup({elsewhere: new} | wanted[area], KeychainState.AVAILABLE, is_in_keychain=True)
        assert next(iter(found.pairs)) == elsewhere


def test_what_is_forgotten_goes_in_each_form(form: str, ring: Ring) -> None:
    assert KeychainSecrets().delete_keys(Area.PAYOUTS)
    assert not [name for name in ring.entries if name.startswith("payouts")]
    assert looked(Area.GATEWAY).pairs == WANTED[form][Area.GATEWAY]
    assert "payouts@" not in ring.entries[INDEX]
    ring.entries = dict(FORMS[form])
    assert KeychainSecrets().delete_all()
    assert ring.entries == {}
