"""What a seat could not know: kinds and numbers, which are the same in every world that looks the same to it."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Any, cast

import msgspec
import pytest

from signoria.analysis import analyse
from signoria.analysis.page import page
from signoria.analysis.unknowns.summary import unknown_to
from signoria.core.replay import replay_of
from signoria.games import REGISTRY
from tests.analysis.games import BOTS, HASTY, played

if TYPE_CHECKING:
    from signoria.analysis import Analysis
    from signoria.core.message import Message

GAMES = tuple(BOTS)


@lru_cache
def analysed(game: str) -> Analysis:
    """Analyse a game with as few worlds as possible, once for all tests."""
    return analyse(played(game), thoroughness=HASTY)


def told(view: dict[str, Any]) -> dict[str, list[Any]]:
    """Give what is unknown by its key."""
    found: dict[str, list[Any]] = {}
    for key, facts in unknown_to(view):
        found.setdefault(key.removeprefix("analysis-unknown-"), []).append(facts)
    return found


def moments(game: str) -> list[tuple[int, Any]]:
    """Give some positions of a game in which somebody is asked, each with the number of moves before it."""
    replay = replay_of(played(game), REGISTRY)
    plies = range(replay.first, replay.last, max(1, (replay.last - replay.first) // 40))
    positions = [(ply, replay.at(ply)) for ply in plies]
    return [(ply, position) for ply, position in positions if position.asked is not None]


@pytest.mark.parametrize("game", GAMES)
def test_decisions_say_what_was_unknown(game: str) -> None:
    replay = replay_of(played(game), REGISTRY)
    found = analysed(game).decisions
    assert any(one.unknown for one in found)
    for one in found[:: max(1, len(found) // 30)]:
        assert one.unknown == unknown_to(replay.at(one.ply).sight(one.seat).view())


@pytest.mark.parametrize("game", GAMES)
def test_it_is_no_more_than_a_seat_knows(game: str) -> None:
    """Every world in which the seat may be says the same."""
    different = 0
    for ply, position in moments(game):
        seat = position.asked
        other = position.determinise(seat, ply)
        different += other.save() != position.save()
        assert unknown_to(other.sight(seat).view()) == unknown_to(position.sight(seat).view())
    assert different > 0


@pytest.mark.parametrize("game", GAMES)
def test_only_kinds_and_numbers_are_told(game: str) -> None:
    """No card and no character is named."""
    messages: list[Message] = [one for choice in analysed(game).decisions for one in choice.unknown]
    for key, facts in messages:
        assert key.startswith("analysis-unknown-")
        for fact, value in facts.items():
            if fact == "number":
                assert isinstance(value, int)
                assert value > 0
            elif fact == "player":
                assert set(cast("dict[str, int]", value)) == {"seat"}
            else:
                assert fact == "players"
                assert all(set(one) == {"seat"} for one in cast("list[dict[str, int]]", value))


@pytest.mark.parametrize(("language", "said"), [("en", "Not known then: "), ("nl", "Toen niet bekend: ")])
@pytest.mark.parametrize("game", GAMES)
def test_the_page_says_it_in_words(game: str, language: str, said: str) -> None:
    """Of every kind that there is in a game, in one sentence."""
    found = analysed(game)
    messages = {message[0]: message for choice in found.decisions for message in choice.unknown}
    wrong = msgspec.structs.replace(
        found.decisions[0],
        grade="slip",
        better=found.decisions[0].chosen,
        better_chance=1.0,
        gap=0.1,
        why=("hint-wins", {}),
        unknown=list(messages.values()),
    )
    others = [msgspec.structs.replace(one, unknown=[]) for one in found.decisions[1:]]
    text = page(msgspec.structs.replace(found, decisions=[wrong, *others]), language)
    (sentence,) = re.findall(f"{said}([^<]*)", text)
    assert sentence.endswith(".")
    assert "analysis-" not in sentence
    assert sentence.count(", ") == len(messages) - 2


def test_hands_and_piles_of_dominion() -> None:
    position = REGISTRY.game("dominion").scenario(
        {
            "players": [
                {"hand": "5 copper", "deck": "2 estate, 3 copper"},
                {"hand": "3 copper", "deck": ""},
                {"hand": "4 copper", "deck": "estate"},
            ],
            "phase": "buy",
        }
    )
    assert told(position.view(0)) == {
        "order": [{"number": 5}],
        "hand": [{"player": {"seat": 1}, "number": 3}, {"player": {"seat": 2}, "number": 4}],
        "orders": [{"players": [{"seat": 2}]}],
    }


def test_characters_of_machiavelli_are_unknown_until_they_are_turned_up() -> None:
    for _, position in moments("machiavelli"):
        seat = position.asked
        view: Any = position.view(seat)
        masked = {one["seat"] for facts in told(view).get("characters", []) for one in facts["players"]}
        known = [one["place"] for one in view["characters"] if not one["revealed"]]
        for player in view["players"]:
            hidden = player["unrevealed"] - known.count(player["seat"])
            assert (player["seat"] in masked) == (hidden > 0 and player["seat"] != seat)


def test_hands_of_florence_are_counted_without_what_everybody_has_seen() -> None:
    for _, position in moments("florence"):
        seat = position.asked
        view: Any = position.view(seat)
        hands = {facts["player"]["seat"]: facts["number"] for facts in told(view).get("hand", [])}
        cards = {
            one["seat"]: one["hand_persons"] + one["hand_prestige"] + one["hand_bonus"] - len(one["known_persons"])
            for one in view["players"]
        }
        assert hands == {other: number for other, number in cards.items() if other != seat and number > 0}
