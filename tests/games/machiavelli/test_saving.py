"""Writing positions down and reading them back; refusing what is none."""

from __future__ import annotations

import json
from typing import cast

import pytest

import signoria
from signoria.core.chance import FastChance, spread
from signoria.games.machiavelli.eyes.views import MachiavelliSight
from signoria.games.machiavelli.forms.writer import RANK_FACTS, RANKS_FACTS, SEAT_FACTS, SEATS_FACTS
from signoria.games.machiavelli.state.intrigue import FACTS, Intrigue
from signoria.games.machiavelli.state.table import Machiavelli
from tests.kit.court import Court

GAME = signoria.game("machiavelli")


def saved(court: Court) -> dict[str, object]:
    """Give a position as it comes out of a file."""
    return cast("dict[str, object]", json.loads(json.dumps(court.position.save())))


def plain() -> dict[str, object]:
    """Give a saved position in the middle of a turn."""
    return saved(Court(players=[{"hand": "tavern"}, {}, {}, {"characters": "warlord"}], turn={"as": "king"}))


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"edition": "classic"}),
        (4, {"preset": "random", "action-cards": "on", "ninth-character": "on"}),
        (6, {"edition": "dark-lands", "dl-districts": "all"}),
    ],
)
def test_a_game_goes_on_as_if_nothing_had_happened(seats: int, options: dict[str, object]) -> None:
    """MD-N11, MD-N09: a position that was saved and loaded goes on exactly as the original."""
    game = GAME.new(seats, 3, options)
    chance = FastChance(spread(5))
    for _ in range(60):
        options_now = game.legal()
        game.choose(options_now[chance.below(len(options_now))])
    again = GAME.load(json.loads(json.dumps(game.save())))
    for _ in range(60):
        assert again.save() == game.save()
        if game.over:
            break
        choice = game.legal()[chance.below(len(game.legal()))]
        game.choose(choice)
        again.choose(choice)


def test_every_fact_of_a_round_is_written_down() -> None:
    """MD-N11: whatever the characters did to each other is in the saved position."""
    mine = [name for name in vars(Intrigue()) if not name.startswith("_")] if hasattr(Intrigue(), "__dict__") else FACTS
    # The paused turn of a Witch is written down as a turn.
    assert sorted(set(mine) - {"paused"}) == sorted(FACTS)
    assert set(RANK_FACTS + RANKS_FACTS + SEAT_FACTS + SEATS_FACTS) <= set(FACTS)


def test_cards_are_saved_with_who_knows_them() -> None:
    """MB-H02.3: what seats remember survives saving."""
    court = Court(
        players=[{"hand": "palace"}, {"hand": "tavern"}, {}, {}],
        turn={"as": "magician", "income-taken": True},
    )
    court.play("swap-hands", "player 1")
    players = cast("list[dict[str, object]]", saved(court)["players"])
    assert players[0]["hand"] == [["tavern", 0b11, 0]]
    again = cast("Machiavelli", GAME.load(saved(court)))
    assert MachiavelliSight(again, 0).known_hand(1) == court.sight(0).known_hand(1)


@pytest.mark.parametrize(
    ("path", "value", "complaint"),
    [
        (("game",), "dominion", "not a saved position of machiavelli"),
        (("schema",), 99, "form 99"),
        (("players",), [], "0 players"),
        (("players", 0, "gold"), -1, "gold"),
        (("players", 0, "hand"), [], "tavern lies on the table 4 times, not 5"),
        (("players", 0, "hand"), [["tavern", 0, 0]], "must know the own tavern"),
        (("players", 0, "city"), ["market"], "amount of gold"),
        (("players", 0, "museum"), [["tavern", 1, 0]], "times"),
        (("deck",), [], "lies on the table"),
        (("deck", 0), "tavern", "a card"),
        (("deck", 0), ["dragon", 0, 0], "no card 'dragon'"),
        (("discard",), [["tavern", 0, 0]], "no discard pile"),
        (("characters",), ["king"], "characters"),
        (("uniques",), ["ballroom"], "ballroom is not in the box"),
        (("crown",), 4, "crown"),
        (("cast", "looks"), [], "looks"),
        (("cast", "characters", "king", "place"), "moon", "place of a character"),
        (("cast", "characters", "thief", "place"), "stack", "in front of nobody"),
        (("intrigue", "called"), "warlord", "has turned it up"),
        (("intrigue", "murdered"), "queen", "not a character of this game"),
        (("intrigue", "robbed"), "merchant", "somebody has done a theft"),
        (("turn", "part"), "half", "no part 'half'"),
        (("turn", "character"), None, "a turn is somebody's"),
        (("turn", "seat"), 3, "the player whose turn it is"),
        (("agenda", 0), ["Revolution"], "no frame called 'Revolution'"),
        (("agenda", 0), ["CallRank", 99], "rank of a frame"),
        (("chance",), ["dice", 6], "chance"),
        (("ending",), 1, "true or false"),
    ],
)
def test_wrong_positions_are_refused(path: tuple[str | int, ...], value: object, complaint: str) -> None:
    """MD-A26: whatever is no position of the game is refused, with a reason."""
    data = plain()
    inner = cast("dict[str | int, object]", data)
    for key in path[:-1]:
        inner = cast("dict[str | int, object]", inner[key])
    inner[path[-1]] = value
    with pytest.raises(ValueError, match=complaint):
        GAME.load(data)


def test_missing_parts_are_named() -> None:
    """MD-A26: a saved position must be whole."""
    for key in plain():
        data = plain()
        del data[key]
        with pytest.raises(ValueError, match=f"lacks '{key}'|not a saved position|was saved in form"):
            GAME.load(data)


def test_a_frame_must_fit_the_table() -> None:
    """MD-A26: a question about a district that is nowhere is refused."""
    court = Court(
        players=[{"gold": 5}, {"city": "market, graveyard", "gold": 1}, {}, {}],
        turn={"as": "warlord", "income-taken": True},
    )
    court.play("destroy", "district 1 market")
    court.expect_question(1, "graveyard")
    data = saved(court)
    frames = cast("list[list[object]]", data["agenda"])
    assert frames[-1][0] == "MayRescue"
    frames[-1][2] = 3
    with pytest.raises(ValueError, match="cathedral is not on the site"):
        GAME.load(data)
