"""The table in the browser: what the extra `serve` is for."""

from stammtisch.core.mistakes import demand

demand("serve", "sqlalchemy", "starlette", "uvicorn")
