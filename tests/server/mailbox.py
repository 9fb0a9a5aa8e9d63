"""A throw-away mail server on loopback: Exim from Debian's package, with a folder of its own and one user."""

from __future__ import annotations

import contextlib
import datetime as dt
import os
import shutil
import smtplib
import subprocess
import tempfile
import time
from email import message_from_bytes
from email.policy import SMTP
from pathlib import Path
from typing import TYPE_CHECKING

from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from tests.server.cluster import free_port

if TYPE_CHECKING:
    from collections.abc import Iterator
    from email.message import EmailMessage

STARTING = 60.0  # seconds, on a busy machine
USER, PASSWORD = "games", "p@ss word/1"
# `nobody` has no box here, and that of `full` has no room at the moment.
CONFIGURATION = """
primary_hostname = mail.example.org
local_interfaces = 127.0.0.1
daemon_smtp_ports = {port} : {tls_port}
tls_on_connect_ports = {tls_port}
tls_advertise_hosts = *
tls_certificate = {folder}/certificate.pem
tls_privatekey = {folder}/key.pem
spool_directory = {folder}/spool
log_file_path = {folder}/log-%slog
pid_file_path = {folder}/pid
exim_user = {user}
exim_group = {user}
deliver_drop_privilege
never_users =
host_lookup =
rfc1413_query_timeout = 0s
acl_smtp_rcpt = acl_rcpt
begin acl
acl_rcpt:
  deny local_parts = nobody
  defer local_parts = full
  accept authenticated = *
  deny !local_parts = open
  accept
begin routers
boxes:
  driver = accept
  transport = box
begin transports
box:
  driver = appendfile
  directory = {folder}/box
  create_directory
  maildir_format
begin authenticators
plain:
  driver = plaintext
  public_name = PLAIN
  server_prompts = :
  server_condition = ${{if and{{{{eq{{$auth2}}{{{name}}}}}{{eq{{$auth3}}{{{password}}}}}}}}}
  server_set_id = $auth2
"""


def make_certificate(certificate: Path, private: Path) -> None:
    """A certificate for this machine that nobody trusts by themselves."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    now = dt.datetime.now(dt.UTC)
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - dt.timedelta(days=1))
        .not_valid_after(now + dt.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    certificate.write_bytes(made.public_bytes(Encoding.PEM))
    private.write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))


class Mailbox:
    """A mail server and all that it was handed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.tls_port = free_port()
        self.certificate = folder / "certificate.pem"
        self.process: subprocess.Popen[bytes] | None = None
        user = "Debian-exim" if os.geteuid() == 0 else str(os.geteuid())
        ports = {"port": self.port, "tls_port": self.tls_port}
        text = CONFIGURATION.format(folder=folder, user=user, name=USER, password=PASSWORD, **ports)
        (folder / "exim.conf").write_text(text, encoding="ascii")
        make_certificate(self.certificate, folder / "key.pem")
        if os.geteuid() == 0:
            for one in (folder, folder / "key.pem"):
                shutil.chown(one, user, user)
        folder.chmod(0o755)

    def start(self) -> None:
        """Start, and wait until it answers."""
        program = shutil.which("exim4", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
        assert program, "Exim is not installed: apt install exim4-daemon-light (make test does it where it may)"
        command = [program, "-bdf", "-C", str(self.folder / "exim.conf")]
        with (self.folder / "output").open("ab") as output:
            self.process = subprocess.Popen(command, cwd="/", stdout=output, stderr=output)  # noqa: S603 -- ours
        until = time.monotonic() + STARTING
        while time.monotonic() < until and self.process.poll() is None:
            with contextlib.suppress(OSError), smtplib.SMTP("127.0.0.1", self.port):
                return
            time.sleep(0.05)
        raise TimeoutError((self.folder / "output").read_text(encoding="utf-8"))

    def stop(self) -> None:
        """Stop."""
        if self.process:
            self.process.terminate()
            self.process.wait()
            self.process = None

    def letters(self, count: int) -> list[EmailMessage]:
        """All letters that were delivered, once there are so many of them."""
        until = time.monotonic() + STARTING
        while time.monotonic() < until:
            found = sorted((self.folder / "box" / "new").glob("*"), key=lambda file: file.stat().st_mtime_ns)
            if len(found) >= count:
                return [message_from_bytes(file.read_bytes(), policy=SMTP) for file in found]
            time.sleep(0.02)
        raise TimeoutError((self.folder / "output").read_text(encoding="utf-8"))

    def texts(self) -> list[str]:
        """All letters that were delivered, as they came."""
        return [file.read_text(encoding="ascii") for file in (self.folder / "box" / "new").glob("*")]

    def empty(self) -> None:
        """Throw all letters away."""
        shutil.rmtree(self.folder / "box", ignore_errors=True)


@contextlib.contextmanager
def running_mailbox() -> Iterator[Mailbox]:
    """A mail server for as long as it is needed."""
    folder = Path(tempfile.mkdtemp(prefix="stammtisch-mail-"))
    try:
        mailbox = Mailbox(folder)
        try:
            mailbox.start()
            yield mailbox
        finally:
            mailbox.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
