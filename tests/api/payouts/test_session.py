"""One session of the payout side: which host gets which call, signed or not, and whose day counts."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import UTC, date, datetime, tzinfo
from functools import cache
from typing import Any, Final

import httpx
import pytest
from cryptography.hazmat.primitives.asymmetric import rsa
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from paydesk.api.endpoints import Credentials
from paydesk.api.errors import RulesBroken, ServiceError
from paydesk.api.payouts import session
from paydesk.api.payouts.session import PayoutsClient
from paydesk.api.transport import Timeouts
from paydesk.domain.payout.outcome import Operation
from paydesk.domain.payout.requests import HistoryQuery
from paydesk.domain.rules import PayoutRule
from paydesk.domain.settings.settings import PayoutHosts
from tests.api.payouts.shapes import (
    CASHGRAM,
    CLIENT_ID,
    CLIENT_SECRET,
    DATE_HEADER,
    DIRECT,
    INTERNAL,
    VALIDATION,
    a_page,
    a_transfer,
    a_validation,
    a_validation_v2,
    envelope,
    error,
)
from tests.helpers.line import Answer, Line

HOSTS: Final = PayoutHosts(
    "http://127.0.0.1:1", "http://127.0.0.1:2/payout", internal_transfer_url="http://127.0.0.1:3"
)
LINK: Final = envelope(data={"referenceId": 1, "cashgramLink": "https://c.example/x"})


class Lines(Line):
    """All hosts in one; what came to which, and whether it was signed."""

    def __init__(self, answers: dict[str, Answer]) -> None:
        super().__init__(answers, {"date": DATE_HEADER})
        self.came: list[tuple[int | None, str, bool]] = []

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        self.came.append((request.url.port, request.url.path, "x-cf-signature" in request.headers))
        return await super().handle_async_request(request)


@asynccontextmanager
async def paying(
    answers: dict[str, Answer], hosts: PayoutHosts = HOSTS, **more: Any
) -> AsyncIterator[tuple[PayoutsClient, Lines]]:
    """Create a session whose calls stay in this process."""
    lines = Lines(answers)
    async with PayoutsClient(hosts, Credentials(CLIENT_ID, CLIENT_SECRET), wire=lines, **more) as payouts:
        yield payouts, lines


@cache
def public_key() -> str:
    key = rsa.generate_private_key(65_537, 2_048).public_key()
    return key.public_bytes(Encoding.PEM, PublicFormat.SubjectPublicKeyInfo).decode()


ANSWERS: Final[dict[str, Answer]] = {
    "directTransfer": (200, a_transfer()),
    "internalTransfer": (200, envelope(data={"transferId": INTERNAL.transfer_id})),
    "validatePayout": (200, a_validation() | a_validation_v2()),
}


@pytest.mark.parametrize("signed", [True, False])
async def test_each_call_goes_to_its_host_and_is_signed_where_the_keys_are_shown(signed: bool) -> None:
    """With a public key wherever client id and secret go: at each authorize, and at v2.

    See docs/service.md#payout-signature.
    """
    async with paying(ANSWERS, public_key=public_key() if signed else " ") as (payouts, lines):
        await payouts.transfers.direct(DIRECT)
        await payouts.transfers.internal(INTERNAL)
        for found in (await payouts.validations.v2(VALIDATION), await payouts.validations.v1(VALIDATION)):
            assert (found.value.raw_status, found.value.name_at_bank) == ("VALID", "ASHA RAO")
    assert lines.came == [
        (1, "/payout/v1/authorize", signed),
        (1, "/payout/v1.2/directTransfer", False),
        (3, "/payout/v1/authorize", signed),
        (3, "/payout/v1.2/internalTransfer", False),
        (2, "/payout/validatePayout", signed),
        (1, "/payout/v1/validatePayout", False),
    ]


async def test_without_a_host_of_their_own_internal_transfers_go_where_the_others_go() -> None:
    async with paying(ANSWERS, replace(HOSTS, internal_transfer_url="")) as (payouts, lines):
        await payouts.transfers.internal(INTERNAL)
        await payouts.transfers.direct(DIRECT)
    assert [(port, path.rpartition("/")[2]) for port, path, _ in lines.came] == [
        (1, "authorize"),
        (1, "internalTransfer"),
        (1, "directTransfer"),
    ], "one token is enough for both"


async def test_every_line_is_as_patient_as_it_is_told_and_none_stays_open() -> None:
    async with paying({}, timeouts=Timeouts(read=7.0)) as (payouts, _):
        lines = [transport._client for transport in payouts._transports]
        assert [transport.endpoint.base_url for transport in payouts._transports] == [
            HOSTS.payouts_url,
            HOSTS.payouts_v2_url,
            HOSTS.internal_transfer_url,
        ]
        assert [line.timeout.read for line in lines] == [7.0] * 3
        assert payouts.transport is payouts._transports[0]
    assert all(line.is_closed for line in lines)


@pytest.mark.parametrize(
    ("v1_2", "path", "operation"),
    [
        (False, "/payout/v1/validatePayout", Operation.VALIDATE),
        (True, "/payout/v1.2/validatePayout", Operation.VALIDATE_V1_2),
    ],
)
async def test_an_address_is_validated_by_the_version_that_is_meant(
    v1_2: bool, path: str, operation: Operation
) -> None:
    async with paying(dict(ANSWERS)) as (payouts, lines):
        found = await payouts.validations.v1(VALIDATION, v1_2=v1_2)
        assert found.value.classification.reply.operation is operation
        assert lines.came[-1][:2] == (1, path)
        lines.answers["validatePayout"] = (200, error("403", "IP not whitelisted"))
        with pytest.raises(ServiceError, match=r"^not_allowed") as caught:
            await payouts.validations.v1(VALIDATION, v1_2=v1_2)
        assert caught.value.classification is not None
        assert caught.value.classification.reply.operation is operation


async def test_who_takes_nothing_for_a_question_is_not_the_service() -> None:
    """A connection test sends no address: a service names what is missing, a page in between may say yes."""
    async with paying({"validatePayout": (200, {"status": "ok"})}) as (payouts, _):
        with pytest.raises(ServiceError, match=r"^refused") as caught:
            await payouts.validations.probe_credentials()
        assert (caught.value.http_status, caught.value.operation) == (200, "/validatePayout")


# whose day


class Evening(datetime):
    """On this PC it is the evening of the 20th, in UTC; in India the 21st has begun."""

    @classmethod
    def now(cls, tz: tzinfo | None = None) -> datetime:  # type: ignore[override]
        there = datetime(2026, 11, 20, 20, 0, tzinfo=UTC)
        return there.replace(tzinfo=None) if tz is None else there.astimezone(tz)


async def not_over(payouts: PayoutsClient, *days: date) -> list[date]:
    """Those of these days that are not over yet: there is no history up to them."""
    found = []
    for day in days:
        try:
            await payouts.beneficiaries.history(HistoryQuery("BENE1", end=day))
        except RulesBroken as fault:
            found += [day] if fault.broken == (("endDate", PayoutRule.NOT_YET_OVER),) else []
        except ServiceError:
            pass  # it was sent
    return found


NIGHT: Final = (date(2026, 11, 19), date(2026, 11, 20), date(2026, 11, 21))


async def test_before_the_first_answer_the_day_is_that_of_india_by_this_pcs_clock(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(session, "datetime", Evening)
    async with paying({"authorize": httpx.ConnectError("offline")}) as (payouts, _):
        assert await not_over(payouts, *NIGHT) == [NIGHT[2]]


async def test_after_an_answer_the_day_is_the_services(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session, "datetime", None)
    async with paying(ANSWERS | {"beneHistory": (200, a_page())}) as (payouts, _):
        await payouts.transfers.direct(DIRECT)
        assert await not_over(payouts, *NIGHT) == list(NIGHT[1:])


async def test_a_day_that_is_given_counts_for_histories_and_links(monkeypatch: pytest.MonkeyPatch) -> None:
    """A simulated service has a day of its own."""
    answers: dict[str, Answer] = {"beneHistory": (200, a_page()), "createCashgram": (200, LINK)}
    async with paying(answers, today=lambda: date(2030, 1, 1)) as (payouts, _):
        days = (date(2029, 12, 31), date(2030, 1, 1))
        assert await not_over(payouts, *days) == [days[1]]
        with pytest.raises(RulesBroken) as caught:
            await payouts.cashgrams.create(CASHGRAM)
        assert caught.value.broken == (("linkExpiry", PayoutRule.IN_THE_PAST),)
        await payouts.cashgrams.create(replace(CASHGRAM, link_expiry=date(2030, 1, 31)))


async def test_a_link_goes_by_the_day_of_the_service(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session, "datetime", None)
    async with paying(ANSWERS | {"createCashgram": (200, LINK)}) as (payouts, _):
        await payouts.transfers.direct(DIRECT)
        await payouts.cashgrams.create(replace(CASHGRAM, link_expiry=date(2026, 12, 20)))
        with pytest.raises(RulesBroken) as caught:
            await payouts.cashgrams.create(replace(CASHGRAM, link_expiry=date(2026, 12, 21)))
        assert caught.value.broken == (("linkExpiry", PayoutRule.TOO_FAR_AHEAD),)
