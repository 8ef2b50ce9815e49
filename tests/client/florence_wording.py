"""Sentences of Florence for the browser client: `python -m tests.client.florence_wording` writes them anew.

The client words everything by itself. These are sentences as the engine words them, from games played by lot; a test of
the client says when it would word one of them otherwise.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, cast

import signoria
from signoria.core.text import Texts
from signoria.games.florence.data.board import AREAS, WORDS, cell_names
from signoria.games.florence.rules.cooperative_building.negotiation import JointPlace
from signoria.games.florence.words.wording import event_line, open_question, option_text, question_line, waiting_line
from tests.kit.driver import PrinceDriver

if TYPE_CHECKING:
    from collections.abc import Iterator

    from signoria.core.position import Position
    from signoria.games.florence.state.table import Florence
    from tests.kit.driver import Driver

PATH: Final = Path(__file__).parents[2] / "client" / "tests" / "games" / "florence" / "wording.json"
LANGUAGES: Final = ("en", "nl")
NAMES: Final = ["Anna", "Bram", "Chris", "Dora", "Emma"]
BOTH: Final = {"expansion-muse-princess": "on", "expansion-cooperative": "on"}
# Games in which everything is asked and happens at least once.
GAMES: Final = ((2, 2), (3, 3), (3, 12), (4, 4), (5, 5), (2, 6), (4, 9))
# Of each sort of sentence, as many as show its variants.
ENOUGH: Final = 3
PLACES_APART: Final = 23
EVENTS_ENOUGH: Final = 4
TEXTS: Final = {language: Texts.load("signoria.games.florence", language) for language in LANGUAGES}
VIEW_FACTS: Final = ("seat", "actions", "question")


def sentences() -> dict[str, list[dict[str, Any]]]:
    """Give options, questions and events with their wordings in both languages, and placements with their cells."""
    found: dict[str, dict[str, dict[str, Any]]] = {"options": {}, "questions": {}, "events": {}, "places": {}}
    counts: dict[str, int] = {}

    def add(part: str, sort: str, enough: int, key: str, entry: dict[str, Any]) -> None:
        if key not in found[part] and counts.get(f"{part} {sort}", 0) < enough:
            counts[f"{part} {sort}"] = counts.get(f"{part} {sort}", 0) + 1
            found[part][key] = entry

    for seats, seed in GAMES:
        position = signoria.game("florence").new(seats, seed, BOTH)
        for view in views(position, PrinceDriver(seed, lively=True)):
            question = view["question"]
            shown = {fact: view[fact] for fact in VIEW_FACTS} | {"question": {**question, "options": []}}
            said = said_of_question(view)
            add("questions", question["kind"], ENOUGH, json.dumps(said), {"view": shown, **said})
            for place in places(position, view):
                joint = ":" in place["move"]
                add("places", f"{seats} {joint} {place['move'].split()[1]}", ENOUGH, json.dumps(place), place)
            for notation in question["options"]:
                labels = {language: option_text(TEXTS[language], notation, NAMES) for language in LANGUAGES}
                add("options", notation.split()[0], ENOUGH, notation, {"move": notation, **labels})
        for event in position.events():
            for reader in (0, 1, None):
                told = dict(event.seen_by(reader))
                lines = {language: event_line(TEXTS[language], told, reader, NAMES) for language in LANGUAGES}
                sort = f"{told['event']} {reader is None}"
                key = f"{told['event']} {json.dumps(lines)}"
                add("events", sort, EVENTS_ENOUGH, key, {"event": told, "reader": reader, **lines})
    return {part: list(entries.values()) for part, entries in found.items()}


def views(position: Position, driver: Driver) -> Iterator[dict[str, Any]]:
    """Play a game by lot; give what the asked seat sees at each question."""
    while not position.over:
        yield dict(position.view(position.asked))
        position.choose(driver.choose(position))


def said_of_question(view: dict[str, Any]) -> dict[str, Any]:
    """Give how a question is put, and what others read meanwhile."""
    question = open_question(view)
    return {
        language: [question_line(texts, question, NAMES), waiting_line(texts, question, NAMES)]
        for language, texts in TEXTS.items()
    }


def places(position: Position, view: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Give a few placements that can be chosen, with the cells they cover."""
    game = cast("Florence", position)
    question = view["question"]
    for option in game.legal()[::PLACES_APART]:
        notation = game.notation(option)
        if question["kind"] == "joint-propose":
            cells = JointPlace(game, question["active"], question["partner"], option).cells()
        elif question["kind"] in ("build", "place-landscape"):
            cells = cell_names(AREAS[WORDS.index(notation.removeprefix("place "))])
        else:
            return
        yield {"move": notation, "borders": view["borders"], "cells": sorted(cells)}


def written() -> str:
    """Give the file as it should be, with a line for each sentence."""
    parts = [
        f'"{part}": [\n' + ",\n".join(f"  {json.dumps(entry, ensure_ascii=False)}" for entry in entries) + "\n]"
        for part, entries in sentences().items()
    ]
    return "{\n" + ",\n".join(parts) + "\n}\n"


if __name__ == "__main__":
    PATH.write_text(written(), "utf-8")
