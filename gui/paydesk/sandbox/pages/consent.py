"""Page of an identity session, on which a person consents, as in the service's SDK.

With the setting `redirect_url` the browser is sent there with the code; else the page shows the code, as the SDK's
callback returns it. The query names are not published (docs/service.md#not-known); here they are `auth_code`,
`verification_id` and, after a refusal, `error`.

See docs/service.md#exchange-an-authorisation-code.
"""

from __future__ import annotations

import contextlib
from dataclasses import dataclass
from string import Template
from typing import Final
from urllib.parse import urlencode, urlsplit

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from paydesk.sandbox.identity import ConsentClosed, find_code, find_session, give_consent, is_expired, refuse_consent
from paydesk.sandbox.identity_state import DENIED, IdentitySession
from paydesk.sandbox.pages.html import Markup, fill, not_found_page, read_form, render_page, result_box
from paydesk.sandbox.world import World

REFUSED: Final = "access_denied"

_SHEET: Final = Template(
    """<main><section class="card" aria-labelledby="asker">
<div class="shop"><span class="badge" aria-hidden="true">S</span>
<div><h1 id="asker">$shop</h1><p class="note">asks who you are</p></div></div>
<dl><dt>Mobile number</dt><dd id="mobile">$mobile</dd><dt>Request</dt><dd id="verification">$verification</dd></dl>
</section>$result$form</main>"""
)
_FORM: Final = Template(
    """<form method="post" class="stack" aria-label="Allow or refuse">
<button class="main" id="allow" name="action" value="allow">Allow</button>
<button class="no" id="deny" name="action" value="deny">Refuse</button></form>"""
)
_CODE: Final = Template("""<section class="card"><h1>Code</h1><p><code id="auth_code">$code</code></p></section>""")


@dataclass(frozen=True, slots=True)
class ConsentPage:
    """Endpoints of the page: GET shows it, POST allows or refuses; both can be repeated."""

    world: World
    shop: str

    def routes(self) -> list[Route]:
        return [
            Route("/consent/{session_id}", self.show, methods=["GET"]),
            Route("/consent/{session_id}", self.act, methods=["POST"]),
        ]

    async def show(self, request: Request) -> Response:
        """Render the page in its current state."""
        session = find_session(self.world, request.path_params["session_id"])
        if session is None:
            return not_found_page("No such request", "This address is of no request here.")
        code, form = find_code(self.world, session), Markup()
        if code is not None:
            allowed = result_box("allowed", "good", "✓", "Allowed", "You can close this page.")
            box = Markup(allowed + fill(_CODE, code=code.code))
        elif session.status == DENIED:
            box = result_box("denied", "off", "–", "Refused", "Nothing was told about you.")
        elif is_expired(self.world, session):
            box = result_box("expired", "off", "–", "Too late", "This request has expired.")
        else:
            box, form = Markup(), fill(_FORM)
        hidden = f"{'•' * 6}{session.mobile[-4:]}"
        body = fill(_SHEET, shop=self.shop, mobile=hidden, verification=session.verification_id, result=box, form=form)
        return render_page(f"{self.shop} asks", body, form_target=_origin(self.world.settings.redirect_url))

    async def act(self, request: Request) -> Response:
        """Allow or refuse, then redirect to the caller's address or to the page; a second press changes nothing."""
        session = find_session(self.world, request.path_params["session_id"])
        if session is None:
            return await self.show(request)
        action = (await read_form(request)).get("action", "")
        with contextlib.suppress(ConsentClosed):  # it has just closed; the page shows that
            if action == "allow":
                give_consent(self.world, session)
            elif action == "deny":
                refuse_consent(self.world, session)
        self.world.commit()
        return RedirectResponse(redirect_target(self.world, session) or f"/consent/{session.session_id}", 303)


def redirect_target(world: World, session: IdentitySession) -> str:
    """Return the address to send the browser to after the answer; "" without an answer or a `redirect_url`."""
    target, code = world.settings.redirect_url, find_code(world, session)
    if not target or (code is None and session.status != DENIED):
        return ""
    answer = {"auth_code": code.code} if code is not None else {"error": REFUSED}
    query = urlencode({**answer, "verification_id": session.verification_id})
    return target + ("&" if urlsplit(target).query else "?") + query


def _origin(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}" if url else ""
