"""Every recipe works: its natural cause and its magic value get its row."""

from __future__ import annotations

import html

import httpx
import pytest

from paydesk.sandbox import recipes
from paydesk.sandbox.errors import MAGIC_ORDERS, MAGIC_PHONES
from paydesk.sandbox.errors import ROWS as GATEWAY
from paydesk.sandbox.gateway.service import OPERATIONS as GATEWAY_CALLS
from paydesk.sandbox.identity import EXCHANGE_ROWS, SESSION_ROWS
from paydesk.sandbox.payout.causes import RequestStep
from paydesk.sandbox.payout.outcomes import magic_id
from paydesk.sandbox.payout.rows_page import tables
from paydesk.sandbox.payout.service import OPERATIONS as PAYOUTS
from paydesk.sandbox.payout.v2 import TRANSFER_ROWS, VALIDATION_V2_ROWS
from paydesk.sandbox.payout.validation import VALIDATION_V1_ROWS
from paydesk.sandbox.recipes import Recipe
from tests.helpers.asker import Asker
from tests.rows.expected import GATEWAY_ROWS

TABLES = {
    "gateway": recipes.GATEWAY_RECIPES,
    "gateway-more": recipes.GATEWAY_MORE,
    "v1": recipes.V1_RECIPES,
    "link": (recipes.LINK_RECIPE,),
    "v2": recipes.V2_RECIPES,
    "transfers": recipes.TRANSFER_RECIPES,
    "token": recipes.EXCHANGE_RECIPES,
    "session": recipes.SESSION_RECIPES,
}
ALL = {f"{table}-{recipe.name}": recipe for table, recipes in TABLES.items() for recipe in recipes}
NATURAL = [pytest.param(recipe, id=name) for name, recipe in ALL.items() if recipe.steps]
MAGIC = {name: recipe for name, recipe in ALL.items() if recipe.magic_steps}
OWN_WORDS = {"request_invalid", "order_inactive"}
"""Gateway rows whose answer has a longer message than the row."""


def expect(recipe: Recipe, answer: httpx.Response) -> None:
    """Check that the answer is the row."""
    body = answer.json()
    told = {name: text for name, text in recipe.body.items() if name != "message" or recipe.name not in OWN_WORDS}
    assert {name: body.get(name) for name in told} == told
    assert answer.status_code == recipe.http
    assert answer.headers["content-type"] == "application/json"
    if answer.status_code == 429:
        assert int(answer.headers["x-ratelimit-retry"]) > 0


@pytest.mark.parametrize("recipe", NATURAL)
def test_a_row_by_its_natural_cause(asker: Asker, recipe: Recipe) -> None:
    *before, last = recipe.steps
    for step in before:
        asker.step(step)
    expect(recipe, asker.step(last))


@pytest.mark.parametrize("recipe", MAGIC.values(), ids=MAGIC)
def test_a_row_by_its_magic_value_repeatedly(asker: Asker, recipe: Recipe) -> None:
    [step] = recipe.magic_steps
    expect(recipe, asker.step(step))
    expect(recipe, asker.step(step))


@pytest.mark.parametrize("phone", MAGIC_PHONES)
def test_a_row_by_a_terminals_phone(asker: Asker, phone: str) -> None:
    row = GATEWAY[MAGIC_PHONES[phone]]
    answer = asker.step(RequestStep("GET", f"/pg/terminal/{phone}"))
    assert (answer.status_code, answer.json()["type"], answer.json()["code"]) == (row.status, row.type, row.code)


def test_each_gateway_row_has_a_recipe_in_order_with_its_message() -> None:
    told = [(each.body["type"], each.body["code"], each.body["message"]) for each in recipes.GATEWAY_RECIPES]
    assert told == GATEWAY_ROWS
    assert all(each.magic_steps for each in recipes.GATEWAY_RECIPES)
    assert all(each.steps for each in recipes.GATEWAY_RECIPES)


def test_every_row_of_the_tables_has_a_recipe() -> None:
    gateways = {each.name for each in (*recipes.GATEWAY_RECIPES, *recipes.GATEWAY_MORE)}
    assert gateways == GATEWAY.keys() - {"transaction_not_found"}  # of an endpoint that the sandbox does not have
    assert set(MAGIC_ORDERS.values()) <= gateways
    assert {each.name for each in recipes.V1_RECIPES} >= VALIDATION_V1_ROWS.keys()
    assert {each.name for each in recipes.V2_RECIPES} == VALIDATION_V2_ROWS.keys()
    assert {each.name for each in recipes.TRANSFER_RECIPES} | VALIDATION_V2_ROWS.keys() >= TRANSFER_ROWS.keys()
    assert {each.name for each in recipes.EXCHANGE_RECIPES} == EXCHANGE_ROWS.keys()
    assert {each.name for each in recipes.SESSION_RECIPES} | EXCHANGE_ROWS.keys() >= SESSION_ROWS.keys()


def test_the_front_page_has_every_table_of_the_docs_and_every_endpoint(asker: Asker) -> None:
    text = html.unescape(asker.client.get("/").text)
    cells = {cell.replace("`", "") for table in tables() for row in table.rows for cell in row}
    endpoints = {each.name for each in GATEWAY_CALLS}
    endpoints |= {f"{each.method} {path}" for each in PAYOUTS for path in each.paths}
    assert [each for each in (*cells, *endpoints) if each not in text] == []


def test_rows_without_a_natural_cause() -> None:
    only_magic = {name for name, recipe in MAGIC.items() if not recipe.steps}
    assert {name for name in only_magic if not name.startswith("gateway-more")} == {
        *("v2-authentication_500", "v2-internal_server_error", "v2-too_large"),
        *("token-authentication_failed", "token-too_many_per_ip", "token-too_many_per_operation"),
        *("token-verification_failed", "token-too_large", "token-internal_error"),
        "session-insufficient_balance",
    }


@pytest.mark.parametrize("name", sorted({*EXCHANGE_ROWS} & {*SESSION_ROWS}))
def test_the_session_has_the_common_rows_of_the_exchange(asker: Asker, name: str) -> None:
    user = {"identifier_type": "MOBILE", "identifier_value": "9876543210"}
    answer = asker.post("/verification/oauth2/session", verification_id=magic_id(name), user=user)
    row = SESSION_ROWS[name]
    assert (answer.status_code, answer.json()["type"], answer.json()["code"]) == (row.status, row.type, row.code)


def test_a_refusing_magic_value_stores_nothing(asker: Asker) -> None:
    for each in MAGIC.values():
        asker.step(each.magic_steps[0])
    books = asker.control("GET", "identity")
    assert (books["sessions"], books["access_tokens"]) == ([], [])
    assert asker.control("GET", "orders")["counts"]["orders"] == 0
    assert [token["transfer_id"] for token in books["transfer_tokens"]] == [magic_id("completed")]
    assert asker.control("GET", "payouts")["transfers"] == []
