"""The strong bot of Dominion: counting at the end, the plans that come with the package, and playing by them."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

import signoria
from signoria.bots import new_bot
from signoria.bots.dominion.book import FILE, Book, kingdom_kinds, pages_of, shipped
from signoria.bots.dominion.contest import COMPILED, Contest
from signoria.bots.dominion.endgame import loses, points_of, winning_buy
from signoria.bots.dominion.house import HouseBot
from signoria.bots.dominion.notation import parse_plan, plan_text
from signoria.bots.dominion.planning import plan_for
from signoria.bots.dominion.strong import StrongBot
from signoria.bots.match import play_out
from signoria.games.dominion.data.components import KINGDOMS, NAMES, NUMBERS
from signoria.games.dominion.rules.setup import piles_of

if TYPE_CHECKING:
    from signoria.games.dominion.eyes.views import DominionSight

GAME = signoria.game("dominion")
FIRST_GAME = piles_of(KINGDOMS["first-game"])


def eyes_on(wanted: dict[str, Any]) -> DominionSight:
    """Give the eyes of the first player on a scenario."""
    return GAME.scenario({"phase": "buy", **wanted}).sight(0)  # type: ignore[return-value]


# --- Counting at the end ----------------------------------------------------------------------------------------------


def winner(own: str, other: str, coins: int, buys: int = 1, turns: tuple[int, int] = (9, 8), **supply: int) -> str:
    """Name the first buy that wins, if there is one."""
    players = [{"discard": own, "turns": turns[0]}, {"discard": other, "turns": turns[1]}]
    left = {name.replace("_", "-"): number for name, number in supply.items()}
    found = winning_buy(eyes_on({"players": players, "coins": coins, "buys": buys, "supply": left}))
    return NAMES[found] if found >= 0 else "none"


def test_the_last_province_is_bought_when_it_wins() -> None:
    assert winner("3 province", "3 province", 8, province=1) == "province"
    assert winner("2 province", "3 province, estate", 8, province=1) == "none"
    # Level on points, whoever had fewer turns is ahead.
    assert winner("2 province", "3 province", 8, province=1) == "none"
    assert winner("2 province", "3 province", 8, turns=(8, 9), province=1) == "province"
    assert winner("3 province", "3 province", 7, province=1) == "none"


def test_several_buys_may_win_together() -> None:
    assert winner("2 province", "3 province, estate", 10, 2, province=1) == "none"
    assert winner("2 province", "3 province, estate", 13, 2, province=1) == "province"
    assert winner("2 province", "3 province, 2 estate", 13, 2, province=1) == "province"
    assert winner("province", "2 province", 16, 2, province=2) == "province"


def test_a_third_pile_ends_the_game_too() -> None:
    assert winner("estate", "estate", 2, moat=0, cellar=0, estate=1) == "estate"
    assert winner("estate", "3 estate", 2, moat=0, cellar=0, estate=1) == "none"
    # One buy empties the pile, the other has the points.
    assert winner("estate", "2 estate", 7, 2, moat=0, cellar=0, village=1, province=5) == "none"
    assert winner("estate", "2 estate", 8, 2, moat=0, cellar=0, village=1, province=5) == "village"


def test_gardens_count_all_cards() -> None:
    owned = eyes_on({"players": [{"discard": "2 gardens, 7 copper, 3 duchy, 7 estate, curse"}, {}]}).holdings(0)
    assert points_of(owned) == 2 * 2 + 9 + 7 - 1


def test_a_game_is_not_ended_while_behind() -> None:
    behind: dict[str, Any] = {
        "players": [{"discard": "province", "turns": 9}, {"discard": "3 province", "turns": 8}],
        "coins": 8,
        "supply": {"province": 1},
    }
    assert loses(eyes_on(behind), NUMBERS["province"])
    assert not loses(eyes_on(behind), NUMBERS["duchy"])
    position = GAME.scenario({"phase": "buy", **behind})
    chosen = position.notation(StrongBot().choose(position.sight(0)))
    assert chosen not in ("buy province", "end-buys")


# --- The book of plans ------------------------------------------------------------------------------------------------


def test_every_recommended_kingdom_has_a_plan_for_every_number_of_players() -> None:
    for kingdom in KINGDOMS.values():
        for seats in (2, 3, 4):
            assert shipped().exact(piles_of(kingdom), seats) is not None


def test_shipped_plans_can_be_read_and_were_compared_with_the_house() -> None:
    from importlib.resources import files

    pages = json.loads(files("signoria.bots.dominion").joinpath(FILE).read_text("utf-8"))
    for page in pages:
        assert plan_text(parse_plan(page["plan"])).replace("\n", "; ") == page["plan"]
        assert page["house"] * page["seats"] >= 1
        assert len(set(page["kingdom"].split())) == 10
    keys = [(page["seats"], page["kingdom"]) for page in pages]
    assert keys == sorted(set(keys))


def test_a_new_kingdom_gets_the_plans_of_those_alike() -> None:
    texts = [" ".join(NAMES[card] for card in KINGDOMS[name]) for name in ("first-game", "big-money", "interaction")]
    pages = [
        {"kingdom": text, "seats": seats, "plan": f"buy gold up to {number + 1}; buy silver up to {seats}"}
        for number, text in enumerate(texts)
        for seats in (2, 3)
    ]
    book = Book(pages_of(pages))
    alike = piles_of([*KINGDOMS["interaction"][:8], NUMBERS["witch"], NUMBERS["gardens"]])
    assert book.exact(alike, 2) is None
    fitting = book.fitting(alike, 3, 2)
    assert [plan_text(plan) for plan in fitting] == [
        "buy gold up to 3\nbuy silver up to 3",
        "buy gold up to 3\nbuy silver up to 2",
    ]
    # First of all a kingdom must have the cards.
    missing = {"kingdom": texts[2], "seats": 3, "plan": "buy spy up to 1; buy thief if own moat >= 1; buy gold up to 5"}
    assert pages_of([missing])[0].about == kingdom_kinds(["spy", "thief", "moat"])
    more = Book(pages_of([missing, *pages])).fitting(piles_of(KINGDOMS["first-game"]), 3, 7)
    assert "spy" in plan_text(more[6])
    exact = book.exact(piles_of(KINGDOMS["big-money"]), 2)
    assert exact is not None
    assert plan_text(exact) == "buy gold up to 2\nbuy silver up to 2"


# --- Playing ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_decides_by_what_its_seat_knows(seats: int) -> None:
    """In another world that the seat cannot tell from this one, it chooses the same."""
    position = GAME.new(seats, 5, {"kingdom-mode": "size-distortion"}, listen=False)
    policy = [new_bot("dominion", "house", seat) for seat in range(seats)]
    bought = 0
    for step in range(150):
        if position.over:
            break
        seat = position.asked_seat()
        bought += position.question == "buy-card"
        chosen = StrongBot().choose(position.sight(seat))
        assert chosen in position.legal()
        assert StrongBot().choose(position.determinise(seat, step).sight(seat)) == chosen
        position.answer(policy[seat].choose(position.sight(seat)))
    assert bought > 20


def test_it_plays_where_cards_are_drafted() -> None:
    """As soon as the kingdom is complete it has the plan for it."""
    position = GAME.new(2, 3, {"kingdom-mode": "draft"}, listen=False)
    bots = [StrongBot() for _ in range(2)]
    play_out(position, list(bots), 14)
    assert position.question != "draft-pick"
    assert bots[0].piles == bots[1].piles == position.sight(0).piles()  # type: ignore[attr-defined]


def test_it_answers_at_once_when_it_must() -> None:
    """Without trying plans; later it thinks all the same."""
    position = GAME.new(2, 4, {"kingdom-mode": "random"}, listen=False)
    bot = StrongBot()
    assert bot.quick(position.sight(position.asked_seat())) in position.legal()
    assert not bot.thorough


def test_a_plan_follows_from_the_kingdom() -> None:
    """For one that has no page it is the same each time, and can be played there."""
    kingdom = piles_of([*KINGDOMS["interaction"][:8], NUMBERS["witch"], NUMBERS["gardens"]])
    assert shipped().exact(kingdom, 2) is None
    first = plan_text(plan_for(kingdom, 2, COMPILED))
    plan_for.cache_clear()
    assert plan_text(plan_for(kingdom, 2, COMPILED)) == first


def test_strong_beats_the_house() -> None:
    assert Contest(FIRST_GAME, 2).share(StrongBot(), HouseBot(), 0, 40) >= 0.65


def test_strong_beats_two_house_bots() -> None:
    assert Contest(FIRST_GAME, 3).share(StrongBot(), HouseBot(), 0, 40) >= 0.4
