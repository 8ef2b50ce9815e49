"""Everything a player of Machiavelli reads is there, in every language, and reads well."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

import signoria
from signoria.core.options import OneOf
from signoria.core.text import FORMS, Texts, value_key
from signoria.games.machiavelli.data.actions import CATALOGUE, PLAIN, VERBS
from signoria.games.machiavelli.data.components import CHARACTERS, TYPES
from signoria.games.machiavelli.data.components import NAMES as CARDS
from signoria.games.machiavelli.data.editions import EDITIONS
from signoria.games.machiavelli.data.options import OPTIONS
from signoria.games.machiavelli.data.presets import CUSTOM, DARK_LANDS_SETS, PRESETS, RANDOM
from signoria.games.machiavelli.words.messages import DELUXE_PRINT, FIRST_PRINT, LATER_PRINT, SPEECH
from tests.kit.sentences import Sentences
from tests.kit.texts import LANGUAGES, WrittenTexts

PACKAGE = "signoria.games.machiavelli"
SOURCES = Path(__file__).parents[3] / "src" / "signoria" / "games" / "machiavelli"
WRITTEN = WrittenTexts(PACKAGE)
ENTRIES = WRITTEN.entries


def words(text: str) -> list[str]:
    return text.split()


# --- What there is to say ---

QUESTIONS = words(
    "choose-character put-down-character theater theater-card rasputin hospital acrobat answer-call turn-action income "
    "keep-card pay-with-cards sacrifice loan loan-cards name-character place-warrants turn-warrant place-threats bribe "
    "turn-threat spy magic-target magic peek peek-take peek-place seer-give give-crown emperor-take abbot-split "
    "abbot-payer navigator destroy graveyard exchange exchange-give seize beautify laboratory museum armory bell-tower "
    "lighthouse lighthouse-take park-draw overbuild overbuild-with unclaimed"
)
EVENTS: dict[str, dict[str, Any]] = {
    "game-started": {"players": 3, "crown": 0, "characters": ["king", "thief"], "uniques": ["keep"], "options": {}},
    "round-started": {"round": 3, "crown": 0},
    "characters-face-up": {"characters": ["king"], "face_down": 1},
    "character-chosen": {"seat": 0, "left": 4},
    "character-put-down": {"seat": 0},
    "theater-used": {"seat": 0, "owner": 1},
    "theater-declined": {"seat": 0},
    "called": {"rank": 4, "character": "king", "caller": 1},
    "no-answer": {"rank": 4},
    "revealed": {"seat": 0, "character": "king", "rank": 4},
    "murder-named": {"seat": 0, "character": "king"},
    "bewitch-named": {"seat": 0, "character": "king"},
    "theft-named": {"seat": 0, "character": "king"},
    "robbed": {"seat": 0, "thief": 1, "gold": 3},
    "bewitched-turn": {"seat": 0, "witch": 1},
    "witch-resumed": {"seat": 0, "character": "king"},
    "witch-not-resumed": {"seat": 0},
    "warrants-placed": {"seat": 0, "characters": ["king", "thief", "bishop"]},
    "warrant-turned": {"seat": 0, "owner": 1, "character": "king", "district": "smithy", "gold": 5},
    "warrant-not-turned": {"seat": 0, "character": "king"},
    "threats-placed": {"seat": 0, "characters": ["king", "bishop"]},
    "threat-removed": {"character": "king"},
    "bribed": {"seat": 0, "owner": 1, "gold": 2},
    "refused": {"seat": 0, "owner": 1},
    "threat-turned": {"seat": 0, "owner": 1, "character": "king", "rose": True, "gold": 7},
    "income-gold": {"seat": 0, "gold": 2},
    "income-cards": {"seat": 0, "drawn": 2, "kept": 1},
    "district-income": {"seat": 0, "type": "noble", "gold": 2, "cards": 0},
    "bonus": {"seat": 0, "character": "architect", "gold": 0, "cards": 2},
    "unclaimed-left": {"seat": 0, "gold": 2, "draws": 0, "either": 1},
    "cards-drawn": {"seat": 0, "number": 2, "cause": "architect"},
    "spied": {"seat": 0, "owner": 1, "type": "noble", "matches": 3, "gold": 1},
    "hands-swapped": {"seat": 0, "owner": 1, "given": 2, "taken": 5},
    "hand-redrawn": {"seat": 0, "number": 3},
    "hand-viewed": {"seat": 0, "owner": 1, "number": 2},
    "card-taken": {"seat": 0, "owner": 1, "number": 1},
    "gold-taken": {"seat": 0, "owner": 1, "gold": 1},
    "seer-took": {"seat": 0, "owner": 1},
    "seer-gave": {"seat": 0, "owner": 1},
    "crown-moved": {"from": 1, "to": 0, "cause": "king"},
    "tithe": {"seat": 0, "owner": 1},
    "loan": {"seat": 0, "owner": 1, "gold": 2, "number": 2},
    "studied": {"seat": 0, "drawn": 7},
    "paid-with-cards": {"seat": 0, "number": 3},
    "built": {"seat": 0, "builder": 0, "district": "smithy", "cost": 5, "price": 5, "cards": 0, "size": 4},
    "taxed": {"seat": 0, "gold": 1, "owner": None},
    "tax-collected": {"seat": 0, "gold": 4},
    "refund": {"seat": 0, "gold": 4},
    "destroyed": {"seat": 0, "owner": 1, "district": "market", "price": 1, "cause": "warlord"},
    "graveyard-used": {"seat": 0, "district": "market"},
    "exchanged": {"seat": 0, "owner": 1, "given": "tavern", "taken": "harbor", "gold": 3},
    "seized": {"seat": 0, "owner": 1, "district": "market", "gold": 2},
    "beautified": {"seat": 0, "district": "market"},
    "district-used": {"seat": 0, "district": "laboratory", "gold": 2, "cards": -1},
    "bell-tower-decided": {"seat": 0, "number": 6},
    "deck-searched": {"seat": 0, "taken": True},
    "deck-shuffled": {"cause": "scholar"},
    "action-card-played": {"seat": 0, "card": "director"},
    "wagon-used": {"seat": 0, "owner": 1, "drawn": 3},
    "wagon-cleared": {"seat": 0, "gold": 3, "bank": False},
    "hospital-used": {"seat": 0, "character": "king"},
    "queen-paid": {"seat": 0, "gold": 3},
    "throne-room-paid": {"seat": 0},
    "greeting": {"seat": 0, "answer": "thank"},
    "turn-lost": {"seat": 0, "owner": 1, "cause": "greeting"},
    "city-completed": {"seat": 0, "number": 7},
    "end-triggered": {"seats": [0, 1], "number": 7},
    "end-cancelled": {"number": 7},
    "turn-ended": {"seat": 0},
    "round-ended": {"round": 3},
    "scored": {"sheets": [{"seat": 0, "points": 28}, {"seat": 1, "points": 29}]},
    "game-ended": {"winners": [1], "places": [2, 1], "tie_break": "none"},
}
ZONES = words(
    "hand city deck discard museum wagons face-up face-down stack characters looking-at selected site empty count"
)
COUNTERS = words("gold cards districts round builds tax city-size")
MOMENTS = words(
    "murdered bewitched threatened extorted robbed destroyed seized exchanged confiscated crown last-round "
    "end-cancelled"
)
MARKS = words("crown murdered bewitched robbed warrant threat beautified complete protected")
SCORES = words(
    "title player rank points districts silver five-types first-complete complete uniques secret-vault action-cards "
    "haunted-quarter size gold highest-rank line winner winners total"
)
PRESET_NAMES = [*PRESETS, CUSTOM, RANDOM, *DARK_LANDS_SETS]
VARIANTS = ("classic", "later")

# --- What the variables can be ---

NAMES = ["Joost", "Beatrice", "Marieke"]
SAID = Sentences(SPEECH, NAMES)
YES_OR_NO = ["yes", "no"]
NUMBERS = [0, 1, 2, 11]
WORDS: dict[str, list[str]] = {
    **dict.fromkeys(words("player-you owner-you thief-you crown-you to-you winners-you witch-you rescue"), YES_OR_NO),
    "players-you": YES_OR_NO,
    "cause": words(
        "warlord armory necropolis framework human-cannonball succession king patrician emperor acrobat greeting other"
    ),
    "lost": ["murder", "greeting", "none"],
    "bank": YES_OR_NO,
    **dict.fromkeys(words("own secret confiscated has-character has-player has-owner"), YES_OR_NO),
    "rose": YES_OR_NO,
    # Whether it is known who has a character, or only likely.
    "certain": YES_OR_NO,
    "purpose": ["murder", "rob", "bewitch", "other"],
    "answer": ["thank", "say-nothing"],
    "paid": ["nothing", "cards", "cards-alone", "less", "gold"],
    "tie_break": ["rank", "districts", "gold", "none"],
    # Whether anything was taken, what, or how many.
    "taken": ["yes", "no", "Haven"],
}
VALUES: dict[str, list[Any]] = {
    **WORDS,
    **{name: ["Joost"] for name in words("player owner thief crown to witch winners-others players-others")},
    **{name: ["Markt"] for name in words("card cards district character characters face_down_card given type gains")},
    **{name: ["Markt"] for name in words("head item name scores districts sought means")},
    **dict.fromkeys(words("count number gold price cost paid-cards copy rank round drawn kept matches"), NUMBERS),
    **dict.fromkeys(words("characters-count gains-count winners-count players-count"), NUMBERS),
    **dict.fromkeys(words("missing most share"), NUMBERS),
    "points": [-2, *NUMBERS],
}


def is_of_an_older_box(key: str) -> bool:
    """Say whether it is a name in an older box, which each language has where it differs."""
    return key.startswith(("card-", "character-", "type-")) and is_of_a_name(key.partition(".")[2])


def is_of_a_name(attribute: str) -> bool:
    """Say whether it is an older name or a form of one."""
    form, _, variant = attribute.rpartition("-")
    return variant in VARIANTS and form in ("", *FORMS)


def told_in_the_rules() -> set[str]:
    """Give the kinds of events that the rules tell of."""
    telling = re.compile(r"\b(?:tell|tell_cards|tell_named|journal\.add)\(\s*\"([a-z-]+)\"")
    return {kind for path in SOURCES.rglob("*.py") for kind in telling.findall(path.read_text("utf-8"))}


def asked_in_the_rules() -> set[str]:
    """Give the kinds of questions that the rules ask."""
    asking = re.compile(r"(?:super\(\).__init__|KeepCard)\([a-z_.]+, \"([a-z-]+)\"")
    # Action cards that may be played are asked about by their names (`MayPlay`).
    playing = re.compile(r"super\(\).__init__\(seat, ([A-Z_]+), PLAY_[A-Z_]+\)")
    read = [path.read_text("utf-8") for path in SOURCES.rglob("*.py")]
    named = {card.lower().replace("_", "-") for text in read for card in playing.findall(text)}
    return named | {kind for text in read for kind in asking.findall(text)}


# --- Both languages say the same ---


def test_all_languages_say_the_same() -> None:
    WRITTEN.assert_alike(apart=is_of_an_older_box)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_names_only_words_there_are(language: str) -> None:
    WRITTEN.assert_choices_known(language, WORDS, least=10)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_filled_in_every_way(language: str) -> None:
    WRITTEN.assert_reads_well(language, VALUES)


# --- Everything there is has a text ---


@pytest.mark.parametrize("key", [*(f"card-{card}" for card in CARDS), *(f"character-{one}" for one in CHARACTERS)])
def test_every_card_has_a_name_and_a_text(texts: Texts, key: str) -> None:
    assert texts.text(key)
    for part in ("text", "text-classic", "ruling", "ruling-classic"):
        assert part == "text" or not texts.has(f"{key}.{part}") or texts.text(f"{key}.{part}").endswith(".")
    assert texts.text(f"{key}.text").endswith((".", "”."))


@pytest.mark.parametrize("character", CHARACTERS)
def test_every_character_has_a_ruling(texts: Texts, character: str) -> None:
    assert texts.has(f"character-{character}.ruling")


@pytest.mark.parametrize("printing", [DELUXE_PRINT, FIRST_PRINT, LATER_PRINT])
def test_names_of_cards_are_all_different(texts: Texts, printing: tuple[str, ...]) -> None:
    """MB-C05.3: no print mixes its names with those of another."""
    assert len({texts.printed(f"card-{card}", printing) for card in CARDS}) == len(CARDS)


def test_names_of_characters_are_all_different_in_deluxe(texts: Texts) -> None:
    assert len({texts.text(f"character-{character}") for character in CHARACTERS}) == len(CHARACTERS)


@pytest.mark.parametrize(
    ("card", "names"),
    [
        ("keep", ["Citadel", "Kerker", "Verdedigingstoren"]),
        ("prison", ["Kerker", "Gevangenis", "Kerker"]),
        ("monastery", ["Klooster", "Klooster", "Abdij"]),
        ("trading-post", ["Gildehuis", "Winkels", "Gildehuis"]),
        ("docks", ["Pakhuis", "Handelshuis", "Handelshuis"]),
        ("smithy", ["Smederij", "Werkplaats", "Smederij"]),
        ("map-room", ["Kaartenkamer", "Casino", "Casino"]),
        ("park", ["Park", "Park", "Park"]),
    ],
)
def test_dutch_names_follow_the_print(dutch: Texts, card: str, names: list[str]) -> None:
    """MB-O01.5: the option dutch-names changes what is read and nothing else."""
    assert [dutch.printed(f"card-{card}", printing) for printing in (DELUXE_PRINT, FIRST_PRINT, LATER_PRINT)] == names


@pytest.mark.parametrize(
    ("character", "deluxe", "classic"),
    [
        ("magician", "Tovenares", "Magiër"),
        ("wizard", "Magiër", "Bezweerder"),
        ("merchant", "Koopvrouw", "Koopman"),
        ("emperor", "Keizer", "Intrigant"),
        ("thief", "Dief", "Dief"),
    ],
)
def test_dutch_names_of_characters_follow_the_edition(dutch: Texts, character: str, deluxe: str, classic: str) -> None:
    """MB-C05.5: the same Dutch name can be another card in another edition."""
    assert dutch.printed(f"character-{character}", DELUXE_PRINT) == deluxe
    assert dutch.printed(f"character-{character}", FIRST_PRINT) == classic


def test_a_text_follows_the_edition(english: Texts) -> None:
    assert "3 cards" in english.printed("card-smithy.text", DELUXE_PRINT)
    assert "2 cards" in english.printed("card-smithy.text", FIRST_PRINT)
    assert english.printed("card-museum.ruling", LATER_PRINT) == english.text("card-museum.ruling")


def test_the_printing_follows_from_the_table_options() -> None:
    assert SPEECH.variants({"edition": "deluxe", "dutch-names": "first-print"}) == DELUXE_PRINT
    assert SPEECH.variants({"edition": "classic", "dutch-names": "first-print"}) == FIRST_PRINT
    assert SPEECH.variants({"edition": "dark-lands", "dutch-names": "later-print"}) == LATER_PRINT


@pytest.mark.parametrize(
    "key",
    [
        "game-name",
        *(f"type-{word}" for word in TYPES),
        *(f"edition-{edition}{part}" for edition in EDITIONS for part in ("", ".text")),
        *(f"preset-{preset}{part}" for preset in PRESET_NAMES for part in ("", ".text")),
        *(f"table-option-{option.name}{part}" for option in OPTIONS for part in ("", ".text")),
        *(f"question-{kind}" for kind in QUESTIONS),
        *(f"waiting-{kind}" for kind in QUESTIONS),
        *(f"option-{verb}" for verb in [*(verb for verb, _ in VERBS), *PLAIN]),
        *(f"event-{kind}" for kind in EVENTS),
        *(f"zone-{zone}" for zone in ZONES),
        *(f"counter-{counter}{part}" for counter in COUNTERS for part in ("", ".counted")),
        *(f"mark-{mark}" for mark in MARKS),
        *(f"score-{word}" for word in SCORES),
    ],
)
def test_there_is_a_text(texts: Texts, key: str) -> None:
    assert texts.has(key)


@pytest.mark.parametrize("option", [option for option in OPTIONS if isinstance(option, OneOf)])
def test_every_value_of_a_table_option_has_a_label(texts: Texts, option: OneOf) -> None:
    assert all(texts.text(f"table-option-{option.name}.{value_key(value)}") for value in option.words)
    labels = {key.partition(".")[2] for key in ENTRIES["en"] if key.startswith(f"table-option-{option.name}.")}
    assert labels == {"text", *(value_key(value) for value in option.words)}


@pytest.mark.parametrize(
    ("prefix", "wanted"),
    [
        ("card", CARDS),
        ("character", CHARACTERS),
        ("type", TYPES),
        ("edition", EDITIONS),
        ("preset", PRESET_NAMES),
        ("table-option", [option.name for option in OPTIONS]),
        ("preference", [wish.name for wish in signoria.game("machiavelli").about.preferences]),
        ("question", QUESTIONS),
        ("waiting", QUESTIONS),
        ("option", [*(verb for verb, _ in VERBS), *PLAIN]),
        ("event", list(EVENTS)),
        ("score", SCORES),
        ("moment", [f"{moment}{part}" for moment in MOMENTS for part in ("", "-more", "-mark")]),
    ],
)
def test_there_is_no_text_for_what_does_not_exist(prefix: str, wanted: list[str]) -> None:
    keys = [key for key in ENTRIES["en"] if key.startswith(f"{prefix}-") and "." not in key]
    assert sorted(keys) == sorted(f"{prefix}-{word}" for word in wanted)


def test_every_event_that_the_rules_tell_is_known_here() -> None:
    assert told_in_the_rules() == set(EVENTS)


def test_every_question_that_the_rules_ask_is_known_here() -> None:
    assert asked_in_the_rules() == set(QUESTIONS)


@pytest.mark.parametrize("kind", words("keep-card peek-take peek-place"))
def test_only_those_asked_read_what_they_see(kind: str) -> None:
    assert "cards" in WRITTEN.variables("en", f"question-{kind}")
    assert "cards" not in WRITTEN.variables("en", f"waiting-{kind}")


@pytest.mark.parametrize("kind", QUESTIONS)
def test_those_who_wait_do_not_read_cards(kind: str) -> None:
    """MB-H02.1: nobody is told of cards that only the asked player may see."""
    assert "cards" not in WRITTEN.variables("en", f"waiting-{kind}")


# --- Options ---


@pytest.mark.parametrize("printing", [DELUXE_PRINT, LATER_PRINT])
def test_every_option_there_can_be_has_a_label(texts: Texts, printing: tuple[str, ...]) -> None:
    eight = Sentences(SPEECH, [*NAMES, "Ada", "Bram", "Cor", "Dirk", "Els"])
    for notation in CATALOGUE.notations:
        assert eight.label(texts, notation, 0, printing)


@pytest.mark.parametrize(
    ("notation", "label"),
    [
        ("choose king", "Koning"),
        ("build tavern", "Bouw Taverne"),
        ("build-by-framework smithy", "Bouw Smederij in plaats van de Stellage"),
        ("discard keep", "Leg Citadel af"),
        ("player 1", "Beatrice"),
        ("district 1 tavern", "Taverne van Beatrice"),
        ("district 1 tavern-2", "Taverne van Beatrice (opgewaardeerd)"),
        ("district 2 dragon-gate", "Jouw Drakenpoort"),
        ("spy-on 0 noble", "Joost: Adellijk"),
        ("cards 0", "Alleen goud"),
        ("cards 1", "1 kaart, de rest goud"),
        ("smithy", "Smederij: goud voor kaarten"),
        ("end-turn", "Einde beurt"),
        ("thank", "“Dank u wel, Excellentie”"),
    ],
)
def test_options_in_dutch(dutch: Texts, notation: str, label: str) -> None:
    assert SAID.label(dutch, notation, 2) == label


@pytest.mark.parametrize(
    ("notation", "label"),
    [
        ("build keep", "Bouw Kerker"),
        ("choose bishop", "Prediker"),
        ("spy-on 0 noble", "Joost: Geel"),
        ("smithy", "Werkplaats: goud voor kaarten"),
    ],
)
def test_options_in_the_words_of_the_first_print(dutch: Texts, notation: str, label: str) -> None:
    assert SAID.label(dutch, notation, 2, FIRST_PRINT) == label


def test_an_option_without_a_label_is_read_as_it_is_written(dutch: Texts) -> None:
    assert SAID.label(dutch, "sell keep") == "sell keep"


# --- Questions ---


def question(kind: str, **facts: object) -> dict[str, Any]:
    """Give a question to Marieke in Beatrice's turn."""
    plain: dict[str, Any] = {"kind": kind, "seat": 2, "active": 1, "card": "hospital", "cards": ["tavern"]}
    plain |= {"character": "king", "district": "smithy", "owner": 1, "gold": 3, "number": 2, "purpose": "rob"}
    plain |= {"draws": 0, "either": 0}
    return plain | facts


@pytest.mark.parametrize("kind", QUESTIONS)
def test_every_question_can_be_put(texts: Texts, kind: str) -> None:
    assert SAID.question(texts, question(kind))[-1] in ".?"
    assert "Marieke" in SAID.waiting(texts, question(kind))


@pytest.mark.parametrize(
    ("asked", "line"),
    [
        (question("turn-action"), "Je bent aan de beurt als Koning. Wat doe je?"),
        (question("turn-action", character=None), "Je bent aan de beurt. Wat doe je?"),
        (question("name-character"), "Welk karakter besteel je?"),
        (question("bribe"), "Je wordt bedreigd. Koop je Beatrice om met 3 goud?"),
        (question("turn-warrant"), "Beatrice bouwt de Smederij. Draai je de onteigening om?"),
        (question("keep-card", cards=["tavern", "keep"]), "Je trok een Taverne en de Citadel. Welke kaart houd je?"),
        (question("loan", gold=2), "Je komt 2 goud tekort. Van wie neem je het?"),
        (question("unclaimed", gold=2), "Je mag nog 2 goud nemen. Doe je dat?"),
        (
            question("unclaimed", gold=1, draws=1, either=3),
            "Je mag nog 1 goud, 1 kaart en 3 goud of kaarten nemen. Doe je dat?",
        ),
        (
            question("graveyard", card="graveyard"),
            "Kerkhof: de Smederij is vernietigd. Betaal je 1 goud om de kaart in je hand te nemen?",
        ),
    ],
)
def test_questions_in_dutch(dutch: Texts, asked: dict[str, Any], line: str) -> None:
    assert SAID.question(dutch, asked) == line


def test_questions_in_the_words_of_the_first_print(dutch: Texts) -> None:
    line = "Hospitaal: de Koning is vermoord. Neem je inkomen als dat karakter van jou is?"
    assert SAID.question(dutch, question("hospital"), FIRST_PRINT) == line


# --- Log lines ---


def line(texts: Texts, kind: str, *, reader: int | None = 2, printing: tuple[str, ...] = (), **facts: object) -> str:
    """Give the line of an event of EVENTS with some facts changed."""
    told = SAID.line(texts, {"event": kind, **EVENTS[kind], **facts}, reader, printing)
    assert told is not None
    return told


@pytest.mark.parametrize("kind", [kind for kind in EVENTS if kind not in ("turn-ended", "round-ended", "called")])
def test_every_event_has_a_line_for_everyone(texts: Texts, kind: str) -> None:
    for reader in (None, 0, 1, 2):
        assert line(texts, kind, reader=reader)


@pytest.mark.parametrize("kind", ["turn-ended", "round-ended", "called"])
def test_some_events_need_no_line(texts: Texts, kind: str) -> None:
    assert SAID.line(texts, {"event": kind, **EVENTS[kind]}, 0) is None


@pytest.mark.parametrize(
    ("kind", "reader", "facts", "told"),
    [
        ("built", 2, {}, "Joost bouwt de Smederij voor 5 goud."),
        ("built", 0, {"price": 0}, "Je bouwt de Smederij zonder te betalen."),
        ("built", 0, {"price": 4}, "Je bouwt de Smederij voor 4 goud in plaats van 5."),
        ("built", 2, {"price": 2, "cards": 3}, "Joost bouwt de Smederij voor 2 goud en 3 kaarten."),
        ("built", 2, {"price": 0, "cards": 1}, "Joost bouwt de Smederij voor 1 kaart."),
        ("built", 0, {"builder": 1}, "Je zet de Smederij in je stad."),
        ("robbed", 0, {}, "Beatrice steelt 3 goud van jou."),
        ("robbed", 1, {}, "Je steelt 3 goud van Joost."),
        ("robbed", 2, {"gold": 0}, "Beatrice besteelt Joost, maar er is geen goud te halen."),
        ("destroyed", 1, {}, "Joost vernietigt jouw Markt voor 1 goud."),
        ("destroyed", 2, {"price": 0}, "Joost vernietigt de Markt van Beatrice zonder te betalen."),
        ("destroyed", 2, {"owner": 0}, "Joost vernietigt de Markt uit de eigen stad voor 1 goud."),
        ("destroyed", 0, {"owner": 0}, "Je vernietigt je eigen Markt voor 1 goud."),
        ("crown-moved", 0, {}, "Je krijgt de kroon als Koning."),
        ("hands-swapped", 2, {}, "Joost ruilt van hand met Beatrice: 2 kaarten tegen 5."),
        ("exchanged", 1, {}, "Joost ruilt de Taverne tegen jouw Haven en betaalt jou 3 goud."),
        ("threat-turned", 1, {}, "Joost draait het dreigement om: de roos! Je bent 7 goud kwijt."),
        ("threat-turned", 1, {"rose": False}, "Joost draait het dreigement om: geen roos."),
        ("character-put-down", 2, {"seat": None}, "Er wordt een willekeurig karakter gedekt afgelegd."),
        ("character-chosen", 0, {"secret": True, "character": "king"}, "Je kiest de Koning."),
        ("character-chosen", 2, {}, "Joost kiest een karakter."),
        ("income-cards", 0, {"secret": True, "cards": ["tavern"]}, "Je trekt 2 kaarten en houdt een Taverne."),
        ("income-cards", 2, {}, "Joost trekt 2 kaarten en houdt er 1."),
        ("taxed", 2, {"owner": 1}, "Joost betaalt 1 goud belasting aan Beatrice."),
        ("taxed", 2, {"gold": 0}, "Joost heeft geen goud voor de belasting."),
        ("end-triggered", 1, {}, "Jij en Joost hebben 7 gebouwen: dit is de laatste ronde."),
        (
            "bell-tower-decided",
            2,
            {"seat": None, "number": 7},
            "Zonder de Klokkentoren eindigt het spel weer met 7 gebouwen.",
        ),
        ("district-income", 0, {"cards": 1}, "Je krijgt 2 goud en 1 kaart voor adellijke gebouwen."),
        ("district-used", 2, {"gold": 0}, "Joost gebruikt het Laboratorium."),
        ("scored", 2, {}, "Eindstand: 28 voor Joost en 29 voor Beatrice."),
        ("game-ended", 1, {}, "Je wint."),
        ("game-ended", 1, {"tie_break": "gold"}, "Je wint. Het goud geeft de doorslag."),
        ("city-completed", 0, {}, "Je stad is voltooid: 7 gebouwen."),
        ("game-ended", 0, {"winners": [0, 1]}, "Je deelt de overwinning met Beatrice."),
        ("game-ended", 2, {"winners": [0, 1]}, "Joost en Beatrice delen de overwinning."),
    ],
)
def test_log_lines_in_dutch(dutch: Texts, kind: str, reader: int, facts: dict[str, Any], told: str) -> None:
    assert line(dutch, kind, reader=reader, **facts) == told


@pytest.mark.parametrize(
    ("kind", "reader", "facts", "told"),
    [
        ("built", 2, {}, "Joost builds the Smithy for 5 gold."),
        ("built", 0, {"price": 0}, "You build the Smithy without paying."),
        ("built", 0, {"price": 4}, "You build the Smithy for 4 gold instead of 5."),
        ("built", 2, {"price": 2, "cards": 3}, "Joost builds the Smithy for 2 gold and 3 cards."),
        ("destroyed", 1, {}, "Joost destroys your Market for 1 gold."),
        ("robbed", 0, {}, "Beatrice steals 3 gold from you."),
        (
            "theater-used",
            1,
            {"secret": True, "given": "king", "taken": "thief"},
            "Joost gives the King to you in the Theater and gets the Thief.",
        ),
        ("theater-used", 2, {}, "Joost swaps a character with Beatrice in the Theater."),
        ("card-taken", 2, {}, "Joost takes a card from Beatrice."),
        ("card-taken", 1, {"secret": True, "cards": ["keep"]}, "Joost takes a Keep from you."),
        ("greeting", 0, {"answer": "say-nothing"}, "You say nothing."),
    ],
)
def test_log_lines_in_english(english: Texts, kind: str, reader: int, facts: dict[str, Any], told: str) -> None:
    assert line(english, kind, reader=reader, **facts) == told


def test_log_lines_in_the_words_of_the_first_print(dutch: Texts) -> None:
    assert line(dutch, "built", printing=FIRST_PRINT) == "Joost bouwt de Werkplaats voor 5 goud."
    assert line(dutch, "revealed", character="bishop", printing=FIRST_PRINT) == "4. Joost is de Prediker"


DRAWN: list[dict[str, Any]] = [
    {"event": "cards-drawn", "seat": 0, "number": 2, "cause": "architect"},
    {"event": "deck-shuffled", "cause": "empty"},
    {"event": "bonus", "seat": 0, "character": "architect", "gold": 0, "cards": 2},
]


def test_others_read_the_number_of_drawn_cards_once(dutch: Texts) -> None:
    lines = SAID.log(dutch, DRAWN, 2)
    assert lines == ["De stapel wordt geschud.", "Joost krijgt 2 kaarten als Bouwmeester."]


def test_who_drew_cards_reads_which(dutch: Texts) -> None:
    seen = [{**DRAWN[0], "secret": True, "cards": ["tavern", "tavern"]}, *DRAWN[1:]]
    lines = SAID.log(dutch, seen, 0)
    assert lines == ["Je trekt 2 Tavernes.", "De stapel wordt geschud."]


# --- Whole games ---


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"edition": "classic"}),
        (3, {"edition": "deluxe", "action-cards": "on", "preset": "cunning-agents"}),
        (5, {"edition": "deluxe", "action-cards": "on", "preset": "random", "ninth-character": "on"}),
        (6, {"edition": "dark-lands", "dl-districts": "all", "dutch-names": "later-print"}),
    ],
)
def test_a_whole_game_can_be_read_by_everyone(seats: int, options: dict[str, Any]) -> None:
    """MD-H28, MB-H02.1: every question, option and event has words for everyone who may know of it."""
    said = Sentences(SPEECH, ["Joost", "Beatrice", "Marieke", "Ada", "Bram", "Cor"][:seats])
    position = signoria.game("machiavelli").new(seats=seats, seed=seats, options=options)
    view: dict[str, Any] = position.view(None)
    printing = SPEECH.variants(view["options"])
    chance = Random(seats)
    read = [Texts.load(PACKAGE, language) for language in LANGUAGES]
    while (asked := position.asked) is not None:
        texts = chance.choice(read)
        for reader in (asked, None):
            seen = SPEECH.open_question(position.view(reader))
            assert seen is not None or reader != asked
            if seen is not None:
                assert said.question(texts, seen, printing)
                assert said.waiting(texts, seen, printing)
        action = chance.choice(position.legal())
        assert said.label(texts, position.notation(action), asked, printing)
        position.choose(action)
    for reader in (*range(seats), None):
        told = [event.seen_by(reader) for event in position.events(0)]
        for texts in read:
            assert said.log(texts, told, reader, printing)
