"""The same calls against the sandbox over real HTTP: the two were written apart, from the same specification."""

from __future__ import annotations

import importlib.util
import uuid
from collections.abc import AsyncIterator
from typing import Protocol

import pytest

from paydesk.api.endpoints import Credentials, Endpoint
from paydesk.api.errors import ServiceError
from paydesk.api.gateway import GatewayClient
from paydesk.domain.failure import Problem
from paydesk.domain.money import Money
from paydesk.domain.order import OrderStatus, PaymentMethod, TerminalIdentity
from tests.api.shapes import TERMINAL, a_new_order

pytestmark = pytest.mark.skipif(not importlib.util.find_spec("tests.helpers.sandbox"), reason="no sandbox to ask")


class Sandbox(Protocol):
    """Value of the fixture of that name."""

    url: str
    client_id: str
    client_secret: str


def key() -> str:
    return str(uuid.uuid4())


@pytest.fixture
async def shop(sandbox: Sandbox) -> AsyncIterator[GatewayClient]:
    keys = Credentials(sandbox.client_id, sandbox.client_secret)
    async with GatewayClient(Endpoint(f"{sandbox.url}/pg"), keys) as gateway:
        await gateway.transport.warm()
        yield gateway


async def test_an_order_is_made_shown_and_ended(shop: GatewayClient) -> None:
    made = await shop.orders.create(a_new_order(), key())
    assert made.value.status is OrderStatus.ACTIVE
    assert made.value.amount == Money(125_050)
    assert made.value.expires_at is not None
    shown = await shop.terminals.create_transaction(
        made.value.cf_order_id, PaymentMethod.QR_CODE, TERMINAL, idempotency_key=key()
    )
    assert shown.value.amount == Money(125_050)
    assert shown.value.qrcode
    ended = await shop.orders.terminate(made.value.order_id, key())
    assert ended.value.status in {OrderStatus.TERMINATION_REQUESTED, OrderStatus.TERMINATED}
    read = await shop.orders.read(made.value.order_id)
    assert read.value.cf_order_id == made.value.cf_order_id
    assert read.server_date_ms is not None
    payments = await shop.orders.payments(made.value.order_id)
    assert not any(payment.succeeded for payment in payments.value)


async def test_the_same_key_is_the_same_order(shop: GatewayClient) -> None:
    same = key()
    first = await shop.orders.create(a_new_order(), same)
    again = await shop.orders.create(a_new_order(), same)
    assert again.value.cf_order_id == first.value.cf_order_id
    with pytest.raises(ServiceError, match=r"^key_reused"):
        await shop.orders.create(a_new_order(amount=Money(777)), same)
    with pytest.raises(ServiceError, match=r"^already_exists"):
        await shop.orders.create(a_new_order(), key())


async def test_what_it_does_not_know(shop: GatewayClient) -> None:
    with pytest.raises(ServiceError, match=r"^not_found"):
        await shop.orders.read("no-such-order")
    made = await shop.orders.create(a_new_order(), key())
    with pytest.raises(ServiceError) as caught:
        await shop.terminals.create_transaction(
            made.value.cf_order_id, PaymentMethod.LINK, TerminalIdentity(cf_terminal_id=1), idempotency_key=key()
        )
    assert caught.value.problem is Problem.NOT_FOUND


async def test_wrong_keys_are_refused(sandbox: Sandbox) -> None:
    async with GatewayClient(Endpoint(f"{sandbox.url}/pg"), Credentials(sandbox.client_id, "wrong")) as gateway:
        with pytest.raises(ServiceError, match=r"^keys_refused"):
            await gateway.orders.read("PD-1001")
