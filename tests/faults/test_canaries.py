"""Canary scan: after a long run nothing secret is in clear anywhere on this PC (issue point 5).

The real core works over the sandbox: people sign in and mistype PINs, keys rotate, sales with phones, UPI checks,
transfers, links, history, identity, faults of every kind. Then every byte of the data folder (journal, its write-ahead
log, settings, people, logs at DEBUG) and all that was printed is searched. Short form: 12 rounds; full form
(python3 dev.py test --full): 120.
"""

from __future__ import annotations

import contextlib
import uuid
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest

from paydesk import logs as log_file
from paydesk.domain.billing.commands import RegisterProgram
from paydesk.domain.billing.messages import NewProgramKey
from paydesk.domain.billing.program import BillingProgram
from paydesk.domain.clock import date_of, now_ms
from paydesk.domain.commands import (
    CancelSale,
    CheckUpi,
    ExchangeCode,
    ExportSettings,
    ReadHistory,
    ReadPayout,
    ReadSale,
    ReadStoredData,
    ReviewPayout,
    SavePerson,
    SaveSettings,
    SendPayout,
    SetKeys,
    SignIn,
    TakeSale,
    TestConnection,
    UnlockPages,
)
from paydesk.domain.messages import Answered, SaleChanged
from paydesk.domain.money import Money
from paydesk.domain.order import PaymentMethod, TerminalIdentity
from paydesk.domain.payout.messages import LinkCreated, PayoutChanged, TokenState, UpiCheck
from paydesk.domain.payout.payout import Draft, PayoutRequest
from paydesk.domain.payout.requests import (
    BeneDetails,
    DirectTransfer,
    HistoryQuery,
    InternalTransfer,
    Loan,
    NewCashgram,
    TransferMode,
)
from paydesk.domain.people.messages import PeopleKnown, PinAccepted, PinRefused, SignedIn
from paydesk.domain.people.person import Person, Role
from paydesk.domain.settings.commands import GatherSupport
from paydesk.domain.settings.messages import Area, AreaKeys, AreaTested, Exported, StoredData, SupportNotes
from paydesk.domain.settings.settings import Connection, MoneyOut, PayoutHosts, Settings, Shop, Theme
from paydesk.sandbox.identity_state import AccessTokenRecord
from paydesk.sandbox.state import PayoutToken
from tests.faults.canaries import Canaries
from tests.helpers.billing_rig import BillingClient
from tests.helpers.control import Control, begin_identity
from tests.worker.core_rig import CoreRig, started

ADMIN = Person("p-admin", "Ravi", Role.ADMIN)
SUPERVISOR = Person("p-super", "Meena", Role.SUPERVISOR)
FAULTS = ("html", "broken_json", "status_500", "drop_after", "drop_before", "extra_fields", "nulls", "rate_limit_bare")
PATHS = ("/pg/orders", "/pg/terminal", "/payout/v1/getTransferStatus", "/payout/v1", "/payout/validatePayout")


@asynccontextmanager
async def at_work(folder: Path, sandbox: Any) -> AsyncIterator[CoreRig]:
    """All of a real counter but its window, its service the sandbox; no keychain on this PC."""
    shop = Shop(name="Sharma Stores", terminal=TerminalIdentity(cf_terminal_id=54321))
    money_out = MoneyOut(PayoutHosts.at_origin(sandbox.url), per_transfer=None, per_day=None, per_beneficiary=None)
    settings = Settings(Connection(f"{sandbox.url}/pg"), shop, money_out=money_out)
    async with started(CoreRig(folder, settings=settings)) as work:
        await work.until(lambda: work.all(PeopleKnown) and len(work.all(AreaKeys)) == 3)
        yield work


@pytest.mark.long
@pytest.mark.timeout(900)
async def test_after_a_long_run_nothing_secret_is_in_clear_anywhere(
    log_at_debug: Path,
    sandbox: Any,
    control: Control,
    run_count: Callable[[int], int],
    capfd: pytest.CaptureFixture[str],
) -> None:
    canaries = Canaries(20_261_121)
    folder = log_at_debug
    async with at_work(folder, sandbox) as work:
        pins = {person.person_id: canaries.pin() for person in (ADMIN, SUPERVISOR)}
        await _staff(work, pins)
        before = work.options.settings
        await work.send(SaveSettings(settings=replace(before, theme=Theme.DARK), before=before))
        await _keys(work, sandbox, canaries)
        await _program(work, canaries)
        for number in range(run_count(120)):
            control.mend()
            if number % 3 == 2:
                kind, path = canaries.chance.choice(FAULTS), canaries.chance.choice(PATHS)
                control.fault(kind, path=path, times=2)
            await _round(work, sandbox, control, canaries, number, pins)
        control.mend()
        _given_out(work, sandbox, canaries)
        await work.send(ExportSettings())
        assert canaries.found_in(work.all(Exported)[-1].text.encode()) == []
        await work.send(GatherSupport())
        assert canaries.found_in(repr(work.all(SupportNotes)[-1]).encode()) == []
        await work.send(ReadStoredData())
        assert canaries.found_in(repr(work.all(StoredData)[-1]).encode()) == []
        assert canaries.found_under(folder) == []  # while it runs: its write-ahead log too
    printed = capfd.readouterr()
    print(f"canaries: {canaries.counts}, {sum(f.stat().st_size for f in folder.iterdir())} bytes searched")  # noqa: T201
    assert canaries.found_under(folder) == []
    assert canaries.found_in(printed.out.encode() + printed.err.encode()) == []
    assert (folder / "paydesk.log").stat().st_size > 1_000
    assert (folder / "people.json").exists()
    assert (folder / "settings.json").exists()
    # no event that windows keep shows a secret in its repr, as a crash report would
    shown = "\n".join(repr(event) for event in work.events)
    assert canaries.found_in(shown.encode()) == []


async def _staff(work: CoreRig, pins: dict[str, str]) -> None:
    for person in (ADMIN, SUPERVISOR):
        await work.send(SavePerson(ask_id=f"save-{person.person_id}", person=person, pin=pins[person.person_id]))
        if person is ADMIN:
            await work.send(SignIn(ask_id="in", person_id=ADMIN.person_id, pin=pins[ADMIN.person_id]))
    assert {person.person_id for person in work.all(PeopleKnown)[-1].people} == {
        ADMIN.person_id,
        SUPERVISOR.person_id,
    }
    assert work.all(SignedIn)[-1].person == ADMIN


async def _keys(work: CoreRig, sandbox: Any, canaries: Canaries) -> None:
    right = canaries.keep("client id", sandbox.client_id), canaries.keep("client secret", sandbox.client_secret)
    for area in Area:
        wrong = canaries.keep("client id", f"CANARYID{area.value}0815"), canaries.keep("secret", f"canary-{area.value}")
        for client_id, client_secret in (wrong, right):
            keys = {"client_id": client_id, "client_secret": client_secret}
            await work.send(SetKeys(area=area, **keys))
            await work.send(TestConnection(area=area, settings=work.options.settings, **keys))
    assert [event.problem is None for event in work.all(AreaTested)] == [False, True] * 3
    assert [event.state for event in work.all(AreaKeys)[-3:]].count("absent") >= 1


async def _program(work: CoreRig, canaries: Canaries) -> None:
    """Register a billing program twice, and let it call with both keys, in the header and where no key belongs."""
    for _ in range(2):
        await work.send(RegisterProgram(program=BillingProgram("Marg")))
    answers = [event.answer for event in work.all(Answered) if isinstance(event.answer, NewProgramKey)]
    keys = [canaries.keep("program key", answer.key) for answer in answers]
    await work.until(lambda: work._programs.url)
    for key, status in zip(keys, (401, 201), strict=True):
        client = BillingClient(work._programs.url, key)
        pushed = await client.push("INV-42", "20.50")
        assert pushed.status_code == status
        bodies = [
            (await client.read(key)).text,
            (await client.http.get("/v1/charges", params={"key": key, "bill": key[:60]})).text,
            (await client.http.post("/v1/charges", content=f'{{"bill": "{key}"')).text,
            (
                await client.http.post("/plutus/CancelTransaction", json={"SecurityToken": key, "TransactionNumber": 1})
            ).text,
        ]
        assert canaries.found_in("".join([pushed.text, *bodies]).encode()) == []
        await client.http.aclose()


async def _round(
    work: CoreRig, sandbox: Any, control: Control, canaries: Canaries, number: int, pins: dict[str, str]
) -> None:
    """Play a quarter of an hour of a counter."""
    await _sale(work, control, canaries, number)
    await _checks(work, canaries, number)
    if number % 5 == 0:
        wrong = canaries.keep("wrong PIN", f"{canaries.chance.randrange(10**7, 10**8)}")
        await work.send(UnlockPages(ask_id=f"wrong-{number}", person_id=SUPERVISOR.person_id, pin=wrong))
        assert work.all(PinRefused)[-1].ask_id == f"wrong-{number}"
    if number % 4 == 0:  # work on the pages keeps them open
        await work.send(UnlockPages(ask_id=f"right-{number}", person_id=ADMIN.person_id, pin=pins[ADMIN.person_id]))
        assert work.all(PinAccepted)[-1].ask_id == f"right-{number}"
    for request in _requests(canaries, number):
        await _send(work, request)
    await _identity(work, sandbox, control, canaries, number)
    await work.send(ReadHistory(ask_id=f"history-{number}", query=HistoryQuery("gupta1")))


async def _sale(work: CoreRig, control: Control, canaries: Canaries, number: int) -> None:
    sale_id = uuid.uuid4().hex
    wish = TakeSale(
        sale_id=sale_id, method=PaymentMethod.QR_CODE, amount=Money(10_000 + number), customer_phone=canaries.phone()
    )
    before = len(work.all(SaleChanged))
    await work.send(wish)
    assert len(work.all(SaleChanged)) > before
    books = control.books()
    order_id = next((each["order_id"] for each in books["transactions"][-1:]), "")
    if order_id and number % 2:
        with contextlib.suppress(httpx.HTTPStatusError):  # paid twice, or over: the customer is free to try
            control.phone(order_id)
    await work.send(ReadSale(sale_id=sale_id))
    await work.send(CancelSale(sale_id=sale_id))


async def _checks(work: CoreRig, canaries: Canaries, number: int) -> None:
    phone, vpa = (canaries.phone(), "") if number % 2 else ("", canaries.vpa())
    await work.send(CheckUpi(ask_id=f"check-{number}", vpa=vpa, phone=phone))
    found = work.all(UpiCheck)[-1]
    if found.validated is not None and found.validated.transfer_token:
        canaries.keep("transfer token", found.validated.transfer_token)


def _requests(canaries: Canaries, number: int) -> list[PayoutRequest]:
    def person() -> BeneDetails:
        return BeneDetails("Asha Rao", canaries.phone(), canaries.email(), "12 MG Road")

    amount = Money(15_000 + 100 * number)
    to_bank = replace(person(), bank_account=canaries.account(), ifsc="SBIN0008752")
    to_upi = replace(person(), vpa=canaries.vpa())
    failing = replace(person(), vpa=canaries.keep("vpa", "failure@upi"))
    day = date_of(now_ms()) + timedelta(days=7)
    return [
        DirectTransfer("", amount, to_bank, TransferMode.IMPS),
        DirectTransfer("", amount, failing if number % 4 == 3 else to_upi, TransferMode.UPI),
        InternalTransfer(amount, recharge_account=canaries.account(), remarks="For the week"),
        Loan("", "gupta1", amount, bene=replace(person(), bank_account=canaries.account(), ifsc="SBIN0008752")),
        NewCashgram("", amount, "Meena Devi", canaries.phone(), day, canaries.email(), "Refund of order 12"),
    ]


async def _send(work: CoreRig, request: PayoutRequest) -> None:
    draft = Draft(uuid.uuid4().hex, request)
    await work.send(ReviewPayout(draft=draft))
    await work.send(SendPayout(draft=draft))
    outs = [event.payout for event in work.all(PayoutChanged) if event.payout.draft_id == draft.draft_id]
    if outs:
        await work.send(ReadPayout(payout_id=outs[-1].payout_id))


async def _identity(work: CoreRig, sandbox: Any, control: Control, canaries: Canaries, number: int) -> None:
    """Start a session as the shop's web page does, allow it as its person, and exchange the code at the counter."""
    begin_identity(sandbox.url, sandbox.client_id, sandbox.client_secret, f"V-{number}", canaries.phone())
    said = control._send("POST", "identity", {"verification_id": f"V-{number}", "action": "allow"})
    code = canaries.keep("code", said["auth_code"])
    await work.send(ExchangeCode(ask_id=f"exchange-{number}", auth_code=code))
    assert work.all(TokenState)[-1].stored_in == "memory"


def _given_out(work: CoreRig, sandbox: Any, canaries: Canaries) -> None:
    """Remember what the service gave out: bearer tokens, access tokens, links that are worth money."""
    for shelf in (PayoutToken, AccessTokenRecord):
        for each in sandbox.world.records(shelf).values():
            canaries.keep("token", each.token)
    for event in work.all(LinkCreated):
        canaries.keep("link", event.link.text)


def test_the_search_itself_finds_a_secret_in_every_disguise(tmp_path: Path) -> None:
    import base64

    canaries = Canaries(1)
    vpa, pin = canaries.vpa(), canaries.pin()
    assert canaries.found_under(tmp_path) == []
    texts = [
        vpa.encode(),
        f"xx{pin}yy".encode(),
        base64.b64encode(f"{{'pin': '{pin}'}}".encode()),
        vpa.encode("utf-16-le"),
        pin.encode().hex().encode(),
        vpa.replace("@", "%40").encode(),
    ]
    for number, text in enumerate(texts):
        (tmp_path / "file").write_bytes(b"\0" * number + text)
        assert canaries.found_under(tmp_path), text
    (tmp_path / "file").unlink()
    (tmp_path / pin).touch()
    assert canaries.found_under(tmp_path)


MAY_COPY = {
    "ui/settings/stored_data.py": "the settings for a second counter, which hold no secret (above)",
    "ui/orders/panel.py": "a bill number or UTR, when a person presses it",
    "ui/sell/code_pane.py": "the payment link of a sale, for the customer, when a person presses Copy",
    "ui/help/panel.py": "the support file, masked and shown whole before, when a person presses Copy",
    "ui/widgets/clipboard.py": "links and transfer tokens: marked as private, taken off again after a minute",
}
"""Modules that put something on the clipboard, by their path in the package, and what."""


def test_only_known_modules_use_the_clipboard() -> None:
    """The history of a clipboard keeps what was on it."""
    package = Path(log_file.__file__).parent
    modules = [path for path in package.rglob("*.py") if "clipboard()" in path.read_text(encoding="utf-8")]
    users = {path.relative_to(package).as_posix() for path in modules}
    assert users == set(MAY_COPY), "a module that uses the clipboard needs a line in MAY_COPY, above"
