"""A service that echoes the keys in its errors: they are in nothing that the counter writes, says or hands on."""

from __future__ import annotations

import base64
import json
from dataclasses import replace
from pathlib import Path
from urllib.parse import quote

from paydesk.domain.commands import ReadSale, SetKeys, TakeSale
from paydesk.domain.messages import SaleChanged
from paydesk.domain.money import Money
from paydesk.domain.order import PaymentMethod
from paydesk.domain.people.messages import PeopleKnown
from paydesk.domain.settings.commands import GatherSupport
from paydesk.domain.settings.messages import Area, AreaKeys, SupportNotes
from paydesk.domain.settings.settings import Connection
from tests.faults.canaries import Canaries
from tests.helpers.wire_server import Script, WireServer, head, raw
from tests.worker.core_rig import CoreRig, started
from tests.worker.permission_rows import SETTINGS


def refusal(status: int, body: str, **headers: str) -> Script:
    """Answer with these very bytes, which no encoder would write."""
    content = body.encode()
    return raw(head(status, len(content), **headers) + content)


async def test_keys_that_an_error_echoes_are_written_nowhere(log_at_debug: Path) -> None:
    canaries, folder = Canaries(11), log_at_debug
    secret = canaries.keep("secret", "cfsk_ma_prod_7c/ab+12==zz90")
    client_id = canaries.keep("client id", "CANARYID0815XYZ")
    phone, vpa, account = canaries.phone(), canaries.vpa(), canaries.account()
    escaped = "".join(f"\\u{ord(sign):04x}" for sign in secret)
    spellings = [
        secret,
        secret.replace("/", "\\/"),
        escaped,
        quote(secret, safe=""),
        base64.b64encode(f"{client_id}:{secret}".encode()).decode(),
        secret.encode().hex(),
    ]
    answers = [
        refusal(
            500 if number % 2 else 400,
            f'{{"message": "keys {said} refused; {phone[:5]} {phone[5:]} {vpa} {account}", "code": "{said}",'
            f' "type": "invalid_request_error", "details": {{"nested": ["{said}"]}}}}',
            x_request_id=said if number else f"{phone} {vpa} {account}",
        )
        for number, said in enumerate(spellings)
    ]
    async with WireServer() as server:
        settings = replace(SETTINGS, connection=Connection(server.url))
        server.then(*answers)
        async with started(CoreRig(folder, settings=settings)) as rig:
            await rig.until(lambda: rig.all(PeopleKnown) and len(rig.all(AreaKeys)) == 3)
            await rig.send(SetKeys(area=Area.GATEWAY, client_id=client_id, client_secret=secret))
            for number in range(2 * len(answers)):
                sale = TakeSale(sale_id=f"s{number}", method=PaymentMethod.QR_CODE, amount=Money(100 + number))
                await rig.send(sale)
                await rig.send(ReadSale(sale_id=sale.sale_id))
            await rig.send(GatherSupport())
            notes = json.dumps(rig.all(SupportNotes)[-1].parts)
            assert canaries.found_under(folder) == [], "while it runs"
    assert len(server.requests) > len(answers)
    assert rig.all(SaleChanged)
    assert canaries.found_under(folder) == []
    assert canaries.found_in(notes.encode()) == []
    assert canaries.found_in(repr(rig.events).encode()) == []
