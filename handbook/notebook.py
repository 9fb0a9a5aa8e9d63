"""Notebooks of examples/: read, run again, and shown as a page.

`python -m handbook.notebook examples/NAME.ipynb` runs one and keeps what its cells say. A notebook here is plain Python
with text for output, so it needs no Jupyter to be tested: cells share one namespace, and the value of a last expression
is shown.
"""

from __future__ import annotations

import ast
import contextlib
import io
import json
import sys
from pathlib import Path
from typing import Any, Final

Cell = dict[str, Any]
COUNTED: Final = "execution_count"


def read(file: Path) -> list[Cell]:
    """The cells of a notebook."""
    cells: list[Cell] = json.loads(file.read_text(encoding="utf-8"))["cells"]
    return cells


def source(cell: Cell) -> str:
    """What is written in a cell."""
    return "".join(cell["source"])


def said(cell: Cell) -> str:
    """What a cell printed and returned when it was run last."""
    texts = [output.get("text") or output["data"]["text/plain"] for output in cell.get("outputs", [])]
    return "".join(line for text in texts for line in text)


def run(cells: list[Cell]) -> list[str]:
    """Run all code cells in one fresh namespace; what each of them says."""
    space: dict[str, object] = {"__name__": "__main__"}
    return [run_cell(source(cell), space) for cell in cells if cell["cell_type"] == "code"]


def run_cell(text: str, space: dict[str, object]) -> str:
    """Run one cell: what it prints, then the value of its last expression."""
    tree = ast.parse(text)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    with contextlib.redirect_stdout(io.StringIO()) as printed:
        exec(compile(tree, "<cell>", "exec"), space)  # noqa: S102 -- our own notebook
        value = eval(ast.unparse(last), space) if last else None  # noqa: S307 -- as above
    return printed.getvalue() + ("" if value is None else repr(value))


def renew(file: Path) -> None:
    """Run a notebook and keep what it says, as Jupyter would."""
    notebook = json.loads(file.read_text(encoding="utf-8"))
    code = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    for number, (cell, text) in enumerate(zip(code, run(notebook["cells"]), strict=True), start=1):
        cell[COUNTED] = number
        lines = text.splitlines(keepends=True)
        cell["outputs"] = [{"output_type": "stream", "name": "stdout", "text": lines}] if lines else []
    file.write_text(json.dumps(notebook, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


def as_page(cells: list[Cell]) -> str:
    """A notebook as Markdown: its prose, its code, and what the code said."""
    return "\n\n".join(as_markdown(cell) for cell in cells) + "\n"


def as_markdown(cell: Cell) -> str:
    """One cell."""
    if cell["cell_type"] == "markdown":
        return source(cell)
    shown = f"```python\n{source(cell)}\n```"
    return f"{shown}\n\n```text\n{said(cell).rstrip()}\n```" if said(cell) else shown


if __name__ == "__main__":
    renew(Path(sys.argv[1]))
