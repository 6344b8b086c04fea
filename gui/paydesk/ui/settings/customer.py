"""The part of a counter's settings that is about the customer's screen and about sound, as pieces of its form."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from paydesk.domain.language import OWN_NAMES, language_of
from paydesk.domain.settings.settings import CustomerScreen, Settings, Sounds
from paydesk.ui.forms.fields import Field, Kind, Section, Values

_NO_LANGUAGE: Final = "none"


def section(test_button: QWidget) -> Section:
    """Language and PIN of the customer's screen, tones, voice, and the button that lets them be heard."""
    translate = QCoreApplication.translate
    none = translate("CustomerSettings", "No second language")
    languages = [(_NO_LANGUAGE, none), *((language.value, name) for language, name in OWN_NAMES.items())]
    pin_note = translate("CustomerSettings", "Where it fills a second screen: so that no customer closes it.")
    voice_note = translate("CustomerSettings", "Where this PC has a voice for the language.")
    return Section(
        translate("CustomerSettings", "Customer screen and sound"),
        [
            Field(
                "second_language",
                translate("CustomerSettings", "Customer screen also in"),
                Kind.CHOICE,
                options=languages,
                wide=True,
            ),
            Field(
                "screen_pin",
                translate("CustomerSettings", "Closing the customer screen needs a PIN"),
                Kind.CHECK,
                note=pin_note,
                wide=True,
            ),
            Field(
                "sound_on", translate("CustomerSettings", "A tone when a sale is paid or fails"), Kind.CHECK, wide=True
            ),
            Field(
                "sound_spoken",
                translate("CustomerSettings", "Say the amount aloud"),
                Kind.CHECK,
                note=voice_note,
                wide=True,
            ),
            test_button,
        ],
    )


def values_of(settings: Settings) -> Mapping[str, object]:
    """The settings as these fields show them."""
    return {
        "second_language": settings.customer_screen.second_language or _NO_LANGUAGE,
        "screen_pin": settings.customer_screen.asks_pin,
        "sound_on": settings.sounds.on,
        "sound_spoken": settings.sounds.spoken,
    }


def sounds_of(values: Values) -> Sounds:
    """What is to be heard."""
    return Sounds(values.on("sound_on"), values.on("sound_spoken"))


def settings_of(values: Values, before: Settings) -> Settings:
    """The settings with what stands in these fields."""
    chosen = values.text("second_language")
    screen = CustomerScreen(None if chosen == _NO_LANGUAGE else language_of(chosen), values.on("screen_pin"))
    return replace(before, customer_screen=screen, sounds=sounds_of(values))
