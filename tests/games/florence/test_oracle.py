"""Whole games agree, decision by decision, with a second reading of the rules."""

from __future__ import annotations

import random
from typing import Any, cast

import pytest

from signoria.bots import new_bot
from signoria.core.position import Sight
from signoria.games.florence.data.actions import CATALOGUE
from signoria.games.florence.data.components import BONUS_NAMES, PERSON_NAMES, PRESTIGE_NAMES
from signoria.games.florence.rules.cooperative_building.negotiation import JointPlace
from signoria.games.florence.state.table import Florence
from tests.kit.driver import driver_of
from tests.kit.effort import few
from tests.kit.oracle.florence_options import COSTS, MOST_OFFERS, Oracle
from tests.kit.palazzo import GAME
from tests.properties.florence import options_of

CELLS_OF = {number: text.partition("@")[2].split(",") for text, number in CATALOGUE.by_cells.items()}

# Every place of every tile, on cells that are free on either side of a board.
GRID = [f"{column}{row}" for column in "abcdefg" for row in range(1, 8) if row in (3, 4, 5) or column in "fg"]
PLACES: dict[str, list[list[str]]] = {}
for text in CATALOGUE.by_cells:
    PLACES.setdefault(text.partition("@")[0], []).append(text.partition("@")[2].split(","))
SORTS = sorted(PLACES)


def placed(game: Florence, oracle: Oracle, about: dict[str, Any]) -> set[frozenset[tuple[int, int]]]:
    """Give the placements that are offered, as cells of the common field."""
    seat = cast("int", game.asked)
    if game.question == "joint-propose":
        parts = [JointPlace(game, about["active"], about["partner"], option).cells() for option in game.legal()]
        cells = [[(int(name[0]) - 1, name[2:]) for name in part] for part in parts]
    else:
        cells = [[(seat, name) for name in CELLS_OF[option]] for option in game.legal()]
    found = [frozenset(oracle.named(owner, name) for owner, name in part) for part in cells]
    assert len(set(found)) == len(found) or len(oracle.types(seat)) > 1
    return set(found)


def agrees(game: Florence, oracle: Oracle) -> bool:
    """Whether the open question offers exactly what the oracle says."""
    seat, question = cast("int", game.asked), cast("str", game.question)
    about = cast("dict[str, Any]", game.view(None)["question"])
    said = {game.notation(option) for option in game.legal()}
    if question == "place-landscape":
        return placed(game, oracle, about) == oracle.alone(seat, about["tile"])
    if question == "build":
        places = [oracle.alone(seat, tile) for tile in oracle.types(seat)]
        return placed(game, oracle, about) == set().union(*places) and len(said) == sum(map(len, places))
    if question == "joint-propose":
        active, partner = about["active"], about["partner"]
        places = [oracle.jointly(active, partner, tile) for tile in oracle.types(active, partner)]
        # A counter-offer must differ: where only one price can be named, one place is left out.
        spare = int(about["number"] > 1 and len(oracle.prices(seat, active)) == 1)
        left_out = sum(map(len, places)) - len(said)
        return 0 <= left_out <= spare and placed(game, oracle, about) <= set().union(*places)
    if question == "joint-price":
        named = {f"price {price}" for price in oracle.prices(seat, about["active"])}
        return said <= named and len(named - said) <= int(about["number"] > 1)
    if question == "joint-reply":
        expected = {"decline"}
        expected |= {"accept"} if oracle.fulfils(seat, about["active"], about["price"]) else set()
        expected |= {"counter"} if about["number"] < MOST_OFFERS else set()
        return expected - {"counter"} <= said <= expected
    return said == oracle.options(question, seat, about)


def eyes(game: Florence) -> Sight:
    """Give the eyes of the seat that is asked."""
    return game.sight(cast("int", game.asked))


def told_rightly(event: Any, before: Oracle, after: Oracle) -> None:  # noqa: ANN401 - an event of the log
    """Check values, incomes and points that an event tells of."""
    facts = event.facts
    if event.kind == "work-completed":
        seat = facts["seat"]
        value = before.princess(seat) if facts["kind"] == "princess" else None
        if value is None:
            value = before.work(seat, facts["kind"], list(facts["bonus"]))
        assert (facts["value"], facts["income"]) == (value, 100 * value)
        assert value >= before.minimum
        assert after.players[seat]["marker"] == max(before.players[seat]["marker"], value)
    elif event.kind == "best-work" and after.saved["phase"] != "actions":
        markers = [player["marker"] for player in before.players]
        assert facts["value"] == max(markers)
        assert facts["seats"] == [seat for seat, marker in enumerate(markers) if marker == max(markers) > 0]
    elif event.kind == "building-built":
        assert facts["price"] == COSTS[before.builders(facts["seat"])]
    elif event.kind == "prestige-scored":
        assert facts["gained"] == after.prestige(facts["seat"], facts["kind"])


@pytest.mark.parametrize("player", ["driver", "steward"])
@pytest.mark.parametrize("number", range(few(8)))
def test_whole_games_agree(number: int, player: str) -> None:
    """PF-B01.7, PF-W01.2, PF-W02.1, PF-P01.2: every question, every work and every prestige card of whole games."""
    driver = driver_of("florence", number, lively=True)
    seats = 2 + number % 4
    options = options_of(seats, lambda values: values[driver.chance.below(len(values))])
    bots = [new_bot("florence", "steward", seat) for seat in range(seats)]
    game = cast("Florence", GAME.new(seats, number, options))
    before = Oracle(game.save())
    told = 0
    while not game.over:
        if len(game.legal()) > 1 or game.question == "turn-menu":
            assert agrees(game, before), (game.question, sorted(game.notation(option) for option in game.legal())[:40])
        choice = driver.choose(game) if player == "driver" else bots[cast("int", game.asked)].choose(eyes(game))
        game.choose(choice)
        after = Oracle(game.save())
        for event in game.events(told):
            told_rightly(event, before, after)
        told = len(game.events())
        before = after
    ranking = sorted(range(seats), key=lambda seat: (-before.points(seat), -before.players[seat]["money"]))
    best = (before.points(ranking[0]), before.players[ranking[0]]["money"])
    assert game.winners() == [
        seat for seat in range(seats) if (before.points(seat), before.players[seat]["money"]) == best
    ]


def any_player(chance: random.Random, names: dict[str, list[str]]) -> dict[str, object]:
    """Give a player with things that may lie anywhere, and cards that nobody else has."""

    def some(kind: str, most: int) -> list[str]:
        return [names[kind].pop() for _ in range(min(chance.randint(0, most), len(names[kind])))]

    free = set(GRID)
    tiles = []
    for tile in chance.sample(SORTS, chance.randint(0, 9)):
        place = chance.choice(PLACES[tile])
        if set(place) <= free and tile in names["tiles"]:
            free -= set(place)
            names["tiles"].remove(tile)
            tiles.append(f"{tile}@{','.join(place)}")
    return {
        "money": 100 * chance.choice([0, 2, 3, 7, 30]),
        "points": chance.choice([0, 0, 4, 30]),
        "builders": len(some("builders", 3)),
        "jesters": chance.randint(0, 1),
        "hand": some("persons", 3),
        "open": some("persons", 2),
        "bonus": some("bonus", 3),
        "prestige": some("prestige", 2),
        "tiles": tiles,
    }


@pytest.mark.parametrize("chunk", range(6))
def test_crowded_principalities_agree(chunk: int) -> None:
    """PF-T04.3, PF-T04.6, CB-B01.4, CB-J02.1: whatever stands in the way, alone and together."""
    chance = random.Random(chunk)
    for _ in range(few(8)):
        seats = chance.randint(2, 5)
        names = {
            "persons": chance.sample(PERSON_NAMES, 21),
            "bonus": chance.sample(BONUS_NAMES, 20),
            "prestige": chance.sample(PRESTIGE_NAMES, 14),
            "builders": ["builder"] * 6,
            "tiles": SORTS * 3,
        }
        players = [any_player(chance, names) for _ in range(seats)]
        options = options_of(seats, chance.choice)
        options["expansion-cooperative"] = chance.choice(["on", "on", "off"])
        options.pop("start-seat", None)
        scene = {"players": players, "options": {**options, "start-player": "random"}}
        more = {"phase": "actions", "round": chance.randint(1, 7)}
        game = cast("Florence", GAME.scenario({**scene, **more}))
        menu = [game.notation(option) for option in game.legal()]
        for choice in [*(word for word in menu if word in ("build", "work") or word.startswith("propose")), None]:
            again = game.copy()
            while again.question in ("turn-menu", "joint-propose", "joint-price", "joint-reply", "build", "work"):
                assert agrees(again, Oracle(again.save())), (again.question, scene)
                if choice is None or again.question in ("build", "work"):
                    break
                said = again.notation(chance.choice(again.legal()))
                again.play(choice if again.question == "turn-menu" else said)
                if again.question == "turn-menu":
                    break
