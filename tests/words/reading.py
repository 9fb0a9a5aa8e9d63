"""Reading Fluent files and the code that speaks through them, for the tests beside this file."""

from __future__ import annotations

import ast as python
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from fluent.syntax import FluentParser, ast, visitor

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "stammtisch"
MISTAKES = ("Mistake", "MissingExtra", "BrokenBot", "Misread")
MARK = "¤"  # stands where something is put into a text


class Variables(visitor.Visitor):
    """Collects the variables that a message speaks of."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 -- Fluent's name for it
        """Note one variable."""
        self.found.add(node.id.name)


class Texts(visitor.Visitor):
    """Collects the plain text of a message, piece by piece."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802 -- as above
        """Note one pattern, with a mark where something is put in."""
        pieces = [piece.value if isinstance(piece, ast.TextElement) else MARK for piece in node.elements]
        self.found.append("".join(pieces))
        self.generic_visit(node)


def folders() -> list[Path]:
    """Every folder of the package that holds sentences."""
    return sorted({file.parent for file in SOURCE.rglob("words/*.ftl")})


def entries(folder: Path, language: str, without: Sequence[str] = ()) -> Iterator[ast.EntryType]:
    """Everything in the files of one language, but for some of them."""
    files = sorted((*folder.glob(f"{language}.ftl"), *folder.glob(f"*.{language}.ftl")))
    for file in (file for file in files if file.name.split(".")[0] not in without):
        yield from FluentParser().parse(file.read_text(encoding="utf-8")).body


def messages(folder: Path, language: str, without: Sequence[str] = ()) -> list[ast.Message]:
    """The messages of one language."""
    return [entry for entry in entries(folder, language, without) if isinstance(entry, ast.Message)]


def variables(message: ast.Message) -> set[str]:
    """The variables that a message speaks of."""
    reader = Variables()
    reader.visit(message)
    return reader.found


def texts(message: ast.Message) -> list[str]:
    """The plain texts of a message, variant by variant."""
    reader = Texts()
    reader.visit(message)
    return reader.found


def spoken(folder: Path, language: str, without: Sequence[str] = ()) -> dict[str, set[str]]:
    """Each key of a language with its variables."""
    return {message.id.name: variables(message) for message in messages(folder, language, without)}


class Raised(NamedTuple):
    """A mistake that the code can raise, with what it tells about it."""

    key: str
    about: frozenset[str]
    where: str


def mistakes(*places: str) -> list[Raised]:
    """Every `Mistake("key", …)`, of whatever class, in some files or folders of the package."""
    return [raised for file in sources(*places) for raised in mistakes_in(file)]


def sources(*places: str) -> list[Path]:
    """The Python files in some files or folders of the package."""
    found = [SOURCE / place for place in places]
    return [file for place in found for file in (sorted(place.rglob("*.py")) if place.is_dir() else [place])]


def mistakes_in(file: Path) -> Iterator[Raised]:
    """Every mistake that one file can raise."""
    for node in python.walk(python.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, python.Call) and isinstance(node.func, python.Name) and node.func.id in MISTAKES:
            key = node.args[0]
            assert isinstance(key, python.Constant), f"{file}:{node.lineno}: a key must be written out"
            about = frozenset(str(keyword.arg) for keyword in node.keywords)
            yield Raised(str(key.value), about, f"{file.name}:{node.lineno}")


def strings(file: Path) -> Iterator[tuple[int, str]]:
    """Every string in a file that is no docstring, with its line."""
    tree = python.parse(file.read_text(encoding="utf-8"))
    docstrings = {id(node.value) for node in python.walk(tree) if isinstance(node, python.Expr)}
    for node in python.walk(tree):
        if isinstance(node, python.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
            yield node.lineno, node.value
