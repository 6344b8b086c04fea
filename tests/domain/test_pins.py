"""What a PIN looks like, what wrong ones cost, who works in the demo, what a person's name may be."""

from __future__ import annotations

import itertools

import pytest

from paydesk.domain.people.person import (
    DEMO_AT_TILL,
    DEMO_PEOPLE,
    MAY,
    UNLOCKED_ONLY,
    WITHOUT_PEOPLE,
    Permission,
    Role,
    easily_guessed,
    name_fits,
    needs_supervisor,
    pin_fits,
    wait_ms,
)


@pytest.mark.parametrize("pin", ["1234", "00000000", "123456"])
def test_four_to_eight_digits_are_a_pin(pin: str) -> None:
    assert pin_fits(pin)


@pytest.mark.parametrize("pin", ["", "123", "123456789", "12a4", "12 4", "１２３４", "١٢٣٤", "-123", "12.4", "1234\n"])
def test_anything_else_is_none(pin: str) -> None:
    assert not pin_fits(pin)


@pytest.mark.parametrize("pin", ["0000", "7777", "88888888", "1234", "0123", "6789", "4321", "98765432", "123456"])
def test_what_a_thief_tries_first_is_too_easy(pin: str) -> None:
    assert easily_guessed(pin)


def test_hardly_any_other_pin_is() -> None:
    every = [f"{number:04}" for number in range(10_000)]
    assert sum(map(easily_guessed, every)) == 10 + 7 + 7
    assert not any(easily_guessed(pin) for _, pin in DEMO_PEOPLE)


def test_the_first_four_cost_nothing_the_fifth_a_minute_and_each_more_than_the_one_before() -> None:
    assert [wait_ms(wrong) for wrong in range(5)] == [0, 0, 0, 0, 0]
    assert [wait_ms(wrong) // 60_000 for wrong in range(5, 12)] == [1, 2, 4, 8, 16, 32, 32]
    assert [wrong for wrong in range(12) if needs_supervisor(wrong)] == [10, 11]


@pytest.mark.parametrize("name", ["Asha", "आशा राव", "B", "x" * 40])
def test_what_can_be_a_name(name: str) -> None:
    assert name_fits(name)


@pytest.mark.parametrize("name", ["", " Asha", "Asha ", "x" * 41, "Asha\n", "As\u202eha", "\u200b"])
def test_what_cannot(name: str) -> None:
    assert not name_fits(name)


def test_the_demo_has_one_of_each_role_and_a_cashier_at_the_till() -> None:
    assert [person.role for person, _ in DEMO_PEOPLE] == list(Role)
    assert all(pin_fits(pin) for _, pin in DEMO_PEOPLE)
    assert len({pin for _, pin in DEMO_PEOPLE}) == len(DEMO_PEOPLE)
    assert DEMO_AT_TILL.role is Role.CASHIER
    people = [(person.person_id, person.name) for person, _ in DEMO_PEOPLE]
    assert people == [("tara", "Tara"), ("asha", "Asha"), ("ravi", "Ravi"), ("meera", "Meera")], "as facts tell of them"


def test_each_role_may_do_what_the_one_below_may_and_nobody_moves_money_without_people() -> None:
    assert all(MAY[lower] < MAY[upper] for lower, upper in itertools.pairwise(Role))
    assert MAY[Role.ADMIN] == frozenset(Permission)
    assert WITHOUT_PEOPLE.isdisjoint(UNLOCKED_ONLY | {Permission.CASHGRAM})
