"""Failures between the counter and the service, as far as staff must tell them apart."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from paydesk.domain.clock import MINUTE, SECOND


class Problem(StrEnum):
    """The kind of a failure; the window has a text and a next step for each."""

    PC_OFFLINE = "pc_offline"
    PROXY = "proxy"
    NO_ANSWER = "no_answer"
    TIMED_OUT = "timed_out"
    LINE_CUT = "line_cut"
    NOT_TRUSTED = "not_trusted"
    SLOW_DOWN = "slow_down"
    KEYS_REFUSED = "keys_refused"
    NOT_ALLOWED = "not_allowed"
    NOT_FOUND = "not_found"
    ALREADY_EXISTS = "already_exists"
    REFUSED = "refused"
    KEY_REUSED = "key_reused"
    SERVICE_FAULT = "service_fault"
    BAD_ANSWER = "bad_answer"
    """The service's answer is invalid: cut, about another order, or without a required field."""
    NOT_THE_SERVICE = "not_the_service"
    """The answer does not have the form of the service's: see `NOT_FROM_SERVICE`."""
    NETWORK_LOGIN = "network_login"
    PROXY_LOGIN = "proxy_login"
    FILTERED = "filtered"
    EDGE_FAULT = "front_door"
    RULES = "rules"
    WRONG_AMOUNT = "wrong_amount"
    NOT_ACTIVE = "not_active"
    NO_KEYS = "no_keys"
    OTHER_KEYS = "other_keys"
    """It was created with other keys, or at another address: the current keys do not know it."""
    TERMINAL_GONE = "terminal_gone"
    """The terminal of the order is not configured here any more."""


NOT_FROM_SERVICE: Final = frozenset(
    {
        Problem.NOT_THE_SERVICE,
        Problem.NETWORK_LOGIN,
        Problem.PROXY_LOGIN,
        Problem.FILTERED,
        Problem.EDGE_FAULT,
    }
)
"""Answers of something between this PC and the service. The request may have reached the service, or not."""
LINE_PROBLEMS: Final = frozenset(
    {
        Problem.PC_OFFLINE,
        Problem.PROXY,
        Problem.NO_ANSWER,
        Problem.TIMED_OUT,
        Problem.LINE_CUT,
        Problem.NOT_TRUSTED,
    }
)
"""Problems of the line itself."""
TRANSIENT: Final = frozenset(
    {
        Problem.PC_OFFLINE,
        Problem.PROXY,
        Problem.NO_ANSWER,
        Problem.NOT_TRUSTED,
        Problem.SLOW_DOWN,
        Problem.NO_KEYS,
        Problem.OTHER_KEYS,
    }
)
"""Problems that are not about the request: it had no effect, and can be sent when they are over."""


class Side(StrEnum):
    """The party on whose side a failure is."""

    THIS_PC = "this_pc"
    SERVICE = "service"
    SHOP = "shop"  # settings, keys, terminal: the shop can correct it
    SALE = "sale"  # this order or these details


_WITHOUT_WORD: Final = MINUTE
MAX_PAUSE: Final = MINUTE
"""The longest pause, even if a header asks for more: the service documents no longer wait."""


@dataclass(frozen=True, slots=True)
class Failure:
    """A failure as a value: its kind, its side, and if the outcome of the call is known."""

    problem: Problem
    side: Side
    outcome_known: bool
    """True: certainly without effect at the service. False: perhaps with effect; read before anything is sent again."""
    http_status: int | None = None
    code: str = ""
    message: str = ""
    """The service's message, masked; for history and log, never the only text on a screen."""
    request_id: str = ""
    retry_after: float | None = None
    """Seconds to wait, if the service named them (429)."""
    issuer: str = ""
    """With NOT_TRUSTED: the issuer of the certificate, masked; "" if unknown."""

    @property
    def is_answer(self) -> bool:
        """True if the service itself answered, and not something in between."""
        return self.http_status is not None and self.problem not in NOT_FROM_SERVICE

    @property
    def pause_ms(self) -> int:
        """Pause after a 429: as the service says, or a minute (docs/service.md#rate-limits)."""
        return _WITHOUT_WORD if self.retry_after is None else min(round(self.retry_after * SECOND), MAX_PAUSE)

    def for_first_send(self) -> Failure:
        """Return the failure of a request whose idempotency key was sent for the first time.

        Such a key cannot have been used before: the service refuses the request itself.
        """
        return replace(self, problem=Problem.REFUSED) if self.problem is Problem.KEY_REUSED else self


def is_expiry_refusal(code: str) -> bool:
    """Return True if the code of a refusal is about the expiry: a matter of the clocks, not of the sale."""
    return "expiry" in code


NEVER_CREATED: Final = Failure(Problem.NOT_FOUND, Side.SERVICE, outcome_known=True)
"""The counter's own failure: the request never left, or was not answered and the service does not know its result."""
