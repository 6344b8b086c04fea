"""Questions that move no money, over a real sandbox: each answers with one event, whatever becomes of it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any, TypeVar

import pytest
import pytest_asyncio

from paydesk.api.endpoints import Credentials
from paydesk.api.identity import IdentityClient
from paydesk.api.payouts.session import PayoutsClient, india_today
from paydesk.api.transport import Timeouts
from paydesk.counter.connection import ServiceConnection
from paydesk.counter.payout.lookups import TOKEN_LIFE_MS, Lookups
from paydesk.domain.clock import HOUR, now_ms
from paydesk.domain.commands import CheckUpi, ExchangeCode, ForgetToken, ReadBalance, ReadHistory, ReadTokenState
from paydesk.domain.messages import Answered, CommandStatus
from paydesk.domain.money import Money
from paydesk.domain.payout.messages import SourceBalance, TokenState, TransferHistory, UpiCheck
from paydesk.domain.payout.outcome import Classification, NextStep, Outcome, Reason
from paydesk.domain.payout.requests import HistoryQuery
from paydesk.domain.people.messages import DenialReason, PermissionDenied, SignedIn
from paydesk.domain.people.person import Permission, Person, Role
from paydesk.domain.rules import PayoutRule, Rule
from paydesk.domain.settings.settings import MoneyOut, PayoutHosts, TransferVersion, ValidationVersion
from paydesk.store.keychain import TOKEN_AREA, KeyPair
from paydesk.store.secrets import KeychainSecrets, KeychainState, MemorySecrets
from tests.helpers.control import begin_identity
from tests.helpers.events import events_of
from tests.helpers.keychain import Keychain
from tests.helpers.payout_rig import PayoutControl
from tests.helpers.secret_service import MISSING, REASON
from tests.helpers.service_rig import START, ServiceRig

RAVI = Person("p2", "Ravi", Role.SUPERVISOR)
ASHA = Person("p1", "Asha", Role.CASHIER)

EventT = TypeVar("EventT", bound=object)


class Bench(PayoutControl):
    """The sandbox's control addresses, those of identity too."""

    def agree(self, verification_id: str) -> str:
        """Consent as the person of a session, and return the code."""
        told = self._send("POST", "identity", {"verification_id": verification_id, "action": "allow"})
        return str(told["auth_code"])

    def identity_books(self) -> dict[str, Any]:
        """Sessions, access tokens, transfer tokens."""
        found: dict[str, Any] = self._send("GET", "identity")
        return found


class Rig(ServiceRig):
    """Lookups with both clients; `secrets` keep the access token."""

    def __init__(
        self, folder: Path, url: str, keys: tuple[str, str], secrets: KeychainSecrets, *, demo: bool = False
    ) -> None:
        super().__init__(folder, demo=demo, secrets=secrets)
        self.access.has_people = True
        self.payouts: ServiceConnection[PayoutsClient] = ServiceConnection(now_ms)
        self.identity: ServiceConnection[IdentityClient] = ServiceConnection(now_ms)
        self.serve(Lookups(self.context, self.payouts, self.identity))
        self._url, self.hosts, self.keys = url, PayoutHosts.at_origin(url), Credentials(*keys)

    async def connect(self, timeouts: Timeouts | None = None) -> None:
        """Use the sandbox; a supervisor is there and has typed a PIN."""
        await self.payouts.use(PayoutsClient(self.hosts, self.keys, timeouts=timeouts))
        await self.identity.use(IdentityClient(self.hosts, self.keys, timeouts=timeouts))
        self.access.sign_in(RAVI)
        self.access.unlock(RAVI)

    def use_version(self, version: ValidationVersion) -> None:
        """Validate in this version from now on."""
        self.config.settings = replace(self.config.settings, money_out=MoneyOut(validation_version=version))

    def use_transfers(self, version: TransferVersion) -> None:
        """Send and read transfers in this version from now on."""
        self.config.settings = replace(self.config.settings, money_out=MoneyOut(transfer_version=version))

    def answered(self, kind: type[EventT]) -> EventT:
        """Return the last message, which must be of this type."""
        found = [event for event in self.events if not isinstance(event, SignedIn)]
        return events_of(found[-1:], kind)[0]

    async def check(self, vpa: str, phone: str = "", ask_id: str = "c1") -> CommandStatus:
        """Look up an address or a phone."""
        return (await self.send(CheckUpi(ask_id=ask_id, vpa=vpa, phone=phone))).status

    async def history(self, query: HistoryQuery, ask_id: str = "h1") -> CommandStatus:
        """Read a page of history."""
        return (await self.send(ReadHistory(ask_id=ask_id, query=query))).status

    async def balance(self, instrument_id: str = "") -> CommandStatus:
        """Read the balance of a fund source."""
        return (await self.send(ReadBalance(instrument_id=instrument_id))).status

    async def exchange(self, code: str, ask_id: str = "i1") -> CommandStatus:
        """Exchange a code."""
        return (await self.send(ExchangeCode(ask_id=ask_id, auth_code=code))).status

    def refused(self, kind: type[UpiCheck | TransferHistory | SourceBalance | TokenState]) -> Classification:
        """Return what the last event says of a failed call."""
        judgement = self.answered(kind).classification
        assert judgement is not None
        return judgement

    async def code(self, control: Bench, number: str = "V-1") -> str:
        """Start a session, consent, and return the code."""
        begin_identity(self._url, self.keys.client_id, self.keys.client_secret, number)
        return control.agree(number)


@pytest_asyncio.fixture
async def rig(tmp_path: Path, sandbox: Any) -> AsyncIterator[Rig]:
    rig = Rig(tmp_path, sandbox.url, (sandbox.client_id, sandbox.client_secret), Keychain())
    await rig.connect()
    yield rig
    await rig.payouts.close()
    await rig.identity.close()


@pytest.fixture
def bench(sandbox: Any) -> Iterator[Bench]:
    """Yield the sandbox's control addresses."""
    control = Bench(sandbox.url)
    yield control
    control.close()


# Checking an address --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("version", ValidationVersion)
async def test_an_address_is_valid_and_its_token_lives_an_hour(rig: Rig, version: ValidationVersion) -> None:
    rig.use_version(version)
    assert await rig.check(" ravi@paydesk ") is CommandStatus.DONE
    found = rig.answered(UpiCheck)
    assert (found.at, found.classification, found.broken) == (START, None, ())
    assert found.validated is not None
    assert found.validated.is_valid
    assert found.validated.vpa == "ravi@paydesk"
    assert found.validated.name_at_bank.casefold() == "ravi kumar"
    assert found.validated.transfer_token
    assert found.token_until == START + TOKEN_LIFE_MS
    assert found.validated.transfer_token not in repr(rig.events)
    assert "ravi@paydesk" not in repr(rig.events)


@pytest.mark.parametrize("version", ValidationVersion)
async def test_a_phone_is_looked_up_without_its_country(rig: Rig, version: ValidationVersion) -> None:
    rig.use_version(version)
    await rig.check("", "+919812300004")
    found = rig.answered(UpiCheck).validated
    assert found is not None
    assert found.vpa == "ravi@paydesk"


@pytest.mark.parametrize("version", ValidationVersion)
async def test_an_invalid_address_is_an_answer_without_a_token(rig: Rig, version: ValidationVersion) -> None:
    rig.use_version(version)
    await rig.check("invalid@upi")
    found = rig.answered(UpiCheck)
    assert found.validated is not None
    assert (found.validated.raw_status, found.validated.classification.reason) == ("INVALID", Reason.ADDRESS_INVALID)
    assert (found.classification, found.token_until) == (None, None)


async def test_advanced_details_come_as_they_are(rig: Rig, bench: Bench) -> None:
    bench.turn(vpa_details="advanced")
    await rig.check("ravi@paydesk")
    found = rig.answered(UpiCheck).validated
    assert found is not None
    assert dict(found.ifsc_details)["branch"] == "MARKET ROAD"


@pytest.mark.parametrize("version", ValidationVersion)
@pytest.mark.parametrize(
    ("vpa", "phone", "broken"),
    [
        ("", "", ("vpa", Rule.REQUIRED)),
        ("ravi", "", ("vpa", PayoutRule.NOT_A_UPI_ADDRESS)),
        ("ravi@paydesk", "9812300004", ("vpa", PayoutRule.ONE_OR_THE_OTHER)),
        ("", "98123", ("phone", Rule.TOO_SHORT)),
        ("", "98123x0004", ("phone", Rule.DIGITS)),
    ],
)
async def test_broken_rules_are_told_at_the_field_and_nothing_is_sent(
    rig: Rig, sandbox: Any, version: ValidationVersion, vpa: str, phone: str, broken: tuple[str, Rule | PayoutRule]
) -> None:
    rig.use_version(version)
    await rig.payouts.use(None)  # whoever asked the service would be told that there are no keys
    assert await rig.check(vpa, phone) is CommandStatus.REFUSED
    assert rig.answered(UpiCheck) == UpiCheck(START, broken=(broken,))


async def test_two_checks_of_one_address_have_two_numbers(rig: Rig, bench: Bench) -> None:
    for check_id in ("c1", "c2"):
        await rig.check("ravi@paydesk", "", check_id)
    tokens = bench.identity_books()["transfer_tokens"]
    numbers = {each["transfer_id"] for each in tokens}
    assert len(numbers) == 2
    assert all(number.replace("_", "").isalnum() and len(number) <= 40 for number in numbers)


@pytest.mark.parametrize(
    ("fault", "outcome", "reason", "step"),
    [
        ({"kind": "rate_limit"}, Outcome.FAILED, Reason.SLOW_DOWN, NextStep.TRY_LATER),
        ({"kind": "drop_after"}, Outcome.UNKNOWN, Reason.LINE_CUT, NextStep.READ_AGAIN),
        ({"kind": "html"}, Outcome.UNKNOWN, Reason.NOT_THE_SERVICE, NextStep.READ_AGAIN),
        ({"kind": "status_500"}, Outcome.UNKNOWN, Reason.SERVICE_FAULT, NextStep.READ_AGAIN),
        ({"kind": "status", "status": 401}, Outcome.NOT_ALLOWED, Reason.KEYS_REFUSED, NextStep.CHECK_KEYS),
    ],
)
async def test_a_check_that_fails_says_how(
    rig: Rig, bench: Bench, fault: dict[str, Any], outcome: Outcome, reason: Reason, step: NextStep
) -> None:
    bench.fault(path="/payout/validatePayout", **fault)
    assert await rig.check("ravi@paydesk") is CommandStatus.FAILED
    found = rig.refused(UpiCheck)
    assert (found.outcome, found.reason, found.next_step) == (outcome, reason, step)
    assert rig.answered(UpiCheck).validated is None


async def test_a_feature_that_is_off_says_so(rig: Rig, bench: Bench) -> None:
    bench.turn(allowed_ips=["203.0.113.7"])
    await rig.check("ravi@paydesk")
    assert rig.refused(UpiCheck).reason is Reason.IP_NOT_ALLOWED


# History and balance --------------------------------------------------------------------------------------------


async def test_a_page_of_history(rig: Rig) -> None:
    query = HistoryQuery("gupta1")
    assert await rig.history(query) is CommandStatus.DONE
    found = rig.answered(TransferHistory)
    assert (found.query, found.broken, found.classification) == (query, (), None)
    assert found.history is not None
    assert (found.history.page, found.history.transfers) == (1, ())


async def test_the_days_of_a_history_are_checked_by_the_services_day(rig: Rig) -> None:
    today = india_today()
    await rig.history(HistoryQuery("gupta1", today - timedelta(days=3), today))
    assert rig.answered(TransferHistory).broken == (("endDate", PayoutRule.NOT_YET_OVER),)
    await rig.history(HistoryQuery("gupta-1", today), "h2")
    assert dict(rig.answered(TransferHistory).broken) == {"beneId": Rule.CHARACTERS, "endDate": Rule.REQUIRED}
    assert rig.answered(TransferHistory).classification is None


async def test_a_beneficiary_is_read_in_place_of_its_history_by_v2(rig: Rig) -> None:
    rig.use_transfers(TransferVersion.V2)
    assert await rig.history(HistoryQuery("gupta1")) is CommandStatus.DONE
    found = rig.answered(TransferHistory)
    assert (found.history, found.classification) == (None, None)
    assert found.beneficiary is not None
    assert (found.beneficiary.bene_id, found.beneficiary.raw_status) == ("gupta1", "VERIFIED")
    assert await rig.history(HistoryQuery("nobody"), "h2") is CommandStatus.FAILED
    assert rig.refused(TransferHistory).reason is Reason.BENEFICIARY_UNKNOWN
    assert await rig.history(HistoryQuery("a b"), "h3") is CommandStatus.REFUSED
    assert rig.answered(TransferHistory).broken == (("beneId", Rule.CHARACTERS),)


async def test_an_account_without_the_history_is_shown_the_beneficiary(rig: Rig, bench: Bench) -> None:
    bench.turn(features_off=["history"])
    assert await rig.history(HistoryQuery("gupta1")) is CommandStatus.DONE
    assert rig.answered(TransferHistory).beneficiary is not None
    rig.use_transfers(TransferVersion.V1_2)
    assert await rig.history(HistoryQuery("gupta1"), "h2") is CommandStatus.FAILED
    assert rig.refused(TransferHistory).reason is Reason.APIS_NOT_ENABLED


@pytest.mark.parametrize(
    ("bene_id", "reason"),
    [
        ("magictoomanyrequests", Reason.SLOW_DOWN),
        ("magicapisnotenabled", Reason.APIS_NOT_ENABLED),
        ("magicwrongmethod", Reason.WRONG_URL),
        ("magicunknownerror", Reason.SERVICE_FAULT),
        ("nobody", Reason.BENEFICIARY_UNKNOWN),
    ],
)
async def test_a_history_that_is_refused_says_how(rig: Rig, bene_id: str, reason: Reason) -> None:
    assert await rig.history(HistoryQuery(bene_id)) is CommandStatus.FAILED
    assert rig.refused(TransferHistory).reason is reason
    assert rig.answered(TransferHistory).history is None


async def test_what_a_fund_source_holds(rig: Rig, bench: Bench) -> None:
    assert await rig.balance() is CommandStatus.DONE
    account = rig.answered(SourceBalance)
    assert account.balance is not None
    assert (account.instrument_id, account.at, account.classification) == ("", START, None)
    assert account.balance.available >= Money(50_00_000_00)
    books = bench.payout_books()
    other = next(each for each in books["fund_sources"] if each["name"] == "Suppliers")["instrument_id"]
    await rig.balance(other)
    source = rig.answered(SourceBalance)
    assert source.balance is not None
    assert (source.instrument_id, source.balance.available) == (other, Money(20_00_000_00))


async def test_a_balance_that_is_not_known_says_why(rig: Rig, bench: Bench) -> None:
    bench.fault("drop_before", path="/payout/v1/getBalance")
    assert await rig.balance() is CommandStatus.FAILED
    assert rig.refused(SourceBalance).reason is Reason.LINE_CUT


async def test_without_keys_each_question_says_so(rig: Rig) -> None:
    await rig.payouts.close()
    await rig.identity.close()
    await rig.check("ravi@paydesk")
    assert rig.refused(UpiCheck).reason is Reason.KEYS_REFUSED
    await rig.history(HistoryQuery("gupta1"))
    assert rig.refused(TransferHistory).reason is Reason.KEYS_REFUSED
    await rig.balance()
    assert rig.refused(SourceBalance).reason is Reason.KEYS_REFUSED
    assert rig.answered(SourceBalance).at == START
    await rig.exchange("code")
    assert rig.refused(TokenState).next_step is NextStep.CHECK_KEYS


# Identity -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("wrong_by", [0, 3 * HOUR])
async def test_a_code_becomes_a_token_that_never_leaves(rig: Rig, bench: Bench, wrong_by: int) -> None:
    bench.advance(wrong_by)  # this PC's clock is behind
    code = await rig.code(bench)
    assert await rig.exchange(f" {code} ") is CommandStatus.DONE
    found = rig.answered(TokenState)
    (issued,) = bench.identity_books()["access_tokens"]
    token = issued["access_token"]
    assert (found.verification_id, found.stored_in, found.classification) == ("V-1", "keychain", None)
    assert found.reference_id
    assert found.expires_at == pytest.approx(issued["expires_ms"] - wrong_by, abs=3_000)
    assert found.hint == "••••" + token[-4:]
    kept = rig.secrets.get(TOKEN_AREA)
    assert kept is not None
    assert (kept.client_id, kept.client_secret, kept.ends_at) == (
        TOKEN_AREA,
        token,
        issued["expires_ms"] // 1_000 * 1_000,
    )
    assert token not in repr(rig.events)
    await rig.send(ForgetToken())
    assert rig.secrets.get(TOKEN_AREA) is None
    assert [(fact.kind, fact.data["by"]) for fact in rig.facts] == [("token_kept", "Ravi"), ("token_forgotten", "Ravi")]
    assert token not in repr(rig.facts)


async def test_a_token_of_an_earlier_run_is_told_of_and_goes_with_its_end(rig: Rig, bench: Bench) -> None:
    """Regression: nobody could forget it once the screen had locked, nor did it go by itself."""
    await rig.exchange(await rig.code(bench))
    told = rig.answered(TokenState)
    rig.serve(Lookups(rig.context, rig.payouts, rig.identity))
    await rig.send(ReadTokenState(ask_id="l1"))
    assert rig.answered(TokenState) == replace(told, reference_id="", verification_id="")
    assert told.expires_at is not None
    rig.now = told.expires_at
    rig.access.unlock(RAVI)
    await rig.send(ReadTokenState(ask_id="l2"))
    assert rig.answered(Answered).ask_id == "l1", "there is none to tell of"
    assert rig.secrets.get(TOKEN_AREA) is None


async def test_a_token_of_an_older_paydesk_may_be_good_yet(rig: Rig) -> None:
    rig.secrets.set(TOKEN_AREA, KeyPair(TOKEN_AREA, "tok-9f3a"))
    await rig.send(ReadTokenState(ask_id="l1"))
    assert rig.answered(TokenState) == TokenState(stored_in="keychain", hint="••••9f3a")
    assert rig.secrets.get(TOKEN_AREA) is not None


async def test_a_token_that_a_locked_keychain_keeps_is_not_said_to_be_forgotten(
    tmp_path: Path, sandbox: Any, bench: Bench
) -> None:
    """The journal said that it was, and the next start had it again."""

    class Locked(MemorySecrets):
        def delete(self, area: str) -> bool:
            return not self.get(area)

    rig = Rig(tmp_path, sandbox.url, (sandbox.client_id, sandbox.client_secret), Locked())
    await rig.connect()
    await rig.exchange(await rig.code(bench))
    assert (await rig.send(ForgetToken())).status is CommandStatus.FAILED
    assert [fact.kind for fact in rig.facts] == ["token_kept"]
    await rig.payouts.close()
    await rig.identity.close()


@pytest.mark.waits
async def test_a_token_that_comes_after_the_keys_were_forgotten_is_not_kept(rig: Rig, bench: Bench) -> None:
    code = await rig.code(bench)
    bench.fault("delay", path="/verification/oauth2/generate-token", ms=500)
    exchanging = asyncio.create_task(rig.exchange(code))
    await asyncio.sleep(0)  # it is under way: the change waits for no call
    await rig.identity.use(None)
    assert await exchanging is CommandStatus.FAILED
    assert rig.refused(TokenState).reason is Reason.KEYS_REFUSED
    assert rig.secrets.get(TOKEN_AREA) is None
    assert rig.facts == []


class Hanging(Keychain):
    """A keychain that asks its user about one call, and lets each later one through."""

    def __init__(self, word: str) -> None:
        super().__init__()
        self.asks, self.answers, self._word = threading.Event(), threading.Event(), word

    def _ask_user(self, word: str) -> None:
        if word == self._word and not self.asks.is_set():
            self.asks.set()
            self.answers.wait(30)

    def set(self, area: str, pair: KeyPair) -> KeychainState:
        self._ask_user("set")
        return super().set(area, pair)

    def delete(self, area: str) -> bool:
        self._ask_user("delete")
        return super().delete(area)


@asynccontextmanager
async def hanging(folder: Path, sandbox: Any, word: str) -> AsyncIterator[tuple[Rig, Hanging]]:
    """Lookups over a keychain whose first `word` hangs."""
    keychain = Hanging(word)
    rig = Rig(folder, sandbox.url, (sandbox.client_id, sandbox.client_secret), keychain)
    await rig.connect()
    try:
        yield rig, keychain
    finally:
        keychain.answers.set()
        await rig.payouts.close()
        await rig.identity.close()


async def test_a_token_that_is_forgotten_while_the_keychain_asks_its_user_is_not_kept_after_all(
    tmp_path: Path, sandbox: Any, bench: Bench
) -> None:
    """The window and the journal said that it was forgotten, and the keychain had it for good."""
    async with hanging(tmp_path, sandbox, "set") as (rig, keychain):
        exchanging = asyncio.create_task(rig.exchange(await rig.code(bench)))
        await asyncio.to_thread(keychain.asks.wait, 30)
        assert (await rig.send(ForgetToken())).status is CommandStatus.DONE
        keychain.answers.set()
        assert await exchanging is CommandStatus.FAILED
        assert keychain.get(TOKEN_AREA) is None
        assert [fact.kind for fact in rig.facts] == ["token_forgotten"]


@pytest.mark.parametrize("others", [False, True])
async def test_a_token_of_keys_that_go_while_the_keychain_asks_its_user_is_not_kept(
    tmp_path: Path, sandbox: Any, bench: Bench, *, others: bool
) -> None:
    async with hanging(tmp_path, sandbox, "set") as (rig, keychain):
        exchanging = asyncio.create_task(rig.exchange(await rig.code(bench)))
        await asyncio.to_thread(keychain.asks.wait, 30)
        await rig.identity.use(IdentityClient(rig.hosts, Credentials("another", "shop")) if others else None)
        keychain.answers.set()
        assert await exchanging is CommandStatus.FAILED
        assert keychain.get(TOKEN_AREA) is None
        assert rig.refused(TokenState).reason is Reason.KEYS_REFUSED
        assert rig.facts == []


async def test_a_token_that_comes_while_the_one_before_it_is_being_forgotten_is_kept(
    tmp_path: Path, sandbox: Any, bench: Bench
) -> None:
    """Regression: the window said that it is in the keychain, and the next start had none."""
    async with hanging(tmp_path, sandbox, "delete") as (rig, keychain):
        await rig.exchange(await rig.code(bench, "V-1"))
        forgetting = asyncio.create_task(rig.send(ForgetToken()))
        await asyncio.to_thread(keychain.asks.wait, 30)
        await rig.exchange(await rig.code(bench, "V-2"), "i2")
        kept = keychain.get(TOKEN_AREA)
        keychain.answers.set()
        await forgetting
        assert kept is not None
        assert keychain.get(TOKEN_AREA) == kept


async def test_a_code_is_exchanged_once(rig: Rig, bench: Bench) -> None:
    code = await rig.code(bench)
    await rig.exchange(code)
    kept = rig.secrets.get(TOKEN_AREA)
    await rig.exchange(code, "i2")
    found = rig.refused(TokenState)
    assert (found.outcome, found.field) == (Outcome.FIX_FIELD, "auth_code")
    assert rig.secrets.get(TOKEN_AREA) == kept
    assert code not in repr(rig.events)


async def test_an_exchange_whose_answer_is_lost_is_begun_anew(rig: Rig, bench: Bench) -> None:
    code = await rig.code(bench)
    bench.fault("drop_after", path="/verification/oauth2/generate-token")
    await rig.exchange(code)
    assert rig.refused(TokenState).next_step is NextStep.BEGIN_ANEW
    assert rig.secrets.get(TOKEN_AREA) is None


async def test_a_code_that_is_none_is_not_sent(rig: Rig) -> None:
    assert await rig.exchange("  ") is CommandStatus.REFUSED
    assert rig.answered(TokenState) == TokenState(broken=(("auth_code", Rule.REQUIRED),))


async def test_without_a_keychain_the_token_ends_with_the_program(tmp_path: Path, sandbox: Any, bench: Bench) -> None:
    rig = Rig(tmp_path, sandbox.url, (sandbox.client_id, sandbox.client_secret), MemorySecrets())
    await rig.connect()
    await rig.exchange(await rig.code(bench))
    assert rig.answered(TokenState).stored_in == "memory"
    assert rig.secrets.get(TOKEN_AREA) is not None
    await rig.payouts.close()
    await rig.identity.close()


# Leave, and side by side ----------------------------------------------------------------------------------------


async def test_whoever_may_not_is_told_so_and_nothing_is_asked(rig: Rig) -> None:
    rig.access.sign_in(ASHA)
    for permission, subject, asked in (
        (Permission.HISTORY, "h1", rig.history(HistoryQuery("gupta1"))),
        (Permission.SEE_PAYOUTS, "", rig.balance()),
        (Permission.IDENTITY, "i1", rig.exchange("code")),
        (Permission.IDENTITY, "", rig.send(ForgetToken())),
    ):
        await asked
        assert rig.answered(PermissionDenied) == PermissionDenied(permission, DenialReason.PAGES_LOCKED, subject)
    await rig.check("ravi@paydesk")
    assert rig.answered(UpiCheck).validated is not None
    rig.access.lock()
    await rig.check("ravi@paydesk", "", "c2")
    assert rig.answered(PermissionDenied) == PermissionDenied(Permission.CHECK_UPI, DenialReason.LOCKED, "c2")


@pytest.mark.waits
async def test_a_slow_question_holds_up_no_other(rig: Rig, bench: Bench) -> None:
    await rig.connect(Timeouts(read=3.0))
    bench.fault("hang", path="/payout/v1/beneHistory")
    slow = asyncio.create_task(rig.history(HistoryQuery("gupta1")))
    for number in range(3):
        await rig.check("ravi@paydesk", "", f"c{number}")
        assert rig.answered(Answered).ask_id == f"c{number}"
    assert not slow.done()
    await slow
    assert rig.refused(TransferHistory).reason is Reason.TIMED_OUT


async def test_keys_that_change_meanwhile_end_no_question(rig: Rig, bench: Bench) -> None:
    bench.fault("delay_after", path="/payout/validatePayout", ms=300)
    asked = asyncio.create_task(rig.check("ravi@paydesk"))
    await asyncio.sleep(0)
    await rig.payouts.use(PayoutsClient(rig.hosts, rig.keys))
    await asked
    assert rig.answered(UpiCheck).validated is not None


@pytest.mark.skipif(bool(MISSING), reason=REASON)
def test_a_real_keychain_keeps_and_forgets_the_token(tmp_path: Path) -> None:
    """The entry that `exchange` writes, by the same class, in a session of its own."""
    from tests.helpers.secret_service import SecretService

    with SecretService(tmp_path) as session:
        session.unlock()
        code = (
            "from paydesk.store.keychain import TOKEN_AREA, KeyPair\n"
            "from paydesk.store.secrets import KeychainSecrets\n"
            "kept = KeychainSecrets()\n"
            "print(kept.set(TOKEN_AREA, KeyPair(TOKEN_AREA, 'tok-1')).value, kept.get('gateway') is None)\n"
            "new = KeychainSecrets()\n"
            "print(new.get(TOKEN_AREA).client_secret, new.delete(TOKEN_AREA), KeychainSecrets().get(TOKEN_AREA))"
        )
        assert session.python(code).split() == ["keychain", "True", "tok-1", "True", "None"]
