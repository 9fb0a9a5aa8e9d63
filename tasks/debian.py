"""What tests need of Debian, installed where that is allowed."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from tasks.running import StepError, quietly, say


def install_debian(what: str, *packages: str) -> None:
    """Install packages if we may; whether it has helped is for the caller to see."""
    if not shutil.which("apt-get") or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return
    say(f"Installing {what} ...")
    try:
        quietly(["apt-get", "update", "-qq"])
        quietly(
            ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages], DEBIAN_FRONTEND="noninteractive"
        )
    except StepError as failure:
        say(str(failure).strip()[-300:])


def ensure_postgres() -> None:
    """Have the programs of PostgreSQL: the tests start servers of their own, and Debian's need not run."""
    if not (list(Path("/usr/lib/postgresql").glob("*/bin/initdb")) or shutil.which("initdb")):
        install_debian("PostgreSQL", "postgresql")


def ensure_haproxy() -> None:
    """Have HAProxy: a test plays through the configuration in `deploy/`."""
    if not shutil.which("haproxy", path=f"{os.environ.get('PATH', '')}:/usr/sbin"):
        install_debian("HAProxy", "haproxy")


def ensure_exim() -> None:
    """Have Exim, a mail server, unless another is here, which it would replace: tests start their own."""
    path = f"{os.environ.get('PATH', '')}:/usr/sbin"
    if not shutil.which("exim4", path=path) and not shutil.which("sendmail", path=path):
        install_debian("Exim", "exim4-daemon-light")
