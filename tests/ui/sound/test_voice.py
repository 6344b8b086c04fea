"""Speech with Qt's mock engine; silence where Qt's speech is not installed."""

from __future__ import annotations

import importlib.util
import sys

import pytest
from PySide6.QtCore import QLocale
from pytestqt.qtbot import QtBot

from paydesk.ui.sounds import Voice

INDIAN_ENGLISH = QLocale("en_IN")
needs_speech = pytest.mark.skipif(
    importlib.util.find_spec("PySide6.QtTextToSpeech") is None,
    reason="Qt's speech is an extra of its own, paydesk[speech]",
)


def test_without_qt_s_speech_nothing_is_said_and_nothing_breaks(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "PySide6.QtTextToSpeech", None)
    voice = Voice()
    assert not voice.say("Paid", INDIAN_ENGLISH)
    voice.stop()


@needs_speech
@pytest.mark.qt_log_ignore("pipewire", extend=True)
def test_a_voice_of_the_language_says_it(qtbot: QtBot) -> None:
    voice = Voice(engine="mock")
    assert voice.say("Paid: Rupees one thousand", INDIAN_ENGLISH)
    assert voice.speech().locale().language() == QLocale.Language.English
    state = type(voice.speech()).State
    assert voice.speech().state() is state.Speaking
    voice.stop()
    qtbot.waitUntil(lambda: voice.speech().state() is state.Ready)


@needs_speech
@pytest.mark.qt_log_ignore("pipewire", extend=True)
def test_a_language_that_no_voice_speaks_is_not_said_in_another(qtbot: QtBot) -> None:
    voice = Voice(engine="mock")
    assert not voice.say("भुगतान", QLocale("bho_IN"))
    assert voice.locale_for(QLocale("bho_IN")) is None


def test_the_engine_of_tests_is_never_used_at_a_counter() -> None:
    there = ["mock", "speechd", "flite"]
    assert Voice().usable_engines(there) == ["speechd", "flite"]
    assert Voice(engine="mock").usable_engines(there) == ["mock"]
