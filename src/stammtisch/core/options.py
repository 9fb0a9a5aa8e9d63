"""Rule differences as named options with their sources, and the editions that preset them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from stammtisch.core.mistakes import Mistake

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence


class Option(NamedTuple):
    """One question the printed rules answer differently or not at all."""

    name: str
    values: tuple[str, ...]
    source: str  # the row of the difference table or the question that it decides
    seats: int = 0  # the number of seats it matters for; 0: any


def resolve_options(
    options: Sequence[Option], presets: Mapping[str, str], chosen: Iterable[tuple[str, str]], seats: int
) -> dict[str, str]:
    """The value of every option: the edition's, or the one chosen on its own. Contradictions are mistakes."""
    values = dict(presets)
    taken: dict[str, str] = {}
    known = {option.name: option for option in options}
    for name, value in chosen:
        check(known, name, value, seats)
        if taken.setdefault(name, value) != value:
            raise Mistake("option-twice", option=name, first=taken[name], second=value)
        values[name] = value
    return values


def check(known: Mapping[str, Option], name: str, value: str, seats: int) -> None:
    """Refuse an option or a value that does not exist, or that cannot matter at this table."""
    option = known.get(name)
    if option is None:
        raise Mistake("unknown-option", option=name, known=", ".join(known))
    if value not in option.values:
        raise Mistake("unknown-value", option=name, value=value, known=", ".join(option.values))
    if option.seats not in (0, seats):
        raise Mistake("option-seats", option=name, needed=option.seats, seats=seats)


def split(text: str) -> tuple[str, str]:
    """`name=value` as typed on a command line."""
    name, equals, value = text.partition("=")
    if not equals:
        raise Mistake("option-form", text=text)
    return name.strip(), value.strip()
