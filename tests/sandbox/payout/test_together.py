"""Two concurrent clients, random calls, clock jumps: sums agree, nothing is paid twice, no invalid transition."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from paydesk.sandbox.payout import lifecycle
from paydesk.sandbox.payout.causes import sound_payee
from paydesk.sandbox.payout.ledger import LENDER, MAIN, SALARIES, SUPPLIERS
from paydesk.sandbox.payout.outcomes import OUTCOMES, TEST_ACCOUNTS, magic_id, magic_plain_id
from paydesk.sandbox.server import Running
from tests.conftest import FULL
from tests.sandbox.payout.conftest import Payer, summarize
from tests.sandbox.payout.test_cashgrams import BODY, OTP

SOURCES = st.sampled_from([MAIN, SUPPLIERS, SALARIES, LENDER])
AMOUNTS = st.integers(1_00, 1_10_000_00).map(lambda paise: f"{paise // 100}.{paise % 100:02d}")
NUMBERS = st.integers(0, 4)
FATE = st.sampled_from(["", *OUTCOMES])
LINK_STEPS = {
    "ACTIVE": {"PENDING", "REDEEMED", "REVERSED", "FAILED", "EXPIRED", "DEACTIVATED"},
    "PENDING": {"REDEEMED", "FAILED", "REVERSED"},
    "REDEEMED": {"REVERSED"},
}
"""REVERSED and FAILED may directly follow ACTIVE: a jump of the clock can hide the statuses between."""


class TwoClients(RuleBasedStateMachine):
    """State machine in which both clients send each request at the same time."""

    def __init__(self) -> None:
        super().__init__()
        self.sandbox = Running(seed=1)
        self.payers = [Payer(self.sandbox), Payer(self.sandbox)]
        self.pool = ThreadPoolExecutor(2)
        self.taken: set[str] = set()
        self.seen: dict[str, str] = {}
        self.links: dict[str, str] = {}

    @initialize()
    def stop_the_clock(self) -> None:
        """Stop the clock on a day on which links can be created."""
        self.payers[0].control("POST", "clock", {"now": "2026-01-10T12:00:00+05:30", "rate": 0})
        for payer in self.payers:
            payer.renew_token()

    def both(self, path: str, body: dict[str, Any]) -> list[str]:
        """Send the same POST from both clients; return the subCodes."""
        return [summarize(answer)[1] for answer in self.pool.map(lambda payer: payer.post(path, **body), self.payers)]

    def once(self, ident: str, codes: list[str]) -> None:
        """Check that at most one of the two requests was accepted, and none if an earlier one was."""
        takes = [
            code for code in codes if code in {"200", "201", "202", "520"} or (code == "400" and self.on_record(ident))
        ]
        if ident in self.taken:
            assert set(codes) <= {"409", "400", "412", "422", "403", "404"}
            assert "200" not in codes
        else:
            assert len(takes) <= 1, codes
        if self.on_record(ident):
            self.taken.add(ident)

    def on_record(self, ident: str) -> bool:
        """Return True if the service knows a transfer with this id."""
        return any(each["transfer_id"] == ident for each in self.payers[0].snapshot()["transfers"])

    @rule(
        number=NUMBERS,
        amount=AMOUNTS,
        outcome=FATE,
        account=st.sampled_from(sorted(TEST_ACCOUNTS)),
        newer=st.booleans(),
    )
    def pay(self, number: int, amount: str, outcome: str, account: tuple[str, str], *, newer: bool) -> None:
        ident = f"{magic_id(outcome)}__{number}" if outcome else f"pay_{number}"
        details = sound_payee(bankAccount=account[0], ifsc=account[1])
        body = {"transferId": ident, "amount": amount, "transferMode": "imps", "beneDetails": details}
        self.once(ident, self.both("v1.2/directTransfer" if newer else "v1/directTransfer", body))

    @rule(number=NUMBERS, amount=AMOUNTS, outcome=FATE, charge=st.integers(0, 200))
    def lend(self, number: int, amount: str, outcome: str, charge: int) -> None:
        ident = f"{magic_plain_id(outcome)}X{number}" if outcome else f"loan{number}"
        charges = f'[{{"key": "agent", "value": {charge}}}]'
        body = {"loanId": ident, "beneId": "gupta1", "amount": amount, "serviceCharges": charges}
        self.once(ident, self.both("v1/lend", body))

    @rule(number=NUMBERS, amount=AMOUNTS, source=SOURCES, goal=SOURCES)
    def move(self, number: int, amount: str, source: str, goal: str) -> None:
        ways = {"paymentInstrumentId": source, "toPaymentInstrumentId": goal}
        codes = self.both("v1.2/internalTransfer", {"transferId": f"m-{number}", "amount": amount, **ways})
        assert codes.count("200") <= 1

    @rule(number=NUMBERS)
    def make_link(self, number: int) -> None:
        body = {**BODY, "cashgramId": f"c-{number}", "linkExpiry": "2026/01/20"}
        for answer in self.pool.map(lambda payer: payer.post("v1/createCashgram", **body), self.payers):
            if answer.status_code == 200:
                assert f"c-{number}" not in self.links
                self.links[f"c-{number}"] = answer.json()["data"]["cashgramLink"]

    @rule(number=NUMBERS, account=st.sampled_from(sorted(TEST_ACCOUNTS)))
    def redeem(self, number: int, account: tuple[str, str]) -> None:
        """Redeem a link from both clients at once."""
        if f"c-{number}" in self.links:
            data = {"otp": OTP, "bankAccount": account[0], "ifsc": account[1]}

            def press(payer: Payer) -> httpx.Response:
                return payer.client.post(self.links[f"c-{number}"], data=data)

            assert {answer.status_code for answer in self.pool.map(press, self.payers)} == {303}

    @rule(number=NUMBERS)
    def end_link(self, number: int) -> None:
        self.both("v1/deactivateCashgram", {"cashgramId": f"c-{number}"})

    @rule(minutes=st.sampled_from([0, 1, 3, 60, 24 * 60, 5 * 24 * 60]))
    def wait(self, minutes: int) -> None:
        self.payers[0].advance(minutes * 60_000)
        self.payers[1].renew_token()

    @invariant()
    def the_sums_agree(self) -> None:
        """Check that no money was created or lost, and that none is in two accounts."""
        books = self.payers[0].snapshot()
        accounts = books["accounts"]
        assert sum(accounts.values()) == 0
        assert all(paise >= 0 for name, paise in accounts.items() if name != "outside")
        waiting = [each for each in books["transfers"] + books["cashgrams"] if each["status"] == "PENDING"]
        assert sum(paise for name, paise in accounts.items() if name.startswith("transit:")) == sum(
            each["amount_paise"] for each in waiting
        )
        paid = [each for each in books["transfers"] if each["status"] == "SUCCESS"]
        paid += [each for each in books["cashgrams"] if each["status"] == "REDEEMED"]
        assert sum(paise for name, paise in accounts.items() if name.startswith("paid:")) == sum(
            each["amount_paise"] for each in paid
        )
        pooled = sum(each["paise"] for each in books["charges"] if each["state"] == "POOLED")
        assert accounts.get("charges", 0) == pooled

    @invariant()
    def no_forbidden_step(self) -> None:
        """Check that each status change is allowed (docs/service.md#transfer-states, #cashgram-states)."""
        books = self.payers[0].snapshot()
        now = {f"t:{each['transfer_id']}": each["status"] for each in books["transfers"]}
        now |= {f"c:{each['cashgram_id']}": each["status"] for each in books["cashgrams"]}
        for name, was in self.seen.items():
            if now[name] == was:
                continue
            allowed = (
                LINK_STEPS.get(was, set())
                if name.startswith("c:")
                else lifecycle.TRANSITIONS[was] | ({"REVERSED"} if was == "PENDING" else set())
            )
            assert now[name] in allowed, f"{name}: {was} became {now[name]}"
        self.seen = now

    def teardown(self) -> None:
        self.pool.shutdown()
        for payer in self.payers:
            payer.client.close()
        self.sandbox.stop()


TestTwoClients = TwoClients.TestCase
TestTwoClients.settings = settings(
    max_examples=200 if FULL else 12,
    stateful_step_count=40 if FULL else 20,
    suppress_health_check=list(HealthCheck),
    deadline=None,
)
