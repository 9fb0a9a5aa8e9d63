"""Build the package; with STAMMTISCH_COMPILE its hot modules become C extensions.

`STAMMTISCH_COMPILE=1 pip install .` is enough: a compiled build asks for what it needs, the group "build".
`STAMMTISCH_COMPILE=quick` compiles one unit per module, on all cores, and only units that changed: for playing and
testing. `STAMMTISCH_COMPILE=1` compiles all in one unit, and with gcc twice: first with counters, with which games are
played, then as those say. It takes minutes and runs a quarter faster (docs/speed.md): for releases.
"""

import ast
import hashlib
import os
import re
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup  # isort: skip - it brings distutils
from distutils.ccompiler import CCompiler

from setuptools.command.build_ext import build_ext

# Let the compiler inline between our own functions (a quarter more speed, docs/speed.md); portable, no -march.
# Do not fail on warnings of other compiler versions. macOS has clang, which knows half of it; Windows mypyc's flags.
EVERYWHERE = ("-fvisibility=hidden", "-Wno-error")
FLAGS = {
    "linux": (
        *EVERYWHERE,
        "-fno-semantic-interposition",
        "-fno-plt",
        "-finline-limit=800",
        "--param=inline-unit-growth=200",
    ),
    "win32": (),
}
COUNTING = ("-fprofile-generate", "-fprofile-update=single")
COUNTED = ("-fprofile-use", "-fprofile-partial-training", "-Wno-missing-profile", "-Wno-coverage-mismatch")
TRAINING = """
import stammtisch
from librt.strings import BytesWriter
from stammtisch.core.chance import Rng
from stammtisch.core.lockstep import FOREVER, Lockstep
from stammtisch.core.playout import play_games
for name in stammtisch.game_names():
    game = stammtisch.game(name)
    for seats in game.seats:
        play_games(game.deal(seats=seats), 1500, 1)
        rng, lockstep = Rng(1), Lockstep([game.deal(seats=seats) for _ in range(20)], [Rng(n) for n in range(20)])
        for _ in range(300):  # with nets: what seats see
            lockstep.ask(game.secret_choice[0], FOREVER, BytesWriter(), BytesWriter())
            lockstep.answer([rng.below(count) if count else 0 for count in lockstep.counts])
"""
WANTED = os.environ.get("STAMMTISCH_COMPILE", "")
SETTINGS = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))


def expand(pattern: str) -> list[str]:
    """A pattern with one {a,b,c} written out."""
    before, brace, rest = pattern.partition("{")
    inside, _, after = rest.partition("}")
    return [before + each + after for each in inside.split(",")] if brace else [pattern]


def hot_files() -> list[str]:
    """The files that the patterns of [tool.stammtisch] in pyproject.toml match."""
    settings = SETTINGS["tool"]["stammtisch"]
    found = {path for pattern in settings["hot"] for each in expand(pattern) for path in Path().glob(each)}
    return sorted(path.as_posix() for path in found if not any(path.match(pattern) for pattern in settings["cold"]))


def compiled(*, quick: bool) -> list[Extension]:
    """The hot modules, translated in one go so that calls between them stay direct."""
    from mypyc.build import mypycify  # noqa: PLC0415 - only a compiled build has mypyc

    # Types of cold modules are `make check`'s affair. Asserts stay in: both builds must behave the same.
    paths = ["--follow-imports=silent", *hot_files()]
    extensions = mypycify(paths, opt_level="3", group_name="stammtisch", multi_file=quick)
    write_docstrings([source for extension in extensions for source in extension.sources])
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS.get(sys.platform, EVERYWHERE)]
    return extensions


# ---- docstrings: mypyc writes down signatures, but not what functions say of themselves

A_FUNCTION = re.compile(r'\(PyCFunction\)CPyPy_(\w+),\s[^"]*PyDoc_STR\("(?:[^"\\]|\\.)*"(?=\))')
A_CLASS = re.compile(r'CPyType_(\w+)_template_ = {[^}]*?PyDoc_STR\("(?:[^"\\]|\\.)*"(?=\))')


def docstrings() -> Iterator[tuple[str, str]]:
    """What hot functions, classes and methods say of themselves, under all names that mypyc may have for them."""
    for file in hot_files():
        parts = file.removeprefix("src/").removesuffix(".py").split("/")
        for node in ast.parse(Path(file).read_text(encoding="utf-8")).body:
            inside = node.body if isinstance(node, ast.ClassDef) else []
            for owner, each in [((), node), *(((getattr(node, "name", ""),), each) for each in inside)]:
                if isinstance(each, ast.ClassDef | ast.FunctionDef) and (text := ast.get_docstring(each)):
                    yield from (("___".join([*parts[first:], *owner, each.name]), text) for first in range(len(parts)))


def write_docstrings(sources: list[str]) -> None:
    """Put them behind the signatures in the C files."""
    told = dict(docstrings())

    def with_text(found: re.Match[str]) -> str:
        text = told.get(found.group(1), "")
        return f"{found.group()} {c_string(text)}" if text else found.group()

    for file in map(Path, sources):
        before = file.read_text(encoding="utf-8")
        file.write_text(A_CLASS.sub(with_text, A_FUNCTION.sub(with_text, before)), encoding="utf-8")


def c_string(text: str) -> str:
    """A text as C writes it: letters beyond ASCII as octal bytes, which end after three digits."""
    return '"' + "".join(chr(b) if 32 <= b < 127 and b not in b'"\\' else f"\\{b:03o}" for b in text.encode()) + '"'  # noqa: PLR2004 - ASCII


# ---- profiles: gcc lays the code out as it is really run


class ProfiledBuild(build_ext):  # type: ignore[misc]  # setuptools comes without types
    """Builds extensions; with gcc twice, the second time by what the first has counted."""

    def build_extensions(self) -> None:
        """Count, then build."""
        if WANTED == "1" and self.extensions and is_gcc():
            counts = Path(self.build_temp, "counts").resolve()
            self.build_with(*COUNTING, f"-fprofile-dir={counts}")
            self.train()
            self.build_with(*COUNTED, f"-fprofile-dir={counts}")
        else:
            super().build_extensions()

    def build_with(self, *flags: str) -> None:
        """Build everything with some more flags."""
        plain = [(each.extra_compile_args, each.extra_link_args) for each in self.extensions]
        for each in self.extensions:
            each.extra_compile_args = [*each.extra_compile_args, *flags]
            each.extra_link_args = [*each.extra_link_args, *flags[:1]]
        self.force = True
        super().build_extensions()
        for each, (compiling, linking) in zip(self.extensions, plain, strict=True):
            each.extra_compile_args, each.extra_link_args = compiling, linking

    def train(self) -> None:
        """Play games of every kind, so that there is something to count."""
        path = os.pathsep.join([str(Path(self.build_lib).resolve()), str(Path("src").resolve())])
        subprocess.run([sys.executable, "-c", TRAINING], check=True, env={**os.environ, "PYTHONPATH": path})  # noqa: S603


def is_gcc() -> bool:
    """Whether the compiler is gcc: others count in other ways."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    try:
        asked = [*command.split(), "--version"]
        said = subprocess.run(asked, capture_output=True, text=True, check=False).stdout  # noqa: S603 - the user's own
    except OSError:
        return False
    return sys.platform == "linux" and "Free Software Foundation" in said


# ---- units: setuptools compiles the files of an extension one after the other, and all of them


def inputs_of(source: str) -> str:
    """A fingerprint of a C file and of the headers that it may read."""
    headers = sorted({*Path(source).parent.glob("*.h"), *Path("build").glob("*.h")})
    return hashlib.sha256(b"".join(each.read_bytes() for each in (Path(source), *headers))).hexdigest()


def compile_units(self: Any, sources: list[str], output_dir: str | None = None, *rest: Any, **named: Any) -> list[str]:  # noqa: ANN401 - setuptools'
    """Compile the units that changed, as many at a time as there are cores."""

    def unit(source: str) -> list[str]:
        made: list[str] = self.object_filenames([source], output_dir=output_dir or "")
        key, stamp = inputs_of(source), Path(f"{made[0]}.inputs")
        if not (Path(made[0]).exists() and stamp.exists() and stamp.read_text(encoding="ascii") == key):
            stamp.unlink(missing_ok=True)
            one_by_one(self, [source], output_dir, *rest, **named)
            stamp.write_text(key, encoding="ascii")
        return made

    with ThreadPoolExecutor(os.cpu_count()) as cores:
        return [name for names in cores.map(unit, sources) for name in names]


def use_all_cores() -> None:
    """Replace the loop of setuptools' compilers."""
    global one_by_one  # noqa: PLW0603 - what was there before
    one_by_one = CCompiler.compile
    CCompiler.compile = compile_units  # type: ignore[assignment, method-assign]  # as setuptools calls it


one_by_one: Callable[..., list[str]]


def needed() -> list[str]:
    """What a compiled build needs: the compiler, and to play games what the package itself needs."""
    return [*SETTINGS["dependency-groups"]["build"], *(SETTINGS["project"]["dependencies"] if WANTED == "1" else ())]


def demand_page() -> None:
    """Nobody builds a package without its page by accident: it would serve a table that nobody can see."""
    building = {"bdist_wheel", "sdist"} & set(sys.argv)
    built = all(Path("src/stammtisch/static", name).is_file() for name in ("index.html", "pictures/draw.js"))
    if building and not built and not os.environ.get("STAMMTISCH_NO_PAGE"):
        sys.exit("The page is not built: run “make page” first, or set STAMMTISCH_NO_PAGE=1 for a package without one.")


if __name__ == "__main__":
    demand_page()
    asking = "egg_info" in sys.argv  # a build that is only asked what it needs has no compiler yet
    if WANTED == "quick":
        use_all_cores()
    setup(
        cmdclass={"build_ext": ProfiledBuild},
        ext_modules=compiled(quick=WANTED == "quick") if WANTED in ("quick", "1") and not asking else [],
        setup_requires=needed() if WANTED and asking else [],
    )
