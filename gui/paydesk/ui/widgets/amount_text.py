"""Texts of the amount field: digits in groups, and sums such as 40 × 3 + 25. Pure functions."""

from __future__ import annotations

import re
from dataclasses import dataclass
from math import prod
from typing import Final

from paydesk.domain.money import MAX_PAISE, RUPEE, Money, MoneyError, MoneyFault, strip_currency, visible_text

MAX_LENGTH: Final = 200
"""A field holds no more signs. One that is full may have been cut, and what is left of an amount is another one."""
_PLAIN: Final = re.compile(r"([0-9]*)(\.[0-9]*)?", re.ASCII)


@dataclass(frozen=True, slots=True)
class AmountText:
    """A text in the field and where its caret stands. `ours`: all commas in it were put there by us."""

    text: str = ""
    caret: int = 0
    is_auto_grouped: bool = True


def apply_edit(before: AmountText, text: str, caret: int) -> AmountText:
    """Return what to show after a person turned `before` into `text`, with the caret at `caret`.

    Plain digits are grouped as they come. A comma that a person typed is kept until the whole reads as an amount:
    "12,50" is never turned into 1250. Text inserted at once (pasted, dropped) is the whole amount: 1,250 beside a 5
    would be 51,250.
    """
    if len(text) >= MAX_LENGTH:
        return AmountText(text, caret, is_auto_grouped=False)
    more = len(text) - len(before.text)
    if more > 1 and before.text and before.text == text[: caret - more] + text[caret:]:
        return apply_edit(AmountText(), text[caret - more : caret], more)
    text, caret = visible_text(text), len(visible_text(text[:caret]))
    if before.text.startswith(RUPEE) and text.endswith(before.text):  # typed before the sign: meant behind it
        typed = text.removesuffix(before.text)
        text = RUPEE + typed + before.text.removeprefix(RUPEE)
        caret += len(RUPEE) if caret <= len(typed) else 0
    bare = _strip_formatting(text)
    if _PLAIN.fullmatch(bare) and (
        "," not in text or (before.is_auto_grouped and not _has_new_comma(before.text, text))
    ):
        return _group_digits(text, bare, caret)
    if isinstance(parse_amount(text), Money):
        return _group_digits(text, strip_currency(text).replace(",", ""), caret)
    return AmountText(text, caret, is_auto_grouped=before.is_auto_grouped and not _has_new_comma(before.text, text))


def format_amount(amount: Money) -> AmountText:
    """Return an amount as the field shows it."""
    text = str(amount).removesuffix(".00")
    return AmountText(text, len(text))


def missing_suffix(text: str) -> str:
    """Return the grey suffix that completes the amount: ".00" after "₹1,250"; "" for an invalid one."""
    if not text:
        return RUPEE + "0.00"
    match = _PLAIN.fullmatch(_strip_formatting(text))
    if match is None or parse_amount(text) is MoneyFault.BAD_COMMAS:
        return ""
    paise = match[2]
    if paise is None:
        return ".00"
    return "0" * max(3 - len(paise), 0)


def parse_amount(text: str) -> Money | MoneyFault:
    """Return the amount of a text, or why there is none."""
    if len(text) >= MAX_LENGTH:
        return MoneyFault.NOT_A_NUMBER
    try:
        return Money.parse(text)
    except MoneyError as error:
        return error.fault


def _strip_formatting(text: str) -> str:
    return text.strip().removeprefix(RUPEE).strip().replace(",", "")


def _has_new_comma(before: str, after: str) -> bool:
    """Return True if the part that is new in `after` has a comma."""
    head = 0
    while head < min(len(before), len(after)) and before[head] == after[head]:
        head += 1
    tail = 0
    while tail < min(len(before), len(after)) - head and before[-1 - tail] == after[-1 - tail]:
        tail += 1
    return "," in after[head : len(after) - tail]


def _group_digits(text: str, bare: str, caret: int) -> AmountText:
    """`bare` (digits, perhaps a point) in lakh and crore grouping; the caret keeps its digits at its left."""
    if not bare:
        return AmountText()
    whole, point, paise = bare.partition(".")
    head, tail = whole[:-3], whole[-3:]
    pairs: list[str] = []
    if whole.startswith("0"):  # "0,000" would be no amount: what begins with a nought is left as it is
        head, tail = "", whole
    while head:
        pairs.insert(0, head[-2:])
        head = head[:-2]
    shown = RUPEE + ",".join([*pairs, tail]) + point + paise
    left = sum(c.isdigit() or c == "." for c in text[:caret])
    place = len(RUPEE)
    while left and place < len(shown):
        left -= shown[place] != ","
        place += 1
    return AmountText(shown, place)


# Sums -----------------------------------------------------------------------------------------------------------------

PLUS: Final = "+"
TIMES: Final = "×"
_OPERATORS: Final = str.maketrans(dict.fromkeys("xX*", TIMES))
_NUMBER: Final = r"(?:[0-9][0-9,]*(?:\.[0-9]*)?|\.[0-9]+)"
_SUM: Final = re.compile(rf"{_NUMBER}(?:[+×]{_NUMBER})*[+×]?", re.ASCII)
_MAX_COUNT: Final = Money(999_99)
"""The most that "×" multiplies an amount by: the digits around the x of a number like 2026x1187 are no sum."""


@dataclass(frozen=True, slots=True)
class AmountView:
    """A text as it is painted: the amount, its grey end, and the sum that makes it ("" for a plain amount)."""

    amount: str
    suffix: str
    sum: str = ""


def parse_sum(text: str) -> Money | MoneyFault:
    """Return the amount of a text that may be a sum of products. A plus at its end waits for nothing, a "×" does."""
    bare = _bare_sum(text)
    if bare is None:
        return parse_amount(text)
    return MoneyFault.NOT_A_NUMBER if bare.endswith(TIMES) else _total(bare)


def view_of(text: str) -> AmountView:
    """Return what to paint for a text."""
    bare = _bare_sum(text)
    total = None if bare is None else _total(bare)
    if not isinstance(total, Money):
        return AmountView(text, missing_suffix(text))
    whole = str(total).removesuffix(".00")
    return AmountView(whole, missing_suffix(whole), text.removeprefix(RUPEE))


def apply_sum_edit(before: AmountText, text: str, caret: int) -> AmountText:
    """Return what to show after a person turned `before` into `text`, which may be a sum; see `apply_edit`.

    "x" and "*" are shown as "×"; of two operators side by side the later one counts.
    """
    added = len(text) - len(before.text)
    replaces_all = added > 1 and before.text == text[: caret - added] + text[caret:]
    if replaces_all and before.text:
        return apply_sum_edit(AmountText(), text[caret - added : caret], added)
    bare = _bare_sum(text)
    if bare is None or len(text) >= MAX_LENGTH:
        if _bare_sum(before.text) is None:
            return apply_edit(before, text, caret)
        commas = "," if before.is_auto_grouped else ""
        parts = text[:caret], text[caret:]
        left, right = (_unformatted(part).replace(TIMES, "x").replace(commas, "") for part in parts)
        return apply_edit(AmountText(), left + right, len(left))
    keeps_commas = _has_new_comma(before.text, text) or not before.is_auto_grouped
    if keeps_commas and not isinstance(_total(bare), Money):
        return AmountText(text, caret, is_auto_grouped=False)
    pieces = re.split(r"([+×])", bare.replace(",", ""))
    shown = [each if each in {PLUS, TIMES} else _group_digits("", each, 0).text.removeprefix(RUPEE) for each in pieces]
    result = RUPEE + " ".join(shown).rstrip()
    typed = len(_single_operators(_unformatted(text[:caret])).replace(",", ""))
    place = len(RUPEE)
    while typed and place < len(result):
        typed -= result[place] not in ", "
        place += 1
    return AmountText(result, place)


def add_amount(before: AmountText, amount: Money) -> AmountText:
    """Return the text with an amount added; after an operator that waits for a number it is that number."""
    if before.text[-1:] != TIMES and not isinstance(parse_sum(before.text), Money):
        return format_amount(amount)
    operator = "" if before.text[-1] in {PLUS, TIMES} else PLUS
    text = before.text + operator + format_amount(amount).text.removeprefix(RUPEE)
    shown = apply_sum_edit(AmountText(), text, len(text))
    return before if len(text) >= MAX_LENGTH else shown


def _unformatted(text: str) -> str:
    """Return a text without what only its layout needs: blanks and rupee signs."""
    return visible_text(text).translate(_OPERATORS).replace(RUPEE, "").replace(" ", "")


def _single_operators(text: str) -> str:
    """Return a text with the last of operators side by side."""
    return re.sub(r"[+×]+(?=[+×])", "", text)


def _bare_sum(text: str) -> str | None:
    """Return a sum without blanks, each operator once; None for any other text."""
    bare = _single_operators(_unformatted(text))
    if not (PLUS in bare or TIMES in bare) or not _SUM.fullmatch(bare):
        return None
    return None if _total(bare) is MoneyFault.NOT_A_NUMBER else bare


def _total(bare: str) -> Money | MoneyFault:
    total = 0
    for term in bare.split(PLUS):
        factors = [parse_amount(factor) for factor in term.split(TIMES) if factor]
        amounts = [each for each in factors if isinstance(each, Money)]
        if len(amounts) < len(factors):
            return next(each for each in factors if isinstance(each, MoneyFault))
        if sum(each > _MAX_COUNT for each in amounts) > 1 and len(amounts) > 1:
            return MoneyFault.NOT_A_NUMBER
        paise, rest = divmod(prod(each.paise for each in amounts), 100 ** (len(amounts) - 1)) if amounts else (0, 0)
        if rest:
            return MoneyFault.TOO_MANY_DECIMALS
        total += paise
    return Money(total) if total <= MAX_PAISE else MoneyFault.TOO_LARGE
