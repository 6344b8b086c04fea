"""The version of the service by which a payout goes: chosen once, and the only one that reads and repeats it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from paydesk.api.endpoints import Credentials
from paydesk.api.payouts.session import PayoutsClient
from paydesk.domain.money import Money
from paydesk.domain.payout.outcome import Operation, Outcome, Reason
from paydesk.domain.settings.settings import PRODUCTION_HOSTS, TransferVersion
from paydesk.domain.settings.stored import AllowedVersion
from paydesk.domain.settings.stored_facts import VERSIONS_SUBJECT, allowed_version_fact
from tests.helpers.payout_rig import NO_LIMITS, PayoutControl, PayoutRig, bank, cashgram, upi

V2 = TransferVersion.V2
SEND_V2, READ_V2 = "POST /payout/transfers", "GET /payout/transfers"
OLDER = ("POST /payout/v1.2/directTransfer", "POST /payout/v1/directTransfer", "GET /payout/v1/getTransferStatus")


def calls(books: PayoutControl, *names: str) -> list[int]:
    """Return how often each of these calls has reached the service."""
    found: dict[str, Any] = books.books()["calls"]
    return [found.get(name, {"asked": 0})["asked"] for name in names]


def choose(rig: PayoutRig, version: TransferVersion) -> None:
    """Choose another version in the settings."""
    rig.config.settings = replace(rig.config.settings, money_out=replace(NO_LIMITS, transfer_version=version))


def rig_at(sandbox: Any, folder: Path, *, version: TransferVersion | None = V2) -> PayoutRig:
    money_out = replace(NO_LIMITS, transfer_version=version)
    return PayoutRig(folder, sandbox.url, sandbox.client_id, sandbox.client_secret, money_out=money_out)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "till"


async def test_a_payout_of_v2_is_received_and_read_until_it_is_done(
    sandbox: Any, books: PayoutControl, folder: Path
) -> None:
    async with rig_at(sandbox, folder) as rig:
        out = await rig.confirm(replace(upi(150), payment_instrument_id="MAIN01"))
        assert (out.version, out.operation) == (V2, Operation.TRANSFER_V2)
        await rig.until(lambda: rig.out(out.payout_id).settled)
        out = rig.out(out.payout_id)
        assert (out.outcome, out.raw_status, bool(out.utr)) == (Outcome.DONE, "SUCCESS", True)
        assert rig.told(out.payout_id).index(Outcome.PENDING) < rig.told(out.payout_id).index(Outcome.DONE)
        wanted, sent, *_ = rig.facts(out.payout_id)
        assert wanted.data["version"] == "v2"
        assert sent.data["host"] == sandbox.url.removeprefix("http://")
    assert calls(books, SEND_V2, *OLDER) == [1, 0, 0, 0]
    assert [each["amount_paise"] for each in books.transfers()] == [15_000]


@pytest.mark.parametrize(
    ("request_", "outcome", "reason", "text"),
    [
        (upi(150, vpa="failure@upi"), Outcome.FAILED, Reason.TRANSFER_FAILED, True),
        (bank(150, account="7766671735000", ifsc="SBIN0000004"), Outcome.DONE, Reason.DONE, False),
    ],
)
async def test_what_became_of_it_is_read(
    sandbox: Any, folder: Path, request_: Any, outcome: Outcome, reason: Reason, text: bool
) -> None:
    async with rig_at(sandbox, folder) as rig:
        out = await rig.confirm(request_)
        await rig.until(lambda: rig.out(out.payout_id).settled)
        out = rig.out(out.payout_id)
        assert out.classification is not None
        assert (out.outcome, out.classification.reason, bool(out.failure_text)) == (outcome, reason, text)


async def test_money_that_comes_back_is_an_alarm(sandbox: Any, books: PayoutControl, folder: Path) -> None:
    async with rig_at(sandbox, folder) as rig:
        out = await rig.confirm(upi(150))
        await rig.until(lambda: rig.out(out.payout_id).outcome is Outcome.DONE)
        books.become("REVERSED", transfer_id=out.payout_id)
        out = await rig.ask(out.payout_id)
        assert (out.outcome, out.needs_alarm) == (Outcome.FAILED, True)


@pytest.mark.parametrize(("first", "then"), [(V2, TransferVersion.V1_2), (TransferVersion.V1_2, V2)])
async def test_a_lost_answer_is_read_by_the_same_version_after_a_change_and_a_restart(
    sandbox: Any, books: PayoutControl, folder: Path, first: TransferVersion, then: TransferVersion
) -> None:
    books.fault("drop_after", method="POST", path="/payout/transfers", times=1)
    books.fault("drop_after", method="POST", path="/payout/v1.2/directTransfer", times=1)
    async with rig_at(sandbox, folder, version=first) as rig:
        out = await rig.confirm(upi(150))
        assert out.outcome is Outcome.UNKNOWN
        choose(rig, then)
        assert (await rig.ask(out.payout_id)).outcome is Outcome.DONE
    async with rig_at(sandbox, folder, version=then) as rig:
        assert (rig.out(out.payout_id).version, rig.out(out.payout_id).outcome) == (first, Outcome.DONE)
        assert (await rig.ask(out.payout_id)).outcome is Outcome.DONE
    other = (SEND_V2, READ_V2) if then is V2 else OLDER
    assert not any(calls(books, *other)), "the other version is never asked about it"
    assert books.ids() == [out.payout_id]


@pytest.mark.parametrize(("first", "then"), [(V2, TransferVersion.V1_2), (TransferVersion.V1_2, V2)])
async def test_the_same_number_goes_again_by_the_same_version(
    sandbox: Any, books: PayoutControl, folder: Path, first: TransferVersion, then: TransferVersion
) -> None:
    books.fault("drop_before", method="POST", path="/payout/transfers", times=1)
    books.fault("drop_before", method="POST", path="/payout/v1.2/directTransfer", times=1)
    async with rig_at(sandbox, folder, version=first) as rig:
        out = await rig.confirm(upi(150))
        assert out.outcome is Outcome.UNKNOWN
        choose(rig, then)
        books.advance(180_000)
        rig.later(minutes=3)
        out = await rig.ask(out.payout_id)
        assert out.is_not_found
        out = await rig.again(out.payout_id)
        await rig.until(lambda: rig.out(out.payout_id).outcome is Outcome.DONE)
        assert (rig.out(out.payout_id).version, rig.out(out.payout_id).sends) == (first, 2)
    assert books.ids() == [out.payout_id]
    other = (SEND_V2, READ_V2) if then is V2 else OLDER
    assert not any(calls(books, *other))


async def test_a_taken_id_is_read_and_never_sent_anew(sandbox: Any, books: PayoutControl, folder: Path) -> None:
    books.fault("drop_after", method="POST", path="/payout/transfers", times=1)
    books.fault("status_500", method="GET", path="/payout/transfers")
    async with rig_at(sandbox, folder) as rig:
        out = await rig.confirm(upi(150))
        assert (await rig.again(out.payout_id)).sends == 1
        assert (await rig.ask(out.payout_id)).outcome is Outcome.UNKNOWN
        books.mend()
        assert (await rig.ask(out.payout_id)).outcome is Outcome.DONE
    assert calls(books, SEND_V2) == [1]


@pytest.mark.parametrize(
    ("request_", "outcome", "field"),
    [
        (replace(upi(150), payment_instrument_id="NONE99"), Outcome.FIX_FIELD, "paymentInstrumentId"),
        (upi(100_000), Outcome.FAILED, ""),
    ],
)
async def test_a_refusal_moves_nothing(
    sandbox: Any, books: PayoutControl, folder: Path, request_: Any, outcome: Outcome, field: str
) -> None:
    books.take_money(books.payout_books()["fund_sources"][0]["available_paise"] - 100_00)
    async with rig_at(sandbox, folder) as rig:
        out = await rig.confirm(request_)
        assert out.classification is not None
        assert (out.outcome, out.classification.field, out.settled) == (outcome, field, True)
    assert not books.ids()


async def test_only_direct_transfers_have_a_version(sandbox: Any, folder: Path) -> None:
    async with rig_at(sandbox, folder) as rig:
        link = await rig.confirm(cashgram(150, now=rig.clock()))
        assert (link.version, link.outcome) == (TransferVersion.V1_2, Outcome.PENDING)
        assert (await rig.ask(link.payout_id)).is_open_link
        assert link.amount == Money(15_000)


# Automatic ------------------------------------------------------------------------------------------------------------

AUTO = replace(NO_LIMITS, transfer_version=None)


def allowed(rig: PayoutRig) -> list[object]:
    """Return the versions that the journal has for this account, oldest first."""
    assert rig.recorder.flush()
    return [fact.data["version"] for fact in rig.journal.facts_of(VERSIONS_SUBJECT)]


async def test_the_newest_version_that_the_keys_may_use_is_asked_once_and_remembered(
    sandbox: Any, books: PayoutControl, folder: Path
) -> None:
    async with rig_at(sandbox, folder, version=None) as rig:
        outs = [await rig.confirm(upi(150)) for _ in range(2)]
        assert [each.version for each in outs] == [V2, V2]
        await rig.until(lambda: all(rig.out(each.payout_id).settled for each in outs))
        assert allowed(rig) == ["v2"]
        (fact,) = rig.journal.facts_of(VERSIONS_SUBJECT)
        assert rig.connection.client is not None
        assert fact.data["keys"] == rig.connection.client.transport.key_digest
    asked = calls(books, READ_V2)
    async with rig_at(sandbox, folder, version=None) as rig:
        assert (await rig.confirm(upi(160))).version is V2
        assert allowed(rig) == ["v2"], "known from the journal"
        rig.later(days=1)
        assert (await rig.confirm(upi(170))).version is V2
        assert allowed(rig) == ["v2", "v2"], "once a day"
    assert asked > [0]


async def test_an_account_without_v2_goes_on_by_v1_2(sandbox: Any, books: PayoutControl, folder: Path) -> None:
    books.turn(features_off=["transfers_v2"])
    async with rig_at(sandbox, folder, version=None) as rig:
        out = await rig.confirm(upi(150))
        assert (out.version, out.outcome) == (TransferVersion.V1_2, Outcome.DONE)
        assert allowed(rig) == ["v1.2"]
        assert rig.connection.problem is None, "nobody is told of it"
        books.turn(features_off=[])
        assert (await rig.confirm(upi(160))).version is TransferVersion.V1_2
        rig.later(days=1)
        assert (await rig.confirm(upi(170))).version is V2
        assert allowed(rig) == ["v1.2", "v2"]
        books.turn(features_off=["transfers_v2"])
        rig.later(days=1)
        assert (await rig.confirm(upi(180))).version is TransferVersion.V1_2
    assert calls(books, SEND_V2) == [1]


async def test_an_account_that_loses_v2_is_asked_about_after_one_refusal(
    sandbox: Any, books: PayoutControl, folder: Path
) -> None:
    async with rig_at(sandbox, folder, version=None) as rig:
        assert (await rig.confirm(upi(150))).version is V2
        books.turn(features_off=["transfers_v2"])
        refused = await rig.confirm(upi(160))
        assert (refused.version, refused.outcome) == (V2, Outcome.NOT_ALLOWED)
        assert (await rig.confirm(upi(170))).outcome is Outcome.DONE, "by v1.2"
        again = await rig.again(refused.payout_id)
        assert (again.version, again.outcome, again.sends) == (V2, Outcome.NOT_ALLOWED, 2)
        assert allowed(rig) == ["v2", "v1.2"]


@pytest.mark.parametrize("kind", ["drop_before", "status_500", "broken_json", "rate_limit"])
async def test_without_an_answer_what_was_known_counts_and_nothing_is_remembered(
    sandbox: Any, books: PayoutControl, folder: Path, kind: str
) -> None:
    books.fault(kind, method="GET", path="/payout/transfers")
    async with rig_at(sandbox, folder, version=None) as rig:
        assert (await rig.confirm(upi(150))).version is TransferVersion.V1_2
        assert (await rig.confirm(upi(160))).version is TransferVersion.V1_2
        assert allowed(rig) == []
    if kind == "broken_json":  # the others do not reach the service's count
        assert calls(books, READ_V2) == [1], "for a day nothing is asked again"
    books.mend()
    async with rig_at(sandbox, folder, version=None) as rig:
        assert (await rig.confirm(upi(170))).version is V2
        books.fault(kind, method="GET", path="/payout/transfers")
        rig.later(days=1)
        assert (await rig.confirm(upi(180))).version is V2, "known since yesterday"
        assert allowed(rig) == ["v2"]


async def test_other_keys_are_another_account(sandbox: Any, books: PayoutControl, folder: Path) -> None:
    async with rig_at(sandbox, folder, version=None) as rig:
        assert rig.connection.client is not None
        keys, host = rig.connection.client.transport.key_digest, rig.hosts.payouts_v2_url
        other = AllowedVersion("another", host.removeprefix("http://").partition("/")[0], TransferVersion.V1_2)
        rig.journal.append([allowed_version_fact(rig.clock(), other)])
        assert (await rig.confirm(upi(150))).version is V2
        assert [fact.data["keys"] for fact in rig.journal.facts_of(VERSIONS_SUBJECT)][-1] == keys


async def test_keys_that_come_back_are_known(sandbox: Any, books: PayoutControl, folder: Path) -> None:
    async with rig_at(sandbox, folder, version=None) as rig:
        assert (await rig.confirm(upi(150))).version is V2
        await rig.connection.use(PayoutsClient(rig.hosts, Credentials("another", "secret")))
        assert (await rig.confirm(upi(160))).version is TransferVersion.V1_2
        books.fault("status_500", method="GET", path="/payout/transfers")
        await rig.connection.use(rig.client())
        assert (await rig.confirm(upi(170))).version is V2
        assert allowed(rig) == ["v2", "v1.2"]


async def test_without_keys_nothing_is_asked(sandbox: Any, books: PayoutControl, folder: Path) -> None:
    rig = PayoutRig(folder, sandbox.url, "", "", money_out=AUTO, keys=False)
    async with rig:
        assert (await rig.confirm(upi(150))).version is TransferVersion.V1_2
        assert allowed(rig) == []


async def test_addresses_of_tests_and_of_real_money_are_not_mixed(sandbox: Any, folder: Path) -> None:
    async with rig_at(sandbox, folder, version=None) as rig:
        hosts = replace(rig.hosts, payouts_v2_url=PRODUCTION_HOSTS.payouts_v2_url)
        await rig.connection.use(PayoutsClient(hosts, Credentials(sandbox.client_id, sandbox.client_secret)))
        assert (await rig.confirm(upi(150))).version is TransferVersion.V1_2
        assert allowed(rig) == []
