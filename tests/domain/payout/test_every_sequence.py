"""All sequences of a few answers, presses, restarts and clocks: what a payout must never come to.

Each fact is of the constructors that the counter uses, and comes when the counter would write it. Beside the fold, the
world keeps what is true whatever the fold makes of it, and what of it is on disk.

See docs/rules.md#payout-outcomes, #payouts-can-come-back.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

import pytest

from paydesk.domain.clock import DAY, HOUR, MINUTE, date_of
from paydesk.domain.commands import DeactivateCashgram, MarkPayoutSeen, SendPayout, SendPayoutAgain, SettlePayout
from paydesk.domain.failure import Problem
from paydesk.domain.payout import facts
from paydesk.domain.payout.classify import classify, classify_cashgram_status, classify_transfer_status
from paydesk.domain.payout.facts import PayoutFactKind
from paydesk.domain.payout.fold import fold_payout, is_equivalent, with_fact
from paydesk.domain.payout.limits import counted_day, counted_paise
from paydesk.domain.payout.next_step import available_commands, is_readable, next_step
from paydesk.domain.payout.outcome import Classification, Operation, Outcome, ServiceReply
from paydesk.domain.payout.payout import Payout, PayoutKind, PayoutRequest
from paydesk.domain.settings.settings import TransferVersion
from paydesk.domain.step import StepKind
from tests.domain.exhaustive import ways_to_break
from tests.domain.payout.test_fold import LINK, MOVE, RUPEES, UPI, T, begun

DEPTH: Final = 4
"""Six was searched once: 276 000 steps of a transfer."""
WORDS: Final[Mapping[PayoutKind, tuple[str, ...]]] = {
    PayoutKind.DIRECT: ("SUCCESS", "PENDING", "RECEIVED", "FAILED", "REVERSED", "TELEPORTED"),
    PayoutKind.CASHGRAM: ("REDEEMED", "ACTIVE", "PENDING", "EXPIRED", "REVERSED", "DEACTIVATED", "TELEPORTED"),
}
WENT: Final = frozenset({"SUCCESS", "REDEEMED"})
ENDED: Final = frozenset({"FAILED", "REVERSED", "EXPIRED", "DEACTIVATED"})
SENDS: Final = {
    "lost": ("", "", "", Problem.LINE_CUT),
    "offline": ("", "", "", Problem.PC_OFFLINE),
    "500": ("ERROR", "500", "oops", None),
    "520": ("ERROR", "520", "Transfer request triggered. No response from bank.", None),
    "409": ("ERROR", "409", "Transfer Id already exists.", None),
    "409 once more": ("ERROR", "409", "Internal error. Please re-initiate", None),
    "no money": ("ERROR", "412", "Not enough available balance in the account.", None),
    "bank failed": ("ERROR", "400", "Transfer attempt failed at the bank.", None),
    "strange": ("SUCCESS", "299", "Teleported.", None),
    "pending": ("PENDING", "201", "Transfer request pending at the bank.", None),
    "scheduled": ("SUCCESS", "201", "Transfer Scheduled for next working day.", None),
    "done": ("SUCCESS", "200", "Transfer completed successfully.", None),
}
"""Results of a send: status, subCode and message of docs/service.md#direct-transfer-errors, or a failure."""
SENDS_V2: Final = {
    "lost": ("", "", 0, Problem.LINE_CUT),
    "offline": ("", "", 0, Problem.PC_OFFLINE),
    "500": ("api_error", "internal_server_error", 500, None),
    "409": ("invalid_request_error", "transfer_id_already_exists", 409, None),
    "no money": ("invalid_request_error", "insufficient_balance", 422, None),
    "not enabled": ("invalid_request_error", "apis_not_enabled", 403, None),
    "strange": ("TELEPORTED", "", 200, None),
    "pending": ("RECEIVED", "RECEIVED", 200, None),
    "scheduled": ("PENDING", "SCHEDULED_FOR_NEXT_WORKINGDAY", 200, None),
    "bank failed": ("FAILED", "BENE_BANK_DECLINED", 200, None),
    "done": ("SUCCESS", "COMPLETED", 200, None),
}
"""Results of a send by v2: type or state, code, HTTP status (docs/service.md#transfers-v2), or a failure."""
SENDS_TAKEN: Final = frozenset({"409", "strange", "pending", "scheduled", "done"})
ENDS: Final = {
    "done": ("SUCCESS", "200", "Cashgram is deactivated", None),
    "404": ("ERROR", "404", "Cashgram does not exist", None),
    "lost": ("", "", "", Problem.LINE_CUT),
}


@dataclass(frozen=True)
class World:
    """A payout, and what is true of it."""

    payout: Payout
    written: Payout
    """As the journal has it."""
    now: int = T
    ahead: int = 0
    """Of this PC's clock, before the service's."""
    knows: bool = False
    """True if an answer has told this run the service's time."""
    went_there: int = T
    """When it was sent last, by the service's clock."""
    in_flight: bool = True
    has_it: bool = False
    """Of the last send the service has said that it has it, and not that it came to nothing."""
    went: bool = False
    """So it is, and the money went, by the last word of an end."""
    ended: bool = False
    told: bool | None = None
    """End that people were told: whether the money is gone."""

    def after(self, kind: PayoutFactKind, data: Mapping[str, Any], *, always: bool = False, **truth: Any) -> World:
        """One more fact, written as `counter.repository` writes it."""
        fact = facts.payout_fact("x1", self.now, kind, data)
        payout, written = with_fact(self.payout, fact), self.written
        if always or not is_equivalent(self.payout, payout):
            written = payout if written is self.payout else with_fact(written, fact)
        gone = payout.outcome is Outcome.DONE if payout.settled else self.told
        if payout.needs_alarm and not self.payout.needs_alarm and not payout.settled:
            gone = None
        return replace(self, payout=payout, written=written, **{"told": gone, **truth})

    @property
    def told_ahead(self) -> int | None:
        """Return what is known of `ahead`."""
        return self.ahead if self.knows else None

    def says(self, *, has_it: bool = True, went: bool = False, ended: bool = False) -> dict[str, Any]:
        """Return the fields that an answer sets. An ended payout is not on its way again, unless money went."""
        if went or ended:
            return {"has_it": went, "went": went, "ended": ended}
        return {"has_it": True} if has_it and not self.ended else {}


def world_of(request: PayoutRequest, version: TransferVersion) -> World:
    wanted, _ = begun(request)
    sent = facts.payout_fact("x1", T, PayoutFactKind.SENT, facts.sent_data(keys="k", host="h"))
    # `resend_data` is no value, and is not looked at
    payout = replace(fold_payout([wanted, sent]), resend_data=None, version=version)
    return World(payout, payout)


def steps(world: World) -> Iterator[tuple[str, World]]:
    """Yield everything that may happen next, with its name."""
    do = next_step(world.payout, world.now).kind
    if world.in_flight:
        yield from _answers(world)
    elif do in {StepKind.SEND, StepKind.GIVE_UP}:
        yield "gives up", world.after(PayoutFactKind.GIVEN_UP, {})
        if do is StepKind.SEND:
            sent = facts.sent_data(keys="k", host="h", clock_offset_ms=world.told_ahead)
            anew: dict[str, Any] = {"in_flight": True, "has_it": False, "went": False, "ended": False, "told": None}
            anew["went_there"] = world.now - world.ahead
            yield "sends", world.after(PayoutFactKind.SENT, sent, always=True, **anew)
    elif do is StepKind.DEACTIVATE:
        for name, said in ENDS.items():
            data = facts.classification_data(classify(_said(Operation.CASHGRAM_DEACTIVATE, *said)))
            yield f"end {name}", world.after(PayoutFactKind.END_ANSWERED, data, **world.says(has_it=name == "done"))
    else:
        yield from _reads(world)
        yield from _presses(world)
        yield "3 minutes", replace(world, now=world.now + 3 * MINUTE)
    for name, jump in (("restart", 0), ("clock +1 day", DAY), ("clock -1 day", -DAY)):
        now_only: dict[str, Any] = {
            "read_wanted_at": None,
            "last_read": None,
            "failures": 0,
            "problem": None,
            "asked_other_keys": False,
        }
        loaded = replace(world.written, **now_only, interrupted=world.written.send_wanted_at is not None)
        now, ahead = world.now + jump, world.ahead + jump
        yield name, replace(world, payout=loaded, written=loaded, now=now, ahead=ahead, knows=False, in_flight=False)


def _said(operation: Operation, status: str, code: str, message: str, problem: Problem | None) -> ServiceReply:
    return ServiceReply(operation, status, code, message, problem=problem, never_left=problem is Problem.PC_OFFLINE)


def _judgements(payout: Payout) -> Iterator[tuple[str, Classification]]:
    """Yield what each answer to a send means, with its name."""
    earlier = payout.earlier_send_unresolved
    if payout.operation is not Operation.TRANSFER_V2:
        for name, said in SENDS.items():
            yield name, classify(_said(payout.operation, *said), earlier_unsettled=earlier)
        return
    for name, (word, code, http_status, problem) in SENDS_V2.items():
        said_v2 = replace(_said(payout.operation, word, code, "", problem), http_status=http_status or None)
        if name == "409":
            said_v2 = replace(said_v2, message="transfer_id : already exists")
        is_state = http_status == 200
        yield (
            name,
            classify_transfer_status(said_v2, word, code) if is_state else classify(said_v2, earlier_unsettled=earlier),
        )


def _answers(world: World) -> Iterator[tuple[str, World]]:
    kind = world.payout.kind
    for name, judgement in _judgements(world.payout):
        knows = world.knows or judgement.reply.problem is None
        data = {
            **facts.answered_data(judgement),
            **facts.read_context_data(clock_offset_ms=world.ahead if knows else None),
        }
        there = name in SENDS_TAKEN
        failed = name == "bank failed" and kind is PayoutKind.DIRECT
        went = name == "done" and kind is not PayoutKind.CASHGRAM
        truth = world.says(has_it=there, went=went, ended=failed)
        yield f"answer {name}", world.after(PayoutFactKind.ANSWERED, data, in_flight=False, knows=knows, **truth)


def _stated(operation: Operation, word: str) -> ServiceReply:
    return ServiceReply(operation, word, http_status=200)


def _reads(world: World) -> Iterator[tuple[str, World]]:
    if not is_readable(world.payout):
        return
    link, operation = world.payout.kind is PayoutKind.CASHGRAM, world.payout.status_operation
    ours = facts.read_context_data(keys="k", clock_offset_ms=world.ahead)
    for word in WORDS[world.payout.kind]:
        judgement = (classify_cashgram_status if link else classify_transfer_status)(
            ServiceReply(operation, "SUCCESS", "200") if operation.has_envelope else _stated(operation, word), word
        )
        truth = world.says(went=word in WENT, ended=word in ENDED)
        yield (
            f"read {word}",
            world.after(
                PayoutFactKind.READ, {**facts.answered_data(judgement, status=word), **ours}, knows=True, **truth
            ),
        )
    code = "404" if operation.has_envelope else "transfer_id_not_found"
    absent = facts.answered_data(classify(ServiceReply(operation, "ERROR", code, "does not exist", 404)))
    yield "read 404", world.after(PayoutFactKind.READ, {**absent, **ours}, knows=True)
    theirs = facts.read_context_data(keys="other", clock_offset_ms=world.ahead)
    yield "read 404 by other keys", world.after(PayoutFactKind.READ, {**absent, **theirs}, knows=True)
    refused = facts.answered_data(classify(ServiceReply(operation, problem=Problem.KEYS_REFUSED)))
    yield "read refused", world.after(PayoutFactKind.READ_FAILED, {**refused, **theirs}, knows=True)
    lost = facts.answered_data(classify(ServiceReply(operation, problem=Problem.TIMED_OUT)))
    unheard = facts.read_context_data(keys="k", clock_offset_ms=world.told_ahead)
    yield "read lost", world.after(PayoutFactKind.READ_FAILED, {**lost, **unheard})


def _presses(world: World) -> Iterator[tuple[str, World]]:
    can, by = available_commands(world.payout, world.now), facts.actor_data("Asha")
    if SendPayoutAgain in can:
        yield "send again", world.after(PayoutFactKind.AGAIN_WANTED, by, always=True)
    if DeactivateCashgram in can or (world.payout.kind is PayoutKind.CASHGRAM and not world.payout.settled):
        yield "end link", world.after(PayoutFactKind.END_WANTED, by, always=True)
    if MarkPayoutSeen in can:
        yield "seen", world.after(PayoutFactKind.SEEN, by)
    if SettlePayout in can:
        for arrived in (True, False):
            said = facts.manual_result_data("Asha", arrived=arrived)
            truth = {"has_it": arrived, "went": arrived}
            yield f"by hand {arrived}", world.after(PayoutFactKind.BY_HAND, said, always=True, **truth)


def broken(before: World, after: World) -> Iterator[str]:
    """Yield the rules that this step breaks."""
    payout = after.payout
    can, step = available_commands(payout, after.now), next_step(payout, after.now)
    again = payout.can_resend or not {SendPayoutAgain, SendPayout}.isdisjoint(can)
    if after.has_it and (again or payout.failed):
        yield "what the service has is not sent again, nor said to have failed"
    if after.has_it and counted_paise(payout) != RUPEES.paise and payout.kind is not PayoutKind.INTERNAL:
        yield "what may have gone counts in the limits"
    yield from _broken_days(after)
    if after.went and payout.outcome not in {Outcome.DONE, Outcome.UNKNOWN}:
        yield "what went is not on its way again"
    if not payout.settled:
        if step.at is None and not can:
            yield "something can happen next, or be pressed"
        if is_readable(payout) and (step.at is None or step.at > after.now + HOUR):
            yield "what has no end is read within the hour"
    if payout.watched and step.at is None:
        yield "what is watched is read"
    yield from _broken_alarms(before, after)
    if not is_equivalent(replace(payout, interrupted=False), replace(after.written, interrupted=False)):
        yield "the journal tells the same after a restart"


def _broken_days(after: World) -> Iterator[str]:
    payout = after.payout
    if not counted_paise(payout):
        return
    day, today = counted_day(payout), date_of(after.now - after.ahead).isoformat()
    if day not in {"", today} and date_of(after.went_there).isoformat() == today:
        yield "what went today counts today, whatever this PC's clock says"
    if not day and after.knows and payout.send_wanted_at is None:
        yield "once the service's time is known, it counts on one day"


def _broken_alarms(before: World, after: World) -> Iterator[str]:
    payout = after.payout
    raised = payout.needs_alarm and not before.payout.needs_alarm
    contrary = payout.settled and before.told is not None and before.told is not after.told
    if contrary and not payout.needs_alarm and not after.in_flight:
        yield "an end that is taken back is an alarm"
    if raised and (before.told is None or (payout.settled and not contrary)):
        yield "an alarm is of an end that is taken back"


@pytest.mark.parametrize(
    ("request_", "version"),
    [
        (UPI, TransferVersion.V1_2),
        (UPI, TransferVersion.V2),
        (LINK, TransferVersion.V1_2),
        (MOVE, TransferVersion.V1_2),
    ],
    ids=["transfer", "transfer of v2", "link", "internal"],
)
def test_no_sequence_breaks_a_rule(request_: PayoutRequest, version: TransferVersion) -> None:
    assert ways_to_break(world_of(request_, version), steps, broken, DEPTH) == {}
