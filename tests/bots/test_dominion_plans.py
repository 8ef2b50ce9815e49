"""Plans of Dominion: their text, what each of their words means, and the named strategies."""

from __future__ import annotations

from typing import Any

import pytest

import signoria
from signoria.bots import new_bot, rival_names
from signoria.bots.dominion.mutation import Mutation
from signoria.bots.dominion.notation import parse_plan, plan_text
from signoria.bots.dominion.plan import cards_of
from signoria.bots.dominion.plan_bot import PlanBot
from signoria.bots.dominion.rivals import STRATEGIES
from signoria.bots.match import play_out
from signoria.core.chance import FastChance, spread
from signoria.games.dominion.data.components import KINGDOMS, NAMES, NUMBERS
from signoria.games.dominion.rules.setup import piles_of
from tests.bots.matches import MOST_DECISIONS, share_of_wins

GAME = signoria.game("dominion")

WHOLE = """buy province if coins >= 15
buy duchy if provinces <= 4
buy estate if provinces <= 2 and provinces > 0
buy witch up to 2
buy village up to 5 if fewer than smithy + 1 and turn >= 3
buy gold
buy chapel up to 1 if turn <= 2
buy militia up to 1 if own chapel >= 1
buy duchy if pile gardens <= 3
buy moat up to 1 if rival witch >= 1
buy silver
keep 4 coins
remodel gold from 5 provinces
keep estates from 2 provinces
play chapel, village
double witch, militia"""


def answer(text: str, wanted: dict[str, Any]) -> str:
    """Give what a bot with a plan answers in a scenario."""
    position = GAME.scenario(wanted)
    seat = position.asked_seat()
    return position.notation(PlanBot(parse_plan(text)).choose(position.sight(seat)))


def buying(coins: int, own: str = "7 copper, 3 estate", **more: object) -> dict[str, Any]:
    """A player with cards and nothing in hand who may buy."""
    return {"players": [{"discard": own, "turns": 5}, {}], "phase": "buy", "coins": coins, **more}


# --- Text -------------------------------------------------------------------------------------------------------------


def test_everything_that_a_plan_can_say_is_read_and_written() -> None:
    assert plan_text(parse_plan(WHOLE)) == WHOLE


def test_spaces_semicolons_empty_lines_and_remarks_do_not_matter() -> None:
    text = " buy   province ;buy gold  # before Silver\n\n buy silver up to 3\n# nothing else"
    assert plan_text(parse_plan(text)) == "buy province\nbuy gold\nbuy silver up to 3"


def test_plans_that_chance_makes_are_written_and_read() -> None:
    """Hundreds of changes, each of them to the plan that the last one made."""
    piles = piles_of(KINGDOMS["village-square"])
    mutation = Mutation(piles, FastChance(spread(1)))
    plan, other = parse_plan("buy province; buy gold; buy silver"), parse_plan(WHOLE)
    texts = set()
    for _ in range(400):
        plan = mutation.mutated(plan, other)
        texts.add(plan_text(plan))
        assert plan_text(parse_plan(plan_text(plan))) == plan_text(plan)
    assert len(texts) > 350
    said = "\n".join(texts)
    for word in (
        "provinces <=",
        "provinces >",
        "coins >=",
        "turn <=",
        "turn >=",
        "own ",
        "fewer than",
        "pile ",
        "rival ",
    ):
        assert word in said
    for word in ("keep", "remodel gold", "keep estates", "play ", "double "):
        assert f"\n{word}" in said


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("", "at least one line"),
        ("keep 3 coins", "at least one line"),
        ("sell gold", "line 1 of the plan, 'sell gold': a line begins with one of buy, keep, remodel, play, double"),
        ("buy gold\nbuy smity", "line 2 .*there is no card 'smity'"),
        ("buy curse", "nobody buys Curses"),
        ("buy gold up to 0", "up to 1 to 98 times"),
        ("buy gold up to 99", "up to 1 to 98 times"),
        ("buy gold up to many", "a line begins"),
        ("buy gold if rich", "there is no condition 'rich'; there are: provinces <= N"),
        ("buy gold if coins <= 4", "there is no condition 'coins <= 4'"),
        ("buy gold if own gould >= 1", "there is no card 'gould'"),
        ("buy gold if turn >= 3 and", "there is no condition 'turn >= 3 and'"),
        ("buy gold; keep 3 coins; keep 4 coins", "line 3 .*said twice"),
        ("buy gold; play village; play smithy", "said twice"),
        ("buy gold; play gardens", "gardens is not an Action card"),
        ("buy gold; double witch, witch", "named twice"),
        (7, "a plan is a text, not 7"),
    ],
)
def test_what_is_wrong_is_said(text: object, wrong: str) -> None:
    with pytest.raises(ValueError, match=wrong):
        parse_plan(text)


def test_the_cards_of_a_plan() -> None:
    kinds = cards_of(parse_plan("buy workshop; buy copper; buy workshop up to 2; buy gold"))
    assert [name for name in NAMES if kinds >> NUMBERS[name] & 1] == ["copper", "gold", "workshop"]


# --- Buying -----------------------------------------------------------------------------------------------------------


def test_the_first_entry_that_can_be_had_is_bought() -> None:
    plan = "buy province; buy gold; buy silver"
    assert [answer(plan, buying(coins)) for coins in (8, 7, 5, 2)] == [
        "buy province",
        "buy gold",
        "buy silver",
        "end-buys",
    ]
    assert answer(plan, buying(8, supply={"province": 0})) == "buy gold"


def test_no_more_are_bought_than_wanted_wherever_they_lie() -> None:
    plan = "buy smithy up to 2; buy silver"
    assert answer(plan, buying(4, "7 copper, smithy")) == "buy smithy"
    assert answer(plan, buying(4, "7 copper, 2 smithy")) == "buy silver"
    scattered = {"hand": "smithy, estate", "deck": "smithy, copper", "discard": "copper"}
    assert answer(plan, {"players": [scattered, {}], "phase": "buy", "coins": 4}) == "buy silver"


@pytest.mark.parametrize(
    ("condition", "holds", "fails"),
    [
        ("provinces <= 4", {"supply": {"province": 4}}, {"supply": {"province": 5}}),
        ("provinces > 4", {"supply": {"province": 5}}, {"supply": {"province": 4}}),
        ("coins >= 12", {"own": "7 copper, silver, gold"}, {"own": "7 copper, 2 silver"}),
        ("turn <= 5", {}, {"turns": 6}),
        ("turn >= 6", {"turns": 6}, {}),
        ("own chapel >= 2", {"own": "7 copper, 2 chapel"}, {"own": "7 copper, chapel"}),
        ("fewer than smithy + 1", {"own": "2 village, 2 smithy"}, {"own": "3 village, 2 smithy"}),
        ("pile cellar <= 3", {"supply": {"cellar": 3}}, {"supply": {"cellar": 4}}),
        ("rival smithy >= 2", {"rival": "2 smithy"}, {"rival": "smithy", "own": "2 smithy"}),
        ("turn >= 3 and turn <= 5", {}, {"turns": 6}),
    ],
)
def test_conditions(condition: str, holds: dict[str, Any], fails: dict[str, Any]) -> None:
    plan = f"buy village if {condition}; buy silver"
    for said, expected in ((holds, "buy village"), (fails, "buy silver")):
        own = {"discard": said.get("own", "7 copper, 3 estate"), "turns": said.get("turns", 5)}
        supply = {"supply": said["supply"]} if "supply" in said else {}
        rival = {"discard": said.get("rival", "copper")}
        wanted = {"players": [own, rival], "phase": "buy", "coins": 3, "kingdom": "village, smithy, chapel, cellar"}
        assert answer(plan, {**wanted, **supply}) == expected


def test_gains_follow_the_plan_too() -> None:
    position = GAME.scenario({"players": [{"hand": "workshop"}, {}], "kingdom": "workshop, smithy, gardens"})
    position.play("play workshop")
    for plan, gained in (
        ("buy gold; buy gardens; buy smithy", "gain gardens"),
        ("buy gold; buy smithy", "gain smithy"),
        # What must be gained and is not wanted is the best there is.
        ("buy gold", "gain militia"),
    ):
        assert position.notation(PlanBot(parse_plan(plan)).choose(position.sight(0))) == gained


# --- Trashing ---------------------------------------------------------------------------------------------------------


def trashed(plan: str, own: dict[str, str], **more: object) -> list[str]:
    """Give what a Chapel trashes."""
    position = GAME.scenario({"players": [own, {}], **more})
    position.play("play chapel")
    bot = PlanBot(parse_plan(f"buy gold; {plan}"))
    while position.question == "chapel-trash":
        position.answer(bot.choose(position.sight(0)))
    return position.view(0)["trash"]  # type: ignore[return-value]


def test_a_chapel_trashes_rubbish_first_and_coppers_as_long_as_coins_are_left() -> None:
    hand = {"hand": "chapel, 3 copper, estate, curse", "discard": "4 copper"}
    assert trashed("keep 6 coins", hand) == ["copper", "estate", "curse"]
    assert trashed("keep 5 coins", hand) == ["copper", "copper", "estate", "curse"]
    assert trashed("keep 7 coins", hand) == ["estate", "curse"]
    assert trashed("keep 0 coins", {"hand": "chapel, copper, 2 estate, 2 curse"}) == [
        "estate",
        "estate",
        "curse",
        "curse",
    ]


def test_late_in_a_game_estates_are_points() -> None:
    hand = {"hand": "chapel, 2 estate, curse"}
    plan = "keep estates from 3 provinces"
    assert trashed(plan, hand, supply={"province": 4}) == ["estate", "estate", "curse"]
    assert trashed(plan, hand, supply={"province": 3}) == ["curse"]


def test_golds_are_remodelled_when_the_plan_says_so() -> None:
    plan = "buy province; buy silver; remodel gold from 4 provinces"
    players = [{"hand": "remodel, gold, estate"}, {}]
    for left, trash in ((4, "trash gold"), (5, "trash estate")):
        position = GAME.scenario({"players": players, "supply": {"province": left}})
        position.play("play remodel")
        assert position.notation(PlanBot(parse_plan(plan)).choose(position.sight(0))) == trash


# --- Playing ----------------------------------------------------------------------------------------------------------


def test_actions_are_played_in_the_order_of_the_plan() -> None:
    wanted = {"players": [{"hand": "militia, smithy, copper"}, {}]}
    assert answer("buy gold", wanted) == "play smithy"
    assert answer("buy gold; play militia", wanted) == "play militia"


def test_a_throne_room_doubles_in_the_order_of_the_plan() -> None:
    position = GAME.scenario({"players": [{"hand": "throne-room, smithy, militia"}, {}]})
    position.play("play throne-room")
    for plan, doubled in (("buy gold", "play smithy"), ("buy gold; double militia, smithy", "play militia")):
        assert position.notation(PlanBot(parse_plan(plan)).choose(position.sight(0))) == doubled


@pytest.mark.parametrize(
    "hand",
    [
        "chapel, 2 gold",
        "moneylender, 2 gold",
        "mine, 2 gold",
        "cellar, 2 gold",
        "throne-room, 2 gold",
        "library, 7 gold",
        "remodel, 2 silver",
        "workshop, 2 gold",
        "feast, 2 gold",
    ],
)
def test_what_would_do_no_good_is_not_played(hand: str) -> None:
    assert answer("buy province; keep 99 coins; remodel gold from 0 provinces", {"players": [{"hand": hand}, {}]}) == (
        "end-actions"
    )


@pytest.mark.parametrize(
    ("hand", "kept"),
    [
        ("gold, silver, copper, estate, duchy", "copper, silver, gold"),
        # A second Action that there is no action for is worth less than a Copper, unless there is a Village.
        ("smithy, militia, copper, silver, estate", "copper, silver, smithy"),
        ("smithy, militia, copper, village, estate", "militia, smithy, village"),
    ],
)
def test_what_the_next_turn_can_do_without_is_discarded(hand: str, kept: str) -> None:
    position = GAME.scenario({"players": [{"hand": "militia"}, {"hand": hand}]})
    position.play("play militia")
    bot = PlanBot(parse_plan("buy gold"))
    while position.question == "militia-discard":
        position.answer(bot.choose(position.sight(1)))
    assert ", ".join(position.view(1)["players"][1]["hand"]) == kept  # type: ignore[index]


# --- Named strategies -------------------------------------------------------------------------------------------------


def test_every_strategy_can_be_played_by_name() -> None:
    assert rival_names("dominion") == list(STRATEGIES)
    assert rival_names("florence") == ["cautious", "eager", "mason"]


@pytest.mark.parametrize("name", STRATEGIES)
def test_a_strategy_needs_what_it_buys_of_the_kingdom(name: str) -> None:
    rival = STRATEGIES[name]
    bought = {NAMES[entry.card] for entry in rival.plan.entries} - set(NAMES[:7])
    assert bought == set(rival.needs)


@pytest.mark.parametrize(
    ("name", "coins", "own", "expected"),
    [
        ("big-money-duchies", 5, "7 copper, 3 gold", "buy duchy"),
        ("big-money-duchies", 6, "7 copper", "buy gold"),
        ("smithy", 4, "7 copper", "buy smithy"),
        ("smithy", 4, "7 copper, smithy", "buy silver"),
        ("militia", 5, "7 copper", "buy militia"),
        ("council-room", 6, "7 copper", "buy council-room"),
        ("council-room", 6, "7 copper, council-room", "buy gold"),
        ("laboratory-militia-chapel", 3, "7 copper", "buy chapel"),
        ("laboratory-militia-chapel", 6, "7 copper, chapel", "buy laboratory"),
        ("double-witch", 6, "7 copper, witch", "buy witch"),
        ("double-witch", 6, "7 copper, 2 witch", "buy gold"),
        ("moneylender-witch", 4, "7 copper", "buy moneylender"),
        ("moneylender-witch", 5, "7 copper, moneylender", "buy witch"),
        ("workshop-gardens", 4, "7 copper", "buy workshop"),
        ("workshop-gardens", 4, "7 copper, 3 workshop", "buy gardens"),
        ("workshop-gardens", 1, "7 copper, 3 workshop", "buy copper"),
        ("first-game-engine", 4, "7 copper, remodel, village, militia", "buy smithy"),
        ("first-game-engine", 4, "7 copper, remodel, village, 2 smithy, militia", "buy village"),
        ("first-game-engine", 5, "7 copper, 2 gold", "buy market"),
    ],
)
def test_a_strategy_plays_its_plan(name: str, coins: int, own: str, expected: str) -> None:
    rival = STRATEGIES[name]
    left = {"province": 5} if name == "big-money-duchies" else {}
    wanted = {
        "players": [{"discard": own, "turns": 3}, {}],
        "phase": "buy",
        "coins": coins,
        "kingdom": ", ".join(rival.needs) or "first-game",
        "supply": left,
    }
    position = GAME.scenario(wanted)
    assert position.notation(new_bot("dominion", name, 1).choose(position.sight(0))) == expected


def test_without_their_cards_strategies_play_money() -> None:
    wanted = buying(6, kingdom="cellar, chancellor, bureaucrat, library, spy, thief, moat, mine, feast, festival")
    for name in STRATEGIES:
        position = GAME.scenario(wanted)
        assert position.notation(new_bot("dominion", name, 1).choose(position.sight(0))) == "buy gold"


LADDER_KINGDOM = [
    *("chapel", "laboratory", "militia", "witch", "moneylender"),
    *("gardens", "workshop", "smithy", "council-room", "village"),
]


@pytest.mark.parametrize("name", [name for name in STRATEGIES if name != "first-game-engine"])
def test_strategies_beat_plain_money_where_their_cards_are(name: str) -> None:
    options = {"kingdom-mode": "custom", "kingdom": LADDER_KINGDOM}
    assert share_of_wins("dominion", name, "big-money", 2, lambda _number: options, 60) >= 60


def test_the_engine_of_the_first_game_beats_plain_money() -> None:
    assert share_of_wins("dominion", "first-game-engine", "big-money", 2, lambda _number: {}, 60) >= 70


def test_a_gardens_strategy_empties_piles() -> None:
    options = {"kingdom-mode": "custom", "kingdom": LADDER_KINGDOM}
    for seed in range(5):
        position = GAME.new(2, seed, options, listen=True)
        play_out(position, [new_bot("dominion", "workshop-gardens", 1) for _ in range(2)], MOST_DECISIONS)
        end = next(event.seen_by(None) for event in position.events() if event.kind == "game-end")
        assert end["reason"] == "piles"
        assert "gardens" in end["kinds"]  # type: ignore[operator]


# --- All questions ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_question_has_an_answer_that_only_needs_what_the_seat_knows(seats: int) -> None:
    """In another world that the seat cannot tell from this one, a plan gives the same answer."""
    plan = parse_plan(WHOLE)
    met: set[str | None] = set()
    for number in range(8):
        options = {
            "kingdom-mode": "draft" if number == 0 else "random",
            "compulsion": ("first-edition", "lenient")[number % 2],
            "discard-order": ("auto", "ask")[number // 2 % 2],
            "feast-gain": ("must", "may")[number // 4 % 2],
        }
        position = GAME.new(seats, 10 * seats + number, options, listen=False)
        wanderers = [new_bot("dominion", "random", seat) for seat in range(seats)]
        for step in range(400):
            if position.over:
                break
            seat = position.asked_seat()
            met.add(position.question)
            chosen = PlanBot(plan).choose(position.sight(seat))
            assert chosen in position.legal()
            imagined = position.determinise(seat, step)
            assert PlanBot(plan).choose(imagined.sight(seat)) == chosen
            position.answer(wanderers[seat].choose(position.sight(seat)))
    assert len(met) >= 15
