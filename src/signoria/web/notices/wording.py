"""What a notice says, in the language of who reads it, and as it is written for each kind of channel."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

import msgspec

from signoria.core.text import Texts
from signoria.games import REGISTRY
from signoria.tables.table.titles import game_title

if TYPE_CHECKING:
    from signoria.tables.table.notices import Notice

HOUR: Final = 3600
HOURS: Final = 24


class Message(msgspec.Struct, frozen=True):
    """What somebody reads: a line, another, and the page that it is about."""

    title: str
    body: str
    path: str
    # Messages with the same one take each other's place.
    tag: str
    # At how many tables it is the reader's turn, for the icon of an app; where that is known.
    waiting: int | None = None


@cache
def texts(language: str) -> Texts:
    """Give what this server says in a language."""
    return Texts.load("signoria.web", language if language in Texts.languages() else "en")


def message_of(notice: Notice, language: str, now: float) -> Message:
    """Put a notice into words."""
    said = texts(language)
    game = game_title(REGISTRY.game(notice.game), said.language)
    # A table that nobody gave a name is called after its game.
    facts = {"table": game if notice.occasion else notice.name, "game": game, "who": notice.who}
    about = "turn" if notice.kind == "reminder" else notice.kind
    body = said.text(f"notice-{about}-text", **facts, turn=notice.turn, free=notice.free)
    if notice.until is not None and notice.by_days:
        body = f"{body}. {time_left(said, notice.until - now)}"
    return Message(said.text(f"notice-{notice.kind}", **facts), body, f"/t/{notice.code}", f"table-{notice.code}")


def time_left(said: Texts, seconds: float) -> str:
    """Say how much time is left, in days and hours."""
    hours = int(max(0.0, seconds)) // HOUR
    if hours == 0:
        return said.text("time-left-little")
    return said.text("time-left", days=hours // HOURS, hours=hours % HOURS)


def test_message(language: str) -> Message:
    """Give what somebody is told who wants to see how that is."""
    said = texts(language)
    return Message(said.text("notice-test"), said.text("notice-test-text"), "/", "test")


def hooked(message: Message, form: str, address: str) -> tuple[dict[str, str], bytes]:
    """Give headers and body for something that listens at an address, such as ntfy, Discord, or a bridge to Matrix."""
    lines = f"{message.title}\n{message.body}\n{address}"
    if form == "discord":
        # Whatever a table is called, nobody is woken by it who is not meant.
        content = {"content": lines, "allowed_mentions": {"parse": []}}
        return {"Content-Type": "application/json"}, msgspec.json.encode(content)
    if form == "json":
        content = {"text": lines, "title": message.title, "body": message.body, "url": address}
        return {"Content-Type": "application/json"}, msgspec.json.encode(content)
    # In the headers of ntfy, only what every header can hold.
    return {"Content-Type": "text/plain; charset=utf-8", "Click": address}, lines.encode()
