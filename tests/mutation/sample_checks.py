"""The tests of `sample`; only the tests of the tool run them."""

from __future__ import annotations

import pytest

from tests.mutation import sample


@pytest.mark.parametrize(("amount", "fits"), [(0, False), (1, True), (10, True), (11, False)])
def test_within(amount: int, fits: bool) -> None:
    assert sample.within(amount) is fits


def test_the_name_of_a_large_and_a_small_one() -> None:
    assert (sample.name_of(100), sample.name_of(1)) == ("large", "small")


def test_that_fails_in_any_case() -> None:
    assert sample.name_of(1) == "huge"
