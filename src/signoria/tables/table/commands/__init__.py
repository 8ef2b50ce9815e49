"""What can be asked of a table: a file for each command, with what is said, its checks, and what comes of it.

Whoever asks sends the same struct: a device over its WebSocket, a request over HTTP, a bot, a test. A new command is a
new file; those that are an `Order` are understood by WebSockets at once.
"""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from signoria.tables.table.commands.command import Order

for _module in iter_modules(__path__):
    import_module(f"{__name__}.{_module.name}")

ORDERS: Final = tuple(sorted(Order.__subclasses__(), key=lambda order: order.__name__))
