"""The auction agrees, decision by decision, with one that is written the other way round."""

from __future__ import annotations

import random

import pytest

from tests.kit.oracle.florence_auction import OBJECTS, AuctionTable, auction_phase
from tests.kit.oracle.question import Question
from tests.kit.palazzo import GAME, Palazzo

# What the oracle knows nothing of: carrying objects out.
CARRYING_OUT = ("place-landscape", "pick-prestige", "recruit-now")


@pytest.mark.parametrize("chunk", range(8))
def test_random_auctions_agree(chunk: int) -> None:
    """PF-A01.1, PF-A03.1, PF-A03.4, PF-A05.1: who is asked what, and who has bought what."""
    chance = random.Random(chunk)
    for _ in range(25):
        seats = chance.randint(3, 5)
        players = [{"money": 100 * chance.choice([0, 1, 2, 3, 5, 9, 20]), "builders": 0} for _ in range(seats)]
        players[chance.randrange(seats)]["builders"] = 3
        supply = {item: chance.choice([0, 1, 1]) for item in ("forest", "lake", "park", "jester", "recruit")}
        supply["builder"] = chance.choice([0, 1])
        position = GAME.scenario({"players": players, "supply": supply, "start": chance.randrange(seats)})
        scene = position.view(None)
        table = AuctionTable(
            [player["money"] for player in players],
            [player["builders"] for player in players],
            {**supply, "prestige": 14},
            scene["start"],  # type: ignore[arg-type]
        )
        oracle = auction_phase(table)
        question: Question | None = next(oracle)
        while question is not None:
            while position.question in CARRYING_OUT:
                position.choose(position.legal()[0])
            options = [position.notation(option) for option in position.legal()]
            assert (position.asked, position.question, sorted(options)) == (
                question.seat,
                question.kind,
                sorted(question.options),
            )
            answer = chance.choice(question.options)
            position.play(answer)
            try:
                question = oracle.send(answer)
            except StopIteration:
                question = None
        told = [event.facts for event in position.events() if event.kind == "object-bought"]
        assert {fact["seat"]: (fact["item"], fact["price"]) for fact in told} == table.bought
        assert [event.kind for event in position.events()].count("phase-a-end") == (
            position.question not in CARRYING_OUT
        )


def test_the_oracle_knows_the_seven_objects() -> None:
    """PF-C04.5: the same as the game."""
    assert Palazzo({}, {}, {}).said_of("open") == OBJECTS
