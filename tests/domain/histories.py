"""Random histories of sales and payouts as stored rows, and the observable state of what they fold to.

The rows are written here by hand and not by the functions of the product, and a history depends on its seed alone: so
what a fold gave before a change of its code can be compared with what it gives after it.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from decimal import Decimal
from enum import Enum
from typing import Any, Final

from paydesk.domain import exact_json
from paydesk.domain.clock import DAY, HOUR, MINUTE, SECOND
from paydesk.domain.fact import Fact
from paydesk.domain.money import Money
from paydesk.domain.payout import next_step as payout_steps
from paydesk.domain.payout.fold import fold_payout
from paydesk.domain.sale import next_step as sale_steps
from paydesk.domain.sale import verdict, watch
from paydesk.domain.sale.sale import Sale
from paydesk.domain.settings.settings import TransferVersion

START: Final = 1_790_000_000_000
_PAUSES: Final = (0, 1, 900, 3 * SECOND, 7 * SECOND, 31 * SECOND, MINUTE, 6 * MINUTE, 21 * MINUTE, HOUR, 25 * HOUR)
_LATER: Final = (0, 5 * SECOND, MINUTE, 6 * MINUTE, 2 * HOUR, 25 * HOUR, 4 * DAY)
"""Times after the last fact at which decisions are compared."""
_JUNK: Final[tuple[Any, ...]] = (None, True, 0, -7, "", "?", [], {}, [None], {"a": 1})
_PROBLEMS: Final = (
    *("pc_offline", "proxy", "no_answer", "timed_out", "line_cut", "slow_down", "keys_refused", "not_found"),
    *("already_exists", "refused", "key_reused", "service_fault", "bad_answer", "not_the_service", "rules"),
    *("wrong_amount", "not_active", "no_keys", "other_keys", "terminal_gone", "of a newer version"),
)

Data = dict[str, Any]
BOTH: Final = (True, False)


class History:
    """A source of rows: one random generator, one clock, and the clock offset that the rows tell."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.at = START
        self.offset: int | None = None
        self.junk = self.random.random() < 0.3

    def pick(self, *values: Any) -> Any:
        """Return one of some values."""
        return self.random.choice(values)

    def chance(self, share: float) -> bool:
        """Return True in this share of cases."""
        return self.random.random() < share

    def wait(self) -> int:
        """Let time pass, seldom backwards, and return the time."""
        self.at += self.pick(*_PAUSES) if self.chance(0.95) else -self.pick(MINUTE, 2 * HOUR)
        return self.at

    def ahead(self) -> int | None:
        """Return the clock offset of an answer; it changes seldom."""
        if self.chance(0.1):
            self.offset = self.pick(None, 0, 400, 30 * MINUTE, -30 * MINUTE, 2 * DAY)
        return self.offset

    def spoil(self, data: Data) -> Data:
        """Return the data with a value of another type, or without one, as another version may write it."""
        if self.junk and data and self.chance(0.2):
            name = self.pick(*sorted(data))
            if self.chance(0.5):
                data.pop(name)
            elif name not in _KEPT_WHOLE:
                data[name] = self.pick(*_JUNK)
        return data


_KEPT_WHOLE: Final = frozenset({"code", "message", "request_id", "http_status", "retry_after_ms", "host", "untried"})
"""No version wrote another type for these, and none says what it would mean."""


# Sales ----------------------------------------------------------------------------------------------------------------


def _sale_wanted(h: History) -> Data:
    here = h.chance(0.7)
    data = {
        "order_id": "o1",
        "amount": h.pick(12_500, 12_500, 1) if here else None,
        "billed": None if here else h.pick(None, 12_500, 100),
        "method": h.pick("QR_CODE", "LINK"),
        "terminal": "54••1",
        "cf_terminal_id": h.pick(None, 54321),
        "made_here": here,
        "add_invoice": h.pick(*BOTH),
        "customer_phone": h.pick("", "98••••3210"),
        "by": "Asha",
        "host": "api.example",
        "keys": "k1",
        "order_minutes": h.pick(15, 30),
        "instead_of": h.pick("", "s0"),
        "records_hand_over": True,
    }
    if h.chance(0.2):
        data["ask_above"] = h.pick(100, 10_000, 50_000)
    if h.chance(0.1):  # an older Paydesk
        for name in ("host", "keys", "records_hand_over"):
            del data[name]
    return data


def _answer(h: History) -> Data:
    data = {
        "order_id": "o1",
        "cf_order_id": "2149",
        "status": h.pick("ACTIVE", "ACTIVE", "ACTIVE", "PAID", "EXPIRED", "TERMINATED", "TERMINATION_REQUESTED", "NEW"),
        "amount": h.pick(12_500, 12_500, 12_500, 12_500, 100, None),
        "currency": h.pick("INR", "INR", "INR", "", "USD"),
        "expires_at": h.pick(None, START + 30 * MINUTE, START + 31 * MINUTE, START + 30 * MINUTE + 300),
        "request_id": "r",
        "clock_ahead": h.ahead(),
        "asked_by": "",
    }
    if h.chance(0.05):
        data["amount_is_odd"] = True
    return data


def _failure(h: History) -> Data:
    data = {
        "problem": h.pick(*_PROBLEMS),
        "side": h.pick("service", "shop", "sale", "this_pc", "new"),
        "known": h.pick(*BOTH),
        "http_status": h.pick(None, 400, 404, 409, 429, 500),
        "code": h.pick("", "order_expiry_time_invalid", "request_failed"),
        "message": "",
        "request_id": "r",
        "retry_after_ms": h.pick(None, 2_500),
        "clock_ahead": h.ahead(),
    }
    if h.chance(0.1):
        data["gave_up"] = True
    return data


def _sent(h: History) -> Data:
    data: Data = {"key": h.pick("a", "a", "b", "c")}
    if h.chance(0.5):
        data |= {"clock_ahead": h.ahead(), "expires_at": h.pick(None, START + 30 * MINUTE)}
    if h.chance(0.5):
        data |= {"host": h.pick("api.example", ""), "keys": h.pick("k1", "k2")}
    if h.chance(0.4):
        data["method"] = h.pick("QR_CODE", "LINK")
    return data


def _shown(h: History) -> Data:
    return {
        "cf_payment_id": h.pick("42", "43", ""),
        "method": h.pick("QR_CODE", "LINK"),
        "amount": h.pick(12_500, None),
        "payment_url": h.pick("", "https://pay.example/1"),
        "expires_at": h.pick(None, h.at + 10 * MINUTE),
        "request_id": "r",
    }


def _checked(h: History) -> Data:
    data: Data = {
        "check": h.pick("verified", "verified", "mismatch", "unreadable", "new"),
        "payload": "upi://pay?am=125.00",
        "asks_for": h.pick(12_500, None),
        "reason": h.pick("", "wrong_amount", "other_host", "new"),
    }
    if h.chance(0.8):
        data |= {"page": h.pick("", "verified"), "page_reason": "", "host": "api.example"}
        data["demo"] = h.pick(None, *BOTH[1:])
    return data


def _paid_row(h: History) -> Data:
    row: Data = {
        "cf_payment_id": h.pick("42", "43", "77"),
        "amount": h.pick(12_500, 12_500, 100, None),
        "group": "upi",
        "bank_reference": "3123",
        "completed_at": h.pick(None, h.at - 500),
    }
    if h.chance(0.3):
        row["order_amount"] = h.pick(12_500, 100)
    if h.chance(0.05):
        row["is_odd"] = True
    return row


def _payments(h: History) -> Data:
    return {
        "payments": [_paid_row(h) for _ in range(h.pick(0, 0, 1, 1, 2))],
        "untried": h.pick([], ["42"], ["42", "43"]),
        "pending": h.pick(0, 0, 0, 1),
        "clock_ahead": h.ahead(),
    }


def _by(_h: History) -> Data:
    return {"by": "Asha"}


def _clock_set(h: History) -> Data:
    return {"by": h.pick(-DAY, -HOUR, HOUR), "since": START, "until": h.pick(h.at, START + HOUR)}


_SALE_KINDS: Final[Mapping[str, tuple[int, Callable[[History], Data]]]] = {
    "order_sent": (6, _sent),
    "order_answered": (6, _answer),
    "order_failed": (3, _failure),
    "status_read": (12, _answer),
    "read_failed": (4, _failure),
    "qr_wanted": (2, lambda h: {"method": h.pick("QR_CODE", "LINK"), "by": "Asha"}),
    "transaction_sent": (6, _sent),
    "transaction_answered": (6, _shown),
    "transaction_failed": (2, _failure),
    "qr_checked": (5, _checked),
    "cancel_asked": (3, _by),
    "terminate_sent": (3, _sent),
    "terminate_answered": (3, _answer),
    "terminate_failed": (2, _failure),
    "payments_read": (5, _payments),
    "payments_failed": (1, _failure),
    "put_aside": (1, _by),
    "seen": (1, lambda h: {"by": "Asha", "given_back": h.pick(*BOTH)}),
    "handed_over": (2, lambda h: {"by": "Ravi", "stated": h.pick(*BOTH)}),
    "receipt_printed": (2, _by),
    "receipt_ended": (1, lambda h: {"became": h.pick("printer", "file", "nowhere", "new"), "asked_at": h.at}),
    "replaced": (1, lambda _h: {"sale_id": "s2"}),
    "closed": (1, _by),
    "resumed": (2, lambda h: h.pick({}, {"records_hand_over": True})),
    "clock_set": (1, _clock_set),
    "watch_resumed": (1, lambda _h: {}),
    "watch_ended": (1, lambda _h: {}),
    "of_a_newer_paydesk": (1, _by),
}
_USUAL_SALE: Final = (
    *("order_sent", "order_answered", "transaction_sent", "transaction_answered", "qr_checked"),
    *("status_read", "status_read", "status_read", "payments_read"),
)


def sale_history(seed: int) -> list[Fact]:
    """Return the rows of one sale: half of them begin as most sales do."""
    h = History(seed)
    rows = [Fact("s1", h.at, "sale_wanted", h.spoil(_sale_wanted(h)))]
    usual = list(_USUAL_SALE[: h.random.randint(1, len(_USUAL_SALE))]) if h.chance(0.6) else []
    names, weights = list(_SALE_KINDS), [weight for weight, _ in _SALE_KINDS.values()]
    kinds = [*usual, *h.random.choices(names, weights, k=h.random.randint(0, 12))]
    return rows + [Fact("s1", h.wait(), kind, h.spoil(_SALE_KINDS[kind][1](h))) for kind in kinds]


# Payouts --------------------------------------------------------------------------------------------------------------

_OPERATIONS: Final = ("direct_transfer_v1_2", "internal_transfer", "loan", "cashgram", "transfer_status", "new")


def _classified(h: History) -> Data:
    return {
        "outcome": h.pick(*_OUTCOMES),
        "reason": h.pick(*_REASONS),
        "field": h.pick("", "amount"),
        "operation": h.pick(*_OPERATIONS),
        "status": h.pick("", "SUCCESS", "PENDING", "ERROR", "NEW"),
        "sub_code": h.pick("", "200", "409", "422", "520"),
        "message": h.pick("", "Transfer Id already exists", "please re-initiate"),
        "http_status": h.pick(None, 200, 400, 500),
        "problem": h.pick(None, "timed_out", "line_cut", "new"),
        "never_left": h.pick(*BOTH, *BOTH[1:]),
    }


_REASONS: Final = (
    *("done", "unforeseen", "not_known_there", "reversed", "id_exists", "link_open", "link_deactivated"),
    *("earlier_send_unsettled", "beneficiary_bank_confirms", "wait_30_minutes", "not_sent", "received", "new"),
)
_OUTCOMES: Final = (
    *("done", "done", "scheduled", "pending", "unknown", "failed_safe_to_retry", "fix_this_field", "not_allowed"),
    "of a newer version",
)


def _payout_wanted(h: History) -> Data:
    return {
        "kind": h.pick("direct", "internal", "loan", "cashgram", "new"),
        "draft_id": "d1",
        "amount": h.pick(50_000, 50_000, None),
        "net": h.pick(None, 49_000),
        "to": "Asha Rao, as••••@okbank",
        "source": h.pick("", "fs1"),
        "mode": h.pick("", "upi", "banktransfer"),
        "refund_of": h.pick("", "s1"),
        "order_id": h.pick("", "o1"),
        "expires_on": h.pick("", "2026-10-01"),
        "accounts": h.pick([], ["a1"], ["a1", "a2"]),
        "v1": h.pick(*BOTH),
        "host": h.pick("", "payout.example"),
        "again": h.pick(None, {"target": "fs2", "remarks": ""}, {"bene_id": "b1", "charges": [["p", 5]]}),
        "by": "Asha",
        "second_by": h.pick("", "Ravi"),
    }


def _payout_answer(h: History) -> Data:
    return {
        **_classified(h),
        "reference_id": h.pick("", "9"),
        "utr": h.pick("", "U1"),
        "word": h.pick("", "SUCCESS", "PENDING", "REVERSED"),
        "why": h.pick("", "x"),
    } | ({"clock_ahead": h.ahead(), "keys": h.pick("", "k1", "k2")} if h.chance(0.8) else {})


_PAYOUT_KINDS: Final[Mapping[str, tuple[int, Callable[[History], Data]]]] = {
    "out_again_wanted": (3, lambda h: {"by": "Asha", "second_by": h.pick("", "Ravi")}),
    "out_given_up": (1, lambda _h: {}),
    "out_sent": (6, lambda h: {"keys": h.pick("", "k1", "k2"), "host": "payout.example", "clock_ahead": h.ahead()}),
    "out_answered": (6, _payout_answer),
    "out_read_wanted": (2, lambda _h: {}),
    "out_read": (10, _payout_answer),
    "out_read_failed": (3, _payout_answer),
    "out_end_asked": (2, lambda h: {"by": "Asha"} if h.chance(0.9) else {}),
    "out_end_answered": (2, _classified),
    "out_by_hand": (1, lambda h: {"by": "Asha", "arrived": h.pick(*BOTH)}),
    "out_clock_set": (1, _clock_set),
    "out_seen": (1, _by),
    "out_of_a_newer_paydesk": (1, _by),
}


def payout_history(seed: int) -> list[Fact]:
    """Return the rows of one payout: most begin with a send."""
    h = History(seed)
    rows = [Fact("out:p1", h.at, "out_wanted", h.spoil(_payout_wanted(h)))]
    usual = ["out_sent", "out_answered", "out_read", "out_read"][: h.random.randint(1, 4)] if h.chance(0.7) else []
    names, weights = list(_PAYOUT_KINDS), [weight for weight, _ in _PAYOUT_KINDS.values()]
    kinds = [*usual, *h.random.choices(names, weights, k=h.random.randint(0, 10))]
    return rows + [Fact("out:p1", h.wait(), kind, h.spoil(_PAYOUT_KINDS[kind][1](h))) for kind in kinds]


# Observable state -----------------------------------------------------------------------------------------------------


def plain(value: object) -> Any:
    """Return a value as JSON. Of a nested record only the values stand there, so its names may change."""
    if isinstance(value, Money):
        return ["money", value.paise]
    if isinstance(value, Enum):
        return value.value
    if is_dataclass(value) and not isinstance(value, type):
        return [plain(getattr(value, each.name)) for each in fields(value)]
    if isinstance(value, Mapping):
        return {str(key): plain(value[key]) for key in sorted(value)}
    if isinstance(value, tuple | list):
        return [plain(each) for each in value]
    if isinstance(value, float):  # seconds that a refusal asks to wait
        return repr(value)
    if value is None or isinstance(value, bool | int | str | Decimal):
        return value
    raise TypeError(type(value).__name__)


_SALE_NAMES: Final = """
    sale_id started_at order_id cf_order_id amount billed order_amount has_invalid_amount currency method
    terminal cf_terminal_id created_here add_invoice customer_phone details_lost by host keys by_older_rules
    ask_above amount_confirmed order_minutes instead_of replaced_by replaced_unpaid raw_status known_status
    answered_at last_read_at expiries expiry_refusals expired_at expired_for_good closed_at problem
    unknown_to_service failures reads_failed has_current_read order not_found_at transaction attempt codes
    had_link has_lost_code shown_at cf_payment_id payment_url qr page_check checked_host checked_demo
    qr_expires_at qr_wanted_at termination cancel_asked_at cancel_by paid_at paid_after_close payments
    payments_read_at payments_tried pending untried seen_at given_back handed_over records_hand_over receipts
    given_up_at watch_ended watch_started_at watched_ms phase create_state is_open amount_matches paid_late
    needs_alarm revenue_at was_paid_elsewhere finished_at finished_service_time is_refused_amount
    can_show_code needs_handover_check
"""
"""Fields and properties of a sale under the names that they had when the digests were made."""
_PAYOUT_NAMES: Final = """
    payout_id kind draft_id amount net payee source mode refund_of order_id by second_by wanted_at accounts v1
    resend_data send_wanted_at interrupted sends sent_at earlier_send_unresolved keys host classification
    reference_id utr raw_status failure_text settled_at wait_until known_to_service reported_final reversed_at
    seen_at expires_on may_be_foreign ended_by end_wanted_at read_wanted_at last_read_at failures problem
    asked_other_keys watched outcome settled can_resend failed is_not_found is_open_link needs_alarm
"""


def sale_state(seed: int) -> Data:
    """Return what can be seen of a sale, and what is decided about it at several times."""
    rows = sale_history(seed)
    sale = Sale.from_facts(rows)
    state = {name: plain(getattr(sale, name)) for name in _SALE_NAMES.split()}
    for later in _LATER:
        now = rows[-1].at + later
        step = sale_steps.next_step(sale, now)
        state[f"+{later}"] = [
            plain(verdict.verdict_of(sale, now)),
            [plain(step.kind), step.at, step.key],
            watch.read_interval(sale, now),
            watch.is_unfinished(sale, now),
            sorted(each.__name__ for each in sale_steps.available_commands(sale, now)),
        ]
    return state


def payout_state(seed: int) -> Data:
    """Return what can be seen of a payout, and what is decided about it at several times."""
    rows = payout_history(seed)
    payout = fold_payout(rows)
    renamed = {"v1": payout.version is TransferVersion.V1}
    state = {name: renamed[name] if name in renamed else plain(getattr(payout, name)) for name in _PAYOUT_NAMES.split()}
    for later in _LATER:
        now = rows[-1].at + later
        step = payout_steps.next_step(payout, now)
        state[f"+{later}"] = [
            [plain(step.kind), step.at, step.key],
            payout_steps.read_pause(payout, now),
            sorted(each.__name__ for each in payout_steps.available_commands(payout, now)),
        ]
    return state


STATES: Final[Mapping[str, Callable[[int], Data]]] = {"sale": sale_state, "payout": payout_state}
BLOCK: Final = 200
"""Histories behind one digest."""
BLOCKS: Final = 150
"""Digests of sales, and as many of payouts: 60,000 histories."""


def digest_of_block(subject: str, block: int) -> str:
    """Return the digest of the states of one block of histories."""
    found = hashlib.sha256()
    for seed in range(block * BLOCK, (block + 1) * BLOCK):
        found.update(exact_json.encode(STATES[subject](seed)).encode("utf-8", "backslashreplace"))
    return found.hexdigest()[:16]
