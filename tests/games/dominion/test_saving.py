"""Saving and loading: in the middle of everything, refusing what cannot be read, and small."""

from __future__ import annotations

import json
import re
from importlib.resources import files
from typing import TYPE_CHECKING, Any, cast

import pytest

import signoria
from signoria.bots import new_bot
from tests.games.dominion.playing import MODES, new_game, readers, wander, wandered
from tests.kit.scene import Scene

if TYPE_CHECKING:
    from signoria.games.dominion.state.table import Dominion

GAME = signoria.game("dominion")
ASK = {"discard-order": "ask"}
LENIENT = {"compulsion": "lenient"}

# For every kind of question: a scene and the moves that lead into the middle of it.
MIDDLES: dict[str, tuple[dict[str, Any], list[str]]] = {
    "play-action": ({"players": [{"hand": "village, moat", "deck": "9 copper"}, {}]}, ["play village"]),
    "play-treasure": ({"players": [{"hand": "2 copper, silver"}, {}]}, ["play silver"]),
    "buy-card": ({"players": [{"hand": ""}, {}], "coins": 6, "buys": 2}, ["buy silver"]),
    "discard-top": (
        {"players": [{"hand": "militia"}, {"hand": "copper, silver, gold, 2 estate"}], "options": ASK},
        ["play militia", "discard silver", "discard gold"],
    ),
    "moat-reveal": (
        {"players": [{"hand": "throne-room, witch"}, {"hand": "moat"}, {"hand": "moat, copper"}]},
        ["play throne-room", "play witch", "reveal moat"],
    ),
    "bureaucrat-victory": (
        {"players": [{"hand": "bureaucrat"}, {"hand": "estate, duchy"}, {"hand": "estate, gold"}]},
        ["play bureaucrat", "return duchy"],
    ),
    "cellar-discard": (
        {"players": [{"hand": "cellar, copper, estate, gold", "deck": "3 silver"}, {}]},
        ["play cellar", "discard gold", "discard copper"],
    ),
    "chancellor-flip": ({"players": [{"hand": "chancellor", "deck": "gold, estate"}, {}]}, ["play chancellor"]),
    "chapel-trash": ({"players": [{"hand": "chapel, copper, estate, curse"}, {}]}, ["play chapel", "trash copper"]),
    "feast-gain": (
        {"players": [{"hand": "throne-room, feast"}, {}], "options": {"feast-gain": "may"}},
        ["play throne-room", "play feast", "gain duchy"],
    ),
    "library-keep": (
        {"players": [{"hand": "library, copper", "deck": "moat, village, 7 copper"}, {}]},
        ["play library", "set-aside"],
    ),
    "militia-discard": (
        {"players": [{"hand": "militia"}, {"hand": "2 copper, silver, gold, estate"}, {"hand": "5 copper"}]},
        ["play militia", "discard gold"],
    ),
    "mine-trash": ({"players": [{"hand": "mine, copper, silver"}, {}], "options": LENIENT}, ["play mine"]),
    "mine-gain": ({"players": [{"hand": "mine, silver"}, {}]}, ["play mine", "trash silver"]),
    "moneylender-trash": ({"players": [{"hand": "moneylender, copper"}, {}], "options": LENIENT}, ["play moneylender"]),
    "remodel-trash": ({"players": [{"hand": "remodel, copper, gold"}, {}]}, ["play remodel"]),
    "remodel-gain": (
        {"players": [{"hand": "remodel, gold"}, {}], "options": {"remodel-gain": "hand"}},
        ["play remodel", "trash gold"],
    ),
    "spy-fate": (
        {"players": [{"hand": "throne-room, spy", "deck": "gold, silver, copper"}, {"deck": "estate, duchy"}]},
        ["play throne-room", "play spy", "put-back"],
    ),
    "thief-trash": (
        {"players": [{"hand": "thief"}, {"deck": "copper, gold"}, {"deck": "silver, gold"}]},
        ["play thief", "trash gold"],
    ),
    "thief-gain": (
        {"players": [{"hand": "thief"}, {"deck": "copper, gold"}, {"deck": "silver, gold"}], "trash": "gold"},
        ["play thief", "trash gold", "trash silver", "gain silver"],
    ),
    "throne-room-card": (
        {"players": [{"hand": "2 throne-room, village, moat", "deck": "9 copper"}, {}]},
        ["play throne-room", "play throne-room", "play village"],
    ),
    "workshop-gain": ({"players": [{"hand": "workshop"}, {}]}, ["play workshop"]),
}


def stored(position: Dominion) -> Dominion:
    """Write a position down as text and read it back."""
    return cast("Dominion", GAME.load(json.loads(json.dumps(position.save()))))


def play_on(position: Dominion, decisions: int) -> None:
    bots = [new_bot("dominion", "random", seat) for seat in range(position.seats())]
    while not position.over and decisions > 0:
        seat = position.asked_seat()
        position.answer(bots[seat].choose(position.sight(seat)))
        decisions -= 1


# --- There and back ---


@pytest.mark.parametrize("question", MIDDLES)
def test_a_game_goes_on_after_loading_in_the_middle_of(question: str) -> None:
    """DO-N03: the loaded position is the same to everyone and goes on exactly as the one that was saved."""
    wanted, moves = MIDDLES[question]
    scene = Scene(**wanted).play(*moves)
    assert scene.position.question == question
    loaded = stored(scene.position)
    assert loaded.save() == scene.position.save()
    for reader in readers(loaded):
        assert loaded.view(reader) == scene.position.view(reader)
    for position in (scene.position, loaded):
        play_on(position, 200)
    assert loaded.save() == scene.position.save()


def test_the_draft_goes_on_after_loading() -> None:
    """DO-K04.1, DO-N03: with the picks made so far."""
    game = new_game(3, 5, kingdom_mode="draft")
    for pick in ("witch", "moat", "spy", "gardens"):
        game.play(f"draft {pick}")
    loaded = stored(game)
    for position in (game, loaded):
        play_on(position, 100)
    assert loaded.save() == game.save()


def test_every_kind_of_question_is_loaded_above() -> None:
    """DO-N03: all kinds of question that have a text, and all that whole games meet, are among them."""
    texts = files("signoria.games.dominion").joinpath("words", "en.ftl").read_text("utf-8")
    assert set(re.findall(r"^question-([a-z-]+) =", texts, re.MULTILINE)) == {*MIDDLES, "draft-pick"}
    met: set[str | None] = set()
    for mode in MODES:
        for options in ({}, {"discard_order": "ask", "compulsion": "lenient", "feast_gain": "may"}):
            met |= {game.question for game in wander(new_game(3, 2, kingdom_mode=mode, **options))}
    assert met <= {*MIDDLES, None}


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seed", [4, bytes(range(32))])
def test_a_game_loaded_at_every_decision_is_the_same_game(mode: str, seed: object) -> None:
    """DO-N03: with fast and with fair chance."""
    whole = wandered(new_game(2, seed, kingdom_mode=mode), 1)
    pieces = new_game(2, seed, kingdom_mode=mode)
    bots = [new_bot("dominion", "random", 10 + seat) for seat in range(2)]
    while not pieces.over:
        pieces = stored(pieces)
        seat = pieces.asked_seat()
        pieces.answer(bots[seat].choose(pieces.sight(seat)))
    assert pieces.save() == whole.save()


def test_a_finished_game_can_be_loaded() -> None:
    """DO-Z14, DO-V02.1: with its scores and winners."""
    game = wandered(new_game(3, 2))
    loaded = stored(game)
    assert loaded.over
    assert (loaded.scores(), loaded.winners()) == (game.scores(), game.winners())


def test_saving_changes_nothing_and_shares_nothing() -> None:
    """DO-N03: what is done to the saved data does not reach the game."""
    game = new_game(2, 3)
    saved: dict[str, Any] = game.save()
    before = json.dumps(saved)
    saved["players"][0]["hand"].clear()
    saved["supply"]["province"] = 0
    saved["agenda"].clear()
    saved["options"]["pile-counts"] = "open"
    assert json.dumps(game.save()) == before


# --- Refusals ---


def spoiled(**changes: object) -> dict[str, object]:
    return {**Scene(players=[{"hand": "village"}, {}]).position.save(), **changes}


@pytest.mark.parametrize("schema", [0, 2, 99, None, "1", -1])
def test_another_schema_is_refused(schema: object) -> None:
    """DO-N03: naming the form that was found and the one that can be read."""
    with pytest.raises(ValueError, match=r"was saved in form .*; this version reads form 1"):
        GAME.load(spoiled(schema=schema))


@pytest.mark.parametrize(
    ("saved", "message"),
    [
        (None, "a saved position is a mapping"),
        ([], "a saved position is a mapping"),
        ("{}", "a saved position is a mapping"),
        ({}, "not a saved position of dominion"),
        ({"game": "florence", "schema": 1}, "not a saved position of dominion"),
        ({"game": "dominion", "schema": 1}, "the saved position lacks 'players'"),
        (spoiled(players=[]), "has 0 players"),
        (spoiled(players=[{}, {}]), "the saved position lacks"),
        (spoiled(players="two"), "players is a list"),
        (spoiled(active=2), "active is a whole number from 0 to 1"),
        (spoiled(starter=-1), "starter is a whole number"),
        (spoiled(coins="7"), "coins is a whole number"),
        (spoiled(trash={"koper": 1}), "there is no card 'koper'"),
        (spoiled(supply={"village": 99}), "the pile of village is a whole number"),
        (spoiled(supply={"castle": 9}), "there is no card 'castle'"),
        (spoiled(agenda=[["NoSuchFrame", 0]]), "there is no frame called 'NoSuchFrame'"),
        (spoiled(agenda=[["PlayAction"]]), "a frame PlayAction has the fields seat"),
        (spoiled(agenda=["PlayAction"]), "this is not a saved frame"),
        (spoiled(agenda=[["PlayAction", 7]]), "seat of a frame is a whole number from 0 to 1, not 7"),
        (spoiled(chance=["loaded dice"]), "not a saved state of chance"),
        (spoiled(chance=["fast", 0]), "not a saved state of chance"),
        (spoiled(options={"pile-counts": "maybe"}), "option pile-counts is one of"),
        (spoiled(phase="tea"), "tea"),
    ],
)
def test_what_is_no_saved_position_is_refused(saved: object, message: str) -> None:
    """DO-N03: always with a ValueError that says what is wrong."""
    with pytest.raises(ValueError, match=message):
        GAME.load(saved)


@pytest.mark.parametrize("key", sorted(Scene().position.save()))
def test_nothing_may_be_missing(key: str) -> None:
    """DO-N03: each part of a saved position is needed."""
    saved = spoiled()
    del saved[key]
    with pytest.raises(ValueError, match=r"lacks|not a saved position|was saved in form None"):
        GAME.load(saved)


# --- Size ---


@pytest.mark.parametrize("mode", [*MODES, "random"])
def test_a_saved_position_is_small(mode: str) -> None:
    """DO-A03.2: less than 6 kB as text, also late in long games of four."""
    largest = 0
    for step, game in enumerate(wander(new_game(4, 6, kingdom_mode=mode, start_player="chosen", start_seat=0))):
        if step % 50 == 0 or game.over:
            largest = max(largest, len(json.dumps(game.save())))
    assert 1000 < largest < 6000


def test_the_largest_possible_position_is_small() -> None:
    """DO-A03.2: even if four players own nearly every card there is."""
    kinds = ["cellar", "market", "militia", "mine", "moat", "remodel", "smithy", "village", "woodcutter", "workshop"]
    hoard = ", ".join(f"2 {kind}" for kind in kinds)
    basics = "10 copper, 10 silver, 7 gold, 3 estate, 3 duchy, 2 province, 7 curse"
    scene = Scene(players=[{"hand": "copper", "discard": f"{hoard}, {basics}"}] * 4)
    assert len(json.dumps(scene.position.save(), separators=(",", ":"))) < 6000
