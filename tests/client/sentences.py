"""Messages and the sentences they become: `python -m tests.client.sentences` writes them anew.

They are from games played by lot, and test both formatters: the one of the terminal here, the one of the browser in
client/tests. Every event, question and verb of the games is among them, as those read it whom it is about and as others
do, and why things cannot be chosen. Beside them stands a line of each sort as a table is told it: what flies there is
what it says.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from msgspec import to_builtins

import signoria
from signoria.core.formatter import Formatter
from signoria.core.text import Texts
from signoria.tables.wire.worth import line as line_of
from signoria.tables.wire.worth import said
from tests.games.dominion import test_text as dominion
from tests.games.machiavelli import test_text as machiavelli
from tests.kit.driver import driver_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from signoria.core.message import Arguments, Message
    from signoria.core.position import Position
    from signoria.core.speech import Speech
    from signoria.tables.wire.messages import LogLine

PATH: Final = Path(__file__).parents[2] / "client" / "tests" / "lib" / "sentences.json"
LANGUAGES: Final = ("en", "nl")
NAMES: Final = ("Anna", "Bram", "Chris", "Dora", "Emma", "Fien")
RANDOM: Final[dict[str, object]] = {"kingdom-mode": "random", "discard-order": "ask"}
BOTH: Final[dict[str, object]] = {"expansion-muse-princess": "on", "expansion-cooperative": "on"}
DELUXE: Final[dict[str, object]] = {
    "edition": "deluxe",
    "action-cards": "on",
    "preset": "random",
    "ninth-character": "on",
}
CLASSIC: Final[dict[str, object]] = {"edition": "classic"}
DARK_LANDS: Final[dict[str, object]] = {
    "edition": "dark-lands",
    "dl-districts": "all",
    "dutch-names": "later-print",
}
# Games in which everything is asked, and nearly everything happens: seats, seed, options.
GAMES: Final[dict[str, list[tuple[int, int, dict[str, object]]]]] = {
    "dominion": [
        *((3, seed, RANDOM) for seed in range(4)),
        (2, 5, {"kingdom-mode": "draft", "feast-gain": "may"}),
    ],
    "machiavelli": [
        *((5, seed, DELUXE) for seed in range(8)),
        *((4, seed, CLASSIC) for seed in range(2)),
        *((6, seed, DARK_LANDS) for seed in range(8)),
    ],
    "florence": [(2, 2, BOTH), (3, 3, BOTH), (3, 35, BOTH), (4, 4, BOTH), (5, 5, BOTH), (2, 6, BOTH), (4, 9, BOTH)],
}
# What happens or is asked too seldom to wait for it: as it might be told.
SELDOM: Final = {"dominion": dominion.EVENTS, "machiavelli": machiavelli.EVENTS, "florence": {}}
ASKED_SELDOM: Final[dict[str, list[dict[str, Any]]]] = {
    "dominion": [dominion.question(kind) for kind in dominion.QUESTIONS],
    "machiavelli": [machiavelli.question(kind) for kind in machiavelli.QUESTIONS],
    "florence": [],
}
# What a game says that has no texts, nor anything else for people to read.
PLAIN: Final[list[Message]] = [
    ("question-take-or-show", {"player": {"seat": 1}, "left": 3}),
    ("waiting-take-or-show", {"player": {"seat": 1}, "left": 3}),
    ("event-taken", {"player": {"seat": 1}, "card": {"name": "card-gem"}, "left": 4}),
    ("event-shown", {"cards": {"counted": {"card-gem": 2, "card-bead": 1}}, "last": True}),
    ("event-over", {}),
]
MOST_MOVES: Final = 1500
# Of each sort of sentence, as many as show its variants.
ENOUGH: Final = 2
PLACES_APART: Final = 23
REASONS_APART: Final = 5


@cache
def texts_of(game: str, language: str) -> Texts:
    """Give the texts of a game; of one that has none, those of all games."""
    if game in GAMES:
        return Texts.load(f"signoria.games.{game}", language)
    return Texts(language, [Texts.source("signoria.core", language)])


class Cases:
    """Sentences by sort, of each sort a few."""

    def __init__(self) -> None:
        self.found: dict[str, list[dict[str, Any]]] = {"messages": [], "labels": [], "lines": []}
        self._known: set[str] = set()
        self._counts: dict[str, int] = {}

    def add(self, part: str, sort: str, case: dict[str, Any], said: Message, reader: int | None) -> None:
        """Add a case with its sentences, unless there are enough of its sort."""
        key = f"{part} {json.dumps(case)}"
        if key in self._known or self._counts.get(sort, 0) >= ENOUGH:
            return
        self._known.add(key)
        self._counts[sort] = self._counts.get(sort, 0) + 1
        for language in LANGUAGES:
            formatter = Formatter(texts_of(case["game"], language), NAMES, reader, case.get("variants", ()))
            case[language] = formatter.text(said)
        self.found[part].append(case)

    def add_line(self, game: str, line: LogLine) -> None:
        """Add a line as it is sent, unless there is one of its sort."""
        sort = f"{game} {line.event} {line.quiet} {line.joined}"
        if sort not in self._known:
            self._known.add(sort)
            self.found["lines"].append({"game": game, "line": to_builtins(line)})


def sentences() -> dict[str, list[dict[str, Any]]]:
    """Give messages and options with their sentences in both languages."""
    cases = Cases()
    for game, played in GAMES.items():
        for seats, seed, options in played:
            add_game(cases, game, seats, seed, options)
        add_seldom(cases, game)
    for message in PLAIN:
        cases.add("messages", message[0], {"game": "magpies", "message": message, "reader": 0}, message, 0)
    return cases.found


def add_game(cases: Cases, game: str, seats: int, seed: int, options: dict[str, object]) -> None:
    """Add what is said in a game."""
    speech = signoria.game(game).speech
    position = signoria.game(game).new(seats, seed, options)
    driver = driver_of(game, seed, lively=True)
    view: dict[str, Any] = position.view(None)
    common: dict[str, Any] = {"game": game}
    if variants := speech.variants(view["options"]):
        common["variants"] = list(variants)
    for number in range(MOST_MOVES):
        if position.asked is None:
            break
        asked: dict[str, Any] = position.view(position.asked)
        question = speech.open_question(asked)
        assert question is not None
        add_question(cases, speech, common, question)
        moves: list[str] = asked["question"]["options"]
        for move in moves[:: PLACES_APART if len(moves) > PLACES_APART else 1]:
            case = {**common, "move": move, "reader": position.asked}
            own = f"{position.asked} " in move
            cases.add("labels", f"{game} {move.split()[0]} {own}", case, speech.label(move), position.asked)
        if number % REASONS_APART == 0:
            add_reasons(cases, common, position, position.asked)
        position.choose(driver.choose(position))
    for reader in (0, 1, None):
        seen: list[dict[str, Any]] = [event.seen_by(reader) for event in position.events()]
        add_events(cases, speech, common, seen, reader)
    watched: list[dict[str, Any]] = [event.seen_by(None) for event in position.events()]
    for place in range(len(watched)):
        cases.add_line(game, line_of(speech, watched, place))


def add_reasons(cases: Cases, common: dict[str, Any], position: Position, seat: int) -> None:
    """Add why things cannot be chosen."""
    considered: dict[str, Any] = position.consider(seat, [])
    for why in considered.get("cannot", {}).values():
        cases.add("messages", f"{common['game']} {why[0]}", {**common, "message": why, "reader": seat}, why, seat)


def add_seldom(cases: Cases, game: str) -> None:
    """Add what is said of that which need not happen in a game."""
    speech = signoria.game(game).speech
    for question in ASKED_SELDOM[game]:
        add_question(cases, speech, {"game": game}, question)
    for kind, facts in SELDOM[game].items():
        for reader in (0, 1, None):
            add_events(cases, speech, {"game": game}, [{"event": kind, **facts}], reader)


def add_question(cases: Cases, speech: Speech, common: dict[str, Any], question: Mapping[str, Any]) -> None:
    """Add how a question is put, and what others read meanwhile."""
    for message in (said(speech, speech.question(question)), said(speech, speech.waiting(question))):
        case = {**common, "message": message, "reader": question["seat"]}
        cases.add("messages", f"{common['game']} {message[0]}", case, message, question["seat"])


def add_events(
    cases: Cases, speech: Speech, common: dict[str, Any], seen: Sequence[dict[str, Any]], reader: int | None
) -> None:
    """Add the lines of events in a row."""
    for told in speech.lines(seen):
        if not told.quiet:
            message = said(speech, told.message)
            case = {**common, "message": message, "reader": reader}
            sort = f"{common['game']} {told.kind} {' '.join(addressed(message[1], reader))}"
            cases.add("messages", sort, case, message, reader)


def addressed(arguments: Arguments, reader: int | None) -> Iterator[str]:
    """Name what a text chooses by: whether the reader is spoken of, and what is yes or no."""
    for variable, argument in arguments.items():
        if isinstance(argument, bool):
            yield f"{variable} {argument}"
        elif isinstance(argument, dict) and "seat" in argument:
            yield f"{variable} {argument == {'seat': reader}}"


def written() -> str:
    """Give the file as it should be, with a line for each sentence."""
    parts = [
        f'"{part}": [\n' + ",\n".join(f"  {json.dumps(entry, ensure_ascii=False)}" for entry in entries) + "\n]"
        for part, entries in sentences().items()
    ]
    return f'{{\n"names": {json.dumps(NAMES)},\n' + ",\n".join(parts) + "\n}\n"


if __name__ == "__main__":
    PATH.write_text(written(), "utf-8")
