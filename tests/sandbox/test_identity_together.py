"""Two concurrent clients, random calls, clock jumps: each token pays once, each code is exchanged once, sums agree."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from paydesk.sandbox.payout.validation import TEST_ADDRESSES
from paydesk.sandbox.server import Running
from tests.conftest import FULL
from tests.helpers.asker import Asker

USER = {"identifier_type": "MOBILE", "identifier_value": "9876543210"}
NUMBERS = st.integers(0, 3)
MINUTE_MS = 60_000
HOUR_MS = 60 * MINUTE_MS


class TwoClients(RuleBasedStateMachine):
    """State machine in which both clients send each request at the same time."""

    def __init__(self) -> None:
        super().__init__()
        self.sandbox = Running(seed=1)
        self.askers = [Asker(self.sandbox), Asker(self.sandbox)]
        self.pool = ThreadPoolExecutor(2)
        self.tokens: dict[str, tuple[str, int]] = {}
        """Transfer token -> its transfer_id, and its time of issue."""
        self.paid: dict[str, str] = {}
        """transfer_id -> the token that paid it."""
        self.codes: dict[str, int] = {}
        """Code -> its time of issue."""
        self.exchanged: set[str] = set()
        self.now = 0

    @initialize()
    def stop_the_clock(self) -> None:
        """Stop the clock, so that only `wait` moves it."""
        self.now = self.askers[0].control("POST", "clock", {"now": "2026-01-10T12:00:00+05:30", "rate": 0})["now_ms"]
        for asker in self.askers:
            asker.log_in()

    def both(self, path: str, body: dict[str, Any]) -> list[dict[str, Any]]:
        """Send the same POST from both clients; return the answers, without `ok` for errors."""
        answers = list(self.pool.map(lambda asker: asker.post(path, **body), self.askers))
        assert {answer.status_code for answer in answers} <= {200, 400, 404, 409, 422}
        return [{**answer.json(), "ok": answer.status_code == 200} for answer in answers]

    @rule(number=NUMBERS, vpa=st.sampled_from([*TEST_ADDRESSES, "asha@okbank"]), newer=st.booleans())
    def validate(self, number: int, vpa: str, *, newer: bool) -> None:
        """Validate an address by v1 or v2."""
        ident = f"pay_{number}"
        if newer:
            found = [
                each["transfer_token"]
                for each in self.both("/payout/validatePayout", {"transfer_id": ident, "vpa": vpa})
            ]
        else:
            answers = self.both("/payout/v1/validatePayout", {"transferId": ident, "vpa": vpa})
            found = [each["data"]["transferToken"] for each in answers]
        valid = TEST_ADDRESSES.get(vpa, "VALID") == "VALID"
        assert len(set(found)) == (2 if valid else 1)
        for token in found:
            assert bool(token) is valid
            assert token not in self.tokens
            if token:
                self.tokens[token] = (ident, self.now)

    @rule(pick=st.integers(0, 50), other=st.booleans())
    def pay(self, pick: int, *, other: bool) -> None:
        """Use a token, sometimes for another id than its own."""
        if not self.tokens:
            return
        token, (ident, given) = list(self.tokens.items())[pick % len(self.tokens)]
        body = {"transfer_token": token, "transfer_amount": "250", "transfer_mode": "upi"}
        answers = self.both("/payout/transfers", {"transfer_id": "another" if other else ident, **body})
        good = sum(each["ok"] for each in answers)
        may = not other and ident not in self.paid and self.now < given + HOUR_MS
        assert good == (1 if may else 0)
        if good:
            self.paid[ident] = token

    @rule(number=NUMBERS)
    def begin(self, number: int) -> None:
        """Start a session with the same id from both clients; one succeeds."""
        answers = self.both("/verification/oauth2/session", {"verification_id": f"V-{number}", "user": USER})
        assert sum(each["ok"] for each in answers) <= 1

    @rule(number=NUMBERS)
    def allow(self, number: int) -> None:
        """Consent from both clients; both get the same code."""
        wish = {"verification_id": f"V-{number}", "action": "allow"}
        answers = [each for each in self.both("/_sandbox/identity", wish) if each["ok"]]
        codes = {each["auth_code"] for each in answers}
        assert len(codes) <= 1
        for code in codes:
            self.codes.setdefault(code, self.now)

    @rule(pick=st.integers(0, 50))
    def exchange(self, pick: int) -> None:
        """Exchange a code from both clients; one succeeds, once, and only within its life."""
        if not self.codes:
            return
        code, given = list(self.codes.items())[pick % len(self.codes)]
        answers = self.both("/verification/oauth2/generate-token", {"auth_code": code})
        may = code not in self.exchanged and self.now < given + 10 * MINUTE_MS
        assert sum(each["ok"] for each in answers) == (1 if may else 0)
        if may:
            self.exchanged.add(code)

    @rule(minutes=st.sampled_from([1, 9, 59, 61]))
    def wait(self, minutes: int) -> None:
        self.askers[0].advance(minutes * MINUTE_MS)
        self.askers[1].log_in()
        self.now += minutes * MINUTE_MS

    @invariant()
    def each_was_used_once(self) -> None:
        """Check the number of transfers against used tokens, and of access tokens against used codes; sums agree."""
        books, payouts = self.askers[0].control("GET", "identity"), self.askers[0].control("GET", "payouts")
        assert {each["transfer_id"] for each in payouts["transfers"]} == self.paid.keys()
        assert len(books["access_tokens"]) == len(self.exchanged)
        used = {each["transfer_token"] for each in books["transfer_tokens"] if each["used"]}
        assert used <= set(self.paid.values())  # expired tokens are deleted
        assert payouts["total"] == 0

    def teardown(self) -> None:
        self.pool.shutdown()
        for asker in self.askers:
            asker.client.close()
        self.sandbox.stop()


TestTwoClients = TwoClients.TestCase
TestTwoClients.settings = settings(
    max_examples=200 if FULL else 12,
    stateful_step_count=40 if FULL else 20,
    suppress_health_check=list(HealthCheck),
    deadline=None,
)
