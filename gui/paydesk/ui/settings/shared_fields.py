"""The fields that the first start and the settings have in common."""

from __future__ import annotations

from collections.abc import Callable

from paydesk.domain.order import TerminalIdentity
from paydesk.domain.settings.rules import LINE_MAX, normalize_gateway
from paydesk.ui.forms.fields import FieldKind, FormField
from paydesk.ui.words.base import translate
from paydesk.ui.words.settings import address_fault


def shop_name_field(*, short: bool = False) -> FormField:
    """Create the field of the shop's name."""
    label, hint = translate("SettingsForm", "Name of the shop"), translate("SettingsForm", "Sharma Stores")
    return FormField("shop", label, FieldKind.NAME, hint=hint, required=True, max_length=LINE_MAX, short=short)


def gateway_field() -> FormField:
    """Create the field of the gateway's address."""
    label = translate("SettingsForm", "Address of the service")
    return FormField("gateway_url", label, hint="https://", rule=address_fault, required=True, clean=normalize_gateway)


def key_fields(spoken: Callable[[str], str] = str, *, required: bool = True, wide: bool = False) -> list[FormField]:
    """Create the fields of client id and secret, which are not kept; `spoken` names them for a screen reader."""
    texts = (
        ("client_id", translate("SettingsForm", "Client ID"), FieldKind.TEXT),
        ("client_secret", translate("SettingsForm", "Client secret"), FieldKind.SECRET),
    )
    return [
        FormField(name, label, kind, fleeting=True, spoken=spoken(label), required=required, wide=wide)
        for name, label, kind in texts
    ]


def terminal_text(terminal: TerminalIdentity | None) -> str:
    """Return the number or the phone of a terminal, as typed."""
    return "" if terminal is None else str(terminal.cf_terminal_id or terminal.terminal_phone_no or "")


def terminal_of(text: str, *, by_phone: bool) -> TerminalIdentity:
    """Return the terminal that was typed; no number is 0."""
    return TerminalIdentity(terminal_phone_no=text) if by_phone else TerminalIdentity(cf_terminal_id=int(text or 0))
