"""What an adapter says if what it needs is not installed."""

from __future__ import annotations

import subprocess
import sys

import pytest

MISSING = """
import sys

class Absent:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] == sys.argv[2]:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Absent())
try:
    __import__(f"stammtisch.adapters.{sys.argv[1]}")
except ImportError as missing:
    print(missing)
"""


@pytest.mark.parametrize(
    ("adapter", "package", "extra"),
    [
        ("pettingzoo", "pettingzoo", "research"),
        ("gymnasium", "gymnasium", "research"),
        ("openspiel", "pyspiel", "openspiel"),
        ("dataset", "pyarrow", "research"),
        ("batch", "numpy", "nets"),
    ],
)
def test_a_missing_package_is_one_sentence_with_the_extra(adapter: str, package: str, extra: str) -> None:
    """It is still an ImportError, so that others can ask for it."""
    command = [sys.executable, "-c", MISSING, adapter, package]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout  # noqa: S603 -- ours

    assert said == f"The package “{package}” is not installed; “pip install 'stammtisch[{extra}]'” installs it.\n"
