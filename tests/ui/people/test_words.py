"""Texts about people: complete, not empty, translated."""

from __future__ import annotations

import pytest

from paydesk.domain.money import Money
from paydesk.domain.payout.payout import ApprovalReason, Limit
from paydesk.domain.people.messages import DenialReason, PermissionDenied, PinProblem, PinRefused
from paydesk.domain.people.person import Permission, Role
from paydesk.ui.words import people as words
from tests.helpers.longer import marked_words, unmarked
from tests.ui.driver import Clock

MINUTE = 60_000


@pytest.mark.parametrize("role", Role)
def test_every_role_has_texts(time: Clock, role: Role) -> None:
    assert words.role_words(role)
    assert words.role_does_words(role)


@pytest.mark.parametrize("problem", PinProblem)
def test_every_refusal_has_text_and_advice(time: Clock, problem: PinProblem) -> None:
    said = words.pin_problem_words(PinRefused("a", "asha", problem), time.now)
    assert said.title
    assert said.text or said.todo
    assert "error" not in f"{said.title} {said.text} {said.todo}".lower()


def test_a_wait_says_how_long(time: Clock) -> None:
    said = words.pin_problem_words(PinRefused("a", "asha", PinProblem.WAIT, time.now + 90_000), time.now)
    assert "1:30" in said.text
    assert not words.must_wait(PinRefused("a", "asha", PinProblem.WAIT, time.now), time.now)


@pytest.mark.parametrize("denial", DenialReason)
@pytest.mark.parametrize("permission", Permission)
def test_every_denial_has_advice(time: Clock, denial: DenialReason, permission: Permission) -> None:
    said = words.denial_words(PermissionDenied(permission, denial))
    assert said.title
    assert said.text
    assert said.todo


def test_admin_permissions_are_named(time: Clock) -> None:
    assert "admin" in words.denial_words(PermissionDenied(Permission.PEOPLE, DenialReason.ROLE)).todo
    assert "admin" not in words.denial_words(PermissionDenied(Permission.EXPORT, DenialReason.ROLE)).todo


@pytest.mark.parametrize(
    ("ago", "said"),
    [
        (0, "₹5,000.00 went to this account a minute ago."),
        (20 * MINUTE, "₹5,000.00 went to this account 20 minutes ago."),
        (119 * MINUTE, "₹5,000.00 went to this account 119 minutes ago."),
        (5 * 60 * MINUTE, "₹5,000.00 went to this account 5 hours ago."),
        (None, "₹5,000.00 went to this account in the last 24 hours."),
    ],
)
def test_money_that_went_there_before(time: Clock, ago: int | None, said: str) -> None:
    at = None if ago is None else time.now - ago
    assert words.approval_reason_words(ApprovalReason(earlier_id="x", earlier_at=at), Money(500_000)) == said


@pytest.mark.parametrize("limit", [each for each in Limit if each not in {Limit.UNKNOWN_DAY, Limit.LATELY_UNKNOWN}])
def test_every_limit_says_itself_and_the_amount(time: Clock, limit: Limit) -> None:
    said = words.approval_reason_words(ApprovalReason(limit, Money(2_500_000)), Money(2_600_000))
    assert "₹25,000.00" in said
    assert "₹26,000.00" in said


@pytest.mark.parametrize("permission", Permission)
def test_every_panel_has_a_head(time: Clock, permission: Permission) -> None:
    said = words.unlock_words(permission)
    assert said.title
    assert said.text


def test_every_text_is_translatable(time: Clock) -> None:
    with marked_words():
        texts = [
            *(words.role_words(role) for role in Role),
            *(words.role_does_words(role) for role in Role),
            *(words.pin_problem_words(PinRefused("a", "b", problem), time.now).title for problem in PinProblem),
            *(words.denial_words(PermissionDenied(Permission.SEND, denial)).todo for denial in DenialReason),
            *(words.fault_words(why) for why in words.FAULTS),
            *(words.storage_words(kept) for kept in words.STORAGE),
            *(words.approval_reason_words(ApprovalReason(limit, Money(1)), Money(1)) for limit in Limit),
            words.nobody_to_lock_words().title,
        ]
    assert [text for text in texts if unmarked(text).strip()] == []
