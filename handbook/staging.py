"""Lays the handbook out for the generator: the pages of docs/, and those written from code, words and notebooks."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

from handbook import commands, notebook, reference, rules
from handbook.nav import as_toml, filled

ROOT: Final = Path(__file__).parents[1]
HERE: Final = Path(__file__).parent
FONTS: Final = (
    "@fontsource/lora/files/lora-latin-600-normal.woff2",
    "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2",
)
NOTEBOOK: Final = ROOT / "examples" / "going_first.ipynb"


def stage(folder: Path) -> None:
    """Put everything into a folder: settings, pages, look."""
    pages = folder / "docs"
    shutil.copytree(ROOT / "docs", pages)
    write(pages / "contributing.md", contributing())
    write(pages / "changelog.md", changelog())
    write(pages / "tutorials" / "notebook.md", notebook.as_page(notebook.read(NOTEBOOK)))
    write(pages / "reference" / "commands.md", commands.page())
    for name, text in {**reference.pages(), **rules.pages()}.items():
        write(pages / name, text)
    copy_look(pages / "look")
    settings = (HERE / "zensical.toml").read_text(encoding="utf-8")
    navigation = as_toml(filled(rules.navigation()))
    write(folder / "zensical.toml", settings.replace('"NAV"', navigation).replace("SOURCES", str(ROOT / "src")))


def write(file: Path, text: str) -> None:
    """A file, and the folder that it is in."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def contributing() -> str:
    """CONTRIBUTING.md, which stands outside of docs/."""
    return (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").replace("](docs/", "](")


def changelog() -> str:
    """The changelog, with what the next release will say at the top."""
    before, heading, after = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8").partition("\n## ")
    fragments = [file for file in sorted((ROOT / "changes.d").glob("*.md")) if file.name != "README.md"]
    coming = "\n".join(f"- {as_item(file.read_text(encoding='utf-8'))}" for file in fragments)
    return f"{before}\n## Since the last release\n\n{coming}\n{heading}{after}"


def as_item(text: str) -> str:
    """A fragment as an item of a list, its links seen from the site."""
    return " ".join(text.removeprefix("- ").split()).replace("](docs/", "](")


def copy_look(folder: Path) -> None:
    """Our colours, and the typefaces of the page."""
    folder.mkdir()
    shutil.copy2(HERE / "look.css", folder)
    shutil.copy2(ROOT / "web" / "public" / "icon.svg", folder)
    for font in FONTS:
        shutil.copy2(ROOT / "web" / "node_modules" / font, folder)
