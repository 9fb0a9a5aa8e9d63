"""What is wrong with a sentence, whatever it is about: address, questions, plurals, signs."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from fluent.syntax import ast

from tests.words.reading import MARK

if TYPE_CHECKING:
    from collections.abc import Iterator

# A question to the reader speaks to the reader; what is asked about a rule or about the table in general does not.
ADDRESS = {
    "en": r"\b[Yy]our?\b|\bI\b",
    "de": r"\b([Dd]u|[Dd]ir|[Dd]ich|[Dd]ein\w*|mir|ich)\b",
    "fr": r"\b[Vv]ous\b|\bmoi\b|\bje\b",
}
GENERAL = ("option-", "ruling-", "ui-seats", "ui-who-", "ui-edition", "how-")
PRINTED = ("how-", "card-", "ui-box-")  # numbers of the box, which are never one

SIGNS = {
    "en": [r"[\"'`]", r"  ", r"\.\.\.", r" --? ", r"[ \u00a0\u202f][;:!?]", r"[„«»]"],
    "de": [r"[\"'`]", r"  ", r"\.\.\.", r" --? ", r"[ \u00a0\u202f][;:!?]", r"[”«»]"],
    "fr": [
        r"[\"'`]", r"  ", r"\.\.\.", r" --? ", r"[“”„]",
        r"[ \u00a0][;:!?»]", r"«(?!\u202f)", r"[^\s\u202f(][;!?»]", r"\w[\u00a0 ]%",
        r"(?<!« )\b[^\W\d]+:(?=\s)(?![^«]*»)",
    ],
}  # fmt: skip

# After a sign comes what to do: in the imperative, not in the infinitive.
DO = "choisir|prendre|garder|écrire|corriger|répondre|attendre|ajouter|essayer|retirer|mettre|supprimer|placer"
TELEGRAPHIC = {
    "de": [
        r"\bbitte (?:\S+ )*\w+(?:en|ern|eln)\b[.;]",
        r"[;:] (?:erst )?(?:\S+ ){1,4}\w+(?:wählen|nehmen|eingeben|weglassen|beantworten)[.]",
    ],
    "fr": [rf"[;.]\s(?:en |l’|la |le |les |ne )?(?:{DO})\b"],
}

# Variables that count things; seats, people and columns are never one.
COUNTED = {
    "count", "cards", "amount", "price", "markers", "income", "stock", "letters", "coins", "keys", "games", "deals",
    "decisions", "lines", "bots", "problems", "left", "pile", "ready", "have", "need", "shares", "days", "rounds",
    "moves", "steps", "players", "minutes",
}  # fmt: skip
# One and many are alike, or a unit follows, or no thing that is counted.
ALIKE = {
    "en": r" (of|more|more score|and|seen|or|to|by|face|as|for|s\b)",
    "de": r" (Taler|Spieler|Schlüssel|von|und|oder|bis|mehr|müssen|gesehene|verdeckt|als|für|s\b)",
    "fr": r" (de|sur|et|ou|à|fois|pour|s\b)",
}


def faults(language: str, message: ast.Message) -> list[str]:
    """All that is wrong with a message."""
    found = list(uncounted(language, message))
    for text in texts_of(message.value):
        found += [f"sign: {text!r}" for pattern in SIGNS[language] if re.search(pattern, text)]
        found += [f"telegraphic: {text!r}" for pattern in TELEGRAPHIC.get(language, ()) if re.search(pattern, text)]
        found += [f"no address: {one!r}" for one in questions(text) if not addressed(language, message.id.name, one)]
    return found


def addressed(language: str, key: str, question: str) -> bool:
    """Whether a question speaks to the reader, if it must."""
    return key.startswith(GENERAL) or bool(re.search(ADDRESS[language], question))


def questions(text: str) -> list[str]:
    """The questions in a text, each a whole sentence."""
    sentences = re.findall(r"[^.!?]+[.!?]?", re.sub(r"\([^)]*\)|[„“«][^“”»]*[“”»]", "", text))
    return [one.strip() for one in sentences if one.endswith("?")]


def texts_of(pattern: ast.Pattern | None) -> Iterator[str]:
    """The texts of a pattern, variant by variant, with a mark where something is put in."""
    if pattern is None:
        return
    yield "".join(piece.value if isinstance(piece, ast.TextElement) else MARK for piece in pattern.elements)
    for select in selects(pattern):
        for variant in select.variants:
            yield from texts_of(variant.value)


def selects(pattern: ast.Pattern) -> list[ast.SelectExpression]:
    """The choices that a pattern makes."""
    inner = [piece.expression for piece in pattern.elements if isinstance(piece, ast.Placeable)]
    return [one for one in inner if isinstance(one, ast.SelectExpression)]


def uncounted(language: str, message: ast.Message) -> Iterator[str]:
    """Numbers before a noun that has no plural of its own."""
    if message.value is not None and not message.id.name.startswith(PRINTED):
        yield from counting(language, message.value, frozenset())


def counting(language: str, pattern: ast.Pattern, chosen: frozenset[str]) -> Iterator[str]:
    """The same below a choice by some of the variables."""
    for piece, after in zip(pattern.elements, [*pattern.elements[1:], None], strict=True):
        name = number(piece)
        text = after.value if isinstance(after, ast.TextElement) else ""
        noun = re.match(r"[ \u00a0\u202f][^\W\d_]", text) and not re.match(ALIKE[language], text)
        if name in COUNTED - chosen and noun:
            yield f"no plural: {name} before {text.strip()!r}"
    for select in selects(pattern):
        by = select.selector
        below = chosen | {by.id.name} if isinstance(by, ast.VariableReference) else chosen
        for variant in select.variants:
            yield from counting(language, variant.value, below)


def number(piece: object) -> str:
    """The variable that a piece puts in, as it is or as a number."""
    inner = piece.expression if isinstance(piece, ast.Placeable) else None
    if isinstance(inner, ast.FunctionReference) and inner.arguments.positional:
        inner = inner.arguments.positional[0]
    return inner.id.name if isinstance(inner, ast.VariableReference) else ""
