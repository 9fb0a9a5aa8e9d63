"""An observation in which nothing is so, and how numbers are put into it."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

# what stands for nothing: even money, no income, no gain, and 0 everywhere else
EVEN: Final = 127  # and the farthest that anybody is ahead or behind
NO_GAIN: Final = 8
BLANK: Final = b"\x7f" * 8 + b"\x0c" * 4 + b"\x08" * 10 + bytes(433)


def put(out: BytesWriter, place: i64, value: i64, most: i64) -> None:
    """Write a number from 0 to `most`; what is larger counts as `most`."""
    value = min(value, most)
    if value > 0:
        out[place] = u8(value)


def put_signed(out: BytesWriter, place: i64, value: i64, zero: i64, most: i64) -> None:
    """Write a number from -`zero` to `most`; what lies outside counts as the nearest of them."""
    value = min(value, most)
    value = max(value, -zero)
    out[place] = u8(zero + value)
