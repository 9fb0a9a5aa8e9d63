"""The handbook under /docs: files with the headers of every answer, or one sentence that says how to have it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from stammtisch.server import app
from stammtisch.server.handbook import Handbook
from tests.server.kit import async_test, open_server

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A site of three files, and a secret beside it."""
    site = tmp_path / "site"
    (site / "play").mkdir(parents=True)
    (site / "index.html").write_text("<h1>Handbook</h1>", encoding="utf-8")
    (site / "play" / "index.html").write_text("<h1>Play</h1>", encoding="utf-8")
    (site / "404.html").write_text("<h1>Not found</h1>", encoding="utf-8")
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    monkeypatch.setattr(app, "Handbook", lambda: Handbook(site))
    return site


@async_test
async def test_pages_are_shown_with_the_headers_of_every_answer(site: Path, tmp_path: Path) -> None:
    """The policy is the page's own; browsers ask whether a page has changed before they show an old one."""
    async with open_server(tmp_path / "data") as server:
        page = await server.http.get("/")
        for path, words in (("/docs/", "Handbook"), ("/docs/play/", "Play")):
            answer = await server.http.get(path)
            assert (answer.status_code, words in answer.text) == (200, True)
            assert answer.headers["content-security-policy"] == page.headers["content-security-policy"]
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["cache-control"] == "no-cache"
            again = await server.http.get(path, headers={"if-none-match": answer.headers["etag"]})
            assert again.status_code == 304


@async_test
async def test_a_folder_without_its_slash_leads_on_by_path_alone(site: Path, tmp_path: Path) -> None:
    """A proxy knows better than the server what the house is called."""
    async with open_server(tmp_path / "data") as server:
        for path in ("/docs", "/docs/play"):
            answer = await server.http.get(path, follow_redirects=False)
            assert (answer.status_code // 100, answer.headers["location"]) == (3, f"{path}/")


@pytest.mark.parametrize(
    "path", ["/docs/gone/", "/docs/%2e%2e/secret.txt", "/docs/..%2fsecret.txt", "/docs/%00", "/docs/" + "a" * 4000]
)
@async_test
async def test_what_is_not_there_is_not_found(site: Path, tmp_path: Path, path: str) -> None:
    """Nor is what lies beside the site; nothing is our fault."""
    async with open_server(tmp_path / "data") as server:
        answer = await server.http.get(path)

        assert 400 <= answer.status_code < 500
        assert "secret" not in answer.text


@async_test
async def test_nothing_can_be_posted_there(site: Path, tmp_path: Path) -> None:
    """It is for reading."""
    async with open_server(tmp_path / "data") as server:
        assert (await server.http.post("/docs/")).status_code == 405


@async_test
async def test_without_a_site_one_sentence_says_how_to_have_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Under every address; the tables are still there."""
    monkeypatch.setattr(app, "Handbook", lambda: Handbook(tmp_path / "none"))
    async with open_server(tmp_path / "data") as server:
        for path in ("/docs/", "/docs/play/"):
            answer = await server.http.get(path)
            assert answer.status_code == 404
            assert "make docs" in answer.text
        assert (await server.http.get("/api/installed")).status_code == 200
