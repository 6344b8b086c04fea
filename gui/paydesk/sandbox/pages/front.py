"""The front page: what this is, and where its controls are."""

from __future__ import annotations

from string import Template
from typing import TYPE_CHECKING, Final

from paydesk.sandbox.control.actions import ACTIONS
from paydesk.sandbox.control.faults import KINDS
from paydesk.sandbox.gateway.service import OPERATIONS
from paydesk.sandbox.identity import RULES as IDENTITY
from paydesk.sandbox.openapi.controls import CONTROLS
from paydesk.sandbox.pages.html import Markup, filled, joined, page
from paydesk.sandbox.payout.causes import CAUSES, magic_words
from paydesk.sandbox.payout.outcomes import OUTCOMES, TEST_ACCOUNTS, TEST_VPAS, magic_id
from paydesk.sandbox.payout.service import OPERATIONS as PAYOUTS
from paydesk.sandbox.payout.v2 import RULES as V2
from paydesk.sandbox.payout.validation import TEST_ADDRESSES, TEST_PHONES
from paydesk.sandbox.recipes import SECTIONS, Recipe

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


def front_page() -> Response:
    """Every table of the sandbox, from the tables themselves."""
    tables = [
        _table("Controls", "What they take: The API.", {f"{each.method} {each.path}": each.means for each in CONTROLS}),
        _table("Service", "Endpoints and their class of rate limit.", {each.name: each.limit for each in OPERATIONS}),
        _table("Customers", "Actions of the pretend phone.", {each.name: each.means for each in ACTIONS.values()}),
        _table("Faults", "Kinds of faults.", {name: kind.means for name, kind in KINDS.items()}),
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
            for title, _, recipes in SECTIONS
        ),
    ]


def _said(recipe: Recipe) -> str:
    return f"{recipe.http} {recipe.body.get('code') or recipe.body['subCode']}: {recipe.body['message']}"


def _how(recipe: Recipe) -> str:
    return "; ".join(each for each in (recipe.words, recipe.magic_words) if each).replace("`", "")


def _table(title: str, words: str, rows: dict[str, str]) -> Markup:
    cells = joined([filled(_ROW, name=name, means=means) for name, means in rows.items()])
    return filled(_TABLE, title=title, words=words, rows=cells)
