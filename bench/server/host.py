"""The server that is measured: `stammtisch serve` without limits, and one more socket that only commits and echoes.

python -m bench.server.host FOLDER|ADDRESS     the folder of a SQLite file, or the address of a PostgreSQL database
"""

from __future__ import annotations

import sys
from pathlib import Path

import uvicorn
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from stammtisch.server.app import make_app
from stammtisch.server.guard import UNLIMITED
from stammtisch.server.log_entries import Renamed
from stammtisch.server.run import AnnouncingServer, House, bind, tune_process, uvicorn_settings
from stammtisch.server.store import StoredLine, TableChange
from stammtisch.server.tables import Tables


def main(place: str) -> None:
    """Open the server and print its port."""
    tune_process()
    store = House(Path(place), place if place.startswith("postgresql") else "").store()
    app = make_app(Tables(store), UNLIMITED, loopback=True)

    async def echo(socket: WebSocket) -> None:
        await socket.accept()
        number = 0
        try:
            while True:
                text = await socket.receive_text()
                number += 1
                line = StoredLine(number, Renamed("red", "x" * 160))
                await store.save_change("echo", TableChange([line]))
                await socket.send_text(text)
        except WebSocketDisconnect:
            return

    app.router.routes.insert(0, WebSocketRoute("/echo", echo))
    listening = bind("127.0.0.1", 0)
    config = uvicorn.Config(app, **uvicorn_settings())
    AnnouncingServer(config, lambda: print(listening.getsockname()[1], flush=True)).run(sockets=[listening])


if __name__ == "__main__":
    main(sys.argv[1])
