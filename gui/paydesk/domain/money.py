"""Money in paise: parsed from input, formatted in Indian grouping, exact on the wire."""

from __future__ import annotations

import re
import unicodedata
from enum import StrEnum
from typing import TYPE_CHECKING, Final, NoReturn, Self

if TYPE_CHECKING:
    from decimal import Decimal

RUPEE: Final = "₹"
RUPEES: Final = "INR"
"""The currency of every amount here (docs/service.md#order)."""
MAX_PAISE: Final = 99_99_99_999_99  # just under one hundred crore rupees: more is a typing error

_SHAPE: Final = re.compile(r"(?P<rupees>[0-9,]*)(?:\.(?P<paise>[0-9]*))?", re.ASCII)
_GROUPED: Final = re.compile(r"[1-9][0-9]{0,2}(?:,[0-9]{3})+|[1-9][0-9]?(?:,[0-9]{2})*,[0-9]{3}", re.ASCII)
_NUMERIC: Final = re.compile(r"-?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)", re.ASCII)
_DIGITS_MAX: Final = 20  # far above MAX_PAISE, far below what int() refuses to read
_MARKS: Final = ("₹", "rs.", "rs", "inr")
_FULL: Final = "/-"
"""The suffix of whole rupees on bills in India."""
_TURNING: Final = "\u202e"
"""The right-to-left override reverses the following digits (1250 or 0521?): it is not accepted in an amount."""


class MoneyFault(StrEnum):
    """The reason why a text is not an amount; the window has a text for each."""

    EMPTY = "empty"
    NOT_A_NUMBER = "not_a_number"
    BAD_COMMAS = "bad_commas"
    TOO_MANY_DECIMALS = "too_many_decimals"
    NEGATIVE = "negative"
    TOO_LARGE = "too_large"


class MoneyError(ValueError):
    """A text or number is not an amount; `fault` is the reason."""

    def __init__(self, fault: MoneyFault, text: str) -> None:
        super().__init__(f"{fault.value}: {text[:40]!r}")
        self.fault = fault


def ascii_digits(text: str) -> str:
    """Return the text with digits of any script (१२३, ১২৩) as 123: Indian keyboards type them."""
    return "".join(str(unicodedata.decimal(sign)) if sign.isdecimal() else sign for sign in text)


def visible_text(text: str) -> str:
    """Return an amount with `ascii_digits`, without invisible characters such as the direction marks of chats."""
    return "".join(s for s in ascii_digits(text) if s == _TURNING or unicodedata.category(s) != "Cf")


def strip_currency(text: str) -> str:
    """Return the number without the currency, in lower case without blanks: ".50" of "Rs .50", "1,250" of "1,250/-"."""
    plain = text.strip().lower()
    mark = next((mark for mark in _MARKS if plain.startswith(mark)), "")
    ends = (_FULL,) if mark else (_FULL, *_MARKS)
    return plain.removeprefix(mark).removesuffix(next(filter(plain.endswith, ends), "")).strip()


class _Paise:
    """A whole number of paise. A plain class, because the codec of facts takes a dataclass for a JSON object."""

    __slots__ = ("paise",)
    paise: int

    def __init__(self, paise: int) -> None:
        object.__setattr__(self, "paise", paise)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"cannot set {name} of an amount")

    def __reduce__(self) -> tuple[type[Self], tuple[int]]:
        return type(self), (self.paise,)

    def __eq__(self, other: object) -> bool:
        return self.paise == other.paise if isinstance(other, _Paise) and type(other) is type(self) else NotImplemented

    def __lt__(self, other: Self) -> bool:
        return self.paise < other.paise if type(other) is type(self) else NotImplemented

    def __le__(self, other: Self) -> bool:
        return self.paise <= other.paise if type(other) is type(self) else NotImplemented

    def __hash__(self) -> int:
        return hash((self.paise,))

    def __repr__(self) -> str:
        return f"{type(self).__name__}(paise={self.paise})"


class Money(_Paise):
    """An amount in Indian rupees, as whole paise; never negative, never a float. Raises ValueError."""

    __slots__ = ()

    def __init__(self, paise: int) -> None:
        if type(paise) is not int or paise < 0:
            raise ValueError("money is a whole number of paise, and never negative")
        super().__init__(paise)

    @classmethod
    def parse(cls, text: str) -> Money:
        """Parse a typed or pasted amount: "1250", "1,250.5", "₹1,25,000", "Rs. 90/-", "90 INR".

        Commas must be at the places of a grouping (Indian or western), so "12,50" is never 1250. Raises MoneyError.
        """
        plain = strip_currency(visible_text(text))
        if not plain:
            raise MoneyError(MoneyFault.EMPTY, text)
        if plain.startswith("-"):
            raise MoneyError(MoneyFault.NEGATIVE, text)
        shape = _SHAPE.fullmatch(plain)
        if shape is None or not re.search(r"[0-9]", plain):
            raise MoneyError(MoneyFault.NOT_A_NUMBER, text)
        rupees, paise = shape["rupees"], shape["paise"] or ""
        if "," in rupees and not _GROUPED.fullmatch(rupees):
            raise MoneyError(MoneyFault.BAD_COMMAS, text)
        if len(paise) > 2:
            raise MoneyError(MoneyFault.TOO_MANY_DECIMALS, text)
        digits = rupees.replace(",", "").lstrip("0")
        if len(digits) > _DIGITS_MAX:
            raise MoneyError(MoneyFault.TOO_LARGE, text)
        return cls._bounded(int(digits or "0") * 100 + int(paise.ljust(2, "0")), text)

    @classmethod
    def from_wire(cls, value: object) -> Money:
        """Parse an amount of an answer in rupees: a JSON number (int or Decimal) or numeric text.

        Text is plain digits with an optional point: phones may not read "1e3" or "1_250" alike. Zeros after the second
        decimal are ignored; other digits there raise MoneyError (docs/service.md#order, #terminal-transaction).
        """
        from decimal import Decimal  # deferred: not needed for the first window

        if isinstance(value, bool) or not isinstance(value, int | Decimal | str):
            raise MoneyError(MoneyFault.NOT_A_NUMBER, type(value).__name__)
        if isinstance(value, str) and not _NUMERIC.fullmatch(value.strip(" ")):
            raise MoneyError(MoneyFault.NOT_A_NUMBER, value)
        number = Decimal(value)
        text = str(number)
        if not number.is_finite():
            raise MoneyError(MoneyFault.NOT_A_NUMBER, text)
        if number < 0:
            raise MoneyError(MoneyFault.NEGATIVE, text)
        if number > MAX_PAISE:
            raise MoneyError(MoneyFault.TOO_LARGE, text)
        exact = number.quantize(Decimal("0.01"))
        if exact != number:
            raise MoneyError(MoneyFault.TOO_MANY_DECIMALS, text)
        return cls._bounded(int(exact.scaleb(2)), text)

    @classmethod
    def _bounded(cls, paise: int, text: str) -> Money:
        if paise > MAX_PAISE:
            raise MoneyError(MoneyFault.TOO_LARGE, text)
        return cls(paise)

    def to_wire(self) -> Decimal:
        """Return the amount as a JSON number of rupees, for domain.exact_json: 1250, 1250.5, never 1.25E+3."""
        from decimal import Decimal

        rupees, rest = divmod(self.paise, 100)
        if rest == 0:
            return Decimal(rupees)
        return Decimal(f"{rupees}.{rest:02d}".rstrip("0"))

    def plain(self) -> str:
        """Return the amount with two decimals and no grouping, as in a UPI link: "1250.00"."""
        return f"{self.paise // 100}.{self.paise % 100:02d}"

    def grouped(self) -> str:
        """Return the amount in lakh and crore grouping without the rupee sign: "1,25,000.00"."""
        rupees = str(self.paise // 100)
        head, tail = rupees[:-3], rupees[-3:]
        pairs: list[str] = []
        while head:
            pairs.insert(0, head[-2:])
            head = head[:-2]
        return ",".join([*pairs, tail]) + f".{self.paise % 100:02d}"

    def __str__(self) -> str:
        return RUPEE + self.grouped()

    def __sub__(self, other: Money) -> SignedMoney:
        return SignedMoney(self.paise - other.paise)

    def __add__(self, other: Money) -> Money:
        return Money(self.paise + other.paise)


NO_MONEY: Final = Money(0)


class SignedMoney(_Paise):
    """A difference of amounts in paise, which may be negative."""

    __slots__ = ()

    def plain(self) -> str:
        """Return the amount with two decimals and no grouping: "-1250.00"."""
        return self._sign + Money(abs(self.paise)).plain()

    def __str__(self) -> str:
        return self._sign + str(Money(abs(self.paise)))

    @property
    def _sign(self) -> str:
        return "-" if self.paise < 0 else ""
