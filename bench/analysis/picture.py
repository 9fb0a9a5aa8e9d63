"""A reliability picture: what was foretold, left to right, and how often it happened, upwards; as a small SVG."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from stammtisch.analysis.fitting import Bucket

    Panels = Mapping[str, Mapping[str, Sequence[Bucket]]]  # by title, and by kind of chance

SIDE: Final = 200  # of a panel
EDGE: Final = 44
COLOURS: Final = {"own": "#b5622a", "open": "#2f6f8f"}
CALLED: Final = {"own": "from each seat's own knowledge", "open": "all cards open"}
AXES: Final = (0, 25, 50, 75, 100)  # per cent


def draw(file: Path, panels: Panels) -> None:
    """Write the picture: a panel for each number of seats, the diagonal, and a line of points for each kind."""
    wide = EDGE + len(panels) * (SIDE + EDGE)
    parts = [panel(EDGE + place * (SIDE + EDGE), title, kinds) for place, (title, kinds) in enumerate(panels.items())]
    legend = [
        f'<g fill="{COLOURS[kind]}"><circle cx="{EDGE + place * 220}" cy="{SIDE + 86}" r="4"/>'
        f'<text x="{EDGE + 10 + place * 220}" y="{SIDE + 90}">{words}</text></g>'
        for place, (kind, words) in enumerate(CALLED.items())
    ]
    size = f'viewBox="0 0 {wide} {SIDE + 104}" width="{wide}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="sans-serif" font-size="11">'
    paper = f'<rect width="{wide}" height="{SIDE + 104}" fill="#fff"/>'
    text = "\n".join([head, paper, *parts, *legend, "</svg>"])
    file.write_text(text + "\n", encoding="utf-8")


def panel(left: int, title: str, kinds: Mapping[str, Sequence[Bucket]]) -> str:
    """One square with its axes."""
    bottom = SIDE + 36
    lines = [f'<text x="{left}" y="24" font-weight="bold">{title}</text>']
    lines.append(f'<path d="M{left} {bottom}v-{SIDE}h{SIDE}v{SIDE}zl{SIDE} -{SIDE}" fill="none" stroke="#999"/>')
    for percent in AXES:
        shift = SIDE * percent // 100
        lines.append(f'<text x="{left + shift}" y="{bottom + 14}" text-anchor="middle">{percent}</text>')
        lines.append(f'<text x="{left - 4}" y="{bottom - shift + 4}" text-anchor="end">{percent}</text>')
    lines.append(f'<text x="{left + SIDE // 2}" y="{bottom + 28}" text-anchor="middle">foretold, %</text>')
    for kind, buckets in kinds.items():
        spots = [(left + SIDE * each.foretold, bottom - SIDE * each.happened) for each in buckets]
        points = " ".join(f"{x:.1f},{y:.1f}" for x, y in spots)
        lines.append(f'<polyline points="{points}" fill="none" stroke="{COLOURS[kind]}"/>')
        lines += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{COLOURS[kind]}"/>' for x, y in spots]
    return "\n".join(lines)
