"""The package itself, plain or compiled."""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
from pathlib import Path
from typing import TYPE_CHECKING

from tasks.debian import ensure_exim, ensure_haproxy, ensure_postgres
from tasks.environments import PLAY, TEST, Venv, ensure_venv, install, require
from tasks.running import BUILD, ROOT, StepError, digest, is_done, once, quietly, say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tasks.running import Command

COMPILED = BUILD / "compiled"  # the compiled package, unpacked for PYTHONPATH
SITE = ROOT / "src" / "stammtisch" / "static-docs"  # the handbook, if it is built: no part of what is compiled
PASSING_ENTRIES = shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so", "*.pyd", SITE.name)
BUILD_WHEEL = "import sys; from setuptools.build_meta import build_wheel; build_wheel(sys.argv[1])"


def compiler() -> str | None:
    """The C compiler, if there is one and Python's headers are there too."""
    if not Path(sysconfig.get_paths()["include"], "Python.h").is_file():
        return None
    names = [os.environ.get("CC") or "cc", "gcc", "clang"]
    return next(filter(None, map(shutil.which, names)), None)


def sources() -> Iterator[Path]:
    """All files that the package is built from, in a fixed order."""
    yield from (ROOT / "pyproject.toml", ROOT / "setup.py")
    for folder, folders, files in os.walk(ROOT / "src"):
        passing = PASSING_ENTRIES(folder, [*folders, *files])
        folders[:] = sorted(set(folders) - passing)
        yield from (Path(folder, name) for name in sorted(set(files) - passing))


def source_key() -> str:
    """A fingerprint of the package's sources, names and contents."""
    files = list(sources())
    return digest(*(str(f.relative_to(ROOT)) for f in files), *files)


def copy_sources(tree: Path) -> None:
    """Lay the sources out in `tree`, so that no build leaves anything among the real ones."""
    shutil.rmtree(tree / "src", ignore_errors=True)
    shutil.copytree(ROOT / "src", tree / "src", ignore=PASSING_ENTRIES)
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        if (ROOT / name).exists():
            shutil.copy2(ROOT / name, tree / name)


def frame_key() -> str:
    """A fingerprint of all that makes compiled code useless when it changes, but for the code."""
    settings = (ROOT / "pyproject.toml", ROOT / "setup.py", ROOT / "requirements" / "build.txt")
    modules = (str(file) for file in sources() if file.suffix == ".py")  # a new page alone changes none of them
    return digest(sys.version, sysconfig.get_platform(), str(compiler()), *settings, *modules)


def gently() -> Command:
    """What lets others go first: somebody may be playing meanwhile."""
    nice = shutil.which("nice")
    return [nice, "-n", "5"] if nice else []


def build_wheel(builder: Venv) -> None:
    """Compile the hot modules into a wheel; C code that comes out the same is not compiled again."""
    say("Compiling the rules of the games (once, a minute or less) ...")
    require(builder, "build")
    tree = BUILD / "tree"
    once(BUILD / "frame", frame_key(), lambda: shutil.rmtree(tree, ignore_errors=True))
    copy_sources(tree)
    for old in [*BUILD.glob("*.whl"), *(tree / "build").glob("lib*/**/*")]:
        if old.is_file() and old.suffix not in {".so", ".pyd"}:
            old.unlink()
    (BUILD / "compile.log").unlink(missing_ok=True)
    command: Command = [builder.python, "-c", BUILD_WHEEL, BUILD]
    quietly([*gently(), *command], cwd=tree, STAMMTISCH_COMPILE="quick", CC=compiler() or "cc")


def compiled_wheel(builder: Venv) -> Path | None:
    """The wheel with compiled hot modules, or None if it does not compile: compile.log tells why."""
    key = wheel_key()
    if is_done(BUILD / "failed", key):
        return None
    try:
        once(BUILD / "wheel", key, lambda: build_wheel(builder))
    except StepError as failure:
        (BUILD / "compile.log").write_text(str(failure), encoding="utf-8")
        if builder.stamp("build").exists():  # else the compiler was not even tried
            (BUILD / "failed").write_text(key, encoding="ascii")
        return None
    return next(BUILD.glob("*.whl"))


def wheel_key() -> str:
    """A fingerprint of all that a compiled wheel is made from."""
    return digest(frame_key(), source_key())


def is_compiled() -> bool:
    """Whether there is nothing left to compile: it is done, or it cannot be done here."""
    return not compiler() or is_done(BUILD / "wheel", wheel_key()) or is_done(BUILD / "failed", wheel_key())


def ensure_play() -> None:
    """Have `.venv` ready to play: locked packages and ours, compiled if that can be."""
    ensure_packages()
    wheel = compiled_wheel(PLAY) if compiler() else None
    if compiler() and not wheel:
        say("The rules did not compile (see .build/compile.log): they run interpreted, slower but the same.")
    put_in(wheel)


def ensure_packages() -> None:
    """Have the locked packages in `.venv`."""
    ensure_venv(PLAY)
    require(PLAY, "run")


def put_in(wheel: Path | None) -> None:
    """Have our package in `.venv`: this wheel, or the sources as they are."""

    def install_it() -> None:
        say(f"Installing Stammtisch, {'compiled' if wheel else 'interpreted'} ...")
        if not wheel:
            copy_sources(BUILD / "plain")
        install(PLAY, "--no-deps", "--force-reinstall", wheel or BUILD / "plain")

    once(PLAY.stamp("package"), digest(source_key(), str(wheel), frame_key()), install_it)
    (installed,) = PLAY.folder.glob("[Ll]ib/**/site-packages/stammtisch")
    lay_site(installed)


def lay_site(package: Path) -> None:
    """Have the handbook in an installed package as it was built last, or not at all: nobody who plays waits for it."""
    built, there = BUILD / "site", package / SITE.name
    key = built.read_text(encoding="ascii") if built.is_file() else ""
    if is_done(there / "built", key):
        return
    shutil.rmtree(there, ignore_errors=True)
    if key:
        shutil.copytree(SITE, there)
        (there / "built").write_text(key, encoding="ascii")


def ensure_test() -> None:
    """Have `.venv-test` ready: locked packages, and ours as it stands in the source tree."""
    ensure_venv(TEST)
    require(TEST, "test")
    ensure_postgres()
    ensure_haproxy()
    ensure_exim()
    key = digest(ROOT / "pyproject.toml", ROOT / "setup.py")
    as_it_stands = ("--no-deps", "--no-build-isolation", "--editable", ROOT)
    once(TEST.stamp("package"), key, lambda: install(TEST, *as_it_stands))


def ensure_compiled() -> None:
    """Have the compiled package unpacked where tests can be pointed at it."""
    (BUILD / "failed").unlink(missing_ok=True)
    wheel = compiled_wheel(TEST)
    if not wheel:
        say((BUILD / "compile.log").read_text(encoding="utf-8"))
        sys.exit("--- compiling failed.")

    def unpack() -> None:
        shutil.rmtree(COMPILED, ignore_errors=True)
        install(TEST, "--no-deps", "--target", COMPILED, wheel)

    once(BUILD / "unpacked", digest(wheel), unpack)
