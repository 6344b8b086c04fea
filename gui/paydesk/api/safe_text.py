"""Texts of the service made safe to keep, log and show."""

from __future__ import annotations

from paydesk.domain import masking

_READ_AT_MOST = 1_000


def plain(text: str) -> str:
    """The text without lone surrogates (no file or database takes them) and without control characters."""
    if text.isprintable():  # nearly always, and neither of them is
        return text
    text = text.encode("utf-8", "replace").decode("utf-8")
    return "".join(letter if letter.isprintable() else " " for letter in text)


def said(text: str, longest: int, *, mask: bool = True) -> str:
    """A text of the service on one line: phones, account numbers and UPI addresses masked, at most `longest` long."""
    if len(text) > _READ_AT_MOST:
        # cut between words, so that no half of a number slips past the mask
        text = text[:_READ_AT_MOST].rpartition(" ")[0]
    text = " ".join(plain(text).split())
    if mask:
        text = masking.free_text(text)
    return text if len(text) <= longest else text[: longest - 1] + "…"
