"""Bills of a program on a real screen: the code comes by itself, and a second bill never takes its place."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest

from paydesk.domain.billing.program import BillingProgram, key_digest, new_key
from paydesk.domain.settings.settings import Billing, Settings, Theme
from paydesk.store.settings import file as settings_file
from paydesk.ui.theme_tokens import LIGHT
from tests.helpers.control import Control
from tests.helpers.screen import Programs, RealScreen, leave

pytestmark = pytest.mark.xvfb
PAID_SHARE = 0.3


def test_a_pushed_bill_is_shown_paid_and_told(
    screen: RealScreen, programs: Programs, sandbox: Any, control: Control
) -> None:
    folder, key = programs.home / "demo", new_key(real=False)
    folder.mkdir(parents=True, mode=0o700)
    marg = BillingProgram("Marg", key_digest(key))
    settings_file.save(folder, Settings(theme=Theme.LIGHT, billing=Billing(programs=(marg,))))
    window = programs.start("--demo", "--service", sandbox.url)
    screen.until_active("Sharma Stores")
    screen.until((folder / "billing.json").exists, "the address for programs")
    url = json.loads((folder / "billing.json").read_text(encoding="utf-8"))["url"]
    with httpx.Client(base_url=url, headers={"Authorization": f"Bearer {key}"}, trust_env=False, timeout=60) as program:

        def push(bill: str, amount: str) -> dict[str, Any]:
            answer: dict[str, Any] = program.post("/v1/charges", json={"bill": bill, "amount": amount}).json()
            return answer

        first = push("INV-1", "1250.50")
        screen.until(lambda: bool(screen.codes()), "no code came by itself")
        codes = screen.codes()
        second = push("INV-2", "99.00")
        screen.until(lambda: len(control.books()["transactions"]) > 1, "the second bill has no code")
        assert screen.codes() == codes, "the code in front is replaced by nothing"
        charges = {name: program.get(f"/v1/charges/{one['id']}").json() for name, one in (("1", first), ("2", second))}
        assert [charges[name]["where"] for name in ("1", "2")] == ["front", "list"]
        control.phone(charges["1"]["order_id"])
        screen.until(lambda: screen.share_of(LIGHT.ok_fill) > PAID_SHARE, "the green page")
        assert program.get(f"/v1/charges/{first['id']}", params={"wait": 5}).json()["paid"] is True
        control.phone(charges["2"]["order_id"])
    leave(screen, window)
