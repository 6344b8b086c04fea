"""The commands about money out over a line in this process: quick, for what each of them says and sets going."""

from __future__ import annotations

from dataclasses import replace

import httpx

from paydesk.api.endpoints import Credentials
from paydesk.api.payouts.session import PayoutsClient
from paydesk.domain.clock import DAY, HOUR
from paydesk.domain.commands import MarkPayoutSeen, ReadPayout, SendPayoutAgain
from paydesk.domain.messages import CommandStatus
from paydesk.domain.money import Money
from paydesk.domain.payout.facts import subject
from paydesk.domain.payout.messages import CashgramRead, DraftRefused, PayoutChanged
from paydesk.domain.payout.next_step import available_commands
from paydesk.domain.payout.outcome import Outcome, Reason
from paydesk.domain.payout.payout import Payout
from paydesk.domain.step import StepKind
from tests.api.payouts.shapes import a_state, envelope
from tests.counter.payout.test_machine import Wired
from tests.counter.payout.test_machine import wired as wired  # noqa: PLC0414 - a fixture
from tests.helpers.payout_rig import upi

LITTLE = envelope("ERROR", "412", "Not enough available balance in the account.")
PENDING = envelope("PENDING", "201", "Transfer request pending at the bank")


async def pending(wired: Wired) -> Payout:
    wired.line.answers = {"directTransfer": (200, PENDING)}
    return await wired.confirm(upi())


def became(wired: Wired, out: Payout, status: str) -> None:
    """Let the service answer with this state from now on."""
    state = a_state(transferId=out.payout_id, amount="150.00", status=status)
    wired.line.answers = {"getTransferStatus": (200, state)}


async def test_the_same_draft_once_more_is_done_and_sent_once(wired: Wired) -> None:
    wired.line.answers = {"directTransfer": (200, PENDING)}
    draft = wired.draft(upi())
    wired.unlock()
    assert [await wired.send_draft(draft), await wired.send_draft(draft)] == [CommandStatus.DONE, CommandStatus.DONE]
    assert len([each for each in wired.line.asked if "directTransfer" in each]) == 1
    assert len(wired.told(wired.last(PayoutChanged).payout.payout_id)) >= 2


async def test_who_asks_while_slow_down_holds_hears_that(wired: Wired) -> None:
    out = await wired.link()
    wired.connection.budget(StepKind.READ).pause(wired.clock(), 60_000)
    for _ in range(2):  # a person may ask once a minute in a quiet
        await wired.ask(out.payout_id)
    told = wired.last(CashgramRead)
    assert told.classification is not None
    assert (told.state, told.classification.reason) == (None, Reason.SLOW_DOWN)


async def test_to_send_it_again_alone_looks_at_no_pin(wired: Wired) -> None:
    """Also where a second person was asked about it a moment ago."""
    wired.line.answers = {"directTransfer": (200, LITTLE)}
    out = await wired.confirm(upi(500))
    settings = wired.config.settings
    wired.config.settings = replace(settings, money_out=replace(settings.money_out, per_transfer=Money(100)))
    for _ in range(2):
        wired.unlock()
        assert await wired.do(SendPayoutAgain(payout_id=out.payout_id)) is CommandStatus.REFUSED
        second = wired.last(DraftRefused).second
        assert second is not None
        assert second.needs_second_person
    assert wired.second_person.asked == []
    assert wired.out(out.payout_id).sends == 1


async def test_a_line_that_works_again_or_other_keys_are_used_at_once(wired: Wired) -> None:
    out = await pending(wired)
    wired.line.answers = {"getTransferStatus": httpx.ConnectError("down")}
    for _ in range(6):  # the next one would come in minutes
        assert (await wired.ask(out.payout_id)).problem is not None
    await wired.follow()
    became(wired, out, "SUCCESS")
    wired.service.retry_reads()
    await wired.until(lambda: wired.out(out.payout_id).outcome is Outcome.DONE)


async def test_what_the_bank_has_is_not_lost_after_a_word_that_nobody_foresaw(wired: Wired) -> None:
    """That it is not known there was believed then: a form to pay it once more was offered."""
    out = await pending(wired)
    became(wired, out, "TELEPORTED")
    assert (await wired.ask(out.payout_id)).outcome is Outcome.UNKNOWN
    wired.line.answers = {"getTransferStatus": (404, envelope("ERROR", "404", "transferId is invalid"))}
    wired.later(hours=1)
    lost = await wired.ask(out.payout_id)
    assert (lost.outcome, available_commands(lost, wired.clock())) == (Outcome.UNKNOWN, (ReadPayout,))
    assert lost.problem is not None
    assert lost.problem.reason is Reason.NOT_FOUND


async def test_that_the_keys_are_others_is_said_though_the_line_fails(wired: Wired) -> None:
    out, own = await pending(wired), wired.client()
    wired.line.answers = {"getTransferStatus": httpx.ConnectError("down")}
    await wired.connection.use(PayoutsClient(wired.hosts, Credentials("others", "b"), wire=wired.line))
    assert (await wired.ask(out.payout_id)).asked_other_keys
    await wired.connection.use(own)
    assert not (await wired.ask(out.payout_id)).asked_other_keys


async def test_what_is_not_settled_is_followed_by_itself(wired: Wired) -> None:
    out = await pending(wired)
    became(wired, out, "SUCCESS")
    await wired.follow()
    wired.later(hours=1)
    await wired.until(lambda: wired.out(out.payout_id).outcome is Outcome.DONE)


async def test_what_an_update_finds_not_settled_is_taken_up_once_told_and_followed(wired: Wired) -> None:
    out = await pending(wired)
    key, payouts = subject(out.payout_id), wired.service.payouts
    wired.recorder.flush()
    told = len(wired.told(out.payout_id))
    wired.service.resume_found("out:nobody")
    wired.service.resume_found(key)
    assert len(wired.told(out.payout_id)) == told, "it is at hand"
    became(wired, out, "SUCCESS")
    payouts.forget([key])
    wired.clock.shift += HOUR
    await wired.follow()
    wired.service.resume_found(key)
    assert key in payouts
    assert len(wired.told(out.payout_id)) == told + 1
    await wired.until(lambda: wired.out(out.payout_id).outcome is Outcome.DONE)


async def test_an_alarm_that_was_seen_leaves_memory_where_nothing_more_is_to_come(wired: Wired) -> None:
    out = await pending(wired)
    became(wired, out, "SUCCESS")
    await wired.ask(out.payout_id)
    became(wired, out, "REVERSED")
    assert (await wired.ask(out.payout_id)).needs_alarm
    wired.clock.shift += 20 * DAY + HOUR
    wired.unlock()
    assert subject(out.payout_id) in wired.service.payouts
    assert await wired.do(MarkPayoutSeen(payout_id=out.payout_id)) is CommandStatus.DONE
    assert subject(out.payout_id) not in wired.service.payouts
