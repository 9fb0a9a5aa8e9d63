"""What is left to do once the site is built: obey the server's headers, name languages, drop what nobody reads."""

from __future__ import annotations

import hashlib
import re
import sys
from pathlib import Path
from typing import Final

AT: Final = "/docs/"  # where the server shows it
INLINE: Final = re.compile(r"<script>(.*?)</script>", re.DOTALL)
# The generator's search brings its style sheet inline, which the policy forbids; as an adopted one it may come.
SEARCH_STYLE: Final = re.compile(r"(\w+)\.appendChild\(\w+\(\"style\",\{\},(\w+)\.toString\(\)\)\)")
ADOPTED: Final = r"\1.adoptedStyleSheets=[(sheet=>(sheet.replaceSync(\2.toString()),sheet))(new CSSStyleSheet)]"
ARTICLE: Final = "<article "
UNREAD: Final = ("assets/stylesheets/modern", "assets/images/favicon.png", "sitemap.xml", "objects.inv")


def finish(site: Path) -> None:
    """Every page, then the folder."""
    for page in sorted(site.rglob("*.html")):
        text = page.read_text(encoding="utf-8")
        if page == site / "404.html":  # shown at any address, so that its own links must not be relative
            text = (
                text.replace('="/', f'="{AT}')
                .replace('"base":"/"', f'"base":"{AT}"')
                .replace(':"/assets', f':"{AT}assets')
            )
        page.write_text(with_language(without_inline(text, page, site), page.relative_to(site)), encoding="utf-8")
    adopt_search_style(site)
    drop_unseen_pictures(site)
    for name in UNREAD:
        remove(site / name)


def adopt_search_style(site: Path) -> None:
    """Change the one line of the generator's script that the policy would stop."""
    (bundle,) = (site / "assets" / "javascripts").glob("bundle.*.js")
    text, changed = SEARCH_STYLE.subn(ADOPTED, bundle.read_text(encoding="utf-8"))
    if changed != 1:
        sys.exit(
            "The generator's search has changed: see to it in handbook/finishing.py that it obeys the server's policy."
        )
    bundle.write_text(text, encoding="utf-8")


def drop_unseen_pictures(site: Path) -> None:
    """Pictures that no page shows, such as the README's, would only make the wheel larger."""
    shown = "".join(page.read_text(encoding="utf-8") for page in site.rglob("*.html"))
    for picture in (*site.glob("pictures/*.png"), *site.glob("pictures/*.svg")):
        if f"/{picture.name}" not in shown:
            picture.unlink()


def without_inline(text: str, page: Path, site: Path) -> str:
    """Scripts become files: the server's policy lets no page run what is written inside it."""
    base = AT if page == site / "404.html" else "../" * (len(page.relative_to(site).parts) - 1)

    def moved(found: re.Match[str]) -> str:
        name = f"assets/javascripts/{hashlib.sha256(found.group(1).encode()).hexdigest()[:12]}.js"
        (site / name).write_text(found.group(1), encoding="utf-8")
        return f'<script src="{base}{name}"></script>'

    return INLINE.sub(moved, text)


def with_language(text: str, path: Path) -> str:
    """The rules of a game say in which language they are."""
    folder, language, *_ = (*path.parts, "", "")
    return (
        text.replace(ARTICLE, f'{ARTICLE}lang="{language}" ', 1)
        if folder == "rules" and len(language) == len("en")
        else text
    )


def remove(path: Path) -> None:
    """A file, or a folder with its files."""
    for file in sorted(path.rglob("*"), reverse=True) if path.is_dir() else []:
        file.unlink() if file.is_file() else file.rmdir()
    if path.is_dir():
        path.rmdir()
    else:
        path.unlink(missing_ok=True)
