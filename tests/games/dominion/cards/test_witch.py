"""Witch."""

from __future__ import annotations

import pytest

from tests.games.dominion.cards.glance import log, player_seen, plays
from tests.kit.scene import Scene

PLAIN = {"hand": "copper"}
MOATED = {"hand": "moat, copper"}


def coven(*others: dict[str, str], curses: int | None = None, hand: str = "witch", attacker: int = 0) -> Scene:
    """A scene with a Witch in hand; `others` sit to the left of the attacker."""
    players: list[dict[str, str]] = [{}] * (1 + len(others))
    players[attacker] = {"hand": hand, "deck": "gold, silver, copper, estate, duchy"}
    for distance, other in enumerate(others, start=1):
        players[(attacker + distance) % len(players)] = other
    supply = {} if curses is None else {"curse": curses}
    return Scene(players=players, active=attacker, supply=supply)


def cursed(scene: Scene) -> list[object]:
    """Who has gained a Curse, in order."""
    return [event["seat"] for event in scene.events("card-gained") if event["kind"] == "curse"]


def test_witch_draws_two_cards() -> None:
    """DO-C23.1: and gives the attacker nothing else."""
    scene = coven(PLAIN).play("play witch")
    assert (scene.hand(0), scene.deck(0), scene.discard(0)) == ("silver, gold", "copper, estate, duchy", "")
    assert scene.counters == (0, 1, 0)


@pytest.mark.parametrize(
    ("seats", "attacker", "order"),
    [(2, 0, [1]), (2, 1, [0]), (3, 0, [1, 2]), (3, 1, [2, 0]), (4, 0, [1, 2, 3]), (4, 2, [3, 0, 1])],
)
def test_every_opponent_gains_a_curse_in_turn_order(seats: int, attacker: int, order: list[int]) -> None:
    """DO-C23.2, DO-R01.1, DO-T07.1: from the supply to his discard pile, from the attacker's left on."""
    target = {"hand": "copper", "deck": "gold", "discard": "estate"}
    scene = coven(*[target] * (seats - 1), attacker=attacker)
    curses = scene.supply("curse")
    scene.play("play witch")
    assert cursed(scene) == order
    for seat in order:
        assert (scene.hand(seat), scene.deck(seat), scene.discard(seat)) == ("copper", "gold", "estate, curse")
    assert scene.supply("curse") == curses - len(order)
    assert scene.discard(attacker) == ""
    scene.expect_question(attacker, "play-treasure")


@pytest.mark.parametrize(("curses", "order"), [(3, [3, 0, 1]), (2, [3, 0]), (1, [3]), (0, [])])
def test_the_last_in_turn_order_go_without(curses: int, order: list[int]) -> None:
    """DO-C23.3, DO-R03.1: where the Curses run out, those nearest to the attacker's left have them."""
    scene = coven(PLAIN, PLAIN, PLAIN, curses=curses, attacker=2).play("play witch")
    assert cursed(scene) == order
    assert scene.supply("curse") == 0


def test_a_curse_kept_away_stays_for_the_next() -> None:
    """DO-C23.4, DO-I13: two Curses, four players, the left neighbour reveals: the other two have one each."""
    scene = coven(MOATED, PLAIN, PLAIN, curses=2).play("play witch", "reveal moat")
    assert cursed(scene) == [2, 3]
    assert scene.supply("curse") == 0
    assert scene.events("pile-empty") == [{"kind": "curse", "empty": 1}]


def test_without_curses_two_cards_are_drawn() -> None:
    """DO-C23.5, DO-I14: the draw is compulsory, windows open, nobody gains."""
    scene = coven(MOATED, MOATED, curses=0).play("play witch")
    for seat in (1, 2):
        scene.expect_question(seat, "moat-reveal", "reveal moat, pass")
        assert scene.hand(0) == ""
        scene.play("pass")
    assert scene.hand(0) == "silver, gold"
    assert scene.events("card-gained") == []
    assert (scene.discard(1), scene.discard(2)) == ("", "")


def test_witch_against_two_moats() -> None:
    """DO-X4: the attacker draws two, no Curse moves, both Moats stay in hand."""
    scene = coven(MOATED, MOATED)
    curses = scene.supply("curse")
    scene.play("play witch", "reveal moat", "reveal moat")
    assert scene.hand(0) == "silver, gold"
    assert scene.supply("curse") == curses
    assert [scene.hand(seat) for seat in (1, 2)] == ["copper, moat"] * 2
    assert [scene.discard(seat) for seat in (1, 2)] == ["", ""]


def test_the_cards_come_before_the_curses() -> None:
    """DO-C23.1, DO-C23.2, DO-T10.1: the log tells them in that order."""
    scene = coven(PLAIN, PLAIN).play("play witch")
    assert log(scene)[:5] == ["action-played", "bonus", "cards-drawn", "card-gained", "card-gained"]


def test_throne_room_on_witch() -> None:
    """DO-Q22: four cards and two windows; the first play serves all before the second begins."""
    scene = coven(MOATED, PLAIN, hand="throne-room, witch").play("play throne-room", "play witch")
    scene.expect_question(1, "moat-reveal")
    scene.play("pass")
    assert cursed(scene) == [1, 2]
    assert scene.hand(0) == "silver, gold"
    scene.expect_question(1, "moat-reveal")
    scene.play("pass")
    assert cursed(scene) == [1, 2, 1, 2]
    assert scene.hand(0) == "copper, silver, gold, estate"
    assert plays(scene)[1:] == [("witch", "first"), ("witch", "second")]


def test_throne_room_on_witch_with_one_curse() -> None:
    """DO-I10: three players: the left neighbour has it in the first play, nobody has one later; four cards drawn."""
    scene = coven(PLAIN, PLAIN, curses=1, hand="throne-room, witch").play("play throne-room", "play witch")
    assert cursed(scene) == [1]
    assert scene.hand(0) == "copper, silver, gold, estate"


@pytest.mark.parametrize("answers", [("reveal moat", "pass"), ("pass", "reveal moat")])
def test_throne_room_on_witch_with_a_moat_shown_once(answers: tuple[str, str]) -> None:
    """DO-I11, DO-R02.13: one Curse in all."""
    scene = coven(MOATED, hand="throne-room, witch").play("play throne-room", "play witch", *answers)
    assert cursed(scene) == [1]
    assert scene.discard(1) == "curse"


def test_the_last_curse_may_end_the_game() -> None:
    """DO-I44, DO-E01.2, DO-E01.6: Coppers, Curses and a kingdom pile empty: the game ends with this turn."""
    scene = Scene(
        players=[{"hand": "witch", "deck": "9 copper"}, PLAIN], supply={"curse": 1, "copper": 0, "smithy": 0}
    ).play("play witch")
    scene.expect_question(0, "play-treasure")
    scene.end_turn()
    assert scene.position.over
    assert scene.events("game-end")[0]["reason"] == "piles"


def test_what_everyone_is_told() -> None:
    """DO-C23.2, DO-T07.7, DO-Z05.1, DO-Z10: Curses are seen by all, the drawn cards by their owner."""
    scene = coven(PLAIN, PLAIN, curses=2).play("play witch")
    for reader in (0, 1, 2, None):
        assert scene.events("bonus", reader) == [{"seat": 0, "cards": 2, "actions": 0, "buys": 0, "coins": 0}]
        assert scene.events("card-gained", reader) == [
            {"seat": 1, "kind": "curse", "source": "supply", "place": "discard", "left": 1},
            {"seat": 2, "kind": "curse", "source": "supply", "place": "discard", "left": 0},
        ]
        assert player_seen(scene, reader, 1)["discard_top"] == "curse"
    assert scene.events("cards-drawn", 1) == [{"seat": 0, "number": 2}]
    assert scene.events("cards-drawn", 0)[0]["kinds"] == ["silver", "gold"]
