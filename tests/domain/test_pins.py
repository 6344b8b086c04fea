"""Form of a PIN, cost of wrong ones, people of the demo, names of people."""

from __future__ import annotations

import itertools

import pytest

from paydesk.domain.people.person import (
    DEMO_PEOPLE,
    DEMO_SIGNED_IN,
    PERMISSIONS,
    UNLOCKED_ONLY,
    WITHOUT_PEOPLE,
    Permission,
    Role,
    is_easy_pin,
    is_valid_name,
    is_valid_pin,
    needs_supervisor,
    pin_wait_ms,
)


@pytest.mark.parametrize("pin", ["1234", "00000000", "123456"])
def test_four_to_eight_digits_are_a_pin(pin: str) -> None:
    assert is_valid_pin(pin)


@pytest.mark.parametrize("pin", ["", "123", "123456789", "12a4", "12 4", "１２３４", "١٢٣٤", "-123", "12.4", "1234\n"])
def test_anything_else_is_none(pin: str) -> None:
    assert not is_valid_pin(pin)


@pytest.mark.parametrize("pin", ["0000", "7777", "88888888", "1234", "0123", "6789", "4321", "98765432", "123456"])
def test_easy_pins(pin: str) -> None:
    assert is_easy_pin(pin)


def test_hardly_any_other_pin_is() -> None:
    every = [f"{number:04}" for number in range(10_000)]
    assert sum(map(is_easy_pin, every)) == 10 + 7 + 7
    assert not any(is_easy_pin(pin) for _, pin in DEMO_PEOPLE)


def test_the_first_four_cost_nothing_the_fifth_a_minute_and_each_more_than_the_one_before() -> None:
    assert [pin_wait_ms(wrong) for wrong in range(5)] == [0, 0, 0, 0, 0]
    assert [pin_wait_ms(wrong) // 60_000 for wrong in range(5, 12)] == [1, 2, 4, 8, 16, 32, 32]
    assert [wrong for wrong in range(12) if needs_supervisor(wrong)] == [10, 11]


@pytest.mark.parametrize("name", ["Asha", "आशा राव", "B", "x" * 40])
def test_valid_names(name: str) -> None:
    assert is_valid_name(name)


@pytest.mark.parametrize("name", ["", " Asha", "Asha ", "x" * 41, "Asha\n", "As\u202eha", "\u200b"])
def test_what_cannot(name: str) -> None:
    assert not is_valid_name(name)


def test_the_demo_has_one_of_each_role_and_a_cashier_at_the_till() -> None:
    assert [person.role for person, _ in DEMO_PEOPLE] == list(Role)
    assert all(is_valid_pin(pin) for _, pin in DEMO_PEOPLE)
    assert len({pin for _, pin in DEMO_PEOPLE}) == len(DEMO_PEOPLE)
    assert DEMO_SIGNED_IN.role is Role.CASHIER
    people = [(person.person_id, person.name) for person, _ in DEMO_PEOPLE]
    assert people == [("tara", "Tara"), ("asha", "Asha"), ("ravi", "Ravi"), ("meera", "Meera")], "as facts tell of them"


def test_each_role_may_do_what_the_one_below_may_and_nobody_moves_money_without_people() -> None:
    assert all(PERMISSIONS[lower] < PERMISSIONS[upper] for lower, upper in itertools.pairwise(Role))
    assert PERMISSIONS[Role.ADMIN] == frozenset(Permission)
    assert WITHOUT_PEOPLE.isdisjoint(UNLOCKED_ONLY | {Permission.CASHGRAM})
