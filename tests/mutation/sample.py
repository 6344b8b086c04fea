"""A module for the tests of the tool; `sample_checks` has its tests, one of them weak on purpose."""

LIMIT = 10


def within(amount: int) -> bool:
    """Return True if an amount is positive and no more than the limit: tested at both edges."""
    return 0 < amount <= LIMIT


def name_of(amount: int) -> str:
    """Small or large: tested away from the edge only."""
    if amount > 5:
        return "large"
    return "small"


def unheard() -> int:
    """Return a number that no test looks at."""
    return 3
