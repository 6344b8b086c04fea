"""One word for each answer to a test of a connection: the calls in this process, answer by answer."""

from __future__ import annotations

from email.utils import formatdate
from typing import Any

import httpx
import pytest

from paydesk.api.endpoints import ConfigFault, ConfigurationError, Credentials, Endpoint
from paydesk.api.gateway import GatewayClient
from paydesk.api.payouts.session import PayoutsClient
from paydesk.counter.settings.connection_test import probe_client, report_no_keys, report_unusable
from paydesk.domain.settings.messages import Area, AreaTested, ConnectionProblem
from paydesk.domain.settings.settings import MoneyOut, PayoutHosts, TransferVersion, ValidationVersion
from tests.api.shapes import an_order
from tests.helpers.line import Answer, Line
from tests.simulation import virtual_loop
from tests.simulation.virtual_loop import VirtualLoop

KEYS = Credentials("till-1", "secret")
SECOND = 1_795_000_000
NOT_FOUND = (404, {"type": "invalid_request_error", "code": "order_not_found"})


def said_of(line: Line, area: Area, now: int = SECOND * 1_000, **more: Any) -> AreaTested:
    """Return the result of one test, in virtual time."""

    async def main(_loop: VirtualLoop) -> AreaTested:
        client: GatewayClient | PayoutsClient
        if area is Area.GATEWAY:
            client = GatewayClient(Endpoint("http://127.0.0.1/pg"), KEYS, wire=line)
        else:
            client = PayoutsClient(PayoutHosts.at_origin("http://127.0.0.1"), KEYS, wire=line)
        async with client:
            return await probe_client(client, area, lambda: now, **more)

    return virtual_loop.run(main)


def of_gateway(answer: Answer, now: int = SECOND * 1_000, **headers: str) -> AreaTested:
    named = {name.replace("_", "-"): text for name, text in headers.items()}
    line = Line({"paydesk-connection-test": answer}, named, seconds=1.0)
    found = said_of(line, Area.GATEWAY, now)
    assert line.asked == ["GET /pg/orders/paydesk-connection-test"]
    return found


@pytest.mark.parametrize(
    ("answer", "problem"),
    [
        (NOT_FOUND, None),
        ((200, an_order(order_id="paydesk-connection-test")), None),
        ((400, {"type": "invalid_request_error", "code": "request_failed"}), ConnectionProblem.ADDRESS),
        ((401, {"type": "authentication_error", "code": "request_failed"}), ConnectionProblem.WRONG_KEYS),
        ((401, {}), ConnectionProblem.LINE),
        ((401, b"<html>log in"), ConnectionProblem.LINE),
        ((403, {"type": "authentication_error", "code": "ip_not_allowed"}), ConnectionProblem.IP_NOT_ALLOWED),
        ((403, {"type": "authentication_error", "code": "ship_it"}), ConnectionProblem.NOT_ENABLED),
        ((404, b"<html>"), ConnectionProblem.ADDRESS),
        ((407, b"<html>"), ConnectionProblem.LINE),
        ((511, b"<html>"), ConnectionProblem.LINE),
        ((429, {}), ConnectionProblem.LINE),
        ((429, b"<html>Too many requests"), ConnectionProblem.LINE),
        ((500, {}), ConnectionProblem.LINE),
        ((200, b"<html>Welcome to the hotel wifi"), ConnectionProblem.ADDRESS),
        (httpx.RemoteProtocolError("that is not HTTP"), ConnectionProblem.ADDRESS),
        (httpx.ConnectError("nobody there"), ConnectionProblem.LINE),
    ],
)
def test_one_word_for_an_answer_of_the_gateway(answer: Answer, problem: ConnectionProblem | None) -> None:
    found = of_gateway(answer)
    assert (found.area, found.problem, found.clock_offset_s) == (Area.GATEWAY, problem, None)
    assert (found.failure is None) is (problem is None)
    assert found.round_trip_ms == (None if isinstance(answer, Exception) else 1_000)


@pytest.mark.parametrize(("status", "problem"), [(200, ConnectionProblem.ADDRESS), (500, ConnectionProblem.LINE)])
def test_what_cannot_be_read_is_the_service_s_matter_from_500_on(status: int, problem: ConnectionProblem) -> None:
    assert of_gateway((status, b"squeezed"), content_encoding="gzip").problem is problem


@pytest.mark.parametrize(
    ("answer", "seconds", "problem"),
    [
        (NOT_FOUND, 120, None),
        (NOT_FOUND, 121, ConnectionProblem.CLOCK_OFF),
        (NOT_FOUND, -120, None),
        (NOT_FOUND, -121, ConnectionProblem.CLOCK_OFF),
        (NOT_FOUND, 1_000, ConnectionProblem.CLOCK_OFF),
        ((401, {"type": "authentication_error", "code": "x"}), 121, ConnectionProblem.CLOCK_OFF),
        ((200, b"<html>"), None, ConnectionProblem.ADDRESS),
    ],
)
def test_two_minutes_are_what_a_clock_may_be_off(
    answer: Answer, seconds: int | None, problem: ConnectionProblem | None
) -> None:
    """A wrong clock explains wrong keys, and no wrong address; and a page of somebody tells no time."""
    found = of_gateway(
        answer, (SECOND + (121 if seconds is None else seconds)) * 1_000, date=formatdate(SECOND, usegmt=True)
    )
    assert (found.problem, found.clock_offset_s) == (problem, seconds)


def said(sub_code: str, message: str, **data: object) -> dict[str, object]:
    status = "SUCCESS" if sub_code == "200" else "ERROR"
    return {"status": status, "subCode": sub_code, "message": message, "data": data}


BALANCE = (200, said("200", "ok", balance="1.00", availableBalance="1.00"))
NOBODY = (422, said("422", "Please provide a valid Beneficiary Id."))
OFF = (403, said("403", "APIs not enabled. Please fill out the Support Form."))
NEW = said("499", "of tomorrow")
BY_V1 = MoneyOut(validation_version=ValidationVersion.V1)
ASKED = [
    "POST /payout/v1/authorize",
    "GET /payout/v1/getBalance",
    "GET /payout/v1/beneHistory?beneId=paydeskconnectiontest&perPage=1&page=1",
    "POST /payout/validatePayout",
]
READ_V2 = "GET /payout/transfers?transfer_id=paydesk_connection_test"
ABSENT = (404, {"type": "x", "code": "transfer_id_not_found", "message": ""})


@pytest.mark.parametrize(
    ("answers", "problem", "calls"),
    [
        ({"getBalance": (400, NEW)}, ConnectionProblem.ADDRESS, 2),
        ({"getBalance": (499, NEW)}, ConnectionProblem.ADDRESS, 2),
        ({"getBalance": (500, NEW)}, ConnectionProblem.LINE, 2),
        ({"getBalance": (200, NEW)}, ConnectionProblem.LINE, 2),
        ({"getBalance": (500, b"<html>")}, ConnectionProblem.LINE, 2),
        ({"getBalance": (403, b"<html>")}, ConnectionProblem.LINE, 2),
        ({"getBalance": httpx.ConnectError("nobody there")}, ConnectionProblem.LINE, 2),
        ({"getBalance": BALANCE, "beneHistory": NOBODY}, ConnectionProblem.ADDRESS, 4),
    ],
)
def test_one_word_for_an_answer_of_the_payout_side(
    answers: dict[str, Answer], problem: ConnectionProblem, calls: int
) -> None:
    """Asked for the balance, for the history of nobody, and by v2 for nothing: no further than it answers well."""
    line = Line(answers, {})
    assert (said_of(line, Area.PAYOUTS).problem, line.asked) == (problem, ASKED[:calls])


@pytest.mark.parametrize(
    ("version", "v2", "problem", "calls"),
    [
        (TransferVersion.V1_2, ABSENT, ConnectionProblem.NOT_ENABLED, ASKED[:3]),
        (None, ABSENT, None, [*ASKED[:3], READ_V2]),
        (None, OFF, ConnectionProblem.NOT_ENABLED, [*ASKED[:3], READ_V2]),
        (TransferVersion.V2, ABSENT, None, [*ASKED[:2], READ_V2]),
        (TransferVersion.V2, OFF, ConnectionProblem.NOT_ENABLED, [*ASKED[:2], READ_V2]),
    ],
)
def test_transfers_are_tested_by_their_version(
    version: TransferVersion | None, v2: Answer, problem: ConnectionProblem | None, calls: list[str]
) -> None:
    if v2 is OFF:
        v2 = (403, {"type": "x", "code": "apis_not_enabled", "message": ""})
    line = Line({"getBalance": BALANCE, "beneHistory": OFF, "transfers": v2}, {})
    money_out = MoneyOut(transfer_version=version, validation_version=ValidationVersion.V1)
    assert (said_of(line, Area.PAYOUTS, money_out=money_out).problem, line.asked) == (problem, calls)


@pytest.mark.parametrize(("seconds", "problem"), [(0, None), (121, ConnectionProblem.CLOCK_OFF)])
def test_a_clock_that_is_off_is_found_where_all_else_is_well(seconds: int, problem: ConnectionProblem | None) -> None:
    date = {"date": formatdate(SECOND, usegmt=True)}
    line = Line(
        {"getBalance": BALANCE, "beneHistory": (200, said("200", "Data retrieved successfully.", transfers=[]))}, date
    )
    found = said_of(line, Area.PAYOUTS, (SECOND + seconds) * 1_000, money_out=BY_V1)
    assert (found.problem, found.failure, found.clock_offset_s) == (problem, None, seconds)
    assert said_of(line, Area.PAYOUTS, SECOND * 1_000).problem is ConnectionProblem.ADDRESS, "v2 is asked as well"


def test_v2_is_left_alone_where_it_is_not_used() -> None:
    line = Line({"getBalance": BALANCE, "beneHistory": NOBODY}, {})
    assert (
        said_of(line, Area.PAYOUTS, money_out=BY_V1).problem,
        line.asked,
    ) == (None, ASKED[:3])


@pytest.mark.parametrize(
    ("fault", "problem"),
    [
        (ConfigFault.KEYS_UNUSABLE, ConnectionProblem.KEYS_UNUSABLE),
        (ConfigFault.ADDRESS_UNUSABLE, ConnectionProblem.ADDRESS),
    ],
)
def test_what_cannot_be_called_at_all(fault: ConfigFault, problem: ConnectionProblem) -> None:
    assert report_no_keys(Area.PAYOUTS) == AreaTested(Area.PAYOUTS, ConnectionProblem.NO_KEYS)
    assert report_unusable(Area.PAYOUTS, ConfigurationError(fault, "x")) == AreaTested(Area.PAYOUTS, problem)
