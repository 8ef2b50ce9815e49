"""Everything a player of Florence reads is there, in both languages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import signoria
from signoria.core.text import Texts, value_key
from signoria.games.florence.data import components as box
from signoria.games.florence.data.presets import RECOMMENDED
from signoria.games.florence.rules.setup import OPTIONS
from signoria.games.florence.words.messages import SPEECH
from tests.kit.driver import driver_of
from tests.kit.sentences import Sentences
from tests.kit.texts import LANGUAGES, WrittenTexts
from tools.clauses import read_list

SAID = Sentences(SPEECH, ["Anna", "Bram", "Chris", "Dora", "Emma"])
BOTH = {"expansion-muse-princess": "on", "expansion-cooperative": "on"}
TEXTS = {language: Texts.load("signoria.games.florence", language) for language in LANGUAGES}
WRITTEN = WrittenTexts("signoria.games.florence")


def test_all_languages_say_the_same() -> None:
    WRITTEN.assert_alike()


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_characters_things_and_options_have_texts(language: str) -> None:
    """PF-C04.2: names and rules of all of them, in our own words."""
    texts = TEXTS[language]
    for key in [*(f"card-{card}" for card in box.CARD_NAMES), *(f"character-{name}" for name in box.CHARACTERS)]:
        assert texts.text(key)
        assert texts.text(f"{key}.text").endswith(".")
    for item in [*box.TILES, *box.FREEDOMS, *box.OBJECTS, "bonus", "person"]:
        assert texts.text(f"thing-{item}")
        assert texts.text(f"thing-{item}.text").endswith(".")
    for option in (option for option in OPTIONS if option.offered):
        assert texts.text(f"table-option-{option.name}.text").endswith(".")
        for value in option.schema().get("enum", []):  # type: ignore[attr-defined]
            assert texts.text(f"table-option-{option.name}.{value_key(value)}")
    for name in RECOMMENDED:
        assert texts.text(f"set-{name}.text").endswith(".")


def test_the_persons_are_called_by_plain_dutch_words() -> None:
    """PF-C04.2, PF-C01.11: and the colours too."""
    assert TEXTS["nl"].text("card-poet") == "Dichter"
    assert TEXTS["nl"].text("card-organ-builder") == "Orgelbouwer"
    assert [TEXTS["nl"].text(f"colour-{colour}") for colour in box.COLOURS] == [
        "Rood",
        "Groen",
        "Geel",
        "Blauw",
        "Grijs",
    ]


def test_everything_is_called_as_in_the_clauses() -> None:
    """PF-C04.2: tiles, cards and characters, in both languages."""
    named = re.compile(r"(?:no \d+; )?`([a-z-]+)`; Dutch ([^;]+); English ([^;]+);")
    rules = read_list(Path(__file__).parents[3] / "docs" / "rules" / "florence.md")
    statements = [clause.statement for chapter in rules.chapters for clause in chapter.clauses]
    lines = [match.groups() for statement in statements if (match := named.match(statement))]
    assert len(lines) == 22 + 21 + 20 + 14 + 6
    keys = WRITTEN.entries["en"]
    for name, *words in lines:
        key = next(f"{sort}-{name}" for sort in ("card", "thing", "character") if f"{sort}-{name}" in keys)
        called = [TEXTS[language].text(key) for language in ("nl", "en")]
        assert [word.lower() for word in called] == [word.lower() for word in words]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(4))
def test_everything_a_game_says_can_be_read(language: str, seed: int) -> None:
    texts = TEXTS[language]
    position = signoria.game("florence").new(2 + seed, seed, BOTH)
    driver = driver_of("florence", seed, lively=True)
    while not position.over:
        view: dict[str, Any] = position.view(position.asked)
        said = [SAID.question(texts, SAID.open_question(view))]
        said.append(SAID.waiting(texts, SAID.open_question(position.view(None))))
        said += [SAID.label(texts, position.notation(option)) for option in position.legal()[:60]]
        assert all(line and "{" not in line for line in said)
        position.choose(driver.choose(position))
    for reader in (0, None):
        told = [event.seen_by(reader) for event in position.events()]
        assert len(SAID.log(texts, told, reader)) > 100
        assert SAID.line(texts, told[-1], reader)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_of_the_catalogue_has_a_label(language: str) -> None:
    for notation in signoria.game("florence").catalogue.notations[::7]:
        assert SAID.label(TEXTS[language], notation)
