"""Builds the sounds of the counter from sine tones: small WAV files in resources/sounds, stored in the repository.

    python packaging/make_sounds.py

They differ in melody and rhythm, not only in pitch, so that they can be told apart at a loud counter.
"""

from __future__ import annotations

import io
import math
import struct
import wave
from collections.abc import Sequence
from pathlib import Path

RATE = 22_050
FOLDER = Path(__file__).resolve().parents[1] / "resources" / "sounds"
_LOUD = 0.5
_FADE_S = 0.008
"""Fade of each tone: one that starts or ends abruptly clicks."""

Tone = tuple[float, float, float]
"""Pitch in Hz (0: silence), length in seconds, speed of the decay (0: none)."""

SOUNDS: dict[str, Sequence[Tone]] = {
    # upwards, with a long last tone
    "paid": [(1046.5, 0.11, 2), (1318.5, 0.11, 2), (1568.0, 0.42, 6)],
    # late money, a decision to take: down, twice
    "paid_late": [(1046.5, 0.12, 1), (784.0, 0.12, 1), (0, 0.06, 0), (1046.5, 0.12, 1), (784.0, 0.30, 4)],
    # two low tones downwards
    "failed": [(311.1, 0.18, 0), (0, 0.04, 0), (233.1, 0.34, 1)],
    # three steps down
    "ran_out": [(659.3, 0.13, 2), (0, 0.05, 0), (587.3, 0.13, 2), (0, 0.05, 0), (493.9, 0.26, 4)],
    # one soft tone
    "minute": [(880.0, 0.22, 7)],
    # the same tone, three times and short
    "moment": [(880.0, 0.08, 3), (0, 0.07, 0), (880.0, 0.08, 3), (0, 0.07, 0), (880.0, 0.16, 6)],
    # a bill joins the list: two soft tones upwards
    "bill": [(659.3, 0.12, 6), (880.0, 0.24, 7)],
    # before each sound in practice, where no money is real
    "practice": [(196.0, 0.05, 8), (0, 0.07, 0), (196.0, 0.05, 8), (0, 0.15, 0)],
}


def samples(tones: Sequence[Tone]) -> list[int]:
    """Return the sound as 16 bit samples."""
    values: list[int] = []
    for pitch, length, fading in tones:
        count = round(length * RATE)
        for index in range(count):
            at, left = index / RATE, (count - index) / RATE
            edge = min(1.0, at / _FADE_S, left / _FADE_S)
            swing = math.sin(2 * math.pi * pitch * at) + 0.25 * math.sin(4 * math.pi * pitch * at)
            values.append(round(32_767 * _LOUD / 1.25 * edge * math.exp(-fading * at) * swing))
    return values


def wav(tones: Sequence[Tone]) -> bytes:
    """Return the sound as a mono WAV file."""
    data = io.BytesIO()
    with wave.open(data, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        values = samples(tones)
        file.writeframes(struct.pack(f"<{len(values)}h", *values))
    return data.getvalue()


def make(folder: Path = FOLDER) -> list[Path]:
    """Write all sounds into a folder; return the files."""
    folder.mkdir(parents=True, exist_ok=True)
    files = []
    for name, tones in SOUNDS.items():
        files.append(folder / f"{name}.wav")
        files[-1].write_bytes(wav(tones))
    return files


if __name__ == "__main__":
    for file in make():
        print(file)
