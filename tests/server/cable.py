"""The cable between a process and its database: it can be cut and mended, and lose the answer to a commit."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from tests.server.cluster import Cluster

LINES = b"INSERT INTO lines"
ALONE = b"WITH fence"  # a line without a transaction
COMMIT = b"COMMIT"


class Cable:
    """Passes bytes on, both ways."""

    def __init__(self, cluster: Cluster) -> None:
        self.target = cluster.port
        self.port = 0
        self.is_cut = False
        self.loses_answer = False  # of the next commit with lines
        self.lost_answers = 0
        self._open: set[asyncio.StreamWriter] = set()

    def address(self, database: str) -> str:
        """A database at the other end."""
        return database.replace(f":{self.target}/", f":{self.port}/")

    def cut(self) -> None:
        """Disconnect everybody, and let nobody through."""
        self.is_cut = True
        for writer in self._open:
            writer.transport.abort()

    def mend(self) -> None:
        """Let everybody through again."""
        self.is_cut = False

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection."""
        if self.is_cut:
            writer.transport.abort()
            return
        far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self.target)
        talk = Talk(self, writer, far_writer)
        self._open |= {writer, far_writer}
        try:
            async with asyncio.TaskGroup() as group:
                group.create_task(talk.ask(reader))
                group.create_task(talk.answer(far_reader))
        except* OSError:
            pass
        finally:
            self._open -= {writer, far_writer}
            writer.transport.abort()
            far_writer.transport.abort()


class Talk:
    """What is said on one connection."""

    def __init__(self, cable: Cable, near: asyncio.StreamWriter, far: asyncio.StreamWriter) -> None:
        self.cable, self.near, self.far = cable, near, far
        self.wrote_lines = False
        self.is_doomed = False  # the answer that comes next is lost, with the connection

    async def ask(self, reader: asyncio.StreamReader) -> None:
        """From the process to the database."""
        while data := await reader.read(65_536):
            self.wrote_lines |= LINES in data
            if COMMIT in data or ALONE in data:
                self.is_doomed = self.wrote_lines and self.cable.loses_answer
                self.wrote_lines = False
            self.far.write(data)
        raise ConnectionResetError

    async def answer(self, reader: asyncio.StreamReader) -> None:
        """From the database to the process."""
        while data := await reader.read(65_536):
            if self.is_doomed:
                self.cable.loses_answer = False
                self.cable.lost_answers += 1
                break
            self.near.write(data)
        raise ConnectionResetError


@contextlib.asynccontextmanager
async def cable_to(cluster: Cluster) -> AsyncIterator[Cable]:
    """A cable to a server, for as long as it is needed."""
    cable = Cable(cluster)
    listening = await asyncio.start_server(cable.serve, "127.0.0.1", 0)
    cable.port = listening.sockets[0].getsockname()[1]
    try:
        yield cable
    finally:
        cable.cut()
        listening.close()
