"""`make play` opens at once and changes over to the compiled rules; what does not compile changes nothing."""

from __future__ import annotations

import signal
import threading
import time
from pathlib import Path

import pytest

from tasks import opening, package
from tasks.environments import Venv

SERVER = """#!/bin/sh
echo "$@" >> {log}
trap 'exit 7' TERM
while :; do sleep 0.05; done
"""


@pytest.fixture
def log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A server that only writes down how it was started, in place of ours."""
    venv = Venv(tmp_path)
    venv.tool("stammtisch").parent.mkdir(parents=True)
    venv.tool("stammtisch").write_text(SERVER.format(log=tmp_path / "log"))
    venv.tool("stammtisch").chmod(0o755)
    monkeypatch.setattr(opening, "PLAY", venv)
    return tmp_path / "log"


def started(log: Path, times: int) -> list[str]:
    """How it was started, once it was so often."""
    while not log.exists() or len(log.read_text().splitlines()) < times:
        time.sleep(0.02)  # pytest's own limit ends a hang
    return log.read_text().splitlines()


def test_the_compiled_rules_take_over_at_the_same_address(log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first server ends before the package is replaced; the second opens no further window."""
    wheel, put = Path("made.whl"), []
    monkeypatch.setattr(opening, "compiled_wheel", lambda _venv: wheel)
    table = opening.Table(["--port", "8123"])
    first = table.process
    monkeypatch.setattr(opening, "put_in", lambda found: put.append((found, first.poll())))
    ended: list[int] = []
    waiting = threading.Thread(target=lambda: ended.append(table.wait()))
    started(log, 1)
    waiting.start()
    table.change_over()

    assert started(log, 2) == ["serve --port 8123", "serve --port 8123 --no-open"]
    assert put == [(wheel, 7)]
    table.process.send_signal(signal.SIGTERM)
    waiting.join()
    assert ended == [7]


def test_what_does_not_compile_changes_nothing(
    log: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The interpreted table goes on, and one sentence says so."""
    monkeypatch.setattr(opening, "compiled_wheel", lambda _venv: None)
    table = opening.Table([])
    started(log, 1)
    table.change_over()

    assert table.process.poll() is None
    assert "did not compile" in capsys.readouterr().out
    table.process.terminate()
    assert table.wait() == 7
    assert started(log, 1) == ["serve"]


def test_the_handbook_that_was_built_last_lies_beside_the_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Copied once; a newer one replaces it; without one, none is left over."""
    site, there = tmp_path / "static-docs", tmp_path / "installed" / "static-docs"
    monkeypatch.setattr(package, "SITE", site)
    monkeypatch.setattr(package, "BUILD", tmp_path)
    package.lay_site(there.parent)
    assert not there.exists()
    site.mkdir()
    for key in ("first", "second"):
        (tmp_path / "site").write_text(key)
        (site / "index.html").write_text(key)
        package.lay_site(there.parent)
        (site / "index.html").write_text("being built")
        package.lay_site(there.parent)
        assert (there / "index.html").read_text() == key
    (tmp_path / "site").unlink()
    package.lay_site(there.parent)
    assert not there.exists()


def test_no_handbook_is_built_before_the_table_opens_and_none_is_compiled() -> None:
    """What is compiled anew when it changes does not hold the handbook."""
    assert [file for file in package.sources() if package.SITE in file.parents] == []
