"""What can go wrong between the counter and the service, in the few kinds that staff must tell apart."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from paydesk.domain.clock import MINUTE, SECOND


class Problem(StrEnum):
    """One kind of failure; the window has its own words and next step for each."""

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
    """The service answered, and its answer is odd: cut, about another order, or without a field that is needed."""
    NOT_THE_SERVICE = "not_the_service"
    """What answered has not the shape of the service: see `FOREIGN`."""
    NETWORK_LOGIN = "network_login"
    PROXY_LOGIN = "proxy_login"
    FILTERED = "filtered"
    EDGE_FAULT = "front_door"
    RULES = "rules"
    WRONG_AMOUNT = "wrong_amount"
    NOT_ACTIVE = "not_active"
    NO_KEYS = "no_keys"
    OTHER_KEYS = "other_keys"
    """It was made with other keys, or at another address, than are used now: those do not know it."""
    TERMINAL_GONE = "terminal_gone"
    """The terminal with which the order was made is not set here any more."""


NOT_FROM_SERVICE: Final = frozenset(
    {
        Problem.NOT_THE_SERVICE,
        Problem.NETWORK_LOGIN,
        Problem.PROXY_LOGIN,
        Problem.FILTERED,
        Problem.EDGE_FAULT,
    }
)
"""Something between this PC and the service answered. That proves nothing: the request may have gone on, or not."""
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
"""Problems that are not about the request: it surely was not done, and may be done when they are over."""


class Side(StrEnum):
    """Whose side a failure is on."""

    THIS_PC = "this_pc"
    SERVICE = "service"
    SHOP = "shop"  # settings, keys, terminal: the shop can mend it
    SALE = "sale"  # this order or these details


_WITHOUT_WORD: Final = MINUTE
MAX_PAUSE: Final = MINUTE
"""However long a header says, the service is asked again after a minute: its documents know no longer wait."""


@dataclass(frozen=True, slots=True)
class Failure:
    """A failure as a value: what happened, whose side it is on, whether the outcome of the call is known."""

    problem: Problem
    side: Side
    outcome_known: bool
    """True: surely nothing was done at the service. False: it may have been; read before anything is sent again."""
    http_status: int | None = None
    code: str = ""
    message: str = ""
    """The service's own words, masked; for the story and the log, never as the only words on a screen."""
    request_id: str = ""
    retry_after: float | None = None
    """Seconds to wait, when the service named them (429)."""
    issuer: str = ""
    """With NOT_TRUSTED: who signed the certificate that was shown, masked; "" where that is not known."""

    @property
    def is_answer(self) -> bool:
        """Whether the service itself answered: what stood between it and this PC speaks for nobody."""
        return self.http_status is not None and self.problem not in NOT_FROM_SERVICE

    @property
    def pause_ms(self) -> int:
        """Milliseconds to send nothing of this kind after a 429: as it says, or a minute.

        See docs/service.md#rate-limits.
        """
        return _WITHOUT_WORD if self.retry_after is None else min(round(self.retry_after * SECOND), MAX_PAUSE)

    def for_first_send(self) -> Failure:
        """Return the failure of a request whose idempotency key went out for the first time.

        Such a key cannot have been used before: the service does not take what this PC sends.
        """
        return replace(self, problem=Problem.REFUSED) if self.problem is Problem.KEY_REUSED else self


def is_expiry_refusal(code: str) -> bool:
    """Whether the code of a refusal is about a time that was sent: the clocks' matter, and not the sale's."""
    return "expiry" in code


NEVER_CREATED: Final = Failure(Problem.NOT_FOUND, Side.SERVICE, outcome_known=True)
"""What was to be made never left, or no answer came to it and the service does not know it: this counter's own word."""
