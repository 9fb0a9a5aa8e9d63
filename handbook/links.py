"""Looks at a built site as a browser would: every link leads somewhere, and nothing is fetched from outside."""

from __future__ import annotations

from html.parser import HTMLParser
from typing import TYPE_CHECKING, Final
from urllib.parse import unquote, urljoin, urlsplit

from handbook.finishing import AT

if TYPE_CHECKING:
    from pathlib import Path

FETCHED: Final = {"script": "src", "img": "src", "link": "href", "iframe": "src", "source": "src"}
HOUSE: Final = "http://house"  # stands for whoever serves it


class Page(HTMLParser):
    """The links of a page, what it fetches, and the names that one can jump to."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.fetched: list[str] = []
        self.names: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note what this tag names, links to or fetches."""
        found = {name: value or "" for name, value in attrs}
        self.names |= {found[name] for name in ("id", "name") if name in found}
        if tag == "a" and "href" in found:
            self.links.append(found["href"])
        if tag in FETCHED and FETCHED[tag] in found and found.get("rel") != "canonical":
            self.fetched.append(found[FETCHED[tag]])


def address(site: Path, file: Path) -> str:
    """Where a file of the site is served."""
    return HOUSE + AT + file.relative_to(site).as_posix().removesuffix("index.html")


def broken(site: Path) -> list[str]:
    """A line for every link, anchor and fetched file that is not there, and for whatever is fetched from elsewhere."""
    files = {address(site, file): file for file in site.rglob("*") if file.is_file()}
    pages = {at: Page(file.read_text(encoding="utf-8")) for at, file in files.items() if file.suffix == ".html"}
    lines = [
        f"{at.removeprefix(HOUSE)}: {target}"
        for at, page in pages.items()
        for target in [*page.links, *page.fetched]
        if not leads_somewhere(urljoin(at, target), files, pages, fetched=target in page.fetched)
    ]
    return sorted(set(lines))


def leads_somewhere(target: str, files: dict[str, Path], pages: dict[str, Page], *, fetched: bool) -> bool:
    """Whether a target is in the site, anchor and all; links, not fetched files, may also lead out of it."""
    whole, _, anchor = target.partition("#")
    if not whole.startswith(HOUSE + AT):
        return not fetched and (urlsplit(whole).scheme in ("https", "mailto") or whole == HOUSE + "/")
    if whole not in files:
        return False
    return not anchor or whole not in pages or unquote(anchor) in pages[whole].names
