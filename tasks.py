#!/usr/bin/env python3
"""Set up, play, check and measure Stammtisch: python3 tasks.py TASK [ARGUMENTS]

play    install what is missing, then sit down at the table
test    everything that CI runs: the checks, then the suite interpreted and compiled
check   format, lint, types, import contracts and the interpreted suite
testc   the suite on the compiled build
bench   measure the engine
lock    write requirements/*.txt anew from pyproject.toml (ARGUMENTS go to uv, such as --upgrade)
clean   remove all that the other tasks made

It needs Python's own library only. A step whose inputs have not changed is skipped.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, NoReturn

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    Command = Sequence[str | Path]

ROOT = Path(__file__).resolve().parent
BUILD = ROOT / ".build"
COMPILED = BUILD / "compiled"  # the compiled package, unpacked for PYTHONPATH
UV = "uv==0.13.7"
OLDEST_PYTHON = (3, 11)
SCRIPTS = "Scripts" if os.name == "nt" else "bin"
TYPED = ("src", "tests", "bench", "tasks.py", "setup.py")
PASSING_ENTRIES = shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so", "*.pyd")
BUILD_WHEEL = "import sys; from setuptools.build_meta import build_wheel; build_wheel(sys.argv[1])"
LOCK_FILE = re.compile(r"(^|/)(requirements.*\.txt|[^/]*[.-]lock(\.[^/]*)?|pylock[^/]*\.toml|\.npmrc)$")
NAMES_A_HOST = re.compile(r"^(?!\s*\"(url|funding)\":).*(://|index-url)", re.MULTILINE)


class StepError(Exception):
    """A command that a step needs has failed; the text is what it printed."""


class Venv(NamedTuple):
    """A virtual environment of the project."""

    folder: Path

    def tool(self, name: str) -> Path:
        """The program `name` inside it."""
        return self.folder / SCRIPTS / (name + (".exe" if os.name == "nt" else ""))

    @property
    def python(self) -> Path:
        """Its interpreter."""
        return self.tool("python")

    def stamp(self, step: str) -> Path:
        """Where it remembers what `step` was last done with."""
        return self.folder / "stamps" / step


PLAY = Venv(ROOT / ".venv")
TEST = Venv(ROOT / ".venv-test")


# Running commands


def say(text: str) -> None:
    """Tell the user, at once, what takes the time."""
    print(text, flush=True)


def surroundings(**extra: str) -> dict[str, str]:
    """The environment for commands: the user's, less what would redirect our interpreters."""
    env = {k: v for k, v in os.environ.items() if k not in {"PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV"}}
    env.update(UV_COMPILE_BYTECODE="1", UV_SYSTEM_CERTS="1", UV_PYTHON_DOWNLOADS="never")
    if "PIP_FIND_LINKS" in env:  # uv does not read pip's settings
        env.setdefault("UV_FIND_LINKS", ",".join(env["PIP_FIND_LINKS"].split()))
    env.update(extra)
    return env


def quietly(command: Command, cwd: Path = ROOT, **extra: str) -> None:
    """Run `command`; its output is only of interest if it fails."""
    done = subprocess.run(
        list(map(str, command)),
        cwd=cwd,
        env=surroundings(**extra),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode:
        raise StepError(done.stdout)


def become(command: Command) -> NoReturn:
    """Hand over to `command` for good."""
    words = list(map(str, command))
    if os.name == "nt":
        sys.exit(subprocess.run(words, env=surroundings(), check=False).returncode)
    os.execve(words[0], words, surroundings())


def stage(name: str, command: Command, **extra: str) -> None:
    """Run one check in the open and stop everything, by name, if it fails."""
    say(f"--- {name}")
    done = subprocess.run(list(map(str, command)), cwd=ROOT, env=surroundings(**extra), check=False)
    if done.returncode:
        sys.exit(f"--- {name} failed (exit code {done.returncode}).")


# Steps that are skipped while their inputs stay the same


def digest(*parts: str | Path) -> str:
    """A fingerprint of texts and of files' contents."""
    total = hashlib.sha256()
    for part in parts:
        data = part.read_bytes() if isinstance(part, Path) else part.encode()
        total.update(b"%d:" % len(data) + data)
    return total.hexdigest()


def is_done(stamp: Path, key: str) -> bool:
    """Whether the step of `stamp` was last done with just these inputs."""
    return stamp.is_file() and stamp.read_text(encoding="ascii") == key


def once(stamp: Path, key: str, act: Callable[[], None]) -> None:
    """Do `act` unless it was done with these inputs; an `act` cut short is done again."""
    if is_done(stamp, key):
        return
    stamp.unlink(missing_ok=True)
    act()
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(key, encoding="ascii")


# Environments


def demand_python() -> None:
    """Say in one sentence what to do if this interpreter cannot do."""
    if sys.version_info < OLDEST_PYTHON:
        sys.exit(
            f"Stammtisch needs Python 3.11 or newer and this is {sys.version.split()[0]}: "
            "install a newer one and name it, for example `make play PYTHON=python3.12`.",
        )
    if not find_spec("venv"):
        sys.exit(
            "This Python cannot make virtual environments: install its venv module first "
            "(on Debian and Ubuntu: apt install python3-venv).",
        )


def ensure_venv(venv: Venv) -> None:
    """Have a virtual environment of this very Python at this very place; begin anew with a broken one."""

    def make() -> None:
        say(f"Making {venv.folder.name} ...")
        shutil.rmtree(venv.folder, ignore_errors=True)
        quietly([sys.executable, "-m", "venv", "--without-pip", venv.folder])

    if not venv.python.exists():
        venv.stamp("venv").unlink(missing_ok=True)
    once(venv.stamp("venv"), digest(sys.version, sys.base_prefix, str(ROOT)), make)


def pip(venv: Venv) -> list[str | Path]:
    """The pip that installs into `venv`: this Python's, or one put inside."""
    if find_spec("pip"):
        return [sys.executable, "-m", "pip", "--python", venv.python]
    if not find_spec("ensurepip"):
        sys.exit(
            "This Python has no pip: install it with the venv module first "
            "(on Debian and Ubuntu: apt install python3-pip python3-venv).",
        )
    quietly([venv.python, "-m", "ensurepip"])
    return [venv.python, "-m", "pip"]


def ensure_uv(venv: Venv) -> None:
    """Have uv, which installs much faster than pip, inside `venv`."""
    once(venv.stamp("uv"), digest(UV), lambda: quietly([*pip(venv), "install", "--quiet", UV]))


def install(venv: Venv, *what: str | Path) -> None:
    """Install into `venv` with uv, or with plain pip where uv cannot be had or fails."""
    try:
        ensure_uv(venv)
        quietly([venv.tool("uv"), "pip", "install", "--python", venv.python, *what])
    except StepError as failure:
        say(f"(Trying pip, because uv failed: {str(failure).strip()[-200:]})")
        quietly([*pip(venv), "install", *what])


def require(venv: Venv, name: str) -> None:
    """Have the locked packages of requirements/NAME.txt in `venv`."""
    wanted = ROOT / "requirements" / f"{name}.txt"

    def fetch() -> None:
        say(f"Installing requirements/{name}.txt into {venv.folder.name} ...")
        install(venv, "--require-hashes", "-r", wanted)

    once(venv.stamp(name), digest(wanted), fetch)


# The package itself, plain or compiled


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
    return digest(sys.version, sysconfig.get_platform(), str(compiler()), *settings, *map(str, sources()))


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
    quietly(command, cwd=tree, STAMMTISCH_COMPILE="1", CC=compiler() or "cc")


def compiled_wheel(builder: Venv) -> Path | None:
    """The wheel with compiled hot modules, or None if it does not compile: compile.log tells why."""
    key = digest(frame_key(), source_key())
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


def ensure_play() -> None:
    """Have `.venv` ready to play: locked packages and ours, compiled if that can be."""
    ensure_venv(PLAY)
    require(PLAY, "run")
    wheel = compiled_wheel(PLAY) if compiler() else None
    if compiler() and not wheel:
        say("The rules did not compile (see .build/compile.log): they run interpreted, slower but the same.")

    def put_in() -> None:
        say(f"Installing Stammtisch, {'compiled' if wheel else 'interpreted'} ...")
        if not wheel:
            copy_sources(BUILD / "plain")
        install(PLAY, "--no-deps", "--force-reinstall", wheel or BUILD / "plain")

    once(PLAY.stamp("package"), digest(source_key(), str(wheel), frame_key()), put_in)


def ensure_test() -> None:
    """Have `.venv-test` ready: locked packages, and ours as it stands in the source tree."""
    ensure_venv(TEST)
    require(TEST, "test")
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


# Checks


def files_in_git() -> list[str]:
    """The files that git tracks or would, or the locks if this is no clone."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    try:
        done = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", check=True)
    except (OSError, subprocess.CalledProcessError):
        return [str(f.relative_to(ROOT)) for f in ROOT.glob("requirements/*.txt")]
    return done.stdout.splitlines()


def check_addresses() -> None:
    """No lock may name a registry: whoever installs has their own."""
    say("--- addresses in locks")
    for name in filter(os.path.isfile, filter(LOCK_FILE.search, files_in_git())):
        found = NAMES_A_HOST.search(Path(name).read_text(encoding="utf-8"))
        if found:
            sys.exit(f"--- addresses in locks failed: {name} has the line {found.group().strip()!r}.")


def check_sources() -> None:
    """Format, lint, types, import contracts and locks."""
    stage("format", [TEST.tool("ruff"), "format", "--check"])
    stage("lint", [TEST.tool("ruff"), "check"])
    stage("types", [TEST.tool("mypy"), *filter(os.path.exists, TYPED)])
    stage("import contracts", [TEST.tool("lint-imports"), "--no-logo", "--cache-dir", BUILD / "imports"])
    check_addresses()


def suite(build: str, args: Sequence[str], **extra: str) -> None:
    """Run pytest on one build; the tests are told which one they must find."""
    command: Command = [TEST.python, "-m", "pytest", "-n", "2", *args]
    stage(f"tests, {build}", command, STAMMTISCH_BUILD=build, **extra)


# Tasks


def play(args: Sequence[str]) -> None:
    """Install what is missing, then sit down at the table."""
    ensure_play()
    become([PLAY.tool("stammtisch"), "play", *args])


def check(args: Sequence[str]) -> None:
    """What to run before every commit."""
    ensure_test()
    check_sources()
    suite("interpreted", args)


def testc(args: Sequence[str]) -> None:
    """The suite on the compiled build."""
    if not compiler():
        sys.exit("There is no C compiler with Python's headers here, so there is no compiled build to test.")
    ensure_test()
    ensure_compiled()
    suite("compiled", args, PYTHONPATH=str(COMPILED))


def test(args: Sequence[str]) -> None:
    """All that CI runs; pytest has the last word."""
    ensure_test()
    check_sources()
    if compiler():
        ensure_compiled()
    else:
        say("There is no C compiler with Python's headers here: the compiled half of the tests is left out.")
    ensure_play()
    stage("the installed command", [PLAY.tool("stammtisch"), "--help"])
    suite("interpreted", args)
    if compiler():
        suite("compiled", args, PYTHONPATH=str(COMPILED))


def bench(args: Sequence[str]) -> None:
    """Measure the engine as it is installed for play."""
    ensure_play()
    script = ROOT / "bench" / "run.py"
    become([PLAY.python, script, *args] if script.exists() else [PLAY.tool("stammtisch"), "bench", *args])


def lock(args: Sequence[str]) -> None:
    """Pin names, versions and hashes, never addresses; later files keep to the pins of earlier ones."""
    ensure_venv(TEST)
    ensure_uv(TEST)
    settings = ("--universal", "--generate-hashes", "--no-header", "--python-version", "3.11", "--quiet")
    wanted: dict[str, Command] = {
        "run": ("pyproject.toml",),
        "build": ("--group", "build"),
        "test": ("pyproject.toml", "--group", "build", "--group", "test", "--group", "lint"),
    }
    pins: list[str] = []
    for name, what in wanted.items():
        output = f"requirements/{name}.txt"
        quietly([TEST.tool("uv"), "pip", "compile", *what, *pins, *settings, "-o", output, *args])
        pins += ["-c", output]
    check_addresses()


def clean(_args: Sequence[str]) -> None:
    """Remove all that the other tasks made."""
    caches = (".mypy_cache", ".ruff_cache", ".pytest_cache", ".hypothesis", ".import_linter_cache")
    for folder in (PLAY.folder, TEST.folder, BUILD, *(ROOT / name for name in caches)):
        shutil.rmtree(folder, ignore_errors=True)
    for folder in [*ROOT.glob("*/**/__pycache__"), *ROOT.glob("src/*.egg-info")]:
        shutil.rmtree(folder, ignore_errors=True)


TASKS = {task.__name__: task for task in (play, test, check, testc, bench, lock, clean)}


def main(args: Sequence[str]) -> None:
    """Do the task that the first argument names."""
    if not args or args[0] not in TASKS:
        sys.exit(__doc__)
    demand_python()
    os.chdir(ROOT)
    BUILD.mkdir(exist_ok=True)
    try:
        TASKS[args[0]](args[1:])
    except StepError as failure:
        sys.exit(f"{failure}\nThat was a step of `{args[0]}` that failed.")


if __name__ == "__main__":
    main(sys.argv[1:])
