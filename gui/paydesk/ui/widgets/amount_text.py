"""What the amount field shows for what was typed: grouping, the grey rest, the place of the caret. Text only, no Qt."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from paydesk.domain.money import RUPEE, Money, MoneyError, MoneyFault, as_seen, without_mark

LONGEST: Final = 200
"""A field holds no more signs. One that is full may have been cut, and what is left of an amount is another one."""
_PLAIN: Final = re.compile(r"([0-9]*)(\.[0-9]*)?", re.ASCII)


@dataclass(frozen=True, slots=True)
class Shown:
    """A text in the field and where its caret stands. `ours`: all commas in it were put there by us."""

    text: str = ""
    caret: int = 0
    ours: bool = True


def edited(before: Shown, text: str, caret: int) -> Shown:
    """What to show after a person turned `before` into `text`, with the caret at `caret`.

    Plain digits are grouped as they come. A comma that a person typed is kept until the whole reads as an amount:
    "12,50" is never turned into 1250. What comes at once (pasted, dropped) is the whole amount: 1,250 beside a 5 would
    be 51,250.
    """
    if len(text) >= LONGEST:
        return Shown(text, caret, ours=False)
    more = len(text) - len(before.text)
    if more > 1 and before.text and before.text == text[: caret - more] + text[caret:]:
        return edited(Shown(), text[caret - more : caret], more)
    text, caret = as_seen(text), len(as_seen(text[:caret]))
    if before.text.startswith(RUPEE) and text.endswith(before.text):  # typed before the sign: meant behind it
        typed = text.removesuffix(before.text)
        text = RUPEE + typed + before.text.removeprefix(RUPEE)
        caret += len(RUPEE) if caret <= len(typed) else 0
    bare = _bare(text)
    if _PLAIN.fullmatch(bare) and ("," not in text or (before.ours and not _comma_typed(before.text, text))):
        return _grouped(text, bare, caret)
    if isinstance(read(text), Money):
        return _grouped(text, without_mark(text).replace(",", ""), caret)
    return Shown(text, caret, ours=before.ours and not _comma_typed(before.text, text))


def of_amount(amount: Money) -> Shown:
    """An amount as the field shows it."""
    text = str(amount).removesuffix(".00")
    return Shown(text, len(text))


def rest(text: str) -> str:
    """The grey end that makes an amount of what is typed so far: ".00" after "₹1,250"; "" for what is no amount."""
    if not text:
        return RUPEE + "0.00"
    match = _PLAIN.fullmatch(_bare(text))
    if match is None or read(text) is MoneyFault.BAD_COMMAS:
        return ""
    paise = match[2]
    if paise is None:
        return ".00"
    return "0" * max(3 - len(paise), 0)


def read(text: str) -> Money | MoneyFault:
    """The amount in the field, or why there is none."""
    if len(text) >= LONGEST:
        return MoneyFault.NOT_A_NUMBER
    try:
        return Money.parse(text)
    except MoneyError as error:
        return error.fault


def _bare(text: str) -> str:
    return text.strip().removeprefix(RUPEE).strip().replace(",", "")


def _comma_typed(before: str, after: str) -> bool:
    """Whether the part that is new in `after` has a comma."""
    head = 0
    while head < min(len(before), len(after)) and before[head] == after[head]:
        head += 1
    tail = 0
    while tail < min(len(before), len(after)) - head and before[-1 - tail] == after[-1 - tail]:
        tail += 1
    return "," in after[head : len(after) - tail]


def _grouped(text: str, bare: str, caret: int) -> Shown:
    """`bare` (digits, perhaps a point) in lakh and crore grouping; the caret keeps its digits at its left."""
    if not bare:
        return Shown()
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
    return Shown(shown, place)
