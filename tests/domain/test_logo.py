"""The shop's logo: what is no small picture is refused by its head, without decoding it."""

from __future__ import annotations

from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paydesk.domain.settings.logo import LOGO_MAX_BYTES, LOGO_MAX_SIDE, is_logo


def png(width: int, height: int, *, more: int = 0) -> bytes:
    head = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + width.to_bytes(4) + height.to_bytes(4)
    return head + bytes(more)


def jpeg(width: int, height: int, *, marker: int = 0xC0) -> bytes:
    frame = b"\x08" + height.to_bytes(2) + width.to_bytes(2) + b"\x03"
    return b"\xff\xd8\xff\xe0\0\x04\0\0" + bytes([0xFF, marker]) + (2 + len(frame)).to_bytes(2) + frame


PNG: Final = png(200, 80)


@pytest.mark.parametrize(
    ("data", "accepted"),
    [
        (PNG, True),
        (png(LOGO_MAX_SIDE, 1), True),
        (png(LOGO_MAX_SIDE + 1, 1), False),
        (png(0, 10), False),
        (png(10, 10, more=LOGO_MAX_BYTES), False),
        (PNG[:18], False),
        (jpeg(200, 80), True),
        (jpeg(200, 80, marker=0xC2), True),
        (jpeg(200, LOGO_MAX_SIDE + 1), False),
        (jpeg(200, 80, marker=0xC4), False),
        (jpeg(200, 80)[:12], False),
        (b"\xff\xd8\xff", False),
        (b"GIF89a", False),
        (b"<svg xmlns='http://www.w3.org/2000/svg'/>", False),
        (b"", False),
    ],
)
def test_a_logo_is_a_small_png_or_jpeg(data: bytes, *, accepted: bool) -> None:
    assert is_logo(data) is accepted


@given(st.binary(max_size=60), st.sampled_from([b"", PNG[:16], b"\xff\xd8\xff"]))
def test_no_bytes_are_too_odd(data: bytes, head: bytes) -> None:
    assert is_logo(head + data) in {True, False}
