"""Build the handbook: `python -m handbook STAGE SITE` lays its pages out in STAGE and puts the built site into SITE.

It needs the package and the group "docs"; `make docs` sees to both. A broken link or anchor stops it.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from handbook.finishing import finish
from handbook.links import broken
from handbook.staging import stage


def build(folder: Path, site: Path) -> None:
    """Lay out, build, finish, check; what was there before is replaced only by a site that is sound."""
    shutil.rmtree(folder, ignore_errors=True)
    stage(folder)
    generator = Path(sys.executable).with_name("zensical")
    command = [str(generator), "build", "--strict", "--config-file", str(folder / "zensical.toml")]
    done = subprocess.run(command, cwd=folder, check=False)  # noqa: S603 -- the generator of our own environment
    if done.returncode:
        sys.exit("The handbook was not built: see the warnings above.")
    finish(folder / "site")
    if found := broken(folder / "site"):
        sys.exit("\n".join(["The handbook has links that lead nowhere:", *found]))
    shutil.rmtree(site, ignore_errors=True)
    shutil.copytree(folder / "site", site)


if __name__ == "__main__":
    build(Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve())
