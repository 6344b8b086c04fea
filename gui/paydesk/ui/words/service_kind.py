"""How a counter says that no real money moves: DEMO, or TEST (DESIGN.md, truths 12 and 23)."""

from __future__ import annotations

from paydesk.domain.settings.service_kind import ServiceKind
from paydesk.ui.words.base import translate


def mark_word(kind: ServiceKind) -> str:
    """The one word: "DEMO", "TEST", or "" where money is real."""
    match kind:
        case ServiceKind.DEMO:
            return translate("ServiceKind", "DEMO")
        case ServiceKind.TEST:
            return translate("ServiceKind", "TEST")
    return ""


def mark_sentence(kind: ServiceKind) -> str:
    """The same as a sentence, for a banner, a slip or a copy."""
    match kind:
        case ServiceKind.DEMO:
            return translate("ServiceKind", "DEMO: no real money moves")
        case ServiceKind.TEST:
            return translate("ServiceKind", "TEST: no real money moves")
    return ""


def who_answers(kind: ServiceKind, host: str) -> str:
    """Who takes the payments; `host` is the address in use."""
    if kind is ServiceKind.DEMO:
        return translate("ServiceKind", "Payments are answered by the built-in sandbox")
    return translate("ServiceKind", "This counter talks to {host}").format(host=host)


def marked(kind: ServiceKind, text: str) -> str:
    """A title with its mark before it."""
    word = mark_word(kind)
    return translate("ServiceKind", "{mark}: {text}").format(mark=word, text=text) if word else text
