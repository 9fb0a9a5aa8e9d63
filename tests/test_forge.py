"""The workflow for a public forge: what it says is well-formed, and nothing is published by accident."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parents[1]
WORKFLOW = ROOT / ".github" / "workflows" / "ci.yml"
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
REQUIRED = "from setuptools.build_meta import get_requires_for_build_wheel as needs; print(*needs(), sep='\\n')"


@pytest.fixture(scope="module")
def jobs() -> dict[str, Any]:
    """The jobs of the workflow."""
    return dict(yaml.safe_load(WORKFLOW.read_text(encoding="utf-8"))["jobs"])


def test_the_workflow_keeps_to_the_forges_schema() -> None:
    """The one that editors use."""
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.github-workflows", str(WORKFLOW)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 -- ours

    assert done.returncode == 0, done.stdout


def test_nothing_is_published_without_a_tag_and_all_tests(jobs: dict[str, Any]) -> None:
    """One job may, and it waits for all the others."""
    publishing = [name for name, job in jobs.items() if "publish" in str(job["steps"])]

    assert publishing == ["publish"]
    assert jobs["publish"]["if"].startswith("github.ref_type == 'tag' &&")
    assert jobs["publish"]["permissions"] == {"id-token": "write"}
    assert set(jobs["publish"]["needs"]) == set(jobs) - {"publish"}


def test_it_calls_tasks_that_exist(jobs: dict[str, Any]) -> None:
    """Whatever it makes, everybody can make."""
    tasks = (ROOT / "Makefile").read_text(encoding="utf-8")
    called = [word for job in jobs.values() for step in job["steps"] for word in words_of_make(step.get("run", ""))]

    assert {"test", "test-lowest", "page"} <= set(called)
    assert all(f" {word} " in tasks.replace("\n", " ") for word in called)


def words_of_make(line: str) -> list[str]:
    """The tasks that a step makes."""
    return line.split()[1:] if line.startswith("make ") else []


def test_wheels_are_built_for_every_python_that_the_package_is_for() -> None:
    """For those of the classifiers, and perhaps for one that is not tried yet."""
    built = {name.removesuffix("-*") for name in PYPROJECT["tool"]["cibuildwheel"]["build"]}
    said = [line.rpartition(" ")[2] for line in PYPROJECT["project"]["classifiers"] if "Python :: 3." in line]

    assert {f"cp{version.replace('.', '')}" for version in said} <= built


def test_a_compiled_build_asks_for_its_compiler() -> None:
    """So that pip can build one in isolation; a pure one asks for nothing more."""
    env = {name: value for name, value in os.environ.items() if not name.startswith("STAMMTISCH_")}

    def asked(**extra: str) -> list[str]:
        command = [sys.executable, "-c", REQUIRED]
        done = subprocess.run(command, cwd=ROOT, env=env | extra, capture_output=True, text=True, check=True)  # noqa: S603 -- ours
        return [line for line in done.stdout.splitlines() if line.startswith(("mypy=", "msgspec"))]

    assert asked() == []
    build = PYPROJECT["dependency-groups"]["build"]
    played = [need for need in PYPROJECT["project"]["dependencies"] if need.startswith("msgspec")]  # it plays, to count
    compiler = [need for need in build if need.startswith("mypy=")]
    assert asked(STAMMTISCH_COMPILE="1") == compiler + played
    assert asked(STAMMTISCH_COMPILE="quick") == compiler
