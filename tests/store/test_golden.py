"""Files of released forms, kept as they were written, are read by today's program as they were meant."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from paydesk.domain import exact_json
from paydesk.domain.money import Money
from paydesk.domain.payout.payout import Payout
from paydesk.domain.sale.listing import Sum
from paydesk.domain.sale.sale import Sale
from paydesk.domain.shift.shift import Shift
from paydesk.domain.shift.zreport import z_report_data
from paydesk.store.account_key import AccountKey
from paydesk.store.journal.journal import FILE_NAME, Journal
from paydesk.store.keychain import PEOPLE_AREA, KeyPair
from paydesk.store.people.file import PeopleFile
from paydesk.store.people.pin_digest import verify_pin
from paydesk.store.secrets import MemorySecrets
from paydesk.store.settings import file as settings_file
from tests.helpers.kept import disagreeing
from tests.helpers.people import PretendKeychain

GOLDEN = Path(__file__).parent / "golden"
FORMS = sorted(path.name for path in GOLDEN.iterdir() if path.is_dir())


@pytest.fixture(params=FORMS)
def form(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """Copy the files of one version."""
    name: str = request.param
    return shutil.copytree(GOLDEN / name, tmp_path / name)


@pytest.fixture
def latest(tmp_path: Path) -> Path:
    """Copy the files of the newest version, which has all types of file."""
    return shutil.copytree(GOLDEN / FORMS[-1], tmp_path / "latest")


def expected(folder: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((folder / "expected.json").read_text(encoding="utf-8"))
    return found


def told_of_sale(sale: Sale) -> dict[str, object]:
    return {
        "order_id": sale.order_id,
        "cf_order_id": sale.cf_order_id,
        "amount": sale.amount.paise if sale.amount else None,
        "currency": sale.currency,
        "method": sale.method.value,
        "status": sale.raw_status,
        "phase": sale.phase.value,
        "started_at": sale.started_at,
        "paid_at": sale.paid_at,
        "paid_after_close": sale.paid_after_close,
        "customer_phone": sale.customer_phone,
        "by": sale.by,
        "made_here": sale.created_here,
        "cf_payment_id": sale.cf_payment_id,
        "payments": [paid.bank_reference for paid in sale.payments],
        "seen": sale.seen_at is not None,
        "needs_alarm": sale.needs_alarm,
    }


def told_of_payout(payout: Payout) -> dict[str, object]:
    return {
        "kind": payout.kind.value,
        "draft_id": payout.draft_id,
        "amount": payout.amount.paise if payout.amount else None,
        "to": payout.payee,
        "source": payout.source,
        "mode": payout.mode,
        "refund_of": payout.refund_of,
        "order_id": payout.order_id,
        "by": payout.by,
        "second_by": payout.second_by,
        "outcome": payout.outcome.value,
        "reason": payout.classification.reason.value if payout.classification else "",
        "settled": payout.settled,
        "reference_id": payout.reference_id,
        "utr": payout.utr,
        "status_word": payout.raw_status,
        "sends": payout.sends,
        "expires_on": payout.expires_on,
        "may_go_again": payout.can_resend,
    }


def folded(journal: Journal, wanted: dict[str, Any]) -> dict[str, dict[str, dict[str, object]]]:
    payouts = [journal.payouts.get(payout_id) for payout_id in wanted["payouts"]]
    return {
        "sales": {sale.sale_id: told_of_sale(sale) for sale in journal.all_sales()},
        "payouts": {payout.payout_id: told_of_payout(payout) for payout in payouts if payout is not None},
    }


@pytest.mark.parametrize("read_only", [True, False])
def test_a_journal_folds_to_what_stood_in_it(form: Path, *, read_only: bool) -> None:
    wanted = expected(form)
    with (Journal.read_only if read_only else Journal.open)(form) as journal:
        assert folded(journal, wanted) == {"sales": wanted["sales"], "payouts": wanted["payouts"]}
        report = journal.verify()
        assert (report.fact_count, report.erased_count, report.breaks) == (wanted["facts"], wanted["erased"], ())
        assert disagreeing(journal) == []
        assert {each.count for each in journal.count_stored()[:2]} == {len(wanted["sales"]), len(wanted["payouts"])}
    if read_only:
        assert (form / FILE_NAME).read_bytes() == (GOLDEN / form.name / FILE_NAME).read_bytes()


def test_a_journal_goes_on_after_it_was_brought_up_to_date(form: Path) -> None:
    wanted = expected(form)
    with Journal.open(form) as journal:
        first = next(journal.all_sales())
        journal.append(journal.facts_of(first.sale_id)[-1:])
        assert journal.next_number("2025-11-20") == (1 if form.name in {"v1", "v2"} else 3)
    with Journal.open(form) as journal:
        assert journal.verify().fact_count == wanted["facts"] + 1
        assert disagreeing(journal) == []


def test_shifts_and_their_z_reports_are_as_they_were_made(form: Path) -> None:
    wanted = expected(form).get("shifts", [])
    with Journal.open(form) as journal:
        shifts = [journal.shifts.get(row["number"]) for row in wanted]
        assert len(journal.shifts.list_newest(99)) == len(wanted)
        told = [told_of_shift(shift) for shift in shifts if shift is not None]
        assert told == [*map(without_median, wanted)]
        whole = journal.reports.of_days(0, 2**42).paid
        paid = [sale for sale in journal.all_sales() if sale.revenue_at is not None]
        assert whole == Sum(len(paid), Money(sum(sale.amount.paise for sale in paid if sale.amount is not None)))


def without_median(row: dict[str, Any]) -> dict[str, Any]:
    """Remove a figure that only older versions wrote into a Z-report."""
    return row | {"z": row["z"] and {name: value for name, value in row["z"].items() if name != "middle"}}


def told_of_shift(shift: Shift) -> dict[str, object]:
    return {
        "number": shift.number,
        "opened_by": shift.opened_by,
        "holder": shift.holder,
        "handed_over": len(shift.handed_over),
        "printed": shift.printed,
        "z": None if shift.z is None else json.loads(exact_json.encode(z_report_data(shift.z))),
    }


def test_facts_of_the_present_form_have_the_time_of_both_clocks(latest: Path) -> None:
    with Journal.read_only(latest) as journal:
        stamped = [fact for sale in journal.all_sales() for fact in journal.facts_of(sale.sale_id) if fact.there]
    assert len(stamped) > 20
    assert all(abs(fact.stamp.ahead_ms or 0) < 60_000 for fact in stamped)


def test_every_phase_and_every_outcome_is_among_them() -> None:
    wanted = expected(GOLDEN / FORMS[-1])
    assert len({sale["phase"] for sale in wanted["sales"].values()}) == 8
    assert len({payout["outcome"] for payout in wanted["payouts"].values()}) == 7
    assert len({payout["kind"] for payout in wanted["payouts"].values()}) == 4


@pytest.mark.parametrize("name", ["people.json", "people-sealed.json"])
def test_people_and_their_pins_are_those_who_were_there(latest: Path, name: str) -> None:
    wanted = expected(latest)
    keychain = PretendKeychain()
    if "sealed" in name:
        keychain.set(PEOPLE_AREA, KeyPair(*wanted["people_key"]))
        (latest / name).replace(latest / "people.json")
    members = PeopleFile(latest, keychain).read()
    told = [[m.person.person_id, m.person.name, m.person.role.value, m.wrong_pins, m.locked_until] for m in members]
    assert told == wanted["people"]
    assert all(verify_pin(wanted["pins"][each.person.person_id], each.pin) for each in members)
    assert not verify_pin("0000", members[0].pin)


def test_sealed_people_open_with_their_key_alone(latest: Path) -> None:
    (latest / "people-sealed.json").replace(latest / "people.json")
    with pytest.raises(Exception, match="damaged"):
        PeopleFile(latest, MemorySecrets()).read()


def test_settings_are_those_that_were_saved(latest: Path) -> None:
    loaded, problems = settings_file.load(latest)
    assert problems == []
    assert held(json.loads(settings_file.export(loaded)), expected(latest)["settings"]) == expected(latest)["settings"]


def held(found: Any, wanted: Any) -> Any:
    """Return the part of the found value that the expected one has: a newer Paydesk has more settings."""
    return {key: held(found[key], wanted[key]) for key in wanted} if isinstance(wanted, dict) else found


def test_accounts_are_known_again(latest: Path) -> None:
    key = AccountKey.load_or_create(latest)
    wanted = expected(latest)["digests"]
    assert {account: key.digest(account) for account in wanted} == wanted
    with Journal.open(latest) as journal:
        digests = {row[0] for row in journal._db.execute("SELECT digest FROM payout_accounts")}
    assert set(wanted.values()) <= digests
