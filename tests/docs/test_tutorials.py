"""The tutorials do what they say, and so does the notebook."""

from __future__ import annotations

from pathlib import Path

import pytest

from handbook import notebook
from tests.docs.walkthrough import follow, run_console, run_python

ROOT = Path(__file__).parents[2]
TUTORIALS = sorted((ROOT / "docs" / "tutorials").glob("*.md"))
NOTEBOOKS = sorted((ROOT / "examples").glob("*.ipynb"))


@pytest.mark.parametrize("text", TUTORIALS, ids=lambda text: text.stem)
def test_a_tutorial_does_what_it_says(text: Path, tmp_path: Path) -> None:
    """Every file, command and snippet, in the order of the page, in an empty folder."""
    assert follow(text, tmp_path) > 3


@pytest.mark.parametrize("file", NOTEBOOKS, ids=lambda file: file.stem)
def test_a_notebook_says_what_it_said(file: Path) -> None:
    """If this fails: python -m handbook.notebook examples/NAME.ipynb."""
    cells = notebook.read(file)
    kept = [notebook.said(cell) for cell in cells if cell["cell_type"] == "code"]

    assert notebook.run(cells) == kept
    assert any(kept)


def test_a_page_that_says_something_else_is_found(tmp_path: Path) -> None:
    """Wrong figures, wrong sentences, commands that fail, snippets without a prompt."""
    with pytest.raises(AssertionError, match="on the page"):
        run_console("$ echo two\none\n", tmp_path)
    with pytest.raises(AssertionError, match="exit 3"):
        run_console("$ exit 3\n", tmp_path)
    with pytest.raises(AssertionError):
        run_python(">>> 1 + 1\n3\n", {}, "page")
    with pytest.raises(AssertionError, match="has a prompt"):
        run_python("1 + 1\n", {}, "page")
