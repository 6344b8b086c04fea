"""Tells of what comes of sales: a tone, a flash, a voice; warns before the time of a code is over. And what plays.

The flash stands still and goes: nothing blinks or moves, so it is the same where people asked for less motion.
"""

from __future__ import annotations

import contextlib
import importlib
import logging
import queue
import shutil
import subprocess
import sys
import threading
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QLocale, QObject, QTimer, Slot

from paydesk import assets
from paydesk.domain.sale.news import FINAL_NEWS, WARNINGS, News, NotifiedStage, next_notification
from paydesk.domain.sale.sale import Phase, Sale
from paydesk.domain.settings.service_kind import ServiceKind
from paydesk.domain.settings.settings import Sounds
from paydesk.ui import clock
from paydesk.ui.host import Host
from paydesk.ui.widgets.accessible import announce
from paydesk.ui.widgets.card import Flash
from paydesk.ui.words.base import (
    QT_TRANSLATE_NOOP,
    Words,
    amount_in_words,
    clock_time,
    marked,
    money_words,
    translate,
    words_locale,
)

_LOG = logging.getLogger(__name__)
_TIMEOUT_S: Final = 5.0
"""A player that hangs (a sound server that does not answer) is ended after so long."""
_QUEUE_MAX: Final = 3
"""A sound that comes much later than what it tells of misleads."""
_PLAYERS: Final = (("afplay",), ("pw-play",), ("paplay",), ("aplay", "-q"))

Files = tuple[Path, ...]


def find_player() -> tuple[str, ...]:
    """The system's command that plays a file; () where there is none, or (on Windows) none is needed."""
    for program, *options in _PLAYERS:
        found = shutil.which(program)
        if found is not None:
            return (found, *options)
    return ()


class Player:
    """Its thread begins with the first sound and ends with `stop`."""

    def __init__(self) -> None:
        self._waiting: queue.Queue[Files | None] = queue.Queue()
        self._thread: threading.Thread | None = None
        self._command: tuple[str, ...] | None = None
        self._child: subprocess.Popen[bytes] | None = None
        self._ended = threading.Event()

    def play(self, files: Sequence[Path]) -> None:
        """Play these one after the other, after what is being played; returns at once."""
        if self._command is None:
            self._command = find_player()
        can = bool(self._command) or sys.platform == "win32"
        if not can or self._ended.is_set() or self._waiting.qsize() >= _QUEUE_MAX:
            return
        self._waiting.put(tuple(files))
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="paydesk-sound", daemon=True)
            self._thread.start()

    def stop(self) -> None:
        """Nothing more is heard."""
        self._ended.set()
        self._waiting.put(None)
        child = self._child
        if child is not None:
            with contextlib.suppress(OSError):
                child.kill()
        if self._thread is not None:
            self._thread.join(1.0)

    def _run(self) -> None:
        command = self._command or ()
        while (files := self._waiting.get()) is not None:
            for file in files:
                if not self._ended.is_set():
                    self._play(command, file)

    def _play(self, command: tuple[str, ...], file: Path) -> None:
        if sys.platform == "win32":
            import winsound

            with contextlib.suppress(RuntimeError):  # no loudspeaker
                winsound.PlaySound(str(file), winsound.SND_FILENAME | winsound.SND_NODEFAULT)
            return
        try:
            with subprocess.Popen(  # noqa: S603 - the system's own player, and a file of ours
                [*command, str(file)],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            ) as self._child:
                try:
                    self._child.wait(_TIMEOUT_S)
                except subprocess.TimeoutExpired:
                    self._child.kill()
        except OSError:
            _LOG.info("the system's player cannot be started: no sound")
        self._child = None


_MOCK_ENGINE: Final = "mock"
"""Qt's engine that says nothing; only a test asks for it."""


class Voice(QObject):
    """`engine`: the one of Qt's to be used; "" for the system's own."""

    def __init__(self, parent: QObject | None = None, *, engine: str = "") -> None:
        super().__init__(parent)
        self._engine = engine
        self._is_loaded = False
        self._speech: Any = None

    def speech(self) -> Any:  # noqa: ANN401 - a QTextToSpeech, which need not be installed
        """Qt's speech, looked for once; None where there is none."""
        if not self._is_loaded:
            self._is_loaded = True
            self._speech = self._create()
        return self._speech

    def _create(self) -> Any:  # noqa: ANN401 - as above
        try:
            kind = importlib.import_module("PySide6.QtTextToSpeech").QTextToSpeech
        except ImportError:
            _LOG.info("Qt's speech is not installed: amounts are not spoken")
            return None
        usable = self.usable_engines(kind.availableEngines())
        return kind(usable[0], self) if usable else None

    def usable_engines(self, available: Sequence[str]) -> list[str]:
        """Those of Qt's engines that may be used."""
        return [name for name in available if (name == self._engine if self._engine else name != _MOCK_ENGINE)]

    def locale_for(self, language: QLocale) -> QLocale | None:
        """The locale of a voice that speaks this language, of its own country where there is one; None for none."""
        speech = self.speech()
        if speech is None:
            return None
        same = [locale for locale in speech.availableLocales() if locale.language() == language.language()]
        return next((locale for locale in same if locale.territory() == language.territory()), next(iter(same), None))

    def say(self, words: str, wanted: QLocale) -> bool:
        """Begin to say `words`; whether there is a voice for their language. It never waits."""
        locale = self.locale_for(wanted)
        if locale is None:
            return False
        speech = self.speech()
        speech.setLocale(locale)
        speech.say(words)
        return True

    def stop(self) -> None:
        """Be silent at once."""
        if self._speech is not None:
            self._speech.stop()


_ANNOUNCEMENTS: Final[Mapping[News, tuple[str, str]]] = {
    News.MINUTE: (QT_TRANSLATE_NOOP("Sound", "Less than a minute left to pay"), "warn"),
    News.MOMENT: (QT_TRANSLATE_NOOP("Sound", "Twenty seconds left to pay"), "warn"),
    News.RAN_OUT: (QT_TRANSLATE_NOOP("Sound", "The code has run out"), "warn"),
    News.FAILED: (QT_TRANSLATE_NOOP("Sound", "Not ready to be paid. Look at the screen"), "bad"),
    News.PAID: (QT_TRANSLATE_NOOP("Sound", "Paid: {amount}"), "ok"),
    News.PAID_LATE: (QT_TRANSLATE_NOOP("Sound", "Paid late: {amount}. Look at the screen"), "late_fill"),
}
"""Its words and its colour."""
_PAID_ELSEWHERE: Final = (QT_TRANSLATE_NOOP("Sound", "Another sale is paid: {amount}"), "brand")
"""Money of a sale that was put aside, while the next customer's is in front: nobody may take it for theirs."""
_TONE_MS: Final = 700
_PRACTICE_MS: Final = 350
"""How long the tones last, after which the voice begins."""


@dataclass(frozen=True, slots=True)
class Announcement:
    """What was told last, for whoever did not hear it."""

    tone: str
    colour: str
    spoken: str
    shown: Words


class Announcer(QObject):
    """Looks at every sale that changes, and each second at the one in front."""

    def __init__(self, host: Host, parent: QObject) -> None:
        super().__init__(parent)
        self._host = host
        self._announced: dict[str, NotifiedStage] = {}
        self._front_sale_id = ""
        """The sale that was in front when it was looked at last."""
        self._last: Announcement | None = None
        self.player = Player()
        self.voice = Voice(self)
        self.flash = Flash(host.frame)
        self._spoken = ""
        self._after_tone = QTimer(self, singleShot=True)
        self._after_tone.timeout.connect(self.on_tone_over)
        host.sale_store.sale_changed.connect(self.on_sale_changed)
        host.sale_store.loaded.connect(self.on_loaded)
        self.on_loaded()

    def close(self) -> None:
        """The window closes."""
        self._after_tone.stop()
        self.player.stop()
        self.voice.stop()

    # What is new ----------------------------------------------------------------------------------------------------

    @Slot()
    def on_loaded(self) -> None:
        """Sales came from the journal, or went: what they were by then is no news."""
        sales = self._host.sale_store.sales
        self._announced = {
            sale.sale_id: self._announced.get(sale.sale_id)
            or NotifiedStage(sale.attempt, News.PAID_LATE if sale.phase is Phase.PAID else None)
            for sale in sales.values()
        }

    @Slot(object)
    def on_sale_changed(self, sale: Sale) -> None:
        """One more fact of a sale."""
        self._check_sale(sale, clock.now_ms())

    def refresh(self, now: int) -> None:
        """Time went on: is the code in front about to end? One that was put aside comes back without a sound."""
        sale = self._host.current_sale.get()
        comes_back = sale is not None and sale.sale_id != self._front_sale_id
        self._front_sale_id = "" if sale is None else sale.sale_id
        if comes_back:
            self.flash.hide()  # the colour of another sale's end
        if sale is not None:
            self._check_sale(sale, now, aloud=not comes_back)

    def _check_sale(self, sale: Sale, now: int, *, aloud: bool = True) -> None:
        self._announced[sale.sale_id], news = next_notification(self._announced.get(sale.sale_id), sale, now)
        if news is not None and aloud and (news in FINAL_NEWS or sale.sale_id == self._front_sale_id):
            self._announce(news, sale, now)

    # Telling --------------------------------------------------------------------------------------------------------

    def _announce(self, news: News, sale: Sale, now: int) -> None:
        front = self._host.current_sale.get()
        elsewhere = news is News.PAID and front is not None and front.sale_id != sale.sale_id
        said, colour = _PAID_ELSEWHERE if elsewhere else _ANNOUNCEMENTS[news]
        amount = "" if sale.amount is None else amount_in_words(sale.amount) or money_words(sale.amount)
        spoken = translate("Sound", said).format(amount=amount)  # in words: every voice reads figures in its own way
        title = translate("Sound", said).format(amount=money_words(sale.amount))
        shown = Words(title, translate("Sound", "Said at {time}").format(time=clock_time(now)))
        self._last = Announcement(news.value, colour, spoken, shown)
        self._play(self._last, self._host.settings.sounds)
        if news in WARNINGS:  # the rest is told by the strip, the page, or the bar of alarms
            announce(self._host.frame, spoken, urgent=news is News.MOMENT)

    def _play(self, what: Announcement, sounds: Sounds) -> None:
        self.flash.show_colour(what.colour)
        kind = self._host.service_kind
        practice = kind is not ServiceKind.LIVE
        if sounds.on:
            tones = ("practice", what.tone) if practice else (what.tone,)
            self.player.play([assets.path(f"sounds/{tone}.wav") for tone in tones])
        if sounds.spoken:
            self._spoken = marked(kind, what.spoken)
            self._after_tone.start(_TONE_MS + _PRACTICE_MS * practice if sounds.on else 0)

    @Slot()
    def on_tone_over(self) -> None:
        """The tone was heard: now its words."""
        self.voice.say(self._spoken, words_locale())

    def repeat(self) -> None:
        """The last announcement once more: seen, heard and read out."""
        shown = Words(translate("Sound", "Nothing was announced yet"), translate("Sound", "The first payment will be."))
        if self._last is not None:
            shown = self._last.shown
            self._play(self._last, self._host.settings.sounds)
        self._host.frame.notices.post(shown)

    @Slot(object)
    def on_test_requested(self, sounds: Sounds) -> None:
        """Somebody wants to hear it, with these Sounds: as if a payment came, but for the words."""
        words = translate("Sound", "This is how Paydesk sounds")
        self._play(Announcement(News.PAID.value, "ok", words, Words("", "")), sounds)
