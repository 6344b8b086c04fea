"""Announces the results of sales with a tone, a flash and a voice; plays sounds.

The flash appears and disappears without blinking, so reduced motion needs no other one.
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
from paydesk.ui.widgets.card import ScreenFlash
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
from paydesk.ui.words.bills import listed_words

_LOG = logging.getLogger(__name__)
_TIMEOUT_S: Final = 5.0
"""Time after which a hanging player is killed."""
_QUEUE_MAX: Final = 3
"""Maximum number of queued sounds: a late sound would mislead."""
_PLAYERS: Final = (("afplay",), ("pw-play",), ("paplay",), ("aplay", "-q"))

Files = tuple[Path, ...]


def find_player() -> tuple[str, ...]:
    """Return the system's command that plays a file; () if there is none, and on Windows, which needs none."""
    for program, *options in _PLAYERS:
        found = shutil.which(program)
        if found is not None:
            return (found, *options)
    return ()


class Player:
    """Plays files in a thread, which starts with the first sound and ends with `stop`."""

    def __init__(self) -> None:
        self._waiting: queue.Queue[Files | None] = queue.Queue()
        self._thread: threading.Thread | None = None
        self._command: tuple[str, ...] | None = None
        self._child: subprocess.Popen[bytes] | None = None
        self._ended = threading.Event()

    def play(self, files: Sequence[Path]) -> None:
        """Queue files to be played in order; does not block."""
        if self._command is None:
            self._command = find_player()
        can_play = bool(self._command) or sys.platform == "win32"
        if not can_play or self._ended.is_set() or self._waiting.qsize() >= _QUEUE_MAX:
            return
        self._waiting.put(tuple(files))
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="paydesk-sound", daemon=True)
            self._thread.start()

    def stop(self) -> None:
        """Stop playing, and the thread."""
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
            with subprocess.Popen(  # noqa: S603 - a fixed command and one of our own files
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
            _LOG.info("Sound player cannot be started")
        self._child = None


_MOCK_ENGINE: Final = "mock"
"""Qt's silent engine, for tests."""


class Voice(QObject):
    """Speaks texts by Qt. `engine`: an engine's name, or "" for the system's."""

    def __init__(self, parent: QObject | None = None, *, engine: str = "") -> None:
        super().__init__(parent)
        self._engine = engine
        self._is_loaded = False
        self._speech: Any = None

    def speech(self) -> Any:  # noqa: ANN401 - a QTextToSpeech; the module is optional
        """Return the QTextToSpeech, created on first use; None if there is none."""
        if not self._is_loaded:
            self._is_loaded = True
            self._speech = self._create()
        return self._speech

    def _create(self) -> Any:  # noqa: ANN401 - as above
        try:
            kind = importlib.import_module("PySide6.QtTextToSpeech").QTextToSpeech
        except ImportError:
            _LOG.info("QtTextToSpeech is not installed; amounts are not spoken")
            return None
        usable = self.usable_engines(kind.availableEngines())
        return kind(usable[0], self) if usable else None

    def usable_engines(self, available: Sequence[str]) -> list[str]:
        """Return the engines that may be used."""
        return [name for name in available if (name == self._engine if self._engine else name != _MOCK_ENGINE)]

    def locale_for(self, language: QLocale) -> QLocale | None:
        """Return the locale of a voice for this language, if possible of the same country; None without one."""
        speech = self.speech()
        if speech is None:
            return None
        same = [locale for locale in speech.availableLocales() if locale.language() == language.language()]
        return next((locale for locale in same if locale.territory() == language.territory()), next(iter(same), None))

    def say(self, words: str, language: QLocale) -> bool:
        """Start speaking; return False without a voice for the language. Does not block."""
        locale = self.locale_for(language)
        if locale is None:
            return False
        speech = self.speech()
        speech.setLocale(locale)
        speech.say(words)
        return True

    def stop(self) -> None:
        if self._speech is not None:
            self._speech.stop()


_ANNOUNCEMENTS: Final[Mapping[News, tuple[str, str]]] = {
    News.MINUTE: (QT_TRANSLATE_NOOP("Sound", "Less than a minute left to pay"), "warn"),
    News.MOMENT: (QT_TRANSLATE_NOOP("Sound", "Twenty seconds left to pay"), "warn"),
    News.RAN_OUT: (QT_TRANSLATE_NOOP("Sound", "QR expired"), "warn"),
    News.FAILED: (QT_TRANSLATE_NOOP("Sound", "Not ready to be paid. Look at the screen"), "bad"),
    News.PAID: (QT_TRANSLATE_NOOP("Sound", "Paid: {amount}"), "ok"),
    News.PAID_LATE: (QT_TRANSLATE_NOOP("Sound", "Paid late: {amount}. Look at the screen"), "late_fill"),
}
"""Text and colour of each announcement."""
_PAID_ELSEWHERE: Final = (QT_TRANSLATE_NOOP("Sound", "Another sale is paid: {amount}"), "brand")
"""For a sale set aside that is paid while another is in front: the customer must not take it for theirs."""
_TONE_MS: Final = 700
_PRACTICE_MS: Final = 350
"""Durations of the tones; the voice starts after them."""


@dataclass(frozen=True, slots=True)
class Announcement:
    """The last announcement, which can be repeated."""

    tone: str
    colour: str
    spoken: str
    shown: Words


class Announcer(QObject):
    """Announces changes of every sale, and each second the remaining time of the sale in front."""

    def __init__(self, host: Host, parent: QObject) -> None:
        super().__init__(parent)
        self._host = host
        self._announced: dict[str, NotifiedStage] = {}
        self._front_sale_id = ""
        """The sale that was in front at the last refresh."""
        self._last: Announcement | None = None
        self.player = Player()
        self.voice = Voice(self)
        self.flash = ScreenFlash(host.frame)
        self._spoken = ""
        self._after_tone = QTimer(self, singleShot=True)
        self._after_tone.timeout.connect(self.on_tone_over)
        host.sale_store.sale_changed.connect(self.on_sale_changed)
        host.sale_store.became_paid.connect(self.on_became_paid)
        host.sale_store.loaded.connect(self.on_loaded)
        self.on_loaded()

    def close(self) -> None:
        """Stop all sounds."""
        self._after_tone.stop()
        self.player.stop()
        self.voice.stop()

    # What is new ----------------------------------------------------------------------------------------------------

    @Slot()
    def on_loaded(self) -> None:
        """Take the state of loaded sales as announced already."""
        sales = self._host.sale_store.sales
        self._announced = {
            sale.sale_id: self._announced.get(sale.sale_id)
            or NotifiedStage(sale.attempt, News.PAID_LATE if sale.phase is Phase.PAID else None)
            for sale in sales.values()
        }

    @Slot(object)
    def on_sale_changed(self, sale: Sale) -> None:
        self._check_sale(sale, clock.now_ms())

    @Slot(object)
    def on_became_paid(self, sale: Sale) -> None:
        """Announce a new payment on the shop's QR, which was never seen unpaid."""
        if sale.is_static:
            self._announce(News.PAID, sale, clock.now_ms())

    def refresh(self, now: int) -> None:
        """Check the sale in front; a sale that was reopened is not announced."""
        sale = self._host.current_sale.get()
        comes_back = sale is not None and sale.sale_id != self._front_sale_id
        self._front_sale_id = "" if sale is None else sale.sale_id
        if comes_back:
            self.flash.hide()  # it belonged to another sale
        if sale is not None:
            self._check_sale(sale, now, aloud=not comes_back)

    def _check_sale(self, sale: Sale, now: int, *, aloud: bool = True) -> None:
        self._announced[sale.sale_id], news = next_notification(self._announced.get(sale.sale_id), sale, now)
        if news is not None and aloud and (news in FINAL_NEWS or sale.sale_id == self._front_sale_id):
            self._announce(news, sale, now)

    # Telling --------------------------------------------------------------------------------------------------------

    def _announce(self, news: News, sale: Sale, now: int) -> None:
        elsewhere = news is News.PAID and self._is_elsewhere(sale)
        source, colour = _PAID_ELSEWHERE if elsewhere else _ANNOUNCEMENTS[news]
        amount = "" if sale.amount is None else amount_in_words(sale.amount) or money_words(sale.amount)
        spoken = translate("Sound", source).format(amount=amount)  # in words: voices read digits differently
        title = translate("Sound", source).format(amount=money_words(sale.amount))
        shown = Words(title, translate("Sound", "Said at {time}").format(time=clock_time(now)))
        self._last = Announcement(news.value, colour, spoken, shown)
        self._play(self._last, self._host.settings.sounds)
        if news in WARNINGS:  # other news are announced by the widgets that show them
            announce(self._host.frame, spoken, urgent=news is News.MOMENT)

    def _is_elsewhere(self, sale: Sale) -> bool:
        """Return True if another customer is in front."""
        if sale.is_static and self._host.static_qr is not None:
            return not self._host.static_qr.is_expected(sale)
        front = self._host.current_sale.get()
        return front is not None and front.sale_id != sale.sale_id

    def _play(self, announcement: Announcement, sounds: Sounds) -> None:
        self.flash.show_colour(announcement.colour)
        self._play_sound(announcement, sounds)

    def _play_sound(self, announcement: Announcement, sounds: Sounds) -> None:
        kind = self._host.service_kind
        practice = kind is not ServiceKind.LIVE
        if sounds.on:
            tones = ("practice", announcement.tone) if practice else (announcement.tone,)
            self.player.play([assets.path(f"sounds/{tone}.wav") for tone in tones])
        if sounds.spoken:
            self._spoken = marked(kind, announcement.spoken)
            self._after_tone.start(_TONE_MS + _PRACTICE_MS * practice if sounds.on else 0)

    @Slot()
    def on_tone_over(self) -> None:
        """Start the voice."""
        self.voice.say(self._spoken, words_locale())

    @Slot(object)
    def on_bill_listed(self, sale: Sale) -> None:
        """Announce a program's bill that waits in the list; without a flash, which is of the sale in front."""
        words = listed_words(sale)
        self._play_sound(Announcement("bill", "brand", words.title, words), self._host.settings.sounds)

    def repeat(self) -> None:
        """Repeat the last announcement: sound, flash and notice."""
        shown = Words(translate("Sound", "Nothing was announced yet"), translate("Sound", "The first payment will be."))
        if self._last is not None:
            shown = self._last.shown
            self._play(self._last, self._host.settings.sounds)
        self._host.frame.notices.post(shown)

    @Slot(object)
    def on_test_requested(self, sounds: Sounds) -> None:
        """Play an example payment with these Sounds."""
        words = translate("Sound", "This is how Paydesk sounds")
        self._play(Announcement(News.PAID.value, "ok", words, Words("", "")), sounds)
