"""The packed vector of the compiled build, and the list that stands in for it when interpreted.

Hot modules write `vec[i64]([0] * 8)`. mypyc turns that into librt's packed vector; interpreted, `vec[i64]` is
`list`, which CPython handles faster than the uncompiled vector (docs/speed.md).
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import vec
else:

    class vec:  # noqa: N801 -- it stands in for librt's, so it has its name
        """`vec[i64]` is a list when interpreted."""

        def __class_getitem__(cls, _item: object) -> type[list[int]]:
            """Return `list`, whatever the items are."""
            return list


__all__ = ["vec"]
