"""Build the package; with STAMMTISCH_COMPILE=1 its hot modules become C extensions."""

import os
import tomllib
from pathlib import Path

from setuptools import Extension, setup

# Let the compiler inline between our own functions (a quarter more speed, docs/speed.md); portable, no -march.
# Do not fail on warnings of other compiler versions.
FLAGS = (
    "-fvisibility=hidden",
    "-fno-semantic-interposition",
    "-fno-plt",
    "-finline-limit=800",
    "--param=inline-unit-growth=200",
    "-Wno-error",
)


def expand(pattern: str) -> list[str]:
    """A pattern with one {a,b,c} written out."""
    before, brace, rest = pattern.partition("{")
    inside, _, after = rest.partition("}")
    return [before + each + after for each in inside.split(",")] if brace else [pattern]


def hot_files() -> list[str]:
    """The files that the patterns of [tool.stammtisch] in pyproject.toml match."""
    settings = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["tool"]["stammtisch"]
    found = {path for pattern in settings["hot"] for each in expand(pattern) for path in Path().glob(each)}
    return sorted(str(path) for path in found if not any(path.match(pattern) for pattern in settings["cold"]))


def compiled() -> list[Extension]:
    """The hot modules, compiled in one go so that calls between them stay direct."""
    from mypyc.build import mypycify  # noqa: PLC0415 - only a compiled build has mypyc

    # Types of cold modules are `make check`'s affair. Asserts stay in: both builds must behave the same.
    paths = ["--follow-imports=silent", *hot_files()]
    extensions = mypycify(paths, opt_level="3", group_name="stammtisch")
    if os.name != "nt":
        for extension in extensions:
            extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
    return extensions


if __name__ == "__main__":
    setup(ext_modules=compiled() if os.environ.get("STAMMTISCH_COMPILE") == "1" else [])
