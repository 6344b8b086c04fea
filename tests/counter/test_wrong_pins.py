"""Wrong PINs: counted on disk before the answer, slower from the fifth, at ten only a supervisor opens (SE3)."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
import pytest_asyncio

from paydesk.counter.access import CommandRefused
from paydesk.domain.commands import ReleasePerson, SignIn, UnlockPages
from paydesk.domain.messages import JournalFault
from paydesk.domain.people.facts import PersonFactKind
from paydesk.domain.people.messages import DenialReason, PermissionDenied, PinAccepted, PinProblem, PinRefused, SignedIn
from paydesk.domain.people.person import Permission, Person, Role, pin_wait_ms
from paydesk.store import private_files
from paydesk.store.people.file import PeopleFile
from paydesk.store.secrets import MemorySecrets
from tests.conftest import Logs
from tests.helpers.people_rig import ASHA, MEERA, RAVI, SITA, TARA, WRONG, PeopleRig, pin_of, set_up
from tests.helpers.service_rig import START


@pytest_asyncio.fixture
async def rig(tmp_path: Path) -> PeopleRig:
    """Return a counter with all of STAFF; Sita is at the counter."""
    set_up(tmp_path / "till")
    rig = PeopleRig(tmp_path / "till")
    await rig.people.open()
    await rig.sign_in(SITA)
    return rig


def on_disk(rig: PeopleRig, person: Person) -> int:
    members = PeopleFile(rig.folder, MemorySecrets()).read()
    return next(member.wrong_pins for member in members if member.person == person)


Try = Callable[[PeopleRig, Person, str], Awaitable[object]]


async def sign_in(rig: PeopleRig, person: Person, pin: str) -> object:
    return await rig.answer(SignIn(ask_id="ask", person_id=person.person_id, pin=pin))


async def unlock(rig: PeopleRig, person: Person, pin: str) -> object:
    return await rig.answer(UnlockPages(ask_id="ask", person_id=person.person_id, pin=pin))


async def second(rig: PeopleRig, person: Person, pin: str) -> object:
    try:
        assert await rig.people.verify_second("ask", person.person_id, pin, first="Sita") == person.name
    except CommandRefused as refused:
        return refused.event
    return rig.events[-1]


async def release(rig: PeopleRig, person: Person, pin: str) -> object:
    return await rig.answer(ReleasePerson(ask_id="ask", person_id="p1", by_id=person.person_id, pin=pin))


WAYS: list[Try] = [sign_in, unlock, second, release]


@pytest.mark.parametrize("way", WAYS)
async def test_ten_wrong_pins_whatever_they_were_typed_for(rig: PeopleRig, way: Try) -> None:
    for count in range(1, 5):
        assert await way(rig, RAVI, WRONG) == PinRefused("ask", "p2", PinProblem.WRONG)
        assert on_disk(rig, RAVI) == count
    for count in range(5, 10):
        until = rig.now + pin_wait_ms(count)
        assert await way(rig, RAVI, WRONG) == PinRefused("ask", "p2", PinProblem.WRONG, until)
        rig.now = until - 1
        assert await way(rig, RAVI, pin_of(RAVI)) == PinRefused("ask", "p2", PinProblem.WAIT, until), "not looked at"
        assert on_disk(rig, RAVI) == count, "and not counted"
        rig.now = until
    assert await way(rig, RAVI, WRONG) == PinRefused("ask", "p2", PinProblem.SUPERVISOR)
    rig.now += 10**12
    assert await way(rig, RAVI, pin_of(RAVI)) == PinRefused("ask", "p2", PinProblem.SUPERVISOR)
    assert on_disk(rig, RAVI) == 10
    counts = [data["count"] for person_id, kind, data in rig.written() if kind == PersonFactKind.PIN_WRONG]
    assert counts == list(range(1, 11))


async def test_the_fifth_costs_a_minute(rig: PeopleRig) -> None:
    await rig.mistype(ASHA, 4)
    assert rig.now == START
    await rig.mistype(ASHA, 1)
    assert rig.now == START + 60_000


async def test_a_right_pin_forgets_the_wrong_ones(rig: PeopleRig) -> None:
    await rig.mistype(ASHA, 9)
    assert await rig.sign_in(ASHA) == PinAccepted("ask", "p1")
    assert on_disk(rig, ASHA) == 0
    await rig.mistype(ASHA, 4)
    assert await rig.sign_in(ASHA) == PinAccepted("ask", "p1")


@pytest.mark.parametrize("pin", ["", "1", "12345678901234567890", "4441 ", "x" * 10_000, "\x00"])
async def test_what_is_no_pin_is_a_wrong_one_and_costs_no_digest(
    rig: PeopleRig, pin: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr("paydesk.counter.people.pins.verify_pin")
    assert await sign_in(rig, ASHA, pin) == PinRefused("ask", "p1", PinProblem.WRONG)
    assert on_disk(rig, ASHA) == 1


async def test_one_person_s_wrong_pins_hold_up_nobody_else(rig: PeopleRig) -> None:
    await rig.mistype(ASHA, 10)
    assert await rig.sign_in(RAVI) == PinAccepted("ask", "p2")
    assert on_disk(rig, RAVI) == 0


async def test_somebody_who_does_not_work_here_is_wrong_and_counted_nowhere(rig: PeopleRig) -> None:
    before = (rig.folder / "people.json").read_bytes()
    for _ in range(20):
        nobody = Person("thief", "Thief", Role.ADMIN)
        assert await sign_in(rig, nobody, "1234") == PinRefused("ask", "thief", PinProblem.WRONG)
    assert (rig.folder / "people.json").read_bytes() == before


async def test_a_restart_forgets_nothing(rig: PeopleRig) -> None:
    await rig.mistype(ASHA, 4)
    await rig.start_again()
    refused = await rig.sign_in(ASHA, WRONG)
    assert refused == PinRefused("ask", "p1", PinProblem.WRONG, rig.now + 60_000)
    await rig.start_again()
    assert await rig.sign_in(ASHA) == PinRefused("ask", "p1", PinProblem.WAIT, rig.now + 60_000)
    rig.now += 60_000
    await rig.mistype(ASHA, 5)
    await rig.start_again()
    assert await rig.sign_in(ASHA) == PinRefused("ask", "p1", PinProblem.SUPERVISOR)


@pytest.mark.parametrize("restart", [False, True])
@pytest.mark.parametrize("back", [1, 60_000, 3_600_000, START])
async def test_a_clock_that_is_set_back_does_not_help(rig: PeopleRig, back: int, *, restart: bool) -> None:
    await rig.mistype(ASHA, 4)
    await sign_in(rig, ASHA, WRONG)
    until = rig.now + 60_000
    rig.now -= back
    if restart:  # a clock that was ahead is no reason to wait longer than the wait
        await rig.start_again()
        until = rig.now + 60_000
    assert await rig.sign_in(ASHA) == PinRefused("ask", "p1", PinProblem.WAIT, until)
    rig.now = until - 1
    assert await rig.sign_in(ASHA) == PinRefused("ask", "p1", PinProblem.WAIT, until)
    assert on_disk(rig, ASHA) == 5


async def test_a_hundred_pins_at_once_are_ten_tries_at_most(rig: PeopleRig) -> None:
    pins = [f"{number:04}" for number in range(100)]
    await asyncio.gather(*(rig.send(SignIn(ask_id=pin, person_id="p1", pin=pin)) for pin in pins))
    refused = rig.of(PinRefused)
    assert [each.problem for each in refused] == [PinProblem.WRONG] * 5 + [PinProblem.WAIT] * 95
    assert on_disk(rig, ASHA) == 5


async def test_a_try_that_cannot_be_counted_is_not_looked_at(
    rig: PeopleRig, monkeypatch: pytest.MonkeyPatch, logs: Logs
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    await rig.lock()
    with monkeypatch.context() as patch:
        patch.setattr(private_files, "replace", full)
        for pin in (WRONG, pin_of(SITA)):
            answer = await rig.sign_in(SITA, pin)
            assert isinstance(answer, PinRefused)
            assert answer == PinRefused("ask", "p3", PinProblem.NOT_COUNTED)
    logs.expect("PIN refused, try cannot be counted")
    assert not rig.of(JournalFault), "it spoke of the journal, and went on to after the next PIN"
    assert rig.may(Permission.SELL) is DenialReason.LOCKED
    assert await rig.sign_in(SITA) == PinAccepted("ask", "p3")


async def test_a_right_pin_counts_although_the_count_cannot_be_cleared(
    rig: PeopleRig, monkeypatch: pytest.MonkeyPatch, logs: Logs
) -> None:
    """The disk is full a moment after the try was counted: who typed the right PIN is not held up by that."""
    await rig.lock()
    await rig.mistype(SITA, 4)
    real, written = private_files.replace, []

    def full_at_last(path: Path, data: bytes) -> None:
        written.append(path)
        if len(written) == 2:
            raise OSError(28, "No space left on device")
        real(path, data)

    with monkeypatch.context() as patch:
        patch.setattr(private_files, "replace", full_at_last)
        assert await rig.sign_in(SITA) == PinAccepted("ask", "p3")
    logs.expect("Wrong PINs cannot be reset")
    assert not rig.of(JournalFault), "the journal is well"
    assert on_disk(rig, SITA) == 5, "as it was written last"
    assert await rig.sign_in(SITA, WRONG) == PinRefused("ask", "p3", PinProblem.WRONG), "the first one"
    assert on_disk(rig, SITA) == 1


# Release ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("by", [RAVI, MEERA])
async def test_a_supervisor_opens_for_who_was_wrong_ten_times(rig: PeopleRig, by: Person) -> None:
    await rig.mistype(ASHA, 10)
    await rig.lock()
    assert await release(rig, by, pin_of(by)) == PinAccepted("ask", by.person_id)
    released = {"name": "Asha", "role": "cashier", "by": by.name, "new_pin": False}
    assert ("p1", PersonFactKind.RELEASED, released) in rig.written()
    assert on_disk(rig, ASHA) == 0
    assert rig.signed_in.locked, "it opens nothing else"
    assert await rig.sign_in(ASHA) == PinAccepted("ask", "p1")


@pytest.mark.parametrize("by", [ASHA, TARA])
async def test_nobody_else_does(rig: PeopleRig, by: Person) -> None:
    await rig.mistype(SITA, 10)
    answer = await rig.answer(ReleasePerson(ask_id="ask", person_id="p3", by_id=by.person_id, pin=pin_of(by)))
    assert answer == PinRefused("ask", by.person_id, PinProblem.ROLE)
    assert on_disk(rig, SITA) == 10


async def test_nobody_releases_themselves(rig: PeopleRig) -> None:
    await rig.mistype(RAVI, 10)
    answer = await rig.answer(ReleasePerson(ask_id="ask", person_id="p2", by_id="p2", pin=pin_of(RAVI)))
    assert answer == PinRefused("ask", "p2", PinProblem.SAME_PERSON)
    assert on_disk(rig, RAVI) == 10


async def test_a_supervisor_who_is_held_up_releases_nobody(rig: PeopleRig) -> None:
    await rig.mistype(ASHA, 10)
    await rig.mistype(RAVI, 10)
    assert await release(rig, RAVI, pin_of(RAVI)) == PinRefused("ask", "p2", PinProblem.SUPERVISOR)
    assert on_disk(rig, ASHA) == 10


async def test_the_last_who_could_open_for_others_waits_instead(rig: PeopleRig) -> None:
    """An owner whose PIN somebody tried ten times is not shut out for ever: each further try waits the longest wait."""
    for person in (RAVI, SITA):
        await rig.mistype(person, 10)
        assert await rig.sign_in(person) == PinRefused("ask", person.person_id, PinProblem.SUPERVISOR)
    await rig.mistype(MEERA, 9)
    assert await rig.sign_in(MEERA, WRONG) == PinRefused("ask", "p4", PinProblem.WRONG, rig.now + pin_wait_ms(10))
    assert await rig.sign_in(MEERA) == PinRefused("ask", "p4", PinProblem.WAIT, rig.now + pin_wait_ms(10))
    await rig.start_again()
    rig.now += pin_wait_ms(10)
    assert await rig.sign_in(MEERA, WRONG) == PinRefused("ask", "p4", PinProblem.WRONG, rig.now + pin_wait_ms(10))
    assert pin_wait_ms(11) == pin_wait_ms(10) == 32 * 60_000
    rig.now += pin_wait_ms(10)
    assert await rig.sign_in(MEERA) == PinAccepted("ask", "p4")
    assert await rig.sign_in(RAVI) == PinRefused("ask", "p2", PinProblem.SUPERVISOR), "now there is somebody again"
    answer = await rig.answer(ReleasePerson(ask_id="ask", person_id="p2", by_id="p4", pin=pin_of(MEERA)))
    assert answer == PinAccepted("ask", "p4")
    assert await rig.sign_in(RAVI) == PinAccepted("ask", "p2")


# The second person --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("by", [RAVI, MEERA])
async def test_a_second_person_is_another_supervisor(rig: PeopleRig, by: Person) -> None:
    assert await rig.people.verify_second("d1", by.person_id, pin_of(by), first="Sita") == by.name
    assert rig.events[-1] == PinAccepted("d1", by.person_id)
    assert rig.written()[-1][1:] == (
        PersonFactKind.SECOND,
        {"name": by.name, "role": by.role.value, "first": "Sita", "subject": "d1"},
    )
    assert rig.may(Permission.SEND) is DenialReason.PAGES_LOCKED, "it opens nothing else"


@pytest.mark.parametrize(
    ("by", "problem"), [(SITA, PinProblem.SAME_PERSON), (ASHA, PinProblem.ROLE), (TARA, PinProblem.ROLE)]
)
async def test_not_the_first_and_not_a_cashier(rig: PeopleRig, by: Person, problem: PinProblem) -> None:
    for first, why in (("Sita", problem), (by.person_id, PinProblem.SAME_PERSON)):
        with pytest.raises(CommandRefused) as refused:
            await rig.people.verify_second("d1", by.person_id, pin_of(by), first=first)
        assert refused.value.event == PinRefused("d1", by.person_id, why)


# Locking ------------------------------------------------------------------------------------------------------------


async def test_a_lock_while_a_pin_is_looked_at_stays_locked(rig: PeopleRig) -> None:
    signing = asyncio.create_task(rig.send(SignIn(ask_id="ask", person_id="p1", pin=pin_of(ASHA))))
    await asyncio.sleep(0)
    await rig.lock()
    await signing
    assert rig.signed_in.locked
    assert rig.may(Permission.SELL) is DenialReason.LOCKED


async def test_a_lock_while_pages_are_being_unlocked_keeps_them_closed(rig: PeopleRig) -> None:
    unlocking = asyncio.create_task(rig.send(UnlockPages(ask_id="ask", person_id="p2", pin=pin_of(RAVI))))
    await asyncio.sleep(0)
    await rig.lock()
    await unlocking
    assert rig.of(PermissionDenied) == [PermissionDenied(Permission.SEE_PAYOUTS, DenialReason.LOCKED, "ask")]
    assert len(rig.of(PinAccepted)) == 1, "of signing in"
    await rig.sign_in(SITA)
    assert rig.signed_in == SignedIn(SITA)


async def test_no_page_opens_behind_the_lock(rig: PeopleRig) -> None:
    await rig.lock()
    answer = await unlock(rig, RAVI, pin_of(RAVI))
    assert answer == PermissionDenied(Permission.SEE_PAYOUTS, DenialReason.LOCKED, "ask")
    await rig.sign_in(SITA)
    assert rig.signed_in == SignedIn(SITA)


async def test_a_cashier_opens_no_page(rig: PeopleRig) -> None:
    assert await unlock(rig, ASHA, pin_of(ASHA)) == PinRefused("ask", "p1", PinProblem.ROLE)
    assert rig.may(Permission.SEND) is DenialReason.PAGES_LOCKED


async def test_signing_in_and_locking_are_in_the_journal(rig: PeopleRig) -> None:
    await rig.lock()
    await rig.lock()
    await rig.sign_in(SITA)
    await unlock(rig, RAVI, pin_of(RAVI))
    told = [(person_id, kind) for person_id, kind, _ in rig.written()]
    assert [kind for person_id, kind in told if person_id == "p3"] == ["signed_in", "locked", "signed_in"]
    assert ("p2", PersonFactKind.PAGES_UNLOCKED) in told
