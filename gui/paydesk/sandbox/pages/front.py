"""The front page: what this is, and where its controls are."""

from __future__ import annotations

from string import Template
from typing import TYPE_CHECKING, Final

from paydesk.sandbox.control.actions import ACTIONS
from paydesk.sandbox.control.faults import KINDS
from paydesk.sandbox.errors import MAGIC_ORDERS, MAGIC_PHONES, ROWS
from paydesk.sandbox.gateway.service import OPERATIONS
from paydesk.sandbox.identity.oauth import RULES as IDENTITY
from paydesk.sandbox.pages.html import Markup, filled, joined, page
from paydesk.sandbox.payout.causes import CAUSES, magic_words
from paydesk.sandbox.payout.outcomes import OUTCOMES, TEST_ACCOUNTS, TEST_VPAS, magic_id
from paydesk.sandbox.payout.service import OPERATIONS as PAYOUTS
from paydesk.sandbox.recipes.identity import SESSION_RECIPES, TOKEN_RECIPES
from paydesk.sandbox.recipes.recipe import Recipe
from paydesk.sandbox.recipes.validation import TRANSFER_RECIPES, V1_RECIPES, V2_RECIPES
from paydesk.sandbox.verification.lookup import TEST_ADDRESSES, TEST_PHONES
from paydesk.sandbox.verification.v2 import RULES as V2

if TYPE_CHECKING:
    from starlette.responses import Response

_BODY: Final = Template(
    """<main class="wide"><h1>Paydesk sandbox</h1>
<p>The whole service, offline, with memory. Nothing here reaches a bank.</p>
<p><a class="button" href="/_sandbox/phone" id="phone">Open the pretend phone</a>
<a class="button" href="/docs" id="docs">The API</a></p>
$tables</main>"""
)
_TABLE: Final = Template(
    """<section class="card"><h1>$title</h1><p class="note">$words</p><table><tbody>$rows</tbody></table></section>"""
)
_ROW: Final = Template('<tr><th scope="row"><code>$name</code></th><td>$means</td></tr>')

_CONTROLS: Final = {
    "GET, POST /_sandbox/phone": "what the customer does",
    "GET, POST, DELETE /_sandbox/faults": "what goes wrong",
    "GET, POST /_sandbox/clock": "what time it is",
    "GET, POST /_sandbox/settings": "times and limits",
    "GET /_sandbox/orders": "what the gateway side holds",
    "GET, POST /_sandbox/payouts": "what the payout side holds; what is done there by hand",
    "GET, POST /_sandbox/payouts/settings": "its times, limits and rights",
    "GET, POST /_sandbox/identity": "identity sessions and their codes, transfer tokens; what a person does",
    "GET /_sandbox/keys": "the keys of the pretend shop",
    "POST /_sandbox/reset": "begin again",
}


def front_page() -> Response:
    """Every table of the sandbox, from the tables themselves."""
    magic = {**MAGIC_ORDERS, **MAGIC_PHONES}
    tables = [
        _table("Controls", "See the documentation of paydesk.sandbox for their JSON.", _CONTROLS),
        _table("Service", "Endpoints and their class of rate limit.", {each.name: each.limit for each in OPERATIONS}),
        _table("Customers", "Actions of the pretend phone.", {each.name: each.means for each in ACTIONS.values()}),
        _table("Faults", "Kinds of faults.", {name: kind.means for name, kind in KINDS.items()}),
        _table(
            "Magic values",
            "Order numbers and terminal phones that always get one error.",
            {name: f"{ROWS[row].status} {ROWS[row].type} / {ROWS[row].code}" for name, row in magic.items()},
        ),
        *_payout_tables(),
        *_header_tables(),
    ]
    return page("Paydesk sandbox", filled(_BODY, tables=joined(tables)))


def _payout_tables() -> list[Markup]:
    test_values = {f"{account} {ifsc}": name for (account, ifsc), name in TEST_ACCOUNTS.items()} | TEST_VPAS
    rows = {
        f"{cause.said.area}: {cause.said.sub_code} {cause.said.message}": (
            (f"{cause.words}; " if cause.natural else "") + magic_words(cause.said.area, cause.said.name)
        ).replace("`", "")
        for cause in CAUSES
    }
    return [
        _table("Payouts", "Endpoints.", {f"{op.method} {path}": op.means for op in PAYOUTS for path in op.paths}),
        _table(
            "What becomes of the money",
            "Magic transferIds.",
            {magic_id(name): outcome.means for name, outcome in OUTCOMES.items()},
        ),
        _table("Test values", "Bank accounts and UPI addresses.", test_values),
        _table("Payout answers", "Each one, and how to get it.", rows),
    ]


def _header_tables() -> list[Markup]:
    operations = (*V2.operations, *IDENTITY.operations)
    return [
        _table("Payout v2 and identity", "Endpoints.", {each.name: each.means for each in operations}),
        _table(
            "Addresses",
            "UPI addresses and phones that a validation knows; any other is VALID.",
            {**TEST_ADDRESSES, **TEST_PHONES},
        ),
        *(
            _table(title, "Each one that says no, and how to get it.", {_said(each): _how(each) for each in recipes})
            for title, recipes in (
                ("Validation v1", V1_RECIPES),
                ("Validation v2", V2_RECIPES),
                ("Transfer to a validated address", TRANSFER_RECIPES),
                ("Identity: exchange", TOKEN_RECIPES),
                ("Identity: session", SESSION_RECIPES),
            )
        ),
    ]


def _said(recipe: Recipe) -> str:
    return f"{recipe.http} {recipe.body.get('code') or recipe.body['subCode']}: {recipe.body['message']}"


def _how(recipe: Recipe) -> str:
    return "; ".join(each for each in (recipe.words, recipe.magic_words) if each).replace("`", "")


def _table(title: str, words: str, rows: dict[str, str]) -> Markup:
    cells = joined([filled(_ROW, name=name, means=means) for name, means in rows.items()])
    return filled(_TABLE, title=title, words=words, rows=cells)
