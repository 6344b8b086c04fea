"""The settings of money out: limits, versions, fund sources, hosts, and the screen lock."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, replace
from typing import ClassVar, Final

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QWidget

from paydesk.domain.rules import Rule
from paydesk.domain.settings import rules as money_out_rules
from paydesk.domain.settings.keys import keys_for_settings
from paydesk.domain.settings.messages import Area
from paydesk.domain.settings.settings import (
    IDLE_RANGE_S,
    PRODUCTION_HOSTS,
    SANDBOX_HOSTS,
    FundSource,
    PayoutHosts,
    Settings,
    TransferVersion,
    ValidationVersion,
)
from paydesk.ui.forms.fields import FieldKind, FormField, FormSection, FormValues, RepeatedRows, row_key
from paydesk.ui.settings.form_page import SettingsFormPage, SettingsPart
from paydesk.ui.settings.keys import KeysSettingsPart
from paydesk.ui.widgets.card import MessagePanel
from paydesk.ui.words.fields import rule_words
from paydesk.ui.words.settings import (
    host_fault,
    host_version_fault,
    public_key_fault,
    source_fault,
    source_name_fault,
    state_words,
)
from paydesk.worker.client import CommandClient

IDLE_CHOICES: Final = (15, 30, 60, 120, 300, 600, 900)
"""Seconds without input after which the screen locks."""
LIMITS: Final = ("per_transfer", "per_day", "per_beneficiary", "cashier_limit")
HOST_FIELDS: Final = tuple(one.name for one in fields(PayoutHosts))
KNOWN_HOSTS: Final[Mapping[str, PayoutHosts]] = {"sandbox": SANDBOX_HOSTS, "production": PRODUCTION_HOSTS}
_OWN: Final = "own"


def _is_own(values: FormValues) -> bool:
    return values.text("hosts") == _OWN


class LimitSettings(SettingsPart):
    """Limits above which a payout needs a second person."""

    field_paths: ClassVar = {name: f"money_out.{name}" for name in LIMITS}

    def create_section(self) -> FormSection:
        """Create a field per limit."""
        none = self.tr("No limit")
        alone = self.tr("Above this, or if empty, a cashier's payout link needs a supervisor's PIN.")
        return FormSection(
            self.tr("Limits of this shop"),
            [
                FormField("per_transfer", self.tr("One transfer, at most"), FieldKind.MONEY, hint=none),
                FormField("per_day", self.tr("All of a day, at most"), FieldKind.MONEY, hint=none),
                FormField("per_beneficiary", self.tr("To one beneficiary a day, at most"), FieldKind.MONEY, hint=none),
                FormField(
                    "cashier_limit",
                    self.tr("A cashier's payout link, at most"),
                    FieldKind.MONEY,
                    hint=self.tr("Nothing"),
                    note=alone,
                ),
            ],
            self.tr("Above a limit, a second person's PIN is needed. Empty: no limit."),
        )


class OfferSettings(SettingsPart):
    """The rare tabs of Payouts."""

    field_paths: ClassVar = {"loans": "money_out.loans", "identity": "money_out.identity"}

    def create_section(self) -> FormSection:
        """Create a check box per tab."""
        return FormSection(
            self.tr("Offered in Payouts"),
            [
                FormField("loans", self.tr("Loans"), FieldKind.CHECK),
                FormField("identity", self.tr("Verify a person"), FieldKind.CHECK),
            ],
        )


class SourceSettings(SettingsPart):
    """The fund sources."""

    def create_section(self) -> FormSection:
        """Create the rows of fund sources."""
        rows = RepeatedRows(
            "sources",
            (
                FormField(
                    "id",
                    self.tr("Id"),
                    hint=self.tr("CFMAIN1"),
                    max_length=60,
                    rule=source_fault,
                    required=True,
                    short=True,
                    spoken=self.tr("Id of fund source {n}"),
                ),
                FormField(
                    "name",
                    self.tr("Name"),
                    hint=self.tr("Daily payouts"),
                    max_length=money_out_rules.NAME_MAX,
                    rule=source_name_fault,
                    spoken=self.tr("Name of fund source {n}"),
                ),
            ),
            add_label=self.tr("Add a fund source"),
            remove_label=self.tr("Remove"),
            label=self.tr("Fund sources"),
            remove_spoken=self.tr("Remove fund source {n}"),
            empty_text=self.tr("None yet: the service uses the account's own fund source."),
            max_rows=money_out_rules.FUND_SOURCES_MAX,
        )
        note = self.tr("Accounts to pay from, as named in the service's dashboard. Not for v1.")
        return FormSection(self.tr("Fund sources"), [rows], note)

    def values_of(self, settings: Settings) -> Mapping[str, object]:
        return {"sources": [{"id": one.instrument_id, "name": one.name} for one in settings.money_out.fund_sources]}

    def settings_of(self, values: FormValues, before: Settings) -> Settings:
        rows = values.rows("sources")
        found = tuple(FundSource(row.text("id"), row.text("name")) for row in rows if row.text("id"))
        return replace(before, money_out=replace(before.money_out, fund_sources=found))

    def faults(self, values: FormValues) -> Mapping[str, str]:
        """Return the faults of fund sources that are listed twice or have no id."""
        found: dict[str, str] = {}
        seen: set[str] = set()
        for index, row in enumerate(values.rows("sources")):
            if row.text("id") in seen:
                found[row_key("sources", index, "id")] = self.tr("This one is in the list already.")
            seen.add(row.text("id"))
            if row.text("name") and not row.text("id"):
                found[row_key("sources", index, "id")] = rule_words(Rule.REQUIRED)
        return found


class ServiceSettings(KeysSettingsPart):
    """Hosts and API versions of payouts. The demo has fixed hosts."""

    field_paths: ClassVar = {name: f"money_out.{name}" for name in ("transfer_version", "validation_version")}
    parsers: ClassVar = {
        "transfer_version": lambda text: TransferVersion(text) if text else None,
        "validation_version": ValidationVersion,
    }

    def create_section(self) -> FormSection:
        """Create the fields of the versions, then those of the hosts."""
        kinds = [
            ("sandbox", self.tr("The service's sandbox")),
            ("production", self.tr("Production")),
            (_OWN, self.tr("Own addresses")),
        ]
        where: list[FormField | QWidget]
        if self._demo:
            text = self.tr("The demo uses the built-in sandbox. Nothing to set here.")
            where = [MessagePanel("info", self.tr("This is the demo"), text)]
        else:
            where = [
                FormField("hosts", self.tr("Where the payout side is"), FieldKind.PICK, options=kinds, wide=True),
                *self._own_hosts(),
                FormField(
                    "public_key",
                    self.tr("Public key (optional)"),
                    FieldKind.LONG,
                    hint="-----BEGIN PUBLIC KEY-----",
                    note=self.tr("For a shop whose address is not on the allow-list. Not secret."),
                    rule=public_key_fault,
                ),
            ]
        return FormSection(
            self.tr("The service"),
            [
                *self._versions(),
                *where,
            ],
        )

    def _versions(self) -> list[FormField]:
        transfers = [(one.value, one.value) for one in (TransferVersion.V2, TransferVersion.V1_2, TransferVersion.V1)]
        checks = (ValidationVersion.V2, ValidationVersion.V1_2, ValidationVersion.V1)
        return [
            FormField(
                "transfer_version",
                self.tr("Version of transfers"),
                FieldKind.PICK,
                options=[("", self.tr("Automatic")), *transfers],
                option_spoken=self.tr("Transfers by {option}"),
            ),
            FormField(
                "validation_version",
                self.tr("Version of the UPI check"),
                FieldKind.PICK,
                options=[(one.value, one.value) for one in checks],
                option_spoken=self.tr("UPI check by {option}"),
            ),
        ]

    def _own_hosts(self) -> list[FormField]:
        labels = {
            "payouts_url": self.tr("Payouts, v1 and v1.2"),
            "payouts_v2_url": self.tr("Payouts, v2"),
            "verification_url": self.tr("Verification"),
            "internal_transfer_url": self.tr("Internal transfers, if elsewhere (optional)"),
            "payouts_v2_version": self.tr("Version of payouts, v2"),
            "verification_version": self.tr("Version of verification"),
        }
        found = []
        for name in HOST_FIELDS:
            day = name.endswith("_version")
            rule = host_version_fault if day else host_fault
            hint = "2024-01-01" if day else "https://"
            needed = name != "internal_transfer_url"
            found.append(FormField(name, labels[name], hint=hint, rule=rule, required=needed, shown_when=_is_own))
        return found

    def values_of(self, settings: Settings) -> Mapping[str, object]:
        """Return the values; hosts that are not the service's own count as "own"."""
        out = settings.money_out
        versions = {**super().values_of(settings), "transfer_version": out.transfer_version or ""}
        if self._demo:
            return versions
        return {
            **versions,
            "hosts": next((kind for kind, hosts in KNOWN_HOSTS.items() if hosts == out.hosts), _OWN),
            "public_key": out.public_key,
            **{name: getattr(out.hosts, name) for name in HOST_FIELDS},
        }

    def settings_of(self, values: FormValues, before: Settings) -> Settings:
        """Return the settings with the chosen hosts and the public key."""
        after = super().settings_of(values, before)
        if self._demo:
            return after
        own = PayoutHosts(**{name: values.text(name) for name in HOST_FIELDS})
        hosts = KNOWN_HOSTS.get(values.text("hosts"), own)
        return replace(after, money_out=replace(after.money_out, hosts=hosts, public_key=values.text("public_key")))

    @Slot()
    def show_keys(self) -> None:
        """Say if the keys were typed for other hosts than the chosen ones."""
        if not self._demo:
            at = self.settings_of(self.form.values(), Settings())
            found = (keys_for_settings(self._keys.keys(area), at) for area in (Area.PAYOUTS, Area.IDENTITY))
            words = [state_words(each) for each in found if each.state == "elsewhere"]
            self.form.field_widget("hosts").set_note(words[0] if words else "")

    def on_field_edited(self, name: str) -> None:
        """Clear a private key that was pasted instead of the public one."""
        if name == "public_key" and money_out_rules.is_private_key(self.form.values().text("public_key")):
            self.form.set_values({"public_key": ""})
            kept = self.tr("That was a private key. Paydesk did not keep it.")
            now = self.tr("Paste the public one.")
            self.form.show_faults({"public_key": f"{kept} {now}"})
        super().on_field_edited(name)


class LockSettings(SettingsPart):
    """Time after which the screen locks."""

    field_paths: ClassVar = {"idle": "locks.idle_s"}
    parsers: ClassVar = {"idle": int}

    def create_section(self) -> FormSection:
        label = self.tr("Lock the screen after")
        note = self.tr("Pages that move money close after a minute without work, whatever is set here.")
        return FormSection(self.tr("Lock"), [FormField("idle", label, FieldKind.CHOICE)], note)

    def _idle_words(self, seconds: int) -> str:
        if seconds % 60:
            return self.tr("%n seconds without a touch", "", seconds)
        return self.tr("%n minutes without a touch", "", seconds // 60)

    def offer(self, idle_s: int) -> None:
        """Offer the usual times and this one, in seconds."""
        low, high = IDLE_RANGE_S
        choices = sorted({*IDLE_CHOICES, min(max(idle_s, low), high)})
        self.form.set_options("idle", [(str(seconds), self._idle_words(seconds)) for seconds in choices])


class MoneyOutSettings(SettingsFormPage):
    """Edits the parts MoneyOut and Locks of Settings."""

    def __init__(
        self, settings: Settings, client: CommandClient, *, demo: bool = False, parent: QWidget | None = None
    ) -> None:
        self.service, self._lock = ServiceSettings(demo=demo), LockSettings()
        parts = (LimitSettings(), SourceSettings(), self.service, self._lock, OfferSettings())
        super().__init__(settings, self.tr("Money out"), parts, client, parent)

    def show_settings(self, settings: Settings) -> None:
        # the lock time may be none of the usual ones
        self._lock.offer(settings.locks.idle_s)
        super().show_settings(settings)

    def activate(self) -> None:
        self.form.focus_field("per_transfer")
