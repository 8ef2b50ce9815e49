"""A page in the browser that shows a table, and follows it."""

from __future__ import annotations

import json
import secrets
import webbrowser
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from string import Template
from threading import Condition, Thread
from typing import Final
from urllib.parse import parse_qs, urlsplit

HERE: Final = "127.0.0.1"
# How many seconds a page waits for the next picture before it asks again.
PATIENCE: Final = 20.0

PAGE: Final = Template("""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Signoria: $title</title>
<style>
:root { color-scheme: light dark }
body { margin: 2rem }
pre { font: 1rem/1.35 ui-monospace, monospace; overflow-x: auto }
</style>
<pre id="table" tabindex="0" aria-label="$title">...</pre>
<p id="state" role="status"></p>
<script nonce="$nonce">
const follow = async (after) => {
  try {
    const answer = await fetch(`table?after=$${after}`, { cache: "no-store" });
    const told = await answer.json();
    document.getElementById("table").textContent = told.text;
    follow(told.number);
  } catch {
    document.getElementById("state").textContent = "The environment has been closed.";
  }
};
follow(0);
</script>
</html>
""")


class Window:
    """A server for this machine alone, whose address nobody can guess, and the picture that its page shows."""

    def __init__(self, title: str) -> None:
        self.title = title
        self.text = ""
        # How many pictures there have been.
        self.number = 0
        self.closed = False
        self.changed = Condition()
        self.secret = secrets.token_urlsafe()
        self.server = WindowServer(self)
        Thread(target=self.server.serve_forever, name="signoria-window", daemon=True).start()

    @property
    def address(self) -> str:
        """Where the page is."""
        return f"http://{HERE}:{self.server.server_port}/{self.secret}/"

    def open(self) -> None:
        """Open the page in the browser, or say where it can be opened."""
        try:
            opened = webbrowser.open(self.address)
        except webbrowser.Error:
            opened = False
        if not opened:
            print(f"No browser could be opened here. The table is at {self.address}", flush=True)  # noqa: T201 - for whoever runs it

    def show(self, text: str) -> None:
        """Show another picture; the first one opens the browser."""
        with self.changed:
            self.text = text
            self.number += 1
            first = self.number == 1
            self.changed.notify_all()
        if first:
            self.open()

    def picture(self, after: int) -> dict[str, object]:
        """Give the picture as soon as there is a later one than that of a number, or the same one after a while."""
        with self.changed:
            self.changed.wait_for(lambda: self.closed or self.number > after, PATIENCE)
            return {"text": self.text, "number": self.number}

    def close(self) -> None:
        """End the server; the page says so."""
        with self.changed:
            self.closed = True
            self.changed.notify_all()
        self.server.shutdown()
        self.server.server_close()


class WindowServer(ThreadingHTTPServer):
    """Serves the page of a window; nobody who waits for a picture keeps it from ending."""

    daemon_threads = True
    block_on_close = False

    def __init__(self, window: Window) -> None:
        self.window = window
        super().__init__((HERE, 0), Answer)


class Answer(BaseHTTPRequestHandler):
    """An answer to a browser: the page, or the picture on it."""

    server: WindowServer

    def do_GET(self) -> None:
        window = self.server.window
        asked = urlsplit(self.path)
        if asked.path == f"/{window.secret}/":
            nonce = secrets.token_urlsafe()
            page = PAGE.substitute(title=window.title, nonce=nonce)
            policy = f"default-src 'none'; style-src 'unsafe-inline'; script-src 'nonce-{nonce}'; connect-src 'self'"
            self.send("text/html; charset=utf-8", page, policy)
        elif asked.path == f"/{window.secret}/table":
            after = parse_qs(asked.query).get("after", ["0"])[0]
            self.send("application/json", json.dumps(window.picture(int(after) if after.isdecimal() else 0)))
        else:
            self.send_error(HTTPStatus.NOT_FOUND)

    def send(self, kind: str, text: str, policy: str = "default-src 'none'") -> None:
        """Send what was asked for; nobody keeps it."""
        content = text.encode()
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(content)))
        self.send_header("Content-Security-Policy", policy)
        self.send_header("Cache-Control", "no-store")
        self.send_header("Referrer-Policy", "no-referrer")
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - as the base calls it
        """Say nothing: whoever trains reads the terminal."""
