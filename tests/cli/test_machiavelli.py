"""Machiavelli at the keyboard: cards as the edition prints them, real prices, all that lies open, and why not."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import signoria
from signoria.cli.faces import face_of
from signoria.cli.hotseat import Hotseat, Person
from signoria.core.record import Recording, read_record
from tests.cli.kit import Kept, Rehearsal, flat, run
from tests.kit.court import Court

NAMES = ["Noor", "Bram", "Cosimo", "Tijn"]
CLASSIC = {"edition": "classic"}
DARK_LANDS = {"edition": "dark-lands"}


def shown_to(court: Court, seat: int, *typed: str, language: str = "en") -> list[str]:
    """Give what a player reads who is asked, and types something."""
    game = signoria.game("machiavelli")
    screen = Kept([*typed, "q"])
    table = Hotseat(face_of(game, language), screen, Recording(game, NAMES, 1, {}), {})
    table.recording.position = court.position
    table.present = seat
    person = Person(seat)
    table.show(person)
    table.listen(person)
    return screen.lines


# --- Whole games ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["nl", "en"])
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (["you", "random", "random", "random"], {}),
        (["you", "random", "random"], CLASSIC),
        (["you:Noor", "you:Tijn", "random", "random", "random"], DARK_LANDS),
        (["you", "random"], {"action-cards": "on"}),
    ],
)
def test_a_whole_game_at_the_keyboard(seats: list[str], options: dict[str, object], lang: str, tmp_path: Path) -> None:
    """Every edition, alone and together: by number, and the record is the game that was rehearsed."""
    file = tmp_path / "game.json"
    rehearsal = Rehearsal(seats, 5, options, person="random", game="machiavelli")
    more = ["--seed", "5", "--lang", lang, "--options", json.dumps(options), "--record", str(file)]
    result = run("terminal", "machiavelli", "--seats", ",".join(seats), *more, typed=[*rehearsal.numbers, "n"])
    assert (result.exit_code, result.stderr) == (0, "")
    assert read_record(file.read_bytes())["moves"] == rehearsal.recording.moves
    shown = flat(result.stdout)
    for word in {"nl": ["de kroon", "Je hand:", "Eindstand"], "en": ["the crown", "Your hand:", "Final scores"]}[lang]:
        assert word in shown


# --- Cards ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "typed", "title", "text"),
    [
        # The Merchant of the old boxes has the name of Deluxe's Trader, and the Smithy that of nothing in Deluxe.
        (CLASSIC, "koopman", "Koopman (nummer 6, groen)", "1 goud extra"),
        ({}, "koopman", "Koopman (nummer 6, handel)", "handel"),
        (CLASSIC, "laboratorium", "Laboratorium (lila, 5)", "1 goud"),
        ({}, "laboratorium", "Laboratorium (uniek, 5)", "2 goud"),
        (CLASSIC, "werkplaats", "Werkplaats (lila, 5)", "3 goud"),
        (CLASSIC, "smithy", "Werkplaats (lila, 5)", "3 goud"),
        (CLASSIC, "observatory", "Observatorium (lila, 5)", ""),
        ({}, "observatory", "Sterrenwacht (uniek, 4)", ""),
        (CLASSIC, "temp", "Tempel (blauw, 1)", ""),
    ],
)
def test_a_card_is_explained_as_its_edition_prints_it(
    options: dict[str, object], typed: str, title: str, text: str
) -> None:
    position = signoria.game("machiavelli").new(4, 7, options)
    face = face_of(signoria.game("machiavelli"), "nl")
    seat = position.asked
    assert seat is not None
    face.table(position.view(seat), NAMES, 80)
    told = face.card(typed)
    assert told is not None
    assert told[0] == title
    assert text in " ".join(told[1:])


def test_what_a_card_costs_stands_wherever_it_is_named() -> None:
    """Cost and type in hand and in every city, with what the owner pays if that is less."""
    court = Court(
        players=[
            {"hand": "temple, library, palace", "city": "factory, market+1", "gold": 9},
            {"city": "keep, watchtower"},
            {},
            {},
        ],
        turn={"as": "warlord"},
    )
    court.play("take-gold")
    told = shown_to(court, 0)
    assert "Your hand: a Temple (religious, 1), a Palace (noble, 5) and the Library (unique, 6, for you 5)." in told
    assert "  Factory (unique, 5), Market (trade, 3, +1)" in told
    assert "  Keep (unique, 3), Watchtower (military, 1)" in told
    listed = [line for line in told if line.strip()[:1].isdigit()]
    assert any("Build Library" in line and line.endswith("unique, costs you 5") for line in listed)
    assert any("Build Temple" in line and line.endswith("religious, costs you 1") for line in listed)
    court.play("destroy")
    told = shown_to(court, 0)
    assert any("Bram's Watchtower" in line and line.endswith("military, 1, costs you 0") for line in told), told


def test_of_cards_to_keep_the_cost_is_told() -> None:
    court = Court(players=[{"gold": 2}, {}, {}, {}], deck="palace, tavern", turn={"as": "bishop"})
    court.play("take-cards")
    told = flat("\n".join(shown_to(court, 0)))
    assert "Keep Tavern trade, 1" in told
    assert "Keep Palace noble, 5" in told


def test_what_an_answer_brings_is_told() -> None:
    court = Court(players=[{"city": "manor, castle, gold-mine"}, {}, {}, {}], turn={"as": "king"})
    told = flat("\n".join(shown_to(court, 0)))
    assert "Take gold 3 gold" in told
    assert "Draw cards 2 cards, keep 1" in told
    assert "Income from your districts 2 gold" in told


@pytest.mark.parametrize("lang", ["en", "nl"])
@pytest.mark.parametrize(("typed", "cards"), [("1", 2), ("2", 0)])
def test_what_is_unclaimed_is_one_question_at_the_end_of_a_turn(typed: str, cards: int, lang: str) -> None:
    """R4: take all of it, or leave it, by one number; what that is stands in the question."""
    court = Court(
        players=[{"characters": "patrician", "city": "manor, castle", "gold": 0}, {}, {}, {}],
        turn={"as": "patrician", "income-taken": True},
    )
    court.play("end-turn")
    assert court.position.question == "unclaimed"
    asked, take, leave = shown_to(court, 0, typed, language=lang)[-3:]
    told = {
        "en": ("You may still take 2 cards. Do you?", "  1  Take it and end the turn", "  2  End without it"),
        "nl": (
            "Je mag nog 2 kaarten nemen. Doe je dat?",
            "  1  Neem het en beëindig je beurt",
            "  2  Beëindig je beurt zonder",
        ),
    }
    assert (asked, take, leave) == told[lang]
    assert court.position.question == "choose-character"
    assert court.view(0)["players"][0]["hand_size"] == cards


# --- All that lies open -----------------------------------------------------------------------------------------------


def test_the_plots_of_a_round_are_on_the_table() -> None:
    """What everybody saw: who was named, where marks lie, what lies under a Museum and on a wagon, and taxes."""
    court = Court(
        players=[
            {"characters": "merchant", "gold": 4},
            {"characters": "magistrate", "city": "museum", "museum": "temple, market"},
            {"characters": "blackmailer", "wagons": 2, "wagon-gold": 3},
            {"characters": "tax-collector", "gold": 6},
        ],
        characters="magistrate, blackmailer, magician, king, bishop, merchant, architect, warlord, tax-collector",
        warrants={"on": "king, bishop, merchant", "seal": "king", "by": 1},
        threats={"on": "king, architect", "rose": "king", "by": 2},
        tax=2,
        turn={"as": "merchant"},
        options={"action-cards": "on"},
    )
    told = flat("\n".join(shown_to(court, 0)))
    assert "Taxes: 2 gold." in told
    assert "4 King (warrant, threat)" in told
    assert "6 Merchant (you, warrant)" in told
    assert "Under the Museum: 2 cards." in told
    assert "2 Ticket Wagons with 3 gold" in told
    assert "1 Magistrate (Bram)" in told
    assert "There is a warrant on your character: Bram may confiscate the first district you pay for." in told


def test_the_murdered_and_the_robbed_are_on_the_table() -> None:
    court = Court(
        players=[{"characters": "magician"}, {}, {}, {}],
        murdered="king",
        robbed={"on": "bishop", "by": 1},
        turn={"as": "magician"},
        **{"face-up": "architect, warlord"},
    )
    told = flat("\n".join(shown_to(court, 0, language="nl")))
    assert "4 Koning (vermoord)" in told
    assert "5 Bisschop (bestolen)" in told


# --- Why there is less to choose --------------------------------------------------------------------------------------


def test_the_bewitched_reads_why_there_is_only_income() -> None:
    court = Court(
        players=[{"characters": "witch"}, {"characters": "merchant"}, {}, {}],
        characters="witch, thief, magician, king, bishop, merchant, architect, warlord",
        turn={"as": "witch"},
    )
    court.play("take-gold", "name merchant")
    court.until_turn("merchant", 1)
    told = shown_to(court, 1)
    assert "! Noor has bewitched the Merchant: you take income and nothing else." in told


def test_the_threatened_reads_what_comes_first() -> None:
    court = Court(
        players=[{"characters": "merchant", "gold": 4}, {"characters": "blackmailer"}, {}, {}],
        characters="assassin, blackmailer, magician, king, bishop, merchant, architect, warlord",
        threats={"on": "king, merchant", "rose": "king", "by": 1},
        turn={"as": "merchant"},
    )
    told = shown_to(court, 0)
    assert any(line.startswith("! Bram threatens you: take income first") for line in told), told


def test_what_cannot_be_built_says_why() -> None:
    """Below the options, when somebody asks, and when somebody types it all the same; by its name in any language."""
    court = Court(players=[{"hand": "temple, palace", "city": "temple", "gold": 1}, {}, {}, {}], turn={"as": "king"})
    court.play("take-gold")
    told = shown_to(court, 0, "w", "build palace", "palace", "sing")
    poor, twice = "Palace costs you 5 gold: you are 2 short.", "You already have the Temple: you need the Quarry"
    assert told.count(f"  -  {poor}") == 2
    assert sum(line.startswith(f"  -  Temple: {twice}") for line in told) == 2
    assert told.count(poor) == 2
    assert any(line.startswith("sing is not an option here.") for line in told)
    dutch = shown_to(court, 0, "bouw paleis", language="nl")
    assert "Paleis kost je 5 goud: je komt 2 tekort." in dutch


def test_help_gives_an_example_of_the_game_at_hand() -> None:
    court = Court(players=[{"hand": "temple"}, {}, {}, {}], turn={"as": "king"})
    told = flat("\n".join(shown_to(court, 0, "help")))
    assert 'such as "take-gold"' in told
    assert "buy silver" not in told


def test_a_word_does_as_well_as_a_letter() -> None:
    court = Court(players=[{"hand": "temple"}, {}, {}, {}], turn={"as": "king"})
    told = shown_to(court, 0, "table", "why", "card king", "Take Gold")
    assert sum(line.startswith("Characters: ") for line in told) == 2
    assert "King (rank 4, noble)" in told


def test_hints_know_this_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("signoria.cli.hotseat.HINT_WORLDS", 1)
    monkeypatch.setattr("signoria.cli.hotseat.HINT_SECONDS", 0.0)
    court = Court(players=[{"hand": "temple"}, {}, {}, {}], turn={"as": "king"})
    game = signoria.game("machiavelli")
    screen = Kept(["hint", "q"])
    table = Hotseat(face_of(game, "en"), screen, Recording(game, NAMES, 1, {}), {1: "house", 2: "house", 3: "house"})
    table.recording.position = court.position
    table.listen(table.people[0])
    assert any("% to win" in line for line in screen.lines)
