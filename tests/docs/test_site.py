"""The handbook as it was built: whole, sound, in no need of anybody else. `make docs` builds it."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest

import stammtisch
from handbook import rules
from handbook.finishing import adopt_search_style, finish
from handbook.links import broken
from handbook.nav import NAV, filled, pages
from stammtisch.core.rulebook import rules_in, rulings_in
from stammtisch.core.words import LANGUAGES
from tasks.package import SITE

ROOT = Path(__file__).parents[2]
WRITTEN = {"contributing.md", "changelog.md", "tutorials/notebook.md", "reference/commands.md"}  # from elsewhere


@pytest.fixture(scope="module")
def site() -> Path:
    """Where it is."""
    assert (SITE / "index.html").is_file(), "the handbook is not built: make docs"
    return SITE


def html(site: Path, page: str) -> str:
    """A built page by the path of its source."""
    folder = page.removesuffix(".md").removesuffix("index")
    return (site / folder / "index.html").read_text(encoding="utf-8")


def test_every_page_of_the_docs_is_in_the_navigation_and_was_built(site: Path) -> None:
    """And the navigation names nothing that is not there."""
    listed = pages(filled(rules.navigation()))
    sources = {file.relative_to(ROOT / "docs").as_posix() for file in (ROOT / "docs").rglob("*.md")}

    assert sources - set(listed) == set()
    assert len(listed) == len(set(listed))
    assert [page for page in listed if not html(site, page)] == []
    assert {title for title, _inside in NAV} >= {"Learn", "Rules", "How to", "Reference", "Understand"}


def test_no_link_leads_nowhere_and_nothing_is_fetched_from_outside(site: Path) -> None:
    """Page for page, with the anchors."""
    assert broken(site) == []


@pytest.mark.parametrize(
    "planted",
    [
        '<a href="../gone/">',
        '<a href="../play/#gone">',
        '<a href="#gone">',
        '<img src="../pictures/gone.png">',
        '<script src="https://cdn.example.org/x.js"></script>',
        '<link rel="stylesheet" href="//fonts.example.org/x.css">',
    ],
)
def test_a_planted_link_is_found(site: Path, tmp_path: Path, planted: str) -> None:
    """A page, an anchor, a picture that are not there; a script and a style sheet from elsewhere."""
    copy = shutil.copytree(site, tmp_path / "site")
    file = copy / "cli" / "index.html"
    file.write_text(file.read_text(encoding="utf-8").replace("</body>", f"{planted}</body>"), encoding="utf-8")

    (line,) = broken(copy)
    assert line.startswith("/docs/cli/: ")


def test_a_link_to_an_anchor_that_is_there_is_none(tmp_path: Path) -> None:
    """Also to the tables, and out of the house."""
    text = '<h1 id="a"></h1><a href="#a"><a href="/docs/"><a href="/"><a href="https://example.org">'
    (tmp_path / "index.html").write_text(text, encoding="utf-8")

    assert broken(tmp_path) == []


def test_no_page_runs_what_is_written_inside_it(site: Path) -> None:
    """The server's policy forbids it: scripts and styles are files, and no attribute is a script."""
    for page in site.rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        assert re.findall(r"<script>|<style", text) == [], page
        assert re.findall(r"<[^>]+\son[a-z]+=[\"']", text) == [], page


def test_scripts_inside_pages_become_files(tmp_path: Path) -> None:
    """At any depth, and at any address for the page that is shown for all that is not there."""
    (tmp_path / "assets" / "javascripts").mkdir(parents=True)
    script = tmp_path / "assets" / "javascripts" / "bundle.1.js"
    script.write_text('x=0;o.appendChild(C("style",{},T.toString()))', encoding="utf-8")
    for page in ("index.html", "404.html", "a/b/index.html"):
        (tmp_path / page).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / page).write_text('<a href="/x"><script>go()</script>', encoding="utf-8")
    finish(tmp_path)

    found = {
        page: (tmp_path / page).read_text(encoding="utf-8") for page in ("index.html", "404.html", "a/b/index.html")
    }
    assert "adoptedStyleSheets" in script.read_text(encoding="utf-8")
    assert re.search(r'src="assets/javascripts/\w+\.js"', found["index.html"])
    assert re.search(r'src="../../assets/javascripts/\w+\.js"', found["a/b/index.html"])
    assert re.search(r'href="/docs/x"><script src="/docs/assets/javascripts/\w+\.js"', found["404.html"])
    with pytest.raises(SystemExit, match="has changed"):
        adopt_search_style(tmp_path)


def test_search_knows_every_rule_and_ruling_in_every_language(site: Path) -> None:
    """By its id, at its own anchor."""
    index = {item["location"] for item in json.loads((site / "search.json").read_text(encoding="utf-8"))["items"]}
    for game in map(stammtisch.game, stammtisch.game_names()):
        ruled = {f"{game.name}-rulings/#{each}" for each in rulings_in(game)}
        wanted = ruled | {f"{game.name}/#{rule.id}" for rule in rules_in(game)}
        for language in LANGUAGES:
            assert {each for each in wanted if f"rules/{language}/{each}" not in index} == set()


def test_rules_are_told_in_whole_sentences(site: Path) -> None:
    """No key without its words, no figure that nobody put in; and a page says which language it speaks."""
    for page, text in rules.pages().items():
        assert re.findall(r"\[[a-z]+-[a-z-]+\](?!\()|\{ *\$", text) == [], page
        language = page.split("/")[1]
        assert language not in LANGUAGES or f'<article lang="{language}" ' in html(site, page)


def test_the_reference_has_every_public_name(site: Path) -> None:
    """With its signature, at an anchor that others can link to."""
    text = html(site, "reference/package.md")
    names = [name for name in stammtisch.__all__ if name != "record"]

    assert [name for name in names if not re.search(rf'id="stammtisch\.([\w.]+\.)?{name}"', text)] == []
    assert 'id="stammtisch.core.position.Position.apply"' in text
    assert "Carry out a legal action" in text


def test_pages_written_from_elsewhere_are_there(site: Path) -> None:
    """The notebook with what its cells say, the commands with their help, contributing, changes."""
    assert all(html(site, page) for page in WRITTEN)
    assert "Position of golden_city" in html(site, "tutorials/notebook.md")
    assert "--candidate" in html(site, "reference/commands.md")


def test_it_stays_small(site: Path) -> None:
    """A wheel has to carry it; no source maps, one theme."""
    size = sum(file.stat().st_size for file in site.rglob("*") if file.is_file())

    assert size < 8_000_000
    assert list(site.rglob("*.map")) == []
