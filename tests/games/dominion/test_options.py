"""The table options: values, defaults, refusals, and that all see them and nothing changes them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import pytest

import signoria
from tests.games.dominion.playing import new_game, notations, play, player_view, readers, told, view, wander, wandered
from tests.kit.marks import cited
from tests.kit.scene import Scene

if TYPE_CHECKING:
    from signoria.games.dominion.state.table import Dominion

GAME = signoria.game("dominion")

# The first value is the default.
VALUES = {
    "kingdom-mode": [
        "first-game",
        "big-money",
        "interaction",
        "size-distortion",
        "village-square",
        "random",
        "draft",
        "custom",
    ],
    "start-player": ["random", "chosen"],
    "remodel-gain": ["discard", "hand"],
    "feast-gain": ["must", "may"],
    "compulsion": ["first-edition", "lenient"],
    "pile-counts": ["strict", "open"],
    "discard-order": ["auto", "ask"],
}
COMPANIONS: dict[str, dict[str, object]] = {
    "custom": {
        "kingdom": [
            "adventurer",
            "cellar",
            "chapel",
            "gardens",
            "library",
            "moat",
            "spy",
            "thief",
            "throne-room",
            "witch",
        ]
    },
    "chosen": {"start-seat": 1},
}
OPTIONS = cited("""
    DO-O01 kingdom-mode
    DO-O02 start-player
    DO-O03 remodel-gain
    DO-O04 feast-gain
    DO-O05 compulsion
    DO-O06 pile-counts
    DO-O07 discard-order
""")
EVERY_VALUE = [(option, value) for option, values in VALUES.items() for value in values]


# --- Values and defaults ---


@pytest.mark.parametrize("option", OPTIONS)
def test_an_option_has_these_values_and_this_default(option: str) -> None:
    """DO-O: as the schema tells every program."""
    schema: Any = GAME.options_schema["properties"]
    assert schema[option] == {"enum": VALUES[option], "default": VALUES[option][0]}


def test_an_option_left_out_has_its_default() -> None:
    """DO-O: also in the game itself."""
    options = view(new_game())["options"]
    assert {name: options[name] for name in VALUES} == {name: values[0] for name, values in VALUES.items()}


@pytest.mark.parametrize(("option", "value"), EVERY_VALUE)
def test_every_value_can_be_set(option: str, value: str) -> None:
    """And a game with it can be played."""
    game = GAME.new(2, 1, {option: value, **COMPANIONS.get(value, {})})
    options: Any = game.view(None)["options"]
    assert options[option] == value
    assert not game.over


@pytest.mark.parametrize("option", OPTIONS)
@pytest.mark.parametrize("value", ["", "First-Game", "yes", 1, None, True, ["auto"], {}])
def test_any_other_value_is_refused(option: str, value: object) -> None:
    """With a message that names the option."""
    with pytest.raises(ValueError, match=f"option {option} is one of"):
        GAME.new(2, 1, {option: value})


# --- What the options are for ---


@pytest.mark.parametrize(("value", "hand", "discard"), [("discard", "", "silver"), ("hand", "silver", "")])
def test_remodel_gain_says_where_the_card_goes(value: str, hand: str, discard: str) -> None:
    """DO-O03: to the discard pile or to the hand."""
    scene = Scene(options={"remodel-gain": value}, players=[{"hand": "remodel, estate"}, {}])
    scene.play("play remodel", "trash estate", "gain silver")
    assert (scene.hand(0), scene.discard(0)) == (hand, discard)


@pytest.mark.parametrize(("value", "optional"), [("must", False), ("may", True)])
def test_feast_gain_says_whether_one_has_to(value: str, optional: bool) -> None:
    """DO-O04: declining is an option only under `may`."""
    scene = Scene(options={"feast-gain": value}, players=[{"hand": "feast"}, {}]).play("play feast")
    assert ("none" in scene.options) == optional


@pytest.mark.parametrize(("value", "optional"), [("first-edition", False), ("lenient", True)])
@pytest.mark.parametrize("card", ["moneylender", "mine", "throne-room"])
def test_compulsion_makes_three_cards_optional(card: str, value: str, optional: bool) -> None:
    """DO-O05: moneylender, mine and throne-room can be declined under `lenient` only."""
    scene = Scene(options={"compulsion": value}, players=[{"hand": f"{card}, copper, village"}, {}])
    scene.play(f"play {card}")
    assert ("none" in scene.options) == optional


@pytest.mark.parametrize("card", ["remodel", "feast", "workshop"])
def test_compulsion_leaves_other_cards_alone(card: str) -> None:
    """DO-O05: the three named choices and no others become optional."""
    scene = Scene(options={"compulsion": "lenient"}, players=[{"hand": f"{card}, copper"}, {}]).play(f"play {card}")
    assert "none" not in scene.options


@pytest.mark.parametrize(("value", "sizes"), [("strict", (None, None)), ("open", (2, 3))])
def test_pile_counts_says_who_may_count(value: str, sizes: tuple[int | None, int | None]) -> None:
    """DO-O06: an opponent sees numbers of cards under `open` only."""
    scene = Scene(options={"pile-counts": value}, players=[{"deck": "2 copper", "discard": "3 estate"}, {}])
    seen = player_view(scene.position, 1, 0)
    assert (seen["deck_size"], seen["discard_size"]) == sizes


@pytest.mark.parametrize(("value", "asked"), [("auto", False), ("ask", True)])
def test_discard_order_says_whether_the_owner_is_asked(value: str, asked: bool) -> None:
    """DO-O07: the question which card ends on top comes under `ask` only."""
    scene = Scene(options={"discard-order": value}, phase="buy", players=[{"hand": "estate, duchy"}, {}])
    scene.play("end-buys")
    assert (scene.position.question == "discard-top") == asked


# --- Refusals ---


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"kingdom-size": 11}, "there is no option 'kingdom-size'"),
        ({"pile_counts": "open"}, "there is no option 'pile_counts'"),
        ("open", "a mapping from names to values"),
        ([], "a mapping from names to values"),
        ({"start-player": "chosen"}, "needs the option start-seat"),
        ({"start-seat": 1}, "goes with start-player chosen only"),
        ({"start-player": "chosen", "start-seat": 2}, "start-seat 2 does not exist with 2 players"),
        ({"start-player": "chosen", "start-seat": 4}, "a whole number from 0 to 3"),
        ({"start-player": "chosen", "start-seat": -1}, "a whole number from 0 to 3"),
        ({"start-player": "chosen", "start-seat": True}, "a whole number from 0 to 3"),
        ({"previous-winners": [2]}, "names seat 2, which does not exist with 2 players"),
        ({"previous-winners": [0, 0]}, "names something twice"),
        ({"previous-winners": 0}, "is a list"),
        ({"previous-winners": [True]}, "cannot contain True"),
        ({"previous-winners": ["0"]}, "cannot contain '0'"),
        ({"previous-winners": [1.0]}, "cannot contain 1.0"),
    ],
)
def test_options_that_do_not_fit_are_refused(options: object, message: str) -> None:
    """DO-O, DO-O02: with a message that says what is wrong."""
    with pytest.raises(ValueError, match=message):
        GAME.new(2, 1, options)


# --- Fixed and visible ---


def test_all_see_the_options_before_the_kingdom_is_chosen() -> None:
    """DO-O08, DO-K01.3: at the first pick of a draft every player and spectator sees them."""
    game = new_game(3, kingdom_mode="draft", pile_counts="open", compulsion="lenient")
    assert game.question == "draft-pick"
    for reader in readers(game):
        options = view(game, reader)["options"]
        assert options["kingdom-mode"] == "draft"
        assert options["pile-counts"] == "open"
        assert options["compulsion"] == "lenient"


def test_all_see_the_same_options_from_first_to_last() -> None:
    """DO-O08: through a whole game, in every view and after it is over."""
    game = new_game(3, kingdom_mode="interaction", discard_order="ask", feast_gain="may")
    fixed = dict(view(game)["options"])
    for decision in wander(game):
        for reader in readers(decision):
            assert view(decision, reader)["options"] == fixed


def test_the_log_begins_with_the_options() -> None:
    """DO-O08: the event of the start tells them to everyone."""
    game = new_game(2, feast_gain="may")
    start = told(game, "game-start")
    assert len(start) == 1
    assert start[0]["options"] == view(game)["options"]
    assert start[0]["options"]["feast-gain"] == "may"


def test_no_choice_ever_is_about_an_option() -> None:
    """DO-O08: nothing in the catalogue of actions could change one."""
    verbs = {notation.split()[0] for notation in GAME.catalogue.notations}
    assert not verbs & {"set", "option", "options", "change", *VALUES}


def test_what_was_given_can_be_changed_without_changing_the_game() -> None:
    """DO-O08: the game keeps its own options."""
    given: dict[str, object] = {"kingdom-mode": "custom", "kingdom": list("x")}
    kingdom = COMPANIONS["custom"]["kingdom"]
    assert isinstance(kingdom, list)
    given["kingdom"] = mine = list(kingdom)
    game = GAME.new(2, 1, given)
    given["pile-counts"] = "open"
    mine[0] = "village"
    options: Any = game.view(None)["options"]
    assert options["pile-counts"] == "strict"
    assert options["kingdom"] == kingdom


@pytest.mark.parametrize("source", ["view", "event", "save"])
def test_what_was_shown_can_be_changed_without_changing_the_game(source: str) -> None:
    """DO-O08: whoever scribbles on a view, an event or a saved position changes no option of the game."""
    game = new_game(2)
    saved: dict[str, Any] = game.save()
    sources = {"view": view(game), "event": told(game, "game-start")[0], "save": saved}
    shown: dict[str, object] = sources[source]["options"]
    shown["pile-counts"] = "open"
    shown.pop("feast-gain")
    options = view(game, 1)["options"]
    assert options["pile-counts"] == "strict"
    assert options["feast-gain"] == "must"


def test_scribbling_on_a_view_does_not_reach_other_games() -> None:
    """DO-O08: the defaults of the game are not handed out."""
    try:
        view(new_game(2))["options"]["kingdom"].append("witch")
        assert view(new_game(2))["options"]["kingdom"] == []
    finally:
        # The default must not stay spoiled for the tests that follow.
        for option in GAME.table_options:
            if option.name == "kingdom":
                option.default = []


def test_options_hold_until_the_end_and_through_saving() -> None:
    """DO-O08: a loaded game goes on under the same options."""
    game = new_game(2, remodel_gain="hand", pile_counts="open")
    play(game, notations(game)[0])
    again = GAME.load(game.save())
    assert again.view(0)["options"] == view(game, 0)["options"]
    assert view(wandered(game))["options"] == again.view(None)["options"]


# --- The booklet ---


def test_the_booklet_is_played_to_the_letter() -> None:
    """DO-O09, R12: what the printed booklet says, and nothing of what it leaves to the table."""
    booklet = GAME.preset("booklet")
    assert booklet == {
        "remodel-gain": "hand",
        "feast-gain": "may",
        "compulsion": "first-edition",
        "pile-counts": "strict",
    }
    left_alone = {"kingdom-mode", "kingdom", "start-player", "start-seat", "previous-winners", "discard-order"}
    assert {option.name for option in GAME.table_options} == left_alone | set(booklet)


def test_a_game_by_the_booklet() -> None:
    """DO-O09, DO-O03, DO-O04: a remodelled card comes to hand, and a Feast may bring nothing."""
    settings = cast("Dominion", GAME.new(2, 7, GAME.preset("booklet"))).settings
    assert (settings.remodel_to_hand, settings.feast_is_optional) == (True, True)
    assert (settings.lenient, settings.open_counts) == (False, False)


def test_a_preset_belongs_to_whoever_asked_for_it() -> None:
    """DO-O09: scribbling on it spoils no other game."""
    GAME.preset("booklet")["feast-gain"] = "must"
    assert GAME.preset("booklet")["feast-gain"] == "may"


@pytest.mark.parametrize("name", ["leaflet", "", None, 3, ["booklet"]])
def test_there_is_no_other_preset(name: object) -> None:
    """DO-O09: the message says which there is."""
    with pytest.raises(ValueError, match=r"there is no preset .* for dominion; there are: booklet"):
        GAME.preset(name)
