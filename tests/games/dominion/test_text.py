"""Everything a player of Dominion reads is there, in every language, and reads well."""

from __future__ import annotations

from typing import Any

import pytest

import signoria
from signoria.bots import new_bot
from signoria.core.text import Texts
from signoria.games.dominion.words.messages import SPEECH
from tests.kit.scene import Scene
from tests.kit.sentences import Sentences
from tests.kit.texts import LANGUAGES, WrittenTexts

PACKAGE = "signoria.games.dominion"
WRITTEN = WrittenTexts(PACKAGE)
ENTRIES = WRITTEN.entries


def words(text: str) -> list[str]:
    return text.split()


# --- What there is to say ---

BASIC_CARDS = words("copper silver gold estate duchy province curse")
KINGDOM_CARDS = words(
    "adventurer bureaucrat cellar chancellor chapel council-room feast festival gardens laboratory library market "
    "militia mine moat moneylender remodel smithy spy thief throne-room village witch woodcutter workshop"
)
CARDS = BASIC_CARDS + KINGDOM_CARDS
CARDS_WITH_RULING = words(
    "throne-room moat library thief spy feast remodel cellar chancellor mine moneylender gardens bureaucrat witch "
    "militia adventurer"
)
TYPES = words("action attack reaction treasure victory curse")
KINGDOM_MODES = words("first-game big-money interaction size-distortion village-square random draft custom")
TABLE_OPTIONS = {
    "kingdom-mode": KINGDOM_MODES,
    "kingdom": [],
    "start-player": ["random", "chosen"],
    "start-seat": [],
    "previous-winners": [],
    "remodel-gain": ["discard", "hand"],
    "feast-gain": ["must", "may"],
    "compulsion": ["first-edition", "lenient"],
    "pile-counts": ["strict", "open"],
    "discard-order": ["auto", "ask"],
}
QUESTIONS = words(
    "draft-pick play-action play-treasure buy-card discard-top moat-reveal bureaucrat-victory cellar-discard "
    "chancellor-flip chapel-trash feast-gain library-keep militia-discard mine-trash mine-gain moneylender-trash "
    "remodel-trash remodel-gain spy-fate thief-trash thief-gain throne-room-card workshop-gain"
)
VERBS_WITH_CARD = words("play buy draft top reveal return discard trash gain")
PLAIN_VERBS = words(
    "end-actions play-all-treasures start-buying end-buys pass done yes no none keep set-aside put-back discard-it"
)
EVENTS: dict[str, dict[str, Any]] = {
    "game-start": {"players": 2, "starter": 0, "kingdom": ["market", "moat"], "options": {}, "supply": {}},
    "draft-picked": {"seat": 0, "kind": "market"},
    "turn-start": {"seat": 0, "turn": 12},
    "phase": {"seat": 0, "phase": "buy"},
    "action-played": {"seat": 0, "kind": "market", "play": "normal", "actions": 0},
    "moat-revealed": {"seat": 0, "attack": "witch"},
    "bonus": {"seat": 0, "cards": 1, "actions": 2, "buys": 0, "coins": 1},
    "cards-drawn": {"seat": 0, "number": 2},
    "deck-shuffled": {"seat": 0},
    "cards-revealed": {"seat": 0, "kinds": ["copper", "estate"], "source": "deck"},
    "hand-revealed": {"seat": 0, "kinds": ["copper", "copper"]},
    "card-returned": {"seat": 0, "kind": "estate"},
    "cards-discarded": {"seat": 0, "number": 2, "top": "copper"},
    "revealed-taken": {"seat": 0, "kinds": ["copper", "gold"]},
    "revealed-discarded": {"seat": 0, "kinds": ["estate"]},
    "card-set-aside": {"seat": 0, "kind": "village"},
    "deck-flipped": {"seat": 0, "top": "copper"},
    "card-trashed": {"seat": 0, "kind": "copper", "source": "hand"},
    "card-gained": {"seat": 0, "kind": "silver", "source": "supply", "place": "discard", "left": 9},
    "no-effect": {"seat": 0, "kind": "mine", "reason": "nothing-to-trash"},
    "treasure-played": {"seat": 0, "kinds": ["copper", "copper", "silver"], "coins": 4},
    "card-bought": {"seat": 0, "kind": "gold", "cost": 6, "coins": 0, "buys": 0, "left": 22},
    "pile-empty": {"kind": "village", "empty": 1},
    "clean-up": {"seat": 0, "top": "estate", "drawn": 5},
    "game-end": {"reason": "piles", "kinds": ["village", "moat", "estate"]},
    "scores": {"sheets": [{"points": 33}, {"points": 27}], "winners": [0]},
}
ZONES = words("hand deck discard play-area trash supply revealed set-aside")
COUNTERS = words("actions buys coins turns")
PHASES = words("action buy clean-up")
SCORES = words("title player rank points turns cards gardens winner winners total")

# --- What the variables can be ---

NAMES = ["Joost", "Beatrice", "Marieke"]
SAID = Sentences(SPEECH, NAMES)
YES_OR_NO = ["yes", "no"]
NUMBERS = [0, 1, 2, 11]
WORDS: dict[str, list[str]] = {
    **dict.fromkeys(words("player-you starter-you winners-you"), YES_OR_NO),
    "own": YES_OR_NO,
    "secret": YES_OR_NO,
    "has-top": YES_OR_NO,
    "tied": YES_OR_NO,
    "phase": PHASES,
    "play": ["normal", "first", "second"],
    # For a revealed card, a hand, the play area, the draw pile; and where a gained card comes from.
    "source": ["hand", "play-area", "revealed", "deck", "supply", "trash"],
    "place": ["discard", "deck", "hand"],
    "reason": [
        "nothing-to-trash",
        "nothing-to-play",
        "nothing-to-gain",
        "nothing-to-draw",
        "provinces",
        "piles",
    ],
}
VALUES: dict[str, list[Any]] = {
    **WORDS,
    **{name: ["Joost"] for name in words("player starter active owner winners winners-others")},
    **{name: ["Markt"] for name in words("card cards top attack bonus head item name")},
    **dict.fromkeys(words("actions count cost number left turn coins empty drawn cards-count winners-count"), NUMBERS),
    "most": NUMBERS,
    "share": NUMBERS,
    "points": [-2, *NUMBERS],
}


# --- Both languages say the same ---


def test_the_languages_are_these() -> None:
    assert Texts.languages() == LANGUAGES


def test_all_languages_say_the_same() -> None:
    WRITTEN.assert_alike()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_names_only_words_there_are(language: str) -> None:
    # "other" stands for all remaining words.
    words = {name: {*known, "other"} for name, known in WORDS.items()}
    WRITTEN.assert_choices_known(language, words, least=10)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_filled_in_every_way(language: str) -> None:
    # A part of a log line may be empty or begin with the space before it.
    WRITTEN.assert_reads_well(language, VALUES, bare=["log-left"])


# --- Everything there is has a text ---


def test_there_are_32_cards() -> None:
    assert len(set(CARDS)) == 32


@pytest.mark.parametrize("card", CARDS)
def test_every_card_has_a_name_and_a_text(texts: Texts, card: str) -> None:
    assert texts.text(f"card-{card}")
    assert texts.text(f"card-{card}.text").endswith(".")


def test_names_of_cards_are_all_different(texts: Texts) -> None:
    assert len({texts.text(f"card-{card}") for card in CARDS}) == len(CARDS)


@pytest.mark.parametrize("card", CARDS_WITH_RULING)
def test_cards_that_go_wrong_have_a_ruling(texts: Texts, card: str) -> None:
    assert texts.text(f"card-{card}.ruling").endswith(".")


@pytest.mark.parametrize(
    "key",
    [
        "game-name",
        *(f"type-{word}" for word in TYPES),
        *(f"kingdom-{mode}{part}" for mode in KINGDOM_MODES for part in ("", ".text")),
        *(f"table-option-{option}{part}" for option in TABLE_OPTIONS for part in ("", ".text")),
        *(f"table-option-{option}.{value}" for option, values in TABLE_OPTIONS.items() for value in values),
        *(f"question-{kind}" for kind in QUESTIONS),
        *(f"waiting-{kind}" for kind in QUESTIONS),
        *(f"option-{verb}" for verb in [*VERBS_WITH_CARD, *PLAIN_VERBS]),
        *(f"event-{kind}" for kind in EVENTS),
        *(f"zone-{zone}" for zone in ZONES),
        *(f"counter-{counter}{part}" for counter in COUNTERS for part in ("", ".counted")),
        *(f"phase-{phase}" for phase in PHASES),
        *(f"score-{word}" for word in SCORES),
    ],
)
def test_there_is_a_text(texts: Texts, key: str) -> None:
    assert texts.has(key)


@pytest.mark.parametrize(
    ("prefix", "words"),
    [
        ("card", CARDS),
        ("type", TYPES),
        ("kingdom", KINGDOM_MODES),
        ("table-option", list(TABLE_OPTIONS)),
        ("question", QUESTIONS),
        ("waiting", QUESTIONS),
        ("option", [*VERBS_WITH_CARD, *PLAIN_VERBS]),
        ("event", list(EVENTS)),
    ],
)
def test_there_is_no_text_for_what_does_not_exist(prefix: str, words: list[str]) -> None:
    keys = [key for key in ENTRIES["en"] if key.startswith(f"{prefix}-") and "." not in key]
    assert sorted(keys) == sorted(f"{prefix}-{word}" for word in words)


def test_only_those_asked_read_what_they_drew() -> None:
    assert "cards" in WRITTEN.variables("en", "question-library-keep")
    assert "cards" not in WRITTEN.variables("en", "waiting-library-keep")


# --- Options ---


@pytest.mark.parametrize("verb", VERBS_WITH_CARD)
def test_an_option_names_its_card(texts: Texts, verb: str) -> None:
    assert texts.text("card-moat") in SAID.label(texts, f"{verb} moat")


@pytest.mark.parametrize("verb", PLAIN_VERBS)
def test_a_plain_option_has_a_label(texts: Texts, verb: str) -> None:
    assert SAID.label(texts, verb)


@pytest.mark.parametrize(
    ("notation", "label"),
    [
        ("play market", "Speel Markt"),
        ("buy silver", "Koop Zilver"),
        ("discard throne-room", "Leg Troonzaal af"),
        ("play-all-treasures", "Speel al je geld"),
        ("end-buys", "Einde beurt"),
    ],
)
def test_options_in_dutch(dutch: Texts, notation: str, label: str) -> None:
    assert SAID.label(dutch, notation) == label


def test_an_option_without_a_label_is_read_as_it_is_written(dutch: Texts) -> None:
    assert SAID.label(dutch, "sell moat") == "sell moat"


# --- Questions ---


def question(kind: str, **facts: object) -> dict[str, Any]:
    """Give a question to Marieke in Beatrice's turn."""
    plain: dict[str, object] = {"kind": kind, "seat": 2, "active": 1, "count": 0, "cards": []}
    # These name what they are about.
    named: dict[str, dict[str, object]] = {
        "moat-reveal": {"attack": "witch"},
        "spy-fate": {"owner": 0},
        "thief-trash": {"owner": 0},
    }
    return plain | named.get(kind, {}) | facts


@pytest.mark.parametrize("kind", QUESTIONS)
def test_every_question_can_be_put(texts: Texts, kind: str) -> None:
    assert SAID.question(texts, question(kind))[-1] in ".?"
    assert "Marieke" in SAID.waiting(texts, question(kind))


@pytest.mark.parametrize(
    ("asked", "line"),
    [
        (
            question("militia-discard", count=2),
            "Militie van Beatrice: leg kaarten af tot je er 3 overhoudt (nog 2 te gaan).",
        ),
        (question("moat-reveal"), "Toon je je Slotgracht tegen de Heks van Beatrice?"),
        (
            question("remodel-gain", cost=8, active=2),
            "Verbouwing: pak een kaart die hoogstens 8 kost.",
        ),
        (
            question("library-keep", cards=["village"], active=2),
            "Bibliotheek: je trok een Dorp. Houden of apart leggen?",
        ),
        (
            question("spy-fate", owner=0, cards=["copper"], active=2),
            "Spion: de bovenste kaart van Joost is een Koper. Afleggen of terugleggen?",
        ),
        (
            question("spy-fate", owner=2, cards=["copper"], active=2),
            "Spion: jouw bovenste kaart is een Koper. Afleggen of terugleggen?",
        ),
        (
            question("thief-trash", owner=0, cards=["silver", "gold"], active=2),
            "Dief: Joost toont een Zilver en een Goud. Welke geldkaart wordt vernietigd?",
        ),
        (
            question("draft-pick", active=None),
            "Kies een kaart voor het koninkrijk.",
        ),
    ],
)
def test_questions_in_dutch(dutch: Texts, asked: dict[str, Any], line: str) -> None:
    assert SAID.question(dutch, asked) == line


# What is asked, when, by whom, and how it is put.
ASKED_IN_PLAY: list[tuple[dict[str, Any], list[str], str]] = [
    (
        {"players": [{"hand": "militia"}, {"hand": "5 copper"}]},
        ["play militia"],
        "Militie van Beatrice: leg kaarten af tot je er 3 overhoudt (nog 2 te gaan).",
    ),
    (
        {"players": [{"hand": "militia"}, {"hand": "5 copper"}]},
        ["play militia", "discard copper"],
        "Militie van Beatrice: leg kaarten af tot je er 3 overhoudt (nog 1 te gaan).",
    ),
    (
        {"players": [{"hand": "witch"}, {"hand": "moat"}]},
        ["play witch"],
        "Toon je je Slotgracht tegen de Heks van Beatrice?",
    ),
    (
        {"players": [{"hand": "chapel, 3 copper"}, {}]},
        ["play chapel", "trash copper"],
        "Kapel: vernietig kaarten uit je hand (nog hoogstens 3).",
    ),
    (
        {"players": [{"hand": "library", "deck": "village"}, {}]},
        ["play library"],
        "Bibliotheek: je trok een Dorp. Houden of apart leggen?",
    ),
    (
        {"players": [{"hand": "spy", "deck": "copper, gold"}, {"deck": "silver"}]},
        ["play spy"],
        "Spion: jouw bovenste kaart is een Goud. Afleggen of terugleggen?",
    ),
    (
        {"players": [{"hand": "thief"}, {"deck": "silver, gold"}]},
        ["play thief"],
        "Dief: Joost toont een Zilver en een Goud. Welke geldkaart wordt vernietigd?",
    ),
    (
        {"players": [{"hand": "remodel, gold"}, {}]},
        ["play remodel", "trash gold"],
        "Verbouwing: pak een kaart die hoogstens 8 kost.",
    ),
]


@pytest.mark.parametrize(("scene", "moves", "line"), ASKED_IN_PLAY)
def test_a_question_in_play_is_put_with_all_that_the_asked_player_knows(
    dutch: Texts, scene: dict[str, Any], moves: list[str], line: str
) -> None:
    position = Scene(**scene).play(*moves).position
    said = Sentences(SPEECH, ["Beatrice", "Joost"])
    assert said.question(dutch, said.open_question(position.view(position.asked))) == line


def test_those_who_wait_do_not_read_what_only_the_asked_player_knows(dutch: Texts) -> None:
    position = Scene(players=[{"hand": "library", "deck": "village"}, {}]).play("play library").position
    for reader in (1, None):
        asked = SAID.open_question(position.view(reader))
        assert not asked["cards"]
        assert SAID.waiting(dutch, asked) == "Bibliotheek: Joost bekijkt een getrokken kaart."


@pytest.mark.parametrize("mode", KINGDOM_MODES[:-1])
def test_every_question_of_whole_games_can_be_put(texts: Texts, mode: str) -> None:
    position = signoria.game("dominion").new(3, 5, {"kingdom-mode": mode, "discard-order": "ask"})
    bots = [new_bot("dominion", "random", seat) for seat in range(3)]
    while (seat := position.asked) is not None:
        assert SAID.question(texts, SAID.open_question(position.view(seat)))
        assert SAID.waiting(texts, SAID.open_question(position.view(None)))
        position.choose(bots[seat].choose(position.sight(seat)))


def test_those_who_wait_read_who_must_choose(dutch: Texts) -> None:
    asked = question("militia-discard", count=2)
    assert SAID.waiting(dutch, asked) == "Militie: Marieke legt af tot er 3 kaarten over zijn."


# --- Log lines ---


def line(texts: Texts, kind: str, reader: int | None = None, **facts: object) -> str | None:
    return SAID.line(texts, {"at": 7, "event": kind, **EVENTS[kind], **facts}, reader)


@pytest.mark.parametrize("kind", EVENTS)
@pytest.mark.parametrize("reader", [0, 1, None])
def test_every_event_but_a_phase_has_its_line(texts: Texts, kind: str, reader: int | None) -> None:
    assert (line(texts, kind, reader) is None) == (kind == "phase")


@pytest.mark.parametrize("kind", [kind for kind, facts in EVENTS.items() if "seat" in facts and kind != "phase"])
def test_a_line_names_others_and_addresses_the_reader(texts: Texts, kind: str) -> None:
    assert "Joost" in (line(texts, kind, reader=1) or "")
    assert "Joost" in (line(texts, kind, reader=None) or "")
    assert "Joost" not in (line(texts, kind, reader=0) or "")


def test_a_bonus_of_nothing_has_no_line(dutch: Texts) -> None:
    assert line(dutch, "bonus", cards=0, actions=0, buys=0, coins=0) is None


@pytest.mark.parametrize(
    ("kind", "reader", "facts", "expected"),
    [
        ("game-start", 0, {}, "Het spel begint. Jij bent de startspeler. Koninkrijk: Markt en Slotgracht."),
        ("game-start", 1, {"kingdom": []}, "Het spel begint. Joost is de startspeler."),
        ("turn-start", 0, {}, "Beurt 12, jij"),
        ("turn-start", 1, {}, "Beurt 12, Joost"),
        ("action-played", 1, {}, "Joost speelt een Markt."),
        ("action-played", 0, {"play": "second"}, "Je speelt een Markt voor de tweede keer."),
        ("moat-revealed", 0, {}, "Je toont een Slotgracht en hebt geen last van de Heks."),
        ("moat-revealed", 1, {}, "Joost toont een Slotgracht en heeft geen last van de Heks."),
        ("bonus", 1, {}, "Joost krijgt +1 kaart, +2 acties en +1 munt."),
        ("cards-drawn", 1, {}, "Joost trekt 2 kaarten."),
        ("cards-drawn", 1, {"number": 1}, "Joost trekt een kaart."),
        ("cards-drawn", 0, {"secret": True, "kinds": ["copper", "copper"]}, "Je trekt 2 Koper."),
        ("cards-revealed", 1, {}, "Joost toont een Koper en een Landgoed van de trekstapel."),
        ("cards-revealed", 0, {"source": "hand"}, "Je toont een Koper en een Landgoed uit je hand."),
        ("cards-discarded", 1, {"number": 3}, "Joost legt 3 kaarten af (Koper bovenop)."),
        ("cards-discarded", 1, {"number": 1}, "Joost legt een Koper af."),
        (
            "cards-discarded",
            0,
            {"secret": True, "kinds": ["estate", "copper"]},
            "Je legt een Landgoed en een Koper af.",
        ),
        ("revealed-taken", 1, {}, "Joost neemt een Koper en een Goud in de hand."),
        ("revealed-taken", 0, {}, "Je neemt een Koper en een Goud in je hand."),
        ("deck-flipped", 1, {}, "Joost legt de hele trekstapel op de aflegstapel (Koper bovenop)."),
        ("deck-flipped", 0, {"top": None}, "Je legt je hele trekstapel op je aflegstapel."),
        ("card-trashed", 1, {}, "Joost vernietigt een Koper."),
        ("card-trashed", 0, {"source": "revealed"}, "Van jou wordt een Koper vernietigd."),
        ("card-gained", 1, {}, "Joost pakt een Zilver. Er zijn er nog 9."),
        (
            "card-gained",
            0,
            {"place": "deck", "left": 1},
            "Je pakt een Zilver en legt de kaart boven op je trekstapel. Er is er nog 1.",
        ),
        ("card-gained", 1, {"source": "trash", "left": None}, "Joost pakt een Zilver van de vernietigde kaarten."),
        ("no-effect", 1, {}, "Mijn: Joost heeft niets te vernietigen."),
        ("treasure-played", 0, {}, "Je speelt 2 Koper en een Zilver: nu 4 munten."),
        ("card-bought", 1, {}, "Joost koopt een Goud voor 6. Er zijn er nog 22."),
        ("card-bought", 0, {"left": 0}, "Je koopt een Goud voor 6."),
        ("pile-empty", None, {}, "De stapel Dorp is leeg (1 lege stapel)."),
        ("clean-up", 1, {}, "Joost schoont op en trekt 5 kaarten."),
        (
            "clean-up",
            0,
            {"secret": True, "kinds": ["copper", "copper", "estate", "silver", "estate"]},
            "Je schoont op en trekt 2 Koper, 2 Landgoederen en een Zilver.",
        ),
        ("game-end", None, {"reason": "provinces"}, "De laatste Provincie is weg: het spel is afgelopen."),
        ("game-end", None, {}, "Lege stapels: Dorp, Slotgracht en Landgoed. Het spel is afgelopen."),
        ("scores", 0, {}, "Je wint met 33 punten."),
        ("scores", 1, {}, "Joost wint met 33 punten."),
        (
            "scores",
            1,
            {"sheets": [{"points": 33}, {"points": 33}]},
            "Joost wint met 33 punten. Bij gelijke stand wint wie de minste beurten had.",
        ),
        ("scores", 1, {"winners": [0, 1]}, "Je deelt de overwinning met Joost, ieder met 33 punten."),
        ("scores", None, {"winners": [0, 1]}, "Joost en Beatrice delen de overwinning, ieder met 33 punten."),
    ],
)
def test_log_lines_in_dutch(dutch: Texts, kind: str, reader: int | None, facts: dict[str, Any], expected: str) -> None:
    assert line(dutch, kind, reader, **facts) == expected


@pytest.mark.parametrize(
    ("kind", "reader", "facts", "expected"),
    [
        ("cards-drawn", 0, {"secret": True, "kinds": ["copper", "estate"]}, "You draw a Copper and an Estate."),
        ("cards-drawn", 1, {}, "Joost draws 2 cards."),
        ("deck-shuffled", 1, {}, "Joost shuffles their discard pile into a new draw pile."),
        ("card-gained", 1, {"place": "hand", "left": 8}, "Joost gains a Silver, into their hand. There are 8 left."),
        ("card-gained", 0, {"source": "trash"}, "You gain a Silver from the trash."),
        ("scores", 0, {"winners": [0, 1]}, "You share the victory with Beatrice, with 33 points each."),
    ],
)
def test_log_lines_in_english(
    english: Texts, kind: str, reader: int | None, facts: dict[str, Any], expected: str
) -> None:
    assert line(english, kind, reader, **facts) == expected


def told(dutch: Texts, *events: tuple[str, dict[str, Any]]) -> list[str]:
    row = [{"event": kind, **EVENTS[kind], **facts} for kind, facts in events]
    return SAID.log(dutch, row, 1)


def test_what_the_next_line_says_is_not_said_before(dutch: Texts) -> None:
    assert told(dutch, ("cards-drawn", {"number": 5}), ("clean-up", {})) == ["Joost schoont op en trekt 5 kaarten."]
    assert told(dutch, ("bonus", {}), ("deck-shuffled", {}), ("cards-drawn", {"number": 1})) == [
        "Joost krijgt +2 acties en +1 munt.",
        "Joost schudt de aflegstapel tot een nieuwe trekstapel.",
        "Joost trekt een kaart.",
    ]
    smithy: dict[str, Any] = {"cards": 3, "actions": 0, "coins": 0}
    assert told(dutch, ("bonus", smithy), ("cards-drawn", {"number": 3})) == ["Joost trekt 3 kaarten."]


def test_cards_that_cannot_be_drawn_are_still_said_to_be_due(dutch: Texts) -> None:
    assert told(dutch, ("bonus", {}), ("phase", {})) == ["Joost krijgt +1 kaart, +2 acties en +1 munt."]


def test_an_onlooker_to_whom_all_is_shown_reads_the_cards_of_others(dutch: Texts) -> None:
    shown = line(dutch, "cards-drawn", reader=None, secret=True, kinds=["gold", "silver"])
    assert shown == "Joost trekt een Goud en een Zilver."


# --- The reader of texts itself ---


@pytest.mark.parametrize(
    ("items", "joined"),
    [([], ""), (["a"], "a"), (["a", "b"], "a en b"), (["a", "b", "c"], "a, b en c")],
)
def test_a_list_in_prose(dutch: Texts, items: list[str], joined: str) -> None:
    assert dutch.listing(items) == joined


def test_equal_names_are_counted_with_their_plurals(dutch: Texts) -> None:
    assert (
        dutch.counted({"card-estate": 2, "card-copper": 3, "card-village": 1}) == "2 Landgoederen, 3 Koper en een Dorp"
    )
    assert dutch.counted({}) == ""


def test_a_name_without_a_form_is_called_by_its_name(dutch: Texts) -> None:
    assert dutch.named("card-village", (), "within") == "Dorp"
    assert dutch.named("card-castle", (), "one") == "castle"


def test_a_missing_text_is_named_with_its_language(dutch: Texts) -> None:
    assert not dutch.has("card-castle")
    assert not dutch.has("card-copper.ruling")
    with pytest.raises(LookupError, match=r"'card-castle' in language 'nl'"):
        dutch.text("card-castle")
    with pytest.raises(LookupError, match=r"'card-copper.ruling' in language 'nl'"):
        dutch.text("card-copper.ruling")


def test_a_missing_variable_is_named(dutch: Texts) -> None:
    with pytest.raises(ValueError, match=r"'option-buy' in language 'nl': .*card"):
        dutch.text("option-buy")


@pytest.mark.parametrize("language", ["de", "", "../words/nl"])
def test_a_language_that_is_not_there_is_refused(language: str) -> None:
    with pytest.raises(LookupError, match="there are: en, nl"):
        Texts.load(PACKAGE, language)


@pytest.mark.parametrize("broken", ["a = 1\na = 2\n", "a = { $b\n"])
def test_broken_or_doubled_text_is_refused(broken: str) -> None:
    with pytest.raises(ValueError, match="in language 'en'"):
        Texts("en", [broken])
