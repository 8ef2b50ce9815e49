"""Throne Room chains agree, decision by decision, with an Action phase that is written in quite another way."""

from __future__ import annotations

from collections import Counter
from typing import Final, cast

import pytest

import signoria
from signoria.core.chance import Chance, FastChance, chance_from_seed, spread
from signoria.core.zones import pile_of
from signoria.games.dominion.data.components import NAMES, NUMBERS
from signoria.games.dominion.state.table import Dominion
from tests.kit.effort import few
from tests.kit.oracle.question import Question
from tests.kit.oracle.throne_room import CARDS, OracleTable, Seat, action_phase

SCENARIOS: Final = 1000
MOST_OF_A_KIND: Final = 6
# Throne Rooms first, then what they are played on, then cards for the effects to work with.
LIKELY: Final = ["throne-room"] * 10 + [*CARDS] * 2 + ["copper", "silver", "gold", "estate", "duchy", "curse"] * 2
HIDDEN: Final = [*CARDS, "copper", "copper", "silver", "gold", "estate", "province", "throne-room", "throne-room"]


class Dice:
    """Makes up a scenario, and the answers, from a number."""

    def __init__(self, seed: int) -> None:
        self.chance = FastChance(spread(seed))
        self.used: Counter[str] = Counter()

    def below(self, bound: int) -> int:
        """Throw."""
        return int(self.chance.below(bound))

    def cards(self, among: list[str], least: int, most: int, kingdom: list[str]) -> str:
        """Make up some cards that are in the game, and not more of a kind than there are."""
        found = []
        for _ in range(least + self.below(most - least + 1)):
            there = [card for card in among if card in kingdom or card not in CARDS]
            there = [card for card in there if self.used[card] < MOST_OF_A_KIND]
            found.append(there[self.below(len(there))])
            self.used[found[-1]] += 1
        return ", ".join(found)

    def scenario(self) -> dict[str, object]:
        """Make up a scenario."""
        kinds = pile_of([NUMBERS[card] for card in CARDS if card != "throne-room"])
        self.chance.shuffle(kinds)
        kingdom = ["throne-room", *(NAMES[kinds.pop()] for _ in range(9))]
        players = [
            {
                "hand": self.cards(LIKELY, 4, 9, kingdom),
                "deck": self.cards(HIDDEN, 0, 8, kingdom),
                "discard": self.cards(HIDDEN, 0, 5, kingdom),
            }
            for _ in range(2 + self.below(3))
        ]
        supply = {card: self.below(3) for card in ("curse", "silver", "gold", *kingdom) if self.below(4) == 0}
        return {
            "players": players,
            "kingdom": kingdom,
            "supply": supply,
            "active": self.below(len(players)),
            "actions": 1 + self.below(3),
            "seed": self.below(10**6),
            "options": {
                "compulsion": ["first-edition", "lenient"][self.below(2)],
                "feast-gain": ["must", "may"][self.below(2)],
                "remodel-gain": ["discard", "hand"][self.below(2)],
            },
        }


def oracle_for(scenario: dict[str, object], position: Dominion) -> OracleTable:
    """Lay the same table for the oracle."""
    saved = position.save()
    chance: Chance = chance_from_seed(scenario["seed"])
    options = cast("dict[str, str]", scenario["options"])
    return OracleTable(
        seats=[
            Seat(list(player["hand"]), list(player["deck"]), list(player["discard"]))
            for player in cast("list[dict[str, list[str]]]", saved["players"])
        ],
        active=cast("int", saved["active"]),
        supply=dict(cast("dict[str, int]", saved["supply"])),
        shuffle=lambda cards: shuffled(chance, cards),
        lenient=options["compulsion"] == "lenient",
        feast_may=options["feast-gain"] == "may",
        remodel_hand=options["remodel-gain"] == "hand",
        actions=position.actions,
    )


def shuffled(chance: Chance, cards: list[str]) -> list[str]:
    """Shuffle with the engine's chance: the order of the cards before matters, so it is compared too."""
    pile = pile_of([NUMBERS[card] for card in cards])
    chance.shuffle(pile)
    return [NAMES[card] for card in pile.listed()]


def assert_same_table(position: Dominion, oracle: OracleTable) -> None:
    """Compare all zones: piles in their order, hands and the trash without one."""
    saved = position.save()
    players = cast("list[dict[str, list[str]]]", saved["players"])
    for player, seat in zip(players, oracle.seats, strict=True):
        assert Counter(player["hand"]) == Counter(seat.hand)
        assert player["deck"] == seat.deck
        assert player["discard"] == seat.discard
    assert saved["supply"] == oracle.supply
    assert Counter(cast("list[str]", saved["trash"])) == Counter(oracle.trash)
    assert saved["play_area"] == oracle.play_area
    assert (saved["actions"], saved["buys"], saved["coins"]) == (oracle.actions, oracle.buys, oracle.coins)


@pytest.mark.parametrize("first", range(0, SCENARIOS, 100))
def test_throne_room_chains_agree_with_the_oracle(first: int) -> None:
    """DO-C21.2, DO-C21.4, DO-C21.8, DO-C21.10: what is played, in which order, whatever is thrown together."""
    for seed in range(first, first + few(100)):
        assert_same(seed)


def assert_same(seed: int) -> list[Question]:
    """Play a made-up Action phase in both, and give the questions that were asked."""
    dice = Dice(seed)
    scenario = dice.scenario()
    position = cast("Dominion", signoria.game("dominion").scenario(scenario))
    oracle = oracle_for(scenario, position)
    phase = action_phase(oracle)
    asked: list[Question] = []
    answer: str | None = None
    while True:
        try:
            question = next(phase) if answer is None else phase.send(answer)
        except StopIteration:
            break
        options = [position.notation(option) for option in position.legal()]
        assert (position.asked, position.question) == (question.seat, question.kind), f"scenario {seed}: {scenario}"
        assert sorted(options) == sorted(question.options), f"scenario {seed}: {scenario}"
        assert_same_table(position, oracle)
        asked.append(question)
        answer = choice(dice, question)
        position.play(answer)
    assert position.phase == 2, f"scenario {seed}: the Action phase is over"
    if position.question == "play-treasure" or position.active == oracle.active:
        assert_same_table(position, oracle)
    return asked


def choice(dice: Dice, question: Question) -> str:
    """Answer: Throne Rooms rather than anything else, and the phase is seldom ended."""
    if "play throne-room" in question.options and dice.below(3) > 0:
        return "play throne-room"
    answer = question.options[dice.below(len(question.options))]
    return answer if answer != "end-actions" else question.options[dice.below(len(question.options))]


def test_the_made_up_scenarios_are_worth_it() -> None:
    """Long chains, all cards and all questions come up."""
    games = [assert_same(seed) for seed in range(SCENARIOS)]
    questions = [question for asked in games for question in asked]
    assert {question.kind for question in questions} == {
        "play-action",
        "throne-room-card",
        "moat-reveal",
        "bureaucrat-victory",
        "cellar-discard",
        "feast-gain",
        "militia-discard",
        "mine-trash",
        "mine-gain",
        "moneylender-trash",
        "remodel-trash",
        "remodel-gain",
        "workshop-gain",
    }
    assert len(questions) > 5 * SCENARIOS
    assert sum(sum(question.kind == "throne-room-card" for question in asked) >= 4 for asked in games) > SCENARIOS / 20


def test_three_throne_rooms_in_a_chain_play_three_cards_twice_for_one_action() -> None:
    """DO-Q25, DO-C21.8: the first doubles the second, whose two plays double the third and Z; the third X and Y."""
    scenario: dict[str, object] = {
        "players": [{"hand": "3 throne-room, woodcutter, market, festival", "deck": "9 copper"}, {}],
        "seed": 1,
        "options": {"compulsion": "first-edition", "feast-gain": "must", "remodel-gain": "discard"},
    }
    position = cast("Dominion", signoria.game("dominion").scenario(scenario))
    oracle = oracle_for(scenario, position)
    phase = action_phase(oracle)
    next(phase)
    moves = ["throne-room", "throne-room", "throne-room", "woodcutter", "market", "festival"]
    for move in moves:
        assert position.question in ("play-action", "throne-room-card")
        position.play(f"play {move}")
        try:
            phase.send(f"play {move}")
        except StopIteration:
            break
    assert_same_table(position, oracle)
    assert (position.actions, position.buys, position.coins) == (0 + 2 + 4, 1 + 2 + 2 + 2, 4 + 2 + 4)
